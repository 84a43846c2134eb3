"""Double Seven, by Michael Schacht: a rummy of families that everybody may swap."""

from sevenfold.game.shape import Game

GAME = Game("double-seven", "Double Seven", __name__)
