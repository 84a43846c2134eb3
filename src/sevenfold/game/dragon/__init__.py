"""Dragon, by Sylvie Barc: a race to complete lines of a 7×7 layout."""

from sevenfold.game.dragon import knowledge, notation, options, position, rules, state, steps, tensors
from sevenfold.game.shape import Game

GAME = Game("dragon", "Dragon", options, state, rules, knowledge, notation, position, steps, tensors)
