"""The clauses of Double Seven: tokens, end and score. See docs/double-seven.md."""

import random
from typing import Any

import pytest

import sevenfold
from sevenfold import IllegalMove, Outcome
from tests.building import double_seven, family, moves
from tests.double_seven.checks import finish_turn, lively, play

pytestmark = pytest.mark.interpreted


def tokens(position: dict[str, Any]) -> tuple[list[int], int]:
    return position["sevens"], position["sevens_left"]


# DS-SEVEN


@pytest.mark.parametrize(
    ("rack", "laid", "move"),
    [
        ({"fox": 2}, family("fox", 6), "grow 0 1"),
        ({"fox": 1, "clover": 1}, family("fox", 6), "grow 0 0+1"),
        ({"fox": 2}, family("fox", 4, 2), "grow 0 1"),
        ({"fox": 5}, family("fox", 5), "grow 0 4"),
        ({"fox": 2, "clover": 2}, family("fox", 3), "grow 0 2+2"),
    ],
)
def test_DS_SEVEN_a_family_grown_to_seven_or_more_earns_one_token(
    rack: dict[str, int], laid: dict[str, Any], move: str
) -> None:
    table = sevenfold.load(double_seven([{**rack, "deer": 1}, {}], families=[[laid], []]))
    assert tokens(play(table, move)) == ([1, 0], 7)


@pytest.mark.parametrize("move", ["start fox 7", "start fox 9", "start fox 5+2"])
def test_DS_SEVEN_a_start_with_seven_or_more_earns_one_too(move: str) -> None:
    table = sevenfold.load(double_seven([{"deer": 1, "fox": 10, "clover": 2}, {}]))
    assert tokens(play(table, move)) == ([1, 0], 7)


@pytest.mark.parametrize("move", ["start fox 6", "start fox 4+2", "grow 0 2"])
def test_DS_SEVEN_none_below_seven(move: str) -> None:
    table = sevenfold.load(double_seven([{"deer": 3, "fox": 6, "clover": 2}, {}], families=[[family("deer", 4)], []]))
    assert tokens(play(table, move)) == ([0, 0], 8)


def test_DS_SEVEN_a_family_earns_once() -> None:
    given = double_seven([{"fox": 5}, {}], families=[[family("fox", 6)], []])
    table = sevenfold.load(given)
    assert tokens(play(table, "grow 0 1")) == ([1, 0], 7)
    assert tokens(play(table, "grow 0 1")) == ([1, 0], 7)
    assert tokens(play(table, "grow 0 2")) == ([1, 0], 7)


def test_DS_SEVEN_every_family_earns_also_beyond_the_second() -> None:
    families = [[family("fox", 6), family("deer", 6), family("swan", 6)], []]
    table = sevenfold.load(double_seven([{"fox": 1, "deer": 1, "swan": 1, "bird": 1}, {}], families=families))
    earned = [tokens(play(table, move)) for move in ("grow 0 1", "grow 1 1", "grow 2 1")]
    assert earned == [([1, 0], 7), ([2, 0], 6), ([3, 0], 5)]


def test_DS_SEVEN_none_if_none_is_left() -> None:
    given = double_seven([{"fox": 2}, {}], families=[[family("fox", 6)], []], sevens=[3, 5], sevens_left=0)
    position = play(sevenfold.load(given), "grow 0 1")
    assert tokens(position) == ([3, 5], 0)
    assert position["families"][0] == [family("fox", 7)]


def test_DS_SEVEN_swaps_give_and_cost_none() -> None:
    families = [[family("fox", 7), family("swan", 6)], [family("deer", 7), family("bird", 6)]]
    given = double_seven([{"deer": 1, "bird": 1, "frog": 1}, {}], families=families, sevens=[1, 0], sevens_left=7)
    table = sevenfold.load(given)
    assert tokens(play(table, "swap 0 1.0")) == ([1, 0], 7)
    assert tokens(play(table, "grow 0 1")) == ([1, 0], 7)  # it had seven tiles already
    assert tokens(play(table, "swap 1 1.1")) == ([1, 0], 7)
    assert tokens(play(table, "grow 1 1")) == ([2, 0], 6)  # this one had six


