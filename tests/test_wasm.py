"""Functions become WebAssembly: the doors pass what the kernel expects, and the linker makes modules that run."""

import json
import subprocess
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import pytest
from numba import types

from hatch_build import find_npm
from sevenfold.wasm.compile import TRIPLE, Export, emit, part
from sevenfold.wasm.door import LONG, REAL, SHORT
from sevenfold.wasm.link import LinkError, link

TABLE = np.array([3, 1, 4, 1, 5])
SCRIPT = """
const [file, calls] = process.argv.slice(1);
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(require("fs").readFileSync(file)));
const numbers = new BigInt64Array(exports.memory.buffer, exports.heap.value, 6).map((_, index) => BigInt(index));
new BigInt64Array(exports.memory.buffer, exports.heap.value, 6).set(numbers);
const value = (given) => (given === "heap" ? exports.heap.value : typeof given === "string" ? BigInt(given) : given);
const found = JSON.parse(calls).map(([name, ...given]) => exports[name](...given.map(value)));
console.log(JSON.stringify(found, (_, each) => (typeof each === "bigint" ? String(each) : each)));
"""


def looked_up(place: int) -> int:
    return int(TABLE[place])


def weighted(matrix: Any, factor: int) -> float:
    """Of a matrix: what rows and columns are must arrive right."""
    total = 0.0
    for row in range(matrix.shape[0]):
        for column in range(matrix.shape[1]):
            total += matrix[row, column] * (factor + row)
    return total


def run(module: bytes, folder: Path, *calls: tuple[Any, ...]) -> Any:
    """What exported functions return in Node; text is a long integer, "heap" free memory with 0, 1, 2 ... in it."""
    file = folder / "module.wasm"
    file.write_bytes(module)
    _, environment = find_npm()
    command = ["node", "-e", SCRIPT, str(file), json.dumps(calls)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    return json.loads(done.stdout)


def test_a_module_has_constants_arrays_and_long_integers(tmp_path: Path) -> None:
    exports = [
        Export("short", looked_up, (SHORT,), SHORT),
        Export("long", looked_up, (LONG,), LONG),
        Export("weighted", weighted, (types.Array(LONG, 2, "C"), SHORT), REAL),
    ]
    module = link(emit([part(exports)]), {"about": b"{}"})
    calls = [("short", 2), ("long", "4"), ("weighted", "heap", 2, 3, 10), ("weighted", "heap", 3, 2, 10)]
    assert run(module, tmp_path, *calls) == [4, "5", 3 * 10 + 12 * 11, 1 * 10 + 5 * 11 + 9 * 12]


def test_what_a_function_returns_must_be_as_declared() -> None:
    with pytest.raises(TypeError, match="weighted returns float64"):
        part([Export("weighted", weighted, (types.Array(LONG, 2, "C"), SHORT), SHORT)])


def test_what_the_linker_does_not_know_it_refuses() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(reloc="static")
    text = f'target triple = "{TRIPLE}"\ndefine i32 @call(ptr %to) {{\n%v = call i32 %to()\nret i32 %v\n}}'
    with pytest.raises(LinkError, match=r"not known here|imports"):
        link(machine.emit_object(llvm.parse_assembly(text)), {})
    with pytest.raises(LinkError, match="no WebAssembly"):
        link(b"\x7fELF....", {})
