"""`sevenfold games`: what can be played, and with which options."""

import argparse
import json

from rich.table import Table as Grid

import sevenfold
from sevenfold.cli.screen import Screen


def run(_options: argparse.Namespace, screen: Screen) -> None:
    for id, about in sevenfold.games().items():
        grid = Grid(title=f"{screen.texts(f'title-{id}')} · {id}", title_justify="left", title_style="bold")
        grid.add_column(screen.texts("cli-games-option"))
        grid.add_column(screen.texts("cli-games-choices"), overflow="fold")
        grid.add_column(screen.texts("cli-games-default"))
        for name, option in about["options"].items():
            choices = option["choices"] if isinstance(option["choices"], list) else screen.texts(f"choices-{name}")
            listed = " ".join(map(plain, choices)) if isinstance(choices, list) else choices
            default = screen.texts("cli-games-by-variant") if isinstance(option.get("default"), dict) else None
            if default is None:
                default = plain(option["default"]) if "default" in option else "–"
            grid.add_row(f"--{name}", f"{listed}\n{screen.texts(f'option-{name}')}", default)
        screen.show(screen.texts(f"about-{id}"))
        screen.show(grid, "")
    screen.say("cli-unofficial", "dim")


def plain(value: object) -> str:
    """An option's value as one types it."""
    return value if isinstance(value, str) else json.dumps(value)
