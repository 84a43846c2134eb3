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
REST = 20  # lines of the screen that are not mosaic

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


@dataclass(frozen=True)
class Mosaic:
    """The cards on the table with their coordinates; roomy if the terminal is large enough, cropped if it is tiny."""

    cards: dict[Place, str]
    marks: dict[Place, str]
    groups: dict[Place, str]  # places whose card is part of a group that matters, with its colour
    silver: str | None

    def window(self, width: int) -> tuple[range, range, int]:
        """Columns, rows from the top, and the gap between cards."""
        seen = self.cards.keys() | self.marks.keys()
        left, right = min(x for x, _ in seen), max(x for x, _ in seen)
        ys = range(max(y for _, y in seen), min(y for _, y in seen) - 1, -1)
        for gap in (2, 1, 0):
            fitting = (width - LABEL) // (CARD + gap)
            if right - left < fitting:
                return range(left, right + 1), ys, gap
        middle = sum(x for x, _ in self.marks or self.cards) // len(self.marks or self.cards)
        left = max(left, min(middle - fitting // 2, right - fitting + 1))
        return range(left, left + fitting), ys, 0

    def __rich_measure__(self, _console: Console, options: ConsoleOptions) -> Measurement:
        xs, _, gap = self.window(options.max_width)
        width = min(LABEL + (CARD + gap) * len(xs), options.max_width)
        return Measurement(width, width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        xs, ys, gap = self.window(options.max_width)
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
class Hand:
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
            if used and used + width > options.max_width:
                yield upper
                yield from [lower] if lower.plain.strip() else []
                upper, lower, used = Text(no_wrap=True), Text(no_wrap=True), 0
            for line, part in ((upper, top), (lower, bottom)):
                line.append_text(part)
                line.append(" " * (width - part.cell_len + 2))
            used += width + 2
        yield upper
        yield from [lower] if lower.plain.strip() else []
