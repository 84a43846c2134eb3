"""Whole games under every option, with whatever comes to a player's mind in between."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import sevenfold
from sevenfold.errors import IllegalMove, InvalidMove, PositionError
from sevenfold.table import Table
from tests.strategies import OPTIONS, any_move, seeds

NONSENSE = st.one_of(
    st.text(max_size=12),
    st.from_regex(r"[1-7]!?@-?[0-9]{1,30}", fullmatch=True),
    st.from_regex(r"under [1-7?]!?", fullmatch=True),
    st.from_regex(r"(draw|rainbow|pass|start|grow|swap|clover|two-for-one)( [a-z0-9?.+-]{1,9}){0,4}", fullmatch=True),
    st.from_regex(r"[RYBGK*]{4}@-?[0-9]{1,20},-?[0-9]{1,4}", fullmatch=True),
    st.from_regex(
        r"(trade-hands|trade-goals|zap-card|move-card|rotate-goals)( [a-z0-9,@*-]{1,9}){0,3}", fullmatch=True
    ),
)


class GameMachine(RuleBasedStateMachine):
    """One game; subclasses say which."""

    game: str
    table: Table

    @initialize(data=st.data(), seed=seeds, chance=seeds)
    def begin(self, data: st.DataObject, seed: int, chance: int) -> None:
        self.table = sevenfold.new(self.game, seed=seed, **data.draw(OPTIONS[self.game]))
        self.random = Random(chance)

    def running(self) -> bool:
        return self.table.turn is not None

    @precondition(running)
    @rule(moves=st.integers(1, 25))
    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            if self.table.turn is None:
                return
            move = any_move(self.table, self.random)
            assert self.table.play(move) == move
            assert self.table.moves[-1] == move

    @rule(move=NONSENSE)
    def say_nonsense(self, move: str) -> None:
        """Anything may be typed: it is a legal move, or a documented error that changes nothing."""
        before, legal = self.table.position(), list(self.table.legal_moves)
        assert (move in self.table.legal_moves) == (move in legal)
        if move in legal:
            return
        with pytest.raises((InvalidMove, IllegalMove)) as error:
            self.table.play(move)
        assert str(error.value)
        assert self.table.position() == before
        assert list(self.table.legal_moves) == legal

    @rule()
    def ask_to_join(self) -> None:
        """A newcomer sits down, or an error says why not."""
        before = self.table.position()
        try:
            seat = self.table.join()
        except IllegalMove:
            assert self.table.position() == before
        else:
            assert seat not in before["seats"]
            assert seat in self.table.seats

    @rule()
    def load_position(self) -> None:
        """A position tells everything: the loaded table stands where this one stands."""
        position = self.table.position()
        loaded = sevenfold.load(json.loads(json.dumps(position)))
        assert json.dumps(loaded.position()) == json.dumps(position)
        assert list(loaded.legal_moves) == list(self.table.legal_moves)
        assert loaded.outcome == self.table.outcome
        assert sevenfold.load(json.dumps(position)).position() == position
        # It goes on in the same way, too, as far as no new round is dealt from another seed.
        one, other, random = self.table.copy(), loaded, Random(1)
        for _ in range(10):
            if one.turn is None or one.position().get("round") != position.get("round"):
                return
            move = any_move(one, random)
            one.play(move)
            other.play(move)
            if one.position().get("round") == position.get("round"):
                assert other.position() == one.position()

    @rule()
    def replay_record(self) -> None:
        """A record tells the whole game."""
        record = self.table.record()
        again = sevenfold.replay(json.loads(json.dumps(record)))
        assert again.record() == record
        assert again.position() == self.table.position()

    @rule()
    def go_on_from_a_loaded_game(self) -> None:
        """A loaded game has a record of its own that can be replayed."""
        self.table = sevenfold.load(self.table.position())

    @rule()
    def play_on_a_copy(self) -> None:
        before, twin = self.table.position(), self.table.copy()
        assert twin.position() == before
        for _ in range(5):
            if twin.turn is not None:
                twin.play(any_move(twin, self.random))
        assert self.table.position() == before

    @rule(damage=st.data())
    def damage_position(self, damage: st.DataObject) -> None:
        """A position with something wrong is refused, or is another position that really can be."""
        position = self.table.position()
        spoil(position, damage)
        try:
            loaded = sevenfold.load(position)
        except PositionError:
            return
        assert sevenfold.load(loaded.position()).position() == loaded.position()

    @invariant()
    def legal_moves_are_well_formed(self) -> None:
        if not hasattr(self, "table"):
            return
        moves = list(self.table.legal_moves)
        assert len(set(moves)) == len(moves) == len(self.table.legal_moves)
        assert bool(moves) == (self.table.turn is not None)
        assert (self.table.outcome is None) == (self.table.turn is not None)
        for move in moves[:: max(1, len(moves) // 10)]:
            assert move in self.table.legal_moves

    def teardown(self) -> None:
        """Every game ends."""
        if hasattr(self, "table"):
            for _ in range(20_000):
                if self.table.turn is None:
                    return
                self.table.play(any_move(self.table, self.random))
            pytest.fail("the game does not end")


def spoil(value: Any, data: st.DataObject) -> None:
    """Changes one thing somewhere inside."""
    path = value
    while True:
        keys = list(path) if isinstance(path, dict) else list(range(len(path)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        if isinstance(path[key], dict | list) and path[key] and data.draw(st.integers(0, 3)):
            path = path[key]
            continue
        kind = data.draw(st.integers(0, 3))
        if kind == 0:
            del path[key]
        elif kind == 1 and isinstance(path[key], int) and not isinstance(path[key], bool):
            path[key] += data.draw(st.sampled_from([-1, 1, 100, 10**30]))
        elif kind == 2 and isinstance(path, list):
            path.append(path[key])
        else:
            junk: st.SearchStrategy[Any] = st.sampled_from(
                [None, True, -1, 10**20, 1.5, "?", "", "fox", "RRRR", "zap-card", [], {}, [[]]]
            )
            path[key] = data.draw(junk)
        return


class DragonMachine(GameMachine):
    game = "dragon"


class DoubleSevenMachine(GameMachine):
    game = "double-seven"


class SevenDragonsMachine(GameMachine):
    game = "seven-dragons"


PATIENT = settings(
    max_examples=40, stateful_step_count=20, deadline=None, suppress_health_check=list(HealthCheck), print_blob=True
)
for machine in (DragonMachine, DoubleSevenMachine, SevenDragonsMachine):
    machine.TestCase.settings = PATIENT

TestDragon = DragonMachine.TestCase
TestDoubleSeven = DoubleSevenMachine.TestCase
TestSevenDragons = SevenDragonsMachine.TestCase
