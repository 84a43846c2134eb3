"""What a seat of Seven Dragons may know: its hand and goal, and what it has seen of others' (SD-KNOWN)."""

from typing import Annotated, Any, Literal, TypedDict

from sevenfold.game.seven_dragons.actions import silver_kind
from sevenfold.game.seven_dragons.cards import CARDS, COLOURS, FACES, RAINBOW, WILD
from sevenfold.game.seven_dragons.mosaic import group, shows
from sevenfold.game.seven_dragons.state import DECK, DISCARDS, GOALS, KINDS, SEATS, TABLE
from sevenfold.game.views import (
    HIDDEN,
    Bits,
    ByName,
    ByPlace,
    Counts,
    Each,
    Given,
    Hand,
    Index,
    Listed,
    Name,
    Number,
    Places,
)
from sevenfold.kernel.bits import count_bits
from sevenfold.kernel.jit import jit
from sevenfold.kernel.records import record
from sevenfold.kernel.types import EVERYTHING, Record, State

SILVER = "SSSS"
LYING = (*FACES, SILVER)
GOAL_NAMES = (*COLOURS, HIDDEN)
UNSEEN = len(COLOURS)
SILVER_COLOURS = (*COLOURS, WILD)

VIEW = record(
    ("turn", "i4"),
    ("seats", "i4"),
    ("open", "i4"),  # whether everything may be seen
    ("left", "i4"),  # cards in the deck
    ("goals_played", "i4"),
    ("passes", "i4"),
    ("last_played", "i4"),
    ("discarded", "i4"),
    ("placed", "i4"),  # cards on the table
    ("knowing", "i4"),  # the seats whose knowledge is shown, as bits
    ("goals_looked", "i4"),  # the goals of which it is shown who has seen them, as bits
    ("silver", "i4"),  # the colour Silver has, or -1
    ("seat", "i4"),  # whose eyes these are, or -1
    ("goal", "i4"),  # of that seat, or -1
    ("target", "i4"),
    ("members", "i4"),  # cards of its largest group
    ("sizes", "i4", (SEATS,)),
    ("known_of", "i4", (SEATS,)),  # by seat: the seats of whose hands it knows something to show, as bits
    ("goals", "i4", (GOALS,)),
    ("goals_seen", "i4", (GOALS,)),
    ("largest", "i4", (GOALS,)),
    ("x", "i1", (TABLE,)),  # the mosaic by x, then y
    ("y", "i1", (TABLE,)),
    ("face", "i1", (TABLE,)),
    ("group_x", "i1", (TABLE,)),
    ("group_y", "i1", (TABLE,)),
    ("deck", "i1", (DECK,)),
    ("discard", "i1", (DISCARDS,)),  # the first is the top
    ("hands", "i1", (SEATS, KINDS)),
    ("known", "i1", (SEATS, SEATS, KINDS)),
)


class View(TypedDict):
    """The JSON of a position, with what the viewer does not know left out."""

    game: Literal["seven-dragons"]
    options: dict[str, Any]
    turn: Annotated[int | None, Index("turn")]
    seats: Annotated[list[int], Bits("seats")]
    deck: Annotated[list[str] | int, Listed("deck", "left", CARDS, open="open")]
    hands: Annotated[list[list[str] | None], Each(SEATS, Hand("hands", "sizes", CARDS), where="seats")]
    goals: Annotated[list[str] | None, Given("goals_played", Each(GOALS, Name("goals", GOAL_NAMES)))]
    table: Annotated[dict[str, str], ByPlace("placed", "x", "y", "face", LYING)]
    discard: Annotated[list[str], Listed("discard", "discarded", CARDS)]
    passes: Annotated[int, Number("passes")]
    last_played: Annotated[int | None, Index("last_played")]
    known: Annotated[
        list[list[dict[str, int] | None] | None],
        Each(SEATS, Each(SEATS, Counts("known", CARDS), where="known_of"), where="knowing"),
    ]
    goals_seen: Annotated[dict[str, list[int]], ByName(tuple(COLOURS), Bits("goals_seen"), where="goals_looked")]


class Insight(TypedDict):
    """What the rules make of a view: Silver's colour, the largest groups, and the viewer's own (SD-WIN)."""

    silver: Annotated[str | None, Name("silver", SILVER_COLOURS)]
    largest: Annotated[dict[str, int], ByName(tuple(COLOURS), Number("largest"))]
    seat: Annotated[int | None, Index("seat")]
    goal: Annotated[str | None, Name("goal", tuple(COLOURS))]
    target: Annotated[int | None, Index("target")]
    group: Annotated[list[list[int]], Places("members", "group_x", "group_y")]


