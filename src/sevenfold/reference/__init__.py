"""The reference in docs/reference, made from declarations, comments and docstrings: `python -m sevenfold.reference`."""

from pathlib import Path

from sevenfold.game import ids
from sevenfold.reference import api, games, messages, settings

DOCS = Path(__file__).parents[3] / "docs" / "reference"


def files() -> dict[Path, str]:
    """Every file that is made, and its text."""
    made = {f"{id}.md": games.page(id) for id in ids() if (DOCS.parent / f"{id}.md").exists()}
    made |= {"messages.md": messages.page(), "settings.md": settings.page(), "python.md": api.page()}
    return {DOCS / name: text for name, text in made.items()}
