"""How many moves a position can have, and how wide a mosaic can grow: what state.py makes room for."""

from itertools import count, islice, product
from random import Random

import numpy as np
import pytest

import sevenfold
from sevenfold import PositionError
from sevenfold.game.seven_dragons.cards import ACTIONS, COPIES, DRAGONS, FACES, TURNS
from sevenfold.game.seven_dragons.mosaic import need_at
from sevenfold.game.seven_dragons.notation import parse
from sevenfold.game.seven_dragons.refusals import LEGAL, fits, refusal
from sevenfold.game.seven_dragons.rules import legal
from sevenfold.game.seven_dragons.state import CENTRE, DECK, DISCARDS, EDGES, MAX_MOVES, TABLE, TORUS
from tests.building import Position, refused, seven_dragons
from tests.seven_dragons.cards import largest, places, places_beside, printed
from tests.seven_dragons.helpers import left_over

WANDERERS = 6  # three times Move a Card, three times Zap a Card
WIDEST = TABLE - 1 + WANDERERS
EVERY_DRAGON = left_over({}, [], rainbow=True)
OTHER_ACTIONS = [action for action in ACTIONS if action not in ("move-card", "zap-card")]


def bound(placed: int) -> int:
    """No position with this many dragons on the table, beside Silver, has more moves.

    Beside each of the cards there are at most four empty places. Whole or under the pile, Move a Card puts one of
    `placed` cards to one of these or turns it in its place, in either way it can lie; Zap a Card takes one. Each of
    the other cards may be in hand and goes to one of the places. Two trades with four seats each, two directions,
    five colours. A card that can lie in two ways makes more moves than one that cannot, and one on the table more
    than one in the hand: so all of the former come first, and are first on the table.
    """
    places = 4 * (placed + 1)
    looks = sorted(
        (int(ways) for ways, copies in zip(TURNS, COPIES, strict=False) for _ in range(copies)), reverse=True
    )
    assert len(looks) == TABLE - 1
    shifts = sum(looks[:placed]) * (places + 1)
    placements = sum(looks[placed:]) * places
    return 2 * (shifts + placed + 4 + 4 + 2) + placements + 5


def islands(step_x: int, step_y: int, width: int, order: int) -> dict[str, str]:
    """Silver, and all dragons at these distances, in any order and either way up."""
    choose = Random(order)
    cards = [card[:: choose.choice((1, -1))] for card in choose.sample(EVERY_DRAGON, len(EVERY_DRAGON))]
    places = islice(((x * step_x, y * step_y) for y in count() for x in range(width)), 1, None)
    return {"0,0": "SSSS"} | {f"{x},{y}": card for card, (x, y) in zip(cards, places, strict=False)}


def nasty(table: dict[str, str], top: str) -> Position:
    """One player holds every action and the dragons that are not on the table."""
    hand = [*ACTIONS, *left_over(table, [], rainbow=True)]
    return seven_dragons(table, [hand, []], discard=[top])


def test_SD_DECK_everything_has_room() -> None:
    assert int(COPIES.sum()) == DECK == 66
    assert int(COPIES[len(DRAGONS) :].sum()) == DISCARDS
    assert int(COPIES[: len(DRAGONS)].sum()) + 1 == TABLE
    assert EDGES == 4 * TABLE


def test_SD_MOVE_no_position_has_more_moves_than_there_is_room_for() -> None:
    most = max(map(bound, range(TABLE)))
    assert most == bound(TABLE - 1)
    assert most < MAX_MOVES


@pytest.mark.parametrize(("step_x", "step_y", "width"), [(3, 3, 8), (2, 2, 8), (2, 3, 10), (2, 1, 8), (1, 1, 8)])
@pytest.mark.parametrize("top", ["trade-goals", "move-card"])
def test_SD_MOVE_the_nastiest_positions_stay_below_the_bound(step_x: int, step_y: int, width: int, top: str) -> None:
    """All dragons on the table, singly, in rows or in a block, and every action in hand."""
    position = nasty(islands(step_x, step_y, width, 1), top)
    table = sevenfold.load(position)
    codes = np.full(MAX_MOVES, -1, np.int64)
    found = legal(table.state, codes, 0)
    assert 0 < found <= bound(TABLE - 1)
    assert len(set(codes[:found].tolist())) == found == len(table.legal_moves)
    assert (codes[found:] == -1).all()
    if (step_x, step_y) == (3, 3):
        assert table.state.edges == EDGES
        assert found > 13000  # the most we know of


