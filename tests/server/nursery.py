"""Servers that start in a moment: children of a process that has everything loaded already.

What runs is `sevenfold serve`, in a process of its own; it is only spared the seconds of loading and warming up.
"""

import multiprocessing
import os
import sys
from collections.abc import Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO

from sevenfold.cli import main

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.server.warmed"])


def serve(arguments: list[str], environment: Mapping[str, str], journal: Path, address: Connection) -> None:
    """Becomes a server: its first line goes to `address`, its log to the journal."""
    os.environ.clear()
    os.environ.update(environment)
    with journal.open("ab") as log:
        os.dup2(log.fileno(), 2)
    os.dup2(address.fileno(), 1)
    address.close()
    sys.stdout, sys.stderr = (os.fdopen(number, "w", 1, closefd=False) for number in (1, 2))
    sys.exit(main(arguments))


class Child:
    """Such a server, with what the harness uses of `subprocess.Popen`."""

    def __init__(self, arguments: list[str], environment: Mapping[str, str], journal: Path) -> None:
        self.reader, writer = CONTEXT.Pipe(duplex=False)
        self.process = CONTEXT.Process(target=serve, args=(arguments, dict(environment), journal, writer))
        self.process.start()
        writer.close()
        self.stdout: IO[str] | None = os.fdopen(os.dup(self.reader.fileno()), "r")

    def poll(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, how: int) -> None:
        assert self.process.pid is not None
        os.kill(self.process.pid, how)

    def wait(self, timeout: float) -> int:
        self.process.join(timeout)
        self.reader.close()
        assert self.process.exitcode is not None, "the server does not end"
        return self.process.exitcode
