"""SD-KNOWN, SD-DISCARD: what players have seen."""

from random import Random
from typing import Any

import pytest

import sevenfold
from tests.building import seven_dragons

pytestmark = pytest.mark.interpreted

SILVER = {"0,0": "SSSS"}
PAIR = SILVER | {"1,0": "GKRR"}


def known(table: sevenfold.Table, seat: int, of: int) -> Any:
    return table.position()["known"][seat][of]


def test_SD_KNOWN_nothing_at_first() -> None:
    position = sevenfold.new("seven-dragons", players=3, seed=1).position()
    assert position["known"] == [
        [None, {}, {}, None, None],
        [{}, None, {}, None, None],
        [{}, {}, None, None, None],
        None,
        None,
    ]


def test_SD_KNOWN_a_zapped_card_by_everybody() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [["zap-card", "BBBB", "zap-card"], ["YYYY"], ["KKKK"]]))
    table.play("zap-card 1,0")
    assert known(table, 1, 0) == known(table, 2, 0) == {"RRKG": 1}
    assert table.view(1)["hands"][0] == table.view(2)["hands"][0] == ["RRKG", "?", "?"]
    assert table.view(None)["hands"][0] == ["?", "?", "?"]  # a spectator remembers nothing
    assert table.view(0)["hands"][0] == ["BBBB", "RRKG", "zap-card"]


def test_SD_KNOWN_not_by_whoever_forgoes_the_action() -> None:
    table = sevenfold.load(seven_dragons(PAIR, [["zap-card", "BBBB"], ["YYYY"]]))
    table.play("zap-card color")
    assert known(table, 1, 0) == {}


def test_SD_KNOWN_drawn_cards_by_nobody() -> None:
    """Neither the card of the turn nor a bonus."""
    mosaic = SILVER | {"1,0": "RRRR", "1,-2": "KKKK"}
    table = sevenfold.load(seven_dragons(mosaic, [["RRKG"], ["YYYY"]], discard=["zap-card", "zap-card"]))
    table.play("RRKG@1,-1")
    position = table.position()
    assert [len(hand) for hand in position["hands"][:2]] == [1, 2]
    assert position["known"][0][1] == position["known"][1][0] == {}
    assert table.view(1)["hands"][0] == ["?"]


def test_SD_KNOWN_until_it_leaves_the_hand() -> None:
    hands = [["zap-card"], ["YYYY"]]
    table = sevenfold.load(seven_dragons(PAIR, hands, deck=["BBBB", "GGGG", "KKKK"]))
    table.play("zap-card 1,0")
    table.play("pass")
    assert known(table, 1, 0) == {"RRKG": 1}
    table.play("RRKG@1,0")
    assert known(table, 1, 0) == {}


def test_SD_KNOWN_a_card_of_the_same_kind_that_leaves_lowers_it_by_one() -> None:
    """Nobody can tell which of the two was played; and it never falls below 0."""
    mosaic = SILVER | {"1,0": "RRRR"}
    table = sevenfold.load(seven_dragons(mosaic, [["zap-card", "RRRR"], ["YYYY"]], deck=["BBBB", "GGGG", "KKKK"]))
    table.play("zap-card 1,0")
    assert known(table, 1, 0) == {"RRRR": 1}
    table.play("pass")
    table.play("RRRR@0,1")
    assert known(table, 1, 0) == {}
    assert table.position()["hands"][0].count("RRRR") == 1
    table.play(table.legal_moves[0])
    table.play("RRRR@1,1")
    assert known(table, 1, 0) == {}