def test_DS_SEVEN_a_clover_retrieved_changes_no_number() -> None:
    families = [[family("fox", 6, 1)], [family("deer", 5, 1)]]
    table = sevenfold.load(double_seven([{"fox": 1, "deer": 2}, {}], families=families))
    assert tokens(play(table, "clover 0.0", "clover 1.0")) == ([0, 0], 8)


# DS-DOUBLE


@pytest.mark.parametrize(
    ("rack", "move"), [({"deer": 2}, "grow 1 1"), ({"swan": 8}, "start swan 7"), ({"deer": 4}, "grow 1 3")]
)
def test_DS_DOUBLE_two_own_families_of_seven_or_more_earn_the_77_as_well(rack: dict[str, int], move: str) -> None:
    families = [[family("fox", 8), family("deer", 6)], []]
    given = double_seven([rack, {}], families=families, sevens=[1, 0], sevens_left=7)
    position = play(sevenfold.load(given), move)
    assert position["double_seven"] == 0
    assert tokens(position) == ([2, 0], 6)


def test_DS_DOUBLE_not_for_one_family_however_large() -> None:
    families = [[family("fox", 6), family("deer", 6)], [family("swan", 7), family("bird", 7)]]
    table = sevenfold.load(double_seven([{"fox": 5, "deer": 1}, {}], families=families))
    position = play(table, "grow 0 5")
    assert (position["double_seven"], position["ending"]) == (None, None)


def test_DS_DOUBLE_a_family_got_by_a_swap_counts() -> None:
    families = [[family("fox", 7), family("swan", 6)], [family("deer", 7)]]
    table = sevenfold.load(double_seven([{"swan": 2}, {}], families=families))
    assert play(table, "swap 0 1.0")["double_seven"] is None
    assert play(table, "grow 1 1")["double_seven"] == 0


def test_DS_DOUBLE_only_at_the_moment_when_a_family_reaches_seven() -> None:
    """Neither a swap nor growing beyond seven is such a moment."""
    families = [[family("fox", 7), family("swan", 7), family("bird", 2)], [family("deer", 7)]]
    table = sevenfold.load(double_seven([{"swan": 1, "bird": 2}, {}], families=families))
    for move in ("swap 0 1.0", "grow 1 1", "grow 2 1"):
        position = play(table, move)
        assert (position["double_seven"], position["ending"]) == (None, None)


def test_DS_DOUBLE_only_the_first_player_takes_it() -> None:
    families = [[family("fox", 7), family("swan", 6)], [family("deer", 7), family("bird", 7)]]
    given = double_seven([{"swan": 2}, {}], families=families, double_seven=1, ending=1)
    position = play(sevenfold.load(given), "grow 1 1")
    assert position["double_seven"] == 1
    assert position["sevens"] == [1, 0]


def test_DS_DOUBLE_also_if_no_seven_is_left() -> None:
    families = [[family("fox", 7), family("swan", 6)], []]
    given = double_seven([{"swan": 2}, {}], families=families, sevens=[0, 8], sevens_left=0)
    position = play(sevenfold.load(given), "grow 1 1")
    assert position["double_seven"] == 0
    assert tokens(position) == ([0, 8], 0)


# DS-END


def test_DS_END_taking_the_77_triggers_it() -> None:
    families = [[family("fox", 7), family("swan", 6)], []]
    table = sevenfold.load(double_seven([{"swan": 2}, {"bird": 1}], families=families))
    position = play(table, "grow 1 1")
    assert position["ending"] == 0
    assert table.turn == 0


@pytest.mark.parametrize(("hidden", "open", "move"), [(["deer"], {}, "draw ?"), ([], {"deer": 1}, "draw deer")])
def test_DS_END_drawing_the_last_tile_triggers_it(hidden: list[str], open: dict[str, int], move: str) -> None:
    given = double_seven([{"fox": 2}, {}], hidden=hidden, open=open, rest="removed", phase="draw", draws=1)
    table = sevenfold.load(given)
    assert play(table, move)["ending"] == 0
    assert moves(table) == ["pass", "start fox 2"]


def test_DS_END_the_tile_of_a_rainbow_counts_as_drawn() -> None:
    rack = dict.fromkeys(("rabbit", "frog", "swan", "deer", "fox"), 1)
    table = sevenfold.load(double_seven([rack, {}], hidden=["bird"], rest="removed"))
    position = play(table, "rainbow ?")
    assert (position["ending"], position["turn"]) == (0, 0)


