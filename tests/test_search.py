"""The search: it sees what its seat knows, repeats itself, takes what is offered, and copes with little memory."""

import json
import time
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sevenfold
from sevenfold import bots
from sevenfold import game as registry
from sevenfold.bots import search, search_bot
from sevenfold.bots.heuristics import bot_module, estimate, infoset_key, likelihood, policy, register
from sevenfold.bots.search_bot import Budget, Found, SearchBot, consider, rank
from sevenfold.bots.strength import strength
from sevenfold.game.dragon import endgame
from sevenfold.table import Table
from tests.strategies import OPTIONS, seeds, tables

GAMES = list(OPTIONS)
INTERPRETED = [(2821, 2, 0.490345838), (2823, 2, 0.490345838), (2310, 1, 0.007585818)]  # move, visits, value
SLOW = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def weights(table: Table) -> dict[int, float]:
    """What the policy thinks of each legal move."""
    game = registry.find(table.game)
    register(game)
    moves = np.zeros(game.layout.MAX_MOVES, np.int64)
    count = game.rules.legal(table.state, moves, 0)
    found = np.zeros(count)
    policy(table.state, moves, count, found, np.zeros(search_bot.SCRATCH, np.int64))
    return dict(zip(moves[:count].tolist(), found.tolist(), strict=True))


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_the_policy_does_not_peek(game: str, data: st.DataObject) -> None:
    """Imagined opponents choose by it: it may depend on nothing that the seat on turn does not know."""
    table = data.draw(tables(game))
    if table.turn is not None:
        found = weights(table)
        assert all(weight > 0 for weight in found.values())
        assert weights(table.redeal(table.turn, seed=data.draw(seeds))) == found


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_what_looks_the_same_is_recognised_and_nothing_else(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    register(registry.find(game))
    if table.turn is None:
        return
    for seat in table.seats:
        number = infoset_key(table.state, seat)
        assert 0 < number < 2**62
        twin = table.redeal(seat, seed=data.draw(seeds))
        assert infoset_key(twin.state, seat) == number
        after = table.copy()
        after.play(after.legal_moves[0])
        if json.dumps(after.view(seat)) != json.dumps(table.view(seat)):
            assert infoset_key(after.state, seat) != number


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_estimates_are_chances(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    register(registry.find(game))
    assert all(0 <= estimate(table.state, seat) <= 1 for seat in table.seats)


@pytest.mark.parametrize("game", GAMES)
def test_chances_keep_the_order_of_opinions_and_what_is_certain_stays_so(game: str) -> None:
    """And they are as bold as was measured: docs/results/bots.md."""
    slopes = {("dragon", 2): 2.0, ("dragon", 3): 1.3, ("double-seven", 2): 1.4, ("double-seven", 3): 1.2}
    for players in (2, 3):
        state, calibrate = sevenfold.new(game, players=players, seed=1).state, bot_module(registry.find(game)).calibrate
        chances = [calibrate(state, value / 20) for value in range(21)]
        assert chances == sorted(set(chances))
        assert (chances[0], chances[-1]) == (0, 1)
        odds = [chance / (1 - chance) for chance in (chances[15], chances[5])]
        slope = np.log(odds[0] / odds[1]) / np.log(9)  # of odds 3 to 1 against 1 to 3
        assert slope == pytest.approx(slopes.get((game, players), 0.8))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_makes_the_same_thoughts(game: str) -> None:
    table = sevenfold.new(game, players=2, seed=3)
    view, budget = table.view(table.turn), Budget(iterations=40)
    assert consider(view, budget, Random(1)) == consider(view, budget, Random(1))
    assert consider(view, budget, Random(1)) != consider(view, budget, Random(2))


@pytest.mark.interpreted
def test_the_search_runs_interpreted() -> None:
    """The numbers are those of the compiled search."""
    table = sevenfold.new("dragon", players=2, seed=6)
    found = consider(table.view(table.turn), Budget(iterations=5), Random(1))
    assert [(one.move, one.visits, round(one.value, 9)) for one in found] == INTERPRETED


@pytest.mark.parametrize("game", GAMES)
def test_threads_vote(game: str) -> None:
    table = sevenfold.new(game, players=3, seed=3)
    view, budget = table.view(table.turn), Budget(iterations=100, threads=2)
    found = consider(view, budget, Random(1))
    assert sum(one.visits for one in found) == 200
    assert found == consider(view, budget, Random(1))


@pytest.mark.parametrize("game", GAMES)
def test_little_memory_is_enough(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_bot, "NODES", 16)
    monkeypatch.setattr(search_bot, "CHILDREN", 8)
    table = sevenfold.new(game, players=2, seed=5)
    for _ in range(10):
        assert table.turn is not None
        move = SearchBot(Budget(iterations=300), seed=1).choose(table.view(table.turn), table.legal_moves)
        assert move in table.legal_moves
        table.play(move)


@pytest.mark.parametrize("game", GAMES)
def test_a_glance_is_the_policy(game: str) -> None:
    """The favourite is tried first, and its prior is the best there is."""
    table = sevenfold.new(game, players=2, seed=8)
    for _ in range(10):
        assert table.turn is not None
        found = consider(table.view(table.turn), Budget(iterations=1), Random(1))
        likely = weights(table)
        assert [one.prior for one in found] == [0.0]
        assert likely[found[0].move] == max(likely.values())
        table.play(table.legal_moves[-1])


@pytest.mark.parametrize("game", GAMES)
def test_thinking_can_be_interrupted(game: str) -> None:
    """What the n-th try of a move meets depends on nothing but the seed."""
    shape = registry.find(game)
    register(shape)
    state = sevenfold.new(game, players=2, seed=3).state
    once, twice = search_bot.SearchThread(shape, state, 7), search_bot.SearchThread(shape, state, 7)
    once.think(60)
    twice.think(25)
    twice.think(35)
    assert once.found() == twice.found()
    assert sum(one.visits for one in once.found()) == 60


def test_tries_outweigh_opinions_in_the_end() -> None:
    doubted, praised = Found(1, 40, 0.6, prior=-0.1), Found(2, 40, 0.5, prior=0.0)
    few = [replace(one, visits=4) for one in (doubted, praised)]
    assert [one.move for one in rank([doubted, praised])] == [1, 2]
    assert [one.move for one in rank(few)] == [2, 1]


def test_what_has_grown_is_suspected() -> None:
    """With two players, a dragon that has grown is more often imagined as the other one's goal."""
    register(registry.find("seven-dragons"))
    table = sevenfold.new("seven-dragons", players=2, seed=1)
    for _ in range(14):
        table.play(table.legal_moves[0])
    seat, imagined, random = table.turn, Counter[int](), np.ones(1, np.int64)
    assert seat is not None
    sizes = {int(goal): int(table.state.largest[goal]) for goal in table.state.goals if goal != table.state.goals[seat]}
    rival = next(other for other in table.seats if other != seat)
    for _ in range(4000):
        other = table.copy()
        search.imagine(other.state, seat, random)
        imagined[int(other.state.goals[rival])] += 1
    most, least = max(sizes, key=lambda goal: sizes[goal]), min(sizes, key=lambda goal: sizes[goal])
    assert sizes[most] > sizes[least]
    assert imagined[most] > 1000 > imagined[least]


def test_when_every_goal_is_somebodys_all_tables_are_plausible() -> None:
    register(registry.find("seven-dragons"))
    table = sevenfold.new("seven-dragons", players=5, seed=1)
    for number in range(10):
        assert table.turn is not None
        assert likelihood(table.redeal(table.turn, number).state, table.turn) == 1
        table.play(table.legal_moves[0])


def winning(table: Table) -> set[str]:
    """The moves that win at once and alone, however the hidden cards lie."""
    seat, found = table.turn, set(map(str, table.legal_moves))
    assert seat is not None
    for seed in range(6):
        imagined = table.redeal(seat, seed)
        for move in sorted(found):
            after = imagined.copy()
            after.play(move)
            if after.outcome is None or after.outcome.winners != (seat,):
                found.remove(move)
    return found


@pytest.mark.parametrize(("game", "players"), [("dragon", 2), ("seven-dragons", 3)])
def test_a_win_at_hand_is_taken(game: str, players: int) -> None:
    tried = 0
    for seed in range(20):
        table, choice = sevenfold.new(game, players=players, seed=seed), Random(seed)
        while table.turn is not None:
            moves = table.legal_moves
            if 1 < len(moves) < 200 and 0 < len(wins := winning(table)) < len(moves):
                tried += 1
                assert SearchBot(Budget(iterations=400), seed).choose(table.view(table.turn), moves) in wins
                break
            table.play(moves[choice.randrange(len(moves))])
    assert tried >= 3


@pytest.mark.parametrize(("game", "deals"), [("dragon", 6), ("double-seven", 3), ("seven-dragons", 8)])
def test_thought_beats_distraction(game: str, deals: int) -> None:
    wins = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            table = sevenfold.new(game, players=2, seed=deal)
            players = {seat: SearchBot(Budget(iterations=150), deal), 1 - seat: bots.find("hatchling", deal)}
            while table.turn is not None:
                table.play(players[table.turn].choose(table.view(table.turn), table.legal_moves))
            assert table.outcome is not None
            wins += (seat in table.outcome.winners) / max(1, len(table.outcome.winners))
    assert wins > 1.4 * deals


def best_by_force(table: Table, seat: int) -> int:
    """What the seat will gain on the other with best play of both, by trying everything."""
    if table.turn is None:
        return 0
    found = []
    for move in table.legal_moves:
        after = table.copy()
        after.play(move)
        found.append(endgame.lead(after.state, seat) - endgame.lead(table.state, seat) + best_by_force(after, seat))
    return max(found) if table.turn == seat else min(found)


def test_the_end_of_dragon_is_exact() -> None:
    tried = 0
    for seed in range(8):
        table, choice = sevenfold.new("dragon", players=2, seed=seed), Random(seed)
        while table.turn is not None:
            if endgame.is_known(table.state) and sum(table.state.sizes[:2]) <= 6:
                solved = endgame.solve(table.state, 10**6)
                assert solved is not None
                assert max(value for _, value in solved) == best_by_force(table, table.turn)
                assert sorted(move for move, _ in solved) == table.legal_moves.codes
                tried += 1
            table.play(table.legal_moves[choice.randrange(len(table.legal_moves))])
    assert tried >= 20


def test_an_end_that_takes_too_long_is_left_to_the_search() -> None:
    table = sevenfold.new("dragon", players=2, seed=1)
    while not endgame.is_known(table.state):
        table.play(table.legal_moves[0])
    assert endgame.solve(table.state, 10) is None
    assert endgame.solve(table.state, 10**6) is not None


@pytest.mark.interpreted
def test_the_end_of_dragon_is_worth_a_win_a_draw_or_nothing() -> None:
    table = sevenfold.new("dragon", players=2, seed=1)
    while sum(table.state.sizes[:2]) > 4 or not endgame.is_known(table.state):
        table.play(table.legal_moves[0])
    solved = bot_module(registry.find("dragon")).solve(table.state, 10**6)
    assert solved is not None
    assert {value for _, value in solved} <= {0.0, 0.5, 1.0}
    advice = bots.advise(table.view(table.turn), table.legal_moves, 0.01)
    assert all(one.tries == 0 and one.low == one.win == one.high for one in advice)


def test_compiling_takes_nothing_of_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first call of compiled code takes ten seconds here, and every batch of iterations a hundredth of one."""
    think, now = search.think, [0.0]
    compiled: list[bool] = []

    def slow_at_first(*arguments: Any) -> None:
        now[0] += 0.01 if compiled else 10.0
        compiled.append(True)
        think(*arguments)

    monkeypatch.setattr(search, "think", slow_at_first)
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    table = sevenfold.new("dragon", players=2, seed=1)
    tried = consider(table.view(0), Budget(seconds=0.1), Random(1))
    assert sum(one.visits for one in tried) >= 9 * search_bot.BATCH


def test_every_game_has_every_level() -> None:
    ladders = [ladder for game in GAMES for ladder in registry.find(game).module("levels").LEVELS.values()]
    assert all(tuple(ladder) == bots.LEVELS for ladder in ladders)
    masters = [strength(game, "master", players) for game in GAMES for players in range(1, 6)]
    assert all(isinstance(master, Budget) and master.endgame for master in masters)


@pytest.mark.parametrize("variant", ["single-action", "basic", "connections"])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_the_search_plays_every_variant(variant: str, players: int) -> None:
    if players == 1 and variant != "connections":
        return
    table = sevenfold.new("seven-dragons", players=players, variant=variant, seed=1)
    while table.turn is not None:
        table.play(SearchBot(Budget(iterations=10), 1).choose(table.view(table.turn), table.legal_moves))
    assert table.outcome is not None
