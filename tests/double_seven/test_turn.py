"""The clauses of Double Seven: the course of a turn. See docs/double-seven.md."""

import pytest

import sevenfold
from tests.building import double_seven, family, moves, refused
from tests.double_seven.checks import ANIMALS, offered, play

pytestmark = pytest.mark.interpreted

FIVE = dict.fromkeys(ANIMALS[:5], 1)
SIX = dict.fromkeys(ANIMALS[:6], 1)


# DS-FLIP


def test_DS_FLIP_one_tile_is_turned_up_if_none_lies_face_up() -> None:
    for seed in range(5):
        position = sevenfold.new("double-seven", players=2, seed=seed).position()
        assert sum(position["pool"]["open"].values()) == 1
    table = sevenfold.load(double_seven([{"fox": 1}, {"deer": 1}], hidden=["swan", "frog"]))
    position = play(table, "pass")
    assert position["pool"]["open"] == {"swan": 1}
    assert position["pool"]["hidden"][0] == "frog"


def test_DS_FLIP_none_if_one_lies_face_up() -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {"deer": 1}], hidden=["swan"], open={"bird": 1}))
    position = play(table, "pass")
    assert position["pool"]["open"] == {"bird": 1}
    assert position["pool"]["hidden"][0] == "swan"


def test_DS_FLIP_never_again_during_the_turn() -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {"deer": 1}], open={"fox": 1}, phase="draw"))
    assert play(table, "draw fox")["pool"]["open"] == {}
    assert moves(table) == ["draw ?"]
    assert refused(table, "draw fox") == "DS-DRAW"
    assert play(table, "draw ?")["pool"]["open"] == {}
    assert play(table, "start fox 2")["pool"]["open"] == {}


def test_DS_FLIP_the_tile_turned_up_is_still_in_the_pool_and_may_be_the_last() -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {"deer": 1}], hidden=["swan"], rest="removed"))
    position = play(table, "pass")
    assert position["pool"] == {"hidden": [], "open": {"swan": 1}}
    assert position["ending"] is None
    assert moves(table) == ["draw swan"]


def test_DS_FLIP_not_when_the_game_is_over() -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {"deer": 1}], hidden=["swan"], turn=1, ending=0))
    position = play(table, "pass")
    assert position["turn"] is None
    assert position["pool"]["open"] == {}


# DS-DRAW


def test_DS_DRAW_two_tiles_with_tiles_on_the_rack() -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {"deer": 1}]))
    assert (play(table, "pass")["phase"], table.position()["draws"]) == ("draw", 2)
    assert (play(table, "draw ?")["phase"], table.position()["draws"]) == ("draw", 1)
    assert (play(table, "draw ?")["phase"], table.position()["draws"]) == ("act", 0)
    assert table.turn == 1
    assert sum(table.position()["racks"][1].values()) == 3


def test_DS_DRAW_three_tiles_with_an_empty_rack() -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {}]))
    assert play(table, "pass")["draws"] == 3
    assert [play(table, "draw ?")["draws"] for _ in range(3)] == [2, 1, 0]
    assert sum(table.position()["racks"][1].values()) == 3
    assert refused(table, "draw ?") == "DS-DRAW"


def test_DS_DRAW_each_a_face_up_tile_of_choice_or_a_hidden_one() -> None:
    open = {"deer": 2, "fox": 1, "clover": 1}
    table = sevenfold.load(double_seven([{"fox": 1}, {}], hidden=["swan"], open=open, phase="draw"))
    assert moves(table) == ["draw ?", "draw clover", "draw deer", "draw fox"]
    assert refused(table, "draw swan") == "DS-DRAW"
    position = play(table, "draw deer")
    assert position["racks"][0] == {"deer": 1, "fox": 1}
    assert position["pool"]["open"] == {"deer": 1, "fox": 1, "clover": 1}
    assert position["pool"]["hidden"][0] == "swan"
    assert play(table, "draw clover")["racks"][0] == {"deer": 1, "fox": 1, "clover": 1}


def test_DS_DRAW_a_hidden_tile_is_seen_before_the_next_is_chosen() -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {}], hidden=["swan", "frog"], open={"deer": 1}, phase="draw"))
    table.play("draw ?")
    assert table.view(0)["racks"][0] == {"swan": 1, "fox": 1}
    assert table.position()["pool"]["hidden"][0] == "frog"
    assert moves(table) == ["draw ?", "draw deer"]


def test_DS_DRAW_no_hidden_tile_where_there_is_none() -> None:
    given = double_seven([{"fox": 1}, {}], open={"deer": 1, "frog": 2}, rest="removed", phase="draw")
    table = sevenfold.load(given)
    assert moves(table) == ["draw deer", "draw frog"]
    assert refused(table, "draw ?") == "DS-DRAW"


