"""The options of all games as flags of the command line, made from their declarations."""

import argparse
from typing import Any

from sevenfold.cli import argument_types
from sevenfold.game import registered
from sevenfold.game.options import ByPlayer, First, Flag, OneOf, Option, Players, SomeOf
from sevenfold.texts import Texts

SUPPRESS = argparse.SUPPRESS  # an option that is not given is not passed on: the game knows its defaults
SHORT = 16  # letters of choices that fit beside a flag


def declared() -> dict[str, tuple[str, Option]]:
    """Every option that some game has, by name: its game, and its declaration there."""
    found: dict[str, tuple[str, Option]] = {}
    for game in registered().values():
        for name, option in game.options.declared.items():
            found.setdefault(name, (game.id, option))
    return found


def add(group: Any, texts: Texts, *without: type[Option]) -> None:
    """Adds flags for all options but those of these kinds."""
    for game, option in declared().values():
        if not isinstance(option, without):
            add_flag(group, option, about(game, option.name, texts))


def about(game: str, name: str, texts: Texts) -> str:
    """What an option is, in words."""
    own = f"option-{game}-{name}"
    return texts(own if texts.has(own) else f"option-{name}")


def add_flag(group: Any, option: Option, help: str) -> None:
    flag, usual = f"--{option.name}", {"default": SUPPRESS, "help": help}
    match option:
        case Players() | First():
            argument_types.add(group, flag, argument_types.integer, metavar="N", **usual)
        case Flag(default=False):
            group.add_argument(flag, action="store_true", **usual)
        case Flag():
            group.add_argument(flag, action=argparse.BooleanOptionalAction, **usual)
        case OneOf(names=names):
            choices = "|".join(names)
            group.add_argument(flag, metavar=choices if len(choices) <= SHORT else "NAME", **usual)
        case SomeOf():
            group.add_argument(flag, type=argument_types.comma_list, metavar="A,B", **usual)
        case ByPlayer():
            argument_types.add(
                group, flag, argument_types.by_player, metavar=f"{option.low},-,{option.low + 2}", **usual
            )


def chosen(given: argparse.Namespace) -> dict[str, Any]:
    """The options of games that were given."""
    return {name: getattr(given, name) for name in declared() if hasattr(given, name)}
