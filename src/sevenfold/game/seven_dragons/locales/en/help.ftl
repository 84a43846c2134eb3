# What everything at a table of Seven Dragons is and does.

help-option-seven-dragons-variant = From simple matching, for the youngest, to the full game.
help-option-seven-dragons-edition = Which edition’s rules you play by. In the Russian one the unused goals lie between the players, and the game can end earlier.
help-option-seven-dragons-ages = Children under seven need only as many dragons as their age.
help-sd-card = A dragon card. Cards go side by side if the same dragon touches along their shared edge.
help-sd-rainbow = The Rainbow dragon is every dragon at once: any card fits beside it.
help-sd-silver = The Silver dragon takes the colour of the action card on top of the discard pile; at first it is every colour. It never moves.
help-sd-held = Tap it, then a place that glows, or drag it there. Tap it again to turn it upside down.
help-sd-action = An action card. On the discard pile it also gives Silver its colour.
help-sd-hand = Your hand: nobody else sees it. Each turn you draw a card and play one.
help-sd-place = A place where your card fits. If it shows an arrow, the card is turned first.
help-sd-goal = Your secret goal. Connect enough dragons of this colour, and you win.
help-sd-goal-other = This player’s goal. It is hidden from you until you have held it yourself.
help-sd-goal-unused = An unused goal: nobody has it. Action cards can bring it into play.
help-sd-cards = The cards in this player’s hand; you see only those you know about.
help-sd-deck = Cards are drawn from here at the start of each turn.
help-sd-discard = Played action cards go here; the top one gives Silver its colour. Open the pile to see them all.
help-sd-turn = Turns your card upside down. The key R does the same.
help-sd-pass = You cannot play any card, so the next player takes a turn.
help-sd-whom = Chooses this seat for your action card.
help-sd-mode-both = The action happens and the card goes on top of the discard pile: Silver takes its colour.
help-sd-mode-under = The action happens, but the card goes under the discard pile: Silver stays as it is.
help-sd-mode-color = The card goes on top of the discard pile and does nothing else.
help-sd-zoom = Makes the mosaic larger or smaller, or shows all of it.
help-option-seven-dragons-actions = One kind to begin with; add others as you like, or leave them all out.
help-option-seven-dragons-silver = Whether the Silver dragon lies in the middle.
help-option-seven-dragons-rainbow = Whether the Rainbow dragon is in the deck.
