"""How a server grows with its processes, on a machine that has the cores for them.

python benchmarks/processes.py [--processes 1 2 4 8] [--tables 2000 | --each 1000] [--connections 20000] [--seconds 6]
    [--out FOLDER]

Moves a second at full load, and how long they take at 60 % of it, with PostgreSQL as it comes and people in several
processes of their own; then very many connections to one process. Prints Markdown, and keeps it and the numbers in the
folder, from the first part on. About seven minutes as it stands.
"""

import argparse
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path

import msgspec
from load import growth, machine, servers
from load.asking import generator
from load.growth import CALM, Crowd, Grown, Load
from load.servers import Postgres

from sevenfold import game as games

HEAD = (
    "| processes | moves/s | of ideal | µs a move | p50 ms | p99 ms | cores: server | database | busiest generator "
    "| connections to the database | at 60 %: moves/s | p50 ms | p99 ms |"
)


class Report:
    """What has been measured so far."""

    def __init__(self, load: Load, each: int, folder: Path | None) -> None:
        self.load = load
        self.each = each  # tables of a process, if they are not the same for all
        self.folder = folder
        self.began = time.monotonic()
        self.rows: list[Grown] = []
        self.crowd: Crowd | None = None
        self.postgresql = "no PostgreSQL"

    def markdown(self) -> str:
        lines = [machine.machine(), machine.versions(self.postgresql), ""]
        if self.rows:
            tables = f"{self.each:,} tables a process" if self.each else f"{self.load.tables:,} tables"
            lines += [f"{tables} of {self.load.game}, {self.load.generators} generators:", "", HEAD]
            lines += ["|" + "---:|" * (HEAD.count("|") - 1), *map(self.row, self.rows)]
        if found := self.crowd:
            lines += [
                "",
                f"{found.connections:,} connections on one process, {2 * self.load.tables:,} of them at tables: "
                f"{found.alive:,} alive at the end, {found.connects:,.0f} connected a second, "
                f"{found.memory / 1000:.1f} kB each; {found.moves:,.0f} moves a second meanwhile, "
                f"p50 {found.p50:.1f} ms, p99 {found.p99:.1f} ms, {found.server:.2f} cores.",
            ]
        return "\n".join(lines)

    def row(self, found: Grown) -> str:
        first = self.rows[0]
        ideal = first.moves / first.processes * found.processes
        return (
            f"| {found.processes} | {found.moves:,.0f} | {found.moves / ideal:.2f} | {found.microseconds:.0f} "
            f"| {found.p50:.0f} | {found.p99:.0f} | {found.server:.2f} | {found.database:.2f} | {found.generator:.2f} "
            f"| {found.connections} | {found.calm_moves:,.0f} | {found.calm_p50:.1f} | {found.calm_p99:.1f} |"
        )

    def keep(self) -> None:
        print(f"\n{self.markdown()}\n[{time.monotonic() - self.began:.0f} s]", flush=True)
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            (self.folder / "processes.md").write_text(self.markdown() + "\n")
            (self.folder / "processes.json").write_bytes(msgspec.json.encode([self.rows, self.crowd]))

    def part(self, name: str, measure: Callable[[], None]) -> None:
        """Whatever happens to one part, the others are measured."""
        print(f"[{time.monotonic() - self.began:.0f} s] {name} ...", file=sys.stderr, flush=True)
        try:
            measure()
        except (OSError, RuntimeError):
            traceback.print_exc()
        self.keep()

    def grow(self, database: Postgres, processes: int) -> None:
        tables = self.each * processes or self.load.tables
        self.rows.append(growth.grown(database, processes, self.load._replace(tables=tables)))

    def fill(self, database: Postgres) -> None:
        rate = CALM * self.rows[0].moves / self.rows[0].processes
        self.crowd = growth.crowd(database, self.load, rate)


def warm_up(game: str) -> None:
    """Compiles the rules, those of all games at the same time; all processes read them from the same cache."""
    command = [sys.executable, "-c", "import sys; from sevenfold.warmup import warm; warm(sys.argv[1])"]
    compiling = [subprocess.Popen([*command, name]) for name in games.ids()]
    for process in compiling:
        process.wait()
    with servers.sqlite() as database, servers.sevenfold(database) as server, generator(server.port, game) as people:
        people.ask("set_up", tables=2)
        people.ask("sit_down")
        people.ask("play", rate=None, warm=0, seconds=2)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--processes", nargs="+", type=int, default=[1, 2, 4, 8])
    arguments.add_argument("--tables", type=int, default=2000)
    arguments.add_argument("--each", type=int, default=0, help="tables of each process, instead")
    arguments.add_argument("--generators", type=int, default=4)
    arguments.add_argument("--seconds", type=float, default=6.0)
    arguments.add_argument("--connections", type=int, default=20_000, help="0: without this part")
    arguments.add_argument("--game", default="dragon")
    arguments.add_argument("--out", type=Path, default=os.environ.get("OUT"))
    given = arguments.parse_args()
    load = Load(given.game, given.tables, given.generators, given.seconds, given.connections)
    report = Report(load, given.each, given.out and Path(given.out))
    report.part("warming up", lambda: warm_up(given.game))
    with servers.postgresql() as database:
        report.postgresql = database.version()
        for processes in given.processes:
            report.part(f"{processes} processes", lambda processes=processes: report.grow(database, processes))
        if given.connections and report.rows:
            report.part(f"{given.connections:,} connections", lambda: report.fill(database))


if __name__ == "__main__":
    main()
