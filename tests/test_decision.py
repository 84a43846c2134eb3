"""Decisions as numbers: what a network reads and says, from a view and back to a move."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sevenfold
from sevenfold.arena.game import play
from sevenfold.arena.schedule import Pairing
from sevenfold.batch import Batch
from sevenfold.decision import DecisionPoint
from sevenfold.errors import ActionError, PositionError
from tests.strategies import OPTIONS

GAMES = list(OPTIONS)
NETWORK = """
import numpy as np
from sevenfold.decision import DecisionPoint

weights = np.random.default_rng(1).normal(size=168)

def choose(view, legal_moves, budget):
    decision = DecisionPoint(view)
    while decision.move is None:
        assert decision.observation.shape == (128,)
        decision.take(np.where(decision.mask, weights, -np.inf).argmax())
    return decision.move
"""


def advanced(game: str, moves: int = 8) -> Any:
    table: Any = sevenfold.new(game, players=3, seed=4)
    for _ in range(moves):
        table.play(table.legal_moves[len(table.legal_moves) // 2])
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_view_gives_the_numbers_that_a_batch_gives(game: str) -> None:
    table = advanced(game)
    batch = Batch(game, 1, players=3)
    batch.load(0, table)
    view = json.loads(json.dumps(table.view(table.turn)))
    for decision in (DecisionPoint(table), DecisionPoint(view)):
        assert decision.seat == table.turn
        assert np.array_equal(decision.observation, batch.observe()[0])
        assert np.array_equal(decision.mask, batch.legal()[0])


@pytest.mark.parametrize("game", GAMES)
def test_actions_make_the_moves_that_they_come_from(game: str) -> None:
    table = advanced(game)
    before = table.position()
    for move in list(table.legal_moves)[:40]:
        decision = DecisionPoint(table.view(table.turn))
        *first, last = decision.actions_of(move)
        for action in first:
            assert decision.take(action) is None
        assert decision.take(last) == decision.move == move
        assert not decision.mask.any()
    assert table.position() == before


def test_what_cannot_be_decided() -> None:
    table = advanced("dragon")
    decision = DecisionPoint(table)
    with pytest.raises(ActionError, match="is not legal now"):
        decision.take(int(np.argmin(decision.mask)))
    with pytest.raises(ActionError, match="is not legal now"):
        decision.take(-1)
    with pytest.raises(ActionError, match=r"an action is an integer, not 76\.0"):
        decision.take(76.0)  # type: ignore[arg-type]
    chosen = DecisionPoint(table)
    move = chosen.take(np.argmax(chosen.mask))  # type: ignore[arg-type]
    with pytest.raises(ActionError, match=f"the move is complete: {move}"):
        chosen.take(0)
    with pytest.raises(ActionError, match="no legal move"):
        decision.actions_of("under ?")
    with pytest.raises(PositionError):
        DecisionPoint({"game": "dragon", "turn": 0})
    while table.turn is not None:
        table.play(table.legal_moves[0])
    for over in (table, table.view(None)):
        with pytest.raises(ActionError, match="the game is over"):
            DecisionPoint(over)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_of_somebody_who_is_not_on_turn_is_no_decision(game: str) -> None:
    table = advanced(game)
    other = next(seat for seat in table.seats if seat != table.turn)
    for seat, who in ((other, f"seat {other}"), (None, "a spectator")):
        with pytest.raises(ActionError, match=f"this is what {who} sees, but seat {table.turn} is on turn"):
            DecisionPoint(table.view(seat))


def test_a_network_plays_in_the_arena(tmp_path: Path) -> None:
    """With nothing but what is public."""
    file = tmp_path / "network.py"
    file.write_text(NETWORK, "utf-8")
    played = play(Pairing("dragon", (("players", 2),), 3, (str(file), "random")))
    assert sum(played.shares) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_an_observation_have_names(game: str) -> None:
    batch = Batch(game, 1, players=2, seed=1)
    fields = batch.fields
    ends = [part.stop for part in fields.values()]
    assert [part.start for part in fields.values()] == [0, *ends[:-1]]
    assert ends[-1] == batch.features
    seen = batch.observe(0)[0]
    assert seen[fields["players"]].tolist() == [2]
    assert seen[fields["turn"]].argmax() == 0
    assert ("chosen" in fields) == (game != "dragon")
