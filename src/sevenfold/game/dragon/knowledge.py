"""What a seat of Dragon knows: the table and its own hand, nothing of the deck and the other hands."""

from typing import Any

import numpy as np

from sevenfold.game.dragon import notation, position
from sevenfold.game.dragon.refusals import is_stuck, places
from sevenfold.game.dragon.rules import earned, put
from sevenfold.game.dragon.state import COLUMN, KINDS, LEVELS, MAX_MOVES, PLACES
from sevenfold.kernel.deck import draw, loosen, stack
from sevenfold.kernel.entry import boxed
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import new_seed
from sevenfold.kernel.records import Facts
from sevenfold.kernel.types import Array, State


def seats(state: State) -> tuple[int, ...]:
    """All players."""
    return tuple(range(int(state["players"])))


def spectacle(game: Facts, options: dict[str, Any]) -> dict[str, Any]:
    """What everybody sees while the game goes on."""
    hidden = [[position.HIDDEN] * game.sizes[seat] for seat in range(game.players)]
    return position.layout(game, options, game.left, hidden)


def own(game: Facts, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
    """The own hand in place of cards face down."""
    return {"hands": [position.hand(game, seat) if other == seat else hand for other, hand in enumerate(seen["hands"])]}


def shown(move: str) -> str:
    """The move as others see it: a card put under the pile lies face down (DR-STUCK)."""
    return "under ?" if move.startswith("under ") else move


def insight(state: State, game: Facts, seat: int | None) -> dict[str, Any]:
    """The scores so far (totals of the rounds before, and tokens of this one), and what the own moves would pay."""
    scores = [game.totals[other] + game.tokens[other] for other in range(game.players)]
    return {"scores": scores, "pays": pays(state) if seat is not None and seat == game.turn else {}}


def pays(state: State) -> dict[str, int]:
    """DR-SCORE: the moves that would earn tokens at once, and how many."""
    found = np.empty((MAX_MOVES, 2), np.int64)
    count = price(boxed(state), boxed(state), found)
    return {notation.write(move): tokens for move, tokens in found[:count].tolist()} if count else {}


@jit
def price(box: Array, copy: Array, found: Array) -> int:
    """Lists the moves that would earn something, tried on a copy, and what; returns how many there are."""
    state, trial = box[0], copy[0]
    stuck, count = is_stuck(state), 0
    for card in range(KINDS):
        column, where = COLUMN[card], places(state, card, stuck)
        for level in range(LEVELS):
            if where >> level & 1:
                put(trial, card, level)
                tokens = earned(trial, column, level)
                trial.columns[column], trial.fire[column] = state.columns[column], state.fire[column]
                if tokens:
                    found[count, 0], found[count, 1] = card * PLACES + level, tokens
                    count += 1
    return count


@jit
def redeal(state: State, seat: int, random: Array) -> None:
    """Shuffles the deck and the other hands together and deals them again; later rounds are unknown, too."""
    if state.turn < 0:  # everything is open
        return
    state.seed = new_seed(random)
    loosen(state)
    for other in range(state.players):
        if other != seat:
            for card in range(KINDS):
                state.loose[card] += state.hands[other, card]
                state.hands[other, card] = 0
    stack(state, random)
    for other in range(state.players):
        if other != seat:
            for _ in range(state.sizes[other]):
                state.hands[other, draw(state)] += 1
