"""Puzzles: each leads to its position, every move has its answer, and the same day has the same one."""

from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sevenfold
from sevenfold.bots.advice import ENDGAME
from sevenfold.bots.heuristics import bot_module
from sevenfold.cli import main
from sevenfold.errors import JournalError, OptionError
from sevenfold.game import find, ids
from sevenfold.kernel import entry
from sevenfold.study import finding, making
from sevenfold.study.effects import winning_moves
from sevenfold.study.puzzle import LEVELS, Puzzle, available, from_json, game_of_the_day, of_the_day, puzzles
from sevenfold.table import Table
from sevenfold.texts import texts
from sevenfold.wasm.puzzles import prepare


@pytest.mark.parametrize("game", ids())
def test_every_puzzle_leads_to_its_position_and_answers_every_move(game: str) -> None:
    words = texts("en")
    assert len({puzzle.id for puzzle in puzzles(game)}) == len(puzzles(game)) >= 300
    for puzzle in puzzles(game):
        moves = [str(move) for move in puzzle.table.legal_moves]
        assert set(puzzle.best) < set(moves)
        assert len(puzzle.chances) == len(puzzle.allows) == len(moves)
        best = min(puzzle.chances[moves.index(move)] for move in puzzle.best)
        assert best > max(puzzle.chances[place] for place, move in enumerate(moves) if move not in puzzle.best) - 10
        assert len(puzzle.solved) == len(LEVELS)
        assert 1 <= puzzle.grade <= 6
        assert all(words.has(f"theme-{theme}") for theme in puzzle.themes)


def test_what_is_said_to_be_exact_is() -> None:
    for game in ids():
        exact = [puzzle for puzzle in puzzles(game) if puzzle.exact][:12]
        for puzzle in exact:
            if puzzle.exact == "win":
                assert sorted(winning_moves(puzzle.table)) == sorted(puzzle.best)
            else:
                solved = bot_module(find(game)).solve(puzzle.table.state, ENDGAME)
                assert solved is not None
                top = max(value for _, value in solved)
                assert {find(game).notation.write(code) for code, value in solved if value == top} == set(puzzle.best)


@pytest.mark.parametrize("game", ids())
def test_the_page_gets_moves_as_the_kernels_numbers(game: str) -> None:
    puzzle = puzzles(game)[0]
    data = prepare(find(game), puzzle)
    start = sevenfold.new(game, seed=puzzle.seed, **puzzle.options)
    box = entry.boxed(start.state)
    for number in data["moves"]:
        entry.play(box, int(number))
    assert Table(find(game), start.options, box[0]).position() == puzzle.table.position()
    assert {int(number) for number in data["best"]} <= set(puzzle.table.legal_moves.codes)


def test_a_day_has_one_puzzle_for_everybody() -> None:
    day, next_day = date(2026, 11, 16), date(2026, 11, 17)
    assert set(available()) == set(ids())
    assert of_the_day("dragon", day) is of_the_day("dragon", day)
    assert of_the_day("dragon", day) != of_the_day("dragon", next_day)
    assert game_of_the_day(day) != game_of_the_day(next_day)
    with pytest.raises(OptionError):
        of_the_day("chess", day)


def test_a_puzzle_is_found_in_real_play() -> None:
    found = next(puzzle for seed in range(making.FIRST, making.FIRST + 9) for puzzle in finding.find("dragon", seed))
    assert found.moves == found.table.moves
    assert found == from_json("dragon", {**found.as_json()})


def test_making_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def invented(game: str, seed: int) -> list[Puzzle]:
        asked.append(seed)
        return [puzzles(game)[seed % 5]] * (seed % 2)

    monkeypatch.setattr(making, "find", invented)
    journal = tmp_path / "found.jsonl"
    assert len(making.make("dragon", 2, journal, jobs=1)) == 2
    journal.write_text(journal.read_text() + '{"game": "dra')  # broken off
    before = list(asked)
    assert len(making.make("dragon", 4, journal, jobs=1)) == 4
    assert not set(before) & set(asked[len(before) :])
    assert asked == list(range(making.FIRST, making.FIRST + len(asked)))
    with pytest.raises(JournalError):
        making.make("double-seven", 4, journal, jobs=1)


def test_puzzles_that_do_not_hold_any_more_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(one for one in puzzles("dragon") if one.exact == "endgame")
    wrong = next(str(move) for move in puzzle.table.legal_moves if move not in puzzle.best)
    ours = (puzzle, replace(puzzle, best=(wrong,)))
    monkeypatch.setattr(making, "puzzles", lambda _game: ours)
    journal = tmp_path / "again.jsonl"
    for _ in range(2):  # the second time nothing is left to do
        making.verify("dragon", journal, jobs=1)
        ((seed, standing),) = making.read("dragon", journal)
        assert seed == puzzle.seed
        assert [one.best for one in standing] == [puzzle.best]
        assert standing[0].solved == puzzle.solved


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    left: Any = iter(lines)
    monkeypatch.setattr("builtins.input", lambda *_: next(left))


def test_a_wrong_try_is_answered_and_the_right_one_praised(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = of_the_day("dragon", date.today())
    wrong = int(np.argmin(puzzle.chances))
    typed(monkeypatch, puzzle.table.legal_moves[wrong], puzzle.best[0], "", "solution", "quit")
    assert main(["puzzles", "dragon", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert f"wins about {puzzle.chances[wrong]}%" in said
    assert "Right, at try 2" in said
    assert "The solution:" in said
