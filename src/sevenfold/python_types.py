"""What type checkers and editors know of the games: each table's views, and the options of `sevenfold.new`.

`python -m sevenfold.python_types` writes typed.pyi from the games' declarations.
"""

from collections.abc import Iterable
from pathlib import Path

from sevenfold.game import find, ids
from sevenfold.game.options import Players
from sevenfold.game.plugin import Game

FILE = Path(__file__).parent / "typed.pyi"
HEADING = """\
# Made from the games' declarations by `python -m sevenfold.python_types`; do not edit.

from collections.abc import Sequence
from typing import Any, Literal, overload

{imports}
from sevenfold.table import Table
"""
TABLE = """\
class {name}(Table):
    def view(self, seat: int | None) -> {view}.View: ...  # type: ignore[override]
    def insight(self, seat: int | None) -> {view}.Insight: ...  # type: ignore[override]
    def redeal(self, seat: int, seed: int | None = None) -> {name}: ...
"""
NEW = """\
@overload
def new(
    game: Literal["{id}"],
    *,
{options}
    seed: int | None = None,
) -> {name}: ...
"""
ANY = """\
@overload
def new(game: str, *, seed: int | None = None, **options: Any) -> Table: ...
"""


def stub(games: Iterable[Game]) -> str:
    """The whole file."""
    games = list(games)
    imports = "\n".join(sorted(f"from {game.package} import view as {view_module(game)}" for game in games))
    tables = [TABLE.format(name=table_name(game), view=view_module(game)) for game in games]
    return "\n".join([HEADING.format(imports=imports), *tables]) + "\n" + "".join([*map(new, games), ANY])


def new(game: Game) -> str:
    """How a table of this game is made: `players` must be given, everything else has a default."""
    options = "\n".join(
        f"    {name}: {option.annotation()}{'' if isinstance(option, Players) else ' = ...'},"
        for name, option in game.options.declared.items()
    )
    return NEW.format(id=game.id, name=table_name(game), options=options)


def table_name(game: Game) -> str:
    return "".join(word.capitalize() for word in game.id.split("-")) + "Table"


def view_module(game: Game) -> str:
    return game.id.replace("-", "_") + "_view"


if __name__ == "__main__":
    FILE.write_text(stub(map(find, ids())), "utf-8")
