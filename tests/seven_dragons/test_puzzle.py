"""SD-PUZZLE: connections for one player."""

from random import Random

import pytest

import sevenfold
from sevenfold import OptionError, Outcome
from tests.building import moves, refused, seven_dragons
from tests.seven_dragons.helpers import scattered, walled

pytestmark = pytest.mark.interpreted


def test_SD_PUZZLE_is_connections_for_one() -> None:
    position = sevenfold.new("seven-dragons", players=1, variant="connections", seed=2).position()
    assert (position["seats"], position["turn"]) == ([0], 0)
    assert len(position["hands"][0]) == 1  # no starting hand: the first card is turned over
    assert len(position["deck"]) == 48
    for variant in ("full", "single-action", "basic"):
        with pytest.raises(OptionError):
            sevenfold.new("seven-dragons", players=1, variant=variant)


def test_SD_PUZZLE_each_turn_one_card_is_turned_over_and_placed() -> None:
    table = sevenfold.load(seven_dragons({"0,0": "RRRR"}, [["RRYY"]], deck=["YYKK", "GGGG"], variant="connections"))
    assert refused(table, "pass") == "SD-PASS"
    table.play("RRYY@0,-1")
    assert (table.turn, table.position()["hands"][0]) == (0, ["YYKK"])
    assert table.position()["deck"][0] == "GGGG"


def test_SD_PUZZLE_a_card_that_fits_nowhere_goes_to_the_bottom() -> None:
    table = sevenfold.load(seven_dragons({"0,0": "RRRR"}, [["BBBB"]], deck=["GGGG", "RRRR"], variant="connections"))
    assert moves(table) == ["pass"]
    table.play("pass")
    position = table.position()
    assert (position["hands"][0], position["deck"][0], position["deck"][-1]) == (["GGGG"], "RRRR", "BBBB")
    table.play("pass")
    position = table.position()
    assert (position["hands"][0], position["deck"][-2:], position["passes"]) == (["RRRR"], ["BBBB", "GGGG"], 2)
    table.play("RRRR@1,0")
    assert (table.position()["passes"], table.position()["last_played"]) == (0, 0)


def test_SD_PUZZLE_ends_when_every_card_lies_on_the_table() -> None:
    table = sevenfold.load(seven_dragons(scattered({"0,0": "RRRR"}, ["RRRR"]), [["RRRR"]], variant="connections"))
    table.play("RRRR@1,0")
    assert table.outcome == Outcome(winners=(0,), reason="puzzle", scores=(49, None, None, None, None))


def test_SD_PUZZLE_ends_when_no_card_of_the_deck_fits() -> None:
    """After the second pass both cards have been tried; the player wins all the same."""
    table = sevenfold.load(seven_dragons(walled(), [["BBBB"]], deck=["BBBB"], variant="connections"))
    table.play("pass")
    assert (table.turn, table.position()["passes"]) == (0, 1)
    table.play("pass")
    assert (table.turn, table.position()["passes"]) == (None, 2)
    assert table.position()["hands"][0] == []
    assert table.position()["deck"] == ["BBBB", "BBBB"]
    assert table.outcome == Outcome(winners=(0,), reason="puzzle", scores=(47, None, None, None, None))


def test_SD_PUZZLE_the_last_card_of_all_may_fit_nowhere() -> None:
    """It is put back, and turning it over again would change nothing."""
    block = walled()
    block |= {"3,6": block["1,1"], "1,1": "BBBB"}  # the other one lies inside, in the place of a card without blue
    table = sevenfold.load(seven_dragons(block, [["BBBB"]], variant="connections"))
    table.play("pass")
    assert (table.position()["deck"], table.position()["passes"]) == (["BBBB"], 1)
    assert table.outcome == Outcome(winners=(0,), reason="puzzle", scores=(48, None, None, None, None))


@pytest.mark.parametrize(("passes", "over"), [(47, False), (48, True)])
def test_SD_PUZZLE_ends_with_as_many_passes_as_cards_in_the_deck(passes: int, over: bool) -> None:
    """With this card there are 49 under the deck."""
    position = seven_dragons({"0,0": "RRRR"}, [["BBBB"]], variant="connections", fields={"passes": passes})
    table = sevenfold.load(position)
    table.play("pass")
    assert (table.outcome is not None) == over


def test_SD_PUZZLE_scores_the_cards_placed_in_random_games() -> None:
    for seed in range(10):
        table = sevenfold.new("seven-dragons", players=1, variant="connections", seed=seed)
        choose = Random(seed)
        while table.turn is not None:
            assert len(table.position()["hands"][0]) == 1
            table.play(choose.choice(table.legal_moves))
        placed = sum(move != "pass" for move in table.moves)
        assert table.outcome == Outcome(winners=(0,), reason="puzzle", scores=(placed, None, None, None, None))
        assert placed + len(table.position()["deck"]) == 49
