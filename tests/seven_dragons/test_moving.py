"""SD-MOVE: Move a Card."""

import pytest

import sevenfold
from tests.building import moves, refused, seven_dragons
from tests.seven_dragons.helpers import invalid

pytestmark = pytest.mark.interpreted

SILVER = {"0,0": "SSSS"}
AROUND = ("0,1", "1,0", "0,-1", "-1,0")


def moving(mosaic: dict[str, str], discard: list[str] | None = None) -> sevenfold.Table:
    return sevenfold.load(seven_dragons(mosaic, [["move-card"], ["YYYY"]], discard=discard))


def targets(table: sevenfold.Table, origin: str) -> list[str]:
    """Where, and how, the card from one place can be put; each also `under` if there is a pile."""
    head = f"move-card {origin} "
    plain = [move.removeprefix(head) for move in moves(table) if move.startswith(head) and not move.endswith("under")]
    slipped = [move.removeprefix(head)[:-6] for move in moves(table) if move.startswith(head) and "under" in move]
    assert slipped == (plain if table.position()["discard"] else [])
    return plain


def test_SD_MOVE_to_a_place_where_it_fits() -> None:
    """Silver is red."""
    table = moving(SILVER | {"1,0": "RRRR", "0,1": "BBRR"}, ["zap-card"])
    assert targets(table, "1,0") == ["RRRR@-1,0", "RRRR@-1,1", "RRRR@0,-1", "RRRR@1,1"]
    assert targets(table, "0,1") == sorted(
        [
            f"{face}@{place}"
            for face in ("BBRR", "RRBB")
            for place in ("-1,0", "1,1", "2,0", "1,-1")
            if (face, place) not in (("RRBB", "1,1"), ("BBRR", "1,-1"))
        ]
        + ["RRBB@0,-1"]
    )
    table.play("move-card 0,1 RRBB@1,-1")
    assert table.position()["table"] == SILVER | {"1,-1": "RRBB", "1,0": "RRRR"}
    assert table.position()["discard"] == ["move-card", "zap-card"]


def test_SD_MOVE_never_the_card_in_the_middle() -> None:
    table = moving(SILVER | {"1,0": "RRRR"})
    assert refused(table, "move-card 0,0 RRRR@2,0") == "SD-MOVE"
    assert not [move for move in moves(table) if move.startswith("move-card 0,0")]
    assert invalid(table, "move-card 0,0 SSSS@2,0")


def test_SD_MOVE_only_the_card_that_lies_there() -> None:
    table = moving(SILVER | {"1,0": "RRRR", "2,0": "RRKG"})
    assert refused(table, "move-card 1,0 RRKG@0,1") == "SD-MOVE"
    assert refused(table, "move-card 1,0 YYYY@0,1") == "SD-MOVE"
    assert refused(table, "move-card 2,0 RRRR@0,1") == "SD-MOVE"
    assert {"RRKG@0,1", "GKRR@0,1"} <= set(targets(table, "2,0"))


def test_SD_MOVE_nothing_from_an_empty_place() -> None:
    table = moving(SILVER | {"1,0": "RRRR"})
    for place in ("2,0", "0,1", "65,0", "-63,0", "1,64", "1,-64", "1000000000000,0"):
        assert refused(table, f"move-card {place} RRRR@-1,0") == "SD-MOVE"


def test_SD_MOVE_not_to_a_taken_place_nor_where_it_does_not_fit() -> None:
    table = moving(SILVER | {"1,0": "RRRR", "2,0": "RRKG", "3,0": "BBBB"}, ["trade-goals"])
    for put in ("RRKG@0,0", "RRKG@1,0", "RRKG@3,0", "RRKG@0,1", "RRKG@1,1", "RRKG@4,0", "GKRR@65,1", "GKRR@1,65"):
        assert refused(table, f"move-card 2,0 {put}") == "SD-MOVE"
    assert {"RRKG@1,-1", "GKRR@1,1"} <= set(targets(table, "2,0"))


def test_SD_MOVE_not_to_its_own_island() -> None:
    """FAQ: the card must be connected to another one."""
    table = moving(SILVER | {"1,0": "RRRR"})
    assert targets(table, "1,0") == ["RRRR@-1,0", "RRRR@0,-1", "RRRR@0,1"]
    for place in ("5,5", "3,0", "1,1"):
        assert refused(table, f"move-card 1,0 RRRR@{place}") == "SD-MOVE"


def test_SD_MOVE_it_is_no_neighbour_of_itself() -> None:
    """RYRB beside Silver: the places around it have no other neighbour, or one that does not fit."""
    table = moving(SILVER | {"1,0": "RYRB", "2,1": "GGGG"}, ["zap-card"])
    for put in ("RYRB@2,0", "RYRB@1,1", "RYRB@1,-1", "BRYR@2,0", "BRYR@1,1"):
        assert refused(table, f"move-card 1,0 {put}") == "SD-MOVE"


def test_SD_MOVE_beside_its_old_place_if_another_card_is_there() -> None:
    table = moving(SILVER | {"1,0": "RYRB", "2,1": "RRRR"}, ["trade-goals"])
    assert {"RYRB@1,1", "BRYR@1,1", "RYRB@2,0", "BRYR@2,0"} & set(targets(table, "1,0")) == {
        "BRYR@1,1",
        "RYRB@2,0",
        "BRYR@2,0",
    }


