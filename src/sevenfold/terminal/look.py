"""How a table is talked about: the reader's language, and what the seats are called."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sevenfold.texts import Texts


@dataclass(frozen=True)
class Look:
    """`look("cli-you", player=look.who(2))`."""

    texts: Texts
    who: Callable[[int], str]

    def __call__(self, id: str, **arguments: Any) -> str:
        return self.texts(id, **arguments)

    def has(self, id: str) -> bool:
        return self.texts.has(id)
