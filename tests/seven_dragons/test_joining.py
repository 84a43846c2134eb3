"""SD-JOIN: somebody sits down in the middle of a game."""

import pytest

import sevenfold
from sevenfold import Outcome
from tests.building import moves, seven_dragons
from tests.seven_dragons.helpers import RED_ROW, refused_join, row, scattered

pytestmark = pytest.mark.interpreted

SILVER = {"0,0": "SSSS"}
BLACK = ["trade-hands"]


def test_SD_JOIN_a_newcomer_gets_a_goal_and_the_top_three_cards() -> None:
    """FAQ: pull up a chair."""
    deck = ["zap-card", "YYYY", "RKBG", "GGGG"]
    table = sevenfold.load(seven_dragons(SILVER, [["RRRR", "KKKK"], ["BBBB"]], deck=deck, goals="RYBGK"))
    before = table.position()
    assert table.join() == 2
    after = table.position()
    assert after["seats"] == [0, 1, 2]
    assert after["hands"] == [["RRRR", "KKKK"], ["BBBB"], ["YYYY", "RKBG", "zap-card"], None, None]
    assert after["deck"] == before["deck"][3:]
    assert after["goals"] == before["goals"]
    assert after["goals_seen"] == {"R": [0], "Y": [1], "B": [2], "G": [], "K": []}
    assert after["table"] == before["table"]
    assert table.turn == 0
    assert table.view(2)["goals"] == ["?", "?", "B", "?", "?"]


@pytest.mark.parametrize("variant", ["full", "single-action", "basic", "connections"])
@pytest.mark.parametrize(
    ("players", "edition", "joined"),
    [
        (2, "en", [2, 3, 4]),
        (3, "fr", [3, 4]),
        (4, "nl", [4]),
        (2, "ru", [4, 1, 2]),
        (3, "ru", [1, 3]),
        (4, "ru", [1]),
    ],
)
def test_SD_JOIN_takes_the_first_free_seat_after_the_highest_player(
    players: int, edition: str, joined: list[int], variant: str
) -> None:
    table = sevenfold.new("seven-dragons", players=players, edition=edition, variant=variant, seed=1)
    assert [table.join() for _ in joined] == joined
    assert table.seats == (0, 1, 2, 3, 4)


def test_SD_JOIN_newcomers_play_in_seat_order() -> None:
    table = sevenfold.new("seven-dragons", players=2, edition="ru", first=1, seed=4)
    table.join()
    assert table.turn == 3
    turns = []
    for _ in range(4):
        table.play(table.legal_moves[0])
        turns.append(table.turn)
    assert turns == [4, 0, 3, 4]
    table.join()
    table.play(table.legal_moves[0])
    table.play(table.legal_moves[0])
    assert table.turn == 1


def test_SD_JOIN_only_while_fewer_than_five_play() -> None:
    assert refused_join(sevenfold.new("seven-dragons", players=5, seed=1)) == "SD-JOIN"
    table = sevenfold.new("seven-dragons", players=4, seed=1)
    table.join()
    assert refused_join(table) == "SD-JOIN"


def test_SD_JOIN_not_in_the_puzzle() -> None:
    assert refused_join(sevenfold.new("seven-dragons", players=1, variant="connections", seed=1)) == "SD-JOIN"


def test_SD_JOIN_not_after_the_end() -> None:
    table = sevenfold.load(seven_dragons(SILVER | row(RED_ROW[:6], 1, 0), [["RRRR"], ["BBBB"]], discard=BLACK))
    table.play("RRRR@7,0")
    assert table.turn is None
    assert table.position()["deck"]
    assert refused_join(table) == "SD-JOIN"


def test_SD_JOIN_not_with_an_empty_deck() -> None:
    mosaic = scattered({"0,0": "RRRR"}, ["RRRR", "BBBB"])
    table = sevenfold.load(seven_dragons(mosaic, [["RRRR"], ["BBBB"]], variant="basic"))
    assert table.position()["deck"] == []
    assert refused_join(table) == "SD-JOIN"


@pytest.mark.parametrize("left", [1, 2, 3])
def test_SD_JOIN_with_fewer_cards_if_the_deck_has_fewer(left: int) -> None:
    deck = ["YYYY", "KKKK", "RRYY"][:left]
    mosaic = scattered({"0,0": "RRRR"}, ["RRRR", "BBBB", *deck])
    table = sevenfold.load(seven_dragons(mosaic, [["RRRR"], ["BBBB"]], deck=deck, variant="basic"))
    table.join()
    assert table.position()["hands"][2] == deck
    assert table.position()["deck"] == []


def test_SD_JOIN_sets_the_count_of_passes_to_0() -> None:
    hands = [["BBBB"], ["BBBB"]]
    table = sevenfold.load(seven_dragons(SILVER, hands, discard=["zap-card"], deck=["YYYY", "RRRR", "KKKK", "GGGG"]))
    table.play("pass")
    assert table.position()["passes"] == 1
    table.join()
    assert (table.position()["passes"], table.position()["last_played"]) == (0, None)
    assert moves(table) == ["pass"]


def test_SD_JOIN_the_options_stay_as_dealt() -> None:
    table = sevenfold.new("seven-dragons", players=2, ages=[4, None], seed=1)
    options = table.options
    table.join()
    assert table.options == options
    assert (options["players"], options["ages"]) == (2, [4, None])
    assert sevenfold.load(table.position()).position() == table.position()


def test_SD_JOIN_in_connections_there_is_no_goal_to_take() -> None:
    table = sevenfold.new("seven-dragons", players=2, variant="connections", seed=1)
    table.join()
    position = table.position()
    assert len(position["hands"][2]) == 3
    assert (position["goals"], position["goals_seen"]) == (None, {})


def test_SD_JOIN_newcomers_need_seven() -> None:
    """SD-AGE: whatever the ages of the others."""
    for panels, won in ((5, False), (6, True)):
        mosaic = SILVER | row(RED_ROW[:panels], 1, 0)
        table = sevenfold.load(seven_dragons(mosaic, [["RRRR"], ["BBBB"]], discard=BLACK, ages=[3, 3], goals="YKRGB"))
        table.join()
        table.play(f"RRRR@{panels + 1},0")
        assert (table.outcome is not None) == won
        assert table.outcome is None or table.outcome.winners == (2,)


def test_SD_JOIN_is_no_play() -> None:
    """SD-WIN: a newcomer with a finished goal wins after the next play, not before."""
    mosaic = SILVER | row(RED_ROW, 1, 0)
    table = sevenfold.load(seven_dragons(mosaic, [["KKKK"], ["BBBB"]], discard=BLACK, goals="YBRGK"))
    assert table.join() == 2
    assert (table.outcome, table.turn) == (None, 0)
    table.play("KKKK@0,1")
    assert table.outcome == Outcome(winners=(2,), reason="goal", scores=(1, 1, 7, None, None))


def test_SD_JOIN_a_finished_goal_does_not_beat_the_player_on_turn() -> None:
    mosaic = SILVER | row(RED_ROW, 1, 0)
    hands = [["trade-goals"], ["BBBB"]]
    table = sevenfold.load(seven_dragons(mosaic, hands, discard=BLACK, goals="YBRGK"))
    table.join()
    table.play("trade-goals 2")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


def test_SD_JOIN_stands_in_the_record() -> None:
    table = sevenfold.new("seven-dragons", players=2, seed=6)
    table.play(table.legal_moves[0])
    table.join()
    table.play(table.legal_moves[-1])
    assert table.moves[1] == "join"
    assert sevenfold.replay(table.record()).position() == table.position()
