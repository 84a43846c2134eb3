"""Seven Dragons' actions: a move is one to four of them in a row (which card as it lies, then where).

A place is one of 64×64 spots, (0,0) in the middle. The mosaic never reaches round to itself (see state.py), so a spot
names one place. Seats are counted from the player on turn. docs/environments.md lists the ranges.
"""

from sevenfold.game.seven_dragons import moves
from sevenfold.game.seven_dragons.cards import (
    ACTIONS as ACTION_CARDS,
)
from sevenfold.game.seven_dragons.cards import (
    CARDS,
    DRAGONS,
    FACES,
    MOVE_CARD,
    ROTATE_GOALS,
    TRADE_HANDS,
    TURNS,
    ZAP_CARD,
)
from sevenfold.game.seven_dragons.mosaic import cell, needs, needs_of_many
from sevenfold.game.seven_dragons.moves import DIRECTIONS, placement, shift, zap
from sevenfold.game.seven_dragons.moves import action as action_move
from sevenfold.game.seven_dragons.refusals import (
    fits,
    fits_edge,
    fits_turned,
    refuse_action,
    refuse_trade_goals,
    refuse_trade_hands,
    refuse_zap,
)
from sevenfold.game.seven_dragons.state import (
    CELLS,
    COLOUR_ONLY,
    LEFT,
    PASS,
    PLACE,
    PLAIN,
    RIGHT,
    SEATS,
    TORUS,
)
from sevenfold.kernel.bits import lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.steps import INCOMPLETE, before, latest, propose
from sevenfold.kernel.types import Array, State

MODES = ("both", "under", "color")  # PLAIN, SLIP_UNDER, COLOUR_ONLY
TO_LAY = 0  # + card as it lies: from the hand, or the card to be moved; then a spot
TO_ACT = TO_LAY + len(FACES)  # + 3 * action + how: `color` is a move, the others need more steps
TO_PASS = TO_ACT + len(MODES) * len(ACTION_CARDS)
DIRECTION = TO_PASS + 1  # + left, right
SEAT = DIRECTION + len(DIRECTIONS)  # + seat
SPOT = SEAT + SEATS  # + spot: where a card lies that is zapped or moved, or where one goes
ACTIONS = SPOT + CELLS
STEPS = 4
TOLD = 5  # the card that lies as chosen + 1; the action + 1, how; where the card to be moved lies, x and y

MIDDLE = TORUS // 2 * TORUS + TORUS // 2


@jit
def spot(x: int, y: int) -> int:
    """The spot of a place: cells, shifted by half a torus both ways."""
    return cell(x, y) ^ MIDDLE


@jit
def card_on(state: State, action: int) -> int:
    """The card on a spot; one must lie there."""
    return int(state.cells[action - SPOT ^ MIDDLE]) - 1


