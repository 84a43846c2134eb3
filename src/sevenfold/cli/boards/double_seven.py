"""Double Seven in the terminal: the pool, racks and families."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sevenfold.texts import Texts

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


def tile(name: str, texts: Texts, count: int = 1) -> Text:
    """A tile: shape, name and, if there are several, how many."""
    label = "?" if name == "?" else f"{SHAPES[name]} {texts(f'tile-{name}')}"
    return Text(f" {label}{f' ×{count}' if count > 1 else ''} ", style=STYLES[name])


def tiles(counts: dict[str, int], texts: Texts) -> Text:
    return Text(" ").join(tile(name, texts, count) for name, count in counts.items()) if counts else Text("–", "dim")


def draw(view: dict[str, Any], insight: dict[str, Any], marks: dict[Any, int], texts: Texts) -> RenderableType:
    """The pool; the tokens still to be won."""
    hidden = view["pool"]["hidden"]
    count = len(hidden) if isinstance(hidden, list) else hidden
    open_tiles = Text.assemble(texts("double-seven-open"), "  ", tiles(view["pool"]["open"], texts))
    left = texts("double-seven-left", sevens=view["sevens_left"])
    if view["double_seven"] is None:
        left += " · 77"
    lines = [Text(texts("double-seven-hidden", count=count)), open_tiles, Text(left, style="yellow")]
    if view["removed"]:
        lines.append(Text.assemble(texts("double-seven-removed"), "  ", tiles(view["removed"], texts)))
    if view["ending"] is not None:
        lines.append(Text(texts("double-seven-ending"), style="bold red"))
    return Group(*lines)


def draw_player(view: dict[str, Any], insight: dict[str, Any], seat: int, texts: Texts) -> RenderableType:
    """What a player has: rack, families, tokens."""
    tokens = "7 " * view["sevens"][seat] + ("77" if view["double_seven"] == seat else "")
    points = texts("double-seven-points", count=insight["scores"][seat])
    lines = [Text.assemble(tiles(view["racks"][seat], texts), "   ", (f"{points}  {tokens}", "yellow"))]
    for index, family in enumerate(view["families"][seat]):
        size = family["animals"] + family["clovers"]
        row = SHAPES[family["animal"]] * family["animals"] + SHAPES["clover"] * family["clovers"]
        name = f" {texts('tile-' + family['animal'])} "
        lines.append(
            Text.assemble(
                (f"    {seat}.{index} ", "dim"),
                (name, STYLES[family["animal"]]),
                (f" {row} ", "bold"),
                (f" {size}", "bold yellow" if size >= 7 else "bold"),
            )
        )
    return Group(*lines)


def heading(view: dict[str, Any], texts: Texts) -> str:
    """What belongs beside the title."""
    return texts("double-seven-draws", count=view["draws"]) if view["phase"] == "draw" else ""


def place(parts: dict[str, Any]) -> None:
    """No move concerns a numbered place."""


def path(parts: dict[str, Any], texts: Texts) -> tuple[str, ...]:
    """The steps by which a person arrives at this move."""
    kind = parts["kind"]
    step = texts(f"double-seven-step-{kind}")
    match parts:
        case {"kind": "draw" | "rainbow", "tile": name}:
            return step, drawn(name, texts)
        case {"kind": "start", "animal": animal}:
            return step, texts(f"tile-{animal}"), amount(parts, texts)
        case {"kind": "grow", "family": family}:
            return step, texts("double-seven-step-family", family=family), amount(parts, texts)
        case {"kind": "swap", "family": family, "seat": seat, "theirs": theirs}:
            return step, texts("double-seven-step-family", family=family), f"{seat}.{theirs}"
        case {"kind": "clover", "seat": seat, "family": family}:
            return step, f"{seat}.{family}"
        case {"kind": "two-for-one", "discards": [one, other], "tile": name}:
            return step, f"{texts(f'tile-{one}')} + {texts(f'tile-{other}')}", drawn(name, texts)
        case {"kind": "pass", "tile": str(name)}:
            return step, texts(f"tile-{name}")
    return (step,)


def drawn(name: str, texts: Texts) -> str:
    return texts("double-seven-face-down") if name == "?" else texts(f"tile-{name}")


def amount(parts: dict[str, Any], texts: Texts) -> str:
    return texts("double-seven-amount", animals=parts["animals"], clovers=parts["clovers"])


def words(parts: dict[str, Any], texts: Texts) -> str:
    """The move as others read it."""
    id = f"move-double-seven-{parts['kind']}"
    match parts:
        case {"tile": None} | {"kind": "swap" | "clover"}:
            return texts(id, **{name: value for name, value in parts.items() if value is not None and name != "kind"})
        case {"kind": "pass", "tile": name}:
            return texts("move-double-seven-pass-tile", tile=texts(f"tile-{name}"))
        case {"kind": "start", "animal": animal}:
            return texts(id, animal=texts(f"tile-{animal}"), amount=amount(parts, texts))
        case {"kind": "grow", "family": family}:
            return texts(id, family=family, amount=amount(parts, texts))
    named = {} if parts["tile"] == "?" else {"tile": texts(f"tile-{parts['tile']}")}
    given = dict(zip(("one", "other"), (texts(f"tile-{name}") for name in parts.get("discards", ())), strict=False))
    return texts(id if named else f"{id}-hidden", **named, **given)
