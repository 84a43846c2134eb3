"""Reading what is typed after an option; what cannot be read is a Complaint that names the option."""

from collections.abc import Callable
from functools import partial
from typing import Any

from sevenfold.cli.errors import CommandError
from sevenfold.json_input import clipped

LARGEST_ELO = 10_000


def add(group: Any, option: str, read: Callable[..., Any], **settings: Any) -> None:
    """Adds an option to a group of argparse's; `read` is told which option it reads."""
    group.add_argument(option, type=partial(read, option), **settings)


def integer(option: str, text: str) -> int:
    """A whole number; whoever uses it knows its bounds."""
    try:
        return int(text)
    except ValueError:
        raise CommandError("cli-bad-integer", option=option, value=clipped(text)) from None


def within(low: int, high: int) -> Callable[[str, str], int]:
    """A whole number within bounds."""

    def read(option: str, text: str) -> int:
        found = int(text) if text.isdecimal() and len(text) < 10 else low - 1
        if not low <= found <= high:
            raise CommandError("cli-bad-number", option=option, value=clipped(text), low=str(low), high=str(high))
        return found

    return read


def seconds(longest: int) -> Callable[[str, str], float]:
    """A time, more than none."""

    def read(option: str, text: str) -> float:
        try:
            found = float(text)
        except ValueError:
            found = 0.0
        if not 0 < found <= longest:
            raise CommandError("cli-bad-seconds", option=option, value=clipped(text), high=str(longest))
        return found

    return read


def hypotheses(option: str, text: str) -> tuple[float, float]:
    """Two numbers of Elo points, the smaller one first."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        low, high = 0.0, 0.0
    if not -LARGEST_ELO <= low < high <= LARGEST_ELO:
        raise CommandError("cli-bad-sprt", option=option, value=clipped(text))
    return low, high


def by_player(option: str, text: str) -> list[int | None]:
    """A number for each player, or - for none."""
    try:
        return [None if part == "-" else int(part) for part in text.split(",")]
    except ValueError:
        raise CommandError(f"cli-bad-{option.lstrip('-')}", option=option, value=clipped(text)) from None


def comma_list(text: str) -> list[str]:
    return [part for part in text.split(",") if part]
