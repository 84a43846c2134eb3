"""`python -m sevenfold.wasm.puzzles [FOLDER]`: the puzzles as the page needs them, a file for each game.

Moves are the kernel's own numbers, which rules.wasm plays as they are; words stay in the catalogues.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from sevenfold.game.plugin import Game
from sevenfold.study.puzzle import Puzzle, puzzles
from sevenfold.wasm.exports import games

FOLDER = Path(__file__).parents[3] / "web" / "src" / "rules" / "puzzles"


def prepare(game: Game, puzzle: Puzzle) -> dict[str, Any]:
    """What it takes to show a puzzle, and to answer every try."""

    def number(move: str) -> str:
        return str(game.notation.parse(move))  # 64 bits: more than a number of JavaScript's holds

    return {
        "id": puzzle.id,
        "seed": puzzle.seed,
        "options": puzzle.options,
        "moves": [number(move) for move in puzzle.moves],
        "best": [number(move) for move in puzzle.best],
        "exact": puzzle.exact,
        "chances": puzzle.chances,
        "allows": puzzle.allows if any(puzzle.allows) else None,
        "grade": puzzle.grade,
        "themes": puzzle.themes,
    }


def main(folder: Path) -> None:
    """Writes what has changed: whoever depends on a file looks at its time."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games():
        file = folder / f"{game.id}.json"
        text = msgspec.json.encode([prepare(game, puzzle) for puzzle in puzzles(game.id)])
        if not file.exists() or file.read_bytes() != text:
            file.write_bytes(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
