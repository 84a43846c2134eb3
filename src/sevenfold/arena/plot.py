"""Ratings as a picture: a dot for each bot, and a whisker for its 95% interval. Plain SVG, no library."""

from collections.abc import Sequence
from html import escape

from sevenfold.arena.rating import Rating

WIDTH, LEFT, RIGHT, TOP, ROW = 720, 150, 30, 46, 34
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.dim{fill:#767676;font-size:12px}"
    ".grid{stroke:#ddd}.whisker{stroke:#2a6f97;stroke-width:3;stroke-linecap:round}.dot{fill:#2a6f97}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.dim{fill:#aaa}.grid{stroke:#444}"
    ".whisker{stroke:#8ecae6}.dot{fill:#8ecae6}}"
)


def draw(title: str, ratings: Sequence[Rating]) -> str:
    """The whole picture."""
    low = min(rating.elo.low for rating in ratings)
    high = max(rating.elo.high for rating in ratings)
    step = 100 if high - low < 1000 else 200
    first, last = int(low // step) * step, int(-(-high // step)) * step
    last = max(last, first + step)
    bottom = TOP + ROW * len(ratings)

    def place(elo: float) -> float:
        return round(LEFT + (elo - first) / (last - first) * (WIDTH - LEFT - RIGHT), 1)

    parts = [f'<text x="16" y="24" font-weight="bold">{escape(title)}</text>']
    for tick in range(first, last + 1, step):
        x = place(tick)
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP - 8}" x2="{x}" y2="{bottom}"/>')
        parts.append(f'<text class="dim" x="{x}" y="{bottom + 18}" text-anchor="middle">{tick:+d}</text>')
    for row, rating in enumerate(ratings):
        y = TOP + ROW * row + ROW // 2
        start, end, dot = (place(elo) for elo in (rating.elo.low, rating.elo.high, rating.elo.value))
        parts.append(f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(rating.bot)}</text>')
        parts.append(f'<line class="whisker" x1="{start}" y1="{y}" x2="{end}" y2="{y}"/>')
        parts.append(f'<circle class="dot" cx="{dot}" cy="{y}" r="5.5"/>')
    parts.append(f'<text class="dim" x="{LEFT - 12}" y="{bottom + 18}" text-anchor="end">Elo</text>')
    size = f'width="{WIDTH}" height="{bottom + 32}" viewBox="0 0 {WIDTH} {bottom + 32}"'
    lines = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{STYLE}</style>\n{lines}\n</svg>\n'