def test_DS_END_not_while_a_tile_lies_in_the_pool_face_up_or_hidden() -> None:
    pools: list[tuple[list[str], dict[str, int]]] = [(["deer"], {"swan": 1}), ([], {"swan": 1, "deer": 1})]
    for hidden, open in pools:
        given = double_seven([{"fox": 1}, {}], hidden=hidden, open=open, rest="removed", phase="draw", draws=1)
        assert play(sevenfold.load(given), "draw swan")["ending"] is None
    given = double_seven([{"fox": 1}, {}], hidden=["deer"], open={"swan": 1}, rest="removed", phase="draw", draws=1)
    assert play(sevenfold.load(given), "draw ?")["ending"] is None


def test_DS_END_the_player_on_turn_finishes_and_every_other_player_has_one_more_turn() -> None:
    families: list[list[dict[str, Any]]] = [[], [family("fox", 7), family("swan", 6)], [], []]
    racks = [{"deer": 1}, {"swan": 1, "bird": 2, "frog": 1}, {}, {"deer": 1}]
    table = sevenfold.load(double_seven(racks, families=families, turn=1))
    assert play(table, "grow 1 1")["ending"] == 1
    play(table, "start bird 2", "pass")
    order = []
    while table.turn is not None:
        assert table.outcome is None
        assert table.position()["ending"] == 1
        order.append(table.turn)
        finish_turn(table)
    assert order == [2, 3, 0]


def test_DS_END_also_if_taking_the_77_ends_the_turn_at_once() -> None:
    families = [[family("fox", 7), family("swan", 6)], []]
    table = sevenfold.load(double_seven([{"swan": 1}, {"bird": 1}], families=families))
    position = play(table, "grow 1 1")
    assert (position["ending"], position["double_seven"], position["turn"]) == (0, 0, 1)
    finish_turn(table)
    assert table.turn is None


def test_DS_END_only_the_first_trigger_counts_and_a_77_can_still_be_won() -> None:
    families: list[list[dict[str, Any]]] = [[], [family("fox", 7), family("swan", 6)], []]
    racks = [{"deer": 1}, {"swan": 2}, {"bird": 1}]
    given = double_seven(racks, families=families, rest="removed", turn=1, ending=0)
    position = play(sevenfold.load(given), "grow 1 1")
    assert (position["double_seven"], position["ending"]) == (1, 0)
    table = sevenfold.load(position)
    play(table, "pass", "pass")
    assert table.turn is None
    assert table.movers == (1, 2)


def test_DS_END_an_empty_pool_does_not_trigger_it_again() -> None:
    given = double_seven(
        [{"deer": 1}, {"swan": 2}, {"bird": 1}],
        open={"frog": 1},
        rest="removed",
        turn=1,
        phase="draw",
        draws=1,
        double_seven=0,
        ending=0,
    )
    table = sevenfold.load(given)
    assert play(table, "draw frog")["ending"] == 0
    assert play(table, "pass")["turn"] == 2
    assert play(table, "pass")["turn"] is None


def test_DS_END_nothing_is_legal_afterwards() -> None:
    table = sevenfold.load(double_seven([{"deer": 2}, {"swan": 2}], open={"fox": 1}, turn=1, ending=0))
    position = play(table, "pass")
    assert moves(table) == []
    for move in ("pass", "draw ?", "draw fox", "start deer 2", "start swan 2"):
        with pytest.raises(IllegalMove):
            table.play(move)
    assert table.position() == position
    # What the last move left stays: a pass is no action.
    assert (position["phase"], position["draws"], position["rainbow"], position["two_for_one"]) == (
        "act",
        0,
        True,
        True,
    )


@pytest.mark.parametrize("players", [2, 3])
def test_DS_END_neither_earlier_nor_later_in_random_games(players: int) -> None:
    """Triggered by whoever takes the 77 or empties the pool, over when that player would be on turn again."""
    choice = random.Random(players)
    table = sevenfold.new("double-seven", players=players, first=1, seed=8)
    while table.turn is not None:
        before = table.position()
        table.play(lively(table, choice))
        after = table.position()
        empty = after["pool"] == {"hidden": [], "open": {}}
        if before["ending"] is None:
            triggered = empty or after["double_seven"] is not None
            assert after["ending"] == (before["turn"] if triggered else None)
        else:
            assert after["ending"] == before["ending"]
        if after["turn"] != before["turn"]:
            assert after["turn"] != after["ending"]
        assert (table.outcome is None) == (table.turn is not None)
    assert before["turn"] != after["ending"]


