"""Environments pass the conformance tests of the projects they are for."""

import contextlib
import io
import warnings
from types import ModuleType
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sevenfold
import sevenfold.envs.gym
from sevenfold.envs import double_seven_v0, dragon_v0, seven_dragons_v0
from sevenfold.errors import ActionError, OptionError
from sevenfold.game import ids, registered

with warnings.catch_warnings():  # they still use PettingZoo's older way to make environments
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

ZOO = [dragon_v0, double_seven_v0, seven_dragons_v0]
GYM = [game.title.replace(" ", "") for game in registered().values()]
GAMES = list(ids())
quietly = pytest.mark.filterwarnings("ignore")  # conformance tests also warn about matters of taste


def play_on(env: Any, random: np.random.Generator) -> int:
    """Random legal play to the end; returns how many actions it took."""
    actions = 0
    for agent in env.agent_iter():
        observation, _, over, cut, _ = env.last()
        action = None
        if not over and not cut:
            action = int(random.choice(np.flatnonzero(observation["action_mask"])))
            assert env.action_space(agent).contains(action)
            actions += 1
        env.step(action)
    return actions


@quietly
@pytest.mark.parametrize("module", ZOO)
def test_pettingzoo_api(module: ModuleType) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        api_test(module.env(), num_cycles=400)
        api_test(module.raw_env(players=2), num_cycles=400)


@quietly
@pytest.mark.parametrize("module", ZOO)
def test_pettingzoo_seed(module: ModuleType) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        seed_test(module.env, num_cycles=150)


@quietly
@pytest.mark.parametrize("module", ZOO)
def test_pettingzoo_render(module: ModuleType) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        render_test(module.env, custom_tests={"svg": lambda drawing: drawing.startswith("<svg")})


@pytest.mark.parametrize("module", ZOO)
def test_pettingzoo_max_cycles(module: ModuleType) -> None:
    """PettingZoo's own test of `max_cycles` is for agents that act at the same time; this one is for turns."""
    env = module.env(max_cycles=4, players=2)
    env.reset(seed=3)
    assert play_on(env, np.random.default_rng(1)) == 4
    assert env.agents == []


@pytest.mark.parametrize("module", ZOO)
def test_rewards_come_at_the_end_and_sum_to_nothing(module: ModuleType) -> None:
    env = module.raw_env(players=3)
    env.reset(seed=5)
    random = np.random.default_rng(5)
    while not any(env.terminations.values()):
        assert not any(env.rewards.values())
        env.step(int(random.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]))))
    assert sum(env.rewards.values()) == pytest.approx(0)
    outcome = env.single.table().outcome
    assert {seat for seat in range(3) if env.rewards[f"player_{seat}"] > 0} <= set(outcome.winners)


def test_illegal_actions_of_a_raw_env_are_errors() -> None:
    env = dragon_v0.raw_env(players=2)
    env.reset(seed=1)
    with pytest.raises(ActionError, match="legal are"):
        env.step(int(np.argmin(env.observe("player_0")["action_mask"])))
    with pytest.raises(OptionError, match="render mode"):
        dragon_v0.env(render_mode="hologram")


def test_what_is_no_action_of_a_raw_env_is_said_and_changes_nothing() -> None:
    env = dragon_v0.raw_env(players=2)
    with pytest.raises(ActionError, match=r"nothing has been dealt yet: call reset\(\)"):
        env.step(0)
    env.reset(seed=1)
    for wrong in (None, 6.0, "6"):
        with pytest.raises(ActionError, match=f"an action is an integer, not {wrong!r}"):
            env.step(wrong)
    assert env.cycles == 0
    env.step(np.argmax(env.observe("player_0")["action_mask"]))
    assert env.cycles == 1
    greedy = env.bot("greedy")
    while env.agents:
        env.step(greedy())
    with pytest.raises(ActionError, match=r"no agent is left: reset\(\) deals again"):
        env.step(None)


@pytest.mark.parametrize("cycles", [0, -1, 2.5, "10", True])
def test_a_limit_of_cycles_is_a_number_of_them(cycles: Any) -> None:
    with pytest.raises(OptionError, match=r"max_cycles must be an integer 1\.\., or None for no limit"):
        dragon_v0.env(max_cycles=cycles)


@quietly
@pytest.mark.parametrize("name", GYM)
def test_gymnasium_checks(name: str) -> None:
    env = gymnasium.make(f"sevenfold/{name}-v0", render_mode="rgb_array", players=3)
    check_env(env.unwrapped)


