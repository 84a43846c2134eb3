"""OpenSpiel: `pyspiel.load_game("python_sevenfold_dragon(players=3)")` after importing this module.

Chance moves at the start only, and chooses a seed; everything hidden follows from it. There are 2**30 seeds, chosen in
three chance moves of 1,024 outcomes each, unless `deals` says how few there are. A player's information state is the
memory of all it has seen, and `resample_from_infostate` redeals what it does not know.
"""

import hashlib
import json
from functools import reduce
from typing import Any, ClassVar

import numpy as np
import pyspiel

from sevenfold.bots import Bot
from sevenfold.envs.baseline import ActingBot
from sevenfold.envs.single import Single
from sevenfold.errors import ActionError, OptionError
from sevenfold.game import registered
from sevenfold.game.options import SEED_LIMIT, Players
from sevenfold.game.options import integer as integer_option
from sevenfold.game.plugin import Game
from sevenfold.kernel import random
from sevenfold.kernel.records import from_bytes

ALL = 0  # instead of a number of deals
WHOLE = 0  # instead of an ending's number of cards: the whole game
OUTCOMES, CHANCE_MOVES = 1024, 3  # how one of all deals is chosen
MOST_DEALS = 10_000  # that are chosen in one chance move
LONGEST = 100_000  # actions that no game reaches


def describe(game: Game) -> Any:
    """What OpenSpiel wants to know of a game; all options that are numbers, truths or words are parameters."""
    declared = game.options.declared
    players = declared["players"]
    assert isinstance(players, Players)
    usual = {name: option.default for name, option in declared.items() if isinstance(option.default, int | str)}
    endings = {"ending": WHOLE, "table": 0} if game.endings else {}
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
        parameter_specification={"players": players.least, "deals": ALL, **endings, **usual},
    )


class SevenfoldGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters."""

    id: ClassVar[str]
    type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.type.parameter_specification, **(params or {})}
        deals = integer_option("deals", given.pop("deals"), ALL, MOST_DEALS)
        cards, number = given.pop("ending", WHOLE), given.pop("table", 0)
        if deals and cards != WHOLE:
            raise OptionError(
                "deals are of whole games, while of an ending chance knows every way: leave one of them out"
            )
        if number and cards == WHOLE:
            raise OptionError("table says where an ending begins, and a whole game has none: give ending, too")
        self.single = Single(self.id, given)
        self.ways: list[Any] = []  # in which the cards can lie at the beginning of an ending
        self.outcomes, self.chance_moves = (deals, 1) if deals else (OUTCOMES, CHANCE_MOVES)
        self.chances = [(outcome, 1 / self.outcomes) for outcome in range(self.outcomes)]
        if cards != WHOLE and self.single.game.endings:
            found = self.single.game.endings.ways(
                self.single.options, integer_option("table", number, 0, SEED_LIMIT - 1), cards
            )
            self.ways, chances = [state for state, _ in found], [chance for _, chance in found]
            self.outcomes, self.chance_moves, self.chances = len(found), 1, list(enumerate(chances))
        players = len(self.single.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.single.actions,
            max_chance_outcomes=self.outcomes,
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
        self.drawn: tuple[int, ...] = ()  # what chance has chosen
        self.chosen = 0
        self.turn = int(pyspiel.PlayerId.CHANCE)
        self.memories = [b""] * game.num_players()
        self.unseen: tuple[bytes, ...] = ()  # records as they were after moves that no memory holds yet

    def at(self) -> Single:
        """The game's rules, looking at this state."""
        single: Single = self.get_game().single
        single.record = None if self.records is None else self.records[0]
        single.chosen = self.chosen
        return single

    def current_player(self) -> int:
        return self.turn

    def is_terminal(self) -> bool:
        return self.turn == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, _player: int) -> list[int]:
        return self.at().legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances: list[tuple[int, float]] = self.get_game().chances
        return chances

    def _apply_action(self, action: int) -> None:
        if self.records is None:
            self._draw(action)
            return
        single = self.at()
        move = single.act(action)
        self.chosen = single.chosen
        if move is not None:
            self._moved(single)

    def _draw(self, outcome: int) -> None:
        """A chance move; the last one deals."""
        game = self.get_game()
        if not 0 <= outcome < game.outcomes:
            raise ActionError(f"chance has the outcomes 0 to {game.outcomes - 1}, not {outcome}")
        self.drawn = (*self.drawn, outcome)
        if len(self.drawn) == game.chance_moves:
            single = self.at()
            if game.ways:
                single.record = game.ways[outcome]
            else:
                single.deal(reduce(lambda seed, drawn: seed * game.outcomes + drawn, self.drawn))
            self.records = np.array([single.state], single.state.dtype).view(np.recarray)
            self._moved(single)

    def _moved(self, single: Single) -> None:
        """Everybody sees what has become of the table, and will remember when it is asked for."""
        turn = single.turn
        self.turn = int(pyspiel.PlayerId.TERMINAL) if turn < 0 else single.seats.index(turn)
        self.unseen += (self.records.tobytes(),)

    def memory(self, player: int) -> bytes:
        """All that a player has seen, as a digest. Random games to the end need none: it is made here."""
        single: Single = self.get_game().single
        for record in self.unseen:
            single.record, single.chosen = from_bytes(self.records.dtype, record), 0
            self.memories = [
                remembering(memory, single.observe(seat))
                for memory, seat in zip(self.memories, single.seats, strict=True)
            ]
        self.unseen = ()
        return self.memories[player]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if len(self.drawn) + 1 >= self.get_game().chance_moves else f"draw {action}"
        return str(self.get_game().single.game.steps.label(action))

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.records is None else self.at().returns()

    def view(self, player: int) -> str:
        """What a player sees, as JSON, and what it has chosen of a move so far."""
        single = self.at()
        if single.record is None:
            return ""
        seat = single.seats[player]
        chosen = self.chosen if seat == single.turn else 0
        return json.dumps([single.scene().view(seat), chosen])

    def resample_from_infostate(self, player: int, sampler: Any) -> "SevenfoldState":
        """A state that the player cannot tell from this one."""
        self.memory(player)
        twin: SevenfoldState = self.clone()
        single, generator = twin.at(), np.zeros(1, np.int64)
        random.seed(generator, int(sampler() * (1 << 53)), 0)
        single.game.knowledge.redeal(single.state, single.seats[player], generator)
        for other, seat in enumerate(single.seats):
            if other != player:  # its true memory is not the player's to know
                twin.memories[other] = remembering(b"", single.observe(seat))
        return twin

    def __str__(self) -> str:
        if self.records is None:
            return f"before the deal {self.drawn}"
        single = self.at()
        return json.dumps([single.scene().everything(), self.chosen])


class Baseline(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots, or one by its name, for any player of OpenSpiel's games; it gets nothing but views."""

    def __init__(self, bot: str | Bot, seed: int | None = None) -> None:
        super().__init__()
        self.player = ActingBot(bot, seed)

    def step(self, state: SevenfoldState) -> int:
        """The next action; the bot must play the whole of a move."""
        return self.player.act(state.at())

    def restart_at(self, state: SevenfoldState) -> None:
        """It remembers nothing but the rest of a move that it has begun."""


def remembering(memory: bytes, seen: Any) -> bytes:
    """What is remembered once this was seen, too."""
    return hashlib.blake2b(memory + seen.tobytes(), digest_size=12).digest()


class Observer:
    """What a player sees: as a tensor, or as a text that also holds all it remembers, if that is asked for.

    There is no tensor of all that a player remembers.
    """

    def __init__(self, game: SevenfoldGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no observation parameters; given were {params}")
        self.recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(game.single.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SevenfoldState, player: int) -> None:
        if self.recall:
            raise NotImplementedError(
                "there is no information state tensor: take observation_tensor, or information_state_string"
            )
        single = state.at()
        self.tensor[:] = 0 if single.record is None else single.observe(single.seats[player])

    def string_from(self, state: SevenfoldState, player: int) -> str:
        memory = state.memory(player).hex() if self.recall else ""
        return f"{memory} {state.view(player)}"


for _game in registered().values():
    _type = describe(_game)
    _name = f"{_game.title.replace(' ', '')}Game"
    globals()[_name] = type(_name, (SevenfoldGame,), {"id": _game.id, "type": _type, "__module__": __name__})
    pyspiel.register_game(_type, globals()[_name])  # under its name here it can be pickled
