"""The terminal: showing, asking, and the curtain between players."""

import sys
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

from sevenfold.texts import Texts

with suppress(ImportError):  # line editing at prompts, where there is such a thing
    import readline  # noqa: F401

ALTERNATE, NORMAL = "\x1b[?1049h", "\x1b[?1049l"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
BLANK_LINES = 60  # where the screen cannot be cleared


class Closed(Exception):
    """Nobody is there to answer any more."""


class Screen:
    """What the commands print to and ask from. Works on a pipe, too, then without clearing or colour."""

    def __init__(self, texts: Texts, console: Console | None = None) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            with suppress(AttributeError, ValueError):  # odd bytes are shown as such, not fatal
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]
        self.texts = texts
        self.console = console or Console(highlight=False)

    @property
    def can_clear(self) -> bool:
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def show(self, *parts: RenderableType, end: str = "\n") -> None:
        self.console.print(*parts, markup=False, end=end)

    def say(self, id: str, style: str = "", **arguments: object) -> None:
        """Prints a text of the catalogue."""
        self.console.print(self.texts(id, **arguments), style=style, markup=False, soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line from the person, without the white space around it."""
        self.console.print(prompt, end=" ", style="bold", markup=False)
        try:
            return input().strip()
        except EOFError:
            self.console.print()
            raise Closed from None
        except KeyboardInterrupt:
            self.console.print()
            raise

    def page(self, part: RenderableType) -> None:
        """Shows what may be longer than the screen, a screenful at a time."""
        lines = self.console.render_lines(part, self.console.options.update(height=None), pad=False)
        room = self.console.height - 1 if self.can_clear else len(lines)
        for first in range(0, len(lines), max(room, 1)):
            if first:
                self.ask(self.texts("cli-next-page"))
            for line in lines[first : first + room]:
                self.console.print(Text.assemble(*((piece.text, piece.style or "") for piece in line)))

    def write(self, codes: str) -> None:
        if self.can_clear:
            self.console.file.write(codes)
            self.console.file.flush()

    def enter(self) -> None:
        """A screen of its own for the game: what was in the terminal before stays."""
        self.write(ALTERNATE)

    def leave(self) -> None:
        self.write(CLEAR + NORMAL)

    def clear(self) -> None:
        self.write(CLEAR)

    def hide(self) -> None:
        """Nothing of what was shown may stay in sight, nor within reach of scrolling."""
        if self.can_clear:
            self.clear()
        else:
            self.show("\n" * BLANK_LINES)
        drop_typed_ahead()

    def curtain(self, player: str) -> str:
        """Hides everything until the next player sits at the screen; returns what was answered."""
        self.hide()
        self.say("cli-curtain", "bold", player=player)
        answer = self.ask(self.texts("cli-curtain-ready", player=player))
        self.clear()
        return answer


def drop_typed_ahead() -> None:
    """Keys pressed before the question do not answer it."""
    with suppress(ImportError, OSError, ValueError, AttributeError):
        import termios

        termios.tcflush(sys.stdin.fileno(), termios.TCIFLUSH)
