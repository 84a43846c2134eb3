"""Where and with what something was measured."""

import os
import platform
import shutil
import sqlite3
import subprocess
from importlib import metadata
from pathlib import Path

import msgspec

from load.servers import BOARDGAME_IO

PARTS = ("uvicorn", "uvloop", "websockets", "litestar", "msgspec", "sqlalchemy", "asyncpg")


def machine() -> str:
    model = "unknown processor"
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            model = line.partition(":")[2].strip()
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{model}, {os.cpu_count()} cores, {memory:.0f} GiB; Linux {platform.release()}"


def versions(postgresql: str) -> str:
    ours = [f"Python {platform.python_version()}", f"sevenfold {metadata.version('sevenfold')}"]
    ours += [f"{name} {metadata.version(name)}" for name in PARTS]
    lock = msgspec.json.decode((BOARDGAME_IO / "package-lock.json").read_bytes())
    theirs = f"boardgame.io {lock['packages']['node_modules/boardgame.io']['version']}"
    return ", ".join([*ours, f"SQLite {sqlite3.sqlite_version}", postgresql, f"Node {node()}", theirs])


def node() -> str:
    if shutil.which("node") is None:
        return "is missing"
    return subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip("v\n")
