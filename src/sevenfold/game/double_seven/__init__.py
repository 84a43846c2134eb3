"""Double Seven, by Michael Schacht: a rummy of families that everybody may swap."""

from sevenfold.game.plugin import Game

GAME = Game("double-seven", "Double Seven", __name__, place=2)
