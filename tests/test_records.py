"""Records: whole games as JSON, replayed and checked."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import sevenfold
from sevenfold import PositionError
from tests.strategies import OPTIONS, advance

GAMES = list(OPTIONS)


def finished(game: str, **options: Any) -> dict[str, Any]:
    return advance(sevenfold.new(game, seed=5, **{"players": 3, **options}), Random(1), 10_000).record()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_has_exactly_these_keys(game: str) -> None:
    record = finished(game)
    assert list(record) == ["sevenfold", "game", "options", "seed", "start", "moves", "outcome"]
    assert (record["sevenfold"], record["game"], record["seed"], record["start"]) == (1, game, 5, None)
    assert list(record["outcome"]) == ["winners", "reason", "scores"]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_stands_where_the_game_stood(game: str) -> None:
    table = advance(sevenfold.new(game, players=2, seed=8), Random(2), 25)
    again = sevenfold.replay(json.dumps(table.record()))
    assert again.position() == table.position()
    assert again.record() == table.record()


def test_a_loaded_game_carries_its_start_and_a_seed() -> None:
    """Later rounds are dealt from the seed, so its replay is exact."""
    position = advance(sevenfold.new("dragon", players=2, multi=True, seed=1), Random(3), 30).position()
    table = advance(sevenfold.load(position), Random(4), 10_000)
    record = table.record()
    assert record["start"] == position
    assert sevenfold.replay(record).position() == table.position()


def test_a_join_stands_among_the_moves() -> None:
    table = sevenfold.new("seven-dragons", players=2, seed=1)
    table.play(table.legal_moves[0])
    assert table.join() == 2
    record = table.record()
    assert record["moves"][1] == "join"
    assert sevenfold.replay(record).seats == (0, 1, 2)


@pytest.mark.parametrize("game", sevenfold.games())
def test_moves_may_be_data(game: str) -> None:
    """As pages write them, which know no notation."""
    record = finished(game)
    table = sevenfold.new(game, seed=record["seed"], **record["options"])
    moves = []
    for move in record["moves"]:
        moves.append(move if move == "join" else table.fields(move))
        if move == "join":
            table.join()
        else:
            table.play(move)
    assert sevenfold.replay({**record, "moves": moves}).record() == record


def spoilt() -> list[tuple[str, str, Any]]:
    """What is wrong, a word the message must have, and how to make it."""
    return [
        ("another version", "sevenfold", lambda r: r.update(sevenfold=2)),
        ("no number", "sevenfold", lambda r: r.update(sevenfold=True)),
        ("missing key", "moves", lambda r: r.pop("moves")),
        ("unknown key", "extra", lambda r: r.update(extra=1)),
        ("unknown game", "chess", lambda r: r.update(game="chess")),
        ("bad option", "players", lambda r: r["options"].update(players=9)),
        ("missing option", "first", lambda r: r["options"].pop("first")),
        ("negative seed", "seed", lambda r: r.update(seed=-1)),
        ("huge seed", "seed", lambda r: r.update(seed=10**30)),
        ("no list", "moves", lambda r: r.update(moves="4@1")),
        ("no text", "move 1", lambda r: r["moves"].insert(0, 4)),
        ("nonsense", "move 1", lambda r: r["moves"].insert(0, "hello")),
        ("nonsense as data", "move 1", lambda r: r["moves"].insert(0, {"kind": "fly"})),
        ("a list", "move 1", lambda r: r["moves"].insert(0, ["place"])),
        ("illegal move", "move 2", lambda r: r["moves"].insert(1, r["moves"][0])),
        ("a move too many", "over", lambda r: r["moves"].append(r["moves"][-1])),
        ("join", "move 1", lambda r: r["moves"].insert(0, "join")),
        ("a move missing", "outcome", lambda r: r["moves"].pop()),
        ("missing outcome", "outcome", lambda r: r.update(outcome=None)),
        ("wrong winners", "outcome", lambda r: r["outcome"].update(winners=[])),
        ("wrong scores", "outcome", lambda r: r["outcome"]["scores"].append(1)),
        (
            "a bool for a number",
            "outcome",
            lambda r: r["outcome"].update(winners=list(map(bool, r["outcome"]["winners"]))),
        ),
        ("wrong reason", "outcome", lambda r: r["outcome"].update(reason="luck")),
        (
            "start of another game",
            "start",
            lambda r: r.update(start=sevenfold.new("double-seven", players=2).position()),
        ),
        ("broken start", "game", lambda r: r.update(start={})),
    ]


@pytest.mark.parametrize(("what", "word", "spoil"), spoilt(), ids=[what for what, _, _ in spoilt()])
def test_a_wrong_record_is_refused_by_name(what: str, word: str, spoil: Any) -> None:
    record = finished("dragon")
    spoil(record)
    with pytest.raises(PositionError, match=word):
        sevenfold.replay(record)


def test_an_unfinished_game_has_no_outcome() -> None:
    record = sevenfold.new("dragon", players=2, seed=1).record()
    assert record["outcome"] is None
    record["outcome"] = {"winners": [0], "reason": "tokens", "scores": [1, 0]}
    with pytest.raises(PositionError, match="outcome"):
        sevenfold.replay(record)


@pytest.mark.parametrize(
    "text", ["", "{", "nonsense", "[1,", '{"sevenfold": NaN}', '{"a": 1, "a": 2}', "[" * 100_000, b"\xff"]
)
def test_broken_json_is_refused(text: Any) -> None:
    with pytest.raises(PositionError):
        sevenfold.replay(text)
    with pytest.raises(PositionError):
        sevenfold.load(text)


def test_every_truncation_of_a_record_is_refused() -> None:
    text = json.dumps(sevenfold.new("double-seven", players=2, seed=1).record())
    for length in range(0, len(text), 7):
        with pytest.raises(PositionError):
            sevenfold.replay(text[:length])


@pytest.mark.parametrize("thing", [None, 1, 1.5, [], "x", {}, True, {"game": "dragon"}])
def test_what_is_no_object_is_refused(thing: Any) -> None:
    for reader in (sevenfold.load, sevenfold.replay):
        with pytest.raises(PositionError):
            reader(deepcopy(thing))
    with pytest.raises(PositionError):
        sevenfold.guess(thing, 0)
