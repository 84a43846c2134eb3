"""The messages of the protocol, as tables."""

import inspect as introspection
from typing import Any, get_args

from msgspec import inspect

from sevenfold.protocol import messages, reasons
from sevenfold.reference import comments
from sevenfold.reference.markdown import code, table
from sevenfold.reference.markdown import page as written_page
from sevenfold.typescript import written


def page() -> str:
    """All messages, what they are made of, and the reasons to refuse one."""
    parts = (
        messages.TableState,
        messages.SeatState,
        messages.ClockState,
        messages.OutcomeState,
        messages.Secret,
        messages.Happening,
    )
    return written_page(
        "Messages",
        "src/sevenfold/protocol/{messages,reasons}.py",
        "How they work together is told in [the protocol](../protocol.md). Every message has its name in `type`. "
        "Types are written as in TypeScript; a field with a default may be left out by clients.",
        "## To the server",
        *map(block, get_args(messages.FromClient)),
        "## From the server",
        *map(block, get_args(messages.FromServer)),
        "## Parts of messages",
        *map(block, parts),
        "## Reasons to refuse",
        refusals(),
    )


def block(cls: type) -> str:
    """A class of messages: its docstring and fields."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    meanings = comments.of_fields(cls)
    rows = [
        [code(field.encode_name), code(written(field.type)), default(field), meanings[field.name]]
        for field in info.fields
    ]
    name = code(info.tag) if info.tag else cls.__name__
    doc = introspection.cleandoc(cls.__doc__ or "")
    return "\n\n".join(filter(None, [f"### {name}", doc, table(["field", "type", "default", "meaning"], rows)]))


def default(field: inspect.Field) -> str:
    return "" if field.required else code(value(field.default))


def value(default: Any) -> str:
    return "null" if default is None else f'"{default}"' if isinstance(default, str) else str(default)


def refusals() -> str:
    source = introspection.getsource(reasons.Reason)
    lines = {line.split(" = ")[0].strip(): number for number, line in enumerate(source.splitlines(), 1)}
    rows = [
        [code(reason.value), comments.beside(source, lines[reason.name], lines[reason.name])]
        for reason in reasons.Reason
    ]
    return table(["reason", "meaning"], rows)
