"""The steps of the ladder on deals that nothing was tuned on: how often each level beats the one below it.

    python benchmarks/ladder.py GAME [--deals N] [--seed N] [--players N] [--jobs N] [--pairs BELOW:ABOVE …]

Every deal is played from every seat; with more than two players the two levels sit in turn round the table. Prints
Markdown: the stronger bot's wins a seat with their 95% interval over deals, and what that is in Elo points. A champion
thinks for a tenth of its second here, so that more games can be played: it is stronger than that.
"""

import argparse
from functools import partial
from itertools import pairwise

from sevenfold import __version__, bots
from sevenfold.arena import identity, rating, runner, workers
from sevenfold.arena.schedule import Match
from sevenfold.game import ids
from sevenfold.machine import cores
from sevenfold.warmup import warm

QUICK = {"champion": "champion@0.1"}  # who thinks by the clock


def steps() -> list[tuple[str, str]]:
    levels = [QUICK.get(name, name) for name in bots.LEVELS]
    return [*pairwise(levels), ("greedy", levels[-1])]


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game", choices=ids())
    arguments.add_argument("--deals", type=int, default=200)
    arguments.add_argument("--seed", type=int, default=31_000_000)
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--jobs", type=int, default=cores())
    arguments.add_argument("--pairs", nargs="*", metavar="BELOW:ABOVE")
    given = arguments.parse_args()
    pairs = [tuple(pair.split(":")) for pair in given.pairs] if given.pairs else steps()
    warm(given.game)
    made_of = f"version {__version__}, rules {identity.of_rules(given.game)}, bots {identity.of_our_bots()}"
    print(f"{given.game}, {given.players} players, deals from {given.seed}, {made_of}, {given.jobs} jobs")
    print("| step | games | the stronger wins a seat | Elo points between them |")
    print("|---|---:|---:|---:|")
    for below, above in pairs:
        match = Match(given.game, (above, below), given.players, given.deals, given.seed)
        games = runner.run(match, partial(workers.locally, jobs=given.jobs))
        share = next(one for one in rating.rate(games, (above, below)) if one.bot == above).share
        elo = rating.difference(games, above, below)
        print(
            f"| {below} → {above} | {len(games)} | {share.value:.1%} ({100 * share.low:.1f}–{100 * share.high:.1f}) ",
            end="",
        )
        print(f"| {elo.value:+.0f} ({elo.low:+.0f} … {elo.high:+.0f}) |", flush=True)


if __name__ == "__main__":
    main()