@pytest.mark.parametrize("placed", [1, 10, 25, 40])
def test_SD_MOVE_fewer_cards_on_the_table_make_fewer_moves(placed: int) -> None:
    """The others are in the same hand."""
    cards = dict(islice(islands(3, 3, 8, 2).items(), placed + 1))
    if placed == 1:
        cards = {"0,0": "SSSS", "1,0": cards["3,0"]}
    elif placed == 10:
        cards = dict(islice(islands(3, 3, 4, 2).items(), placed + 1))
    table = sevenfold.load(nasty(cards, "zap-card"))
    assert len(table.legal_moves) <= bound(placed) < bound(placed + 1)


def test_SD_MOVE_works_when_all_places_are_taken_up() -> None:
    """208 places beside 52 cards: moves, zaps and placements go on, and keep what a fresh look gives."""
    hands = [["move-card", "move-card", "zap-card"], ["move-card", "zap-card", "zap-card"]]
    table = sevenfold.load(seven_dragons(islands(3, 3, 8, 3), hands, discard=["trade-goals"]))
    assert table.state.edges == EDGES
    choose = Random(3)
    for _ in range(10):
        active = [move for move in table.legal_moves if move.startswith(("move-card ", "zap-card ")) or "@" in move]
        table.play(choose.choice([move for move in active if not move.endswith("color")] or table.legal_moves))
        fresh = sevenfold.load(table.position())
        assert list(fresh.legal_moves) == list(table.legal_moves)
        assert fresh.state.edges == table.state.edges == len(places_beside(places(table.position())))


def line(places: list[int], axis: int, order: int) -> dict[str, str]:
    """Dragons in one line at these places; Silver lies at 0."""
    cards = Random(order).sample(EVERY_DRAGON, len(EVERY_DRAGON))
    others = [place for place in places if place != 0]
    return {"0,0": "SSSS"} | {
        f"{place},0" if axis == 0 else f"0,{place}": card for place, card in zip(others, cards, strict=False)
    }


def gapped(end: int, width: int, placed: int) -> list[int]:
    """So many places from `end - width` to `end`, with a gap between; 0 is one of them."""
    places = [*range(end - width, end - width + 30), *range(end + 31 - placed, end + 1)]
    return places if 0 in places else [*places[:29], 0, *places[30:]]


def widest(axis: int, end: int, width: int = WIDEST) -> Position:
    """52 cards in a line, and all wanderers discarded."""
    discard = ["move-card", "zap-card"] * 3
    mosaic = line(gapped(end, width, TABLE), axis, 4)
    return seven_dragons(mosaic, [OTHER_ACTIONS, OTHER_ACTIONS], discard=discard)


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("end", [0, 20, 40, WIDEST])
def test_SD_PLACE_the_widest_mosaic_fits_on_the_torus(axis: int, end: int) -> None:
    """57 from one end to the other, and a place beyond each: fewer than 64."""
    assert WIDEST + 1 + 2 <= TORUS
    assert WIDEST + 1 < CENTRE  # and coordinates of moves are bytes, CENTRE in their middle
    position = widest(axis, end)
    table = sevenfold.load(position)
    assert table.position() == position
    beside = places_beside(places(position))
    assert table.state.edges == len(beside)
    state = table.state
    assert {(int(state.edge_x[i]), int(state.edge_y[i])) for i in range(state.edges)} == beside


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("end", [0, 30, WIDEST + 1])
def test_SD_PLACE_no_game_gets_wider(axis: int, end: int) -> None:
    with pytest.raises(PositionError):
        sevenfold.load(widest(axis, end, width=WIDEST + 1))


def stretched(axis: int, sign: int) -> sevenfold.Table:
    """A table with 52 cards in an unbroken line and nobody near a goal; seat 0 has all the wanderers."""
    hands = [["move-card", "zap-card"] * 3, OTHER_ACTIONS * 3]
    places = range(TABLE) if sign > 0 else range(1 - TABLE, 1)
    for order in count():
        position = seven_dragons(line(list(places), axis, order), hands)
        if max(largest(position, goal) for goal in "RYBGK") < 5:
            return sevenfold.load(position)
    raise AssertionError


