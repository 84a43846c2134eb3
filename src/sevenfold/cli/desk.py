"""A table on the screen: the board, everybody's things, the story, and the end."""

from collections import Counter
from typing import Any

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from sevenfold.cli import boards
from sevenfold.cli.look import Look
from sevenfold.cli.screen import Screen
from sevenfold.cli.story import Entry
from sevenfold.values import Outcome

JSON = dict[str, Any]
WIDTH = 90  # of texts to read


class Desk:
    """Draws views; knows no rules and keeps no secrets."""

    def __init__(self, game: str, screen: Screen, look: Look) -> None:
        self.game = game
        self.screen = screen
        self.look = look
        self.board = boards.find(game)

    def show(self, view: JSON, insight: JSON, seat: int | None, marks: dict[Any, str]) -> None:
        """The whole table as a seat may see it, the reader last."""
        extra = self.board.heading(view, self.look)
        title = self.look(f"title-{self.game}") + (f" · {extra}" if extra else "")
        self.screen.clear()
        self.screen.show(Panel(self.board.draw(view, insight, marks, self.look), title=title, expand=False))
        players = Grid.grid(padding=(0, 2, 0, 0))
        players.add_column(no_wrap=True)
        players.add_column()
        for other, drawn in sorted(self.board.draw_players(view, insight, self.look), key=lambda row: row[0] == seat):
            on_turn = "▶ " if other == view["turn"] else "  "
            name = self.look.who(other)
            label = self.look("cli-you", player=name) if other == seat else name
            players.add_row(Text(on_turn + label, style="bold" if other == seat else ""), drawn)
        self.screen.show(players)

    def tell(self, entries: list[Entry], reader: int | None) -> None:
        """What has happened, as the reader saw it."""
        for entry in entries:
            for line in entry.lines(reader, self.look):
                self.screen.show(Text(line, style="dim"))

    def tell_new(self, view: JSON, seat: int, before: Counter[str]) -> None:
        """Names the cards that have come to the reader's hand."""
        if new := Counter(self.board.hand(view, seat)) - before:
            names = ", ".join(self.board.card_name(name, self.look) for name in new.elements())
            self.screen.say("cli-new-cards", "green", cards=names)

    def show_end(self, view: JSON, insight: JSON, outcome: Outcome, seats: list[int]) -> None:
        """The result, with everything open."""
        self.show(view, insight, None, {})
        self.screen.show("")
        self.screen.say(f"reason-{self.game}-{outcome.reason}", "bold")
        for seat in seats:
            won = "★ " if seat in outcome.winners else "  "
            style = "bold yellow" if won.strip() else ""
            self.screen.say("cli-score", style, won=won, player=self.look.who(seat), score=outcome.scores[seat])
        if not outcome.winners:
            self.screen.say("cli-nobody-won")

    def explain_rules(self) -> None:
        title = self.look(f"title-{self.game}")
        self.screen.show(
            Panel(self.look(f"rules-{self.game}"), title=title, width=min(WIDTH, self.screen.console.width))
        )

    def help(self) -> None:
        width = min(WIDTH, self.screen.console.width)
        self.screen.show(Panel(self.look("cli-help"), title=self.look("cli-help-title"), width=width))

    def show_discard(self, view: JSON) -> None:
        """SD-DISCARD: anybody may look through the pile."""
        pile = view.get("discard") or []
        names = ", ".join(self.board.card_name(name, self.look) for name in pile)
        self.screen.say("cli-discard", cards=names or "–")
