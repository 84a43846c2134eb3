"""TorchRL around our environments, where it is installed: it is large, and not locked (`pip install torchrl`)."""

from typing import Any

import gymnasium
import pytest

import sevenfold.envs.gym  # noqa: F401  (registers the games)
from sevenfold.envs import double_seven_v0, dragon_v0, seven_dragons_v0

envs = pytest.importorskip("torchrl.envs", reason="TorchRL is large, and not locked: pip install torchrl")

pytestmark = pytest.mark.filterwarnings("ignore")
GAMES = ("Dragon", "DoubleSeven", "SevenDragons")
WAYS = {
    "GymEnv": lambda name, **options: envs.GymEnv(name, **options),
    "make": lambda name, **options: envs.GymWrapper(gymnasium.make(name, **options)),
    "make_vec": lambda name, **options: envs.GymWrapper(
        gymnasium.make_vec(name, num_envs=3, autoreset_mode="DISABLED", **options)
    ),
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("game", GAMES)
def test_specs_hold_and_masks_keep_rollouts_legal(game: str, way: Any) -> None:
    told = way(f"sevenfold/{game}-v0", players=2).auto_register_info_dict()
    envs.check_env_specs(told)
    assert told.reset()["seat"].shape == told.batch_size
    env = way(f"sevenfold/{game}-v0", players=2, illegal="raise", opponents="greedy")
    masked = envs.TransformedEnv(env, envs.ActionMask())
    assert masked.rollout(1000)["next", "done"].any(), "a game ended"
    masked.rollout(60, break_when_any_done=False)


@pytest.mark.parametrize("module", [dragon_v0, double_seven_v0, seven_dragons_v0], ids=GAMES)
def test_pettingzoo_is_wrapped(module: Any) -> None:
    env = envs.PettingZooWrapper(module.env(players=3), use_mask=True)
    envs.check_env_specs(env)
    played = env.rollout(3000)
    assert played["next", "done"].any()
    assert sum(float(played["next", f"player_{seat}", "reward"].sum()) for seat in range(3)) == pytest.approx(0)
