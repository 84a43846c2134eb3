"""How strong: win shares, Elo by maximum likelihood, and 95% intervals that resample whole deals.

Games of one deal are not independent (the luck of the deal is in all of them), so the unit is the deal: intervals come
from a bootstrap that draws deals, with everything played on them, again and again. Its draws are seeded.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sevenfold.arena.playing import Played
from sevenfold.arena.schedule import Spec
from sevenfold.kernel.types import Floats

RESAMPLED = 1000
SCALE = 400 / np.log(10)  # an Elo point in natural logarithms, inverted
PRIOR = 0.5  # of a drawn game between every two: keeps whitewashes finite


@dataclass(frozen=True)
class Interval:
    """An estimate and its 95% interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Rating:
    """One bot in one match; Elo is relative to the mean of all."""

    bot: Spec
    games: int
    share: Interval
    elo: Interval
    seconds: float  # a game


def beat(played: Played, one: int, other: int) -> float:
    """A winner's point against each who did not win, or half of one against another winner.

    Who did not win is not compared with others who did not: rules name winners only. So twice the strength is to win
    twice as often, however many sit at the table.
    """
    if not played.shares[one]:
        return 0.0
    return 0.5 if played.shares[other] else 1.0


def tally(games: Sequence[Played], bots: Sequence[Spec]) -> tuple[Floats, Floats, Floats, Floats]:
    """By deal: points between every two bots, win shares, games, and seconds of thought."""
    index = {bot: place for place, bot in enumerate(bots)}
    deals = {deal: place for place, deal in enumerate(sorted({played.deal for played in games}))}
    points = np.zeros((len(deals), len(bots), len(bots)))
    shares, seats, seconds = (np.zeros((len(deals), len(bots))) for _ in range(3))
    for played in games:
        deal = deals[played.deal]
        places = [index[bot] for bot in played.bots]
        for one, bot in enumerate(places):
            shares[deal, bot] += played.shares[one]
            seats[deal, bot] += 1
            seconds[deal, bot] += played.seconds[one]
            for other, rival in enumerate(places):
                if bot != rival:
                    points[deal, bot, rival] += beat(played, one, other)
    return points, shares, seats, seconds


def elo(points: Floats) -> Floats:
    """Bradley and Terry's model by their fixed-point iteration (Zermelo's, sped up by Newman)."""
    bots = len(points)
    points = points + PRIOR * (1 - np.eye(bots))
    strength = np.ones(bots)
    for _ in range(2000):
        before = strength.copy()
        for one in range(bots):
            sums = strength[one] + strength
            won = (points[one] * strength / sums).sum()
            lost = (points[:, one] / sums).sum()
            strength[one] = won / lost
        strength /= np.exp(np.log(strength).mean())
        if np.abs(np.log(strength / before)).max() < 1e-9:
            break
    found: Floats = SCALE * np.log(strength)
    return found


def rate(games: Sequence[Played], bots: Sequence[Spec]) -> list[Rating]:
    """All bots of a match, in the order given."""
    bots = list(dict.fromkeys(bots))
    points, shares, seats, seconds = tally(games, bots)
    draws = np.random.default_rng(0).integers(0, len(points), (RESAMPLED, len(points)))
    elos = np.array([elo(points[draw].sum(axis=0)) for draw in draws[:200]])
    means = np.array([shares[draw].sum(axis=0) / np.maximum(1, seats[draw].sum(axis=0)) for draw in draws])
    middle, share = elo(points.sum(axis=0)), shares.sum(axis=0) / np.maximum(1, seats.sum(axis=0))
    return [
        Rating(
            bot,
            int(seats[:, place].sum()),
            interval(share[place], means[:, place]),
            interval(middle[place], elos[:, place]),
            float(seconds[:, place].sum() / max(1, seats[:, place].sum())),
        )
        for place, bot in enumerate(bots)
    ]


def difference(games: Sequence[Played], one: Spec, other: Spec) -> Interval:
    """Elo of one bot over another, from the games of just these two bots or of all."""
    bots = list(dict.fromkeys(bot for played in games for bot in played.bots))
    points, *_ = tally(games, bots)
    a, b = bots.index(one), bots.index(other)
    draws = np.random.default_rng(0).integers(0, len(points), (200, len(points)))
    drawn = [elo(points[draw].sum(axis=0)) for draw in draws]
    middle = elo(points.sum(axis=0))
    return interval(middle[a] - middle[b], np.array([found[a] - found[b] for found in drawn]))


def interval(value: float, drawn: Floats) -> Interval:
    low, high = np.percentile(drawn, [2.5, 97.5])
    return Interval(float(value), float(low), float(high))
