"""Dragon in the terminal: seven columns, growing rows."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sevenfold.terminal.look import Look
from sevenfold.values import Outcome

JSON = dict[str, Any]

# A dragon's life from egg to old age; digits tell the same without colour.
STYLES = (
    "black on grey74",
    "black on pale_green3",
    "black on chartreuse3",
    "black on gold3",
    "black on orange3",
    "white on dark_orange3",
    "white on grey42",
)
ANNOYED = "bold white on red3"
CELL = 5
LABEL = 5
LETTERS = True  # options are lettered: numbers would look like cards
BESIDE = False


def draw(view: JSON, _insight: JSON, marks: dict[Any, str], _look: Look) -> RenderableType:
    """The table. `marks` names places (value, row) to choose from."""
    rows = {int(row): cells for row, cells in view["rows"].items()}
    wanted = {row for _, row in marks}
    lines = [Text(" " * LABEL + "".join(f" {value}   " for value in range(1, 8)), style="bold")]
    for row in sorted(rows.keys() | wanted, reverse=True):
        line = Text()
        line.append(f"{row:>{LABEL - 2}}  ", style="dim")
        for column, cell in enumerate(rows.get(row, "." * 7)):
            line.append_text(draw_cell(column, cell, marks.get((column + 1, row))))
        lines.append(line)
    return Group(*lines)


def facts(view: JSON, _insight: JSON, look: Look) -> list[Text]:
    """What else there is to know: the pile."""
    deck = view["deck"]
    return [Text(look("dragon-pile", count=len(deck) if isinstance(deck, list) else deck), style="dim")]


def draw_cell(column: int, cell: str, mark: str | None) -> Text:
    if cell == "o":
        return Text.assemble((f" {column + 1}  ", STYLES[column]), " ")
    if cell == "!":
        return Text.assemble((f" {column + 1}! ", ANNOYED), " ")
    if mark is not None:
        return Text(f"{f'({mark})':<{CELL}}", style="bold cyan")
    return Text(f"{' ·':<{CELL}}", style="dim")


def card(name: str) -> Text:
    """One card of a hand."""
    if name == "?":
        return Text(" ? ", style="reverse dim")
    return Text(f" {name} ", style=ANNOYED if "!" in name else STYLES[int(name[0]) - 1])


def draw_players(view: JSON, insight: JSON, look: Look) -> Iterator[tuple[int, Text, None]]:
    """What each player has: hand and tokens."""
    for seat, cards in enumerate(view["hands"]):
        hand = Text(" ").join(card(name) for name in cards)
        tokens = look("dragon-tokens", count=view["tokens"][seat])
        if view["options"]["multi"]:
            tokens += " · " + look("dragon-total", count=insight["scores"][seat])
        yield seat, Text.assemble(hand, "   ", (tokens, "yellow")), None


def hand(view: JSON, seat: int) -> list[str]:
    """The cards of a seat."""
    return list(view["hands"][seat])


def card_name(name: str, _look: Look) -> str:
    return name


def paint(text: str) -> Text:
    return Text(text)


def heading(view: JSON, look: Look) -> str:
    """What belongs beside the title."""
    options = view["options"]
    return look("dragon-round", round=view["round"] + 1, rounds=options["players"]) if options["multi"] else ""


def score(outcome: Outcome, seat: int, _view: JSON, look: Look) -> str:
    return look("dragon-tokens", count=outcome.scores[seat])


def place(move: JSON) -> tuple[int, int] | None:
    """The place that a move concerns, as in `marks`."""
    return (int(move["card"][0]), move["row"]) if move["kind"] == "place" else None


def word(type: str, value: Any, view: JSON | None, look: Look) -> str | None:
    """Cards by their value; where moves are chosen, as notation has them."""
    if type == "row" and view is not None:
        return look("dragon-in-row", row=value)
    if type != "card" or view is not None or value == "?":
        return None
    return look("dragon-card", value=value[0], annoyed="yes" if "!" in value else "no")
