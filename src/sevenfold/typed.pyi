# Made from the games' declarations by `python -m sevenfold.python_types`; do not edit.

from collections.abc import Sequence
from typing import Any, Literal, overload

from sevenfold.game.double_seven import view as double_seven_view
from sevenfold.game.dragon import view as dragon_view
from sevenfold.game.seven_dragons import view as seven_dragons_view
from sevenfold.table import Table

class SevenDragonsTable(Table):
    def view(self, seat: int | None) -> seven_dragons_view.View: ...  # type: ignore[override]
    def insight(self, seat: int | None) -> seven_dragons_view.Insight: ...  # type: ignore[override]
    def redeal(self, seat: int, seed: int | None = None) -> SevenDragonsTable: ...

class DoubleSevenTable(Table):
    def view(self, seat: int | None) -> double_seven_view.View: ...  # type: ignore[override]
    def insight(self, seat: int | None) -> double_seven_view.Insight: ...  # type: ignore[override]
    def redeal(self, seat: int, seed: int | None = None) -> DoubleSevenTable: ...

class DragonTable(Table):
    def view(self, seat: int | None) -> dragon_view.View: ...  # type: ignore[override]
    def insight(self, seat: int | None) -> dragon_view.Insight: ...  # type: ignore[override]
    def redeal(self, seat: int, seed: int | None = None) -> DragonTable: ...

@overload
def new(
    game: Literal["seven-dragons"],
    *,
    players: int,
    first: int = ...,
    variant: Literal["full", "single-action", "basic", "connections"] = ...,
    edition: Literal["en", "fr", "nl", "ru"] = ...,
    actions: Sequence[Literal["trade-hands", "rotate-goals", "trade-goals", "move-card", "zap-card"]] = ...,
    silver: bool = ...,
    rainbow: bool = ...,
    ages: Sequence[int | None] | None = ...,
    seed: int | None = None,
) -> SevenDragonsTable: ...
@overload
def new(
    game: Literal["double-seven"],
    *,
    players: int,
    first: int = ...,
    seed: int | None = None,
) -> DoubleSevenTable: ...
@overload
def new(
    game: Literal["dragon"],
    *,
    players: int,
    first: int = ...,
    multi: bool = ...,
    seed: int | None = None,
) -> DragonTable: ...
@overload
def new(game: str, *, seed: int | None = None, **options: Any) -> Table: ...
