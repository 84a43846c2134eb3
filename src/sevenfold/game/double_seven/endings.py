"""Endings of Double Seven: games so small that every way in which the hidden tiles can lie is known.

Everybody has a family of four to six tiles, no two of the same size or animal, and one tile on the rack; a few lie in
the pool. They are tiles of these families and of one more animal, two of each, and a clover; which of them, follows
from a number. All the others have left the game. What nobody sees is dealt in every way, each tile with equal chance.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from sevenfold.errors import OptionError
from sevenfold.game.double_seven import rules
from sevenfold.game.double_seven.options import blank
from sevenfold.game.double_seven.state import ANIMALS, CLOVER, COPIES, KINDS, SEVENS
from sevenfold.game.options import integer
from sevenfold.game.ways import PLAY, Way, by_chance, splits
from sevenfold.kernel.random import below, seed
from sevenfold.kernel.records import clone
from sevenfold.kernel.types import Array, State

SIZES = (4, 5, 6)  # of families: no two can be swapped before one has grown
FEWEST, MOST = 2, 4  # tiles in the pool
EACH = 2  # tiles of an animal that may be hidden


def ways(options: dict[str, Any], number: int, tiles: int) -> list[Way]:
    """All beginnings of an ending, with their chances."""
    players = options["players"]
    if players > len(SIZES):
        raise OptionError(f"an ending is a game of {len(SIZES)} players or fewer: no two families are of the same size")
    random = np.zeros(1, np.int64)
    seed(random, number, PLAY)
    animals = shuffled(range(ANIMALS), random)[: players + 1]
    hidden = shuffled([*animals * EACH, CLOVER], random)[: players + integer("ending", tiles, FEWEST, MOST)]
    state = laid(blank(options, number), animals, shuffled(SIZES, random))
    counts = [hidden.count(kind) for kind in range(KINDS)]
    state["removed"][:] -= np.array(counts, np.int8)
    found = splits(counts, [1] * len(hidden))  # a rack, or a place of the pool
    return by_chance([(with_tiles(state, shares, players), times) for shares, times in found])


def shuffled(things: Sequence[int], random: Array) -> list[int]:
    left = list(things)
    return [left.pop(below(random, len(left))) for _ in things]


def laid(state: State, animals: Sequence[int], sizes: Sequence[int]) -> State:
    """The families; all other tiles are out of the game."""
    state["removed"][:] = COPIES
    for seat in range(int(state["players"])):
        state["family_counts"][seat] = 1
        state["animal"][seat, 0], state["animals"][seat, 0] = animals[seat], sizes[seat]
        state["removed"][animals[seat]] -= sizes[seat]
    state["sevens_left"], state["double_seven"], state["ending"] = SEVENS, -1, -1
    return state


def with_tiles(state: State, shares: Sequence[tuple[int, ...]], players: int) -> State:
    """The hidden tiles, one on each rack and the others in the pool; then the first turn begins."""
    dealt = clone(state)
    places = np.array(shares).argmax(axis=0)  # the kind of the tile at each
    for seat, kind in enumerate(places[:players]):
        dealt["racks"][seat, kind] = dealt["sizes"][seat] = 1
    dealt["left"] = len(places) - players
    dealt["deck"][: dealt["left"]] = places[players:]
    rules.begin_turn(dealt, dealt["first"])
    return dealt
