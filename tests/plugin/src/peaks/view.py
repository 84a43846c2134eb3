"""What a seat of Peaks may know, as numbers and as JSON."""

from typing import Annotated, Any, Literal, TypedDict

from peaks.state import CARDS, DECK, KINDS, SEATS
from sevenfold.game.views import Counts, Each, Hand, Index, Listed, Number
from sevenfold.kernel.jit import jit
from sevenfold.kernel.records import record
from sevenfold.kernel.types import EVERYTHING, Record, State

VIEW = record(
    ("players", "i4"),
    ("turn", "i4"),
    ("height", "i4"),
    ("rests", "i4"),
    ("open", "i4"),  # whether everything may be seen
    ("left", "i4"),
    ("sizes", "i4", (SEATS,)),
    ("tokens", "i4", (SEATS,)),
    ("laid", "i1", (KINDS,)),
    ("hands", "i1", (SEATS, KINDS)),
    ("deck", "i1", (DECK,)),
)


class View(TypedDict):
    """The JSON of a position, with what the viewer does not know left out."""

    game: Literal["peaks"]
    options: dict[str, Any]
    turn: Annotated[int | None, Index("turn")]
    height: Annotated[int, Number("height")]
    rests: Annotated[int, Number("rests")]
    laid: Annotated[dict[str, int], Counts("laid", CARDS)]
    deck: Annotated[list[str] | int, Listed("deck", "left", CARDS, open="open")]
    hands: Annotated[list[list[str]], Each("players", Hand("hands", "sizes", CARDS))]
    tokens: Annotated[list[int], Each("players", Number("tokens"))]


class Insight(TypedDict):
    """What the rules make of a view: the scores so far."""

    scores: Annotated[list[int], Each("players", Number("tokens"))]


@jit
def see(state: State, seat: int, view: Record) -> None:
    """What this seat may know; after the game, everybody everything."""
    view.players = state.players
    view.turn = state.turn
    view.height = state.height
    view.rests = state.rests
    view.open = seat == EVERYTHING or state.turn < 0
    view.left = state.left
    if view.open:
        for i in range(state.left):
            view.deck[i] = state.deck[(state.top + i) % DECK]
    for card in range(KINDS):
        view.laid[card] = state.laid[card]
    for other in range(state.players):
        view.sizes[other] = state.sizes[other]
        view.tokens[other] = state.tokens[other]
        for card in range(KINDS):
            view.hands[other, card] = state.hands[other, card] if view.open or other == seat else 0
