"""Plays on a GPU and on the CPU and compares everything: moves, masks, observations, results, statistics, arrays
elsewhere.

    python benchmarks/cuda_check.py [dragon double-seven seven-dragons]

Needs an NVIDIA GPU and sevenfold[cuda]. The checksums of tests/data/batch_checksums.json are checked here on the GPU,
in the tests on the CPU.
"""

import hashlib
import json
import pickle
import sys
from pathlib import Path
from typing import Any

import numpy as np

from sevenfold.batch import Batch
from sevenfold.errors import ActionError
from sevenfold.study.sampling import FIRST, Row, play

CHECKSUMS = Path(__file__).parent.parent / "tests" / "data" / "batch_checksums.json"
CASES = {"dragon": {"players": 3}, "double-seven": {"players": 4}, "seven-dragons": {"players": 3}}
TABLES, STEPS = 2000, 150
COUNTED = 500  # games


def host(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else np.asarray(array)


def check_checksums(game: str) -> None:
    for entry in json.loads(CHECKSUMS.read_text("utf-8")):
        if entry["game"] == game:
            batch = Batch(game, entry["tables"], seed=entry["seed"], device="cuda", **entry["options"])
            batch.rollout(moves=entry["moves"])
            found = hashlib.sha256(host(batch.trace).tobytes()).hexdigest()[:16]
            assert (found, int(batch.games.sum())) == (entry["checksum"], entry["games"]), entry
            print(f"{game} {entry['options']}: checksum {found} on the GPU, as recorded")


def check_steps(game: str) -> None:
    """Step by step, with the same actions on both devices."""
    random = np.random.default_rng(1)
    cpu, gpu = (Batch(game, TABLES, seed=3, device=device, **CASES[game]) for device in ("cpu", "cuda"))
    for step in range(STEPS):
        lists, counts = cpu.legal_actions()
        for ours, theirs in zip((lists, counts), gpu.legal_actions(), strict=True):
            assert np.array_equal(ours, host(theirs)), (step, "legal actions")
        for name in ("turn", "done", "returns", "scores", "games", "trace"):
            assert np.array_equal(getattr(cpu, name), host(getattr(gpu, name))), (step, name)
        assert np.array_equal(cpu.legal(), host(gpu.legal())), (step, "masks")
        assert np.array_equal(cpu.observe(), host(gpu.observe())), (step, "observations")
        actions = lists[np.arange(TABLES), random.integers(0, counts)]
        cpu.step(actions)
        gpu.step(actions)
    assert gpu.table(7).position() == cpu.table(7).position()
    kept, before = gpu.snapshot(), host(gpu.observe()).copy()
    gpu.rollout(moves=10)
    gpu.restore(kept)
    assert np.array_equal(before, host(gpu.observe()))
    print(f"{game}: {STEPS} steps at {TABLES} tables, masks, observations and results equal")


def check_refusals(game: str) -> None:
    """The same actions are refused on both devices, whatever a mask says; a game that is over does not end again."""
    messages = []
    for device in ("cpu", "cuda"):
        batch = Batch(game, TABLES, seed=3, device=device, auto_reset=False, **CASES[game])
        batch.rollout(moves=7)
        early = host(batch.done).copy()
        mask = batch.legal()
        actions, wrong = host(mask).argmax(1), int(np.argmin(host(mask)[TABLES // 2]))
        mask[...] = True
        actions[TABLES // 2] = wrong
        try:
            batch.step(actions)
        except ActionError as error:
            messages.append(str(error))
        batch.rollout(moves=10**6)
        assert (host(batch.done) ^ early).all()
        batch.step(np.zeros(TABLES, np.int64))
        assert not host(batch.done).any()
    assert len(messages) == 2
    assert messages[0] == messages[1]
    print(f"{game}: illegal actions are refused, games end once")


def check_tables(game: str) -> None:
    """Tables that are copied, loaded, redealt, sampled, restarted and pickled are the same on both devices."""
    found = []
    for device in ("cpu", "cuda"):
        batch = Batch(game, TABLES, seed=3, device=device, **CASES[game])
        for _ in range(30):
            batch.step(batch.sample())
        batch.answer(np.arange(TABLES) % 4 - 1)
        batch.copy(np.arange(5), np.arange(5) + 10)
        batch.copy(0, [20, 21])
        batch.redeal()
        batch.redeal(np.arange(TABLES) % 3)
        batch.load(30, batch.table(31))
        batch.restart(np.arange(TABLES) % 7 == 0, np.arange(TABLES) + 5)
        batch = pickle.loads(pickle.dumps(batch))
        batch.rollout(moves=20)
        found.append([host(array).copy() for array in (batch.observe(), batch.trace, batch.turn, batch.returns)])
    for ours, theirs in zip(*found, strict=True):
        assert np.array_equal(ours, theirs)
    print(f"{game}: tables are copied, loaded, redealt, sampled and pickled alike")


def check_statistics(game: str) -> None:
    """Whole games of greedy players, counted as `sevenfold study` does: equal on both devices, sum for sum."""
    for bots in (("random",), ("novice", "player")):
        row = Row(game, tuple(CASES[game].items()), bots)
        assert play(row, FIRST, COUNTED, "cuda") == play(row, FIRST, COUNTED), row
    print(f"{game}: {COUNTED} games counted alike")


def check_libraries(game: str) -> None:
    """No copies on the way to PyTorch, JAX and CuPy, nor on the way back."""
    import cupy
    import jax
    import torch

    batch = Batch(game, TABLES, seed=3, device="cuda", **CASES[game])
    observation, mask = batch.observe(), batch.legal()
    address = observation.data.ptr
    assert torch.as_tensor(observation, device="cuda").data_ptr() == address
    assert torch.from_dlpack(observation).data_ptr() == address
    assert cupy.asarray(observation).data.ptr == address
    assert jax.dlpack.from_dlpack(observation.T).unsafe_buffer_pointer() == address
    chosen = torch.from_dlpack(mask.view(cupy.uint8)).float().argmax(1)
    for actions in (chosen, jax.dlpack.from_dlpack(chosen), cupy.from_dlpack(chosen)):
        batch.reset(3)
        batch.step(actions)
    print(f"{game}: PyTorch, JAX and CuPy read and write the same memory")


def main() -> None:
    for game in sys.argv[1:] or CASES:
        check_checksums(game)
        check_steps(game)
        check_refusals(game)
        check_tables(game)
        check_statistics(game)
        check_libraries(game)


if __name__ == "__main__":
    main()
