"""Seven Dragons in the terminal: the mosaic of cards, hands and goals."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from sevenfold.game.seven_dragons.cards import ACTION_COLOURS
from sevenfold.texts import Texts

# Every dragon has a letter and a shape besides its colour.
SHAPES = {"R": "▲", "Y": "●", "B": "♦", "G": "■", "K": "★", "*": "*", "S": "◇", "?": "?"}
STYLES = {
    "R": "white on red3",
    "Y": "black on gold1",
    "B": "white on blue",
    "G": "black on green3",
    "K": "white on grey19",
    "S": "black on grey82",
    "?": "reverse dim",
}
RAINBOW = ("white on red3", "black on gold1", "white on blue", "black on green3")
ACTION = "black on grey82"
SOLID = "\u00a0"  # a space that is not trimmed
CELL = 6  # a card is two quarters of two letters, and a gap
LABEL = 5
REST = 22  # lines of the screen that are not mosaic


def quarter(letter: str, where: int, silver: str | None, strong: bool) -> Text:
    """A quarter: the letter and the shape of its dragon; Silver wears the colour it has now."""
    shown = letter
    if letter == "S" and silver in STYLES:
        shown = silver
    style = RAINBOW[where] if letter == "*" or (letter == "S" and silver == "*") else STYLES[shown]
    return Text(f"{letter}{SHAPES[shown]}", style=f"bold underline {style}" if strong else style)


def half(card: str, top: bool, silver: str | None = None, strong: str = "") -> Text:
    """The upper or lower half of a card."""
    places = (0, 1) if top else (2, 3)
    return Text("").join(
        quarter(card[i], i, silver, strong != "" and (card[i] in (strong, "*") or silver in (strong, "*")))
        for i in places
    )


@dataclass(frozen=True)
class Mosaic:
    """The cards on the table with their coordinates; roomy if the terminal is high enough."""

    cards: dict[tuple[int, int], str]
    marks: dict[Any, int]
    group: set[tuple[int, int]]  # places of the own goal's largest group: underlined
    goal: str
    silver: str | None

    def __rich_measure__(self, _console: Console, _options: ConsoleOptions) -> Measurement:
        width = LABEL + CELL * (max(x for x, _ in self.cards) - min(x for x, _ in self.cards) + 3)
        return Measurement(width, width)

    def __rich_console__(self, console: Console, _options: ConsoleOptions) -> Iterator[Text]:
        xs = range(min(x for x, _ in self.cards) - 1, max(x for x, _ in self.cards) + 2)
        ys = range(max(y for _, y in self.cards) + 1, min(y for _, y in self.cards) - 2, -1)
        roomy = 3 * len(ys) + REST <= console.height
        for y in ys:
            for top in (True, False):
                line = Text()
                line.append(f"{y:>{LABEL - 2}}  " if top else " " * LABEL, style="dim")
                for x in xs:
                    line.append_text(self.half_place(x, y, top))
                yield line
            if roomy and y != ys[-1]:
                yield Text("")
        yield Text(" " * LABEL + "".join(f"{x:^{CELL - 2}}  " for x in xs), style="dim")

    def half_place(self, x: int, y: int, top: bool) -> Text:
        if (x, y) in self.cards:
            strong = self.goal if (x, y) in self.group else ""
            drawn = half(self.cards[x, y], top, self.silver if (x, y) == (0, 0) else None, strong)
        elif (x, y) in self.marks and top:
            drawn = Text(f"{f'({self.marks[x, y]})':^{CELL - 2}}", style="bold cyan")
        else:
            drawn = Text(" " * (CELL - 2))
        return drawn + "  "


def draw(view: dict[str, Any], insight: dict[str, Any], marks: dict[Any, int], texts: Texts) -> RenderableType:
    """The mosaic and what lies beside it. `marks` numbers places (x, y) to choose from."""
    cards = {}
    for key, card in view["table"].items():
        x, _, y = key.partition(",")
        cards[int(x), int(y)] = card
    group = {(x, y) for x, y in insight["group"]}
    mosaic = Mosaic(cards, marks, group, insight["goal"] or "", insight["silver"])
    return Group(mosaic, Text(""), *below(view, insight, texts))


def below(view: dict[str, Any], insight: dict[str, Any], texts: Texts) -> list[Text]:
    """Deck, discard pile, Silver, and the largest group of each dragon."""
    deck = view["deck"]
    lines = [Text(texts("seven-dragons-deck", count=len(deck) if isinstance(deck, list) else deck))]
    if view["discard"]:
        names = ", ".join(texts(f"card-{name}") for name in view["discard"][:3])
        more = " …" if len(view["discard"]) > 3 else ""
        lines.append(Text(texts("seven-dragons-discard", cards=names + more)))
    if insight["silver"] is not None:
        name = texts("colour-all" if insight["silver"] == "*" else f"colour-{insight['silver']}")
        lines.append(Text(texts("seven-dragons-silver", dragon=name)))
    if view["goals"] is not None:
        sizes = Text(" ").join(
            Text.assemble((f" {letter}{SHAPES[letter]} {size} ", STYLES[letter]))
            for letter, size in insight["largest"].items()
        )
        lines.append(Text.assemble(texts("seven-dragons-largest"), "  ", sizes))
    return lines


def card(name: str, texts: Texts) -> tuple[Text, Text]:
    """A card of a hand in two lines: its halves, or an action's name and the colour it gives to Silver."""
    if name == "?":
        return Text(" ? ", style="reverse dim"), Text("")
    if name in ACTION_COLOURS:
        title = f"{SOLID}{texts(f'card-{name}')}{SOLID}"
        letter = ACTION_COLOURS[name]
        return Text(title, style=ACTION), Text(
            f"{f'◇{SOLID}{letter}{SHAPES[letter]}':{SOLID}^{len(title)}}", style=STYLES[letter]
        )
    return half(name, True), half(name, False)


