"""Batches on an NVIDIA GPU: CuPy arrays, and one thread of the GPU for each table.

The kernels call the very functions that CPU threads run. Arrays that learning programs read are laid out column by
column, so that threads beside each other write beside each other.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from sevenfold.batch.slots import NOBODY, SIT_OUT, Slots, act, look, mark, renew, sow, wander
from sevenfold.errors import DeviceError
from sevenfold.kernel.generic import choices
from sevenfold.kernel.types import State

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it, NumPy 2.5 no longer has it
    np.row_stack = np.vstack

try:
    import cupy
    import numba
    import numba.cuda
except ImportError as error:
    raise DeviceError(f"device='cuda' needs the packages of sevenfold[cuda]: {error}") from None

cuda: Any = numba.cuda

THREADS = 128  # in a block
WANDERERS = 32  # in a block of those who play at random: the sooner all are done, the sooner the next begin
WINDOW = 64  # actions that most steps stay below
ACTION = np.int16  # fits all of them
OWN_MEMORY = 2048  # bytes of a state that a thread's own memory is better for


class Graphics:
    """Runs the kernels."""

    name = "cuda"

    def __init__(self) -> None:
        if not cuda.is_available():
            raise DeviceError("device='cuda' needs an NVIDIA GPU and its driver; there is none: use device='cpu'")
        self.known: tuple[Slots, Slots] | None = None

    def allocate(self, shape: int | tuple[int, ...], dtype: Any) -> Any:
        return cupy.zeros(shape, dtype, order="F")

    def upload(self, states: Any) -> Any:
        return cuda.to_device(states)

    def download(self, array: Any) -> Any:
        return cupy.asnumpy(array)

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
            array[...] = kept
        else:
            array.copy_to_device(kept)

    def all_within(self, actions: Any, limit: int) -> bool:
        return bool(((actions >= SIT_OUT) & (actions < limit)).all())

    def first_illegal(self, mask: Any, actions: Any, turn: Any) -> int:
        """The first table whose action is not in its mask, or -1. Tables that are over take any."""
        allowed = mask[cupy.arange(len(actions)), actions] | (turn < 0) | (actions == SIT_OUT)
        return -1 if bool(allowed.all()) else int(cupy.argmin(allowed))

    def sow(self, slots: Slots, seeds: Any) -> None:
        self.launch(sow_kernel, slots, seeds)

    def act(self, slots: Slots, actions: Any, auto_reset: bool) -> None:
        self.launch(act_kernel, slots, actions, auto_reset)

    def renew(self, slots: Slots, which: Any) -> None:
        self.launch(renew_kernel, slots, which)

    def wander(self, slots: Slots, moves: int, until: int, auto_reset: bool) -> int:
        played = cupy.zeros(slots.turn.size, np.int64)
        self.launch(wanderer(slots.states.dtype), slots, moves, until, auto_reset, played, threads=WANDERERS)
        return int(played.sum())

    def strive(self, slots: Slots, moves: int, until: int, auto_reset: bool, most: int) -> int:
        raise DeviceError("the greedy policy plays on the CPU: use device='cpu'")

    def mark(self, slots: Slots, mask: Any) -> None:
        self.launch(mark_kernel, slots, mask)

    def list(self, slots: Slots, out: Any, counts: Any) -> None:
        self.launch(list_kernel, slots, out, counts)

    def look(self, slots: Slots, seats: Any, out: Any, told: int) -> None:
        self.launch(look_kernel, slots, seats, out, told)

    def launch(self, kernel: Any, slots: Slots, *arguments: Any, threads: int = THREADS) -> None:
        """One thread for each table. Numba's own view of the arrays is kept: making it takes longer than a step."""
        if self.known is None or self.known[0] is not slots:
            self.known = slots, Slots(slots.states, *map(cuda.as_cuda_array, slots[1:]))
        kernel[(slots.turn.size + threads - 1) // threads, threads](self.known[1], *arguments)


def kernel(function: Callable[..., None]) -> Any:
    """What the GPU starts, once for each table."""
    return cuda.jit(function)


@kernel
def sow_kernel(slots: Any, seeds: Any) -> None:
    i = cuda.grid(1)
    if i < slots.turn.size:
        sow(slots, i, seeds[i])


@kernel
def act_kernel(slots: Any, actions: Any, auto_reset: Any) -> None:
    i = cuda.grid(1)
    if i < slots.turn.size:
        act(slots, i, int(actions[i]), auto_reset)


@kernel
def renew_kernel(slots: Any, which: Any) -> None:
    i = cuda.grid(1)
    if i < slots.turn.size and which[i]:
        renew(slots, i)


@kernel
def mark_kernel(slots: Any, mask: Any) -> None:
    i = cuda.grid(1)
    if i < slots.turn.size:
        mark(slots, i, mask[i])


@kernel
def list_kernel(slots: Any, out: Any, counts: Any) -> None:
    i = cuda.grid(1)
    if i < slots.turn.size:
        counts[i] = choices(slots.states[i], slots.chosen[i], out[i], 0)


@kernel
def look_kernel(slots: Any, seats: Any, out: Any, told: Any) -> None:
    i = cuda.grid(1)
    if i < slots.turn.size:
        look(slots, i, seats[i], out[i], told)


@cache
def wanderer(dtype: np.dtype[Any]) -> Any:
    """Random play for one game."""
    return wander_at_home(dtype) if dtype.itemsize <= OWN_MEMORY else wander_in_place


@kernel
def wander_in_place(slots: Any, moves: Any, until: Any, auto_reset: Any, played: Any) -> None:
    i = cuda.grid(1)
    if i < slots.turn.size:
        window = cuda.local.array(WINDOW, ACTION)
        random = cuda.local.array(1, np.int64)
        random[0] = slots.random[i, 0]
        if until == NOBODY:
            slots.done[i] = 0
        played[i] = wander(slots, slots.states[i], i, moves, until, random, window, auto_reset)
        slots.random[i, 0] = random[0]


def wander_at_home(dtype: np.dtype[Any]) -> Any:
    """A thread takes its table into its own memory, where the words of neighbours interleave."""
    copy, record = copier(dtype), numba.from_dtype(dtype)

    @kernel
    def wander_kernel(slots: Any, moves: Any, until: Any, auto_reset: Any, played: Any) -> None:
        i = cuda.grid(1)
        if i < slots.turn.size:
            own = cuda.local.array(1, record)
            window = cuda.local.array(WINDOW, ACTION)
            random = cuda.local.array(1, np.int64)
            random[0] = slots.random[i, 0]
            copy(slots.states[i], own[0])
            if until == NOBODY:
                slots.done[i] = 0
            played[i] = wander(slots, own[0], i, moves, until, random, window, auto_reset)
            copy(own[0], slots.states[i])
            slots.random[i, 0] = random[0]

    return wander_kernel


def copier(dtype: np.dtype[Any]) -> Callable[..., None]:
    """A device function that copies a record field by field: as one value it would be too large for the compiler."""
    lines = ["def copy(source, target):"]
    for name in dtype.names or ():
        field = dtype[name]
        place = "".join(f"[{'abc'[axis]}]" for axis in range(field.ndim))
        for axis, size in enumerate(field.shape):
            lines.append(f"{'    ' * (axis + 1)}for {'abc'[axis]} in range({size}):")
        lines.append(f"{'    ' * (field.ndim + 1)}target.{name}{place} = source.{name}{place}")
    scope: dict[str, Any] = {}
    exec("\n".join(lines), scope)
    return cuda.jit(device=True)(scope["copy"])
