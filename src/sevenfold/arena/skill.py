"""Ratings of many at one table by openskill (an optional extra): Weng and Lin's approximation of Plackett and Luce."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sevenfold.arena.game import PlayedGame
from sevenfold.arena.schedule import Spec


@dataclass(frozen=True)
class Skill:
    """What openskill thinks: the mean, and how unsure it is."""

    mu: float
    sigma: float


def skills(games: Sequence[PlayedGame]) -> dict[Spec, Skill]:
    """By bot, after all games in the order of their deals; empty without openskill."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    ratings: dict[Spec, Any] = {}
    for played in sorted(games, key=lambda played: (played.deal, played.bots)):
        if len(set(played.bots)) < len(played.bots):
            continue  # a bot that plays against itself tells nothing
        teams = [[ratings.setdefault(bot, model.rating(name=bot))] for bot in played.bots]
        ranks = [0.0 if share else 1.0 for share in played.shares]
        for bot, [rating] in zip(played.bots, model.rate(teams, ranks=ranks), strict=True):
            ratings[bot] = rating
    return {bot: Skill(float(rating.mu), float(rating.sigma)) for bot, rating in ratings.items()}
