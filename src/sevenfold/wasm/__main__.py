"""`python -m sevenfold.wasm [FILE]`"""

import gzip
import hashlib
import os
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[3] / "web" / "src" / "rules" / "rules.wasm"


def main(file: Path) -> None:
    """Builds the file unless it is there for these sources."""
    from sevenfold.kernel import cache

    stamp, now = file.with_suffix(".digest"), f"{cache.digest()} {own_digest()}"
    if file.exists() and stamp.exists() and stamp.read_text() == now:
        return
    print(f"building {file.name}, which takes a minute or two ...", file=sys.stderr)
    module = build()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(module)
    stamp.write_text(now)
    print(f"{file.name}: {len(module):,} bytes, {len(gzip.compress(module)):,} compressed", file=sys.stderr)


def own_digest() -> str:
    """Of the sources that make the file from the compiled rules, and of the levels."""
    sources = [*Path(__file__).parent.glob("*.py"), *Path(__file__).parents[1].glob("game/**/*.py")]
    return hashlib.sha256(b"".join(source.read_bytes() for source in sorted(sources))).hexdigest()[:16]


def build() -> bytes:
    """Compiles without regard to this machine's processor, and leaves all optimising to the end."""
    with tempfile.TemporaryDirectory(prefix="sevenfold-") as place:
        os.environ.update(NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="", NUMBA_OPT="0", SEVENFOLD_CACHE_DIR=place)
        import numba

        config: Any = numba.config
        config.reload_config()
        warnings.simplefilter("ignore", numba.NumbaWarning)  # what is not optimised is not kept, either
        from sevenfold.kernel import cache, jit

        cache.directory.cache_clear()
        jit.OPTIONS.update(no_cpython_wrapper=True, no_cfunc_wrapper=True)
        from sevenfold.wasm import compile, describe, exports, link

        return link.link(compile.emit(exports.exports()), {describe.SECTION: describe.describe()})


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FILE)
