"""The mosaic: cards on the table, the empty places beside them (edges), and the groups of one dragon."""

from sevenfold.game.seven_dragons.cards import (
    COLOUR_BITS,
    CONTACTS,
    FACING,
    SIDE_BITS,
    SIDES,
    STEP_X,
    STEP_Y,
)
from sevenfold.game.seven_dragons.state import GOALS, TORUS
from sevenfold.kernel.bits import count_bits, lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State


@jit
def cell(x: int, y: int) -> int:
    """The cell of a place."""
    return (y & TORUS - 1) * TORUS + (x & TORUS - 1)


@jit
def look(state: State, x: int, y: int) -> int:
    """What is at a place that a card or its neighbour can have: card i as i + 1, edge i as -(i + 1), nothing as 0."""
    return int(state.cells[cell(x, y)])


@jit
def card_at(state: State, x: int, y: int) -> int:
    """The card at a place, or -1. Places out of reach may share a cell with a card: they are empty."""
    card = look(state, x, y) - 1
    return card if card >= 0 and state.x[card] == x and state.y[card] == y else -1


@jit
def edge_at(state: State, x: int, y: int) -> int:
    """The edge at a place, or -1; likewise."""
    edge = -look(state, x, y) - 1
    return edge if edge >= 0 and state.edge_x[edge] == x and state.edge_y[edge] == y else -1


@jit
def clear(state: State) -> None:
    """An empty table. Of the many cells only those in use are touched."""
    for card in range(state.lying):
        state.cells[cell(int(state.x[card]), int(state.y[card]))] = 0
    for edge in range(state.edges):
        state.cells[cell(int(state.edge_x[edge]), int(state.edge_y[edge]))] = 0
    state.lying = 0
    state.edges = 0
    state.showing[:] = 0


@jit
def put(state: State, lies: int, x: int, y: int) -> None:
    """Lays a card on an empty place and keeps the edges and groups around it."""
    edge = -look(state, x, y) - 1
    if edge >= 0:
        remove_edge(state, edge)
    card = int(state.lying)
    state.lying += 1
    state.x[card] = x
    state.y[card] = y
    state.lies[card] = lies
    state.cells[cell(x, y)] = card + 1
    for colour in range(GOALS):
        state.links[colour, card] = 0
        state.showing[colour] |= int(shows(lies, colour)) << card
    for side in range(SIDES):
        show(state, x + STEP_X[side], y + STEP_Y[side], (side + 2) % SIDES, FACING[lies, (side + 2) % SIDES])
        link(state, card, side)


@jit
def lift(state: State, card: int) -> None:
    """Takes a card from the table. The last card of the list takes its number."""
    x, y = int(state.x[card]), int(state.y[card])
    unlink(state, card)
    last = int(state.lying) - 1
    if card != last:
        unlink(state, last)
    state.lying -= 1
    state.x[card], state.y[card], state.lies[card] = state.x[last], state.y[last], state.lies[last]
    state.cells[cell(int(state.x[card]), int(state.y[card]))] = card + 1
    state.cells[cell(x, y)] = 0
    if card != last:
        for colour in range(GOALS):
            state.showing[colour] |= int(shows(state.lies[card], colour)) << card
        for side in range(SIDES):
            link(state, card, side)
    for side in range(SIDES):
        other = look(state, x + STEP_X[side], y + STEP_Y[side]) - 1
        if other >= 0:
            show(state, x, y, side, FACING[state.lies[other], side])
        show(state, x + STEP_X[side], y + STEP_Y[side], (side + 2) % SIDES, 0)


@jit
def recolour(state: State, lies: int) -> None:
    """SD-SILVER: the first card, Silver, now counts as this one."""
    state.lies[0] = lies
    for colour in range(GOALS):
        state.showing[colour] = state.showing[colour] & ~1 | int(shows(lies, colour))
    for side in range(SIDES):
        show(state, STEP_X[side], STEP_Y[side], (side + 2) % SIDES, FACING[lies, (side + 2) % SIDES])
        link(state, 0, side)


