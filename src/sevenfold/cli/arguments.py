"""What can be typed after `sevenfold`."""

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from sevenfold import __version__
from sevenfold.batch.devices import DEVICES
from sevenfold.bots.program import PATIENCE
from sevenfold.bots.timed import LONGEST_MOVE
from sevenfold.cli import (
    arena,
    backup,
    bench,
    errors,
    export,
    extras,
    games,
    play,
    puzzles,
    replay,
    review,
    serve,
    site,
    study,
    train,
    verify,
)
from sevenfold.cli import options as game_options
from sevenfold.cli.argument_types import add, comma_list, hypotheses, integer, seconds, within
from sevenfold.cli.errors import CommandError
from sevenfold.cli.screen import Screen
from sevenfold.game import ids
from sevenfold.game.options import ByPlayer, First, Players
from sevenfold.kernel.types import MOST_SEATS
from sevenfold.texts import LANGUAGES, Texts, preferred

TOKEN = "SEVENFOLD_TOKEN"  # the environment's
LONGEST_BENCH = 3600  # seconds
MOST_GAMES, MOST_JOBS = 10_000_000, 1024
MOST_ITERATIONS = 10_000_000


def language(given: Sequence[str]) -> str:
    """The language asked for, before anything else is read: even the help speaks it."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--lang", choices=LANGUAGES)
    try:
        return early.parse_known_args(given)[0].lang or preferred()
    except argparse.ArgumentError:
        return preferred()


class Command(argparse.ArgumentParser):
    """A parser that speaks the reader's language as far as argparse lets it."""

    def __init__(self, texts: Texts, **settings: Any) -> None:
        self.texts = texts
        super().__init__(add_help=False, formatter_class=help_formatter(texts), **settings)
        general = self.add_argument_group(texts("cli-help-general"))
        general.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=texts("cli-help-lang"))
        general.add_argument("-h", "--help", action="help", help=texts("cli-help-help"))
        self.general = general

    def error(self, message: str) -> NoReturn:
        raise errors.of_arguments(message, self.prog)


def help_formatter(texts: Texts) -> Any:
    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
            super().add_usage(usage, actions, groups, texts("cli-help-usage") + " " if prefix is None else prefix)

    return Formatter


def parse(texts: Texts, given: Sequence[str]) -> argparse.Namespace:
    """What was typed; complains of what is too much in the name of the command that it was typed after."""
    top = parser(texts)
    options, unknown = top.parse_known_args(given)
    if unknown:
        raise CommandError("cli-bad-arguments", command=f"{top.prog} {options.command}", given=" ".join(unknown))
    return options


def parser(texts: Texts) -> Command:
    """The whole command line."""
    titles = ", ".join(texts(f"title-{id}") for id in ids())
    top = Command(texts, prog="sevenfold", description=texts("cli-about", games=titles))
    top.general.add_argument(
        "--version", action="version", version=f"sevenfold {__version__}", help=texts("cli-help-version")
    )
    title = texts("cli-help-commands")
    commands = top.add_subparsers(title=title, dest="command", required=True, metavar="COMMAND")
    adders: dict[str, Callable[[Command], None]] = {
        "play": add_play,
        "games": lambda command: command.set_defaults(run=games.run),
        "replay": add_replay,
        "review": add_review,
        "puzzles": add_puzzles,
        "study": add_study,
        "train": add_train,
        "serve": add_serve,
        "site": add_site,
        "bot": add_bot,
        "verify": add_verify,
        "export": add_export,
        "backup": add_backup,
        "restore": add_restore,
        "bench": add_bench,
        "arena": add_arena,
    }
    for name, fill in adders.items():
        about = texts(f"cli-about-{name}")
        fill(commands.add_parser(name, help=about, description=about, texts=texts))
    return top


def add_play(command: Command) -> None:
    texts = command.texts
    command.set_defaults(run=play.run)
    table = command.add_argument_group(texts("cli-help-table"))
    table.add_argument("game", nargs="?", metavar="GAME", help=texts("cli-help-game", games=", ".join(ids())))
    table.add_argument("--bot", action="append", default=[], metavar="N|NAME", help=texts("cli-help-bot"))
    hints = argparse.BooleanOptionalAction
    table.add_argument("--hints", action=hints, default=None, help=texts("cli-help-hints"))
    table.add_argument("--names", type=comma_list, metavar="NAME,NAME", help=texts("cli-help-names"))
    add(table, "--seed", integer, help=texts("cli-help-seed"))
    newest = Path(play.NEWEST)
    table.add_argument("--resume", nargs="?", type=Path, const=newest, metavar="FILE", help=texts("cli-help-resume"))
    table.add_argument("--save", type=Path, metavar="FILE", help=texts("cli-help-save"))
    network = command.add_argument_group(texts("cli-help-server-options"))
    network.add_argument("--server", metavar="URL", help=texts("cli-help-server"))
    network.add_argument("--table", metavar="ID", help=texts("cli-help-server-table"))
    game_options.add(command.add_argument_group(texts("cli-help-options")), texts)


