"""A network learns: from positions that can be learned from, and from its own games."""

import json
from pathlib import Path

import numpy as np
import pytest

from sevenfold import game
from sevenfold.arena import identity
from sevenfold.bots.network import ACTIVE, MOST_ACTIVE, chance, workspace
from sevenfold.bots.networks import load
from sevenfold.errors import DeviceError, OptionError

torch = pytest.importorskip("torch")

from sevenfold.training.learner import Learner  # noqa: E402
from sevenfold.training.positions import ROWS, Mind, Positions, tables  # noqa: E402
from sevenfold.training.processor import Processor  # noqa: E402
from sevenfold.training.rounds import POOL, Plan, Training  # noqa: E402
from sevenfold.training.self_play import ALWAYS, look_back  # noqa: E402

FEATURES, COUNT = 50, 20_000
TOLERANCE = 0.015  # of a win: what rounding the weights may cost


def easy_positions() -> Positions:
    """Whoever has more of the first ten features than of the next ten wins."""
    random = np.random.default_rng(1)
    there = random.random((COUNT, FEATURES)) < 0.3
    counts = there.sum(1)
    seen = np.zeros((COUNT, MOST_ACTIVE), np.int16)
    for row in range(COUNT):
        seen[row, : counts[row]] = np.flatnonzero(there[row])
    won = there[:, :10].sum(1) > there[:, 10:20].sum(1)
    return Positions(seen, counts.astype(np.int16), won.astype(np.float32))


def test_what_can_be_learned_is_learned_and_rounding_costs_little() -> None:
    torch.manual_seed(1)
    learner, positions = Learner(FEATURES), easy_positions()
    losses = [learner.learn([positions], "cpu", 3) for _ in range(12)]
    assert losses[-1] < 0.5 * losses[0]
    network, work = learner.packed(), workspace()
    seen, _ = learner.prepare(positions, "cpu")
    with torch.no_grad():
        said = torch.sigmoid(learner(seen[:200])).numpy()
    for row in range(200):
        count = int(positions.counts[row])
        work[ACTIVE : ACTIVE + count] = positions.seen[row, :count]
        assert chance(network, work, count) == pytest.approx(said[row], abs=TOLERANCE)


def test_what_came_of_a_position_is_what_was_said_later_and_in_the_end_who_won() -> None:
    said = np.array([0.1, 0.6, 0.4])
    look_back(said, 1.0, 0.5)
    assert said == pytest.approx([0.5 * 0.6 + 0.25 * 0.4 + 0.25, 0.5 * 0.4 + 0.5, 1.0])
    said = np.array([0.1, 0.6])
    look_back(said, 0.0, 1.0)
    assert said == pytest.approx([0.0, 0.0])


def test_a_training_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    dragon = game.find("dragon")
    first = Training(dragon, 1, tmp_path, "cpu")
    done = list(first.run(1, Plan(2000, deals=1)))
    again = Training(dragon, 1, tmp_path, "cpu")
    assert (again.round, again.dealt) == (1, first.dealt)
    assert np.array_equal(again.player.network, first.player.network)
    done += again.run(2, Plan(500, deals=1))  # the network itself plays, and against what it was
    third = Training(dragon, 1, tmp_path, "cpu")
    assert list(third.past) == list(again.past) == [1, 2]
    assert np.array_equal(third.past[2], again.past[2])
    journal = [json.loads(line) for line in (tmp_path / "dragon-1.jsonl").read_text().splitlines()]
    assert [each["round"] for each in journal] == [1, 2, 3] == [each.round for each in done]
    assert {each["rules"] for each in journal} == {identity.of_rules("dragon")}
    stored = np.frombuffer((tmp_path / "dragon-1.bin").read_bytes(), "<i2")
    assert np.array_equal(stored, again.player.network)
    assert not np.array_equal(again.player.network, first.player.network)


def test_past_selves_are_few_and_spread(tmp_path: Path) -> None:
    training = Training(game.find("dragon"), 1, tmp_path, "cpu")
    for training.round in range(41):
        training.remember()
    assert list(training.past) == [16, 32]
    assert len(training.past) <= POOL


@pytest.mark.parametrize("name", ["dragon", "double-seven", "seven-dragons"])
def test_searching_players_give_positions_to_learn_from(name: str) -> None:
    found = game.find(name)
    processor, states = Processor(found), tables(found, [2])
    network = load(found, 1)
    players = [Mind(network, 20), Mind(iterations=20)]
    positions = processor.play(states, 7, 3, players)
    assert 0 < len(positions.won) <= 3 * ROWS
    assert positions.counts.min() > 0
    assert (positions.won >= 0).all()
    assert (positions.won <= 1).all()
    again = processor.play(states, 7, 3, players)
    assert same(positions, again)


@pytest.mark.parametrize("name", ["dragon", "double-seven", "seven-dragons"])
def test_a_rival_that_stays_sits_opposite_in_every_game(name: str) -> None:
    found = game.find(name)
    processor, states = Processor(found), tables(found, [2])
    one, rival = Mind(load(found, 1), 20), Mind(iterations=20)
    alone, always, never = (
        processor.play(states, 7, 3, players, often)
        for players, often in (([one], ALWAYS), ([one, rival], ALWAYS), ([one, rival], 10**9))
    )
    assert same(alone, processor.play(states, 7, 3, [one], ALWAYS))
    assert not same(always, alone)
    assert not same(always, never)


def same(one: Positions, other: Positions) -> bool:
    return all(np.array_equal(*pair) for pair in zip(one, other, strict=True))


def test_a_best_response_begins_as_its_rival_and_goes_on_against_the_same_one(tmp_path: Path) -> None:
    dragon = game.find("dragon")
    rival = Mind(load(dragon, 1), 5)
    first = Training(dragon, 1, tmp_path, "cpu", rival)
    assert np.array_equal(first.player.network, rival.network)
    done = list(first.run(2, Plan(1500, iterations=5, deals=2)))
    assert not np.array_equal(first.player.network, rival.network)
    assert first.past == {}  # it has nobody else to play against
    again = Training(dragon, 1, tmp_path, "cpu", rival)
    assert again.round == len(done) == 2
    assert np.array_equal(again.player.network, first.player.network)
    for other in (None, Mind(load(dragon, 1), 6), Mind(iterations=5)):
        with pytest.raises(OptionError, match="another rival"):
            Training(dragon, 1, tmp_path, "cpu", other)


@pytest.mark.parametrize("name", ["dragon", "double-seven", "seven-dragons"])
def test_equals_win_half_and_thought_wins_more(name: str) -> None:
    found = game.find(name)
    processor, state = Processor(found), tables(found, [2])[0]
    searching, looking = Mind(iterations=60), Mind()  # who has no network goes by the policy
    assert processor.try_out(state, 5, 10, searching, searching).shape == (20,)
    assert processor.try_out(state, 5, 30, searching, looking).mean() > 0.6


def test_a_network_that_bots_have_can_be_learned_on() -> None:
    learner, network = Learner(game.find("dragon").module("features").FEATURES), load(game.find("dragon"), 1)
    learner.take_up(network)
    assert np.array_equal(learner.packed(), network)


def test_a_gpu_that_is_not_there_is_said_to_be_missing(tmp_path: Path) -> None:
    if torch.cuda.is_available():
        pytest.skip("there is one")
    with pytest.raises(DeviceError, match=r"sevenfold\[cuda\]|NVIDIA GPU"):
        Training(game.find("dragon"), 1, tmp_path, "cuda")