def test_SD_KNOWN_other_kinds_that_leave_do_not_lower_it() -> None:
    fields: dict[str, Any] = {
        "known": [[None, {}, None, None, None], [{"RRKG": 1, "zap-card": 2}, None, None, None, None], *[None] * 3]
    }
    hands = [["RRKG", "zap-card", "zap-card", "YYYY", "move-card"], ["BBBB"]]
    for move, left in (
        ("YYYY@0,1", {"RRKG": 1, "zap-card": 2}),
        ("move-card color", {"RRKG": 1, "zap-card": 2}),
        ("zap-card color", {"RRKG": 1, "zap-card": 1}),
        ("GKRR@0,1", {"zap-card": 2}),
    ):
        table = sevenfold.load(seven_dragons(SILVER, hands, fields=fields))
        table.play(move)
        assert known(table, 1, 0) == left


def test_SD_KNOWN_two_zapped_cards_of_a_kind_count_two() -> None:
    mosaic = SILVER | {"1,0": "RRRR", "0,1": "RRRR"}
    table = sevenfold.load(seven_dragons(mosaic, [["zap-card", "zap-card"], ["YYYY"]], deck=["BBBB", "GGGG"]))
    table.play("zap-card 1,0")
    table.play("pass")
    table.play("zap-card 0,1")
    assert known(table, 1, 0) == {"RRRR": 2}
    assert table.view(1)["hands"][0] == ["RRRR", "RRRR", "?"]


def test_SD_KNOWN_after_trade_hands_exactly_the_hand_given_away() -> None:
    hands = [["trade-hands", "BBBB", "RRYY"], ["YYYY", "zap-card", "zap-card"], ["KKKK"]]
    table = sevenfold.load(seven_dragons(SILVER, hands, deck=["GGGG"]))
    table.play("trade-hands 1")
    assert known(table, 0, 1) == {"BBBB": 1, "RRYY": 1}
    assert known(table, 1, 0) == {"YYYY": 1, "zap-card": 2}
    assert table.view(0)["hands"][1] == ["BBBB", "RRYY", "?"]  # the last was drawn later
    assert known(table, 2, 0) == known(table, 2, 1) == known(table, 0, 2) == known(table, 1, 2) == {}


def test_SD_KNOWN_an_empty_hand_given_away_leaves_nothing_to_know() -> None:
    fields: dict[str, Any] = {
        "known": [[None, {"YYYY": 1}, None, None, None], [{}, None, None, None, None], *[None] * 3]
    }
    table = sevenfold.load(seven_dragons(SILVER, [["trade-hands"], ["YYYY"]], fields=fields))
    table.play("trade-hands 1")
    assert known(table, 0, 1) == {}
    assert known(table, 1, 0) == {"YYYY": 1}


def test_SD_KNOWN_what_third_players_knew_of_a_hand_moves_with_it() -> None:
    line: list[Any] = [{"BBBB": 1}, {"zap-card": 1}, None, {"GGGG": 1}, None]
    empty: list[list[Any]] = [[{} if other != seat else None for other in range(4)] + [None] for seat in range(4)]
    fields: dict[str, Any] = {"known": [empty[0], empty[1], line, empty[3], None]}
    hands = [["trade-hands", "BBBB", "RRYY"], ["YYYY", "zap-card"], ["KKKK"], ["GGGG"]]
    table = sevenfold.load(seven_dragons(SILVER, hands, fields=fields))
    table.play("trade-hands 1")
    assert table.position()["known"][2] == [{"zap-card": 1}, {"BBBB": 1}, None, {"GGGG": 1}, None]
    assert table.position()["known"][3] == empty[3]


def test_SD_KNOWN_the_traded_card_itself_was_known_and_is_gone() -> None:
    fields: dict[str, Any] = {
        "known": [[None, {}, None, None, None], [{"trade-hands": 2}, None, None, None, None], *[None] * 3]
    }
    table = sevenfold.load(seven_dragons(SILVER, [["trade-hands", "trade-hands"], ["YYYY"]], fields=fields))
    table.play("trade-hands 1")
    assert known(table, 1, 0) == {"YYYY": 1}
    assert known(table, 0, 1) == {"trade-hands": 1}


