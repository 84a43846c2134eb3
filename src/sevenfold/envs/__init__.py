"""Sevenfold's games for learning programs: PettingZoo, Gymnasium (`gym`) and OpenSpiel (`open_spiel`).

Every game is an environment of PettingZoo: `from sevenfold.envs import dragon_v0`, then `dragon_v0.env(players=3)`.
Importing `sevenfold.envs.gym` or `sevenfold.envs.open_spiel` registers the games there; see docs/environments.md.
"""

from types import ModuleType

from sevenfold.game import ids

VERSION = "_v0"


def __getattr__(name: str) -> ModuleType:
    game = name.removesuffix(VERSION).replace("_", "-")
    if not name.endswith(VERSION) or game not in ids():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sevenfold.envs.zoo import make_module

    return make_module(game, name)


def __dir__() -> list[str]:
    return [*globals(), *(id.replace("-", "_") + VERSION for id in ids())]
