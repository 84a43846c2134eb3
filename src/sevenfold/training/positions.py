"""What a network learns from, and where the games are played that it comes from."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import numpy as np

import sevenfold
from sevenfold.bots.heuristics import bot_module
from sevenfold.bots.network import NONE, Network
from sevenfold.game.plugin import Game
from sevenfold.kernel.types import State
from sevenfold.training.players import GREEDY, LOOKS, MIND, NOBODYS
from sevenfold.training.self_play import PAST

ROWS = 160  # positions of a game that are kept at the most
TOLD = 64  # what is said in a game that is kept, likewise
FRESH = 10**12  # the first deal that networks are tried on, which no training sees


class Positions(NamedTuple):
    """Features of states, as many as counted, and the share of the win that came of them: arrays or tensors."""

    seen: Any
    counts: Any
    won: Any


class Told(NamedTuple):
    """What was said in each game, what came of it, and how often something was said."""

    said: Any
    won: Any
    kept: Any


class Mind(NamedTuple):
    """Somebody who looks one move ahead, or searches so many iterations, by a network or by the game's own opinions."""

    network: Network = NONE
    iterations: int = LOOKS

    @property
    def is_learned(self) -> bool:
        return self.network.size > 0


GREEDY_MIND = Mind(iterations=GREEDY)


class Machine(Protocol):
    """Plays many games at once."""

    device: str  # as PyTorch calls it

    def play(
        self, states: Sequence[State], first: int, games: int, players: Sequence[Mind], often: int = PAST
    ) -> Positions:
        """Games from which the first of the players learns; one in so many is against one of the others."""
        ...

    def try_out(self, state: State, first: int, deals: int, one: Mind, other: Mind) -> Any:
        """What one of them wins of so many deals, each from every seat, among others like the other: a share each."""
        ...

    def tell(self, state: State, first: int, games: int, plays: Mind, tells: Mind, every: int) -> Told:
        """Games in which at every so many-th decision somebody tells how good the best move is."""
        ...


def tables(game: Game, players: Sequence[int]) -> list[State]:
    """One of each kind that a network is made for."""
    return [sevenfold.new(game.id, seed=0, players=number).state.copy() for number in players]


def together(states: Sequence[State]) -> Any:
    """As one array of records."""
    found = np.zeros(len(states), states[0].dtype)
    for i, state in enumerate(states):
        found[i] = state
    return found.view(np.recarray)


def minds(game: Game, state: State, players: Sequence[Mind]) -> tuple[Any, Any]:
    """Players as compiled code knows them: how they decide, and their networks."""
    networks = [player.network for player in players if player.is_learned]
    found = np.zeros(len(players), MIND).view(np.recarray)
    for i, player in enumerate(players):
        number = sum(other.is_learned for other in players[:i])
        horizon = bot_module(game).horizon(state, player.is_learned)
        found[i] = (number if player.is_learned else NOBODYS, player.iterations, horizon)
    return found, np.array(networks) if networks else np.zeros((1, 1), np.int16)
