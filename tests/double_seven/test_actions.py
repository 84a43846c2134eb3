"""The clauses of Double Seven: the actions. See docs/double-seven.md."""

import pytest

import sevenfold
from sevenfold import InvalidMove
from tests.building import double_seven, family, moves, refused
from tests.double_seven.checks import finish_turn, offered, play

pytestmark = pytest.mark.interpreted


# DS-START


def test_DS_START_at_least_two_tiles_of_one_animal() -> None:
    table = sevenfold.load(double_seven([{"fox": 3, "deer": 1, "swan": 2}, {}]))
    assert offered(table, "start") == ["start fox 2", "start fox 3", "start swan 2"]
    for move in ("start deer 1", "start fox 1", "start fox 0", "start fox 1+0"):
        with pytest.raises(InvalidMove):
            table.play(move)


def test_DS_START_with_any_clovers() -> None:
    table = sevenfold.load(double_seven([{"fox": 2, "deer": 1, "clover": 2}, {}]))
    assert offered(table, "start") == [
        "start deer 1+1",
        "start deer 1+2",
        "start fox 1+1",
        "start fox 1+2",
        "start fox 2",
        "start fox 2+1",
        "start fox 2+2",
    ]


def test_DS_START_at_least_one_animal_tile() -> None:
    table = sevenfold.load(double_seven([{"clover": 3}, {"fox": 1}]))
    assert offered(table, "start") == []
    assert refused(table, "start fox 1+2") == "DS-START"
    for move in ("start fox 0+2", "start clover 2", "start clover 2+1"):
        with pytest.raises(InvalidMove):
            table.play(move)


def test_DS_START_from_the_rack_only() -> None:
    table = sevenfold.load(double_seven([{"fox": 2, "deer": 1}, {"deer": 1, "clover": 1}], open={"fox": 1}))
    for move in ("start fox 3", "start fox 1+1", "start fox 2+1", "start deer 2", "start fox 1000000000000"):
        assert refused(table, move) == "DS-START"


def test_DS_START_lays_the_family_last_and_takes_the_tiles_from_the_rack() -> None:
    families = [[family("deer", 3)], [family("frog", 2)]]
    table = sevenfold.load(double_seven([{"fox": 3, "clover": 2}, {}], families=families))
    position = play(table, "start fox 2+1")
    assert position["families"] == [[family("deer", 3), family("fox", 2, 1)], [family("frog", 2)]]
    assert position["racks"][0] == {"fox": 1, "clover": 1}


def test_DS_START_not_a_second_family_of_an_animal() -> None:
    families = [[family("deer", 2), family("fox", 2)], []]
    table = sevenfold.load(double_seven([{"fox": 3, "clover": 1}, {}], families=families))
    assert offered(table, "start") == []
    assert refused(table, "start fox 2") == "DS-START"
    assert refused(table, "start fox 1+1") == "DS-START"


def test_DS_START_neither_one_got_by_a_swap_but_again_one_given_away() -> None:
    families = [[family("deer", 2)], [family("fox", 2)]]
    table = sevenfold.load(double_seven([{"fox": 3, "deer": 3}, {}], families=families))
    assert offered(table, "start") == ["start fox 2", "start fox 3"]
    table.play("swap 0 1.0")
    assert refused(table, "start fox 2") == "DS-START"
    assert offered(table, "start") == ["start deer 2", "start deer 3"]


def test_DS_START_the_families_of_others_do_not_matter() -> None:
    families = [[], [family("fox", 2)], [family("fox", 3)]]
    table = sevenfold.load(double_seven([{"fox": 3}, {}, {}], families=families))
    assert play(table, "start fox 2")["families"][0] == [family("fox", 2)]


# DS-GROW


