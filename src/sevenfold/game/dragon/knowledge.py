"""What a seat of Dragon knows: the table and its own hand, nothing of the deck and the other hands."""

from typing import Any

import numpy as np

from sevenfold.game.dragon import notation, position
from sevenfold.game.dragon.rules import earned, legal, put
from sevenfold.game.dragon.state import COLUMN, KINDS, MAX_MOVES, PLACES, STATE, UNDER
from sevenfold.kernel.deck import draw, loosen, stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import new_seed
from sevenfold.kernel.records import plain
from sevenfold.kernel.types import Array, State


def seats(state: State) -> tuple[int, ...]:
    """All players."""
    return tuple(range(int(state["players"])))


def view(state: State, options: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The position as this seat may know it; None is a spectator. After the game everything is open."""
    game = plain(state, *position.FIELDS)
    if game.turn < 0:
        return position.write(state, options)
    hands = [
        position.hand(game, other) if other == seat else [position.HIDDEN] * game.sizes[other]
        for other in range(game.players)
    ]
    return position.layout(game, options, game.left, hands)


def shown(move: str) -> str:
    """The move as others see it: a card put under the pile lies face down (DR-STUCK)."""
    return "under ?" if move.startswith("under ") else move


def insight(state: State, seat: int | None) -> dict[str, Any]:
    """The scores so far (totals of the rounds before, and tokens of this one), and what the own moves would pay."""
    game = plain(state, "players", "totals", "tokens")
    scores = [game.totals[other] + game.tokens[other] for other in range(game.players)]
    return {"scores": scores, "pays": pays(state) if seat is not None and seat == state.turn else {}}


def pays(state: State) -> dict[str, int]:
    """DR-SCORE: the moves that would earn tokens at once."""
    moves, tokens = np.empty(MAX_MOVES, np.int64), np.empty(MAX_MOVES, np.int64)
    count = price(state, np.empty(1, STATE).view(np.recarray), moves, tokens)
    found = zip(moves[:count].tolist(), tokens[:count].tolist(), strict=True)
    return {notation.write(move): paid for move, paid in found if paid}


@jit
def price(state: State, scratch: State, moves: Array, tokens: Array) -> int:
    """Lists the legal moves, and what each would earn; returns how many there are."""
    count = legal(state, moves, 0)
    for i in range(count):
        card, level = moves[i] // PLACES, moves[i] % PLACES
        tokens[i] = 0
        if level != UNDER:
            scratch[0] = state
            put(scratch[0], card, level)
            tokens[i] = earned(scratch[0], COLUMN[card], level)
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
