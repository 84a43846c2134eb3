"""Where a batch lives."""

from typing import Any

from sevenfold.batch.cpu import CpuDevice
from sevenfold.errors import DeviceError
from sevenfold.game.options import integer as integer_option

DEVICES = ("cpu", "cuda")


def find_device(name: str, threads: int | None = None) -> Any:
    """The device of this name, or a DeviceError that says what is missing."""
    if threads is not None:
        integer_option("threads", threads, 1)
    if name == "cpu":
        return CpuDevice(threads)
    if name == "cuda":
        from sevenfold.batch.cuda import CudaDevice

        return CudaDevice()
    raise DeviceError(f"there is no device {name!r}; there are {', '.join(DEVICES)}")
