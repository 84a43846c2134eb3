"""The generator, seen from the process that asks it."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class Generator:
    """A load generator in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def ask(self, what: str, **arguments: object) -> Any:
        """Has the generator do something, and waits for the answer."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([what, arguments]) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"the generator gave up: {what}")
        return json.loads(answer)


@contextmanager
def generator(port: int, game: str | None = None) -> Iterator[Generator]:
    command = [sys.executable, "-m", "load.generator", str(port), *([game] if game else [])]
    where = Path(__file__).parent.parent
    process = subprocess.Popen(command, cwd=where, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield Generator(process)
    finally:
        process.kill()
        process.wait()
