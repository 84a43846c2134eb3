"""Wald's sequential test between two bots: is the first better by `high` Elo rather than `low`? It stops when it knows.

The score of a deal is the mean of its games, so luck of the deal cancels; the log-likelihood ratio is the normal
approximation that chess engines are tested with (Van den Bergh's GSPRT).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from statistics import fmean, pvariance

from sevenfold.arena.game import PlayedGame
from sevenfold.arena.schedule import Spec

FEWEST = 8  # deals before a verdict: a variance needs some
NO_VARIANCE = 1e-3  # deals that all went alike say little about their variance


@dataclass(frozen=True)
class Sprt:
    """Two hypotheses in Elo, and how often each kind of error is tolerated."""

    low: float = 0.0
    high: float = 50.0
    error: float = 0.05

    @property
    def bound(self) -> float:
        return log((1 - self.error) / self.error)

    def ratio(self, scores: Sequence[float]) -> float:
        """The log-likelihood ratio of the scores by deal."""
        if len(scores) < FEWEST:
            return 0.0
        worse, better = expected(self.low), expected(self.high)
        variance = max(pvariance(scores), NO_VARIANCE)
        return len(scores) * (better - worse) * (2 * fmean(scores) - better - worse) / (2 * variance)

    def verdict(self, scores: Sequence[float]) -> bool | None:
        """True: better. False: not so much better. None: play on."""
        ratio = self.ratio(scores)
        return True if ratio >= self.bound else False if ratio <= -self.bound else None


def expected(elo: float) -> float:
    """The score that goes with a difference in Elo."""
    return 1 / (1 + 10 ** (-elo / 400))


def by_deal(games: Sequence[PlayedGame], bot: Spec, rounds: int) -> list[float]:
    """A bot's win share in each deal of which all games have been played."""
    found: dict[int, list[float]] = {}
    for played in games:
        mine = [share for name, share in zip(played.bots, played.shares, strict=True) if name == bot]
        found.setdefault(played.deal, []).append(fmean(mine))
    return [fmean(shares) for _, shares in sorted(found.items()) if len(shares) == rounds]
