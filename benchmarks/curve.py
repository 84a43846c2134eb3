"""Draws what more thought brings: the share of games that the search wins against `greedy`, by its iterations.

python benchmarks/curve.py OUT docs/results/bots-curve.svg    # OUT is where `proofs.py curve` has played
"""

import math
import sys
from pathlib import Path

from chart import Chart, Point
from proofs import CURVE, GAMES, curve, name, whole_deals

from sevenfold.arena import journal, rating


def read(out: Path) -> dict[str, list[Point]]:
    """For each game, the iterations (their logarithm) and the share won, as far as whole deals were played."""
    points: dict[str, list[Point]] = {game: [] for game in GAMES}
    for match in curve(0):
        games = whole_deals(list(journal.read(out / f"{name(match)}.jsonl")), match)
        if games:
            search = match.bots[1]
            share = rating.rate(games, [search, "greedy"])[0].share
            at = math.log(int(search.partition(":")[2]))
            points[match.game].append(Point(at, share.value, share.low, share.high))
    return {game: found for game, found in points.items() if found}


if __name__ == "__main__":
    ticks = {math.log(iterations): f"{iterations:,}" for iterations in CURVE}
    picture = Chart(ticks, lowest=0.4).draw(
        "Games won against greedy, two players", "iterations", read(Path(sys.argv[1]))
    )
    Path(sys.argv[2]).write_text(picture, "utf-8")
