"""A game as a picture: everybody's chance to win over the moves. Plain SVG, no library."""

from collections.abc import Mapping, Sequence
from html import escape

from sevenfold.study.review import Review

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, RIGHT = 860, 380, 60, 50, 60, 150
COLOURS = ("#2a6f97", "#b5651d", "#8f2d56", "#4d7c0f", "#6d597a")  # of the seats
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.dim{fill:#767676;font-size:12px}.grid{stroke:#ddd}"
    ".open{stroke-dasharray:3 4;opacity:.6}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.dim{fill:#aaa}.grid{stroke:#444}}"
)
Points = Sequence[tuple[float, float]]


class Frame:
    """Moves along the axis, chances up."""

    def __init__(self, plies: int) -> None:
        self.plies = max(1, plies)

    def x(self, ply: float) -> float:
        return round(LEFT + ply / self.plies * (WIDTH - LEFT - RIGHT), 1)

    def y(self, chance: float) -> float:
        return round(TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM), 1)

    def line(self, points: Points, colour: str, kind: str) -> str:
        path = " ".join(f"{self.x(ply)},{self.y(chance)}" for ply, chance in points)
        return f'<polyline class="{kind}" points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>'

    def grid(self) -> list[str]:
        parts = []
        for percent in range(0, 101, 25):
            y = self.y(percent / 100)
            parts.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
            parts.append(f'<text class="dim" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{percent}%</text>')
        step = max(1, self.plies // 10)
        for ply in range(0, self.plies + 1, step):
            x, y = self.x(ply), HEIGHT - BOTTOM + 20
            parts.append(f'<text class="dim" x="{x}" y="{y}" text-anchor="middle">{ply}</text>')
        return parts


def known(review: Review, seat: int) -> Points:
    """The chance of a seat by what it knew: before and after each of its decisions, and the result."""
    found: list[tuple[float, float]] = []
    for one in review.decisions:
        if one.choice.seat == seat:
            found += [(one.choice.ply, one.choice.before), (one.choice.ply + 0.5, one.choice.after)]
    found += [(review.table.ply, split.result) for split in review.seats if split.seat == seat]
    return found


def draw(review: Review, title: str, names: Mapping[int, str], legend: tuple[str, str]) -> str:
    """The whole picture; the legend says what a line and a broken one mean."""
    frame = Frame(review.table.ply)
    parts = [f'<text x="16" y="24" font-weight="bold">{escape(title)}</text>', *frame.grid()]
    free = float(TOP)
    for place, seat in enumerate(review.table.seats):
        colour = COLOURS[place % len(COLOURS)]
        if review.open:
            parts.append(frame.line([(ply, shares[place]) for ply, shares in enumerate(review.open)], colour, "open"))
        parts.append(frame.line(known(review, seat), colour, "known"))
        parts.append(f'<text x="{WIDTH - RIGHT + 12}" y="{free}" style="fill:{colour}">{escape(names[seat])}</text>')
        free += 20
    parts += [marker(frame, review, one.choice.ply) for one in review.costliest]
    for row, text in enumerate(legend):
        x, y = LEFT + row * (WIDTH - LEFT) // 2, HEIGHT - 20
        kind = ("known", "open")[row]
        parts.append(f'<line class="{kind}" x1="{x}" y1="{y - 4}" x2="{x + 30}" y2="{y - 4}" stroke="#767676"/>')
        parts.append(f'<text class="dim" x="{x + 38}" y="{y}">{escape(text)}</text>')
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    drawn = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{STYLE}</style>\n{drawn}\n</svg>\n'


def marker(frame: Frame, review: Review, ply: int) -> str:
    """A dot where a costly decision was made."""
    choice = next(one.choice for one in review.decisions if one.choice.ply == ply)
    colour = COLOURS[review.table.seats.index(choice.seat) % len(COLOURS)]
    return f'<circle cx="{frame.x(ply + 0.5)}" cy="{frame.y(choice.after)}" r="5" fill="{colour}"/>'
