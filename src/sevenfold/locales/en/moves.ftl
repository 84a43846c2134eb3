# What somebody has done, after the name and a colon.

move-join = joins the game

move-dragon-place = lays { $card } in row { $row }
move-dragon-under = puts { $card } under the pile
move-dragon-under-hidden = puts a card under the pile, face down

move-double-seven-draw = draws a face-up tile: { $tile }
move-double-seven-draw-hidden = draws a face-down tile
move-double-seven-rainbow = calls Rainbow and draws a face-up tile: { $tile }
move-double-seven-rainbow-hidden = calls Rainbow and draws a face-down tile
move-double-seven-start = starts a family: { $animal } { $amount }
move-double-seven-grow = adds to { $family }: { $amount }
move-double-seven-swap = swaps { $own } for { $other }
move-double-seven-clover = takes the clover out of { $family }
move-double-seven-two-for-one = two for one: gives up { $one } and { $other }, takes a face-up tile: { $tile }
move-double-seven-two-for-one-hidden = two for one: gives up { $one } and { $other }, takes a face-down tile
move-double-seven-pass = passes
move-double-seven-pass-tile = passes and removes a tile from the game: { $tile }

move-seven-dragons-place = lays { $card } at { $to }
move-seven-dragons-pass = passes
move-seven-dragons-color = discards without using the action: { $action }
move-seven-dragons-trade-hands = trades hands with { $player }
move-seven-dragons-trade-goals = trades goals with { $player }
move-seven-dragons-rotate-goals = { $direction ->
    [left] passes all goals one seat to the left
   *[right] passes all goals one seat to the right
}
move-seven-dragons-move-card = moves { $lifted } from { $from } to { $to }: { $card }
move-seven-dragons-zap-card = zaps { $lifted } at { $from } into their hand
move-seven-dragons-under = { $words } (action card under the pile)

## What a move brought

note-tokens = { $count ->
    [one] wins { $count } token
   *[other] wins { $count } tokens
}
note-round = The round is over. Round { $round } begins; so far: { $scores }
note-seven = takes a 7
note-double-seven = takes the 77
note-bonus = { $count ->
    [one] draws { $count } bonus card
   *[other] draws { $count } bonus cards
}
