"""What a move costs, compared fairly on a machine whose speed changes: several servers at once, loaded in turn.

python benchmarks/turns.py [--rounds 7] [--seconds 2] [--tables 2000] [--other PYTHON]

Every round loads each server for some seconds, with everybody moving as soon as they are told to; whoever is not on
turn rests. Prints medians over the rounds, and of the ratios to boardgame.io within a round. PYTHON is the interpreter
of an environment with another version of Sevenfold, or another Python with this one.
"""

import argparse
import sys
import time
from contextlib import ExitStack
from statistics import median
from typing import NamedTuple

from load import machine, servers
from load.asking import Generator, generator
from load.servers import Processes, Server

GAME = "dragon"
THEIRS = "boardgame.io, in memory"


class Turn(NamedTuple):
    """One server in one round."""

    moves: float  # a second
    microseconds: float  # of the server's work a move
    database: float  # likewise of the database's


class Rival:
    """One of the servers, with its people."""

    def __init__(self, name: str, server: Server, load: Generator, database: Processes | None = None) -> None:
        self.name, self.server, self.load, self.database = name, server, load, database
        self.turns: list[Turn] = []

    def sit_down(self, tables: int, seconds: float) -> None:
        self.load.ask("set_up", tables=tables)
        self.load.ask("sit_down")
        self.load.ask("begin", seconds=seconds)

    def play(self, seconds: float) -> None:
        before = self.work()
        played = self.load.ask("play", rate=None, warm=0, seconds=seconds)
        server, database = (
            1e6 * (after - old) / played["made"] for old, after in zip(before, self.work(), strict=True)
        )
        self.turns.append(Turn(played["moves"], server, database))

    def work(self) -> tuple[float, float]:
        return self.server.cpu(), self.database.cpu() if self.database else 0.0


def opened(stack: ExitStack, tables: int, other: str | None) -> list[Rival]:
    """All servers, each with a generator of its own; the databases of two versions are one server's."""
    postgres = stack.enter_context(servers.postgresql())
    found = []
    for version, python in (("", sys.executable), (", other", other)):
        if python is None:
            continue
        lite = stack.enter_context(servers.sevenfold(stack.enter_context(servers.sqlite()), python=python))
        full = stack.enter_context(servers.sevenfold(postgres.database(), python=python))
        found += [
            Rival(f"SQLite, durable{version}", lite, stack.enter_context(generator(lite.port, GAME))),
            Rival(f"PostgreSQL, durable{version}", full, stack.enter_context(generator(full.port, GAME)), postgres),
        ]
    theirs = stack.enter_context(servers.boardgame_io())
    found.append(Rival(THEIRS, theirs, stack.enter_context(generator(theirs.port))))
    print(f"{machine.machine()}\n{machine.versions(postgres.version())}\n")
    return found


def report(rivals: list[Rival]) -> None:
    theirs = rivals[-1].turns
    print("| server | moves/s | × boardgame.io | server's µs a move | × less | lowest and highest | database's µs |")
    print("|---|" + "---:|" * 6)
    for rival in rivals:
        faster = [ours.moves / other.moves for ours, other in zip(rival.turns, theirs, strict=True)]
        cheaper = [other.microseconds / ours.microseconds for ours, other in zip(rival.turns, theirs, strict=True)]
        print(
            f"| {rival.name} | {median(turn.moves for turn in rival.turns):,.0f} | {median(faster):.1f} "
            f"| {median(turn.microseconds for turn in rival.turns):.0f} | {median(cheaper):.1f} "
            f"| {min(cheaper):.1f}–{max(cheaper):.1f} | {median(turn.database for turn in rival.turns):.0f} |"
        )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--rounds", type=int, default=7)
    arguments.add_argument("--seconds", type=float, default=2.0)
    arguments.add_argument("--tables", type=int, default=2000)
    arguments.add_argument("--other")
    given = arguments.parse_args()
    with ExitStack() as stack:
        rivals = opened(stack, given.tables, given.other)
        for rival in rivals:
            print(f"{rival.name} ...", file=sys.stderr, flush=True)
            rival.sit_down(given.tables, 3 * given.seconds)
        for _ in range(given.rounds):
            for rival in rivals:
                time.sleep(0.2)  # the one before comes to rest
                rival.play(given.seconds)
        report(rivals)


if __name__ == "__main__":
    main()