def test_SD_KNOWN_whoever_has_held_a_goal_knows_where_it_is() -> None:
    table = sevenfold.load(seven_dragons(SILVER, [["trade-goals"], ["trade-goals"], ["YYYY"]], goals="RYBGK"))
    table.play("trade-goals 1")
    assert table.position()["goals_seen"] == {"R": [0, 1], "Y": [0, 1], "B": [2], "G": [], "K": []}
    assert table.view(0)["goals"] == table.view(1)["goals"] == ["Y", "R", "?", "?", "?"]
    assert table.view(2)["goals"] == ["?", "?", "B", "?", "?"]
    table.play("trade-goals 3")  # seat 0 sees where its first goal goes
    assert table.position()["goals_seen"] == {"R": [0, 1], "Y": [0, 1], "B": [2], "G": [1], "K": []}
    assert table.view(0)["goals"] == ["Y", "?", "?", "R", "?"]
    assert table.view(1)["goals"] == ["Y", "G", "?", "R", "?"]


def test_SD_KNOWN_goals_that_rotate() -> None:
    """Everybody has held the goal before and now holds another; unused ones pass by unseen."""
    table = sevenfold.load(seven_dragons(SILVER, [["rotate-goals"], ["YYYY"]], goals="RYBGK", edition="ru"))
    table.play("rotate-goals left")
    assert table.position()["goals"] == list("KRYBG")
    assert table.position()["goals_seen"] == {"R": [0], "Y": [], "B": [3], "G": [3], "K": [0]}
    assert table.view(0)["goals"] == ["K", "R", "?", "?", "?"]
    assert table.view(3)["goals"] == ["?", "?", "?", "B", "G"]


def test_SD_KNOWN_a_newcomer_knows_only_the_own_goal_and_hand() -> None:
    hands = [["zap-card"], ["YYYY"]]
    table = sevenfold.load(seven_dragons(PAIR, hands, deck=["BBBB", "GGGG", "KKKK", "RRRR"]))
    table.play("zap-card 1,0")
    assert table.join() == 2
    position = table.position()
    assert position["known"] == [
        [None, {}, {}, None, None],
        [{"RRKG": 1}, None, {}, None, None],
        [{}, {}, None, None, None],
        None,
        None,
    ]
    view = table.view(2)
    assert view["goals"] == ["?", "?", "B", "?", "?"]
    assert view["hands"][:3] == [["?"], ["?", "?"], ["RRRR", "GGGG", "KKKK"]]
    table.play("pass")  # and is a third player from now on
    assert table.turn == 2


def test_SD_KNOWN_never_more_than_there_is_in_random_games() -> None:
    """And every player has seen the own goal; those who know a goal never forget it."""
    for seed in range(6):
        table = sevenfold.new("seven-dragons", players=2 + seed % 4, seed=seed)
        choose, before = Random(seed), table.position()
        while table.turn is not None:
            actions = [move for move in table.legal_moves if "@" not in move or " " in move]
            table.play(choose.choice(actions or list(table.legal_moves)))
            after = table.position()
            for seat in after["seats"]:
                assert seat in after["goals_seen"][after["goals"][seat]]
                for other in after["seats"]:
                    counts = (after["known"][seat][other] or {}).items()
                    assert all(0 < count <= after["hands"][other].count(card) for card, count in counts)
            for goal, seats in before["goals_seen"].items():
                assert set(seats) <= set(after["goals_seen"][goal])
            before = after


def test_SD_DISCARD_anybody_may_look_through_the_pile_at_any_time() -> None:
    """FAQ: and its order does not change."""
    pile = ["trade-goals", "zap-card", "trade-hands", "zap-card"]
    table = sevenfold.load(seven_dragons(PAIR, [["rotate-goals", "move-card"], ["YYYY"], ["BBBB"]], discard=pile))
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["discard"] == pile
    table.play("rotate-goals left under")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["discard"] == [*pile, "rotate-goals"]