def test_DS_GROW_by_one_or_more_animal_tiles_and_clovers() -> None:
    table = sevenfold.load(double_seven([{"fox": 2, "clover": 1}, {}], families=[[family("fox", 2)], []]))
    assert offered(table, "grow") == ["grow 0 0+1", "grow 0 1", "grow 0 1+1", "grow 0 2", "grow 0 2+1"]
    position = play(table, "grow 0 1+1")
    assert position["families"][0] == [family("fox", 3, 1)]
    assert position["racks"][0] == {"fox": 1}
    for move in ("grow 0 0", "grow 0 0+0", "grow 0 1+0"):
        with pytest.raises(InvalidMove):
            table.play(move)


def test_DS_GROW_by_no_other_animal_and_by_no_more_than_the_rack_holds() -> None:
    families = [[family("fox", 2), family("swan", 2)], []]
    table = sevenfold.load(double_seven([{"fox": 1, "deer": 3}, {"fox": 2, "clover": 1}], families=families))
    assert offered(table, "grow") == ["grow 0 1"]
    for move in ("grow 0 2", "grow 0 0+1", "grow 0 1+1", "grow 1 1", "grow 0 1000000000000"):
        assert refused(table, move) == "DS-GROW"


def test_DS_GROW_only_the_own_families() -> None:
    families = [[family("fox", 2)], [family("deer", 2), family("deer", 3)]]
    table = sevenfold.load(double_seven([{"deer": 2, "swan": 1}, {}], families=families))
    assert offered(table, "grow") == []
    assert refused(table, "grow 1 1") == "DS-GROW"
    assert refused(table, "grow 300 1") == "DS-GROW"


def test_DS_GROW_one_of_two_families_of_the_same_animal() -> None:
    families = [[family("fox", 2), family("fox", 3)], []]
    table = sevenfold.load(double_seven([{"fox": 2}, {}], families=families))
    assert offered(table, "grow") == ["grow 0 1", "grow 0 2", "grow 1 1", "grow 1 2"]
    assert play(table, "grow 1 1")["families"][0] == [family("fox", 2), family("fox", 4)]


# DS-SWAP


def test_DS_SWAP_families_of_the_same_size_change_places() -> None:
    families = [
        [family("fox", 2), family("deer", 4)],
        [family("swan", 3), family("frog", 2)],
        [family("bird", 4)],
    ]
    table = sevenfold.load(double_seven([{"fox": 1}, {}, {}], families=families))
    assert offered(table, "swap") == ["swap 0 1.1", "swap 1 2.0"]
    position = play(table, "swap 0 1.1")
    assert position["families"] == [
        [family("frog", 2), family("deer", 4)],
        [family("swan", 3), family("fox", 2)],
        [family("bird", 4)],
    ]
    assert (position["turn"], position["swaps"]) == (0, 1)
    position = play(table, "swap 1 2.0")
    assert position["families"][0] == [family("frog", 2), family("bird", 4)]
    assert position["families"][2] == [family("deer", 4)]
    assert position["racks"] == [{"fox": 1}, {}, {}]


def test_DS_SWAP_clovers_count_and_travel_along() -> None:
    families = [[family("fox", 2, 1)], [family("deer", 3), family("swan", 2), family("frog", 1, 2)]]
    table = sevenfold.load(double_seven([{"fox": 1}, {}], families=families))
    assert offered(table, "swap") == ["swap 0 1.0", "swap 0 1.2"]
    assert refused(table, "swap 0 1.1") == "DS-SWAP"
    position = play(table, "swap 0 1.2")
    assert position["families"] == [
        [family("frog", 1, 2)],
        [family("deer", 3), family("swan", 2), family("fox", 2, 1)],
    ]


def test_DS_SWAP_never_families_of_different_size_nor_parts_of_them() -> None:
    families = [[family("fox", 4)], [family("deer", 2), family("swan", 2), family("frog", 3), family("bird", 5)]]
    table = sevenfold.load(double_seven([{"fox": 1}, {}], families=families))
    assert offered(table, "swap") == []
    for theirs in range(4):
        assert refused(table, f"swap 0 1.{theirs}") == "DS-SWAP"


def test_DS_SWAP_identical_families_may_be_swapped() -> None:
    families = [[family("fox", 2, 1)], [family("fox", 2, 1)]]
    table = sevenfold.load(double_seven([{"fox": 1}, {}], families=families))
    position = play(table, "swap 0 1.0")
    assert position["families"] == families
    assert position["swaps"] == 1


