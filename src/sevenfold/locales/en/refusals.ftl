# Why a move is not possible: one sentence for each clause of the rules.

refusal-dr-turn = that card is not in your hand
refusal-dr-stuck = a card goes under the pile only when none of yours can be placed
refusal-dr-grid = there would be more than seven rows
refusal-dr-place = the place must be empty and touch a card beside, above or below it

refusal-ds-draw = draw just the tiles you owe, from those that are there
refusal-ds-rainbow = Rainbow needs five or more different animals, no clover, and comes right after drawing
refusal-ds-start = you need two or more tiles for it, and no family of that animal before you
refusal-ds-grow = you need that family and those tiles
refusal-ds-swap = swap equal sizes with another player, 16 times a turn at most
refusal-ds-clover = the family must have a clover, and you a tile of its animal
refusal-ds-two-for-one = once a turn, two of your tiles for another one of the pool
refusal-ds-end-turn = passing costs one of your tiles if you have six or more, and nothing otherwise

refusal-sd-turn = that card is not in your hand
refusal-sd-place = the place must be empty, and a dragon must lie alongside the same dragon
refusal-sd-action = there is no discard pile yet to slip the card under
refusal-sd-options = without Silver no card is slipped under the pile
refusal-sd-trade-hands = hands are traded with another player
refusal-sd-trade-goals = goals are traded with another seat
refusal-sd-move = lift a card other than the first, and lay it where it fits without itself
refusal-sd-zap = zap a card that lies there, but not the first one
refusal-sd-pass = you can still play a card
refusal-sd-join = nobody can join now
