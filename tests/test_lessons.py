"""The lessons: real tables, and texts that tell the truth about them."""

import re
from collections.abc import Callable

import pytest

import sevenfold
from sevenfold.lessons import Step, lesson, names
from sevenfold.table import Table
from sevenfold.texts import LANGUAGES, texts
from sevenfold.wasm.lessons import prepared

STEPS = [(name, step) for name in names() for step in lesson(name).steps]


def named(step: tuple[str, Step]) -> str:
    return f"{step[0]}-{step[1].name}"


def tokens(after: Table) -> int:
    return int(after.position()["tokens"][0])


def connected(colour: str) -> Callable[[Table], int]:
    return lambda table: int(table.insight(0)["largest"][colour])


def silver(table: Table) -> str:
    return str(table.insight(0)["silver"])


# What each step's text promises of the moves it asks for: before and after.
CLAIMS: dict[str, Callable[[Table, Table], bool]] = {
    "seven-dragons-place": lambda before, after: (
        silver(before) == "*" and before.insight(0)["goal"] == "R" and connected("R")(after) == 3
    ),
    "seven-dragons-turn": lambda before, after: after.view(0)["table"]["1,1"] == "YYRR",
    "seven-dragons-bonus": lambda before, after: len(after.view(0)["hands"][0]) == len(before.view(0)["hands"][0]),
    "seven-dragons-rainbow": lambda before, after: connected("R")(before) == 3 and connected("R")(after) == 6,
    "seven-dragons-zap": lambda before, after: (
        connected("G")(before) == 6
        and silver(before) == "G"
        and silver(after) == "R"
        and "GGGG" in after.view(0)["hands"][0]
        and connected("G")(after) < 3
    ),
    "seven-dragons-under": lambda before, after: (
        before.view(0)["goals"][3] == "K"
        and after.insight(0)["goal"] == "K"
        and silver(before) == silver(after) == "K"
        and connected("K")(after) == 6
    ),
    "seven-dragons-win": lambda before, after: (
        silver(before) == "R" and silver(after) == "K" and after.outcome is not None and after.outcome.winners == (0,)
    ),
    "seven-dragons-more-hands": lambda before, after: (
        len(before.view(0)["hands"][1]) == len(after.view(0)["hands"][0]) == 6
        and {"BBBB", "GGBY", "YYKK"} <= {*after.view(0)["hands"][1]}
        and before.insight(0)["goal"] == after.insight(0)["goal"] == "R"
    ),
    "seven-dragons-more-rotate": lambda before, after: (
        before.view(0)["goals"] == ["Y", "G", "?", "?", "?"]
        and after.view(0)["goals"] == ["G", "?", "?", "?", "Y"]
        and connected("G")(after) == 5
    ),
    "seven-dragons-more-move": lambda before, after: (
        connected("R")(before) == 4 and after.outcome is not None and after.outcome.winners == (0,)
    ),
    "seven-dragons-more-end": lambda before, after: (
        before.view(0)["deck"] == 0
        and connected("B")(before) == connected("R")(after) == 4
        and connected("B")(after) == 5
        and after.outcome is not None
        and after.outcome.winners == (0,)
    ),
    "connections-same": lambda before, after: connected("R")(after) == 2,
    "connections-choose": lambda before, after: connected("B")(after) == 2,
    "connections-turn": lambda before, after: connected("G")(after) == 2,
    "connections-both": lambda before, after: connected("Y")(after) == 2 and connected("B")(after) == 2,
    "double-seven-draw": lambda before, after: before.view(0)["draws"] == 2 and after.view(0)["racks"][0]["fox"] == 2,
    "double-seven-start": lambda before, after: (
        before.view(0)["racks"][0]["fox"] == 3 and after.insight(0)["scores"][0] == 3
    ),
    "double-seven-clover": lambda before, after: after.view(0)["racks"][0]["clover"] == 1,
    "double-seven-swap": lambda before, after: (
        after.view(0)["families"][0][0] == {"animal": "deer", "animals": 4, "clovers": 1}
        and after.view(0)["racks"][0]["deer"] == 2
    ),
    "double-seven-seven": lambda before, after: after.view(0)["sevens"][0] == 1 and after.insight(0)["scores"][0] == 8,
    "double-seven-two-for-one": lambda before, after: after.view(0)["racks"][0] == {"rabbit": 2},
    "double-seven-rainbow": lambda before, after: sum(after.view(0)["racks"][0].values()) == 6,
    "double-seven-double-seven": lambda before, after: (
        after.view(0)["double_seven"] == after.view(0)["ending"] == 0 and after.insight(0)["scores"][0] == 19
    ),
    "double-seven-more-empty": lambda before, after: after.turn == 1 and after.view(0)["racks"][0] == {},
    "double-seven-more-three": lambda before, after: before.view(0)["draws"] == 3 and after.view(0)["draws"] == 2,
    "double-seven-more-six": lambda before, after: (
        after.turn == 1 and sum(after.view(0)["racks"][0].values()) == 5 and sum(after.view(0)["removed"].values()) == 1
    ),
    "double-seven-more-pool": lambda before, after: (
        after.view(0)["ending"] == 0 and after.view(0)["pool"] == {"hidden": 0, "open": {}}
    ),
    "dragon-beside": lambda before, after: len(after.view(0)["rows"]) == 1,
    "dragon-above": lambda before, after: len(after.view(0)["rows"]) == 2,
    "dragon-row": lambda before, after: tokens(after) == 1,
    "dragon-annoyed": lambda before, after: tokens(after) == 4,
    "dragon-both": lambda before, after: tokens(after) == 5,
    "dragon-stuck": lambda before, after: before.view(0)["rows"] == after.view(0)["rows"],
    "dragon-end": lambda before, after: (
        before.view(0)["deck"] == 0 and after.outcome is not None and after.outcome.scores == (9, 8)
    ),
}


