"""A game at one screen: people take turns at it, bots sit at the other seats."""

from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sevenfold import bots
from sevenfold.bots import program
from sevenfold.cli import game_log, names, saved_games
from sevenfold.cli.move_prompt import Chooser, choices
from sevenfold.cli.screen import Closed, Screen
from sevenfold.cli.table_display import TableDisplay
from sevenfold.errors import IllegalMove
from sevenfold.game import find
from sevenfold.table import Table
from sevenfold.terminal.look import Look
from sevenfold.terminal.words import path

LEAVE = ("quit", "q", "exit")


class Stopped(Exception):
    """Somebody wants to stop."""


class Session:
    """Plays a table to its end, or until somebody leaves. Every move is saved."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        seated: dict[int, str],
        named: dict[int, str],
        file: Path,
        hints: bool | None = None,
    ) -> None:
        self.table = table
        self.screen = screen
        self.seated = seated
        self.bots = {seat: program.seat(name) for seat, name in seated.items()}
        self.names = named
        self.file = file
        self.look = Look(screen.texts, self.name)
        self.display = TableDisplay(table.game, screen, self.look)
        self.entries = game_log.retell(table, self.look)
        self.hints = len(self.people) < 2 if hints is None else hints  # against people only if they agreed at the start
        self.at_screen: int | None = None  # the person who looks at the screen now
        round_ago = max(0, len(self.entries) - len(table.seats))
        self.told = dict.fromkeys(table.seats, round_ago)  # by seat: how much of the story it has been shown
        self.held: dict[int, Counter[str]] = {}  # by seat: what it held when its last turn ended

    @property
    def people(self) -> list[int]:
        return [seat for seat in self.table.seats if seat not in self.bots]

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if seat not in self.table.seats:
            return names.nobody(seat, self.screen.texts)
        if seat in self.seated:
            return names.bot(seat, self.seated[seat], self.screen.texts)
        return names.person(seat, self.names, self.screen.texts)

    def run(self) -> None:
        """Until the game is over, or nobody answers any more."""
        self.screen.enter()
        try:
            while self.table.turn is not None:
                if self.table.turn in self.bots:
                    self.let_bot_play(self.table.turn)
                else:
                    self.let_person_play(self.table.turn)
        except (Closed, KeyboardInterrupt, Stopped):
            self.screen.leave()
            self.save(self.file)
            return
        except BaseException:
            self.screen.leave()
            self.save(self.file)
            raise
        self.screen.leave()
        self.show_end()

    def play(self, move: str) -> None:
        """Plays a move, adds it to the story, and saves."""
        self.entries.append(game_log.played(self.table, self.table.play_noted(move), self.look))
        self.save_quietly()

    def let_bot_play(self, seat: int) -> None:
        self.play(self.bots[seat].choose(self.table.view(seat), self.table.legal_moves))
        if not self.people:
            self.display.tell(self.entries[-1:], None)

    def let_person_play(self, seat: int) -> None:
        """One move of a person."""
        if len(self.people) > 1 and self.at_screen != seat:
            self.draw_curtain(seat)
        self.at_screen = seat
        chooser = self.begin_choice(seat)
        while True:
            text = self.screen.ask(self.look("cli-prompt", player=self.name(seat)))
            match self.command(text):
                case "joined":
                    chooser = self.begin_choice(seat)
                case "":
                    if move := chooser.answer(text):
                        break
        before = Counter(self.display.board.hand(self.table.view(seat), seat))
        self.told[seat] = len(self.entries)
        self.play(move)
        if self.table.turn in (seat, None):
            return
        if len(self.people) > 1:
            self.show_table(seat, {}, Text(""))
            self.screen.ask(self.look("cli-hand-over"))
        self.held[seat] = before & Counter(self.display.board.hand(self.table.view(seat), seat))

    def draw_curtain(self, seat: int) -> None:
        while answer := self.screen.curtain(self.name(seat)):
            if answer.lower() in LEAVE:
                raise Stopped

    def begin_choice(self, seat: int) -> Chooser:
        found = choices(self.table.game, self.table.legal_moves.fields(), self.table.view(seat), self.look)
        board = self.display.board
        chooser = Chooser(
            found, self.screen, board, lambda marks, listed: self.show_table(seat, marks, listed), self.table.check
        )
        chooser.list_options()
        return chooser

    def show_table(self, seat: int, marks: dict[Any, str], listed: RenderableType) -> None:
        """The table, what has happened since, what came to the hand, and what can be done."""
        view = self.table.view(seat)
        self.held.setdefault(seat, Counter(self.display.board.hand(view, seat)))
        new = self.display.new_cards(view, seat, self.held[seat])
        below = Group(new, listed) if new else listed
        self.display.show(view, self.table.insight(seat), seat, marks, self.entries[self.told[seat] :], below)

    def command(self, text: str) -> str:
        """Carries out a word that is no move: 'joined', 'done', or '' if it is not for us."""
        word, _, rest = text.partition(" ")
        match word.lower():
            case "quit" | "q" | "exit":
                raise Stopped
            case "save":
                self.save(Path(rest) if rest else self.file)
            case "help" | "?":
                self.display.help()
            case "rules":
                self.display.explain_rules()
            case "hint" if not rest:
                self.show_hint()
            case "log":
                self.display.tell(self.entries, self.at_screen)
            case "discard" if "discard" in self.table.view(None):
                self.display.show_discard(self.table.view(None))
            case "join" if not rest:
                return self.join()
            case _:
                return ""
        return "done"

    def join(self) -> str:
        """SD-JOIN: another person sits down."""
        try:
            seat = self.table.join()
        except IllegalMove as refused:
            self.screen.say(f"refusal-{refused.reason}", "red")
            return "done"
        name = self.screen.ask(self.look("cli-ask-name"))
        if name:
            self.names[seat] = name[:24]
        self.entries.append(game_log.joined(self.table, seat, self.look))
        self.told[seat] = len(self.entries)
        self.save_quietly()
        return "joined"

    def save(self, path: Path) -> None:
        try:
            saved_games.write(path.expanduser(), self.table, self.seated, self.names)
        except (OSError, RuntimeError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.screen.say("cli-not-saved", "red", file=str(path)[:200], reason=reason[:200])
        else:
            language = self.screen.texts.language
            self.screen.say("cli-saved", "green", file=str(path), language=language)

    def save_quietly(self) -> None:
        """After every move; a disk that is full is said when somebody leaves."""
        with suppress(OSError, RuntimeError, ValueError):
            saved_games.write(self.file.expanduser(), self.table, self.seated, self.names)

    def show_hint(self) -> None:
        """What the strongest bot would think in this seat."""
        if not self.hints or self.at_screen is None:
            self.screen.say("cli-no-hints", "red")
            return
        view = self.table.view(self.at_screen)
        for advice in bots.advise(view, self.table.legal_moves):
            steps = path(find(self.table.game), self.table.fields(advice.move), self.display.board, self.look, view)
            words = " ".join(steps)
            win, low, high = (round(100 * value) for value in (advice.win, advice.low, advice.high))
            self.screen.say("cli-hint", "green", words=words, move=advice.move, win=win, low=low, high=high)

    def show_end(self) -> None:
        """The last moves, the result with everything open, and where to see it again."""
        outcome = self.table.outcome
        assert outcome is not None
        winner = outcome.winners[0] if outcome.winners else None
        view, insight = self.table.view(None), self.table.insight(winner)
        since = min((self.told[seat] for seat in self.people), default=len(self.entries) - len(self.table.seats))
        self.display.show_end(view, insight, outcome, list(self.table.seats))
        self.screen.show("")
        self.display.tell(self.entries[max(0, since) :], None)
        self.screen.say("cli-replay-hint", "dim", file=str(self.file))
