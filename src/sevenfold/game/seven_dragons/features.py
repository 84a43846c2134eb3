"""What a network is told of a state of Seven Dragons: everybody's goal and how near it is, hands, and the pile.

Seats are counted from the one whose chance is asked for. The state is an imagined one: goals and hands are guesses.
"""

from sevenfold.game.seven_dragons.cards import COLOUR_BITS, DRAGONS, FACING, SIDES, STEP_X, STEP_Y
from sevenfold.game.seven_dragons.hands import is_player
from sevenfold.game.seven_dragons.mosaic import group, look, shows
from sevenfold.game.seven_dragons.state import KINDS, SEATS, TARGET
from sevenfold.kernel.bits import count_bits, lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

ACTION = len(DRAGONS)  # the first kind of card that is one
TO_GO = TARGET + 1  # panels that lack: none to all
ENDS = 9  # sides where a group can grow that are told apart
MANY = 9  # cards in a hand, likewise
SHOWN = 8  # cards of a colour on the table, likewise by twos
FEW = 4  # fitting cards in a hand
PILE = 18

LEFT = 0
SILVER = LEFT + PILE  # the seat whose goal the card at the centre shows
SEAT = SILVER + SEATS
PLAYER = 0
TURN = PLAYER + 1
LACKING = TURN + 1
AT_BEST = LACKING + TO_GO  # that lack after the best placement, whatever the card
WAYS = AT_BEST + TO_GO  # places for such a placement
GROWING = WAYS + FEW
SECOND = GROWING + ENDS  # panels of the next group
SHOWING = SECOND + TARGET
SIZE = SHOWING + SHOWN
FITTING = SIZE + MANY
HELPING = FITTING + FEW  # cards for the goal of the seat that is asked about
ACTIONS = HELPING + FEW  # by kind, one or more
SURPLUS = ACTIONS + KINDS - ACTION
A_SEAT = SURPLUS + FEW
FEATURES = SEAT + SEATS * A_SEAT


@jit
def features(state: State, seat: int, out: Array) -> int:
    """Lists the numbers of all features that the state has; returns how many."""
    out[0] = LEFT + min(PILE - 1, (state.left + 3) // 4)
    n = 1
    for place in range(SEATS):
        n = write_seat(state, seat, (seat + place) % SEATS, SEAT + place * A_SEAT, out, n)
        if state.silver and shows(state.face[0], state.goals[(seat + place) % SEATS]):
            out[n] = SILVER + place
            n += 1
    return n


@jit
def write_seat(state: State, seat: int, other: int, base: int, out: Array, n: int) -> int:
    """A goal, and who has it."""
    goal = state.goals[other]
    playing = is_player(state, other)
    target = state.targets[other] if playing else state.targets[seat]
    out[n] = base + LACKING + to_go(target - state.largest[goal])
    out[n + 1] = base + SHOWING + min(SHOWN - 1, count_bits(state.showing[goal]) // 2)
    n += 2
    if not playing:
        return n
    ends, second = survey(state, goal)
    reached, ways = best_place(state, goal)
    out[n] = base + PLAYER
    out[n + 1] = base + GROWING + min(ENDS - 1, ends)
    out[n + 2] = base + SECOND + min(TARGET - 1, second)
    out[n + 3] = base + AT_BEST + to_go(target - max(reached, state.largest[goal]))
    out[n + 4] = base + WAYS + min(FEW - 1, ways)
    out[n + 5] = base + SIZE + min(MANY - 1, state.sizes[other])
    n += 6
    if other == state.turn:
        out[n] = base + TURN
        n += 1
    return write_hand(state, seat, other, base, out, n)


@jit
def to_go(panels: int) -> int:
    return max(0, min(TO_GO - 1, panels))


@jit
def write_hand(state: State, seat: int, other: int, base: int, out: Array, n: int) -> int:
    fitting, helping, actions = 0, 0, 0
    held = int(state.held[other])
    while held:
        kind = lowest_bit(held)
        held &= held - 1
        if kind >= ACTION:
            out[n] = base + ACTIONS + kind - ACTION
            n += 1
            actions += int(state.hands[other, kind])
        else:
            fitting += int(state.hands[other, kind]) if shows(2 * kind, state.goals[other]) else 0
            helping += int(state.hands[other, kind]) if shows(2 * kind, state.goals[seat]) else 0
    out[n] = base + FITTING + min(FEW - 1, fitting)
    out[n + 1] = base + HELPING + min(FEW - 1, helping)
    out[n + 2] = base + SURPLUS + min(FEW - 1, actions)
    return n + 3


@jit
def survey(state: State, colour: int) -> tuple[int, int]:
    """The sides of the largest group of a colour where it can grow, and the panels of the next largest."""
    largest, panels, second, left = 0, 0, 0, int(state.showing[colour])
    while left:
        members = group(state, lowest_bit(left), colour)
        left &= ~members
        size = count_bits(members)
        if size > panels:
            largest, panels, second = members, size, panels
        elif size > second:
            second = size
    ends = 0
    while largest:
        card = lowest_bit(largest)
        largest &= largest - 1
        for side in range(SIDES):
            empty = look(state, int(state.x[card]) + STEP_X[side], int(state.y[card]) + STEP_Y[side]) <= 0
            shown = FACING[state.face[card], (side + 2) % SIDES]
            ends += int(empty and shown & COLOUR_BITS[colour] != 0)
    return ends, second


@jit
def best_place(state: State, colour: int) -> tuple[int, int]:
    """The largest group of a colour that one more panel can make, and at how many places."""
    most, ways = 1, 0
    for edge in range(state.edges):
        if not state.need[edge] & COLOUR_BITS[colour]:
            continue
        members = 0
        for side in range(SIDES):
            card = look(state, int(state.edge_x[edge]) + STEP_X[side], int(state.edge_y[edge]) + STEP_Y[side]) - 1
            if card >= 0 and FACING[state.face[card], side] & COLOUR_BITS[colour] and not members >> card & 1:
                members |= group(state, card, colour)
        size = 1 + count_bits(members)
        if size > most:
            most, ways = size, 0
        if size == most:
            ways += 1
    return most, ways
