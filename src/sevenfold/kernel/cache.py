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
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
import platformdirs
from numba.core.caching import CompileResultCacheImpl, FunctionCache, _CacheLocator

PACKAGE = Path(__file__).resolve().parent.parent
PLUGINS = "sevenfold.games"  # the entry points of games, whose rules are compiled, too
COMPILES = b"import jit"  # a folder with a file that says so holds compiled functions, or what they depend on
FORGET_AFTER_DAYS = 30
MOST_KEPT = 8  # directories: some twenty megabytes each


@cache
def directory() -> Path:
    """The directory for exactly these sources, created if need be."""
    home = Path(os.environ.get("SEVENFOLD_CACHE_DIR") or platformdirs.user_cache_path("sevenfold")) / "kernel"
    place = home / digest()
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:  # a read-only home must not stop anybody from playing
        warnings.warn(f"the rules will be compiled at every start: {error}", stacklevel=2)
        place = Path(tempfile.mkdtemp(prefix="sevenfold-"))
        atexit.register(shutil.rmtree, place, ignore_errors=True)
        return place
    with suppress(OSError):  # a cache made by somebody else can be read all the same
        (place / ".used").touch()
    with suppress(OSError):  # another process may be tidying up, too
        forget_unused(home, place)
    return place


def digest() -> str:
    """Names the sources of the kernel and all that decides what they compile to."""
    versions = (platform.python_version(), np.__version__, numba.__version__, llvmlite.__version__)
    total = hashlib.sha256(" ".join(versions).encode())
    for root in [PACKAGE, *plugins()]:
        files = {file: file.read_bytes() for file in root.rglob("*.py")}
        compiled = {file.parent for file, text in files.items() if COMPILES in text}
        for file in sorted(file for file in files if file.parent in compiled):
            total.update(file.relative_to(root).as_posix().encode() + b"\0" + files[file])
    return total.hexdigest()[:16]


def plugins() -> list[Path]:
    """The folders of the games that other packages bring."""
    modules = {entry.module for entry in entry_points(group=PLUGINS)}
    found = [spec for module in sorted(modules) if (spec := find_spec(module)) is not None]
    folders = [Path(spec.origin).resolve().parent for spec in found if spec.origin]
    return [folder for folder in folders if PACKAGE not in folder.parents]


def forget_unused(home: Path, current: Path) -> None:
    """Drops what older sources left behind: all that nobody has used for a while, and the oldest if they are many."""
    limit = time.time() - FORGET_AFTER_DAYS * 86400
    marks = [place / ".used" for place in home.iterdir() if place != current]
    used = {mark.parent: mark.stat().st_mtime for mark in marks if mark.exists()}
    newest_first = sorted(used, key=lambda place: used[place], reverse=True)
    for rank, place in enumerate(newest_first, start=1):
        if used[place] < limit or rank >= MOST_KEPT:
            shutil.rmtree(place, ignore_errors=True)


class Locator(_CacheLocator):
    """Where the code of a function is kept: by what its module is called and holds, wherever that is installed.

    Numba goes by the path and the age of the file, so that the same sources elsewhere would be compiled again.
    """

    def __init__(self, function: Any, file: str) -> None:
        self._py_file = file  # Numba names it where code cannot be kept
        self.line = function.__code__.co_firstlineno
        self.stamp = hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]
        self.place = directory() / f"{function.__module__}-{self.stamp}"

    @classmethod
    def from_function(cls, function: Any, file: str) -> "Locator":
        return cls(function, file)

    def get_cache_path(self) -> str:
        return str(self.place)

    def get_source_stamp(self) -> str:
        return self.stamp

    def get_disambiguator(self) -> str:
        return str(self.line)


class Impl(CompileResultCacheImpl):
    """Numba's way to write compiled code down, at our place."""

    _locator_classes = [Locator]  # noqa: RUF012


class SharedCache(FunctionCache):
    """Numba's cache of one function, safe when several processes compile at once.

    Numba picks a file's name by counting the index's entries. Two processes that compile the function for different
    types at the same time would pick the same name, and one of them could later run the other's code.
    """

    _impl_class = Impl

    def save_overload(self, sig: Any, data: Any) -> None:
        with lock(Path(self.cache_path)):
            super().save_overload(sig, data)  # type: ignore[no-untyped-call]


@contextmanager
def lock(place: Path) -> Iterator[None]:
    """One process at a time; where files cannot be locked, as if there were no others."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    place.mkdir(parents=True, exist_ok=True)
    with (place / ".lock").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
