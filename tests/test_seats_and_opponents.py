"""Gymnasium: where the learner sits, who plays against it, and how games begin again."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import sevenfold.envs.gym  # noqa: F401  (registers the games)
from sevenfold import bots
from sevenfold.bots import program
from sevenfold.envs import dragon_v0
from sevenfold.errors import ActionError, BotError, OptionError

TABLES = 6


def make(**options: Any) -> Any:
    return gymnasium.make_vec("sevenfold/Dragon-v0", num_envs=TABLES, **{"players": 3, **options})


def first_legal(observation: dict[str, Any]) -> Any:
    return observation["action_mask"].argmax(axis=1)


def played(envs: Any, steps: int = 60) -> tuple[Any, Any]:
    """Plays the first legal actions; the seats of all games that ended by table, and the rewards."""
    observation, info = envs.reset(seed=5)
    seats: list[list[int]] = [[int(seat)] for seat in info["seat"]]
    paid = np.zeros(TABLES)
    for _ in range(steps):
        before = info["seat"]
        observation, rewards, over, _, info = envs.step(first_legal(observation))
        paid += rewards
        for i in np.flatnonzero(before != info["seat"]):
            seats[i].append(int(info["seat"][i]))
        assert np.array_equal(info["seat"][over], before[over]), "a game ends at the seat where it was played"
    return seats, paid


def test_a_learner_that_rotates_sits_everywhere_equally_often() -> None:
    envs = make(seat="rotate")
    _, info = envs.reset(seed=5)
    assert info["seat"].tolist() == [0, 1, 2, 0, 1, 2]
    seats, _ = played(envs)
    for i, of_table in enumerate(seats):
        assert of_table == [(i + game) % 3 for game in range(len(of_table))]
        assert len(of_table) >= 3


def test_a_single_table_rotates_too() -> None:
    env = gymnasium.make("sevenfold/Dragon-v0", players=3, seat="rotate")
    begun = [env.reset(seed=1)[1]["seat"], *(env.reset()[1]["seat"] for _ in range(4))]
    assert begun == [0, 1, 2, 0, 1]
    assert env.reset(seed=1)[1]["seat"] == 0, "a seed begins all over again"


def test_the_seat_of_a_single_table_has_a_type_and_goes_into_vectors() -> None:
    """TorchRL's `auto_register_info_dict` asks for the first, Gymnasium's own vectors make an array of the second."""
    env = gymnasium.make("sevenfold/Dragon-v0", players=3, seat=1)
    for info in (env.reset(seed=1)[1], env.step(env.action_space.sample())[4]):
        assert (info["seat"], info["seat"].dtype, info["seat"].shape) == (1, np.int64, ())
    envs = gymnasium.make_vec("sevenfold/Dragon-v0", num_envs=2, vectorization_mode="sync", seat=1)
    _, info = envs.reset(seed=1)
    assert info["seat"].tolist() == [1, 1]
    assert np.issubdtype(info["seat"].dtype, np.integer)


def test_what_a_rotating_learner_sees_and_gets_is_its_own_seats() -> None:
    envs = make(seat="rotate").unwrapped
    observation, info = envs.reset(seed=5)
    for _ in range(80):
        for i in np.flatnonzero(~envs.over):
            own = envs.batch.observe(int(info["seat"][i]))[i]
            assert np.array_equal(observation["observation"][i], own)
            assert envs.batch.turn[i] == info["seat"][i]
        observation, rewards, over, _, info = envs.step(first_legal(observation))
        for i in np.flatnonzero(over):
            assert rewards[i] == envs.batch.returns[i, info["seat"][i]]


@pytest.mark.parametrize("seat", [5, 3, -1, "first", True])
def test_a_seat_that_is_not_there_is_refused_at_once(seat: Any) -> None:
    with pytest.raises(OptionError, match="seat must be one of 0, 1, 2, or 'rotate'"):
        make(seat=seat)


def test_an_unknown_keyword_is_a_type_error() -> None:
    """Wrappers such as TorchRL's try keywords out, and go on without one that is an unexpected argument."""
    for make_one in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):
            make_one("sevenfold/Dragon-v0", frameskip=1)
    with pytest.raises(OptionError):
        make(players=9)


