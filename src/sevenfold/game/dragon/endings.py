"""Endings of Dragon: games so small that every way in which the hidden cards can lie is known.

An ending comes from the deal of a number and from random play, which follows from the number, too, until the pile is
empty and nobody holds more than so many cards. Then what nobody sees is dealt anew: the cards in the hands, each with
equal chance. Of three players each knows what the other two hold together, and not who holds what; of two, each would
know it all.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from sevenfold.errors import OptionError
from sevenfold.game.dragon import rules
from sevenfold.game.dragon.options import blank
from sevenfold.game.dragon.state import MAX_MOVES
from sevenfold.game.options import integer
from sevenfold.game.ways import PLAY, Way, by_chance, splits
from sevenfold.kernel.random import below, seed
from sevenfold.kernel.records import clone
from sevenfold.kernel.types import State

FEWEST_PLAYERS = 3
FEWEST, MOST = 2, 7  # cards in hand


def ways(options: dict[str, Any], number: int, cards: int) -> list[Way]:
    """All beginnings of an ending, with their chances."""
    if options["players"] < FEWEST_PLAYERS or options["multi"]:
        raise OptionError(f"an ending is one round of {FEWEST_PLAYERS} players or more: with two, nothing is hidden")
    state = reached(blank(options, number), integer("ending", cards, FEWEST, MOST), number)
    players = int(state["players"])
    unseen, sizes = state["hands"].sum(axis=0).tolist(), state["sizes"][:players].tolist()
    return by_chance([(with_hands(state, shares), times) for shares, times in splits(unseen, sizes)])


def reached(state: State, cards: int, number: int) -> State:
    """Where the ending begins."""
    rules.deal(state)
    moves, random = np.zeros(MAX_MOVES, np.int64), np.zeros(1, np.int64)
    seed(random, number, PLAY)
    while state["left"] > 0 or max(state["sizes"]) > cards:
        rules.play(state, int(moves[below(random, rules.legal(state, moves, 0))]))
    return state


def with_hands(state: State, shares: Sequence[tuple[int, ...]]) -> State:
    dealt = clone(state)
    dealt["hands"][: len(shares[0])] = np.array(shares).T
    return dealt
