"""Prepared positions from sketches: a sketch says what a lesson is about, and the rest of the box fills the piles.

What a box holds is asked of a fresh deal, so that no deck is written down twice.
"""

from collections.abc import Callable, Iterable
from typing import Any

import sevenfold

JSON = dict[str, Any]
SEED = 7  # of the deal whose order the piles keep


def position(game: str, options: JSON, sketch: JSON) -> JSON:
    """The whole position that a sketch stands for."""
    fresh = sevenfold.new(game, seed=SEED, **options).position()
    return {**fresh, "turn": 0, **COMPLETED[game](fresh, sketch)}


class Box:
    """All cards or tiles of a game, until they are taken out."""

    def __init__(self, things: Iterable[str]) -> None:
        self.left = list(things)

    def take(self, things: Iterable[str]) -> list[str]:
        taken = list(things)
        for thing in taken:
            self.left.remove(thing)
        return taken

    def deal(self, count: int) -> list[str]:
        """Whatever comes last."""
        return self.take(self.left[len(self.left) - count :])

    def hands(self, sketched: list[list[str] | int]) -> list[list[str]]:
        """A hand is sketched card by card, or as a number of cards that nobody needs to see."""
        known = [None if isinstance(hand, int) else self.take(hand) for hand in sketched]
        return [
            self.deal(hand) if isinstance(hand, int) else cards or []
            for hand, cards in zip(sketched, known, strict=True)
        ]

    def pile(self, first: list[str]) -> list[str]:
        """All that is left, beginning with these."""
        top = self.take(first)
        return top + self.take(list(self.left))


def spread(counts: dict[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]


def counted(things: list[str]) -> dict[str, int]:
    return {thing: things.count(thing) for thing in things}


def laid(rows: dict[str, str]) -> list[str]:
    """The cards of Dragon's grid."""
    marks = [(value, mark) for row in rows.values() for value, mark in enumerate(row, 1)]
    return [f"{value}!" if mark == "!" else str(value) for value, mark in marks if mark != "."]


def dragon(fresh: JSON, sketch: JSON) -> JSON:
    box = Box([*fresh["deck"], *laid(fresh["rows"]), *(card for hand in fresh["hands"] for card in hand)])
    box.take(laid(sketch["rows"]))
    top = box.take(sketch.get("deck", []))
    hands = box.hands(sketch["hands"])
    rows = dict(sorted(sketch["rows"].items(), key=lambda row: int(row[0])))
    return {"rows": rows, "hands": hands, "deck": [*top, *box.left], "tokens": sketch.get("tokens", [0] * len(hands))}


def double_seven(fresh: JSON, sketch: JSON) -> JSON:
    pool = fresh["pool"]
    box = Box([*pool["hidden"], *spread(pool["open"]), *(tile for rack in fresh["racks"] for tile in spread(rack))])
    families = sketch.get("families", [[] for _ in fresh["families"]])
    for family in (family for own in families for family in own):
        box.take([family["animal"]] * family["animals"] + ["clover"] * family["clovers"])
    box.take(spread(sketch.get("open", {})))
    top = box.take(sketch.get("hidden", []))
    racks = box.hands([rack if isinstance(rack, int) else spread(rack) for rack in sketch["racks"]])
    sevens: list[int] = sketch["sevens"] if "sevens" in sketch else fresh["sevens"]
    acting = sketch.get("phase", "act") == "act"
    return {
        "phase": "act" if acting else "draw",
        "draws": 0 if acting else sketch["draws"],
        "rainbow": acting,
        "pool": {"hidden": [*top, *box.left], "open": sketch.get("open", {})},
        "racks": [counted(rack) for rack in racks],
        "shown": [{} for _ in racks],
        "families": families,
        "sevens": sevens,
        "sevens_left": fresh["sevens_left"] - sum(sevens),
    }


def seven_dragons(fresh: JSON, sketch: JSON) -> JSON:
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


COMPLETED: dict[str, Callable[[JSON, JSON], JSON]] = {
    "dragon": dragon,
    "double-seven": double_seven,
    "seven-dragons": seven_dragons,
}
