"""SD-ACTION, SD-TRADE-HANDS, SD-TRADE-GOALS, SD-ROTATE, SD-ZAP: the action cards but Move a Card."""

import pytest

import sevenfold
from tests.building import moves, refused, seven_dragons
from tests.seven_dragons.helpers import invalid

pytestmark = pytest.mark.interpreted

SILVER = {"0,0": "SSSS"}
PAIR = SILVER | {"1,0": "RRKG"}
ACTIONS = ["trade-hands", "rotate-goals", "trade-goals", "move-card", "zap-card"]


def test_SD_ACTION_happens_and_goes_on_top_of_the_pile() -> None:
    position = seven_dragons(PAIR, [["trade-goals", "BBBB"], ["YYYY"]], discard=["zap-card", "trade-hands"])
    table = sevenfold.load(position)
    table.play("trade-goals 1")
    after = table.position()
    assert after["discard"] == ["trade-goals", "zap-card", "trade-hands"]
    assert after["goals"] == list("YRBGK")
    assert after["hands"][0] == ["BBBB"]
    assert (after["turn"], after["last_played"]) == (1, 0)
    assert "YYYY@0,1" in table.legal_moves  # Silver is gold


def test_SD_ACTION_under_happens_and_silver_keeps_its_colour() -> None:
    position = seven_dragons(
        PAIR, [["trade-goals", "BBBB"], ["YYYY", "RRRR"]], discard=["zap-card", "trade-hands"], deck=["BBBB"]
    )
    table = sevenfold.load(position)
    table.play("trade-goals 1 under")
    after = table.position()
    assert after["discard"] == ["zap-card", "trade-hands", "trade-goals"]
    assert after["goals"] == list("YRBGK")
    assert "RRRR@0,1" in table.legal_moves
    assert refused(table, "YYYY@0,1") == "SD-PLACE"


def test_SD_ACTION_color_goes_on_top_and_nothing_happens() -> None:
    position = seven_dragons(PAIR, [["trade-goals", "BBBB"], ["YYYY"]], discard=["zap-card", "trade-hands"])
    table = sevenfold.load(position)
    table.play("trade-goals color")
    after = table.position()
    assert after["discard"] == ["trade-goals", "zap-card", "trade-hands"]
    assert (after["goals"], after["goals_seen"]) == (position["goals"], position["goals_seen"])
    assert (after["turn"], after["last_played"]) == (1, 0)
    assert "YYYY@0,1" in table.legal_moves


@pytest.mark.parametrize("action", ACTIONS)
def test_SD_ACTION_color_forgoes_every_action(action: str) -> None:
    position = seven_dragons(PAIR, [[action, "BBBB"], ["YYYY"]], deck=["KKKK"])
    table = sevenfold.load(position)
    table.play(f"{action} color")
    after = table.position()
    assert after["hands"] == [["BBBB"], ["YYYY", "KKKK"], None, None, None]
    unchanged = ("goals", "goals_seen", "known", "table")
    assert {key: after[key] for key in unchanged} == {key: position[key] for key in unchanged}
    assert after["discard"] == [action]


def test_SD_ACTION_one_may_be_skipped_but_not_both() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [["trade-goals", "zap-card"], ["YYYY"]], discard=["zap-card"]))
    for text in ("trade-goals 1 under color", "trade-goals color under", "trade-goals 1 color", "zap-card under"):
        assert invalid(table, text)


def test_SD_ACTION_under_is_not_offered_with_an_empty_pile() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [[*ACTIONS], ["YYYY"]]))
    assert [move for move in moves(table) if move.endswith("under")] == []
    for move in ("trade-hands 1", "rotate-goals left", "trade-goals 4", "zap-card 1,0", "move-card 1,0 RRKG@0,1"):
        assert move in table.legal_moves
        assert refused(table, f"{move} under") == "SD-ACTION"


def test_SD_ACTION_each_is_offered_whole_under_and_for_its_colour() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [[*ACTIONS], ["YYYY"], ["GGGG"]], discard=["zap-card"]))
    done = ["trade-hands 1", "trade-hands 2", "rotate-goals left", "rotate-goals right", "zap-card 1,0"]
    done += [f"trade-goals {seat}" for seat in (1, 2, 3, 4)]
    for put in ("GKRR@1,0", "RRKG@-1,0", "GKRR@-1,0", "GKRR@0,1", "RRKG@0,-1"):  # Silver is red
        done.append(f"move-card 1,0 {put}")
    under = [f"{move} under" for move in done]
    assert moves(table) == sorted(done + under + [f"{action} color" for action in ACTIONS])


