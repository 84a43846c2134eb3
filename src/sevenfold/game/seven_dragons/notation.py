"""Moves of Seven Dragons as text: `GKRR@2,-1`, `trade-hands 2`, `move-card 1,0 GKRR@2,-1 under`, `zap-card color`."""

import re
from collections.abc import Mapping
from typing import Any

from sevenfold.errors import InvalidMove
from sevenfold.game.seven_dragons.cards import ACTIONS, FACES
from sevenfold.game.seven_dragons.moves import DIRECTIONS, MOVES
from sevenfold.game.seven_dragons.state import SEATS
from sevenfold.game.text import integer, remember_parsed, remember_written
from sevenfold.json_input import short

NUMBER = "(?:0|-?[1-9][0-9]*)"
AT = f"({NUMBER}),({NUMBER})"
LAID = rf"([RYBGK*]{{4}})@{AT}"
UNDER = "( under)?"

PLACEMENT = re.compile(LAID)
TRADE = re.compile(rf"(trade-hands|trade-goals) ([0-{SEATS - 1}]){UNDER}")
ROTATE = re.compile(rf"rotate-goals ({'|'.join(DIRECTIONS)}){UNDER}")
MOVE = re.compile(rf"move-card {AT} {LAID}{UNDER}")
ZAP = re.compile(rf"zap-card {AT}{UNDER}")
FORGO = re.compile(f"({'|'.join(ACTIONS)}) color")


@remember_parsed
def parse(text: str) -> int:
    """The move that this text spells."""
    data = read(text)
    if data is None or data.get("card", FACES[0]) not in FACES:
        example = "write for example RRKG@1,0, zap-card 2,-1 or pass"
        raise InvalidMove(f"{short(text)} is no move of Seven Dragons; {example}")
    return MOVES.code(data)


def read(text: str) -> dict[str, Any] | None:
    """The move as data, if the text has the form of one."""
    if text == "pass":
        return {"kind": "pass"}
    if found := PLACEMENT.fullmatch(text):
        return {"kind": "place", "card": found[1], "at": place(found[2], found[3])}
    if found := FORGO.fullmatch(text):
        return {"kind": "color", "action": found[1]}
    if found := TRADE.fullmatch(text):
        return {"kind": found[1], "mode": mode(found[3]), "seat": int(found[2])}
    if found := ROTATE.fullmatch(text):
        return {"kind": "rotate-goals", "mode": mode(found[2]), "direction": found[1]}
    if found := ZAP.fullmatch(text):
        return {"kind": "zap-card", "mode": mode(found[3]), "from": place(found[1], found[2])}
    if found := MOVE.fullmatch(text):
        laid = {"card": found[3], "at": place(found[4], found[5])}
        return {"kind": "move-card", "mode": mode(found[6]), "from": place(found[1], found[2]), **laid}
    return None


def place(x: str, y: str) -> list[int]:
    return [integer(x), integer(y)]


def mode(under: str | None) -> str:
    return "under" if under else "both"


@remember_written
def write(move: int) -> str:
    """The one spelling of a move."""
    match MOVES.fields(move):
        case {"kind": "pass" | "join" as kind}:
            return str(kind)
        case {"kind": "place", "card": card, "at": [x, y]}:
            return f"{card}@{x},{y}"
        case {"kind": "color", "action": name}:
            return f"{name} color"
        case {"kind": name, "mode": mode} as action:
            return f"{name} {detail(action)}{' under' if mode == 'under' else ''}"
    raise AssertionError(move)


def detail(action: Mapping[str, Any]) -> str:
    """Whom or what an action concerns."""
    match action:
        case {"direction": direction}:
            return str(direction)
        case {"from": [x, y], "card": card, "at": [to_x, to_y]}:
            return f"{x},{y} {card}@{to_x},{to_y}"
        case {"from": [x, y]}:
            return f"{x},{y}"
    return str(action["seat"])
