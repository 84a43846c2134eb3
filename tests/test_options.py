"""Options: every bad value is refused by name, every good one comes into force."""

from typing import Any

import pytest

import sevenfold
from sevenfold import OptionError
from sevenfold.game.seven_dragons.cards import ACTIONS

ALL = list(ACTIONS)
BAD: list[tuple[str, dict[str, Any], str]] = [
    ("dragon", {}, "players"),
    ("dragon", {"players": 1}, "players"),
    ("dragon", {"players": 6}, "players"),
    ("dragon", {"players": True}, "players"),
    ("dragon", {"players": "2"}, "players"),
    ("dragon", {"players": 2.0}, "players"),
    ("dragon", {"players": None}, "players"),
    ("dragon", {"players": 10**30}, "players"),
    ("dragon", {"players": 2, "first": 2}, "first"),
    ("dragon", {"players": 2, "first": -1}, "first"),
    ("dragon", {"players": 2, "first": False}, "first"),
    ("dragon", {"players": 2, "multi": 1}, "multi"),
    ("dragon", {"players": 2, "multi": None}, "multi"),
    ("dragon", {"players": 2, "variant": "full"}, "variant"),
    ("double-seven", {"players": 5}, "players"),
    ("double-seven", {"players": 1}, "players"),
    ("double-seven", {"players": 2, "multi": True}, "multi"),
    ("double-seven", {"players": 2, "color": "red"}, "color"),
    ("seven-dragons", {"players": 1}, "players"),
    ("seven-dragons", {"players": 6}, "players"),
    ("seven-dragons", {"players": 1, "variant": "basic"}, "players"),
    ("seven-dragons", {"players": 6, "variant": "connections"}, "players"),
    ("seven-dragons", {"players": 0, "variant": "connections"}, "players"),
    ("seven-dragons", {"players": 1, "variant": "connections", "first": 1}, "first"),
    ("seven-dragons", {"players": 2, "variant": "Full"}, "variant"),
    ("seven-dragons", {"players": 2, "variant": None}, "variant"),
    ("seven-dragons", {"players": 2, "variant": ["full"]}, "variant"),
    ("seven-dragons", {"players": 2, "edition": "de"}, "edition"),
    ("seven-dragons", {"players": 2, "edition": None}, "edition"),
    ("seven-dragons", {"players": 2, "silver": False}, "silver"),
    ("seven-dragons", {"players": 2, "silver": 1}, "silver"),
    ("seven-dragons", {"players": 2, "rainbow": False}, "rainbow"),
    ("seven-dragons", {"players": 2, "actions": []}, "actions"),
    ("seven-dragons", {"players": 2, "actions": ALL[:4]}, "actions"),
    ("seven-dragons", {"players": 2, "variant": "basic", "silver": True}, "silver"),
    ("seven-dragons", {"players": 2, "variant": "basic", "rainbow": True}, "rainbow"),
    ("seven-dragons", {"players": 2, "variant": "basic", "actions": ["zap-card"]}, "actions"),
    ("seven-dragons", {"players": 2, "variant": "connections", "ages": [5, 5]}, "ages"),
    ("seven-dragons", {"players": 2, "variant": "single-action", "actions": "zap-card"}, "actions"),
    ("seven-dragons", {"players": 2, "variant": "single-action", "actions": ["zap"]}, "actions"),
    ("seven-dragons", {"players": 2, "variant": "single-action", "actions": [1]}, "actions"),
    ("seven-dragons", {"players": 2, "variant": "single-action", "actions": ["zap-card"] * 2}, "once"),
    ("seven-dragons", {"players": 2, "variant": "single-action", "actions": None}, "actions"),
    ("seven-dragons", {"players": 2, "variant": "single-action", "silver": "yes"}, "silver"),
    ("seven-dragons", {"players": 2, "ages": [5]}, "ages"),
    ("seven-dragons", {"players": 2, "ages": [5, 5, 5]}, "ages"),
    ("seven-dragons", {"players": 2, "ages": 5}, "ages"),
    ("seven-dragons", {"players": 2, "ages": [2, None]}, "age"),
    ("seven-dragons", {"players": 2, "ages": [True, None]}, "age"),
    ("seven-dragons", {"players": 2, "ages": ["5", None]}, "age"),
    ("seven-dragons", {"players": 2, "ages": [5.0, None]}, "age"),
    ("seven-dragons", {"players": 2, "multi": True}, "multi"),
]


@pytest.mark.parametrize(("game", "options", "culprit"), BAD, ids=[f"{game} {options}" for game, options, _ in BAD])
def test_a_bad_option_is_refused_by_name(game: str, options: dict[str, Any], culprit: str) -> None:
    with pytest.raises(OptionError, match=culprit):
        sevenfold.new(game, **options)


def options(**given: Any) -> dict[str, Any]:
    found: dict[str, Any] = sevenfold.new("seven-dragons", **given).options
    return found


def test_defaults_follow_the_variant() -> None:
    assert options(players=2) == {
        "players": 2,
        "first": 0,
        "variant": "full",
        "edition": "en",
        "actions": ALL,
        "silver": True,
        "rainbow": True,
        "ages": [None, None],
    }
    single = options(players=3, variant="single-action")
    assert (single["actions"], single["silver"], single["rainbow"]) == (["trade-goals"], False, True)
    for variant in ("basic", "connections"):
        plain = options(players=2, variant=variant)
        assert (plain["actions"], plain["silver"], plain["rainbow"]) == ([], False, False)


def test_naming_a_fixed_value_is_fine() -> None:
    assert options(players=2, actions=ALL[::-1], silver=True, rainbow=True)["actions"] == ALL
    assert options(players=2, variant="basic", actions=[], silver=False, rainbow=False)["variant"] == "basic"
    assert options(players=2, variant="connections", ages=[None, None])["ages"] == [None, None]


def test_actions_are_kept_in_the_order_of_the_deck() -> None:
    chosen = options(players=2, variant="single-action", actions=["zap-card", "trade-hands"])
    assert chosen["actions"] == ["trade-hands", "zap-card"]


def test_ages_are_kept_as_given_and_mean_seven_at_most() -> None:
    table = sevenfold.new("seven-dragons", players=3, ages=[3, 99, None])
    assert table.options["ages"] == [3, 99, None]
    assert [table.insight(seat)["target"] for seat in range(3)] == [3, 7, 7]


def test_numbers_of_numpy_are_numbers() -> None:
    import numpy as np

    table = sevenfold.new("dragon", players=np.int64(2), seed=np.int64(5))  # type: ignore[call-overload]
    assert table.position() == sevenfold.new("dragon", players=2, seed=5).position()
    assert type(table.options["players"]) is int
