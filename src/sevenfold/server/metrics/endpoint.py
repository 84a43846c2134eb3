"""Where Prometheus asks: the address that `SEVENFOLD_METRICS` says, never the port for people.

The process that was started first listens there, and asks all workers whenever it is asked.
"""

import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from sevenfold import __version__
from sevenfold.server.metrics.families import CONTENT_TYPE, MetricFamily, exposition
from sevenfold.server.metrics.reporter import FOLDER
from sevenfold.server.settings import host_and_port

PATIENCE = 5.0  # seconds that a worker, or a reader of ours, may take
PATH = "/metrics"


class Collector:
    """Asks all workers. Each has a number, and a new one gets the lowest that is free: series stay few."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.numbers: dict[str, int] = {}  # by the name of the socket

    def collect(self) -> str:
        found = {file.name: self.ask(file) for file in sorted(self.folder.iterdir())}
        alive = [name for name, families in found.items() if families is not None]
        self.numbers = {name: number for name, number in self.numbers.items() if name in alive}
        for name in alive:
            if name not in self.numbers:
                self.numbers[name] = min(set(range(len(alive))) - {*self.numbers.values()})
        told = sorted((self.numbers[name], found[name] or []) for name in alive)
        return exposition({str(number): families for number, families in told})

    def ask(self, file: Path) -> list[MetricFamily] | None:
        """What a worker has measured; nothing if it is too busy to say; None if it is gone."""
        with socket.socket(socket.AF_UNIX) as asking:
            asking.settimeout(PATIENCE)
            try:
                asking.connect(str(file))
                return msgspec.json.decode(asking.makefile("rb").read(), type=list[MetricFamily])
            except (ConnectionRefusedError, FileNotFoundError):
                file.unlink(missing_ok=True)
                return None
            except (OSError, msgspec.DecodeError):
                return []


class Handler(BaseHTTPRequestHandler):
    """One request; others wait meanwhile."""

    server: "Endpoint"
    timeout = PATIENCE
    server_version, sys_version = f"sevenfold/{__version__}", ""

    def do_GET(self) -> None:
        if self.path.partition("?")[0] != PATH:
            self.send_error(HTTPStatus.NOT_FOUND, f"Ask for {PATH}.")
            return
        body = self.server.collector.collect().encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", CONTENT_TYPE)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing: this happens every few seconds."""


class Endpoint(HTTPServer):
    """Answers in a thread of its own."""

    def __init__(self, address: str, folder: Path) -> None:
        host, port = host_and_port(address)
        self.address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        self.collector = Collector(folder)
        super().__init__((host, port), Handler)


@contextmanager
def endpoint(address: str) -> Iterator[None]:
    """Answers meanwhile, if there is an address. Workers that are started meanwhile are asked."""
    if not address:
        yield
        return
    with TemporaryDirectory(prefix="sevenfold-metrics-", ignore_cleanup_errors=True) as folder:  # for its owner alone
        os.environ[FOLDER] = folder
        with Endpoint(address, Path(folder)) as server:
            threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
            yield
            server.shutdown()
