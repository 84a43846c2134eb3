"""Double Seven, by Michael Schacht: a rummy of animal families that everybody may swap."""

from sevenfold.game.double_seven import knowledge, notation, options, position, rules, state, steps, tensors
from sevenfold.game.shape import Game

GAME = Game("double-seven", "Double Seven", options, state, rules, knowledge, notation, position, steps, tensors)
