"""Table: a game in progress; people, bots, servers and programs all play through it."""

import bisect
import secrets
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Self, overload

import numpy as np

from sevenfold import game as registry
from sevenfold.errors import IllegalMove, InvalidMove, OptionError
from sevenfold.game.options import SEED_LIMIT, copied
from sevenfold.game.options import key as checked_key
from sevenfold.game.options import seed as checked_seed
from sevenfold.game.plugin import Game
from sevenfold.game.scene import Scene, everything, heading, seen_texts
from sevenfold.game.shape import JSON
from sevenfold.json_input import OBJECT, is_integer, short
from sevenfold.kernel import entry, random
from sevenfold.kernel.records import clone, from_bytes
from sevenfold.kernel.types import EMPTY_SEAT, MOST_SEATS, NO_SEAT, NOBODY, Array, State
from sevenfold.values import Move, Outcome, Played

RECORD_VERSION = 1
JOIN = "join"
CODE = 8  # bytes of a move in the kernel's numbers
USUAL = 512  # moves that most decisions stay below
MOST_NOTES = 16
SEATS = [tuple(seat for seat in range(MOST_SEATS) if bits >> seat & 1) for bits in range(1 << MOST_SEATS)]  # by bits


class LegalMoves(Sequence[Move]):
    """The legal moves of one decision, in an order that the position alone decides."""

    def __init__(self, game: Game, box: Array) -> None:
        self.game = game
        codes = np.empty(USUAL, np.int64)
        count = entry.legal(box, codes, 0)
        if count > USUAL:
            codes = np.empty(count, np.int64)
            entry.legal(box, codes, 0)
        self.sorted = np.sort(codes[:count])
        self.codes: list[int] = self.sorted.tolist()

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        if isinstance(index, slice):
            return [Move(self.game.notation.write(code)) for code in self.codes[index]]
        return Move(self.game.notation.write(self.codes[index]))

    def __iter__(self) -> Iterator[Move]:
        return (Move(self.game.notation.write(code)) for code in self.codes)

    def fields(self) -> list[JSON]:
        """The moves as data, in the same order: enough to build an interface without reading notation."""
        return [self.game.moves.fields(code) for code in self.codes]

    def choices(self) -> JSON:
        """All moves as one small piece of data, by the steps in which people choose: see `Kinds.choices`."""
        return self.game.moves.choices(self.codes)

    def choices_text(self) -> bytes:
        """The same as JSON text."""
        return self.game.moves.choices_text(self.sorted)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, str):
            return False
        try:
            return self.has(self.game.notation.parse(move))
        except InvalidMove:
            return False

    def has(self, code: int) -> bool:
        """Whether the move with this number of the kernel's is legal."""
        place = bisect.bisect_left(self.codes, code)
        return place < len(self.codes) and self.codes[place] == code

    def __repr__(self) -> str:
        shown = ", ".join(self[:8])
        return f"<{len(self)} legal moves: {shown}{', ...' if len(self) > 8 else ''}>"


