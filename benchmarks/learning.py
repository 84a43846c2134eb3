"""Draws how the tutorial learned, from what it printed.

python docs/train_dragon.py --games 1000 | tee LOG
python benchmarks/learning.py LOG 1000 docs/results/learning-curve.svg
"""

import math
import re
import sys
from pathlib import Path

from chart import Chart, Point

LINE = re.compile(r"([\d.]+) s, [\d,]+ samples, ([\d.]+)% won")


def read(log: Path, games: int) -> list[Point]:
    """Seconds and share won; the interval is that of so many games, taken as independent."""
    points = []
    for seconds, percent in LINE.findall(log.read_text("utf-8")):
        share = float(percent) / 100
        spread = 1.96 * math.sqrt(share * (1 - share) / games)
        points.append(Point(float(seconds), share, max(0.0, share - spread), share + spread))
    return points


if __name__ == "__main__":
    points = read(Path(sys.argv[1]), int(sys.argv[2]))
    ticks = {point.at: f"{point.at:.0f}" for point in points}
    picture = Chart(ticks).draw("Games won against greedy while learning Dragon", "seconds", {"PPO": points})
    Path(sys.argv[3]).write_text(picture, "utf-8")