@pytest.mark.parametrize("taught", STEPS, ids=map(named, STEPS))
def test_what_a_step_asks_for_is_legal_and_does_what_it_says(taught: tuple[str, Step]) -> None:
    _, step = taught
    wanted = [move for move in step.table.legal_moves if step.is_wanted(move)]
    assert wanted
    for move in wanted:
        assert CLAIMS[named(taught)](step.table, step.tried(move)), move


def test_every_claim_is_about_a_step() -> None:
    assert {*CLAIMS} == {named(step) for step in STEPS}


@pytest.mark.parametrize("taught", STEPS, ids=map(named, STEPS))
def test_a_step_is_a_whole_position(taught: tuple[str, Step]) -> None:
    position = taught[1].table.position()
    assert sevenfold.load(position).position() == position


@pytest.mark.parametrize("taught", STEPS, ids=map(named, STEPS))
def test_every_wish_can_come_true(taught: tuple[str, Step]) -> None:
    """No pattern is there in vain."""
    name, step = taught
    for wish in step.wanted:
        alone = Step(step.name, step.table, (wish,), step.point)
        assert any(map(alone.is_wanted, step.table.legal_moves)), (name, wish)


@pytest.mark.parametrize("name", names())
def test_trying_leaves_the_lesson_as_it_was(name: str) -> None:
    for step in lesson(name).steps:
        before = step.table.position()
        step.tried(step.table.legal_moves[0])
        assert step.table.position() == before


@pytest.mark.parametrize("name", names())
def test_a_lesson_is_short(name: str) -> None:
    assert 4 <= len(lesson(name).steps) <= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_has_all_its_words(language: str) -> None:
    """Short ones: they stand beside a table, also on a phone."""
    said = texts(language)
    for name in names():
        for id in lesson(name).texts():
            assert 3 < len(said(id)) < 330, id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sevenfold.games())
def test_every_paragraph_of_the_rules_has_a_heading(game: str, language: str) -> None:
    said = texts(language)
    paragraphs = len(re.split(r"\n\n", said(f"rules-{game}")))
    assert said.has(f"web-clause-{game}-{paragraphs}")
    assert not said.has(f"web-clause-{game}-{paragraphs + 1}")


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(LookupError, match="chess"):
        lesson("chess")


def test_the_same_lessons_make_the_same_file() -> None:
    """Otherwise the page would be built anew every time, even while somebody reads it."""
    before = prepared()
    lesson.cache_clear()
    assert prepared() == before
