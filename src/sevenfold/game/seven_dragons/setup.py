"""Setting up Seven Dragons, and making room for a newcomer."""

from sevenfold.game.seven_dragons.cards import COPIES, DRAGONS, RAINBOW
from sevenfold.game.seven_dragons.hands import empty_hand, see_goals, take
from sevenfold.game.seven_dragons.mosaic import clear, lay
from sevenfold.game.seven_dragons.state import GOALS, HAND, KINDS, SEATS
from sevenfold.kernel.bits import nth_bit
from sevenfold.kernel.deck import stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import below, seed
from sevenfold.kernel.types import Array, State


@jit
def deal(state: State) -> None:
    """SD-START; options and seed are in the record already."""
    seed(state.random, state.seed, 0)
    state.seats = state.dealt
    state.passes = 0
    state.last_played = -1
    state.discarded = 0
    clear(state)
    state.largest[:] = 0
    for seat in range(SEATS):
        empty_hand(state, seat)
    deal_goals(state)
    for kind in range(KINDS):
        state.loose[kind] = copies(state, kind)
    start = RAINBOW  # what Silver counts as at first
    if not state.silver:
        start = random_start(state)
        state.loose[start] -= 1
    lay(state, 2 * start, 0, 0)
    stack(state, state.random)
    if state.players > 1:  # SD-PUZZLE: no starting hand
        for _ in range(HAND):
            for seat in range(SEATS):
                if state.seats >> seat & 1:
                    take(state, seat, 1)
    state.turn = nth_bit(state.dealt, state.first)
    take(state, state.turn, 1)


@jit
def deal_goals(state: State) -> None:
    """SD-SEATS: a goal for every seat; players look at theirs."""
    state.goals_seen[:] = 0
    for colour in range(GOALS):
        state.goals[colour] = colour
    if state.goals_played:
        for i in range(GOALS - 1, 0, -1):
            j = below(state.random, i + 1)
            state.goals[i], state.goals[j] = state.goals[j], state.goals[i]
        see_goals(state)


@jit
def random_start(state: State) -> int:
    """A random dragon card, not Rainbow: each kind as likely as it is frequent."""
    at = below(state.random, 50)
    kind = 0
    while at >= COPIES[kind]:
        at -= COPIES[kind]
        kind += 1
    return kind


@jit
def copies(state: State, kind: int) -> int:
    """SD-OPTIONS: how many cards of a kind are in the game."""
    if kind == RAINBOW:
        return COPIES[kind] if state.rainbow else 0
    if kind >= len(DRAGONS):
        return COPIES[kind] if state.actions >> (kind - len(DRAGONS)) & 1 else 0
    return COPIES[kind]


@jit
def material(state: State, out: Array) -> None:
    """How many cards of each kind are in the game."""
    for kind in range(KINDS):
        out[kind] = copies(state, kind)


@jit
def seat_newcomer(state: State) -> int:
    """SD-JOIN: seats a newcomer, who must be welcome (refuse_join); returns the seat."""
    seat = newcomers_seat(state.seats)
    state.seats |= 1 << seat
    state.passes = 0
    take(state, seat, HAND)
    if state.goals_played:
        see_goals(state)
    return seat


@jit
def newcomers_seat(seats: int) -> int:
    """SD-JOIN: the first seat without a player, clockwise from the highest-numbered player's."""
    seat = SEATS - 1
    while not seats >> seat & 1:
        seat -= 1
    while seats >> seat & 1:
        seat = (seat + 1) % SEATS
    return seat
