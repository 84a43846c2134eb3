"""Bots from outside: a Python file or any program that answers lines with lines."""

import sys
from pathlib import Path

import pytest

import sevenfold
from sevenfold.bots import program
from sevenfold.errors import BotError, OptionError
from sevenfold.values import Move
from tests.strategies import OPTIONS

FIRST = """
print("this is no answer")

def choose(view, legal_moves, budget):
    assert view["hands"] if "hands" in view else view["racks"]
    return legal_moves[0]
"""
SCRIPT = f"""#!{sys.executable}
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert question["sevenfold"] == 1 and question["budget"] == 0.5
    print(question["legal_moves"][-1], flush=True)
"""


def write(folder: Path, name: str, text: str) -> str:
    file = folder / name
    file.write_text(text, "utf-8")
    file.chmod(0o755)
    return str(file)


@pytest.mark.parametrize("game", OPTIONS)
def test_a_python_file_plays(game: str, tmp_path: Path) -> None:
    bot = program.seat(write(tmp_path, "first.py", FIRST))
    table = sevenfold.new(game, players=2, seed=1)
    for _ in range(5):
        assert table.turn is not None
        move = bot.choose(table.view(table.turn), table.legal_moves)
        assert move == table.legal_moves[0]
        table.play(move)


def test_any_program_plays(tmp_path: Path) -> None:
    bot = program.seat(write(tmp_path, "last", SCRIPT))
    table = sevenfold.new("dragon", players=2, seed=1)
    assert bot.choose(table.view(0), table.legal_moves, 0.5) == table.legal_moves[-1]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("def choose(view, legal_moves, budget): return 'resign'", "no legal move"),
        ("def choose(view, legal_moves, budget): raise SystemExit", "ended"),
        ("nothing = 0", "ended"),
    ],
)
def test_a_program_that_misbehaves_is_an_error_not_a_random_move(tmp_path: Path, text: str, complaint: str) -> None:
    bot = program.seat(write(tmp_path, "bad.py", text))
    table = sevenfold.new("dragon", players=2, seed=1)
    with pytest.raises(BotError, match=complaint):
        bot.choose(table.view(0), table.legal_moves)


IDLE = "#!/bin/sh\nsleep 1000\n"  # the process that holds the pipes is a child of the script
MANY = 200_000  # letters, more than a pipe holds


@pytest.mark.parametrize("letters", [0, MANY])
def test_a_program_that_does_not_answer_is_ended(tmp_path: Path, letters: int) -> None:
    """Whether it reads the question or not, and with all the processes that it started."""
    bot = program.ProgramBot(Path(write(tmp_path, "idle", IDLE)), patience=0.1)
    with pytest.raises(BotError, match=r"idle did not answer within 0\.3 seconds"):
        bot.choose({"view": "x" * letters}, [Move("pass")], 0.2)
    assert bot.process.wait(10) != 0
    bot.close()


def test_what_cannot_be_seated() -> None:
    with pytest.raises(FileNotFoundError):
        program.seat("./no-such-bot.py")
    for spec in ("search:", "search:0", "search:many", "deep-blue"):
        with pytest.raises(OptionError):
            program.seat(spec)
