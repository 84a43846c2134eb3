"""`sevenfold arena`: bots play a match, and the numbers say how sure they are."""

import argparse
import json
from collections.abc import Iterable, Sequence
from functools import partial

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from sevenfold import game as registry
from sevenfold.arena import plot, rating, running, skill, workers
from sevenfold.arena.playing import Played
from sevenfold.arena.rating import Interval
from sevenfold.arena.schedule import Match, Pairing
from sevenfold.arena.sprt import Sprt, by_deal
from sevenfold.bots import program
from sevenfold.cli import compiling
from sevenfold.cli.screen import Screen
from sevenfold.errors import OptionError

OPTIONS = ("multi", "variant", "edition")


def run(options: argparse.Namespace, screen: Screen) -> None:
    match = wanted(options)
    compiling.prepare(screen.texts, match.game)
    sprt = Sprt(*options.sprt) if options.sprt else None
    total = sum(1 for _ in match.pairings())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(screen.texts(f"title-{match.game}"), total=total)
        told = partial(tell, progress, task)
        games = running.run(match, players(options), options.out, sprt, lambda games: told(len(games)))
    if games:
        report(options, screen, match, games, sprt)


def tell(progress: Progress, task: object, done: int) -> None:
    progress.update(task, completed=done)  # type: ignore[arg-type]


def wanted(options: argparse.Namespace) -> Match:
    """The match that was asked for; complains before anything is played."""
    chosen = tuple((name, getattr(options, name)) for name in OPTIONS if hasattr(options, name))
    registry.find(options.game).options.resolve({"players": options.players, **dict(chosen)})
    if len(set(options.bots)) < 2:
        raise OptionError("a match needs two different bots", "bot", " ".join(options.bots), "2+")
    for spec in options.bots:
        name, _, seconds = spec.partition("@")
        if seconds and not (seconds.replace(".", "", 1).isdecimal() and float(seconds) > 0):
            raise OptionError(f"{spec!r}: seconds must be a number", "bot", spec, "NAME@SECONDS")
        program.check(name)
    match = Match(options.game, tuple(dict.fromkeys(options.bots)), options.players, 1, options.seed, chosen)
    each = sum(1 for _ in match.pairings())
    return Match(match.game, match.bots, match.players, -(-options.games // each), match.seed, chosen)


def players(options: argparse.Namespace) -> running.Players:
    """Who carries the games out."""

    def at_work(pairings: Sequence[Pairing]) -> Iterable[Played]:
        if options.ray:
            return workers.on_ray(pairings, options.ray)
        return workers.locally(pairings, options.jobs or workers.cores())

    return at_work


def report(options: argparse.Namespace, screen: Screen, match: Match, games: list[Played], sprt: Sprt | None) -> None:
    """The table, the picture, the verdict."""
    texts = screen.texts
    ratings, skills = rating.rate(games, match.bots), skill.skills(games)
    if options.json:
        print(json.dumps([rated_json(one, skills.get(one.bot)) for one in ratings]))
    else:
        titles = ("bot", "games", "share", "elo", "seconds", *(["skill"] if skills else []))
        grid = Grid(*(texts(f"cli-arena-{title}") for title in titles), title=texts(f"title-{match.game}"))
        for one in ratings:
            found = skills.get(one.bot)
            own = [f"{found.mu:.1f} ± {2 * found.sigma:.1f}"] if found else [""] if skills else []
            row = (str(one.games), percent(one.share), points(one.elo), f"{one.seconds:.2f}", *own)
            grid.add_row(one.bot, *row)
        screen.show(grid)
        if sprt is not None:
            verdict = sprt.verdict(by_deal(games, match.bots[0], sum(1 for _ in match.pairings()) // match.deals))
            word = {True: "cli-arena-better", False: "cli-arena-not-better", None: "cli-arena-undecided"}[verdict]
            screen.say(word, "bold", bot=match.bots[0], rival=match.bots[1], low=sprt.low, high=sprt.high)
    if options.plot:
        options.plot.write_text(plot.draw(f"{texts(f'title-{match.game}')} ({match.players})", ratings), "utf-8")


def rated_json(one: rating.Rating, found: skill.Skill | None) -> dict[str, object]:
    bounds = {name: [value.value, value.low, value.high] for name, value in (("share", one.share), ("elo", one.elo))}
    skilled = {"mu": found.mu, "sigma": found.sigma} if found else {}
    return {"bot": one.bot, "games": one.games, **bounds, "seconds": one.seconds, **skilled}


def percent(found: Interval) -> str:
    return f"{100 * found.value:.1f}% ({100 * found.low:.1f}–{100 * found.high:.1f})"


def points(found: Interval) -> str:
    return f"{found.value:+.0f} ({found.low:+.0f} … {found.high:+.0f})"
