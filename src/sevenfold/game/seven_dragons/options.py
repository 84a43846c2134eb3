"""Options of Seven Dragons: players, first, variant, edition, actions, silver, rainbow, ages."""

from collections.abc import Mapping
from typing import Any

from sevenfold.game import options as common
from sevenfold.game.seven_dragons.cards import ACTIONS
from sevenfold.game.seven_dragons.state import SEATS, STATE, TARGET
from sevenfold.kernel.records import blank as blank_record
from sevenfold.kernel.types import State
from sevenfold.reading import short

EDITIONS = ("en", "fr", "nl", "ru")
# What each variant decides, and in `single-action` only suggests (SD-OPTIONS).
VARIANTS: Mapping[str, Mapping[str, Any]] = {
    "full": {"actions": list(ACTIONS), "silver": True, "rainbow": True},
    "single-action": {"actions": ["trade-goals"], "silver": False, "rainbow": True},
    "basic": {"actions": [], "silver": False, "rainbow": False},
    "connections": {"actions": [], "silver": False, "rainbow": False},
}
OLDEST = 999  # an age that anybody may have, and every program can write
FREE = "single-action"
PUZZLE = "connections"  # the variant that one player can play (SD-PUZZLE)
DECLARED: Mapping[str, Mapping[str, Any]] = {
    "players": {"choices": [2, 3, 4, 5], "alone": PUZZLE},
    "first": {"choices": "0 to players - 1", "default": 0},
    "variant": {"choices": list(VARIANTS), "default": "full"},
    "edition": {"choices": list(EDITIONS), "default": "en"},
    "actions": {"choices": list(ACTIONS), "default": {name: v["actions"] for name, v in VARIANTS.items()}},
    "silver": {"choices": [False, True], "default": {name: v["silver"] for name, v in VARIANTS.items()}},
    "rainbow": {"choices": [False, True], "default": {name: v["rainbow"] for name, v in VARIANTS.items()}},
    "ages": {"choices": "by player: an age from 3, or None for 7 and over", "default": None},
}


def resolve(given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with its value in force, or an OptionError."""
    common.only(given, DECLARED)
    variant = common.choice("variant", given.get("variant", "full"), VARIANTS)
    players = common.players(given, range(1 if variant == PUZZLE else 2, SEATS + 1))
    usual = VARIANTS[variant]
    options: dict[str, Any] = {
        "players": players,
        "first": common.first(given, players),
        "variant": variant,
        "edition": common.choice("edition", given.get("edition", "en"), EDITIONS),
        "actions": resolve_actions(given.get("actions", usual["actions"])),
        "silver": common.boolean("silver", given.get("silver", usual["silver"])),
        "rainbow": common.boolean("rainbow", given.get("rainbow", usual["rainbow"])),
        "ages": resolve_ages(given.get("ages"), players),
    }
    for name, value in usual.items():
        if variant != FREE and options[name] != value:
            raise common.refused(f"in {variant}, {name} is always", name, options[name], short(value))
    if variant == "connections" and any(age is not None for age in options["ages"]):
        raise common.refused("without goals (SD-AGE) ages are always", "ages", options["ages"], "None")
    return options


def resolve_actions(given: Any) -> list[str]:
    """A subset of the actions, in the order of SD-DECK."""
    if not isinstance(given, list | tuple):
        raise common.refused("actions must be a list out of", "actions", given, ", ".join(ACTIONS))
    chosen = [common.choice("actions", name, ACTIONS) for name in given]
    if len(set(chosen)) < len(chosen):
        raise common.refused("actions must name each only once, out of", "actions", given, ", ".join(ACTIONS))
    return sorted(chosen, key=ACTIONS.index)


def resolve_ages(given: Any, players: int) -> list[int | None]:
    """SD-AGE: by player of the deal."""
    if given is None:
        return [None] * players
    if not isinstance(given, list | tuple) or len(given) != players:
        raise common.refused(f"ages must be None or a list of {players} of", "ages", given, f"3..{OLDEST}, None")
    return [None if age is None else common.integer("ages", age, 3, OLDEST) for age in given]


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