# DS-SCORE


def test_DS_SCORE_the_rulebooks_example_has_twenty_one_points() -> None:
    """7 birds, 8 squirrels and 2 foxes, two 7 tokens and the 77; butterfly and swan on the rack count nothing."""
    rack = {"butterfly": 1, "swan": 1, "fox": 2, "squirrel": 3}
    given = double_seven(
        [rack, {"deer": 1}],
        families=[[family("bird", 7), family("squirrel", 5)], [family("frog", 3)]],
        sevens=[1, 0],
        sevens_left=7,
    )
    table = sevenfold.load(given)
    position = play(table, "grow 1 3", "start fox 2", "pass")
    assert position["families"][0] == [family("bird", 7), family("squirrel", 8), family("fox", 2)]
    assert (position["racks"][0], position["sevens"]) == ({"butterfly": 1, "swan": 1}, [2, 0])
    assert (position["double_seven"], position["ending"]) == (0, 0)
    finish_turn(table)
    assert table.outcome == Outcome(winners=(0,), reason="points", scores=(21, 3))


def outcome(families: list[list[dict[str, Any]]], racks: list[dict[str, int]] | None = None, **fields: Any) -> Outcome:
    """How the game ends if the last player passes now."""
    racks = racks or [{"rabbit": 1} for _ in families]
    given = double_seven(racks, families=families, turn=len(families) - 1, ending=0, **fields)
    table = sevenfold.load(given)
    table.play("pass")
    assert table.outcome is not None
    return table.outcome


def test_DS_SCORE_one_point_for_each_tile_clovers_too() -> None:
    families = [[family("fox", 2, 2), family("deer", 3)], [family("fox", 5)], []]
    assert outcome(families) == Outcome(winners=(0,), reason="points", scores=(7, 5, 0))


def test_DS_SCORE_one_point_for_each_7_and_two_for_the_77() -> None:
    families = [[family("fox", 2)], [family("deer", 3)], [family("swan", 4)]]
    found = outcome(families, sevens=[3, 0, 1], sevens_left=4, double_seven=1)
    assert found.scores == (5, 5, 5)


def test_DS_SCORE_tiles_on_the_rack_count_nothing() -> None:
    racks = [{"fox": 9, "clover": 3}, {"deer": 5}]
    assert outcome([[family("swan", 2)], [family("bird", 3)]], racks).scores == (2, 3)


def test_DS_SCORE_the_77_wins_a_tie_for_its_holder() -> None:
    families = [[family("fox", 4)], [family("deer", 2)], [family("swan", 3)]]
    found = outcome(families, double_seven=1)
    assert found == Outcome(winners=(1,), reason="double-seven", scores=(4, 4, 3))


def test_DS_SCORE_others_who_tie_share() -> None:
    families = [[family("fox", 4)], [family("deer", 3)], [family("swan", 4)]]
    assert outcome(families) == Outcome(winners=(0, 2), reason="points", scores=(4, 3, 4))
    families = [[family("fox", 6)], [family("deer", 3)], [family("swan", 6)]]
    assert outcome(families, double_seven=1) == Outcome(winners=(0, 2), reason="points", scores=(6, 5, 6))


def test_DS_SCORE_the_77_is_no_victory_by_itself() -> None:
    found = outcome([[family("fox", 6)], [family("deer", 3)]], double_seven=1)
    assert found == Outcome(winners=(0,), reason="points", scores=(6, 5))
    found = outcome([[family("fox", 6)], [family("deer", 3)]], double_seven=0)
    assert found == Outcome(winners=(0,), reason="points", scores=(8, 3))


def test_DS_SCORE_all_may_share_even_without_a_point() -> None:
    assert outcome([[], [], [], []]) == Outcome(winners=(0, 1, 2, 3), reason="points", scores=(0, 0, 0, 0))
