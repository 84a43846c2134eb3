"""Numba for NVIDIA GPUs, with what it misses in today's NumPy."""

from typing import Any

import numpy as np

from sevenfold.errors import DeviceError

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it, NumPy 2.5 no longer has it
    np.row_stack = np.vstack

try:
    import numba.cuda
except ImportError as error:
    raise DeviceError(f"device='cuda' needs the packages of sevenfold[cuda]: {error}") from None

cuda: Any = numba.cuda
