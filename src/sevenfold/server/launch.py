"""Running the server: one process on SQLite, any number of them on PostgreSQL."""

import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

import msgspec
import uvicorn

from sevenfold.errors import OptionError
from sevenfold.server import logs
from sevenfold.server import settings as environment
from sevenfold.server.metrics.endpoint import endpoint
from sevenfold.server.reach import is_everywhere, own_number
from sevenfold.server.settings import Settings
from sevenfold.server.store.capacity import answers, share, wait_for_database
from sevenfold.server.store.engine import LEAST_CONNECTIONS, address
from sevenfold.server.supervisor import Supervisor, WorkerStarter
from sevenfold.server.uvicorn_config import configuration

BACKLOG = 2048  # connections that wait in the system until we accept them


def check(settings: Settings) -> None:
    """Complains before anything is started."""
    if not 1 <= settings.workers <= 64:
        raise OptionError("there can be 1..64 workers", "workers", str(settings.workers), "1..64")
    if settings.metrics and sys.platform == "win32":
        raise OptionError("metrics need Linux or macOS", "metrics", settings.metrics, "nothing, on this system")
    if is_embedded(settings) and settings.workers > 1:
        allowed = "1 (more need --database postgresql://USER@HOST/NAME)"
        raise OptionError("SQLite serves one process", "workers", str(settings.workers), allowed)
    if settings.connections and settings.connections < LEAST_CONNECTIONS:
        allowed = f"{LEAST_CONNECTIONS} or more, or 0 for a few"
        raise OptionError("a process needs more connections", "connections", str(settings.connections), allowed)


def is_embedded(settings: Settings) -> bool:
    return address(settings.database).get_backend_name() == "sqlite"


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
    """The port, ours from here on: who comes early waits until we accept. An OSError if somebody else has it."""
    family, kind, protocol, _, where = socket.getaddrinfo(
        settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(where)
        listener.listen(BACKLOG)
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


def connections(settings: Settings) -> int:
    """That each process may have to PostgreSQL, as soon as that answers."""
    if is_embedded(settings):
        return 0
    return share(wait_for_database(settings.database), settings.workers, settings.connections)


def addresses(settings: Settings, port: int) -> tuple[str, str | None]:
    """Where this computer finds the server, and where other devices do, if that differs."""
    if settings.url or not is_everywhere(settings.host):
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        return settings.url or f"http://{host}:{port}", None
    number = own_number()
    return f"http://localhost:{port}", number and f"http://{number}:{port}"


def run(settings: Settings, ready: Callable[[str, str | None], None]) -> None:
    """Serves until it is told to stop; `ready` gets its addresses once they are ours."""
    check(settings)
    logs.set_up(settings.log)
    allow_many_connections()
    claimed = claim(settings)
    listener = bind(settings)
    port = listener.getsockname()[1]
    settings = msgspec.structs.replace(settings, connections=connections(settings))
    os.environ.update(environment.to_environment(settings))
    with endpoint(settings.metrics):
        ready(*addresses(settings, port))
        if settings.workers > 1:
            supervise(settings, listener)
        else:
            uvicorn.Server(configuration(proxies=settings.proxies)).run(sockets=[listener])
    if claimed is not None:
        claimed.close()


def supervise(settings: Settings, listener: socket.socket) -> None:
    starter = WorkerStarter(listener, settings.workers)
    supervisor = Supervisor(
        start=starter.start, workers=settings.workers, database_answers=lambda: answers(settings.database)
    )
    served = supervisor.run(starter.close)
    if not served:
        sys.exit(1)
