"""The variants: SD-CONNECT, SD-OPTIONS, and what each of them is played with."""

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

import sevenfold
from sevenfold import OptionError, Outcome
from tests.building import moves, refused, seven_dragons
from tests.seven_dragons.cards import ACTION_CARDS, ACTION_COLOURS, DRAGON_CARDS
from tests.seven_dragons.helpers import RED_ROW, cards_of, row, scattered, walled

pytestmark = pytest.mark.interpreted

EDITIONS = ["en", "fr", "nl", "ru"]
ACTIONS = list(ACTION_COLOURS)
RAINBOW, SILVER = Counter({"****": 1}), Counter({"SSSS": 1})
FIXED: dict[str, dict[str, Any]] = {
    "full": {"actions": ACTIONS, "silver": True, "rainbow": True},
    "basic": {"actions": [], "silver": False, "rainbow": False},
    "connections": {"actions": [], "silver": False, "rainbow": False},
}


@pytest.mark.parametrize(
    ("variant", "cards"),
    [
        ("full", DRAGON_CARDS + RAINBOW + ACTION_CARDS + SILVER),
        ("single-action", DRAGON_CARDS + RAINBOW + Counter({"trade-goals": 3})),
        ("basic", DRAGON_CARDS),
        ("connections", DRAGON_CARDS),
    ],
)
@pytest.mark.parametrize("players", [2, 5])
def test_SD_OPTIONS_the_cards_of_each_variant(variant: str, cards: Counter[str], players: int) -> None:
    table = sevenfold.new("seven-dragons", players=players, variant=variant, seed=3)
    position = table.position()
    assert cards_of(position) == cards
    assert list(position["table"]) == ["0,0"]
    assert (position["table"]["0,0"] == "SSSS") == (variant == "full")
    assert position["table"]["0,0"] != "****"
    assert (position["goals"] is None) == (variant == "connections")
    assert [len(position["hands"][seat]) for seat in range(players)] == [4] + [3] * (players - 1)


def test_SD_OPTIONS_the_full_game_is_the_default() -> None:
    assert sevenfold.new("seven-dragons", players=3, seed=1).options == {
        "players": 3,
        "first": 0,
        "variant": "full",
        "edition": "en",
        **FIXED["full"],
        "ages": [None] * 3,
    }


def test_SD_OPTIONS_single_action_means_trade_goals_without_silver_by_default() -> None:
    options = sevenfold.new("seven-dragons", players=2, variant="single-action", seed=1).options
    assert (options["actions"], options["silver"], options["rainbow"]) == (["trade-goals"], False, True)


@pytest.mark.parametrize("silver", [False, True])
@pytest.mark.parametrize("rainbow", [False, True])
def test_SD_OPTIONS_actions_silver_and_rainbow_are_free_in_single_action(silver: bool, rainbow: bool) -> None:
    for size in range(6):
        for chosen in combinations(ACTIONS, size):
            table = sevenfold.new(
                "seven-dragons",
                players=2,
                variant="single-action",
                seed=size,
                silver=silver,
                rainbow=rainbow,
                actions=list(reversed(chosen)),
            )
            cards = DRAGON_CARDS + Counter(dict.fromkeys(chosen, 3))
            cards += Counter({"****": int(rainbow), "SSSS": int(silver)})
            assert cards_of(table.position()) == cards
            assert (table.position()["table"]["0,0"] == "SSSS") == silver
            assert table.options["actions"] == list(chosen)  # in the order of SD-DECK


@pytest.mark.parametrize("actions", [["zap-card", "zap-card"], ["zap"], "zap-card", [None], None, {"zap-card": True}])
def test_SD_OPTIONS_actions_are_a_list_without_duplicates(actions: object) -> None:
    with pytest.raises(OptionError):
        sevenfold.new("seven-dragons", players=2, variant="single-action", actions=actions)


@pytest.mark.parametrize("variant", FIXED)
def test_SD_OPTIONS_elsewhere_naming_the_fixed_value_is_fine(variant: str) -> None:
    for name, value in FIXED[variant].items():
        table = sevenfold.new("seven-dragons", players=2, variant=variant, seed=1, **{name: value})
        assert table.options[name] == value


