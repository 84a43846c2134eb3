"""How many people one server holds, how fast moves reach everybody, and what they cost; boardgame.io beside it.

python benchmarks/server.py [--short] [--connections 10000] [--only idle sqlite postgresql processes boardgame.io bots]

Real servers in processes of their own, real sockets on loopback, the load from another process. Prints Markdown.
"""

import argparse
import shutil
import sys
from collections.abc import Callable

from load import machine, scenarios, servers
from load.scenarios import Busy, Scale

from sevenfold import bots

FULL = Scale(connections=10_000, tables=2_000, bots=50, seconds=8.0, hold=25.0)
SHORT = Scale(connections=200, tables=20, bots=5, seconds=1.0, hold=1.0)
GAME = "dragon"
THINKERS = "seven-dragons"  # where bots think longest
NOTES = """
The first three numbers: everybody moves as soon as they are told to. The next three: moves are due by a timetable,
at the highest of some shares of that rate at which 99 of 100 moves are everywhere within {patience:.0f} ms, or else
at the lowest of them. A move's time runs from when it was sent, or due, until both players have heard of it with
all that they may see. Ours is committed to the disk before that, is judged by all the rules, and comes with the
legal moves; when a game of {game} ends, its people ask for a rematch. boardgame.io keeps a simpler game of the same
size, with hidden hands and a hidden deck, in memory; it never ends. Cores and memory are those of all processes of
a server. Server, database and generator share the cores of this one machine.
"""
PARTS = ("idle", "sqlite", "postgresql", "processes", "boardgame.io", "bots")


class Report:
    """Runs the parts and keeps what the tables say."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.busy: dict[str, Busy] = {}
        self.lines: list[str] = []
        self.postgresql = "no PostgreSQL"

    def idle(self) -> None:
        with servers.sqlite() as database, servers.sevenfold(database) as server:
            found = scenarios.idle(server, self.scale)
        self.lines.append(
            f"{found.connections:,} idle connections on one process, each of another person, all alive after "
            f"{self.scale.hold:.0f} s: {found.memory / 1000:.1f} kB each, {found.connects:,.0f} connected a second, "
            f"{found.server:.2f} cores for heartbeats."
        )

    def sqlite(self) -> None:
        with servers.sqlite() as database, servers.sevenfold(database) as server:
            self.busy["Sevenfold, SQLite, durable"] = scenarios.busy(server, self.scale, GAME)

    def on_postgresql(self, name: str, processes: int) -> None:
        with servers.postgresql() as postgres:
            self.postgresql = postgres.version()
            with servers.sevenfold(postgres.database(), processes) as server:
                self.busy[name] = scenarios.busy(server, self.scale, GAME, postgres)

    def one_process(self) -> None:
        self.on_postgresql("Sevenfold, PostgreSQL, durable", 1)

    def two_processes(self) -> None:
        self.on_postgresql("Sevenfold, PostgreSQL, durable, 2 processes", 2)

    def boardgame_io(self) -> None:
        if shutil.which("node") is None:
            self.lines.append("boardgame.io was not measured: there is no Node here.")
            return
        with servers.boardgame_io() as server:
            self.busy["boardgame.io, in memory"] = scenarios.busy(server, self.scale, None)

    def bots(self) -> None:
        level = bots.NAMES[-1]
        with servers.sqlite() as database, servers.sevenfold(database) as server:
            quiet, thinking = scenarios.bots(server, self.scale, THINKERS, level)
        self.lines.append(
            "A message there and back, which includes its wait for the event loop: "
            f"p50 {quiet['p50']:.1f} ms, p99 {quiet['p99']:.1f} ms while nothing happens; "
            f"p50 {thinking['p50']:.1f} ms, p99 {thinking['p99']:.1f} ms while {self.scale.bots} bots (`{level}`) "
            f"think without pause at {THINKERS}, against people who move {thinking['moves']:,.0f} times a second."
        )

    def parts(self) -> dict[str, Callable[[], None]]:
        run = (self.idle, self.sqlite, self.one_process, self.two_processes, self.boardgame_io, self.bots)
        return dict(zip(PARTS, run, strict=True))

    def print(self) -> None:
        print(f"{machine.machine()}\n{machine.versions(self.postgresql)}\n")
        if self.busy:
            self.print_busy()
        for line in self.lines:
            print(f"\n{line}")

    def print_busy(self) -> None:
        """One row for each server."""
        theirs = self.busy.get("boardgame.io, in memory")
        print(f"{self.scale.tables:,} tables of two people each, every one with a connection of their own:\n")
        print("| server | moves/s | × boardgame.io | p50 ms | p99 ms | offered/s | p50 ms | p99 ms ", end="")
        print("| cores: server | database | generator | server's µs a move | kB a table | kB a connection |")
        print("|---|" + "---:|" * 13)
        for name, found in self.busy.items():
            times = f"{found.moves / theirs.moves:.1f}" if theirs else ""
            print(
                f"| {name} | {found.moves:,.0f} | {times} | {found.p50:.0f} | {found.p99:.0f} "
                f"| {found.offered:,.0f} | {found.calm_p50:.1f} | {found.calm_p99:.0f} "
                f"| {found.server:.2f} | {found.database:.2f} | {found.generator:.2f} "
                f"| {found.microseconds:.0f} "
                f"| {found.table_memory / 1000:.1f} | {found.connection_memory / 1000:.1f} |"
            )
        print(NOTES.format(patience=scenarios.PATIENCE, game=GAME), end="")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--short", action="store_true", help="small numbers and few seconds, to see that it works")
    arguments.add_argument("--connections", type=int, help="idle ones")
    arguments.add_argument("--only", nargs="+", choices=PARTS, default=PARTS)
    given = arguments.parse_args()
    scale = SHORT if given.short else FULL
    report = Report(scale._replace(connections=given.connections or scale.connections))
    try:
        for name, part in report.parts().items():
            if name in given.only:
                print(f"{name} ...", file=sys.stderr, flush=True)
                part()
    finally:  # what was measured is told, whatever happens to the rest
        report.print()


if __name__ == "__main__":
    main()
