"""Moves of Dragon as text: `3@0`, `4!@-2`, `under 4!`."""

import re

from sevenfold.errors import InvalidMove
from sevenfold.game.dragon.moves import CARD, ROW, level_of
from sevenfold.game.dragon.state import UNDER
from sevenfold.game.text import integer, remember_parsed, remember_written
from sevenfold.json_input import short

PRINTED = r"([17]|[2-6]!?)"
PLACE = re.compile(PRINTED + r"@(0|-?[1-9][0-9]*)")
BURY = re.compile("under " + PRINTED)


@remember_parsed
def parse(text: str) -> int:
    """The move that this text spells."""
    if found := PLACE.fullmatch(text):
        return CARD.bits(found[1]) | ROW.bits(integer(found[2]))
    if found := BURY.fullmatch(text):
        return CARD.bits(found[1]) | UNDER
    raise InvalidMove(f"{short(text)} is no move of Dragon; write for example 4@1, 4!@-2 or under 4")


@remember_written
def write(move: int) -> str:
    """The one spelling of a move."""
    card = CARD.value(move)
    return f"under {card}" if level_of(move) == UNDER else f"{card}@{ROW.value(move)}"
