"""Accepting connections for all workers: the first line of a request says which one gets it.

A thread of the supervisor's process looks at that line without taking it (MSG_PEEK) and passes the socket on; the
worker reads and answers as if it had accepted it. Whoever sends half a line, or nothing, waits for a while at nobody's
expense, then is passed on to any worker, which has limits of its own.
"""

import asyncio
import logging
import socket
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from typing import NamedTuple

from sevenfold.server.owners import family_of, ranking

log = logging.getLogger("sevenfold.acceptor")

AT_ONCE = 64  # connections that are accepted before others have their turn
MOST_LINE = 512  # bytes of a request that we look at
PATIENCE = 2.0  # seconds for the first line to come
LOOK_AGAIN = 0.05  # seconds: half a line stays readable, so we cannot wait for the rest of it to come
MOST_WAITING = 1000  # connections whose first line has not come
PROMPT = 1.0  # seconds within which a worker takes what it is given; else others get its tables
EXHAUSTED = 0.2  # seconds until we try again, where the system has no more files


class Request(NamedTuple):
    """A connection, and which tables it is about, if any."""

    connection: socket.socket
    family: bytes | None


class WorkerChannel:
    """The way to a worker. It says one byte when it is ready, and one for every connection before it reads from that.

    Until then the connection is ours, too: if the worker dies, another one gets it.
    """

    def __init__(self, place: int, channel: socket.socket) -> None:
        self.place = place
        self.channel = channel
        self.ready = False
        self.untaken: deque[tuple[float, Request]] = deque()  # since when
        channel.setblocking(False)

    def is_prompt(self, moment: float) -> bool:
        return not self.untaken or moment - self.untaken[0][0] < PROMPT

    def pass_on(self, request: Request, moment: float) -> bool:
        """False if the worker has gone, or takes nothing."""
        try:
            socket.send_fds(self.channel, [b"c"], [request.connection.fileno()])
        except OSError:
            return False
        self.untaken.append((moment, request))
        return True

    def hear(self) -> bool:
        """What the worker says; False if it has gone."""
        try:
            said = len(self.channel.recv(4096))
        except BlockingIOError:
            return True
        except OSError:
            return False
        for _ in range(said - (not self.ready)):
            self.untaken.popleft()[1].connection.close()
        self.ready = self.ready or said > 0
        return said > 0


class Acceptor:
    """Runs in a thread of its own, on an event loop of its own; other threads only `add` and `close`."""

    def __init__(self, listener: socket.socket) -> None:
        self.listener = listener
        self.loop = asyncio.new_event_loop()
        self.channels: set[socket.socket] = set()  # to all workers, ready or not
        self.workers: dict[int, WorkerChannel] = {}  # those that are ready, by place
        self.waiting: dict[socket.socket, asyncio.TimerHandle] = {}  # the first line has not come, the oldest first
        self.listening = False
        self.turns = count()
        self.thread = threading.Thread(target=self.run, name="acceptor", daemon=True)

    def start(self) -> None:
        self.listener.setblocking(False)
        self.thread.start()

    def add(self, place: int, channel: socket.socket) -> None:
        """A worker has been started. It gets connections when it is ready; from then on its predecessor gets none."""
        self.loop.call_soon_threadsafe(self.follow, WorkerChannel(place, channel))

    def close(self) -> None:
        """Nobody is let in any more."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()

    def run(self) -> None:
        self.loop.run_forever()
        untaken = [request.connection for worker in self.workers.values() for _, request in worker.untaken]
        for open_socket in [self.listener, *self.waiting, *untaken, *self.channels]:
            open_socket.close()
        self.loop.close()

    # Workers

    def follow(self, worker: WorkerChannel) -> None:
        self.channels.add(worker.channel)
        self.loop.add_reader(worker.channel, self.hear, worker)

    def hear(self, worker: WorkerChannel) -> None:
        was_ready = worker.ready
        if not worker.hear():
            self.lose(worker)
        elif not was_ready and worker.ready:
            self.workers[worker.place] = worker
        self.listen()

    def lose(self, worker: WorkerChannel) -> None:
        self.loop.remove_reader(worker.channel)
        self.channels.discard(worker.channel)
        worker.channel.close()
        if self.workers.get(worker.place) is worker:
            del self.workers[worker.place]
        for _, request in worker.untaken:
            self.route(request)

    def listen(self) -> None:
        """While nobody could serve them, connections wait in the system."""
        if bool(self.workers) != self.listening:
            self.listening = bool(self.workers)
            if self.listening:
                self.loop.add_reader(self.listener, self.accept)
            else:
                self.loop.remove_reader(self.listener)

    # Connections

    def accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _address = self.listener.accept()
            except (BlockingIOError, ConnectionAbortedError):
                return
            except OSError as error:
                self.rest(error)
                return
            connection.setblocking(False)
            with suppress(OSError):  # those that are already gone
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.wait(connection)
            self.look(connection)

    def rest(self, error: OSError) -> None:
        log.warning("no connection can be accepted for a moment: %s", error)
        self.loop.remove_reader(self.listener)
        self.listening = False
        self.loop.call_later(EXHAUSTED, self.listen)

    def wait(self, connection: socket.socket) -> None:
        """Until its first line has come, or for so long."""
        self.waiting[connection] = self.loop.call_later(PATIENCE, self.give_up, connection)
        if len(self.waiting) > MOST_WAITING:
            self.give_up(next(iter(self.waiting)))

    def look(self, connection: socket.socket) -> None:
        if connection not in self.waiting:
            return
        self.loop.remove_reader(connection)
        try:
            head = connection.recv(MOST_LINE, socket.MSG_PEEK)
        except BlockingIOError:
            self.loop.add_reader(connection, self.look, connection)
            return
        except OSError:
            head = b""
        family = family_of(head)
        if not head:
            self.forget(connection)
            connection.close()
        elif family is not None or b"\n" in head or len(head) == MOST_LINE:
            self.forget(connection)
            self.route(Request(connection, family))
        else:
            self.loop.call_later(LOOK_AGAIN, self.look, connection)

    def give_up(self, connection: socket.socket) -> None:
        self.forget(connection)
        self.route(Request(connection, None))

    def forget(self, connection: socket.socket) -> None:
        self.waiting.pop(connection).cancel()
        self.loop.remove_reader(connection)

    def route(self, request: Request) -> None:
        """Passes a connection on: to the first worker in the table's ranking that takes it, or to each in turn."""
        moment = self.loop.time()
        if not any(self.workers[place].pass_on(request, moment) for place in self.candidates(request.family, moment)):
            request.connection.close()  # the other end will try again

    def candidates(self, family: bytes | None, moment: float) -> Iterator[int]:
        """Workers that are slow to take what they are given come last."""
        places = sorted(self.workers)
        if family is not None:
            places = ranking(family, places)
        elif places:
            first = next(self.turns) % len(places)
            places = places[first:] + places[:first]
        yield from (place for place in places if self.workers[place].is_prompt(moment))
        yield from (place for place in places if not self.workers[place].is_prompt(moment))
