"""Rows in files: JSON lines, or Parquet by pyarrow, an extra."""

import json
from collections.abc import Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

JSON = dict[str, Any]
PARQUET = ".parquet"
BATCH = 1000  # rows
TEXT, NUMBER, SMALL, SHARE = "string", "int64", "int32", "float64"
COLUMNS: dict[str, Any] = {  # a list holds values of one type
    **dict.fromkeys(("version", "rules", "game", "options", "reason", "record"), TEXT),
    "seed": NUMBER,
    **dict.fromkeys(("players", "ply", "step", "seat", "action"), SMALL),
    "result": SHARE,
    **{name: [TEXT] for name in ("bots", "moves")},
    **{name: [SMALL] for name in ("winners", "scores", "legal")},
    "observation": ["int8"],
}


def write(rows: Iterable[JSON], file: Path) -> int:
    """Writes the rows in the form that the file's name asks for, all or nothing; returns how many."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(file.name + ".new")
    try:
        count = (write_parquet if file.suffix == PARQUET else write_lines)(rows, fresh)
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)
    return count


def write_lines(rows: Iterable[JSON], file: Path) -> int:
    count = 0
    with file.open("w", encoding="utf-8") as stream:
        for row in rows:
            stream.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
            count += 1
    return count


def write_parquet(rows: Iterable[JSON], file: Path) -> int:
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    count, writer = 0, None
    try:
        for batch in batches(rows):
            if writer is None:
                schema = arrow.schema([(name, column(arrow, COLUMNS[name])) for name in batch[0]])
                writer = parquet.ParquetWriter(str(file), schema)
            writer.write_table(arrow.Table.from_pylist(batch, schema=schema))
            count += len(batch)
    finally:
        if writer is not None:
            writer.close()
    return count


def column(arrow: Any, type: Any) -> Any:
    """A type of pyarrow's by its name."""
    return arrow.list_(column(arrow, type[0])) if isinstance(type, list) else getattr(arrow, type)()


def batches(rows: Iterable[JSON]) -> Iterator[list[JSON]]:
    left = iter(rows)
    while batch := list(islice(left, BATCH)):
        yield batch
