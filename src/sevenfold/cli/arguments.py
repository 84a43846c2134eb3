"""What can be typed after `sevenfold`."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from sevenfold import __version__
from sevenfold.cli import saving
from sevenfold.texts import LANGUAGES, Texts, preferred


def language(given: Sequence[str]) -> str:
    """The language asked for, before anything else is read: even the help speaks it."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--lang", choices=LANGUAGES)
    try:
        return early.parse_known_args(given)[0].lang or preferred()
    except argparse.ArgumentError:
        return preferred()


def parser(texts: Texts) -> argparse.ArgumentParser:
    """The whole command line."""
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=texts("cli-help-lang"))
    top = argparse.ArgumentParser(prog="sevenfold", description=texts("cli-about"), parents=[common])
    top.add_argument("--version", action="version", version=f"sevenfold {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, add in (("play", add_play), ("games", add_games), ("replay", add_replay), ("bench", add_bench)):
        about = texts(f"cli-about-{name}")
        add(commands.add_parser(name, help=about, description=about, parents=[common]), texts)
    return top


def add_play(command: argparse.ArgumentParser, texts: Texts) -> None:
    from sevenfold.cli import play

    command.set_defaults(run=play.run)
    command.add_argument("game", nargs="?", metavar="GAME", help=texts("cli-help-game"))
    command.add_argument("--bot", action="append", default=[], metavar="N|NAME", help=texts("cli-help-bot"))
    command.add_argument("--names", type=comma_list, metavar="NAME,NAME", help=texts("cli-help-names"))
    command.add_argument("--seed", type=int, help=texts("cli-help-seed"))
    command.add_argument(
        "--resume", nargs="?", type=Path, const=saving.default_path(), metavar="FILE", help=texts("cli-help-resume")
    )
    command.add_argument(
        "--save", type=Path, default=saving.default_path(), metavar="FILE", help=texts("cli-help-save")
    )
    options = command.add_argument_group(texts("cli-help-options"))
    suppress = argparse.SUPPRESS  # an option that is not given is not passed on: the game knows its defaults
    options.add_argument("--players", type=int, default=suppress, metavar="N", help=texts("option-players"))
    options.add_argument("--first", type=int, default=suppress, metavar="N", help=texts("option-first"))
    options.add_argument("--multi", action="store_true", default=suppress, help=texts("option-multi"))
    options.add_argument("--variant", default=suppress, metavar="NAME", help=texts("option-variant"))
    options.add_argument("--edition", default=suppress, metavar="en|fr|nl|ru", help=texts("option-edition"))
    options.add_argument("--actions", type=comma_list, default=suppress, metavar="A,B", help=texts("option-actions"))
    yes_no = argparse.BooleanOptionalAction
    options.add_argument("--silver", action=yes_no, default=suppress, help=texts("option-silver"))
    options.add_argument("--rainbow", action=yes_no, default=suppress, help=texts("option-rainbow"))
    options.add_argument("--ages", type=ages, default=suppress, metavar="5,-,7", help=texts("option-ages"))


def comma_list(text: str) -> list[str]:
    return [part for part in text.split(",") if part]


def ages(text: str) -> list[int | None]:
    return [None if part == "-" else int(part) for part in text.split(",")]


def add_games(command: argparse.ArgumentParser, _texts: Texts) -> None:
    from sevenfold.cli import games

    command.set_defaults(run=games.run)


def add_replay(command: argparse.ArgumentParser, texts: Texts) -> None:
    from sevenfold.cli import replay

    command.set_defaults(run=replay.run)
    command.add_argument("file", type=Path, metavar="FILE", help=texts("cli-help-file"))


def add_bench(command: argparse.ArgumentParser, texts: Texts) -> None:
    from sevenfold.cli import bench

    command.set_defaults(run=bench.run)
    command.add_argument("--json", action="store_true", help=texts("cli-help-json"))
    command.add_argument("--seconds", type=float, default=1.0, metavar="S", help=texts("cli-help-seconds"))
