"""Many games of one kind, counted: played in pieces, so that long work can be stopped and resumed."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

import sevenfold
from sevenfold import bots
from sevenfold import game as registry
from sevenfold.arena import identity
from sevenfold.arena.journal import mend
from sevenfold.batch.statistics import PLAYED, play_games
from sevenfold.bots.heuristics import register
from sevenfold.bots.search_bot import Budget
from sevenfold.bots.strength import strength
from sevenfold.errors import JournalError
from sevenfold.game.plugin import Game
from sevenfold.kernel.types import MOST_SEATS

JSON = dict[str, Any]
FIRST = 60_000_000  # the first deal; nothing was tuned on these
PIECE = 250  # games
SLOWER = 10  # times fewer games of bots that search: they take a thousand times as long
ATTENTION = {"random": 0.0, "greedy": 1.0}


@dataclass(frozen=True)
class Row:
    """What is played: options, and a bot for each player; one name is for all."""

    game: str
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]

    @property
    def players(self) -> int:
        return int(dict(self.options)["players"])

    @property
    def key(self) -> str:
        """Under which it is found in a journal."""
        return json.dumps([self.game, dict(self.options), self.bots])

    @property
    def searches(self) -> bool:
        """Whether some bot thinks ahead."""
        return any(
            bot not in ATTENTION and isinstance(strength(self.game, bot, self.players), Budget) for bot in self.bots
        )

    def attention(self) -> np.ndarray:
        """How many of its moves each seat notices."""
        game = registry.find(self.game)
        seats = game.setup.seats(game.options.resolve(dict(self.options)))
        found = np.zeros(MOST_SEATS)
        for place, seat in enumerate(seats):
            found[seat] = attention(self.game, self.bots[place % len(self.bots)], self.players)
        return found


def attention(game: str, bot: str, players: int) -> float:
    """The share of moves that a bot without a search notices."""
    if bot in ATTENTION:
        return ATTENTION[bot]
    found = strength(game, bot, players)
    assert isinstance(found, float), f"{bot} searches"
    return found


@dataclass
class Sums:
    """Sums over games; two of them can be added."""

    games: int = 0
    moves: int = 0
    squares: int = 0  # of moves
    choices: int = 0
    widest: int = 0
    wins: list[float] = field(default_factory=lambda: [0.0] * MOST_SEATS)  # shares, by seat
    scores: list[int] = field(default_factory=lambda: [0] * MOST_SEATS)
    best: int = 0  # sum of the winners' scores
    reasons: dict[str, int] = field(default_factory=dict)
    notes: dict[str, int] = field(default_factory=dict)
    last: dict[str, int] = field(default_factory=dict)  # the move that ended the game, its kind and first field

    def add(self, other: "Sums") -> None:
        for name in ("games", "moves", "squares", "choices", "best"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.widest = max(self.widest, other.widest)
        self.wins = [one + more for one, more in zip(self.wins, other.wins, strict=True)]
        self.scores = [one + more for one, more in zip(self.scores, other.scores, strict=True)]
        for name in ("reasons", "notes", "last"):
            total = Counter(getattr(self, name))
            total.update(getattr(other, name))
            setattr(self, name, dict(total))


def play(row: Row, first: int, games: int) -> Sums:
    """So many games, from the deal with this number on."""
    out, finals = (thought_out if row.searches else played)(row, first, games)
    rules = registry.find(row.game).rules
    reasons = [rules.REASONS[rules.reason(*each)] for each in zip(finals, out.scores, strict=True)]
    return counted(registry.find(row.game), out, reasons)


def played(row: Row, first: int, games: int) -> tuple[Any, Any]:
    """What the kernel counted in each game, and how each table ended."""
    game = registry.find(row.game)
    register(game)
    options = game.options.resolve(dict(row.options))
    out, room = np.zeros(games, PLAYED).view(np.recarray), game.layout.MAX_MOVES
    kinds = np.array([number for kind in game.notes.kinds for number in (kind.mask, kind.head)], np.int64)
    scratch = np.zeros(4, game.layout.STATE).view(np.recarray)
    moves, values, random = np.zeros(room, np.int64), np.zeros(room), np.zeros(1, np.int64)
    blank, finals = game.setup.blank(options, 0), np.zeros(games, game.layout.STATE).view(np.recarray)
    play_games(blank, first, row.attention(), scratch, moves, values, kinds, random, finals, out)
    return out, finals


def thought_out(row: Row, first: int, games: int) -> tuple[Any, Any]:
    """The same of games in which somebody searches: played at tables, one after the other."""
    game = registry.find(row.game)
    out = np.zeros(games, PLAYED).view(np.recarray)
    finals = np.zeros(games, game.layout.STATE).view(np.recarray)
    kinds = [kind.name for kind in game.notes.kinds]
    for number, counts in enumerate(out):
        table = sevenfold.new(row.game, seed=first + number, **dict(row.options))
        names = {seat: row.bots[place % len(row.bots)] for place, seat in enumerate(table.seats)}
        seated = {seat: bots.find(name, MOST_SEATS * (first + number) + seat) for seat, name in names.items()}
        while table.turn is not None:
            legal = table.legal_moves
            move = seated[table.turn].choose(table.view(table.turn), legal)
            counts.moves += 1
            counts.choices += len(legal)
            counts.widest = max(counts.widest, len(legal))
            counts.last = table.code(move)
            for note in table.play_noted(move).notes:
                counts.notes[kinds.index(note["kind"])] += 1
        counts.winners = game.rules.result(table.state, counts.scores)
        finals[number] = table.state
    return out, finals


def counted(game: Game, out: Any, reasons: Sequence[str]) -> Sums:
    bits = np.array([[winners >> seat & 1 for seat in range(MOST_SEATS)] for winners in out.winners.tolist()])
    shares = bits / np.maximum(1, bits.sum(axis=1, keepdims=True))
    scores = np.maximum(out.scores, 0)
    return Sums(
        games=len(out),
        moves=int(out.moves.sum()),
        squares=int((out.moves**2).sum()),
        choices=int(out.choices.sum()),
        widest=int(out.widest.max()),
        wins=shares.sum(axis=0).tolist(),
        scores=scores.sum(axis=0).tolist(),
        best=int((scores * bits).max(axis=1).sum()),
        reasons=dict(Counter(reasons)),
        notes={kind.name: int(out.notes[:, place].sum()) for place, kind in enumerate(game.notes.kinds)},
        last=dict(Counter(spoken(game, move) for move in out.last.tolist())),
    )


def spoken(game: Game, move: int) -> str:
    """A move by its kind and, if it has one, its card."""
    fields = game.moves.fields(move)
    return f"{fields['kind']} {fields['card']}" if isinstance(fields.get("card"), str) else str(fields["kind"])


def sample(
    rows: Sequence[Row],
    games: int,
    journal: Path,
    jobs: int,
    report: Callable[[int], None] = lambda _pieces: None,
) -> dict[Row, Sums]:
    """All rows, so many games each; what the journal holds already is not played again."""
    done = dict(read(journal))
    pieces = [(row, first) for row in rows for first in range(FIRST, FIRST + games, PIECE)]
    report(sum(name(*piece) in done for piece in pieces))

    def work(piece: tuple[Row, int]) -> tuple[Row, int, Sums]:
        return *piece, play(*piece, -(-PIECE // SLOWER) if piece[0].searches else PIECE)

    with ThreadPoolExecutor(jobs) as pool:
        waiting = [piece for piece in pieces if name(*piece) not in done]
        try:
            for row, first, counts in pool.map(work, waiting):
                done[name(row, first)] = counts
                append(journal, row, first, counts)
                report(sum(name(*piece) in done for piece in pieces))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    found = {row: Sums() for row in rows}
    for row, first in pieces:
        found[row].add(done[name(row, first)])
    return found


def name(row: Row, first: int) -> str:
    return f"{row.key} {first}"


def read(journal: Path) -> Iterator[tuple[str, Sums]]:
    """What was counted before, by the same rules and bots."""
    mend(journal)
    if not journal.exists():
        return
    for line in journal.read_text("utf-8").splitlines():
        entry: Mapping[str, Any] = json.loads(line)
        if (entry["rules"], entry["bots"]) != (identity.of_rules(entry["game"]), identity.of_our_bots()):
            raise JournalError(entry["game"], journal.name)
        yield entry["name"], Sums(**entry["counts"])


def append(journal: Path, row: Row, first: int, counts: Sums) -> None:
    journal.parent.mkdir(parents=True, exist_ok=True)
    made_of = {"game": row.game, "rules": identity.of_rules(row.game), "bots": identity.of_our_bots()}
    entry = {**made_of, "name": name(row, first), "counts": counts.__dict__}
    with journal.open("a", encoding="utf-8") as out:
        out.write(json.dumps(entry, ensure_ascii=False) + "\n")