class Table:
    """A game in progress. Make one with `sevenfold.new`, `load`, `replay` or `guess`.

    An error leaves a table as it was. Use a table in one thread at a time; different tables can be played in different
    threads at once, because compiled rules release the interpreter's lock.
    """

    __slots__ = (
        *("_game", "_options", "_heading", "_box", "_seed", "_start", "_codes", "_movers", "_notes"),
        *("_turn", "_seats", "_legal", "_next", "__weakref__"),
    )

    def __init__(self, game: Game, options: JSON, state: State, start: State | None = None) -> None:
        self._game = game
        self._options = options
        self._heading = heading(game, options)
        self._set_state(entry.boxed(state))
        self._seed = seed_of(state)
        self._start = start
        self._codes = b""  # all moves as the kernel's numbers, 8 bytes each: copies share them, and nothing is smaller
        self._movers = b""  # who made them, a byte each
        self._notes: list[int] = []  # what the last move brought, if the table is what `after` made

    def _set_state(self, box: Array) -> None:
        self._box = box
        self._note(entry.standing(box))

    def _note(self, standing: int) -> None:
        """After every change: what is asked for again and again; reading a record from outside the kernel is slow."""
        turn = (standing >> MOST_SEATS) - 1
        self._turn: int | None = turn if turn >= 0 else None
        self._seats = SEATS[standing & len(SEATS) - 1]
        self._legal: LegalMoves | None = None
        self._next: tuple[str, Self] | None = None  # what comes of a move that was asked about

    @classmethod
    def new(cls, id: object, given: dict[str, Any], seed: int | None = None) -> "Table":
        """A fresh deal; see `sevenfold.new`."""
        game = registry.find(id)
        options = game.options.resolve(given)
        state = game.setup.blank(options, random_seed() if seed is None else checked_seed(seed))
        game.rules.deal(state)
        return cls(game, options, state)

    @classmethod
    def dealt(cls, id: object, given: dict[str, Any], seed: int | str) -> "Table":
        """A deal from a seed, or from a key of 128 bits (32 hexadecimal digits) that nobody can find by trying."""
        if not isinstance(seed, str):
            return cls.new(id, given, seed)
        game = registry.find(id)
        if not takes_keys(game):
            raise OptionError(f"{game.title} is dealt from a number", "seed", short(seed), "0..2**53-1")
        options = game.options.resolve(given)
        state = game.setup.blank(options, 0)
        state["random"][1:] = np.frombuffer(bytes.fromhex(checked_key(seed)), "<i8")
        game.rules.deal(state)
        return cls(game, options, state)

    @property
    def state(self) -> State:
        """The record itself, for kernel code: everything, secrets included. Change it only through `play`."""
        return self._box[0]

    # What everybody can see

    @property
    def game(self) -> str:
        """The game's id."""
        return self._game.id

    @property
    def options(self) -> JSON:
        """Every option with its value in force."""
        return copied(self._options)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that have a player."""
        return self._seats

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the game is over."""
        return self._turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if self.turn is not None:
            return None
        rules = self._game.rules
        scores = np.empty(MOST_SEATS, np.int64)
        winners = rules.result(self.state, scores)
        return Outcome(
            winners=tuple(seat for seat in range(MOST_SEATS) if winners >> seat & 1),
            reason=rules.REASONS[rules.reason(self.state, scores)],
            scores=tuple(None if score == EMPTY_SEAT else score for score in scores.tolist() if score != NO_SEAT),
        )

    # Playing

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that the seat on turn may play; empty when the game is over."""
        if self._legal is None:
            self._legal = LegalMoves(self._game, self._box)
        return self._legal

    def code(self, move: str | Mapping[str, Any]) -> int:
        """The kernel's number for a move of this game, legal or not, given in notation or as data; or InvalidMove."""
        if isinstance(move, str):
            return self._game.notation.parse(move)
        if isinstance(move, OBJECT):
            return self._game.moves.code(move)
        raise TypeError(f"a move is a Move, its notation or its fields, not {short(move)}")

    def refusal(self, move: str | Mapping[str, Any]) -> IllegalMove | None:
        """Why a move may not be played now, without trying to; None if it may."""
        try:
            self.check(move)
        except IllegalMove as error:
            return error
        return None

    def check(self, move: str | Mapping[str, Any]) -> int:
        """The kernel's number for a move that is legal now; the error that `play` would raise for any other."""
        code = self.code(move)
        if refused := entry.refusal(self._box, code):
            raise self._error(refused, move)
        return self._game.moves.plain(code)

    def spell(self, move: str | Mapping[str, Any]) -> Move:
        """The notation of a move that is legal now; the error that `play` would raise for any other."""
        return Move(self._game.notation.write(self.check(move)))

    def _error(self, refused: int, move: str | Mapping[str, Any]) -> IllegalMove:
        return self._game.rules.REFUSALS[refused].error(move if isinstance(move, str) else short(dict(move)))

    def play(self, move: str | Mapping[str, Any]) -> Move:
        """Plays a move for the seat on turn, given in notation or as data; returns its notation.

        Raises InvalidMove for something that is no move of this game, and IllegalMove for a move that the rules forbid
        now; the table is then as it was.
        """
        code = self.check(move)
        entry.play(self._box, code)
        return self._remember(code)

    def play_noted(self, move: str | Mapping[str, Any]) -> Played:
        """Plays a move like `play`; returns it with its notes: what it brought, without secrets."""
        code, seat = self.check(move), self._turn
        assert seat is not None
        codes = np.empty(MOST_NOTES, np.int64)
        count = entry.play_noted(self._box, entry.scratch(self._box), code, codes)
        notes = [self._game.notes.fields(note) for note in codes[:count].tolist()]
        return Played(seat, self._remember(code), self._game.moves.fields(code), notes)

    def _remember(self, code: int) -> Move:
        """Writes down a move that has just been played."""
        assert self._turn is not None
        self._write_down(self._turn, code)
        self._note(entry.standing(self._box))
        return Move(self._game.notation.write(code))

    def _write_down(self, seat: int, code: int) -> None:
        self._movers += seat.to_bytes()
        self._codes += code.to_bytes(CODE, sys.byteorder, signed=True)

    def after(self, move: str | Mapping[str, Any]) -> Self:
        """The table as a move leaves it, with its notes; this one stays as it is. Raises what `play` would raise.

        Asked again, it is the same table: whoever plays on takes a copy.
        """
        if self._next is not None:
            text, table = self._next
            if text == move and len(table._movers) == len(self._movers) + 1:
                return table  # made a moment ago, and not played on since
        code, notes = self.code(move), np.empty(MOST_NOTES, np.int64)
        plain, box = self._game.moves.plain(code), entry.scratch(self._box)
        found = entry.advance(self._box, box, code, plain, notes)
        if found < 0:
            raise self._error(-found, move)
        assert self._turn is not None
        twin = self._twin(box)
        twin._write_down(self._turn, plain)
        twin._notes = notes[: found >> entry.STANDING].tolist()
        twin._note(found & (1 << entry.STANDING) - 1)
        self._next = self._game.notation.write(plain), twin
        return twin

    def fields(self, move: str | Mapping[str, Any]) -> JSON:
        """A move of this game, legal or not, as data."""
        return self._game.moves.fields(self.code(move))

    def join(self) -> int:
        """A newcomer sits down (SD-JOIN); returns the new seat. Raises IllegalMove where the rules do not allow it."""
        if self._game.join is None:
            raise IllegalMove(f"nobody can join a game of {self._game.title} in progress", reason="join")
        seat = self._game.join(self.state)
        self._write_down(seat, self._game.moves.code({"kind": JOIN}))
        self._note(entry.standing(self._box))
        return seat

    @property
    def moves(self) -> tuple[str, ...]:
        """All moves so far in notation; `join` where a newcomer sat down."""
        return tuple(map(self._game.notation.write, self._numbers))

    @property
    def _numbers(self) -> memoryview:
        """All moves so far as the kernel's numbers."""
        return memoryview(self._codes).cast("q")

    @property
    def last_move(self) -> str:
        """The last move in notation."""
        return self._game.notation.write(int.from_bytes(self._codes[-CODE:], sys.byteorder, signed=True))

    @property
    def last_notes(self) -> list[JSON]:
        """What the last move brought, if the table is what `after` made."""
        return [self._game.notes.fields(note) for note in self._notes]

    def last_notes_text(self) -> bytes:
        """The same as JSON text."""
        return b"[%b]" % b",".join([self._game.notes.data_text(note) for note in self._notes])

    def move_text(self, code: int) -> bytes:
        """A move, given as the kernel's number, as data in JSON text."""
        return self._game.moves.data_text(code)

    @property
    def ply(self) -> int:
        """How many moves, newcomers included, were played so far."""
        return len(self._movers)

    @property
    def movers(self) -> tuple[int, ...]:
        """Who played each of the moves, or joined."""
        return tuple(self._movers)

    # What leaves the table

    def view(self, seat: int | None) -> JSON:
        """What this seat may know, JSON-ready; None is a spectator. After the game it is the position.

        Positions that the seat cannot tell apart give equal views. Raises ValueError for a seat without a player.
        """
        return self.scene().view(self._viewer(seat))

    def insight(self, seat: int | None) -> JSON:
        """What follows by the rules from what this seat sees, such as scores so far: see docs/reference."""
        return self.scene().insight(self._viewer(seat))

    def scene(self) -> Scene:
        """Views of several seats, valid until the next move. It does not check who may look."""
        return Scene(self._game, self._box, self._heading)

    def seen_texts(self, *seats: int) -> list[tuple[bytes, bytes, bytes]]:
        """View, insight and choices of each of these seats as JSON texts; only the seat on turn has choices.
        It does not check who may look."""
        chooser = NOBODY if self._turn is None else self._turn
        return seen_texts(self._game, self._box, self._heading, seats, chooser)

    def move_seen(self, number: int, seat: int | None) -> JSON:
        """Move number `number` (from 0) as data, as a seat, or with None a spectator, may read it."""
        return self._game.moves.fields(self.code_seen(number, seat))

    def code_seen(self, number: int, seat: int | None) -> int:
        """The same as the kernel's number: who reads the same has the same."""
        code = int.from_bytes(self._codes[number * CODE : (number + 1) * CODE], sys.byteorder, signed=True)
        return self._game.move_seen(code, self._movers[number], seat, self._turn is None)

    def _viewer(self, seat: int | None) -> int | None:
        if seat is None:
            return None
        if not is_integer(seat) or seat not in self.seats:
            raise ValueError(f"{short(seat)} is no seat with a player; those are {', '.join(map(str, self.seats))}")
        return int(seat)

    # Everything, secrets included

    def position(self) -> JSON:
        """The whole position, secrets included, JSON-ready; `sevenfold.load` takes it back."""
        return self.scene().everything()

    def record(self) -> JSON:
        """The whole game, JSON-ready: options, seed, start, moves, outcome. `sevenfold.replay` plays it again."""
        outcome = self.outcome
        start = None if self._start is None else everything(self._game, self._start, self._options)
        return {
            "sevenfold": RECORD_VERSION,
            "game": self.game,
            "options": self.options,
            "seed": self._seed,
            "start": start,
            "moves": list(self.moves),
            "outcome": outcome and outcome.as_json(),
        }

    def copy(self) -> Self:
        """An independent table that stands where this one stands."""
        twin = self._twin(entry.copied(self._box))
        twin._turn, twin._seats, twin._legal, twin._next = self._turn, self._seats, self._legal, None
        twin._notes = self._notes
        return twin

    def _twin(self, box: Array) -> Self:
        """A table with the same past and this record; what follows from the record is still to be noted."""
        twin = self.__new__(type(self))
        twin._game, twin._options, twin._heading = self._game, self._options, self._heading
        twin._seed, twin._start = self._seed, self._start
        twin._codes, twin._movers = self._codes, self._movers
        twin._box = box
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        start = None if self._start is None else self._start.tobytes()
        return unpickled, (
            self.game,
            self._options,
            self._box.tobytes(),
            start,
            self._seed,
            self._codes,
            self._movers,
        )

    def redeal(self, seat: int, seed: int | None = None) -> "Table":
        """A new table that `seat` cannot tell from this one: what it does not know is drawn anew, uniformly.

        With the same seed, tables that the seat cannot tell apart give the same redeal, so nothing hidden leaks.
        """
        viewer = self._viewer(seat)
        if viewer is None:
            raise ValueError("redeal needs a seat")
        state = clone(self.state)
        generator = np.zeros(1, np.int64)
        random.seed(generator, random_seed() if seed is None else checked_seed(seed), 0)
        self._game.knowledge.redeal(state, viewer, generator)
        return Table(self._game, self._options, state, clone(state))

    def __repr__(self) -> str:
        stands = "over" if self.turn is None else f"turn {self.turn}"
        return f"<Table {self.game}, {len(self.seats)} players, {self.ply} moves, {stands}>"


def unpickled(
    id: str,
    options: JSON,
    state: bytes,
    start: bytes | None,
    seed: int | str,
    codes: bytes,
    movers: bytes,
) -> Table:
    """A table exactly as it was pickled, its random generator included."""
    game = registry.find(id)
    layout = game.layout.STATE
    table = Table(game, options, from_bytes(layout, state), None if start is None else from_bytes(layout, start))
    table._seed, table._codes, table._movers = seed, codes, movers
    return table


def takes_keys(game: Game) -> bool:
    """Whether a game's generator has room for a key."""
    return bool(game.layout.STATE["random"].shape == (random.KEYED,))


def seed_of(state: State) -> int | str:
    """What a table was dealt from: a seed, or the digits of a key."""
    key = state["random"][1:]
    return key.astype("<i8").tobytes().hex() if key.any() else int(state.seed)


def random_seed() -> int:
    return secrets.randbelow(SEED_LIMIT)
