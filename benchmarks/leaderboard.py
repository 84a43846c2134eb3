"""Measures a bot by fixed protocols, so that results of different people can be compared.

    python benchmarks/leaderboard.py play BOT FOLDER [--protocol NAME] [--jobs N] [--busy]  # a level, search:N, a file
    python benchmarks/leaderboard.py table FOLDER  # of all that was played, as Markdown

A protocol fixes all that a result depends on: the game, the number of players, the deals (which nothing of ours was
tuned on), the rivals, and the seconds a move of whoever thinks by the clock: a champion or a program; the others play
as they always do. The bot meets one rival at a time; each deal is played from every seat; with more than two players
the two sit in turn round the table. A share is wins a seat (a tie is shared) with its 95% interval over deals. FOLDER
gets the arena's journals, with the version and the digests of rules and bots: results of other rules, or of a bot that
was edited, are refused; what was broken off goes on. On a machine that others use, --busy gives our bots their seconds
in processor time.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from duel import by_processor

from sevenfold import bots
from sevenfold.arena import journal, rating, runner, workers
from sevenfold.arena.game import PlayedGame
from sevenfold.arena.schedule import Match, line_ups, rotations
from sevenfold.bots import program, search_bot, timed
from sevenfold.bots.strength import strength
from sevenfold.cli.errors import sentence
from sevenfold.errors import SevenfoldError
from sevenfold.machine import cores
from sevenfold.texts import texts
from sevenfold.warmup import warm

SECONDS = 0.1  # a move, for whoever thinks by the clock
RIVALS = ("random", "greedy", "search:100", "search:1000")


@dataclass(frozen=True)
class Protocol:
    """What is fixed; its name and its numbers are for good."""

    game: str
    players: int
    deals: int
    seed: int

    def games(self) -> int:
        """Of one match: two bots in turn round the table, from every seat."""
        return self.deals * len(rotations(line_ups(("bot", "rival"), self.players)[0]))

    def matches(self, bot: str) -> Iterator[tuple[str, Match]]:
        """With every rival, but not with itself."""
        name = f"{bot}@{SECONDS:g}" if thinks_by_the_clock(bot, self.game, self.players) else bot
        for rival in RIVALS:
            if rival != name:
                yield rival, Match(self.game, (name, rival), self.players, self.deals, self.seed)


def thinks_by_the_clock(bot: str, game: str, players: int) -> bool:
    """Everybody else is as strong on every machine."""
    if timed.is_program(bot):
        return True
    how = strength(game, bot, players) if bot in bots.LEVELS else None
    return isinstance(how, search_bot.Budget) and how.seconds is not None


PROTOCOLS = {
    "dragon-2": Protocol("dragon", 2, 200, 20_000_000),
    "dragon-5": Protocol("dragon", 5, 80, 21_000_000),
    "double-seven-2": Protocol("double-seven", 2, 100, 22_000_000),
    "double-seven-4": Protocol("double-seven", 4, 50, 23_000_000),
    "seven-dragons-2": Protocol("seven-dragons", 2, 200, 24_000_000),
    "seven-dragons-5": Protocol("seven-dragons", 5, 80, 25_000_000),
}


def written(spec: str) -> str:
    """As a part of a file's name."""
    return spec.replace("/", "_").replace(":", "_")


def file_of(folder: Path, protocol: str, match: Match) -> Path:
    return folder / f"{protocol}--{'--'.join(map(written, match.bots))}.jsonl"


def play(bot: str, folder: Path, protocols: list[str], jobs: int) -> None:
    """Whatever is missing in the folder."""
    program.check(bot)
    for name in protocols:
        warm(PROTOCOLS[name].game)
        for rival, match in PROTOCOLS[name].matches(bot):
            print(f"{name}: {match.bots[0]} against {rival}", file=sys.stderr, flush=True)
            runner.run(match, partial(workers.locally, jobs=jobs), file_of(folder, name, match))


