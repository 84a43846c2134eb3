"""Where compiled code writes JSON: the texts it may use, and as much room as it needs."""

import threading
from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from sevenfold.kernel.types import Array, Bytes

ROOM = 8_192  # bytes that nearly all JSON stays below

decode: Any = msgspec.json.Decoder().decode


class Paper(threading.local):
    """Where a thread's JSON is written before it is handed out: memory that is used again costs less than new one."""

    def __init__(self) -> None:
        self.bytes: Bytes = np.empty(ROOM, np.uint8)


PAPER = Paper()


class JsonBuffer:
    """Texts, one after the other, each with its number."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.known: dict[tuple[str, ...], int] = {}
        self.arrays: tuple[Bytes, Array] | None = None  # all letters, and where each text ends

    def add(self, *texts: str) -> int:
        """The number of the first of these texts, which follow each other."""
        if texts not in self.known:
            self.known[texts] = len(self.texts)
            self.texts += [text.encode() for text in texts]
            self.arrays = None
        return self.known[texts]

    def fill(self, write: Callable[..., int], *arguments: Any) -> bytes:
        """What a function writes, however long it is. It gets the letters, where texts end, and where to write, then
        the arguments; it says how long that is."""
        if self.arrays is None:
            letters = np.frombuffer(b"".join(self.texts), np.uint8)
            self.arrays = letters, np.cumsum([len(text) for text in self.texts])
        size = write(*self.arrays, PAPER.bytes, *arguments)
        if size > PAPER.bytes.size:
            PAPER.bytes = np.empty(2 * size, np.uint8)
            write(*self.arrays, PAPER.bytes, *arguments)
        return PAPER.bytes[:size].tobytes()
