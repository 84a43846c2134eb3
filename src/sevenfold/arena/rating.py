"""How strong: win shares, Elo by maximum likelihood, and 95% intervals that resample whole deals.

Games of one deal are not independent (the luck of the deal is in all of them), so the unit is the deal: intervals come
from a Bayesian bootstrap (Rubin's), which weighs deals, with everything played on them, anew again and again. A
bootstrap knows nothing but what it has seen: where every deal went alike, it would be sure of itself. So half a deal
that was won throughout, and half a deal that was lost, are weighed along (Jeffreys' prior): ten deals of ten are 100%,
and the interval begins at 78%. If deals were single games, it would be Jeffreys' interval for a proportion. The weights
are seeded.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from sevenfold.arena.game import PlayedGame
from sevenfold.arena.schedule import Spec
from sevenfold.kernel.types import Floats

RESAMPLED = 2000
RATED = 200  # Elo is a longer calculation
SCALE = 400 / np.log(10)  # an Elo point in natural logarithms, inverted
PRIOR = 0.5  # of a game, or of a deal, won and lost by everybody against everybody: keeps whitewashes finite


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


def beat(played: PlayedGame, one: int, other: int) -> float:
    """A winner's point against each who did not win, or half of one against another winner.

    Who did not win is not compared with others who did not: rules name winners only. So twice the strength is to win
    twice as often, however many sit at the table.
    """
    if not played.shares[one]:
        return 0.0
    return 0.5 if played.shares[other] else 1.0


@dataclass(frozen=True)
class Tally:
    """What happened, by deal: (deals, bots) each, and points of every bot against every other."""

    points: Floats
    shares: Floats
    games: Floats  # that it took part in
    seats: Floats  # that it had in them
    seconds: Floats


def tally(games: Sequence[PlayedGame], bots: Sequence[Spec]) -> Tally:
    index = {bot: place for place, bot in enumerate(bots)}
    deals = {deal: place for place, deal in enumerate(sorted({played.deal for played in games}))}
    points = np.zeros((len(deals), len(bots), len(bots)))
    shares, rounds, seats, seconds = (np.zeros((len(deals), len(bots))) for _ in range(4))
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
        for bot in set(places):
            rounds[deal, bot] += 1
    return Tally(points, shares, rounds, seats, seconds)


def elo(points: Floats, prior: Floats | float = PRIOR) -> Floats:
    """Bradley and Terry's model by their fixed-point iteration (Zermelo's, sped up by Newman)."""
    bots = len(points)
    points = points + prior * (1 - np.eye(bots))
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


def rate(games: Sequence[PlayedGame], bots: Sequence[Spec]) -> list[Rating]:
    """All bots of a match, in the order given."""
    bots = list(dict.fromkeys(bots))
    found = tally(games, bots)
    seats = found.seats.sum(axis=0)
    middle, share = elo(found.points.sum(axis=0)), found.shares.sum(axis=0) / np.maximum(1, seats)
    means, elos = drawn_shares(found), drawn_elos(found.points)
    return [
        Rating(
            bot,
            int(seats[place]),
            interval(share[place], means[:, place]),
            interval(middle[place], elos[:, place]),
            float(found.seconds[:, place].sum() / max(1, seats[place])),
        )
        for place, bot in enumerate(bots)
    ]


def difference(games: Sequence[PlayedGame], one: Spec, other: Spec) -> Interval:
    """Elo of one bot over another, from the games of just these two bots or of all."""
    bots = list(dict.fromkeys(bot for played in games for bot in played.bots))
    points = tally(games, bots).points
    a, b = bots.index(one), bots.index(other)
    middle, elos = elo(points.sum(axis=0)), drawn_elos(points)
    return interval(middle[a] - middle[b], elos[:, a] - elos[:, b])


def drawn_shares(found: Tally) -> Floats:
    """Win shares as they might be, (draws, bots). A deal that is won is one that is won in all of its games."""
    random, deals = np.random.default_rng(0), len(found.shares)
    weights = random.standard_exponential((RESAMPLED, deals))
    won, lost = random.standard_gamma(PRIOR, (2, RESAMPLED, found.shares.shape[1]))
    all_won, all_seats = found.games.mean(axis=0), np.maximum(found.seats.mean(axis=0), 1 / deals)
    drawn: Floats = (weights @ found.shares + won * all_won) / (weights @ found.seats + (won + lost) * all_seats)
    return drawn


def drawn_elos(points: Floats) -> Floats:
    """Ratings as they might be, (draws, bots). A deal that is won is worth what a deal is worth between two bots."""
    random, deals = np.random.default_rng(0), len(points)
    weights = random.standard_exponential((RATED, deals))
    worth = (points + points.transpose(0, 2, 1)).mean(axis=0)
    priors = random.standard_gamma(PRIOR, (RATED, *worth.shape)) * np.where(worth, worth, 1)
    return np.array([elo(np.tensordot(one, points, 1), prior) for one, prior in zip(weights, priors, strict=True)])


def interval(value: float, drawn: Floats) -> Interval:
    """The middle 95% of what was drawn, and what was found in any case: a share of 100% is not above its interval."""
    low, high = np.percentile(drawn, [2.5, 97.5])
    return Interval(float(value), float(min(low, value)), float(max(high, value)))