def test_each_table_may_have_a_seed_of_its_own() -> None:
    envs = make(opponents="greedy")
    seeds = [7, 8, None, 7, 9, 7]
    seen, _ = envs.reset(seed=seeds)
    same, _ = envs.reset(seed=seeds)
    assert np.array_equal(seen["observation"], same["observation"])
    assert np.array_equal(seen["observation"][0], seen["observation"][3])
    assert not np.array_equal(seen["observation"][0], seen["observation"][1])
    with pytest.raises(OptionError, match="6 tables, but 2 seeds"):
        envs.reset(seed=[1, 2])


def test_only_the_tables_of_a_reset_mask_are_dealt_anew() -> None:
    envs = make()
    observation, _ = envs.reset(seed=1)
    for _ in range(3):
        observation, *_ = envs.step(first_legal(observation))
    mask = np.array([True, False, True, False, False, False])
    fresh, _ = envs.reset(options={"reset_mask": mask})
    changed = (fresh["observation"] != observation["observation"]).any(axis=1)
    assert np.array_equal(changed, mask)
    with pytest.raises(ActionError, match="tables must be of type bool"):
        envs.reset(options={"reset_mask": mask.astype(np.int8)})


def test_autoreset_is_done_by_the_same_step_the_next_or_nobody() -> None:
    for mode in AutoresetMode:
        envs = make(autoreset_mode=mode, players=2)
        assert envs.unwrapped.autoreset_mode == envs.metadata["autoreset_mode"] == mode
        observation, _ = envs.reset(seed=1)
        over = np.zeros(TABLES, np.bool_)
        while not over.all():
            observation, rewards, over, _, info = envs.step(first_legal(observation))
        if mode == AutoresetMode.SAME_STEP:
            assert observation["action_mask"].any(axis=1).all(), "all tables play on"
            assert info["final_obs"][0]["action_mask"].all()
            continue
        assert observation["action_mask"].all(), "a table that is over takes any action"
        observation, rewards, over, _, _ = envs.step(np.zeros(TABLES, np.int64))
        assert not rewards.any()
        assert over.all() == (mode == AutoresetMode.DISABLED)
        observation, _ = envs.reset(options={"reset_mask": np.ones(TABLES, np.bool_)})
        assert observation["action_mask"].any(axis=1).all()


@pytest.mark.parametrize("name", ["Dragon", "DoubleSeven", "SevenDragons"])
@pytest.mark.parametrize("illegal", ["lose", "raise"])
def test_there_is_always_something_to_choose_from(name: str, illegal: str) -> None:
    """Also where a game has ended, by an illegal action, too: the softmax of a mask of nothing is not a number."""
    envs = gymnasium.make_vec(f"sevenfold/{name}-v0", num_envs=TABLES, players=2, illegal=illegal)
    observation, _ = envs.reset(seed=1)
    random, ended = np.random.default_rng(2), 0
    if illegal == "lose":
        observation, _, over, *_ = envs.step(observation["action_mask"].argmin(axis=1))
        assert over.all()
    for _ in range(250):
        assert observation["action_mask"].any(axis=1).all()
        chances = observation["action_mask"] / observation["action_mask"].sum(axis=1, keepdims=True)
        actions = (chances.cumsum(axis=1) > random.random((TABLES, 1))).argmax(axis=1)
        assert np.array_equal(envs.unwrapped.action_masks(), observation["action_mask"])  # type: ignore[attr-defined]
        observation, _, over, *_ = envs.step(actions)
        ended += over.sum()
    assert ended


@pytest.mark.parametrize("mode", AutoresetMode)
def test_a_way_to_begin_again_may_be_given_by_its_value_or_its_name(mode: AutoresetMode) -> None:
    for given in (mode.value, mode.name):
        assert make(autoreset_mode=given).metadata["autoreset_mode"] == mode
    with pytest.raises(OptionError, match="must be one of NEXT_STEP, SAME_STEP, DISABLED, not 'never'"):
        make(autoreset_mode="never")