@pytest.mark.parametrize("variant", FIXED)
@pytest.mark.parametrize("name", ["actions", "silver", "rainbow"])
def test_SD_OPTIONS_elsewhere_another_value_is_an_error(variant: str, name: str) -> None:
    others: list[Any] = [not FIXED[variant][name], 1, 0, "yes", None]
    if name == "actions":
        others = [["trade-goals"], ACTIONS[1:], "all", None]
    for value in others:
        with pytest.raises(OptionError):
            sevenfold.new("seven-dragons", players=2, variant=variant, **{name: value})


@pytest.mark.parametrize(
    "given",
    [
        {"variant": "Full"},
        {"variant": None},
        {"edition": "de"},
        {"edition": "EN"},
        {"edition": None},
        {"multi": False},
        {"silver": 1, "variant": "single-action"},
        {"rainbow": 0, "variant": "single-action"},
    ],
)
def test_SD_OPTIONS_unknown_names_and_values_are_errors(given: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        sevenfold.new("seven-dragons", players=2, **given)


@pytest.mark.parametrize("variant", ["full", "single-action", "basic", "connections"])
def test_SD_OPTIONS_every_edition_in_every_variant(variant: str) -> None:
    for edition in EDITIONS:
        table = sevenfold.new("seven-dragons", players=2, variant=variant, edition=edition, seed=1)
        assert table.options["edition"] == edition


def test_SD_OPTIONS_without_silver_under_is_not_offered_and_color_stays_legal() -> None:
    position = seven_dragons(
        {"0,0": "RRRR", "1,0": "RRYY"},
        [[*ACTIONS], ["BBBB"]],
        variant="single-action",
        actions=ACTIONS,
        discard=["trade-goals", "zap-card"],
    )
    table = sevenfold.load(position)
    assert [move for move in moves(table) if "under" in move] == []
    for move in ("trade-hands 1", "rotate-goals left", "trade-goals 4", "zap-card 1,0", "move-card 1,0 RRYY@0,-1"):
        assert move in table.legal_moves
        assert refused(table, f"{move} under") == "SD-OPTIONS"
    assert {f"{action} color" for action in ACTIONS} <= set(moves(table))
    table.play("rotate-goals color")
    assert table.position()["goals"] == position["goals"]
    assert table.position()["discard"] == ["rotate-goals", "trade-goals", "zap-card"]


def test_SD_OPTIONS_with_silver_a_single_action_is_a_whole_one() -> None:
    position = seven_dragons(
        {"0,0": "SSSS"}, [["trade-goals"], ["RRRR"]], variant="single-action", silver=True, discard=["trade-goals"]
    )
    table = sevenfold.load(position)
    goals = [f"trade-goals {seat}" for seat in (1, 2, 3, 4)]
    assert moves(table) == sorted([*goals, *(f"{move} under" for move in goals), "trade-goals color"])
    table.play("trade-goals 2 under")
    assert refused(table, "RRRR@1,0") == "SD-PLACE"  # Silver is gold


def test_SD_OPTIONS_without_silver_colours_of_discarded_actions_mean_nothing() -> None:
    """The start card keeps the dragons it shows."""
    table = sevenfold.load(
        seven_dragons({"0,0": "RRRR"}, [["trade-goals"], ["YYYY", "RRRR"]], variant="single-action", deck=["KKKK"])
    )
    table.play("trade-goals color")
    assert moves(table) == sorted(f"RRRR@{place}" for place in ("0,1", "1,0", "0,-1", "-1,0"))


def test_SD_OPTIONS_the_start_card_never_moves_silver_or_not() -> None:
    table = sevenfold.load(
        seven_dragons(
            {"0,0": "RRYY", "1,0": "RRRR"},
            [["zap-card", "move-card"], ["BBBB"]],
            variant="single-action",
            actions=["move-card", "zap-card"],
        )
    )
    assert refused(table, "zap-card 0,0") == "SD-ZAP"
    assert refused(table, "move-card 0,0 RRYY@2,0") == "SD-MOVE"
    assert refused(table, "move-card 0,0 YYRR@0,0") == "SD-MOVE"
    assert not [move for move in moves(table) if " 0,0" in move]


@pytest.mark.parametrize("variant", ["full", "single-action", "basic"])
def test_SD_OPTIONS_seven_panels_win_in_every_variant_with_goals(variant: str) -> None:
    start = {"0,0": "SSSS" if variant == "full" else "KKKK"}
    discard = ["trade-hands"] if variant == "full" else []
    mosaic = start | row(RED_ROW[:6], 1, 0)
    table = sevenfold.load(seven_dragons(mosaic, [["RRRR"], ["BBBB"]], variant=variant, discard=discard))
    table.play("RRRR@7,0")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0,), "goal")


