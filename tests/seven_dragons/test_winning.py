"""SD-WIN, SD-AGE: seven panels of the own goal in one group."""

from typing import Any

import pytest

import sevenfold
from sevenfold import OptionError, Outcome
from tests.building import moves, seven_dragons
from tests.seven_dragons.helpers import GOLD_COLUMN, RED_COLUMN, RED_ROW, column, row

pytestmark = pytest.mark.interpreted

SILVER = {"0,0": "SSSS"}
BLACK = ["trade-hands"]  # a discard pile that makes Silver black, GOLD gold, and so on
GOLD = ["trade-goals"]
RED = ["zap-card"]
SIX = SILVER | row(RED_ROW[:6], 1, 0)  # red along the top from 1,0 to 6,0; the seventh goes to 7,0
# RRYY at 1,0 makes seven red ones upwards and seven gold ones downwards.
CROSSING = {"0,0": "KKKK"} | column(RED_COLUMN, 1, 1) | column(GOLD_COLUMN, 1, -1, -1)


def play(mosaic: dict[str, str], move: str, hand: list[str], **given: Any) -> Outcome | None:
    """The outcome after a move of seat 0; seat 1 holds GGGG."""
    others = given.pop("others", [["GGGG"]])
    table = sevenfold.load(seven_dragons(mosaic, [hand, *others], **given))
    table.play(move)
    assert (table.turn is None) == (table.outcome is not None)
    return table.outcome


def test_SD_WIN_seven_panels_of_the_own_goal_win_at_once() -> None:
    table = sevenfold.load(seven_dragons(SIX, [["RRRR", "BBBB"], ["GGGG"]], discard=BLACK))
    table.play("RRRR@7,0")
    assert table.outcome == Outcome(winners=(0,), reason="goal", scores=(7, 1, None, None, None))
    assert table.turn is None
    assert table.position()["hands"][:2] == [["BBBB"], ["GGGG"]]  # no further draw


def test_SD_WIN_six_are_not_enough() -> None:
    five = SILVER | row(RED_ROW[:5], 1, 0)
    assert play(five, "RRRR@6,0", ["RRRR", "BBBB"], discard=BLACK) is None


def test_SD_WIN_more_than_seven_are_fine() -> None:
    mosaic = SILVER | row(RED_ROW[:4], 1, 0) | {"6,0": "RRGG", "7,0": "RRKK", "8,0": "RGRG", "8,1": "RYRY"}
    outcome = play(mosaic, "RRRR@5,0", ["RRRR"], discard=BLACK)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[0]) == ((0,), 9)


def test_SD_WIN_it_must_be_one_group() -> None:
    """FAQ: three here and four there do not win; joined they do."""
    mosaic = SILVER | row(RED_ROW[:3], 1, 0) | row(["RRKG", "RRGG", "RRKK"], 5, 0) | {"0,1": "BBBB"}
    assert play(mosaic, "RRRR@8,0", ["RRRR"], discard=BLACK) is None
    outcome = play(mosaic, "RRRR@4,0", ["RRRR"], discard=BLACK)
    assert outcome is not None
    assert outcome.winners == (0,)


def test_SD_WIN_branches_count() -> None:
    """FAQ: a branching blob is as good as a chain. Here no path has more than five panels."""
    blob = {"1,0": "RRRR", "1,1": "RYRY", "1,-1": "RKRK", "2,0": "RRYY", "2,1": "BBRR", "1,2": "RGRG"}
    outcome = play(SILVER | blob, "RRRR@1,-2", ["RRRR"], discard=BLACK)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[0]) == ((0,), 7)


def test_SD_WIN_the_panels_must_touch_not_just_the_cards() -> None:
    """FAQ. Seven cards with red in a row; the last is joined by green, its red lies below."""
    mosaic = SILVER | row(["RRRR", "RRYY", "RRBB", "RRKK", "RRRR", "RRKG"], 1, 0)
    assert play(mosaic, "RGRG@7,0", ["GRGR"], discard=BLACK) is not None
    assert play(mosaic, "GKGR@7,0", ["GKGR"], discard=BLACK) is None


def test_SD_WIN_rainbow_is_one_panel_of_every_group() -> None:
    outcome = play(SIX, "****@7,0", ["****"], discard=BLACK)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[0]) == ((0,), 7)
    assert play(SILVER | row(RED_ROW[:5], 1, 0), "****@6,0", ["****"], discard=BLACK) is None
    inside = SILVER | row([*RED_ROW[:3], "****", *RED_ROW[3:5]], 1, 0)
    outcome = play(inside, "RRRR@7,0", ["RRRR"], discard=BLACK)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize(("discard", "won"), [([], True), (RED, True), (BLACK, False), (GOLD, False)])
