"""Whole games on an NVIDIA GPU, counted: every thread plays deal after deal with the function that processors run."""

from functools import cache
from threading import Lock
from typing import Any

import numpy as np

from sevenfold.batch.numba_cuda import cuda
from sevenfold.batch.statistics import PLAYED, TABLES, play_games
from sevenfold.errors import DeviceError
from sevenfold.game.plugin import Game
from sevenfold.kernel.types import Floats, State

BLOCK = 128  # threads
MOST_THREADS = 1 << 15
ROOM = 8 << 30  # bytes that all threads together may work with
ONE = Lock()  # a GPU is filled by one piece of work


def play_on_gpu(game: Game, blank: State, first: int, games: int, attention: Floats, kinds: Any) -> Any:
    """What there is to count in so many games, from the deal with this number on."""
    if not cuda.is_available():
        raise DeviceError("device='cuda' needs an NVIDIA GPU and its driver; there is none: use device='cpu'")
    threads, room = min(games, MOST_THREADS, ROOM // bytes_of_thread(game)), game.layout.MAX_MOVES
    table = np.zeros(1, game.layout.STATE)
    table[0] = blank
    with ONE:
        out = cuda.to_device(np.zeros(games, PLAYED))
        kernel()[-(-threads // BLOCK), BLOCK](
            *(cuda.to_device(table), first, cuda.to_device(attention), cuda.to_device(kinds)),
            cuda.device_array(threads * TABLES, game.layout.STATE),
            cuda.device_array((threads, room), np.int64),
            cuda.device_array((threads, room), np.float64),
            cuda.device_array((threads, 1), np.int64),
            out,
        )
        return out.copy_to_host().view(np.recarray)


def bytes_of_thread(game: Game) -> int:
    return TABLES * game.layout.STATE.itemsize + 2 * 8 * game.layout.MAX_MOVES


@cache
def kernel() -> Any:
    """What the GPU starts, once for each thread."""

    def play(
        blank: Any, first: int, attention: Any, kinds: Any, scratch: Any, moves: Any, values: Any, random: Any, out: Any
    ) -> None:
        i, threads = cuda.grid(1), random.shape[0]
        if i < threads:
            tables = scratch[TABLES * i : TABLES * (i + 1)]
            play_games(i, threads, blank[0], first, attention, kinds, tables, moves[i], values[i], random[i], out)

    return cuda.jit(play)
