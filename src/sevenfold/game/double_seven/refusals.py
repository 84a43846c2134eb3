"""What the player on turn may not do in Double Seven, and which clause says so.

Each function judges one kind of move, played by the seat on turn, and returns 0 (legal) or a key of REFUSALS. Listing
the legal moves and explaining an illegal one both ask here; tests, too, keep the two equal.
"""

from collections.abc import Mapping

from sevenfold.game.double_seven.moves import UNSAID, others_of, what_of
from sevenfold.game.double_seven.state import (
    ACTING,
    ANIMALS,
    CLOVER,
    CROWDED,
    DRAW,
    DRAWING,
    GROW,
    HIDDEN,
    MOST_SWAPS,
    PASS,
    RAINBOW,
    RETRIEVE,
    START,
    SWAP,
    TWO_FOR_ONE,
)
from sevenfold.game.shape import Refusal
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import State

(
    LEGAL,
    OVER,
    DRAW_FIRST,
    NO_DRAWS_LEFT,
    NOT_IN_POOL,
    NO_RAINBOW_NOW,
    NO_RAINBOW_RACK,
    RAINBOW_POOL,
    START_FEW,
    START_MIXED,
    START_TILES,
    START_TWICE,
    GROW_FAMILY,
    GROW_OTHERS,
    GROW_TILES,
    SWAP_OWN,
    SWAP_THEIRS,
    SWAP_SIZES,
    SWAP_LIMIT,
    CLOVER_FAMILY,
    CLOVER_MISSING,
    CLOVER_ONE,
    CLOVER_OTHER,
    CLOVER_TILE,
    TWO_USED,
    TWO_COUNT,
    TWO_TILES,
    TWO_POOL,
    PASS_FREE,
    PASS_COSTS,
    PASS_TILE,
) = range(31)

REFUSALS: Mapping[int, Refusal] = {
    OVER: Refusal("DS-END", "over", "the game is over"),
    DRAW_FIRST: Refusal("DS-DRAW", "first", "first draw the tiles you still have to draw"),
    NO_DRAWS_LEFT: Refusal("DS-DRAW", "done", "you have drawn all the tiles of this turn"),
    NOT_IN_POOL: Refusal("DS-DRAW", "pool", "there is no such tile in the pool"),
    NO_RAINBOW_NOW: Refusal("DS-RAINBOW", "now", "Rainbow is called right after drawing, once, before any action"),
    NO_RAINBOW_RACK: Refusal(
        "DS-RAINBOW", "rack", "Rainbow needs a rack of five or more tiles, all different animals and no clover"
    ),
    RAINBOW_POOL: Refusal("DS-RAINBOW", "pool", "there is no such tile in the pool"),
    START_FEW: Refusal("DS-START", "few", "a family begins with at least two tiles, one of them an animal"),
    START_MIXED: Refusal("DS-START", "mixed", "a family is of one animal; only clovers may join it"),
    START_TILES: Refusal("DS-START", "tiles", "you do not have these tiles on your rack"),
    START_TWICE: Refusal("DS-START", "twice", "you already have a family of that animal in front of you"),
    GROW_FAMILY: Refusal("DS-GROW", "family", "you have no family with that number"),
    GROW_OTHERS: Refusal("DS-GROW", "others", "only the family’s own animal and clovers may join it"),
    GROW_TILES: Refusal("DS-GROW", "tiles", "you do not have these tiles on your rack"),
    SWAP_OWN: Refusal("DS-SWAP", "own", "you have no family with that number"),
    SWAP_THEIRS: Refusal("DS-SWAP", "theirs", "no other player has that family"),
    SWAP_SIZES: Refusal("DS-SWAP", "sizes", "the two families are not the same size"),
    SWAP_LIMIT: Refusal("DS-SWAP", "limit", "16 swaps a turn is the limit"),
    CLOVER_FAMILY: Refusal("DS-CLOVER", "family", "there is no such family"),
    CLOVER_MISSING: Refusal("DS-CLOVER", "none", "that family has no clover"),
    CLOVER_ONE: Refusal("DS-CLOVER", "one", "a clover is taken with one tile, of that family’s animal"),
    CLOVER_OTHER: Refusal("DS-CLOVER", "other", "only that family’s animal can go in the clover’s place"),
    CLOVER_TILE: Refusal("DS-CLOVER", "tile", "you have no tile of that family’s animal to put in its place"),
    TWO_USED: Refusal("DS-TWO-FOR-ONE", "used", "two for one is possible once a turn"),
    TWO_COUNT: Refusal("DS-TWO-FOR-ONE", "count", "to draw another tile, first pick exactly two of yours to give back"),
    TWO_TILES: Refusal("DS-TWO-FOR-ONE", "tiles", "you do not have these two tiles on your rack"),
    TWO_POOL: Refusal("DS-TWO-FOR-ONE", "pool", "that tile was not in the pool before you put yours in"),
    PASS_FREE: Refusal("DS-END-TURN", "free", "you give up a tile only when you pass with six or more"),
    PASS_COSTS: Refusal("DS-END-TURN", "costs", "with six or more tiles, first pick the one to give up"),
    PASS_TILE: Refusal("DS-END-TURN", "tile", "you do not have that tile"),
}


