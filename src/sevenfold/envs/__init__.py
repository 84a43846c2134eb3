"""Sevenfold's games for learning programs: `dragon_v0` and the like for PettingZoo, `gym`, `open_spiel`.

Importing `sevenfold.envs.gym` or `sevenfold.envs.open_spiel` registers the games there; see docs/environments.md.
"""
