"""Kills a server again and again while people play, and checks that nothing that they were told was lost or doubled.

python benchmarks/kill.py [--kills 10000] [--state kills.json] [--seed 1] [--postgresql 5]

Every round has a new database, 100 kills (SIGKILL, every tenth of a server that is still starting), and four tables
that are played to their end: every acknowledged move must stand in the record, at its number, once. Every fifth round,
or every round of the number that --postgresql says, is on PostgreSQL, which is cut off itself before every tenth kill.
The servers are processes of their own; all but every fiftieth are forked from one that has loaded everything already,
so that a start takes a fraction of a second. What was done is in the state file after each round; the same command goes
on from there.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.crashing import crash_again_and_again
from tests.server.harness import Postgres, Server

KILLS, TABLES = 100, 4
LONGEST = 0.5  # seconds that a server lives
CUT_OFF = 0.1  # of the kills find the database gone, too


def play_round(seed: int, embedded: bool, postgres: Postgres, folder: Path) -> dict[str, int]:
    """The counts of one round; an AssertionError if something was lost."""
    random = Random(seed)
    database = f"sqlite:///{folder}/tables.db" if embedded else postgres.database()

    def perhaps_crash() -> None:
        if not embedded and random.random() < CUT_OFF:
            cut_off(postgres)

    with Server(database, folder / "log") as server:
        tally = asyncio.run(crash_again_and_again(server, KILLS, TABLES, random, perhaps_crash, LONGEST))
    return dict(vars(tally))


def cut_off(postgres: Postgres) -> None:
    """On a busy machine it may take several tries until it is back."""
    postgres.stop()
    for _ in range(20):
        with suppress(subprocess.SubprocessError):
            postgres.start()
            return


def load(file: Path, seed: int) -> dict[str, Any]:
    return json.loads(file.read_text()) if file.exists() else {"next seed": seed, "seconds": 0.0, "counts": {}}


def save(file: Path, state: dict[str, Any]) -> None:
    part = file.with_suffix(".part")
    part.write_text(json.dumps(state, indent=1) + "\n")
    part.replace(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=10_000)
    parser.add_argument("--state", type=Path, default=Path("kills.json"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgresql", type=int, default=5, help="every round of this number; 1: all of them")
    options = parser.parse_args()
    state = load(options.state, options.seed)
    postgres = Postgres()
    try:
        while sum(counts["kills"] for counts in state["counts"].values()) < options.kills:
            began = time.monotonic()
            embedded = state["next seed"] % options.postgresql != 0
            with tempfile.TemporaryDirectory(prefix="sevenfold-kill-") as folder:
                counts = play_round(state["next seed"], embedded, postgres, Path(folder))
            before = state["counts"].setdefault("SQLite" if embedded else "PostgreSQL", {})
            before |= {name: before.get(name, 0) + count for name, count in counts.items()}
            state["next seed"] += 1
            state["seconds"] = round(state["seconds"] + time.monotonic() - began, 1)
            save(options.state, state)
            for database, counts in state["counts"].items():
                print(f"{database}:", ", ".join(f"{count:,} {name}" for name, count in counts.items()), flush=True)
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
