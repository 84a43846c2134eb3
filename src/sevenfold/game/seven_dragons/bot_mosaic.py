"""Reading the mosaic of Seven Dragons quickly: all groups are found once, then each place is judged from them.

In `scratch`: for each colour and card the number of its group (0: none), for each colour and group its size, for each
colour how far the player on turn fears or wants it, two words of scratch for each colour, and the colours that are
feared, as bits.
"""

import math

from sevenfold.game.seven_dragons.cards import (
    COLOUR_BITS,
    CONTACTS,
    FACING,
    SIDES,
    SILVER_COLOUR,
    STEP_X,
    STEP_Y,
)
from sevenfold.game.seven_dragons.hands import is_player
from sevenfold.game.seven_dragons.mosaic import colours_in, colours_of, group, look, shows
from sevenfold.game.seven_dragons.rules import bonus
from sevenfold.game.seven_dragons.state import GOALS, SEATS, TABLE, TARGET
from sevenfold.kernel.bits import count_bits, lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.real import exp
from sevenfold.kernel.types import Array, State

SIZES = GOALS * TABLE
STAKES = 2 * GOALS * TABLE
JOINED = STAKES + GOALS
REACHED = JOINED + GOALS
FEARED = REACHED + GOALS

OWN, THEIRS = 9.0, 12.0  # what progress of the own goal and of others' counts
FATAL = 40.0  # what it costs to finish somebody's goal for them
VICTORY = 14.0
SECOND = 1.0  # a group of the own goal that is not the largest yet
SHUT = 3.0  # an end of others' group that is built over
BONUS = 0.5  # a bonus card
ZAPPED = 0.2  # a card for the hand
PERCENT = 100
SUSPICION = 0.6  # a natural logarithm for each panel: what has grown is likely somebody's goal


@jit
def take_stock(state: State, scratch: Array) -> None:
    """Finds all groups and what is at stake in each colour."""
    rivals, total = suspect(state)
    scratch[FEARED] = 0
    for colour in range(GOALS):
        stake = threat(state, colour, rivals, total)
        scratch[STAKES + colour] = int(PERCENT * (stake if stake < 0 else stake * share(state)))
        if scratch[STAKES + colour] > 0:
            scratch[FEARED] |= 1 << colour
        for card in range(state.placed):
            scratch[colour * TABLE + card] = 0
        groups, left = 0, int(state.showing[colour])
        while left:
            members = group(state, lowest_bit(left), colour)
            left &= ~members
            scratch[SIZES + colour * TABLE + groups] = count_bits(members)
            groups += 1
            while members:
                scratch[colour * TABLE + lowest_bit(members)] = groups
                members &= members - 1


@jit
def open_ends(state: State, colour: int) -> int:
    """The sides of the largest group of a colour where it can grow."""
    largest, panels, seen = 0, 0, 0
    for card in range(state.placed):
        if state.showing[colour] >> card & 1 and not seen >> card & 1:
            members = group(state, card, colour)
            seen |= members
            if count_bits(members) > panels:
                largest, panels = members, count_bits(members)
    ends = 0
    for card in range(state.placed):
        if largest >> card & 1:
            for side in range(SIDES):
                empty = look(state, int(state.x[card]) + STEP_X[side], int(state.y[card]) + STEP_Y[side]) <= 0
                shown = FACING[state.face[card], (side + 2) % SIDES]
                ends += int(empty and shown & COLOUR_BITS[colour] != 0)
    return ends


@jit
def suspect(state: State) -> tuple[int, float]:
    """How many players have goals that the player on turn has not seen, and how suspicious those goals are together."""
    rivals, total = 0, 0.0
    for other in range(SEATS):
        if not state.goals_seen[state.goals[other]] >> state.turn & 1:
            total += exp(SUSPICION * state.largest[state.goals[other]])
            if is_player(state, other):
                rivals += 1
    return rivals, total


@jit
def threat(state: State, colour: int, rivals: int, total: float) -> float:
    """How likely another player has this goal, as far as the player on turn knows; -1 for the own goal."""
    if state.goals[state.turn] == colour:
        return -1.0
    if state.goals_seen[colour] >> state.turn & 1:
        for other in range(SEATS):
            if state.goals[other] == colour:
                return 1.0 if is_player(state, other) else 0.0
    return min(1.0, rivals * exp(SUSPICION * state.largest[colour]) / total)


