# What only Seven Dragons says.

## Words

title-seven-dragons = Seven Dragons
credit-seven-dragons = Seven Dragons is by Andrew Looney (Looney Labs).
about-seven-dragons = connect seven dragons of your secret colour in a growing mosaic
first-seven-dragons = In the rulebook the oldest player goes first (Russian edition: whoever last watched a film with dragons).
option-seven-dragons-variant = full, single-action, basic or connections
option-seven-dragons-edition = which edition of the rules: en, fr, nl or ru (in ru the unused goals lie elsewhere and the game ends differently)
option-seven-dragons-actions = the action cards of single-action, separated by commas
option-seven-dragons-silver = start with the Silver dragon (a choice in single-action only)
option-seven-dragons-rainbow = play with the Rainbow dragon (a choice in single-action only)
option-seven-dragons-ages = each player’s age; a child under 7 needs only as many dragons as their age; “-” means 7 or over
choices-seven-dragons-ages = for each player: 3, 4, 5, 6, or “-” for 7 or over
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
option-seven-dragons-variant-full = the full game (ages 8 and up)
option-seven-dragons-variant-single-action = Single-Action Dragons: one kind of action card (ages 6 and up)
option-seven-dragons-variant-basic = Basic Dragons: goals, but no actions (ages 5 and 6)
option-seven-dragons-variant-connections = Dragon Connections: just match the dragons (ages 3 and 4)
seven-dragons-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seven-dragons-discard = Discard pile: { $count }, top card: { $card }
seven-dragons-silver = Silver is { $dragon }
seven-dragons-largest = Largest groups
seven-dragons-goal-hidden = goal ?
seven-dragons-unused = Unused goals:
seven-dragons-reached = { $size } of { $target }
seven-dragons-placed = { $count } of { $all } cards placed
seven-dragons-group = largest group: { $count }
reason-seven-dragons-goal = A goal has been reached.
reason-seven-dragons-closest = Nobody has reached their goal: whoever came closest wins.
reason-seven-dragons-last-card = Whoever played the last card wins.
reason-seven-dragons-puzzle = The puzzle is over.
seven-dragons-gave = { $nth ->
    [0] { $mover }’s card gave { $winner } { $count } connected { $code ->
        [R] red
        [Y] gold
        [B] blue
        [G] green
       *[K] black
    } dragons.
   *[other] { $mover }’s card gave { $winner } the { $nth ->
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
       *[7] seventh
    } { $code ->
        [R] red
        [Y] gold
        [B] blue
        [G] green
       *[K] black
    } dragon.
}
seven-dragons-connected = { $winner } connected { $count } { $code ->
    [R] red
    [Y] gold
    [B] blue
    [G] green
   *[K] black
} dragons.

## Moves and what they bring

step-seven-dragons-place = lay a card:
step-seven-dragons-pass = pass
step-seven-dragons-color = discard without using the action:
step-seven-dragons-trade-hands = { card-trade-hands }
step-seven-dragons-trade-hands-seat = with { $seat }
step-seven-dragons-trade-goals = { card-trade-goals }
step-seven-dragons-trade-goals-seat = with { $seat }
step-seven-dragons-rotate-goals = { card-rotate-goals }
step-seven-dragons-move-card = { card-move-card }:
step-seven-dragons-zap-card = { card-zap-card }:
seven-dragons-mode-both = (action card on the pile)
seven-dragons-mode-under = (action card under the pile)
seven-dragons-at = at { $place }
seven-dragons-direction-left = to the left: each goal to the next seat
seven-dragons-direction-right = to the right: each goal to the seat before
move-seven-dragons-place = lays a card: { $card }
move-seven-dragons-pass = passes
move-seven-dragons-join = joins the game
move-seven-dragons-color = discards without using the action: { $action }
move-seven-dragons-trade-hands = { $mode ->
    [under] trades hands with { $seat } (action card under the pile)
   *[both] trades hands with { $seat }
}
move-seven-dragons-trade-goals = { $mode ->
    [under] trades goals with { $seat } (action card under the pile)
   *[both] trades goals with { $seat }
}
move-seven-dragons-rotate-goals = { $direction-code ->
    [left] { $mode ->
        [under] passes all goals one seat to the left (action card under the pile)
       *[both] passes all goals one seat to the left
    }
   *[right] { $mode ->
        [under] passes all goals one seat to the right (action card under the pile)
       *[both] passes all goals one seat to the right
    }
}
move-seven-dragons-move-card = { $mode ->
    [under] moves a card: { $card } (action card under the pile)
   *[both] moves a card: { $card }
}
move-seven-dragons-zap-card = { $mode ->
    [under] takes a card from the table: { $card } (action card under the pile)
   *[both] takes a card from the table: { $card }
}
note-seven-dragons-bonus = { $count ->
    [one] draws { $count } bonus card
   *[other] draws { $count } bonus cards
}
note-seven-dragons-silver = { $color-code ->
    [wild] The Silver dragon is every colour now.
   *[other] The Silver dragon is { $color } now.
}
note-seven-dragons-goal = { $seat } has reached the goal: { $color }
note-seven-dragons-deck = The deck is empty now.

