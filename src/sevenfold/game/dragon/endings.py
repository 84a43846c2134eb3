"""Endings of Dragon: games so small that every way in which the hidden cards can lie is known.

An ending comes from the deal of a number and from random play, which follows from the number, too, until the pile is
empty and nobody holds more than so many cards. Then what nobody sees is dealt anew: the cards in the hands, each with
equal chance. Of three players each knows what the other two hold together, and not who holds what; of two, each would
know it all.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from math import factorial, prod
from typing import Any

import numpy as np

from sevenfold.errors import OptionError
from sevenfold.game.dragon import rules
from sevenfold.game.dragon.options import blank
from sevenfold.game.dragon.state import MAX_MOVES
from sevenfold.game.options import SEED_LIMIT, integer
from sevenfold.kernel.random import below, seed
from sevenfold.kernel.records import clone
from sevenfold.kernel.types import State

FEWEST_PLAYERS = 3
FEWEST, MOST = 2, 7  # cards in hand
PLAY = 1 << 17  # the stream of random numbers for the moves before an ending; deals use the first few

Way = tuple[State, float]  # how the cards lie, and the chance of that


def ways(options: dict[str, Any], number: int, cards: int) -> list[Way]:
    """All beginnings of an ending, with their chances."""
    if options["players"] < FEWEST_PLAYERS or options["multi"]:
        raise OptionError(f"an ending is one round of {FEWEST_PLAYERS} players or more: with two, nothing is hidden")
    integer("table", number, 0, SEED_LIMIT - 1)
    state = reached(blank(options, number), integer("ending", cards, FEWEST, MOST), number)
    players = int(state["players"])
    unseen, sizes = state["hands"].sum(axis=0).tolist(), state["sizes"][:players].tolist()
    found = list(splits(unseen, sizes))
    total = sum(weight for _, weight in found)
    return [(with_hands(state, shares), weight / total) for shares, weight in found]


def reached(state: State, cards: int, number: int) -> State:
    """Where the ending begins."""
    rules.deal(state)
    moves, random = np.zeros(MAX_MOVES, np.int64), np.zeros(1, np.int64)
    seed(random, number, PLAY)
    while state["left"] > 0 or max(state["sizes"]) > cards:
        rules.play(state, int(moves[below(random, rules.legal(state, moves, 0))]))
    return state


def splits(counts: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[list[tuple[int, ...]], int]]:
    """How cards, so many of each kind, fill hands of these sizes: shares of each kind by hand, and in how many ways."""
    if not counts:
        yield [], 1
        return
    for share in product(*(range(min(counts[0], size) + 1) for size in sizes)):
        if sum(share) == counts[0]:
            ways = factorial(counts[0]) // prod(map(factorial, share))
            left = [size - own for size, own in zip(sizes, share, strict=True)]
            for shares, more in splits(counts[1:], left):
                yield [share, *shares], ways * more


def with_hands(state: State, shares: Sequence[tuple[int, ...]]) -> State:
    dealt = clone(state)
    dealt["hands"][: len(shares[0])] = np.array(shares).T
    return dealt
