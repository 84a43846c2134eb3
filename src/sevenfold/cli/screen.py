"""The terminal: showing, asking, and the curtain between players."""

from rich.console import Console, RenderableType

from sevenfold.texts import Texts


class Closed(Exception):
    """Nobody is there to answer any more."""


class Screen:
    """What the commands print to and ask from. Works on a pipe, too, then without clearing or colour."""

    def __init__(self, texts: Texts, console: Console | None = None) -> None:
        self.texts = texts
        self.console = console or Console(highlight=False)

    def show(self, *parts: RenderableType, end: str = "\n") -> None:
        self.console.print(*parts, markup=False, end=end)

    def say(self, id: str, style: str = "", **arguments: object) -> None:
        """Prints a text of the catalogue."""
        self.console.print(self.texts(id, **arguments), style=style, markup=False)

    def ask(self, prompt: str) -> str:
        """One line from the person, without the white space around it."""
        self.console.print(prompt, end=" ", style="bold", markup=False)
        try:
            return input().strip()
        except EOFError:
            self.console.print()
            raise Closed from None

    def clear(self) -> None:
        """An empty screen, nothing above it to scroll back to."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()

    def curtain(self, player: str) -> None:
        """Hides everything until the next player sits at the screen."""
        self.clear()
        self.show("\n")
        self.say("cli-curtain", "bold", player=player)
        self.ask(self.texts("cli-curtain-ready", player=player))
        self.clear()
