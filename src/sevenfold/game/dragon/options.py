"""Options of Dragon: players, first, multi."""

from collections.abc import Mapping
from typing import Any

from sevenfold.game import options as common
from sevenfold.game.dragon.state import STATE
from sevenfold.kernel.records import blank as blank_record
from sevenfold.kernel.types import State

PLAYERS = (2, 3, 4, 5)
DECLARED: Mapping[str, Mapping[str, Any]] = {
    "players": {"choices": list(PLAYERS)},
    "first": {"choices": "0 to players - 1", "default": 0},
    "multi": {"choices": [False, True], "default": False},
}


def resolve(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value in force, or an OptionError."""
    common.only(given, DECLARED)
    players = common.players(given, PLAYERS)
    return {
        "players": players,
        "first": common.first(given, players),
        "multi": common.boolean("multi", given.get("multi", False)),
    }


def seats(options: Mapping[str, Any]) -> list[int]:
    """Where the players sit."""
    return list(range(options["players"]))


def blank(options: Mapping[str, Any], seed: int) -> State:
    """An undealt record with these options."""
    state = blank_record(STATE)
    state.seed = seed
    state.players = options["players"]
    state.first = options["first"]
    state.multi = options["multi"]
    return state
