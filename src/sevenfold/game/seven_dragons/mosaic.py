"""The mosaic: cards on the table, the empty places beside them (edges), and the groups of one dragon."""

from sevenfold.game.seven_dragons.cards import (
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
    for card in range(state.placed):
        state.cells[cell(int(state.x[card]), int(state.y[card]))] = 0
    for edge in range(state.edges):
        state.cells[cell(int(state.edge_x[edge]), int(state.edge_y[edge]))] = 0
    state.placed = 0
    state.edges = 0
    state.showing[:] = 0


@jit
def put(state: State, face: int, x: int, y: int) -> None:
    """Lays a card on an empty place and keeps the edges and groups around it."""
    edge = -look(state, x, y) - 1
    if edge >= 0:
        remove_edge(state, edge)
    card = int(state.placed)
    state.placed += 1
    state.x[card] = x
    state.y[card] = y
    state.face[card] = face
    state.cells[cell(x, y)] = card + 1
    for colour in range(GOALS):
        state.links[colour, card] = 0
    connect(state, card)


@jit
def lift(state: State, card: int) -> None:
    """Takes a card from the table. The last card of the list takes its number."""
    x, y = int(state.x[card]), int(state.y[card])
    unlink(state, card)
    last = int(state.placed) - 1
    if card != last:
        renumber(state, last, card)
    state.placed -= 1
    state.x[card], state.y[card], state.face[card] = state.x[last], state.y[last], state.face[last]
    state.cells[cell(int(state.x[card]), int(state.y[card]))] = card + 1
    state.cells[cell(x, y)] = 0
    for side in range(SIDES):
        other = look(state, x + STEP_X[side], y + STEP_Y[side]) - 1
        if other >= 0:
            show(state, x, y, side, FACING[state.face[other], side])
        else:
            show(state, x + STEP_X[side], y + STEP_Y[side], (side + 2) % SIDES, 0)


@jit
def recolour(state: State, face: int) -> None:
    """SD-SILVER: the first card, Silver, now counts as this one."""
    unlink(state, 0)
    state.face[0] = face
    connect(state, 0)


@jit
def connect(state: State, card: int) -> None:
    """What follows from how a card lies that was linked to nothing: its colours, its links, the edges beside it."""
    x, y, face = int(state.x[card]), int(state.y[card]), int(state.face[card])
    colours = colours_of(face)
    while colours:
        state.showing[lowest_bit(colours)] |= 1 << card
        colours &= colours - 1
    for side in range(SIDES):
        other = look(state, x + STEP_X[side], y + STEP_Y[side]) - 1
        if other >= 0:
            link(state, card, other, CONTACTS[face] & FACING[state.face[other], side])
        else:
            show(state, x + STEP_X[side], y + STEP_Y[side], (side + 2) % SIDES, FACING[face, (side + 2) % SIDES])


@jit
def link(state: State, card: int, other: int, touching: int) -> None:
    """SD-WIN: joins two cards in the colours in which they touch."""
    colours = colours_in(touching)
    while colours:
        colour = lowest_bit(colours)
        colours &= colours - 1
        state.links[colour, card] |= 1 << other
        state.links[colour, other] |= 1 << card


@jit
def unlink(state: State, card: int) -> None:
    """A card shows nothing and joins nothing any more."""
    colours = colours_of(state.face[card])
    while colours:
        colour = lowest_bit(colours)
        colours &= colours - 1
        joined = int(state.links[colour, card])
        state.links[colour, card] = 0
        state.showing[colour] &= ~(1 << card)
        while joined:
            state.links[colour, lowest_bit(joined)] &= ~(1 << card)
            joined &= joined - 1


@jit
def renumber(state: State, old: int, new: int) -> None:
    """A card takes a number that no card has."""
    colours = colours_of(state.face[old])
    while colours:
        colour = lowest_bit(colours)
        colours &= colours - 1
        state.showing[colour] ^= 1 << old | 1 << new
        joined = int(state.links[colour, old])
        state.links[colour, new] = joined
        while joined:
            state.links[colour, lowest_bit(joined)] ^= 1 << old | 1 << new
            joined &= joined - 1


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
def needs(state: State) -> int:
    """What a card must meet to fit any edge at all."""
    need = 0
    for edge in range(state.edges):
        need |= int(state.need[edge])
    return need


@jit
def needs_of_many(state: State) -> int:
    """What five edges or more need, so that one of them is not beside a given card."""
    one = two = four = five = 0
    for edge in range(state.edges):
        need = int(state.need[edge])
        five |= four & need
        carry = one & need
        one ^= need
        four |= two & carry  # stays set: more is not told apart
        two ^= carry
    return five


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
def need_without(state: State, edge: int, card: int) -> int:
    """What a card must meet to fit an edge, if card number `card` were not there."""
    right = int(state.x[card]) - int(state.edge_x[edge])
    up = int(state.y[card]) - int(state.edge_y[edge])
    if right * right + up * up != 1:
        return int(state.need[edge])
    side = 2 - right if right else 1 - up  # on which the card lies
    return int(state.need[edge]) & ~SIDE_BITS[side]


@jit
def need_at(state: State, x: int, y: int, without: int) -> int:
    """What a card must meet to fit a place, if card number `without` were not there."""
    need = 0
    for side in range(SIDES):
        card = look(state, x + STEP_X[side], y + STEP_Y[side]) - 1
        if card >= 0 and card != without:
            need |= FACING[state.face[card], side]
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
def shows(face: int, colour: int) -> bool:
    """Whether a card has a panel of this colour."""
    return colours_of(face) >> colour & 1 == 1


@jit
def colours_of(face: int) -> int:
    """The colours that a card shows, as bits."""
    return colours_in(CONTACTS[face])


@jit
def colours_in(contacts: int) -> int:
    """The colours of some contacts (see cards.py), as bits: their eight places are laid over each other."""
    contacts = int(contacts)
    contacts |= contacts >> 4 * GOALS
    contacts |= contacts >> 2 * GOALS
    contacts |= contacts >> GOALS
    return contacts & (1 << GOALS) - 1


@jit
def lay(state: State, face: int, x: int, y: int) -> None:
    """Lays a card on an empty place; the table's groups are known again."""
    put(state, face, x, y)
    grow_groups(state, state.placed - 1)


@jit
def grow_groups(state: State, card: int) -> None:
    """A card was laid: only its own groups can have become the largest."""
    colours = colours_of(state.face[card])
    while colours:
        colour = lowest_bit(colours)
        colours &= colours - 1
        state.largest[colour] = max(state.largest[colour], count_bits(group(state, card, colour)))


@jit
def in_largest(state: State, card: int) -> int:
    """The colours in which a card belongs to a group that none is larger than, as bits."""
    colours = found = colours_of(state.face[card])
    while colours:
        colour = lowest_bit(colours)
        colours &= colours - 1
        if count_bits(group(state, card, colour)) < state.largest[colour]:
            found &= ~(1 << colour)
    return found


@jit
def measure_groups(state: State, colours: int) -> None:
    """The largest groups of these colours lost a card: all of them are looked at anew."""
    while colours:
        colour = lowest_bit(colours)
        colours &= colours - 1
        largest = 0
        left = int(state.showing[colour])
        while count_bits(left) > largest:
            members = group(state, lowest_bit(left), colour)
            left &= ~members
            largest = max(largest, count_bits(members))
        state.largest[colour] = largest
