"""The public API from its docstrings. Sources are read, not imported: extras need not be installed."""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sevenfold.game import ids
from sevenfold.reference import comments
from sevenfold.reference.markdown import page as written_page

SOURCES = Path(__file__).parents[1]
Function = ast.FunctionDef | ast.AsyncFunctionDef

# What is public, in the order of the page: heading, how it is imported, and for each file the names out of it.
PARTS: list[tuple[str, str, list[tuple[str, list[str]]]]] = [
    ("Games", "import sevenfold", [("__init__.py", ["new", "load", "replay", "guess", "games", "rules_digest"])]),
    (
        "Tables",
        "sevenfold.Table",
        [("table.py", ["Table", "LegalMoves"]), ("values.py", ["Move", "Played", "Outcome"])],
    ),
    ("Decisions as numbers", "from sevenfold.decision import DecisionPoint", [("decision.py", ["DecisionPoint"])]),
    ("Batches", "from sevenfold.batch import Batch", [("batch/batch.py", ["Batch", "Rollout", "Snapshot"])]),
    (
        "Bots",
        "from sevenfold import bots",
        [("bots/__init__.py", ["Bot", "levels", "find", "advise"]), ("bots/values.py", ["Advice"])],
    ),
    (
        "Environments",
        f"from sevenfold.envs import {ids()[-1].replace('-', '_')}_v0; import sevenfold.envs.gym",
        [
            ("envs/zoo.py", ["TurnEnv"]),
            ("envs/gym.py", ["SeatVectorEnv", "SeatEnv"]),
            ("envs/open_spiel.py", ["Baseline"]),
        ],
    ),
    (
        "Errors",
        "from sevenfold import errors",
        [
            (
                "errors.py",
                [
                    *("SevenfoldError", "OptionError", "InvalidMove", "IllegalMove", "PositionError", "Unreachable"),
                    *("Refused", "BotError", "JournalError", "ActionError", "DeviceError"),
                ],
            )
        ],
    ),
]


def page() -> str:
    """The whole reference."""
    blocks = []
    for heading, way, files in PARTS:
        blocks += [f"## {heading}", f"`{way}`"]
        for file, names in files:
            source = (SOURCES / file).read_text("utf-8")
            there = {node.name: node for node in defined(ast.parse(source).body)}
            for name in names:
                blocks += documented(there[name], source)
    return written_page("Python", "the docstrings in src/sevenfold", *blocks)


def defined(body: list[ast.stmt]) -> Iterator[Any]:
    """The functions and classes of a module, those within an `if`, too."""
    for node in body:
        if isinstance(node, ast.If):
            yield from defined(node.body)
        elif isinstance(node, Function | ast.ClassDef):
            yield node


def documented(node: ast.stmt, source: str) -> Iterator[str]:
    """A function, or a class with its public members."""
    if isinstance(node, Function):
        yield f"### {node.name}"
        yield fenced(f"{node.name}{signature(node)}")
        yield docstring(node)
    elif isinstance(node, ast.ClassDef):
        bases = f"({', '.join(map(ast.unparse, node.bases))})" if node.bases else ""
        yield f"### {node.name}"
        yield fenced(f"class {node.name}{constructor(node)}" if has_constructor(node) else f"class {node.name}{bases}")
        yield docstring(node)
        yield "\n".join(members(node, source))


def members(node: ast.ClassDef, source: str) -> Iterator[str]:
    """Its fields, then its public methods and properties, one item each."""
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and not part.target.id.startswith("_"):
            meaning = comments.beside(source, part.lineno, part.end_lineno or part.lineno)
            yield f"- `{part.target.id}: {ast.unparse(part.annotation)}`" + (f": {meaning}" if meaning else "")
    for part in node.body:
        if isinstance(part, Function) and not part.name.startswith("_") and not is_overload(part):
            said = " ".join(docstring(part).split())
            yield f"- `{part.name}{returned(part) if is_property(part) else signature(part)}`" + (
                f": {said}" if said else ""
            )


def is_property(node: Function) -> bool:
    return any(isinstance(name, ast.Name) and "property" in name.id for name in node.decorator_list)


def is_overload(node: Function) -> bool:
    return any(isinstance(name, ast.Name) and name.id == "overload" for name in node.decorator_list)


def has_constructor(node: ast.ClassDef) -> bool:
    return any(isinstance(part, Function) and part.name == "__init__" for part in node.body)


def constructor(node: ast.ClassDef) -> str:
    (found,) = (part for part in node.body if isinstance(part, Function) and part.name == "__init__")
    return signature(found).removesuffix(" -> None")


def signature(node: Function) -> str:
    arguments = ast.unparse(node.args)
    for own in ("self", "cls"):
        arguments = arguments.removeprefix(own).removeprefix(", ")
    return f"({arguments}){returned(node, ' -> ')}"


def returned(node: Function, arrow: str = ": ") -> str:
    return f"{arrow}{ast.unparse(node.returns)}".replace("'", "").replace('"', "") if node.returns else ""


def fenced(text: str) -> str:
    return f"```python\n{text}\n```"


def docstring(node: ast.AST) -> str:
    assert isinstance(node, Function | ast.ClassDef)
    return inspect.cleandoc(ast.get_docstring(node) or "")
