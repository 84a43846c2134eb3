"""`python -m sevenfold.wasm [FILE]`"""

import gzip
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[3] / "web" / "src" / "rules" / "rules.wasm"


def main(file: Path) -> None:
    """Builds the file unless it is there for these sources. Nothing is compiled for this machine's processor."""
    from sevenfold.kernel import cache

    stamp, now = file.with_suffix(".digest"), cache.digest()
    if file.exists() and stamp.exists() and stamp.read_text() == now:
        return
    with tempfile.TemporaryDirectory(prefix="sevenfold-") as place:
        os.environ.update(NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="", SEVENFOLD_CACHE_DIR=place)
        import numba

        config: Any = numba.config
        config.reload_config()
        from sevenfold.wasm import compile, describe, exports, link

        module = link.link(compile.emit(exports.exports()), {describe.SECTION: describe.describe()})
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(module)
    stamp.write_text(now)
    print(f"{file.name}: {len(module):,} bytes, {len(gzip.compress(module)):,} compressed", file=sys.stderr)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FILE)
