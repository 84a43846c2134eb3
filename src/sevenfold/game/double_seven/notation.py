"""Moves of Double Seven as text: `draw fox`, `start fox 2+1`, `swap 1 2.0`, `two-for-one deer fox ?`, `pass`."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from sevenfold.errors import InvalidMove
from sevenfold.game.double_seven.state import (
    ANIMALS,
    DRAW,
    GROW,
    HIDDEN,
    NOWHERE,
    PASS,
    RAINBOW,
    RETRIEVE,
    START,
    SWAP,
    TILES,
    TWO_FOR_ONE,
)
from sevenfold.game.text import bounded
from sevenfold.kernel.moves import pack
from sevenfold.reading import short

NAMES = (*TILES, "?")  # HIDDEN is the last
TILE = f"({'|'.join(TILES)})"
DRAWN = f"({'|'.join(TILES)}|\\?)"
ANIMAL = f"({'|'.join(TILES[:ANIMALS])})"
NUMBER = "(0|[1-9][0-9]*)"
COUNT = r"([1-9][0-9]*)"


def number(digits: str | None) -> int:
    """A count or index; one beyond all use becomes merely impossible."""
    value = bounded(digits or "0", NOWHERE - 1)
    return NOWHERE if value is None else value


def tile(name: str | None) -> int:
    return NAMES.index(name or "?")


def start(animal: str, tiles: str, clovers: str | None) -> int | None:
    return pack(START, tile(animal), number(tiles), number(clovers)) if tiles != "1" or clovers else None


def grow(family: str, tiles: str, clovers: str | None) -> int | None:
    return pack(GROW, number(family), number(tiles), number(clovers)) if tiles != "0" or clovers else None


def two_for_one(one: str, other: str, drawn: str) -> int | None:
    ordered = tile(one) <= tile(other)
    return pack(TWO_FOR_ONE, tile(one), tile(other), tile(drawn)) if ordered else None


# Each form of move, and what its parts mean. A form may still refuse: every move has exactly one spelling.
FORMS: tuple[tuple[re.Pattern[str], Callable[..., int | None]], ...] = (
    (re.compile(f"draw {DRAWN}"), lambda drawn: pack(DRAW, tile(drawn), 0, 0)),
    (re.compile(f"rainbow {DRAWN}"), lambda drawn: pack(RAINBOW, tile(drawn), 0, 0)),
    (re.compile(rf"start {ANIMAL} {COUNT}(?:\+{COUNT})?"), start),
    (re.compile(rf"grow {NUMBER} {NUMBER}(?:\+{COUNT})?"), grow),
    (
        re.compile(rf"swap {NUMBER} {NUMBER}\.{NUMBER}"),
        lambda own, seat, theirs: pack(SWAP, number(own), number(seat), number(theirs)),
    ),
    (
        re.compile(rf"clover {NUMBER}\.{NUMBER}"),
        lambda seat, family: pack(RETRIEVE, number(seat), number(family), 0),
    ),
    (re.compile(f"two-for-one {TILE} {TILE} {DRAWN}"), two_for_one),
    (re.compile(f"pass(?: {TILE})?"), lambda given: pack(PASS, tile(given), 0, 0)),
)


def parse(text: str) -> int:
    """The move that this text spells."""
    for form, meaning in FORMS:
        if found := form.fullmatch(text):
            move = meaning(*found.groups())
            if move is not None:
                return move
    raise InvalidMove(f"{short(text)} is no move of Double Seven; write for example draw fox, start fox 2+1 or pass")


def parts(move: int) -> dict[str, Any]:
    """The move as data."""
    what, a, b, c = move >> 24, move >> 16 & 255, move >> 8 & 255, move & 255
    if what == DRAW:
        return {"kind": "draw", "tile": NAMES[a]}
    if what == RAINBOW:
        return {"kind": "rainbow", "tile": NAMES[a]}
    if what == START:
        return {"kind": "start", "animal": NAMES[a], "animals": b, "clovers": c}
    if what == GROW:
        return {"kind": "grow", "family": a, "animals": b, "clovers": c}
    if what == SWAP:
        return {"kind": "swap", "family": a, "seat": b, "theirs": c}
    if what == RETRIEVE:
        return {"kind": "clover", "seat": a, "family": b}
    if what == TWO_FOR_ONE:
        return {"kind": "two-for-one", "discards": [NAMES[a], NAMES[b]], "tile": NAMES[c]}
    return {"kind": "pass", "tile": None if a == HIDDEN else NAMES[a]}


def spell(parts: Mapping[str, Any]) -> str:
    """The one spelling of a move."""
    match parts:
        case {"kind": "draw" | "rainbow" as kind, "tile": name}:
            return f"{kind} {name}"
        case {"kind": "start", "animal": animal, "animals": animals, "clovers": clovers}:
            return f"start {animal} {tiles(animals, clovers)}"
        case {"kind": "grow", "family": family, "animals": animals, "clovers": clovers}:
            return f"grow {family} {tiles(animals, clovers)}"
        case {"kind": "swap", "family": own, "seat": seat, "theirs": theirs}:
            return f"swap {own} {seat}.{theirs}"
        case {"kind": "clover", "seat": seat, "family": family}:
            return f"clover {seat}.{family}"
        case {"kind": "two-for-one", "discards": [one, other], "tile": drawn}:
            return f"two-for-one {one} {other} {drawn}"
        case {"kind": "pass", "tile": None}:
            return "pass"
        case {"kind": "pass", "tile": name}:
            return f"pass {name}"
    raise ValueError(f"{parts} is no move")


def tiles(animals: int, clovers: int) -> str:
    return f"{animals}+{clovers}" if clovers else f"{animals}"


def write(move: int) -> str:
    return spell(parts(move))


def choices(moves: Iterable[int]) -> dict[str, Any]:
    """Many moves as little data: by kind, then by animal or family; two-for-one is any discards with any tile."""
    found: dict[str, Any] = {"draw": [], "rainbow": [], "start": {}, "grow": {}, "swap": {}, "clover": []}
    found |= {"two_for_one": {"discards": [], "tiles": []}, "pass": []}
    for part in map(parts, moves):
        match part:
            case {"kind": "draw" | "rainbow" | "pass" as kind, "tile": name}:
                found[kind].append(name)
            case {"kind": "start", "animal": animal, "animals": animals, "clovers": clovers}:
                found["start"].setdefault(animal, []).append([animals, clovers])
            case {"kind": "grow", "family": family, "animals": animals, "clovers": clovers}:
                found["grow"].setdefault(str(family), []).append([animals, clovers])
            case {"kind": "swap", "family": family, "seat": seat, "theirs": theirs}:
                found["swap"].setdefault(str(family), []).append([seat, theirs])
            case {"kind": "clover", "seat": seat, "family": family}:
                found["clover"].append([seat, family])
            case {"discards": discards, "tile": name}:
                for listed, new in (
                    (found["two_for_one"]["discards"], discards),
                    (found["two_for_one"]["tiles"], name),
                ):
                    if new not in listed:
                        listed.append(new)
    return found


def expand(choices: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The moves that `choices` stand for, one by one."""
    for kind in ("draw", "rainbow"):
        yield from ({"kind": kind, "tile": name} for name in choices[kind])
    for animal, amounts in choices["start"].items():
        yield from ({"kind": "start", "animal": animal, "animals": a, "clovers": c} for a, c in amounts)
    for family, amounts in choices["grow"].items():
        yield from ({"kind": "grow", "family": int(family), "animals": a, "clovers": c} for a, c in amounts)
    for family, others in choices["swap"].items():
        yield from ({"kind": "swap", "family": int(family), "seat": seat, "theirs": i} for seat, i in others)
    yield from ({"kind": "clover", "seat": seat, "family": family} for seat, family in choices["clover"])
    for discards in choices["two_for_one"]["discards"]:
        for name in choices["two_for_one"]["tiles"]:
            yield {"kind": "two-for-one", "discards": discards, "tile": name}
    yield from ({"kind": "pass", "tile": name} for name in choices["pass"])
