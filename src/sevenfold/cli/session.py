"""A game at the terminal: people at one screen, bots at the other seats."""

from pathlib import Path
from typing import Any

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from sevenfold import bots
from sevenfold.bots import program
from sevenfold.cli import boards, saving
from sevenfold.cli.choosing import Chooser
from sevenfold.cli.screen import Closed, Screen
from sevenfold.errors import IllegalMove
from sevenfold.table import JOIN, Table
from sevenfold.texts import Texts

SECRET = {"under ?": {"kind": "under", "card": "?"}}  # moves as others see them (DR-STUCK)


def in_words(table: Table, move: str, texts: Texts) -> str:
    """A move for people to read."""
    if move == JOIN:
        return texts("move-join")
    return str(boards.find(table.game).words(SECRET.get(move) or table.parts(move), texts))


class Session:
    """Plays a table to its end, or until somebody leaves."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        seated: dict[int, str],
        names: dict[int, str],
        file: Path,
        hints: bool | None = None,
    ) -> None:
        self.table = table
        self.screen = screen
        self.texts = screen.texts
        self.board = boards.find(table.game)
        self.seated = seated
        self.bots = {seat: program.seat(name) for seat, name in seated.items()}
        self.names = names
        self.file = file
        self.hints = len(self.people) < 2 if hints is None else hints  # against people only if they agreed at the start
        self.at_screen: int | None = None  # the person who looks at the screen now
        self.told = dict.fromkeys(table.seats, len(table.moves))  # by seat: how many moves it has been shown

    @property
    def people(self) -> list[int]:
        return [seat for seat in self.table.seats if seat not in self.bots]

    def name(self, seat: int) -> str:
        """What a seat is called: a name, or what it is, always with its number."""
        if seat in self.names:
            return f"{self.names[seat]} ({seat})"
        kind = "cli-name-bot" if seat in self.bots else "cli-name-player"
        return self.texts(kind, seat=seat, bot=self.bot_name(self.seated.get(seat, "")))

    def bot_name(self, spec: str) -> str:
        """A bot's name in the reader's language; a program is called by its file."""
        return self.texts(f"bot-{spec}") if spec in bots.NAMES else Path(spec).name

    def run(self) -> None:
        """Until the game is over, or nobody answers any more."""
        try:
            while self.table.turn is not None:
                if self.table.turn in self.bots:
                    self.let_bot_play(self.table.turn)
                elif not self.let_person_play(self.table.turn):
                    self.save(self.file)
                    return
        except (Closed, KeyboardInterrupt):
            self.save(self.file)
            return
        self.show_end()

    def let_bot_play(self, seat: int) -> None:
        legal_moves = self.table.legal_moves
        move = self.bots[seat].choose(self.table.view(seat), legal_moves)
        self.table.play(move)
        if not self.people:
            self.show_table(None, {})

    def let_person_play(self, seat: int) -> bool:
        """One move of a person; False if the person leaves."""
        if len(self.people) > 1 and self.at_screen != seat:
            self.screen.curtain(self.name(seat))
        self.at_screen = seat
        chooser = Chooser(self.table, self.screen, lambda marks: self.show_table(seat, marks))
        chooser.list_options()
        while True:
            text = self.screen.ask(self.texts("cli-prompt", player=self.name(seat)))
            match self.command(text):
                case "quit":
                    return False
                case "joined":
                    chooser = Chooser(self.table, self.screen, lambda marks: self.show_table(seat, marks))
                    chooser.list_options()
                case "":
                    if move := chooser.answer(text):
                        self.told[seat] = len(self.table.moves)
                        self.table.play(move)
                        return True

    def command(self, text: str) -> str:
        """Carries out a word that is no move: 'quit', 'joined', 'done', or '' if it is not for us."""
        word, _, rest = text.partition(" ")
        if word in ("quit", "q"):
            return "quit"
        if word == "save":
            self.save(Path(rest).expanduser() if rest else self.file)
        elif word in ("help", "?") and not rest:
            self.screen.show(Panel(self.texts("cli-help"), title=self.texts("cli-help-title"), width=90))
        elif word == "rules":
            self.screen.show(
                Panel(self.texts(f"rules-{self.table.game}"), title=self.texts(f"title-{self.table.game}"), width=90)
            )
        elif word == "hint" and not rest:
            self.show_hint()
        elif word == "log":
            self.show_moves(self.at_screen, 0)
        elif word == JOIN and not rest:
            return self.join()
        else:
            return ""
        return "done"

    def join(self) -> str:
        """SD-JOIN: another person sits down."""
        try:
            seat = self.table.join()
        except IllegalMove as refused:
            self.screen.say(f"refusal-{refused.reason}", "red")
            return "done"
        self.told[seat] = len(self.table.moves)
        self.screen.say("cli-joined", "bold green", player=self.name(seat))
        return "joined"

    def save(self, path: Path) -> None:
        try:
            saving.write(path, self.table, self.seated, self.names)
        except OSError as error:
            self.screen.say("cli-not-saved", "red", file=str(path), reason=error.strerror or str(error))
        else:
            self.screen.say("cli-saved", "green", file=str(path))

    # Showing

    def show_table(self, seat: int | None, marks: dict[Any, int]) -> None:
        """The whole table as a seat may see it."""
        view, insight = self.table.view(seat), self.table.insight(seat)
        self.screen.clear()
        extra = self.board.heading(view, self.texts)
        title = self.texts(f"title-{self.table.game}") + (f" · {extra}" if extra else "")
        self.screen.show(Panel(self.board.draw(view, insight, marks, self.texts), title=title, expand=False))
        players = Grid.grid(padding=(0, 2, 0, 0))
        for other in sorted(self.table.seats, key=lambda other: other == seat):
            on_turn = "▶ " if other == view["turn"] else "  "
            label = self.texts("cli-you", player=self.name(other)) if other == seat else self.name(other)
            drawn = self.board.draw_player(view, insight, other, self.texts)
            players.add_row(Text(on_turn + label, style="bold" if other == seat else ""), drawn)
        self.screen.show(players)
        if seat is not None:
            self.show_moves(seat, self.told[seat])

    def show_hint(self) -> None:
        """What the strongest bot would think in this seat."""
        if not self.hints or self.at_screen is None:
            self.screen.say("cli-no-hints", "red")
            return
        for advice in bots.advise(self.table.view(self.at_screen), self.table.legal_moves):
            words = in_words(self.table, advice.move, self.texts)
            win, low, high = (round(100 * value) for value in (advice.win, advice.low, advice.high))
            self.screen.say("cli-hint", "green", words=words, move=advice.move, win=win, low=low, high=high)

    def show_moves(self, seat: int | None, since: int) -> None:
        """What has happened, as this seat saw it."""
        moves = self.table.moves_seen(seat)
        for number in range(since, len(moves)):
            player = self.name(self.table.movers[number])
            words = in_words(self.table, moves[number], self.texts)
            self.screen.say("cli-played", "dim", player=player, words=words, move=moves[number])

    def show_end(self) -> None:
        """The result, with everything open."""
        self.at_screen = None
        self.show_table(None, {})
        outcome = self.table.outcome
        assert outcome is not None
        self.screen.show("")
        self.screen.say(f"reason-{self.table.game}-{outcome.reason}", "bold")
        for seat in self.table.seats:
            won = "★ " if seat in outcome.winners else "  "
            self.screen.say(
                "cli-score",
                "bold yellow" if won.strip() else "",
                won=won,
                player=self.name(seat),
                score=outcome.scores[seat],
            )
        if not outcome.winners:
            self.screen.say("cli-nobody-won")