@jit
def choices(state: State, chosen: int, out: Array, first: int) -> int:
    """The actions that can come next."""
    if state.turn < 0:
        return 0
    if not chosen:
        return first_steps(state, out, first)
    step = latest(chosen)
    if step >= SPOT:  # a card is to be moved: how will it lie?
        return turn_steps(state, card_on(state, step), out, first)
    if before(chosen):  # ... and where?
        return shift_steps(state, card_on(state, latest(before(chosen))), step - TO_LAY, out, first)
    if step < TO_ACT:
        n = 0
        for edge in range(state.edges):
            if fits(step - TO_LAY, state.need[edge]):
                n = propose(out, first, n, SPOT + spot(int(state.edge_x[edge]), int(state.edge_y[edge])))
        return n
    return target_steps(state, len(DRAGONS) + (step - TO_ACT) // len(MODES), out, first)


@jit
def first_steps(state: State, out: Array, first: int) -> int:
    """SD-TURN: a card of the hand; SD-PASS."""
    n = 0
    held = int(state.held[state.turn])
    anywhere = needs(state)
    while held:
        kind = lowest_bit(held)
        held &= held - 1
        if kind < len(DRAGONS):
            for face in range(2 * kind, 2 * kind + TURNS[kind]):
                if fits(face, anywhere):
                    n = propose(out, first, n, TO_LAY + face)
        else:
            possible = has_target(state, kind)
            for mode in range(len(MODES)):
                if (possible or mode == COLOUR_ONLY) and refuse_action(state, kind, mode) == 0:
                    n = propose(out, first, n, TO_ACT + (kind - len(DRAGONS)) * len(MODES) + mode)
    return n if n > 0 else propose(out, first, n, TO_PASS)


@jit
def target_steps(state: State, kind: int, out: Array, first: int) -> int:
    """What an action can be done to."""
    if kind != MOVE_CARD and kind != ZAP_CARD:
        return seat_steps(state, kind, out, first)
    n, many = 0, needs_of_many(state) if kind == MOVE_CARD else 0
    for card in range(1, state.placed):
        if refuse_zap(state, card) == 0 and (kind == ZAP_CARD or can_shift(state, card, many)):
            n = propose(out, first, n, SPOT + spot(int(state.x[card]), int(state.y[card])))
    return n


@jit
def seat_steps(state: State, kind: int, out: Array, first: int) -> int:
    """SD-ROTATE, SD-TRADE-HANDS, SD-TRADE-GOALS."""
    n = 0
    if kind == ROTATE_GOALS:
        for direction in (LEFT, RIGHT):
            n = propose(out, first, n, DIRECTION + direction)
    else:
        for place in range(SEATS):
            seat = (state.turn + place) % SEATS
            refused = refuse_trade_hands(state, seat) if kind == TRADE_HANDS else refuse_trade_goals(state, seat)
            if refused == 0:
                n = propose(out, first, n, SEAT + place)
    return n


@jit
def has_target(state: State, kind: int) -> bool:
    """Whether an action can be done at all."""
    if kind != MOVE_CARD and kind != ZAP_CARD:
        return seat_steps(state, kind, state.discard[:0], 0) > 0
    many = needs_of_many(state) if kind == MOVE_CARD else 0
    for card in range(1, state.placed):
        if refuse_zap(state, card) == 0 and (kind == ZAP_CARD or can_shift(state, card, many)):
            return True
    return False


@jit
def can_shift(state: State, card: int, many: int) -> bool:
    """SD-MOVE: whether a card of the table can lie elsewhere, or turned. What many edges need, at least one does that
    the card is not beside: so most cards are done with at a glance."""
    kind = state.face[card] // 2
    for face in range(2 * kind, 2 * kind + TURNS[kind]):
        if fits(face, many) or can_lie(state, card, face):
            return True
    return False


@jit
def can_lie(state: State, card: int, face: int) -> bool:
    """SD-MOVE: whether a card of the table can lie this way anywhere but where it does."""
    for edge in range(state.edges):
        if fits_edge(state, card, face, edge):
            return True
    return fits_turned(state, card, face)


@jit
def turn_steps(state: State, card: int, out: Array, first: int) -> int:
    """SD-MOVE: the ways in which a card of the table can lie elsewhere, or turned."""
    n = 0
    kind = state.face[card] // 2
    for face in range(2 * kind, 2 * kind + TURNS[kind]):
        if can_lie(state, card, face):
            n = propose(out, first, n, TO_LAY + face)
    return n


@jit
def shift_steps(state: State, card: int, face: int, out: Array, first: int) -> int:
    """SD-MOVE: where a card of the table can go."""
    n = 0
    for edge in range(state.edges):
        if fits_edge(state, card, face, edge):
            n = propose(out, first, n, SPOT + spot(int(state.edge_x[edge]), int(state.edge_y[edge])))
    if fits_turned(state, card, face):
        n = propose(out, first, n, SPOT + spot(int(state.x[card]), int(state.y[card])))
    return n


@jit
def place_on(state: State, action: int) -> int:
    """The place of a spot with a card or an edge, as the lower half of a move."""
    there = int(state.cells[action - SPOT ^ MIDDLE])
    if there > 0:
        return placement(0, int(state.x[there - 1]), int(state.y[there - 1]))
    return placement(0, int(state.edge_x[-there - 1]), int(state.edge_y[-there - 1]))


@jit
def complete(state: State, chosen: int, action: int) -> int:
    """The move that this action makes together with what was chosen before, or INCOMPLETE."""
    if not chosen:
        if action == TO_PASS:
            return action_move(PASS, PLAIN, 0)
        kind, mode = divmod(action - TO_ACT, len(MODES))
        return action_move(len(DRAGONS) + kind, mode, 0) if action >= TO_ACT and mode == COLOUR_ONLY else INCOMPLETE
    step = latest(chosen)
    if step >= SPOT:
        return INCOMPLETE
    if step < TO_ACT:
        laid = (step - TO_LAY) << 16 | place_on(state, action)
        if not before(chosen):
            return laid
        card = card_on(state, latest(before(chosen)))
        mode = (latest(before(before(chosen))) - TO_ACT) % len(MODES)
        return shift(mode, int(state.x[card]), int(state.y[card]), laid)
    kind, mode = divmod(step - TO_ACT, len(MODES))
    kind += len(DRAGONS)
    if kind == MOVE_CARD:
        return INCOMPLETE
    if kind == ZAP_CARD:
        card = card_on(state, action)
        return zap(mode, int(state.x[card]), int(state.y[card]))
    number = action - DIRECTION if kind == ROTATE_GOALS else (int(state.turn) + action - SEAT) % SEATS
    return action_move(kind, mode, number)


@jit
def tell(state: State, chosen: int, out: Array) -> None:
    """What the player on turn has chosen of this move, as TOLD numbers."""
    while chosen:
        step = latest(chosen)
        if step >= SPOT:
            card = card_on(state, step)
            out[3], out[4] = state.x[card], state.y[card]
        elif step >= TO_ACT:
            out[1], out[2] = (step - TO_ACT) // len(MODES) + 1, (step - TO_ACT) % len(MODES)
        else:
            out[0] = step - TO_LAY + 1
        chosen = before(chosen)


def path(state: State, move: int) -> tuple[int, ...]:
    """The actions that make this move."""
    what, mode = moves.what(move), moves.mode(move)
    if what == PASS:
        return (TO_PASS,)
    laid = (TO_LAY + moves.face(move), SPOT + spot(moves.to_x(move), moves.to_y(move)))
    if what == PLACE:
        return laid
    step = TO_ACT + (what - len(DRAGONS)) * len(MODES) + mode
    if mode == COLOUR_ONLY:
        return (step,)
    if what == ROTATE_GOALS:
        return step, DIRECTION + moves.number(move)
    if what in (ZAP_CARD, MOVE_CARD):
        lifted = SPOT + spot(moves.from_x(move), moves.from_y(move))
        return (step, lifted) if what == ZAP_CARD else (step, lifted, *laid)
    return step, SEAT + (moves.number(move) - int(state["turn"])) % SEATS


def label(action: int) -> str:
    """An action in words; `+1` is the next seat after the player on turn."""
    if action < TO_ACT:
        return FACES[action] if action % 2 == 0 else f"{FACES[action]} turned"
    if action < TO_PASS:
        kind, mode = divmod(action - TO_ACT, len(MODES))
        return f"{CARDS[len(DRAGONS) + kind]} {MODES[mode]}"
    if action == TO_PASS:
        return "pass"
    if action < SEAT:
        return DIRECTIONS[action - DIRECTION]
    if action < SPOT:
        return f"seat +{action - SEAT}"
    y, x = divmod(action - SPOT, TORUS)
    return f"at {x - TORUS // 2},{y - TORUS // 2}"
