"""Draws what more thought brings: the share of games that the search wins against `greedy`, by its iterations.

python benchmarks/curve.py OUT docs/bots-curve.svg    # OUT is where `proofs.py curve` has played
"""

import math
import sys
from collections.abc import Sequence
from pathlib import Path

from proofs import CURVE, GAMES, curve, name, whole_deals

from sevenfold.arena import journal, rating

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, RIGHT = 720, 360, 60, 50, 44, 150
COLOURS = {"dragon": "#2a6f97", "double-seven": "#b5651d", "seven-dragons": "#8f2d56"}
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#222}.dim{fill:#767676;font-size:12px}.grid{stroke:#ddd}"
    "@media(prefers-color-scheme:dark){text{fill:#eee}.dim{fill:#aaa}.grid{stroke:#444}}"
)
Point = tuple[int, rating.Interval]


def read(out: Path) -> dict[str, list[Point]]:
    """For each game, the iterations and the share won, as far as whole deals were played."""
    points: dict[str, list[Point]] = {game: [] for game in GAMES}
    for match in curve(0):
        games = whole_deals(list(journal.read(out / f"{name(match)}.jsonl")), match)
        if games:
            search = match.bots[1]
            points[match.game].append((int(search.partition(":")[2]), rating.rate(games, [search, "greedy"])[0].share))
    return {game: found for game, found in points.items() if found}


def x(iterations: int) -> float:
    low, high = math.log(min(CURVE)), math.log(max(CURVE))
    return round(LEFT + 20 + (math.log(iterations) - low) / (high - low) * (WIDTH - LEFT - RIGHT - 40), 1)


def y(share: float) -> float:
    return round(TOP + (1 - share) / 0.6 * (HEIGHT - TOP - BOTTOM), 1)


def line(points: Sequence[Point], colour: str) -> list[str]:
    """A game: its points with whiskers, joined."""
    path = " ".join(f"{x(count)},{y(share.value)}" for count, share in points)
    parts = [f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>']
    for count, share in points:
        low, high = y(max(0.4, share.low)), y(min(1.0, share.high))
        parts.append(f'<line x1="{x(count)}" y1="{low}" x2="{x(count)}" y2="{high}" stroke="{colour}"/>')
        parts.append(f'<circle cx="{x(count)}" cy="{y(share.value)}" r="5" fill="{colour}"/>')
    return parts


def labels(points: dict[str, list[Point]]) -> list[str]:
    """The names at the ends of the lines, from above, far enough from each other to be read."""
    parts, free = [], 0.0
    for game, found in sorted(points.items(), key=lambda entry: y(entry[1][-1][1].value)):
        count, share = found[-1]
        free = max(free + 18, y(share.value) + 5)
        parts.append(f'<text x="{x(count) + 14}" y="{free}" style="fill:{COLOURS[game]}">{game}</text>')
    return parts


def draw(points: dict[str, list[Point]]) -> str:
    """The whole picture."""
    parts = ['<text x="16" y="24" font-weight="bold">Games won against greedy, two players</text>']
    for percent in range(40, 101, 10):
        place = y(percent / 100)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{place}" x2="{WIDTH - RIGHT}" y2="{place}"/>')
        parts.append(f'<text class="dim" x="{LEFT - 8}" y="{place + 4}" text-anchor="end">{percent}%</text>')
    for iterations in CURVE:
        parts.append(
            f'<text class="dim" x="{x(iterations)}" y="{HEIGHT - 20}" text-anchor="middle">{iterations:,}</text>'
        )
    parts.append(f'<text class="dim" x="{WIDTH - RIGHT + 8}" y="{HEIGHT - 20}">iterations</text>')
    for game, found in points.items():
        parts += line(found, COLOURS[game])
    parts += labels(points)
    size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
    lines = "\n".join(parts)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<style>{STYLE}</style>\n{lines}\n</svg>\n'


if __name__ == "__main__":
    Path(sys.argv[2]).write_text(draw(read(Path(sys.argv[1]))), "utf-8")
