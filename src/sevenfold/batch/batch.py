"""Batch: many tables of one game in one array."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from sevenfold import game as registry
from sevenfold.batch import checks
from sevenfold.batch.devices import find_device
from sevenfold.batch.slots import NOBODY, Slots
from sevenfold.bots.heuristics import register
from sevenfold.errors import ActionError, DeviceError, OptionError
from sevenfold.game.options import SEED_LIMIT, copied
from sevenfold.game.options import integer as integer_option
from sevenfold.game.options import seed as checked_seed
from sevenfold.game.shape import JSON
from sevenfold.json_input import is_integer, short
from sevenfold.kernel.records import clone
from sevenfold.kernel.steps import MASK
from sevenfold.kernel.types import MOST_SEATS
from sevenfold.table import Table, random_seed

MOST_TABLES = 2**31 - 1
MANY = 2**62  # moves that no game has
POLICIES = ("random", "greedy")


@dataclass(frozen=True, slots=True)
class Rollout:
    """What a rollout did: moves played and games finished."""

    moves: int
    games: int


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A batch as it stood."""

    game: str
    options: JSON
    arrays: tuple[Any, ...]


class Batch:
    """n tables of one game with the same options. Table i plays the deals `seed + i`, `seed + i + n`, and so on.

    Arrays that are returned belong to the batch: the next call of the same method writes them anew.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        device: str = "cpu",
        seed: int | None = None,
        auto_reset: bool = True,
        threads: int | None = None,
        **options: Any,
    ) -> None:
        self._game = registry.find(game)
        self._options = self._game.options.resolve(options)
        self._n = integer_option("n", n, 1, MOST_TABLES)
        self._auto_reset = bool(auto_reset)
        self._device = find_device(device, threads)
        self._actions: int = self._game.steps.ACTIONS
        self._features: int = self._game.tensors.OBSERVATION + self._game.steps.TOLD
        self._buffers: dict[str, Any] = {}
        self._seed = 0
        self._slots: Slots | None = self._blank()
        self.reset(random_seed() if seed is None else seed)

    def _blank(self) -> Slots:
        states = np.zeros(self._n, self._game.layout.STATE)
        states[:] = self._game.setup.blank(self._options, 0)
        new, n = self._device.allocate, self._n
        return Slots(
            states=self._device.upload(states),
            chosen=new(n, np.int64),
            random=new((n, 1), np.int64),
            trace=new(n, np.int64),
            games=new(n, np.int64),
            turn=new(n, np.int8),
            done=new(n, np.bool_),
            scores=new((n, MOST_SEATS), np.int32),
            returns=new((n, MOST_SEATS), np.float32),
        )

    # What it is

    @property
    def game(self) -> str:
        """The game's id."""
        return self._game.id

    @property
    def options(self) -> JSON:
        """Every option with its value in force, the same at all tables."""
        return copied(self._options)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that have a player."""
        return tuple(self._game.setup.seats(self._options))

    @property
    def device(self) -> str:
        """`cpu` or `cuda`."""
        return self._device.name

    @property
    def actions(self) -> int:
        """How many actions there are; they are the integers below this."""
        return self._actions

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return self._features

    def __len__(self) -> int:
        return self._n

    def __repr__(self) -> str:
        state = "closed" if self._slots is None else f"on {self.device}"
        return f"<Batch of {self._n} tables of {self.game}, {state}>"

    # How it stands

    @property
    def slots(self) -> Slots:
        """The arrays themselves, for compiled code: everything, secrets included."""
        if self._slots is None:
            raise DeviceError("this batch is closed; make a new one")
        return self._slots

    @property
    def turn(self) -> Any:
        """Seat on turn by table, int8; -1 where the game is over (only without auto-reset)."""
        return self.slots.turn

    @property
    def done(self) -> Any:
        """Whether the last step, or rollout, or the answer to a step, ended the table's game, bool.

        At a table that was over before, it did not: returns are counted once if they are counted where this is true.
        """
        return self.slots.done

    @property
    def returns(self) -> Any:
        """What the last finished game of each table paid, (n, 5) float32 by seat; sums to 0 over the players.

        Winners share as many points as there are players, and everybody has staked one. In the puzzle, the score.
        """
        return self.slots.returns

    @property
    def scores(self) -> Any:
        """The scores of the last finished game of each table, (n, 5) int32 by seat; -1 where nobody sits."""
        return self.slots.scores

    @property
    def trace(self) -> Any:
        """A fingerprint of all moves played at each table so far, int64: equal play, equal trace, on every device."""
        return self.slots.trace

    @property
    def games(self) -> Any:
        """Games finished at each table, int64."""
        return self.slots.games

    # Playing

    def reset(self, seed: int | None = None) -> None:
        """Deals all tables anew; without a seed, the one after those of the last reset."""
        slots = self.slots
        self._seed = (self._seed + self._n) % SEED_LIMIT if seed is None else checked_seed(seed)
        seeds = (np.arange(self._n, dtype=np.int64) + self._seed) % SEED_LIMIT
        self._device.reset_table(slots, self._device.accept(seeds))

    def restart(self, tables: Any) -> None:
        """Deals the next game at the tables that are marked, (n,) bool."""
        slots = self.slots
        which = checks.array(self._device.accept(tables), self._n, "tables", np.bool_)
        self._device.restart(slots, which)

    def step(self, actions: Any, *, check: bool = True) -> None:
        """One action at every table (a move may take several); -1 lets a table sit out. One that is over takes any.

        Illegal actions raise ActionError, and nothing is played anywhere. Who is sure of them may pass check=False.
        """
        slots = self.slots
        given = checks.array(self._device.accept(actions), self._n, "actions", np.integer)
        if check:
            if not self._device.all_within(given, self._actions):
                raise ActionError(
                    f"actions of {self._game.title} are the integers 0 to {self._actions - 1}, or -1 to sit out"
                )
            table = self._device.first_illegal(slots, given)
            if table >= 0:
                raise self._illegal(table, int(given[table]))
        self._device.act(slots, given, self._auto_reset)

    def _illegal(self, table: int, action: int) -> ActionError:
        label, legal = self._game.steps.label, self._choices(table)
        names = ", ".join(f"{number} ({label(number)})" for number in legal[:6])
        more = f" and {len(legal) - 6} more" if len(legal) > 6 else ""
        return ActionError(f"action {action} ({label(action)}) is not legal at table {table}; legal are {names}{more}")

    def _choices(self, table: int) -> list[int]:
        """The legal actions at one table."""
        mask: Any = np.zeros(self._actions, np.int8)
        state, chosen = self._device.copy_state(self.slots, table), int(self.slots.chosen[table])
        self._game.steps.choices(state, chosen, mask, MASK)
        return [int(action) for action in np.flatnonzero(mask)]

    def rollout(self, policy: str = "random", moves: int = 1) -> Rollout:
        """Plays this many moves at every table.

        `random` takes every legal action of a step with equal chance, `greedy` looks one move ahead (on the CPU only).
        """
        before = int(self.slots.games.sum())
        played = self._let_play(policy, integer_option("moves", moves, 0), NOBODY)
        return Rollout(played, int(self.slots.games.sum()) - before)

    def answer(self, seat: int, policy: str = "random") -> None:
        """Lets the others play until this seat is on turn, or the game over, as the end of a step: `done` stays set."""
        self._let_play(policy, MANY, self._player(seat))

    def _let_play(self, policy: str, moves: int, until: int) -> int:
        slots = self.slots
        if policy == "random":
            return int(self._device.play_random(slots, moves, until, self._auto_reset))
        if policy == "greedy":
            register(self._game)
            return int(self._device.play_greedy(slots, moves, until, self._auto_reset, self._game.layout.MAX_MOVES))
        raise OptionError(f"there is no policy {policy!r}; there are {', '.join(POLICIES)}")

    # What players know

    def legal(self) -> Any:
        """The legal actions as a mask, (n, actions) bool; all false where the game is over."""
        mask = self._buffer("mask", self._actions, np.bool_)
        self._device.write_mask(self.slots, mask)
        return mask

    def legal_actions(self) -> tuple[Any, Any]:
        """The legal actions as lists: (n, most) int32, and how many there are of each; the rest is -1."""
        slots = self.slots
        counts = self._buffer("counts", 0, np.int64)
        self._device.list(slots, self._buffer("none", 1, np.int32), counts)
        lists = self._device.allocate((self._n, max(1, int(counts.max()))), np.int32)
        self._device.fill(lists, -1)
        self._device.list(slots, lists, counts)
        return lists, counts

    def observe(self, seat: Any = None) -> Any:
        """What a seat sees at each table, (n, features) int8; one seat for all, one for each, or those on turn.

        A row is all 0 where the seat is -1.
        """
        slots = self.slots
        out = self._buffer("observation", self._features, np.int8)
        seats = slots.turn if seat is None else self._seats(seat)
        self._device.write_observation(slots, seats, out, self._game.steps.TOLD)
        return out

    def _seats(self, seat: Any) -> Any:
        if np.ndim(seat) == 0:
            return self._device.accept(np.full(self._n, self._player(seat), np.int8))
        given = checks.array(self._device.accept(seat), self._n, "seats", np.integer)
        if not bool(((given == NOBODY) | sum(given == player for player in self.seats)).all()):
            raise ActionError(f"seats must be among {', '.join(map(str, self.seats))}, or -1 for nobody's eyes")
        return given

    def _player(self, seat: Any) -> int:
        if not is_integer(seat) or seat not in self.seats:
            raise ActionError(f"{short(seat)} is no seat with a player; those are {', '.join(map(str, self.seats))}")
        return int(seat)

    def _buffer(self, name: str, width: int, dtype: Any) -> Any:
        if name not in self._buffers:
            self._buffers[name] = self._device.allocate((self._n, width) if width else self._n, dtype)
        return self._buffers[name]

    # Looking and keeping

    def table(self, i: int) -> Table:
        """Table i as it stands, as a table of its own: for looking, or to play on. A half-chosen move is not in it."""
        if not isinstance(i, int | np.integer) or not 0 <= i < self._n:
            raise IndexError(f"there are tables 0 to {self._n - 1}, not {i}")
        state = clone(self._device.copy_state(self.slots, int(i)))
        return Table(self._game, self._options, state, clone(state))

    def actions_of(self, i: int, move: str) -> tuple[int, ...]:
        """The actions that make this move, given in notation, at table i."""
        table = self.table(i)
        if move not in table.legal_moves:
            raise ActionError(f"{move!r} is no legal move at table {i}")
        return self._game.steps.path(table.state, self._game.notation.parse(move))

    def label(self, action: int) -> str:
        """An action in words."""
        return self._game.steps.label(integer_option("action", action, 0, self._actions - 1))

    def snapshot(self) -> Snapshot:
        """The batch as it stands, to go back to."""
        return Snapshot(self.game, self.options, tuple(self._device.keep(array) for array in self.slots))

    def restore(self, snapshot: Snapshot) -> None:
        """Back to how the batch stood."""
        slots = self.slots
        if (snapshot.game, snapshot.options) != (self.game, self._options) or len(snapshot.arrays[1]) != self._n:
            raise ActionError(
                f"this snapshot is of {len(snapshot.arrays[1])} tables of {snapshot.game}, not of {self!r}"
            )
        for array, kept in zip(slots, snapshot.arrays, strict=True):
            self._device.put_back(array, kept)

    def close(self) -> None:
        """Gives the memory back. A closed batch can do nothing any more."""
        self._slots = None
        self._buffers.clear()
        self._device.release()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
