"""`sevenfold arena`: bots play a match, and the numbers say how sure they are."""

import argparse
import errno
import json
import os
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from sevenfold import __version__
from sevenfold import game as registry
from sevenfold.arena import identity, plot, rating, runner, skill, workers
from sevenfold.arena.game import PlayedGame
from sevenfold.arena.rating import Interval
from sevenfold.arena.schedule import Match, Pairing, numbered, parse
from sevenfold.arena.sprt import Sprt
from sevenfold.bots import program
from sevenfold.cli import compile_notice, extras
from sevenfold.cli import options as game_options
from sevenfold.cli.errors import CommandError
from sevenfold.cli.screen import Screen
from sevenfold.errors import PositionError
from sevenfold.game.options import seed as checked_seed
from sevenfold.machine import cores

JSON = dict[str, Any]


def run(options: argparse.Namespace, screen: Screen) -> None:
    match = wanted(options)
    compile_notice.prepare(screen.texts, match.game)
    sprt = Sprt(*options.sprt) if options.sprt is not None else None
    total = sum(1 for _ in match.pairings())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(screen.texts(f"title-{match.game}"), total=total)
        told = partial(tell, progress, task)
        try:
            games = runner.run(match, players(options), options.out, sprt, lambda games: told(len(games)))
        except PositionError:
            raise CommandError("cli-bad-journal", file=str(options.out)) from None
    if games:
        report(options, screen, match, games, sprt)


def tell(progress: Progress, task: object, done: int) -> None:
    progress.update(task, completed=done)  # type: ignore[arg-type]


def wanted(options: argparse.Namespace) -> Match:
    """The match that was asked for; complains before anything is played."""
    chosen = tuple((name, value) for name, value in game_options.chosen(options).items() if name != "players")
    registry.find(options.game).options.resolve({"players": options.players, **dict(chosen)})
    checked_seed(options.seed)
    if options.players < 2:
        raise CommandError("cli-arena-alone")
    if len(options.bots) < 2:
        raise CommandError("cli-arena-one-bot", bot=options.bots[0])
    for spec in options.bots:
        program.check(parse(spec)[0])
    if options.ray is not None:
        extras.require("ray", "arena --ray")
    for file in filter(None, (options.out, options.plot)):
        check_writable(file)
    match = Match(options.game, numbered(options.bots), options.players, 1, options.seed, chosen)
    each = sum(1 for _ in match.pairings())
    return Match(match.game, match.bots, match.players, -(-options.games // each), match.seed, chosen)


def players(options: argparse.Namespace) -> runner.Players:
    """Who carries the games out."""

    def at_work(pairings: Sequence[Pairing]) -> Iterable[PlayedGame]:
        if options.ray is not None:
            return workers.on_ray(pairings, options.ray, options.patience)
        return workers.locally(pairings, options.jobs or cores(), options.patience)

    return at_work


def check_writable(file: Path) -> None:
    """Whether something can be written there is better known before hours of play than after."""
    there = next(path for path in (file, *file.absolute().parents) if path.exists())
    if there is file and file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if there is not file and not there.is_dir():
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(file))
    if not os.access(there, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(there))


def report(
    options: argparse.Namespace, screen: Screen, match: Match, games: list[PlayedGame], sprt: Sprt | None
) -> None:
    """The table, the picture, the verdict."""
    texts = screen.texts
    ratings, skills = rating.rate(games, match.bots), skill.skills(games)
    test = tested(sprt, runner.scores(match, games)) if sprt is not None else None
    if options.json:
        rated = [rated_json(one, skills.get(one.bot)) for one in ratings]
        print(json.dumps({**played_json(match), "ratings": rated, "sprt": test}))
    else:
        titles = ("bot", "games", "share", "elo", "seconds", *(["skill"] if skills else []))
        grid = Grid(*(texts(f"cli-arena-{title}") for title in titles), title=texts(f"title-{match.game}"))
        for one in ratings:
            found = skills.get(one.bot)
            own = [f"{found.mu:.1f} ± {2 * found.sigma:.1f}"] if found else [""] if skills else []
            row = (str(one.games), percent(one.share), points(one.elo), f"{one.seconds:.2f}", *own)
            grid.add_row(one.bot, *row)
        screen.show(grid)
        if test is not None:
            rivals = {"bot": match.bots[0], "rival": match.bots[1]}
            screen.say(f"cli-arena-{test['verdict']}", "bold", **rivals, low=test["low"], high=test["high"])
    if options.plot:
        options.plot.parent.mkdir(parents=True, exist_ok=True)
        options.plot.write_text(plot.draw(f"{texts(f'title-{match.game}')} ({match.players})", ratings), "utf-8")


def played_json(match: Match) -> JSON:
    """What was played, and with what."""
    options = {"players": match.players, **dict(match.options)}
    return {"version": __version__, "game": match.game, "rules": identity.of_rules(match.game), "options": options}


def rated_json(one: rating.Rating, found: skill.Skill | None) -> JSON:
    bounds = {name: [value.value, value.low, value.high] for name, value in (("share", one.share), ("elo", one.elo))}
    skilled = {"mu": found.mu, "sigma": found.sigma} if found else {}
    digest = identity.of_bot(one.bot)
    return {"bot": one.bot, "digest": digest, "games": one.games, **bounds, "seconds": one.seconds, **skilled}


def tested(sprt: Sprt, scores: Sequence[float]) -> JSON:
    """What Wald's test says of the first bot and the second."""
    verdict = {True: "better", False: "not-better", None: "undecided"}[sprt.verdict(scores)]
    bounds = {"low": sprt.low, "high": sprt.high, "ratio": sprt.ratio(scores), "bound": sprt.bound}
    return {"verdict": verdict, "deals": len(scores), **bounds}


def percent(found: Interval) -> str:
    return f"{100 * found.value:.1f}% ({100 * found.low:.1f}–{100 * found.high:.1f})"


def points(found: Interval) -> str:
    return f"{found.value:+.0f} ({found.low:+.0f} … {found.high:+.0f})"
