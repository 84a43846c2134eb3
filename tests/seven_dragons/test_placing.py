"""SD-TURN, SD-PASS, SD-PLACE, SD-RAINBOW, SD-SILVER: a turn, and where a card may lie."""

import pytest

import sevenfold
from tests.building import moves, refused, seven_dragons
from tests.seven_dragons.cards import DRAGON_CARDS
from tests.seven_dragons.helpers import invalid, left_over, scattered

pytestmark = pytest.mark.interpreted

SILVER = {"0,0": "SSSS"}
BESIDE = ("0,1", "1,0", "0,-1", "-1,0")
FOUR = {"0,0": "RRKG"}


def test_SD_TURN_draw_one_then_play_one() -> None:
    """FAQ: one draws before playing."""
    table = sevenfold.load(seven_dragons(SILVER, [["RRRR", "BBBB"], ["KKKK"]], deck=["GGGG", "zap-card", "YYYY"]))
    table.play("RRRR@1,0")
    assert table.turn == 1
    assert table.position()["hands"][:2] == [["BBBB"], ["GGGG", "KKKK"]]
    assert table.position()["deck"][:2] == ["zap-card", "YYYY"]
    table.play("KKKK@-1,0")
    assert table.position()["hands"][:2] == [["BBBB", "zap-card"], ["GGGG"]]


def test_SD_TURN_no_draw_from_an_empty_deck() -> None:
    table = sevenfold.load(seven_dragons(SILVER, [["RRRR", "BBBB"], ["KKKK"]], rest=1))
    before = table.position()["hands"][1]
    table.play("RRRR@1,0")
    assert table.position()["hands"][1] == before
    assert table.position()["deck"] == []


@pytest.mark.parametrize(
    ("players", "edition", "order"),
    [
        (2, "en", [0, 1, 0]),
        (4, "fr", [0, 1, 2, 3, 0]),
        (5, "nl", [0, 1, 2, 3, 4, 0]),
        (2, "ru", [0, 3, 0]),
        (3, "ru", [0, 2, 4, 0]),
        (4, "ru", [0, 2, 3, 4, 0]),
    ],
)
def test_SD_TURN_goes_to_the_next_player_in_seat_order(players: int, edition: str, order: list[int]) -> None:
    table = sevenfold.new("seven-dragons", players=players, edition=edition, seed=5)
    turns = [table.turn]
    while len(turns) < len(order):
        table.play(table.legal_moves[0])
        turns.append(table.turn)
    assert turns == order


def test_SD_TURN_only_cards_of_the_own_hand() -> None:
    table = sevenfold.load(seven_dragons(SILVER, [["RRRR", "trade-goals"], ["BBBB", "zap-card", "move-card"]]))
    assert refused(table, "BBBB@1,0") == "SD-TURN"
    assert refused(table, "zap-card color") == "SD-TURN"
    assert refused(table, "move-card color") == "SD-TURN"
    assert refused(table, "rotate-goals left") == "SD-TURN"


def test_SD_TURN_a_single_card_of_two_alike_is_played() -> None:
    table = sevenfold.load(seven_dragons(SILVER, [["RRRR", "RRRR"], ["BBBB"]]))
    table.play("RRRR@1,0")
    assert table.position()["hands"][0] == ["RRRR"]


def test_SD_PASS_if_no_card_can_be_played_and_the_hand_stays() -> None:
    table = sevenfold.load(
        seven_dragons(SILVER, [["BBBB", "KGKG", "YYYY"], ["KKKK"]], discard=["zap-card"], deck=["GGGG"])
    )
    assert moves(table) == ["pass"]
    table.play("pass")
    position = table.position()
    assert position["turn"] == 1
    assert position["hands"][:2] == [["YYYY", "BBBB", "KGKG"], ["GGGG", "KKKK"]]
    assert (position["passes"], position["last_played"]) == (1, None)


def test_SD_PASS_only_then() -> None:
    table = sevenfold.load(seven_dragons(SILVER, [["BBBB", "YYYY", "RRKG"], ["KKKK"]], discard=["zap-card"]))
    assert "pass" not in moves(table)
    assert refused(table, "pass") == "SD-PASS"


def test_SD_PASS_not_even_if_a_card_fits_only_turned() -> None:
    mosaic = SILVER | {"1,0": "KKKK", "-1,0": "GGGG", "0,-1": "KKGG"}
    table = sevenfold.load(seven_dragons(mosaic, [["RRBB"], ["YYYY"]], discard=["zap-card"]))
    assert moves(table) == ["BBRR@0,1"]
    assert refused(table, "pass") == "SD-PASS"


