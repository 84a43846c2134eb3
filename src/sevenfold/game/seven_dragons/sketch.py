"""Prepared positions of Seven Dragons from sketches; see lessons/box.py."""

from typing import Any

from sevenfold.lessons.box import Box

JSON = dict[str, Any]


def complete(fresh: JSON, sketch: JSON) -> JSON:
    dealt = (card for hand in fresh["hands"] if hand is not None for card in hand)
    box = Box([*fresh["deck"], *dealt, *fresh["table"].values()])
    for card in sketch["table"].values():
        box.take([card if card in box.left else card[::-1]])  # lying upside down
    discard = box.take(sketch.get("discard", []))
    top = box.take(sketch.get("deck", []))
    hands: list[list[str] | None] = [*box.hands(sketch["hands"])]
    found: JSON = {
        "table": dict(sorted(sketch["table"].items(), key=lambda place: tuple(map(int, place[0].split(","))))),
        "hands": hands + [None] * (len(fresh["hands"]) - len(hands)),
        "deck": [*top, *box.left],
        "discard": discard,
    }
    if fresh["goals"] is not None:
        goals = sketch["goals"]
        seen = {colour: [goals.index(colour)] for colour in goals if goals.index(colour) in fresh["seats"]}
        seen |= {colour: [0, *seen.get(colour, [])] for colour in sketch.get("seen", [])}
        found |= {"goals": list(goals), "goals_seen": {colour: seen.get(colour, []) for colour in fresh["goals_seen"]}}
    return found
