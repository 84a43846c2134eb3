"""What a move brought is decided once: the terminal and the page tell the same of every move of every playthrough."""

import json
import re
import subprocess
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hatch_build
import sevenfold
from sevenfold.cli import game_log
from sevenfold.game import find
from sevenfold.narration import tell
from sevenfold.table import JOIN
from sevenfold.terminal.look import Look
from sevenfold.texts import LANGUAGES, texts
from sevenfold.typescript import sentences_example
from sevenfold.values import Move, Played
from tests.strategies import OPTIONS, any_move, seeds, tables
from tests.test_playthroughs import CASES, FOLDER, body

WEB = Path(__file__).parent.parent / "web"


def played(name: str, game: str, options: dict[str, Any]) -> Iterator[Played]:
    """The moves of a playthrough, and what each of them brought."""
    table = sevenfold.new(game, seed=CASES.index((name, game, options)), **options)
    for line in body(FOLDER / f"{name}.txt"):
        move = line.split(" ", 2)[2]
        if move == JOIN:
            yield Played(table.join(), Move(JOIN), {"kind": JOIN}, [])
        else:
            yield table.play_noted(move)


def test_the_page_tells_what_the_terminal_tells(tmp_path: Path) -> None:
    examples = [
        {**sentences_example(find(game), done), "steps": []}
        if done.move == JOIN
        else sentences_example(find(game), done)
        for name, game, options in CASES
        for done in played(name, game, options)
    ]
    assert len(examples) > 3000
    file = tmp_path / "tellings.json"
    file.write_text(json.dumps(examples, default=asdict))
    npm, environment = hatch_build.find_npm()
    command = [*npm, "exec", "--", "vitest", "run", "src/narration.test.ts"]
    done = subprocess.run(
        command, cwd=WEB, env={**environment, "TELLINGS": str(file), "NO_COLOR": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
    assert re.search(r"Tests +\d+ passed \(\d+\)", done.stdout)  # and none skipped


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_has_words_for_all_of_it(language: str) -> None:
    look = Look(texts(language), lambda seat: f"P{seat}")
    said: set[str] = set()
    for name, game, options in CASES:
        for done in played(name, game, options):
            lines = game_log.told(game, done.fields, done.notes, look)
            assert all(lines)
            said |= {telling.id for telling in tell(find(game), done.fields, done.notes)}
    missing = {
        f"{kind}-{id}-{entry.name}"
        for id in {game for _, game, _ in CASES}
        for kind, kinds in (("move", find(id).moves), ("note", find(id).notes))
        for entry in kinds.kinds
        if kind == "move" or entry.name not in {move.name for move in find(id).moves.kinds}
    } - said
    assert missing == set(), "some kinds are never told of in any playthrough"


def test_DR_SCORE_the_tokens_of_a_rounds_last_move_are_told() -> None:
    """They used to be lost where the next round begins at once."""
    told = [
        [note["kind"] for note in done.notes]
        for name, game, options in CASES
        if options.get("multi")
        for done in played(name, game, options)
    ]
    assert ["tokens", "round"] in told


def test_DS_END_the_last_turns_are_told_where_they_begin() -> None:
    endings = [
        note
        for name, game, options in CASES
        for done in played(name, game, options)
        for note in done.notes
        if game == "double-seven" and note["kind"] == "ending"
    ]
    assert {note["by"] for note in endings} <= {"double-seven", "pool"}
    assert len(endings) == sum(game == "double-seven" for _, game, _ in CASES)


@pytest.mark.parametrize("game", list(OPTIONS))
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_notes_tell_nothing_that_a_spectator_cannot_see(game: str, data: st.DataObject) -> None:
    """Where the same move leads a spectator from the same view to the same view, it is told the same."""
    table, random = data.draw(tables(game)), Random(data.draw(seeds))
    if table.turn is None:
        return
    move, compared = any_move(table, random), 0
    for number in range(8):
        here, there = table.copy(), table.redeal(table.turn, number)
        done, other = here.play_noted(move), there.play_noted(move)
        if here.view(None) == there.view(None):
            assert done.notes == other.notes
            compared += 1
    assert compared or done.notes or table.turn != here.turn
