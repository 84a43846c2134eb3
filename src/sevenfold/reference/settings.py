"""The settings of the server, as a table."""

import msgspec

from sevenfold.reference import comments
from sevenfold.reference.markdown import code, table
from sevenfold.reference.markdown import page as written_page
from sevenfold.server.settings import PREFIX, Settings
from sevenfold.texts import texts

FILE = "sqlite:///DIRECTORY/tables.db"  # the directory is the user's own


def page() -> str:
    """Every setting with its variable, default and meaning."""
    meanings, help = comments.of_fields(Settings), texts("en")
    rows = []
    for field in msgspec.structs.fields(Settings):
        usual = FILE if field.default is msgspec.NODEFAULT else field.default
        option = f"cli-help-{field.name}"
        meaning = meanings[field.name] or (help(option) if help.has(option) else "")
        rows.append([code(PREFIX + field.name.upper()), code(usual), meaning])
    return written_page(
        "Settings of the server",
        "src/sevenfold/server/settings.py",
        "`sevenfold serve` reads them from the environment; its options (`sevenfold serve --help`) go first.",
        table(["variable", "default", "meaning"], rows),
        "`DIRECTORY` is where the system keeps the data of programs: `~/.local/share/sevenfold` on Linux.",
    )