def add_replay(command: Command) -> None:
    command.set_defaults(run=replay.run)
    group = command.add_argument_group(command.texts("cli-help-table"))
    group.add_argument("file", type=Path, metavar="FILE", help=command.texts("cli-help-file"))


def add_review(command: Command) -> None:
    texts = command.texts
    command.set_defaults(run=review.run)
    group = command.add_argument_group(texts("cli-help-table"))
    group.add_argument("file", type=Path, metavar="FILE", help=texts("cli-help-file"))
    add(group, "--iterations", within(1, MOST_ITERATIONS), default=1000, metavar="N", help=texts("cli-help-thought"))
    add(group, "--seed", integer, default=0, metavar="N", help=texts("cli-help-thought-seed"))
    group.add_argument("--json", action="store_true", help=texts("cli-help-review-json"))
    group.add_argument("--plot", type=Path, metavar="FILE", help=texts("cli-help-review-plot"))


def add_puzzles(command: Command) -> None:
    texts = command.texts
    command.set_defaults(run=puzzles.run)
    group = command.add_argument_group(texts("cli-help-options"))
    group.add_argument("words", nargs="*", metavar="[make|verify] GAME", help=texts("cli-help-puzzles"))
    add(group, "--grade", within(1, 6), metavar="N", help=texts("cli-help-grade"))
    add(group, "--count", within(1, MOST_GAMES), default=300, metavar="N", help=texts("cli-help-puzzle-count"))
    group.add_argument("--out", type=Path, metavar="FILE", help=texts("cli-help-puzzle-out"))
    add(group, "--jobs", within(1, MOST_JOBS), metavar="N", help=texts("cli-help-jobs"))


def add_study(command: Command) -> None:
    texts = command.texts
    command.set_defaults(run=study.run)
    group = command.add_argument_group(texts("cli-help-options"))
    group.add_argument("game", metavar="GAME", help=texts("cli-help-game-id", games=", ".join(ids())))
    add(group, "--games", within(1, MOST_GAMES), default=1000, metavar="N", help=texts("cli-help-study-games"))
    group.add_argument("--out", type=Path, default=Path("study"), metavar="FOLDER", help=texts("cli-help-study-out"))
    group.add_argument("--device", choices=DEVICES, default=DEVICES[0], help=texts("cli-help-study-device"))
    add(group, "--jobs", within(1, MOST_JOBS), metavar="N", help=texts("cli-help-jobs"))


def add_train(command: Command) -> None:
    texts = command.texts
    command.set_defaults(run=train.run)
    group = command.add_argument_group(texts("cli-help-options"))
    group.add_argument("game", metavar="GAME", help=texts("cli-help-game-id", games=", ".join(ids())))
    add(group, "--players", within(2, 3), default=2, metavar="N", help=texts("cli-help-train-players"))
    add(group, "--rounds", within(1, MOST_GAMES), default=10, metavar="N", help=texts("cli-help-train-rounds"))
    positions = within(1000, 100_000_000)
    add(group, "--positions", positions, default=2_000_000, metavar="N", help=texts("cli-help-train-positions"))
    add(group, "--iterations", within(0, 10_000), default=0, metavar="N", help=texts("cli-help-train-iterations"))
    add(group, "--against", within(0, 10_000), metavar="N", help=texts("cli-help-train-against"))
    add(group, "--deals", within(1, MOST_GAMES), default=500, metavar="N", help=texts("cli-help-train-deals"))
    group.add_argument("--out", type=Path, default=Path("training"), metavar="FOLDER", help=texts("cli-help-train-out"))


def add_bench(command: Command) -> None:
    command.set_defaults(run=bench.run)
    group = command.add_argument_group(command.texts("cli-help-options"))
    group.add_argument("--json", action="store_true", help=command.texts("cli-help-json"))
    time = seconds(LONGEST_BENCH)
    add(group, "--seconds", time, default=1.0, metavar="S", help=command.texts("cli-help-seconds"))


def add_serve(command: Command) -> None:
    texts = command.texts
    command.set_defaults(run=serve.run)
    group = command.add_argument_group(texts("cli-help-server-options"))
    group.add_argument("--host", help=texts("cli-help-host"))
    add(group, "--port", integer, help=texts("cli-help-port"))
    group.add_argument("--database", metavar="URL", help=texts("cli-help-database"))
    add(group, "--workers", integer, metavar="N", help=texts("cli-help-workers"))
    group.add_argument("--url", help=texts("cli-help-url"))
    group.add_argument("--log", metavar="LEVEL", help=texts("cli-help-log"))
    group.add_argument("--open", action="store_true", help=texts("cli-help-open"))


