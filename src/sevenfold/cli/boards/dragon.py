"""Dragon in the terminal: seven columns, growing rows."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sevenfold.cli.look import Look
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


def about(_parts: JSON, _look: Look) -> str:
    """No move needs explaining."""
    return ""


def place(parts: JSON) -> tuple[int, int] | None:
    """The place that a move concerns, as in `marks`."""
    return (int(parts["card"][0]), parts["row"]) if parts["kind"] == "place" else None


def path(parts: JSON, _view: JSON, look: Look) -> tuple[str, ...]:
    """The steps by which a person arrives at this move."""
    if parts["kind"] == "under":
        return (look("dragon-step-under", card=parts["card"]),)
    return look("dragon-step-card", card=parts["card"]), look("dragon-step-row", row=parts["row"])


def words(parts: JSON, _view: JSON, look: Look) -> str:
    """The move as people read it; a card put under the pile may be hidden."""
    if parts["kind"] == "place":
        return look("move-dragon-place", card=parts["card"], row=parts["row"])
    if parts["card"] == "?":
        return look("move-dragon-under-hidden")
    return look("move-dragon-under", card=parts["card"])


def notes(before: JSON, after: JSON, seat: int, look: Look) -> list[str]:
    """What a move has brought: tokens, or the end of a round."""
    if after["round"] != before["round"]:
        scores = ", ".join(f"{look.who(other)} {total}" for other, total in enumerate(after["totals"]))
        return [look("note-round", round=after["round"] + 1, scores=scores)]
    won = after["tokens"][seat] - before["tokens"][seat]
    return [look("note-tokens", count=won)] if won else []
