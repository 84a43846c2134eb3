"""A line that says why the first start takes a while."""

import sys
import time
from typing import Any

from sevenfold.texts import Texts


def prepare(texts: Texts, *games: str) -> None:
    """Gets the rules of these games ready; what has to be compiled is counted on one line of stderr."""
    from numba.core import event

    from sevenfold.warmup import warm

    class Progress(event.Listener):
        """Sees every function that Numba compiles; those found in the cache don't count."""

        count = 0
        started = time.monotonic()

        def on_start(self, _event: Any) -> None:
            self.count += 1
            self.write()

        def on_end(self, _event: Any) -> None:
            pass

        def write(self) -> None:
            seconds = round(time.monotonic() - self.started)
            line = texts("cli-compiling", count=self.count, seconds=seconds)
            sys.stderr.write(f"\r\x1b[K{line}" if sys.stderr.isatty() else "" if self.count > 1 else f"{line}\n")
            sys.stderr.flush()

    progress = Progress()
    with event.install_listener("numba:compile", progress):
        for game in games:
            warm(game)
    if progress.count and sys.stderr.isatty():
        progress.write()
        sys.stderr.write("\n")