def test_DS_SWAP_families_of_the_same_animal_are_never_merged() -> None:
    families = [[family("fox", 2), family("deer", 3)], [family("fox", 3)]]
    table = sevenfold.load(double_seven([{"fox": 1}, {}], families=families))
    assert play(table, "swap 1 1.0")["families"] == [[family("fox", 2), family("fox", 3)], [family("deer", 3)]]
    assert offered(table, "grow") == ["grow 0 1", "grow 1 1"]


def test_DS_SWAP_one_own_family_with_one_of_another_player() -> None:
    families = [[family("fox", 2), family("deer", 2)], [family("swan", 2)], []]
    table = sevenfold.load(double_seven([{"fox": 1}, {}, {}], families=families))
    for move in ("swap 0 0.0", "swap 0 0.1", "swap 1 0.0", "swap 0 1.1", "swap 0 2.0", "swap 2 1.0"):
        assert refused(table, move) == "DS-SWAP"
    for move in ("swap 0 3.0", "swap 0 1.300", "swap 300 1.0", "swap 0 300.0"):
        assert refused(table, move) == "DS-SWAP"


def test_DS_SWAP_needs_no_consent_and_any_other_player_will_do() -> None:
    families = [[family("fox", 2)], [family("swan", 2)], [], [family("bird", 2)]]
    table = sevenfold.load(double_seven([{}, {}, {}, {"fox": 1}], families=families, turn=3))
    assert offered(table, "swap") == ["swap 0 0.0", "swap 0 1.0"]
    position = play(table, "swap 0 0.0")
    assert (position["families"][0], position["families"][3]) == ([family("bird", 2)], [family("fox", 2)])
    assert table.turn == 3


def test_DS_SWAP_at_most_sixteen_times_a_turn() -> None:
    families = [[family("fox", 2)], [family("swan", 2)]]
    table = sevenfold.load(double_seven([{"fox": 1}, {"swan": 1}], families=families))
    for made in range(16):
        assert table.position()["swaps"] == made
        table.play("swap 0 1.0")
    assert table.position()["families"] == families
    assert refused(table, "swap 0 1.0") == "DS-SWAP"
    assert offered(table, "swap") == []
    play(table, "pass", "draw ?", "draw ?")
    assert table.position()["swaps"] == 0
    assert offered(table, "swap") == ["swap 0 0.0"]


def test_DS_SWAP_the_limit_ends_nothing_else() -> None:
    families = [[family("fox", 2)], [family("swan", 2)]]
    table = sevenfold.load(
        double_seven([{"fox": 1, "deer": 2}, {}], families=families, swaps=16, rainbow=False, hidden=["bird"])
    )
    assert {"grow 0 1", "start deer 2", "two-for-one deer fox ?", "pass"} <= set(moves(table))


def test_DS_SWAP_every_game_ends_even_if_everybody_swaps_whenever_possible() -> None:
    """Each turn takes a tile from the pool for good, and the limit bounds each turn."""
    families = [[family("fox", 2)], [family("swan", 2)]]
    given = double_seven([{"fox": 1}, {"swan": 1}], families=families, hidden=["deer", "bird"] * 4, rest="removed")
    table = sevenfold.load(given)
    kinds = []
    while table.turn is not None:
        table.play(next(iter(offered(table, "swap") or offered(table, "draw") or offered(table, "pass"))))
        kinds.append(table.moves[-1].split()[0])
        assert len(kinds) <= 6 * (16 + 2 + 1)
    assert kinds.count("swap") == 6 * 16


# DS-CLOVER


