"""What every level chooses at positions of the corpus: here as in WebAssembly, for the same seed and iterations.

`python -m tests.decisions` writes tests/data/decisions.json; web/src/rules/decisions.test.ts reads it, too.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import sevenfold
from sevenfold import bots, game
from sevenfold.bots.greedy import decide
from sevenfold.bots.heuristics import bot_module, register
from sevenfold.bots.network import NONE
from sevenfold.bots.networks import network_for
from sevenfold.bots.search_bot import Budget, SearchThread, rank
from sevenfold.bots.strength import strength
from sevenfold.table import Table
from tests import corpus

FILE = Path(__file__).parent / "data" / "decisions.json"
EVERY = 110  # games of the corpus
ITERATIONS = 50  # of those who would go by the clock
SEED = 12345
JSON = dict[str, Any]


def positions() -> Iterator[tuple[int, int, Table]]:
    """Number and ply of a game of the corpus, and the table there."""
    lines = corpus.read()
    for number in range(0, len(lines), EVERY):
        moves = lines[number]["moves"]
        for ply in (len(moves) // 3, len(moves) - 2):
            yield number, ply, stand(lines[number], ply)


def stand(line: JSON, ply: int) -> Table:
    table = sevenfold.new(line["game"], seed=line["seed"], **line["options"])
    for place in line["moves"][:ply]:
        if place == corpus.JOIN:
            table.join()
        else:
            table.play(table.legal_moves[place])
    return table


def choose(table: Table, level: str) -> Any:
    """The move as data, and with a search what it thinks of all moves that it tried."""
    shape = game.find(table.game)
    register(shape)
    assert table.turn is not None
    root = table.redeal(table.turn, SEED).state
    plays = strength(table.game, level, table.options["players"])
    if isinstance(plays, Budget):
        if plays.endgame and (solved := bot_module(shape).solve(root, plays.endgame)):
            return [[str(move), 0, value] for move, value in solved]
        thread = SearchThread(shape, root, SEED, network_for(shape, root) if plays.learned else NONE)
        thread.think(plays.iterations or ITERATIONS)
        return [[str(one.move), one.visits, one.value] for one in rank(thread.found())]
    moves = np.array(table.legal_moves.codes)
    scratch = np.zeros(2, shape.layout.STATE).view(np.recarray)
    return str(decide(root, scratch, moves, np.zeros(len(moves)), plays, np.zeros(1, np.int64), SEED))


def decisions() -> list[JSON]:
    found = []
    for number, ply, table in positions():
        if table.turn is not None and len(table.legal_moves) > 1:
            chosen = {level: choose(table, level) for level in bots.LEVELS}
            found.append({"game": number, "ply": ply, "levels": chosen})
    return found


def read() -> Any:
    return json.loads(FILE.read_text())["decisions"]


if __name__ == "__main__":
    data = {"seed": SEED, "iterations": ITERATIONS, "decisions": decisions()}
    FILE.write_text(json.dumps(data, separators=(",", ":")) + "\n")
