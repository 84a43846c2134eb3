"""A board for games that bring none: what a view holds, in words, line by line."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sevenfold.game.plugin import Game
from sevenfold.terminal.look import Look
from sevenfold.values import Outcome

JSON = dict[str, Any]
HEADING = ("game", "options", "turn")  # entries of every view that are shown elsewhere
NOTHING = "–"


def drawing(game: Game) -> JSON:
    """All that a game's `terminal.py` could say."""
    board = PlainBoard(game)
    return {name: getattr(board, name) for name in dir(board) if not name.startswith("_")}


class PlainBoard:
    LETTERS = True  # numbers may look like cards
    BESIDE = False

    def __init__(self, game: Game) -> None:
        self.game = game
        self.by_seat = game.by_seat()

    def draw(self, view: JSON, insight: JSON, _marks: JSON, look: Look) -> RenderableType:
        """What belongs to no seat."""
        entries = {**view, **insight}.items()
        shown = [(name, value) for name, value in entries if name not in (*HEADING, *self.by_seat)]
        return Group(*(Text(f"{self.label(name, look)}: {plainly(value)}") for name, value in shown))

    def facts(self, _view: JSON, _insight: JSON, _look: Look) -> list[Text]:
        return []

    def draw_players(self, view: JSON, insight: JSON, look: Look) -> Iterator[tuple[int, Text, None]]:
        """What belongs to each seat."""
        entries = {name: value for name, value in {**view, **insight}.items() if name in self.by_seat}
        for seat in range(view["options"]["players"]):
            own = [f"{self.label(name, look)}: {plainly(value[seat])}" for name, value in entries.items()]
            yield seat, Text(" · ".join(own)), None

    def label(self, name: str, look: Look) -> str:
        id = f"view-{self.game.id}-{name}"
        return look(id) if look.has(id) else name

    def hand(self, view: JSON, seat: int) -> list[str]:
        return [str(card) for card in view.get("hands", {seat: []})[seat]]

    def card_name(self, name: str, _look: Look) -> str:
        return name

    def word(self, _type: str, _value: Any, _view: JSON | None, _look: Look) -> None:
        return None

    def paint(self, text: str) -> Text:
        return Text(text)

    def heading(self, _view: JSON, _look: Look) -> str:
        return ""

    def score(self, outcome: Outcome, seat: int, _view: JSON, _look: Look) -> str:
        return str(outcome.scores[seat])

    def place(self, _move: JSON) -> None:
        return None


def plainly(value: Any) -> str:
    """A value of a view as people can read it."""
    match value:
        case None:
            return NOTHING
        case list():
            return ", ".join(map(plainly, value)) or NOTHING
        case dict():
            return ", ".join(f"{name} {plainly(inner)}" for name, inner in value.items()) or NOTHING
    return str(value)
