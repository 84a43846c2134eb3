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
from sevenfold.batch.statistics import PLAYED, TABLES, play_games, register
from sevenfold.bots.search_bot import Budget
from sevenfold.bots.strength import strength
from sevenfold.errors import JournalError
from sevenfold.game.plugin import Game
from sevenfold.kernel.types import MOST_SEATS

JSON = dict[str, Any]
FIRST = 60_000_000  # the first deal; nothing was tuned on these
PIECE = 250  # games
GPU_PIECE = 1 << 18  # likewise: a GPU plays thousands at a time
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


def play(row: Row, first: int, games: int, device: str = "cpu") -> Sums:
    """So many games, from the deal with this number on; those in which somebody searches always on a processor."""
    out = thought_out(row, first, games) if row.searches else played(row, first, games, device)
    return counted(registry.find(row.game), out)


def played(row: Row, first: int, games: int, device: str) -> Any:
    """What compiled code counted in each game, wherever it ran."""
    game = registry.find(row.game)
    register(game)
    kinds = note_kinds(game)
    blank = game.setup.blank(game.options.resolve(dict(row.options)), 0)
    if device == "cuda":
        from sevenfold.batch.cuda_statistics import play_on_gpu

        return play_on_gpu(game, blank, first, games, row.attention(), kinds)
    out, room = np.zeros(games, PLAYED).view(np.recarray), game.layout.MAX_MOVES
    scratch = np.zeros(TABLES, game.layout.STATE).view(np.recarray)
    moves, values, random = np.zeros(room, np.int64), np.zeros(room), np.zeros(1, np.int64)
    play_games(0, 1, blank, first, row.attention(), kinds, scratch, moves, values, random, out)
    return out


def note_kinds(game: Game) -> Any:
    """Masks and heads of the kinds of notes, in turn."""
    return np.array([number for kind in game.notes.kinds for number in (kind.mask, kind.head)], np.int64)


def thought_out(row: Row, first: int, games: int) -> Any:
    """The same of games in which somebody searches: played at tables, one after the other."""
    game = registry.find(row.game)
    out = np.zeros(games, PLAYED).view(np.recarray)
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
        counts.reason = game.rules.reason(table.state, counts.scores)
    return out


def counted(game: Game, out: Any) -> Sums:
    bits = out.winners[:, None] >> np.arange(MOST_SEATS) & 1
    shares = bits / np.maximum(1, bits.sum(axis=1, keepdims=True))
    scores = np.maximum(out.scores, 0)
    last: Counter[str] = Counter()
    for move, count in zip(*np.unique(out.last, return_counts=True), strict=True):
        last[spoken(game, int(move))] += int(count)
    return Sums(
        games=len(out),
        moves=int(out.moves.sum()),
        squares=int((out.moves**2).sum()),
        choices=int(out.choices.sum()),
        widest=int(out.widest.max()),
        wins=shares.sum(axis=0).tolist(),
        scores=scores.sum(axis=0).tolist(),
        best=int((scores * bits).max(axis=1).sum()),
        reasons={game.rules.REASONS[why]: int(number) for why, number in enumerate(np.bincount(out.reason)) if number},
        notes={kind.name: int(out.notes[:, place].sum()) for place, kind in enumerate(game.notes.kinds)},
        last=dict(last),
    )


def spoken(game: Game, move: int) -> str:
    """A move by its kind and, if it has one, its card."""
    fields = game.moves.fields(move)
    return f"{fields['kind']} {fields['card']}" if isinstance(fields.get("card"), str) else str(fields["kind"])


@dataclass(frozen=True)
class Piece:
    """Some games of a row, from a deal on."""

    row: Row
    first: int
    games: int

    @property
    def name(self) -> str:
        """Under which its counts are found in a journal."""
        return f"{self.row.key} {self.first}+{self.games}"


def cut(row: Row, games: int, device: str) -> list[Piece]:
    """So many games, or a tenth of them where somebody searches."""
    size = GPU_PIECE if device == "cuda" else PIECE
    if row.searches:
        games, size = -(-games // SLOWER), max(1, PIECE // SLOWER)
    return [Piece(row, FIRST + start, min(size, games - start)) for start in range(0, games, size)]


def sample(
    rows: Sequence[Row],
    games: int,
    journal: Path,
    jobs: int,
    report: Callable[[int], None] = lambda _games: None,
    device: str = "cpu",
) -> dict[Row, Sums]:
    """All rows, so many games each; what the journal holds already is not played again."""
    done = dict(read(journal))
    pieces = [piece for row in rows for piece in cut(row, games, device)]

    def work(piece: Piece) -> Sums:
        return play(piece.row, piece.first, piece.games, device)

    def tell() -> None:
        report(sum(piece.games for piece in pieces if piece.name in done))

    tell()
    with ThreadPoolExecutor(jobs) as pool:
        waiting = [piece for piece in pieces if piece.name not in done]
        try:
            for piece, counts in zip(waiting, pool.map(work, waiting), strict=True):
                done[piece.name] = counts
                append(journal, piece, counts)
                tell()
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    found = {row: Sums() for row in rows}
    for piece in pieces:
        found[piece.row].add(done[piece.name])
    return found


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


def append(journal: Path, piece: Piece, counts: Sums) -> None:
    journal.parent.mkdir(parents=True, exist_ok=True)
    game = piece.row.game
    made_of = {"game": game, "rules": identity.of_rules(game), "bots": identity.of_our_bots()}
    entry = {**made_of, "name": piece.name, "counts": counts.__dict__}
    with journal.open("a", encoding="utf-8") as out:
        out.write(json.dumps(entry, ensure_ascii=False) + "\n")
