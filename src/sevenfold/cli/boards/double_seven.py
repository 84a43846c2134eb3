"""Double Seven in the terminal: the pool, racks and families."""

from collections.abc import Iterator
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from sevenfold.cli.look import Look
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


def about(_parts: JSON, _look: Look) -> str:
    """No move needs explaining."""
    return ""


def place(_parts: JSON) -> None:
    """No move concerns a place to be marked."""


def named(view: JSON, seat: int, i: int, look: Look, owner: bool) -> str:
    """A family for people to recognise: `fox 3`, `Ada's fox 3`."""
    family = view["families"][seat][i]
    size = family["animals"] + family["clovers"]
    animal = look(f"tile-{family['animal']}")
    if owner:
        return look("double-seven-family-of", player=look.who(seat), animal=animal, size=size)
    return look("double-seven-family", animal=animal, size=size)


def path(parts: JSON, view: JSON, look: Look) -> tuple[str, ...]:
    """The steps by which a person arrives at this move."""
    step = look(f"double-seven-step-{parts['kind']}")
    me = view["turn"]
    match parts:
        case {"kind": "draw" | "rainbow", "tile": name}:
            return step, drawn(name, look)
        case {"kind": "start", "animal": animal}:
            return step, look(f"tile-{animal}"), amount(parts, look)
        case {"kind": "grow", "family": family}:
            return step, named(view, me, family, look, owner=False), amount(parts, look)
        case {"kind": "swap", "family": family, "seat": seat, "theirs": theirs}:
            own = named(view, me, family, look, owner=False)
            return step, own, look("double-seven-step-for", family=named(view, seat, theirs, look, owner=True))
        case {"kind": "clover", "seat": seat, "family": family}:
            return step, named(view, seat, family, look, owner=True)
        case {"kind": "two-for-one", "discards": [one, other], "tile": name}:
            given = f"{look(f'tile-{one}')} + {look(f'tile-{other}')}"
            return step, given, look("double-seven-step-for", family=drawn(name, look))
        case {"kind": "pass", "tile": str(name)}:
            return step, look("double-seven-step-without", tile=look(f"tile-{name}"))
    return (step,)


def drawn(name: str, look: Look) -> str:
    return look("double-seven-face-down") if name == "?" else look(f"tile-{name}")


def amount(parts: JSON, look: Look) -> str:
    return look("double-seven-amount", animals=parts["animals"], clovers=parts["clovers"])


def words(parts: JSON, view: JSON, look: Look) -> str:
    """The move as people read it; `view` is from before it."""
    id, me = f"move-double-seven-{parts['kind']}", view["turn"]
    match parts:
        case {"kind": "pass", "tile": None}:
            return look(id)
        case {"kind": "pass", "tile": name}:
            return look("move-double-seven-pass-tile", tile=look(f"tile-{name}"))
        case {"kind": "swap", "family": family, "seat": seat, "theirs": theirs}:
            own, other = named(view, me, family, look, owner=False), named(view, seat, theirs, look, owner=True)
            return look(id, own=own, other=other)
        case {"kind": "clover", "seat": seat, "family": family}:
            return look(id, family=named(view, seat, family, look, owner=seat != me))
        case {"kind": "start", "animal": animal}:
            return look(id, animal=look(f"tile-{animal}"), amount=amount(parts, look))
        case {"kind": "grow", "family": family}:
            return look(id, family=named(view, me, family, look, owner=False), amount=amount(parts, look))
    known = {} if parts["tile"] == "?" else {"tile": look(f"tile-{parts['tile']}")}
    given = dict(zip(("one", "other"), (look(f"tile-{name}") for name in parts.get("discards", ())), strict=False))
    return look(id if known else f"{id}-hidden", **known, **given)


def notes(before: JSON, after: JSON, seat: int, look: Look) -> list[str]:
    """What a move has brought: tokens, or the beginning of the end."""
    told = []
    if after["sevens"][seat] > before["sevens"][seat]:
        told.append(look("note-seven"))
    if after["double_seven"] != before["double_seven"]:
        told.append(look("note-double-seven"))
    if after["ending"] != before["ending"]:
        told.append(look("double-seven-ending"))
    return told