@pytest.mark.parametrize(("axis", "sign"), [(0, 1), (0, -1), (1, 1), (1, -1)])
def test_SD_PLACE_a_line_can_be_played_to_its_greatest_length(axis: int, sign: int) -> None:
    """Every wanderer takes a card from inside the line to its far end; on the way all moves are as they should be."""
    table = stretched(axis, sign)
    far, zapped = (TABLE - 1) * sign, ""
    while abs(far) < WIDEST:
        target = f"@{far + sign},0" if axis == 0 else f"@0,{far + sign}"
        if table.turn == 1:
            table.play(next(move for move in table.legal_moves if move.endswith("color")))
            continue
        put = [move for move in table.legal_moves if move.endswith(target) and inside(move, axis, far)]
        if zapped:
            put = [move for move in put if move.startswith((zapped, zapped[::-1]))]
        elif not put:
            zapped = zap_for_the_end(table, axis, far)
            continue
        table.play(put[0])
        far, zapped = far + sign, ""
        assert table.outcome is None
    if table.turn == 1:
        table.play(next(move for move in table.legal_moves if move.endswith("color")))
    position = table.position()
    xs, ys = zip(*places(position), strict=True)
    assert (max(xs) - min(xs), max(ys) - min(ys)) == ((WIDEST, 0) if axis == 0 else (0, WIDEST))
    assert table.state.edges == len(places_beside(places(position)))
    fresh = sevenfold.load(position)
    assert list(fresh.legal_moves) == list(table.legal_moves)


def inside(move: str, axis: int, far: int) -> bool:
    """Whether a move leaves the ends of the line where they are."""
    if not move.startswith("move-card"):
        return True
    return int(move.split()[1].split(",")[axis]) not in (0, far)


def zap_for_the_end(table: sevenfold.Table, axis: int, far: int) -> str:
    """Zaps a card from inside that fits beyond the end; returns it."""
    position = table.position()
    step = 1 if far > 0 else -1
    beyond = (far + step, 0) if axis == 0 else (0, far + step)
    for (x, y), face in places(position).items():
        need = need_at(table.state, *beyond, -1)
        if (x, y)[axis] not in (0, far) and any(fits(FACES.index(look), need) for look in (face, face[::-1])):
            table.play(f"zap-card {x},{y}")
            return printed(face)
    raise AssertionError


@pytest.mark.parametrize("end", [20, WIDEST - 3])
def test_SD_ZAP_places_that_share_a_cell_of_the_torus_are_empty(end: int) -> None:
    """64 to any side of a card, or of a place beside one, there is nothing: neither to take nor to put."""
    laid = line(gapped(end, WIDEST - 3, TABLE - 1), 0, 5)
    hand = ["move-card", "zap-card", *left_over(laid, [], rainbow=True)]
    table = sevenfold.load(seven_dragons(laid, [hand, []], discard=["move-card", "zap-card"] * 2))
    assert len(hand) == 3
    away = ((TORUS, 0), (-TORUS, 0), (0, TORUS), (0, -TORUS), (TORUS, TORUS))
    targets = set()
    for (x, y), (dx, dy) in product(places(table.position()), away):
        assert refused(table, f"zap-card {x + dx},{y + dy}") == "SD-ZAP"
    for move in table.legal_moves:
        head, at, place = move.partition("@")
        if at and not move.endswith("under"):
            x, y = map(int, place.split(","))
            targets.add((x, y))
            for dx, dy in away:
                assert refusal(table.state, parse(f"{head}@{x + dx},{y + dy}")) != LEGAL
        if move.startswith("move-card ") and at:
            _, origin, put = move.split(maxsplit=2)
            x, y = map(int, origin.split(","))
            assert refusal(table.state, parse(f"move-card {x + TORUS},{y} {put}")) != LEGAL
            assert refusal(table.state, parse(f"move-card {x},{y - TORUS} {put}")) != LEGAL
    assert len(targets) > TABLE
