"""Networks: exact everywhere, told the right things, and worth listening to."""

import math
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import sevenfold
from sevenfold import bots, game
from sevenfold.bots.greedy import GreedyBot
from sevenfold.bots.heuristics import bot_module, register
from sevenfold.bots.network import ACTIVE, FINE, FIRST, LOUDEST, MOST_ACTIVE, SECOND, UNIT, Network, chance, workspace
from sevenfold.bots.networks import load, network_for
from sevenfold.bots.search_bot import Budget, SearchBot, consider
from sevenfold.table import Table

GAMES = ("dragon", "double-seven", "seven-dragons")
TABLES = [("dragon", 2), ("double-seven", 2), ("double-seven", 4), ("seven-dragons", 2), ("seven-dragons", 5)]
LARGEST = 300_000  # bytes a game


def played(id: str, players: int, seed: int) -> Iterator[Table]:
    """A table at every move of a random game."""
    table, random = sevenfold.new(id, seed=seed, players=players), Random(seed)
    while table.turn is not None:
        yield table
        table.play(random.choice(table.legal_moves))


def features(table: Table, seat: int) -> list[int]:
    out = workspace()
    count = bot_module(game.find(table.game)).features(table.state, seat, out)
    assert count <= MOST_ACTIVE
    return list(map(int, out[:count]))


def judge(network: Network, active: list[int]) -> float:
    work = workspace()
    work[ACTIVE : ACTIVE + len(active)] = active
    return chance(network, work, len(active))


def reference(network: Network, active: list[int]) -> float:
    """The same by matrices, written a second time."""
    weights = network.astype(np.int64)
    rows = weights[0] + 1
    first, weights = weights[1 : 1 + rows * FIRST].reshape(rows, FIRST), weights[1 + rows * FIRST :]
    second, last = weights[: (FIRST + 1) * SECOND].reshape(FIRST + 1, SECOND), weights[(FIRST + 1) * SECOND :]
    said = np.clip((first[active].sum(0) + first[-1]) * UNIT // FINE, 0, LOUDEST)
    said = np.clip((said @ second[:-1] + second[-1] * UNIT) // UNIT, 0, LOUDEST)
    return 1 / (1 + math.exp(-(said @ last[:-1] + last[-1] * UNIT) / (UNIT * FINE)))


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_a_network_says_what_its_matrices_say(id: str, players: int) -> None:
    for table in played(id, players, seed=7):
        network = network_for(game.find(id), table.state)
        for seat in table.seats:
            active = features(table, seat)
            assert judge(network, active) == pytest.approx(reference(network, active), abs=1e-12)


@pytest.mark.interpreted
@pytest.mark.parametrize(("id", "players"), TABLES)
def test_features_are_different_and_known_to_the_network(id: str, players: int) -> None:
    for table in played(id, players, seed=8):
        known = int(network_for(game.find(id), table.state)[0])
        for seat in table.seats:
            active = features(table, seat)
            assert len(set(active)) == len(active)
            assert all(0 <= each < known for each in active)


@pytest.mark.parametrize("id", GAMES)
def test_networks_are_small_and_whole(id: str) -> None:
    shape = game.find(id)
    files = list((shape.folder / "networks").glob("*.bin"))
    assert files
    assert sum(file.stat().st_size for file in files) <= LARGEST
    for file in files:
        rows = shape.module("features").FEATURES + 1
        assert len(load(shape, int(file.stem))) == 1 + rows * FIRST + (FIRST + 1) * SECOND + SECOND + 1


@pytest.mark.parametrize(("id", "players"), TABLES)
def test_towards_the_end_a_network_knows_who_is_going_to_win(id: str, players: int) -> None:
    """Better than saying the same of everybody: weights that do not fit the features would not."""
    shape = game.find(id)
    register(shape)
    better = []
    for seed in range(40):
        table, bot = sevenfold.new(id, seed=900 + seed, players=players), GreedyBot(seed)
        network, said = network_for(shape, table.state), []
        while table.turn is not None:
            said.append([(seat, judge(network, features(table, seat))) for seat in table.seats])
            table.play(bot.choose(table.view(table.turn), table.legal_moves))
        assert table.outcome is not None
        won = {seat: (seat in table.outcome.winners) / max(1, len(table.outcome.winners)) for seat in table.seats}
        for position in said[len(said) * 3 // 4 :]:
            better += [(1 / players - won[seat]) ** 2 - (value - won[seat]) ** 2 for seat, value in position]
    assert np.mean(better) > 0.02


def test_without_goals_or_company_there_is_no_network() -> None:
    shape = game.find("seven-dragons")
    for options in ({"variant": "connections", "players": 3}, {"variant": "connections", "players": 1}):
        table = sevenfold.new("seven-dragons", seed=1, **options)
        assert network_for(shape, table.state).size == 0
        assert table.turn is not None
        chosen = SearchBot(Budget(iterations=5, learned=True), 1).choose(table.view(table.turn), table.legal_moves)
        assert chosen in table.legal_moves


@pytest.mark.parametrize("id", GAMES)
def test_the_champion_plays_with_its_network_and_the_master_without(id: str) -> None:
    """The same thought, but other values."""
    table = sevenfold.new(id, seed=3, players=2)
    seat = table.turn
    assert seat is not None
    values = {}
    for learned in (True, False):
        found = consider(table.view(seat), Budget(iterations=40, learned=learned), Random(1))
        values[learned] = sorted(one.value for one in found)
    assert values[True] != values[False]
    assert bots.LEVELS[-1] == "champion"
