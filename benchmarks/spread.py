"""How much one try of a move says: what it varies by, alone and against other moves at the same table, and its time.

    python benchmarks/spread.py GAME [--positions 20] [--tries 400] [--seed 91900000]

Positions of greedy play of two. The six moves that a short search likes best are tried at the same imagined tables,
judged by the network there and then, after 4 and after 8 moves by the policy, and by playouts as `master` has them.
"""

import argparse
import time

import numpy as np

import sevenfold
from sevenfold import bots
from sevenfold.bots.heuristics import bot_module, register
from sevenfold.bots.network import NONE
from sevenfold.bots.networks import network_for
from sevenfold.bots.search import Memory, imagine, judge, play_on
from sevenfold.bots.search_bot import SearchThread, rank
from sevenfold.game import find, ids
from sevenfold.kernel.generic import play
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import seed
from sevenfold.kernel.types import Array, Floats, State
from sevenfold.table import Table

AT_ONCE = -1
MOVES = 6
THOUGHT = 2000  # iterations that find them


@jit
def try_moves(root: State, scratch: State, memory: Memory, moves: Array, horizon: int, values: Floats) -> None:
    """The n-th try of every move meets the n-th table: a row of values."""
    for n in range(len(values)):
        for i in range(moves.size):
            seed(memory.random, 1, n)
            scratch[0] = root
            imagine(scratch[0], root.turn, memory.random)
            play(scratch[0], moves[i])
            if horizon != AT_ONCE:
                play_on(scratch[0], memory, horizon)
            values[n, i] = judge(scratch[0], root.turn, memory)


def positions(game: str, count: int, first: int) -> list[Table]:
    """From the middle of games."""
    found: list[Table] = []
    for number in range(first, first + count):
        table, bot = sevenfold.new(game, players=2, seed=number), bots.find("greedy", seed=number)
        for _ in range(4 + number % 12):
            if table.turn is not None:
                table.play(bot.choose(table.view(table.turn), table.legal_moves))
        if table.turn is not None and len(table.legal_moves) >= MOVES:
            found.append(table)
    return found


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", choices=ids())
    arguments.add_argument("--positions", type=int, default=20)
    arguments.add_argument("--tries", type=int, default=400)
    arguments.add_argument("--seed", type=int, default=91_900_000)
    given = arguments.parse_args()
    game = find(given.game)
    register(game)
    tables = positions(given.game, given.positions, given.seed)
    far = bot_module(game).horizon(tables[0].state, False)
    network = network_for(game, tables[0].state)
    ways = {
        "network at once": (network, AT_ONCE),
        "network after 4": (network, 4),
        "network after 8": (network, 8),
        "playout": (NONE, far),
    }
    print(f"| {given.game}, {len(tables)} positions | µs a try | deviation | of differences |\n|---|---:|---:|---:|")
    for name, (judging, horizon) in ways.items():
        measured = []
        for table in tables:
            thread = SearchThread(game, table.state, 1, network)
            thread.think(THOUGHT)
            moves = np.array([one.move for one in rank(thread.found())[:MOVES]])
            memory = thread.memory._replace(network=judging)
            values = np.zeros((given.tries, len(moves)))
            try_moves(table.state, thread.scratch, memory, moves, horizon, values[:1])
            began = time.thread_time()
            try_moves(table.state, thread.scratch, memory, moves, horizon, values)
            spent = (time.thread_time() - began) / values.size
            measured.append((1e6 * spent, values.std(0).mean(), (values[:, 1:] - values[:, :1]).std(0).mean()))
        micros, alone, apart = np.mean(measured, axis=0)
        print(f"| {name} | {micros:.1f} | {alone:.3f} | {apart:.3f} |", flush=True)


if __name__ == "__main__":
    main()
