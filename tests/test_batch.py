"""Many tables at once: the same games as tables one by one, whatever the number of threads."""

import hashlib
import json
import os
import pickle
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import sevenfold
from sevenfold.batch import Batch
from sevenfold.batch.answering import POLICIES
from sevenfold.bots.random import RandomBot
from sevenfold.errors import ActionError, DeviceError, OptionError
from sevenfold.game import find

GAMES = ("dragon", "double-seven", "seven-dragons")
CHECKSUMS = Path(__file__).parent / "data" / "batch_checksums.json"


def checksum(batch: Batch) -> str:
    """Of all moves played at all tables."""
    return hashlib.sha256(np.ascontiguousarray(batch.trace).tobytes()).hexdigest()[:16]


def some_actions(batch: Batch, random: np.random.Generator) -> Any:
    lists, counts = batch.legal_actions()
    return np.where(counts > 0, lists[np.arange(len(batch)), random.integers(0, np.maximum(counts, 1))], 0)


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES)
def test_every_slot_plays_the_game_that_a_table_plays(game: str) -> None:
    """Step by step: masks, turns, observations and outcomes are those of tables that play the same moves."""
    random = np.random.default_rng(1)
    batch = Batch(game, 2, players=3, seed=40, auto_reset=False)
    room = find(game)
    tables = [sevenfold.new(game, players=3, seed=40 + i) for i in range(2)]
    chosen: list[tuple[int, ...]] = [()] * 2
    for _ in range(45):
        assert batch.turn.tolist() == [-1 if table.turn is None else table.turn for table in tables]
        paths = [{room.steps.path(t.state, room.notation.parse(move)): move for move in t.legal_moves} for t in tables]
        for i in range(2):
            depth = len(chosen[i])
            expected = {path[depth] for path in paths[i] if path[:depth] == chosen[i]}
            assert set(np.flatnonzero(batch.legal()[i]).tolist()) == expected
        actions = some_actions(batch, random)
        batch.step(actions)
        for i, table in enumerate(tables):
            if table.turn is None:
                continue
            chosen[i] = (*chosen[i], int(actions[i]))
            if chosen[i] in paths[i]:
                table.play(paths[i][chosen[i]])
                chosen[i] = ()
            assert batch.table(i).position() == table.position()
            assert bool(batch.done[i]) == (table.turn is None)
            if table.outcome is not None:
                scores = [-1 if score is None else score for score in table.outcome.scores]
                assert batch.scores[i].tolist()[: len(scores)] == scores
                assert {s for s in table.seats if batch.returns[i][s] > 0} <= set(table.outcome.winners)
                assert batch.returns[i].sum() == pytest.approx(0)


@pytest.mark.parametrize("game", GAMES)
def test_threads_change_nothing(game: str) -> None:
    one, many = Batch(game, 1500, players=2, seed=3, threads=1), Batch(game, 1500, players=2, seed=3, threads=4)
    for batch in (one, many):
        assert batch.rollout(moves=80).moves == 120_000
    assert np.array_equal(one.trace, many.trace)
    assert len(set(one.trace.tolist())) == 1500
    assert np.array_equal(one.observe(), many.observe())


def test_recorded_checksums() -> None:
    """The same play as on a GPU: these checksums come from benchmarks/cuda_check.py."""
    for entry in json.loads(CHECKSUMS.read_text("utf-8")):
        batch = Batch(entry["game"], entry["tables"], seed=entry["seed"], **entry["options"])
        batch.rollout(moves=entry["moves"])
        assert checksum(batch) == entry["checksum"], entry
        assert int(batch.games.sum()) == entry["games"]


def test_auto_reset_deals_the_next_seed() -> None:
    batch = Batch("dragon", 4, players=2, seed=10)
    while not batch.done.any():
        batch.step(some_actions(batch, np.random.default_rng(0)))
    i = int(np.argmax(batch.done))
    assert batch.games[i] == 1
    assert batch.table(i).position() == sevenfold.new("dragon", players=2, seed=10 + i + 4).position()
    assert sorted(batch.returns[i][:2].tolist()) in ([-1, 1], [0, 0])


def test_a_table_may_sit_out() -> None:
    batch = Batch("dragon", 2, players=2, seed=1)
    first = int(np.argmax(batch.legal()[1]))
    before = batch.table(0).position()
    assert sevenfold.replay(batch.table(0).record()).position() == before
    batch.step(np.array([-1, first]))
    assert batch.table(0).position() == before
    assert batch.turn.tolist() == [0, 1]


