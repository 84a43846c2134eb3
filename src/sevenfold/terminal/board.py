"""What a game's `terminal.py` offers: its board, drawn from a view, and its words. It knows no rules."""

from collections.abc import Iterator
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from sevenfold.game import find
from sevenfold.terminal.look import Look
from sevenfold.values import Outcome

JSON = dict[str, Any]
Marks = dict[Any, str]  # names of places to choose from, by place


class Board(Protocol):
    LETTERS: bool  # options are lettered, not numbered: numbers would look like cards
    BESIDE: bool  # what there is to know stands beside the table, not below it

    def draw(self, view: JSON, insight: JSON, marks: Marks, look: Look, /) -> RenderableType: ...
    def facts(self, view: JSON, insight: JSON, look: Look, /) -> list[Text]: ...  # what else there is to know
    def draw_players(
        self, view: JSON, insight: JSON, look: Look, /
    ) -> Iterator[tuple[int, Text, RenderableType | None]]: ...  # each one's seat, a line, and what is below it
    def hand(self, view: JSON, seat: int, /) -> list[str]: ...  # the cards of a seat, by name
    def card_name(self, name: str, look: Look, /) -> str: ...  # a card of a hand, as people speak of it
    def word(self, type: str, value: Any, view: JSON | None, look: Look, /) -> str | None: ...  # None: as usual
    def paint(self, text: str, /) -> Text: ...  # with cards in their colours
    def heading(self, view: JSON, look: Look, /) -> str: ...  # what belongs beside the title
    def score(self, outcome: Outcome, seat: int, view: JSON, look: Look, /) -> str: ...
    def place(self, move: JSON, /) -> Any: ...  # the place that a move concerns, as in marks, or None


def board(game: str) -> Board:
    """The board of a game; what its package does not bring is told in words."""
    from sevenfold.terminal.plain import drawing

    found: Board = find(game).completed("terminal", Board, drawing)
    return found
