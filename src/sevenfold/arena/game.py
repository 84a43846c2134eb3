"""One game between bots, from the deal to the result."""

import hashlib
import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from typing import Any

import sevenfold
from sevenfold.arena import identity
from sevenfold.arena.schedule import Pairing, Spec, parse
from sevenfold.bots import Bot, program
from sevenfold.bots.program import PATIENCE


@dataclass(frozen=True)
class PlayedGame:
    """A finished game: who sat where, who won, with which scores, and how long each thought (by the order of seats)."""

    game: str
    options: dict[str, Any]
    deal: int
    bots: list[Spec]
    shares: list[float]  # of the win: a tie is shared
    scores: list[int]
    moves: int
    seconds: list[float]
    version: str = ""  # Sevenfold's
    rules: str = ""  # digests, see identity.py
    digests: list[str] = field(default_factory=list)  # of the bots

    @property
    def pairing(self) -> Pairing:
        return Pairing(self.game, tuple(self.options.items()), self.deal, tuple(self.bots))

    @property
    def made_of(self) -> list[tuple[str, str]]:
        """What decided how it went, as digests: the rules, and each bot."""
        return [(self.game, self.rules), *zip(self.bots, self.digests, strict=False)]

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def play(pairing: Pairing, patience: float = PATIENCE) -> PlayedGame:
    """Plays it. The same pairing gives the same game, unless somebody thinks by the clock."""
    table = sevenfold.new(pairing.game, seed=pairing.deal, **dict(pairing.options))
    digests = [identity.of_bot(spec) for spec in pairing.bots]
    with ExitStack() as leaving:
        players = {}
        for seat, spec in zip(table.seats, pairing.bots, strict=True):
            players[seat] = Player(spec, pairing, seat, patience)
            leaving.callback(players[seat].leave)
        while table.turn is not None:
            players[table.turn].act(table)
    outcome = table.outcome
    assert outcome is not None
    share = 1 / max(1, len(outcome.winners))
    return PlayedGame(
        game=pairing.game,
        options=dict(pairing.options),
        deal=pairing.deal,
        bots=list(pairing.bots),
        shares=[share if seat in outcome.winners else 0.0 for seat in table.seats],
        scores=[outcome.scores[seat] or 0 for seat in table.seats],
        moves=len(table.moves),
        seconds=[round(players[seat].seconds, 3) for seat in table.seats],
        version=sevenfold.__version__,
        rules=identity.of_rules(pairing.game),
        digests=digests,
    )


class Player:
    """A bot at its seat, with its clock."""

    def __init__(self, spec: Spec, pairing: Pairing, seat: int, patience: float) -> None:
        name, self.budget = parse(spec)
        self.bot: Bot = program.seat(name, seed_for(pairing, seat), patience)
        self.seat = seat
        self.seconds = 0.0

    def act(self, table: "sevenfold.Table") -> None:
        view, legal_moves, began = table.view(self.seat), table.legal_moves, time.perf_counter()
        move = self.bot.choose(view, legal_moves, self.budget)
        self.seconds += time.perf_counter() - began
        table.play(move)

    def leave(self) -> None:
        if isinstance(self.bot, program.ProgramBot):
            self.bot.close()


def seed_for(pairing: Pairing, seat: int) -> int:
    """The seed of a bot: public like the deal's, and different in every game and at every seat."""
    text = f"{pairing.game} {pairing.options} {pairing.deal} {pairing.bots} {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
