"""Small games for tabular study: every beginning is known, and so is how far a policy can be exploited."""

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import UniformRandomPolicy

import sevenfold
import sevenfold.envs.open_spiel  # (registers the games)

DRAGON = "python_sevenfold_dragon(players=3,ending=2,table=2)"
DOUBLE_SEVEN = "python_sevenfold_double_seven(ending=2,table=5)"
SEVEN_DRAGONS = "python_sevenfold_seven_dragons(ending=1,table=4)"
BASIC = "python_sevenfold_seven_dragons(variant=basic,ending=1,table=10)"
pytestmark = pytest.mark.filterwarnings("ignore")  # of OpenSpiel's own


def beginnings(name: str) -> Iterator[tuple[Any, dict[str, Any], float]]:
    """Each with its position, which holds every card just once, or it could not be loaded."""
    game = pyspiel.load_game(name)
    for outcome, chance in game.new_initial_state().chance_outcomes():
        state = game.new_initial_state()
        state.apply_action(outcome)
        position = json.loads(str(state))[0]
        sevenfold.load(position)
        yield state, position, chance


def chances(ways: Counter[str]) -> Any:
    return pytest.approx({way: count / ways.total() for way, count in ways.items()})


def test_an_ending_of_dragon_begins_in_every_way_in_which_the_hidden_cards_can_lie() -> None:
    """Counted card by card, as if each had a name of its own."""
    found = {}
    for _, position, chance in beginnings(DRAGON):
        assert position["deck"] == []
        found[json.dumps([sorted(hand) for hand in position["hands"]])] = chance
    cards = [card for hand in json.loads(next(iter(found))) for card in hand]
    assert len(cards) == 6
    assert found == chances(
        Counter(json.dumps([sorted(order[:2]), sorted(order[2:4]), sorted(order[4:])]) for order in permutations(cards))
    )


def test_an_ending_of_double_seven_begins_in_every_way_in_which_the_hidden_tiles_can_lie() -> None:
    found = {}
    for state, position, chance in beginnings(DOUBLE_SEVEN):
        assert state.current_player() == position["turn"] == 0
        assert [len(families) for families in position["families"]] == [1, 1]
        racks, pool = [list(rack) for rack in position["racks"]], position["pool"]
        found[json.dumps([*racks[0], *racks[1], *pool["open"], *pool["hidden"]])] = chance
    assert found == chances(Counter(json.dumps(order) for order in permutations(json.loads(next(iter(found))))))


def test_an_ending_of_seven_dragons_begins_in_every_way_in_which_nobody_has_won() -> None:
    found, largest = {}, {}
    for state, position, chance in beginnings(SEVEN_DRAGONS):
        assert position["deck"] == []
        view = sevenfold.load(position).view(0)
        assert view["goals"].count("?") == 4, "all is forgotten"
        assert view["hands"][1] == ["?"]
        largest = sevenfold.load(position).insight(0)["largest"]
        found[json.dumps([position["goals"], position["hands"][:2]])] = chance
        assert state.information_state_string(0) != state.information_state_string(1)
    _, hands = json.loads(next(iter(found)))
    cards = [card for hand in hands for card in hand]
    goals = [order for order in permutations(largest) if max(largest[order[0]], largest[order[1]]) < 7]
    assert len(cards) == 2
    assert 0 < len(goals) < 120
    assert found == chances(
        Counter(json.dumps([order, [[one], [other]]]) for order in goals for one, other in permutations(cards))
    )


@pytest.mark.parametrize("name", [DRAGON, DOUBLE_SEVEN, SEVEN_DRAGONS])
def test_nobody_sees_through_an_ending(name: str) -> None:
    """What the player on turn cannot tell apart is what the rules would redeal, as often as chance chooses it."""
    ways: dict[str, dict[str, float]] = {}
    states = {}
    for state, _, chance in beginnings(name):
        seen = state.information_state_string(state.current_player())
        ways.setdefault(seen, {})[str(state)] = chance
        states[seen] = state
    assert len(ways) > 2
    seen, alike = max(ways.items(), key=lambda entry: len(entry[1]))
    assert len(alike) > 1
    random, state = np.random.default_rng(1), states[seen]
    redealt = Counter(
        str(state.resample_from_infostate(state.current_player(), random.random)) for _ in range(100 * len(alike))
    )
    assert redealt.keys() == alike.keys()
    for way, chance in alike.items():
        assert redealt[way] / redealt.total() == pytest.approx(chance / sum(alike.values()), rel=0.5)


@pytest.mark.parametrize(
    ("name", "anything"), [(DRAGON, 1.7789), (DOUBLE_SEVEN, 0.25), (BASIC, 0.6450)], ids=["dragon", "double", "seven"]
)
def test_how_far_a_policy_of_an_ending_can_be_exploited_is_known_exactly(name: str, anything: float) -> None:
    game = pyspiel.load_game(name)
    assert exploitability.nash_conv(game, UniformRandomPolicy(game)) == pytest.approx(anything, abs=1e-4)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < anything / 2


@pytest.mark.parametrize(
    ("game", "bad", "why"),
    [
        ("dragon", "players=2,ending=2", "with two, nothing is hidden"),
        ("dragon", "players=3,ending=2,multi=True", "one round"),
        ("dragon", "players=3,ending=1", "ending must be"),
        ("dragon", "players=3,ending=8", "ending must be"),
        ("dragon", "players=3,ending=2,table=-1", "table must be"),
        ("double_seven", "players=4,ending=2", "3 players or fewer"),
        ("double_seven", "ending=5", "ending must be"),
        ("seven_dragons", "ending=4", "ending must be"),
        ("seven_dragons", "ending=1,variant=connections", "a game with goals"),
    ],
)
def test_what_is_no_ending_is_refused(game: str, bad: str, why: str) -> None:
    with pytest.raises(Exception, match=why):
        pyspiel.load_game(f"python_sevenfold_{game}({bad})")
