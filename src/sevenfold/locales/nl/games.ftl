# The games, their parts and their options.

title-seven-dragons = Seven Dragons
title-double-seven = Double Seven
title-dragon = Dragon

about-seven-dragons = connect seven dragons of your secret colour in a growing mosaic
about-double-seven = collect animal families and swap them, first past seven
about-dragon = race to finish the lines of a seven by seven table

first-seven-dragons = The box says: the oldest begins (in the Russian box, whoever last saw a film with dragons).
first-double-seven = Choose among yourselves who begins.
first-dragon = The box says: the player to the left of the youngest begins.

## Options

option-players = how many players
option-first = which player begins, counted from 0
option-multi = as many rounds as players
option-variant = full, single-action, basic or connections
option-edition = whose box: en, fr, nl or ru (seats and end of the game differ in ru)
option-actions = the action cards of single-action, separated by commas
option-silver = whether the Silver dragon starts (free in single-action)
option-rainbow = whether Rainbow is in the deck (free in single-action)
option-ages = ages by player; who is under 7 needs only as many dragons as years; - means 7 and over
choices-first = 0 to players - 1
choices-ages = by player: 3, 4, 5, 6, or - for 7 and over

## Dragons of Seven Dragons

colour-R = red
colour-Y = gold
colour-B = blue
colour-G = green
colour-K = black
colour-all = every colour

card-trade-hands = Trade Hands
card-rotate-goals = Rotate Goals
card-trade-goals = Trade Goals
card-move-card = Move a Card
card-zap-card = Zap a Card

seven-dragons-variant-full = the full game (from 8)
seven-dragons-variant-single-action = one kind of action card (from 6)
seven-dragons-variant-basic = goals, no actions (5 to 6 years)
seven-dragons-variant-connections = connections: just match the dragons (3 to 4 years)
seven-dragons-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seven-dragons-discard = Discard pile, from the top: { $cards }
seven-dragons-silver = The Silver dragon is now: { $dragon }
seven-dragons-largest = Largest groups
seven-dragons-goal = goal
seven-dragons-step-pass = pass
seven-dragons-step-both = act, then lay the card on the pile
seven-dragons-step-under = act, but slip the card under the pile
seven-dragons-step-color = no action, only the card on the pile
seven-dragons-step-left = to the left
seven-dragons-step-right = to the right
seven-dragons-step-seat = with seat { $seat }

## Tiles of Double Seven

tile-rabbit = rabbit
tile-butterfly = butterfly
tile-frog = frog
tile-swan = swan
tile-deer = deer
tile-fox = fox
tile-bird = bird
tile-squirrel = squirrel
tile-clover = clover

double-seven-open = Open:
double-seven-hidden = Face down in the pool: { $count }
double-seven-removed = Out of the game:
double-seven-left = Tokens to win: 7 ×{ $sevens }
double-seven-ending = The end is near: one last turn for everybody else.
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
    [0] ×{ $animals }
   *[other] ×{ $animals } + ♣×{ $clovers }
}
double-seven-step-draw = draw
double-seven-step-rainbow = call Rainbow and draw
double-seven-step-start = start a family
double-seven-step-grow = grow
double-seven-step-swap = swap
double-seven-step-clover = take the clover of
double-seven-step-two-for-one = two for one
double-seven-step-pass = pass
double-seven-step-family = family { $family }

## Dragon

dragon-pile = Pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dragon-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
dragon-total = { $count } in all rounds
dragon-round = round { $round } of { $rounds }
dragon-step-card = place { $card }
dragon-step-row = in row { $row }
dragon-step-under = put { $card } under the pile

## How games end

reason-seven-dragons-goal = A goal is reached.
reason-seven-dragons-closest = No cards left: whoever came closest wins.
reason-seven-dragons-last-card = The last card is played.
reason-seven-dragons-puzzle = The puzzle is finished.
reason-double-seven-points = Most points win.
reason-double-seven-double-seven = A tie, and the 77 decides.
reason-dragon-tokens = Most tokens win.
