"""Heuristics for Double Seven: lay what can be laid, collect what fits, swap where the rack has more to add."""

import numpy as np

from sevenfold.bots.curve import bend
from sevenfold.game.double_seven.features import features as features
from sevenfold.game.double_seven.moves import what_of
from sevenfold.game.double_seven.refusals import family_size
from sevenfold.game.double_seven.state import (
    ANIMALS,
    CLOVER,
    CROWDED,
    DRAW,
    GROW,
    HIDDEN,
    KINDS,
    PASS,
    RAINBOW,
    RETRIEVE,
    START,
    SWAP,
)
from sevenfold.kernel.digest import close, mix
from sevenfold.kernel.jit import jit
from sevenfold.kernel.real import exp
from sevenfold.kernel.types import Array, Floats, State

HORIZON = 60  # moves: after a few turns of everybody the points tell enough
READY = 0.85  # a tile that can be laid
LONELY = 0.35  # a tile without company
CLOVER_HELD = 0.8
SWAP_FATIGUE = 0.01  # so that swapping to and fro is not worth it
CURVES = np.array([(1.4, 0.1), (1.2, 0.0), (1.3, 0.1)])  # with two, three, four: slope and shift of the logistic curve
SURE, SWAY = 0.3, 0.033  # points ahead that make a win likely: at the end, and more for each tile of the pool
DOUBLE, TEMPO = 1.5, 0.2  # what the 77 and being on turn have been worth in games of the policy with itself
GROWN = np.array([0, 0, 0, 0, 0.1, 0.35, 0.75, 0.35])  # likewise a family of this size, beyond its tiles
LUCKY, AT_HOME, PAIRED, SINGLE = 0.9, 0.7, 0.57, 0.32  # and a tile on the rack: a clover, with its family, and so on


@jit
def evaluate(state: State, seat: int) -> float:
    """Points so far, what the rack promises, and how near the families are to seven."""
    value = 1.0 * state.sevens[seat] - SWAP_FATIGUE * state.swaps
    if state.double_seven == seat:
        value += 2
    for family in range(state.family_counts[seat]):
        size = state.animals[seat, family] + state.clovers[seat, family]
        value += size + 0.02 * min(size, 7) ** 2
    value += CLOVER_HELD * state.racks[seat, CLOVER]
    for animal in range(ANIMALS):
        held = state.racks[seat, animal]
        if held > 0:
            value += held * (READY if held > 1 or has_family(state, seat, animal) else LONELY)
    return value


@jit
def has_family(state: State, seat: int, animal: int) -> bool:
    for family in range(state.family_counts[seat]):
        if state.animal[seat, family] == animal:
            return True
    return False


@jit
def policy(state: State, moves: Array, count: int, weights: Floats, _scratch: Array) -> None:
    """Each move by its kind."""
    for i in range(count):
        what, a, b, c = what_of(moves[i]), moves[i] >> 16 & 255, moves[i] >> 8 & 255, moves[i] & 255
        if what == DRAW or what == RAINBOW:
            weights[i] = wanted(state, a) ** 2 * (10 if what == RAINBOW else 1)
        elif what == START:
            weights[i] = laying(state, a, 0, b, c)
        elif what == GROW:
            weights[i] = laying(state, state.animal[state.turn, a], family_size(state, state.turn, a), b, c)
        elif what == SWAP:
            weights[i] = swapping(state, a, b, c)
        elif what == RETRIEVE:  # before all else: a tile laid cannot be exchanged any more
            weights[i] = 100.0
        elif what == PASS:
            weights[i] = 0.6 if a == HIDDEN else 0.6 / (1 + wanted(state, a)) ** 2
        else:
            kept = wanted(state, a) + wanted(state, b) - (1 if a == b else 0)
            weights[i] = 0.1 * wanted(state, c) ** 2 / (1 + kept**3)


@jit
def wanted(state: State, tile: int) -> float:
    """How useful a tile is to the player on turn."""
    seat = state.turn
    if tile == HIDDEN:
        return 1.3
    if tile == CLOVER:
        return 4.0
    for family in range(state.family_counts[seat]):
        if state.animal[seat, family] == tile:
            return 5.0 if family_size(state, seat, family) == 6 else 4.0
    return 2.0 if state.racks[seat, tile] > 0 else 0.5


