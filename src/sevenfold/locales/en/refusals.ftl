# Why something is not possible: one sentence for each reason, by the clause of the rules.

refusal-join = nobody can join this game once it is under way

refusal-dr-end-over = the game is over
refusal-dr-turn-held = that card is not in your hand
refusal-dr-stuck-not = a card goes under the pile only when none of yours can be placed
refusal-dr-grid-rows = there would be more than seven rows
refusal-dr-place-taken = a card already lies there
refusal-dr-place-alone = that place touches no card beside, above or below it

refusal-ds-end-over = the game is over
refusal-ds-draw-first = first draw the tiles you still have to draw
refusal-ds-draw-done = you have drawn all the tiles of this turn
refusal-ds-draw-pool = there is no such tile in the pool
refusal-ds-rainbow-now = Rainbow is called right after drawing, once, before any action
refusal-ds-rainbow-rack = Rainbow needs a rack of five or more tiles, all different animals and no clover
refusal-ds-rainbow-pool = there is no such tile in the pool
refusal-ds-start-few = a family begins with at least two tiles, one of them an animal
refusal-ds-start-tiles = you do not have these tiles on your rack
refusal-ds-start-twice = you already have a family of that animal in front of you
refusal-ds-grow-family = you have no family with that number
refusal-ds-grow-tiles = you do not have these tiles on your rack
refusal-ds-swap-own = you have no family with that number
refusal-ds-swap-theirs = no other player has that family
refusal-ds-swap-sizes = the two families are not the same size
refusal-ds-swap-limit = 16 swaps a turn is the limit
refusal-ds-clover-family = there is no such family
refusal-ds-clover-none = that family has no clover
refusal-ds-clover-tile = you have no tile of that family's animal to put in its place
refusal-ds-two-for-one-used = two for one is possible once a turn
refusal-ds-two-for-one-tiles = you do not have these two tiles on your rack
refusal-ds-two-for-one-pool = that tile was not in the pool before you put yours in
refusal-ds-end-turn-free = you give up a tile only when you pass with six or more
refusal-ds-end-turn-costs = with six or more tiles, first pick the one to give up
refusal-ds-end-turn-tile = you do not have that tile

refusal-sd-win-over = the game is over
refusal-sd-turn-held = that card is not in your hand
refusal-sd-place-taken = a card already lies there
refusal-sd-place-alone = there is no card next to that place
refusal-sd-place-match = none of its dragons would touch the same dragon there
refusal-sd-action-nothing = there is no discard pile yet to slip the card under
refusal-sd-options-silver = without the Silver dragon no card is slipped under the pile
refusal-sd-trade-hands-seat = hands are traded with another player
refusal-sd-trade-goals-seat = goals are traded with another seat
refusal-sd-move-nothing = no card lies there
refusal-sd-move-start = the starting card never moves
refusal-sd-move-other = another card lies there
refusal-sd-move-back = putting the card back as it lay is no move
refusal-sd-move-place = the card does not fit there once it has been lifted
refusal-sd-zap-nothing = no card lies there
refusal-sd-zap-start = the starting card stays on the table
refusal-sd-pass-can = you can still play a card
refusal-sd-join-over = the game is over
refusal-sd-join-puzzle = the puzzle is for one player
refusal-sd-join-full = all five seats are taken
refusal-sd-join-empty = the deck is empty
