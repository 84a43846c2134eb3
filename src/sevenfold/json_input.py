"""Reading untrusted JSON values: every check names the culprit by its path (`hands[1]`)."""

import json
import re
from collections import Counter
from collections.abc import Collection, Mapping
from numbers import Integral
from reprlib import Repr
from typing import Any

from sevenfold.errors import PositionError

SHORT = Repr()
SHORT.maxstring = SHORT.maxother = 60
OBJECT = dict, Mapping  # an object of JSON; a dictionary is recognised sooner
INTEGER = re.compile(r"0|-?[1-9][0-9]{0,5}")  # more digits than any game has use for


def document(source: Any, what: str) -> Any:
    """A parsed JSON value; text is parsed first, strictly."""
    if not isinstance(source, str | bytes | bytearray):
        return source
    try:
        return json.loads(source, object_pairs_hook=unique_keys, parse_constant=refuse_constant)
    except (ValueError, RecursionError) as error:
        raise PositionError(f"this {what} is not valid JSON: {error}") from None


def unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        twice, _ = Counter(name for name, _ in pairs).most_common(1)[0]
        raise ValueError(f"key {short(twice)} stands twice in one object")
    return found


def refuse_constant(name: str) -> None:
    raise ValueError(f"{name} is no JSON number")


def short(value: Any) -> str:
    """A value as it may stand in a message; however large it is, little of it is looked at."""
    try:
        return clipped(SHORT.repr(value))
    except ValueError:  # an integer of thousands of digits
        return f"a huge {type(value).__name__}"


def clipped(text: str) -> str:
    """No more of a text than a message can bear."""
    return text if len(text) <= 60 else text[:57] + "..."


def same(value: Any, expected: Any) -> bool:
    """Equality as JSON has it: true is not 1, and 1.0 is not 1."""
    if isinstance(expected, dict):
        keys = isinstance(value, dict) and value.keys() == expected.keys()
        return keys and all(same(value[key], expected[key]) for key in expected)
    if isinstance(expected, list):
        length = isinstance(value, list) and len(value) == len(expected)
        return length and all(map(same, value, expected))
    return type(value) is type(expected) and bool(value == expected)


def mapping(value: Any, where: str) -> dict[str, Any]:
    """A dict whose keys are strings."""
    if not isinstance(value, dict):
        raise PositionError(f"{where} must be an object, not {short(value)}")
    for key in value:
        if not isinstance(key, str):
            raise PositionError(f"{where}: the key {short(key)} is not a string")
    return value


def fields(value: Any, names: Collection[str], where: str) -> dict[str, Any]:
    """A dict with exactly these keys, in any order."""
    found = mapping(value, where)
    for name in names:
        if name not in found:
            raise PositionError(f"{where}: {name!r} is missing")
    for name in found:
        if name not in names:
            raise PositionError(f"{where}: unknown key {short(name)}")
    return found


def listing(value: Any, where: str, length: int | None = None) -> list[Any]:
    """A list, of the given length if any."""
    if not isinstance(value, list):
        raise PositionError(f"{where} must be a list, not {short(value)}")
    if length is not None and len(value) != length:
        raise PositionError(f"{where} must have {length} entries, not {len(value)}")
    return value


def is_integer(value: Any) -> bool:
    """Bools are not ints here."""
    return type(value) is int or (isinstance(value, Integral) and not isinstance(value, bool))


def integer(value: Any, where: str, low: int, high: int) -> int:
    """An int within bounds."""
    if not is_integer(value):
        raise PositionError(f"{where} must be an integer, not {short(value)}")
    if not low <= value <= high:
        raise PositionError(f"{where} must be between {low} and {high}, not {short(value)}")
    return int(value)


def boolean(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        raise PositionError(f"{where} must be true or false, not {short(value)}")
    return value


def one_of(value: Any, names: Collection[str], where: str) -> str:
    """One of a few strings."""
    if not isinstance(value, str) or value not in names:
        raise PositionError(f"{where}: {short(value)} is none of {', '.join(names)}")
    return value


def kinds(value: Any, index: Mapping[str, int], where: str, most: int) -> list[int]:
    """A list of cards as their numbers."""
    names = listing(value, where)
    if len(names) > most:
        raise PositionError(f"{where} has {len(names)} entries; there are only {most}")
    return [index[one_of(name, index, where)] for name in names]


def taken(unseen: list[str], count: int, where: str) -> list[str]:
    """So many of the cards that a view does not show."""
    if count > len(unseen):
        raise PositionError(f"{where}: more cards are hidden than there can be")
    return [unseen.pop() for _ in range(count)]


def seat(value: Any, where: str, seats: Collection[int]) -> int:
    """The number of a seat with a player; None, where it is allowed, becomes -1."""
    if value is None:
        return -1
    if not is_integer(value) or value not in seats:
        raise PositionError(f"{where} must be null or a seat with a player, not {short(value)}")
    return int(value)


def counts(value: Any, index: Mapping[str, int], where: str) -> dict[int, int]:
    """`{"fox": 2}` as {index of fox: 2}; zeros are left out, so they may not stand there."""
    found = mapping(value, where)
    return {
        index[one_of(name, index, where)]: integer(count, f"{where}[{short(name)}]", 1, 99)
        for name, count in found.items()
    }


def written_integer(text: str, where: str) -> int:
    """An integer written as an object's key, in its one spelling."""
    if not INTEGER.fullmatch(text):
        raise PositionError(f"{where}: {short(text)} is no integer as it should be written")
    return int(text)
