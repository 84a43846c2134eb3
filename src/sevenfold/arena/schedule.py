"""Which games a match consists of: every deal is played by every line-up from every seat."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from sevenfold.bots import timed

Spec = str  # a bot: its name or its program's file, perhaps with its seconds a move and its number: `master@0.1#2`
NUMBER = re.compile(r"#[0-9]+$")


def parse(spec: Spec) -> tuple[str, float | None]:
    """What a bot is called, and its seconds for a move, if it has a limit; its number is neither."""
    return timed.parse(NUMBER.sub("", spec))


def numbered(bots: Sequence[Spec]) -> tuple[Spec, ...]:
    """The same bot several times is told apart by numbers."""
    each, so_far = Counter(bots), Counter[Spec]()
    told = []
    for bot in bots:
        so_far[bot] += 1
        told.append(f"{bot}#{so_far[bot]}" if each[bot] > 1 else bot)
    return tuple(told)


@dataclass(frozen=True)
class Pairing:
    """One game to play: the deal, and who sits where, by the order of the seats."""

    game: str
    options: tuple[tuple[str, Any], ...]
    deal: int
    bots: tuple[Spec, ...]


@dataclass(frozen=True)
class Match:
    """Bots that play the same deals of a game with the same options."""

    game: str
    bots: tuple[Spec, ...]
    players: int
    deals: int
    seed: int = 0  # of the first deal; the others follow
    options: tuple[tuple[str, Any], ...] = ()

    def pairings(self) -> Iterator[Pairing]:
        """Deal by deal, so that a match that is broken off is fair as far as it went."""
        options = (("players", self.players), *self.options)
        for deal in range(self.seed, self.seed + self.deals):
            for line in line_ups(self.bots, self.players):
                for bots in rotations(line):
                    yield Pairing(self.game, options, deal, bots)


def line_ups(bots: Sequence[Spec], players: int) -> list[tuple[Spec, ...]]:
    """All choices of so many bots; if there are fewer, they sit down several times, in turn."""
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [tuple(bots[seat % len(bots)] for seat in range(players))]


def rotations(line: tuple[Spec, ...]) -> list[tuple[Spec, ...]]:
    """Everybody at every seat, with the same neighbours; each way to sit once."""
    return list(dict.fromkeys(line[turn:] + line[:turn] for turn in range(len(line))))
