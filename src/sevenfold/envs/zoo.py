"""PettingZoo: every game as an environment whose agents take turns (AEC)."""

from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv

from sevenfold.bots import Bot
from sevenfold.decision import integer
from sevenfold.envs import picture
from sevenfold.envs.baseline import ActingBot
from sevenfold.envs.single import Single
from sevenfold.errors import ActionError, OptionError
from sevenfold.game.options import SEED_LIMIT
from sevenfold.json_input import is_integer, short

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]


def agent_of(seat: int) -> str:
    return f"player_{seat}"


def make_module(game: str, name: str) -> ModuleType:
    """What PettingZoo expects of an environment: `env` guards against illegal actions, `raw_env` raises them."""
    metadata = {"render_modes": RENDER_MODES, "name": name, "is_parallelizable": False, "render_fps": 1}
    module = ModuleType(f"sevenfold.envs.{name}", f"{game} for PettingZoo.")
    module.raw_env = partial(TurnEnv, game=game, metadata=metadata)  # type: ignore[attr-defined]
    module.env = lambda **options: wrapped(TurnEnv(game=game, metadata=metadata, **options))  # type: ignore[attr-defined]
    return module


class TurnEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A game for PettingZoo, whose agents are the players: `player_0` and so on, by seat.

    An observation is a dict: `observation`, the agent's view as int8 numbers, and `action_mask`, its legal actions.
    Rewards come at the end: everybody stakes one point, and the winners share all of them. After `max_cycles` actions,
    if given, the game is truncated. An illegal action is an ActionError; `env()` makes it a loss instead.
    """

    metadata: dict[str, Any]  # what PettingZoo asks for: name, render modes

    def __init__(
        self,
        render_mode: str | None = None,
        players: int = 3,
        max_cycles: int | None = None,
        *,
        game: str,
        metadata: dict[str, Any],
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, render_mode, players, max_cycles, game=game, metadata=metadata, **options)
        super().__init__()
        self.game, self.metadata = game, metadata
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"there is no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}")
        if max_cycles is not None and not (is_integer(max_cycles) and max_cycles > 0):
            raise OptionError(f"max_cycles must be an integer 1.., or None for no limit, not {short(max_cycles)}")
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.single = Single(self.game, {"players": players, **options})
        self.seats = {agent_of(seat): seat for seat in self.single.seats}
        self.possible_agents = list(self.seats)
        self.observation_spaces = {agent: self._observation_space() for agent in self.seats}
        self.action_spaces = {agent: spaces.Discrete(self.single.actions) for agent in self.seats}
        self.random, _ = seeding.np_random()

    def _observation_space(self) -> spaces.Dict:
        numbers = spaces.Box(-128, 127, (self.single.features,), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.single.actions,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals. With a seed, this deal and all later ones without a seed follow from it."""
        if seed is not None:
            self.random, _ = seeding.np_random(seed)
        self.single.deal(int(self.random.integers(SEED_LIMIT)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self.agent_selection = agent_of(self.single.turn)

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees; its mask is all 0 unless it is on turn."""
        seat = self.seats[agent]
        mask = self.single.mask() if seat == self.single.turn else np.zeros(self.single.actions, np.int8)
        return {"observation": self.single.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """One action of the agent on turn; a move may take several. None for an agent that is done."""
        if self._is_done():
            if not self.agents:
                raise ActionError("no agent is left: reset() deals again")
            self._was_dead_step(action)
            return
        move = self.single.act(integer(action))
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {} if move is None else {"move": self.single.game.notation.write(move)}
        self.cycles += 1
        if self.single.turn < 0:
            self.rewards = dict(zip(self.agents, self.single.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = agent_of(self.single.turn)
            self.truncations = dict.fromkeys(self.agents, self.cycles == self.max_cycles)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def bot(self, bot: str | Bot, seed: int | None = None) -> Callable[[], int | None]:
        """A bot, or one by its name, as a function that gives the next action of the agent on turn.

        None for an agent that is done: `while env.agents: env.step(play())` plays to the end.
        """
        player = ActingBot(bot, seed)
        return lambda: None if self._is_done() else player.act(self.single)

    def _is_done(self) -> bool:
        """Whether the agent on turn has nothing to do any more but to step out, with the action None."""
        if self.single.record is None:
            return False
        agent = self.agent_selection
        return agent not in self.agents or self.terminations[agent] or self.truncations[agent]

    def render(self) -> Any:
        """The table as the player on turn sees it; a finished game is open to all."""
        table = self.single.table()
        match self.render_mode:
            case "human":
                print(picture.as_text(table, table.turn))
            case "ansi":
                return picture.as_text(table, table.turn)
            case "svg":
                return picture.as_svg(table, table.turn)
            case "rgb_array":
                return picture.as_pixels(table, table.turn)
        return None

    def close(self) -> None:
        """Does nothing: no resource is held."""


def wrapped(env: TurnEnv) -> Any:
    """With PettingZoo's guards: an illegal action loses, one out of bounds or out of order is an error."""
    from pettingzoo.utils import wrappers

    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    guarded = wrappers.AssertOutOfBoundsWrapper(guarded)
    return wrappers.OrderEnforcingWrapper(guarded)
