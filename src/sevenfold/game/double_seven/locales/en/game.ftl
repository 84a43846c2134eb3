# What only Double Seven says.

## Words

title-double-seven = Double Seven
credit-double-seven = Double Seven is by Michael Schacht (Tiki Editions).
about-double-seven = collect animal families, swap them and grow them to seven and beyond
first-double-seven = Decide together who goes first.
tile-rabbit = rabbit
tile-butterfly = butterfly
tile-frog = frog
tile-swan = swan
tile-deer = deer
tile-fox = fox
tile-bird = bird
tile-squirrel = squirrel
tile-clover = clover
double-seven-open = Face up:
double-seven-hidden = Face down in the pool: { $count }
double-seven-removed = Out of the game:
double-seven-left = Tokens left: 7 ×{ $sevens }
double-seven-ending = Last turns: the game is about to end.
double-seven-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
double-seven-draws = { $count ->
    [one] { $count } tile to draw
   *[other] { $count } tiles to draw
}
double-seven-face-down = face down
double-seven-amount = { $clovers ->
    [0] { $animals ->
         [one] { $animals } tile
        *[other] { $animals } tiles
    }
   *[other] { $animals ->
        [0] { $clovers ->
             [one] { $clovers } clover
            *[other] { $clovers } clovers
        }
       *[other] { $animals ->
             [one] { $animals } tile
            *[other] { $animals } tiles
        } and { $clovers ->
             [one] { $clovers } clover
            *[other] { $clovers } clovers
        }
    }
}
double-seven-family-of = { $player }: { $animal } ({ $size })
double-seven-family = { $animal } ({ $size })
reason-double-seven-points = The most points win.
reason-double-seven-double-seven = Tied on points: the 77 decides.
double-seven-ahead = { $winner } is { $count ->
    [one] one point
   *[other] { $count } points
} ahead of { $second }.

## Moves and what they bring

step-double-seven-draw = draw
step-double-seven-rainbow = call Rainbow and draw
step-double-seven-start = start a family:
step-double-seven-start-amount = with { $amount }
step-double-seven-grow = grow
step-double-seven-grow-amount = by { $amount }
step-double-seven-swap = swap
step-double-seven-swap-theirs = for { $theirs }
step-double-seven-clover = take the clover from
step-double-seven-two-for-one = two for one:
step-double-seven-two-for-one-tile = for { $tile }
step-double-seven-pass = pass
step-double-seven-pass-tile = { $tile-code ->
    [none] {""}
   *[other] giving up { $tile }
}
move-double-seven-draw = { $tile-code ->
    [hidden] draws a face-down tile
   *[other] draws a face-up tile: { $tile }
}
move-double-seven-rainbow = { $tile-code ->
    [hidden] calls Rainbow and draws a face-down tile
   *[other] calls Rainbow and draws a face-up tile: { $tile }
}
move-double-seven-start = starts a { $animal } family with { $amount }
move-double-seven-grow = adds { $amount } to the { $animal } family, now { $size } tiles
move-double-seven-swap = swaps { $gave } for { $got } of { $theirs }
move-double-seven-clover = takes the clover out of { $family }’s { $animal } family
move-double-seven-two-for-one = { $tile-code ->
    [hidden] two for one: gives back { $discards }, draws a face-down tile
   *[other] two for one: gives back { $discards }, draws a face-up tile: { $tile }
}
move-double-seven-pass = { $tile-code ->
    [none] passes
   *[other] passes and removes a tile from the game: { $tile }
}
note-double-seven-flip = A tile of the pool is turned up: { $tile }
note-double-seven-seven = earns a 7 token
note-double-seven-double-seven = takes the 77
note-double-seven-ending = { $by ->
    [pool] The last tile is drawn: everyone else has one more turn.
   *[double-seven] The 77 is taken: everyone else has one more turn.
}

## Why not

refusal-ds-end-over = the game is over
refusal-ds-draw-first = first draw the tiles you still have to draw
refusal-ds-draw-done = you have drawn all the tiles of this turn
refusal-ds-draw-pool = there is no such tile in the pool
refusal-ds-rainbow-now = Rainbow is called right after drawing, once, before any action
refusal-ds-rainbow-rack = Rainbow needs a rack of five or more tiles, all different animals and no clover
refusal-ds-rainbow-pool = there is no such tile in the pool
refusal-ds-start-few = a family begins with at least two tiles, one of them an animal
refusal-ds-start-mixed = a family is of one animal; only clovers may join it
refusal-ds-start-tiles = you do not have these tiles on your rack
refusal-ds-start-twice = you already have a family of that animal in front of you
refusal-ds-grow-family = you have no family with that number
refusal-ds-grow-others = only the family’s own animal and clovers may join it
refusal-ds-grow-tiles = you do not have these tiles on your rack
refusal-ds-swap-own = you have no family with that number
refusal-ds-swap-theirs = no other player has that family
refusal-ds-swap-sizes = the two families are not the same size
refusal-ds-swap-limit = 16 swaps a turn is the limit
refusal-ds-clover-family = there is no such family
refusal-ds-clover-none = that family has no clover
refusal-ds-clover-one = a clover is taken with one tile, of that family’s animal
refusal-ds-clover-other = only that family’s animal can go in the clover’s place
refusal-ds-clover-tile = you have no tile of that family’s animal to put in its place
refusal-ds-two-for-one-used = two for one is possible once a turn
refusal-ds-two-for-one-count = to draw another tile, first pick exactly two of yours to give back
refusal-ds-two-for-one-tiles = you do not have these two tiles on your rack
refusal-ds-two-for-one-pool = that tile was not in the pool before you put yours in
refusal-ds-end-turn-free = you give up a tile only when you pass with six or more
refusal-ds-end-turn-costs = with six or more tiles, first pick the one to give up
refusal-ds-end-turn-tile = you do not have that tile

## On the page

web-your-rack = Your rack: { $tiles }
web-tiles-laid = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-pool = Pool
web-rack = Your rack
web-rack-count = { $count ->
    [one] { $count } tile on the rack
   *[other] { $count } tiles on the rack
}
web-ds-act = Pick tiles from your rack, or one of your families to swap.
web-ds-picked = Now choose where they go: a new family, one of yours, or in place of a clover.
web-ds-picked-pair = Now choose where they go, or a tile from the pool to take for these two.
web-ds-swap = Now choose a family of the same size.
web-ds-swap-first = First choose which of your families you give for it.
web-ds-swap-none = You have no family to swap yet.
web-ds-call = Now choose the tile to draw.
web-ds-new = New family
web-ds-rainbow = Rainbow!
web-ds-pass = Pass

# In a first game
web-ds-coach-draw = Begin your turn by drawing two tiles: face up or face down.
web-ds-coach-family = Two or more tiles of the same animal start a family: tap them, then where they go.
web-ds-coach-win = A family of seven earns a 7 token, two of them the 77. In the end the most points win.

## What puzzles are about

theme-double-seven-draw = which tile to draw
theme-double-seven-rainbow = the rainbow
theme-double-seven-start = start a family
theme-double-seven-grow = let a family grow
theme-double-seven-swap = swap families
theme-double-seven-clover = take a clover back
theme-double-seven-two-for-one = two for one
theme-double-seven-pass = end the turn
theme-double-seven-flip = turn up a tile
theme-double-seven-seven = earn a 7 token
theme-double-seven-double-seven = take the 77
theme-double-seven-ending = bring on the end
