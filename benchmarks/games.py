"""How long and how broad the games are: decisions in a game and legal moves at a decision, in random play.

python benchmarks/games.py [--games 1000]
"""

import argparse

import numpy as np

from sevenfold.game import find
from sevenfold.kernel import random

CASES = [
    *(("dragon", {"players": players}) for players in (2, 3, 4, 5)),
    *(("double-seven", {"players": players}) for players in (2, 3, 4)),
    *(("seven-dragons", {"players": players}) for players in (2, 3, 4, 5)),
    *(("seven-dragons", {"players": 3, "variant": variant}) for variant in ("single-action", "basic", "connections")),
    ("seven-dragons", {"players": 1, "variant": "connections"}),
]


def survey(game: str, options: dict[str, object], games: int) -> tuple[float, float, int]:
    """Decisions in a game, legal moves at a decision, and the most of them."""
    room = find(game)
    state = room.setup.blank(room.options.resolve(options), 0)
    out, generator = np.zeros(room.layout.MAX_MOVES, np.int64), np.zeros(1, np.int64)
    random.seed(generator, 1, 0)
    counts = []
    for seed in range(games):
        state.seed = seed
        room.rules.deal(state)
        while state.turn >= 0:
            counts.append(room.rules.legal(state, out, 0))
            room.rules.play(state, out[random.below(generator, counts[-1])])
    return len(counts) / games, float(np.mean(counts)), max(counts)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--games", type=int, default=1000)
    games = arguments.parse_args().games
    print(f"| game | options | decisions a game | legal moves (mean) | legal moves (most), {games} games |")
    print("|---|---|---:|---:|---:|")
    for game, options in CASES:
        length, breadth, most = survey(game, options, games)
        told = ", ".join(f"{name} {value}" for name, value in options.items())
        print(f"| {game} | {told} | {length:.1f} | {breadth:.1f} | {most:,} |", flush=True)


if __name__ == "__main__":
    main()
