"""`sevenfold replay`: step through a record, everything open."""

import argparse

from sevenfold.archive import opening, repeat
from sevenfold.cli import game_log, names, saved_games
from sevenfold.cli.screen import Screen
from sevenfold.cli.table_display import TableDisplay
from sevenfold.game import find
from sevenfold.table import Table
from sevenfold.terminal.look import Look


def run(options: argparse.Namespace, screen: Screen) -> None:
    final, seated, named = saved_games.read(options.file)

    def who(seat: int) -> str:
        if seat not in final.seats:
            return names.nobody(seat, screen.texts)
        if seat in seated:
            return names.bot(seat, seated[seat], screen.texts)
        return names.person(seat, named, screen.texts)

    look = Look(screen.texts, who)
    display, tables, entries = TableDisplay(final.game, screen, look), stages(final), game_log.retell(final, look)
    at, last = 0, len(final.moves)
    while True:
        show(display, tables[at], entries[at - 1 : at] if at else [])
        answer = screen.ask(look("cli-replay-prompt", at=at, last=last)).lower()
        if answer in ("q", "quit") or (answer == "" and at == last):
            return
        if answer in ("b", "back"):
            at = max(at - 1, 0)
        elif answer.isdecimal():
            at = min(int(answer[:6]), last)
        else:
            at = min(at + 1, last)


def stages(final: Table) -> list[Table]:
    """The table after every move, from the first deal on."""
    table = opening(find(final.game), final.record())
    tables = [table.copy()]
    for number, move in enumerate(final.moves, start=1):
        repeat(table, move, number)
        tables.append(table.copy())
    return tables


def show(display: TableDisplay, table: Table, entries: list[game_log.Entry]) -> None:
    """One stage: the board, every hand, the move that led here."""
    position, outcome = table.position(), table.outcome
    if outcome is None:
        display.show(position, table.insight(None), None, {})
    else:
        winner = outcome.winners[0] if outcome.winners else None
        display.show_end(position, table.insight(winner), outcome, list(table.seats))
    display.tell(entries, entries[0].seat if entries else None)