def add_site(command: Command) -> None:
    command.set_defaults(run=site.run)
    group = command.add_argument_group(command.texts("cli-help-options"))
    group.add_argument("folder", type=Path, metavar="FOLDER", help=command.texts("cli-help-site-folder"))
    group.add_argument("--server", metavar="URL", help=command.texts("cli-help-site-server"))


def add_bot(command: Command) -> None:
    texts = command.texts
    command.set_defaults(run=seat_program)
    group = command.add_argument_group(texts("cli-help-server-options"))
    group.add_argument("program", metavar="PROGRAM", help=texts("cli-help-program"))
    group.add_argument("--server", required=True, metavar="URL", help=texts("cli-help-server"))
    group.add_argument("--table", required=True, metavar="ID", help=texts("cli-help-server-table"))
    add(group, "--seat", within(0, MOST_SEATS - 1), metavar="N", help=texts("cli-help-server-seat"))
    group.add_argument("--name", help=texts("cli-help-server-name"))
    group.add_argument("--token", default=os.environ.get(TOKEN), help=texts("cli-help-token", variable=TOKEN))


def seat_program(options: argparse.Namespace, screen: Screen) -> None:
    extras.require("online", "bot")
    from sevenfold.cli import bot

    bot.run(options, screen)


def add_verify(command: Command) -> None:
    command.set_defaults(run=verify.run)
    group = command.add_argument_group(command.texts("cli-help-options"))
    group.add_argument("file", type=Path, metavar="FILE", help=command.texts("cli-help-verify-file"))


def add_export(command: Command) -> None:
    texts = command.texts
    command.set_defaults(run=export.run)
    group = command.add_argument_group(texts("cli-help-options"))
    group.add_argument("file", type=Path, metavar="FILE", help=texts("cli-help-export-file"))
    group.add_argument("--database", metavar="URL", help=texts("cli-help-database"))
    from_files = texts("cli-help-export-from")
    group.add_argument("--from", nargs="+", type=Path, dest="records", metavar="FILE", help=from_files)
    group.add_argument("--play", metavar="GAME", help=texts("cli-help-export-play"))
    rivals = texts("cli-help-export-bots")
    group.add_argument("--bots", nargs="+", default=["expert", "expert"], metavar="BOT", help=rivals)
    add(group, "--games", within(1, MOST_GAMES), default=100, metavar="N", help=texts("cli-help-export-games"))
    add(group, "--seed", integer, default=0, metavar="N", help=texts("cli-help-first-deal"))
    group.add_argument("--steps", action="store_true", help=texts("cli-help-export-steps"))


def add_backup(command: Command) -> None:
    command.set_defaults(run=backup.run_backup)
    group = command.add_argument_group(command.texts("cli-help-options"))
    group.add_argument("file", type=Path, metavar="FILE", help=command.texts("cli-help-backup-file"))
    group.add_argument("--database", metavar="URL", help=command.texts("cli-help-database"))


def add_restore(command: Command) -> None:
    command.set_defaults(run=backup.run_restore)
    group = command.add_argument_group(command.texts("cli-help-options"))
    group.add_argument("file", type=Path, metavar="FILE", help=command.texts("cli-help-restore-file"))
    group.add_argument("--database", metavar="URL", help=command.texts("cli-help-database"))


def add_arena(command: Command) -> None:
    texts = command.texts
    command.set_defaults(run=arena.run)
    match = command.add_argument_group(texts("cli-help-match"))
    match.add_argument("game", metavar="GAME", help=texts("cli-help-game-id", games=", ".join(ids())))
    match.add_argument("bots", nargs="+", metavar="BOT", help=texts("cli-help-rivals"))
    add(match, "--games", within(1, MOST_GAMES), default=100, metavar="N", help=texts("cli-help-games"))
    add(match, "--players", integer, default=2, metavar="N", help=texts("option-players"))
    add(match, "--seed", integer, default=0, metavar="N", help=texts("cli-help-first-deal"))
    add(match, "--sprt", hypotheses, metavar="ELO,ELO", help=texts("cli-help-sprt"))
    patience = seconds(LONGEST_MOVE)
    add(match, "--patience", patience, default=PATIENCE, metavar="S", help=texts("cli-help-patience"))
    match.add_argument("--out", type=Path, metavar="FILE", help=texts("cli-help-out"))
    match.add_argument("--plot", type=Path, metavar="FILE", help=texts("cli-help-plot"))
    match.add_argument("--json", action="store_true", help=texts("cli-help-json"))
    add(match, "--jobs", within(1, MOST_JOBS), metavar="N", help=texts("cli-help-jobs"))
    match.add_argument("--ray", metavar="ADDRESS", help=texts("cli-help-ray"))
    game_options.add(command.add_argument_group(texts("cli-help-options")), texts, Players, First, ByPlayer)
