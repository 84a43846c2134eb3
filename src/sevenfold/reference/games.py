"""What a game declares, as tables: its options, moves, notes and views."""

import inspect
import json
from collections.abc import Iterator
from typing import Any, get_type_hints, is_typeddict

from sevenfold.game import find
from sevenfold.game.kinds import Field, Kind, Kinds, Values
from sevenfold.game.options import By, Option
from sevenfold.game.plugin import Game
from sevenfold.reference import comments
from sevenfold.reference.examples import Examples, find_examples
from sevenfold.reference.markdown import code, table
from sevenfold.reference.markdown import page as written_page
from sevenfold.typescript import annotated, parts

MOST_NAMES = 14  # that a table spells out


def page(id: str) -> str:
    """The page of a game."""
    game = find(id)
    found = find_examples(game)
    source = f"src/sevenfold/game/{id.replace('-', '_')}/{{options,moves,notes,view}}.py"
    return written_page(
        f"{game.title}: options, moves, notes, views",
        source,
        f"The rules are in [{game.title}](../{id}.md). How moves, choices, notes and views are built is told in "
        "[the protocol](../protocol.md#moves-as-data).",
        "## Options",
        options(game),
        "## Moves",
        moves(game, found),
        "Fields in brackets may be left out. Types of the fields:",
        field_types(game.moves),
        "## Notes",
        notes(game, found),
        field_types(game.notes),
        *(block for declared in (game.views.View, game.views.Insight) for block in dictionaries(declared)),
    )


def options(game: Game) -> str:
    rows = [
        [code(name), choices(option), default(option), free(option), option.clause]
        for name, option in game.options.declared.items()
    ]
    return table(["option", "values", "default", "can be chosen", "clause"], rows)


def choices(option: Option) -> str:
    found = option.choices()
    return ", ".join(code(json.dumps(value)) for value in found) if isinstance(found, list) else str(found)


def default(option: Option) -> str:
    if isinstance(option.default, By):
        values = {name: list(each) if isinstance(each, tuple) else each for name, each in option.default.values.items()}
        return f"by {option.default.option}: " + ", ".join(
            f"{name} {code(json.dumps(values[name]))}" for name in values
        )
    return "none: it must be given" if option.name == "players" else code(json.dumps(option.default))


def free(option: Option) -> str:
    if option.free is None:
        return "always"
    return f"{option.free.option} " + ", ".join(name for name, may in option.free.values.items() if may)


def moves(game: Game, found: Examples) -> str:
    rows = [
        [
            code(kind.name),
            field_names(kind),
            code(found.notation.get(kind.name, "")),
            example(found.moves.get(kind.name)),
            found.words.get(f"move-{kind.name}", ""),
        ]
        for kind in game.moves.kinds
    ]
    return table(["kind", "fields", "notation", "as data", "told"], rows)


def notes(game: Game, found: Examples) -> str:
    own = {kind.name for kind in game.moves.kinds}
    rows = [
        [
            code(kind.name),
            field_names(kind),
            example(found.notes.get(kind.name)),
            found.words.get(f"note-{kind.name}", "in the sentence of the move" if kind.name in own else ""),
        ]
        for kind in game.notes.kinds
    ]
    return table(["kind", "fields", "as data", "told"], rows)


def field_names(kind: Kind) -> str:
    return ", ".join(code(field.name) if field in kind.needed else f"[{code(field.name)}]" for field in kind.fields)


def example(data: dict[str, Any] | None) -> str:
    return code(json.dumps(data)) if data else ""


def field_types(kinds: Kinds) -> str:
    """Each field once, with the kinds that have it."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for kind in kinds.kinds:
        for field in kind.fields:
            found.setdefault((field.name, field.type, field_values(field)), []).append(kind.name)
    rows = [[code(name), type, values, ", ".join(map(code, of))] for (name, type, values), of in found.items()]
    return table(["field", "type", "values", "of"], rows)


def field_values(field: Field) -> str:
    if not field.several:
        return one_of(field.values[0])
    if len({one_of(values) for values in field.values}) == 1 and len(field.values) > 2:
        return f"a list, for each seat {one_of(field.values[0])}"
    return "a list: " + ", then ".join(
        values.type + (" or `null`" if None in values.table else "") for values in field.values
    )


def one_of(values: Values) -> str:
    entries = [value for value in values.table if value is not ...]
    integers = [value for value in entries if isinstance(value, int)]
    words = [code(json.dumps(value)) for value in dict.fromkeys(entries) if not isinstance(value, int)]
    if len(words) > MOST_NAMES:
        words = [*words[:2], f"… ({len(words)} in all)"]
    return ", ".join([*([f"{min(integers)} to {max(integers)}"] if integers else []), *words])


def dictionaries(declared: type) -> Iterator[str]:
    """A TypedDict as a table, before those that it is made of."""
    yield f"## {declared.__name__}"
    yield inspect.cleandoc(declared.__doc__ or "")
    hints, meanings = get_type_hints(declared), comments.of_fields(declared)
    yield table(
        ["field", "type", "meaning"],
        [[code(name), code(annotated_or_any(name, hint)), meanings[name]] for name, hint in hints.items()],
    )
    for inner in dict.fromkeys(part for hint in hints.values() for part in parts(hint) if is_typeddict(part)):
        yield from dictionaries(inner)


def annotated_or_any(name: str, hint: Any) -> str:
    return "Options" if name == "options" else annotated(hint)
