"""The legal moves of Double Seven as a list, and one by one. See docs/double-seven.md."""

import random
from collections.abc import Iterator
from itertools import product

import pytest

import sevenfold
from sevenfold.game.double_seven.moves import pack
from sevenfold.game.double_seven.notation import parse
from sevenfold.game.double_seven.refusals import LEGAL, refusal
from sevenfold.game.double_seven.state import (
    DRAW,
    GROW,
    NOWHERE,
    PASS,
    RAINBOW,
    RETRIEVE,
    START,
    SWAP,
    TWO_FOR_ONE,
)
from tests.building import double_seven, family
from tests.double_seven.checks import lively

pytestmark = pytest.mark.interpreted


def plausible_codes(players: int, families: int) -> Iterator[int]:
    """Every move that can be spelled with numbers a little beyond what the table holds, and beyond all of them."""
    tiles, indices, seats = range(10), (*range(families + 1), NOWHERE), (*range(players + 1), NOWHERE)
    for what in (DRAW, RAINBOW, PASS):
        yield from (pack(what, tile, 0, 0) for tile in tiles)
    for count, clovers in product((*range(13), NOWHERE), (*range(5), NOWHERE)):
        if count > 0 and count + clovers > 1:
            yield from (pack(START, animal, count, clovers) for animal in range(8))
        if count + clovers > 0:
            yield from (pack(GROW, index, count, clovers) for index in indices)
    for seat, theirs in product(seats, indices):
        yield from (pack(SWAP, own, seat, theirs) for own in indices)
        yield pack(RETRIEVE, seat, theirs, 0)
    for one, other in product(range(9), repeat=2):
        if one <= other:
            yield from (pack(TWO_FOR_ONE, one, other, drawn) for drawn in tiles)


def assert_listing_and_refusing_agree(table: sevenfold.Table) -> None:
    """The list of legal moves and the judgement of a single move are the same rule."""
    position = table.position()
    codes = plausible_codes(len(position["racks"]), max(map(len, position["families"])))
    legal = {parse(move) for move in table.legal_moves}
    assert len(legal) == len(table.legal_moves) > 0
    assert legal == {code for code in codes if refusal(table.state, code) == LEGAL}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_DS_ACT_listing_and_refusing_agree_in_random_games(players: int) -> None:
    choice = random.Random(players)
    table = sevenfold.new("double-seven", players=players, seed=3)
    while table.turn is not None:
        if choice.random() < 0.1:
            assert_listing_and_refusing_agree(table)
        table.play(lively(table, choice))
    assert len(table.legal_moves) == 0


@pytest.mark.parametrize(
    ("rack", "kinds"),
    [
        (dict.fromkeys(("rabbit", "frog", "deer", "fox", "bird"), 1), {"rainbow", "grow", "clover", "swap", "pass"}),
        ({"fox": 4, "deer": 2, "clover": 2}, {"start", "grow", "clover", "swap", "two-for-one", "pass"}),
        ({"squirrel": 3, "clover": 1}, {"start", "grow", "swap", "two-for-one", "pass"}),
    ],
)
@pytest.mark.parametrize("swaps", [0, 16])
def test_DS_ACT_listing_and_refusing_agree_on_every_kind_of_move(
    rack: dict[str, int], kinds: set[str], swaps: int
) -> None:
    families = [[family("rabbit", 2), family("fox", 3)], [family("deer", 1, 1), family("rabbit", 3)], []]
    given = double_seven([rack, {"fox": 1}, {}], families=families, open={"fox": 1, "bird": 2}, swaps=swaps)
    table = sevenfold.load({**given, "rainbow": swaps == 0})
    assert_listing_and_refusing_agree(table)
    missing = {"swap", "rainbow"} if swaps else set()
    assert {move.split()[0] for move in table.legal_moves} >= kinds - missing
