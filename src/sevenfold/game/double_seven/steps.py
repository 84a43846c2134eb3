"""Double Seven's actions: a move is one of them, or two in a row (which family, then how many tiles).

Other players' seats are counted from the player on turn. docs/environments.md lists the ranges.
"""

from itertools import combinations_with_replacement

import numpy as np

from sevenfold.game.double_seven.moves import pack, what_of
from sevenfold.game.double_seven.notation import NAMES, tiles
from sevenfold.game.double_seven.refusals import (
    animals_laid,
    family_size,
    in_pool,
    partners,
    passing,
    refuse_any_swap,
    refuse_call,
    refuse_clover,
    refuse_grow,
    refuse_start,
    refuse_swap,
    sizes_of_others,
    tiles_in_pool,
    tiles_on_rack,
)
from sevenfold.game.double_seven.state import (
    ANIMALS,
    CLOVER,
    CLOVERS,
    DRAW,
    DRAWING,
    GROW,
    KINDS,
    MOST_FAMILIES,
    PASS,
    RAINBOW,
    RETRIEVE,
    SEATS,
    START,
    SWAP,
    TWO_FOR_ONE,
)
from sevenfold.kernel.bits import lowest_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.steps import INCOMPLETE, latest, propose, propose_bits
from sevenfold.kernel.types import Array, State

DISCARDS = tuple(combinations_with_replacement(range(KINDS), 2))
ONE = np.array([one for one, _ in DISCARDS])
OTHER = np.array([other for _, other in DISCARDS])
PAIR_OF = np.array([[DISCARDS.index((min(a, b), max(a, b))) for b in range(KINDS)] for a in range(KINDS)])
COUNTS = CLOVERS + 1

# First steps; `tile` counts a hidden one, or none, as the last.
TO_DRAW = 0  # + tile
TO_RAINBOW = TO_DRAW + KINDS + 1  # + tile
TO_PASS = TO_RAINBOW + KINDS + 1  # + tile that goes
TO_START = TO_PASS + KINDS + 1  # + animal; then an amount
TO_GROW = TO_START + ANIMALS  # + own family; then an amount
TO_SWAP = TO_GROW + MOST_FAMILIES  # + own family; then another's family
TO_RETRIEVE = TO_SWAP + MOST_FAMILIES  # + seat * MOST_FAMILIES + family: a clover
TO_DISCARD = TO_RETRIEVE + SEATS * MOST_FAMILIES  # + pair; then a tile to take
# Second steps.
AMOUNT = TO_DISCARD + len(DISCARDS)  # + animals * COUNTS + clovers
THEIRS = AMOUNT + 12 * COUNTS  # + seat * MOST_FAMILIES + family
TAKEN = THEIRS + SEATS * MOST_FAMILIES  # + tile
ACTIONS = TAKEN + KINDS + 1
STEPS = 2
TOLD = 3  # which kind of first step (1 start, 2 grow, 3 swap, 4 two-for-one), and its one or two numbers


@jit
def choices(state: State, chosen: int, out: Array, first: int) -> int:
    """The actions that can come next: a first step is possible if some move that begins with it is."""
    if state.turn < 0:
        return 0
    if chosen:
        return second_steps(state, latest(chosen), out, first)
    pool = tiles_in_pool(state)
    if state.phase == DRAWING:
        return propose_bits(out, first, 0, TO_DRAW, pool)
    once, twice = tiles_on_rack(state, 1), tiles_on_rack(state, 2)
    called = pool if refuse_call(state) == 0 else 0
    passed = passing(state, once)
    n = 0
    for tile in range(KINDS + 1):
        if called >> tile & 1:
            n = propose(out, first, n, TO_RAINBOW + tile)
        if passed >> tile & 1:
            n = propose(out, first, n, TO_PASS + tile)
    n = family_steps(state, once, out, first, n)
    return discard_steps(once, twice, out, first, n) if state.two_for_one and pool else n


@jit
def family_steps(state: State, once: int, out: Array, first: int, n: int) -> int:
    """DS-START, DS-GROW, DS-SWAP, DS-CLOVER. If any number of tiles will do, all of them will."""
    rack, laid, animals = state.racks[state.turn], animals_laid(state, state.turn), once & (1 << ANIMALS) - 1
    while animals:
        animal = lowest_bit(animals)
        animals &= animals - 1
        if refuse_start(state, animal, rack[animal], rack[CLOVER], laid) == 0:
            n = propose(out, first, n, TO_START + animal)
    others = sizes_of_others(state) if refuse_any_swap(state) == 0 else 0
    for family in range(state.family_counts[state.turn]):
        if refuse_grow(state, family, rack[state.animal[state.turn, family]], rack[CLOVER]) == 0:
            n = propose(out, first, n, TO_GROW + family)
        if others >> family_size(state, state.turn, family) & 1:
            n = propose(out, first, n, TO_SWAP + family)
    for place in range(state.players):
        seat = (state.turn + place) % state.players
        for family in range(state.family_counts[seat]):
            if refuse_clover(state, seat, family) == 0:
                n = propose(out, first, n, TO_RETRIEVE + place * MOST_FAMILIES + family)
    return n


@jit
def discard_steps(once: int, twice: int, out: Array, first: int, n: int) -> int:
    """DS-TWO-FOR-ONE: the tile to take comes later. Pairs of a tile with those that come after it are side by side."""
    left = once
    while left:
        one = lowest_bit(left)
        pairs = partners(one, once, twice) & left
        n = propose_bits(out, first, n, TO_DISCARD + PAIR_OF[one, one] - one, pairs)
        left &= left - 1
    return n


