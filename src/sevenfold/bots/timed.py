"""A bot with its seconds for a move, as it is written everywhere: `champion@0.1`, `./my_bot.py@2`."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sevenfold.errors import OptionError
from sevenfold.values import Move

if TYPE_CHECKING:
    from sevenfold.bots import Bot

LONGEST_MOVE = 86_400  # seconds


def parse(spec: str) -> tuple[str, float | None]:
    """What a bot is called, and its seconds for a move, if any are given; OptionError for seconds that cannot be."""
    name, at, seconds = spec.rpartition("@")
    if not at or (is_program(spec) and not is_number(seconds)):  # the path of a program may hold an @
        return spec, None
    if not (name and is_number(seconds) and 0 < float(seconds) <= LONGEST_MOVE):
        raise OptionError(
            f"{spec!r} is no bot with a time: after the @ comes a number of seconds, more than 0 and at most"
            f" {LONGEST_MOVE}, as in champion@0.1",
            "seconds",
            spec,
            f"0..{LONGEST_MOVE}",
        )
    return name, float(seconds)


def is_program(spec: str) -> bool:
    """Whether this is the file of a program, and not the name of a bot of ours."""
    return "/" in spec or spec.endswith(".py")


def is_number(text: str) -> bool:
    return text.isascii() and text.replace(".", "", 1).isdecimal()


class TimedBot:
    """A bot that takes so many seconds for a move, unless it is given others."""

    def __init__(self, bot: "Bot", seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds

    def choose(self, view: Mapping[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        return self.bot.choose(view, legal_moves, self.seconds if budget is None else budget)