def test_there_is_one_action_for_each_table() -> None:
    envs = make()
    observation, _ = envs.reset(seed=1)
    actions = first_legal(observation)
    for wrong in (actions[:2], actions[:, None], [0] * (TABLES + 1)):
        with pytest.raises(ActionError, match=rf"actions must have the shape \({TABLES},\)"):
            envs.step(wrong)
    with pytest.raises(ActionError, match="of type integer, not float64"):
        envs.step(actions.astype(float))
    envs.step(actions)


def test_masks_can_be_asked_for() -> None:
    """As MaskablePPO does."""
    env = gymnasium.make("sevenfold/Dragon-v0", players=2)
    observation, _ = env.reset(seed=1)
    assert np.array_equal(env.get_wrapper_attr("action_masks")(), observation["action_mask"].astype(bool))
    assert make().unwrapped.action_masks().shape == (TABLES, 168)


class FirstMove:
    """A bot that counts how often it was asked."""

    asked = 0

    def choose(self, view: Any, legal_moves: Any, budget: float | None = None) -> str:
        self.asked += 1
        assert view["hands"][(view["turn"] + 1) % 2][0] == "?"
        return str(legal_moves[0])


def test_opponents_may_be_bots() -> None:
    bot = FirstMove()
    played(make(players=2, opponents=bot), steps=5)
    assert bot.asked >= 5 * TABLES
    for name in ("novice", "search:3", "player@0.1"):
        results = [played(make(players=2, opponents=name), steps=12)[1].tolist() for _ in range(2)]
        assert results[0] == results[1], "a seed settles what they do"
    with pytest.raises(OptionError, match="there is no bot"):
        make(opponents="deep-blue")


@pytest.mark.parametrize("name", ["DoubleSeven", "SevenDragons"])
def test_bots_answer_with_moves_of_several_actions(name: str) -> None:
    envs = gymnasium.make_vec(f"sevenfold/{name}-v0", num_envs=2, players=2, opponents=bots.find("random", seed=1))
    observation, _ = envs.reset(seed=1)
    for _ in range(25):
        observation, *_ = envs.step(first_legal(observation))
    assert (observation["action_mask"].any(axis=1) | envs.unwrapped.over).all()  # type: ignore[attr-defined]


def test_opponents_may_be_functions_of_what_they_see() -> None:
    shapes = set()

    def policy(observations: Any, masks: Any) -> Any:
        shapes.add((observations.shape[1], masks.shape[1]))
        assert (observations[:, 0] == 1).all(), "whoever is asked is on turn"
        return masks.argmax(axis=1)

    played(make(opponents=policy))
    assert shapes == {(128, 168)}
    with pytest.raises(ActionError, match="is not legal"):
        played(make(opponents=lambda _observations, masks: masks.argmin(axis=1)))
    with pytest.raises(ActionError, match=r"an opponent's actions must have the shape \(\d,\), .* not \(1,\)"):
        played(make(opponents=lambda _observations, masks: masks.argmax(axis=1)[:1]))
    with pytest.raises(OptionError, match="an opponent is"):
        make(opponents=3)


def test_a_program_that_hangs_does_not_hang_an_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "hangs.py"
    file.write_text("import time\n\ndef choose(view, legal_moves, budget):\n    time.sleep(1000)\n", "utf-8")
    monkeypatch.setattr(program, "PATIENCE", 0.2)
    with pytest.raises(BotError, match=r"hangs\.py did not answer within 0\.2 seconds"):
        played(make(opponents=str(file)))
    env = dragon_v0.raw_env(players=2)
    env.reset(seed=1)
    with pytest.raises(BotError, match=r"hangs\.py did not answer within 0\.2 seconds"):
        env.bot(str(file))()


def test_every_game_gets_an_opponent_out_of_a_pool() -> None:
    asked = [0, 0]

    def member(number: int) -> Any:
        def policy(_observations: Any, masks: Any) -> Any:
            asked[number] += len(masks)
            return masks.argmax(axis=1)

        return policy

    envs = make(opponents=[member(0), member(1), "greedy", "random"])
    played(envs)
    assert min(asked) > 0
    assert set(envs.unwrapped.opponents.playing.tolist()) > {0}
    with pytest.raises(OptionError, match="one at least"):
        make(opponents=[])
