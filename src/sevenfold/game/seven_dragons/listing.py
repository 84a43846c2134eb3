"""The legal moves of Seven Dragons."""

from sevenfold.game.seven_dragons.cards import DRAGONS, MOVE_CARD, ROTATE_GOALS, TRADE_GOALS, TRADE_HANDS, TURNS
from sevenfold.game.seven_dragons.moves import action, placement, shift, zap
from sevenfold.game.seven_dragons.refusals import (
    fits,
    fits_edge,
    fits_turned,
    refuse_action,
    refuse_trade_goals,
    refuse_trade_hands,
    refuse_zap,
)
from sevenfold.game.seven_dragons.state import COLOUR_ONLY, LEFT, PASS, PLAIN, RIGHT, SEATS
from sevenfold.kernel.bits import lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.moves import offer, offer_if
from sevenfold.kernel.types import Array, State


@jit
def legal(state: State, out: Array, first: int) -> int:
    """Everything the player on turn may do."""
    if state.turn < 0:
        return 0
    n = 0
    held = int(state.held[state.turn])
    while held:
        kind = lowest_bit(held)
        held &= held - 1
        if kind < len(DRAGONS):
            n = list_placements(state, out, first, n, kind)
        else:
            for mode in range(COLOUR_ONLY):
                if refuse_action(state, kind, mode) == 0:
                    n = list_action(state, out, first, n, kind, mode)
            n = offer(out, first, n, action(kind, COLOUR_ONLY, 0))
    if n == 0:
        n = offer(out, first, n, action(PASS, PLAIN, 0))  # SD-PASS
    return n


@jit
def list_placements(state: State, out: Array, first: int, n: int, kind: int) -> int:
    """SD-PLACE."""
    for face in range(2 * kind, 2 * kind + TURNS[kind]):
        for edge in range(state.edges):
            move = placement(face, int(state.edge_x[edge]), int(state.edge_y[edge]))
            n = offer_if(fits(face, state.need[edge]), out, first, n, move)
    return n


@jit
def list_action(state: State, out: Array, first: int, n: int, kind: int, mode: int) -> int:
    """Every way to carry out an action."""
    if kind == MOVE_CARD:
        for card in range(1, state.placed):
            n = list_shifts(state, out, first, n, card, mode)
    elif kind == ROTATE_GOALS:
        for direction in (LEFT, RIGHT):
            n = offer(out, first, n, action(kind, mode, direction))
    elif kind == TRADE_HANDS or kind == TRADE_GOALS:
        for seat in range(SEATS):
            refused = refuse_trade_hands(state, seat) if kind == TRADE_HANDS else refuse_trade_goals(state, seat)
            if refused == 0:
                n = offer(out, first, n, action(kind, mode, seat))
    else:
        for card in range(state.placed):
            if refuse_zap(state, card) == 0:
                n = offer(out, first, n, zap(mode, int(state.x[card]), int(state.y[card])))
    return n


@jit
def list_shifts(state: State, out: Array, first: int, n: int, card: int, mode: int) -> int:
    """SD-MOVE for one card."""
    x, y, lay = int(state.x[card]), int(state.y[card]), int(state.face[card])
    kind = lay // 2
    for face in range(2 * kind, 2 * kind + TURNS[kind]):
        for edge in range(state.edges):
            if fits_edge(state, card, face, edge):
                to_x, to_y = int(state.edge_x[edge]), int(state.edge_y[edge])
                n = offer(out, first, n, shift(mode, x, y, placement(face, to_x, to_y)))
        if fits_turned(state, card, face):
            n = offer(out, first, n, shift(mode, x, y, placement(face, x, y)))
    return n