def test_SD_MOVE_the_same_place_turned() -> None:
    """FAQ: yes, if it fits."""
    table = moving(SILVER | {"1,0": "RYRY"})
    assert "YRYR@1,0" in targets(table, "1,0")
    table.play("move-card 1,0 YRYR@1,0")
    assert table.position()["table"] == SILVER | {"1,0": "YRYR"}
    coloured = moving(SILVER | {"1,0": "RYRY", "0,1": "BBRR", "0,-1": "BBKK"}, ["zap-card"])
    assert refused(coloured, "move-card 1,0 YRYR@1,0") == "SD-MOVE"
    assert "BBRR@0,1" not in targets(coloured, "0,1")
    assert refused(coloured, "move-card 0,1 RRBB@0,1") == "SD-MOVE"


def test_SD_MOVE_putting_it_back_as_it_lay_is_no_move() -> None:
    table = moving(SILVER | {"1,0": "RYRY", "-1,0": "BBBB", "0,1": "****"}, ["trade-goals"])
    for place, face in (("1,0", "RYRY"), ("-1,0", "BBBB"), ("0,1", "****")):
        assert refused(table, f"move-card {place} {face}@{place}") == "SD-MOVE"
        assert refused(table, f"move-card {place} {face}@{place} under") == "SD-MOVE"


def test_SD_MOVE_a_card_that_matched_nothing_any_more_may_stay_where_it_is() -> None:
    """Silver was another colour when RYRY came: turning it in place needs a match, leaving it does not."""
    table = moving(SILVER | {"1,0": "RYRY", "0,-1": "GGGG"}, ["move-card"])
    assert targets(table, "1,0") == []
    assert targets(table, "0,-1") == ["GGGG@-1,0", "GGGG@0,1"]


def test_SD_MOVE_is_judged_with_silver_as_it_was() -> None:
    """Silver is red and turns green with this card: red goes beside it, green does not."""
    table = moving(SILVER | {"1,0": "RRRR", "1,1": "RRGG", "1,2": "GGGG"}, ["zap-card"])
    assert "RRRR@-1,0" in targets(table, "1,0")
    assert refused(table, "move-card 1,2 GGGG@-1,0") == "SD-MOVE"
    assert refused(table, "move-card 1,2 GGGG@-1,0 under") == "SD-MOVE"
    table.play("move-card 1,0 RRRR@-1,0")
    assert table.position()["table"]["-1,0"] == "RRRR"
    assert table.position()["discard"] == ["move-card", "zap-card"]


def test_SD_MOVE_silver_of_all_colours_still_is_when_the_first_action_moves_a_card() -> None:
    table = moving(SILVER | {"1,0": "RRRR", "2,0": "RRKG"})
    assert {f"RRKG@{place}" for place in AROUND if place != "1,0"} <= set(targets(table, "2,0"))
    assert {f"RRRR@{place}" for place in AROUND if place != "1,0"} <= set(targets(table, "1,0"))


def test_SD_MOVE_holes_and_islands_may_result_and_grow() -> None:
    mosaic = SILVER | {"1,0": "RRRR", "2,0": "RRBB", "3,0": "BBBB"}
    position = seven_dragons(mosaic, [["move-card"], ["BBBB", "RRRR"]], discard=["zap-card"])
    table = sevenfold.load(position)
    table.play("move-card 1,0 RRRR@-1,0 under")
    assert table.position()["table"] == SILVER | {"-1,0": "RRRR", "2,0": "RRBB", "3,0": "BBBB"}
    assert {"BBBB@4,0", "RRRR@1,0", "RRRR@2,1", "BBBB@3,-1"} <= set(moves(table))
    table.play("BBBB@4,0")
    assert table.position()["table"]["4,0"] == "BBBB"


def test_SD_MOVE_from_one_island_to_another() -> None:
    table = moving(SILVER | {"2,0": "BBBB", "2,1": "BBKK", "-2,0": "KKKK"}, ["zap-card"])
    assert set(targets(table, "2,1")) >= {"BBKK@-2,1", "KKBB@-2,-1", "BBKK@-1,0"}
    assert targets(table, "-2,0") == ["KKKK@1,1", "KKKK@3,1"]
    table.play("move-card 2,1 BBKK@-2,1")
    assert table.position()["table"] == SILVER | {"-2,0": "KKKK", "-2,1": "BBKK", "2,0": "BBBB"}


def test_SD_MOVE_rainbow_too() -> None:
    table = moving(SILVER | {"1,0": "****", "0,1": "BBBB"}, ["zap-card"])
    places = sorted(["-1,0", "0,-1", "0,2", "1,1", "-1,1"])
    assert targets(table, "1,0") == [f"****@{place}" for place in places]
    assert targets(table, "0,1") == ["BBBB@1,-1", "BBBB@1,1", "BBBB@2,0"]


@pytest.mark.parametrize("discard", [[], ["trade-goals"]])
def test_SD_MOVE_with_nothing_to_move_only_color_remains(discard: list[str]) -> None:
    table = moving(SILVER, discard)
    assert moves(table) == ["move-card color"]
