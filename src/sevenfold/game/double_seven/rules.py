"""The rules of Double Seven: the turn. Clause names (DS-...) are those of docs/double-seven.md."""

from sevenfold.game.double_seven.moves import pack, what_of
from sevenfold.game.double_seven.refusals import (
    REFUSALS,
    animals_laid,
    partners,
    passing,
    refusal,
    refuse_call,
    refuse_clover,
    refuse_grow,
    refuse_start,
    refuse_swap,
    tiles_in_pool,
    tiles_on_rack,
)
from sevenfold.game.double_seven.state import (
    ACTING,
    ANIMALS,
    CLOVER,
    COPIES,
    DRAW,
    DRAWING,
    GROW,
    HIDDEN,
    KINDS,
    PASS,
    RAINBOW,
    RETRIEVE,
    SEVENS,
    START,
    SWAP,
    TWO_FOR_ONE,
)
from sevenfold.kernel.bits import count_bits, lowest_bit
from sevenfold.kernel.deck import draw, stack
from sevenfold.kernel.jit import jit
from sevenfold.kernel.moves import offer, offer_bits
from sevenfold.kernel.random import seed
from sevenfold.kernel.scores import leaders
from sevenfold.kernel.types import NO_SEAT, Array, State

__all__ = ["REASONS", "REFUSALS", "deal", "legal", "play", "reason", "refusal", "result"]
REASONS: tuple[str, ...] = ("points", "double-seven")


@jit
def deal(state: State) -> None:
    """DS-SETUP; options and seed are in the record already."""
    seed(state.random, state.seed, 0)
    for tile in range(KINDS):
        state.loose[tile] = COPIES[tile]
    stack(state, state.random)
    state.face_up = 0
    state.open[:] = 0
    state.removed[:] = 0
    state.racks[:] = 0
    state.shown[:] = 0
    state.sizes[:] = 0
    state.family_counts[:] = 0
    state.sevens[:] = 0
    state.sevens_left = SEVENS
    state.double_seven = -1
    state.ending = -1
    for _ in range(3):
        for seat in range(state.players):
            gain(state, seat, draw(state))
    begin_turn(state, state.first)


@jit
def begin_turn(state: State, seat: int) -> None:
    """DS-FLIP, DS-DRAW: sees to the open tile and says how many tiles to draw."""
    state.turn = seat
    state.rainbow = 0
    state.two_for_one = 1
    state.swaps = 0
    if state.face_up == 0 and state.left > 0:
        state.open[draw(state)] += 1
        state.face_up += 1
    state.phase = DRAWING
    state.draws = min(3 if state.sizes[seat] == 0 else 2, state.face_up + state.left)
    if state.draws == 0:
        begin_actions(state)


@jit
def begin_actions(state: State) -> None:
    """DS-RAINBOW may be called from here until the first action, DS-ACT."""
    state.phase = ACTING
    state.rainbow = 1


@jit
def end_turn(state: State) -> None:
    """DS-END-TURN, DS-END: the next player who has a turn, unless the game comes back to whoever triggered the end."""
    seat = (state.turn + 1) % state.players
    while seat != state.ending and state.sizes[seat] == 0 and state.face_up + state.left == 0:
        seat = (seat + 1) % state.players
    if seat == state.ending:
        state.turn = -1
    else:
        begin_turn(state, seat)


@jit
def legal(state: State, out: Array, first: int) -> int:
    """Everything the player on turn may do."""
    if state.turn < 0:
        return 0
    n, pool = 0, tiles_in_pool(state)
    if state.phase == DRAWING:
        return offer_each(out, first, n, DRAW, pool)
    once, twice = tiles_on_rack(state, 1), tiles_on_rack(state, 2)
    if refuse_call(state) == 0:
        n = offer_each(out, first, n, RAINBOW, pool)
    n = list_families(state, out, first, n)
    n = list_exchanges(state, out, first, n)
    if state.two_for_one:
        n = list_two_for_one(once, twice, pool, out, first, n)
    return offer_each(out, first, n, PASS, passing(state, once))


