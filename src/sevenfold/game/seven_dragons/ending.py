"""How a game of Seven Dragons ends, and who has won."""

from sevenfold.game.seven_dragons.state import SEATS
from sevenfold.kernel.bits import count_bits
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import EMPTY_SEAT, Array, State

REASONS: tuple[str, ...] = ("goal", "closest", "last-card", "puzzle")
GOAL, CLOSEST, LAST_CARD, PUZZLE = range(4)


@jit
def holders(state: State) -> int:
    """How many players hold cards."""
    count = 0
    for seat in range(SEATS):
        if state.seats >> seat & 1 and state.sizes[seat] > 0:
            count += 1
    return count


@jit
def finishers(state: State) -> int:
    """SD-WIN: players whose goal has a group of their target size, as bits."""
    found = 0
    if state.goals_played:
        for seat in range(SEATS):
            if state.seats >> seat & 1 and state.largest[state.goals[seat]] >= state.targets[seat]:
                found |= 1 << seat
    return found


@jit
def out_of_cards(state: State) -> bool:
    """SD-EXHAUST, after a play: all hands are empty; in the Russian edition with goals, one is enough."""
    if state.left > 0:
        return False
    if state.russian and state.goals_played:
        return holders(state) < count_bits(state.seats)
    return holders(state) == 0


@jit
def stuck(state: State) -> bool:
    """SD-EXHAUST, SD-PUZZLE, after a pass: nobody can play any more."""
    if state.players == 1:
        return state.passes >= state.left
    return state.left == 0 and state.passes >= holders(state)


@jit
def reason(state: State, _scores: Array) -> int:
    """What decided the game. Passing wins nothing (SD-WIN), so a game that ended with a pass has no finisher."""
    if state.players == 1:
        return PUZZLE
    if not state.goals_played:
        return LAST_CARD
    return GOAL if state.passes == 0 and finishers(state) else CLOSEST


@jit
def result(state: State, scores: Array) -> int:
    """Scores by seat; returns the winners as bits."""
    why = reason(state, scores)
    for seat in range(SEATS):
        scores[seat] = score(state, seat, why)
    if why == PUZZLE:
        return state.seats
    if why == LAST_CARD:
        return 0 if state.last_played < 0 else 1 << state.last_played
    if why == CLOSEST:
        return closest(state)
    found = finishers(state)
    if state.last_played >= 0 and found >> state.last_played & 1:  # SD-WIN: alone
        return 1 << state.last_played
    return found


@jit
def score(state: State, seat: int, why: int) -> int:
    """The largest group of the own goal; SD-CONNECT: 1 for the winner; SD-PUZZLE: the cards placed."""
    if not state.seats >> seat & 1:
        return EMPTY_SEAT
    if why == PUZZLE:
        return state.placed - 1
    if why == LAST_CARD:
        return 1 if seat == state.last_played else 0
    return state.largest[state.goals[seat]]


@jit
def closest(state: State) -> int:
    """SD-EXHAUST: the players with the smallest distance to their target, as bits."""
    best = 0
    found = 0
    for seat in range(SEATS):
        if state.seats >> seat & 1:
            distance = state.targets[seat] - state.largest[state.goals[seat]]
            if found == 0 or distance < best:
                best = distance
                found = 0
            if distance == best:
                found |= 1 << seat
    return found