@jit
def see(state: State, seat: int, view: Record) -> None:
    """What this seat may know; after the game, everybody everything."""
    view.open = seat == EVERYTHING or state.turn < 0
    view.turn = state.turn
    view.seats = state.seats
    view.left = state.left
    view.goals_played = state.goals_played
    view.passes = state.passes
    view.last_played = state.last_played
    if view.open:
        for i in range(state.left):
            view.deck[i] = state.deck[(state.top + i) % DECK]
    view.discarded = state.discarded
    for i in range(state.discarded):
        view.discard[i] = state.discard[state.discarded - 1 - i]
    see_mosaic(state, view)
    see_hands(state, seat, view)
    see_goals(state, seat, view)
    see_insight(state, seat, view)


@jit
def see_mosaic(state: State, view: Record) -> None:
    """The cards on the table by x, then y; Silver as itself."""
    view.placed = state.placed
    for card in range(state.placed):
        x, y = state.x[card], state.y[card]
        place = card
        while place > 0 and (view.x[place - 1] > x or (view.x[place - 1] == x and view.y[place - 1] > y)):
            view.x[place], view.y[place] = view.x[place - 1], view.y[place - 1]
            view.face[place] = view.face[place - 1]
            place -= 1
        view.x[place], view.y[place] = x, y
        view.face[place] = len(FACES) if card == 0 and state.silver else state.face[card]


@jit
def see_hands(state: State, seat: int, view: Record) -> None:
    """SD-KNOWN: the own hand whole, of others the cards that this seat has seen, and what it knows of each hand."""
    view.knowing = state.seats if view.open else (1 << seat if seat >= 0 else 0)
    for other in range(SEATS):
        view.sizes[other] = state.sizes[other]
        view.known_of[other] = state.seats & ~(1 << other)
        for kind in range(KINDS):
            if view.open or other == seat:
                view.hands[other, kind] = state.hands[other, kind]
            else:
                view.hands[other, kind] = state.known[seat, other, kind] if seat >= 0 else 0
    for viewer in range(SEATS):
        if view.knowing >> viewer & 1:
            for other in range(SEATS):
                for kind in range(KINDS):
                    view.known[viewer, other, kind] = state.known[viewer, other, kind]


@jit
def see_goals(state: State, seat: int, view: Record) -> None:
    """SD-KNOWN: the goals that this seat has held, and that it has."""
    view.goals_looked = 0
    for other in range(GOALS):
        colour = state.goals[other]
        looked = state.goals_seen[colour]
        seen = view.open or (seat >= 0 and looked >> seat & 1)
        view.goals[other] = colour if seen else UNSEEN
        view.goals_seen[colour] = looked if view.open else (1 << seat if seen else 0)
        if seen and state.goals_played:
            view.goals_looked |= 1 << colour


@jit
def see_insight(state: State, seat: int, view: Record) -> None:
    """Silver's colour, the largest group of each dragon, and the cards of the seat's own largest group."""
    view.silver = -1
    if state.silver:
        kind = silver_kind(state)
        view.silver = len(COLOURS) if kind == RAINBOW else kind
    for colour in range(GOALS):
        view.largest[colour] = state.largest[colour]
    view.seat, view.goal, view.target, view.members = seat, -1, -1, 0
    if seat >= 0 and state.goals_played:
        view.goal, view.target = state.goals[seat], state.targets[seat]
        see_group(state, largest_group(state, view.goal), view)


@jit
def see_group(state: State, members: int, view: Record) -> None:
    """Where the cards of a group lie, by x, then y."""
    for place in range(view.placed):
        for card in range(state.placed):
            if members >> card & 1 and state.x[card] == view.x[place] and state.y[card] == view.y[place]:
                view.group_x[view.members], view.group_y[view.members] = view.x[place], view.y[place]
                view.members += 1


@jit
def largest_group(state: State, colour: int) -> int:
    """The cards of a largest group of this colour (SD-WIN), as bits."""
    largest, seen = 0, 0
    for card in range(state.placed):
        if shows(state.face[card], colour) and not seen >> card & 1:
            members = group(state, card, colour)
            seen |= members
            if count_bits(members) > count_bits(largest):
                largest = members
    return largest