def test_SD_WIN_silver_is_one_panel_when_of_that_colour_or_of_all(discard: list[str], won: bool) -> None:
    outcome = play(SILVER | row(RED_ROW[:5], 1, 0), "RRRR@6,0", ["RRRR"], discard=discard)
    assert (outcome is not None) == won
    if outcome is not None:
        assert outcome.scores[0] == 7


def test_SD_WIN_another_player_wins_at_once_too() -> None:
    """FAQ: immediately, not at the start of the own turn."""
    outcome = play(SIX, "RRRR@7,0", ["RRRR"], discard=BLACK, goals="BRYGK")
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "goal")


def test_SD_WIN_the_player_on_turn_wins_alone() -> None:
    """FAQ: a single play causes two players to get seven at the same time."""
    for goals, winner in (("RYBGK", (0,)), ("YRBGK", (0,))):
        outcome = play(CROSSING, "RRYY@1,0", ["RRYY"], goals=goals, variant="basic")
        assert outcome is not None
        assert (outcome.winners, outcome.scores[:2]) == (winner, (7, 7))


def test_SD_WIN_several_others_share() -> None:
    outcome = play(CROSSING, "RRYY@1,0", ["RRYY"], goals="BRYGK", variant="basic", others=[["GGGG"], ["GGGG"]])
    assert outcome is not None
    assert (outcome.winners, outcome.scores[1:3]) == ((1, 2), (7, 7))


def test_SD_WIN_imaginary_players_never_win() -> None:
    assert play(CROSSING, "RRYY@1,0", ["RRYY"], goals="BGRYK", variant="basic") is None
    outcome = play(CROSSING, "RRYY@1,0", ["RRYY"], goals="BRYGK", variant="basic")
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores[2:] == (None, None, None)
    assert play(CROSSING, "RRYY@1,0", ["RRYY"], goals="BRYGK", variant="basic", edition="ru") is None


@pytest.mark.parametrize(
    ("hand", "move", "goals", "winners"),
    [
        (["trade-goals"], "trade-goals 2", "BYRGK", (0,)),  # taking a finished goal
        (["trade-goals"], "trade-goals 1", "BYRGK", None),
        (["rotate-goals"], "rotate-goals left", "KGBYR", (0,)),
        (["rotate-goals"], "rotate-goals right", "BYRGK", (1,)),
        (["rotate-goals"], "rotate-goals left", "BYRGK", None),
        (["rotate-goals"], "rotate-goals color", "BYRGK", None),
    ],
)
def test_SD_WIN_by_a_goal_that_comes_to_a_player(
    hand: list[str], move: str, goals: str, winners: tuple[int, ...] | None
) -> None:
    """Seven red ones lie there, and red was nobody's goal."""
    outcome = play(SIX | {"7,0": "RRRR"}, move, hand, goals=goals, discard=BLACK)
    assert (outcome and outcome.winners) == winners


def test_SD_WIN_by_giving_a_goal_away() -> None:
    """The finished goal goes to the other player."""
    position = seven_dragons(SIX | {"7,0": "RRRR"}, [["trade-goals"], ["GGGG"]], goals="RYBGK", discard=BLACK)
    table = sevenfold.load(position)
    table.play("trade-goals 1")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


def test_SD_WIN_by_the_colour_of_silver() -> None:
    outcome = play(SIX, "zap-card color", ["zap-card"], discard=BLACK)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[0]) == ((0,), 7)
    assert play(SIX, "zap-card 6,0", ["zap-card"], discard=BLACK) is None  # six again
    assert play(SIX | {"0,1": "BBBB"}, "zap-card 0,1 under", ["zap-card"], discard=BLACK) is None
    assert play(SIX | {"0,1": "BBBB"}, "zap-card 0,1", ["zap-card"], discard=BLACK) is not None


def test_SD_WIN_is_judged_after_the_action_card_has_changed_silver() -> None:
    """The moved card makes seven with a red Silver; on top of the pile the action card turns Silver green."""
    mosaic = SILVER | row(RED_ROW[:5], 1, 0) | {"0,2": "RYRY"}
    assert play(mosaic, "move-card 0,2 RYRY@6,0", ["move-card"], discard=RED) is None
    outcome = play(mosaic, "move-card 0,2 RYRY@6,0 under", ["move-card"], discard=RED)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[0]) == ((0,), 7)


def test_SD_WIN_by_moving_a_card() -> None:
    mosaic = SIX | {"-1,0": "RYRY"}
    outcome = play(mosaic, "move-card -1,0 RYRY@7,0", ["move-card"], discard=BLACK)
    assert outcome is not None
    assert (outcome.winners, outcome.scores[0]) == ((0,), 7)


def test_SD_WIN_the_first_action_takes_silver_out_of_groups() -> None:
    """Seven with a Silver of all colours, six with a green one."""
    assert play(SIX | {"-1,0": "YYYY"}, "move-card -1,0 YYYY@0,1", ["move-card"], discard=[]) is None
    assert play(SIX | {"-1,0": "YYYY"}, "BBBB@0,1", ["BBBB"], discard=[]) is not None