def draw_player(view: dict[str, Any], insight: dict[str, Any], seat: int, texts: Texts) -> RenderableType:
    """What a player has: goal and hand."""
    cards = [card(name, texts) for name in view["hands"][seat] or []]
    grid = Table.grid(padding=(0, 2, 0, 0))
    upper, lower = [top for top, _ in cards], [bottom for _, bottom in cards]
    grid.add_row(goal(view, seat, texts), *upper)
    if any(lower):
        grid.add_row("", *lower)
    return grid


def goal(view: dict[str, Any], seat: int, texts: Texts) -> Text:
    if view["goals"] is None:
        return Text("")
    letter = view["goals"][seat]
    name = "?" if letter == "?" else f"{letter}{SHAPES[letter]} {texts(f'colour-{letter}')}"
    return Text.assemble((texts("seven-dragons-goal") + " ", "dim"), (f" {name} ", STYLES[letter]))


def heading(view: dict[str, Any], texts: Texts) -> str:
    """What belongs beside the title."""
    return texts(f"seven-dragons-variant-{view['options']['variant']}")


def place(parts: dict[str, Any]) -> tuple[int, int] | None:
    """The place that a move concerns, as in `marks`."""
    return (parts["x"], parts["y"]) if "x" in parts else None


def path(parts: dict[str, Any], texts: Texts) -> tuple[str, ...]:
    """The steps by which a person arrives at this move."""
    match parts:
        case {"kind": "pass"}:
            return (texts("seven-dragons-step-pass"),)
        case {"kind": "place", "card": name, "x": x, "y": y}:
            return name, f"{x},{y}"
        case {"kind": kind, "mode": "color"}:
            return texts(f"card-{kind}"), texts("seven-dragons-step-color")
    step, how = texts(f"card-{parts['kind']}"), texts(f"seven-dragons-step-{parts['mode']}")
    match parts:
        case {"direction": direction}:
            return step, how, texts(f"seven-dragons-step-{direction}")
        case {"from": [x, y], "card": name, "x": to_x, "y": to_y}:
            return step, how, f"{x},{y}", name, f"{to_x},{to_y}"
        case {"from": [x, y]}:
            return step, how, f"{x},{y}"
    return step, how, texts("seven-dragons-step-seat", seat=parts["seat"])


def words(parts: dict[str, Any], texts: Texts) -> str:
    """The move as others read it."""
    kind, mode = parts["kind"], parts.get("mode")
    if mode == "color":
        return texts("move-seven-dragons-color", action=texts(f"card-{kind}"))
    details = {name: value for name, value in parts.items() if name not in ("kind", "mode", "from")}
    if "from" in parts:
        details["from"] = f"{parts['from'][0]},{parts['from'][1]}"
    if "x" in details:
        details["to"] = f"{details.pop('x')},{details.pop('y')}"
    told = texts(f"move-seven-dragons-{kind}", **details)
    return texts("move-seven-dragons-under", words=told) if mode == "under" else told
