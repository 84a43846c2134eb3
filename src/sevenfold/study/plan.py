"""What a report about a game plays: every number of players and option, bots of every kind, and handicaps."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from sevenfold import bots
from sevenfold import game as registry
from sevenfold.bots.search_bot import Budget
from sevenfold.bots.strength import Strength, strength
from sevenfold.game.options import ByPlayer, Flag, OneOf, Option
from sevenfold.study.sampling import Row

USUAL = "player"  # the level that plays where levels are not compared
BESIDE = ("random", "greedy")  # bots that are no levels: the weakest there is, and one that overlooks nothing


@dataclass(frozen=True)
class Handicap:
    """A weaker player with a value of their own, against a stronger one, from both seats."""

    weaker: str
    stronger: str
    value: int | None
    rows: tuple[Row, Row]


def counts(game: str) -> list[int]:
    """Numbers of players for which somebody can lose."""
    return [players for players in registry.find(game).options.declared["players"].choices() if players > 1]


def table(game: str, players: int, *names: str, **options: Any) -> Row:
    return Row(game, (("players", players), *options.items()), names or (USUAL,))


def levels(game: str) -> list[str]:
    """The weakest first: bots that need no search, and those that search so many iterations. Others need seconds."""
    quick = [level for level in bots.LEVELS if isinstance(strength(game, level, 2), float)]
    counted = [level for level in bots.LEVELS if is_counted(strength(game, level, 2))]
    return [BESIDE[0], *quick, *(BESIDE[1:] if strength(game, quick[-1], 2) != 1.0 else ()), *counted]


def is_counted(found: Strength) -> bool:
    """Whether a level searches without a clock."""
    return isinstance(found, Budget) and found.seconds is None


def by_players(game: str) -> list[Row]:
    return [table(game, players) for players in counts(game)]


def by_level(game: str) -> list[Row]:
    fewest = min(counts(game))
    return [table(game, fewest, level) for level in levels(game)]


def by_option(game: str) -> Iterator[tuple[str, Any, Row]]:
    """Every value but the usual one of every option that has a few, with every number of players."""
    for option in registry.find(game).options.declared.values():
        for value, players in product(values(option), counts(game)):
            yield option.name, value, table(game, players, **{option.name: value})


def values(option: Option) -> list[Any]:
    match option:
        case OneOf(names=names):
            return [name for name in names if name != option.default]
        case Flag() if isinstance(option.default, bool):
            return [not option.default]
        case _:
            return []


def duels(game: str) -> list[tuple[str, str, Row]]:
    """Each of these bots against each other one; the first one sits first."""
    found = levels(game)
    return [(one, other, table(game, 2, one, other)) for one, other in product(found, found) if one != other]


def handicaps(game: str) -> Iterator[Handicap]:
    """For options that give each player a value of their own: a weaker player with each value against stronger ones."""
    ladder = levels(game)[1:]
    for option in registry.find(game).options.declared.values():
        if isinstance(option, ByPlayer):
            for stronger, weaker in product(ladder[-2:], ladder[:-1]):
                if ladder.index(weaker) < ladder.index(stronger):
                    for value in (*option.offered, None):
                        first = table(game, 2, weaker, stronger, **{option.name: (value, None)})
                        second = table(game, 2, stronger, weaker, **{option.name: (None, value)})
                        yield Handicap(weaker, stronger, value, (first, second))


def rows(game: str) -> list[Row]:
    """All that is to be played, each once."""
    found = [
        *by_players(game),
        *by_level(game),
        *(row for _, _, row in by_option(game)),
        *(row for _, _, row in duels(game)),
        *(row for handicap in handicaps(game) for row in handicap.rows),
    ]
    return list(dict.fromkeys(found))
