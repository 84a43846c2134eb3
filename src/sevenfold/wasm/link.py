"""One relocatable WebAssembly object → a module that runs.

LLVM lays an object out as if it were the whole program: indices of functions, types and variables are right already,
and data begins at address 0. What is missing: the memory and the stack pointer, which an object imports, the exports,
and room for the stack. The stack lies below the data, so that one that overflows traps instead of overwriting
constants; therefore every address moves up.

Format: https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md
"""

from collections.abc import Iterator
from dataclasses import dataclass

CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = range(13)
FUNCTION_KIND, TABLE_KIND, MEMORY_KIND, GLOBAL_KIND = range(4)  # of imports and exports
ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32 = 3, 4, 5  # relocations that move with the data
UNMOVED = {0, 6, 7}  # indices of functions, types, variables: right as they are
WITH_ADDEND = {ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32}
SYMBOLS = 8  # the part of the section `linking` that names functions
LOCAL, UNDEFINED, EXPLICIT_NAME = 0x02, 0x10, 0x40
I32, I32_CONST, END = 0x7F, 0x41, 0x0B
PAGE = 65536
STACK = 256 * 1024


class LinkError(Exception):
    """The object holds something that this linker does not know."""


class ObjectReader:
    """Reads numbers, names and pieces one after the other."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def byte(self) -> int:
        return self.piece(1)[0]

    def number(self) -> int:
        value, shift = 0, 0
        while (byte := self.byte()) & 0x80:
            value, shift = value | (byte & 0x7F) << shift, shift + 7
        return value | byte << shift

    def piece(self, size: int) -> bytes:
        if self.at + size > len(self.data):
            raise LinkError("the object ends too early")
        self.at += size
        return self.data[self.at - size : self.at]

    def name(self) -> str:
        return self.piece(self.number()).decode()

    @property
    def more(self) -> bool:
        return self.at < len(self.data)


def number(value: int) -> bytes:
    """An unsigned number, as short as can be."""
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*out, value])


def constant(value: int) -> bytes:
    """The expression for a small positive number, signed as constants are."""
    return bytes([I32_CONST, *(value >> shift & 0x7F | 0x80 for shift in (0, 7, 14, 21)), value >> 28 & 0x7F, END])


def name(text: str) -> bytes:
    return number(len(text.encode())) + text.encode()


def vector(entries: list[bytes]) -> bytes:
    return number(len(entries)) + b"".join(entries)


@dataclass(frozen=True)
class Section:
    id: int
    name: str  # of a custom section
    body: bytes


def sections(data: bytes) -> Iterator[Section]:
    reader = ObjectReader(data)
    if reader.piece(8) != b"\0asm\1\0\0\0":
        raise LinkError("this is no WebAssembly")
    while reader.more:
        id, inner = reader.byte(), ObjectReader(reader.piece(reader.number()))
        title = inner.name() if id == CUSTOM else ""
        yield Section(id, title, inner.data[inner.at :])


def link(objects: bytes, custom: dict[str, bytes]) -> bytes:
    """The module, with these custom sections."""
    found = list(sections(objects))
    plain = {section.id: section.body for section in found if section.id != CUSTOM}
    named = {section.name: section.body for section in found if section.id == CUSTOM}
    for target, title in ((CODE, "reloc.CODE"), (DATA, "reloc.DATA")):
        if title in named:
            plain[target] = relocated(plain[target], named[title], STACK)
    plain[DATA], end = moved(plain[DATA], STACK)
    pages = -(-end // PAGE)
    plain[IMPORT] = functions_imported(plain[IMPORT])
    plain[MEMORY] = vector([bytes([0]) + number(pages)])
    stack_pointer, heap = bytes([I32, 1]) + constant(STACK), bytes([I32, 0]) + constant(end)
    plain[GLOBAL] = vector([stack_pointer, heap])
    exported = [name(title) + bytes([FUNCTION_KIND]) + number(index) for title, index in functions(named["linking"])]
    exported.append(name("memory") + bytes([MEMORY_KIND, 0]))
    exported.append(name("heap") + bytes([GLOBAL_KIND, 1]))  # where free memory begins
    plain[EXPORT] = vector(exported)
    order = (TYPE, IMPORT, FUNCTION, MEMORY, GLOBAL, EXPORT, DATA_COUNT, CODE, DATA)
    whole = b"".join(bytes([id]) + number(len(plain[id])) + plain[id] for id in order if id in plain)
    for title, content in custom.items():
        body = name(title) + content
        whole += bytes([CUSTOM]) + number(len(body)) + body
    return b"\0asm\1\0\0\0" + whole


def relocated(body: bytes, relocations: bytes, base: int) -> bytes:
    """A section in which every address is higher by `base`."""
    reader, out = ObjectReader(relocations), bytearray(body)
    reader.number()  # which section
    for _ in range(reader.number()):
        type, at = reader.byte(), reader.number()
        reader.number()  # the symbol
        if type in WITH_ADDEND:
            reader.number()
        if type == ADDRESS_I32:
            out[at : at + 4] = (int.from_bytes(out[at : at + 4], "little") + base).to_bytes(4, "little")
        elif type in WITH_ADDEND:  # five bytes, whatever the number
            value = ObjectReader(bytes(out[at : at + 5])).number() + base
            out[at : at + 5] = constant(value)[1:6]
        elif type not in UNMOVED:
            raise LinkError(f"relocations of type {type} are not known here")
    return bytes(out)


def moved(body: bytes, base: int) -> tuple[bytes, int]:
    """The data section with every segment higher by `base`, and where the data ends."""
    reader, segments, end = ObjectReader(body), [], base
    for _ in range(reader.number()):
        if reader.number() != 0 or reader.byte() != I32_CONST:
            raise LinkError("only data at fixed addresses is known here")
        at = base + reader.number()
        reader.byte()  # END
        content = reader.piece(reader.number())
        segments.append(number(0) + constant(at) + number(len(content)) + content)
        end = max(end, at + len(content))
    return vector(segments), (end + 63) & ~63


def functions_imported(body: bytes) -> bytes:
    """The imports without memory and stack pointer, which the module has itself."""
    reader, kept = ObjectReader(body), []
    for _ in range(reader.number()):
        module, title, kind = reader.name(), reader.name(), reader.byte()
        if kind == FUNCTION_KIND:
            kept.append(name(module) + name(title) + bytes([kind]) + number(reader.number()))
        elif kind == MEMORY_KIND:
            flags = reader.byte()
            reader.number()
            if flags & 1:
                reader.number()
        elif kind == GLOBAL_KIND and title == "__stack_pointer":
            reader.piece(2)
        else:
            raise LinkError(f"the object imports {title}")
    return vector(kept)


def functions(linking: bytes) -> Iterator[tuple[str, int]]:
    """The functions that can be seen from outside: their names and indices."""
    reader = ObjectReader(linking)
    reader.number()  # version
    while reader.more:
        part, content = reader.byte(), ObjectReader(reader.piece(reader.number()))
        if part != SYMBOLS:
            continue
        for _ in range(content.number()):
            kind, flags = content.byte(), content.number()
            defined = not flags & UNDEFINED
            if kind == 1:  # data
                content.name()
                if defined:
                    content.number(), content.number(), content.number()
            elif kind == 3:  # a section
                content.number()
            else:
                index = content.number()
                title = content.name() if defined or flags & EXPLICIT_NAME else ""
                if kind == 0 and defined and flags & 3 != LOCAL:  # a function that is not local
                    yield title, index
