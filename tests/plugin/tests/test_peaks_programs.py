"""Peaks for programs: bots, batches, arena and environments."""

from pathlib import Path

import numpy as np
import pytest

import sevenfold
from sevenfold import bots
from sevenfold.batch import Batch
from sevenfold.bots.search_bot import Budget, SearchBot
from sevenfold.cli import main
from sevenfold.values import Outcome

pytestmark = pytest.mark.filterwarnings("ignore")  # of the environments' own packages


def played_by(*players: bots.Bot, seed: int = 1) -> Outcome:
    table = sevenfold.new("peaks", players=len(players), seed=seed)
    while table.turn is not None:
        table.play(players[table.turn].choose(table.view(table.turn), table.legal_moves, 0.001))
    assert table.outcome is not None
    return table.outcome


def test_all_bots_play_it() -> None:
    assert played_by(*(bots.find(name, seed=1) for name in ("random", "greedy", "hatchling"))).winners
    assert played_by(*(bots.find(name, seed=1) for name in ("expert", "master"))).winners
    table = sevenfold.new("peaks", players=2, seed=1)
    advice = bots.advise(table.view(0), table.legal_moves, budget=0.01, seed=1)
    assert {one.move for one in advice} <= set(table.legal_moves)


def test_greed_pays() -> None:
    """Steep paths are worth looking for: who does, wins more often."""
    wins = [0, 0]
    for seed in range(30):
        players = [bots.find("greedy", seed=seed), bots.find("random", seed=seed)]
        table = sevenfold.new("peaks", players=2, steep=True, seed=seed, first=seed % 2)
        while table.turn is not None:
            table.play(players[table.turn].choose(table.view(table.turn), table.legal_moves))
        assert table.outcome is not None
        for seat in table.outcome.winners:
            wins[seat] += 1
    assert wins[0] > wins[1]


def test_a_search_knows_no_more_than_its_seat() -> None:
    table = sevenfold.new("peaks", players=3, seed=4)
    choices = {
        SearchBot(Budget(iterations=20), seed=2).choose(other.view(0), other.legal_moves)
        for other in [table, *(table.redeal(0, seed=seed) for seed in range(3))]
    }
    assert len(choices) == 1


def test_batch() -> None:
    batch = Batch("peaks", 20, players=3, seed=7, auto_reset=False)
    choice = np.random.default_rng(1)
    while (batch.turn >= 0).any():
        mask = batch.legal()
        actions = [int(choice.choice(np.flatnonzero(row))) if row.any() else -1 for row in mask]
        batch.step(np.array(actions))
    assert np.allclose(batch.returns[:, :3].sum(axis=1), 0)


def test_arena(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    assert main(["arena", "peaks", "random", "greedy", "--games", "4", "--jobs", "1", "--out", str(file)]) == 0
    assert "Peaks" in capsys.readouterr().out
    assert len(file.read_text("utf-8").splitlines()) == 4


def test_pettingzoo() -> None:
    from pettingzoo.test import api_test

    from sevenfold.envs import peaks_v0

    api_test(peaks_v0.env(players=3), num_cycles=60)


def test_gymnasium() -> None:
    import gymnasium

    import sevenfold.envs.gym  # noqa: F401  (registers the games)

    env = gymnasium.make("sevenfold/Peaks-v0", players=2, render_mode="ansi")
    observation, _ = env.reset(seed=3)
    assert "Height" in env.render()  # type: ignore[operator]
    over = False
    while not over:
        observation, reward, over, _, _ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert -1 <= float(reward) <= 1


def test_open_spiel() -> None:
    import pyspiel

    import sevenfold.envs.open_spiel  # noqa: F401  (registers the games)

    game = pyspiel.load_game("python_sevenfold_peaks(players=3,deals=20,steep=True)")
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)