@jit
def refusal(state: State, move: int) -> int:
    """0 for a legal move, otherwise why not."""
    if state.turn < 0:
        return OVER
    what, a, b, c = what_of(move), move >> 16 & 255, move >> 8 & 255, move & 255
    if what == DRAW:
        return refuse_draw(state, a)
    if state.phase == DRAWING:
        return DRAW_FIRST
    refused = refuse_picked(state, move)
    if refused:
        return refused
    if what == RAINBOW:
        return refuse_rainbow(state, a)
    if what == START:
        return refuse_start(state, a, b, c, animals_laid(state, state.turn))
    if what == GROW:
        return refuse_grow(state, a, b, c)
    if what == SWAP:
        return refuse_swap(state, a, b, c)
    if what == RETRIEVE:
        return refuse_clover(state, a, b)
    if what == PASS:
        return refuse_pass(state, a)
    return refuse_two_for_one(state, a, b, c)


@jit
def refuse_picked(state: State, move: int) -> int:
    """Whether tiles were picked that cannot go there at all: too many, too few, or of another animal."""
    what, a, b, c = what_of(move), move >> 16 & 255, move >> 8 & 255, move & 255
    others = others_of(move) > 0
    if what == START and others:
        return START_MIXED
    if what == GROW and others:
        return GROW_OTHERS
    if what == TWO_FOR_ONE and (others or b == HIDDEN) and state.two_for_one:
        return TWO_COUNT
    if what == RETRIEVE and a < state.players and b < state.family_counts[a] and state.clovers[a, b] > 0:
        if others:
            return CLOVER_ONE
        if c != UNSAID and c - 1 != state.animal[a, b]:
            return CLOVER_OTHER
    return LEGAL


@jit
def in_pool(state: State, tile: int) -> bool:
    """Whether such a tile, open or hidden, can be taken."""
    if tile == HIDDEN:
        return state.left > 0
    return state.open[tile] > 0


@jit
def on_rack(state: State, tile: int, count: int) -> bool:
    """Whether the player on turn has that many tiles of a kind."""
    return state.racks[state.turn, tile] >= count


@jit
def tiles_in_pool(state: State) -> int:
    """The tiles that can be taken, as bits; the last is a hidden one."""
    tiles = 0
    for tile in range(HIDDEN + 1):
        tiles |= int(in_pool(state, tile)) << tile
    return tiles


@jit
def tiles_on_rack(state: State, count: int) -> int:
    """The tiles of which the player on turn has that many, as bits."""
    tiles = 0
    for tile in range(HIDDEN):
        tiles |= int(on_rack(state, tile, count)) << tile
    return tiles


@jit
def animals_laid(state: State, seat: int) -> int:
    """The animals of a player's families, as bits."""
    animals = 0
    for family in range(state.family_counts[seat]):
        animals |= 1 << int(state.animal[seat, family])
    return animals


@jit
def family_size(state: State, seat: int, family: int) -> int:
    return int(state.animals[seat, family] + state.clovers[seat, family])


@jit
def refuse_draw(state: State, tile: int) -> int:
    """DS-DRAW."""
    if state.phase == ACTING:
        return NO_DRAWS_LEFT
    return LEGAL if in_pool(state, tile) else NOT_IN_POOL


@jit
def refuse_rainbow(state: State, tile: int) -> int:
    """DS-RAINBOW."""
    refused = refuse_call(state)
    if refused:
        return refused
    return LEGAL if in_pool(state, tile) else RAINBOW_POOL


