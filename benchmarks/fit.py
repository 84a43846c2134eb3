"""Fits what places are worth to who won from there, in games of the search's policy with itself.

    python benchmarks/fit.py double-seven [--players 2] [--games 20000]
    python benchmarks/fit.py seven-dragons

Prints a weight for each aspect of a place: what `standing` in the game's room of opinions is made of, there rounded.
The chance to win is the softmax of the players' standings; in Double Seven they are divided by what is left of the
pool, and printed in points.
"""

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np

import sevenfold
from sevenfold import game as registry
from sevenfold.bots import search, search_bot
from sevenfold.bots.heuristics import register
from sevenfold.game.double_seven.bot import SURE, SWAY, has_family
from sevenfold.game.double_seven.state import ANIMALS, CLOVER
from sevenfold.game.seven_dragons.bot import ACTION
from sevenfold.game.seven_dragons.bot_mosaic import open_ends
from sevenfold.game.seven_dragons.mosaic import shows
from sevenfold.game.seven_dragons.state import KINDS
from sevenfold.kernel.generic import deal, play, result
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, seed
from sevenfold.kernel.types import Array, Floats, State

EVERY = 8  # one in so many positions is kept, and one in so many moves is drawn instead of the favourite
ASPECTS = {
    "double-seven": [
        *("tiles", "sevens", "77", "turn", "four", "five", "six", "seven+"),
        *("clover", "at-home", "paired", "single"),
    ],
    "seven-dragons": [*(f"lacking-{panels}" for panels in range(8)), "cards", "actions", "ends", "turn"],
}


@jit
def double_seven(state: State, seat: int, row: Floats) -> None:
    row[1], row[2], row[3] = state.sevens[seat], state.double_seven == seat, state.turn == seat
    for family in range(state.laid[seat]):
        size = state.animals[seat, family] + state.clovers[seat, family]
        row[0] += size
        if size >= 4:
            row[min(size, 7)] += 1
    row[8] = state.racks[seat, CLOVER]
    for animal in range(ANIMALS):
        held = state.racks[seat, animal]
        row[9 if has_family(state, seat, animal) else 10 if held > 1 else 11] += held
    for aspect in range(row.size):
        row[aspect] /= SURE / SWAY + state.left + state.face_up


@jit
def seven_dragons(state: State, seat: int, row: Floats) -> None:
    goal = state.goals[seat]
    row[max(0, min(7, state.targets[seat] - state.largest[goal]))] = 1
    for kind in range(KINDS):
        if kind >= ACTION:
            row[9] += state.hands[seat, kind]
        elif shows(2 * kind, goal):
            row[8] += state.hands[seat, kind]
    row[8], row[9], row[10], row[11] = (
        min(row[8], 2),
        min(row[9], 3),
        min(open_ends(state, goal), 6),
        state.turn == seat,
    )


def generator(aspects: Callable[..., None]) -> Any:
    @jit
    def generate(start: State, table: State, memory: search.Memory, games: int, rows: Floats, wins: Array) -> int:
        """Plays games and keeps positions; returns how many. Seats of players are the lowest."""
        kept, state = 0, table[0]
        for number in range(games):
            table[0] = start[0]
            state.seed = number
            deal(state)
            seed(memory.random, number, 1)
            first = kept
            while state.turn >= 0:
                if kept < len(rows) and below(memory.random, EVERY) == 0:
                    for seat in range(state.players):
                        aspects(state, seat, rows[kept, seat])
                    kept += 1
                count = search.write_observation(state, memory, search.SEEN)
                chosen = search.draw(memory.weights, count, memory.random)
                if below(memory.random, EVERY) > 0:
                    chosen = np.argmax(memory.weights[:count])
                play(state, memory.moves[chosen])
            winners = result(state, memory.notes[:5])
            wins[first:kept] = winners
        return kept

    return generate


def fit(rows: Floats, wins: Array) -> tuple[Floats, float]:
    """A softmax over seats by Newton's method; the weights, and the mean surprise (natural logarithm)."""
    won = (wins[:, None] >> np.arange(rows.shape[1]) & 1).astype(float)
    rows, won = rows[won.any(axis=1)], won[won.any(axis=1)]
    won /= won.sum(axis=1, keepdims=True)
    weights = np.zeros(rows.shape[2])
    for _ in range(12):
        chances = np.exp(rows @ weights)
        chances /= chances.sum(axis=1, keepdims=True)
        mean = np.einsum("np,npk->nk", chances, rows)
        slope = np.einsum("np,npk->k", won - chances, rows) - 1e-3 * weights
        curvature = np.einsum("np,npk,npl->kl", chances, rows, rows) - mean.T @ mean + 1e-3 * np.eye(len(weights))
        weights += np.linalg.solve(curvature, slope)
    return weights, float(-(won * np.log(chances)).sum(axis=1).mean())


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", choices=ASPECTS)
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--games", type=int, default=20000)
    given = arguments.parse_args()
    game = registry.find(given.game)
    register(game)
    start = np.zeros(1, game.layout.STATE).view(np.recarray)
    start[0] = sevenfold.new(given.game, players=given.players, seed=0).state
    memory = search_bot.SearchThread(game, start[0], 0).memory
    names = ASPECTS[given.game]
    rows, wins = np.zeros((12 * given.games, given.players, len(names))), np.zeros(12 * given.games, np.int64)
    aspects = {"double-seven": double_seven, "seven-dragons": seven_dragons}[given.game]
    kept = generator(aspects)(start, start.copy(), memory, given.games, rows, wins)
    weights, surprise = fit(rows[:kept], wins[:kept])
    if given.game == "double-seven":
        print(f"a point is worth {weights[0]:.1f} / ({SURE / SWAY:.0f} + tiles left)")
        weights = weights / weights[0]
    for name, weight in zip(names, weights, strict=True):
        print(f"{name:12} {weight:+.2f}")
    print(f"{kept:,} positions, surprise {surprise:.4f} (without knowing anything: {np.log(given.players):.4f})")


if __name__ == "__main__":
    main()