@jit
def offer_each(out: Array, first: int, n: int, what: int, tiles: int) -> int:
    """Moves of a kind with each of these tiles."""
    while tiles:
        n = offer(out, first, n, pack(what, lowest_bit(tiles), 0, 0))
        tiles &= tiles - 1
    return n


@jit
def list_families(state: State, out: Array, first: int, n: int) -> int:
    """DS-START, DS-GROW."""
    rack, laid = state.racks[state.turn], animals_laid(state, state.turn)
    for animal in range(ANIMALS):
        for tiles in range(1, rack[animal] + 1):
            for clovers in range(rack[CLOVER] + 1):
                if refuse_start(state, animal, tiles, clovers, laid) == 0:
                    n = offer(out, first, n, pack(START, animal, tiles, clovers))
    for family in range(state.family_counts[state.turn]):
        for tiles in range(rack[state.animal[state.turn, family]] + 1):
            for clovers in range(rack[CLOVER] + 1):
                if refuse_grow(state, family, tiles, clovers) == 0:
                    n = offer(out, first, n, pack(GROW, family, tiles, clovers))
    return n


@jit
def list_exchanges(state: State, out: Array, first: int, n: int) -> int:
    """DS-SWAP, DS-CLOVER."""
    for seat in range(state.players):
        for theirs in range(state.family_counts[seat]):
            for own in range(state.family_counts[state.turn]):
                if refuse_swap(state, own, seat, theirs) == 0:
                    n = offer(out, first, n, pack(SWAP, own, seat, theirs))
            if refuse_clover(state, seat, theirs) == 0:
                n = offer(out, first, n, pack(RETRIEVE, seat, theirs, 0))
    return n


@jit
def list_two_for_one(once: int, twice: int, pool: int, out: Array, first: int, n: int) -> int:
    """DS-TWO-FOR-ONE."""
    left = once
    while left:
        one = lowest_bit(left)
        others = partners(one, once, twice) & left
        while others:
            n = offer_bits(out, first, n, pack(TWO_FOR_ONE, one, lowest_bit(others), 0), pool)
            others &= others - 1
        left &= left - 1
    return n


@jit
def play(state: State, move: int) -> None:
    """One move: a draw, the Rainbow call, an action or the pass."""
    what, a, b, c = what_of(move), move >> 16 & 255, move >> 8 & 255, move & 255
    if what == DRAW:
        draw_from_pool(state, a)
        state.draws -= 1
        if state.draws == 0:
            begin_actions(state)
    elif what == RAINBOW:
        call_rainbow(state, a)
    elif what == PASS:
        pass_turn(state, a)
    else:
        state.rainbow = 0
        if what == START:
            start(state, a, b, c)
        elif what == GROW:
            grow(state, a, b, c)
        elif what == SWAP:
            swap(state, a, b, c)
        elif what == RETRIEVE:
            retrieve(state, a, b)
        else:
            two_for_one(state, a, b, c)
        if state.sizes[state.turn] == 0:  # DS-END-TURN
            end_turn(state)


@jit
def gain(state: State, seat: int, tile: int) -> None:
    """A tile comes to a rack, unseen."""
    state.racks[seat, tile] += 1
    state.sizes[seat] += 1


@jit
def lose(state: State, tile: int, count: int) -> None:
    """Tiles leave the rack of the player on turn; DS-KNOWN: that lowers what is known of their kind."""
    seat = state.turn
    state.racks[seat, tile] -= count
    state.sizes[seat] -= count
    state.shown[seat, tile] = max(state.shown[seat, tile] - count, 0)


@jit
def take(state: State, tile: int) -> None:
    """A tile of the pool goes to the rack; everybody knows an open one (DS-KNOWN)."""
    if tile == HIDDEN:
        gain(state, state.turn, draw(state))
    else:
        state.open[tile] -= 1
        state.face_up -= 1
        gain(state, state.turn, tile)
        state.shown[state.turn, tile] += 1


@jit
def draw_from_pool(state: State, tile: int) -> None:
    """DS-DRAW, DS-END: taking the last tile triggers the end."""
    take(state, tile)
    if state.face_up + state.left == 0:
        trigger_end(state)


