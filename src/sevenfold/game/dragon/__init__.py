"""Dragon, by Sylvie Barc: a race to complete lines of a 7×7 layout."""

from sevenfold.game.plugin import Game

GAME = Game("dragon", "Dragon", __name__, place=3)
