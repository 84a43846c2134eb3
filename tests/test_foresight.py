"""The reason for a hint: what a move brings whatever lies hidden, and nothing that its player cannot know."""

from collections.abc import Iterator
from random import Random

import pytest

import sevenfold
from sevenfold.bots.foresight import Foresight, foresee
from sevenfold.game import ids
from sevenfold.table import Table
from sevenfold.values import Played


def game(name: str, seed: int) -> Iterator[tuple[Table, Foresight, Played]]:
    """A whole random game: before each move what is foreseen, then what comes."""
    table, choice = sevenfold.new(name, players=2, seed=seed), Random(seed)
    while table.turn is not None:
        move = choice.choice(list(table.legal_moves))
        ahead = foresee(table, table.turn, move)
        yield table, ahead, table.play_noted(move)


@pytest.mark.parametrize("name", ids())
def test_whatever_is_foreseen_comes(name: str) -> None:
    foreseen = 0
    for table, ahead, played in game(name, 4):
        assert all(note in played.notes for note in ahead.notes)
        assert not ahead.wins or (table.outcome is not None and played.seat in table.outcome.winners)
        foreseen += len(ahead.notes)
    assert foreseen


def test_luck_is_not_foreseen() -> None:
    turned_up = [
        note in ahead.notes
        for _, ahead, played in game("double-seven", 1)
        for note in played.notes
        if note["kind"] == "flip"
    ]
    assert turned_up
    assert not any(turned_up)


def test_what_a_seat_cannot_tell_apart_is_foreseen_alike() -> None:
    table = sevenfold.new("double-seven", players=2, seed=3)
    other = table.redeal(0, 99)
    moves = list(table.legal_moves)
    assert [foresee(table, 0, move) for move in moves] == [foresee(other, 0, move) for move in moves]
