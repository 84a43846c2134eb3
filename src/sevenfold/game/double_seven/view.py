"""What a seat of Double Seven may know: its own rack, and of the others what DS-KNOWN says."""

from typing import Annotated, Any, Literal, TypedDict

from sevenfold.game.double_seven.rules import points
from sevenfold.game.double_seven.state import KINDS, MOST_FAMILIES, POOL, SEATS, TILES
from sevenfold.game.views import Boolean, Counts, Each, Index, Listed, Name, Number, Object
from sevenfold.kernel.jit import jit
from sevenfold.kernel.records import record
from sevenfold.kernel.types import EVERYTHING, Record, State

PHASES = ("draw", "act")  # DRAWING, ACTING

VIEW = record(
    ("players", "i4"),
    ("turn", "i4"),
    ("phase", "i4"),
    ("draws", "i4"),
    ("rainbow", "i4"),
    ("two_for_one", "i4"),
    ("swaps", "i4"),
    ("sevens_left", "i4"),
    ("double_seven", "i4"),
    ("ending", "i4"),
    ("all_open", "i4"),  # whether everything may be seen
    ("left", "i4"),  # tiles of the pool that lie face down
    ("sizes", "i4", (SEATS,)),
    ("sevens", "i4", (SEATS,)),
    ("family_counts", "i4", (SEATS,)),
    ("scores", "i4", (SEATS,)),
    ("in_families", "i4", (SEATS,)),  # tiles
    ("hidden", "i1", (POOL,)),
    ("open", "i1", (KINDS,)),
    ("removed", "i1", (KINDS,)),
    ("racks", "i1", (SEATS, KINDS)),
    ("shown", "i1", (SEATS, KINDS)),
    ("animal", "i1", (SEATS, MOST_FAMILIES)),
    ("animals", "i1", (SEATS, MOST_FAMILIES)),
    ("clovers", "i1", (SEATS, MOST_FAMILIES)),
)


class Pool(TypedDict):
    """The tiles in the middle."""

    # how many tiles lie face down; in a position the tiles, the next first
    hidden: Annotated[list[str] | int, Listed("hidden", "left", TILES, open="all_open")]
    open: Annotated[dict[str, int], Counts("open", TILES)]  # tiles that lie face up, by kind


class Family(TypedDict):
    """A family in front of a player."""

    animal: Annotated[str, Name("animal", TILES)]  # which animal it is of
    animals: Annotated[int, Number("animals")]  # how many tiles of that animal
    clovers: Annotated[int, Number("clovers")]  # how many clovers


class View(TypedDict):
    """The JSON of a position, with what the viewer does not know left out."""

    game: Literal["double-seven"]  # the game's id
    options: dict[str, Any]  # every option with its value in force
    turn: Annotated[int | None, Index("turn")]  # the seat on turn; null when the game is over
    phase: Annotated[str, Name("phase", PHASES)]  # what comes next: draw, or act (DS-ACT)
    draws: Annotated[int, Number("draws")]  # tiles that are still to be drawn in this turn (DS-DRAW)
    rainbow: Annotated[bool, Boolean("rainbow")]  # whether Rainbow may still be called (DS-RAINBOW)
    two_for_one: Annotated[bool, Boolean("two_for_one")]  # whether two-for-one may still be used in this turn
    swaps: Annotated[int, Number("swaps")]  # how many families were swapped in this turn (DS-SWAP)
    pool: Annotated[Pool, Object(Pool)]  # the tiles in the middle
    removed: Annotated[dict[str, int], Counts("removed", TILES)]  # tiles that left the game, by kind (DS-END-TURN)
    # by seat: tiles by kind; hidden ones are counted as "?"
    racks: Annotated[list[dict[str, int]], Each("players", Counts("racks", TILES, size="sizes"))]
    # by seat: tiles that everybody knows to be on that rack (DS-KNOWN)
    shown: Annotated[list[dict[str, int]], Each("players", Counts("shown", TILES))]
    # by seat, in the order that moves count them in, from 0
    families: Annotated[list[list[Family]], Each("players", Each("family_counts", Object(Family)))]
    sevens: Annotated[list[int], Each("players", Number("sevens"))]  # by seat: tokens 7
    sevens_left: Annotated[int, Number("sevens_left")]  # tokens 7 that can still be won
    double_seven: Annotated[int | None, Index("double_seven")]  # the seat that holds the 77, or null
    ending: Annotated[int | None, Index("ending")]  # the seat that triggered the end, or null (DS-END)


class Insight(TypedDict):
    """What the rules make of a view: the points so far (DS-SCORE), and how many of them are tiles."""

    scores: Annotated[list[int], Each("players", Number("scores"))]  # by seat: points so far
    tiles: Annotated[list[int], Each("players", Number("in_families"))]  # by seat: tiles in families


@jit
def see(state: State, seat: int, view: Record) -> None:
    """What this seat may know; after the game, everybody everything."""
    view.all_open = seat == EVERYTHING or state.turn < 0
    view.players = state.players
    view.turn = state.turn
    view.phase = state.phase
    view.draws = state.draws
    view.rainbow = state.rainbow
    view.two_for_one = state.two_for_one
    view.swaps = state.swaps
    view.sevens_left = state.sevens_left
    view.double_seven = state.double_seven
    view.ending = state.ending
    view.left = state.left
    if view.all_open:
        for i in range(state.left):
            view.hidden[i] = state.deck[(state.top + i) % POOL]
    for tile in range(KINDS):
        view.open[tile] = state.open[tile]
        view.removed[tile] = state.removed[tile]
    for other in range(state.players):
        see_seat(state, other, view.all_open or other == seat, view)


@jit
def see_seat(state: State, seat: int, whole: bool, view: Record) -> None:
    """What a player has; the rack whole or, DS-KNOWN, as far as everybody knows it."""
    view.sizes[seat] = state.sizes[seat]
    view.sevens[seat] = state.sevens[seat]
    view.family_counts[seat] = state.family_counts[seat]
    view.scores[seat] = points(state, seat)
    view.in_families[seat] = 0
    for tile in range(KINDS):
        view.shown[seat, tile] = state.shown[seat, tile]
        view.racks[seat, tile] = state.racks[seat, tile] if whole else state.shown[seat, tile]
    for family in range(state.family_counts[seat]):
        view.animal[seat, family] = state.animal[seat, family]
        view.animals[seat, family] = state.animals[seat, family]
        view.clovers[seat, family] = state.clovers[seat, family]
        view.in_families[seat] += state.animals[seat, family] + state.clovers[seat, family]
