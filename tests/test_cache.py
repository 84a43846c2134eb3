"""The cache of compiled rules: one directory for exactly one state of the sources."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import llvmlite
import numba
import pytest
from numba.core.caching import FunctionCache

from sevenfold.kernel import cache

PLAY = "import sevenfold; print(sevenfold.new('dragon', players=2, seed=1).turn)"
RULE = "import numpy as np; from sevenfold.kernel.digest import close as rule; "
COMPILE = RULE + "rule(np.int{}(6))"
CHECK = (
    RULE
    + """
found = [rule(kind(6)) for kind in (np.int8, np.int16, np.int32, np.int64)]
print(sum(rule.stats.cache_hits.values()), sum(rule.stats.cache_misses.values()), *found)
"""
)
HITS = """
from pathlib import Path
import sevenfold
from sevenfold.kernel.digest import close
close(6)
print(Path(sevenfold.__file__).parents[1], sum(close.stats.cache_hits.values()), sum(close.stats.cache_misses.values()))
"""


def test_any_change_of_the_sources_is_another_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for folder in ("kernel", "cli"):
        (tmp_path / folder).mkdir()
    (tmp_path / "kernel" / "rules.py").write_text("from sevenfold.kernel.jit import jit")
    (tmp_path / "kernel" / "deck.py").write_text("a = 1")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    names = [cache.digest()]
    (tmp_path / "kernel" / "deck.py").write_text("a = 2")
    names.append(cache.digest())
    (tmp_path / "kernel" / "new.py").write_text("")
    names.append(cache.digest())
    (tmp_path / "kernel" / "new.py").rename(tmp_path / "kernel" / "other.py")
    names.append(cache.digest())
    assert len(set(names)) == 4
    (tmp_path / "cli" / "help.py").write_text("nothing here is compiled")
    assert cache.digest() == names[-1]


def test_what_nobody_uses_is_forgotten(tmp_path: Path) -> None:
    current, old, fresh = (tmp_path / name for name in ("current", "old", "fresh"))
    for place in (current, old, fresh):
        place.mkdir()
        (place / ".used").touch()
    os.utime(old / ".used", (0, 0))
    os.utime(current / ".used", (0, 0))
    cache.forget_unused(tmp_path, current)
    assert sorted(place.name for place in tmp_path.iterdir()) == ["current", "fresh"]


def test_the_chosen_directory_is_used(tmp_path: Path) -> None:
    run(SEVENFOLD_CACHE_DIR=str(tmp_path))
    (place,) = (tmp_path / "kernel").iterdir()
    assert place.name == cache.digest()
    assert list(place.rglob("*.nbc"))


@pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="nothing is compiled")
def test_the_same_sources_installed_elsewhere_find_what_was_compiled(tmp_path: Path) -> None:
    found = []
    for name in ("here", "there"):
        package = tmp_path / name / "sevenfold"
        shutil.copytree(cache.PACKAGE, package, ignore=shutil.ignore_patterns("web", "__pycache__"))
        for file in package.rglob("*.py"):
            os.utime(file, (1, 1) if name == "here" else (2, 2))
        done = subprocess.run(
            [sys.executable, "-c", HITS],
            env={**os.environ, "PYTHONPATH": str(package.parent), "SEVENFOLD_CACHE_DIR": str(tmp_path / "cache")},
            capture_output=True,
            text=True,
            check=True,
        )
        found.append(done.stdout.split())
    assert found == [[str(tmp_path / "here"), "0", "1"], [str(tmp_path / "there"), "1", "0"]]


def test_a_home_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    assert "compiled at every start" in run(SEVENFOLD_CACHE_DIR=str(blocked))


def test_few_old_directories_are_kept(tmp_path: Path) -> None:
    now = time.time()
    for age in range(12):
        (tmp_path / f"{age:02}").mkdir()
        (tmp_path / f"{age:02}" / ".used").touch()
        os.utime(tmp_path / f"{age:02}" / ".used", (now - age, now - age))
    cache.forget_unused(tmp_path, tmp_path / "05")
    assert sorted(place.name for place in tmp_path.iterdir()) == [f"{age:02}" for age in range(cache.MOST_KEPT)]


def test_another_numba_is_another_directory(monkeypatch: pytest.MonkeyPatch) -> None:
    names = {cache.digest()}
    for package in (numba, llvmlite):
        with monkeypatch.context() as patch:
            patch.setattr(package, "__version__", "0.0")
            names.add(cache.digest())
    assert len(names) == 3


def test_code_is_stored_by_one_process_at_a_time(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """While one stores, nobody else gets the lock."""
    fcntl = pytest.importorskip("fcntl")
    held = []

    def store(_self: object, _sig: object, _data: object) -> None:
        with (tmp_path / ".lock").open("a") as other:
            try:
                fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                held.append(True)

    monkeypatch.setattr(FunctionCache, "save_overload", store)
    storing = object.__new__(cache.SharedCache)
    monkeypatch.setattr(cache.SharedCache, "cache_path", str(tmp_path))
    storing.save_overload(None, None)
    assert held == [True]
    with (tmp_path / ".lock").open("a") as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)  # free again


@pytest.mark.skipif(os.environ.get("NUMBA_DISABLE_JIT") == "1", reason="nothing is compiled")
def test_what_several_processes_compile_at_once_is_not_mixed_up(tmp_path: Path) -> None:
    """Each compiles one rule for types of its own; afterwards every stored piece is what it says."""
    environment = {**os.environ, "SEVENFOLD_CACHE_DIR": str(tmp_path)}
    children = [
        subprocess.Popen([sys.executable, "-c", COMPILE.format(bits)], env=environment) for bits in (8, 16, 32, 64)
    ]
    assert [child.wait() for child in children] == [0] * 4
    found = subprocess.run(
        [sys.executable, "-c", CHECK], env=environment, capture_output=True, text=True, check=True
    ).stdout
    assert found.split() == ["4", "0", "7", "7", "7", "7"]  # hits, misses, and the results


def run(**environment: str) -> str:
    """Plays in a process of its own; returns what it complained of."""
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    assert done.stdout == "0\n"
    return done.stderr
