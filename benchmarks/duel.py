"""One bot against others of a kind at equal processor time, on duplicate deals; on a machine that others use, too.

    python benchmarks/duel.py GAME ONE OTHER [--players N] [--deals N] [--seed N] [--out FILE] [--minutes M]

Seconds a move (`champion@0.1`) are the processor's here, not the clock's: both bots think as long as on an idle
machine, whatever else runs. With more than two players ONE sits among OTHERs. Every deal is played from every seat.
FILE is the arena's journal: the same command goes on where it stopped. Prints ONE's wins with the 95% interval over
deals.
"""

import argparse
import time
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sevenfold import __version__
from sevenfold.arena import game as arena_game
from sevenfold.arena import identity, rating, runner
from sevenfold.arena.game import PlayedGame
from sevenfold.arena.schedule import Match, Pairing, numbered
from sevenfold.bots import Bot, program, search_bot
from sevenfold.bots.timed import is_program
from sevenfold.game import ids
from sevenfold.values import Move
from sevenfold.warmup import warm


def by_processor() -> None:
    """From now on searching bots of this process think by processor time."""
    clock = SimpleNamespace(perf_counter=time.thread_time)
    search_bot.time = arena_game.time = clock  # type: ignore[assignment]


class KeptProgram:
    """A program that plays one game after another, instead of being started for each."""

    def __init__(self, spec: str, patience: float | None) -> None:
        self.bot = program.seat(spec, patience=patience)

    def choose(self, view: Mapping[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        return self.bot.choose(view, legal_moves, budget)


def keep_programs() -> None:
    """From now on each program is started once."""
    kept = cache(KeptProgram)

    def seat(spec: str, seed: int | None = None, patience: float | None = None) -> Bot:
        return kept(spec, patience) if is_program(spec) else program.seat(spec, seed, patience)

    arena_game.program = SimpleNamespace(seat=seat, ProgramBot=program.ProgramBot)  # type: ignore[assignment]


def until(pairings: Sequence[Pairing], end: float) -> Iterator[PlayedGame]:
    """One game after another, until the time is up."""
    for pairing in pairings:
        if time.monotonic() > end:
            return
        yield arena_game.play(pairing)


def whole(games: Sequence[PlayedGame], players: int) -> list[PlayedGame]:
    """Those of deals that were played from every seat."""
    deals = [game.deal for game in games]
    return [game for game in games if deals.count(game.deal) == players]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", choices=ids())
    arguments.add_argument("one")
    arguments.add_argument("other")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--deals", type=int, default=1000)
    arguments.add_argument("--seed", type=int, required=True)
    arguments.add_argument("--out", type=Path)
    arguments.add_argument("--minutes", type=float, default=60)
    given = arguments.parse_args()
    by_processor()
    keep_programs()
    warm(given.game)
    bots = numbered((given.one, *[given.other] * (given.players - 1)))
    match, end = Match(given.game, bots, given.players, given.deals, given.seed), time.monotonic() + 60 * given.minutes
    games = whole(runner.run(match, lambda pairings: until(pairings, end), given.out), given.players)
    share = next(one for one in rating.rate(games, bots) if one.bot == given.one).share
    thought = [sum(game.seconds[game.bots.index(bot)] for game in games) / len(games) for bot in bots]
    print(f"{given.game}, {given.players} players, deals from {given.seed}, version {__version__}, ", end="")
    print(f"rules {identity.of_rules(given.game)}: {given.one} with {given.other}, {len(games)} games, ", end="")
    print(f"wins {share.value:.1%} ", end="")
    print(f"({100 * share.low:.1f}–{100 * share.high:.1f}); seconds a game {', '.join(f'{s:.2f}' for s in thought)}")


if __name__ == "__main__":
    main()