@jit
def trigger_end(state: State) -> None:
    """DS-END: only the first trigger counts."""
    if state.ending < 0:
        state.ending = state.turn


@jit
def call_rainbow(state: State, tile: int) -> None:
    """DS-RAINBOW: everybody sees the rack, then one more tile comes."""
    state.rainbow = 0
    for kind in range(KINDS):
        state.shown[state.turn, kind] = state.racks[state.turn, kind]
    draw_from_pool(state, tile)


@jit
def pass_turn(state: State, tile: int) -> None:
    """DS-END-TURN: from six tiles on, one is removed from the game."""
    if tile != HIDDEN:
        lose(state, tile, 1)
        state.removed[tile] += 1
    end_turn(state)


@jit
def start(state: State, animal: int, tiles: int, clovers: int) -> None:
    """DS-START."""
    seat = state.turn
    family = state.family_counts[seat]
    state.family_counts[seat] += 1
    state.animal[seat, family] = animal
    state.animals[seat, family] = 0
    state.clovers[seat, family] = 0
    grow(state, family, tiles, clovers)


@jit
def grow(state: State, family: int, tiles: int, clovers: int) -> None:
    """DS-GROW."""
    seat = state.turn
    before = state.animals[seat, family] + state.clovers[seat, family]
    lose(state, state.animal[seat, family], tiles)
    lose(state, CLOVER, clovers)
    state.animals[seat, family] += tiles
    state.clovers[seat, family] += clovers
    if before < 7 <= before + tiles + clovers:
        reach_seven(state)


@jit
def reach_seven(state: State) -> None:
    """DS-SEVEN, DS-DOUBLE."""
    seat = state.turn
    if state.sevens_left > 0:
        state.sevens_left -= 1
        state.sevens[seat] += 1
    large = 0
    for family in range(state.family_counts[seat]):
        if state.animals[seat, family] + state.clovers[seat, family] >= 7:
            large += 1
    if large >= 2 and state.double_seven < 0:
        state.double_seven = seat
        trigger_end(state)


@jit
def swap(state: State, own: int, seat: int, theirs: int) -> None:
    """DS-SWAP."""
    me = state.turn
    for part in (state.animal, state.animals, state.clovers):
        part[me, own], part[seat, theirs] = part[seat, theirs], part[me, own]
    state.swaps += 1


@jit
def retrieve(state: State, seat: int, family: int) -> None:
    """DS-CLOVER; DS-KNOWN: everybody sees which tile comes and which goes."""
    lose(state, state.animal[seat, family], 1)
    state.animals[seat, family] += 1
    state.clovers[seat, family] -= 1
    gain(state, state.turn, CLOVER)
    state.shown[state.turn, CLOVER] += 1


@jit
def two_for_one(state: State, one: int, other: int, drawn: int) -> None:
    """DS-TWO-FOR-ONE: what was drawn had been in the pool before, so it does not matter that the two come first."""
    state.two_for_one = 0
    for tile in (one, other):
        lose(state, tile, 1)
        state.open[tile] += 1
        state.face_up += 1
    take(state, drawn)


@jit
def result(state: State, scores: Array) -> int:
    """DS-SCORE: points by seat; returns the winners as bits."""
    scores[:] = NO_SEAT
    for seat in range(state.players):
        scores[seat] = points(state, seat)
    winners = leaders(scores)
    return 1 << state.double_seven if double_seven_decides(state, winners) else winners


@jit
def points(state: State, seat: int) -> int:
    """DS-SCORE: the tiles of the families, the tokens, and two for the 77."""
    total = int(state.sevens[seat])
    for family in range(state.family_counts[seat]):
        total += state.animals[seat, family] + state.clovers[seat, family]
    return total + 2 if seat == state.double_seven else total


@jit
def double_seven_decides(state: State, tied: int) -> bool:
    """DS-SCORE: the 77 breaks a tie for its holder."""
    return count_bits(tied) > 1 and state.double_seven >= 0 and tied >> state.double_seven & 1 == 1


@jit
def reason(state: State, scores: Array) -> int:
    """Points, or the 77 among equals."""
    return 1 if double_seven_decides(state, leaders(scores)) else 0
