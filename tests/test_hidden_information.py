"""Views and redeals: nobody is told what they may not know, and everything they cannot rule out can be."""

import json
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sevenfold
from sevenfold.table import Table
from tests.building import double_seven, dragon, seven_dragons
from tests.strategies import OPTIONS, advance, seeds, tables

GAMES = list(OPTIONS)
SLOW = settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))


def text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def hidden_part(table: Table, seat: int) -> str:
    """What a redeal draws anew: all but the seat's own and public things, and what others know."""
    position = table.position()
    return text(
        [
            position.get("deck"),
            position.get("pool"),
            position.get("hands"),
            position.get("racks"),
            position.get("goals"),
        ]
    )


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_a_redealt_table_looks_the_same_to_its_seat(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in table.seats:
        other = table.redeal(seat, seed=data.draw(seeds))
        assert text(other.view(seat)) == text(table.view(seat))
        assert text(other.view(None)) == text(table.view(None))
        assert text(other.insight(seat)) == text(table.insight(seat))
        if seat == table.turn:
            assert list(other.legal_moves) == list(table.legal_moves)
        assert sevenfold.load(other.position()).position() == other.position()


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_a_redeal_depends_on_the_view_alone(game: str, data: st.DataObject) -> None:
    """Two tables that a seat cannot tell apart are redealt to the same one by the same seed: nothing leaks through."""
    table = data.draw(tables(game))
    for seat in table.seats:
        twin = table.redeal(seat, seed=data.draw(seeds))
        seed = data.draw(seeds)
        assert hidden_part(table.redeal(seat, seed), seat) == hidden_part(twin.redeal(seat, seed), seat)


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_a_guess_from_a_view_gives_that_view(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    for seat in table.seats:
        view = json.loads(text(table.view(seat)))
        guessed = sevenfold.guess(view, seat, seed=data.draw(seeds))
        assert text(guessed.view(seat)) == text(view)
        if table.turn is None:
            assert guessed.position() == table.position()


def test_a_redeal_hides_the_deals_to_come() -> None:
    """Later rounds follow from the seed, so a redealt table must have another one."""
    table = sevenfold.new("dragon", players=2, multi=True, seed=5)
    other = table.redeal(0, seed=1)
    assert other.record()["seed"] != 5
    rounds = []
    for one in (table, other):
        while one.position()["round"] == 0:
            one.play(one.legal_moves[0])
        rounds.append(one.position()["hands"])
    assert rounds[0] != rounds[1]


def test_after_the_game_everything_is_open_and_nothing_is_redealt() -> None:
    for game in GAMES:
        table = advance(sevenfold.new(game, players=2, seed=3), Random(3), 10_000)
        assert table.turn is None
        for seat in (None, *table.seats):
            assert text(table.view(seat)) == text(table.position())
        assert table.redeal(table.seats[0]).position() == table.position()


def redeals(position: Any, seat: int, count: int) -> Counter[str]:
    """How often each full position comes up."""
    table = sevenfold.load(position)
    found: Counter[str] = Counter()
    for seed in range(count):
        found[hidden_part(table.redeal(seat, seed), seat)] += 1
    return found


def is_uniform(found: Counter[str], weights: Counter[str]) -> bool:
    """A chi-square test: each arrangement as often as its number of ways to come about says (beyond 6 sigma fails)."""
    total, ways = found.total(), weights.total()
    assert set(found) == set(weights)
    chi = sum((found[key] - total * n / ways) ** 2 / (total * n / ways) for key, n in weights.items())
    freedom = len(weights) - 1
    return bool(chi < freedom + 6 * (2 * freedom) ** 0.5 + 6)


def test_every_arrangement_of_dragon_comes_up_as_often_as_it_should() -> None:
    """Seat 0 sees all but five cards: two in the deck, two and one in the other hands."""
    hidden = ["1", "1", "2!", "5", "7"]
    position = dragon({0: "...o..."}, [["4"], hidden[2:4], hidden[4:]], deck=hidden[:2], rest=0)
    weights: Counter[str] = Counter()
    for order in permutations(hidden):
        hands = [position["hands"][0], sorted(order[2:4]), [order[4]]]
        weights[text([list(order[:2]), None, hands, None, None])] += 1
    found = redeals({**position, "hands": [sorted(hand) for hand in position["hands"]]}, 0, 6000)
    weights = Counter({text(normal(key)): n for key, n in weights.items()})
    assert is_uniform(Counter({text(normal(key)): n for key, n in found.items()}), weights)


def normal(key: str) -> Any:
    """Hands sorted alike, whatever they were sorted by."""
    deck, pool, hands, racks, goals = json.loads(key)
    return [deck, pool, hands and [hand and sorted(hand) for hand in hands], racks, goals]


def test_every_arrangement_of_double_seven_comes_up_as_often_as_it_should() -> None:
    """Seat 0 knows one fox on seat 1's rack; two tiles there and three in the pool are hidden."""
    hidden = ["fox", "deer", "clover", "bird", "bird"]
    position = double_seven(
        [{"swan": 1}, {"fox": 1, "bird": 2}],
        hidden=["fox", "deer", "clover"],
        rest="removed",
        shown=[{}, {"fox": 1}],
    )
    weights: Counter[str] = Counter()
    for order in permutations(hidden):
        rack = Counter(["fox", *order[3:]])
        counts = {tile: rack[tile] for tile in ("deer", "fox", "bird", "clover") if rack[tile]}
        pool = {"hidden": list(order[:3]), "open": {}}
        weights[text([None, pool, None, [{"swan": 1}, counts], None])] += 1
    assert is_uniform(redeals(position, 0, 6000), weights)


def test_every_arrangement_of_seven_dragons_comes_up_as_often_as_it_should() -> None:
    """Seat 0 knows one card of seat 1; two there and two in the deck are hidden, and so are three goals."""
    hidden = ["RRRR", "KKKK", "BRGK", "zap-card"]
    position = seven_dragons({"0,0": "SSSS"}, [["YYYY"], ["****", *hidden[:2]]], deck=hidden[2:], rest=0, goals="RYBGK")
    position["known"][0][1] = {"****": 1}
    position["goals_seen"] = {"R": [0], "Y": [1], "B": [0], "G": [], "K": [1]}
    weights: Counter[str] = Counter()
    for order in permutations(hidden):
        for y, g, k in permutations("YGK"):
            hand = sorted(["****", *order[:2]])
            hands = [position["hands"][0], hand, None, None, None]
            weights[text(normal(text([list(order[2:]), None, hands, None, ["R", y, "B", g, k]])))] += 1
    found = redeals(position, 0, 8000)
    assert is_uniform(Counter({text(normal(key)): n for key, n in found.items()}), weights)


def test_a_goal_that_is_reached_already_is_not_imagined_with_a_player() -> None:
    """SD-WIN: the game would be over, so the goal must lie with nobody."""
    line = {f"{x},0": card for x, card in enumerate(["SSSS", "RRRR", "RRRR", "RRYY", "RRBB", "RRKG", "RRGG"])}
    position = seven_dragons(line, [["YYYY"], ["BBBB"]], goals="YBRGK", discard=["zap-card"])
    assert sevenfold.load(position).insight(0)["largest"]["R"] == 7
    table = sevenfold.load(position)
    goals = {tuple(table.redeal(0, seed).position()["goals"]) for seed in range(400)}
    assert len(goals) == 18  # of 24: the red one at three seats, the other three in any order
    assert all(goal[0] == "Y" and goal[1] != "R" for goal in goals)


def test_a_redeal_keeps_how_much_third_players_know() -> None:
    """SD-KNOWN: seat 2 gave its hand to seat 1 and knows it; in another world it knows other cards there."""
    hand = ["RRRR", "KKKK", "BRGK"]
    position = seven_dragons({"0,0": "SSSS"}, [["YYYY"], hand, ["GGGG"]], turn=0)
    position["known"][2][1] = dict.fromkeys(hand, 1)
    table = sevenfold.load(position)
    for seed in range(50):
        other = table.redeal(0, seed).position()
        assert Counter(other["known"][2][1]) == Counter(other["hands"][1])
        assert other["known"][0] == position["known"][0]
