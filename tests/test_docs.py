"""The documentation: its examples run, its pages have one shape, and every clause it names has a test."""

import doctest
import re
from pathlib import Path

import pytest

from sevenfold.game import find, ids
from tests.test_imports import ORDER

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
        for target, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^)]+))?\)", page.read_text("utf-8")):
            found = page.parent / target if target else page
            assert found.exists(), f"{page.name}: {target}"
            assert not anchor or anchor in anchors(found), f"{page.name}: {target}#{anchor}"


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_the_credits_are_there() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for name in ("Andrew Looney", "Looney Labs", "Michael Schacht", "Tiki Editions", "Sylvie Barc", "nofficial"):
        assert name in text


def section(page: str, heading: str) -> str:
    """A section of a page of docs/."""
    return (ROOT / "docs" / page).read_text("utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_way_of_a_move_names_functions_that_are_there() -> None:
    stations = re.findall(
        r"^\| (\d+) \| `(.+?)` \| (.+?) \|", section("architecture.md", "The way of a move"), re.MULTILINE
    )
    assert [int(number) for number, _, _ in stations] == list(range(1, len(stations) + 1))
    assert 10 <= len(stations) <= 15
    for _, file, functions in stations:
        source = (ROOT / file).read_text("utf-8")
        for name in re.findall(r"`(\w+)`", functions):
            assert re.search(
                rf"\b(?:def|function) {name}\(|^  (?:private )?(?:async )?{name}\(", source, re.MULTILINE
            ), (file, name)


def test_the_table_of_where_is_what_names_files_that_are_there() -> None:
    for path in re.findall(r"`([\w/<>.]+/[\w/<>.]*)`", section("architecture.md", "Where is what")):
        for game in ids():
            folder = game if path.startswith("web/") else game.replace("-", "_")
            named = path.replace("<game>", folder)
            assert (ROOT / named).exists() or (ROOT / "src" / "sevenfold" / named).exists(), path


def test_the_glossary_names_files_that_are_there() -> None:
    for path in re.findall(
        r"`((?:web/|game/|server/|[\w]+/)[\w/<>.]+|\w+\.py)`", (ROOT / "docs" / "glossary.md").read_text("utf-8")
    ):
        named = path.replace("<game>", "dragon")
        assert (ROOT / named).exists() or (ROOT / "src" / "sevenfold" / named).exists(), path


def test_the_parts_stand_in_the_order_of_imports() -> None:
    parts = re.findall(r"^\| `(\w+)` \|", section("architecture.md", "The parts, in import order"), re.MULTILINE)
    assert parts == ORDER
