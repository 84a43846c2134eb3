"""Moves of Dragon as text: `3@0`, `4!@-2`, `under 4!`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sevenfold.errors import InvalidMove
from sevenfold.game.dragon.state import CARDS, CENTRE, NOWHERE, PLACES, UNDER
from sevenfold.game.text import bounded
from sevenfold.reading import short

CARD = r"([17]|[2-6]!?)"
PLACE = re.compile(CARD + r"@(0|-?[1-9][0-9]*)")
BURY = re.compile("under " + CARD)


def parse(text: str) -> int:
    """The move that this text spells."""
    if found := PLACE.fullmatch(text):
        row = bounded(found[2], CENTRE)
        return CARDS.index(found[1]) * PLACES + (NOWHERE if row is None else row + CENTRE)
    if found := BURY.fullmatch(text):
        return CARDS.index(found[1]) * PLACES + UNDER
    raise InvalidMove(f"{short(text)} is no move of Dragon; write for example 4@1, 4!@-2 or under 4")


def parts(move: int) -> dict[str, Any]:
    """The move as data."""
    card, level = CARDS[move // PLACES], move % PLACES
    return {"kind": "under", "card": card} if level == UNDER else {"kind": "place", "card": card, "row": level - CENTRE}


def spell(parts: Mapping[str, Any]) -> str:
    """The one spelling of a move."""
    if parts["kind"] == "under":
        return f"under {parts['card']}"
    return f"{parts['card']}@{parts['row']}"


def write(move: int) -> str:
    return spell(parts(move))


def choices(moves: Iterable[int]) -> dict[str, Any]:
    """Many moves as little data: rows by card, and cards that may go under the pile."""
    place: dict[str, list[int]] = {}
    under: list[str] = []
    for move in moves:
        card, level = CARDS[move // PLACES], move % PLACES
        if level == UNDER:
            under.append(card)
        else:
            place.setdefault(card, []).append(level - CENTRE)
    return {"place": place, "under": under}


def expand(choices: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The moves that `choices` stand for, one by one."""
    for card, rows in choices["place"].items():
        yield from ({"kind": "place", "card": card, "row": row} for row in rows)
    yield from ({"kind": "under", "card": card} for card in choices["under"])
