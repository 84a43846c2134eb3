"""Peaks: climb from card to card.

PK-CARDS   The numbers 1 to 12, twice each.
PK-SETUP   Everybody gets five cards; the rest is a face-down pile. The climb begins at the foot, height 0.
PK-CLIMB   On your turn lay a card higher than the height reached, which is the new height, and take a token.
PK-STEEP   With the option `steep`, a card that is exactly one higher pays two.
PK-REST    If none of your cards is higher, put one of them face down under the pile.
PK-FOOT    When all have rested in a row, the climb begins again at the foot.
PK-END     When all hands are empty, the most tokens win; those who are level share the win.
"""

from sevenfold.game.plugin import Game

GAME = Game("peaks", "Peaks", __name__)
