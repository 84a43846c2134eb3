"""Endings of Seven Dragons: games so small that every way in which goals and cards can lie is known.

An ending comes from the deal of a number and from random play, which follows from the number, too, until the deck is
empty and everybody holds one card at least and not more than so many. Then the players forget what they have seen, as
if they had just sat down, and what nobody sees is dealt anew: goals and cards, in every way in which nobody has won
already.
"""

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

import numpy as np

from sevenfold.errors import OptionError
from sevenfold.game.options import integer
from sevenfold.game.seven_dragons import rules
from sevenfold.game.seven_dragons.cards import DRAGONS
from sevenfold.game.seven_dragons.ending import finishers
from sevenfold.game.seven_dragons.hands import see_goals, set_held
from sevenfold.game.seven_dragons.options import blank
from sevenfold.game.seven_dragons.state import GOALS, HAND, KINDS, MAX_MOVES
from sevenfold.game.ways import PLAY, Way, by_chance, splits
from sevenfold.kernel.random import below, seed
from sevenfold.kernel.records import clone
from sevenfold.kernel.types import Array, State

TRIES = 1000  # random games, until one comes to where an ending begins


def ways(options: dict[str, Any], number: int, cards: int) -> list[Way]:
    """All beginnings of an ending, with their chances."""
    if options["players"] < 2 or options["variant"] == "connections":
        raise OptionError("an ending is a game with goals, of two players or more")
    state = reached(blank(options, number), integer("ending", cards, 1, HAND), number)
    seats = [seat for seat in range(len(state["sizes"])) if int(state["seats"]) >> seat & 1]
    unseen, sizes = state["hands"].sum(axis=0).tolist(), state["sizes"][seats].tolist()
    found = [
        (with_hands(dealt, seats, shares), times)
        for dealt in goals_dealt(state, seats, any(unseen[len(DRAGONS) :]))
        for shares, times in splits(unseen, sizes)
    ]
    if not found:
        raise OptionError(f"however the goals of table {number} lie, somebody has won already: take another table")
    return by_chance(found)


def reached(state: State, cards: int, number: int) -> State:
    """Where the ending begins, by moves that do not end the game."""
    rules.deal(state)
    moves, random = np.zeros(MAX_MOVES, np.int64), np.zeros(1, np.int64)
    players = int(state["players"])
    for game in range(TRIES):
        seed(random, number, PLAY + game)
        at: State | None = state
        while at is not None and (at["left"] > 0 or max(at["sizes"]) > cards):
            at = after_a_move(at, moves, random)
        if at is not None and np.count_nonzero(at["sizes"]) == players:
            return at
    raise OptionError(f"no random game of table {number} comes to an ending: take another table")


def after_a_move(state: State, moves: Array, random: Array) -> State | None:
    """A random move that does not end the game, if there is one among those looked at."""
    count = rules.legal(state, moves, 0)
    for _ in range(2 * count):
        after = clone(state)
        rules.play(after, int(moves[below(random, count)]))
        if after["turn"] >= 0:
            return after
    return None


def goals_dealt(state: State, seats: Sequence[int], moving: bool) -> Iterator[State]:
    """The goals in every way in which nobody has won. Those of nobody differ only if cards may move them."""
    before = set()
    for goals in permutations(range(GOALS)):
        told = goals if moving else tuple(goals[seat] for seat in seats)
        if told not in before:
            before.add(told)
            dealt = clone(state)
            dealt["goals"][:] = goals
            dealt["goals_seen"][:] = dealt["known"][:] = 0
            see_goals(dealt)
            if not finishers(dealt):
                yield dealt


def with_hands(state: State, seats: Sequence[int], shares: Sequence[tuple[int, ...]]) -> State:
    dealt = clone(state)
    for kind in range(KINDS):
        for seat, count in zip(seats, shares[kind], strict=True):
            set_held(dealt, seat, kind, count)
    return dealt
