"""The protocol as TypeScript types, and examples of choices and moves to test the web app's notation with.

`python -m sevenfold.server.typescript` writes web/src/protocol.ts and web/src/games/examples.json.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from sevenfold import lessons as prepared
from sevenfold.protocol import messages
from sevenfold.protocol.reasons import Reason
from sevenfold.server.http import common, lessons, me, records, tables
from sevenfold.server.tables import TableWish

FILE = Path(__file__).parents[3] / "web" / "src" / "protocol.ts"
EXAMPLES = FILE.parent / "games" / "examples.json"
HEADING = "// Made from the Python classes by `python -m sevenfold.server.typescript`; do not edit."

# What clients send: a field with a default may be left out.
SENT = (*get_args(messages.FromClient), me.Hello, me.Changes, me.Label, tables.Arrangement, lessons.Attempt, TableWish)
RECEIVED = (
    *get_args(messages.FromServer),
    *(common.Problem, me.Me, me.Code, me.Token, lessons.LessonPlan, lessons.Judgement),
    *(tables.Listing, tables.Sight, tables.NewSeat, tables.Hint, tables.Catalogue, records.Stage, records.GameFile),
)
UNIONS = {"FromClient": messages.FromClient, "FromServer": messages.FromServer}


def module() -> str:
    """The whole file."""
    blocks = [HEADING, f"export const PROTOCOL = {messages.PROTOCOL};", alias("Reason", sorted(Reason))]
    done: set[str] = set()
    for classes, sent in ((SENT, True), (RECEIVED, False)):
        for struct in structs(classes):
            if struct.cls.__name__ not in done:
                done.add(struct.cls.__name__)
                blocks.append(interface(struct, sent))
    blocks += [
        f"export type {name} = {' | '.join(cls.__name__ for cls in get_args(union))};" for name, union in UNIONS.items()
    ]
    return "\n\n".join(blocks) + "\n"


def alias(name: str, words: list[Any]) -> str:
    return f"export type {name} =\n  | " + "\n  | ".join(f'"{word}"' for word in words) + ";"


def structs(classes: tuple[Any, ...]) -> Iterator[inspect.StructType]:
    """These classes, each after those that it is made of."""
    for kind in inspect.multi_type_info(classes):
        yield from found_in(kind)


def found_in(kind: inspect.Type) -> Iterator[inspect.StructType]:
    match kind:
        case inspect.StructType():
            for field in kind.fields:
                yield from found_in(field.type)
            yield kind
        case inspect.ListType():
            yield from found_in(kind.item_type)
        case inspect.UnionType():
            for part in kind.types:
                yield from found_in(part)


def interface(struct: inspect.StructType, sent: bool) -> str:
    lines = [f'  {struct.tag_field}: "{struct.tag}";'] if struct.tag_field else []
    for field in struct.fields:
        optional = not field.required and (sent or struct.cls.__struct_config__.omit_defaults)
        name = field.encode_name if field.encode_name.isidentifier() else f'"{field.encode_name}"'
        lines.append(f"  {name}{'?' if optional else ''}: {written(field.type)};")
    return f"export interface {struct.cls.__name__} {{\n" + "\n".join(lines) + "\n}"


def written(kind: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.EnumType():
            return kind.cls.__name__
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
        case inspect.UnionType():
            return " | ".join(written(part) for part in kind.types)
        case inspect.ListType():
            item = written(kind.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(written, kind.item_types))}]"
        case inspect.DictType():
            return f"Record<string, {written(kind.value_type)}>"
    return PLAIN[type(kind)]


PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def examples() -> str:
    """The positions of the lessons: choices as clients get them, and every move that they stand for."""
    found = []
    for step in (step for name in prepared.names() for step in prepared.lesson(name).steps):
        table = step.table
        moves = sorted(map(str, table.legal_moves))
        choices, view = table.legal_moves.choices(), table.view(step.seat)
        found.append({"game": table.game, "choices": choices, "moves": moves, "view": view})
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in found) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(module(), "utf-8")
    EXAMPLES.write_text(examples(), "utf-8")
