"""Worker processes: started, watched, and started again, whatever has ended them."""

import logging
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from sevenfold.server.acceptor import Acceptor
from sevenfold.server.worker import PASSES_SOCKETS, TO_END, work

log = logging.getLogger("sevenfold.supervising")

SPAWN = multiprocessing.get_context("spawn")
LOOK = 0.2  # seconds between two looks at the workers
HUNG = 30.0  # seconds without an answer
SETTLED = 10.0  # seconds after which a worker that serves has come to stay
PAUSES = (0.0, 0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before a worker is started again, by how many have failed in a row
MOST_STILLBORN = 5  # starts in a row that came to nothing, although the database was there


class Worker(Protocol):
    """A process, as its supervisor sees it."""

    ready: bool  # it serves

    def is_well(self, moment: float) -> bool: ...
    def stop(self) -> None: ...
    def end(self) -> None: ...


class WorkerProcess:
    """A real one, with a lifeline on which it answers, and a source of connections."""

    def __init__(self, source: socket.socket, workers: int) -> None:
        self.lifeline, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=work, args=(source, theirs, workers), name="worker")
        self.process.start()
        theirs.close()
        self.ready = False
        self.asked = False
        self.answered: float | None = None

    def is_well(self, moment: float) -> bool:
        """Alive, and not silent for long. Looks at what it has answered, and asks again."""
        if self.answered is None:
            self.answered = moment
        with suppress(EOFError, OSError):  # a process that has ended answers no more
            while self.lifeline.poll():
                self.ready = self.lifeline.recv()
                self.answered, self.asked = moment, False
            if not self.asked:
                self.lifeline.send(None)
                self.asked = True
        return self.process.is_alive() and moment - self.answered < HUNG

    def stop(self) -> None:
        """Asks it to end."""
        self.process.terminate()
        self.lifeline.close()

    def end(self) -> None:
        """Returns when it has ended; it has had its time."""
        self.process.join(TO_END)
        self.process.kill()
        self.process.join()
        self.lifeline.close()


class WorkerStarter:
    """Starts workers that serve what comes to a listener."""

    def __init__(self, listener: socket.socket, workers: int) -> None:
        self.listener = listener
        self.workers = workers
        self.acceptor = Acceptor(listener) if PASSES_SOCKETS else None
        if self.acceptor is not None:
            self.acceptor.start()

    def start(self, place: int) -> WorkerProcess:
        if self.acceptor is None:
            return WorkerProcess(self.listener, self.workers)
        ours, theirs = socket.socketpair()
        worker = WorkerProcess(theirs, self.workers)
        theirs.close()
        self.acceptor.add(place, ours)
        return worker

    def close(self) -> None:
        """Nobody is let in any more."""
        if self.acceptor is not None:
            self.acceptor.close()


class Place:
    """One of the workers, and how it fares."""

    def __init__(self, number: int, worker: Worker) -> None:
        self.number = number
        self.worker: Worker | None = worker
        self.failures = 0  # since one came to stay
        self.stillborn = 0  # starts in a row that came to nothing
        self.serves_since: float | None = None
        self.not_before = 0.0

    def is_well(self, moment: float) -> bool:
        if self.worker is None or not self.worker.is_well(moment):
            return False
        if self.worker.ready:
            self.stillborn = 0
            self.serves_since = moment if self.serves_since is None else self.serves_since
            if moment - self.serves_since >= SETTLED:
                self.failures = 0
        return True

    def fill(self, worker: Worker) -> None:
        self.worker = worker
        self.serves_since = None

    def clear(self, moment: float) -> None:
        """The worker has ended; the next one waits the longer the more have failed."""
        self.worker = None
        self.put_off(moment)

    def put_off(self, moment: float) -> None:
        self.not_before = moment + PAUSES[min(self.failures, len(PAUSES) - 1)]
        self.failures += 1


class Supervisor:
    """Keeps so many workers alive until it is told to stop."""

    def __init__(self, start: Callable[[int], Worker], workers: int, database_answers: Callable[[], bool]) -> None:
        self.start = start
        self.database_answers = database_answers
        self.places = [Place(number, start(number)) for number in range(workers)]
        self.stopping = False
        self.renewing = False
        self.collapsed = False

    def run(self, close: Callable[[], None]) -> bool:
        """Until a signal; False if the workers could not be kept alive. `close` lets nobody in any more."""
        for name in ("SIGINT", "SIGTERM", "SIGBREAK", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self.heed)
        while not self.stopping:
            self.look(time.monotonic())
            if self.renewing:
                self.renewing = False
                self.renew()
            time.sleep(LOOK)
        close()
        self.stop(*(place.worker for place in self.places))
        return not self.collapsed

    def heed(self, signal_number: int, _frame: object) -> None:
        """Only takes note: whatever the signal has interrupted may hold any lock."""
        if signal_number == getattr(signal, "SIGHUP", None):
            self.renewing = True
        else:
            self.stopping = True

    def look(self, moment: float) -> None:
        """Replaces workers that have ended. Without a database none could start: they wait until it is back."""
        for place in self.places:
            if self.stopping or place.is_well(moment):
                continue
            if place.worker is not None:
                self.bury(place, moment)
            elif moment >= place.not_before:
                if self.database_answers():
                    place.fill(self.start(place.number))
                else:
                    place.put_off(moment)
                    log.warning("a worker cannot start again: the database does not answer")

    def bury(self, place: Place, moment: float) -> None:
        assert place.worker is not None
        log.warning("a worker has ended; another one takes its place")
        place.worker.stop()
        place.worker.end()
        if not place.worker.ready and self.database_answers():
            place.stillborn += 1
        place.clear(moment)
        if place.stillborn >= MOST_STILLBORN:
            log.error("a worker fails at every start, although the database answers: giving up")
            self.collapsed = self.stopping = True

    def renew(self) -> None:
        """Replaces one worker after the other; each serves until the next one does."""
        for place in self.places:
            fresh = self.start(place.number)
            while not self.stopping and fresh.is_well(time.monotonic()) and not fresh.ready:
                time.sleep(LOOK)
            if self.stopping or not fresh.ready:
                log.error("a new worker did not start; the others stay as they are")
                self.stop(fresh)
                return
            self.stop(place.worker)
            place.fill(fresh)

    def stop(self, *workers: Worker | None) -> None:
        there = [worker for worker in workers if worker is not None]
        for worker in there:
            worker.stop()
        for worker in there:
            worker.end()
