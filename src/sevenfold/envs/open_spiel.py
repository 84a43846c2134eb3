"""OpenSpiel: `pyspiel.load_game("python_sevenfold_dragon(players=3)")` after importing this module.

Chance moves once, at the start, and chooses one of `deals` seeds; everything hidden follows from it. A player's
information state is the memory of all it has seen, and `resample_from_infostate` redeals what it does not know.
"""

import hashlib
import json
from typing import Any, ClassVar

import numpy as np
import pyspiel

from sevenfold.envs.single import Single
from sevenfold.game import registered
from sevenfold.game.options import Players
from sevenfold.game.plugin import Game
from sevenfold.kernel import random

DEALS = 10_000
LONGEST = 100_000  # actions that no game reaches


def describe(game: Game) -> Any:
    """What OpenSpiel wants to know of a game; all options that are numbers, truths or words are parameters."""
    declared = game.options.declared
    players = declared["players"]
    assert isinstance(players, Players)
    usual = {name: option.default for name, option in declared.items() if isinstance(option.default, int | str)}
    return pyspiel.GameType(
        short_name=f"python_sevenfold_{game.id.replace('-', '_')}",
        long_name=f"Sevenfold: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.most,
        min_num_players=players.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": players.least, "deals": DEALS, **usual},
    )


class SevenfoldGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    id: ClassVar[str]
    type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        self.deals = given.pop("deals")
        self.single = Single(self.id, given)
        players = len(self.single.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.single.actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=players - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, params or {})

    def new_initial_state(self, *_: Any) -> "SevenfoldState":
        return SevenfoldState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self, iig_obs_type, params)


class SevenfoldState(pyspiel.State):  # type: ignore[misc]
    """A game in progress; before the deal there is no record."""

    def __init__(self, game: SevenfoldGame) -> None:
        super().__init__(game)
        self.records: Any = None  # an array of one record: arrays are copied deeply, records are not
        self.chosen = 0
        self.memories = [b""] * game.num_players()

    def at(self) -> Single:
        """The game's rules, looking at this state."""
        single: Single = self.get_game().single
        single.state = None if self.records is None else self.records[0]
        single.chosen = self.chosen
        return single

    def current_player(self) -> int:
        if self.records is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = int(self.records["turn"][0])
        return int(pyspiel.PlayerId.TERMINAL) if turn < 0 else self.get_game().single.seats.index(turn)

    def is_terminal(self) -> bool:
        return self.records is not None and int(self.records["turn"][0]) < 0

    def _legal_actions(self, _player: int) -> list[int]:
        return self.at().legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        single = self.at()
        if self.records is None:
            single.deal(action)
            self.records = np.array([single.state], single.state.dtype).view(np.recarray)
            move: str | None = "deal"
        else:
            move = single.act(action)
        self.chosen = single.chosen
        if move:
            self._remember()

    def _remember(self) -> None:
        """Everybody sees what has become of the table."""
        single = self.at()
        for player, seat in enumerate(single.seats):
            seen = self.memories[player] + single.observe(seat).tobytes()
            self.memories[player] = hashlib.blake2b(seen, digest_size=12).digest()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().single.game.steps.label(action))

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.records is None else self.at().returns()

    def view(self, player: int) -> str:
        """What a player sees, as JSON, and what it has chosen of a move so far."""
        single = self.at()
        if single.state is None:
            return ""
        seat = single.seats[player]
        chosen = self.chosen if seat == single.turn else 0
        return json.dumps([single.scene().view(seat), chosen])

    def resample_from_infostate(self, player: int, sampler: Any) -> "SevenfoldState":
        """A state that the player cannot tell from this one."""
        twin: SevenfoldState = self.clone()
        single, generator = twin.at(), np.zeros(1, np.int64)
        random.seed(generator, int(sampler() * (1 << 53)), 0)
        single.game.knowledge.redeal(single.state, single.seats[player], generator)
        for other, seat in enumerate(single.seats):
            if other != player:  # its true memory is not the player's to know
                twin.memories[other] = hashlib.blake2b(single.observe(seat).tobytes(), digest_size=12).digest()
        return twin

    def __str__(self) -> str:
        if self.records is None:
            return "before the deal"
        single = self.at()
        return json.dumps([single.scene().everything(), self.chosen])


class Observer:
    """What a player sees: the observation tensor, and a text that also holds all it remembers, if that is asked for."""

    def __init__(self, game: SevenfoldGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; given were {params}")
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(game.single.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SevenfoldState, player: int) -> None:
        single = state.at()
        self.tensor[:] = 0 if single.state is None else single.observe(single.seats[player])

    def string_from(self, state: SevenfoldState, player: int) -> str:
        memory = state.memories[player].hex() if self.recall else ""
        return f"{memory} {state.view(player)}"


for _game in registered().values():
    _type = describe(_game)
    _name = f"{_game.title.replace(' ', '')}Game"
    globals()[_name] = type(_name, (SevenfoldGame,), {"id": _game.id, "type": _type, "__module__": __name__})
    pyspiel.register_game(_type, globals()[_name])  # under its name here it can be pickled
