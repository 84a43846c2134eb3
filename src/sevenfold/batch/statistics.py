"""Whole games in compiled code, and what there is to count in them: length, choices, scores, winners, notes.

Threads of a processor and of a GPU (`cuda_statistics.py`) run the same function, `play_deal`: the deal of a number goes
the same way wherever it is played.
"""

from typing import Any

import numba
import numpy as np
from numba.extending import overload

from sevenfold.batch.slots import POLICY
from sevenfold.bots.greedy import best_move, notice
from sevenfold.bots.heuristics import register as register_heuristics
from sevenfold.game.plugin import Game
from sevenfold.kernel.generic import deal, legal, notes, play, result
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import seed
from sevenfold.kernel.types import MOST_SEATS, Array, Floats, State

TABLES = 4  # that a game is played with: its own, two to imagine at, one as it was before a move
MOST_KINDS = 16  # of notes
PLAYED = np.dtype(
    [
        ("moves", "i8"),
        ("choices", "i8"),  # legal moves of all decisions together
        ("widest", "i8"),  # the most legal moves of one
        ("winners", "i8"),  # seats, as bits
        ("reason", "i8"),  # why it ended, of the rules' REASONS
        ("last", "i8"),  # the last move
        ("scores", "i8", MOST_SEATS),
        ("notes", "i8", MOST_KINDS),  # how many of each kind
    ]
)
ENDINGS: dict[Any, Any] = {}  # by NumPy dtype and by Numba type: `reason` of the game's rules


def reason(state: State, scores: Array) -> int:
    """Why a game ended."""
    return int(ENDINGS[state.dtype](state, scores))


@overload(reason, strict=False)
def _(state: Any, scores: Any) -> Any:
    found = ENDINGS.get(state)
    return found and found.py_func


def register(game: Game) -> None:
    """Makes all that is asked of the game known to compiled code."""
    register_heuristics(game)
    ENDINGS[game.layout.STATE] = ENDINGS[numba.from_dtype(game.layout.STATE)] = game.rules.reason


@jit
def play_games(
    thread: int,
    threads: int,
    blank: State,
    first: int,
    attention: Floats,
    kinds: Array,
    scratch: State,
    moves: Array,
    values: Floats,
    random: Array,
    out: State,
) -> None:
    """What one of so many threads does, who have everything after `kinds` for themselves: every so many-th deal."""
    for game in range(thread, out.size, threads):
        play_deal(blank, first + game, attention, kinds, scratch, moves, values, random, out[game])


@jit
def play_deal(
    blank: State,
    number: int,
    attention: Floats,
    kinds: Array,
    scratch: State,
    moves: Array,
    values: Floats,
    random: Array,
    out: State,
) -> None:
    """One game at the first table. Each seat notices this share of its moves and takes the best of them.

    `kinds` are masks and heads of notes in turn.
    """
    scratch[0] = blank
    state = scratch[0]
    state.seed = number
    deal(state)
    seed(random, number, POLICY)
    while state.turn >= 0:
        count = legal(state, moves, 0)
        out.moves += 1
        out.choices += count
        out.widest = max(out.widest, count)
        noticed = notice(state, moves, count, attention[state.turn], random)
        move = best_move(state, scratch[1:3], random, moves, noticed, values)
        scratch[3] = state
        play(state, move)
        out.last = move
        for i in range(notes(scratch[3], state, move, moves)):
            for kind in range(kinds.size // 2):
                if moves[i] & kinds[2 * kind] == kinds[2 * kind + 1]:
                    out.notes[kind] += 1
                    break
    out.winners = result(state, out.scores)
    out.reason = reason(state, out.scores)