@jit
def second_steps(state: State, action: int, out: Array, first: int) -> int:
    """What completes a first step."""
    n = 0
    if action >= TO_DISCARD:
        for tile in range(KINDS + 1):
            if in_pool(state, tile):
                n = propose(out, first, n, TAKEN + tile)
    elif action >= TO_SWAP:
        for place in range(1, state.players):
            seat = (state.turn + place) % state.players
            for theirs in range(state.family_counts[seat]):
                if refuse_swap(state, action - TO_SWAP, seat, theirs) == 0:
                    n = propose(out, first, n, THEIRS + place * MOST_FAMILIES + theirs)
    else:
        rack, laid = state.racks[state.turn], animals_laid(state, state.turn)
        starting = action < TO_GROW
        animal = action - TO_START if starting else int(state.animal[state.turn, action - TO_GROW])
        for animals in range(rack[animal] + 1):
            for clovers in range(rack[CLOVER] + 1):
                if starting:
                    refused = refuse_start(state, animal, animals, clovers, laid)
                else:
                    refused = refuse_grow(state, action - TO_GROW, animals, clovers)
                if refused == 0:
                    n = propose(out, first, n, AMOUNT + animals * COUNTS + clovers)
    return n


@jit
def complete(state: State, chosen: int, action: int) -> int:
    """The move that this action makes together with what was chosen before, or INCOMPLETE."""
    if chosen:
        return complete_second(state, latest(chosen), action)
    if action < TO_RAINBOW:
        return pack(DRAW, action - TO_DRAW, 0, 0)
    if action < TO_PASS:
        return pack(RAINBOW, action - TO_RAINBOW, 0, 0)
    if action < TO_START:
        return pack(PASS, action - TO_PASS, 0, 0)
    if TO_RETRIEVE <= action < TO_DISCARD:
        place, family = divmod(action - TO_RETRIEVE, MOST_FAMILIES)
        return pack(RETRIEVE, (state.turn + place) % state.players, family, 0)
    return INCOMPLETE


@jit
def complete_second(state: State, start: int, action: int) -> int:
    if start >= TO_DISCARD:
        return pack(TWO_FOR_ONE, ONE[start - TO_DISCARD], OTHER[start - TO_DISCARD], action - TAKEN)
    if start >= TO_SWAP:
        place, theirs = divmod(action - THEIRS, MOST_FAMILIES)
        return pack(SWAP, start - TO_SWAP, (state.turn + place) % state.players, theirs)
    animals, clovers = divmod(action - AMOUNT, COUNTS)
    if start >= TO_GROW:
        return pack(GROW, start - TO_GROW, animals, clovers)
    return pack(START, start - TO_START, animals, clovers)


@jit
def tell(_state: State, chosen: int, out: Array) -> None:
    """What the player on turn has chosen of this move, as TOLD numbers."""
    action = latest(chosen)
    if action >= TO_DISCARD:
        out[0], out[1], out[2] = 4, ONE[action - TO_DISCARD], OTHER[action - TO_DISCARD]
    elif action >= TO_SWAP:
        out[0], out[1] = 3, action - TO_SWAP
    elif action >= TO_GROW:
        out[0], out[1] = 2, action - TO_GROW
    elif action >= TO_START:
        out[0], out[1] = 1, action - TO_START


def path(state: State, move: int) -> tuple[int, ...]:
    """The actions that make this move."""
    what, a, b, c = what_of(move), move >> 16 & 255, move >> 8 & 255, move & 255
    turn, players = int(state["turn"]), int(state["players"])
    if what == START:
        return TO_START + a, AMOUNT + b * COUNTS + c
    if what == GROW:
        return TO_GROW + a, AMOUNT + b * COUNTS + c
    if what == SWAP:
        return TO_SWAP + a, THEIRS + (b - turn) % players * MOST_FAMILIES + c
    if what == RETRIEVE:
        return (TO_RETRIEVE + (a - turn) % players * MOST_FAMILIES + b,)
    if what == TWO_FOR_ONE:
        return TO_DISCARD + int(PAIR_OF[a, b]), TAKEN + c
    return ({DRAW: TO_DRAW, RAINBOW: TO_RAINBOW, PASS: TO_PASS}[what] + a,)


def label(action: int) -> str:
    """An action in words; `+1` is the next seat after the player on turn."""
    if action < TO_START:
        kind, tile = divmod(action, KINDS + 1)
        return f"{('draw', 'rainbow', 'pass')[kind]} {NAMES[tile]}"
    if action < TO_GROW:
        return f"start {NAMES[action - TO_START]}"
    if action < TO_SWAP:
        return f"grow {action - TO_GROW}"
    if action < TO_RETRIEVE:
        return f"swap {action - TO_SWAP}"
    if TO_DISCARD <= action < AMOUNT:
        return f"two-for-one {NAMES[ONE[action - TO_DISCARD]]} {NAMES[OTHER[action - TO_DISCARD]]}"
    if AMOUNT <= action < THEIRS:
        return f"amount {tiles(*divmod(action - AMOUNT, COUNTS))}"
    if action >= TAKEN:
        return f"take {NAMES[action - TAKEN]}"
    verb, base = ("clover", TO_RETRIEVE) if action < TO_DISCARD else ("with", THEIRS)
    place, family = divmod(action - base, MOST_FAMILIES)
    return f"{verb} +{place}.{family}"
