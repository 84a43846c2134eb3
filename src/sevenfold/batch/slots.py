"""One table of a batch: dealing, acting, random play. CPU threads and a GPU's threads run these functions.

The arguments `state` and `random` are those of slot i; a GPU keeps them in faster memory while it works.
"""

from typing import Any, NamedTuple

from sevenfold.game.options import SEED_LIMIT
from sevenfold.kernel.generic import choices, complete, deal, observe, play, redeal, result, tell
from sevenfold.kernel.jit import jit
from sevenfold.kernel.random import MULTIPLIER, WORD, below, seed
from sevenfold.kernel.steps import INCOMPLETE, MASK, extend
from sevenfold.kernel.types import MOST_SEATS, NO_SEAT, Array, State

POLICY = 1 << 16  # the stream of random numbers for policies; deals use the first few
NOBODY = -1  # instead of a seat
SIT_OUT = -1  # instead of an action
NEXT = -1  # instead of a seed: the one that comes after the last


class Slots(NamedTuple):
    """All tables of a batch, one entry for each in every array."""

    states: Any
    chosen: Any  # what the player on turn has chosen of a move so far, see kernel/steps.py
    random: Any  # a generator for policies
    trace: Any  # a fingerprint of all moves so far
    games: Any  # games finished
    turn: Any  # seat on turn, -1 when the game is over
    done: Any  # whether the last step ended the game
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
def reset_table(slots: Slots, state: State, i: int, number: int) -> None:
    """Begins all over again with this seed."""
    begin(slots, state, i, number)
    seed(slots.random[i], number, POLICY)
    slots.trace[i] = 0
    slots.games[i] = 0
    slots.done[i] = 0
    slots.scores[i, :] = 0
    slots.returns[i, :] = 0


@jit
def act(slots: Slots, state: State, i: int, action: int, auto_reset: bool) -> None:
    """One action of the player on turn. At a table that is over or sits out, nothing happens."""
    slots.done[i] = 0
    if state.turn < 0 or action == SIT_OUT:
        return
    move = complete(state, slots.chosen[i], action)
    if move < 0:
        slots.chosen[i] = extend(slots.chosen[i], action)
        return
    follow(slots, state, i, move)
    if auto_reset:
        deal_if_over(slots, state, i)


@jit
def follow(slots: Slots, state: State, i: int, move: int) -> None:
    """Plays a whole move."""
    slots.chosen[i] = 0
    slots.trace[i] = add_to_trace(slots.trace[i], move)
    play(state, move)
    slots.turn[i] = state.turn
    if state.turn < 0:
        finish(slots, state, i)


@jit
def add_to_trace(trace: int, move: int) -> int:
    """The fingerprint of the moves so far and one more: a step of the random generator."""
    mixed = trace ^ move
    return (mixed & WORD) * MULTIPLIER + (mixed >> 32)


@jit
def finish(slots: Slots, state: State, i: int) -> None:
    """A game is over: what it pays."""
    slots.done[i] = 1
    slots.games[i] += 1
    share(result(state, slots.scores[i]), slots.scores[i], slots.returns[i])


@jit
def deal_if_over(slots: Slots, state: State, i: int) -> None:
    if state.turn < 0:
        deal_next(slots, state, i)


@jit
def deal_next(slots: Slots, state: State, i: int) -> None:
    """The deal after this one."""
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
def restart(slots: Slots, state: State, i: int, number: int) -> None:
    """The next deal, or everything from this seed, whether the game is over or not."""
    if number == NEXT:
        deal_next(slots, state, i)
        slots.done[i] = 0
    else:
        reset_table(slots, state, i, number)


@jit
def play_random(
    slots: Slots, state: State, i: int, moves: int, until: int, random: Array, window: Array, auto_reset: bool
) -> int:
    """Plays so many random moves, or until a seat is on turn; returns how many it were."""
    played = 0
    while goes_on(state, moves - played, until):
        follow(slots, state, i, choose(state, slots.chosen[i], random, window))
        played += 1
        if auto_reset:
            deal_if_over(slots, state, i)
    return played


@jit
def goes_on(state: State, moves: int, until: int) -> bool:
    """Whether play goes on, for so many more moves at most, until this seat is on turn."""
    return moves > 0 and state.turn >= 0 and state.turn != until


@jit
def choose(state: State, chosen: int, random: Array, window: Array) -> int:
    """A random move: each step uniformly among its legal actions."""
    move = INCOMPLETE
    while move < 0:
        action = pick(state, chosen, random, window)
        move = complete(state, chosen, action)
        chosen = extend(chosen, action)
    return move


@jit
def pick(state: State, chosen: int, random: Array, window: Array) -> int:
    """A uniformly random legal action. A list longer than the window is gone through twice."""
    first, number = 0, -1
    while True:
        count = choices(state, chosen, window, first)
        if number < 0:
            number = below(random, count)
        if number < first + window.size:
            return window[number - first]
        first = number


@jit
def sample(slots: Slots, state: State, i: int, random: Array, window: Array) -> int:
    """A uniformly random legal action; at a table that is over, none."""
    return pick(state, slots.chosen[i], random, window) if state.turn >= 0 else SIT_OUT


@jit
def redeal_table(slots: Slots, state: State, i: int, seat: int) -> None:
    """What this seat does not know, drawn anew; for nobody, nothing."""
    if seat >= 0:
        redeal(state, seat, slots.random[i])


@jit
def permits(slots: Slots, state: State, i: int, action: int, window: Array) -> bool:
    """Whether the rules, whatever a mask says, allow this action next; a table that is over takes any."""
    if state.turn < 0 or action == SIT_OUT:
        return True
    first, count = 0, 1
    while first < count:
        count = choices(state, slots.chosen[i], window, first)
        for n in range(min(count - first, window.size)):
            if window[n] == action:
                return True
        first += window.size
    return False


@jit
def write_mask(slots: Slots, state: State, i: int, mask: Any) -> None:
    """The legal actions, as ones of a mask that is all 0 before."""
    choices(state, slots.chosen[i], mask, MASK)


@jit
def write_observation(slots: Slots, state: State, i: int, seat: int, out: Any, told: int) -> None:
    """What a seat sees, written to zeros; the player on turn remembers what it has chosen so far, nobody else does."""
    if seat >= 0:
        observe(state, seat, out[: out.size - told])
        if seat == state.turn:
            tell(state, slots.chosen[i], out[out.size - told :])