def test_finished_tables_wait_without_auto_reset() -> None:
    batch = Batch("dragon", 5, players=2, seed=10, auto_reset=False)
    rollout = batch.rollout(moves=1000)
    assert batch.done.all()
    assert (batch.turn == -1).all()
    assert rollout.games == 5
    assert rollout.moves < 5000
    assert not batch.legal().any()
    before = batch.trace.copy()
    batch.step(np.zeros(5, np.int64))
    assert np.array_equal(batch.trace, before)
    batch.restart(np.array([True, False, False, False, True]))
    assert batch.turn.tolist() == [0, -1, -1, -1, 0]
    assert batch.table(4).position() == sevenfold.new("dragon", players=2, seed=19).position()


@pytest.mark.parametrize("game", GAMES)
def test_snapshots_bring_everything_back(game: str) -> None:
    batch = Batch(game, 20, players=3, seed=8)
    batch.rollout(moves=15)
    kept, seen = batch.snapshot(), batch.observe().copy()
    batch.rollout(moves=30)
    trace = batch.trace.copy()
    batch.restore(kept)
    assert np.array_equal(batch.observe(), seen)
    batch.rollout(moves=30)
    assert np.array_equal(batch.trace, trace)
    with pytest.raises(ActionError, match="20 tables"):
        Batch(game, 3, players=3).restore(kept)


