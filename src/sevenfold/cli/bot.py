"""`sevenfold bot`: a program sits down at a server's table and plays to the end."""

import argparse
from pathlib import Path

from sevenfold.bots import program
from sevenfold.cli.screen import Screen
from sevenfold.errors import Refused
from sevenfold.online import Server, TableClient, bot
from sevenfold.online.server import table_id


def run(options: argparse.Namespace, screen: Screen) -> None:
    server, table = Server(options.server, options.token), table_id(options.table)
    player = program.seat(options.program)
    server.enter((options.name or Path(options.program).stem)[:24], screen.texts.language)
    seat = server.take_seat(table, options.seat)
    if seat is None:
        raise Refused("seat-taken")
    screen.say("cli-online-seat", table=table, seat=seat)
    state = bot.play(TableClient(server, table, seat), player, screen.show)
    if state.outcome is not None:
        screen.say(f"reason-{state.game}-{state.outcome.reason}", "bold")