@pytest.mark.parametrize("taking", ["zap-card 6,0 under", "move-card 6,0 RRKK@0,1 under", "trade-goals color"])
def test_SD_WIN_a_moved_or_zapped_card_leaves_its_group(taking: str) -> None:
    """Six red ones beside a black Silver; one goes, one comes: six."""
    hands = [[taking.partition(" ")[0]], ["RRRR"]]
    table = sevenfold.load(seven_dragons(SIX, hands, goals="BRYGK", discard=BLACK))
    table.play(taking)
    table.play("RRRR@6,0" if "6,0" in taking else "RRRR@7,0")
    assert (table.outcome is None) == ("6,0" in taking)


def test_SD_WIN_passing_is_no_play() -> None:
    """Seven red ones lie there; their owner wins after the next play only."""
    reds = ["RRRR", "RRYY", "RRKG", "RRGG", "RRKK", "RRRR", "RYRY"]
    table = sevenfold.load(seven_dragons(SILVER | row(reds, 1, 0), [["BBBB"], ["KKKK"]], discard=BLACK, deck=["BBBB"]))
    assert moves(table) == ["pass"]
    table.play("pass")
    assert (table.outcome, table.turn) == (None, 1)
    table.play("KKKK@0,1")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0,), "goal")


def test_SD_AGE_a_young_player_needs_as_many_panels_as_years() -> None:
    for age in (3, 4, 5, 6):
        row_before = SILVER | row(RED_ROW[: age - 1], 1, 0)
        outcome = play(row_before, f"RRRR@{age},0", ["RRRR"], discard=BLACK, ages=[age, None])
        assert outcome is not None
        assert (outcome.winners, outcome.reason, outcome.scores[0]) == ((0,), "goal", age)
        shorter = SILVER | row(RED_ROW[: age - 2], 1, 0)
        assert play(shorter, f"RRRR@{age - 1},0", ["RRRR"], discard=BLACK, ages=[age, None]) is None


def test_SD_AGE_the_others_need_seven() -> None:
    five = SILVER | row(RED_ROW[:5], 1, 0)
    assert play(five, "RRRR@6,0", ["RRRR"], discard=BLACK, ages=[None, 3], goals="RKBGY") is None


@pytest.mark.parametrize("age", [7, 8, 99])
def test_SD_AGE_from_seven_on_it_is_seven(age: int) -> None:
    assert play(SILVER | row(RED_ROW[:5], 1, 0), "RRRR@6,0", ["RRRR"], discard=BLACK, ages=[age, None]) is None
    outcome = play(SIX, "RRRR@7,0", ["RRRR"], discard=BLACK, ages=[age, None])
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize(
    "ages", [[2, None], [0, None], [-5, None], [3], [3, 3, 3], [True, None], ["5", None], [5.0, None], 5, "55", {0: 5}]
)
def test_SD_AGE_none_or_at_least_three_by_player(ages: object) -> None:
    with pytest.raises(OptionError):
        sevenfold.new("seven-dragons", players=2, ages=ages)


@pytest.mark.parametrize("variant", ["full", "single-action", "basic"])
def test_SD_AGE_in_every_variant_with_goals(variant: str) -> None:
    assert sevenfold.new("seven-dragons", players=2, variant=variant, ages=[5, None]).options["ages"] == [5, None]
    assert sevenfold.new("seven-dragons", players=2, variant=variant).options["ages"] == [None, None]


def test_SD_AGE_not_without_goals() -> None:
    with pytest.raises(OptionError):
        sevenfold.new("seven-dragons", players=2, variant="connections", ages=[5, None])


def test_SD_AGE_belongs_to_the_player_of_the_deal() -> None:
    """In the Russian edition the second of two players sits at 3."""
    mosaic = SILVER | row(RED_ROW[:3], 1, 0)
    for goals, won in (("KYBRG", True), ("RYBKG", False), ("KRBYG", False)):
        outcome = play(mosaic, "RRRR@4,0", ["RRRR"], discard=BLACK, ages=[None, 4], edition="ru", goals=goals)
        assert (outcome is not None) == won
        assert outcome is None or outcome.winners == (3,)


def test_SD_AGE_stays_with_the_player_when_goals_move() -> None:
    four = SILVER | row(RED_ROW[:4], 1, 0)
    outcome = play(four, "trade-goals 1", ["trade-goals"], discard=BLACK, ages=[4, None], goals="BRYGK")
    assert outcome is not None
    assert outcome.winners == (0,)
    assert play(four, "trade-goals 1", ["trade-goals"], discard=BLACK, ages=[None, 6], goals="BRYGK") is None
