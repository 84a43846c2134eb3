"""`sevenfold replay`: step through a record, everything open."""

import argparse

from rich.panel import Panel
from rich.table import Table as Grid

from sevenfold.archive import opening, repeat
from sevenfold.cli import boards, saving
from sevenfold.cli.screen import Screen
from sevenfold.cli.session import in_words
from sevenfold.game import find
from sevenfold.table import Table


def run(options: argparse.Namespace, screen: Screen) -> None:
    final, _, names = saving.read(options.file)
    tables = stages(final)
    at = 0
    while True:
        show(screen, tables[at], final, at, names)
        answer = screen.ask(screen.texts("cli-replay-prompt", at=at, last=len(tables) - 1))
        if answer in ("q", "quit"):
            return
        if answer in ("b", "back"):
            at = max(at - 1, 0)
        elif answer.isdecimal() and len(answer) < 6:
            at = min(int(answer), len(tables) - 1)
        elif at == len(tables) - 1:
            return
        else:
            at += 1


def stages(final: Table) -> list[Table]:
    """The table after every move, from the first deal on."""
    table = opening(find(final.game), final.record())
    tables = [table.copy()]
    for number, move in enumerate(final.moves, start=1):
        repeat(table, move, number)
        tables.append(table.copy())
    return tables


def show(screen: Screen, table: Table, final: Table, at: int, names: dict[int, str]) -> None:
    """One stage: the move that led here, the board, every hand."""
    board, texts = boards.find(table.game), screen.texts
    position, insight = table.position(), table.insight(None)
    screen.clear()
    screen.show(Panel(board.draw(position, insight, {}, texts), title=texts(f"title-{table.game}"), expand=False))
    players = Grid.grid(padding=(0, 2, 0, 0))
    for seat in table.seats:
        mark = "▶ " if seat == table.turn else "  "
        name = names.get(seat, texts("cli-name-player", seat=seat))
        players.add_row(mark + name, board.draw_player(position, insight, seat, texts))
    screen.show(players)
    if at:
        mover = final.movers[at - 1]
        name = names.get(mover, texts("cli-name-player", seat=mover))
        words = in_words(table, final.moves[at - 1], texts)
        screen.say("cli-played", "bold", player=name, words=words, move=final.moves[at - 1])
    if table.outcome is not None:
        screen.say(f"reason-{table.game}-{table.outcome.reason}", "bold")
        screen.say("cli-winners", "bold yellow", winners=", ".join(map(str, table.outcome.winners)) or "–")
