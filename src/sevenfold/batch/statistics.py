"""Whole games in compiled code, and what there is to count in them: length, choices, scores, winners, notes."""

import numpy as np

from sevenfold.batch.slots import POLICY
from sevenfold.bots.greedy import best_move, notice
from sevenfold.kernel.generic import deal, legal, notes, play, result
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import seed
from sevenfold.kernel.types import MOST_SEATS, Array, Floats, State

MOST_KINDS = 16  # of notes
PLAYED = np.dtype(
    [
        ("moves", "i8"),
        ("choices", "i8"),  # legal moves of all decisions together
        ("widest", "i8"),  # the most legal moves of one
        ("winners", "i8"),  # seats, as bits
        ("last", "i8"),  # the last move
        ("scores", "i8", MOST_SEATS),
        ("notes", "i8", MOST_KINDS),  # how many of each kind
    ]
)


@jit
def play_games(
    blank: State,
    first: int,
    attention: Floats,
    scratch: State,
    moves: Array,
    values: Floats,
    kinds: Array,
    random: Array,
    finals: State,
    out: State,
) -> None:
    """Plays deals with consecutive numbers. Each seat notices this share of its moves and takes the best of them.

    `finals` keeps the tables as they ended.
    """
    for game in range(out.size):
        scratch[0] = blank
        scratch[0].seed = first + game
        deal(scratch[0])
        seed(random, first + game, POLICY)
        play_game(scratch, attention, moves, values, kinds, random, out[game])
        finals[game] = scratch[0]


@jit
def play_game(
    scratch: State, attention: Floats, moves: Array, values: Floats, kinds: Array, random: Array, out: State
) -> None:
    """One game at the first table; the others, three, are worked on. `kinds` are masks and heads of notes in turn."""
    state = scratch[0]
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
