"""The rules of Peaks."""

from peaks.moves import CLIMB, REST, card_of, kind_of, pack
from peaks.refusals import REFUSALS, can_climb, refusal
from peaks.state import COPIES, HAND, HEIGHT, KINDS
from sevenfold.kernel.deck import bury, draw, stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.moves import offer
from sevenfold.kernel.random import seed
from sevenfold.kernel.scores import leaders
from sevenfold.kernel.types import NO_SEAT, Array, State

__all__ = ["REASONS", "REFUSALS", "deal", "legal", "play", "reason", "refusal", "result"]
REASONS: tuple[str, ...] = ("tokens",)


@jit
def deal(state: State) -> None:
    """PK-SETUP; options and seed are in the record already."""
    seed(state.random, state.seed, 0)
    state.loose[:] = COPIES
    stack(state, state.random)
    state.hands[:] = 0
    state.tokens[:] = 0
    state.laid[:] = 0
    for seat in range(state.players):
        state.sizes[seat] = HAND
        for _ in range(HAND):
            state.hands[seat, draw(state)] += 1
    state.height = 0
    state.rests = 0
    state.turn = state.first


@jit
def legal(state: State, out: Array, first: int) -> int:
    """PK-CLIMB, PK-REST: all cards that are higher, or else all cards."""
    n = 0
    if state.turn < 0:
        return n
    climbs = can_climb(state)
    for card in range(KINDS):
        if state.hands[state.turn, card] > 0 and (not climbs or HEIGHT[card] > state.height):
            n = offer(out, first, n, pack(CLIMB if climbs else REST, card))
    return n


@jit
def play(state: State, move: int) -> None:
    """A card leaves the hand; the next player follows, or the game is over."""
    card = card_of(move)
    state.hands[state.turn, card] -= 1
    state.sizes[state.turn] -= 1
    if kind_of(move) == REST:
        bury(state, card)
        state.rests += 1
        if state.rests == state.players:  # PK-FOOT
            state.height = 0
            state.rests = 0
    else:
        state.tokens[state.turn] += pay(state, card)
        state.laid[card] += 1
        state.height = HEIGHT[card]
        state.rests = 0
    state.turn = (state.turn + 1) % state.players
    if state.sizes[state.turn] == 0:  # PK-END: all have had as many turns
        state.turn = -1


@jit
def pay(state: State, card: int) -> int:
    """PK-CLIMB, PK-STEEP: the tokens for a card that climbs."""
    return 2 if state.steep and HEIGHT[card] == state.height + 1 else 1


@jit
def result(state: State, scores: Array) -> int:
    """PK-END: tokens by seat; returns who has most, as bits."""
    scores[:] = NO_SEAT
    for seat in range(state.players):
        scores[seat] = state.tokens[seat]
    return leaders(scores)


@jit
def reason(_state: State, _scores: Array) -> int:
    """Tokens decide every game."""
    return 0
