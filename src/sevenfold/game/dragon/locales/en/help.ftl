# What everything at a table of Dragon is and does.

help-option-dragon-multi = A longer game: everyone starts one round, and the tokens of all rounds are added up.
help-dragon-card = A stage in a dragon’s life, from the egg (1) to old age (7). It belongs in the column of its number.
help-dragon-annoyed = An annoyed dragon: it makes its row and its column worth one more token.
help-dragon-held = Tap it, then a place that glows, or drag it there. The number on the place is how many tokens it pays.
help-dragon-cell = A place for a card of this column. It must touch a card: beside it in the row, or above or below it.
help-dragon-pile = Cards are drawn from here at the start of each turn. If none of your cards fits, one of them goes under it.
help-dragon-fan = The cards in this player’s hand.
