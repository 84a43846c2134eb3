"""`sevenfold games`: what can be played, and with which options."""

import argparse
import json
from typing import Any

from rich.table import Table as Grid

import sevenfold
from sevenfold.cli.options import about as about_option
from sevenfold.cli.screen import Screen


def run(_options: argparse.Namespace, screen: Screen) -> None:
    for id, about in sevenfold.games().items():
        title = screen.texts(
            "cli-game-line", number=id, title=screen.texts(f"title-{id}"), about=screen.texts(f"about-{id}")
        )
        grid = Grid(title=title, title_justify="left", title_style="bold")
        grid.add_column(screen.texts("cli-games-option"))
        grid.add_column(screen.texts("cli-games-choices"), overflow="fold")
        grid.add_column(screen.texts("cli-games-default"))
        for name, option in about["options"].items():
            grid.add_row(
                flag(name, option),
                f"{choices(id, name, option, screen)}\n{about_option(id, name, screen.texts)}",
                default(option, screen),
            )
        screen.show(grid, "")
    credits = [f"credit-{id}" for id in sevenfold.games() if screen.texts.has(f"credit-{id}")]
    screen.show(" ".join(screen.texts(id) for id in ("cli-unofficial", *credits)))


def flag(name: str, option: dict[str, Any]) -> str:
    """What one types."""
    if option["choices"] != [False, True]:
        return f"--{name}"
    return f"--{name}" if option["default"] is False else f"--{name}\n--no-{name}"


def choices(game: str, name: str, option: dict[str, Any], screen: Screen) -> str:
    if not isinstance(option["choices"], list):
        own = f"choices-{game}-{name}"
        return screen.texts(own if screen.texts.has(own) else f"choices-{name}")
    alone = f" (1: {option['alone']})" if "alone" in option else ""
    return "" if option["choices"] == [False, True] else " ".join(map(plain, option["choices"])) + alone


def default(option: dict[str, Any], screen: Screen) -> str:
    if isinstance(option.get("default"), dict):
        return screen.texts("cli-games-by-variant")
    return plain(option["default"]) if option.get("default") not in (None, False) else "–"


def plain(value: object) -> str:
    """An option's value as one types it."""
    return value if isinstance(value, str) else json.dumps(value)
