"""A level of another version of Sevenfold, behind the line protocol of programs that are bots (bots/program.py).

    printf '#!/bin/sh\nexec PYTHON benchmarks/other_version.py master\n' > master && chmod +x master
    python benchmarks/duel.py GAME champion@0.1 ./master@0.1 --seed N

PYTHON is the interpreter of an environment with that version. It thinks by the processor's time, as in `duel.py`.
"""

import json
import sys
import time
from importlib import import_module
from types import SimpleNamespace

from sevenfold import bots

SEARCHES = ("search_bot", "thought")  # where versions look at the clock


def by_processor() -> None:
    for name in SEARCHES:
        try:
            module = import_module(f"sevenfold.bots.{name}")
        except ImportError:
            continue
        module.time = SimpleNamespace(perf_counter=time.thread_time)


def main(level: str) -> None:
    by_processor()
    bot = bots.find(level)
    for number, line in enumerate(sys.stdin):
        question = json.loads(line)
        for _ in range(2 if number == 0 else 1):  # earlier versions compiled on the time of their first move
            move = bot.choose(question["view"], question["legal_moves"], question["budget"])
        print(move, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
