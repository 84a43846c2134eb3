"""Seven Dragons, by Andrew Looney: hidden goals and a growing mosaic of dragons."""

from sevenfold.game.shape import Game

GAME = Game("seven-dragons", "Seven Dragons", __name__)