@pytest.mark.parametrize("action", ["trade-hands", "rotate-goals", "trade-goals", "move-card", "zap-card"])
def test_SD_PASS_is_refused_to_whoever_has_an_action(action: str) -> None:
    """It can be played at least for its colour."""
    table = sevenfold.load(seven_dragons(SILVER, [["BBBB", action], ["KKKK"]], discard=["zap-card"]))
    assert f"{action} color" in moves(table)
    assert refused(table, "pass") == "SD-PASS"


def test_SD_PASS_passes_in_a_row_are_counted_until_a_card_is_played() -> None:
    table = sevenfold.load(
        seven_dragons(SILVER, [["BBBB"], ["KKKK"], ["RRRR"]], discard=["zap-card"], deck=["BBBB", "YYYY"])
    )
    table.play("pass")
    table.play("pass")
    assert table.position()["passes"] == 2
    table.play("RRRR@1,0")
    assert (table.position()["passes"], table.position()["last_played"]) == (0, 2)


def test_SD_PLACE_alongside_a_panel_of_the_same_dragon() -> None:
    """RRKG has red above, red and green to the right, black and green below, red and black to the left."""
    hands = [["RRRR", "KGKG", "YYYY", "BBYR"], ["KKKK"]]
    table = sevenfold.load(seven_dragons(FOUR, hands, variant="basic"))
    assert moves(table) == sorted(
        ["RRRR@-1,0", "RRRR@0,1", "RRRR@1,0", "KGKG@0,-1", "GKGK@1,0", "GKGK@-1,0", "BBYR@0,1", "RYBB@1,0"]
    )
    for move in ("RRRR@0,-1", "GKGK@0,-1", "KGKG@0,1", "YYYY@1,0", "RYBB@0,1", "BBYR@1,0", "BBYR@-1,0", "RYBB@0,-1"):
        assert refused(table, move) == "SD-PLACE"


def test_SD_PLACE_quarters_never_touch_diagonally() -> None:
    """GRKY to the right of RRKG: the greens meet only at a corner."""
    table = sevenfold.load(seven_dragons(FOUR, [["GRKY", "RRRR"], ["KKKK"]], variant="basic"))
    assert refused(table, "GRKY@1,0") == "SD-PLACE"
    assert refused(table, "RRRR@1,1") == "SD-PLACE"
    assert refused(table, "RRRR@-1,1") == "SD-PLACE"


def test_SD_PLACE_never_at_right_angles_or_shifted() -> None:
    table = sevenfold.load(seven_dragons(SILVER, [["RRYY", "RRKG"], ["KKKK"]]))
    assert all(
        card in ("RRYY", "YYRR", "RRKG", "GKRR") for card, _, _ in (move.partition("@") for move in moves(table))
    )
    assert len(moves(table)) == 4 * len(BESIDE)
    assert refused(table, "RYRY@1,0") == "SD-TURN"  # another card
    assert invalid(table, "KRGR@1,0")  # RRKG at a right angle is no card at all
    assert invalid(table, "RRKG@0.5,1")


def test_SD_PLACE_next_to_at_least_one_card_on_an_empty_place() -> None:
    table = sevenfold.load(seven_dragons(SILVER | {"1,0": "RRRR"}, [["RRRR", "****"], ["KKKK"]]))
    places = sorted(["0,1", "0,-1", "-1,0", "1,1", "1,-1", "2,0"])
    assert moves(table) == [f"****@{place}" for place in places] + [f"RRRR@{place}" for place in places]
    for place in ("0,0", "1,0", "3,0", "2,1", "-2,0", "-1,-1", "63,0", "64,0", "65,1", "-64,1", "1000000000000,0"):
        assert refused(table, f"RRRR@{place}") == "SD-PLACE"
        assert refused(table, f"****@{place}") == "SD-PLACE"


def test_SD_PLACE_other_neighbours_may_mismatch() -> None:
    mosaic = {"0,0": "RRRR", "2,0": "BBBB", "1,1": "YYYY"}
    table = sevenfold.load(seven_dragons(mosaic, [["RRRR", "BBKK", "GGGG"], ["KKKK"]], variant="basic"))
    assert {"RRRR@1,0", "BBKK@1,0", "KKBB@1,0"} <= set(moves(table))
    assert refused(table, "GGGG@1,0") == "SD-PLACE"


def test_SD_PLACE_a_hole_may_be_filled() -> None:
    ring = {"0,0": "RRRR", "1,0": "KKKK", "2,0": "KKGG", "0,1": "BBBB", "2,1": "GGGG", "0,2": "BBKK", "1,2": "YYYY"}
    table = sevenfold.load(seven_dragons(ring | {"2,2": "GGBB"}, [["GGRR", "RRRR"], ["KKKK"]], variant="basic"))
    assert {"GGRR@1,1", "RRGG@1,1"} <= set(moves(table))
    assert refused(table, "RRRR@1,1") == "SD-PLACE"


