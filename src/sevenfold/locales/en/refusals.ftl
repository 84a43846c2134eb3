# Why a move is not possible: one sentence for each clause of the rules.

refusal-dr-turn = that card is not in your hand
refusal-dr-stuck = a card goes under the pile only when none of yours can be placed
refusal-dr-grid = there would be more than seven rows
refusal-dr-place = the place must be empty and touch a card beside, above or below it

refusal-ds-draw = a turn begins with drawing: exactly as many tiles as you are due, from those in the pool
refusal-ds-rainbow = Rainbow needs five or more tiles, all different animals and no clover, and is called once, right after drawing
refusal-ds-start = you need those tiles on your rack, and no family of that animal before you yet
refusal-ds-grow = you need that family before you and those tiles on your rack
refusal-ds-swap = you swap a family for another player's of the same size, at most 16 times a turn
refusal-ds-clover = the family must have a clover, and you a tile of its animal on your rack
refusal-ds-two-for-one = once a turn you give two of your tiles for another one from the pool
refusal-ds-end-turn = passing costs one of your tiles if you have six or more, and nothing otherwise

refusal-sd-turn = that card is not in your hand
refusal-sd-place = the place must be empty, and a dragon of the card must lie alongside the same dragon
refusal-sd-action = there is no discard pile yet to slip the card under
refusal-sd-options = without Silver no card is slipped under the discard pile
refusal-sd-trade-hands = hands are traded with another player
refusal-sd-trade-goals = goals are traded with another seat
refusal-sd-move = any card but the first may be moved or turned, and must then connect to another card
refusal-sd-zap = you can zap any card on the table but the first one
refusal-sd-pass = you can still play a card
refusal-sd-join = nobody can join now
