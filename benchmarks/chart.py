"""A line chart of shares as plain SVG, readable by day and by night."""

from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import NamedTuple

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, RIGHT, INDENT = 720, 360, 60, 50, 44, 150, 20
COLOURS = ("#2a6f97", "#b5651d", "#8f2d56")
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.dim{fill:#767676;font-size:12px}.grid{stroke:#ddd}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.dim{fill:#aaa}.grid{stroke:#444}}"
)


class Point(NamedTuple):
    """A share, with its interval, at a place along the axis."""

    at: float
    value: float
    low: float
    high: float


class Chart:
    """Lines over an axis with these ticks, for shares from `lowest` to 1."""

    def __init__(self, ticks: Mapping[float, str], lowest: float = 0.0) -> None:
        self.ticks = ticks
        self.lowest = lowest

    def x(self, at: float) -> float:
        first, last = min(self.ticks), max(self.ticks)
        return round(LEFT + INDENT + (at - first) / (last - first) * (WIDTH - LEFT - RIGHT - 2 * INDENT), 1)

    def y(self, share: float) -> float:
        height = HEIGHT - TOP - BOTTOM
        return round(TOP + (1 - max(self.lowest, share)) / (1 - self.lowest) * height, 1)

    def draw(self, title: str, axis: str, lines: Mapping[str, Sequence[Point]]) -> str:
        """The whole picture."""
        parts = [f'<text x="16" y="24" font-weight="bold">{title}</text>', *self.grid(axis)]
        coloured = dict(zip(lines, cycle(COLOURS), strict=False))
        for name, points in lines.items():
            parts += self.line(points, coloured[name])
        free = 0.0  # names stand at the ends of the lines, from above, far enough from each other to be read
        for name, points in sorted(lines.items(), key=lambda entry: -entry[1][-1].value):
            free = max(free + 18, self.y(points[-1].value) + 5)
            parts.append(
                f'<text x="{self.x(points[-1].at) + 14}" y="{free}" style="fill:{coloured[name]}">{name}</text>'
            )
        size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        drawn = "\n".join(parts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{STYLE}</style>\n{drawn}\n</svg>\n'

    def grid(self, axis: str) -> list[str]:
        parts = []
        for percent in range(round(100 * self.lowest), 101, 10):
            y = self.y(percent / 100)
            parts.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
            parts.append(f'<text class="dim" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{percent}%</text>')
        for at, label in self.ticks.items():
            parts.append(f'<text class="dim" x="{self.x(at)}" y="{HEIGHT - 20}" text-anchor="middle">{label}</text>')
        parts.append(f'<text class="dim" x="{WIDTH - RIGHT + 8}" y="{HEIGHT - 20}">{axis}</text>')
        return parts

    def line(self, points: Sequence[Point], colour: str) -> list[str]:
        path = " ".join(f"{self.x(point.at)},{self.y(point.value)}" for point in points)
        parts = [f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>']
        for point in points:
            x, low, high = self.x(point.at), self.y(point.low), self.y(min(1.0, point.high))
            parts.append(f'<line x1="{x}" y1="{low}" x2="{x}" y2="{high}" stroke="{colour}"/>')
            parts.append(f'<circle cx="{x}" cy="{self.y(point.value)}" r="5" fill="{colour}"/>')
        return parts
