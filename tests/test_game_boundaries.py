"""Nothing outside a game's own folders names it, its package or its pieces: what others know of it, it tells them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from sevenfold.game import registered
from sevenfold.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / "src" / "sevenfold"
WEB = ROOT / "web" / "src"
OURS = [game for game in registered().values() if game.package.startswith("sevenfold.")]
PIECES = ("dragon", "draak", "draken", "дракон", "clover", "annoyed", "rainbow", "zap-")

# What may stand where it stands, and why.
ALLOWED = {
    "src/sevenfold/protocol/phrases.py: dragon": "a reaction that people send, part of the protocol",
    "src/sevenfold/protocol/phrases.py: clover": "likewise",
    "web/src/parts/ChildStatus.svelte: dragon": "that reaction, as a sign for who cannot read",
    "web-react-dragon": "that reaction in words",
    "web-react-clover": "likewise",
    "bot-hatchling": "a level's name, in French a young dragon",
}


def names() -> re.Pattern[str]:
    words = {word for game in OURS for word in (game.id, game.package.rpartition(".")[2], game.title)}
    return re.compile("|".join(re.escape(word) for word in sorted(words | set(PIECES))), re.IGNORECASE)


NAMES = names()


def without_docstrings(source: str) -> str:
    """The code alone: comments and docstrings may give examples."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            if ast.get_docstring(node) is not None:
                node.body[0] = ast.Pass()
    return ast.unparse(tree)


def without_comments(source: str) -> str:
    return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", "", source, flags=re.DOTALL)


def is_own(file: Path) -> bool:
    """Whether a file lies in the folder of a game."""
    folders = [game.folder for game in OURS] + [WEB / "games" / game.id for game in OURS]
    return any(folder in file.parents for folder in folders)


def python_files() -> Iterator[tuple[str, str]]:
    for file in sorted(PYTHON.rglob("*.py")):
        if not is_own(file):
            yield file.relative_to(ROOT).as_posix(), without_docstrings(file.read_text("utf-8"))


def web_files() -> Iterator[tuple[str, str]]:
    """Code and style of the page, but not tests, nor pictures: they are drawn for games, which choose among them."""
    for file in sorted(WEB.rglob("*")):
        shared = not is_own(file) and WEB / "art" not in file.parents and not file.name.endswith(".test.ts")
        if file.suffix in (".ts", ".svelte", ".css") and shared:
            yield file.relative_to(ROOT).as_posix(), without_comments(file.read_text("utf-8"))


@pytest.mark.parametrize("files", [python_files, web_files])
def test_shared_code_names_no_game(files: object) -> None:
    assert callable(files)
    found = {f"{path}: {name.lower()}" for path, code in files() for name in NAMES.findall(code)}
    assert found - ALLOWED.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_texts_name_no_game(language: str) -> None:
    for file in sorted((PYTHON / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, Message) and entry.id.name not in ALLOWED:
                assert not NAMES.search(FluentSerializer().serialize_entry(entry)), f"{file}: {entry.id.name}"


def test_the_search_for_names_finds_them() -> None:
    source = '"""As in dragon."""\n\nGAMES = ("double-seven",)  # dragon\n'
    assert NAMES.findall(without_docstrings(source)) == ["double-seven"]
    assert NAMES.findall(without_comments("// dragon\nimport { DragonCard } from 'x';")) == ["Dragon"]


def test_what_is_allowed_is_still_there() -> None:
    code = {**dict(python_files()), **dict(web_files())}
    for entry in ALLOWED:
        path, _, name = entry.partition(": ")
        assert not name or name in code[path]
