"""Gymnasium: one seat learns, the others are played by a built-in policy; thousands of tables in one environment.

import gymnasium, sevenfold.envs.gym
envs = gymnasium.make_vec("sevenfold/Dragon-v0", num_envs=4096, players=3, opponents="greedy")
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from sevenfold.batch import Batch
from sevenfold.batch.slots import NOBODY, SIT_OUT
from sevenfold.envs import picture
from sevenfold.errors import OptionError
from sevenfold.game import registered
from sevenfold.game.options import SEED_LIMIT

ILLEGAL = ("lose", "raise")
LOSS = -1.0


def spaces_of(batch: Batch) -> tuple[spaces.Dict, spaces.Discrete[Any]]:
    numbers = spaces.Box(-128, 127, (batch.features,), np.int8)
    mask = spaces.Box(0, 1, (batch.actions,), np.int8)
    return spaces.Dict({"observation": numbers, "action_mask": mask}), spaces.Discrete(batch.actions)


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many tables; at each, `seat` is ours. A table that is over is dealt anew by the next step (NEXT_STEP).

    An illegal action loses the game at once, or with illegal="raise" is an ActionError.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int = 3,
        seat: int = 0,
        opponents: str = "random",
        illegal: str = "lose",
        threads: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.seat, self.opponents, self.illegal = seat, opponents, illegal
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.batch = Batch(game, num_envs, seed=0, auto_reset=False, threads=threads, players=players, **options)
        self.single_observation_space, self.single_action_space = spaces_of(self.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.over = np.zeros(num_envs, np.bool_)
        self.mask = self.batch.legal()  # as last seen; callers get copies

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deals at all tables. With a seed, everything that follows is the same each time."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEED_LIMIT)))
        self.over[:] = False
        self.batch.answer(self.seat, self.opponents)
        return self._observations(), {}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """One action at every table that goes on; the others answer until our seat is on turn again."""
        before, given = self.over.copy(), np.asarray(actions)
        lost = self._illegal(given) if self.illegal == "lose" else np.zeros(self.num_envs, np.bool_)
        self.batch.step(np.where(lost | before, SIT_OUT, given))
        if before.any():
            self.batch.restart(before)
        self.batch.answer(self.seat, self.opponents)
        self.over = (self.batch.turn == NOBODY) | lost
        rewards = np.where(self.over & ~before, self.batch.returns[:, self.seat], 0).astype(np.float64)
        rewards[lost] = LOSS
        return self._observations(), rewards, self.over.copy(), np.zeros(self.num_envs, np.bool_), {}

    def _illegal(self, actions: Any) -> Any:
        """Where our action is against the rules; a table about to be dealt takes any."""
        return ~self.mask[np.arange(self.num_envs), actions] & ~self.over

    def _observations(self) -> dict[str, Any]:
        self.mask = self.batch.legal()
        return {
            "observation": self.batch.observe(self.seat).copy(),
            "action_mask": self.mask.view(np.int8).copy(),
        }

    def close_extras(self, **_: Any) -> None:
        self.batch.close()


class SeatEnv(gymnasium.Env[Any, Any]):
    """One table of the same kind."""

    metadata = {"render_modes": ["ansi", "svg", "rgb_array"], "render_fps": 1}  # noqa: RUF012

    def __init__(self, game: str, render_mode: str | None = None, **options: Any) -> None:
        self.many = SeatVectorEnv(game, 1, **options)
        self.render_mode = render_mode
        self.observation_space = self.many.single_observation_space
        self.action_space = self.many.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        observation, info = self.many.reset(seed=int(self.np_random.integers(2**31)))
        return self._first(observation), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, reward, over, _, info = self.many.step(np.array([action]))
        return self._first(observation), float(reward[0]), bool(over[0]), False, info

    def _first(self, observation: dict[str, Any]) -> dict[str, Any]:
        return {name: rows[0] for name, rows in observation.items()}

    def render(self) -> Any:
        """The table as our seat sees it."""
        table = self.many.batch.table(0)
        match self.render_mode:
            case "ansi":
                return picture.as_text(table, self.many.seat)
            case "svg":
                return picture.as_svg(table, self.many.seat)
            case "rgb_array":
                return picture.as_pixels(table, self.many.seat)
        return None

    def close(self) -> None:
        self.many.close()


for _game in registered().values():
    gymnasium.register(
        id=f"sevenfold/{_game.title.replace(' ', '')}-v0",
        entry_point="sevenfold.envs.gym:SeatEnv",
        vector_entry_point="sevenfold.envs.gym:SeatVectorEnv",
        kwargs={"game": _game.id},
    )
