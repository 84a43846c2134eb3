"""Messages that nobody should send: broken bytes, broken JSON, wrong types, and things that belong to others."""

import json
from random import Random
from typing import Any

from sevenfold.protocol.phrases import EVERYTHING

NUMBERS = (-1, 0, 1, 2, 7, 255, -(2**31), 2**31, 2**53, 2**63, -(2**63), 2**64, 10**300, 0.5, -0.0, 1e308)
WORDS = (
    "",
    " ",
    "\0",
    "?",
    "null",
    "draw ?",
    "4@0",
    "under ?",
    "pass",
    "RRRR@0,0",
    "join",
    "../../etc/passwd",
    "' OR 1=1 --",
)
ODD = ("\ud83d\ude00", "\u202e", "\ufeff", "e\u0301" * 50, "{{7*7}}", "%s%s%n", "<script>", "\x1b[2J", "A" * 3000, "७७")
TYPES = (
    "watch",
    "unwatch",
    "move",
    "why",
    "say",
    "ping",
    "",
    "event",
    "snapshot",
    "Watch",
    "__class__",
    "created",
    "started",
)
FIELDS = ("type", "table", "seat", "since", "id", "ply", "move", "phrase", "kind", "identity", "seed", "__proto__")


class Hostility:
    """Endless hostile messages about a few tables; the same seed gives the same ones."""

    def __init__(self, random: Random, tables: list[str]) -> None:
        self.random = random
        self.tables = tables

    def message(self) -> str | bytes:
        kind = self.random.random()
        if kind < 0.15:
            return self.random.randbytes(self.random.randrange(200))
        if kind < 0.25:
            return self.bite(json.dumps(self.plausible()))
        if kind < 0.30:
            return self.nested()
        if kind < 0.55:
            return json.dumps({name: self.anything(2) for name in self.random.sample(FIELDS, 4)})
        if kind < 0.80:
            return json.dumps({**self.plausible(), self.random.choice(FIELDS): self.anything(2)})
        return json.dumps(self.plausible())

    def plausible(self) -> dict[str, Any]:
        """A message of the right shape about somebody's table."""
        pick = self.random.choice
        table, seat = pick([*self.tables, *self.tables, self.word()]), pick([None, 0, 1, 2, 3, 4])
        id = pick(["a", "b", "x" * 64, "x" * 65, self.word()])
        move = {"type": "move", "id": id, "table": table, "seat": seat or 0, "ply": pick(range(8)), "move": self.move()}
        say = {
            "type": "say",
            "id": id,
            "table": table,
            "seat": seat,
            "phrase": pick([*sorted(EVERYTHING), self.word()]),
        }
        watch = {"type": "watch", "table": table, "seat": seat, "since": pick([None, -2, -1, 0, 3, 10**9])}
        why = {"type": "why", "id": id, "table": table, "seat": seat or 0, "move": self.move()}
        return pick([move, move, why, say, watch, {"type": "unwatch", "table": table}, {"type": "ping"}])

    def move(self) -> Any:
        """A move, or something like one."""
        fields = {name: self.anything(1) for name in ("kind", "card", "row", "tile", "seat", "at")}
        kind = {"kind": self.random.choice(["place", "under", "draw", "start", "pass", "trade-hands"])}
        return self.random.choice([self.word(), fields, kind, {**fields, **kind}, {**kind, "card": "4", "row": 0}])

    def word(self) -> str:
        return self.random.choice(self.random.choice([WORDS, ODD, self.tables]))

    def anything(self, depth: int) -> Any:
        kinds: list[Any] = [None, True, False, self.random.choice(NUMBERS), self.word(), self.random.choice(TYPES)]
        if depth:
            kinds += [[self.anything(depth - 1)] * 2, {self.word(): self.anything(depth - 1)}]
        return self.random.choice(kinds)

    def bite(self, text: str) -> bytes:
        """A good message with something missing, doubled or changed."""
        data = bytearray(text.encode())
        for _ in range(self.random.randint(1, 4)):
            at = self.random.randrange(len(data)) if data else 0
            match self.random.randrange(3):
                case 0:
                    del data[at : at + self.random.randint(1, 9)]
                case 1:
                    data[at:at] = data[at : at + self.random.randint(1, 9)]
                case _:
                    data[at : at + 1] = self.random.randbytes(1)
        return bytes(data)

    def nested(self) -> str:
        depth = self.random.choice([3, 100, 1000, 7000])
        opening, closing = self.random.choice([("[", "]"), ('{"a":', "}")])
        return opening * (depth // len(opening)) + "1" + closing * self.random.choice([depth // len(opening), 0])
