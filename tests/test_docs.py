"""The documentation: its examples run, its pages have one shape, and every clause it names has a test."""

import doctest
import re
from pathlib import Path

import pytest

from sevenfold.game import find, ids

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
HEADINGS = ["What it is", "How to play", "Variants", "Rulings", "Notation by example", "Numbers"]
CLAUSE = re.compile(r"\b(?:SD|DS|DR)-[A-Z]+(?:-[A-Z]+)*\b")


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False)
    assert failed == 0


@pytest.mark.parametrize("game", ids())
def test_every_game_has_a_page_with_the_same_headings(game: str) -> None:
    text = (ROOT / "docs" / f"{game}.md").read_text("utf-8")
    assert re.findall(r"^## (.*)$", text, re.MULTILINE) == HEADINGS
    assert "unofficial" in text


def test_every_clause_has_a_test_and_every_test_a_clause() -> None:
    documented = set()
    for game in ids():
        documented |= set(CLAUSE.findall((ROOT / "docs" / f"{game}.md").read_text("utf-8")))
    tests = "".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    names = re.findall(r"def test_((?:SD|DS|DR)_\w+)\(", tests)
    for clause in documented:
        assert any(name.startswith(clause.replace("-", "_") + "_") for name in names), clause
    for name in names:
        assert any(name.startswith(clause.replace("-", "_") + "_") for clause in documented), name


def test_clauses_in_the_sources_are_documented() -> None:
    documented = "".join((ROOT / "docs" / f"{game}.md").read_text("utf-8") for game in ids())
    sources = "".join(file.read_text("utf-8") for file in (ROOT / "src").rglob("*.py"))
    assert set(CLAUSE.findall(sources)) - set(CLAUSE.findall(documented)) == set()
    for game in ids():
        for refusal in find(game).rules.REFUSALS.values():
            assert f"**{refusal.clause}**" in documented


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text("utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_credits_are_there() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for name in ("Andrew Looney", "Looney Labs", "Michael Schacht", "Tiki Editions", "Sylvie Barc", "nofficial"):
        assert name in text
