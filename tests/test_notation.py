"""Grammar or rule? Text that is no move is invalid; a move that the rules forbid is illegal."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sevenfold
from sevenfold import IllegalMove, InvalidMove
from sevenfold.game import find
from tests.strategies import OPTIONS, tables

MOVES = {
    "dragon": ["3@0", "4!@-2", "1@12", "7@-999999999999999999999999", "under 4!", "under 7", "6!@6"],
    "double-seven": [
        *["draw fox", "draw ?", "draw clover", "rainbow fox", "rainbow ?"],
        *["start fox 2", "start fox 2+1", "start fox 1+1", "start fox 99", "start fox 1+99"],
        *["grow 1 2", "grow 1 0+1", "grow 1 2+1", "grow 99 1", "swap 1 2.0", "swap 0 99.99", "clover 2.0"],
        *["two-for-one deer fox ?", "two-for-one fox fox bird", "two-for-one fox clover clover", "pass", "pass fox"],
    ],
    "seven-dragons": [
        *["GKRR@2,-1", "RRRR@0,0", "****@-3,5", "RRKG@99999999999999999999,0", "trade-hands 2", "trade-goals 3"],
        *["rotate-goals left", "rotate-goals right under", "move-card 1,0 GKRR@2,-1", "zap-card 1,0", "pass"],
        *["move-card 1,0 GKRR@2,-1 under", "zap-card 0,0 under", "trade-hands 0 under", "trade-hands color"],
        *["rotate-goals color", "trade-goals color", "move-card color", "zap-card color"],
    ],
}
NO_MOVES = {
    "dragon": [
        *[
            "3",
            "@0",
            "3@",
            "3@+1",
            "3@01",
            "3@-0",
            "3@ 0",
            " 3@0",
            "3@0 ",
            "8@0",
            "0@0",
            "1!@0",
            "7!@0",
            "3!!@0",
            "3@1.5",
        ],
        *["under", "under ?", "under 8", "Under 4", "under  4", "under 4@0", "３@0", "3@0\n", "pass", "3@--1", "44@0"],
    ],
    "double-seven": [
        *["draw", "draw wolf", "draw  fox", "Draw fox", "draw foxes", "draw fox ", "rainbow", "rainbow wolf"],
        *[
            "start fox",
            "start fox 1",
            "start fox 0+2",
            "start fox 2+0",
            "start clover 2",
            "start fox 02",
            "start fox -2",
        ],
        *["start ? 2", "start fox +2", "start fox 2 + 1", "grow 1", "grow 1 0", "grow -1 1", "grow 01 1", "grow 1 1+0"],
        *["grow fox 1", "swap 1", "swap 1 2", "swap 1 2.", "swap 1 .0", "swap 1 2.0.0", "swap 01 2.0", "swap -1 2.0"],
        *["clover", "clover 2", "clover 2.-1", "two-for-one fox deer ?", "two-for-one deer fox", "two-for-one fox fox"],
        *["two-for-one ? fox deer", "two-for-one deer deer wolf", "pass ?", "pass wolf", "pass fox fox", "pass fox "],
    ],
    "seven-dragons": [
        *["RYYR@0,0", "SSSS@0,0", "RRR@0,0", "RRRRR@0,0", "rrrr@1,0", "RRRR@1", "RRRR@1,", "RRRR@+1,0", "RRRR@01,0"],
        *["RRRR@-0,0", "RRRR@1, 0", "RRRR@1,0 under", "RRRR@1,0 color", "RRRR 1,0", "****@", "***R@1,0"],
        *[
            "trade-hands",
            "trade-hands 5",
            "trade-hands -1",
            "trade-hands 01",
            "trade-hands 2 color",
            "trade-hands under",
        ],
        *[
            "trade-hands color under",
            "trade-goals",
            "trade-goals x",
            "rotate-goals",
            "rotate-goals up",
            "rotate-goals 1",
        ],
        *["rotate-goals left color", "move-card", "move-card 1,0", "move-card 1,0 RYYR@1,1", "move-card 1,0 RRRR@1"],
        *["move-card RRRR@1,0", "zap-card", "zap-card 1", "zap-card 1,0 color", "zap-card 1,0  under", "zap-card -0,1"],
        *["join", "pass ", "Pass", "pass under", "zap", "zap-card 1,0 under under"],
    ],
}


@pytest.mark.parametrize(("game", "move"), [(game, move) for game, moves in MOVES.items() for move in moves])
def test_what_fits_the_grammar_is_judged_by_the_rules(game: str, move: str) -> None:
    table = sevenfold.new(game, players=2, seed=1)
    if move in table.legal_moves:
        assert table.play(move) == move
    else:
        with pytest.raises(IllegalMove) as error:
            table.play(move)
        assert move in str(error.value)
        assert error.value.clause


@pytest.mark.parametrize(("game", "move"), [(game, move) for game, moves in NO_MOVES.items() for move in moves])
def test_what_does_not_fit_is_invalid(game: str, move: str) -> None:
    table = sevenfold.new(game, players=2, seed=1)
    with pytest.raises(InvalidMove, match="example"):
        table.play(move)


@pytest.mark.interpreted
@pytest.mark.parametrize("game", list(OPTIONS))
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_every_move_has_exactly_one_spelling(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    notation = find(game).notation
    for code, move in zip(table.legal_moves.codes, table.legal_moves, strict=True):
        assert notation.parse(move) == code
        assert notation.write(code) == move
        assert table.fields(move)["kind"]
        assert table.code(table.fields(move)) == code


@pytest.mark.interpreted
@pytest.mark.parametrize("game", list(OPTIONS))
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_choices_stand_for_exactly_the_legal_moves(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    moves = find(game).moves
    expanded = [moves.code(fields) for fields in moves.expand(table.legal_moves.choices())]
    assert sorted(expanded) == table.legal_moves.codes
