"""Sevenfold's games for learning programs: for PettingZoo `dragon_v0` and the like, for Gymnasium and OpenSpiel a module.

Importing `sevenfold.envs.gym` or `sevenfold.envs.open_spiel` registers the games there; see docs/environments.md.
"""
