"""SD-EXHAUST: the deck runs out."""

from random import Random
from typing import Any

import pytest

import sevenfold
from sevenfold import Outcome
from tests.building import Position, moves, seven_dragons
from tests.seven_dragons.cards import ACTION_CARDS, largest
from tests.seven_dragons.helpers import RED_ROW, left_over, row, scattered, walled

pytestmark = pytest.mark.interpreted

EDITIONS = ["en", "fr", "nl", "ru"]
WESTERN = EDITIONS[:3]
ACTIONS = sorted(ACTION_CARDS.elements())


def last_cards(
    hands: list[list[str]], mosaic: dict[str, str] | None = None, goals: str = "RYBGK", **options: Any
) -> Position:
    """The basic game near its end: what is not in a hand lies on the table, singly unless `mosaic` says otherwise."""
    elsewhere = [card for hand in hands for card in hand]
    table = scattered(mosaic or {"0,0": "RRRR"}, elsewhere)
    return seven_dragons(table, hands, goals=goals, variant="basic", **options)


def goals_of(edition: str, mine: str, theirs: str) -> str:
    """Goals by seat for two players; the others are unused."""
    others = [goal for goal in "RYBGK" if goal not in (mine, theirs)]
    others.insert(2 if edition == "ru" else 0, theirs)
    return mine + "".join(others)