def test_DS_DRAW_is_mandatory_and_comes_before_everything_else() -> None:
    families = [[family("fox", 2)], [family("deer", 1, 1)]]
    given = double_seven([{**SIX, "clover": 1}, {}], families=families, open={"bird": 1}, phase="draw")
    table = sevenfold.load(given)
    for _ in range(2):
        for move in ("pass", "pass fox", "start deer 1+1", "grow 0 1", "swap 0 1.0", "clover 1.0", "rainbow ?"):
            assert refused(table, move) == "DS-DRAW"
        assert refused(table, "two-for-one frog swan ?") == "DS-DRAW"
        assert {move.split()[0] for move in moves(table)} == {"draw"}
        table.play("draw ?")
    assert {"pass fox", "grow 0 1", "swap 0 1.0", "clover 1.0", "two-for-one frog swan ?"} <= set(moves(table))


def test_DS_DRAW_no_more_than_owed() -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {}], open={"deer": 3}))
    assert offered(table, "draw") == []
    assert refused(table, "draw ?") == "DS-DRAW"
    assert refused(table, "draw deer") == "DS-DRAW"


@pytest.mark.parametrize(("rack", "hidden", "draws"), [({}, 3, 3), ({}, 2, 2), ({}, 1, 1), ({"fox": 1}, 1, 1)])
def test_DS_DRAW_what_there_is_if_the_pool_has_fewer(rack: dict[str, int], hidden: int, draws: int) -> None:
    table = sevenfold.load(double_seven([{"deer": 1}, rack], hidden=["swan"] * hidden, rest="removed"))
    assert play(table, "pass")["draws"] == draws
    for _ in range(draws):
        table.play(offered(table, "draw")[0])
    position = table.position()
    assert (position["phase"], position["turn"]) == ("act", 1)
    assert position["racks"][1].get("swan", 0) == draws


def test_DS_DRAW_is_skipped_with_an_empty_pool() -> None:
    table = sevenfold.load(double_seven([{"deer": 1}, {"fox": 2}, {"swan": 1}], rest="removed", ending=0))
    position = play(table, "pass")
    assert (position["turn"], position["phase"], position["draws"], position["rainbow"]) == (1, "act", 0, True)
    assert moves(table) == ["pass", "start fox 2"]


# DS-RAINBOW


def test_DS_RAINBOW_five_different_animals_are_worth_one_more_tile() -> None:
    given = double_seven([FIVE, {"fox": 1}], hidden=["squirrel"], open={"bird": 2, "clover": 1})
    table = sevenfold.load(given)
    assert offered(table, "rainbow") == ["rainbow ?", "rainbow bird", "rainbow clover"]
    assert refused(table, "rainbow fox") == "DS-RAINBOW"
    face_up = table.copy()
    position = play(face_up, "rainbow bird")
    assert position["racks"][0] == {**FIVE, "bird": 1}
    assert position["pool"]["open"] == {"bird": 1, "clover": 1}
    position = play(table, "rainbow ?")
    assert position["racks"][0] == {**FIVE, "squirrel": 1}
    assert (position["turn"], position["phase"]) == (0, "act")


def test_DS_RAINBOW_more_than_five_are_fine_up_to_all_eight() -> None:
    for number in (6, 7, 8):
        rack = dict.fromkeys(ANIMALS[:number], 1)
        assert "rainbow ?" in sevenfold.load(double_seven([rack, {}])).legal_moves


@pytest.mark.parametrize(
    "rack",
    [
        dict.fromkeys(ANIMALS[:4], 1),
        {**FIVE, "deer": 2},
        {**dict.fromkeys(ANIMALS[:4], 1), "swan": 2},
        {**FIVE, "clover": 1},
        {**dict.fromkeys(ANIMALS[:4], 1), "clover": 1},
        dict.fromkeys(ANIMALS, 1) | {"rabbit": 2},
    ],
)
def test_DS_RAINBOW_not_with_fewer_nor_with_two_of_a_kind_nor_with_a_clover(rack: dict[str, int]) -> None:
    table = sevenfold.load(double_seven([rack, {}], open={"bird": 1}))
    assert offered(table, "rainbow") == []
    assert refused(table, "rainbow ?") == "DS-RAINBOW"
    assert refused(table, "rainbow bird") == "DS-RAINBOW"


def test_DS_RAINBOW_the_pool_must_have_a_tile() -> None:
    table = sevenfold.load(double_seven([FIVE, {"fox": 1}], rest="removed", ending=1))
    assert refused(table, "rainbow ?") == "DS-RAINBOW"
    assert refused(table, "rainbow fox") == "DS-RAINBOW"
    face_up = sevenfold.load(double_seven([FIVE, {"fox": 1}], open={"bird": 1}, rest="removed"))
    assert offered(face_up, "rainbow") == ["rainbow bird"]
    assert refused(face_up, "rainbow ?") == "DS-RAINBOW"


