"""Double Seven in the terminal: the pool, racks and families."""

from collections.abc import Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from sevenfold.terminal.look import Look
from sevenfold.values import Outcome

JSON = dict[str, Any]

STYLES = {
    "rabbit": "black on orange1",
    "butterfly": "black on pink1",
    "frog": "black on green3",
    "swan": "white on purple",
    "deer": "black on grey62",
    "fox": "white on red3",
    "bird": "white on dodger_blue3",
    "squirrel": "white on orange4",
    "clover": "bold black on chartreuse1",
    "?": "reverse dim",
}
SHAPES = {
    "rabbit": "∩",
    "butterfly": "∞",
    "frog": "ω",
    "swan": "ʃ",
    "deer": "ψ",
    "fox": "▲",
    "bird": "♪",
    "squirrel": "@",
    "clover": "♣",
    "?": "?",
}
LETTERS = False
BESIDE = False


def tile(name: str, look: Look, count: int = 1) -> Text:
    """A tile: shape, name and, if there are several, how many."""
    label = "?" if name == "?" else f"{SHAPES[name]} {look(f'tile-{name}')}"
    return Text(f" {label}{f' ×{count}' if count > 1 else ''} ", style=STYLES[name])


def tiles(counts: dict[str, int], look: Look) -> Text:
    return Text(" ").join(tile(name, look, count) for name, count in counts.items()) if counts else Text("–", "dim")


def draw(view: JSON, _insight: JSON, _marks: dict[Any, str], look: Look) -> RenderableType:
    """The pool; the tokens still to be won."""
    hidden = view["pool"]["hidden"]
    count = len(hidden) if isinstance(hidden, list) else hidden
    left = look("double-seven-left", sevens=view["sevens_left"])
    if view["double_seven"] is None:
        left += " + 77"
    return Group(
        Text.assemble(look("double-seven-open"), "  ", tiles(view["pool"]["open"], look)),
        Text.assemble(look("double-seven-hidden", count=count), " · ", (left, "yellow")),
    )


def facts(view: JSON, _insight: JSON, look: Look) -> list[Text]:
    """What else there is to know: what is out of the game, and that the end is near."""
    lines = []
    if view["removed"]:
        gone = (Text(f" {SHAPES[name]} {count} ", style=STYLES[name]) for name, count in view["removed"].items())
        lines.append(Text.assemble(look("double-seven-removed"), "  ", Text(" ").join(gone)))
    if view["ending"] is not None and view["turn"] is not None:
        lines.append(Text(look("double-seven-ending"), style="bold red"))
    return lines


def draw_players(view: JSON, insight: JSON, look: Look) -> Iterator[tuple[int, Text, RenderableType | None]]:
    """What each player has: rack, tokens, families."""
    for seat, rack in enumerate(view["racks"]):
        tokens = "7 " * view["sevens"][seat] + ("77" if view["double_seven"] == seat else "")
        points = look("double-seven-points", count=insight["scores"][seat])
        families = [draw_family(family, seat, i, look) for i, family in enumerate(view["families"][seat])]
        summary = Text.assemble(tiles(rack, look), "   ", (f"{points}  {tokens}", "yellow"))
        yield seat, summary, Columns(families, padding=(0, 3)) if families else None


def draw_family(family: JSON, seat: int, i: int, look: Look) -> Text:
    size = family["animals"] + family["clovers"]
    row = SHAPES[family["animal"]] * family["animals"] + SHAPES["clover"] * family["clovers"]
    return Text.assemble(
        (f"{seat}.{i} ", "dim"),
        (f" {look('tile-' + family['animal'])} ", STYLES[family["animal"]]),
        (f" {row} ", "bold"),
        (f" {size}", "bold yellow" if size >= 7 else "bold"),
    )


def hand(view: JSON, seat: int) -> list[str]:
    """The tiles of a seat."""
    return [name for name, count in view["racks"][seat].items() for _ in range(count)]


def card_name(name: str, look: Look) -> str:
    return look(f"tile-{name}")


def paint(text: str) -> Text:
    return Text(text)


def heading(view: JSON, look: Look) -> str:
    """What belongs beside the title."""
    return look("double-seven-draws", count=view["draws"]) if view["phase"] == "draw" else ""


def score(outcome: Outcome, seat: int, _view: JSON, look: Look) -> str:
    return look("double-seven-points", count=outcome.scores[seat])


def word(type: str, value: Any, view: JSON | None, look: Look) -> str | None:
    """Tiles, amounts and families; where moves are chosen, those that lie on the table."""
    match type:
        case "tile" if value is not None:
            return look("double-seven-face-down") if value == "?" else look(f"tile-{value}")
        case "tiles":
            return " + ".join(look(f"tile-{name}") for name in value)
        case "amount":
            return look("double-seven-amount", animals=value[0], clovers=value[1])
        case "kin":
            return look("double-seven-family", animal=look(f"tile-{value[0]}"), size=value[1])
        case "own-family":
            return family(view, view["turn"], value, look) if view else None
        case "family":
            owner = look.who(value[0])
            return family(view, value[0], value[1], look, owner) if view else owner
    return None


def family(view: JSON, seat: int, index: int, look: Look, owner: str = "") -> str:
    """A family for people to recognise: `fox (3)`, or `Ada: fox (3)`."""
    found = view["families"][seat][index]
    words = {"animal": look(f"tile-{found['animal']}"), "size": found["animals"] + found["clovers"]}
    return look("double-seven-family-of", player=owner, **words) if owner else look("double-seven-family", **words)


def place(_move: JSON) -> None:
    """No move concerns a place to be marked."""
