"""How rules.wasm comes about: processes compile its parts. Nothing is imported before Numba is configured."""

import os
import tempfile
import warnings
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any


def build() -> bytes:
    """The file: its parts are compiled side by side, and optimised as a whole."""
    with tempfile.TemporaryDirectory(prefix="sevenfold-") as place:
        configure(place)
        from sevenfold.wasm import compile, describe, exports, link

        with ProcessPoolExecutor(mp_context=get_context("spawn"), initializer=configure, initargs=(place,)) as pool:
            compiled = list(pool.map(compile_part, exports.parts()))
    return link.link(compile.emit(compiled), {describe.SECTION: describe.describe()})


def compile_part(part: str) -> bytes:
    from sevenfold.wasm import compile, exports

    return compile.part(exports.exports(part))


def configure(place: str) -> None:
    """Compiles without regard to this machine's processor, for nobody else, and leaves all optimising to the end."""
    os.environ.update(NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="", NUMBA_OPT="0", SEVENFOLD_CACHE_DIR=place)
    import numba

    config: Any = numba.config
    config.reload_config()
    warnings.simplefilter("ignore", numba.NumbaWarning)  # what is not optimised is not kept, either
    from sevenfold.kernel import cache, jit

    cache.directory.cache_clear()
    jit.OPTIONS.update(no_cpython_wrapper=True, no_cfunc_wrapper=True)
