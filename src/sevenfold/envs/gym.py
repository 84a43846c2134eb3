"""Gymnasium: one seat learns, the others are played by opponents; thousands of tables in one environment.

import gymnasium, sevenfold.envs.gym
envs = gymnasium.make_vec("sevenfold/Dragon-v0", num_envs=4096, players=3, opponents="greedy")
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sevenfold.batch import Batch, checks
from sevenfold.batch.answering import Opponent
from sevenfold.batch.slots import NOBODY, SIT_OUT
from sevenfold.envs import picture
from sevenfold.envs.opponents import OpponentPool
from sevenfold.errors import OptionError
from sevenfold.game import find, registered
from sevenfold.game.options import SEED_LIMIT
from sevenfold.json_input import is_integer, short

ILLEGAL = ("lose", "raise")
LOSS = -1.0
ROTATE = "rotate"  # instead of a seat
Observation = dict[str, Any]
Info = dict[str, Any]


def spaces_of(batch: Batch) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    numbers = spaces.Box(-128, 127, (batch.features,), np.int8)
    mask = spaces.Box(0, 1, (batch.actions,), np.int8)
    return spaces.Dict({"observation": numbers, "action_mask": mask}), spaces.Discrete(batch.actions)


def check_options(game: str, options: dict[str, Any]) -> None:
    """A keyword that nothing knows is a TypeError, as of any function: wrappers try out what an environment takes."""
    declared = find(game).options.declared
    for name in options:
        if name not in declared:
            there = ", ".join(declared)
            raise TypeError(f"got an unexpected keyword argument {name!r}; options of the game are {there}")


def find_mode(given: AutoresetMode | str) -> AutoresetMode:
    """By itself, by its value or by its name."""
    for mode in AutoresetMode:
        if given in (mode, mode.value, mode.name):
            return mode
    raise OptionError(f"autoreset_mode must be one of {', '.join(AutoresetMode.__members__)}, not {short(given)}")


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """`num_envs` tables at once. `seat` is the learner's; with "rotate" it is another one in every game, in turn.

    The others are played by `opponents`: `random` or `greedy`, which are fast, any other bot by its name, a bot, a
    function from observations and masks of some tables to their actions, or a list of those, out of which every game
    gets one at random. A table that is over takes any action, and is dealt anew by it or as `autoreset_mode` says. An
    illegal action loses the game at once with reward -1, or with illegal="raise" is an ActionError. `info` tells the
    seats.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int = 3,
        seat: int | str = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        illegal: str = "lose",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_options(game, options)
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.num_envs, self.render_mode, self.illegal = num_envs, render_mode, illegal
        self.autoreset_mode = find_mode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self.batch = Batch(game, num_envs, seed=0, auto_reset=False, threads=threads, players=players, **options)
        self.order = self._order(seat)  # of seats that the learner has, game after game
        self.seats, self.played = np.full(num_envs, self.order[0]), np.full(num_envs, -1)
        self.opponents = OpponentPool(opponents, num_envs)
        self.single_observation_space, self.single_action_space = spaces_of(self.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.over = np.zeros(num_envs, np.bool_)
        self.mask = self.batch.legal()  # as last seen; callers get copies

    def _order(self, seat: int | str) -> Any:
        if seat == ROTATE:
            return np.array(self.batch.seats)
        if not is_integer(seat) or seat not in self.batch.seats:
            there = ", ".join(map(str, self.batch.seats))
            raise OptionError(f"seat must be one of {there}, or {ROTATE!r}, not {short(seat)}")
        return np.array([seat])

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Deals at all tables, or at those that `options["reset_mask"]` marks.

        With a seed, or one for each table, everything that follows is the same each time.
        """
        which = np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_)))
        seeds = self._seeds(seed)
        self.batch.restart(which, seeds)
        if seed is not None:
            self.played[which] = -1
            self.opponents.seed(self.np_random)
        self._begin(which)
        self.opponents.answer(self.batch, self.seats)
        return self._observations(), self._info()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Any:
        """Of the deals, for each table."""
        if seed is None or is_integer(seed):
            super().reset(seed=seed)  # type: ignore[arg-type]
            return (int(self.np_random.integers(SEED_LIMIT)) + np.arange(self.num_envs)) % SEED_LIMIT
        given = list(seed)  # type: ignore[arg-type]
        if len(given) != self.num_envs:
            raise OptionError(f"there are {self.num_envs} tables, but {len(given)} seeds")
        super().reset(seed=next((one for one in given if one is not None), None))
        sources = (self.np_random if one is None else np.random.default_rng(one) for one in given)
        return np.array([int(source.integers(SEED_LIMIT)) for source in sources])

    def _begin(self, which: Any) -> None:
        """New games have been dealt at these tables."""
        self.played[which] += 1
        self.seats[which] = self.order[(np.arange(self.num_envs) + self.played)[which] % len(self.order)]
        self.over[which] = False
        self.opponents.begin(which, self.np_random)

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, Info]:
        """One action at every table; then the opponents play until the learner is on turn again."""
        given = checks.array(np.asarray(actions), self.num_envs, "actions", np.integer)
        before = self.over.copy()
        lost = self._illegal(given) if self.illegal == "lose" else np.zeros(self.num_envs, np.bool_)
        self.batch.step(np.where(lost | before, SIT_OUT, given))
        if self.autoreset_mode == AutoresetMode.NEXT_STEP:
            self._deal(before)
        self.opponents.answer(self.batch, np.where(lost, NOBODY, self.seats))
        over = (self.batch.turn == NOBODY) | lost | self.over
        paid = self.batch.returns[np.arange(self.num_envs), self.seats]
        rewards = np.where(lost, LOSS, np.where(over & ~before, paid, 0)).astype(np.float64)
        self.over = over.copy()
        info = self._renew() if self.autoreset_mode == AutoresetMode.SAME_STEP else {}
        observations = self._observations()
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), {**info, **self._info()}

    def _deal(self, which: Any) -> None:
        """The next game at these tables."""
        if which.any():
            self.batch.restart(which)
            self._begin(which)

    def _renew(self) -> Info:
        """Deals at once where games ended; what was seen at their end goes along as Gymnasium wants it."""
        ended = self.over.copy()
        if not ended.any():
            return {}
        last, info = self._observations(), self._info()
        seen, told = np.full(self.num_envs, None, object), np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            seen[i] = {name: rows[i] for name, rows in last.items()}
            told[i] = {"seat": int(info["seat"][i])}
        self._deal(ended)
        self.opponents.answer(self.batch, self.seats)
        return {"final_obs": seen, "_final_obs": ended, "final_info": told, "_final_info": ended}

    def _illegal(self, actions: Any) -> Any:
        """Where our action is against the rules; a table about to be dealt takes any."""
        known = (actions >= 0) & (actions < self.batch.actions)
        allowed = self.mask[np.arange(self.num_envs), np.where(known, actions, 0)] & known
        return ~allowed & ~self.over  # there, any number

    def _observations(self) -> Observation:
        """A table that is over takes any action: a mask of nothing would leave a network nothing to choose from."""
        self.mask = self.batch.legal()
        self.mask[self.over] = True
        return {
            "observation": self.batch.observe(self.seats).copy(),
            "action_mask": self.mask.view(np.int8).copy(),
        }

    def _info(self) -> Info:
        return {"seat": self.seats.copy(), "_seat": np.ones(self.num_envs, np.bool_)}

    def action_masks(self) -> Any:
        """The legal actions, (num_envs, actions) bool, as MaskablePPO asks for them."""
        return self.mask.copy()

    def close_extras(self, **_: Any) -> None:
        """Frees the memory of the batch."""
        self.batch.close()


class SeatEnv(gymnasium.Env[Any, Any]):
    """One table, otherwise like SeatVectorEnv."""

    metadata = {"render_modes": ["ansi", "svg", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        self.many = SeatVectorEnv(game, 1, **options)
        self.render_mode = render_mode
        self.observation_space = self.many.single_observation_space
        self.action_space = self.many.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals. With a seed, everything that follows is the same each time."""
        super().reset(seed=seed)
        observation, info = self.many.reset(seed=None if seed is None else int(self.np_random.integers(2**31)))
        return self._first(observation), self._told(info)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """One action; then the opponents play until the learner is on turn again."""
        observation, reward, over, _, info = self.many.step(np.array([action]))
        return self._first(observation), float(reward[0]), bool(over[0]), False, self._told(info)

    def action_masks(self) -> Any:
        """The legal actions, (actions,) bool, as MaskablePPO asks for them."""
        return self.many.action_masks()[0]

    def _told(self, info: Info) -> Info:
        return {"seat": info["seat"][0]}  # NumPy's: TorchRL asks an info for its dtype

    def _first(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {name: rows[0] for name, rows in observation.items()}

    def render(self) -> Any:
        """The table as the learner's seat sees it."""
        table, seat = self.many.batch.table(0), int(self.many.seats[0])
        match self.render_mode:
            case "ansi":
                return picture.as_text(table, seat)
            case "svg":
                return picture.as_svg(table, seat)
            case "rgb_array":
                return picture.as_pixels(table, seat)
        return None

    def close(self) -> None:
        """Frees the memory of the batch."""
        self.many.close()


for _game in registered().values():
    gymnasium.register(
        id=f"sevenfold/{_game.title.replace(' ', '')}-v0",
        entry_point="sevenfold.envs.gym:SeatEnv",
        vector_entry_point="sevenfold.envs.gym:SeatVectorEnv",
        kwargs={"game": _game.id},
    )
