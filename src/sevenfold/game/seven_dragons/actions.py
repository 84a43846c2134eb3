"""The five actions of Seven Dragons, and the discard pile that gives Silver its colour."""

from sevenfold.game.seven_dragons.cards import (
    MOVE_CARD,
    RAINBOW,
    ROTATE_GOALS,
    SILVER_COLOUR,
    TRADE_GOALS,
    TRADE_HANDS,
)
from sevenfold.game.seven_dragons.hands import gain_openly, see_goals, trade
from sevenfold.game.seven_dragons.mosaic import card_at, grow_groups, in_largest, lay, lift, measure_groups, recolour
from sevenfold.game.seven_dragons.moves import face, from_x, from_y, number, to_x, to_y, what
from sevenfold.game.seven_dragons.state import GOALS, LEFT, SLIP_UNDER
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State


@jit
def perform(state: State, move: int) -> None:
    """What the action card says."""
    if what(move) == TRADE_HANDS:
        trade(state, number(move))
    elif what(move) == TRADE_GOALS:
        trade_goals(state, number(move))
    elif what(move) == ROTATE_GOALS:
        rotate_goals(state, 1 if number(move) == LEFT else GOALS - 1)
    else:
        card = card_at(state, from_x(move), from_y(move))
        kind, shrinking = state.face[card] // 2, in_largest(state, card)
        lift(state, card)
        measure_groups(state, shrinking)
        if what(move) == MOVE_CARD:
            lay(state, face(move), to_x(move), to_y(move))
        else:
            gain_openly(state, kind)


@jit
def trade_goals(state: State, seat: int) -> None:
    """SD-TRADE-GOALS."""
    me = state.turn
    state.goals[me], state.goals[seat] = state.goals[seat], state.goals[me]
    see_goals(state)


@jit
def rotate_goals(state: State, steps: int) -> None:
    """SD-ROTATE: every goal goes this many seats clockwise."""
    for _ in range(steps):
        last = state.goals[GOALS - 1]
        for seat in range(GOALS - 1, 0, -1):
            state.goals[seat] = state.goals[seat - 1]
        state.goals[0] = last
    see_goals(state)


@jit
def discard(state: State, action: int, mode: int) -> None:
    """SD-ACTION: on top of the pile, or under it; SD-SILVER takes the colour of the top."""
    if mode == SLIP_UNDER:
        for i in range(state.discarded, 0, -1):
            state.discard[i] = state.discard[i - 1]
        state.discard[0] = action
    else:
        state.discard[state.discarded] = action
    state.discarded += 1
    if state.silver:
        change_silver(state)


@jit
def change_silver(state: State) -> None:
    """SD-SILVER: groups of the old colour can have become smaller, Silver's own of the new one larger."""
    new = 2 * silver_kind(state)
    if state.face[0] != new:
        shrinking = in_largest(state, 0)
        recolour(state, new)
        measure_groups(state, shrinking)
        grow_groups(state, 0)


@jit
def silver_kind(state: State) -> int:
    """SD-SILVER: what Silver counts as: Rainbow at first, then the single dragon of the top action's colour."""
    if state.discarded == 0:
        return RAINBOW
    return SILVER_COLOUR[state.discard[state.discarded - 1]]
