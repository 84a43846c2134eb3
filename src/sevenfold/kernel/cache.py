"""Where compiled rules are kept between runs.

Numba notices that a function's own file changed, but not that a function it calls, in another file, did. So
every state of the kernel's sources gets a directory of its own: a stale entry cannot even be looked at.
"""

import atexit
import hashlib
import os
import platform
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path

import numpy as np
import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = ("kernel", "game", "bots", "batch")
FORGET_AFTER_DAYS = 30


@cache
def directory() -> Path:
    """The directory for exactly these sources, created if need be."""
    home = Path(os.environ.get("SEVENFOLD_CACHE_DIR") or platformdirs.user_cache_path("sevenfold")) / "kernel"
    place = home / digest()
    try:
        place.mkdir(parents=True, exist_ok=True)
        (place / ".used").touch()
        forget_unused(home, place)
    except OSError:  # a read-only home must not stop anybody from playing
        place = Path(tempfile.mkdtemp(prefix="sevenfold-"))
        atexit.register(shutil.rmtree, place, ignore_errors=True)
    return place


def digest() -> str:
    """Names the sources of the kernel and all that decides what they compile to."""
    total = hashlib.sha256(f"{platform.python_version()} {np.__version__}".encode())
    for room in SOURCES:
        for source in sorted((PACKAGE / room).rglob("*.py")):
            total.update(source.relative_to(PACKAGE).as_posix().encode())
            total.update(source.read_bytes())
    return total.hexdigest()[:16]


def forget_unused(home: Path, current: Path) -> None:
    """Drops what older sources left behind once nobody has used it for a while."""
    limit = time.time() - FORGET_AFTER_DAYS * 86400
    for place in home.iterdir():
        used = place / ".used"
        if place != current and used.exists() and used.stat().st_mtime < limit:
            shutil.rmtree(place, ignore_errors=True)
