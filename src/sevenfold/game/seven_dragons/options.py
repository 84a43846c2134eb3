"""Options of Seven Dragons."""

from collections.abc import Mapping
from typing import Any

from sevenfold.game.options import By, ByPlayer, First, Flag, OneOf, Options, Players, SomeOf
from sevenfold.game.seven_dragons.cards import ACTIONS
from sevenfold.game.seven_dragons.state import SEATS, STATE, TARGET
from sevenfold.kernel.records import blank as blank_record
from sevenfold.kernel.types import State

EDITIONS = ("en", "fr", "nl", "ru")
VARIANTS = ("full", "single-action", "basic", "connections")
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
    """SD-SEATS: the unused goals lie in one line, or in edition RU spread between the players."""
    players = options["players"]
    if options["edition"] != "ru":
        return list(range(players))
    gaps = [len(range(player, SEATS - players, players)) for player in range(players)]
    return [player + sum(gaps[:player]) for player in range(players)]


def blank(options: Mapping[str, Any], seed: int) -> State:
    """An undealt record with these options."""
    state = blank_record(STATE)
    dealt = seats(options)
    state.seed = seed
    state.players = options["players"]
    state.first = options["first"]
    state.dealt = sum(1 << seat for seat in dealt)
    state.goals_played = options["variant"] != "connections"
    state.russian = options["edition"] == "ru"
    state.silver = options["silver"]
    state.rainbow = options["rainbow"]
    state.actions = sum(1 << ACTIONS.index(name) for name in options["actions"])
    state.targets[:] = TARGET
    for seat, age in zip(dealt, options["ages"], strict=True):
        state.targets[seat] = TARGET if age is None else min(age, TARGET)
    return state
