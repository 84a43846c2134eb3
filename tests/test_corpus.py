"""The corpus of games gives the same digests, compiled and interpreted; WebAssembly: web/src/rules/corpus.test.ts."""

from collections import Counter

import pytest

from tests import corpus

LINES = corpus.read()
PART = 100  # games a test
FEW = 500  # every so many is replayed by the interpreter, too


def test_there_are_games_with_all_main_options() -> None:
    wanted = {(game, *sorted(map(str, options.items()))) for game, options in corpus.main_options()}
    main = ("players", "multi", "variant", "edition")
    found = {
        (line["game"], *sorted(str((name, line["options"][name])) for name in main if name in line["options"]))
        for line in LINES
    }
    assert found == wanted
    assert min(Counter(line["game"] for line in LINES).values()) > 300
    assert len(LINES) >= 2600
    assert any(corpus.JOIN in line["moves"] for line in LINES)


@pytest.mark.parametrize("first", range(0, len(LINES), PART))
def test_games_are_as_they_were(first: int) -> None:
    for line in LINES[first : first + PART]:
        assert corpus.replay(line) == (line["steps"], line["end"])


@pytest.mark.interpreted
@pytest.mark.parametrize("number", range(5, len(LINES), FEW))
def test_a_game_is_as_it_was_interpreted(number: int) -> None:
    assert corpus.replay(LINES[number]) == (LINES[number]["steps"], LINES[number]["end"])
