"""What a seat is worth: mean returns of greedy players, and of random ones, by the order in which they play.

    python benchmarks/seats.py [--games 4000]

Seat 0 begins (`first=0`). A learner that always sits at one seat is measured along with that seat: compare with the
row, or let it rotate.
"""

import argparse

import numpy as np

from sevenfold import __version__
from sevenfold.arena import identity
from sevenfold.batch import Batch
from sevenfold.game import find, ids

SEED = 800_000  # of the first deal; nothing was tuned on these
SURE = 1.96  # standard errors on either side of 95%


def returns(game: str, players: int, policy: str, games: int) -> np.ndarray:
    """What each seat got in so many games, (games, seats)."""
    with Batch(game, games, players=players, seed=SEED, auto_reset=False) as batch:
        while (batch.turn >= 0).any():
            batch.rollout(policy, moves=50)
        return batch.returns[:, list(batch.seats)].astype(float)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--games", type=int, default=4000)
    given = arguments.parse_args()
    digests = ", ".join(f"{game} {identity.of_rules(game)}" for game in ids())
    print(f"Sevenfold {__version__}; rules: {digests}; {given.games} deals from {SEED} on\n")
    print("| game | players | who plays | first | second | third | fourth | fifth | ± |\n|---|---:|---|" + "---:|" * 6)
    for game in ids():
        for players in find(game).options.declared["players"].choices():
            if players == 1:
                continue
            for policy in ("greedy", "random"):
                paid = returns(game, players, policy, given.games)
                means = [f"{mean:+.2f}" for mean in paid.mean(axis=0)] + [""] * (5 - players)
                error = SURE * float(paid.std(axis=0).max()) / given.games**0.5
                print(f"| {game} | {players} | {policy} | {' | '.join(means)} | {error:.2f} |", flush=True)


if __name__ == "__main__":
    main()
