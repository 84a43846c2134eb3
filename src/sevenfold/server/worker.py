"""A worker process: serves the connections that it is given, and ends when its supervisor does."""

import asyncio
import os
import socket
import threading
import time
from contextlib import suppress
from multiprocessing.connection import Connection

import uvicorn

from sevenfold.server.settings import from_environment
from sevenfold.server.uvicorn_config import PATIENCE, configuration

TO_END = PATIENCE + 7  # seconds that a worker has to end
AT_ONCE = 64  # connections that are taken before others have their turn
LAST = 0.1  # seconds in which those who came last are answered
PASSES_SOCKETS = hasattr(socket, "send_fds")  # where a process can be given connections that another has accepted


class WorkerServer(uvicorn.Server):
    """Takes connections from the acceptor (acceptor.py); `channel` is the way to it."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket) -> None:
        super().__init__(config)
        self.channel = channel
        self.taking: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])
        self.channel.setblocking(False)
        asyncio.get_running_loop().add_reader(self.channel, self.take)
        self.say()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """What we have taken is answered; what we have not, others get."""
        asyncio.get_running_loop().remove_reader(self.channel)
        self.channel.close()
        await asyncio.sleep(LAST)
        await super().shutdown(sockets=[])

    def take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                said, connections, _, _ = socket.recv_fds(self.channel, 1, 1)
            except OSError:
                return
            if not said:  # no more will come
                asyncio.get_running_loop().remove_reader(self.channel)
                return
            self.say()
            for number in connections:
                task = asyncio.create_task(self.adopt(socket.socket(fileno=number)))
                self.taking.add(task)
                task.add_done_callback(self.taking.discard)

    def say(self) -> None:
        """That we are ready, or have taken a connection."""
        with suppress(OSError):
            self.channel.send(b"!")

    async def adopt(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self.protocol, connection)
        except OSError:  # it has gone meanwhile
            connection.close()

    def protocol(self) -> asyncio.Protocol:
        """As uvicorn makes one for a connection that it has accepted itself."""
        kind = self.config.http_protocol_class
        protocol: asyncio.Protocol = kind(  # type: ignore[call-arg]
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol


def work(source: socket.socket, lifeline: Connection, workers: int) -> None:
    """The life of a worker. Connections come from the acceptor; where they cannot, from a listener that all share."""
    config = configuration(workers=workers, proxies=from_environment().proxies)
    server = WorkerServer(config, source) if PASSES_SOCKETS else uvicorn.Server(config)
    threading.Thread(target=follow, args=(server, lifeline), daemon=True).start()
    with suppress(KeyboardInterrupt):  # Ctrl+C reaches all processes
        server.run(sockets=[source])


def follow(server: uvicorn.Server, lifeline: Connection) -> None:
    """Answers the supervisor, and stops the worker when there is none any more."""
    with suppress(EOFError, OSError):
        while True:
            lifeline.recv()
            lifeline.send(server.started)
    server.should_exit = True
    time.sleep(TO_END)
    os._exit(1)
