"""What the page knows of Python's declarations, as TypeScript.

`python -m sevenfold.typescript` writes web/src/protocol.ts (messages) and for each of our games
web/src/games/GAME/declared.ts (views, moves, notes); web/src/catalogue.json (what can be chosen for a table); and
web/src/games/examples.json, which the page is tested with.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import inspect

from sevenfold.game import find, ids
from sevenfold.game.kinds import Field, Kinds, Values
from sevenfold.game.options import First, Flag, OneOf, Option, Options, Players, SomeOf
from sevenfold.game.plugin import Game
from sevenfold.lessons import lesson
from sevenfold.lessons import names as lesson_names
from sevenfold.narration import steps, tell
from sevenfold.protocol import messages
from sevenfold.protocol.reasons import Reason
from sevenfold.server.http import common, lessons, me, records, reviews, tables
from sevenfold.server.new_table import TableWish
from sevenfold.values import Played

WEB = Path(__file__).parents[2] / "web" / "src"
FILE = WEB / "protocol.ts"
CATALOGUE = WEB / "catalogue.json"
EXAMPLES = WEB / "games" / "examples.json"
HEADING = "// Made from Python's declarations by `python -m sevenfold.typescript`; do not edit."

# What clients send: a field with a default may be left out.
SENT = (*get_args(messages.FromClient), me.Hello, me.Changes, me.Label, tables.Arrangement, lessons.Attempt, TableWish)
RECEIVED = (
    *get_args(messages.FromServer),
    *(common.Problem, me.Me, me.Code, me.Token, lessons.LessonPlan, lessons.Judgement),
    *(
        tables.Listing,
        tables.TableResponse,
        tables.NewSeat,
        tables.Hint,
        tables.Catalogue,
        tables.GameTexts,
        records.Stage,
        records.GameFile,
        reviews.ReviewedMoment,
    ),
)
MOST_NAMES = 6  # that a type spells out
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


# Games


def declared_file(id: str) -> Path:
    return WEB / "games" / id / "declared.ts"


def game_module(id: str) -> str:
    """What a game declares: the JSON of its views, its moves and its notes."""
    game = find(id)
    blocks = [HEADING, 'import type { Declared } from "../shape";']
    blocks.append(options_type(game.options))
    for declared in (game.views.View, game.views.Insight):
        blocks += dict.fromkeys(dictionaries(declared))
    blocks += [kinds_type("Move", game.moves), kinds_type("Note", game.notes)]
    declaration = json.dumps(game.declaration(), indent=2)
    return "\n\n".join([*blocks, f"export const DECLARED: Declared = {declaration};"]) + "\n"


def dictionaries(declared: type) -> Iterator[str]:
    """A TypedDict as an interface, after those that it is made of."""
    hints = get_type_hints(declared)
    for hint in hints.values():
        for part in parts(hint):
            if is_typeddict(part):
                yield from dictionaries(part)
    types = {name: "Options" if name == "options" else annotated(hint) for name, hint in hints.items()}
    lines = "\n".join(f"  {name}: {type};" for name, type in types.items())
    yield f"export interface {declared.__name__} {{\n{lines}\n}}"


def options_type(options: Options) -> str:
    lines = "\n".join(f"  {name}: {option_type(option)};" for name, option in options.declared.items())
    return f"export interface Options {{\n{lines}\n}}"


def option_type(option: Option) -> str:
    match option:
        case Players() | First():
            return "number"
        case Flag():
            return "boolean"
        case OneOf(names=names):
            return " | ".join(f'"{name}"' for name in names)
        case SomeOf():
            return "string[]"
    return "(number | null)[]"


def parts(hint: Any) -> Iterator[Any]:
    yield hint
    for part in get_args(hint):
        yield from parts(part)


def annotated(hint: Any) -> str:
    """A type of Python as TypeScript writes it."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in inner)
    if origin in (Union, UnionType):
        return " | ".join(annotated(part) for part in inner)
    if origin is list:
        item = annotated(inner[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {annotated(inner[1])}>"
    if is_typeddict(hint):
        return str(hint.__name__)
    return {int: "number", bool: "boolean", str: "string", type(None): "null", Any: "unknown"}[hint]


def kinds_type(name: str, kinds: Kinds) -> str:
    """Moves or notes as a union of objects."""
    members = []
    for kind in kinds.kinds:
        fields = [f'kind: "{kind.name}"', *(field_type(field) for field in kind.fields)]
        members.append("{ " + "; ".join(fields) + " }")
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";"


def field_type(field: Field) -> str:
    types = [values_type(values) for values in field.values]
    if not field.several:
        written = types[0]
    elif len(types) == 2:
        written = f"[{', '.join(types)}]"
    else:  # as many as there are
        written = f"{types[0]}[]"
    return f"{field.name}{'' if field.default is ... else '?'}: {written}"


def values_type(values: Values) -> str:
    entries = [value for value in values.table if value is not ...]
    if all(isinstance(value, int) for value in entries):
        return "number"
    names = dict.fromkeys(value for value in entries if isinstance(value, str))
    words = [f'"{name}"' for name in names] if len(names) <= MOST_NAMES else ["string"]
    words += ["number"] if any(isinstance(value, int) for value in entries) else []
    return " | ".join([*words, *(["null"] if None in entries else [])])


def examples() -> str:
    """The tables of the lessons: choices and the moves that they stand for; and how a move there is told."""
    found = []
    for step in (step for name in lesson_names() for step in lesson(name).steps):
        table = step.table
        wanted = next(move for move in table.legal_moves if step.is_wanted(move))
        found.append(
            {
                "game": table.game,
                "view": table.view(step.seat),
                "choices": table.legal_moves.choices(),
                "moves": table.legal_moves.fields(),
                "told": sentences_example(find(table.game), table.copy().play_noted(wanted)),
            }
        )
    return "[\n" + ",\n".join(msgspec.json.encode(one).decode() for one in found) + "\n]\n"


def sentences_example(game: Game, played: Played) -> dict[str, Any]:
    """A move, what it brought, and what is to be said of it."""
    told, chosen = tell(game, played.fields, played.notes), steps(game, played.fields)
    return {"game": game.id, "move": played.fields, "notes": played.notes, "told": told, "steps": chosen}


def offered() -> str:
    """What the page offers without asking a server."""
    return json.dumps(msgspec.to_builtins(tables.offered(ours())), indent=2) + "\n"


def ours() -> list[str]:
    """The games that the page has boards for."""
    return [id for id in ids() if (WEB / "games" / id).is_dir()]


def files() -> dict[Path, str]:
    """Every file that is made, and its text."""
    games = {declared_file(id): game_module(id) for id in ours()}
    return {FILE: module(), **games, CATALOGUE: offered(), EXAMPLES: examples()}


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, "utf-8")
