"""`sevenfold puzzles`: one to solve, the same for everybody on a day or of a game; `puzzles make GAME` finds more, and
`puzzles verify GAME` judges those that there are again."""

import argparse
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from sevenfold.cli import compile_notice, game_log, names
from sevenfold.cli.arena import check_writable
from sevenfold.cli.errors import CommandError
from sevenfold.cli.move_prompt import Chooser, choices
from sevenfold.cli.screen import Screen
from sevenfold.cli.table_display import TableDisplay
from sevenfold.errors import PositionError
from sevenfold.game import find
from sevenfold.machine import cores
from sevenfold.study import puzzle as collection
from sevenfold.study.puzzle import Puzzle
from sevenfold.terminal.look import Look

GIVE_UP, QUIT = ("?", "solution"), ("q", "quit")


def run(options: argparse.Namespace, screen: Screen) -> None:
    match options.words:
        case [("make" | "verify") as what, game]:
            make(options, game, screen, again=what == "verify")
        case []:
            solve(options, collection.game_of_the_day(date.today()), screen)
        case [game] if game not in ("make", "verify"):
            solve(options, game, screen)
        case _:
            raise CommandError("cli-puzzles-which", games=", ".join(collection.available()))


def make(options: argparse.Namespace, game: str, screen: Screen, again: bool) -> None:
    """Looks through deals until there are enough, or through the puzzles that there are; what was found is written even
    when somebody stops it."""
    from sevenfold.study import making

    find(game)
    file = options.out or Path(f"{game}.json")
    journal = file.with_suffix(".jsonl")
    check_writable(file)
    compile_notice.prepare(screen.texts, game)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    try:
        with Progress(*columns, console=Console(stderr=True)) as progress:
            total = len(collection.puzzles(game)) if again else options.count
            task, jobs = progress.add_task(screen.texts(f"title-{game}"), total=total), options.jobs or cores()

            def report(done: int) -> None:
                progress.update(task, completed=done)

            if again:
                making.verify(game, journal, jobs, report)
            else:
                making.make(game, options.count, journal, jobs, report)
    except PositionError:
        raise CommandError("cli-bad-puzzles", file=str(journal)) from None
    finally:
        found = [puzzle for _, puzzles in sorted(making.read(game, journal)) for puzzle in puzzles]
        making.publish(game, found, file)
        screen.say("cli-puzzles-made", count=len(found), file=str(file))


def solve(options: argparse.Namespace, game: str, screen: Screen) -> None:
    """The puzzle of the day first, then any others, until somebody has enough."""
    today = date.today()
    compile_notice.prepare(screen.texts, game)
    puzzle = collection.of_the_day(game, today)
    others = [one for one in collection.puzzles(game) if one != puzzle and options.grade in (None, one.grade)]
    Random(today.isoformat()).shuffle(others)
    screen.say("cli-puzzle-day", "bold", date=today.isoformat())
    for one in [puzzle, *others]:
        if not attempt(one, screen) or screen.ask(screen.texts("cli-puzzle-next")).lower() in QUIT:
            return


def attempt(puzzle: Puzzle, screen: Screen) -> bool:
    """One puzzle, until it is solved or given up; False if nobody wants more."""
    table, seat = puzzle.table, puzzle.table.turn
    assert seat is not None
    look = Look(screen.texts, lambda other: names.person(other, {}, screen.texts))
    display, view = TableDisplay(puzzle.game, screen, look), table.view(seat)
    chooser = Chooser(
        choices(puzzle.game, table.legal_moves.fields(), view, look),
        screen,
        display.board,
        lambda marks, below: display.show(view, table.insight(seat), seat, marks, below=below),
        table.check,
    )
    chooser.list_options()
    screen.say("cli-puzzle-task", "bold", player=look.who(seat), grade=puzzle.grade, themes=themes(puzzle, look))
    wrong = 0
    while True:
        typed = screen.ask(look("cli-puzzle-prompt"))
        if typed.lower() in QUIT:
            return False
        if typed in GIVE_UP:
            reveal(puzzle, screen, look)
            return True
        move = chooser.answer(typed)
        if move in puzzle.best:
            screen.say("cli-puzzle-right", "bold green", tries=wrong + 1)
            return True
        if move is not None:
            wrong += 1
            answer(puzzle, move, screen)


def answer(puzzle: Puzzle, move: str, screen: Screen) -> None:
    """What a wrong try would have brought."""
    place = puzzle.place(move)
    about = {"move": move, "chance": puzzle.chances[place], "best": best_chance(puzzle)}
    screen.say("cli-puzzle-wrong", "red", **about)
    if puzzle.allows[place]:
        screen.say("cli-puzzle-allows", "red", share=puzzle.allows[place])


def best_chance(puzzle: Puzzle) -> int:
    return puzzle.chances[puzzle.place(puzzle.best[0])]


def reveal(puzzle: Puzzle, screen: Screen, look: Look) -> None:
    table = puzzle.table.copy()
    done = table.play_noted(puzzle.best[0])
    words = game_log.told(puzzle.game, done.fields, done.notes, look)
    screen.say("cli-puzzle-solution", "bold", words="; ".join(words), chance=best_chance(puzzle))


def themes(puzzle: Puzzle, look: Look) -> str:
    return ", ".join(theme_words(puzzle.themes, look))


def theme_words(given: Sequence[str], look: Look) -> list[str]:
    return [look(f"theme-{theme}") for theme in given]