@jit
def beside(state: State, card: int, side: int) -> int:
    """The card on one side of another, or -1."""
    return max(look(state, int(state.x[card]) + STEP_X[side], int(state.y[card]) + STEP_Y[side]) - 1, -1)


@jit
def link(state: State, card: int, side: int) -> None:
    """SD-WIN: joins a card with the one on this side of it in the colours in which they touch, and in no others."""
    other = beside(state, card, side)
    if other < 0:
        return
    touching = CONTACTS[state.lies[card]] & FACING[state.lies[other], side]
    for colour in range(GOALS):
        joined = int(touching & COLOUR_BITS[colour] != 0)
        state.links[colour, card] = state.links[colour, card] & ~(1 << other) | joined << other
        state.links[colour, other] = state.links[colour, other] & ~(1 << card) | joined << card


@jit
def unlink(state: State, card: int) -> None:
    """A card shows nothing and joins nothing any more."""
    for colour in range(GOALS):
        state.links[colour, card] = 0
        state.showing[colour] &= ~(1 << card)
    for side in range(SIDES):
        other = beside(state, card, side)
        if other >= 0:
            for colour in range(GOALS):
                state.links[colour, other] &= ~(1 << card)


@jit
def show(state: State, x: int, y: int, side: int, contacts: int) -> None:
    """A place, unless a card lies there, has this on one of its sides now; 0 is no neighbour."""
    there = look(state, x, y)
    if there > 0:
        return
    edge = -there - 1
    if edge < 0:
        edge = state.edges
        state.edges += 1
        state.edge_x[edge] = x
        state.edge_y[edge] = y
        state.need[edge] = 0
        state.cells[cell(x, y)] = -(edge + 1)
    state.need[edge] = state.need[edge] & ~SIDE_BITS[side] | contacts
    if state.need[edge] == 0:
        remove_edge(state, edge)


@jit
def remove_edge(state: State, edge: int) -> None:
    """The last edge of the list takes its number."""
    last = state.edges - 1
    state.edges -= 1
    state.cells[cell(int(state.edge_x[edge]), int(state.edge_y[edge]))] = 0
    if edge != last:
        state.edge_x[edge], state.edge_y[edge] = state.edge_x[last], state.edge_y[last]
        state.need[edge] = state.need[last]
        state.cells[cell(int(state.edge_x[edge]), int(state.edge_y[edge]))] = -(edge + 1)


@jit
def need_at(state: State, x: int, y: int, without: int) -> int:
    """What a card must meet to fit a place, if card number `without` were not there."""
    need = 0
    for side in range(SIDES):
        card = look(state, x + STEP_X[side], y + STEP_Y[side]) - 1
        if card >= 0 and card != without:
            need |= FACING[state.lies[card], side]
    return need


@jit
def group(state: State, card: int, colour: int) -> int:
    """SD-WIN: the cards joined to this one by panels of a colour that it shows, as bits."""
    members = 0
    reached = 1 << int(card)
    while reached:
        one = lowest_bit(reached)
        members |= 1 << one
        reached = (reached | int(state.links[colour, one])) & ~members
    return members


@jit
def shows(lies: int, colour: int) -> bool:
    """Whether a card has a panel of this colour."""
    return CONTACTS[lies] & COLOUR_BITS[colour] != 0


@jit
def grow_groups(state: State, card: int) -> None:
    """A card was laid: only its own groups can have become the largest."""
    for colour in range(GOALS):
        if shows(state.lies[card], colour):
            state.largest[colour] = max(state.largest[colour], count_bits(group(state, card, colour)))


@jit
def measure_groups(state: State, colour: int) -> None:
    """Cards of this colour went or came: all its groups are looked at anew."""
    largest = 0
    left = int(state.showing[colour])
    while left:
        members = group(state, lowest_bit(left), colour)
        left &= ~members
        largest = max(largest, count_bits(members))
    state.largest[colour] = largest
