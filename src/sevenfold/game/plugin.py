"""A game as a plug-in. Nothing heavy is imported before somebody plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sevenfold.game.kinds import Kinds
    from sevenfold.game.options import Options
    from sevenfold.game.shape import (
        Endings,
        Knowledge,
        Layout,
        Notation,
        Notes,
        Position,
        Rules,
        Setup,
        Steps,
        Tensors,
        Views,
    )
    from sevenfold.game.views import Shape, Sight
    from sevenfold.kernel.types import State


@dataclass(frozen=True)
class Game:
    """One game: a package whose modules have the shapes that shape.py declares."""

    id: str
    title: str
    package: str
    place: int = 100  # where it stands when games are listed
    pages: tuple[str, ...] = ()  # addresses of screens that it adds to the web app

    @property
    def folder(self) -> Path:
        """Where its package lies."""
        file = import_module(self.package).__file__
        assert file is not None
        return Path(file).parent

    def module(self, name: str) -> Any:
        """A module of the game's package, imported when somebody asks for it."""
        return import_module(f"{self.package}.{name}")

    def has(self, name: str) -> bool:
        """Whether its package has such a module."""
        return find_spec(f"{self.package}.{name}") is not None

    def completed(self, name: str, offered: type, usual: Callable[[Game], Mapping[str, Any]]) -> Any:
        """A module of the game's package that offers what a protocol says; what it lacks, or all of it where there is
        no such module, is as usual."""
        own = self.module(name) if self.has(name) else SimpleNamespace()
        if members(offered) <= vars(own).keys():
            return own
        return SimpleNamespace(**{**usual(self), **vars(own)})

    def part(self, name: str) -> Any:
        """Likewise for what usual.py knows of."""
        from sevenfold.game.usual import USUAL

        return self.completed(name, *USUAL[name])

    @property
    def options(self) -> Options:
        found: Options = self.module("options").OPTIONS
        return found

    @cached_property
    def setup(self) -> Setup:
        return self.part("options")

    @cached_property
    def layout(self) -> Layout:
        return self.module("state")

    @cached_property
    def rules(self) -> Rules:
        return self.module("rules")

    @cached_property
    def knowledge(self) -> Knowledge:
        return self.part("knowledge")

    @cached_property
    def views(self) -> Views:
        return self.module("view")

    @cached_property
    def moves(self) -> Kinds:
        found: Kinds = self.module("moves").MOVES
        return found

    @cached_property
    def notes(self) -> Kinds:
        return self.noting.NOTES

    @cached_property
    def noting(self) -> Notes:
        return self.part("notes")

    @cached_property
    def notation(self) -> Notation:
        return self.part("notation")

    @cached_property
    def position(self) -> Position:
        return self.module("position")

    @cached_property
    def steps(self) -> Steps:
        return self.part("steps")

    @cached_property
    def tensors(self) -> Tensors:
        return self.part("tensors")

    @cached_property
    def endings(self) -> Endings | None:
        """Small games out of its end, where there are some."""
        return self.module("endings") if self.has("endings") else None

    @cached_property
    def join(self) -> Callable[[State], int] | None:
        """Seats a newcomer in mid-game, where the rules know of such a thing."""
        return getattr(self.rules, "join", None)

    @cached_property
    def view(self) -> Shape:
        """The JSON of views and positions."""
        from sevenfold.game.views import Shape

        return Shape(self.views.View, self.views.VIEW)

    @cached_property
    def insight(self) -> Shape:
        """The JSON of what the rules make of a view."""
        from sevenfold.game.views import Shape

        return Shape(self.views.Insight, self.views.VIEW)

    @cached_property
    def sight(self) -> Sight:
        """Both, and the choices of the seat on turn, for several seats at once."""
        from sevenfold.game.views import Sight

        return Sight(self.views.VIEW, self.moves, self.layout.MAX_MOVES, self.views.View, self.views.Insight)

    def by_seat(self) -> list[str]:
        """The entries of views, and of what the rules make of them, that are lists with a value for each seat."""
        from sevenfold.game.views import Each, readers

        entries = {**readers(self.views.View), **readers(self.views.Insight)}
        return [name for name, reader in entries.items() if isinstance(reader, Each) and reader.count == "players"]

    def declaration(self) -> dict[str, Any]:
        """What programs elsewhere, such as the page, need to know of moves, notes and views."""
        words = getattr(self.module("moves"), "VOCABULARY", {})
        return {
            "game": self.id,
            "place": self.place,
            "moves": self.moves.declaration(),
            "notes": self.notes.declaration(),
            "seats": self.by_seat(),
            "offered": self.options.offered(),
            "vocabulary": words,
        }

    def move_seen(self, move: int, mover: int, reader: int | None, over: bool) -> int:
        """A move as somebody may read it: whole for who made it and, once the game is over, for everybody."""
        return move if over or reader == mover else self.knowledge.shown(move)


def members(protocol: type) -> set[str]:
    """The names that a protocol declares."""
    own = {name for name in vars(protocol) if not name.startswith("_")}
    return own | set(protocol.__annotations__)
