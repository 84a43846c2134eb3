# The games, their parts and their options.

title-seven-dragons = Seven Dragons
title-double-seven = Double Seven
title-dragon = Dragon

about-seven-dragons = connect seven dragons of your secret colour in a growing mosaic
about-double-seven = collect animal families, swap them and grow them to seven and beyond
about-dragon = complete the rows and columns of a seven-by-seven grid

first-seven-dragons = In the rulebook the oldest player goes first (Russian edition: whoever last watched a film with dragons).
first-double-seven = Decide together who goes first.
first-dragon = In the rulebook the player to the left of the youngest goes first.

## Options

option-players = number of players
option-first = which player begins, counted from 0
option-multi = as many rounds as players
option-variant = full, single-action, basic or connections
option-edition = which edition of the rules: en, fr, nl or ru (in ru the unused goals lie elsewhere and the game ends differently)
option-actions = the action cards of single-action, separated by commas
option-silver = start with the Silver dragon (a choice in single-action only)
option-rainbow = play with the Rainbow dragon (a choice in single-action only)
option-ages = each player’s age; a child under 7 needs only as many dragons as their age; - means 7 or over
choices-first = 0 to players - 1
choices-ages = for each player: 3, 4, 5, 6, or - for 7 or over

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

about-trade-hands = swap all the cards in your hand with another player (goals stay where they are)
about-rotate-goals = every goal, the unused ones too, moves one seat to the left or to the right
about-trade-goals = swap your goal with any other seat’s, even an unused one
about-move-card = move a card on the table to another place where it fits, or turn it where it lies (the starting card stays)
about-zap-card = take a card from the table into your hand (the starting card stays)

seven-dragons-variant-full = the full game (ages 8 and up)
seven-dragons-variant-single-action = Single-Action Dragons: one kind of action card (ages 6 and up)
seven-dragons-variant-basic = Basic Dragons: goals, but no actions (ages 5 and 6)
seven-dragons-variant-connections = Dragon Connections: just match the dragons (ages 3 and 4)
seven-dragons-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seven-dragons-discard = Discard pile: { $count }, top card: { $card }
seven-dragons-silver = Silver is { $dragon }
seven-dragons-largest = Largest groups
seven-dragons-goal-hidden = goal ?
seven-dragons-unused = Unused goals:
seven-dragons-step-pass = pass
seven-dragons-step-both = (action card on the pile)
seven-dragons-step-under = (action card under the pile)
seven-dragons-step-color = (discarded without acting)
seven-dragons-step-left = to the left: each goal to the next seat
seven-dragons-step-right = to the right: each goal to the seat before
seven-dragons-step-seat = with { $player }
seven-dragons-step-to = to { $place } as { $card }
seven-dragons-step-from = { $card } from { $place }
seven-dragons-reached = { $size } of { $target }
seven-dragons-placed = { $count } of { $all } cards placed
seven-dragons-group = largest group: { $count }

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
    [0] ×{ $animals }
   *[other] { $animals ->
        [0] ♣×{ $clovers }
       *[other] ×{ $animals } + ♣×{ $clovers }
    }
}
double-seven-step-draw = draw
double-seven-step-rainbow = call Rainbow and draw
double-seven-step-start = start a family:
double-seven-step-grow = grow
double-seven-step-swap = swap
double-seven-step-clover = take the clover from
double-seven-step-two-for-one = two for one:
double-seven-step-pass = pass
double-seven-step-without = giving up { $tile }
double-seven-step-for = for { $family }
double-seven-family-of = { $player }: { $animal } ({ $size })
double-seven-family = { $animal } ({ $size })

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

reason-seven-dragons-goal = A goal has been reached.
reason-seven-dragons-closest = Nobody has reached their goal: whoever came closest wins.
reason-seven-dragons-last-card = Whoever played the last card wins.
reason-seven-dragons-puzzle = The puzzle is over.
reason-double-seven-points = The most points win.
reason-double-seven-double-seven = Tied on points: the 77 decides.
reason-dragon-tokens = The most tokens win.
