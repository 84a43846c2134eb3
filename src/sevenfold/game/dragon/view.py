"""What a seat of Dragon may know: the table and its own hand, nothing of the deck and the other hands."""

from typing import Annotated, Any, Literal, TypedDict

from sevenfold.game.dragon.refusals import highest_level, is_stuck, lowest_level, places
from sevenfold.game.dragon.rules import earned
from sevenfold.game.dragon.state import CARDS, CENTRE, DECK, KINDS, LEVELS, LINE, SEATS
from sevenfold.game.views import Each, Hand, Index, Listed, Name, Number, Object, Rows
from sevenfold.kernel.jit import jit
from sevenfold.kernel.records import record
from sevenfold.kernel.types import EVERYTHING, Record, State

VIEW = record(
    ("players", "i4"),
    ("turn", "i4"),
    ("round", "i4"),
    ("open", "i4"),  # whether everything may be seen
    ("left", "i4"),  # cards in the deck
    ("lowest", "i4"),  # levels of the outermost rows
    ("highest", "i4"),
    ("sizes", "i4", (SEATS,)),
    ("tokens", "i4", (SEATS,)),
    ("totals", "i4", (SEATS,)),
    ("scores", "i4", (SEATS,)),
    ("reach", "i4", (2,)),  # the outermost rows that may still be used
    ("paying", "i4"),  # how many of the viewer's moves would earn tokens; by move:
    ("pay_card", "i1", (KINDS * LEVELS,)),
    ("pay_row", "i1", (KINDS * LEVELS,)),
    ("pay_tokens", "i1", (KINDS * LEVELS,)),
    ("deck", "i1", (DECK,)),
    ("hands", "i1", (SEATS, KINDS)),
    ("cells", "i1", (LEVELS, LINE)),  # 0 empty, 1 calm, 2 annoyed
)


class View(TypedDict):
    """The JSON of a position, with what the viewer does not know left out."""

    game: Literal["dragon"]  # the game's id
    options: dict[str, Any]  # every option with its value in force
    round: Annotated[int, Number("round")]  # from 0 (DR-MULTI)
    turn: Annotated[int | None, Index("turn")]  # the seat on turn; null when the game is over
    # how many cards the pile has; in a position the cards, the top first
    deck: Annotated[list[str] | int, Listed("deck", "left", CARDS, open="open")]
    # by seat, in ascending order; a hidden card is "?"
    hands: Annotated[list[list[str]], Each("players", Hand("hands", "sizes", CARDS))]
    # by row number, seven cells each: . empty, o calm, ! annoyed
    rows: Annotated[dict[str, str], Rows("cells", "lowest", "highest", CENTRE, ".o!")]
    tokens: Annotated[list[int], Each("players", Number("tokens"))]  # by seat: won in this round
    totals: Annotated[list[int], Each("players", Number("totals"))]  # by seat: won in the rounds before


class Pay(TypedDict):
    """A move that would earn tokens at once."""

    card: Annotated[str, Name("pay_card", CARDS)]  # the card to be placed
    row: Annotated[int, Number("pay_row")]  # where
    tokens: Annotated[int, Number("pay_tokens")]  # what it would earn (DR-SCORE)


class Insight(TypedDict):
    """What the rules make of a view: the scores of all rounds, the outermost rows that may still be used (DR-GRID), and
    what the viewer's moves would pay (DR-SCORE)."""

    scores: Annotated[list[int], Each("players", Number("scores"))]  # by seat: tokens of all rounds
    # the lowest and the highest row that may still be used (DR-GRID)
    reach: Annotated[list[int], Each(2, Number("reach"))]
    # moves of the viewer that would earn tokens at once; empty unless on turn
    pays: Annotated[list[Pay], Each("paying", Object(Pay))]


@jit
def see(state: State, seat: int, view: Record) -> None:
    """What this seat may know; after the game, everybody everything."""
    view.players = state.players
    view.turn = state.turn
    view.round = state.round_index
    view.open = seat == EVERYTHING or state.turn < 0
    view.left = state.left
    if view.open:
        for i in range(state.left):
            view.deck[i] = state.deck[(state.top + i) % DECK]
    for other in range(state.players):
        view.sizes[other] = state.sizes[other]
        view.tokens[other] = state.tokens[other]
        view.totals[other] = state.totals[other]
        view.scores[other] = state.totals[other] + state.tokens[other]
        for card in range(KINDS):
            view.hands[other, card] = state.hands[other, card] if view.open or other == seat else 0
    view.lowest, view.highest = state.lowest, state.highest
    for level in range(state.lowest, state.highest + 1):
        for column in range(LINE):
            view.cells[level, column] = (state.columns[column] >> level & 1) + (state.fire[column] >> level & 1)
    view.reach[0], view.reach[1] = lowest_level(state) - CENTRE, highest_level(state) - CENTRE
    view.paying = 0
    if seat == state.turn:
        see_pays(state, view)


@jit
def see_pays(state: State, view: Record) -> None:
    """DR-SCORE: what the moves of the player on turn would earn."""
    stuck = is_stuck(state)
    for card in range(KINDS):
        where = places(state, card, stuck)
        for level in range(LEVELS):
            tokens = earned(state, card, level) if where >> level & 1 else 0
            if tokens:
                view.pay_card[view.paying] = card
                view.pay_row[view.paying] = level - CENTRE
                view.pay_tokens[view.paying] = tokens
                view.paying += 1
