# What only Dragon says.

## Words

title-dragon = Dragon
credit-dragon = Dragon is by Sylvie Barc.
about-dragon = complete the rows and columns of a seven-by-seven grid
first-dragon = In the rulebook the player to the left of the youngest goes first.
option-dragon-multi = as many rounds as players
option-dragon-multi-label = As many rounds as players
dragon-pile = Pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dragon-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
dragon-pays = { $count ->
    [one] pays { $count } token
   *[other] pays { $count } tokens
}
dragon-total = { $count } in all rounds
dragon-round = round { $round } of { $rounds }
reason-dragon-tokens = The most tokens win.
dragon-ahead = { $winner } has { $count ->
    [one] one token
   *[other] { $count } tokens
} more than { $second }.

## Moves and what they bring

dragon-card = { $annoyed ->
    [yes] an annoyed { $value }
   *[no] a { $value }
}
dragon-in-row = in row { $row }
step-dragon-place = lay
step-dragon-under = put under the pile:
move-dragon-place = lays { $card }
move-dragon-under = { $card-code ->
    [hidden] puts a card face down under the pile
   *[other] puts { $card } face down under the pile
}
note-dragon-tokens = { $count ->
    [one] wins { $count } token
   *[other] wins { $count } tokens
}
note-dragon-round = The round is over. Round { $round } begins; so far: { $scores }
note-dragon-pile = The pile is empty now.

## Why not

refusal-dr-end-over = the game is over
refusal-dr-turn-held = that card is not in your hand
refusal-dr-stuck-not = a card goes under the pile only when none of yours can be placed
refusal-dr-grid-rows = there would be more than seven rows
refusal-dr-place-taken = a card already lies there
refusal-dr-place-alone = that place touches no card beside, above or below it

## On the page

web-dragon-row = row { $number }
web-dragon-row-top = a new row at the top
web-dragon-row-bottom = a new row at the bottom
web-dragon-cell = Column { $value }, { $row }
web-life = { $annoyed ->
    [yes] { $value }, annoyed
   *[no] { $value }
}
web-dragon-elsewhere = This card belongs in column { $value }.
web-dragon-none = None of your cards belongs in column { $value }.
web-stuck = None of your cards fits: choose one to slip under the pile.

# In a first game
web-dragon-coach-hand = Your cards. Tap one of those in colour: it can be placed now.
web-dragon-coach-place = It goes in the column of its number, next to another card. Places that are allowed light up.
web-dragon-coach-tokens = Whoever completes a row or a column takes tokens. The most tokens win.

## What puzzles are about

theme-dragon-place = lay a card
theme-dragon-under = under the pile
theme-dragon-tokens = win tokens
theme-dragon-round = end a round
theme-dragon-pile = the last card of the pile
