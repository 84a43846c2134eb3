"""Batches on the cores of this machine: NumPy arrays, one piece of the batch for each thread."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from sevenfold.batch import loops
from sevenfold.batch.slots import SIT_OUT, Slots
from sevenfold.kernel.types import State
from sevenfold.machine import cores

WINDOW = 64  # actions that most steps stay below
PIECE = 256  # tables that a thread should at least have to do


@cache
def pool() -> ThreadPoolExecutor:
    """The threads that all batches of this process share."""
    return ThreadPoolExecutor(cores(), "sevenfold-batch")


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=pool.cache_clear)  # a forked process has none of its parent's threads


class CpuDevice:
    """Runs the loops, in all threads at once. The rules hold no lock while they run."""

    name = "cpu"

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or cores()

    def release(self) -> None:
        """Nothing of a batch is kept here."""

    def allocate(self, shape: int | tuple[int, ...], dtype: Any) -> Any:
        return np.zeros(shape, dtype)

    def upload(self, states: Any) -> Any:
        return states.copy().view(np.recarray)

    def fill(self, array: Any, values: Any) -> None:
        array[...] = values

    def accept(self, values: Any) -> Any:
        """The caller's array, as NumPy sees it."""
        return np.asarray(values)

    def copy_state(self, slots: Slots, i: int) -> State:
        return slots.states[i]

    def keep(self, array: Any) -> Any:
        return array.copy()

    def put_back(self, array: Any, kept: Any) -> None:
        array[...] = kept

    def download(self, array: Any) -> Any:
        return np.asarray(array)

    def write_state(self, slots: Slots, i: int, state: State) -> None:
        slots.states[i] = state

    def copy_tables(self, slots: Slots, sources: Any, targets: Any) -> None:
        for array in slots:
            array[targets] = array[sources]

    def all_within(self, actions: Any, limit: int) -> bool:
        return bool(((actions >= SIT_OUT) & (actions < limit)).all())

    def first_illegal(self, slots: Slots, actions: Any) -> int:
        """The first table whose action is not legal, or -1."""
        permitted = np.empty(len(actions), np.bool_)
        self.run(loops.judge_all, slots, actions, self.windows(slots), permitted)
        return -1 if permitted.all() else int(np.argmin(permitted))

    def reset_table(self, slots: Slots, seeds: Any) -> None:
        self.run(loops.reset_all, slots, seeds)

    def act(self, slots: Slots, actions: Any, auto_reset: bool) -> None:
        self.run(loops.act_all, slots, actions, auto_reset)

    def restart(self, slots: Slots, which: Any, seeds: Any) -> None:
        self.run(loops.restart_all, slots, which, seeds)

    def redeal(self, slots: Slots, seats: Any) -> None:
        self.run(loops.redeal_all, slots, seats)

    def sample(self, slots: Slots, out: Any) -> None:
        self.run(loops.sample_all, slots, self.windows(slots), out)

    def play_random(self, slots: Slots, moves: int, until: Any, auto_reset: bool) -> int:
        """Random play."""
        played = np.zeros(len(slots.turn), np.int64)
        self.run(loops.play_random_all, slots, moves, until, auto_reset, self.windows(slots), played)
        return int(played.sum())

    def windows(self, slots: Slots) -> Any:
        """Room for a list of actions for each thread: it takes the row of its first table."""
        return np.empty((len(slots.turn), WINDOW), np.int64)

    def play_greedy(self, slots: Slots, moves: int, until: Any, auto_reset: bool, most: int) -> int:
        """Greedy play; a table has at most this many legal moves."""
        tables = len(slots.turn)
        played = np.zeros(tables, np.int64)
        scratches = np.zeros(2 * tables, slots.states.dtype).view(np.recarray)
        lists, values = np.zeros((tables, most), np.int64), np.zeros((tables, most))
        self.run(loops.play_greedy_all, slots, moves, until, auto_reset, scratches, lists, values, played)
        return int(played.sum())

    def write_mask(self, slots: Slots, mask: Any) -> None:
        self.run(loops.write_masks, slots, mask)

    def list(self, slots: Slots, out: Any, counts: Any) -> None:
        self.run(loops.list_all, slots, out, counts)

    def write_observation(self, slots: Slots, seats: Any, out: Any, told: int) -> None:
        self.run(loops.write_observations, slots, seats, out, told)

    def run(self, loop: Callable[..., None], slots: Slots, *arguments: Any) -> None:
        tables = len(slots.turn)
        pieces = max(1, min(self.threads, tables // PIECE))
        bounds = [tables * piece // pieces for piece in range(pieces + 1)]
        if pieces == 1:
            loop(slots, *arguments, 0, tables)
            return
        jobs = [pool().submit(loop, slots, *arguments, low, high) for low, high in pairwise(bounds)]
        for job in jobs:
            job.result()
