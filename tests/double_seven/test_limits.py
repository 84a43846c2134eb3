"""How much room a record and a list of moves need at most, whatever position the material allows."""

from itertools import product
from typing import Any

import pytest

import sevenfold
from sevenfold.game.double_seven.state import MAX_MOVES, MOST_FAMILIES, NOWHERE
from tests.building import double_seven, family
from tests.double_seven.checks import ANIMALS, EVERY_TILE, tiles_of

pytestmark = pytest.mark.interpreted


def most_starts_and_grows() -> int:
    """With tiles of one animal: `own` families of it, `mixed` of which have a clover, and the rest on the rack.

    A family has two tiles at least, two animals or an animal and a clover, and clovers laid are not on the rack.
    """
    most = 0
    for own, mixed in product(range(10), range(4)):
        rack, clovers = 11 - (2 * own - mixed), 3 - mixed
        if mixed <= own and rack >= 0:
            starts = rack * (clovers + 1) - 1
            grows = own * ((rack + 1) * (clovers + 1) - 1)
            most = max(most, grows if own else starts)
    return most


# Each kind of move by itself, as if all the tiles served it alone. Only draws exclude the others; there are 10.
RAINBOWS = PASSES = 9 + 1  # a tile of each kind, or a hidden one; a tile of each kind, or none
STARTS_AND_GROWS = 8 * most_starts_and_grows()
SWAPS = (MOST_FAMILIES // 2) * ((MOST_FAMILIES + 1) // 2)  # all families equally large, half of them the own ones
CLOVERS = 3  # each from the family where it lies
TWO_FOR_ONES = (9 * 10 // 2) * (9 + 1)  # pairs of kinds, and what may be drawn for them
BOUND = RAINBOWS + STARTS_AND_GROWS + SWAPS + CLOVERS + TWO_FOR_ONES + PASSES


def position(
    own: dict[str, int],
    others: dict[str, int],
    rack: dict[str, int],
    open: dict[str, int],
    mixed: tuple[int, int] = (0, 0),
    hidden: int = 0,
) -> dict[str, Any]:
    """Pairs of each animal before seat 0 and seat 1, `mixed` families of an animal and a clover for each."""
    names = iter(ANIMALS)
    families = [
        [family(animal, 2) for animal, pairs in laid.items() for _ in range(pairs)]
        + [family(next(names), 1, 1) for _ in range(number)]
        for laid, number in zip((own, others), mixed, strict=True)
    ]
    given = double_seven([rack, {}], families=families, open=open, rest="removed", ending=1)
    left = sorted((EVERY_TILE - tiles_of({**given, "removed": {}})).elements())
    given["pool"]["hidden"] = left[:hidden]
    given["removed"] = {tile: left[hidden:].count(tile) for tile in EVERY_TILE if tile in left[hidden:]}
    return given


def every(count: int) -> dict[str, int]:
    return dict.fromkeys(ANIMALS, count) if count else {}


def by_animal(*counts: int) -> dict[str, int]:
    return {animal: count for animal, count in zip(ANIMALS, counts, strict=True) if count}


NASTY = {
    # Three pairs and five tiles on the rack of each animal, all the clovers in hand.
    "most grows": (position(every(3), {}, {**every(5), "clover": 3}, {}), "grow", STARTS_AND_GROWS),
    # All the families there can be: 21 and 22.
    "most swaps": (
        position(by_animal(5, 5, 5, 5, 0, 0, 0, 0), by_animal(0, 0, 0, 0, 5, 5, 5, 5), {"bird": 1}, {}, (1, 2)),
        "swap",
        SWAPS,
    ),
    # Every kind twice in hand, every kind face up, and a hidden tile.
    "most two-for-ones": (
        position({}, {}, {**every(2), "clover": 2}, {**every(1), "clover": 1}, hidden=1),
        "two-for-one",
        TWO_FOR_ONES,
    ),
    # No family, nearly everything in hand.
    "largest rack": (
        position({}, {}, {**every(10), "rabbit": 9, "clover": 3}, every(1), hidden=1),
        "start",
        7 * (10 * 4 - 1) + (9 * 4 - 1),
    ),
    # The best mixture that a search found: 897 moves.
    "most of all": (
        position(
            by_animal(0, 0, 3, 3, 3, 3, 3, 4),
            by_animal(4, 4, 0, 0, 0, 0, 0, 0),
            {**by_animal(2, 2, 3, 4, 4, 4, 4, 2), "clover": 3},
            every(1),
            hidden=1,
        ),
        "swap",
        19 * 8,
    ),
}


def test_DS_ACT_the_bound_on_the_number_of_moves_leaves_room() -> None:
    assert (STARTS_AND_GROWS, SWAPS, TWO_FOR_ONES) == (8 * 69, 21 * 22, 450)
    assert BOUND < MAX_MOVES


@pytest.mark.parametrize("name", NASTY)
def test_DS_ACT_the_nastiest_positions_stay_below_the_bound(name: str) -> None:
    """Each reaches the most moves of one kind, which shows that the bound counts right."""
    given, kind, number = NASTY[name]
    table = sevenfold.load(given)
    assert sum(move.split()[0] == kind for move in table.legal_moves) == number
    assert len(table.legal_moves) <= BOUND
    if name == "most of all":
        assert len(table.legal_moves) == 897


def test_DS_ACT_the_nastiest_draw_and_rainbow_and_pass() -> None:
    open = {**every(1), "clover": 1}
    draw = sevenfold.load(double_seven([{}, {}], open=open, phase="draw", draws=3))
    assert len(draw.legal_moves) == 10
    table = sevenfold.load(double_seven([every(1), {}], open=open))
    assert sum(move.startswith("rainbow") for move in table.legal_moves) == RAINBOWS
    table = sevenfold.load(double_seven([{**every(1), "clover": 1}, {}], open=open))
    assert sum(move.startswith("pass") for move in table.legal_moves) == 9 <= PASSES


def test_DS_START_one_player_may_own_all_the_families_there_can_be() -> None:
    """Five pairs of each animal; every other family needs a clover, and there are three."""
    given = position(every(5), {}, {"squirrel": 1}, {}, (3, 0))
    assert len(given["families"][0]) == MOST_FAMILIES < NOWHERE
    table = sevenfold.load(given)
    assert table.position() == given
    assert sorted(move for move in table.legal_moves if move.startswith("grow")) == [
        f"grow {index} 1" for index, laid in enumerate(given["families"][0]) if laid["animal"] == "squirrel"
    ]