## Why not

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

## On the page

web-children = For young children
web-children-about = Matching dragons from age 3, no reading needed, then step by step to the full game.
web-grown-ups = For grown-ups
help-grown-ups = Opens what grown-ups may want to read: which game is for which age, and how each is played.
web-sd-progress = your group grows to { $size } of { $target }
web-sd-goal-now = your goal is now: { $colour } ({ $size } of { $target })
web-sd-group-now = your group is now { $size } of { $target }
web-sd-hand-now = you have new cards
web-sd-discard-actions = Only action cards go to the discard pile.
web-voice-hello = Hello! Let’s connect some dragons.
option-seven-dragons-variant-label = Which version?
option-seven-dragons-edition-label = Rulebook
option-seven-dragons-edition-en = of the English edition
option-seven-dragons-edition-fr = of the French edition
option-seven-dragons-edition-nl = of the Dutch edition
option-seven-dragons-edition-ru = of the Russian edition
web-silver = the Silver dragon
web-rainbow = the Rainbow dragon
option-seven-dragons-ages-label = Age
option-seven-dragons-actions-label = Action cards
option-seven-dragons-actions-trade-hands = { card-trade-hands }
option-seven-dragons-actions-rotate-goals = { card-rotate-goals }
option-seven-dragons-actions-trade-goals = { card-trade-goals }
option-seven-dragons-actions-move-card = { card-move-card }
option-seven-dragons-actions-zap-card = { card-zap-card }
option-seven-dragons-silver-label = { web-silver }
option-seven-dragons-rainbow-label = { web-rainbow }
option-seven-dragons-ages-none = 7+
web-your-goal = Your goal: { $colour }, connect { $target }
web-hidden-card = a hidden card
web-imaginary = unused goal { $seat }
web-puzzle-done = { $count ->
    [one] { $count } card placed
   *[other] { $count } cards placed
}
web-child-ages = How old is the child?
web-child-age = { $age } years
web-child-your-turn = Your turn!
web-child-no = Not there. Look for the same dragon!
web-child-card-first = First touch one of your cards!
web-child-nowhere = That one fits nowhere. Try another card!
web-child-praise = Well done!
web-child-won = Hooray, you did it!
web-child-lost = You played well! Shall we play again?
web-child-puzzle = Puzzle
web-child-puzzle-about = On your own: lay one card after another.
web-child-connections = Connect
web-child-connections-about = Put a dragon beside the same dragon.
web-child-basic = With a secret dragon
web-child-basic-about = Connect as many dragons of your secret colour as your cake has candles; the bot needs seven.
web-child-single-action = With a little magic
web-child-single-action-about = One new card: swap your secret dragon. You still need as many dragons as candles.
web-child-full = The full game
web-child-full-about = Silver, Rainbow and all the actions.
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = Show everything
web-goal-hidden = a goal you have not seen
web-goal-seen = goal: { $colour }
web-sd-place = Free place: { $place }
web-sd-across = { $side ->
    [left] { $count } left
   *[right] { $count } right
}
web-sd-along = { $side ->
    [down] { $count } down
   *[up] { $count } up
}
web-sd-middle = in the middle
web-sd-turn = Turn the card (R)
web-sd-discards = Discard pile
web-sd-how = What should the card do?
web-sd-mode-both = Use the action and change Silver’s colour
web-sd-mode-under = Use the action and slip the card under the pile
web-sd-mode-color = Only change Silver’s colour
web-sd-mode-both-plain = Use the action
web-sd-mode-under-plain = Use the action and slip the card under the pile
web-sd-mode-color-plain = Just discard it
web-sd-ask-color = Nothing else happens.
web-sd-ask-trade-hands = Who do you want to swap hands with?
web-sd-ask-trade-goals = Which goal do you want to swap yours for?
web-sd-ask-rotate-goals = Which way should the goals move?
web-sd-ask-move-card = Which card do you want to move?
web-sd-ask-move-card-to = Where should it go? The arrow button (or R) turns it.
web-sd-ask-zap-card = Which card do you want to zap into your hand?
web-sd-left = To the left
web-sd-right = To the right

# In a first game
web-sd-coach-goal = Your secret goal: connect seven dragons of this colour.
web-sd-coach-place = Tap a card, then a place that lights up: one of its dragons must touch the same dragon. Cards with arrows are actions.
web-sd-coach-win = This is how many dragons of your colour are already connected.

## What puzzles are about

theme-seven-dragons-place = lay a card
theme-seven-dragons-color = an action’s colour alone
theme-seven-dragons-trade-hands = trade hands
theme-seven-dragons-trade-goals = trade goals
theme-seven-dragons-rotate-goals = rotate the goals
theme-seven-dragons-move-card = move a card
theme-seven-dragons-zap-card = zap a card
theme-seven-dragons-pass = pass
theme-seven-dragons-bonus = draw bonus cards
theme-seven-dragons-silver = colour Silver
theme-seven-dragons-goal = reach the goal
theme-seven-dragons-deck = the last card of the deck
