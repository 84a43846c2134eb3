"""The cache of compiled rules: one directory for exactly one state of the sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sevenfold.kernel import cache

PLAY = "import sevenfold; print(sevenfold.new('dragon', players=2, seed=1).turn)"


def test_any_change_of_the_sources_is_another_directory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for room in cache.SOURCES:
        (tmp_path / room).mkdir()
    (tmp_path / "kernel" / "deck.py").write_text("a = 1")
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    names = [cache.digest()]
    (tmp_path / "kernel" / "deck.py").write_text("a = 2")
    names.append(cache.digest())
    (tmp_path / "game" / "new.py").write_text("")
    names.append(cache.digest())
    (tmp_path / "game" / "new.py").rename(tmp_path / "game" / "other.py")
    names.append(cache.digest())
    assert len(set(names)) == 4
    assert cache.digest() == names[-1]


def test_every_compiled_function_is_under_the_digest() -> None:
    """A rule outside of the digested rooms could go stale."""
    for source in cache.PACKAGE.rglob("*.py"):
        if "import jit\n" in source.read_text("utf-8"):
            assert source.relative_to(cache.PACKAGE).parts[0] in cache.SOURCES


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


def test_a_home_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    run(SEVENFOLD_CACHE_DIR=str(blocked))


def run(**environment: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAY], env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    assert done.stdout == "0\n"