def test_SD_ACTION_can_be_the_last_card_of_a_hand() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [["rotate-goals"], ["YYYY"]]))
    table.play("rotate-goals left")
    assert table.position()["hands"][0] == []


def test_SD_TRADE_HANDS_swaps_the_rest_of_the_hand() -> None:
    hands = [["trade-hands", "BBBB", "zap-card"], ["YYYY"], ["GGGG", "KKKK", "RRRR", "RKBG"]]
    table = sevenfold.load(seven_dragons(PAIR, hands, deck=["move-card"]))
    table.play("trade-hands 2")
    assert table.position()["hands"][:3] == [
        ["RRRR", "GGGG", "KKKK", "RKBG"],
        ["YYYY", "move-card"],
        ["BBBB", "zap-card"],
    ]
    assert table.position()["goals"] == list("RYBGK")
    assert table.position()["discard"] == ["trade-hands"]


def test_SD_TRADE_HANDS_the_next_player_draws_to_the_traded_hand() -> None:
    """FAQ: drawing comes before playing, so the trade is fair."""
    table = sevenfold.load(seven_dragons(PAIR, [["trade-hands", "BBBB"], ["YYYY", "GGGG"]], deck=["KKKK"]))
    table.play("trade-hands 1")
    assert table.position()["hands"][:2] == [["YYYY", "GGGG"], ["BBBB", "KKKK"]]


def test_SD_TRADE_HANDS_either_hand_may_be_empty() -> None:
    giving_none = sevenfold.load(seven_dragons(PAIR, [["trade-hands"], ["YYYY", "GGGG"]], deck=["KKKK"]))
    giving_none.play("trade-hands 1")
    assert giving_none.position()["hands"][:2] == [["YYYY", "GGGG"], ["KKKK"]]
    taking_none = sevenfold.load(seven_dragons(PAIR, [["trade-hands", "BBBB"], ["RRRR"], []], deck=["KKKK"]))
    taking_none.play("trade-hands 2")
    assert taking_none.position()["hands"][:3] == [[], ["RRRR", "KKKK"], ["BBBB"]]


def test_SD_TRADE_HANDS_with_another_player_only() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [["trade-hands"], ["YYYY"]], edition="ru"))
    assert moves(table) == ["trade-hands 3", "trade-hands color"]
    for seat in (0, 1, 2, 4):
        assert refused(table, f"trade-hands {seat}") == "SD-TRADE-HANDS"
    assert invalid(table, "trade-hands 5")


def test_SD_TRADE_GOALS_with_any_other_seat() -> None:
    """FAQ: also with an unused goal."""
    for seat, goals in ((0, "BYRGK"), (1, "RBYGK"), (3, "RYGBK"), (4, "RYKGB")):
        table = sevenfold.load(seven_dragons(PAIR, [["YYYY"], ["GGGG"], ["trade-goals"]], turn=2))
        table.play(f"trade-goals {seat}")
        assert table.position()["goals"] == list(goals)


def test_SD_TRADE_GOALS_not_with_oneself() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [["YYYY"], ["GGGG"], ["trade-goals"]], turn=2))
    assert moves(table) == [*(f"trade-goals {seat}" for seat in (0, 1, 3, 4)), "trade-goals color"]
    assert refused(table, "trade-goals 2") == "SD-TRADE-GOALS"
    assert invalid(table, "trade-goals 5")
    assert invalid(table, "trade-goals -1")


def test_SD_TRADE_GOALS_leaves_hands_alone() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [["trade-goals", "BBBB"], ["GGGG"]], deck=["KKKK"]))
    table.play("trade-goals 1")
    assert table.position()["hands"][:2] == [["BBBB"], ["GGGG", "KKKK"]]


def test_SD_TRADE_GOALS_an_unused_goal_is_taken_unseen() -> None:
    """Who takes it sees it then; nobody else does, and the other unused ones stay hidden."""
    table = sevenfold.load(seven_dragons(PAIR, [["trade-goals"], ["GGGG"]]))
    assert table.view(0)["goals"] == ["R", "?", "?", "?", "?"]
    table.play("trade-goals 3")
    assert table.view(0)["goals"] == ["G", "?", "?", "R", "?"]
    assert table.view(1)["goals"] == ["?", "Y", "?", "?", "?"]


