"""`python -m sevenfold.wasm [FILE]`"""

import gzip
import hashlib
import sys
from importlib.metadata import version
from pathlib import Path

from sevenfold.wasm.build import build

PACKAGE = Path(__file__).parents[1]
PARTS = ("kernel", "game", "bots", "wasm")
BESIDE = ("study/shortfall.py",)  # what else is compiled
FILE = PACKAGE.parents[1] / "web" / "src" / "rules" / "rules.wasm"


def main(file: Path) -> None:
    """Builds the file unless it is there for these sources."""
    stamp, now = file.with_suffix(".digest"), digest()
    if file.exists() and stamp.exists() and stamp.read_text() == now:
        return
    print(f"building {file.name}, which takes a minute or two ...", file=sys.stderr)
    module = build()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(module)
    stamp.write_text(now)
    print(f"{file.name}: {len(module):,} bytes, {len(gzip.compress(module)):,} compressed", file=sys.stderr)


def digest() -> str:
    """Of the sources of the rules and bots, and of all else that decides what they become."""
    found = hashlib.sha256(" ".join(version(name) for name in ("llvmlite", "numba", "numpy")).encode())
    parts = [file for part in PARTS for file in (PACKAGE / part).rglob("*.py")]
    for source in sorted([*parts, *(PACKAGE / file for file in BESIDE)]):
        found.update(source.relative_to(PACKAGE).as_posix().encode() + b"\0" + source.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FILE)
