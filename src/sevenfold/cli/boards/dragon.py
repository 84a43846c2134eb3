"""Dragon in the terminal: seven columns, growing rows."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sevenfold.texts import Texts

# A dragon's life from egg to old age, dark to light; letters and digits tell the same without colour.
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


def draw(view: dict[str, Any], _insight: dict[str, Any], marks: dict[Any, int], texts: Texts) -> RenderableType:
    """The table. `marks` numbers places (value, row) to choose from."""
    rows = {int(row): cells for row, cells in view["rows"].items()}
    wanted = {row for _, row in marks}
    lines = [Text(" " * LABEL + "".join(f"{value:^{CELL}}" for value in range(1, 8)), style="bold")]
    for row in sorted(rows.keys() | wanted, reverse=True):
        line = Text()
        line.append(f"{row:>{LABEL - 2}}  ", style="dim")
        for column, cell in enumerate(rows.get(row, "." * 7)):
            line.append_text(draw_cell(column, cell, marks.get((column + 1, row))))
        lines.append(line)
    pile = texts("dragon-pile", count=len(view["deck"]) if isinstance(view["deck"], list) else view["deck"])
    return Group(*lines, Text(""), Text(pile, style="dim"))


def draw_cell(column: int, cell: str, mark: int | None) -> Text:
    if cell == "o":
        return Text.assemble((f" {column + 1}  ", STYLES[column]), " ")
    if cell == "!":
        return Text.assemble((f" {column + 1}! ", ANNOYED), " ")
    if mark is not None:
        return Text(f"{f'({mark})':^{CELL}}", style="bold cyan")
    return Text(f"{'·':^{CELL}}", style="dim")


def card(name: str) -> Text:
    """One card of a hand."""
    if name == "?":
        return Text(" ? ", style="reverse dim")
    return Text(f" {name} ", style=ANNOYED if "!" in name else STYLES[int(name[0]) - 1])


def draw_player(view: dict[str, Any], insight: dict[str, Any], seat: int, texts: Texts) -> RenderableType:
    """What a player has: hand and tokens."""
    hand = Text(" ").join(card(name) for name in view["hands"][seat])
    tokens = texts("dragon-tokens", count=view["tokens"][seat])
    if view["options"]["multi"]:
        tokens += " · " + texts("dragon-total", count=insight["scores"][seat])
    return Text.assemble(hand, "   ", (tokens, "yellow"))


def heading(view: dict[str, Any], texts: Texts) -> str:
    """What belongs beside the title."""
    options = view["options"]
    if not options["multi"]:
        return ""
    return texts("dragon-round", round=view["round"] + 1, rounds=options["players"])


def place(parts: dict[str, Any]) -> tuple[int, int] | None:
    """The place that a move concerns, as in `marks`."""
    return (int(parts["card"][0]), parts["row"]) if parts["kind"] == "place" else None


def path(parts: dict[str, Any], texts: Texts) -> tuple[str, ...]:
    """The steps by which a person arrives at this move."""
    if parts["kind"] == "under":
        return (texts("dragon-step-under", card=parts["card"]),)
    return (texts("dragon-step-card", card=parts["card"]), texts("dragon-step-row", row=parts["row"]))


def words(parts: dict[str, Any], texts: Texts) -> str:
    """The move as others read it."""
    if parts["kind"] == "place":
        return texts("move-dragon-place", card=parts["card"], row=parts["row"])
    if parts["card"] == "?":
        return texts("move-dragon-under-hidden")
    return texts("move-dragon-under", card=parts["card"])