def test_SD_CONNECT_seven_panels_end_nothing_and_no_goal_is_known() -> None:
    mosaic = {"0,0": "KKKK"} | row(RED_ROW[:6], 1, 0)
    table = sevenfold.load(seven_dragons(mosaic, [["RRRR"], ["BBBB"]], variant="connections"))
    table.play("RRRR@7,0")
    assert table.outcome is None
    assert table.view(0)["goals"] is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_CONNECT_three_cards_each_then_draw_and_play_in_turn(edition: str) -> None:
    table = sevenfold.new("seven-dragons", players=3, variant="connections", edition=edition, first=1, seed=8)
    position = table.position()
    assert [len(position["hands"][seat]) for seat in position["seats"]] == [3, 4, 3]
    assert len(position["deck"]) == 50 - 1 - 3 * 3 - 1
    top = position["deck"][0]
    table.play(table.legal_moves[0])
    assert table.turn == position["seats"][2]
    assert top in table.position()["hands"][position["seats"][2]]


def test_SD_CONNECT_nobody_draws_a_bonus() -> None:
    mosaic = {"0,0": "RRRR", "2,0": "KKGB", "1,-1": "BBBB"}
    table = sevenfold.load(seven_dragons(mosaic, [["RKBG"], []], deck=["YYYY", "GGGG"], variant="connections"))
    table.play("RKBG@1,0")
    assert table.position()["hands"][:2] == [[], ["YYYY"]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_CONNECT_whoever_plays_the_last_card_wins(edition: str) -> None:
    """In the Russian edition, too, an empty hand alone ends nothing."""
    mosaic = scattered({"0,0": "RRRR"}, ["RRRR", "BBBB", "KKKK"])
    table = sevenfold.load(
        seven_dragons(mosaic, [["RRRR"], ["BBBB"], ["KKKK"]], variant="connections", edition=edition)
    )
    last = table.seats[2]
    while table.turn is not None:
        assert table.outcome is None
        table.play(table.legal_moves[0])
    scores = tuple((1 if seat == last else 0) if seat in table.seats else None for seat in range(5))
    assert table.outcome == Outcome(winners=(last,), reason="last-card", scores=scores)
    assert len(table.moves) == 3


@pytest.mark.parametrize(
    ("last_played", "winners", "scores"),
    [
        (None, (), (0, 0, 0, None, None)),
        (0, (0,), (1, 0, 0, None, None)),
        (2, (2,), (0, 0, 1, None, None)),
    ],
)
def test_SD_CONNECT_or_whoever_played_last_before_nobody_can(
    last_played: int | None, winners: tuple[int, ...], scores: tuple[int | None, ...]
) -> None:
    position = seven_dragons(
        walled(), [["BBBB"], ["BBBB"], []], variant="connections", fields={"last_played": last_played}
    )
    table = sevenfold.load(position)
    table.play("pass")
    assert table.turn == 1
    table.play("pass")
    assert table.outcome == Outcome(winners=winners, reason="last-card", scores=scores)


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_CONNECT_random_games_end_when_all_cards_are_played_or_none_can_be(edition: str) -> None:
    for seed in range(8):
        table = sevenfold.new("seven-dragons", players=2 + seed % 4, variant="connections", edition=edition, seed=seed)
        choose = Random(seed)
        while table.turn is not None:
            table.play(choose.choice(table.legal_moves))
        position = table.position()
        assert position["deck"] == []
        assert position["passes"] > 0 or len(position["table"]) == 50
        last = next(m for move, m in zip(table.moves[::-1], table.movers[::-1], strict=True) if move != "pass")
        assert table.outcome is not None
        assert (table.outcome.winners, table.outcome.reason) == ((last,), "last-card")
