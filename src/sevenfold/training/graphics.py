"""Games on an NVIDIA GPU: every thread plays with the functions that processors run, in a room of its own."""

import math
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numba
import numpy as np
import torch

from sevenfold.batch.numba_cuda import cuda
from sevenfold.bots.heuristics import register
from sevenfold.bots.network import MOST_ACTIVE, WORK
from sevenfold.errors import DeviceError
from sevenfold.game.plugin import Game
from sevenfold.kernel.types import State
from sevenfold.training.players import NUMBERS, TABLES, Workroom, sizes
from sevenfold.training.positions import ROWS, TOLD, Mind, Positions, Told, minds, together
from sevenfold.training.self_play import PAST, play_to_learn, play_to_tell, play_to_try

BLOCK = 64  # threads
RESIDENT = 256  # threads of a multiprocessor, with all registers that each may have
FEW = 2048  # moves of a list that lies beside the others' lists
MOST_MEMORY = 0.4  # of what is free, that rooms may take


class Gpu:
    """One game a thread, or some after each other."""

    device = "cuda"

    def __init__(self, game: Game) -> None:
        if not cuda.is_available():
            raise DeviceError("device='cuda' needs an NVIDIA GPU and its driver; there is none: use device='cpu'")
        self.game = game
        self.rooms: dict[int, Workroom] = {}  # by iterations
        register(game)

    def play(
        self, states: Sequence[State], first: int, games: int, players: Sequence[Mind], often: int = PAST
    ) -> Positions:
        seen = torch.zeros((games, ROWS, MOST_ACTIVE), dtype=torch.int16, device=self.device)
        counts = torch.zeros((games, ROWS), dtype=torch.int16, device=self.device)
        came = torch.zeros((games, ROWS), dtype=torch.float32, device=self.device)
        kept = torch.zeros(games, dtype=torch.int64, device=self.device)
        out = (often, seen, counts, came, kept)
        self.run(kernels(self.game).learn, together(states), first, minds(self.game, states[0], players), players, out)
        there = torch.arange(ROWS, device=self.device) < kept[:, None]
        return Positions(seen[there], counts[there], came[there])

    def try_out(self, state: State, first: int, deals: int, one: Mind, other: Mind) -> Any:
        won = torch.zeros(deals * int(state.players), dtype=torch.float64, device=self.device)
        players = (one, other)
        self.run(
            kernels(self.game).try_out, together([state]), first, minds(self.game, state, players), players, (won,)
        )
        return won.cpu().numpy()

    def tell(self, state: State, first: int, games: int, plays: Mind, tells: Mind, every: int) -> Told:
        players = (plays, tells)
        said, won = (torch.zeros((games, TOLD), dtype=torch.float64, device=self.device) for _ in range(2))
        told = Told(said, won, torch.zeros(games, dtype=torch.int64, device=self.device))
        known = minds(self.game, state, players)
        self.run(kernels(self.game).tell, together([state]), first, known, players, (every, *told))
        return Told(*(each.cpu().numpy() for each in told))

    def run(self, kernel: Any, blank: Any, first: int, known: Any, players: Sequence[Mind], out: Any) -> None:
        rooms = self.rooms_for(max(player.iterations for player in players), len(out[-1]))
        threads = rooms.random.shape[0]
        given = (cuda.to_device(blank), first, cuda.to_device(known[0]), cuda.to_device(known[1]))
        arrays = tuple(cuda.as_cuda_array(each) if isinstance(each, torch.Tensor) else each for each in out)
        kernel[-(-threads // BLOCK), BLOCK](*given, rooms, arrays)
        cuda.synchronize()

    def rooms_for(self, iterations: int, games: int) -> Workroom:
        """For as many threads as run at once, if there is memory and there are games for them."""
        if iterations not in self.rooms:
            self.rooms.clear()
            needed = sizes(self.game, max(0, iterations))
            bytes_of_one = sum(count * np.dtype(dtype).itemsize for count, dtype in needed.values())
            free, _ = torch.cuda.mem_get_info()
            most = torch.cuda.get_device_properties(0).multi_processor_count * RESIDENT
            threads = max(1, min(most, int(MOST_MEMORY * free) // bytes_of_one))
            made = {name: zeros((threads, count), np.dtype(dtype)) for name, (count, dtype) in needed.items()}
            self.rooms[iterations] = Workroom(**made)
        rooms = self.rooms[iterations]
        parts: Any = (each[:games] for each in rooms)
        return Workroom(*parts) if games < rooms.random.shape[0] else rooms


def part(function: Callable[..., Any]) -> Any:
    """Of what the GPU runs."""
    return cuda.jit(device=True)(function)


def kernel(function: Callable[..., None]) -> Any:
    """What the GPU starts, once for each thread."""
    return cuda.jit(function)


def zeros(shape: tuple[int, int], dtype: np.dtype[Any]) -> Any:
    flat = torch.zeros(math.prod(shape) * dtype.itemsize, dtype=torch.uint8, device="cuda")
    return cuda.as_cuda_array(flat).view(dtype).reshape(shape)


class Kernels(NamedTuple):
    """What a GPU starts, once for each thread."""

    learn: Any
    try_out: Any
    tell: Any


@cache
def kernels(game: Game) -> Kernels:
    """Compiled when they are first used.

    What a thread works with all the time lies in memory of its own, where the words of neighbours interleave; trees,
    and lists of very many moves, are rows of arrays.
    """
    table, most = numba.from_dtype(game.layout.STATE), game.layout.MAX_MOVES
    few = most <= FEW
    listed = most if few else 1

    @part
    def room_of(rooms: Any, i: int, tables: Any, moves: Any, weights: Any, scores: Any, work: Any) -> Any:
        return Workroom(
            tables,
            moves if few else rooms.moves[i],
            weights if few else rooms.weights[i],
            scores,
            rooms.random[i],
            rooms.luck[i],
            work,
            rooms.nodes[i],
            rooms.children[i],
            rooms.path[i],
            rooms.found[i],
        )

    def made(play: Any) -> Any:
        @kernel
        def run(blank: Any, first: int, minds: Any, networks: Any, rooms: Any, given: Any) -> None:
            i, threads = cuda.grid(1), rooms.random.shape[0]
            tables, work = cuda.local.array(TABLES, table), cuda.local.array(WORK, np.int32)
            moves, weights = cuda.local.array(listed, np.int64), cuda.local.array(listed, np.float64)
            scores = cuda.local.array(NUMBERS, np.int64)
            if i < threads:
                room = room_of(rooms, i, tables, moves, weights, scores, work)
                play(i, threads, blank, first, minds, networks, room, given)

        return run

    @part
    def learn(i: int, threads: int, blank: Any, first: int, minds: Any, networks: Any, room: Any, given: Any) -> None:
        often, seen, counts, came, kept = given
        play_to_learn(i, threads, blank, first, minds, networks, room, often, seen, counts, came, kept)

    @part
    def try_out(i: int, threads: int, blank: Any, first: int, minds: Any, networks: Any, room: Any, given: Any) -> None:
        (won,) = given
        play_to_try(i, threads, blank[0], first, minds, networks, room, won)

    @part
    def tell(i: int, threads: int, blank: Any, first: int, minds: Any, networks: Any, room: Any, given: Any) -> None:
        every, said, won, kept = given
        play_to_tell(i, threads, blank[0], first, minds, networks, room, every, said, won, kept)

    return Kernels(made(learn), made(try_out), made(tell))
