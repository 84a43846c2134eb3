"""`sevenfold bench`: how fast this machine plays."""

import argparse
import json

from rich.table import Table as Grid

import sevenfold
from sevenfold.cli import compile_notice
from sevenfold.cli.screen import Screen
from sevenfold.speed import moves_per_second


def run(options: argparse.Namespace, screen: Screen) -> None:
    games = list(reversed(sevenfold.games()))
    compile_notice.prepare(screen.texts, *games)
    found = {game: round(moves_per_second(game, seconds=options.seconds)) for game in games}
    if options.json:
        print(json.dumps(found))
        return
    grid = Grid(screen.texts("cli-bench-game"), screen.texts("cli-bench-rate"))
    for game, rate in found.items():
        grid.add_row(screen.texts(f"title-{game}"), f"{rate:,}".replace(",", " "))
    screen.show(grid)
