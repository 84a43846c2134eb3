"""Seven Dragons, by Andrew Looney: hidden goals and a growing mosaic of dragons."""

from sevenfold.game.plugin import Game

GAME = Game("seven-dragons", "Seven Dragons", __name__, place=1, pages=("/children",))
