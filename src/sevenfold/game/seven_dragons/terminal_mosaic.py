"""The mosaic of Seven Dragons, drawn to fit the terminal."""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

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
CARD = 4  # letters: two quarters of two
LABEL = 5
REST = 8  # lines of the screen that are not mosaic
MANY = 1000  # lines where nothing need fit a screen

Place = tuple[int, int]


def quarter(letter: str, where: int, silver: str | None, strong: bool) -> Text:
    """A quarter: the letter and the shape of its dragon; Silver wears the colour it has now."""
    shown = silver if letter == "S" and silver in STYLES else letter
    style = RAINBOW[where] if letter == "*" or (letter == "S" and silver == "*") else STYLES[str(shown)]
    return Text(f"{letter}{SHAPES[str(shown)]}", style=f"bold underline {style}" if strong else style)


def half(card: str, top: bool, silver: str | None = None, strong: str = "") -> Text:
    """The upper or lower half of a card; the dragons named by `strong` stand out."""
    places = (0, 1) if top else (2, 3)
    return Text("").join(
        quarter(card[i], i, silver, strong != "" and (card[i] in (strong, "*") or silver in (strong, "*")))
        for i in places
    )


def around(seen: list[int], centre: list[int], most: int) -> range:
    """All coordinates seen or, if they are too many, as many as fit around the centre."""
    low, high, most = min(seen), max(seen), max(most, 1)
    if high - low < most:
        return range(low, high + 1)
    middle = (min(centre) + max(centre)) // 2
    first = max(low, min(middle - most // 2, high - most + 1))
    return range(first, first + most)


@dataclass(frozen=True)
class Mosaic:
    """The cards on the table with their coordinates; roomy if the terminal is large enough, cropped if it is tiny."""

    cards: dict[Place, str]
    marks: dict[Place, str]
    groups: dict[Place, str]  # places whose card is part of a group that matters, with its colour
    silver: str | None

    def window(self, console: Console, width: int) -> tuple[range, range, int]:
        """Columns, rows from the top, and the gap between cards."""
        seen = self.cards.keys() | self.marks.keys()
        centre = self.marks or self.cards
        height = console.height if console.is_terminal else MANY
        ys = around([y for _, y in seen], [y for _, y in centre], (height - REST - 1) // 2)
        xs = around([x for x, _ in seen], [x for x, _ in centre], (width - LABEL) // CARD)
        gap = max(0, min(2, (width - LABEL) // len(xs) - CARD))
        return xs, ys[::-1], gap

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        xs, _, gap = self.window(console, options.max_width)
        width = min(LABEL + (CARD + gap) * len(xs), options.max_width)
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        xs, ys, gap = self.window(console, options.max_width)
        roomy = 3 * len(ys) + REST <= console.height
        for y in ys:
            for top in (True, False):
                line = Text(no_wrap=True)
                line.append(f"{y:>{LABEL - 2}}  " if top else " " * LABEL, style="dim")
                for x in xs:
                    line.append_text(self.half_place(x, y, top))
                    line.append(" " * gap)
                yield line
            if roomy and y != ys[-1]:
                yield Text("")
        yield Text(" " * LABEL + "".join(f"{x:^{CARD}}{' ' * gap}" for x in xs), style="dim", no_wrap=True)

    def half_place(self, x: int, y: int, top: bool) -> Text:
        mark = self.marks.get((x, y))
        if mark is not None and (top or (x, y) not in self.cards):
            return Text(f"{f'({mark})' if top else '':^{CARD}}", style="bold cyan")
        if (x, y) in self.cards:
            silver = self.silver if (x, y) == (0, 0) else None
            return half(self.cards[x, y], top, silver, self.groups.get((x, y), ""))
        return Text(" " * CARD)


@dataclass(frozen=True)
class DrawnHand:
    """Cards of two lines each, in as many rows as the terminal needs."""

    cards: list[tuple[Text, Text]]

    def __rich_measure__(self, _console: Console, options: ConsoleOptions) -> Measurement:
        widest = max((max(a.cell_len, b.cell_len) for a, b in self.cards), default=1)
        whole = sum(max(a.cell_len, b.cell_len) + 2 for a, b in self.cards)
        return Measurement(min(widest, options.max_width), max(1, min(whole, options.max_width)))

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> Iterator[Text]:
        upper, lower, used = Text(no_wrap=True), Text(no_wrap=True), 0
        for top, bottom in self.cards:
            width = max(top.cell_len, bottom.cell_len)
            gap = 2 if used else 0
            if used + gap + width > options.max_width and used:
                yield upper
                yield from [lower] if lower.plain.strip() else []
                upper, lower, used, gap = Text(no_wrap=True), Text(no_wrap=True), 0, 0
            for line, part in ((upper, top), (lower, bottom)):
                line.append(" " * gap)
                line.append_text(part)
                line.append(" " * (width - part.cell_len))
            used += gap + width
        yield upper
        yield from [lower] if lower.plain.strip() else []
