"""Moves of Double Seven as text: `draw fox`, `start fox 2+1`, `swap 1 2.0`, `two-for-one deer fox ?`, `pass`."""

import re
from collections.abc import Callable
from typing import Any

from sevenfold.errors import InvalidMove
from sevenfold.game.double_seven.moves import MOVES
from sevenfold.game.double_seven.state import ANIMALS, TILES
from sevenfold.game.text import integer, remember_parsed, remember_written
from sevenfold.json_input import short

NAMES = (*TILES, "?")  # HIDDEN is the last
TILE = f"({'|'.join(TILES)})"
DRAWN = f"({'|'.join(TILES)}|\\?)"
ANIMAL = f"({'|'.join(TILES[:ANIMALS])})"
NUMBER = "(0|[1-9][0-9]*)"
COUNT = r"([1-9][0-9]*)"


def amount(animals: str, clovers: str | None) -> dict[str, list[int]]:
    return {"amount": [integer(animals), integer(clovers or "0")]}


# Each form of move, and what its parts mean.
FORMS: tuple[tuple[re.Pattern[str], Callable[..., dict[str, Any]]], ...] = (
    (re.compile(f"(draw|rainbow) {DRAWN}"), lambda kind, tile: {"kind": kind, "tile": tile}),
    (
        re.compile(rf"start {ANIMAL} {COUNT}(?:\+{COUNT})?"),
        lambda animal, *tiles: {"kind": "start", "animal": animal, **amount(*tiles)},
    ),
    (
        re.compile(rf"grow {NUMBER} {NUMBER}(?:\+{COUNT})?"),
        lambda family, *tiles: {"kind": "grow", "family": integer(family), **amount(*tiles)},
    ),
    (
        re.compile(rf"swap {NUMBER} {NUMBER}\.{NUMBER}"),
        lambda own, seat, index: {
            "kind": "swap",
            "family": integer(own),
            "theirs": [integer(seat), integer(index)],
        },
    ),
    (
        re.compile(rf"clover {NUMBER}\.{NUMBER}"),
        lambda seat, index: {"kind": "clover", "family": [integer(seat), integer(index)]},
    ),
    (
        re.compile(f"two-for-one {TILE} {TILE} {DRAWN}"),
        lambda one, other, tile: {"kind": "two-for-one", "discards": [one, other], "tile": tile},
    ),
    (re.compile(f"pass(?: {TILE})?"), lambda tile: {"kind": "pass", "tile": tile}),
)


@remember_parsed
def parse(text: str) -> int:
    """The move that this text spells. Every move has exactly one spelling: what is written otherwise is none."""
    for form, meaning in FORMS:
        if found := form.fullmatch(text):
            data = meaning(*found.groups())
            if is_proper(data):
                return MOVES.code(data)
    raise InvalidMove(f"{short(text)} is no move of Double Seven; write for example draw fox, start fox 2+1 or pass")


def is_proper(data: dict[str, Any]) -> bool:
    """A family begins with two tiles, grows by one, and discards stand in tile order."""
    match data:
        case {"kind": "start", "amount": [animals, clovers]}:
            return bool(animals + clovers >= 2)
        case {"kind": "grow", "amount": [animals, clovers]}:
            return bool(animals + clovers >= 1)
        case {"discards": [one, other]}:
            return TILES.index(one) <= TILES.index(other)
    return True


@remember_written
def write(move: int) -> str:
    """The one spelling of a move."""
    data = MOVES.fields(move)
    return WRITTEN[data.pop("kind")](**data)


WRITTEN: dict[str, Callable[..., str]] = {
    "draw": lambda tile: f"draw {tile}",
    "rainbow": lambda tile: f"rainbow {tile}",
    "start": lambda animal, amount: f"start {animal} {tiles(*amount)}",
    "grow": lambda family, amount: f"grow {family} {tiles(*amount)}",
    "swap": lambda family, theirs: f"swap {family} {theirs[0]}.{theirs[1]}",
    "clover": lambda family: f"clover {family[0]}.{family[1]}",
    "two-for-one": lambda discards, tile: f"two-for-one {discards[0]} {discards[1]} {tile}",
    "pass": lambda tile: f"pass {tile}" if tile else "pass",
}


def tiles(animals: int, clovers: int) -> str:
    return f"{animals}+{clovers}" if clovers else f"{animals}"
