"""Is it the same game in WebAssembly? Fresh random games over all options, until each kind has a million moves.

    python -m benchmarks.equality [--moves 1000000] [--name 1]

The processor plays and takes down a digest of every position, every view, all legal moves, every note and every result
(tests/corpus.py); Node replays the same moves with rules.wasm (web/src/rules/corpus.test.ts). Ends at the first game
that differs. Needs scripts/web to have been run. Another name means other games.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from sevenfold.game import ids
from tests import corpus

ROOT = Path(__file__).parent.parent


def play(game: str, moves: int, name: str) -> Iterator[corpus.JSON]:
    """Games with all main options in turn, until there are so many moves."""
    mine = [options for id, options in corpus.main_options() if id == game]
    played = 0
    for number in count():
        for options in mine:
            yield (line := corpus.record(game, options, f"{name} {number}"))
            played += len(line["moves"])
            if played >= moves:
                return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=1_000_000)
    parser.add_argument("--name", default="1")
    given = parser.parse_args()
    lines = []
    for game in ids():
        began, mine = time.perf_counter(), list(play(game, given.moves, given.name))
        moves = sum(len(line["moves"]) for line in mine)
        print(
            f"{game}: {len(mine):,} games, {moves:,} moves, played in {time.perf_counter() - began:.0f} s", flush=True
        )
        lines += mine
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "corpus.jsonl.gz"
        file.write_bytes(corpus.pack(lines))
        replay = [sys.executable, "hatch_build.py", "test", "--", "src/rules/corpus.test.ts"]
        subprocess.run(replay, cwd=ROOT, env={**os.environ, "CORPUS": str(file)}, check=True)


if __name__ == "__main__":
    main()