def test_DS_RAINBOW_once_a_turn_and_again_in_the_next() -> None:
    given = double_seven([FIVE, {"fox": 1}], hidden=["fox", "fox", "bird"], open={"bird": 1, "squirrel": 1})
    table = sevenfold.load(given)
    table.play("rainbow bird")
    assert refused(table, "rainbow squirrel") == "DS-RAINBOW"
    play(table, "pass bird", "draw ?", "draw ?", "pass", "draw squirrel", "draw ?")
    assert offered(table, "rainbow") == ["rainbow ?"]


@pytest.mark.parametrize("action", ["grow 0 1", "start squirrel 2", "swap 0 1.0", "two-for-one rabbit fox ?"])
def test_DS_RAINBOW_before_any_action(action: str) -> None:
    """Whatever the action, five different animals are left."""
    rack = {**SIX, "bird": 1, **({"squirrel": 2} if "squirrel" in action else {})}
    families = [[family("rabbit", 2)], [family("fox", 2)]]
    table = sevenfold.load(double_seven([rack, {}], families=families, hidden=["squirrel"], open={"deer": 1}))
    position = play(table, action)
    assert len(position["racks"][0]) == sum(position["racks"][0].values()) >= 5
    assert not position["rainbow"]
    assert refused(table, "rainbow ?") == "DS-RAINBOW"


def test_DS_RAINBOW_a_retrieved_clover_is_an_action_too() -> None:
    families = [[family("rabbit", 2)], [family("fox", 1, 1)]]
    table = sevenfold.load(double_seven([SIX, {}], families=families))
    assert play(table, "clover 1.0", "grow 0 0+1")["racks"][0] == FIVE
    assert refused(table, "rainbow ?") == "DS-RAINBOW"


def test_DS_RAINBOW_may_be_called_right_after_the_draws_only() -> None:
    """From the end of the draws until the call or the first action, whatever the rack and the pool hold."""
    given = double_seven([FIVE, {"fox": 1}], hidden=["bird", "squirrel"], open={"fox": 1}, phase="draw")
    table = sevenfold.load(given)
    assert not table.position()["rainbow"]
    assert refused(table, "rainbow ?") == "DS-DRAW"
    assert not play(table, "draw ?")["rainbow"]
    assert play(table, "draw ?")["rainbow"]
    assert not play(table, "rainbow fox")["rainbow"]
    assert play(table, "pass fox", "draw ?", "draw ?")["rainbow"]
    assert offered(table, "rainbow") == []
    assert not play(table, "pass")["rainbow"]


def test_DS_RAINBOW_is_a_choice() -> None:
    table = sevenfold.load(double_seven([FIVE, {"fox": 1}]))
    assert play(table, "pass")["racks"][0] == FIVE
    assert table.turn == 1


# DS-ACT


def test_DS_ACT_any_number_of_actions_in_any_order() -> None:
    rack = {"rabbit": 1, "frog": 2, "deer": 2, "fox": 4, "bird": 1}
    families = [[family("deer", 2)], [family("bird", 1, 1), family("swan", 3), family("frog", 2)]]
    table = sevenfold.load(double_seven([rack, {"swan": 1}], families=families, hidden=["swan"]))
    play(table, "grow 0 1", "swap 0 1.1", "clover 1.0", "start fox 2", "two-for-one rabbit frog ?", "grow 0 1")
    position = play(table, "start frog 1+1", "swap 2 1.2", "swap 1 1.0", "start fox 2")
    assert position["families"] == [
        [family("swan", 4), family("bird", 2), family("frog", 2), family("fox", 2)],
        [family("fox", 2), family("deer", 3), family("frog", 1, 1)],
    ]
    assert position["racks"] == [{"deer": 1}, {"swan": 1}]
    assert position["pool"]["open"] == {"rabbit": 1, "frog": 1}
    assert position["turn"] == 0


def test_DS_ACT_no_action_is_a_duty() -> None:
    families = [[family("fox", 2)], [family("deer", 2)]]
    table = sevenfold.load(double_seven([{"fox": 2, "swan": 2}, {}], families=families))
    position = play(table, "pass")
    assert position["turn"] == 1
    assert position["families"] == families


# DS-END-TURN