def test_DS_CLOVER_an_animal_tile_takes_its_place_and_it_goes_to_the_rack() -> None:
    families = [[family("fox", 2, 2)], [family("deer", 1, 1)]]
    given = double_seven([{"fox": 1, "deer": 2, "swan": 1}, {}], families=families)
    own, other = sevenfold.load(given), sevenfold.load(given)
    assert offered(own, "clover") == ["clover 0.0", "clover 1.0"]
    position = play(own, "clover 0.0")
    assert position["families"] == [[family("fox", 3, 1)], [family("deer", 1, 1)]]
    assert position["racks"][0] == {"swan": 1, "deer": 2, "clover": 1}
    position = play(other, "clover 1.0")
    assert position["families"] == [[family("fox", 2, 2)], [family("deer", 2)]]
    assert position["racks"] == [{"swan": 1, "deer": 1, "fox": 1, "clover": 1}, {}]
    assert position["turn"] == 0


def test_DS_CLOVER_only_for_a_tile_of_that_animal() -> None:
    families = [[family("fox", 2)], [family("deer", 1, 1)]]
    table = sevenfold.load(double_seven([{"fox": 1, "swan": 2, "clover": 1}, {"deer": 2}], families=families))
    assert offered(table, "clover") == []
    assert refused(table, "clover 1.0") == "DS-CLOVER"


def test_DS_CLOVER_only_from_a_family_that_has_one() -> None:
    families = [[family("fox", 2)], [family("deer", 2), family("fox", 1, 1)]]
    table = sevenfold.load(double_seven([{"fox": 1, "deer": 1}, {}], families=families))
    assert offered(table, "clover") == ["clover 1.1"]
    for move in ("clover 0.0", "clover 1.0", "clover 0.1", "clover 1.2", "clover 2.0", "clover 300.0", "clover 0.300"):
        assert refused(table, move) == "DS-CLOVER"


def test_DS_CLOVER_again_and_again_and_the_clover_is_at_hand_at_once() -> None:
    families = [[], [family("deer", 1, 2)]]
    table = sevenfold.load(double_seven([{"deer": 3, "fox": 1}, {}], families=families))
    assert play(table, "clover 1.0", "clover 1.0")["racks"][0] == {"deer": 1, "fox": 1, "clover": 2}
    assert refused(table, "clover 1.0") == "DS-CLOVER"
    assert play(table, "start fox 1+2")["families"] == [[family("fox", 1, 2)], [family("deer", 3)]]


def test_DS_CLOVER_the_last_tile_of_the_rack_ends_no_turn() -> None:
    table = sevenfold.load(double_seven([{"deer": 1}, {}], families=[[], [family("deer", 1, 1)]]))
    position = play(table, "clover 1.0")
    assert position["racks"][0] == {"clover": 1}
    assert position["turn"] == 0


# DS-TWO-FOR-ONE


def test_DS_TWO_FOR_ONE_two_go_face_up_into_the_pool_and_another_is_drawn() -> None:
    given = double_seven([{"deer": 1, "fox": 2}, {}], hidden=["swan", "frog"], open={"bird": 1})
    table = sevenfold.load(given)
    assert offered(table, "two-for-one") == [
        "two-for-one deer fox ?",
        "two-for-one deer fox bird",
        "two-for-one fox fox ?",
        "two-for-one fox fox bird",
    ]
    face_up = table.copy()
    position = play(face_up, "two-for-one deer fox bird")
    assert position["racks"][0] == {"fox": 1, "bird": 1}
    assert position["pool"]["open"] == {"deer": 1, "fox": 1}
    assert position["pool"]["hidden"][0] == "swan"
    position = play(table, "two-for-one fox fox ?")
    assert position["racks"][0] == {"swan": 1, "deer": 1}
    assert position["pool"]["open"] == {"fox": 2, "bird": 1}
    assert position["pool"]["hidden"][0] == "frog"
    assert position["turn"] == 0


def test_DS_TWO_FOR_ONE_never_one_of_those_two() -> None:
    table = sevenfold.load(double_seven([{"deer": 2, "fox": 2}, {}]))
    assert {move.split()[-1] for move in offered(table, "two-for-one")} == {"?"}
    for move in ("two-for-one deer fox fox", "two-for-one deer fox deer", "two-for-one fox fox fox"):
        assert refused(table, move) == "DS-TWO-FOR-ONE"


