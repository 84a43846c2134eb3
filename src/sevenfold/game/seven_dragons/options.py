"""Options of Seven Dragons."""

from collections.abc import Mapping
from typing import Any

from sevenfold.game.options import UNSAID, By, ByPlayer, First, Flag, OneOf, Options, Players, SomeOf
from sevenfold.game.seven_dragons.cards import ACTIONS
from sevenfold.game.seven_dragons.state import SEATS, STATE, TARGET
from sevenfold.kernel.jit import jit
from sevenfold.kernel.records import blank as blank_record
from sevenfold.kernel.types import Array, State

EDITIONS = ("en", "fr", "nl", "ru")
VARIANTS = ("full", "single-action", "basic", "connections")
CONNECTIONS, RUSSIAN = VARIANTS.index("connections"), EDITIONS.index("ru")
OLDEST = 999  # an age that anybody may have, and every program can write


def by_variant(full: Any, single_action: Any, basic: Any, connections: Any) -> By:
    return By("variant", dict(zip(VARIANTS, (full, single_action, basic, connections), strict=True)))


FREE = by_variant(False, True, False, False)  # SD-OPTIONS: elsewhere the variant decides
GOALS_PLAYED = by_variant(True, True, True, False)

OPTIONS = Options(
    Players(most=SEATS, alone=by_variant(False, False, False, True), clause="SD-PUZZLE"),
    First(),
    OneOf("variant", "full", names=VARIANTS),
    OneOf("edition", "en", names=EDITIONS, clause="SD-SEATS"),
    SomeOf("actions", by_variant(ACTIONS, ("trade-goals",), (), ()), FREE, "SD-OPTIONS", names=ACTIONS),
    Flag("silver", by_variant(True, False, False, False), FREE, "SD-SILVER"),
    Flag("rainbow", by_variant(True, True, False, False), FREE, "SD-RAINBOW"),
    ByPlayer(
        "ages",
        None,
        GOALS_PLAYED,
        "SD-AGE",
        low=3,
        high=OLDEST,
        offered=tuple(range(3, TARGET)),
        meaning="by player: an age from 3, or None for 7 and over",
    ),
)


def seats(options: Mapping[str, Any]) -> list[int]:
    """Where the players sit."""
    bits = dealt_seats(options["players"], options["edition"] == "ru")
    return [seat for seat in range(SEATS) if bits >> seat & 1]


@jit
def dealt_seats(players: int, russian: bool) -> int:
    """SD-SEATS: the unused goals lie in one line, or in edition RU spread between the players; seats as bits."""
    seats, seat = 0, 0
    for player in range(players):
        seats |= 1 << seat
        seat += 1 + ((SEATS - 1 - player) // players if russian else 0)
    return seats


@jit
def set_options(state: State, chosen: Array) -> None:
    """Writes the options, in their order and as numbers, into a record."""
    state.players, state.first = chosen[0], chosen[1]
    state.goals_played = chosen[2] != CONNECTIONS
    state.russian = chosen[3] == RUSSIAN
    state.actions, state.silver, state.rainbow = chosen[4], chosen[5], chosen[6]
    state.dealt = dealt_seats(state.players, state.russian != 0)
    state.targets[:] = TARGET
    player = 0
    for seat in range(SEATS):
        if state.dealt >> seat & 1:
            age = chosen[7 + player]
            state.targets[seat] = TARGET if age == UNSAID else min(age, TARGET)
            player += 1


def blank(options: Mapping[str, Any], seed: int) -> State:
    """An undealt record with these options."""
    state = blank_record(STATE)
    state.seed = seed
    set_options(state, OPTIONS.numbers(options))
    return state
