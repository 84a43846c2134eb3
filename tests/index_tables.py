"""The tables of docs/environments.md, from the constants and comments of the modules `steps` and `tensors`.

`python -m tests.index_tables` prints them.
"""

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

GAMES = ("dragon", "double_seven", "seven_dragons")
CONSTANT = re.compile(r"^([A-Z][A-Z_]*) = [^#\n]*?(?:  # (.*))?$", re.MULTILINE)
NO_RANGE = {"ACTIONS", "STEPS", "TOLD", "OBSERVATION", "SILVER_CARD", "MIDDLE", "COUNTS", "WAYS", "SPOTS"}
NO_RANGE |= {"DISCARDS", "ONE", "OTHER", "PAIR_OF", "NAMES"}


def constants(module: ModuleType) -> list[tuple[str, int, str]]:
    """Name, value and comment of each constant that begins a range."""
    assert module.__file__
    source = Path(module.__file__).read_text("utf-8")
    found = [(name, getattr(module, name), comment or "") for name, comment in CONSTANT.findall(source)]
    return [entry for entry in found if entry[0] not in NO_RANGE and isinstance(entry[1], int)]


def table(game: str, kind: str) -> list[str]:
    """One line for each range of indices."""
    module = import_module(f"sevenfold.game.{game}.{kind}")
    ranges = constants(module)
    if not ranges:  # Dragon: one formula says it all
        return []
    ends = [value for _, value, _ in ranges[1:]] + [module.ACTIONS if kind == "steps" else module.OBSERVATION]
    lines = []
    for (name, value, comment), end in zip(ranges, ends, strict=True):
        numbers = f"{value}" if end == value + 1 else f"{value}–{end - 1}"
        lines.append(f"| {numbers} | {name.lower().replace('_', ' ')} | {comment} |")
    return lines


if __name__ == "__main__":
    for game in GAMES:
        for kind in ("steps", "tensors"):
            print(f"\n{game} {kind}\n")
            print("\n".join(table(game, kind)))
