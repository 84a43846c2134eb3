"""Where compiled code writes JSON: the texts it may use, and as much room as it needs."""

from collections.abc import Callable
from typing import Any

import msgspec
import numpy as np

from sevenfold.kernel.json_writer import JsonWriter

ROOM = 8_192  # bytes that nearly all JSON stays below

decode: Any = msgspec.json.Decoder().decode


class JsonBuffer:
    """Texts, one after the other, each with its number."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []
        self.known: dict[tuple[str, ...], int] = {}
        self.writer: JsonWriter | None = None

    def add(self, *texts: str) -> int:
        """The number of the first of these texts, which follow each other."""
        if texts not in self.known:
            self.known[texts] = len(self.texts)
            self.texts += [text.encode() for text in texts]
            self.writer = None
        return self.known[texts]

    def fill(self, write: Callable[[JsonWriter], int]) -> bytes:
        """What a function writes, however long it is; the function says how long."""
        if self.writer is None:
            letters = np.frombuffer(b"".join(self.texts), np.uint8)
            self.writer = JsonWriter(letters, np.cumsum([len(text) for text in self.texts]), np.empty(0, np.uint8))
        room = ROOM
        while True:
            writer = JsonWriter(self.writer.letters, self.writer.ends, np.empty(room, np.uint8))
            room = write(writer)
            if room <= writer.out.size:
                return bytes(writer.out[:room])
