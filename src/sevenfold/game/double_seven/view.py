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
    hidden: Annotated[list[str] | int, Listed("hidden", "left", TILES, open="all_open")]
    open: Annotated[dict[str, int], Counts("open", TILES)]


class Family(TypedDict):
    animal: Annotated[str, Name("animal", TILES)]
    animals: Annotated[int, Number("animals")]
    clovers: Annotated[int, Number("clovers")]


class View(TypedDict):
    """The JSON of a position, with what the viewer does not know left out."""

    game: Literal["double-seven"]
    options: dict[str, Any]
    turn: Annotated[int | None, Index("turn")]
    phase: Annotated[str, Name("phase", PHASES)]
    draws: Annotated[int, Number("draws")]
    rainbow: Annotated[bool, Boolean("rainbow")]
    two_for_one: Annotated[bool, Boolean("two_for_one")]
    swaps: Annotated[int, Number("swaps")]
    pool: Annotated[Pool, Object(Pool)]
    removed: Annotated[dict[str, int], Counts("removed", TILES)]
    racks: Annotated[list[dict[str, int]], Each("players", Counts("racks", TILES, size="sizes"))]
    shown: Annotated[list[dict[str, int]], Each("players", Counts("shown", TILES))]
    families: Annotated[list[list[Family]], Each("players", Each("family_counts", Object(Family)))]
    sevens: Annotated[list[int], Each("players", Number("sevens"))]
    sevens_left: Annotated[int, Number("sevens_left")]
    double_seven: Annotated[int | None, Index("double_seven")]
    ending: Annotated[int | None, Index("ending")]


class Insight(TypedDict):
    """What the rules make of a view: the points so far (DS-SCORE), and how many of them are tiles."""

    scores: Annotated[list[int], Each("players", Number("scores"))]
    tiles: Annotated[list[int], Each("players", Number("in_families"))]


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
