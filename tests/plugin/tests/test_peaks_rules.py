"""The rules of Peaks, and what tables promise of every game."""

import random
from collections.abc import Iterator

import pytest

import sevenfold
from sevenfold.errors import IllegalMove, InvalidMove, OptionError, PositionError
from sevenfold.game import find
from sevenfold.table import Table


def games(seeds: int = 6) -> Iterator[Table]:
    """Every position of a few random games."""
    for seed in range(seeds):
        table = sevenfold.new("peaks", players=2 + seed % 3, first=seed % 2, steep=seed % 2 == 0, seed=seed)
        choice = random.Random(seed)
        while table.turn is not None:
            yield table
            table.play(choice.choice(table.legal_moves))
        yield table


def sketched(hand: list[str], height: int, **more: object) -> Table:
    """A table of two where the first has this hand."""
    position = sevenfold.new("peaks", players=2, seed=1, steep=True).position()
    every = [card for card in map(str, range(1, 13)) for _ in range(2)]
    for card in hand:
        every.remove(card)
    rest = {"hands": [hand, every[: len(hand)]], "deck": every[len(hand) :], "laid": {}, "height": height}
    return sevenfold.load({**position, **rest, **more})


def test_PK_CLIMB_a_higher_card_earns_a_token_and_the_rest_is_refused() -> None:
    table = sketched(["3", "9"], height=5)
    assert list(table.legal_moves) == ["climb 9"]
    for move, clause, reason in (
        ("climb 3", "PK-CLIMB", "pk-climb-low"),
        ("climb 4", "PK-CLIMB", "pk-climb-held"),
        ("rest 3", "PK-REST", "pk-rest-not"),
    ):
        with pytest.raises(IllegalMove) as refused:
            table.play(move)
        assert (refused.value.clause, refused.value.reason) == (clause, reason)
    assert table.play_noted("climb 9").notes == [{"kind": "tokens", "count": 1}]
    assert table.view(None)["height"] == 9


def test_PK_STEEP_one_step_pays_two() -> None:
    assert sketched(["6"], height=5).play_noted("climb 6").notes == [{"kind": "tokens", "count": 2}]


def test_PK_REST_is_seen_by_nobody_else_and_PK_FOOT_begins_again() -> None:
    table = sketched(["3", "4"], height=12, rests=1)
    assert list(table.legal_moves) == ["rest 3", "rest 4"]
    assert table.play_noted("rest 3").notes == [{"kind": "foot"}]
    assert table.move_seen(0, 1) == {"kind": "rest", "card": "?"}
    assert table.move_seen(0, 0) == {"kind": "rest", "card": "3"}
    assert table.view(1)["height"] == 0


def test_moves_have_a_notation_although_the_package_brings_none() -> None:
    table = sevenfold.new("peaks", players=2, seed=1)
    for text in ("climb", "climb 13", "climb 1 2", "fly 3", "", "climb  3", "Climb 3"):
        with pytest.raises(InvalidMove):
            table.play(text)
    for move in table.legal_moves:
        assert table.spell(table.fields(move)) == move


def test_listed_moves_are_those_that_are_not_refused() -> None:
    notation = find("peaks").notation
    every = [f"{kind} {card}" for kind in ("climb", "rest") for card in range(1, 13)]
    for table in games():
        assert sorted(table.legal_moves) == sorted(move for move in every if table.refusal(move) is None)
        assert all(notation.write(notation.parse(move)) == move for move in every)


def test_positions_views_and_records_come_back() -> None:
    for table in games():
        assert sevenfold.load(table.position()).position() == table.position()
        for seat in table.seats:
            assert sevenfold.guess(table.view(seat), seat, seed=3).view(seat) == table.view(seat)
        assert sevenfold.replay(table.record()).position() == table.position()


def test_a_redeal_changes_nothing_that_a_seat_sees() -> None:
    for table in games():
        for seat in table.seats:
            other = table.redeal(seat, seed=5)
            assert other.view(seat) == table.view(seat)
            assert table.turn != seat or list(other.legal_moves) == list(table.legal_moves)


def test_hands_and_pile_are_hidden_until_the_end() -> None:
    for table in games(3):
        hands = table.view(0)["hands"]
        hidden = [card for hand in hands[1:] for card in hand]
        assert table.turn is None or set(hidden) <= {"?"}
        assert "?" not in hands[0]
        assert isinstance(table.view(None)["deck"], list) == (table.turn is None)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(OptionError, match=r"2\.\.4"):
        sevenfold.new("peaks", players=5)
    position = sevenfold.new("peaks", players=2, seed=1).position()
    for change in ({"deck": position["deck"][1:]}, {"turn": None}, {"height": 13}, {"laid": {"0": 1}}):
        with pytest.raises(PositionError):
            sevenfold.load({**position, **change})
