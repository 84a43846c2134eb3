"""Pages and tables in Markdown."""

from collections.abc import Iterable, Sequence

MADE = "*Made by `python -m sevenfold.reference` from `{source}`; do not edit.*"


def page(title: str, source: str, *blocks: str) -> str:
    """A page that says what it was made from."""
    return "\n\n".join([f"# {title}", MADE.format(source=source), *filter(None, blocks)]) + "\n"


def table(heading: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table, or nothing if it has no rows."""
    lines = ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    if not lines:
        return ""
    return "\n".join([f"| {' | '.join(heading)} |", "|---" * len(heading) + "|", *lines])


def code(text: object) -> str:
    """As code, in one line."""
    return f"`{text}`" if text != "" else ""
