"""The public face, statement by statement."""

import json
import re
import subprocess
import sys
from typing import Any

import pytest

import sevenfold
from sevenfold import IllegalMove, InvalidMove, Move, OptionError, PositionError
from sevenfold.arena import identity
from tests.strategies import OPTIONS

GAMES = list(OPTIONS)


def plain(value: Any) -> bool:
    """Only what JSON knows, of exactly these types."""
    if type(value) is dict:
        return all(type(key) is str and plain(item) for key, item in value.items())
    if type(value) is list:
        return all(map(plain, value))
    return value is None or type(value) in (str, int, bool)


def test_the_example_of_the_contract() -> None:
    table = sevenfold.new("dragon", players=3, seed=7)
    assert table.turn == 0
    move = next(iter(table.legal_moves))
    assert isinstance(move, Move)
    assert move in table.legal_moves
    assert str(move) in table.legal_moves
    assert table.play(str(move)) == move
    assert table.outcome is None
    assert table.turn == 1


def test_a_move_is_a_value() -> None:
    move = Move("4@1")
    assert move == Move("4@1") == "4@1"
    assert hash(move) == hash(Move("4@1"))
    assert eval(repr(move)) == move
    assert repr(move) == "Move('4@1')"
    assert json.dumps([move]) == '["4@1"]'
    assert type(str(move)) is str


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_leaves_is_plain_json(game: str) -> None:
    table = sevenfold.new(game, players=2, seed=1)
    for _ in range(10):
        table.play(table.legal_moves[-1])
    for thing in (table.position(), table.record(), table.view(0), table.view(None), table.options, table.insight(0)):
        assert plain(thing)
    assert plain(sevenfold.games())


@pytest.mark.parametrize("game", GAMES)
def test_what_leaves_is_a_copy(game: str) -> None:
    """Whoever changes a position they were given changes nothing else."""
    table = sevenfold.load(sevenfold.new(game, players=2, seed=1).position())
    before = json.dumps([table.position(), table.record(), table.options])
    for thing in (table.position(), table.record(), table.record()["start"], table.options, table.view(0)):
        thing.clear()
    table.position()["options"].clear()
    sevenfold.games()[game]["options"].clear()
    assert json.dumps([table.position(), table.record(), table.options]) == before
    assert sevenfold.games()[game]["options"]


def test_games_tell_titles_players_and_options() -> None:
    games = sevenfold.games()
    assert list(games) == ["seven-dragons", "double-seven", "dragon"]
    assert games["dragon"]["title"] == "Dragon"
    assert games["double-seven"]["players"] == [2, 3, 4]
    assert games["dragon"]["options"]["multi"] == {"choices": [False, True], "default": False}
    assert "default" not in games["dragon"]["options"]["players"]
    for game, about in games.items():
        table = sevenfold.new(game, players=about["players"][0])
        assert list(table.options) == list(about["options"])


def test_the_same_seed_gives_the_same_deal_and_another_seed_another() -> None:
    for game in GAMES:
        deals = [sevenfold.new(game, players=2, seed=seed).position() for seed in (1, 1, 2, None, None)]
        assert deals[0] == deals[1]
        assert len({json.dumps(deal) for deal in deals[1:]}) == 4


def test_a_deal_without_a_seed_can_be_repeated_from_its_record() -> None:
    table = sevenfold.new("dragon", players=2)
    seed = table.record()["seed"]
    assert 0 <= seed < 2**53
    assert sevenfold.new("dragon", players=2, seed=seed).position() == table.position()


@pytest.mark.parametrize("seed", [-1, 2**53, 1.0, "1", True, [], 10**40])
def test_a_seed_is_an_integer_of_53_bits(seed: Any) -> None:
    with pytest.raises(OptionError, match="seed"):
        sevenfold.new("dragon", players=2, seed=seed)


