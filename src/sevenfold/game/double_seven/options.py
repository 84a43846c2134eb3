"""Options of Double Seven."""

from collections.abc import Mapping
from typing import Any

from sevenfold.game.double_seven.state import SEATS, STATE
from sevenfold.game.options import First, Options, Players
from sevenfold.kernel.jit import jit
from sevenfold.kernel.records import blank as blank_record
from sevenfold.kernel.types import Array, State

OPTIONS = Options(
    Players(most=SEATS),
    First(),
)


def seats(options: Mapping[str, Any]) -> list[int]:
    """Where the players sit."""
    return list(range(options["players"]))


@jit
def set_options(state: State, chosen: Array) -> None:
    """Writes the options, in their order and as numbers, into a record."""
    state.players, state.first = chosen[0], chosen[1]


def blank(options: Mapping[str, Any], seed: int) -> State:
    """An undealt record with these options."""
    state = blank_record(STATE)
    state.seed = seed
    set_options(state, OPTIONS.numbers(options))
    return state
