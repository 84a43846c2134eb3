"""Positions that cannot be: each is refused with a message that names the culprit."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import sevenfold
from sevenfold import PositionError
from tests.building import Position, double_seven, dragon, family, seven_dragons

Spoil = Callable[[Position], Any]


def a_dragon() -> Position:
    return dragon({0: "...oo..", 1: "...!..."}, [["1", "4", "4"], ["2!", "7"]], deck=["6"])


def a_double_seven() -> Position:
    families = [[family("fox", 3), family("deer", 1, 1)], [family("bird", 7)]]
    return double_seven([{"fox": 2}, {"swan": 1}], families=families, hidden=["frog"], open={"bird": 1})


def a_seven_dragons() -> Position:
    table = {"0,0": "SSSS", "1,0": "RRKG", "0,1": "YYRK"}
    return seven_dragons(table, [["RRRR", "zap-card"], ["****"]], discard=["move-card"])


def put(*path: Any) -> Spoil:
    """Sets the value at the end of a path."""

    def spoil(position: Any) -> None:
        for key in path[:-2]:
            position = position[key]
        position[path[-2]] = path[-1]

    return spoil


def drop(*path: Any) -> Spoil:
    def spoil(position: Any) -> None:
        for key in path[:-1]:
            position = position[key]
        del position[path[-1]]

    return spoil


def both(*spoils: Spoil) -> Spoil:
    def spoil(position: Position) -> None:
        for one in spoils:
            one(position)

    return spoil


NUMBERS = [-1, 10**30, 1.0, True, "1", None, []]

DRAGON: list[tuple[str, Spoil, str]] = [
    *((f"missing {key}", drop(key), key) for key in ("options", "round", "turn", "deck", "hands", "rows", "tokens")),
    ("unknown key", put("extra", 1), "extra"),
    ("another game", put("game", "chess"), "chess"),
    ("options are no object", put("options", []), "options"),
    ("missing option", drop("options", "multi"), "multi"),
    ("unknown option", put("options", "variant", "full"), "variant"),
    ("bad option", put("options", "players", 7), "players"),
    ("players differ from hands", put("options", "players", 3), "hands"),
    *((f"round {n!r}", put("round", n), "round") for n in NUMBERS),
    ("a second round without multi", put("round", 1), "round"),
    *((f"turn {n!r}", put("turn", n), "turn") for n in NUMBERS if n is not None),
    ("turn null in mid-game", put("turn", None), "turn"),
    ("nobody's turn", put("turn", 2), "turn"),
    ("deck is no list", put("deck", 5), "deck"),
    ("unknown card", put("deck", 0, "8"), "'8'"),
    ("unknown card in a hand", put("hands", 0, 0, "1!"), "1!"),
    ("no text for a card", put("hands", 0, 0, 1), r"hands\[0\]"),
    ("a card too many", lambda p: p["deck"].append("1"), "1"),
    ("a fiftieth card", lambda p: p["hands"][1].append("4!"), "4!"),
    ("a card missing", lambda p: p["deck"].pop(), "in all"),
    ("thousands of cards", lambda p: p["deck"].extend(["1"] * 5000), "deck"),
    ("empty hand on turn", both(lambda p: p["deck"].extend(p["hands"][0]), put("hands", 0, [])), "empty"),
    ("no rows", put("rows", {}), "row 0"),
    ("rows are no object", put("rows", []), "rows"),
    ("row 0 missing", lambda p: p["rows"].update({"2": p["rows"].pop("0")}), "row 0"),
    ("rows not contiguous", lambda p: p["rows"].update({"3": p["rows"].pop("1")}), "contiguous"),
    ("eight rows", lambda p: p["rows"].update({str(n): "...o..." for n in range(-4, 4)}), "8 rows"),
    ("an empty row", lambda p: p["rows"].update({"2": "......."}), "no card"),
    ("a short row", put("rows", "1", "...!"), "rows"),
    ("a strange cell", put("rows", "1", "...x..."), "rows"),
    ("a row that is no text", put("rows", "1", 7), "rows"),
    ("an annoyed 1", put("rows", "1", "!..!..."), "annoyed 1"),
    ("a row that is written otherwise", lambda p: p["rows"].update({"+1": p["rows"].pop("1")}), r"\+1"),
    ("a row with a leading zero", lambda p: p["rows"].update({"01": p["rows"].pop("1")}), "01"),
    ("minus zero", lambda p: p["rows"].update({"-0": p["rows"].pop("0")}), "-0"),
    ("a row far away", lambda p: p["rows"].update({"9" * 5000: "...o..."}), "rows"),
    ("a card that touches no other", put("rows", "1", "o..!..."), "touches no other"),
    *((f"tokens {n!r}", put("tokens", 0, n), "tokens") for n in NUMBERS),
    ("tokens nobody earned", put("tokens", 0, 1), "tokens"),
    ("tokens for three", put("tokens", [0, 0, 0]), "tokens"),
    *((f"totals {n!r}", put("totals", 0, n), "totals") for n in NUMBERS),
    ("totals before any round", put("totals", 0, 1), "totals"),
]

DOUBLE_SEVEN: list[tuple[str, Spoil, str]] = [
    *((f"missing {key}", drop(key), key) for key in a_double_seven() if key not in ("game",)),
    ("unknown key", put("extra", 1), "extra"),
    *((f"turn {n!r}", put("turn", n), "turn") for n in NUMBERS if n is not None),
    ("turn null in mid-game", put("turn", None), "turn"),
    ("unknown phase", put("phase", "sleep"), "phase"),
    *((f"draws {n!r}", put("draws", n), "draws") for n in NUMBERS),
    ("draws in act", put("draws", 1), "draws"),
    ("no draws in draw", both(put("phase", "draw"), put("rainbow", False)), "draws"),
    ("four draws", both(put("phase", "draw"), put("rainbow", False), put("draws", 4)), "draws"),
    ("rainbow while drawing", both(put("phase", "draw"), put("draws", 2)), "rainbow"),
    ("rainbow is no bool", put("rainbow", 1), "rainbow"),
    ("rainbow after a swap", put("swaps", 1), "rainbow"),
    ("two_for_one is no bool", put("two_for_one", None), "two_for_one"),
    *((f"swaps {n!r}", put("swaps", n), "swaps") for n in [*NUMBERS, 17]),
    ("pool without hidden", drop("pool", "hidden"), "hidden"),
    ("hidden is a number", put("pool", "hidden", 70), "hidden"),
    ("unknown tile", put("pool", "hidden", 0, "wolf"), "wolf"),
    ("hidden by mistake", put("pool", "hidden", 0, "?"), r"\?"),
    ("unknown open tile", put("pool", "open", "wolf", 1), "wolf"),
    *((f"open {n!r}", put("pool", "open", "bird", n), "bird") for n in [*NUMBERS, 0]),
    ("a twelfth fox", lambda p: p["pool"]["hidden"].append("fox"), "fox"),
    ("a fourth clover", lambda p: p["racks"][0].update(clover=5), "clover"),
    ("a tile missing", lambda p: p["pool"]["hidden"].pop(), "in all"),
    (
        "empty pool without an end",
        lambda p: (p.update(removed=rest(p)), p.update(pool={"hidden": [], "open": {}})),
        "ending",
    ),
    ("three racks", lambda p: p["racks"].append({}), "racks"),
    ("empty rack on turn", lambda p: p.update(racks=[{}, p["racks"][1]], removed={"fox": 2}), "empty"),
    ("shown above the rack", put("shown", 0, {"fox": 3}), "shown"),
    ("shown of what is not there", put("shown", 1, {"fox": 1}), "shown"),
    ("a family of clovers only", put("families", 0, 1, family("deer", 0, 2)), "animals"),
    ("a family of one", put("families", 0, 1, family("deer", 1)), "2 tiles"),
    ("a family of clover", put("families", 0, 1, "animal", "clover"), "clover"),
    ("a family with a key too many", put("families", 0, 1, "size", 2), "size"),
    ("a family with a key missing", drop("families", 0, 1, "clovers"), "clovers"),
    *((f"family of {n!r}", put("families", 0, 0, "animals", n), "animals") for n in NUMBERS),
    ("a hundred families", lambda p: p["families"][0].extend([family("fox", 2)] * 100), "families"),
    ("families for three", lambda p: p["families"].append([]), "families"),
    *((f"sevens {n!r}", put("sevens", 0, n), "sevens") for n in NUMBERS),
    ("nine sevens", put("sevens", 0, 1), "sevens"),
    ("seven sevens", put("sevens_left", 7), "sevens"),
    *((f"double_seven {n!r}", put("double_seven", n), "double_seven") for n in NUMBERS if n is not None),
    *((f"ending {n!r}", put("ending", n), "ending") for n in [*NUMBERS, 2] if n is not None),
]


def rest(position: Position) -> dict[str, int]:
    """All tiles of the pool, counted."""
    pool = position["pool"]["hidden"] + [tile for tile, n in position["pool"]["open"].items() for _ in range(n)]
    return {tile: pool.count(tile) for tile in pool}


SEVEN_DRAGONS: list[tuple[str, Spoil, str]] = [
    *((f"missing {key}", drop(key), key) for key in a_seven_dragons() if key not in ("game",)),
    ("unknown key", put("extra", 1), "extra"),
    ("options not in force", put("options", "ages", None), "ages"),
    ("actions in another order", lambda p: p["options"]["actions"].reverse(), "actions"),
    *((f"turn {n!r}", put("turn", n), "turn") for n in NUMBERS if n is not None),
    ("turn of an imaginary player", put("turn", 2), "turn"),
    ("turn null in mid-game", put("turn", None), "turn"),
    ("seats that nobody deals", put("seats", [0, 2]), "seats"),
    ("seats in another order", put("seats", [1, 0]), "seats"),
    ("six seats", put("seats", [0, 1, 2, 3, 4, 5]), "seats"),
    ("a seat twice", put("seats", [0, 1, 1]), "seats"),
    ("seats is a number", put("seats", 2), "seats"),
    ("a bool for a seat", put("seats", [0, True]), "seats"),
    ("unknown card", put("deck", 0, "RYYR"), "RYYR"),
    ("a turned card in the deck", lambda p: p["deck"].__setitem__(p["deck"].index("KKGB"), "BGKK"), "BGKK"),
    ("Silver in the deck", put("deck", 0, "SSSS"), "SSSS"),
    ("a 52nd dragon", lambda p: p["deck"].append("GGGG"), "GGGG"),
    ("a second Rainbow", lambda p: p["deck"].append("****"), r"\*\*\*\*"),
    ("a fourth zap", lambda p: p["discard"].extend(["zap-card"] * 3), "zap-card"),
    ("a card missing", lambda p: p["deck"].pop(), "in all"),
    ("a hand for nobody", put("hands", 2, []), r"hands\[2\]"),
    ("no hand for a player", put("hands", 1, None), r"hands\[1\]"),
    ("four seats of hands", lambda p: p["hands"].pop(), "hands"),
    ("empty hand on turn", lambda p: (p["deck"].extend(p["hands"][0]), p["hands"].__setitem__(0, [])), "empty"),
    ("goals missing", put("goals", None), "goals"),
    ("a goal twice", put("goals", ["R", "R", "B", "G", "K"]), "goals"),
    ("an unknown goal", put("goals", ["R", "S", "B", "G", "K"]), "goals"),
    ("nothing at 0,0", drop("table", "0,0"), "0,0"),
    ("no Silver at 0,0", put("table", "0,0", "BBBB"), "Silver"),
    ("a second Silver", put("table", "1,0", "SSSS"), "table"),
    ("a card that is none on the table", put("table", "1,0", "RYYR"), "RYYR"),
    ("a place without a comma", put("table", "10", "RRRR"), "10"),
    ("a place written otherwise", lambda p: p["table"].update({"01,0": p["table"].pop("1,0")}), "01"),
    ("two cards in one place", put("table", "-0,1", "RRRR"), "-0"),
    ("a mosaic too wide", lambda p: p["table"].update({"9,0": p["table"].pop("1,0")}), "wide"),
    ("a mosaic too high", lambda p: p["table"].update({"0,-9": p["table"].pop("1,0")}), "wide"),
    ("a place far away", lambda p: p["table"].update({"9" * 999 + ",0": "RRRR"}), "table"),
    ("a dragon discarded", put("discard", ["RRRR"]), "discard"),
    ("too many discards", put("discard", ["zap-card"] * 16), "discard"),
    *((f"passes {n!r}", put("passes", n), "passes") for n in NUMBERS),
    *((f"last_played {n!r}", put("last_played", n), "last_played") for n in [*NUMBERS, 2] if n is not None),
    ("known for four", lambda p: p["known"].pop(), "known"),
    ("known of the own hand", put("known", 0, 0, {}), r"known\[0\]\[0\]"),
    ("known of nobody", put("known", 0, 2, {}), r"known\[0\]\[2\]"),
    ("known by nobody", put("known", 2, [None] * 5), r"known\[2\]"),
    ("known missing", put("known", 0, 1, None), r"known\[0\]\[1\]"),
    ("known above the hand", put("known", 0, 1, {"****": 2}), "known"),
    ("known that is not there", put("known", 0, 1, {"RRRR": 1}), "known"),
    ("known unknown card", put("known", 0, 1, {"GKRR": 1}), "GKRR"),
    *((f"known {n!r}", put("known", 0, 1, {"****": n}), "known") for n in [*NUMBERS, 0]),
    ("a goal nobody knows of", drop("goals_seen", "B"), "B"),
    ("a goal that is none", put("goals_seen", "S", []), "S"),
    ("own goal unseen", put("goals_seen", "R", []), "own goal"),
    ("seen by nobody", put("goals_seen", "B", [4]), "goals_seen"),
    ("seen twice", put("goals_seen", "R", [0, 0]), "goals_seen"),
    ("seen in another order", put("goals_seen", "R", [1, 0]), "goals_seen"),
]

CASES = [
    (make, what, spoil, culprit)
    for make, cases in ((a_dragon, DRAGON), (a_double_seven, DOUBLE_SEVEN), (a_seven_dragons, SEVEN_DRAGONS))
    for what, spoil, culprit in cases
]


@pytest.mark.parametrize("make", [a_dragon, a_double_seven, a_seven_dragons])
def test_the_positions_to_be_spoilt_are_fine(make: Callable[[], Position]) -> None:
    assert sevenfold.load(make()).position()["game"] == make()["game"]


@pytest.mark.parametrize(
    ("make", "what", "spoil", "culprit"), CASES, ids=[f"{make.__name__[2:]}: {what}" for make, what, _, _ in CASES]
)
def test_a_wrong_position_is_refused_by_name(
    make: Callable[[], Position], what: str, spoil: Spoil, culprit: str
) -> None:
    position = make()
    spoil(position)
    with pytest.raises(PositionError, match=culprit):
        sevenfold.load(position)


def test_key_order_and_hand_order_do_not_matter() -> None:
    for position in (a_dragon(), a_double_seven(), a_seven_dragons()):
        turned = json.loads(json.dumps(position), object_pairs_hook=lambda pairs: dict(reversed(pairs)))
        if "hands" in turned:
            turned["hands"] = [hand and hand[::-1] for hand in turned["hands"]]
        assert json.dumps(sevenfold.load(turned).position()) == json.dumps(sevenfold.load(position).position())


def test_what_the_material_allows_is_accepted() -> None:
    """Unequal hands, many removed tiles, 7 tokens for small families, islands: no game leads there, but it can be."""
    everything = dragon({0: "...o..."}, [["1"], []], rest=0)
    assert len(sevenfold.load(everything).position()["hands"][0]) == 48
    removed = double_seven([{"fox": 1}, {}], hidden=["deer"], rest="removed", sevens=[3, 0], sevens_left=5)
    assert sevenfold.load(removed).position()["sevens"] == [3, 0]
    islands = seven_dragons({"0,0": "SSSS", "2,0": "RRKG", "2,2": "YYRK"}, [["RRRR"], []], rest=0)
    assert "2,2" in sevenfold.load(islands).position()["table"]
