"""The devices that can hold a batch, and what a device must offer."""

from typing import Any, Protocol

from sevenfold.batch.cpu import CpuDevice
from sevenfold.batch.slots import Slots
from sevenfold.errors import DeviceError
from sevenfold.game.options import integer as integer_option
from sevenfold.kernel.types import State

DEVICES = ("cpu", "cuda")


class Device(Protocol):
    """Holds arrays, of NumPy's kind or like it, and plays the tables of a batch that are made of them."""

    @property
    def name(self) -> str: ...
    def release(self) -> None: ...  # what is kept for a batch that is closed

    # Arrays
    def allocate(self, shape: int | tuple[int, ...], dtype: Any, /) -> Any: ...
    def upload(self, states: Any, /) -> Any: ...  # a copy of NumPy's records
    def fill(self, array: Any, value: int, /) -> None: ...
    def accept(self, values: Any, /) -> Any: ...  # the caller's, without a copy if it is ours already
    def keep(self, array: Any, /) -> Any: ...
    def put_back(self, array: Any, kept: Any, /) -> None: ...  # what was kept, or downloaded
    def download(self, array: Any, /) -> Any: ...  # NumPy's
    def copy_state(self, slots: Slots, i: int, /) -> State: ...
    def write_state(self, slots: Slots, i: int, state: State, /) -> None: ...
    def copy_tables(self, slots: Slots, sources: Any, targets: Any, /) -> None: ...

    # Actions
    def all_within(self, actions: Any, limit: int, /) -> bool: ...
    def first_illegal(self, slots: Slots, actions: Any, /) -> int: ...  # a table, or -1
    def reset_table(self, slots: Slots, seeds: Any, /) -> None: ...
    def restart(self, slots: Slots, which: Any, seeds: Any, /) -> None: ...
    def redeal(self, slots: Slots, seats: Any, /) -> None: ...
    def sample(self, slots: Slots, out: Any, /) -> None: ...
    def act(self, slots: Slots, actions: Any, auto_reset: bool, /) -> None: ...
    def play_random(self, slots: Slots, moves: int, until: Any, auto_reset: bool, /) -> int: ...
    def play_greedy(self, slots: Slots, moves: int, until: Any, auto_reset: bool, most: int, /) -> int: ...

    # What learning programs read
    def write_mask(self, slots: Slots, mask: Any, /) -> None: ...
    def list(self, slots: Slots, out: Any, counts: Any, /) -> None: ...
    def write_observation(self, slots: Slots, seats: Any, out: Any, told: int, /) -> None: ...


def find_device(name: str, threads: int | None = None) -> Device:
    """The device of this name, or a DeviceError that says what is missing."""
    if threads is not None:
        integer_option("threads", threads, 1)
    if name == "cpu":
        return CpuDevice(threads)
    if name == "cuda":
        from sevenfold.batch.cuda import CudaDevice

        return CudaDevice()
    raise DeviceError(f"there is no device {name!r}; there are {', '.join(DEVICES)}")
