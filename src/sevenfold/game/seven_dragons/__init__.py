"""Seven Dragons, by Andrew Looney: hidden goals and a growing mosaic of dragons."""

from sevenfold.game.seven_dragons import knowledge, notation, options, position, rules, setup, state, steps, tensors
from sevenfold.game.seven_dragons.refusals import REFUSALS, refuse_join
from sevenfold.game.shape import Game
from sevenfold.kernel.types import State


def join(table: State) -> int:
    """SD-JOIN, or an IllegalMove that says why nobody can."""
    if refused := refuse_join(table):
        raise REFUSALS[refused].error("join")
    return setup.join(table)


GAME = Game(
    "seven-dragons", "Seven Dragons", options, state, rules, knowledge, notation, position, steps, tensors, join
)
