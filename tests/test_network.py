"""Networks: exact everywhere, told the right things, and worth listening to."""

import math
from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

import sevenfold
from sevenfold import bots, game
from sevenfold.bots import search
from sevenfold.bots.greedy import GreedyBot
from sevenfold.bots.heuristics import bot_module, infoset_key, register
from sevenfold.bots.network import ACTIVE, FINE, FIRST, LOUDEST, MOST_ACTIVE, SECOND, UNIT, Network, chance, workspace
from sevenfold.bots.networks import load, network_for
from sevenfold.bots.search_bot import Budget, SearchBot, SearchThread, consider, rank
from sevenfold.game.dragon.moves import card_of, level_of
from sevenfold.game.dragon.rules import column_cards, row_cards
from sevenfold.game.dragon.state import COLUMN, LINE, UNDER
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


def told(table: Table, first: int, count: int) -> int:
    """Which of so many features of the seat on turn is there, one after the other."""
    assert table.turn is not None
    return next(each - first for each in features(table, table.turn) if first <= each < first + count)


def test_a_network_is_told_which_cards_leave_nothing_to_others() -> None:
    names = game.find("dragon").module("features")
    for table in played("dragon", 2, seed=1):
        quiet: set[int] = set()
        for code in table.legal_moves.codes:
            card, level = card_of(code), level_of(code)
            in_lines = column_cards(table.state, COLUMN[card])[0], row_cards(table.state, level)[0]
            if level != UNDER and max(in_lines) + 1 < LINE - 1:
                quiet.add(card)
        cards = sum(int(table.state.hands[table.turn, card]) for card in quiet)
        assert told(table, names.HANDS + names.QUIET_CARDS, names.CALM_CARDS) == min(names.CALM_CARDS - 1, cards)


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


def test_rivals_in_the_tree_play_what_the_imagined_hand_allows() -> None:
    table, shape = sevenfold.new("dragon", seed=5, players=2), game.find("dragon")
    register(shape)
    seat = table.turn
    assert seat is not None
    thread = SearchThread(shape, table.state, 1, network_for(shape, table.state))
    thread.think(600)
    best = rank(thread.found())[0].move
    nodes, children, met = thread.memory.nodes, thread.memory.children, set[frozenset[int]]()
    for seed in range(8):
        after = table.redeal(seat, seed)
        after.play(after.legal_moves[after.legal_moves.codes.index(best)])
        node = nodes[search.locate(nodes, infoset_key(after.state, seat))]
        assert node.visits > 10
        count, child, allowed = search.sift(after.state, node, children), int(node.first), set[int]()
        while child > 0:
            if children[child].legal:
                allowed.add(int(children[child].move))
            child = int(children[child].next)
        assert len(allowed) == count <= node.opened
        assert allowed <= set(after.legal_moves.codes)
        met.add(frozenset(allowed))
    assert len(met) > 1  # hands differ, and with them what rivals can do
