"""Choosing a move: by its notation, from a list of steps, or by words that narrow the list."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from sevenfold.cli.screen import Screen
from sevenfold.errors import IllegalMove, InvalidMove
from sevenfold.game import find
from sevenfold.terminal.board import Board, board
from sevenfold.terminal.look import Look
from sevenfold.terminal.words import path

BACK = ".."
FEW, LINES = 12, 6  # moves, and lines of them, that are listed at once instead of step by step
MARGIN = 8  # letters around an option: its mark and a gap
MOST = 60  # lines of a list
LONG = 36  # letters of an option, beyond which its notation is left out
LONGEST = 60  # letters of an answer that are worth repeating


@dataclass(frozen=True)
class Choice:
    """A legal move, the steps that lead to it, and the place that it concerns."""

    notation: str
    path: tuple[str, ...]
    place: Any
    about: str = ""  # what the first step means

    def matches(self, words: Sequence[str]) -> bool:
        text = f"{self.notation} {' '.join(self.path)}".casefold()
        return all(word in text for word in words)


def choices(game: str, moves: Iterable[dict[str, Any]], view: dict[str, Any], look: Look) -> list[Choice]:
    """Legal moves as data, ready to be listed."""
    found, drawn = find(game), board(game)
    return [
        Choice(
            found.notation.write(found.moves.code(move)),
            path(found, move, drawn, look, view),
            drawn.place(move),
            look(f"about-{move['kind']}") if look.has(f"about-{move['kind']}") else "",
        )
        for move in moves
    ]


class Chooser:
    """One decision of one person.

    `redraw` shows the board with marked places and a list below it; `judge` raises if a text is no legal move.
    """

    def __init__(
        self,
        found: list[Choice],
        screen: Screen,
        board: Board,
        redraw: Callable[[dict[Any, str], RenderableType], None],
        judge: Callable[[str], Any],
    ) -> None:
        self.all = found
        self.screen = screen
        self.board = board
        self.redraw = redraw
        self.judge = judge
        self.steps: list[list[Choice]] = [found]  # the list as it was narrowed, step by step
        self.options: list[tuple[str, list[Choice]]] = []
        self.depth = 0

    def list_options(self) -> None:
        """Shows what can be chosen next: single moves if they are few, otherwise the next step."""
        found = self.steps[-1]
        self.depth = common_depth(found)
        if self.is_short(found):
            self.options = [(choice.notation, [choice]) for choice in found]
        else:
            steps: dict[str, list[Choice]] = {}
            for choice in found:
                steps.setdefault(" ".join(choice.path[self.depth : self.depth + 1]), []).append(choice)
            self.options = list(steps.items())
        if len(self.options) == 1:
            self.options = [(choice.notation, [choice]) for choice in found]
        self.redraw(self.marks(), Group(*self.listed()))

    def is_short(self, found: list[Choice]) -> bool:
        """Whether single moves can be listed in a few lines."""
        widest = max(len(" ".join(choice.path[self.depth :])) for choice in found) + MARGIN
        lines = -(-len(found) // max(1, self.screen.console.width // widest))
        return len(found) <= FEW and lines <= LINES

    def listed(self) -> Iterator[RenderableType]:
        """The options, and the steps that led to them."""
        found = self.steps[-1]
        if self.depth:
            about = found[0].about if self.depth == 1 else ""
            steps: Text = self.board.paint(" › ".join(found[0].path[: self.depth]))
            steps.stylize("bold")
            yield Text.assemble(steps, (f"  {about}" if about else "", "dim"))
        yield Columns([self.line(i) for i in range(min(len(self.options), MOST))], padding=(0, 3))
        if len(self.options) > MOST:
            yield Text(self.screen.texts("cli-more", count=len(self.options) - MOST))

    def mark(self, i: int) -> str:
        """What an option is called."""
        if not self.board.LETTERS:
            return str(i + 1)
        return chr(97 + i) if i < 26 else chr(96 + i // 26) + chr(97 + i % 26)

    def marks(self) -> dict[Any, str]:
        """Names for the places on the board, if every option has one place; where options share it, the first one's."""
        places: dict[Any, str] = {}
        for i, (_, found) in enumerate(self.options):
            if found[0].place is None or any(choice.place != found[0].place for choice in found):
                return {}
            places[found[0].place] = self.mark(i) if found[0].place not in places else places[found[0].place] + "+"
        return {
            place: mark[0] + "+" if mark.endswith("+") and len(mark) > 3 else mark for place, mark in places.items()
        }

    def line(self, i: int) -> Text:
        label, found = self.options[i]
        words = " ".join(found[0].path[self.depth :]) if len(found) == 1 else label
        tail = f"  {found[0].notation}" if len(found) == 1 and found[0].notation != words else ""
        if len(words + tail) > LONG:
            tail = ""
        count = f" ({len(found)})" if len(found) > 1 else ""
        return Text.assemble(
            (f"{self.mark(i):>3} ", "bold cyan"),
            self.board.paint(words.rstrip(":") if count else words),
            (tail + count, "dim"),
        )

    def answer(self, text: str) -> str | None:
        """Takes what was typed: a move to play, or None when the list has changed or something was explained."""
        index = {self.mark(i): i for i in range(len(self.options))}
        if text == BACK or (text == "" and len(self.all) > 1):
            self.steps = self.steps[:-1] or [self.all]
        elif text == "":
            return self.all[0].notation
        elif any(choice.notation == text for choice in self.all):
            return text
        elif text.lower() in index:
            found = self.options[index[text.lower()]][1]
            if len(found) == 1:
                return found[0].notation
            self.steps.append(found)
        elif not self.narrow(text):
            return None
        self.list_options()
        return None

    def narrow(self, text: str) -> bool:
        """Lists the moves that begin with or contain what was typed; or says why it is not possible."""
        begin = [choice for choice in self.all if choice.notation.startswith(text + " ")]
        words = text.casefold().split()
        inside = [choice for choice in self.steps[-1] if choice.matches(words)]
        step = [choice for choice in inside if choice.path[0].casefold() == text.casefold()]
        found = begin or step or inside or [choice for choice in self.all if choice.matches(words)]
        try:
            self.judge(text)
        except IllegalMove as refused:
            if not begin:
                reason = self.screen.texts(f"refusal-{refused.reason}")
                self.screen.say("cli-illegal", "red", move=text[:LONGEST], reason=reason, clause=refused.clause)
                return False
        except InvalidMove:
            if not found:
                self.screen.say("cli-nothing-found", "red", text=text[:LONGEST])
                return False
        self.steps.append(found)
        return True


def common_depth(found: list[Choice]) -> int:
    """How many first steps all these moves share; one step is always left to choose."""
    depth = 0
    while all(len(choice.path) > depth + 1 for choice in found) and len({c.path[: depth + 1] for c in found}) == 1:
        depth += 1
    return depth