@pytest.mark.parametrize(
    ("rack", "action"),
    [({"deer": 2}, "start deer 2"), ({"deer": 1, "clover": 1}, "start deer 1+1"), ({"fox": 1}, "grow 0 1")],
)
def test_DS_END_TURN_at_once_when_an_action_empties_the_rack(rack: dict[str, int], action: str) -> None:
    families = [[family("fox", 2)], [family("swan", 2)]]
    table = sevenfold.load(double_seven([rack, {"bird": 1}], families=families))
    position = play(table, action)
    assert position["racks"][0] == {}
    assert (position["turn"], position["phase"], position["draws"]) == (1, "draw", 2)


def test_DS_END_TURN_not_while_a_tile_is_left() -> None:
    table = sevenfold.load(double_seven([{"fox": 3}, {"bird": 1}]))
    assert play(table, "start fox 2")["turn"] == 0
    assert play(table, "grow 0 1")["turn"] == 1


def test_DS_END_TURN_a_new_turn_has_all_its_rights_again() -> None:
    families = [[family("fox", 2)], [family("swan", 2)]]
    table = sevenfold.load(double_seven([{"deer": 3}, {"bird": 1}], families=families, hidden=["frog"] * 3))
    position = play(table, "swap 0 1.0", "two-for-one deer deer ?")
    assert (position["swaps"], position["two_for_one"]) == (1, False)
    position = play(table, "pass")
    assert (position["swaps"], position["two_for_one"], position["rainbow"]) == (0, True, False)


def test_DS_END_TURN_passing_with_up_to_five_tiles_is_free() -> None:
    table = sevenfold.load(double_seven([{"fox": 5}, {"bird": 1}]))
    assert offered(table, "pass") == ["pass"]
    assert refused(table, "pass fox") == "DS-END-TURN"
    position = play(table, "pass")
    assert position["turn"] == 1
    assert position["racks"][0] == {"fox": 5}
    assert position["removed"] == {}


def test_DS_END_TURN_passing_with_six_tiles_costs_one_of_choice() -> None:
    table = sevenfold.load(double_seven([{"deer": 2, "fox": 3, "clover": 1}, {"bird": 1}], open={"swan": 1}))
    assert offered(table, "pass") == ["pass clover", "pass deer", "pass fox"]
    assert refused(table, "pass") == "DS-END-TURN"
    assert refused(table, "pass bird") == "DS-END-TURN"
    assert play(table.copy(), "pass clover")["racks"][0] == {"deer": 2, "fox": 3}
    position = play(table, "pass fox")
    assert position["racks"][0] == {"deer": 2, "fox": 2, "clover": 1}
    assert position["turn"] == 1


def test_DS_END_TURN_passing_costs_exactly_one_tile_however_many_there_are() -> None:
    table = sevenfold.load(double_seven([{"deer": 9}, {"bird": 1}]))
    position = play(table, "pass deer")
    assert position["racks"][0] == {"deer": 8}
    assert position["turn"] == 1


def test_DS_END_TURN_the_tile_is_removed_from_the_game_face_up() -> None:
    table = sevenfold.load(double_seven([{"deer": 6}, {"bird": 1}], open={"swan": 1}))
    position = play(table, "pass deer")
    assert position["removed"] == table.view(1)["removed"] == table.view(None)["removed"] == {"deer": 1}
    assert position["pool"]["open"] == {"swan": 1}


def test_DS_END_TURN_also_in_the_last_turn_of_the_game() -> None:
    table = sevenfold.load(double_seven([{"bird": 1}, {"deer": 6}], turn=1, ending=0))
    assert refused(table, "pass") == "DS-END-TURN"
    position = play(table, "pass deer")
    assert position["turn"] is None
    assert position["racks"][1] == {"deer": 5}
    assert position["removed"] == {"deer": 1}


def test_DS_END_TURN_an_empty_rack_and_an_empty_pool_are_no_turn() -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {}, {}, {"deer": 2}], rest="removed", ending=0))
    assert play(table, "pass")["turn"] == 3
    assert moves(table) == ["pass", "start deer 2"]
    last = sevenfold.load(double_seven([{"fox": 1}, {"fox": 2}, {}, {}], rest="removed", turn=1, ending=0))
    position = play(last, "start fox 2")
    assert (position["turn"], position["phase"], position["draws"]) == (None, "act", 0)
    assert last.outcome is not None


@pytest.mark.parametrize(("hidden", "open"), [(["deer"], {}), ([], {"deer": 1})])
def test_DS_END_TURN_an_empty_rack_is_a_turn_while_the_pool_has_a_tile(hidden: list[str], open: dict[str, int]) -> None:
    table = sevenfold.load(double_seven([{"fox": 1}, {}], hidden=hidden, open=open, rest="removed", ending=0))
    position = play(table, "pass")
    assert (position["turn"], position["phase"], position["draws"]) == (1, "draw", 1)
