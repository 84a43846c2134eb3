"""Prepared positions of Dragon from sketches; see lessons/box.py."""

from typing import Any

from sevenfold.lessons.box import Box

JSON = dict[str, Any]


def laid(rows: dict[str, str]) -> list[str]:
    """The cards of Dragon's grid."""
    marks = [(value, mark) for row in rows.values() for value, mark in enumerate(row, 1)]
    return [f"{value}!" if mark == "!" else str(value) for value, mark in marks if mark != "."]


def complete(fresh: JSON, sketch: JSON) -> JSON:
    box = Box([*fresh["deck"], *laid(fresh["rows"]), *(card for hand in fresh["hands"] for card in hand)])
    box.take(laid(sketch["rows"]))
    top = box.take(sketch.get("deck", []))
    hands = box.hands(sketch["hands"])
    rows = dict(sorted(sketch["rows"].items(), key=lambda row: int(row[0])))
    return {"rows": rows, "hands": hands, "deck": [*top, *box.left], "tokens": sketch.get("tokens", [0] * len(hands))}
