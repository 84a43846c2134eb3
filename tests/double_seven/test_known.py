"""The clause of Double Seven on what others know. See docs/double-seven.md."""

import random
from collections import Counter

import pytest

import sevenfold
from tests.building import double_seven, family
from tests.double_seven.checks import lively, play

pytestmark = pytest.mark.interpreted

FIVE = dict.fromkeys(("rabbit", "butterfly", "frog", "swan", "deer"), 1)


def test_DS_KNOWN_nothing_at_the_start() -> None:
    assert sevenfold.new("double-seven", players=4, seed=1).position()["shown"] == [{}, {}, {}, {}]


def test_DS_KNOWN_open_tiles_drawn_but_not_hidden_ones() -> None:
    given = double_seven([{"fox": 1}, {}], hidden=["swan"], open={"fox": 1}, phase="draw", shown=[{}, {}])
    table = sevenfold.load(given)
    assert play(table, "draw fox")["shown"] == [{"fox": 1}, {}]
    assert play(table, "draw ?")["shown"] == [{"fox": 1}, {}]
    assert table.view(1)["racks"][0] == table.view(None)["racks"][0] == {"fox": 1, "?": 2}
    assert table.view(0)["racks"][0] == {"swan": 1, "fox": 2}
    assert [table.move_seen(number, 1)["tile"] for number in range(2)] == ["fox", "?"]


def test_DS_KNOWN_the_tile_turned_up_belongs_to_nobody() -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {"deer": 1}], hidden=["swan"]))
    position = play(table, "pass")
    assert position["pool"]["open"] == {"swan": 1}
    assert position["shown"] == [{}, {}]


def test_DS_KNOWN_clovers_retrieved() -> None:
    families = [[], [family("fox", 1, 1), family("deer", 1, 1)]]
    given = double_seven([{"fox": 2, "deer": 1}, {}], families=families, shown=[{"fox": 2}, {}])
    table = sevenfold.load(given)
    assert play(table, "clover 1.0")["shown"] == [{"fox": 1, "clover": 1}, {}]
    assert play(table, "clover 1.1")["shown"] == [{"fox": 1, "clover": 2}, {}]
    assert play(table, "start fox 1+1")["shown"] == [{"clover": 1}, {}]


def test_DS_KNOWN_the_rack_shown_by_rainbow_is_the_one_before_the_extra_tile() -> None:
    given = double_seven([FIVE, {"fox": 1}], hidden=["deer"], open={"bird": 1}, shown=[{"frog": 1}, {}])
    hidden, face_up = sevenfold.load(given), sevenfold.load(given)
    position = play(hidden, "rainbow ?")
    assert position["shown"] == [FIVE, {}]
    assert position["racks"][0] == {**FIVE, "deer": 2}
    assert hidden.view(1)["racks"][0] == {**FIVE, "?": 1}
    assert play(face_up, "rainbow bird")["shown"] == [{**FIVE, "bird": 1}, {}]
    assert face_up.view(1)["racks"][0] == {**FIVE, "bird": 1}


@pytest.mark.parametrize(
    ("move", "shown"),
    [
        ("start fox 2", {"deer": 3, "fox": 1, "clover": 1}),
        ("start fox 2+1", {"deer": 3, "fox": 1}),
        ("start fox 4", {"deer": 3, "clover": 1}),
        ("grow 0 1", {"deer": 2, "fox": 3, "clover": 1}),
        ("grow 0 0+2", {"deer": 3, "fox": 3}),
        ("clover 1.0", {"deer": 2, "fox": 3, "clover": 2}),
        ("swap 0 1.0", {"deer": 3, "fox": 3, "clover": 1}),
        ("two-for-one deer fox ?", {"deer": 2, "fox": 2, "clover": 1}),
        ("two-for-one frog clover ?", {"deer": 3, "fox": 3}),
        ("two-for-one deer fox swan", {"swan": 1, "deer": 2, "fox": 2, "clover": 1}),
        ("pass fox", {"deer": 3, "fox": 2, "clover": 1}),
        ("pass frog", {"deer": 3, "fox": 3, "clover": 1}),
    ],
)
def test_DS_KNOWN_each_tile_leaving_lowers_what_is_known_of_its_kind(move: str, shown: dict[str, int]) -> None:
    """Not below 0, and of no other kind."""
    rack = {"frog": 2, "deer": 4, "fox": 5, "clover": 2}
    families = [[family("deer", 2)], [family("deer", 1, 1)]]
    known = [{"deer": 3, "fox": 3, "clover": 1}, {"bird": 1}]
    given = double_seven([rack, {"bird": 2}], families=families, open={"swan": 1}, shown=known)
    assert play(sevenfold.load(given), move)["shown"] == [shown, {"bird": 1}]


@pytest.mark.parametrize("known", [0, 1, 2])
def test_DS_KNOWN_two_for_one_first_the_two_leave_then_the_tile_drawn_is_added(known: int) -> None:
    shown = [{"fox": known} if known else {}, {}]
    table = sevenfold.load(double_seven([{"fox": 2, "deer": 1}, {}], open={"fox": 1}, shown=shown))
    position = play(table, "two-for-one fox fox fox")
    assert position["shown"][0] == {"fox": 1}
    assert position["racks"][0] == {"deer": 1, "fox": 1}
    assert table.view(1)["racks"][0] == {"fox": 1, "?": 1}


def test_DS_KNOWN_it_lasts_beyond_the_turn() -> None:
    given = double_seven([{"fox": 2}, {"deer": 1}], open={"fox": 1}, shown=[{"fox": 2}, {}])
    table = sevenfold.load(given)
    assert play(table, "pass", "draw fox", "draw ?", "pass")["shown"] == [{"fox": 2}, {"fox": 1}]


def test_DS_KNOWN_never_more_than_the_rack_holds_in_random_games() -> None:
    choice = random.Random(6)
    table = sevenfold.new("double-seven", players=3, seed=6)
    while table.turn is not None:
        table.play(lively(table, choice))
        position = table.position()
        for rack, shown in zip(position["racks"], position["shown"], strict=True):
            assert Counter(shown) <= Counter(rack)
