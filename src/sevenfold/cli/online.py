"""`sevenfold play --server`: a seat at a server's table, or a place to watch from, in the terminal."""

import argparse
import getpass
from collections import Counter
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from sevenfold import archive
from sevenfold.cli import game_log, names
from sevenfold.cli.errors import with_detail
from sevenfold.cli.move_prompt import Chooser, choices
from sevenfold.cli.screen import Closed, Screen
from sevenfold.cli.table_display import TableDisplay
from sevenfold.game import find
from sevenfold.online import Server, TableClient
from sevenfold.online.client import Disconnected, Reconnected
from sevenfold.online.server import table_id
from sevenfold.protocol import messages
from sevenfold.terminal.look import Look
from sevenfold.values import Outcome

LEAVE = ("quit", "q", "exit")


def run(options: argparse.Namespace, wish: dict[str, Any] | None, screen: Screen) -> None:
    """At the table that is named, or at a new one."""
    server, table = Server(options.server), table_id(options.table) if wish is None else ""
    server.enter((options.names or [user_name()])[0][:24], screen.texts.language)
    table = table or str(server.ask("POST", "/api/tables", wish)["id"])
    seat = server.take_seat(table)
    if seat is None:
        screen.say("cli-online-watch", table=table)
    else:
        screen.say("cli-online-seat", table=table, seat=seat + 1)
    OnlineSession(TableClient(server, table, seat), screen).run()


def user_name() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return "?"


class OnlineSession:
    """Shows what the server tells, and sends the moves that a person chooses."""

    def __init__(self, following: TableClient, screen: Screen) -> None:
        self.following = following
        self.screen = screen
        self.look = Look(screen.texts, self.name)
        self.display: TableDisplay | None = None
        self.seen: messages.TableState | None = None
        self.entries: list[game_log.Entry] = []  # since our last turn
        self.held: Counter[str] = Counter()
        self.is_host = False

    @property
    def seat(self) -> int | None:
        return self.following.seat

    def name(self, seat: int) -> str:
        """What a seat is called."""
        seats = {there.seat: there for there in self.seen.seats} if self.seen else {}
        if seat not in seats:
            return names.nobody(seat, self.screen.texts)
        there = seats[seat]
        if there.bot and not there.name:
            return names.bot(seat, there.bot, self.screen.texts)
        named = {place: there.name for place, there in seats.items() if there.name}
        return names.person(seat, named, self.screen.texts)

    def run(self) -> None:
        """Until the game is over, or we leave; the seat stays ours."""
        self.screen.enter()
        try:
            for told in self.following:
                if not self.take_in(told):
                    break
        except (Closed, KeyboardInterrupt):
            pass
        finally:
            self.screen.leave()
            self.following.close()
        if self.seen is not None and self.seen.outcome is not None:
            self.show_end(self.seen)

    def take_in(self, told: Any) -> bool:
        """Something was told; False to stop."""
        match told:
            case Disconnected():
                self.screen.say("cli-online-lost", "yellow")
            case Reconnected():
                self.screen.say("cli-online-back", "green")
            case messages.RefusedMessage(reason=reason, detail=detail):
                self.screen.say("cli-refused", "red", reason=with_detail(self.look(f"server-{reason}"), detail))
                return self.seen is None or self.go_on(self.seen)
            case messages.SnapshotMessage(host=host) | messages.Mine(host=host):
                self.is_host = host
        if isinstance(told, messages.SnapshotMessage | messages.EventMessage):
            self.seen = told.state
            if isinstance(told, messages.EventMessage):
                self.remember(told.event, told.state)
            return self.go_on(told.state)
        return True

    def remember(self, event: messages.Happening, after: messages.TableState) -> None:
        if event.kind == "taken-back":
            self.entries = []  # what came after the last turn has not happened
        if event.move is None or event.seat is None:
            return
        self.entries.append(
            game_log.entry(after.game, event.seat, event.move, event.move, event.notes or [], self.look)
        )

    def go_on(self, state: messages.TableState) -> bool:
        """Shows how things stand, and asks if it is for us to do something."""
        if state.phase == "over":
            return False
        if state.phase == "open":
            return self.wait_for_players(state)
        if self.following.pending is None and state.choices is not None:
            return self.choose(state)
        waiting = Text("")
        if state.turn is not None and state.turn != self.seat:
            waiting = Text(self.look("cli-online-waiting", player=self.name(state.turn)), "dim")
        self.show(state, {}, waiting)
        return True

    def wait_for_players(self, state: messages.TableState) -> bool:
        self.screen.clear()
        self.screen.say("cli-online-open", link=f"{self.following.server.url}/t/{self.following.table}")
        for there in state.seats:
            self.screen.show(f"  {self.name(there.seat)}" + (" …" if there.kind == "open" else ""))
        if self.is_host and not any(there.kind == "open" for there in state.seats):
            if self.screen.ask(self.look("cli-online-start")).lower() in LEAVE:
                return False
            self.following.server.ask("POST", f"/api/tables/{self.following.table}/start")
        return True

    def choose(self, state: messages.TableState) -> bool:
        """One decision of ours; False to leave."""
        assert state.view is not None
        assert self.seat is not None
        view, moves = state.view, find(state.game).moves.expand(state.choices or {})
        display = self.display_for(state)
        imagined = archive.guess(view, self.seat)  # what is legal follows from the view
        chooser = Chooser(
            choices(state.game, moves, view, self.look),
            self.screen,
            display.board,
            lambda marks, listed: self.show(state, marks, listed),
            imagined.check,
        )
        chooser.list_options()
        while True:
            text = self.screen.ask(self.look("cli-prompt", player=self.name(self.seat)))
            if text.lower() in LEAVE:
                return False
            if self.is_command(display, text):
                continue
            if move := chooser.answer(text):
                self.entries = []
                self.held = Counter(display.board.hand(view, self.seat))
                self.following.move(imagined.fields(move))
                return True

    def is_command(self, display: TableDisplay, text: str) -> bool:
        match text.lower():
            case "help" | "?":
                display.help()
            case "rules":
                display.explain_rules()
            case "log":
                display.tell(self.entries, self.seat)
            case _:
                return False
        return True

    def display_for(self, state: messages.TableState) -> TableDisplay:
        self.display = self.display or TableDisplay(state.game, self.screen, self.look)
        return self.display

    def show(self, state: messages.TableState, marks: dict[Any, str], below: RenderableType) -> None:
        assert state.view is not None
        display, seat = self.display_for(state), self.seat
        new = display.new_cards(state.view, seat, self.held) if seat is not None and self.held else None
        display.show(state.view, state.insight or {}, seat, marks, self.entries, Group(new, below) if new else below)

    def show_end(self, state: messages.TableState) -> None:
        assert state.view is not None
        assert state.outcome is not None
        outcome = Outcome(tuple(state.outcome.winners), state.outcome.reason, tuple(state.outcome.scores))
        seats = [there.seat for there in state.seats]
        display = self.display_for(state)
        display.show_end(state.view, state.insight or {}, outcome, seats)
        self.screen.show("")
        display.tell(self.entries, self.seat)
