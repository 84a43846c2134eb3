"""SD-BONUS: cards for connecting several dragons at once."""

import pytest

import sevenfold
from tests.building import seven_dragons
from tests.seven_dragons.cards import ACTION_COLOURS, printed
from tests.seven_dragons.helpers import RED_ROW, row

pytestmark = pytest.mark.interpreted

DECK = ["YBRK", "BKYR", "YGBR", "GRYB", "KRKY"]
# Around the place 1,0 for RKBG: red to the left, black and green to the right, blue below.
LEFT, RIGHT, BELOW = {"0,0": "RRRR"}, {"2,0": "KKGB"}, {"1,-1": "BBBB"}
START = {"0,0": "YYYY"}
FAR = {"0,1": "YKGB", "0,-1": "GYBK"}  # beside other places only


def drawn(
    mosaic: dict[str, str], move: str, deck: list[str] = DECK, discard: list[str] | None = None, variant: str = ""
) -> int:
    """How many bonus cards the player gets, from the top of the deck and before the next player draws."""
    variant = variant or ("full" if "SSSS" in mosaic.values() else "single-action")
    card = printed(move.partition("@")[0])
    position = seven_dragons(FAR | mosaic, [[card], []], deck=deck, discard=discard, variant=variant, rainbow=True)
    table = sevenfold.load(position)
    table.play(move)
    after = table.position()
    hand = after["hands"][0]
    assert sorted(hand) == sorted(deck[: len(hand)])
    assert after["hands"][1] == [deck[len(hand)]]
    assert len(after["deck"]) == len(position["deck"]) - len(hand) - 1
    return len(hand)


@pytest.mark.parametrize(
    ("mosaic", "bonus"),
    [
        (LEFT, 0),
        (START | BELOW, 0),
        (START | RIGHT, 1),
        (LEFT | BELOW, 1),
        (LEFT | RIGHT, 2),
        (START | RIGHT | BELOW, 2),
        (LEFT | RIGHT | BELOW, 3),
    ],
)
def test_SD_BONUS_one_card_less_than_dragons_connected(mosaic: dict[str, str], bonus: int) -> None:
    assert drawn(mosaic, "RKBG@1,0") == bonus


def test_SD_BONUS_also_for_two_and_three_panels() -> None:
    assert drawn({"0,0": "KKKK", "1,1": "RRRR"}, "RRKG@1,0") == 1  # three panels, black and red
    assert drawn({"0,0": "RRRR", "2,0": "YYYY"}, "RYRY@1,0") == 1  # two panels
    assert drawn({"0,0": "RRRR", "2,0": "BBBB", "1,1": "YYYY"}, "RYRB@1,0") == 2


def test_SD_BONUS_a_dragon_on_several_sides_counts_once() -> None:
    assert drawn({"0,0": "RRRR", "2,0": "RRYY", "1,1": "RRRR"}, "RRKG@1,0") == 0
    assert drawn({"0,0": "RRRR", "2,0": "RRYY", "1,1": "RRRR", "1,-1": "KKKK"}, "RRKG@1,0") == 1


def test_SD_BONUS_a_mismatch_counts_nothing() -> None:
    assert drawn({"0,0": "RRRR", "2,0": "BBBB", "1,-1": "YYYY", "1,1": "GGGG"}, "RKBG@1,0") == 0


def test_SD_BONUS_only_touching_panels_count() -> None:
    """Black stands on the neighbour to the right and on the card, but they do not touch."""
    assert drawn({"0,0": "RRRR", "2,0": "BGBK"}, "RKBG@1,0") == 0


def test_SD_BONUS_a_turned_card_connects_as_it_lies() -> None:
    assert drawn({"0,0": "YYYY", "1,1": "RRRR", "1,-1": "GGGG"}, "RRGG@1,0") == 1
    assert drawn({"0,0": "RRRR", "1,1": "YYYY", "1,-1": "BBBB"}, "RRGG@1,0") == 0


