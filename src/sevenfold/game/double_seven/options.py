"""Options of Double Seven."""

from collections.abc import Mapping
from typing import Any

from sevenfold.game.double_seven.state import SEATS, STATE
from sevenfold.game.options import First, Options, Players
from sevenfold.kernel.records import blank as blank_record
from sevenfold.kernel.types import State

OPTIONS = Options(
    Players(most=SEATS),
    First(),
)


def seats(options: Mapping[str, Any]) -> list[int]:
    """Where the players sit."""
    return list(range(options["players"]))


def blank(options: Mapping[str, Any], seed: int) -> State:
    """An undealt record with these options."""
    state = blank_record(STATE)
    state.seed = seed
    state.players = options["players"]
    state.first = options["first"]
    return state
