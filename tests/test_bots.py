"""Bots: they play legally, see only their view, and greedy is better than random."""

from typing import Any

import pytest

import sevenfold
from sevenfold import bots
from sevenfold.bots import program, timed
from sevenfold.errors import ActionError, OptionError
from sevenfold.table import Table
from tests.strategies import OPTIONS

GAMES = list(OPTIONS)


def match(game: str, options: dict[str, Any], seat: int, seed: int) -> Table:
    """Greedy at one seat, random bots at the others."""
    table = sevenfold.new(game, seed=seed, **options)
    players = {other: bots.find("greedy" if other == seat else "random", seed=seed + other) for other in table.seats}
    while table.turn is not None:
        table.play(players[table.turn].choose(table.view(table.turn), table.legal_moves))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_greedy_beats_random(game: str) -> None:
    wins = 0
    for seed in range(20):
        seat = seed % 2
        outcome = match(game, {"players": 2}, seat, seed).outcome
        assert outcome is not None
        wins += outcome.winners == (seat,)
    assert wins >= 17


@pytest.mark.parametrize("variant", ["single-action", "basic", "connections"])
def test_bots_play_every_variant(variant: str) -> None:
    for seed in range(3):
        assert match("seven-dragons", {"players": 3, "variant": variant}, 0, seed).outcome is not None


def test_bots_play_the_puzzle_and_rounds() -> None:
    assert match("seven-dragons", {"players": 1, "variant": "connections"}, 0, 1).outcome is not None
    assert match("dragon", {"players": 3, "multi": True}, 1, 1).outcome is not None


@pytest.mark.parametrize("name", ["random", "greedy", "hatchling", "novice", "player", "search:150"])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_does_not_peek(game: str, name: str) -> None:
    """Whatever is swapped behind its back, the same seed makes the same choice."""
    table = sevenfold.new(game, players=3, seed=4)
    for number in range(12):
        if table.turn is None:
            return
        seat = table.turn
        twin = table.redeal(seat, seed=number)
        choices = {program.seat(name, seed=1).choose(one.view(seat), one.legal_moves) for one in (table, twin)}
        assert len(choices) == 1
        table.play(choices.pop())


def test_nobody_throws_tiles_away_that_could_be_laid() -> None:
    """However inattentive: that looks foolish. (Double Seven, six tiles or more: passing costs one.)"""
    crowded = 0
    for seed in range(4):
        table, bot = sevenfold.new("double-seven", players=2, seed=seed), bots.find("hatchling", seed=seed)
        while table.turn is not None and len(table.moves) < 120:
            moves = table.legal_moves
            if len(moves) > 1 and "pass" not in moves and any(move.startswith(("start", "grow")) for move in moves):
                crowded += 1
                assert not bot.choose(table.view(table.turn), moves).startswith("pass")
            table.play(bot.choose(table.view(table.turn), moves))
    assert crowded > 10


def test_an_unknown_bot_is_refused() -> None:
    for name in ("deep-blue", "deep-blue@1"):
        with pytest.raises(OptionError, match="no bot 'deep-blue'"):
            bots.find(name)


class Listener:
    """A bot that tells what time it was given."""

    budget: float | None = None

    def choose(self, view: Any, legal_moves: Any, budget: float | None = None) -> str:
        self.budget = budget
        return str(legal_moves[0])


def test_a_bot_has_the_seconds_of_its_name_unless_it_is_given_others() -> None:
    table = sevenfold.new("dragon", players=2, seed=1)
    assert bots.find("champion@0.01", seed=1).choose(table.view(0), table.legal_moves) in table.legal_moves
    for named in (bots.find("champion@0.25"), program.seat("champion@0.25")):
        assert isinstance(named, timed.TimedBot)
        named.bot = told = Listener()
        for given, budget in ((None, 0.25), (0.5, 0.5)):
            named.choose(table.view(0), table.legal_moves, given)
            assert told.budget == budget


@pytest.mark.parametrize("name", ["greedy@", "greedy@soon", "greedy@0", "greedy@1e3", "greedy@²", "greedy@90000", "@1"])
def test_what_comes_after_the_at_is_a_number_of_seconds(name: str) -> None:
    for one in (bots.find, program.seat, program.check):
        with pytest.raises(OptionError, match="after the @ comes a number of seconds"):
            one(name)


def test_the_path_of_a_program_may_hold_an_at() -> None:
    assert [timed.parse(spec) for spec in ("./me@home/bot.py", "./me@home", "me@home.py", "./bot@2", "bot.py@0.5")] == [
        ("./me@home/bot.py", None),
        ("./me@home", None),
        ("me@home.py", None),
        ("./bot", 2.0),
        ("bot.py", 0.5),
    ]


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_seatable(game: str) -> None:
    assert len(bots.levels(game)) >= 5
    assert set(bots.levels(game)) <= set(bots.NAMES)


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_legal_and_ordered(game: str) -> None:
    table = sevenfold.new(game, players=2, seed=1)
    advice = bots.advise(table.view(table.turn), table.legal_moves, 0.05, seed=1)
    assert advice
    assert all(one.move in table.legal_moves and one.low <= one.win <= one.high for one in advice)


def test_advice_by_iterations_is_the_same_every_time_and_complete() -> None:
    """All that was tried, with how often: a target for a policy that learns."""
    table = sevenfold.new("dragon", players=2, seed=1)
    while len(table.legal_moves) < 12:
        table.play(table.legal_moves[0])
    view = table.view(table.turn)
    first, again = (bots.advise(view, table.legal_moves, seed=1, iterations=3000, most=None) for _ in range(2))
    assert first == again
    assert len(first) > 3
    assert sum(one.tries for one in first) == 3000
    assert len(bots.advise(view, table.legal_moves, seed=1, iterations=3000)) == 3
    with pytest.raises(OptionError, match="not both"):
        bots.advise(view, table.legal_moves, 1.0, iterations=10)
    with pytest.raises(OptionError, match="iterations must be an integer"):
        bots.advise(view, table.legal_moves, iterations=0)
    for budget in (-1.0, 0.0, float("nan")):
        with pytest.raises(OptionError, match="more than 0 seconds"):
            bots.advise(view, table.legal_moves, budget)


def test_a_search_of_so_many_iterations_has_a_name() -> None:
    table = sevenfold.new("dragon", players=2, seed=1)
    choices = {bots.find("search:200", seed=1).choose(table.view(0), table.legal_moves) for _ in range(3)}
    assert len(choices) == 1
    for name in ("search:", "search:0", "search:-1", "search:many", "search:1e3", "search:²"):
        with pytest.raises(OptionError, match="a number of iterations"):
            bots.find(name)


@pytest.mark.parametrize("name", [*bots.NAMES, "search:10"])
def test_without_a_legal_move_there_is_nothing_to_choose(name: str) -> None:
    table = sevenfold.new("dragon", players=2, seed=1)
    with pytest.raises(ActionError, match="no legal move to choose from"):
        bots.find(name).choose(table.view(0), [])
    with pytest.raises(ActionError, match="no legal move to choose from"):
        bots.advise(table.view(0), [])
