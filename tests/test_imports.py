"""Imports point one way: every part of the package imports only what stands before it in this list."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src"
ORDER = [
    *("errors", "machine", "json_input", "values"),
    "kernel",  # compiled rules code, the same for all games
    "game",  # what a game is
    *("table", "archive", "decision", "sources", "sevenfold"),  # the public API
    *("texts", "narration", "terminal"),  # words and pictures for people
    *("lessons", "bots"),
    "games",  # each game's own package: no other part imports one, nor do they import each other
    *("batch", "arena", "study", "training", "envs"),  # many games at once
    *("speed", "warmup"),
    *("protocol", "online", "server"),  # what servers and clients share, then each of the two
    *("typescript", "python_types", "reference", "wasm", "cli", "__main__"),
]
MODULES = {
    ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(SOURCES.rglob("*.py"))
}
GAMES = {name for name, file in MODULES.items() if file.match("sevenfold/game/*/__init__.py")}


def own_game(module: str) -> str | None:
    """The game whose package holds a module."""
    return next((game for game in GAMES if f"{module}.".startswith(f"{game}.")), None)


def part(module: str) -> str:
    if own_game(module):
        return "games"
    _, _, rest = module.partition(".")
    return rest.partition(".")[0] or "sevenfold"


def imported(module: str) -> Iterator[str]:
    """The modules of ours that a module imports, wherever in its text."""
    for node in ast.walk(ast.parse(MODULES[module].read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in MODULES else node.module for name in names)


def test_every_part_has_its_place() -> None:
    assert {part(module) for module in MODULES} == set(ORDER)
    assert len(GAMES) == 3


@pytest.mark.parametrize("name", ORDER)
def test_imports_point_one_way(name: str) -> None:
    for module in MODULES:
        if part(module) == name:
            for other in imported(module):
                if own_game(module) is None or own_game(module) != own_game(other):
                    inside = part(other) == name and name != "games"
                    assert inside or ORDER.index(part(other)) < ORDER.index(name), f"{module} imports {other}"
                assert part(other) != "games" or own_game(other) == own_game(module), f"{module} imports {other}"


def test_one_name_is_one_class() -> None:
    """But for what each game declares under the same name."""
    found: dict[str, list[str]] = {}
    for module, file in MODULES.items():
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name not in ("View", "Insight"):
                found.setdefault(node.name, []).append(module)
    assert {name: modules for name, modules in found.items() if len(modules) > 1} == {}
