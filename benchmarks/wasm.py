"""The rules in WebAssembly beside the processor's: random moves and iterations of the search a second, in one run.

    python -m benchmarks.wasm

Needs Node; prints a table. Both sides start at the same table, and must end at the same one.
"""

import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import sevenfold
from sevenfold import game as registry
from sevenfold.bots.heuristics import register
from sevenfold.bots.search_bot import SearchThread
from sevenfold.kernel import playout
from sevenfold.kernel.records import tidy_bytes

HERE = Path(__file__).parent
MODULE = HERE.parent / "web" / "src" / "rules" / "rules.wasm"
GIVEN = MOVES, ITERATIONS, SEED, RANDOM = 1_000_000, 2_000, 7, 12345678901


def native(id: str) -> dict[str, Any]:
    """Moves and iterations a second, and where random play ended."""
    game = registry.find(id)
    register(game)
    start, out = sevenfold.new(id, players=3, seed=SEED).state, np.zeros(game.layout.MAX_MOVES, np.int64)
    for moves in (1, MOVES):  # once to compile
        box, random = np.array([start], game.layout.STATE).view(np.recarray), np.array([RANDOM])
        began = time.perf_counter()
        played = playout.run(box[0], random, out, moves)
        playing = time.perf_counter() - began
    for iterations in (10, ITERATIONS):
        thread = SearchThread(game, start, 42)
        began = time.perf_counter()
        thread.think(iterations)
        thinking = time.perf_counter() - began
    end = hashlib.sha256(tidy_bytes(box[0]) + random.tobytes()).hexdigest()
    best = max(thread.found(), key=lambda one: one.visits)
    thought = [str(best.move), best.visits, best.value]
    return {"moves": int(played) / playing, "iterations": ITERATIONS / thinking, "end": end, "thought": thought}


def main() -> None:
    call = ["node", str(HERE / "wasm.mjs"), str(MODULE), *map(str, GIVEN)]
    compare(json.loads(subprocess.run(call, check=True, capture_output=True, text=True).stdout))


def compare(theirs: dict[str, Any]) -> None:
    """Prints what was measured elsewhere beside this machine's own speed; ends if anything is not the same."""
    ours = {id: native(id) for id in registry.ids()}
    print("| game | moves/s | in WebAssembly | iterations/s | in WebAssembly | same |")
    print("|---|--:|--:|--:|--:|---|")
    for id, one in ours.items():
        other = theirs[id]
        same = all(one[key] == other[key] for key in ("end", "thought"))
        cells = []
        for key in ("moves", "iterations"):
            cells += [f"{one[key]:,.0f}", f"{other[key]:,.0f} ({other[key] / one[key]:.0%})"]
        print(f"| {id} | {' | '.join(cells)} | {'yes' if same else 'NO'} |")
        if not same:
            sys.exit(f"{id}: {one} {other}")


if __name__ == "__main__":
    main()