@jit
def laying(state: State, animal: int, size: int, tiles: int, clovers: int) -> float:
    """All tiles of the animal at once; clovers where they reach seven, empty the rack, or would be too late."""
    seat = state.turn
    if tiles < state.racks[seat, animal]:
        return 0.1
    if size < 7 <= size + tiles + clovers:
        return 60.0 / (1 + clovers)
    if clovers == 0:
        return 15.0
    if state.ending >= 0 or tiles + clovers == state.sizes[seat]:
        return 10.0
    return 0.5


@jit
def swapping(state: State, own: int, seat: int, theirs: int) -> float:
    """A swap pays if the rack has more for the other family than for this one."""
    me = state.turn
    mine, other = state.animal[me, own], state.animal[seat, theirs]
    gain = state.racks[me, other] - state.racks[me, mine]
    return 10.0 * gain if gain > 0 and not has_family(state, me, other) else 0.02


@jit
def estimate(state: State, seat: int) -> float:
    """By the lead over the best of the others; the nearer the end, the surer."""
    best = 0.0
    for other in range(state.players):
        if other != seat:
            best = max(best, standing(state, other))
    scale = SURE + SWAY * (state.left + state.face_up)
    return 1 / (1 + exp((best - standing(state, seat)) / scale))


@jit
def standing(state: State, seat: int) -> float:
    """Points so far, and what families and rack are likely to bring."""
    value = state.sevens[seat] + (DOUBLE if state.double_seven == seat else 0.0)
    value += TEMPO if state.turn == seat else 0.0
    for family in range(state.family_counts[seat]):
        size = state.animals[seat, family] + state.clovers[seat, family]
        value += size + GROWN[min(size, 7)]
    value += LUCKY * state.racks[seat, CLOVER]
    for animal in range(ANIMALS):
        held = state.racks[seat, animal]
        if held > 0:
            value += held * (AT_HOME if has_family(state, seat, animal) else PAIRED if held > 1 else SINGLE)
    return value


@jit
def likelihood(_state: State, _seat: int) -> float:
    """All ways the hidden tiles can lie are taken as equally likely."""
    return 1.0


@jit
def is_obvious(state: State, move: int) -> bool:
    """To stop: who overlooks that swaps families back and forth. And to lay, where a tile would go by passing."""
    what = what_of(move)
    return what == PASS or (state.sizes[state.turn] >= CROWDED and (what == START or what == GROW))


@jit
def infoset_key(state: State, seat: int) -> int:
    """All that lies open, what is known of the racks, and the own one."""
    digest = mix(state.turn << 24 | state.phase << 16 | state.draws << 8 | state.rainbow, state.two_for_one)
    digest = mix(digest, int(state.swaps) << 24 | int(state.ending + 1) << 16 | int(state.double_seven + 1) << 8)
    digest = mix(digest, int(state.left) << 8 | int(state.sevens_left))
    for tile in range(KINDS):
        digest = mix(digest, int(state.open[tile]) << 16 | int(state.removed[tile]) << 8 | int(state.racks[seat, tile]))
    for other in range(state.players):
        digest = mix(
            digest, int(state.sizes[other]) << 16 | int(state.sevens[other]) << 8 | int(state.family_counts[other])
        )
        for tile in range(KINDS):
            digest = mix(digest, state.shown[other, tile])
        for family in range(state.family_counts[other]):
            tiles = int(state.animals[other, family]) << 8 | int(state.clovers[other, family])
            digest = mix(digest, int(state.animal[other, family]) << 16 | tiles)
    return close(digest)


@jit
def horizon(_state: State, learned: bool) -> int:
    """The same at every place; with a network, to the end of the turn."""
    return 0 if learned else HORIZON


@jit
def network_of(state: State) -> int:
    """One for two players, one for more."""
    return 1 if state.players == 2 else 2


@jit
def calibrate(state: State, value: float) -> float:
    """The search is a little timid (benchmarks/calibration.py)."""
    curve = CURVES[state.players - 2]
    return bend(value, curve[0], curve[1])


def solve(_state: State, _nodes: int) -> None:
    """Too much stays hidden to the end."""