def test_DS_TWO_FOR_ONE_another_of_the_same_animal_that_lay_there_before_is_fine() -> None:
    table = sevenfold.load(double_seven([{"deer": 1, "fox": 2}, {}], open={"fox": 1}))
    assert refused(table, "two-for-one deer fox deer") == "DS-TWO-FOR-ONE"
    position = play(table, "two-for-one fox fox fox")
    assert position["racks"][0] == {"deer": 1, "fox": 1}
    assert position["pool"]["open"] == {"fox": 2}


def test_DS_TWO_FOR_ONE_once_a_turn() -> None:
    table = sevenfold.load(double_seven([{"deer": 3, "fox": 2}, {}], hidden=["fox"]))
    assert not play(table, "two-for-one deer deer ?")["two_for_one"]
    assert offered(table, "two-for-one") == []
    assert refused(table, "two-for-one fox fox ?") == "DS-TWO-FOR-ONE"
    assert refused(table, "two-for-one deer fox deer") == "DS-TWO-FOR-ONE"
    table.play("pass")
    finish_turn(table)
    play(table, "draw ?", "draw ?")
    assert "two-for-one fox fox ?" in table.legal_moves


def test_DS_TWO_FOR_ONE_needs_a_tile_in_the_pool_beforehand() -> None:
    table = sevenfold.load(double_seven([{"deer": 2, "fox": 2}, {}], rest="removed", ending=1))
    assert offered(table, "two-for-one") == []
    for move in ("two-for-one deer fox ?", "two-for-one deer fox fox", "two-for-one deer fox bird"):
        assert refused(table, move) == "DS-TWO-FOR-ONE"


@pytest.mark.parametrize(("pool", "drawn", "not_drawn"), [("hidden", "?", "bird"), ("open", "bird", "?")])
def test_DS_TWO_FOR_ONE_a_single_tile_is_enough_face_up_or_hidden(pool: str, drawn: str, not_drawn: str) -> None:
    given = double_seven(
        [{"deer": 2}, {}],
        hidden=["bird"] if pool == "hidden" else [],
        open={"bird": 1} if pool == "open" else {},
        rest="removed",
    )
    table = sevenfold.load(given)
    assert offered(table, "two-for-one") == [f"two-for-one deer deer {drawn}"]
    assert refused(table, f"two-for-one deer deer {not_drawn}") == "DS-TWO-FOR-ONE"
    position = play(table, f"two-for-one deer deer {drawn}")
    assert position["pool"] == {"hidden": [], "open": {"deer": 2}}
    assert position["ending"] is None


def test_DS_TWO_FOR_ONE_a_rack_of_exactly_two_is_fine() -> None:
    table = sevenfold.load(double_seven([{"deer": 1, "fox": 1}, {}], hidden=["swan"]))
    position = play(table, "two-for-one deer fox ?")
    assert position["racks"][0] == {"swan": 1}
    assert (position["turn"], position["phase"]) == (0, "act")


def test_DS_TWO_FOR_ONE_clovers_may_be_discarded() -> None:
    table = sevenfold.load(double_seven([{"fox": 1, "clover": 2}, {}]))
    assert offered(table, "two-for-one") == ["two-for-one clover clover ?", "two-for-one fox clover ?"]
    assert play(table, "two-for-one clover clover ?")["pool"]["open"] == {"clover": 2}


def test_DS_TWO_FOR_ONE_only_tiles_of_the_own_rack() -> None:
    table = sevenfold.load(double_seven([{"deer": 1, "fox": 1}, {"bird": 2}], open={"bird": 1}))
    for discards in ("deer deer", "fox fox", "deer bird", "bird bird", "fox clover"):
        assert refused(table, f"two-for-one {discards} ?") == "DS-TWO-FOR-ONE"
    lone = sevenfold.load(double_seven([{"fox": 1}, {}]))
    assert offered(lone, "two-for-one") == []
    assert refused(lone, "two-for-one fox fox ?") == "DS-TWO-FOR-ONE"
