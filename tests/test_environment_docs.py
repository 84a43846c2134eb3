"""docs/environments.md lists every index, and the tutorial runs."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sevenfold.game import find
from tests.index_tables import GAMES, table

ROOT = Path(__file__).parent.parent
TUTORIAL = ROOT / "docs" / "train_dragon.py"


@pytest.mark.parametrize("kind", ["steps", "tensors"])
@pytest.mark.parametrize("game", GAMES)
def test_every_index_is_documented(game: str, kind: str) -> None:
    text = (ROOT / "docs" / "environments.md").read_text("utf-8")
    for line in table(game, kind):
        assert line in text.splitlines(), line
    room = find(game.replace("_", "-"))
    assert f"{room.steps.ACTIONS} actions" in text
    if kind == "tensors":
        documented = [(line.split("|")[2].strip(), int(re.match(r"\| (\d+)", line)[1])) for line in table(game, kind)]  # type: ignore[index]
        assert documented == [(name.replace("_", " "), begin) for name, begin in room.tensors.FIELDS.items()]


def test_the_tutorial_runs() -> None:
    """A small form of it: it plays, learns and measures itself."""
    pytest.importorskip("torch", reason="PyTorch is large, and not locked: pip install torch")
    small = ["--tables", "16", "--seconds", "1", "--games", "10"]
    alone = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run([sys.executable, TUTORIAL, *small], capture_output=True, text=True, env=alone, check=True)
    learned = [int(count.replace(",", "")) for count in re.findall(r"([\d,]+) samples, \d+\.\d% won", done.stdout)]
    assert learned[0] == 0 < learned[-1]  # how many depends on the machine
    assert len(TUTORIAL.read_text("utf-8").splitlines()) < 100
