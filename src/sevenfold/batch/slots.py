"""One table of a batch: dealing, acting, wandering at random. CPU threads and a GPU's threads run these functions."""

from typing import Any, NamedTuple

from sevenfold.kernel.generic import choices, complete, deal, observe, play, result, tell
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import MULTIPLIER, WORD, below, seed
from sevenfold.kernel.steps import MASK, extend
from sevenfold.kernel.types import MOST_SEATS, NO_SEAT, Array, State

POLICY = 1 << 16  # the stream of random numbers for policies; deals use the first few
SEED_LIMIT = 1 << 53
NOBODY = -1  # instead of a seat
SIT_OUT = -1  # instead of an action


class Slots(NamedTuple):
    """All tables of a batch, one entry for each in every array."""

    states: Any
    chosen: Any  # what the player on turn has chosen of a move so far, see kernel/steps.py
    random: Any  # a generator for policies
    trace: Any  # a fingerprint of all moves so far
    games: Any  # games finished
    turn: Any  # seat on turn, -1 when the game is over
    done: Any  # whether the last step ended a game
    scores: Any  # by seat, of the game that ended last
    returns: Any  # by seat, likewise


@jit
def begin(slots: Slots, state: State, i: int, number: int) -> None:
    """Deals the game of this seed."""
    state.seed = number
    deal(state)
    slots.chosen[i] = 0
    slots.turn[i] = state.turn


@jit
def sow(slots: Slots, i: int, number: int) -> None:
    """Begins all over again with this seed."""
    begin(slots, slots.states[i], i, number)
    seed(slots.random[i], number, POLICY)
    slots.trace[i] = 0
    slots.games[i] = 0
    slots.done[i] = 0
    slots.scores[i, :] = 0
    slots.returns[i, :] = 0


@jit
def act(slots: Slots, i: int, action: int, auto_reset: bool) -> None:
    """One action of the player on turn. At a table that is over or sits out, nothing happens."""
    state = slots.states[i]
    if state.turn < 0:
        return
    slots.done[i] = 0
    if action == SIT_OUT:
        return
    move = complete(state, slots.chosen[i], action)
    if move < 0:
        slots.chosen[i] = extend(slots.chosen[i], action)
        return
    slots.chosen[i] = 0
    slots.trace[i] = add_to_trace(slots.trace[i], move)
    play(state, move)
    slots.turn[i] = state.turn
    if state.turn < 0:
        finish(slots, state, i, auto_reset)


@jit
def add_to_trace(trace: int, move: int) -> int:
    """The fingerprint of the moves so far and one more: a step of the random generator."""
    mixed = trace ^ move
    return (mixed & WORD) * MULTIPLIER + (mixed >> 32)


@jit
def finish(slots: Slots, state: State, i: int, auto_reset: bool) -> None:
    """A game is over: what it pays, and perhaps the next deal."""
    slots.done[i] = 1
    slots.games[i] += 1
    share(result(state, slots.scores[i]), slots.scores[i], slots.returns[i])
    if auto_reset:
        begin(slots, state, i, (state.seed + slots.done.size) % SEED_LIMIT)


@jit
def share(winners: int, scores: Array, returns: Any) -> None:
    """What a game pays: winners share as many points as there are players, everybody has staked one.

    A lone player gets the score. Nobody pays if nobody wins.
    """
    players, won = 0, 0
    for seat in range(MOST_SEATS):
        if scores[seat] >= 0:
            players += 1
            won += winners >> seat & 1
    for seat in range(MOST_SEATS):
        returns[seat] = 0
        if scores[seat] >= 0 and won > 0:
            returns[seat] = players / won - 1 if winners >> seat & 1 else -1
            if players == 1:
                returns[seat] = scores[seat]
        if scores[seat] == NO_SEAT:
            scores[seat] = -1


@jit
def renew(slots: Slots, i: int) -> None:
    """The next deal, whether the game is over or not."""
    state = slots.states[i]
    begin(slots, state, i, (state.seed + slots.done.size) % SEED_LIMIT)
    slots.done[i] = 0


@jit
def wander(
    slots: Slots, state: State, i: int, moves: int, until: int, random: Array, window: Array, auto_reset: bool
) -> int:
    """Plays so many moves, or until a seat is on turn, each step uniformly random among its legal actions.

    `state` and `random` are those of slot i, wherever the caller keeps them meanwhile. Returns how many moves it were.
    """
    chosen, trace = slots.chosen[i], slots.trace[i]
    played = 0
    while played < moves and state.turn >= 0 and state.turn != until:
        action = pick(state, chosen, random, window)
        move = complete(state, chosen, action)
        if move < 0:
            chosen = extend(chosen, action)
        else:
            chosen = 0
            trace = add_to_trace(trace, move)
            play(state, move)
            played += 1
            if state.turn < 0:
                finish(slots, state, i, auto_reset)
    slots.chosen[i], slots.trace[i], slots.turn[i] = chosen, trace, state.turn
    return played


@jit
def pick(state: State, chosen: int, random: Array, window: Array) -> int:
    """A uniformly random legal action. A list longer than the window is gone through twice."""
    n = below(random, choices(state, chosen, window, 0))
    if n < window.size:
        return window[n]
    choices(state, chosen, window, n)
    return window[0]


@jit
def mark(slots: Slots, i: int, mask: Any) -> None:
    """The legal actions, as ones of a mask."""
    mask[:] = 0
    choices(slots.states[i], slots.chosen[i], mask, MASK)


@jit
def look(slots: Slots, i: int, seat: int, out: Any, told: int) -> None:
    """What a seat sees; the player on turn remembers what it has chosen so far, which nobody else knows."""
    if seat < 0:
        out[:] = 0
        return
    state = slots.states[i]
    observe(state, seat, out[: out.size - told])
    tell(state, slots.chosen[i] if seat == state.turn else 0, out[out.size - told :])
