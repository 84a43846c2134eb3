"""Programs as bots, in any language, in processes of their own: they see what they are sent and nothing else.

A question is one line of JSON on the program's standard input:

    {"sevenfold": 1, "view": {...}, "legal_moves": ["4@0", "5!@-1"], "budget": 1.0}

and its answer is one line on its standard output: the move it chooses, in notation. It runs until its input ends. What
it writes to standard error is its own affair.

A Python file needs even less, a function `choose(view, legal_moves, budget)` that returns a move: `bots/host.py` runs
it behind the same protocol.
"""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Timer
from typing import Any

from sevenfold import bots
from sevenfold.bots import Bot
from sevenfold.bots.timed import TimedBot, is_program, parse
from sevenfold.bots.values import choosable
from sevenfold.errors import BotError
from sevenfold.json_input import short
from sevenfold.values import Move

PROTOCOL = 1
PATIENCE = 60.0  # seconds that a program may take for a move where nobody watches it, beyond those that it was given


def seat(spec: str, seed: int | None = None, patience: float | None = None) -> Bot:
    """A bot by its name, by the file of its program, or as `search:400`: so many iterations at every decision.

    `champion@0.1` has a tenth of a second for a move. A program that takes longer for a move than its budget and
    `patience`, in seconds, is ended.
    """
    check(spec)
    name, seconds = parse(spec)
    bot = ProgramBot(Path(name), patience) if is_program(name) else bots.find(name, seed)
    return bot if seconds is None else TimedBot(bot, seconds)


def check(spec: str) -> None:
    """Complains of what cannot be seated; starts nothing."""
    name, _ = parse(spec)
    if is_program(name):
        Path(name).open("rb").close()
    else:
        bots.find(name)


class ProgramBot:
    """A bot that is another process."""

    def __init__(self, file: Path, patience: float | None = None) -> None:
        command = [sys.executable, "-m", "sevenfold.bots.host", str(file)] if file.suffix == ".py" else [file.resolve()]
        self.name = file.name
        self.patience = patience
        self.too_late = False
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                start_new_session=True,  # so that it can be ended with all the processes that it started
            )
        except OSError as error:
            reason = str(error.strerror)
            raise BotError(f"{self.name} cannot be started: {reason}", self.name, "start", reason) from None

    def choose(self, view: Mapping[str, Any], legal_moves: Sequence[Move], budget: float | None = None) -> str:
        moves = list(choosable(legal_moves))
        question = {"sevenfold": PROTOCOL, "view": view, "legal_moves": moves, "budget": budget}
        with self.time_limit(budget):
            answer = self.ask(json.dumps(question, ensure_ascii=False))
        if self.too_late:
            seconds = f"{self.seconds(budget):g}"
            raise BotError(f"{self.name} did not answer within {seconds} seconds", self.name, "late", seconds)
        if not answer:
            raise BotError(f"{self.name} has ended without an answer", self.name, "ended")
        move = answer.rstrip("\r\n")
        if move not in legal_moves:
            said = short(move)
            raise BotError(f"{self.name} answered {said}, which is no legal move", self.name, "illegal", said)
        return Move(move)

    def ask(self, question: str) -> str:
        """The program's answer, or nothing if it has ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(question + "\n")
            self.process.stdin.flush()
            return self.process.stdout.readline()
        except OSError:
            return ""

    @contextmanager
    def time_limit(self, budget: float | None) -> Iterator[None]:
        """Ends the program if it takes too long: then neither writing to it nor reading from it waits any more."""
        if self.patience is None:
            yield
            return
        timer = Timer(self.seconds(budget), self.run_out)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def seconds(self, budget: float | None) -> float:
        return (self.patience or 0) + (budget or 0)

    def run_out(self) -> None:
        self.too_late = True
        self.kill()

    def kill(self) -> None:
        """Ends the program, and what it started."""
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def close(self) -> None:
        """Ends its input, and with it the program."""
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with suppress(OSError):  # what was not read is lost
                    stream.close()
        try:
            self.process.wait(timeout=2)
        except subprocess.TimeoutExpired:
            self.kill()
            self.process.wait()

    def __del__(self) -> None:
        if hasattr(self, "process"):
            self.close()
