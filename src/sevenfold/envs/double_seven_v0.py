"""Double Seven for PettingZoo: `env(players=3)` guards against illegal actions, `raw_env` raises them."""

from typing import Any

from sevenfold.envs.zoo import RENDER_MODES, TurnEnv, wrapped

__all__ = ["env", "raw_env"]


class raw_env(TurnEnv):  # noqa: N801  (PettingZoo's name)
    game = "double-seven"
    metadata = {  # noqa: RUF012  (PettingZoo's attribute)
        "render_modes": RENDER_MODES,
        "name": "double_seven_v0",
        "is_parallelizable": False,
        "render_fps": 1,
    }


def env(**options: Any) -> Any:
    return wrapped(raw_env(**options))
