"""`sevenfold review`: every decision of a game judged by what its player knew, and luck told apart from skill."""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from sevenfold.cli import compile_notice, game_log, names, saved_games
from sevenfold.cli.arena import check_writable
from sevenfold.cli.screen import Screen
from sevenfold.game import find
from sevenfold.study import plot
from sevenfold.study.judgement import Chance, Thought
from sevenfold.study.review import Decided, Review, review, stages
from sevenfold.study.summary import Split, decided_best
from sevenfold.table import Table
from sevenfold.terminal.look import Look

COLUMNS = ("move", "player", "played", "chance", "cost", "verdict", "better")
STYLES = {"best": "green", "close": "", "mistake": "red"}


def run(options: argparse.Namespace, screen: Screen) -> None:
    table, seated, named = saved_games.read(options.file)
    if options.plot is not None:
        check_writable(options.plot)
    look = Look(screen.texts, lambda seat: who(seat, seated, named, screen))
    compile_notice.prepare(screen.texts, table.game)
    found = thought_through(table, Thought(options.iterations, max(1, options.iterations // 2), options.seed), look)
    if options.json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        tell(found, screen, look)
    if options.plot is not None:
        people = {seat: look.who(seat) for seat in table.seats}
        legend = look("cli-review-known"), look("cli-review-open")
        options.plot.parent.mkdir(parents=True, exist_ok=True)
        options.plot.write_text(plot.draw(found, look(f"title-{table.game}"), people, legend), "utf-8")


def who(seat: int, seated: dict[int, str], named: dict[int, str], screen: Screen) -> str:
    return names.bot(seat, seated[seat], screen.texts) if seat in seated else names.person(seat, named, screen.texts)


def thought_through(table: Table, thought: Thought, look: Look) -> Review:
    """The review, with progress on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(look(f"title-{table.game}"), total=table.ply)
        return review(table, thought, lambda ply: progress.update(task, completed=ply))


def tell(found: Review, screen: Screen, look: Look) -> None:
    """Everything in words."""
    grid = Grid(*(look(f"cli-review-{column}") for column in COLUMNS))
    for one in found.decisions:
        verdict = one.choice.verdict
        better = "" if verdict == "best" else written(found, one.judgement.best.code)
        chance = f"{percent(one.choice.before)} → {interval(one.judgement.own.chance)}"
        cost = "" if verdict == "best" else interval(one.choice.cost)
        row = (str(one.choice.ply + 1), look.who(one.choice.seat), one.played, chance, cost)
        grid.add_row(*row, look(f"cli-review-{verdict}"), better, style=STYLES[verdict])
    screen.show(grid)
    for turn in found.turns:
        screen.say(
            f"cli-review-turn-{turn.cause}",
            ply=min(turn.ply + 1, found.table.ply),
            player=look.who(turn.seat),
            change=change(turn.change),
        )
    for one in found.costliest:
        for line in lesson(found, one, look):
            screen.show(line)
    if not found.costliest:
        screen.say("cli-review-none")
    if found.seats:
        tell_skill(found, screen, look)
    for split in found.seats:
        screen.say("cli-review-seat", "bold", **shares(split, look))
        if split.cards is not None:
            screen.say("cli-review-cards", cards=change(split.cards), rest=percent(split.result - split.cards))
    screen.say("cli-review-honest", "dim", iterations=found.thought.iterations)


def tell_skill(found: Review, screen: Screen, look: Look) -> None:
    """Who decided best, whatever the cards brought."""
    best = decided_best(found.seats)
    if best is None:
        screen.say("review-equal-decisions", "bold")
        return
    told = {"player": look.who(best.seat), "gain": change(best.skill), "margin": percent(best.margin)}
    screen.say("review-best-decisions", "bold", **told)


def lesson(found: Review, one: Decided, look: Look) -> Iterator[str]:
    """A costly decision: what it cost, what would have been better, and what that does."""
    fields, (better, worse) = find(found.table.game).moves.fields, one.does or (None, None)
    before = next(table for table, _ in stages(found.table) if table.ply == one.choice.ply)
    played = game_log.proposed(before, fields(before.code(one.played)), [], look)[0]
    about: dict[str, Any] = {"ply": one.choice.ply + 1, "player": look.who(one.choice.seat), "words": played}
    yield look("cli-review-costly", **about, cost=interval(one.choice.cost))
    if better is None or worse is None:
        return
    told = game_log.proposed(before, fields(one.judgement.best.code), list(better.notes), look)
    yield "    " + look("cli-review-instead", words="; ".join(told))
    if better.wins:
        yield "    " + look("cli-review-wins")
    elif worse.allows > better.allows:
        yield "    " + look("cli-review-blocks", less=percent(better.allows), more=percent(worse.allows))


def shares(split: Split, look: Look) -> dict[str, Any]:
    """A seat's line."""
    signed = {name: change(getattr(split, name)) for name in ("own", "others", "deal", "draws")}
    whole = {name: percent(getattr(split, name)) for name in ("initial", "result")} | {"fair": percent(split.fair)}
    return {
        "player": look.who(split.seat),
        "accuracy": round(split.accuracy),
        "mistakes": split.mistakes,
        **signed,
        **whole,
    }


def written(found: Review, code: int) -> str:
    return find(found.table.game).notation.write(code)


def percent(share: float) -> str:
    return f"{100 * share:.0f}%"


def change(share: float) -> str:
    return f"{100 * share:+.0f}%"


def interval(chance: Chance) -> str:
    return f"{100 * chance.value:.0f}% ({100 * chance.low:.0f}–{100 * chance.high:.0f})"
