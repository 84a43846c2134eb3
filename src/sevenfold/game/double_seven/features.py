"""What a network is told of a state of Double Seven: points, families by size, and what each rack is good for.

Seats are counted from the one whose chance is asked for. The state is an imagined one: racks are guesses. Animals are
all alike, so they are counted, not named.
"""

from sevenfold.game.double_seven.refusals import family_size
from sevenfold.game.double_seven.rules import points
from sevenfold.game.double_seven.state import ACTING, ANIMALS, CLOVER, CLOVERS, SEATS, SEVENS
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array, State

AHEAD = 20  # points ahead that are told apart
LARGE = 8  # a family's size, likewise
ALIKE = 3  # families of a size
HELD = 7  # tiles of a kind on a rack
RACK = 10
POOL = 24

LEFT = 0  # tiles of the pool, by fours
FACE_UP = LEFT + POOL
SEVENS_LEFT = FACE_UP + POOL
ENDING = SEVENS_LEFT + SEVENS + 1
SEAT = ENDING + 1
TURN = 0
PHASE = TURN + 1  # drawing is over
TRIGGER = PHASE + 1  # who triggered the end
DOUBLE = TRIGGER + 1  # who has the 77
LEAD = DOUBLE + 1  # of the seat that is asked about, over this one
FAMILIES = LEAD + 2 * AHEAD + 1
AT_HOME = FAMILIES + (LARGE + 1) * ALIKE  # tiles that fit an own family
PAIRED = AT_HOME + HELD
SINGLE = PAIRED + HELD
ABROAD = SINGLE + HELD  # tiles that fit a family of somebody else and no own one
LUCKY = ABROAD + HELD
SEVEN_NEAR = LUCKY + CLOVERS + 1  # families that the rack can bring to seven
SIZE = SEVEN_NEAR + ALIKE
A_SEAT = SIZE + RACK
FEATURES = SEAT + SEATS * A_SEAT


@jit
def features(state: State, seat: int, out: Array) -> int:
    """Lists the numbers of all features that the state has; returns how many."""
    out[0] = LEFT + min(POOL - 1, (state.left + 3) // 4)
    out[1] = FACE_UP + min(POOL - 1, (state.face_up + 3) // 4)
    out[2] = SEVENS_LEFT + max(0, min(SEVENS, state.sevens_left))
    n = 3
    if state.ending >= 0:
        out[n] = ENDING
        n += 1
    own = int(points(state, seat))
    for place in range(state.players):
        other, base = (seat + place) % state.players, SEAT + place * A_SEAT
        n = write_seat(state, other, base, out, n)
        n = write_rack(state, other, base, out, n)
        if other != seat:
            ahead = max(-AHEAD, min(AHEAD, own - int(points(state, other))))
            out[n] = base + LEAD + AHEAD + ahead
            n += 1
    return n


@jit
def write_seat(state: State, seat: int, base: int, out: Array, n: int) -> int:
    """What lies before a player."""
    if state.turn == seat:
        out[n] = base + TURN
        n += 1
        if state.phase == ACTING:
            out[n] = base + PHASE
            n += 1
    if state.ending == seat:
        out[n] = base + TRIGGER
        n += 1
    if state.double_seven == seat:
        out[n] = base + DOUBLE
        n += 1
    for size in range(2, LARGE + 1):
        alike = 0
        for family in range(state.family_counts[seat]):
            alike += int(min(LARGE, family_size(state, seat, family)) == size)
        for i in range(min(ALIKE, alike)):
            out[n] = base + FAMILIES + size * ALIKE + i
            n += 1
    return n


@jit
def write_rack(state: State, seat: int, base: int, out: Array, n: int) -> int:
    """What a rack is good for."""
    at_home, paired, single, abroad, near = 0, 0, 0, 0, 0
    clovers = int(state.racks[seat, CLOVER])
    for animal in range(ANIMALS):
        held = int(state.racks[seat, animal])
        if held == 0 and clovers == 0:
            continue
        size = family_of(state, seat, animal)
        if size > 0:
            at_home += held
            near += int(size < 7 <= size + held + clovers)
        elif held > 1:
            paired += held
            near += int(held + clovers >= 7)
        else:
            single += held
        if size == 0 and held > 0:
            for other in range(state.players):
                if other != seat and family_of(state, other, animal) > 0:
                    abroad += held
                    break
    out[n] = base + AT_HOME + min(HELD - 1, at_home)
    out[n + 1] = base + PAIRED + min(HELD - 1, paired)
    out[n + 2] = base + SINGLE + min(HELD - 1, single)
    out[n + 3] = base + ABROAD + min(HELD - 1, abroad)
    out[n + 4] = base + LUCKY + min(CLOVERS, clovers)
    out[n + 5] = base + SEVEN_NEAR + min(ALIKE - 1, near)
    out[n + 6] = base + SIZE + min(RACK - 1, state.sizes[seat])
    return n + 7


@jit
def family_of(state: State, seat: int, animal: int) -> int:
    """Tiles of a player's largest family of an animal."""
    most = 0
    for family in range(state.family_counts[seat]):
        if state.animal[seat, family] == animal:
            most = max(most, family_size(state, seat, family))
    return most
