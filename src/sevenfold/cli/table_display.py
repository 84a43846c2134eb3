"""A table on the screen: the board, everybody's things, the story, and the end."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from sevenfold.cli.game_log import Entry
from sevenfold.cli.screen import Screen
from sevenfold.terminal.board import board
from sevenfold.terminal.look import Look
from sevenfold.values import Outcome

JSON = dict[str, Any]
WIDTH = 90  # of texts to read
BESIDE = 38  # columns that players need beside a board
NOTHING = Text("")


class TableDisplay:
    """Draws views; knows no rules and keeps no secrets."""

    def __init__(self, game: str, screen: Screen, look: Look) -> None:
        self.game = game
        self.screen = screen
        self.look = look
        self.board = board(game)

    def show(
        self,
        view: JSON,
        insight: JSON,
        seat: int | None,
        marks: dict[Any, str],
        told: Sequence[Entry] = (),
        below: RenderableType = NOTHING,
    ) -> None:
        """The whole table as a seat may see it, the reader last; of the story, as much as the screen has room for."""
        console, board = self.screen.console, self.board
        panel = Panel(board.draw(view, insight, marks, self.look), title=self.title(view), expand=False)
        facts = board.facts(view, insight, self.look)
        players = self.players(view, insight, seat)
        story = [line for entry in told for line in self.lines(entry, seat)]
        above = Group(panel, *facts, players)
        if board.BESIDE:
            narrow = console.options.update(max_width=max(console.width - BESIDE, console.width // 2))
            width = Measurement.get(console, narrow, panel).maximum
            rest = console.width - width - 2
            latest = self.latest(story, Group(*facts, NOTHING, players, NOTHING), below, rest)
            grid = Grid.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=width)
            grid.add_column()
            grid.add_row(panel, Group(*facts, NOTHING, players, *([NOTHING, *latest] if latest else [])))
            above = Group(grid)
        else:
            above = Group(above, *self.latest(story, above, below, console.width))
        self.screen.clear()
        self.screen.show(above)
        if below is not NOTHING:
            self.screen.show(below)

    def title(self, view: JSON) -> str:
        extra = self.board.heading(view, self.look)
        return self.look(f"title-{self.game}") + (f" · {extra}" if extra else "")

    def players(self, view: JSON, insight: JSON, seat: int | None) -> RenderableType:
        """Everybody's things; what takes several lines stands under the name."""
        rows = sorted(self.board.draw_players(view, insight, self.look), key=lambda row: row[0] == seat)
        labels = {other: self.label(other, view["turn"], seat) for other, _, _ in rows}
        beside = self.board.BESIDE  # where every column counts
        width = 0 if beside else max(label.cell_len for label in labels.values())
        lines: list[RenderableType] = []
        for other, summary, more in rows:
            lines.append(Text.assemble(labels[other], " " * max(1, width - labels[other].cell_len + 2), summary))
            lines += [Padding(more, (0, 0, 0, 2 if beside else 4))] if more else []
        return Group(*lines)

    def label(self, seat: int, turn: int | None, reader: int | None) -> Text:
        name = self.look.who(seat)
        shown = self.look("cli-you", player=name) if seat == reader else name
        return Text(("▶ " if seat == turn else "  ") + shown, style="bold" if seat == reader else "")

    def height(self, part: RenderableType, width: int | None = None) -> int:
        """Lines that a part takes on the screen."""
        console = self.screen.console
        return len(console.render_lines(part, console.options.update(max_width=width or console.width, height=None)))

    def latest(self, lines: list[Text], above: RenderableType, below: RenderableType, width: int) -> list[Text]:
        """The last lines that there is room for between two parts and a prompt; without a screen, all."""
        if not self.screen.can_clear:
            return lines
        room = self.screen.console.height - self.height(above, width) - self.height(below) - 1
        kept: list[Text] = []
        for line in reversed(lines):
            room -= self.height(line, width)
            if room < 0:
                break
            kept.insert(0, line)
        return kept

    def lines(self, entry: Entry, reader: int | None) -> list[Text]:
        painted = [self.board.paint(line) for line in entry.lines(reader, self.look)]
        for line in painted:
            line.stylize_before("dim")
        return painted

    def tell(self, entries: Sequence[Entry], reader: int | None) -> None:
        """What has happened, as the reader saw it."""
        self.screen.page(Group(*(line for entry in entries for line in self.lines(entry, reader))))

    def new_cards(self, view: JSON, seat: int, before: Counter[str]) -> Text | None:
        """Names the cards that have come to the reader's hand."""
        new = Counter(self.board.hand(view, seat)) - before
        if not new:
            return None
        names = ", ".join(self.board.card_name(name, self.look) for name in new.elements())
        told = self.board.paint(self.look("cli-new-cards", cards=names))
        told.stylize_before("green")
        return told

    def show_end(self, view: JSON, insight: JSON, outcome: Outcome, seats: Sequence[int]) -> None:
        """The result, with everything open."""
        self.show(view, insight, None, {})
        self.screen.show("")
        self.screen.say(f"reason-{self.game}-{outcome.reason}", "bold")
        for seat in seats:
            won = "★ " if seat in outcome.winners else "  "
            style = "bold yellow" if won.strip() else ""
            score = self.board.score(outcome, seat, view, self.look)
            id = "cli-score" if score else "cli-score-none"
            self.screen.say(id, style, won=won, player=self.look.who(seat), **({"score": score} if score else {}))
        if not outcome.winners:
            self.screen.say("cli-nobody-won")

    def explain_rules(self) -> None:
        self.screen.page(self.sheet(f"rules-{self.game}", f"title-{self.game}"))

    def help(self) -> None:
        self.screen.page(self.sheet("cli-help", "cli-help-title"))

    def sheet(self, text: str, title: str) -> Panel:
        width = min(WIDTH, self.screen.console.width)
        return Panel(self.look(text), title=self.look(title), width=width)

    def show_discard(self, view: JSON) -> None:
        """SD-DISCARD: anybody may look through the pile."""
        pile = view.get("discard") or []
        names = ", ".join(self.board.card_name(name, self.look) for name in pile)
        self.screen.say("cli-discard", cards=names or "–")