def test_SD_PLACE_the_card_lies_there_from_now_on() -> None:
    table = sevenfold.load(seven_dragons(FOUR, [["BBYR"], ["KKKK", "BBBB"]], variant="basic"))
    table.play("RYBB@1,0")
    assert table.position()["table"] == {"0,0": "RRKG", "1,0": "RYBB"}
    assert "BBBB@1,-1" in moves(table)
    assert refused(table, "BBBB@1,1") == "SD-PLACE"


def test_SD_RAINBOW_goes_next_to_anything() -> None:
    singles = {"0,0": "RRRR", "4,0": "YYYY", "2,2": "BBBB", "2,-2": "GGGG", "2,0": "KKKK"}
    table = sevenfold.load(seven_dragons(singles, [["****"], ["KKKK"]], variant="single-action"))
    around = {
        (int(p[0]) + dx, int(p[1]) + dy)
        for p in (s.split(",") for s in singles)
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))
    }
    assert moves(table) == sorted(f"****@{x},{y}" for x, y in around)


def test_SD_RAINBOW_anything_goes_next_to_it() -> None:
    every = sorted(DRAGON_CARDS)
    table = sevenfold.load(seven_dragons(SILVER | {"1,0": "****"}, [every, ["KKKK"]], discard=["zap-card"]))
    legal = set(moves(table))
    assert {
        f"{face}@{place}" for card in every for face in (card, card[::-1]) for place in ("2,0", "1,1", "1,-1")
    } <= legal
    assert refused(table, "BBBB@0,1") == "SD-PLACE"


def test_SD_RAINBOW_still_needs_a_neighbour() -> None:
    table = sevenfold.load(seven_dragons(SILVER, [["****"], ["KKKK"]]))
    assert moves(table) == sorted(f"****@{place}" for place in BESIDE)
    assert refused(table, "****@1,1") == "SD-PLACE"


def test_SD_SILVER_is_every_colour_while_the_discard_pile_is_empty() -> None:
    every = sorted(DRAGON_CARDS)
    table = sevenfold.load(seven_dragons(SILVER, [every, ["KKKK"]]))
    assert set(moves(table)) == {f"{face}@{place}" for card in every for face in (card, card[::-1]) for place in BESIDE}


def test_SD_SILVER_has_the_colour_of_the_action_on_top() -> None:
    """Not of one below, and the cards beside it stay although they match no more."""
    hand = ["RRRR", "YYYY", "KKKK"]
    table = sevenfold.load(
        seven_dragons(SILVER | {"1,0": "BBBB"}, [hand, ["KKKK"]], discard=["trade-goals", "zap-card", "trade-hands"])
    )
    assert moves(table) == sorted(f"YYYY@{place}" for place in ("0,1", "0,-1", "-1,0"))


def test_SD_SILVER_changes_with_every_action_on_top_and_back_again() -> None:
    table = sevenfold.load(
        seven_dragons(SILVER, [["zap-card", "RRRR"], ["trade-goals", "BBBB"]], deck=["YYYY", "KKKK", "zap-card"])
    )
    table.play("zap-card color")
    assert refused(table, "BBBB@1,0") == refused(table, "YYYY@1,0") == "SD-PLACE"
    table.play("trade-goals color")
    assert refused(table, "RRRR@1,0") == "SD-PLACE"
    assert moves(table) == ["pass"]
    table.play("pass")
    assert "YYYY@1,0" in table.legal_moves
    table.play("zap-card color")
    assert "RRRR@1,0" in table.legal_moves


def test_SD_SILVER_stands_once_at_the_start_only() -> None:
    table = sevenfold.load(seven_dragons(SILVER, [["RRRR"], ["KKKK"]]))
    assert invalid(table, "SSSS@1,0")


def test_SD_TURN_nothing_is_played_after_the_end() -> None:
    position = seven_dragons(scattered({"0,0": "RRRR"}, ["KKKK"]), [["KKKK"], []], variant="basic")
    table = sevenfold.load(position)
    table.play(table.legal_moves[0])
    assert table.turn is None
    assert moves(table) == []
    for move in ("pass", "RRRR@1,0", "zap-card color"):
        assert refused(table, move)


def test_SD_PLACE_every_card_can_be_placed_somewhere_in_both_ways_it_looks() -> None:
    """Single dragons and Rainbow look the same turned: they are listed once."""
    table = sevenfold.load(seven_dragons(SILVER, [[*left_over({}, [], rainbow=True)], ["zap-card"]]))
    listed = [move.partition("@")[0] for move in table.legal_moves if move.endswith("@1,0")]
    assert len(listed) == len(set(listed)) == 6 + 2 * 40