@jit
def refuse_call(state: State) -> int:
    """DS-RAINBOW, whichever tile is to come."""
    if not state.rainbow:
        return NO_RAINBOW_NOW
    rack = state.racks[state.turn]
    if state.sizes[state.turn] < 5 or rack[CLOVER] > 0:
        return NO_RAINBOW_RACK
    for animal in range(ANIMALS):
        if rack[animal] > 1:
            return NO_RAINBOW_RACK
    return LEGAL


@jit
def refuse_start(state: State, animal: int, tiles: int, clovers: int, laid: int) -> int:
    """DS-START, beside these families of one's own (animals_laid)."""
    if tiles < 1 or tiles + clovers < 2:
        return START_FEW
    if not on_rack(state, animal, tiles) or not on_rack(state, CLOVER, clovers):
        return START_TILES
    return START_TWICE if laid >> animal & 1 else LEGAL


@jit
def refuse_grow(state: State, family: int, tiles: int, clovers: int) -> int:
    """DS-GROW."""
    if family >= state.family_counts[state.turn]:
        return GROW_FAMILY
    animal = state.animal[state.turn, family]
    if tiles + clovers < 1 or not on_rack(state, animal, tiles) or not on_rack(state, CLOVER, clovers):
        return GROW_TILES
    return LEGAL


@jit
def refuse_swap(state: State, own: int, seat: int, theirs: int) -> int:
    """DS-SWAP."""
    if own >= state.family_counts[state.turn]:
        return SWAP_OWN
    if seat == state.turn or seat >= state.players or theirs >= state.family_counts[seat]:
        return SWAP_THEIRS
    if family_size(state, state.turn, own) != family_size(state, seat, theirs):
        return SWAP_SIZES
    return refuse_any_swap(state)


@jit
def refuse_any_swap(state: State) -> int:
    """DS-SWAP, whichever families it is about."""
    return LEGAL if state.swaps < MOST_SWAPS else SWAP_LIMIT


@jit
def sizes_of_others(state: State) -> int:
    """DS-SWAP: the sizes that other players' families have, as bits: families of one's own of these can be swapped."""
    sizes = 0
    for seat in range(state.players):
        if seat != state.turn:
            for family in range(state.family_counts[seat]):
                sizes |= 1 << family_size(state, seat, family)
    return sizes


@jit
def refuse_clover(state: State, seat: int, family: int) -> int:
    """DS-CLOVER."""
    if seat >= state.players or family >= state.family_counts[seat]:
        return CLOVER_FAMILY
    if state.clovers[seat, family] == 0:
        return CLOVER_MISSING
    return LEGAL if on_rack(state, state.animal[seat, family], 1) else CLOVER_TILE


@jit
def refuse_two_for_one(state: State, one: int, other: int, drawn: int) -> int:
    """DS-TWO-FOR-ONE."""
    refused = refuse_two(state, one, other)
    if refused:
        return refused
    return LEGAL if in_pool(state, drawn) else TWO_POOL


@jit
def refuse_two(state: State, one: int, other: int) -> int:
    """DS-TWO-FOR-ONE, whichever tile is to come."""
    if not state.two_for_one:
        return TWO_USED
    once, twice = tiles_on_rack(state, 1), tiles_on_rack(state, 2)
    return LEGAL if once >> one & partners(one, once, twice) >> other & 1 else TWO_TILES


@jit
def partners(one: int, once: int, twice: int) -> int:
    """DS-TWO-FOR-ONE: what can be given back together with this tile, as bits, by what is on the rack."""
    return once & ~(1 << one) | twice & 1 << one


@jit
def refuse_pass(state: State, tile: int) -> int:
    """DS-END-TURN; HIDDEN stands for passing without a tile."""
    if passing(state, tiles_on_rack(state, 1)) >> tile & 1:
        return LEGAL
    if state.sizes[state.turn] < CROWDED:
        return PASS_FREE
    return PASS_COSTS if tile == HIDDEN else PASS_TILE


@jit
def passing(state: State, once: int) -> int:
    """DS-END-TURN: what one can pass with, as bits: a tile of the rack, or HIDDEN for none."""
    return once if state.sizes[state.turn] >= CROWDED else 1 << HIDDEN
