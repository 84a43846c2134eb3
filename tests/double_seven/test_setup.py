"""The clauses of Double Seven: material and setup. See docs/double-seven.md."""

import random

import pytest

import sevenfold
from tests.building import double_seven
from tests.double_seven.checks import ANIMALS, EVERY_TILE, finish_turn, lively, play, tiles_of

pytestmark = pytest.mark.interpreted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DS_TILES_eleven_of_each_of_eight_animals_and_three_clovers(players: int) -> None:
    for seed in range(5):
        assert tiles_of(sevenfold.new("double-seven", players=players, seed=seed).position()) == EVERY_TILE
    assert sum(EVERY_TILE.values()) == 91


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DS_TILES_none_appears_or_vanishes_in_random_games(players: int) -> None:
    choice = random.Random(players)
    table = sevenfold.new("double-seven", players=players, seed=players)
    while table.turn is not None:
        table.play(lively(table, choice))
        position = table.position()
        assert tiles_of(position) == EVERY_TILE
        assert sum(position["sevens"]) + position["sevens_left"] == 8


def test_DS_TILES_eight_sevens_and_one_double_seven() -> None:
    position = sevenfold.new("double-seven", players=3, seed=1).position()
    assert (position["sevens"], position["sevens_left"], position["double_seven"]) == ([0, 0, 0], 8, None)


def test_DS_TILES_one_order_everywhere() -> None:
    mixed = {"clover": 1, **dict.fromkeys(reversed(ANIMALS), 1)}
    given = double_seven([dict(mixed), {"fox": 1}], open=dict(mixed), rest="removed", removed={}, phase="draw")
    given["pool"]["hidden"] = sorted((EVERY_TILE - tiles_of(given)).elements())
    table = sevenfold.load(given)
    assert list(table.legal_moves) == [f"draw {tile}" for tile in (*ANIMALS, "clover", "?")]
    assert list(table.position()["racks"][0]) == list(table.position()["pool"]["open"]) == [*ANIMALS, "clover"]
    play(table, "draw ?", "draw ?")
    assert "two-for-one swan deer ?" in table.legal_moves
    assert "two-for-one squirrel clover ?" in table.legal_moves
    with pytest.raises(sevenfold.InvalidMove):
        table.play("two-for-one deer swan ?")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_DS_SETUP_three_tiles_each_and_the_first_player_begins(players: int, first: int) -> None:
    position = sevenfold.new("double-seven", players=players, first=first, seed=1).position()
    assert position["turn"] == first
    assert [sum(rack.values()) for rack in position["racks"]] == [3] * players
    assert position["families"] == [[]] * players
    assert position["removed"] == {}
    assert len(position["pool"]["hidden"]) == 91 - 3 * players - 1
    assert (position["phase"], position["draws"]) == ("draw", 2)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_DS_SETUP_for_two_to_four_players(players: int) -> None:
    with pytest.raises(sevenfold.OptionError):
        sevenfold.new("double-seven", players=players)


def test_DS_SETUP_the_tiles_are_shuffled() -> None:
    racks = [sevenfold.new("double-seven", players=2, seed=seed).position()["racks"][0] for seed in range(20)]
    assert len({str(rack) for rack in racks}) > 10


def test_DS_SETUP_the_racks_are_secret_and_the_pool_face_down() -> None:
    table = sevenfold.new("double-seven", players=3, seed=2)
    view = table.view(1)
    assert view["racks"] == [{"?": 3}, table.position()["racks"][1], {"?": 3}]
    assert view["pool"]["hidden"] == 91 - 9 - 1
    assert table.view(None)["racks"] == [{"?": 3}] * 3


def test_DS_SETUP_then_by_rising_seat_wrapping_round() -> None:
    table = sevenfold.new("double-seven", players=4, first=2, seed=3)
    order = []
    for _ in range(6):
        order.append(table.turn)
        finish_turn(table)
    assert order == [2, 3, 0, 1, 2, 3]
