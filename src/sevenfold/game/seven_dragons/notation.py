"""Moves of Seven Dragons as text: `GKRR@2,-1`, `trade-hands 2`, `move-card 1,0 GKRR@2,-1 under`, `zap-card color`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

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
from sevenfold.reading import short

DIRECTIONS = ("left", "right")
MODES = ("both", "under", "color")  # PLAIN, SLIP_UNDER, COLOUR_ONLY
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
    return InvalidMove(f"{short(text)} is no move of Seven Dragons; write for example RRKG@1,0, zap-card 2,-1 or pass")


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


def parts(move: int) -> dict[str, Any]:
    """The move as data; `mode` tells which half of an action card is used (SD-ACTION)."""
    what = moves.what(move)
    if what == PASS:
        return {"kind": "pass"}
    laid = {"card": LIES[moves.lies(move)], "x": moves.to_x(move), "y": moves.to_y(move)}
    if what == PLACE:
        return {"kind": "place", **laid}
    action = {"kind": CARDS[what], "mode": MODES[moves.how(move)]}
    if moves.how(move) == COLOUR_ONLY:
        return action
    if what == ROTATE_GOALS:
        return {**action, "direction": DIRECTIONS[moves.number(move)]}
    if what in (ZAP_CARD, MOVE_CARD):
        place = {"from": [moves.from_x(move), moves.from_y(move)]}
        return {**action, **place, **(laid if what == MOVE_CARD else {})}
    return {**action, "seat": moves.number(move)}


def spell(parts: Mapping[str, Any]) -> str:
    """The one spelling of a move."""
    match parts:
        case {"kind": "pass"}:
            return "pass"
        case {"kind": "place", "card": card, "x": x, "y": y}:
            return f"{card}@{x},{y}"
        case {"kind": name, "mode": "color"}:
            return f"{name} color"
        case {"kind": name, "mode": mode}:
            return f"{name} {detail(parts)}{' under' if mode == 'under' else ''}"
    raise ValueError(f"{parts} is no move")


def detail(action: Mapping[str, Any]) -> str:
    """Whom or what an action concerns."""
    match action:
        case {"direction": direction}:
            return str(direction)
        case {"from": [x, y], "card": card, "x": to_x, "y": to_y}:
            return f"{x},{y} {card}@{to_x},{to_y}"
        case {"from": [x, y]}:
            return f"{x},{y}"
    return str(action["seat"])


def write(move: int) -> str:
    return spell(parts(move))


def choices(moves: Iterable[int]) -> dict[str, Any]:
    """Many moves as little data: places by card; actions with their modes and, for all but `color`, their targets."""
    found: dict[str, Any] = {"place": {}, "actions": {}, "pass": False}
    for part in map(parts, moves):
        kind = part["kind"]
        if kind == "pass":
            found["pass"] = True
        elif kind == "place":
            found["place"].setdefault(part["card"], []).append([part["x"], part["y"]])
        else:
            action = found["actions"].setdefault(kind, {"modes": [], "targets": []})
            if part["mode"] not in action["modes"]:
                action["modes"].append(part["mode"])
            if part["mode"] == "both":
                add_target(action["targets"], part)
    return found


def add_target(targets: list[Any], part: Mapping[str, Any]) -> None:
    """What an action may be done to; places to move a card to are gathered under the card as it would lie."""
    if part["kind"] != "move-card":
        targets.append(part.get("direction", part.get("seat", part.get("from"))))
        return
    last = targets[-1] if targets else {}
    if last.get("from") != part["from"] or last.get("card") != part["card"]:
        targets.append({"from": part["from"], "card": part["card"], "to": []})
    targets[-1]["to"].append([part["x"], part["y"]])


def expand(choices: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The moves that `choices` stand for, one by one."""
    for card, places in choices["place"].items():
        yield from ({"kind": "place", "card": card, "x": x, "y": y} for x, y in places)
    for kind, action in choices["actions"].items():
        for mode in action["modes"]:
            if mode == "color":
                yield {"kind": kind, "mode": mode}
            else:
                yield from (
                    {"kind": kind, "mode": mode, **target} for target in expand_targets(kind, action["targets"])
                )
    if choices["pass"]:
        yield {"kind": "pass"}


def expand_targets(kind: str, targets: Iterable[Any]) -> Iterator[dict[str, Any]]:
    for target in targets:
        if kind == "move-card":
            yield from ({"from": target["from"], "card": target["card"], "x": x, "y": y} for x, y in target["to"])
        elif kind == "zap-card":
            yield {"from": target}
        else:
            yield {"direction" if kind == "rotate-goals" else "seat": target}
