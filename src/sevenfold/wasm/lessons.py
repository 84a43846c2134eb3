"""`python -m sevenfold.wasm.lessons [FILE]`: the lessons as a page needs them that teaches by itself.

Positions are the kernel's own records, which rules.wasm reads as they are; words stay in the catalogues.
"""

import base64
import sys
from pathlib import Path
from typing import Any

import msgspec

from sevenfold.kernel.records import tidy_bytes
from sevenfold.lessons import Lesson, Step, lesson, names
from sevenfold.wasm.exports import games

FILE = Path(__file__).parents[3] / "web" / "src" / "rules" / "lessons.json"


def prepared() -> dict[str, Any]:
    """All lessons of our games, by name."""
    ours = {game.id for game in games()}
    return {found.name: prepare(found) for found in map(lesson, names()) if found.game in ours}


def prepare(found: Lesson) -> dict[str, Any]:
    options = found.steps[0].table.options
    return {"game": found.game, "options": options, "steps": [prepare_step(step) for step in found.steps]}


def prepare_step(step: Step) -> dict[str, Any]:
    wanted = [step.table.fields(wish) if isinstance(wish, str) else wish for wish in step.wanted]
    state = step.table.state.copy()
    state.seed = 0  # a sketched position gets any; here one that makes the same file of the same lessons
    return {
        "name": step.name,
        "position": base64.b64encode(tidy_bytes(state)).decode(),
        "wanted": wanted,
        "point": step.point,
    }


def main(file: Path) -> None:
    """Writes the file if it has changed: whoever depends on it looks at its time."""
    text = msgspec.json.encode(prepared())
    if not file.exists() or file.read_bytes() != text:
        file.write_bytes(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FILE)
