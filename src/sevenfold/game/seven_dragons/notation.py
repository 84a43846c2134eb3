"""Moves of Seven Dragons as text: `GKRR@2,-1`, `trade-hands 2`, `move-card 1,0 GKRR@2,-1 under`, `zap-card color`."""

import re

from sevenfold.errors import InvalidMove
from sevenfold.game.seven_dragons import moves
from sevenfold.game.seven_dragons.cards import (
    ACTIONS,
    CARDS,
    LIES,
    MOVE_CARD,
    ROTATE_GOALS,
    ZAP_CARD,
)
from sevenfold.game.seven_dragons.state import (
    CENTRE,
    COLOUR_ONLY,
    NOWHERE,
    PASS,
    PLACE,
    PLAIN,
    REACH,
    SEATS,
    SLIP_UNDER,
)
from sevenfold.game.text import bounded

DIRECTIONS = ("left", "right")
NUMBER = "(?:0|-?[1-9][0-9]*)"
AT = f"({NUMBER}),({NUMBER})"
LAID = rf"([RYBGK*]{{4}})@{AT}"
UNDER = "( under)?"

PLACEMENT = re.compile(LAID)
TRADE = re.compile(rf"(trade-hands|trade-goals) ([0-{SEATS - 1}]){UNDER}")
ROTATE = re.compile(rf"rotate-goals (left|right){UNDER}")
MOVE = re.compile(rf"move-card {AT} {LAID}{UNDER}")
ZAP = re.compile(rf"zap-card {AT}{UNDER}")
FORGO = re.compile(f"({'|'.join(ACTIONS)}) color")


def parse(text: str) -> int:
    """The move that this text spells."""
    if text == "pass":
        return moves.action(PASS, PLAIN, 0)
    if found := PLACEMENT.fullmatch(text):
        return laid(text, found[1], found[2], found[3])
    if found := FORGO.fullmatch(text):
        return moves.action(CARDS.index(found[1]), COLOUR_ONLY, 0)
    if found := TRADE.fullmatch(text):
        return moves.action(CARDS.index(found[1]), way(found[3]), int(found[2]))
    if found := ROTATE.fullmatch(text):
        return moves.action(ROTATE_GOALS, way(found[2]), DIRECTIONS.index(found[1]))
    if found := ZAP.fullmatch(text):
        return moves.zap(way(found[3]), coordinate(found[1]), coordinate(found[2]))
    if found := MOVE.fullmatch(text):
        put = laid(text, found[3], found[4], found[5])
        return moves.shift(way(found[6]), coordinate(found[1]), coordinate(found[2]), put)
    raise invalid(text)


def invalid(text: str) -> InvalidMove:
    return InvalidMove(f"{text!r} is no move of Seven Dragons; write for example RRKG@1,0, zap-card 2,-1 or pass")


def laid(text: str, card: str, x: str, y: str) -> int:
    """A card as it lies, and where."""
    if card not in LIES:
        raise invalid(text)
    return moves.placement(LIES.index(card), coordinate(x), coordinate(y))


def coordinate(digits: str) -> int:
    """One beyond all reach is nowhere."""
    value = bounded(digits, REACH)
    return NOWHERE - CENTRE if value is None else value


def way(under: str | None) -> int:
    return SLIP_UNDER if under else PLAIN


def write(move: int) -> str:
    """The one spelling of a move."""
    if moves.what(move) == PASS:
        return "pass"
    if moves.what(move) == PLACE:
        return write_laid(move)
    name = CARDS[moves.what(move)]
    if moves.how(move) == COLOUR_ONLY:
        return f"{name} color"
    return f"{name} {detail(move)}{' under' if moves.how(move) == SLIP_UNDER else ''}"


def detail(move: int) -> str:
    """Whom or what an action concerns."""
    what = moves.what(move)
    if what == ROTATE_GOALS:
        return DIRECTIONS[moves.number(move)]
    if what == ZAP_CARD:
        return f"{moves.from_x(move)},{moves.from_y(move)}"
    if what == MOVE_CARD:
        return f"{moves.from_x(move)},{moves.from_y(move)} {write_laid(move)}"
    return str(moves.number(move))


def write_laid(move: int) -> str:
    return f"{LIES[moves.lies(move)]}@{moves.to_x(move)},{moves.to_y(move)}"
