"""The rules as WebAssembly: the functions that Numba compiles for processors, emitted once more for browsers.

`python -m sevenfold.wasm` writes web/src/rules/rules.wasm, unless it is there already for these very sources.
"""
