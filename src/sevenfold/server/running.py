"""Running the server: one process on SQLite, any number of them on PostgreSQL."""

import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from sevenfold.errors import OptionError
from sevenfold.server import settings as environment
from sevenfold.server.intake import Intake
from sevenfold.server.settings import Settings
from sevenfold.server.store.engine import address
from sevenfold.server.wire import Wire

LARGEST_MESSAGE = 16_384
HEARTBEAT = 20.0  # seconds between two pings of the protocol below ours
PATIENCE = 3  # seconds that a shutdown waits for open connections


def check(settings: Settings) -> None:
    """Complains before anything is started."""
    if not 1 <= settings.workers <= 64:
        raise OptionError("there can be 1..64 workers", "workers", str(settings.workers), "1..64")
    embedded = address(settings.database).get_backend_name() == "sqlite"
    if embedded and settings.workers > 1:
        allowed = "1 (more need --database postgresql://USER@HOST/NAME)"
        raise OptionError("SQLite serves one process", "workers", str(settings.workers), allowed)


def claim(settings: Settings) -> IO[str] | None:
    """SQLite's file for this process alone, as long as the result is kept: two would not hear of each other's moves."""
    where = address(settings.database)
    if where.get_backend_name() != "sqlite" or sys.platform == "win32":  # where files cannot be locked, as if alone
        return None
    import fcntl

    file = Path(f"{where.database}.lock")
    file.parent.mkdir(parents=True, exist_ok=True)
    claimed = file.open("a")
    try:
        fcntl.flock(claimed, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        claimed.close()
        allowed = "another file, or postgresql://USER@HOST/NAME, which serves many"
        raise OptionError("another server has this database", "database", settings.database, allowed) from None
    return claimed


def bind(settings: Settings) -> socket.socket:
    """The port, held from here on; an OSError if somebody else has it."""
    family, kind, protocol, _, where = socket.getaddrinfo(
        settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)
    except OSError as error:
        listener.close()
        raise OSError(error.errno, error.strerror, f"{settings.host}:{settings.port}") from None
    listener.set_inheritable(True)
    return listener


def allow_many_connections() -> None:
    """Each is an open file, and many systems give a program 1024 of them unless it asks."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # where there is no limit, there may still be one
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def configuration(app: Any, workers: int = 1) -> uvicorn.Config:
    """The web server below ours."""
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        access_log=False,
        log_config=None,
        server_header=False,
        http=Intake,
        ws=Wire,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs memory for every connection; our messages are small
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        timeout_graceful_shutdown=PATIENCE,
    )


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serves until it is told to stop; `ready` gets the address once it is ours."""
    check(settings)
    allow_many_connections()
    claimed = claim(settings)
    listener = bind(settings)
    port = listener.getsockname()[1]
    os.environ.update(environment.to_environment(settings))
    config = configuration("sevenfold.server.app:create", settings.workers)
    ready(settings.url or f"http://{settings.host}:{port}")
    if settings.workers > 1:
        Multiprocess(config, sockets=[listener]).run()
    else:
        uvicorn.Server(config).run(sockets=[listener])
    if claimed is not None:
        claimed.close()