@jit
def share(state: State) -> float:
    """Of the defence against others' goals: the more play, the more is left to the rest of them."""
    others = max(1, state.players - 1)
    return 1 / (others * math.sqrt(others))


@jit
def place_appeal(state: State, face: int, x: int, y: int, lifted: int, scratch: Array) -> float:
    """What a card brings at a place; `lifted` is where it comes from, if it lay on the table."""
    own = colours_of(face)
    left = own
    while left:
        colour = lowest_bit(left)
        left &= left - 1
        scratch[JOINED + colour] = 0
        scratch[REACHED + colour] = 1
    value = BONUS * bonus(state, face, x, y) if lifted < 0 else 0.0
    for side in range(SIDES):
        card = look(state, x + STEP_X[side], y + STEP_Y[side]) - 1
        if card < 0 or card == lifted:
            continue
        shown = FACING[state.face[card], side]
        common = colours_in(CONTACTS[face] & shown)
        value += shut(colours_in(shown) & ~common & scratch[FEARED], card, scratch)
        while common:
            join(scratch, lowest_bit(common), card, lifted)
            common &= common - 1
    while own:
        colour = lowest_bit(own)
        own &= own - 1
        value += gain(state, colour, scratch[REACHED + colour], scratch[STAKES + colour])
    return value


@jit
def shut(colours: int, card: int, scratch: Array) -> float:
    """A neighbour's groups that cannot grow here any more: the larger and the more feared, the better."""
    value = 0.0
    while colours:
        colour = lowest_bit(colours)
        colours &= colours - 1
        size = scratch[SIZES + colour * TABLE + scratch[colour * TABLE + card] - 1]
        value += SHUT * scratch[STAKES + colour] / PERCENT * size * size / (TARGET * TARGET)
    return value


@jit
def join(scratch: Array, colour: int, card: int, lifted: int) -> None:
    """The group of this card is reached, too, if it was not yet."""
    number = scratch[colour * TABLE + card] - 1
    if not scratch[JOINED + colour] >> number & 1:
        scratch[JOINED + colour] |= 1 << number
        scratch[REACHED + colour] += scratch[SIZES + colour * TABLE + number]
        if lifted >= 0 and scratch[colour * TABLE + lifted] == number + 1:
            scratch[REACHED + colour] -= 1


@jit
def gain(state: State, colour: int, size: int, stake: int) -> float:
    """A group of this size comes into being."""
    largest = state.largest[colour]
    if stake < 0:
        target = state.targets[state.turn]
        if size >= target:
            return VICTORY
        if size <= largest:
            return SECOND * size / target
        return OWN * (size * size - largest * largest) / (target * target)
    if size <= largest:
        return 0.0
    if size >= TARGET:
        return -FATAL * stake / PERCENT
    return -THEIRS * stake / PERCENT * (size * size - largest * largest) / (TARGET * TARGET)


@jit
def silver_appeal(state: State, action: int, scratch: Array) -> float:
    """SD-SILVER: the card at the centre takes the colour of this action; groups lose it or are joined by it."""
    value = 0.0
    for colour in range(GOALS):
        before, after = shows(state.face[0], colour), SILVER_COLOUR[action] == colour
        if before and not after:
            value += loss(state, colour, 0, scratch)
        elif after and not before:
            scratch[JOINED + colour] = 0
            scratch[REACHED + colour] = 1
            for side in range(SIDES):
                card = look(state, STEP_X[side], STEP_Y[side]) - 1
                if card >= 0 and FACING[state.face[card], side] & COLOUR_BITS[colour]:
                    join(scratch, colour, card, -1)
            value += gain(state, colour, scratch[REACHED + colour], scratch[STAKES + colour])
    return value


@jit
def take_appeal(state: State, card: int, scratch: Array) -> float:
    """A card leaves the mosaic: its groups lose it, at least."""
    value = ZAPPED
    for colour in range(GOALS):
        value += loss(state, colour, card, scratch)
    return value


@jit
def loss(state: State, colour: int, card: int, scratch: Array) -> float:
    """What it means that a card leaves its group of this colour, if it is in one."""
    number = scratch[colour * TABLE + card] - 1
    if number < 0:
        return 0.0
    size, stake = scratch[SIZES + colour * TABLE + number], scratch[STAKES + colour]
    if size < state.largest[colour] or size == 1:
        return 0.0
    weight = -OWN if stake < 0 else THEIRS * stake / PERCENT
    return weight * (2 * size - 1) / (TARGET * TARGET)
