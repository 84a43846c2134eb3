"""`sevenfold study`: plays many games and writes a report; what was stopped goes on where it was."""

import argparse

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sevenfold.cli import compile_notice
from sevenfold.cli.arena import check_writable
from sevenfold.cli.screen import Screen
from sevenfold.game import find
from sevenfold.machine import cores
from sevenfold.study import plan, report
from sevenfold.study.sampling import cut, sample


def run(options: argparse.Namespace, screen: Screen) -> None:
    game = find(options.game).id
    file = options.out / f"{game}.md"
    check_writable(file)
    compile_notice.prepare(screen.texts, game)
    rows = plan.rows(game)
    total = sum(piece.games for row in rows for piece in cut(row, options.games, options.device))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(screen.texts(f"title-{game}"), total=total)
        found = sample(
            rows,
            options.games,
            file.with_suffix(".jsonl"),
            options.jobs or cores(),
            lambda done: progress.update(task, completed=done),
            options.device,
        )
    file.write_text(report.write(game, options.games, options.device, found), "utf-8")
    file.with_suffix(".svg").write_text(report.picture(game, found), "utf-8")
    screen.say("cli-study-written", file=str(file))
