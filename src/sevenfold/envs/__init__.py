"""Sevenfold's games for learning programs: PettingZoo (`dragon_v0`, ...), Gymnasium (`gym`) and OpenSpiel (`open_spiel`).

Importing `sevenfold.envs.gym` or `sevenfold.envs.open_spiel` registers the games there. docs/environments.md tells more.
"""
