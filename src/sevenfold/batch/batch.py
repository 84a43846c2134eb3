"""Batch: many tables of one game in one array."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from sevenfold import game as registry
from sevenfold.batch import checks
from sevenfold.batch.answering import POLICIES, Answering, Opponent, find
from sevenfold.batch.devices import find_device
from sevenfold.batch.slots import NEXT, NOBODY, Slots
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


@dataclass(frozen=True, slots=True)
class Rollout:
    """What a rollout did."""

    moves: int  # played at all tables together
    games: int  # finished


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A copy of a batch's state, for `Batch.restore`."""

    game: str
    options: JSON
    arrays: tuple[Any, ...]  # copies of `Batch.slots`


class Batch:
    """`n` tables of one game with the same options, on the `cpu` or on `cuda`.

    `threads` limits the threads on the CPU; the default is one a core. Table i plays the deals `seed + i`,
    `seed + i + n` and so on; without a seed, from a random one. With `auto_reset` a table whose game ends is dealt
    anew in the same step.
    Arrays that are returned belong to the batch: the next call of the same method overwrites them.

    Raises OptionError for wrong options, DeviceError for a device that is not there.
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
        self._device, self._threads = find_device(device, threads), threads
        self._actions: int = self._game.steps.ACTIONS
        self._told: int = self._game.steps.TOLD
        self._features: int = self._game.tensors.OBSERVATION + self._told
        self._buffers: dict[str, Any] = {}
        self._bots: dict[str, Answering] = {}  # that have answered, by name
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

    @property
    def fields(self) -> dict[str, slice]:
        """Where everything stands in an observation, by name: docs/environments.md says what it means."""
        begins = {**self._game.tensors.FIELDS, **({"chosen": self._game.tensors.OBSERVATION} if self._told else {})}
        ends = [*begins.values(), self._features][1:]
        return {name: slice(begin, end) for (name, begin), end in zip(begins.items(), ends, strict=True)}

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
        """Whether the last step, rollout or answer ended the table's game, (n,) bool.

        False at a table that was over before: summing `returns` where this is true counts every game once.
        """
        return self.slots.done

    @property
    def returns(self) -> Any:
        """What the last finished game of each table paid, (n, 5) float32 by seat.

        Everybody stakes one point and the winners share all of them, so that the sum over the players is 0. In the
        puzzle of Seven Dragons it is the score.
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
        """Deals all tables anew, table i from `seed + i`; without a seed, from those after the last reset's."""
        slots = self.slots
        self._seed = (self._seed + self._n) % SEED_LIMIT if seed is None else checked_seed(seed)
        self._bots.clear()
        seeds = (np.arange(self._n, dtype=np.int64) + self._seed) % SEED_LIMIT
        self._device.reset_table(slots, self._device.accept(seeds))

    def restart(self, tables: Any, seeds: Any = None) -> None:
        """Deals the next game at the tables that are marked, (n,) bool.

        With seeds, (n,) integers, these tables begin all over again, each with its own, as after a reset.
        """
        slots = self.slots
        which = checks.array(self._device.accept(tables), self._n, "tables", np.bool_)
        given = self._device.accept(np.full(self._n, NEXT) if seeds is None else seeds)
        numbers = checks.array(given, self._n, "seeds", np.integer).astype(np.int64)
        if seeds is not None and not bool(((numbers >= 0) & (numbers < SEED_LIMIT)).all()):
            raise OptionError(f"seeds must be integers from 0 to {SEED_LIMIT - 1}")
        self._device.restart(slots, which, numbers)

    def redeal(self, seat: Any = None) -> None:
        """Draws anew what a seat does not know at each table: the seat on turn, one for all tables, or one for each.

        A table stays as it is where the seat is -1. What was chosen of a move stays chosen.
        """
        slots = self.slots
        self._device.redeal(slots, slots.turn if seat is None else self._seats(seat))

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Takes one action at every table, (n,) integers; a move may take several.

        -1 skips a table; one that is over ignores its action. Raises ActionError for an illegal action; then nothing
        was played anywhere. With check=False actions are trusted.
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
        """Plays this many whole moves at every table.

        `random` takes every legal action of a step with equal chance, `greedy` looks one move ahead (on the CPU only).
        """
        before = int(self.slots.games.sum())
        played = self._let_play(policy, integer_option("moves", moves, 0), None)
        return Rollout(played, int(self.slots.games.sum()) - before)

    def answer(self, seat: Any, policy: Opponent = "random") -> None:
        """Plays for all others until this seat is on turn or the game is over.

        The policy is one of `rollout`, which are fast, or on the CPU any other bot by its name, a bot, or a function
        from observations and masks of some tables to their actions. The seat is one for all tables or one for each,
        (n,) integers; where it is -1, nobody plays. It counts as part of the step before: where that ended a game,
        `done` stays true.
        """
        seats = self._seats(seat)
        if not isinstance(policy, str):
            find(policy).answer(self, seats)
            return
        if policy not in POLICIES:
            self._bot(policy).answer(self, seats)
            return
        until = seats + (seats == NOBODY) * (self.slots.turn + 1)  # for -1, who is on turn anyway
        self._let_play(policy, MANY, until.astype(np.int8))

    def _bot(self, name: str) -> Answering:
        """The bot of this name; what it does follows from the seed."""
        if name not in self._bots:
            self._bots[name] = find(name)
            self._bots[name].seed(self._seed)
        return self._bots[name]

    def sample(self) -> Any:
        """A random legal action for every table, each with equal chance, (n,) int64; -1 where the game is over."""
        actions = self._buffer("sample", 0, np.int64)
        self._device.sample(self.slots, actions)
        return actions

    def _let_play(self, policy: str, moves: int, until: Any) -> int:
        """Plays so many moves at every table, or fewer where a seat is given at which to stop."""
        slots = self.slots
        if policy not in POLICIES:
            raise OptionError(f"there is no policy {policy!r}; there are {', '.join(POLICIES)}")
        if until is None:
            until = self._buffer("until", 0, np.int8)
            self._device.fill(until, NOBODY)
            self._device.fill(slots.done, 0)
        if policy == "random":
            return self._device.play_random(slots, moves, until, self._auto_reset)
        register(self._game)
        return self._device.play_greedy(slots, moves, until, self._auto_reset, self._game.layout.MAX_MOVES)

    # What players know

    def legal(self) -> Any:
        """The legal actions as a mask, (n, actions) bool; all false where the game is over."""
        mask = self._buffer("mask", self._actions, np.bool_)
        self._device.write_mask(self.slots, mask)
        return mask

    def legal_actions(self) -> tuple[Any, Any]:
        """The legal actions as lists, (n, most) int32 filled up with -1; and how many each table has, (n,) int64."""
        slots = self.slots
        counts = self._buffer("counts", 0, np.int64)
        self._device.list(slots, self._buffer("none", 1, np.int32), counts)
        lists = self._device.allocate((self._n, max(1, int(counts.max()))), np.int32)
        self._device.fill(lists, -1)
        self._device.list(slots, lists, counts)
        return lists, counts

    def observe(self, seat: Any = None) -> Any:
        """What a seat sees at each table, (n, features) int8: the seat on turn, one for all tables, or one for each.

        A row is all 0 where the seat is -1. docs/environments.md lists the numbers.
        """
        slots = self.slots
        out = self._buffer("observation", self._features, np.int8)
        seats = slots.turn if seat is None else self._seats(seat)
        self._device.write_observation(slots, seats, out, self._told)
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
        """A copy of table i as a `Table`. Actions already chosen of an incomplete move are not in it.

        Batches do not keep moves: the record of this table begins where it stands.
        """
        state = clone(self._device.copy_state(self.slots, self._place(i)))
        return Table(self._game, self._options, state, clone(state))

    def load(self, i: int, table: Table) -> None:
        """Puts a copy of a table, with the same game and options, in place i; ActionError for any other."""
        place, slots = self._place(i), self.slots
        if not isinstance(table, Table):
            raise ActionError(f"load takes a Table, as sevenfold.new and Batch.table give it, not {short(table)}")
        if (table.game, table.options, table.seats) != (self.game, self._options, self.seats):
            raise ActionError(f"{table!r} with {table.options} is none of {self!r} with {self._options}")
        self._device.write_state(slots, place, table.state)
        slots.chosen[place], slots.done[place] = 0, False
        slots.turn[place] = NOBODY if table.turn is None else table.turn

    def copy(self, source: Any, target: Any) -> None:
        """Copies tables, half-chosen moves and random numbers to come included, from some places to others.

        Both are a place or an array of them, of the same length unless the source is one place.
        """
        sources, targets = self._places(source), self._places(target)
        if len(sources) not in (1, len(targets)):
            raise ActionError(f"{len(sources)} tables cannot be copied to {len(targets)} places")
        self._device.copy_tables(self.slots, sources, targets)

    def _places(self, given: Any) -> Any:
        places = self._device.accept(given).reshape(-1)
        if not np.issubdtype(places.dtype, np.integer) or not bool(((places >= 0) & (places < self._n)).all()):
            raise IndexError(f"there are tables 0 to {self._n - 1}, not {short(places.tolist())}")
        return places

    def _place(self, i: Any) -> int:
        if not isinstance(i, int | np.integer) or not 0 <= i < self._n:
            raise IndexError(f"there are tables 0 to {self._n - 1}, not {i}")
        return int(i)

    def actions_of(self, i: int, move: str) -> tuple[int, ...]:
        """The actions that make this move, given in notation, at table i; ActionError if it is not legal there."""
        table = self.table(i)
        if move not in table.legal_moves:
            raise ActionError(f"{move!r} is no legal move at table {i}")
        return self._game.steps.path(table.state, self._game.notation.parse(move))

    def label(self, action: int) -> str:
        """An action as readable text: the move's notation, or the part of it that the action chooses."""
        return self._game.steps.label(integer_option("action", action, 0, self._actions - 1))

    def snapshot(self) -> Snapshot:
        """The batch as it stands, to go back to."""
        return Snapshot(self.game, self.options, tuple(self._device.keep(array) for array in self.slots))

    def restore(self, snapshot: Snapshot) -> None:
        """Goes back to a snapshot of this game, options and number of tables; ActionError for any other."""
        slots = self.slots
        if not isinstance(snapshot, Snapshot):
            raise ActionError(f"a snapshot is what snapshot() gave, not {short(snapshot)}")
        if (snapshot.game, snapshot.options) != (self.game, self._options) or len(snapshot.arrays[1]) != self._n:
            raise ActionError(
                f"this snapshot is of {len(snapshot.arrays[1])} tables of {snapshot.game}, not of {self!r}"
            )
        for array, kept in zip(slots, snapshot.arrays, strict=True):
            self._device.put_back(array, kept)

    def __reduce__(self) -> tuple[Any, ...]:
        arrays = [self._device.download(array) for array in self.slots]
        made = {"device": self.device, "auto_reset": self._auto_reset, "threads": self._threads}
        return unpickled, (self.game, self._n, made, self._options, self._seed, arrays)

    def close(self) -> None:
        """Frees the memory. Whatever is called after that raises DeviceError."""
        self._slots = None
        self._buffers.clear()
        self._device.release()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def unpickled(game: str, n: int, made: dict[str, Any], options: JSON, seed: int, arrays: list[Any]) -> Batch:
    """A batch as it was when it was pickled, on the same kind of device."""
    batch = Batch(game, n, seed=seed, **made, **options)
    for array, kept in zip(batch.slots, arrays, strict=True):
        batch._device.put_back(array, kept)
    return batch