def first_legal(_observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


ANSWERING = {
    "bot": RandomBot(1),
    "function": first_legal,
    **{name: name for name in ("random", "greedy", "novice", "search:2")},
}


@pytest.mark.parametrize("policy", ANSWERING.values(), ids=ANSWERING)
def test_others_answer_until_the_seat_is_on_turn(policy: Any) -> None:
    batch = Batch("dragon", 30 if policy in POLICIES else 3, players=3, seed=8, auto_reset=False)
    for _ in range(60):
        batch.answer(1, policy)
        assert set(batch.turn.tolist()) <= {1, -1}
        batch.step(some_actions(batch, np.random.default_rng(0)))
    assert (batch.turn == -1).all()


def test_bots_that_answer_are_seeded_by_the_batch() -> None:
    traces = []
    for seed in (1, 1, 2):
        batch = Batch("dragon", 3, players=2, seed=5)
        batch.reset(seed)
        for _ in range(3):
            batch.answer(0, "hatchling")
            batch.step(batch.legal().argmax(axis=1))
        traces.append(batch.trace.tolist())
    assert traces[0] == traces[1] != traces[2]
    with pytest.raises(OptionError, match="there is no bot"):
        batch.answer(0, "deep-blue")


@pytest.mark.parametrize("policy", ["random", first_legal], ids=["random", "function"])
@pytest.mark.parametrize("auto_reset", [True, False])
def test_a_game_ends_once(auto_reset: bool, policy: Any) -> None:
    """`done` tells of the last step and of the answer to it: a table that was over before is not done again."""
    batch, random = Batch("dragon", 30, players=2, seed=8, auto_reset=auto_reset), np.random.default_rng(0)
    ended, paid, last = np.zeros(30, np.int64), np.zeros(30), np.zeros(30)
    for _ in range(80):
        over = batch.turn == -1
        batch.step(some_actions(batch, random))
        batch.answer(0, policy)
        assert not batch.done[over].any()
        ended += batch.done
        paid += np.where(batch.done, batch.returns[:, 0], 0)
        last = np.where(batch.done, batch.returns[:, 0], last)
    assert np.array_equal(ended, batch.games)
    if not auto_reset:
        assert (ended == 1).all()
        assert np.array_equal(paid, last)
    batch.step(np.full(30, -1))
    assert not batch.done.any()


def test_every_table_may_wait_for_another_seat() -> None:
    batch = Batch("dragon", 6, players=3, seed=8)
    seats = np.array([0, 1, 2, -1, -1, 2])
    before = batch.trace.copy()
    batch.answer(seats)
    assert batch.turn.tolist() == [0, 1, 2, 0, 0, 2]
    assert np.array_equal(batch.trace == before, [True, False, False, True, True, False])
    with pytest.raises(ActionError, match="among 0, 1, 2"):
        batch.answer(np.full(6, 3))


@pytest.mark.parametrize("game", GAMES)
def test_samples_are_legal_and_repeatable(game: str) -> None:
    batch, twin = (Batch(game, 20, players=2, seed=5, auto_reset=False) for _ in range(2))
    for _ in range(80):
        actions = batch.sample()
        assert np.array_equal(actions, twin.sample())
        over = batch.turn == -1
        assert np.array_equal(actions == -1, over)
        assert batch.legal()[np.flatnonzero(~over), actions[~over]].all()
        batch.step(actions)
        twin.step(actions)
    assert np.array_equal(batch.trace, twin.trace)


@pytest.mark.parametrize("game", GAMES)
def test_a_redeal_of_a_batch_changes_nothing_that_the_seat_sees(game: str) -> None:
    batch = Batch(game, 12, players=3, seed=5)
    batch.rollout(moves=9)
    seen, legal = batch.observe().copy(), batch.legal().copy()
    before = [batch.table(i).position() for i in range(12)]
    seats = batch.turn.copy()
    seats[0] = -1
    batch.redeal(seats)
    assert batch.table(0).position() == before[0]
    assert sum(batch.table(i).position() != before[i] for i in range(12)) == 11
    assert np.array_equal(batch.observe(), seen)
    assert np.array_equal(batch.legal(), legal)
    batch.redeal()
    assert np.array_equal(batch.observe(), seen)
    batch.redeal(0)


def test_a_table_comes_into_a_batch_and_out_again() -> None:
    batch = Batch("dragon", 3, players=2, seed=1)
    table = sevenfold.new("dragon", players=2, seed=77)
    for _ in range(5):
        table.play(table.legal_moves[0])
    batch.load(1, table)
    assert batch.table(1).position() == table.position()
    assert batch.turn.tolist() == [0, table.turn, 0]
    batch.step(batch.legal().argmax(axis=1))
    for other in (sevenfold.new("dragon", players=3, seed=1), sevenfold.new("double-seven", players=2, seed=1)):
        with pytest.raises(ActionError, match="is none of"):
            batch.load(0, other)
    with pytest.raises(IndexError, match="tables 0 to 2"):
        batch.load(3, table)


def test_tables_are_copied_half_chosen_moves_included() -> None:
    batch = Batch("seven-dragons", 4, players=2, seed=2)
    batch.step(batch.legal().argmax(axis=1))
    assert batch.slots.chosen[0] != 0
    batch.copy(0, [1, 3])
    assert [batch.table(i).position() == batch.table(0).position() for i in range(4)] == [True, True, False, True]
    assert np.array_equal(batch.legal()[3], batch.legal()[0])
    batch.rollout(moves=20)
    assert batch.trace[0] == batch.trace[1] == batch.trace[3] != batch.trace[2]
    batch.copy([0, 2], [2, 0])
    assert batch.trace[0] != batch.trace[1] == batch.trace[2]
    with pytest.raises(IndexError, match="tables 0 to 3"):
        batch.copy(0, 4)
    with pytest.raises(ActionError, match="2 tables cannot be copied to 3 places"):
        batch.copy([0, 1], [1, 2, 3])


def test_a_batch_is_pickled_as_it_stands() -> None:
    batch = Batch("double-seven", 5, players=3, seed=2, auto_reset=False)
    batch.rollout(moves=9)
    batch.step(batch.legal().argmax(axis=1))
    twin = pickle.loads(pickle.dumps(batch))
    for one in (batch, twin):
        one.rollout(moves=300)
        one.reset()
    assert np.array_equal(twin.trace, batch.trace)
    assert twin.table(0).position() == batch.table(0).position()
    assert np.array_equal(twin.returns, batch.returns)


def test_some_tables_begin_all_over_again_from_seeds() -> None:
    batch = Batch("dragon", 3, players=2, seed=1)
    batch.rollout(moves=7)
    kept = batch.table(1).position()
    batch.restart(np.array([True, False, True]), seeds=np.array([40, 0, 41]))
    assert batch.table(0).position() == sevenfold.new("dragon", players=2, seed=40).position()
    assert batch.table(1).position() == kept
    assert batch.table(2).position() == sevenfold.new("dragon", players=2, seed=41).position()
    with pytest.raises(OptionError, match="seeds must be"):
        batch.restart(np.ones(3, np.bool_), seeds=np.array([1, -1, 2]))


def test_greedy_beats_random() -> None:
    batch = Batch("dragon", 200, players=2, seed=8, auto_reset=False)
    for _ in range(60):
        batch.answer(0, "greedy")
        batch.step(some_actions(batch, np.random.default_rng(0)))
    assert batch.returns[:, 1].mean() > 0.5


def test_observations_are_for_the_eyes_of_one_seat() -> None:
    batch = Batch("double-seven", 6, players=3, seed=2)
    batch.rollout(moves=20)
    own = batch.observe(1).copy()
    assert np.array_equal(batch.observe(np.full(6, 1)), own)
    nobody = batch.observe(np.array([1, -1, -1, -1, -1, 1]))
    assert np.array_equal(nobody[0], own[0])
    assert not nobody[1:5].any()


def test_only_the_player_on_turn_knows_what_was_chosen() -> None:
    """Half a move is nobody else's business."""
    batch = Batch("seven-dragons", 50, players=2, seed=2)
    views = {seat: batch.observe(seat).copy() for seat in (0, 1)}
    lists, _ = batch.legal_actions()
    batch.step(lists[:, 0].copy())
    half = batch.slots.chosen != 0
    assert half.any()
    assert np.array_equal(batch.observe(1)[half], views[1][half])
    assert not np.array_equal(batch.observe(0)[half], views[0][half])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_legal_is_not_read_from_the_callers_mask(game: str) -> None:
    batch = Batch(game, 3, players=2, seed=1)
    mask = batch.legal()
    true, illegal = mask.copy(), int(np.argmin(mask[1]))
    actions, trace = mask.argmax(axis=1), batch.trace.copy()
    mask[:] = True
    with pytest.raises(ActionError, match=f"action {illegal} .* is not legal at table 1"):
        batch.step(np.where(np.arange(3) == 1, illegal, actions))
    assert np.array_equal(batch.trace, trace)
    assert mask.all(), "an error changes nothing, not even what the caller holds"
    assert np.array_equal(batch.legal(), true)
    mask[:] = False
    batch.step(actions)


FORKING = """
import os, sys
import numpy as np
from sevenfold.batch import Batch

def play():
    batch = Batch("dragon", 600, players=2, seed=3, threads=THREADS)
    batch.rollout(moves=50)
    return batch.trace

THREADS = 2  # the pool is used even where there is one core
trace = play()
child = os.fork()
if child == 0:
    os._exit(0 if np.array_equal(play(), trace) else 1)
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
def test_a_forked_process_plays_with_threads_of_its_own() -> None:
    done = subprocess.Popen([sys.executable, "-W", "ignore", "-c", FORKING], start_new_session=True)
    try:
        assert done.wait(timeout=120) == 0
    finally:
        with suppress(ProcessLookupError):
            os.killpg(done.pid, signal.SIGKILL)  # the child, too, if it hangs


def test_clear_errors() -> None:
    batch = Batch("dragon", 3, players=2, seed=1)
    trace = batch.trace.copy()
    legal = [int(np.argmax(row)) for row in batch.legal()]
    illegal = int(np.argmin(batch.legal()[1]))
    for actions, message in (
        ([0, 1], r"shape \(3,\)"),
        ([[0, 1, 2]], r"shape \(3,\)"),
        ([0.0, 1.0, 2.0], "integer, not float64"),
        ([0, 0, 168], "0 to 167"),
        ([0, 0, -2], "0 to 167"),
        ([legal[0], illegal, legal[2]], f"action {illegal} .* is not legal at table 1; legal are"),
    ):
        with pytest.raises(ActionError, match=message):
            batch.step(np.array(actions))
    assert np.array_equal(batch.trace, trace)
    with pytest.raises(ActionError, match="no seat with a player"):
        batch.observe(2)
    with pytest.raises(ActionError, match="among 0, 1"):
        batch.observe(np.array([0, 1, 2]))
    with pytest.raises(OptionError, match="no policy"):
        batch.rollout("clever")
    with pytest.raises(OptionError, match="players"):
        Batch("dragon", 3)
    with pytest.raises(OptionError, match="n must be"):
        Batch("dragon", 0, players=2)
    with pytest.raises(IndexError, match="tables 0 to 2"):
        batch.table(3)
    with pytest.raises(ActionError, match=r"load takes a Table, .* not <Batch of 3 tables"):
        batch.load(0, batch)  # type: ignore[arg-type]
    with pytest.raises(ActionError, match=r"a snapshot is what snapshot\(\) gave, not 3"):
        batch.restore(3)  # type: ignore[arg-type]
    with pytest.raises(DeviceError, match="there are cpu, cuda"):
        Batch("dragon", 3, players=2, device="tpu")
    batch.close()
    with pytest.raises(DeviceError, match="closed"):
        batch.rollout()


def test_a_missing_gpu_is_named() -> None:
    with pytest.raises(DeviceError, match=r"sevenfold\[cuda\]|NVIDIA GPU"):
        Batch("dragon", 3, players=2, device="cuda")


def test_actions_and_notation() -> None:
    batch = Batch("seven-dragons", 1, players=2, seed=1)
    for move in batch.table(0).legal_moves:
        assert batch.actions_of(0, move)
    with pytest.raises(ActionError, match="no legal move"):
        batch.actions_of(0, "pass")
    assert batch.label(0) == "RRRR"