@pytest.mark.parametrize(("edition", "players"), [("en", 2), ("en", 5), ("ru", 2), ("ru", 3)])
def test_SD_ROTATE_all_five_goals_move_one_seat(edition: str, players: int) -> None:
    hands = [["rotate-goals"], *([[]] * (players - 1))]
    for direction, goals in (("left", "KRYBG"), ("right", "YBGKR")):
        table = sevenfold.load(seven_dragons(PAIR, hands, edition=edition))
        table.play(f"rotate-goals {direction}")
        assert table.position()["goals"] == list(goals)


def test_SD_ROTATE_once_to_each_side_is_as_before() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [["rotate-goals"], ["rotate-goals"]], turn=1))
    table.play("rotate-goals right")
    table.play("rotate-goals left")
    assert table.position()["goals"] == list("RYBGK")


def test_SD_ROTATE_left_or_right_only() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [["rotate-goals"], ["YYYY"]]))
    assert moves(table) == ["rotate-goals color", "rotate-goals left", "rotate-goals right"]
    for text in ("rotate-goals", "rotate-goals up", "rotate-goals 1", "rotate-goals Left"):
        assert invalid(table, text)


def test_SD_ZAP_takes_a_card_into_the_hand() -> None:
    """FAQ: so the hand has one more; a turned card is the same card."""
    mosaic = SILVER | {"1,0": "RRRR", "2,0": "GKRR"}
    table = sevenfold.load(seven_dragons(mosaic, [["zap-card", "BBBB"], ["YYYY"]], deck=["GGGG"]))
    table.play("zap-card 2,0")
    assert table.position()["table"] == SILVER | {"1,0": "RRRR"}
    assert table.position()["hands"][:2] == [["BBBB", "RRKG"], ["YYYY", "GGGG"]]
    assert table.position()["discard"] == ["zap-card"]


def test_SD_ZAP_never_the_card_in_the_middle_nor_where_none_lies() -> None:
    table = sevenfold.load(seven_dragons(PAIR | {"0,1": "****"}, [["zap-card"], ["YYYY"]], discard=["zap-card"]))
    zaps = ["zap-card 0,1", "zap-card 0,1 under", "zap-card 1,0", "zap-card 1,0 under", "zap-card color"]
    assert moves(table) == zaps
    for place in ("0,0", "2,0", "-1,0", "65,0", "-63,0", "1,64", "1,-64", "64,64", "1000000000000,0"):
        assert refused(table, f"zap-card {place}") == "SD-ZAP"
        assert refused(table, f"zap-card {place} under") == "SD-ZAP"


def test_SD_ZAP_holes_and_islands_may_result() -> None:
    """Cards are then added to an island, and the hole is a place like any other."""
    mosaic = SILVER | {"1,0": "RRRR", "2,0": "RRBB", "3,0": "BBBB"}
    table = sevenfold.load(seven_dragons(mosaic, [["zap-card"], ["BBBB", "RRRR"]], deck=["YYYY"]))
    table.play("zap-card 1,0")
    assert table.position()["table"] == SILVER | {"2,0": "RRBB", "3,0": "BBBB"}
    assert {"BBBB@4,0", "RRRR@1,0", "RRRR@2,1"} <= set(moves(table))
    assert refused(table, "RRRR@1,1") == "SD-PLACE"
    table.play("BBBB@4,0")
    assert "4,0" in table.position()["table"]


@pytest.mark.parametrize("discard", [[], ["trade-goals"]])
def test_SD_ZAP_with_nothing_to_zap_or_move_only_color_remains(discard: list[str]) -> None:
    table = sevenfold.load(seven_dragons(SILVER, [["zap-card", "move-card"], ["YYYY"]], discard=discard))
    assert moves(table) == ["move-card color", "zap-card color"]
    assert refused(table, "zap-card 0,0") == "SD-ZAP"


def test_SD_ZAP_the_zapped_card_can_be_played_again() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [["zap-card"], ["RRRR"]], deck=["GGGG", "YYYY"]))
    table.play("zap-card 1,0")
    table.play("RRRR@1,0")
    table.play("GKRR@2,0")
    assert table.position()["table"] == SILVER | {"1,0": "RRRR", "2,0": "GKRR"}
