"""Hands, goals and what players remember of them."""

from sevenfold.game.seven_dragons.state import SEATS
from sevenfold.kernel.bits import lowest_bit
from sevenfold.kernel.deck import draw
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State


@jit
def is_player(state: State, seat: int) -> bool:
    return state.seats >> seat & 1 == 1


@jit
def set_held(state: State, seat: int, kind: int, count: int) -> None:
    """So many cards of a kind are in a hand now."""
    state.hands[seat, kind] = count
    state.held[seat] = state.held[seat] & ~(1 << int(kind)) | int(count > 0) << int(kind)


@jit
def empty_hand(state: State, seat: int) -> None:
    """Nobody holds these cards any more. Nobody knows cards that are not there, so no others need to be forgotten."""
    held = int(state.held[seat])
    state.held[seat] = 0
    state.sizes[seat] = 0
    while held:
        kind = lowest_bit(held)
        held &= held - 1
        state.hands[seat, kind] = 0
        for other in range(SEATS):
            state.known[other, seat, kind] = 0


@jit
def receive(state: State, seat: int, kind: int) -> None:
    """A card comes to a hand whose size is known already."""
    set_held(state, seat, kind, state.hands[seat, kind] + 1)


@jit
def take(state: State, seat: int, count: int) -> None:
    """Draws up to `count` cards, as many as the deck still has."""
    for _ in range(min(count, state.left)):
        receive(state, seat, draw(state))
        state.sizes[seat] += 1


@jit
def lose(state: State, kind: int) -> None:
    """A card leaves the hand of the player on turn; SD-KNOWN: that lowers what is known of its kind there."""
    seat = state.turn
    set_held(state, seat, kind, state.hands[seat, kind] - 1)
    state.sizes[seat] -= 1
    for other in range(SEATS):
        if state.known[other, seat, kind] > 0:
            state.known[other, seat, kind] -= 1


@jit
def gain_openly(state: State, kind: int) -> None:
    """A card comes to the hand of the player on turn; SD-KNOWN: everybody has seen it."""
    seat = state.turn
    receive(state, seat, kind)
    state.sizes[seat] += 1
    for other in range(SEATS):
        if other != seat and is_player(state, other):
            state.known[other, seat, kind] += 1


@jit
def trade(state: State, seat: int) -> None:
    """SD-TRADE-HANDS, SD-KNOWN: both know what they gave away, and what others knew moves with the hands."""
    me = state.turn
    state.sizes[me], state.sizes[seat] = state.sizes[seat], state.sizes[me]
    held = int(state.held[me] | state.held[seat])  # nobody knows cards that are not there
    state.held[me], state.held[seat] = state.held[seat], state.held[me]
    while held:
        kind = lowest_bit(held)
        held &= held - 1
        state.hands[me, kind], state.hands[seat, kind] = state.hands[seat, kind], state.hands[me, kind]
        for other in range(SEATS):
            mine, theirs = state.known[other, me, kind], state.known[other, seat, kind]
            state.known[other, me, kind], state.known[other, seat, kind] = theirs, mine
        state.known[me, me, kind] = 0
        state.known[seat, seat, kind] = 0
        state.known[me, seat, kind] = state.hands[seat, kind]
        state.known[seat, me, kind] = state.hands[me, kind]


@jit
def see_goals(state: State) -> None:
    """SD-KNOWN: every player has now held the goal at the own seat."""
    for seat in range(SEATS):
        if is_player(state, seat):
            state.goals_seen[state.goals[seat]] |= 1 << seat