def test_SD_BONUS_none_for_rainbow_itself() -> None:
    """It has one panel, whatever it connects."""
    assert drawn({"0,0": "RRRR", "2,0": "BBBB", "1,1": "YYYY"}, "****@1,0") == 0


def test_SD_BONUS_none_for_a_single_dragon() -> None:
    assert drawn({"0,0": "RRYY", "2,0": "RRKG", "1,1": "RYRB"}, "RRRR@1,0") == 0


def test_SD_BONUS_rainbow_beside_the_card_does_not_count() -> None:
    assert drawn({"0,0": "YYYY", "2,0": "****"}, "RKBG@1,0") == 0
    assert drawn({"0,0": "RRRR", "2,0": "****"}, "RKBG@1,0") == 0
    assert drawn({"0,0": "****", "2,0": "KKGB"}, "RKBG@1,0") == 1


def test_SD_BONUS_silver_of_all_colours_does_not_count() -> None:
    assert drawn({"0,0": "SSSS"}, "RKBG@1,0") == 0
    assert drawn({"0,0": "SSSS", "1,-1": "BBBB"}, "RKBG@1,0") == 0
    assert drawn({"0,0": "SSSS", "2,0": "KKGB"}, "RKBG@1,0") == 1


@pytest.mark.parametrize(("top", "bonus"), [("zap-card", 2), ("rotate-goals", 2), ("trade-goals", 1), ("move-card", 1)])
def test_SD_BONUS_a_coloured_silver_counts(top: str, bonus: int) -> None:
    """RKBG shows red and blue to Silver; black and green are connected on the other side."""
    assert ACTION_COLOURS[top] in "RBYG"
    assert drawn({"0,0": "SSSS", "2,0": "KKGB"}, "RKBG@1,0", discard=[top, "trade-hands"]) == bonus


@pytest.mark.parametrize("left", [0, 1, 2])
def test_SD_BONUS_as_many_as_the_deck_still_has(left: int) -> None:
    mosaic = LEFT | RIGHT | BELOW
    table = sevenfold.load(seven_dragons(mosaic, [["RKBG", "YYYY"], []], deck=DECK[:left], variant="basic", rest=1))
    table.play("RKBG@1,0")
    assert sorted(table.position()["hands"][0]) == sorted([*DECK[:left], "YYYY"])
    assert table.position()["deck"] == []


@pytest.mark.parametrize("mode", ["", " under"])
def test_SD_BONUS_none_for_move_a_card(mode: str) -> None:
    mosaic = {"0,0": "SSSS", "2,0": "KKGB", "1,-1": "BBBB", "0,1": "RKBG"}
    position = seven_dragons(mosaic, [["move-card", "RRRR"], ["YYYY"]], deck=DECK, discard=["zap-card"])
    table = sevenfold.load(position)
    table.play(f"move-card 0,1 RKBG@1,0{mode}")
    assert table.position()["hands"][0] == ["RRRR"]
    assert table.position()["deck"][0] == DECK[1]


def test_SD_BONUS_in_the_basic_game_as_usual() -> None:
    table = sevenfold.load(seven_dragons(FAR | LEFT | RIGHT, [["RKBG"], []], deck=DECK, variant="basic"))
    table.play("RKBG@1,0")
    assert sorted(table.position()["hands"][0]) == sorted(DECK[:2])
    assert table.position()["hands"][1] == [DECK[2]]


def test_SD_BONUS_a_winning_card_still_draws_it() -> None:
    """The seventh red panel, and a blue one above it."""
    mosaic = {"0,0": "SSSS"} | row(RED_ROW[:6], 1, 0) | {"7,-1": "YYYY"}
    position = seven_dragons(mosaic, [["RYRY"], ["GGGG"]], deck=DECK, discard=["trade-hands"])
    table = sevenfold.load(position)
    table.play("RYRY@7,0")
    assert table.outcome is not None
    assert table.outcome.winners == (0,)
    assert table.position()["hands"][:2] == [[DECK[0]], ["GGGG"]]
    assert table.position()["deck"][0] == DECK[1]
