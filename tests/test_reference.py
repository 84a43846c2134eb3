"""docs/reference is made from the sources, and says something of everything that is there."""

import ast

import pytest

import sevenfold
from sevenfold import reference
from sevenfold.game import find, ids
from sevenfold.reference import api, comments
from sevenfold.reference.examples import find_examples

CHECKOUT = pytest.mark.skipif(not reference.DOCS.exists(), reason="not a checkout")


@CHECKOUT
def test_the_reference_is_current() -> None:
    made = reference.files()
    for file, text in made.items():
        assert file.read_text("utf-8") == text, f"{file.name}: run python -m sevenfold.reference"
    assert {file.name for file in reference.DOCS.glob("*.md")} == {file.name for file in made} | {"README.md"}


@CHECKOUT
def test_no_cell_that_should_say_what_something_means_is_empty() -> None:
    for file in reference.DOCS.glob("*.md"):
        heading = ""
        for line in file.read_text("utf-8").splitlines():
            if not line.startswith("| `"):
                heading = line if line.startswith("| ") else heading
            elif heading.endswith(("| meaning |", "| told |")) and line.split(" | ")[0] not in OBVIOUS:
                assert not line.endswith("|  |"), f"{file.name}: {line}"


# Their names, or types, say it all.
OBVIOUS = {"| `table`", "| `seats`", "| `reason`", "| `kind`"}


@pytest.mark.parametrize("id", ids())
def test_every_kind_of_move_and_note_has_an_example(id: str) -> None:
    game, found = find(id), find_examples(find(id))
    assert found.moves.keys() == {kind.name for kind in game.moves.kinds} == found.notation.keys()
    assert found.notes.keys() == {kind.name for kind in game.notes.kinds}
    for move in found.moves.values():
        assert game.moves.fields(game.moves.code(move)) == move


def test_all_that_is_public_is_there_with_a_docstring() -> None:
    text = api.page()
    for name in sevenfold.__all__:
        assert f"### {name}\n" in text, name
    for _, _, files in api.PARTS:
        for file, names in files:
            tree = ast.parse((api.SOURCES / file).read_text("utf-8"))
            for node in tree.body:
                if isinstance(node, api.Function | ast.ClassDef) and node.name in names:
                    assert ast.get_docstring(node), f"{file}: {node.name}"
                    for part in node.body:
                        if isinstance(part, api.Function) and not part.name.startswith("_"):
                            assert ast.get_docstring(part), f"{file}: {node.name}.{part.name}"


def test_comments_are_read_from_beside_and_above() -> None:
    class Example:
        one: int  # behind
        # above,
        # in two lines
        two: list[int]
        three: int

    assert comments.of_fields(Example) == {"one": "behind", "two": "above, in two lines", "three": ""}
