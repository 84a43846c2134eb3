"""Every environment, against every opponent, in every game: random legal play comes to the end of the game."""

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import sevenfold.envs.gym
import sevenfold.envs.open_spiel  # noqa: F401  (both register the games)
from sevenfold.batch import Batch
from sevenfold.batch.answering import POLICIES
from sevenfold.envs import double_seven_v0, dragon_v0, seven_dragons_v0
from sevenfold.game import find, registered

GYM = {id: f"sevenfold/{game.title.replace(' ', '')}-v0" for id, game in registered().items()}
ZOO = {"dragon": dragon_v0, "double-seven": double_seven_v0, "seven-dragons": seven_dragons_v0}
LONGEST = 5000  # actions that no game needs: random play of Double Seven needs a few hundred
TABLES = 8

# Options that change how long a move or a game is, and the fewest and the most players.
SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("dragon", {"players": 2}),
    ("dragon", {"players": 5, "multi": True}),
    ("double-seven", {"players": 2}),
    ("double-seven", {"players": 4}),
    ("seven-dragons", {"players": 2}),
    ("seven-dragons", {"players": 5}),
    ("seven-dragons", {"players": 2, "variant": "basic"}),
    ("seven-dragons", {"players": 3, "variant": "full", "edition": "ru"}),
    ("seven-dragons", {"players": 2, "variant": "single-action", "actions": ["move-card"]}),
    ("seven-dragons", {"players": 1, "variant": "connections"}),
]
# OpenSpiel's games are for two and more, and their options are numbers, truths and words.
FOR_OPEN_SPIEL = [(game, options) for game, options in SETTINGS if options["players"] > 1 and "actions" not in options]
every_setting = pytest.mark.parametrize(("game", "options"), SETTINGS, ids=str)
every_opponent = pytest.mark.parametrize("opponents", POLICIES)


def half_moves(game: str, seen: Any) -> Any:
    """What observations tell of moves that are chosen in part."""
    return seen[..., seen.shape[-1] - find(game).steps.TOLD :]


def one_of(mask: Any, random: np.random.Generator) -> int:
    return int(random.choice(np.flatnonzero(mask)))


@every_opponent
@every_setting
def test_gymnasium(game: str, options: dict[str, Any], opponents: str) -> None:
    env, random = gymnasium.make(GYM[game], opponents=opponents, illegal="raise", **options), np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    remembered = find(game).steps.STEPS == 1
    for _ in range(LONGEST):
        observation, _, over, _, _ = env.step(one_of(observation["action_mask"], random))
        remembered |= bool(half_moves(game, observation["observation"]).any())
        if over:
            assert remembered, "a move of several steps outlives the opponents' turn"
            return
    pytest.fail("the game does not end")


@every_opponent
@every_setting
def test_gymnasium_with_many_tables(game: str, options: dict[str, Any], opponents: str) -> None:
    envs: Any = gymnasium.make_vec(GYM[game], num_envs=TABLES, opponents=opponents, illegal="raise", **options)
    random, ended, remembered = np.random.default_rng(1), np.zeros(TABLES, np.int64), find(game).steps.STEPS == 1
    observation, _ = envs.reset(seed=1)
    for _ in range(LONGEST):
        mask = observation["action_mask"]
        observation, _, over, _, _ = envs.step(np.array([one_of(row, random) if row.any() else 0 for row in mask]))
        ended += over
        remembered |= bool(half_moves(game, observation["observation"]).any())
        if ended.all():
            assert remembered
            return
    pytest.fail(f"games that came to an end: {ended}")


def last_legal(_observations: Any, masks: Any) -> Any:
    """A function as an opponent."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


BY_TABLE = {
    "level": "novice",
    "search": "search:3",
    "function": last_legal,
    "pool": ["greedy", "random", last_legal, "novice"],
}


@pytest.mark.parametrize("opponents", BY_TABLE.values(), ids=BY_TABLE)
@pytest.mark.parametrize("game", GYM)
def test_gymnasium_against_those_who_are_asked_table_by_table(game: str, opponents: Any) -> None:
    """Levels, searches, functions and pools; here the learner is quick, so that games are short."""
    envs: Any = gymnasium.make_vec(GYM[game], num_envs=4, opponents=opponents, illegal="raise", players=2)
    observation, _ = envs.reset(seed=1)
    ended = np.zeros(4, np.int64)
    for _ in range(LONGEST):
        observation, _, over, _, _ = envs.step(observation["action_mask"].argmax(axis=1))
        ended += over
        if ended.all():
            return
    pytest.fail(f"games that came to an end: {ended}")


@every_opponent
@every_setting
def test_answers_in_a_batch(game: str, options: dict[str, Any], opponents: str) -> None:
    batch, random = Batch(game, TABLES, seed=1, auto_reset=False, **options), np.random.default_rng(1)
    seat = batch.seats[-1]
    for _ in range(LONGEST):
        ours, legal = batch.turn == seat, batch.legal().copy()
        batch.answer(seat, opponents)
        assert np.array_equal(batch.legal()[ours], legal[ours]), "who has nothing to answer changes nothing"
        assert set(batch.turn.tolist()) <= {seat, -1}
        if (batch.turn == -1).all():
            assert (batch.games == 1).all()
            return
        batch.step(np.array([one_of(row, random) if row.any() else -1 for row in batch.legal()]))
    pytest.fail(f"tables that play on: {np.flatnonzero(batch.turn >= 0)}")


@every_setting
def test_pettingzoo(game: str, options: dict[str, Any]) -> None:
    env, random = ZOO[game].env(**options), np.random.default_rng(1)
    env.reset(seed=1)
    for _ in range(LONGEST):
        if not env.agents:
            return
        observation, _, over, _, _ = env.last()
        env.step(None if over else one_of(observation["action_mask"], random))
    pytest.fail("the game does not end")


@pytest.mark.parametrize(("game", "options"), FOR_OPEN_SPIEL, ids=str)
def test_open_spiel(game: str, options: dict[str, Any]) -> None:
    name, random = f"python_sevenfold_{game.replace('-', '_')}", np.random.default_rng(1)
    state = pyspiel.load_game(name, {**options, "deals": 20}).new_initial_state()
    for _ in range(LONGEST):
        if state.is_terminal():
            assert sum(state.returns()) == pytest.approx(0)
            return
        if state.is_chance_node():
            state.apply_action(7)
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    pytest.fail("the game does not end")