def play_vector(envs: Any, steps: int, seed: int) -> tuple[float, int, bytes]:
    """Random legal play: rewards in sum, games finished, and all that was seen."""
    random = np.random.default_rng(seed)
    observation, _ = envs.reset(seed=seed)
    total, finished, seen = 0.0, 0, b""
    for _ in range(steps):
        mask = observation["action_mask"]
        actions = np.array([random.choice(np.flatnonzero(row)) if row.any() else 0 for row in mask])
        observation, rewards, over, cut, _ = envs.step(actions)
        assert not cut.any()
        assert not rewards[~over].any()
        total, finished, seen = (
            total + float(rewards.sum()),
            finished + int(over.sum()),
            observation["observation"].tobytes(),
        )
    return total, finished, seen


@pytest.mark.parametrize("name", GYM)
def test_gymnasium_vector(name: str) -> None:
    results = []
    for _ in range(2):
        envs = gymnasium.make_vec(f"sevenfold/{name}-v0", num_envs=16, players=2, illegal="raise")
        assert isinstance(envs.unwrapped, sevenfold.envs.gym.SeatVectorEnv)
        assert envs.observation_space.contains(envs.reset(seed=1)[0])
        results.append(play_vector(envs, 120, seed=9))
        envs.close()
    assert results[0] == results[1]
    assert results[0][1] > 8 or name == "DoubleSeven"


def test_opponents_differ_in_strength() -> None:
    strength = {}
    for opponents in ("random", "greedy"):
        envs = gymnasium.make_vec("sevenfold/Dragon-v0", num_envs=100, players=2, opponents=opponents)
        total, finished, _ = play_vector(envs, 60, seed=2)
        strength[opponents] = total / finished
    assert strength["random"] > strength["greedy"] + 0.4


def test_an_illegal_action_loses() -> None:
    envs = gymnasium.make_vec("sevenfold/Dragon-v0", num_envs=2, players=2)
    observation, _ = envs.reset(seed=1)
    mask = observation["action_mask"]
    actions = np.array([np.argmin(mask[0]), np.argmax(mask[1])])
    seen, rewards, over, _, _ = envs.step(actions)
    assert rewards.tolist() == [-1, 0]
    assert over.tolist() == [True, False]
    _, rewards, over, _, _ = envs.step(np.array([0, int(np.argmax(seen["action_mask"][1]))]))
    assert rewards.tolist() == [0, 0]
    assert over.tolist() == [False, False]
    with pytest.raises(OptionError, match="lose, raise"):
        sevenfold.envs.gym.SeatVectorEnv("dragon", illegal="shrug")


def test_pictures_show_what_the_seat_sees() -> None:
    env = dragon_v0.raw_env(players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "?" in env.render()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        pixels = sevenfold.envs.picture.as_pixels(sevenfold.new("seven-dragons", players=2, seed=1), None)
    assert pixels.ndim == 3
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 10


@pytest.mark.parametrize("module", ZOO)
def test_our_bots_play_in_pettingzoo(module: ModuleType) -> None:
    env = module.env(players=2)
    env.reset(seed=1)
    bots = {
        agent: env.unwrapped.bot(name, seed=1) for agent, name in zip(env.agents, ("greedy", "novice"), strict=True)
    }
    for agent in env.agent_iter(60):
        over = env.terminations[agent]
        assert not over or sum(env.rewards.values()) == pytest.approx(0)
        env.step(None if over else bots[agent]())


@pytest.mark.parametrize("module", ZOO)
@pytest.mark.parametrize("max_cycles", [None, 5])
def test_a_bot_plays_until_no_agent_is_left(module: ModuleType, max_cycles: int | None) -> None:
    """Agents that are done step out with None, as PettingZoo wants it, also out of a game that was cut off."""
    for env in (module.env(max_cycles=max_cycles), module.raw_env(max_cycles=max_cycles)):
        env.reset(seed=1)
        greedy = env.unwrapped.bot("greedy", seed=1)
        while env.agents:
            over = env.terminations[env.agent_selection] or env.truncations[env.agent_selection]
            action = greedy()
            assert (action is None) == over
            env.step(action)
        assert greedy() is None


def test_before_the_deal_there_is_nothing_to_play() -> None:
    env = dragon_v0.raw_env()
    for early in (env.bot("greedy"), lambda: env.observe("player_0"), lambda: env.render()):
        with pytest.raises(ActionError, match=r"nothing has been dealt yet: call reset\(\)"):
            early()


def test_a_bot_does_not_end_the_move_of_somebody_else() -> None:
    env = seven_dragons_v0.raw_env(players=2)
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    with pytest.raises(ActionError, match="somebody else has begun"):
        env.bot("random")()