@pytest.mark.parametrize("game", GAMES)
def test_options_in_force_are_complete_and_in_order(game: str) -> None:
    options = sevenfold.new(game, players=2).options
    names = {
        "dragon": ["players", "first", "multi"],
        "double-seven": ["players", "first"],
        "seven-dragons": ["players", "first", "variant", "edition", "actions", "silver", "rainbow", "ages"],
    }
    assert list(options) == names[game]
    assert sevenfold.new(game, **options).options == options


def test_errors_are_of_the_documented_kinds() -> None:
    for kind in (OptionError, InvalidMove, IllegalMove, PositionError):
        assert issubclass(kind, sevenfold.SevenfoldError)
    for kind in (InvalidMove, IllegalMove, PositionError):
        assert issubclass(kind, ValueError)
    assert not issubclass(OptionError, ValueError)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("move", [None, 4, b"4@1", ["4@1"], 1.5])
def test_what_is_no_text_is_no_move(game: str, move: Any) -> None:
    table = sevenfold.new(game, players=2)
    with pytest.raises(TypeError, match="move"):
        table.play(move)
    assert move not in table.legal_moves
    assert table.moves == ()


@pytest.mark.parametrize("game", GAMES)
def test_text_that_is_no_move_is_simply_not_among_them(game: str) -> None:
    table = sevenfold.new(game, players=2)
    for move in ("", " ", "hello", "join", "4@", "pass ", "PASS", "draw", "RRRR@1", "4@1\n", "٤@1", "9" * 5000):
        assert move not in table.legal_moves
        with pytest.raises(InvalidMove):
            table.play(move)


def test_legal_moves_are_a_collection_with_a_fixed_order() -> None:
    table = sevenfold.new("seven-dragons", players=3, seed=2)
    for _ in range(12):
        table.play(table.legal_moves[0])
    moves = table.legal_moves
    assert len(moves) == len(list(moves)) > 0
    assert list(sevenfold.load(table.position()).legal_moves) == list(moves)
    assert moves[0] == next(iter(moves))
    assert moves[:2] == list(moves)[:2]
    assert moves.index(moves[1]) == 1
    assert "legal moves" in repr(moves)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [-1, 5, 9, "0", True, 0.0])
def test_only_seats_with_players_have_a_view(game: str, seat: Any) -> None:
    table = sevenfold.new(game, players=2)
    with pytest.raises(ValueError, match="seat"):
        table.view(seat)
    with pytest.raises(ValueError, match="seat"):
        table.redeal(seat)


def test_imaginary_players_have_no_view() -> None:
    table = sevenfold.new("seven-dragons", players=2, edition="ru")
    assert table.seats == (0, 3)
    with pytest.raises(ValueError, match="0, 3"):
        table.view(1)


@pytest.mark.parametrize("game", ["dragon", "double-seven"])
def test_joining_is_for_seven_dragons(game: str) -> None:
    with pytest.raises(IllegalMove):
        sevenfold.new(game, players=2).join()


@pytest.mark.parametrize("id", ["chess", "", None, 7, "Dragon", ["dragon"]])
def test_an_unknown_game_is_an_option_error(id: Any) -> None:
    with pytest.raises(OptionError, match="game"):
        sevenfold.new(id, players=2)


def test_a_finished_table_says_so() -> None:
    table = sevenfold.new("dragon", players=2, seed=1)
    while table.turn is not None:
        table.play(table.legal_moves[0])
    assert list(table.legal_moves) == []
    with pytest.raises(IllegalMove, match="over"):
        table.play("4@1")
    assert "over" in repr(table)


def test_importing_is_light() -> None:
    """Numba and NumPy are fetched when a game is made, not before."""
    code = "import sys, sevenfold; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_result_can_name_the_rules_that_it_was_played_by(game: str) -> None:
    """By the digest that the arena's journals name, too."""
    assert re.fullmatch("[0-9a-f]{16}", sevenfold.rules_digest(game))
    assert sevenfold.rules_digest(game) == identity.of_rules(game)
    assert len({sevenfold.rules_digest(game) for game in GAMES}) == len(GAMES)
    with pytest.raises(OptionError, match="chess"):
        sevenfold.rules_digest("chess")
