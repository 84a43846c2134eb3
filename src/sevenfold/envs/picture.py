"""A table as text or as a picture, as one seat sees it. The boards are those of the terminal."""

import io
from typing import Any

import numpy as np
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME
from rich.text import Text

from sevenfold.errors import DeviceError
from sevenfold.table import Table
from sevenfold.terminal.board import board
from sevenfold.terminal.look import Look
from sevenfold.texts import texts

WIDTH, HEIGHT = 110, 60  # characters
CELL_WIDTH, CELL_HEIGHT, FONT_SIZE = 10, 20, 15  # dots
# Letters tell colours apart; the font at hand lacks the shapes beside them.
STAND_INS = str.maketrans("▲●♦■★◇▶·\u00a0", "^o+=*<>. ")


def compose(table: Table, seat: int | None) -> RenderableType:
    """The board and the players, by the numbers of their seats."""
    look, drawn = Look(texts("en"), str), board(table.game)
    view, insight = table.view(seat), table.insight(seat)
    players: list[RenderableType] = []
    for other, summary, more in drawn.draw_players(view, insight, look):
        mark = "▶ " if other == view["turn"] else "  "
        players.append(Text.assemble(f"{mark}{other}  ", summary))
        players += [Padding(more, (0, 0, 0, 5))] if more else []
    return Group(drawn.draw(view, insight, {}, look), *drawn.facts(view, insight, look), Text(""), *players)


def console() -> Console:
    return Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )


def as_text(table: Table, seat: int | None) -> str:
    """With colours, for a terminal."""
    page = console()
    page.print(compose(table, seat))
    return page.export_text(styles=True)


def as_svg(table: Table, seat: int | None) -> str:
    page = console()
    page.print(compose(table, seat))
    return page.export_svg(title=table.game)


def as_pixels(table: Table, seat: int | None) -> Any:
    """An array of height × width × 3."""
    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as error:
        raise DeviceError(f"pictures need the packages of sevenfold[envs]: {error}") from None
    page = console()
    lines = page.render_lines(compose(table, seat), page.options.update(height=None), pad=False)
    width = max(Segment.get_line_length(line) for line in lines)
    size = ((width + 2) * CELL_WIDTH, (len(lines) + 2) * CELL_HEIGHT)
    image = Image.new("RGB", size, tuple(THEME.background_color))
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(FONT_SIZE)
    for row, line in enumerate(lines, start=1):
        column = 1
        for text, style, _ in line:
            ink, writer = colours(style or Style.null())
            x, y = column * CELL_WIDTH, row * CELL_HEIGHT
            if writer:
                pen.rectangle((x, y, x + len(text) * CELL_WIDTH - 1, y + CELL_HEIGHT - 1), fill=writer)
            for i, letter in enumerate(text.translate(STAND_INS)):
                pen.text((x + i * CELL_WIDTH + 1, y + 1), letter, fill=ink, font=font)
            column += len(text)
    return np.asarray(image).copy()


def colours(style: Style) -> tuple[tuple[int, int, int], tuple[int, int, int] | None]:
    """Of the letters and of what is behind them."""
    ink = tuple(style.color.get_truecolor(THEME) if style.color else THEME.foreground_color)
    writer = tuple(style.bgcolor.get_truecolor(THEME, foreground=False)) if style.bgcolor else None
    if style.reverse:
        ink, writer = writer or tuple(THEME.background_color), ink
    return ink, writer  # type: ignore[return-value]
