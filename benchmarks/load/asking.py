"""The generator, seen from the process that asks it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from load.pace import in_order


class Generator:
    """A load generator in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, what: str, **arguments: object) -> Any:
        """Has the generator do something, and waits for the answer."""
        self.tell(what, **arguments)
        return self.answer()

    def tell(self, what: str, **arguments: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([what, arguments]) + "\n")
        self.process.stdin.flush()

    def answer(self) -> Any:
        assert self.process.stdout is not None
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError("the generator gave up")
        return json.loads(answer)


class Generators:
    """Several of them, which do the same thing at the same time: one alone would be slower than some servers."""

    def __init__(self, members: list[Generator]) -> None:
        self.members = members

    def ask(self, what: str, **arguments: object) -> list[Any]:
        for member in self.members:
            member.tell(what, **arguments)
        return [member.answer() for member in self.members]

    def play(self, rate: float | None, warm: float, seconds: float) -> dict[str, float]:
        """As one generator would; the rate is that of all together."""
        share = rate / len(self.members) if rate else None
        played = self.ask("times", rate=share, warm=warm, seconds=seconds)
        times = [time for part in played for time in part["times"]]
        made = sum(part["made"] for part in played)
        return {"moves": len(times) / seconds, "made": made, **in_order(times)}


@contextmanager
def generators(port: int, game: str, count: int) -> Iterator[Generators]:
    with ExitStack() as stack:
        yield Generators([stack.enter_context(generator(port, game, number)) for number in range(count)])


@contextmanager
def generator(port: int, game: str | None = None, number: int = 0) -> Iterator[Generator]:
    """The generator of that number; each has addresses of its own."""
    command = [sys.executable, "-m", "load.generator", str(port), *([game, str(number)] if game else [])]
    where = Path(__file__).parent.parent
    process = subprocess.Popen(command, cwd=where, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield Generator(process)
    finally:
        process.kill()
        process.wait()
