"""Kernel functions as one relocatable object for WebAssembly.

Numba's text is for the host: its triple, its data layout and the attributes that name a processor go. Nothing but the
exports stays visible, so that LLVM drops all that is not needed, Numba's wrappers for Python among it.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
import numba

from sevenfold.kernel.jit import OPTIONS
from sevenfold.wasm.door import door, inner_type

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"  # what all browsers have had since 2021
INLINED = 1000  # LLVM's usual is 250: 7% smaller, since little is called from many places, and up to 18% faster
HOST = (
    (re.compile(r"^target (triple|datalayout).*$", re.MULTILINE), ""),
    (re.compile(r'"(target-cpu|target-features|tune-cpu|probe-stack|frame-pointer)"="[^"]*"'), ""),
    (re.compile(r" = common( local_unnamed_addr)? global"), " = internal global"),  # wasm has no common variables
)


@dataclass(frozen=True)
class Export:
    """A kernel function under the name that callers know it by."""

    name: str
    function: Any
    parameters: tuple[Any, ...]  # Numba's types, and SHORT
    returns: Any


def compile_export(export: Export) -> tuple[str, Any, str]:
    """The name of the function in LLVM's text, what it returns, and the text."""
    compiled = numba.njit(**OPTIONS)(getattr(export.function, "py_func", export.function))
    compiled.compile(tuple(map(inner_type, export.parameters)))
    (result,) = compiled.overloads.values()
    unliteral: Any = numba.types.unliteral
    given = unliteral(result.signature.return_type)
    if given not in (export.returns, inner_type(export.returns)):
        raise TypeError(f"{export.name} returns {given}, not {export.returns}")
    return result.fndesc.llvm_func_name, given, result.library.get_llvm_str()


def target_machine() -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES, reloc="static")


def part(exports: Iterable[Export]) -> bytes:
    """Some of the functions, as LLVM's bitcode. Nothing else of it is visible, so that parts can be put together."""
    head = f'target triple = "{TRIPLE}"\ntarget datalayout = "{target_machine().target_data}"\n'
    whole, wanted = llvm.parse_assembly(head), set()
    for export in exports:
        inner, given, text = compile_export(export)
        for pattern, instead in HOST:
            text = pattern.sub(instead, text)
        whole.link_in(llvm.parse_assembly(head + text))
        made = door(export.name, inner, export.parameters, export.returns, given)
        whole.link_in(llvm.parse_assembly(head + made))
        wanted.add(export.name)
    for function in whole.functions:
        if not function.is_declaration and function.name not in wanted:
            function.linkage = "internal"
    for variable in whole.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    return bytes(whole.as_bitcode())


def emit(parts: Iterable[bytes]) -> bytes:
    """The object that holds all parts."""
    machine = target_machine()
    whole, *others = map(llvm.parse_bitcode, parts)
    for other in others:
        whole.link_in(other)
    optimise(whole, machine)
    return bytes(machine.emit_object(whole))


def optimise(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_unrolling = False  # 18% smaller, and not slower (docs/results/page.md)
    options.inlining_threshold = INLINED
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
