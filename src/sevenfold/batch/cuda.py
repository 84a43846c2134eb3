"""Batches on an NVIDIA GPU: CuPy arrays, and one thread of the GPU for each table.

The kernels call the very functions that CPU threads run. Arrays that learning programs read are laid out column by
column, so that threads beside each other write beside each other.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from sevenfold.batch.numba_cuda import cuda
from sevenfold.batch.slots import (
    SIT_OUT,
    Slots,
    act,
    choose,
    deal_next,
    follow,
    goes_on,
    permits,
    redeal_table,
    reset_table,
    restart,
    sample,
    write_mask,
    write_observation,
)
from sevenfold.errors import DeviceError
from sevenfold.kernel.generic import choices
from sevenfold.kernel.records import WORD
from sevenfold.kernel.types import State

try:
    import cupy
    import numba
except ImportError as error:
    raise DeviceError(f"device='cuda' needs the packages of sevenfold[cuda]: {error}") from None

THREADS = 128  # in a block
BLOCK_SIZE = 512  # threads of a block that plays at random
ALL_TOGETHER = 1024  # likewise, if rules are long: games with a large state have such rules
LARGE = 8192  # bytes of a state
SHARED = 48 * 1024  # bytes that the threads of a block share
REGISTERS = 64  # of a thread that plays at random
DEALS = 16  # moves between two deals
WINDOW = 64  # actions that most steps stay below
ACTION = np.int16  # fits all of them


class Glance(NamedTuple):
    """The arrays that kernels which only read need: the fewer a kernel is given, the sooner it starts."""

    states: Any
    chosen: Any
    turn: Any


class CudaDevice:
    """Runs the kernels."""

    name = "cuda"

    def __init__(self) -> None:
        if not cuda.is_available():
            raise DeviceError("device='cuda' needs an NVIDIA GPU and its driver; there is none: use device='cpu'")
        self.release()

    def release(self) -> None:
        """Forgets everything that was seen of a batch, so that its memory can be given back."""
        self.slots: Slots | None = None
        self.known: tuple[Any, ...] = ()
        self.seen: tuple[Any, ...] = ()
        self.kernels: dict[Any, Any] = {}

    def allocate(self, shape: int | tuple[int, ...], dtype: Any) -> Any:
        return cupy.zeros(shape, dtype, order="F")

    def upload(self, states: Any) -> Any:
        return cuda.to_device(states)

    def fill(self, array: Any, value: int) -> None:
        array.fill(value)

    def accept(self, values: Any) -> Any:
        """The caller's array, without a copy if it is on the GPU already."""
        if hasattr(values, "__cuda_array_interface__"):
            return cupy.asarray(values)
        if hasattr(values, "__dlpack_device__") and not isinstance(values, np.ndarray):
            return cupy.from_dlpack(values)
        return cupy.asarray(np.asarray(values))

    def copy_state(self, slots: Slots, i: int) -> State:
        return slots.states[i : i + 1].copy_to_host().view(np.recarray)[0]

    def keep(self, array: Any) -> Any:
        if isinstance(array, cupy.ndarray):
            return array.copy()
        kept = cuda.device_array_like(array)
        kept.copy_to_device(array)
        return kept

    def put_back(self, array: Any, kept: Any) -> None:
        if isinstance(array, cupy.ndarray):
            array[...] = cupy.asarray(kept)
        else:
            array.copy_to_device(kept)

    def download(self, array: Any) -> Any:
        return cupy.asnumpy(array) if isinstance(array, cupy.ndarray) else array.copy_to_host()

    def write_state(self, slots: Slots, i: int, state: State) -> None:
        slots.states[i : i + 1].copy_to_device(np.array([state], slots.states.dtype))

    def copy_tables(self, slots: Slots, sources: Any, targets: Any) -> None:
        states = cupy.asarray(slots.states.view(np.int64)).reshape(slots.turn.size, -1)
        for array in (states, *slots[1:]):
            array[targets] = array[sources]

    def all_within(self, actions: Any, limit: int) -> bool:
        return bool(((actions >= SIT_OUT) & (actions < limit)).all())

    def first_illegal(self, slots: Slots, actions: Any) -> int:
        """The first table whose action is not legal, or -1."""
        permitted = cupy.empty(len(actions), np.bool_)
        self.launch(judge, slots, actions, permitted)
        return -1 if bool(permitted.all()) else int(cupy.argmin(permitted))

    def reset_table(self, slots: Slots, seeds: Any) -> None:
        self.launch(sower, slots, seeds)

    def act(self, slots: Slots, actions: Any, auto_reset: bool) -> None:
        self.launch(actor, slots, actions, auto_reset)

    def restart(self, slots: Slots, which: Any, seeds: Any) -> None:
        self.launch(renewer, slots, which, seeds)

    def redeal(self, slots: Slots, seats: Any) -> None:
        self.launch(shuffler, slots, seats)

    def sample(self, slots: Slots, out: Any) -> None:
        self.launch(sampler, slots, out)

    def play_random(self, slots: Slots, moves: int, until: Any, auto_reset: bool) -> int:
        played = cupy.zeros(slots.turn.size, np.int64)
        self.launch(wanderer, slots, played, moves, until, auto_reset)
        return int(played.sum())

    def play_greedy(self, slots: Slots, moves: int, until: Any, auto_reset: bool, most: int) -> int:
        raise DeviceError("the greedy policy plays on the CPU: use device='cpu'")

    def write_mask(self, slots: Slots, mask: Any) -> None:
        mask.data.memset_async(0, mask.nbytes)
        self.launch(marker, slots, mask)

    def list(self, slots: Slots, out: Any, counts: Any) -> None:
        self.launch(lister, slots, out, counts)

    def write_observation(self, slots: Slots, seats: Any, out: Any, told: int) -> None:
        out.data.memset_async(0, out.nbytes)
        self.launch(looker, slots, seats, out, told)

    def launch(self, make: Any, slots: Slots, *given: Any) -> None:
        """One thread for each table. What Numba finds out about arguments is kept: it takes longer than a step."""
        if self.slots is not slots:
            self.slots = slots
            self.kernels.clear()
            self.known = Slots(slots.states, *map(view, slots[1:])), slots.states.view(np.int64)
            self.seen = Glance(slots.states, self.known[0].chosen, self.known[0].turn), self.known[1]
        known = self.seen if make in LOOKING else self.known
        views = tuple(view(one) if isinstance(one, cupy.ndarray) else one for one in given)
        key = make, *((one.dtype, one.flags.c_contiguous) for one in given if isinstance(one, cupy.ndarray))
        if key not in self.kernels:
            kernel, threads = make(slots.states.dtype)
            self.kernels[key] = kernel.specialize(*known, views), threads
        kernel, threads = self.kernels[key]
        kernel[(slots.turn.size + threads - 1) // threads, threads](*known, views)


def view(array: Any) -> Any:
    """Numba's view of an array. All work is done in one stream, so nothing has to be waited for."""
    return cuda.as_cuda_array(array, sync=False)


def kernel(function: Callable[..., None]) -> Any:
    """What the GPU starts, once for each table."""
    return cuda.jit(function)


def frugal_kernel(function: Callable[..., None]) -> Any:
    """Likewise, with few registers: so many more threads run at a time."""
    return cuda.jit(max_registers=REGISTERS)(function)


def worker(changes: bool) -> Callable[[Any], Any]:
    """Makes a kernel, for every dtype of states, of what is to be done at one table.

    A thread reads its state here and there, and its neighbours' states lie far apart, which makes a GPU slow. So a
    block fetches the states of all its tables in one go, as they lie in memory, if they are small enough, and puts
    them back if the work changes them.
    """

    def decorate(function: Any) -> Any:
        work = cuda.jit(device=True)(function)

        @kernel
        def in_place(slots: Any, _memory: Any, given: Any) -> None:
            i = cuda.grid(1)
            if i < slots.turn.size:
                work(slots, slots.states[i], i, given)

        @cache
        def make(dtype: np.dtype[Any]) -> tuple[Any, int]:
            if THREADS * dtype.itemsize > SHARED:
                return in_place, THREADS
            record, words = numba.from_dtype(dtype), dtype.itemsize // WORD

            @kernel
            def in_shared_memory(slots: Any, memory: Any, given: Any) -> None:
                home = cuda.shared.array(THREADS, record)
                copy, first, i = home.view(np.int64), cuda.blockIdx.x * THREADS, cuda.grid(1)
                size = min(THREADS, slots.turn.size - first) * words
                for word in range(cuda.threadIdx.x, size, THREADS):
                    copy[word] = memory[first * words + word]
                cuda.syncthreads()
                if i < slots.turn.size:
                    work(slots, home[cuda.threadIdx.x], i, given)
                if changes:
                    cuda.syncthreads()
                    for word in range(cuda.threadIdx.x, size, THREADS):
                        memory[first * words + word] = copy[word]

            return in_shared_memory, THREADS

        return make

    return decorate


@worker(changes=True)
def sower(slots: Any, state: State, i: int, given: Any) -> None:
    (seeds,) = given
    reset_table(slots, state, i, seeds[i])


@worker(changes=True)
def actor(slots: Any, state: State, i: int, given: Any) -> None:
    actions, auto_reset = given
    act(slots, state, i, int(actions[i]), auto_reset)


@worker(changes=False)
def judge(slots: Any, state: State, i: int, given: Any) -> None:
    actions, permitted = given
    window = cuda.local.array(WINDOW, ACTION)
    permitted[i] = permits(slots, state, i, int(actions[i]), window)


@worker(changes=True)
def renewer(slots: Any, state: State, i: int, given: Any) -> None:
    which, seeds = given
    if which[i]:
        restart(slots, state, i, seeds[i])


@worker(changes=True)
def shuffler(slots: Any, state: State, i: int, given: Any) -> None:
    (seats,) = given
    redeal_table(slots, state, i, int(seats[i]))


@worker(changes=False)
def sampler(slots: Any, state: State, i: int, given: Any) -> None:
    (out,) = given
    window = cuda.local.array(WINDOW, ACTION)
    out[i] = sample(slots, state, i, slots.random[i], window)


@worker(changes=False)
def marker(slots: Any, state: State, i: int, given: Any) -> None:
    (mask,) = given
    write_mask(slots, state, i, mask[i])


@worker(changes=False)
def lister(slots: Any, state: State, i: int, given: Any) -> None:
    out, counts = given
    counts[i] = choices(state, slots.chosen[i], out[i], 0)


@worker(changes=False)
def looker(slots: Any, state: State, i: int, given: Any) -> None:
    seats, out, told = given
    write_observation(slots, state, i, seats[i], out[i], told)


LOOKING = {judge, marker, lister, looker}


@cache
def wanderer(dtype: np.dtype[Any]) -> tuple[Any, int]:
    """A kernel that plays at random.

    A thread takes its state into its own memory, where the words of neighbours interleave. All threads of a block
    choose, then all of them play: the rules are more code than a GPU's instruction cache holds, and together they
    need one part of it at a time. The more code there is, the more of them should go together. Who is done with a game
    waits until others are, too: a deal takes long, and threads that do not deal would wait for one at every move.
    """
    record, words = numba.from_dtype(dtype), dtype.itemsize // WORD

    @frugal_kernel
    def play(slots: Any, memory: Any, given: Any) -> None:
        played, moves, untils, auto_reset = given
        own = cuda.local.array(1, record)
        copy, state = own.view(np.int64), own[0]
        window, random = cuda.local.array(WINDOW, ACTION), cuda.local.array(1, np.int64)
        i = cuda.grid(1)
        here = i < slots.turn.size
        if here:
            for word in range(words):
                copy[word] = memory[i * words + word]
            random[0] = slots.random[i, 0]
        count, move, until, turns = 0, 0, int(untils[i]) if here else 0, 0
        going, over = here and goes_on(state, moves, until), False
        while cuda.syncthreads_or(int(going or over)):
            turns += 1
            if over and turns % DEALS == 0:
                deal_next(slots, state, i)
                going, over = goes_on(state, moves - count, until), False
            if going:
                move = choose(state, slots.chosen[i], random, window)
            cuda.syncthreads()
            if going:
                follow(slots, state, i, move)
                count += 1
                going, over = goes_on(state, moves - count, until), auto_reset and state.turn < 0
        if here:
            for word in range(words):
                memory[i * words + word] = copy[word]
            slots.random[i, 0] = random[0]
            played[i] = count

    return play, ALL_TOGETHER if dtype.itemsize > LARGE else BLOCK_SIZE
