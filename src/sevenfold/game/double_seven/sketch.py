"""Prepared positions of Double Seven from sketches; see lessons/box.py."""

from typing import Any

from sevenfold.lessons.box import Box

JSON = dict[str, Any]


def spread(counts: dict[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]


def counted(things: list[str]) -> dict[str, int]:
    return {thing: things.count(thing) for thing in things}


def complete(fresh: JSON, sketch: JSON) -> JSON:
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
        "rainbow": sketch.get("rainbow", acting),
        "two_for_one": sketch.get("two_for_one", True),
        "pool": {"hidden": [*top, *box.left], "open": sketch.get("open", {})},
        "racks": [counted(rack) for rack in racks],
        "shown": [{} for _ in racks],
        "families": families,
        "sevens": sevens,
        "sevens_left": fresh["sevens_left"] - sum(sevens),
    }
