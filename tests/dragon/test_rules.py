"""The clauses of Dragon, one by one. See docs/dragon.md."""

from collections import Counter

import pytest

import sevenfold
from sevenfold.game.dragon.moves import pack
from sevenfold.game.dragon.notation import parse
from sevenfold.game.dragon.refusals import LEGAL, refusal
from sevenfold.game.dragon.state import KINDS, NOWHERE
from tests.building import DRAGON_CARDS, Position, dragon, moves, refused

pytestmark = pytest.mark.interpreted

EVERY_MOVE = [pack(card, level) for card in range(KINDS) for level in range(NOWHERE + 1)]
LONE_FOUR = {0: "...o..."}


def cards_of(position: Position) -> Counter[str]:
    used = Counter(position["deck"]) + Counter(card for hand in position["hands"] for card in hand)
    for cells in position["rows"].values():
        used += Counter(f"{column}{cell.strip('o')}" for column, cell in enumerate(cells, start=1) if cell != ".")
    return used


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_DR_CARDS_seven_of_each_value_and_five_annoyed_dragons(players: int) -> None:
    for seed in range(5):
        assert cards_of(sevenfold.new("dragon", players=players, seed=seed).position()) == DRAGON_CARDS
    assert sum(DRAGON_CARDS.values()) == 49
    assert {card for card in DRAGON_CARDS if "!" in card} == {"2!", "3!", "4!", "5!", "6!"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_DR_SETUP_seven_cards_each_one_turned_up_and_the_first_player_has_drawn(players: int, first: int) -> None:
    position = sevenfold.new("dragon", players=players, first=first, seed=1).position()
    assert position["turn"] == first
    assert [len(hand) for hand in position["hands"]] == [8 if seat == first else 7 for seat in range(players)]
    assert list(position["rows"]) == ["0"]
    assert len(position["rows"]["0"].replace(".", "")) == 1
    assert len(position["deck"]) == 49 - 1 - 7 * players - 1


def test_DR_GRID_a_card_lies_in_the_column_of_its_value() -> None:
    table = sevenfold.load(dragon(LONE_FOUR, [["3", "5!", "4", "1"], ["7"]]))
    table.play("5!@0")
    assert table.position()["rows"] == {"0": "...o!.."}


def test_DR_GRID_never_more_than_seven_rows() -> None:
    column = dict.fromkeys(range(-3, 3), "...o...")
    table = sevenfold.load(dragon(column, [["4!", "3"], ["5"]]))
    assert moves(table) == ["3@-1", "3@-2", "3@-3", "3@0", "3@1", "3@2", "4!@-4", "4!@3"]
    table.play("4!@3")
    assert [move for move in moves(table) if move.endswith(("@4", "@-4"))] == []
    assert refused(table, "5@4") == "DR-GRID"
    assert refused(table, "5@-4") == "DR-GRID"
    assert refused(table, "5@1000000000000") == "DR-GRID"


def test_DR_TURN_draw_one_then_place_one() -> None:
    table = sevenfold.load(dragon(LONE_FOUR, [["3", "5"], ["6", "4"]], deck=["1", "7"]))
    table.play("3@0")
    assert table.turn == 1
    assert table.position()["hands"] == [["5"], ["1", "4", "6"]]
    assert table.position()["deck"][0] == "7"


def test_DR_TURN_only_cards_of_the_own_hand() -> None:
    table = sevenfold.load(dragon(LONE_FOUR, [["3"], ["5", "4!"]]))
    assert refused(table, "5@0") == "DR-TURN"
    assert refused(table, "4!@1") == "DR-TURN"


def test_DR_PLACE_beside_a_neighbour_value_or_above_or_below_the_same() -> None:
    table = sevenfold.load(dragon(LONE_FOUR, [["3", "4", "4!", "5", "6", "7", "1"], ["2"]]))
    assert moves(table) == ["3@0", "4!@-1", "4!@1", "4@-1", "4@1", "5@0"]
    assert refused(table, "6@0") == "DR-PLACE"
    assert refused(table, "3@1") == "DR-PLACE"
    assert refused(table, "4@0") == "DR-PLACE"


def test_DR_PLACE_gaps_in_a_row_are_fine_and_a_card_may_close_them() -> None:
    table = sevenfold.load(dragon({0: "o.oo...", 1: "o......"}, [["2", "3"], ["4"]]))
    assert moves(table) == ["2@0", "2@1", "3@-1", "3@1"]


def test_DR_PLACE_a_new_row_opens_only_directly_above_the_top_or_below_the_bottom() -> None:
    table = sevenfold.load(dragon({0: "...oo..", 1: "....o.."}, [["4", "5"], ["6"]]))
    assert moves(table) == ["4@-1", "4@1", "5@-1", "5@2"]


def test_DR_STUCK_one_card_of_choice_goes_face_down_under_the_pile() -> None:
    table = sevenfold.load(dragon({0: "o......"}, [["3", "5", "5!"], ["2"]], deck=["7"]))
    assert moves(table) == ["under 3", "under 5", "under 5!"]
    assert refused(table, "3@0") == "DR-PLACE"
    table.play("under 5!")
    assert table.position()["deck"][-1] == "5!"
    assert table.turn == 1
    assert "7" in table.position()["hands"][1]


def test_DR_STUCK_is_no_choice_while_a_card_fits() -> None:
    table = sevenfold.load(dragon(LONE_FOUR, [["3", "7"], ["2"]]))
    assert refused(table, "under 7") == "DR-STUCK"


def test_DR_STUCK_others_see_only_that_a_card_went_under() -> None:
    table = sevenfold.load(dragon({0: "o......"}, [["3", "5"], ["2"]]))
    table.play("under 5")
    assert table.moves == ("under 5",)
    assert table.move_seen(0, 0) == {"kind": "under", "card": "5"}
    assert table.move_seen(0, 1) == table.move_seen(0, None) == {"kind": "under", "card": "?"}
    with pytest.raises(sevenfold.InvalidMove):
        table.play("under ?")
    with pytest.raises(sevenfold.IllegalMove, match="DR-TURN"):
        sevenfold.load(dragon({0: "o......"}, [["3", "5"], ["2"]])).play({"kind": "under", "card": "?"})


def test_DR_SCORE_a_full_row_pays_one_and_one_for_each_annoyed_dragon() -> None:
    table = sevenfold.load(dragon({0: "oo.o!oo"}, [["3"], ["1"]]))
    table.play("3@0")
    assert table.position()["tokens"] == [2, 0]


def test_DR_SCORE_a_full_column_pays_one_and_one_for_its_annoyed_dragon() -> None:
    ones = sevenfold.load(dragon(dict.fromkeys(range(6), "o......"), [["1"], ["2"]]))
    ones.play("1@6")
    assert ones.position()["tokens"] == [1, 0]
    fours = sevenfold.load(dragon(dict.fromkeys(range(6), "...o..."), [["4!"], ["2"]]))
    fours.play("4!@6")
    assert fours.position()["tokens"] == [2, 0]


def test_DR_SCORE_the_rulebooks_example_pays_five() -> None:
    """A 3! that ends both its row, where a 5! stands, and the column of the 3s."""
    rows = dict.fromkeys(range(-5, 1), "..o....") | {1: "oo.o!oo"}
    table = sevenfold.load(dragon(rows, [["3!"], ["1"]]))
    table.play("3!@1")
    assert table.position()["tokens"] == [5, 0]


def test_DR_EMPTY_players_with_one_card_are_skipped() -> None:
    table = sevenfold.load(dragon(LONE_FOUR, [["3", "5"], ["4"], ["6", "7"]], rest=0))
    table.play("3@0")
    assert table.turn == 2


def test_DR_EMPTY_the_same_player_is_on_turn_again_if_all_others_are_skipped() -> None:
    table = sevenfold.load(dragon(LONE_FOUR, [["3", "5", "6"], ["4"], ["7"]], rest=0))
    table.play("3@0")
    assert table.turn == 0
    assert table.position()["deck"] == []


def test_DR_EMPTY_a_card_put_under_an_empty_pile_is_the_new_pile() -> None:
    """The next player draws it, also one with a single card, who is then not skipped."""
    rows = {0: "o......"}
    hands = [["4", "5"], ["7"], ["1"]]
    table = sevenfold.load(dragon(rows, hands, rest=2, turn=0))
    table.play("under 4")
    assert table.turn == 1
    assert table.position()["hands"][1] == ["4", "7"]
    assert table.position()["deck"] == []


def test_DR_END_when_the_pile_is_empty_and_everybody_holds_one_card() -> None:
    table = sevenfold.new("dragon", players=3, seed=4)
    while table.turn is not None:
        table.play(table.legal_moves[0])
    position = table.position()
    assert position["deck"] == []
    assert [len(hand) for hand in position["hands"]] == [1, 1, 1]
    assert sum(len(cells.replace(".", "")) for cells in position["rows"].values()) == 49 - 3


def test_DR_END_most_tokens_win_and_ties_share() -> None:
    for seed in range(60):
        table = sevenfold.new("dragon", players=2, seed=seed)
        while table.turn is not None:
            table.play(table.legal_moves[0])
        tokens = table.position()["tokens"]
        assert table.outcome == sevenfold.Outcome(
            winners=tuple(seat for seat in (0, 1) if tokens[seat] == max(tokens)), reason="tokens", scores=tuple(tokens)
        )
        if tokens[0] == tokens[1]:
            return
    pytest.fail("no tie among the seeds")


def test_DR_MULTI_as_many_rounds_as_players_begun_in_turn_and_added_up() -> None:
    table = sevenfold.new("dragon", players=3, first=2, multi=True, seed=9)
    begun, sums = [table.turn], [0, 0, 0]
    while table.turn is not None:
        before = table.position()
        table.play(table.legal_moves[-1])
        after = table.position()
        if after["round"] != before["round"]:
            begun.append(table.turn)
            assert after["tokens"] == [0, 0, 0]
            assert sum(after["totals"]) >= sum(before["totals"]) + sum(before["tokens"])
    assert begun == [2, 0, 1]
    final = table.position()
    sums = [total + tokens for total, tokens in zip(final["totals"], final["tokens"], strict=True)]
    assert table.outcome is not None
    assert table.outcome.scores == tuple(sums)
    assert final["round"] == 2


def test_DR_MULTI_a_round_follows_from_options_seed_and_number_not_from_the_moves() -> None:
    second = []
    for choice in (0, -1):
        table = sevenfold.new("dragon", players=2, multi=True, seed=11)
        while table.position()["round"] == 0:
            table.play(table.legal_moves[choice])
        position = table.position()
        second.append({key: position[key] for key in ("deck", "hands", "rows", "turn")})
    assert second[0] == second[1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_DR_PLACE_facts_hold_in_random_games(players: int) -> None:
    """48 - n + stuck turns; a card is unplaceable iff the three columns around it are empty; hands of at most 8."""
    for seed in range(20):
        table = sevenfold.new("dragon", players=players, seed=seed)
        stuck = 0
        while table.turn is not None:
            position = table.position()
            hand = position["hands"][table.turn]
            assert len(hand) <= 8
            used = {c + 1 for cells in position["rows"].values() for c, cell in enumerate(cells) if cell != "."}
            placeable = {move.partition("@")[0] for move in moves(table) if "@" in move}
            assert placeable == {card for card in hand if used & {int(card[0]) + d for d in (-1, 0, 1)}}
            move = table.legal_moves[(seed * 7 + len(table.moves)) % len(table.legal_moves)]
            stuck += move.startswith("under")
            table.play(move)
        assert len(table.moves) == 48 - players + stuck


def test_DR_PLACE_listing_and_refusing_agree_on_every_move() -> None:
    """The list of legal moves and the judgement of a single move are the same rule."""
    table = sevenfold.new("dragon", players=4, seed=3)
    while table.turn is not None:
        legal = {parse(move) for move in table.legal_moves}
        assert legal == {code for code in EVERY_MOVE if refusal(table.state, code) == LEGAL}
        table.play(table.legal_moves[len(table.moves) % len(table.legal_moves)])


def test_DR_SCORE_what_a_move_would_pay_is_what_it_pays() -> None:
    """The page shows it before the move is confirmed."""
    paid = 0
    for seed in range(8):
        table = sevenfold.new("dragon", players=2, seed=seed)
        while table.turn is not None:
            mover, before = table.turn, table.view(None)["tokens"]
            pays = {f"{pay['card']}@{pay['row']}": pay["tokens"] for pay in table.insight(mover)["pays"]}
            assert table.insight(1 - mover)["pays"] == []
            for move in table.legal_moves:
                after = table.copy()
                after.play(move)
                assert after.view(None)["tokens"][mover] - before[mover] == pays.get(str(move), 0)
            paid += len(pays)
            table.play(table.legal_moves[seed % len(table.legal_moves)])
    assert paid > 20
