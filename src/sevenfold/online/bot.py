"""A program as a player: it gets its view and the legal moves, and answers with a move."""

import time
from collections.abc import Callable
from typing import Any, Protocol

from sevenfold.errors import Refused
from sevenfold.game import find
from sevenfold.online.client import TableClient
from sevenfold.protocol import messages

PAUSE = 1.0  # seconds after which a seat that a stand-in took is asked back


class MoveChooser(Protocol):
    """Anything that chooses."""

    def choose(self, view: dict[str, Any], legal_moves: Any, /) -> Any: ...


def play(following: TableClient, bot: MoveChooser, tell: Callable[[str], None] = lambda _: None) -> messages.TableState:
    """Plays the seat to the end of the game, whatever happens to the connection; the last state."""
    seat, asked = following.seat, -1
    for told in following:
        if isinstance(told, messages.RefusedMessage) and told.reason not in ("stale", "not-your-turn"):
            raise Refused(told.reason, told.detail, told.clause)
        state = following.state
        if state is None:
            continue
        if state.phase == "over":
            following.close()
            return state
        if state.choices is not None and state.view is not None and asked < state.ply and following.pending is None:
            if stood_in_for(state, seat):
                take_back(following)
                continue
            asked = state.ply
            move = str(bot.choose(state.view, legal_moves(state)))
            tell(move)
            game = find(state.game)
            following.move(game.moves.fields(game.notation.parse(move)))
    raise Refused("unavailable", "the table was left")


def legal_moves(state: messages.TableState) -> list[str]:
    """The legal moves that the server offers, in notation, as tables order them."""
    game = find(state.game)
    return [game.notation.write(code) for code in sorted(map(game.moves.code, game.moves.expand(state.choices or {})))]


def stood_in_for(state: messages.TableState, seat: int | None) -> bool:
    return any(there.seat == seat and there.away is not None for there in state.seats)


def take_back(following: TableClient) -> None:
    """We are here again: the stand-in gets up."""
    try:
        following.server.ask("POST", f"/api/tables/{following.table}/seats/{following.seat}/back")
    except Refused:
        time.sleep(PAUSE)