def closest(position: Position) -> Outcome:
    """Who is closest to seven."""
    sizes = [largest(position, goal) for goal in position["goals"]]
    best = max(sizes[seat] for seat in position["seats"])
    return Outcome(
        winners=tuple(seat for seat in position["seats"] if sizes[seat] == best),
        reason="closest",
        scores=tuple(size if seat in position["seats"] else None for seat, size in enumerate(sizes)),
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_EXHAUST_play_goes_on_without_drawing(edition: str) -> None:
    table = sevenfold.load(last_cards([["RRRR", "RRYY"], ["BBBB", "BBKK"]], edition=edition))
    table.play("RRRR@1,0")
    position = table.position()
    assert table.outcome is None
    assert table.turn == position["seats"][1]
    assert [hand for hand in position["hands"] if hand is not None] == [["RRYY"], ["BBBB", "BBKK"]]


def test_SD_EXHAUST_players_without_cards_are_skipped() -> None:
    table = sevenfold.load(last_cards([["RRRR", "RRYY"], [], ["BBBB"]]))
    table.play("RRRR@1,0")
    assert table.turn == 2
    table.play(next(move for move in moves(table) if move.startswith("BBBB")))
    assert table.turn == 0  # both others are without cards now


def test_SD_EXHAUST_nobody_is_skipped_while_there_is_a_deck() -> None:
    table = sevenfold.load(seven_dragons({"0,0": "SSSS"}, [["RRRR"], [], ["BBBB"]], deck=["YYYY"]))
    table.play("RRRR@1,0")
    assert table.turn == 1
    assert table.position()["hands"][1] == ["YYYY"]


@pytest.mark.parametrize("edition", WESTERN)
def test_SD_EXHAUST_until_all_hands_are_empty(edition: str) -> None:
    table = sevenfold.load(last_cards([["RRRR"], ["BBBB", "YYYY"]], edition=edition))
    turns = []
    while table.turn is not None:
        turns.append(table.turn)
        table.play(table.legal_moves[0])
    assert turns == [0, 1, 1]
    assert table.position()["hands"][:2] == [[], []]
    assert table.outcome == closest(table.position())


def test_SD_EXHAUST_in_the_russian_edition_until_any_hand_is_empty() -> None:
    table = sevenfold.load(last_cards([["RRRR"], ["BBBB", "YYYY"]], edition="ru"))
    table.play("RRRR@1,0")
    assert table.turn is None
    assert table.position()["hands"] == [[], None, None, ["YYYY", "BBBB"], None]
    assert table.outcome == Outcome(winners=(0,), reason="closest", scores=(2, None, None, 1, None))


def test_SD_EXHAUST_in_the_russian_edition_another_players_hand_counts_too() -> None:
    """Trade Hands gives an empty hand away."""
    hand = [*ACTIONS, *left_over({}, [], rainbow=True)]
    hand.remove("trade-hands")
    for edition in EDITIONS:
        table = sevenfold.load(seven_dragons({"0,0": "SSSS"}, [["trade-hands"], hand], edition=edition))
        table.play(f"trade-hands {table.seats[1]}")
        assert (table.outcome is not None) == (edition == "ru")
        assert table.turn == (None if edition == "ru" else 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_EXHAUST_an_empty_hand_ends_nothing_while_there_is_a_deck(edition: str) -> None:
    table = sevenfold.load(seven_dragons({"0,0": "SSSS"}, [["RRRR"], ["BBBB"]], edition=edition))
    table.play("RRRR@1,0")
    assert table.position()["hands"][0] == []
    assert table.outcome is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_EXHAUST_the_last_card_may_still_win(edition: str) -> None:
    mosaic = {"0,0": "KKKK"} | row(RED_ROW[:6], 1, 0)
    table = sevenfold.load(last_cards([["RRRR"], []], mosaic, edition=edition))
    table.play("RRRR@7,0")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((0,), "goal")


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_EXHAUST_the_largest_group_wins(edition: str) -> None:
    """Red has four panels, gold one; the seats without players do not count."""
    mosaic = {"0,0": "KKKK"} | row(RED_ROW[:3], 1, 0)
    for mine, theirs, winner in (("R", "Y", 0), ("Y", "R", 1)):
        table = sevenfold.load(last_cards([["RRRR"], []], mosaic, goals_of(edition, mine, theirs), edition=edition))
        table.play("RRRR@4,0")
        scores = [1, None, None, None, None]
        scores[table.seats[1]] = 1
        scores[table.seats[winner]] = 4
        assert table.outcome == Outcome((table.seats[winner],), "closest", tuple(scores))


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_EXHAUST_ties_share(edition: str) -> None:
    """Green and black lie singly; red, which has two, is nobody's goal."""
    table = sevenfold.load(last_cards([["RRRR"], []], goals=goals_of(edition, "G", "K"), edition=edition))
    table.play("RRRR@1,0")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == (table.seats, "closest")


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_EXHAUST_closeness_is_measured_to_the_own_target(edition: str) -> None:
    """Four of seven lack three; one of three lacks two, of four three, of five four."""
    mosaic = {"0,0": "KKKK"} | row(RED_ROW[:3], 1, 0)
    goals = goals_of(edition, "R", "Y")
    for age, winners in ((3, [1]), (4, [0, 1]), (5, [0])):
        table = sevenfold.load(last_cards([["RRRR"], []], mosaic, goals, ages=[None, age], edition=edition))
        table.play("RRRR@4,0")
        assert table.outcome is not None
        assert list(table.outcome.winners) == [table.seats[winner] for winner in winners]
        assert table.outcome.reason == "closest"


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_EXHAUST_when_everybody_who_holds_cards_has_passed(edition: str) -> None:
    """The rest of the table shows no blue."""
    table = sevenfold.load(seven_dragons(walled(), [["BBBB"], ["BBBB"]], variant="basic", edition=edition))
    assert moves(table) == ["pass"]
    table.play("pass")
    assert (table.turn, table.outcome) == (table.seats[1], None)
    table.play("pass")
    assert (table.turn, table.position()["passes"]) == (None, 2)
    assert table.outcome == closest(table.position())


@pytest.mark.parametrize("edition", EDITIONS)
def test_SD_EXHAUST_players_without_cards_need_not_pass(edition: str) -> None:
    """Nor does one pass end the game while a second player holds cards; in the Russian edition only a play may."""
    alone = sevenfold.load(seven_dragons(walled(), [["BBBB", "BBBB"], [], []], variant="basic", edition=edition))
    alone.play("pass")
    assert alone.outcome == closest(alone.position())
    two = sevenfold.load(seven_dragons(walled(), [["BBBB"], [], ["BBBB"]], variant="basic", edition=edition))
    two.play("pass")
    assert (two.outcome, two.turn) == (None, two.seats[2])
    two.play("pass")
    assert two.outcome == closest(two.position())


def test_SD_EXHAUST_passes_end_nothing_while_there_is_a_deck() -> None:
    """One player holds cards and passes, but the next can still draw; the passes count on."""
    table = sevenfold.load(seven_dragons(walled(), [["BBBB"], []], deck=["BBBB"], variant="basic"))
    table.play("pass")
    assert (table.outcome, table.turn) == (None, 1)
    assert table.position()["hands"][1] == ["BBBB"]
    table.play("pass")
    assert table.outcome == closest(table.position())


def test_SD_EXHAUST_passes_before_the_deck_ran_out_count() -> None:
    """One passed while there was a deck; the other has drawn its last card and passes, too."""
    table = sevenfold.load(seven_dragons(walled(), [["BBBB"], ["BBBB"]], variant="basic", fields={"passes": 1}))
    table.play("pass")
    assert table.outcome == closest(table.position())


def test_SD_EXHAUST_an_end_by_passing_is_no_goal_reached() -> None:
    """SD-WIN: passing is no play. Of two who have more than they need, the one with most to spare is closest."""
    position = seven_dragons(walled(), [["BBBB"], ["BBBB"]], variant="basic")
    assert largest(position, "B") > largest(position, "R") > 3
    for held, winner in (("BRYGK", 0), ("RBYGK", 1)):
        table = sevenfold.load(seven_dragons(walled(), [["BBBB"], ["BBBB"]], goals=held, variant="basic", ages=[3, 3]))
        table.play("pass")
        table.play("pass")
        assert table.outcome is not None
        assert (table.outcome.winners, table.outcome.reason) == ((winner,), "closest")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 5])
def test_SD_EXHAUST_random_games_end_as_they_should(players: int, edition: str) -> None:
    """Either a goal was reached by the last play, or the deck is empty and nobody has reached one."""
    reasons = set()
    for seed in range(12):
        table = sevenfold.new("seven-dragons", players=players, edition=edition, seed=seed, variant="basic")
        choose = Random(seed)
        while table.turn is not None:
            table.play(choose.choice(table.legal_moves))
        position = table.position()
        assert table.outcome is not None
        reasons.add(table.outcome.reason)
        if table.outcome.reason == "closest":
            assert position["deck"] == []
            assert table.outcome == closest(position)
            held = [bool(position["hands"][seat]) for seat in position["seats"]]
            if position["passes"] == 0:
                assert not all(held) if edition == "ru" else not any(held)
        else:
            assert max(largest(position, position["goals"][seat]) for seat in table.outcome.winners) >= 7
    assert reasons == {"goal", "closest"}
