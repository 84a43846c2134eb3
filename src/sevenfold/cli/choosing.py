"""Choosing a move: by its notation, from a list of steps, or by words that narrow the list."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.text import Text

from sevenfold.cli import boards
from sevenfold.cli.screen import Screen
from sevenfold.errors import IllegalMove, InvalidMove
from sevenfold.table import Table

BACK = ".."
FEW = 12  # moves that are listed at once instead of step by step
MOST = 60  # lines of a list


@dataclass(frozen=True)
class Choice:
    """A legal move, the steps that lead to it, and the place that it concerns."""

    notation: str
    path: tuple[str, ...]
    place: Any

    def matches(self, words: Sequence[str]) -> bool:
        text = f"{self.notation} {' '.join(self.path)}".casefold()
        return all(word in text for word in words)


def choices(table: Table, screen: Screen) -> list[Choice]:
    """All legal moves, ready to be listed."""
    board = boards.find(table.game)
    moves = table.legal_moves
    return [
        Choice(str(move), board.path(parts, screen.texts), board.place(parts))
        for move, parts in zip(moves, moves.parts(), strict=True)
    ]


class Chooser:
    """One decision of one person. `redraw` shows the board with numbered places."""

    def __init__(self, table: Table, screen: Screen, redraw: Callable[[dict[Any, int]], None]) -> None:
        self.table = table
        self.screen = screen
        self.redraw = redraw
        self.all = choices(table, screen)
        self.open = self.all
        self.depth = 0
        self.options: list[tuple[str, list[Choice]]] = []

    def list_options(self) -> None:
        """Shows what can be chosen next: single moves if they are few, otherwise the next step."""
        while (
            self.depth < max(len(c.path) for c in self.open) and len({c.path[: self.depth + 1] for c in self.open}) == 1
        ):
            self.depth += 1
        if len(self.open) <= FEW:
            self.options = [(choice.notation, [choice]) for choice in self.open]
        else:
            steps: dict[str, list[Choice]] = {}
            for choice in self.open:
                steps.setdefault(" ".join(choice.path[self.depth : self.depth + 1]), []).append(choice)
            self.options = list(steps.items())
        self.redraw(self.marks())
        if self.depth:
            self.screen.show(Text(" › ".join(self.open[0].path[: self.depth]), style="bold"))
        self.screen.show(Columns([self.line(i) for i in range(min(len(self.options), MOST))], padding=(0, 3)))
        if len(self.options) > MOST:
            self.screen.say("cli-more", count=len(self.options) - MOST)

    def marks(self) -> dict[Any, int]:
        """Numbers for the board, if every option is one move at a place of its own."""
        places = [found[0].place for _, found in self.options]
        single = all(len(found) == 1 for _, found in self.options)
        if not single or None in places or len(set(places)) < len(places):
            return {}
        return {place: i + 1 for i, place in enumerate(places)}

    def line(self, i: int) -> Text:
        label, found = self.options[i]
        words = " ".join(found[0].path[self.depth :]) if len(found) == 1 else label
        tail = f"  {found[0].notation}" if len(found) == 1 and found[0].notation != words else ""
        count = f"  ({len(found)})" if len(found) > 1 else ""
        return Text.assemble((f"{i + 1:>3} ", "bold cyan"), words, (tail + count, "dim"))

    def answer(self, text: str) -> str | None:
        """Takes what was typed: a move to play, or None when the list has changed or something was explained."""
        if text in ("", BACK):
            self.open, self.depth = self.all, 0
        elif text in self.table.legal_moves:
            return text
        elif text.isdecimal() and 1 <= int(text) <= len(self.options):
            found = self.options[int(text) - 1][1]
            if len(found) == 1:
                return found[0].notation
            self.open, self.depth = found, self.depth + 1
        elif not self.explain(text):
            return None
        self.list_options()
        return None

    def explain(self, text: str) -> bool:
        """Says why a move is not legal; text that is no move narrows the list. True if the list has changed."""
        try:
            self.table.copy().play(text)
        except IllegalMove as refused:
            reason = self.screen.texts(f"refusal-{refused.reason}")
            self.screen.say("cli-illegal", "red", move=text, reason=reason, clause=refused.clause)
            return False
        except InvalidMove:
            found = [choice for choice in self.all if choice.matches(text.casefold().split())]
            if not found:
                self.screen.say("cli-nothing-found", "red", text=text)
                return False
            self.open, self.depth = found, 0
        return True
