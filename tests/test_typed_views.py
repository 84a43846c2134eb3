"""Type checkers know what `view()` returns and which options a game has."""

from pathlib import Path

import pytest
from mypy import api

from sevenfold import python_types
from sevenfold.game import find, ids

PROGRAM = """
import sevenfold

table = sevenfold.new("dragon", players=2, multi=True)
reveal_type(table.view(0)["tokens"])
reveal_type(table.copy().view(0)["tokens"])
table.view(0)["scales"]
dragons = sevenfold.new("seven-dragons", players=2, variant="basic")
reveal_type(dragons.view(None)["turn"])
reveal_type(dragons.insight(0))
reveal_type(sevenfold.new("double-seven", players=2).view(0)["families"][0][0]["animal"])
reveal_type(sevenfold.new(str(input()), players=2))
bot = __import__("sevenfold.bots").bots.find("greedy")
bot.choose(table.view(0), table.legal_moves)
"""
KNOWN = [
    '"list[int]"',
    '"list[int]"',
    'TypedDict "View" has no key "scales"',
    '"int | None"',
    "Insight",
    '"str"',
    '"sevenfold.table.Table"',
]


def test_the_stub_is_current() -> None:
    text = python_types.FILE.read_text("utf-8")
    assert text == python_types.stub(map(find, ids())), "run python -m sevenfold.python_types"


def test_a_type_checker_knows_views_and_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAM, "utf-8")
    monkeypatch.chdir(Path(__file__).parent.parent)
    told, complaints, _ = api.run(["--strict", "--no-error-summary", "--hide-error-context", str(file)])
    assert not complaints
    lines = told.splitlines()
    assert len(lines) == len(KNOWN), told
    for line, known in zip(lines, KNOWN, strict=True):
        assert known in line, told