def results(folder: Path) -> Iterator[dict[str, object]]:
    """One for each match that was played to its end."""
    for protocol in PROTOCOLS:
        for rival in RIVALS:
            for file in sorted(folder.glob(f"{protocol}--*--{written(rival)}.jsonl")):
                games = list(journal.read(file))
                if len(games) == (wanted := PROTOCOLS[protocol].games()):
                    yield result(protocol, rival, games)
                else:
                    print(f"{file.name} is not finished: {len(games)} of {wanted} games", file=sys.stderr)


def result(protocol: str, rival: str, games: list[PlayedGame]) -> dict[str, object]:
    """Of the bot that is not this rival."""
    first = games[0]
    (bot,) = set(first.bots) - {rival}
    one = next(one for one in rating.rate(games, (bot, rival)) if one.bot == bot)
    digests = dict(zip(first.bots, first.digests, strict=True))
    return {
        "protocol": protocol,
        "bot": bot,
        "rival": rival,
        "games": len(games),
        "share": [one.share.value, one.share.low, one.share.high],
        "seconds": round(one.seconds, 3),  # a game
        "version": first.version,
        "rules": first.rules,
        "digests": {bot: digests[bot], rival: digests[rival]},
    }


def table(folder: Path) -> None:
    """A row for each bot and protocol, then every result as JSON."""
    os.scandir(folder).close()  # complains of one that is not there
    found = list(results(folder))
    rows: dict[tuple[object, ...], dict[object, str]] = {}
    for one in found:
        share, low, high = one["share"]  # type: ignore[misc]
        digest = one["digests"][one["bot"]]  # type: ignore[index]
        row = rows.setdefault((*(one[key] for key in ("protocol", "bot", "version", "rules")), digest), {})
        row[one["rival"]] = f"{share:.1%} ({100 * low:.1f}–{100 * high:.1f})"
    print("| protocol | bot | version | rules | digest |" + "".join(f" against {rival} |" for rival in RIVALS))
    print("|---|---|---|---|---|" + "---|" * len(RIVALS))
    for key, shares in sorted(rows.items(), key=lambda row: rank(row[0], found)):
        print("| " + " | ".join([*map(str, key), *(shares.get(rival, "") for rival in RIVALS)]) + " |")
    for one in found:
        print(json.dumps(one))


def rank(row: tuple[object, ...], found: list[dict[str, object]]) -> tuple[object, ...]:
    """By protocol, then by the share against the strongest rival, the next one, ...; against itself a bot is equal, and
    against whom it has not met it counts as having lost."""
    protocol, bot, *_ = row
    won = {one["rival"]: one["share"][0] for one in found if (one["protocol"], one["bot"]) == (protocol, bot)}  # type: ignore[index]
    equal = 1 / PROTOCOLS[str(protocol)].players
    return [*PROTOCOLS].index(str(protocol)), *(
        -won.get(rival, equal if rival == bot else 0) for rival in reversed(RIVALS)
    )


def main() -> int:
    """What cannot be is said in a sentence."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = arguments.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("bot")
    playing.add_argument("folder", type=Path)
    playing.add_argument("--protocol", action="append", choices=PROTOCOLS, help="all, unless some are named")
    playing.add_argument("--jobs", type=int, help="all cores, unless it is given; with --busy 1")
    playing.add_argument("--busy", action="store_true", help="count the processor time of our bots")
    commands.add_parser("table").add_argument("folder", type=Path)
    given = arguments.parse_args()
    try:
        if given.command == "play":
            if timed.parse(given.bot)[1] is not None:
                arguments.error(f"{given.bot}: protocols fix the time for a move, so leave the @ and what follows out")
            if given.busy:
                if given.jobs not in (None, 1):
                    arguments.error("--busy is for one job: leave --jobs out")
                by_processor()
            jobs = given.jobs or (1 if given.busy else cores())
            play(given.bot, given.folder, given.protocol or list(PROTOCOLS), jobs)
        table(given.folder)
    except (SevenfoldError, OSError) as error:
        print(sentence(error, texts("en")), file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
