"""OpenSpiel's tests and algorithms on our games."""

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.tests import games_sim_test

import sevenfold
import sevenfold.envs.open_spiel  # (registers the games)
from sevenfold.errors import ActionError

NAMES = ["python_sevenfold_dragon", "python_sevenfold_double_seven", "python_sevenfold_seven_dragons"]
pytestmark = pytest.mark.filterwarnings("ignore")  # of OpenSpiel's own


def dealt(name: str, deal: int = 7, actions: int = 0) -> Any:
    state = pyspiel.load_game(name).new_initial_state()
    random = np.random.default_rng(deal)
    while state.is_chance_node():
        state.apply_action(deal)
    for _ in range(actions):
        state.apply_action(int(random.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [2, 3])
def test_random_simulation(name: str, players: int) -> None:
    game = pyspiel.load_game(f"{name}(players={players},deals=20)")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=2, serialize=players == 2 and "double" not in name, verbose=False)


@pytest.mark.parametrize("name", ["python_sevenfold_dragon", "python_sevenfold_seven_dragons"])
def test_simulation_with_clones_and_pickles(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_is_the_same_to_the_player(name: str) -> None:
    state = dealt(name, actions=20)
    player = state.current_player()
    random = np.random.default_rng(3)
    different = 0
    for _ in range(5):
        twin = state.resample_from_infostate(player, random.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        different += str(twin) != str(state)
    assert different == 5


def test_memories_tell_apart_what_the_present_does_not() -> None:
    """Perfect recall: two ways to the same view are two information states."""
    state, other = dealt("python_sevenfold_dragon"), dealt("python_sevenfold_dragon")
    first = state.legal_actions()[0]
    state.apply_action(first)
    assert state.information_state_string(1) != other.information_state_string(1)
    other.apply_action(first)
    assert state.information_state_string(1) == other.information_state_string(1)


@pytest.mark.parametrize("name", NAMES)
def test_chance_chooses_out_of_so_many_deals_that_nobody_knows_them(name: str) -> None:
    """Three moves of chance, each cheap: a hand stands for as many deals as it would at a real table."""
    game = pyspiel.load_game(name)
    state, moves = game.new_initial_state(), 0
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert len(outcomes) == game.max_chance_outcomes() == 1024
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert state.chance_outcomes() is outcomes, "made once"
        state.apply_action(1023)
        moves += 1
    assert moves == 3
    assert f'"seed": {2**30 - 1}' not in str(state)
    known = sevenfold.new(name.removeprefix("python_sevenfold_").replace("_", "-"), players=2, seed=2**30 - 1)
    assert json.loads(str(state))[0] == known.position()


def test_few_deals_are_chosen_in_one_move() -> None:
    state = pyspiel.load_game("python_sevenfold_dragon(deals=20)").new_initial_state()
    assert len(state.chance_outcomes()) == 20
    state.apply_action(7)
    assert not state.is_chance_node()
    with pytest.raises(Exception, match=r"deals must be an integer 0\.\.10000"):
        pyspiel.load_game("python_sevenfold_dragon(deals=20000)")


def test_an_ending_has_no_deals() -> None:
    with pytest.raises(Exception, match="leave one of them out"):
        pyspiel.load_game("python_sevenfold_dragon(players=3,ending=2,deals=20)")


def test_a_whole_game_has_no_table_to_begin_at() -> None:
    with pytest.raises(Exception, match="give ending, too"):
        pyspiel.load_game("python_sevenfold_dragon(players=3,table=2)")
    pyspiel.load_game(str(pyspiel.load_game("python_sevenfold_dragon")))  # names its table, which is none


@pytest.mark.parametrize(("parameters", "last"), [("", 1023), ("deals=20", 19), ("players=3,ending=2,table=2", 23)])
def test_chance_has_the_outcomes_that_it_says(parameters: str, last: int) -> None:
    state = pyspiel.load_game(f"python_sevenfold_dragon({parameters})").new_initial_state()
    for outcome in (last + 1, -2):
        with pytest.raises(ActionError, match=f"chance has the outcomes 0 to {last}, not {outcome}"):
            state.apply_action(outcome)
    state.apply_action(last)


def test_before_the_deal_a_bot_cannot_play() -> None:
    state = pyspiel.load_game(NAMES[0]).new_initial_state()
    with pytest.raises(ActionError, match="in OpenSpiel let chance choose first"):
        sevenfold.envs.open_spiel.Baseline("greedy").step(state)


@pytest.mark.parametrize("name", NAMES)
def test_there_is_no_tensor_of_an_information_state(name: str) -> None:
    """Observations do not tell information states apart, and must not pass for them."""
    state = dealt(name)
    assert not state.get_game().get_type().provides_information_state_tensor
    with pytest.raises(NotImplementedError, match="take observation_tensor"):
        state.information_state_tensor(0)
    assert len(state.observation_tensor(0)) == state.get_game().observation_tensor_size()


@pytest.mark.parametrize("name", NAMES)
def test_mcts_finds_a_move(name: str) -> None:
    state = dealt(name)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(state.get_game(), 2, 3, evaluator, random_state=random)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_information_set_mcts_finds_a_move(name: str) -> None:
    state = dealt(name)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, 2.0, 4, allow_inconsistent_action_sets=False, random_state=random
    )
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_minimisation_runs() -> None:
    game = pyspiel.load_game("python_sevenfold_dragon(players=2,deals=2)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    state = dealt("python_sevenfold_dragon", deal=1)
    policy = solver.average_policy().action_probabilities(state)
    assert sum(policy.values()) == pytest.approx(1)


@pytest.mark.parametrize("name", NAMES)
def test_our_bots_play_in_open_spiel(name: str) -> None:
    state = dealt(name)
    players = [sevenfold.envs.open_spiel.Baseline(bot, seed=1) for bot in ("greedy", "random")]
    returns = evaluate_bots.evaluate_bots(state, players, np.random.RandomState(1))
    assert sum(returns) == pytest.approx(0)
