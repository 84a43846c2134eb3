"""A kernel function as WebAssembly offers it: pointers, lengths and plain numbers instead of Numba's arrays.

Numba passes an array as seven values and returns through a pointer. The door is a small function in LLVM's language
that takes what a caller in JavaScript can give, and calls the kernel's. The optimiser inlines it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from numba import types

LONG, REAL = types.int64, types.float64  # at the door: a BigInt, a number
SHORT = types.int32  # at the door; the kernel's function takes all integers as 64 bits
IR = {LONG: "i64", REAL: "double", SHORT: "i32", types.none: "void"}


def inner_type(type: Any) -> Any:
    """What the kernel's function takes where the door takes this."""
    return LONG if type == SHORT else type


@dataclass
class Door:
    """Text of the function: its parameters, what it does first, and what it hands on."""

    parameters: list[str] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    handed: list[str] = field(default_factory=list)

    def take(self, type: str) -> str:
        """One more parameter."""
        name = f"%p{len(self.parameters)}"
        self.parameters.append(f"{type} {name}")
        return name

    def widen(self, name: str) -> str:
        """A short integer as a long one."""
        self.steps.append(f"%w{len(self.steps)} = sext i32 {name} to i64")
        return f"%w{len(self.steps) - 1}"

    def pass_on(self, type: Any) -> None:
        """Takes what stands for a value of this type, and hands the value on."""
        if isinstance(type, types.NamedTuple):
            for each in type.types:
                self.pass_on(each)
        elif isinstance(type, types.Array):
            self.pass_array(type)
        elif isinstance(type, types.Record):
            self.handed.append(f"ptr {self.take('ptr')}")
        elif type == SHORT:
            self.handed.append(f"i64 {self.widen(self.take('i32'))}")
        else:
            self.handed.append(f"{IR[type]} {self.take(IR[type])}")

    def pass_array(self, type: Any) -> None:
        """Numba's seven: two owners, how many items of which size, where, shape, strides."""
        data = self.take("ptr")
        shape = [self.widen(self.take("i32")) for _ in range(type.ndim)]
        size = item_size(type.dtype)
        count, strides = shape[-1], [str(size)]
        for length in reversed(shape[:-1]):
            self.steps.append(f"%w{len(self.steps)} = mul i64 {strides[0]}, {shape[len(strides) * -1]}")
            strides.insert(0, f"%w{len(self.steps) - 1}")
            self.steps.append(f"%w{len(self.steps)} = mul i64 {count}, {length}")
            count = f"%w{len(self.steps) - 1}"
        self.handed += ["ptr null", "ptr null", f"i64 {count}", f"i64 {size}", f"ptr {data}"]
        self.handed += [f"i64 {number}" for number in (*shape, *strides)]


def item_size(type: Any) -> int:
    return int(type.size if isinstance(type, types.Record) else type.bitwidth // 8)


def door(name: str, inner: str, parameters: Sequence[Any], returns: Any, given: Any) -> str:
    """The function under this name that calls `inner`, which returns a value of type `given`, as LLVM text."""
    made = Door()
    for type in parameters:
        made.pass_on(type)
    outer, kept = IR[returns], IR[given].replace("void", "ptr")
    handed = ", ".join(["ptr %result", "ptr %error", *made.handed])
    types_handed = ", ".join(["ptr", "ptr", *(each.split()[0] for each in made.handed)])
    body = [f"%result = alloca {kept}", "%error = alloca ptr", *made.steps, f'call i32 @"{inner}"({handed})']
    if outer != "void":
        body.append(f"%value = load {kept}, ptr %result")
    shortened = outer != kept and outer != "void"
    if shortened:
        body.append(f"%short = trunc {kept} %value to {outer}")
    body.append(f"ret {outer} {'%short' if shortened else '' if outer == 'void' else '%value'}")
    head = f'define {outer} @"{name}"({", ".join(made.parameters)})'
    return f'declare i32 @"{inner}"({types_handed})\n{head} {{\n' + "\n".join(body) + "\n}\n"
