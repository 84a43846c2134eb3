"""What can be chosen before a game, declared once.

The set-up form, the flags of the command line, the parameters of environments and the documentation are made from the
declaration; `resolve` reads values strictly, with errors that say what would do.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from sevenfold import json_input
from sevenfold.errors import OptionError, PositionError
from sevenfold.json_input import is_integer, short
from sevenfold.kernel.types import MOST_SEATS, Array

SEED_LIMIT = 2**53
KEY = re.compile("[0-9a-f]{32}")
UNSAID = -1  # among an option's numbers: None
JSON = dict[str, Any]


def refused(rule: str, name: str, value: Any, allowed: str) -> OptionError:
    """The error for a value that an option cannot take."""
    return OptionError(f"{rule} {allowed}, not {short(value)}", name, short(value), allowed)


@dataclass(frozen=True)
class By:
    """A default that follows from another option."""

    option: str
    values: Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """Something to choose. Where it is not `free`, it always has its default."""

    name: str
    default: Any = None
    free: By | None = None  # another option's values, and whether this one may be chosen then
    clause: str = ""  # the rule that it belongs to

    def read(self, value: Any, chosen: JSON) -> Any:
        """The value, checked, or an OptionError; `chosen` are the options that this one depends on."""
        raise NotImplementedError

    def usual(self, chosen: JSON) -> Any:
        """The value of those who choose nothing."""
        found = self.default.values[chosen[self.default.option]] if isinstance(self.default, By) else self.default
        return self.read(found, chosen)

    def in_force(self, given: Mapping[str, Any], chosen: JSON) -> Any:
        """The value that counts."""
        usual = self.usual(chosen)
        value = self.read(given[self.name], chosen) if self.name in given else usual
        if self.free and value != usual and not self.free.values[chosen[self.free.option]]:
            raise refused(f"in {chosen[self.free.option]}, {self.name} is always", self.name, value, short(usual))
        return value

    def needs(self) -> set[str]:
        """The options that must be known before this one."""
        return {by.option for by in (self.default, self.free) if isinstance(by, By)}

    def describe(self) -> JSON:
        """Choices and default, for people and programs to read (api.md)."""
        return {"choices": self.choices(), "default": plain(self.default)}

    def declaration(self) -> JSON:
        """All that a form needs to know, too."""
        free = self.free and {self.free.option: [value for value, free in self.free.values.items() if free]}
        return {"type": type(self).__name__, **self.describe(), **({"free": free} if free else {})}

    def choices(self) -> Any:
        raise NotImplementedError

    def annotation(self) -> str:
        """The Python type of values that may be given."""
        raise NotImplementedError

    def numbers(self, value: Any) -> list[int]:
        """A value in force as the kernel reads it: a number, or one for each seat."""
        return [int(value)]


@dataclass(frozen=True)
class Players(Option):
    """How many play: the one option without a default."""

    name: str = "players"
    most: int = 0
    least: int = 2
    alone: By | None = None  # another option's values with which one can play alone

    def read(self, value: Any, chosen: JSON) -> int:
        return integer(self.name, value, self.fewest(chosen), self.most)

    def in_force(self, given: Mapping[str, Any], chosen: JSON) -> int:
        if self.name not in given:
            allowed = f"{self.fewest(chosen)}..{self.most}"
            raise OptionError(f"say how many players: {allowed}", self.name, "", allowed)
        return self.read(given[self.name], chosen)

    def fewest(self, chosen: JSON) -> int:
        return 1 if self.alone and self.alone.values[chosen[self.alone.option]] else self.least

    def needs(self) -> set[str]:
        return {self.alone.option} if self.alone else set()

    def annotation(self) -> str:
        return "int"

    def choices(self) -> list[int]:
        return list(range(self.least, self.most + 1))

    def describe(self) -> JSON:
        lone = [value for value, alone in self.alone.values.items() if alone] if self.alone else []
        return {"choices": self.choices(), **({"alone": lone[0]} if lone else {})}


@dataclass(frozen=True)
class First(Option):
    """Who begins, as an index among the players."""

    name: str = "first"
    default: int = 0

    def read(self, value: Any, chosen: JSON) -> int:
        return integer(self.name, value, 0, chosen["players"] - 1)

    def needs(self) -> set[str]:
        return {"players"}

    def annotation(self) -> str:
        return "int"

    def choices(self) -> str:
        return "0 to players - 1"


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    def read(self, value: Any, chosen: JSON) -> bool:
        return boolean(self.name, value)

    def annotation(self) -> str:
        return "bool"

    def choices(self) -> list[bool]:
        return [False, True]


@dataclass(frozen=True)
class OneOf(Option):
    """One of a few names."""

    names: tuple[str, ...] = ()

    def read(self, value: Any, chosen: JSON) -> str:
        return choice(self.name, value, self.names)

    def numbers(self, value: str) -> list[int]:
        return [self.names.index(value)]

    def annotation(self) -> str:
        return literal(self.names)

    def choices(self) -> list[str]:
        return list(self.names)


@dataclass(frozen=True)
class SomeOf(Option):
    """Any of a few names, also none; kept in their order."""

    names: tuple[str, ...] = ()

    def read(self, value: Any, chosen: JSON) -> list[str]:
        every = ", ".join(self.names)
        if not isinstance(value, list | tuple):
            raise refused(f"{self.name} must be a list out of", self.name, value, every)
        found = [choice(self.name, name, self.names) for name in value]
        if len(set(found)) < len(found):
            raise refused(f"{self.name} must name each only once, out of", self.name, value, every)
        return sorted(found, key=self.names.index)

    def numbers(self, value: Sequence[str]) -> list[int]:
        return [sum(1 << self.names.index(name) for name in value)]

    def annotation(self) -> str:
        return f"Sequence[{literal(self.names)}]"

    def choices(self) -> list[str]:
        return list(self.names)


@dataclass(frozen=True)
class ByPlayer(Option):
    """A number, or None, for each player of the deal; None alone means that all have None."""

    low: int = 0
    high: int = 0
    offered: tuple[int, ...] = ()  # those that make a difference
    meaning: str = ""  # in words

    def read(self, value: Any, chosen: JSON) -> list[int | None]:
        players = chosen["players"]
        if value is None:
            return [None] * players
        if not isinstance(value, list | tuple) or len(value) != players:
            allowed = f"{self.low}..{self.high}, None"
            raise refused(f"{self.name} must be None or a list of {players} of", self.name, value, allowed)
        return [None if each is None else integer(self.name, each, self.low, self.high) for each in value]

    def numbers(self, value: Sequence[int | None]) -> list[int]:
        found = [UNSAID if each is None else each for each in value]
        return found + [UNSAID] * (MOST_SEATS - len(found))

    def needs(self) -> set[str]:
        return super().needs() | {"players"}

    def annotation(self) -> str:
        return "Sequence[int | None] | None"

    def choices(self) -> str:
        return self.meaning

    def declaration(self) -> JSON:
        return {**super().declaration(), "offered": list(self.offered)}


class Options:
    """All options of a game, in the order in which positions and records list them."""

    def __init__(self, *declared: Option) -> None:
        self.declared = {option.name: option for option in declared}

    def resolve(self, given: Mapping[str, Any]) -> JSON:
        """Every option with its value in force, or an OptionError."""
        for name in given:
            if name not in self.declared:
                there = ", ".join(self.declared)
                raise OptionError(f"there is no option {short(name)}; there are {there}", "option", short(name), there)
        chosen: JSON = {}
        while len(chosen) < len(self.declared):
            for name, option in self.declared.items():
                if name not in chosen and option.needs() <= chosen.keys():
                    chosen[name] = option.in_force(given, chosen)
        return {name: chosen[name] for name in self.declared}

    def numbers(self, options: Mapping[str, Any]) -> Array:
        """Options in force as the kernel reads them, one after the other."""
        found = [number for name, option in self.declared.items() for number in option.numbers(options[name])]
        return np.array(found, np.int64)

    def describe(self) -> JSON:
        """Every option: its choices and its default."""
        return {name: option.describe() for name, option in self.declared.items()}

    def declaration(self) -> JSON:
        """Every option: all that a form needs to know."""
        return {name: option.declaration() for name, option in self.declared.items()}

    def offered(self) -> dict[str, list[int]]:
        """By option: the numbers that make a difference, where a form offers them one by one."""
        found = (option for option in self.declared.values() if isinstance(option, ByPlayer))
        return {option.name: list(option.offered) for option in found}

    def in_force(self, given: Any) -> JSON:
        """The options of a position or record: all of them, as they are in force."""
        stated = json_input.fields(given, self.declared, "options")
        try:
            options = self.resolve(stated)
        except OptionError as error:
            raise PositionError(f"options: {error}") from None
        for name, value in options.items():
            if not json_input.same(plain(stated[name]), value):
                raise PositionError(f"options: {name} is not as in force: {short(value)}")
        return options

    def again(self, options: JSON, dealt: Sequence[int], seated: Sequence[int]) -> JSON:
        """For a rematch: all who sit there now play, newcomers included; whoever sits after the last starter begins."""
        starter = seated.index(dealt[options["first"]])
        fresh = {**options, "players": len(seated), "first": (starter + 1) % len(seated)}
        for name, option in self.declared.items():
            if isinstance(option, ByPlayer):
                values = dict(zip(dealt, options[name], strict=True))
                fresh[name] = [values.get(seat) for seat in seated]
        return self.resolve(fresh)


def literal(names: Sequence[str]) -> str:
    quoted = ", ".join(f'"{name}"' for name in names)
    return f"Literal[{quoted}]"


def integer(name: str, value: Any, low: int, high: int | None = None) -> int:
    if not is_integer(value) or value < low or (high is not None and value > high):
        raise refused(f"{name} must be an integer", name, value, f"{low}.." if high is None else f"{low}..{high}")
    return int(value)


def boolean(name: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise refused(f"{name} must be", name, value, "True, False")
    return value


def choice(name: str, value: Any, choices: Collection[str]) -> str:
    if not isinstance(value, str) or value not in choices:
        raise refused(f"{name} must be one of", name, value, ", ".join(choices))
    return next(known for known in choices if known == value)  # a plain str, whatever kind of str was given


def key(value: Any) -> str:
    """A secret key in place of a seed: 128 bits, not all of them zero."""
    if not isinstance(value, str) or not KEY.fullmatch(value) or not value.strip("0"):
        raise OptionError("a key has 32 hexadecimal digits", "seed", short(value), "0..9, a..f")
    return value


def seed(value: Any) -> int:
    return integer("seed", value, 0, SEED_LIMIT - 1)


def plain(value: Any) -> Any:
    """The value as JSON has it: lists, dicts, and Python's own integers."""
    if isinstance(value, By):
        return {name: plain(each) for name, each in value.values.items()}
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return int(value) if is_integer(value) else value


def copied(options: Mapping[str, Any]) -> dict[str, Any]:
    """A copy that shares nothing: options are plain values and lists of them."""
    return {name: value[:] if isinstance(value, list) else value for name, value in options.items()}
