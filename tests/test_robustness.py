"""Odd but possible uses: copies, pickles, NumPy's numbers, huge values, views that nobody can have."""

import copy
import enum
import json
import pickle
from typing import Any

import numpy as np
import pytest

import sevenfold
from sevenfold import bots, json_input
from sevenfold.errors import IllegalMove
from sevenfold.game.seven_dragons.cards import DRAGONS, FACES
from sevenfold.kernel import entry
from sevenfold.kernel.types import SPECTATOR
from sevenfold.table import Table
from tests.strategies import OPTIONS

GAMES = list(OPTIONS)


def played(game: str, moves: int = 12, **options: Any) -> Table:
    table, bot = sevenfold.new(game, players=3, seed=6, **options), bots.find("random", seed=6)
    for _ in range(moves):
        table.play(bot.choose(table.view(table.turn), table.legal_moves))
    return table


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "twin", [copy.copy, copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))], ids=["copy", "deep", "pickle"]
)
@pytest.mark.parametrize("loaded", [False, True])
def test_a_twin_goes_on_exactly_the_same_way(game: str, twin: Any, loaded: bool) -> None:
    table = played(game, multi=True) if game == "dragon" else played(game)
    if loaded:
        table = sevenfold.load(table.position())
    other = twin(table)
    while table.turn is not None:  # in Dragon, rounds to come are dealt by the generator
        assert other.position() == table.position()
        move = table.legal_moves[len(table.moves) % len(table.legal_moves)]
        table.play(move)
        other.play(move)
    assert other.record() == table.record()
    assert other.movers == table.movers


def test_a_twin_is_independent() -> None:
    table = played("dragon")
    other = copy.copy(table)
    before = table.record()
    other.play(other.legal_moves[0])
    assert table.record() == before


@pytest.mark.parametrize("game", GAMES)
def test_a_table_after_a_move_is_what_playing_it_makes(game: str) -> None:
    table, other = sevenfold.new(game, players=2, seed=3), sevenfold.new(game, players=2, seed=3)
    while other.turn is not None:
        move = other.legal_moves[other.ply % len(other.legal_moves)]
        before, after, played = table.record(), table.after(other.fields(move)), other.play_noted(move)
        assert after is table.after(str(move))  # asked about a moment ago
        assert table.record() == before
        assert (after.position(), after.record()) == (other.position(), other.record())
        assert (after.last_move, after.last_notes) == (move, played.notes)
        assert json.loads(after.last_notes_text()) == played.notes
        for seat in (*after.seats, None):
            eyes = SPECTATOR if seat is None else seat
            view, insight, choices = map(json.loads, after.seen_texts(eyes)[0])
            assert (view, insight) == (other.view(seat), other.insight(seat))
            playing = seat is not None and other.turn == seat
            assert choices == (other.legal_moves.choices() if playing else None)  # also when the game is over
        table = after


def test_a_table_after_a_move_can_be_played_on() -> None:
    table = played("dragon")
    move = table.legal_moves[0]
    after = table.after(move)
    after.play(after.legal_moves[0])
    assert table.after(move).ply == table.ply + 1
    with pytest.raises(IllegalMove):
        table.after("under 1")  # DR-STUCK: only who cannot do anything else


def test_moves_are_recorded_in_their_one_spelling() -> None:
    table = sevenfold.new("dragon", players=2, seed=1)
    move = str(table.legal_moves[0])

    class Wish(str, enum.Enum):  # noqa: UP042
        FIRST = move

    assert table.play(Wish.FIRST) == move
    assert table.moves == (move,)
    assert type(table.moves[0]) is str
    json.dumps(table.record())


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_fails_leaves_no_trace(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sevenfold.new(game, players=2, seed=1)

    def fail(_state: object, _code: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(entry, "play", fail)
    with pytest.raises(KeyboardInterrupt):
        table.play(table.legal_moves[0])
    assert table.moves == ()
    assert table.movers == ()


@pytest.mark.parametrize("game", GAMES)
def test_numpy_seats_leave_no_numpy_behind(game: str) -> None:
    table = played(game)
    seat: Any = np.int64(1)
    assert json.dumps(table.view(seat)) == json.dumps(table.view(1))
    assert json.dumps(table.insight(seat)) == json.dumps(table.insight(1))
    assert table.redeal(seat, seed=1).position() == table.redeal(1, seed=1).position()


def test_numpy_numbers_are_fine_in_options() -> None:
    position = sevenfold.new("seven-dragons", players=2, ages=[np.int8(5), None], seed=1).position()
    json.dumps(position)
    position["options"]["players"] = np.int64(2)
    position["options"]["ages"] = [np.int64(5), None]
    assert type(sevenfold.load(position).options["players"]) is int


def test_options_are_kept_as_plain_text() -> None:
    class Name(str):
        pass

    assert type(sevenfold.new("seven-dragons", players=2, variant=Name("basic")).options["variant"]) is str


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 2, "colour": 1}, "there is no option 'colour'; there are players, first, multi"),
        ({}, "say how many players: 2..5"),
        ({"players": 7}, "players must be an integer 2..5, not 7"),
    ],
)
def test_option_errors_say_what_would_do(options: dict[str, Any], message: str) -> None:
    with pytest.raises(sevenfold.OptionError) as caught:
        sevenfold.new("dragon", **options)
    assert str(caught.value) == message


def test_ages_have_a_limit() -> None:
    with pytest.raises(sevenfold.OptionError) as caught:
        sevenfold.new("seven-dragons", players=2, ages=[10**5000, None])
    assert caught.value.name == "ages"
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize(
    "value", ["x" * 10**6, [10**5000], list(range(10**5)), {1: {2: {3: [4] * 999}}}, 10**5000], ids=range(5)
)
def test_messages_stay_short(value: Any) -> None:
    assert len(json_input.short(value)) <= 60


def test_a_value_is_not_written_out_to_be_shortened() -> None:
    class Heavy(list[int]):
        read = 0

        def __getitem__(self, index: Any) -> Any:
            Heavy.read += 1
            return super().__getitem__(index)

        def __iter__(self) -> Any:
            for item in super().__iter__():
                Heavy.read += 1
                yield item

    json_input.short(dict.fromkeys(range(10**5), "long"))
    json_input.short([Heavy(range(10**4))])
    assert Heavy.read < 100


def test_long_moves_are_shortened_in_messages() -> None:
    table = sevenfold.new("dragon", players=2, seed=1)
    for text in ("x" * 10**5, "4@" + "9" * 10**5):
        with pytest.raises((sevenfold.InvalidMove, sevenfold.IllegalMove)) as caught:
            table.play(text)
        assert len(str(caught.value)) < 200


def test_many_equal_keys_are_refused_quickly() -> None:
    twice = "{" + ",".join(f'"{n}":0' for n in range(50_000)) + ',"7":0}'
    with pytest.raises(sevenfold.PositionError, match="'7' stands twice"):
        sevenfold.load(twice)


def spoil(view: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    spoilt = copy.deepcopy(view)
    inner = spoilt
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return spoilt


WRONG = [
    ("dragon", ("hands", 1), ["?"] * 60),
    ("dragon", ("hands", 1), [["?"]]),
    ("dragon", ("hands",), 7),
    ("dragon", ("hands",), []),
    ("dragon", ("deck",), -1),
    ("dragon", ("deck",), 10**30),
    ("dragon", ("deck",), "7"),
    ("dragon", ("rows", "0"), 5),
    ("dragon", ("rows",), {"x": "...o..."}),
    ("dragon", ("options", "players"), 10**9),
    ("dragon", ("options",), None),
    ("double-seven", ("racks", 1), {"?": 10**9}),
    ("double-seven", ("racks", 1), {"?": -3}),
    ("double-seven", ("racks", 1), {"?": "3"}),
    ("double-seven", ("racks",), None),
    ("double-seven", ("pool", "hidden"), 10**9),
    ("double-seven", ("pool", "open"), {"fox": 10**9}),
    ("double-seven", ("families", 0), [{"animal": "fox", "animals": 10**9, "clovers": 0}]),
    ("double-seven", ("families",), {"fox": 1}),
    ("seven-dragons", ("deck",), 10**9),
    ("seven-dragons", ("hands", 1), ["?"] * 99),
    ("seven-dragons", ("hands", 1), None),
    ("seven-dragons", ("hands", 1), "????"),
    ("seven-dragons", ("goals",), ["R", "R", "?", "?", "?"]),
    ("seven-dragons", ("goals",), 5),
    ("seven-dragons", ("seats",), [0, 1, 9]),
    ("seven-dragons", ("table", "0,0"), ["SSSS"]),
    ("seven-dragons", ("known",), [None] * 5),
    ("seven-dragons", ("goals_seen",), {"R": 3}),
    ("seven-dragons", ("options", "variant"), "huge"),
    ("seven-dragons", ("discard",), ["?"]),
]


@pytest.mark.parametrize(("game", "path", "value"), WRONG)
def test_a_view_that_nobody_can_have_is_refused(game: str, path: tuple[Any, ...], value: Any) -> None:
    table = played(game)
    assert table.turn is not None
    view = table.view(table.turn)
    assert json_input.same(sevenfold.guess(view, table.turn).view(table.turn), view)
    with pytest.raises(sevenfold.PositionError):
        sevenfold.guess(spoil(view, path, value), table.turn)


@pytest.mark.parametrize("game", GAMES)
def test_anothers_view_is_not_ones_own(game: str) -> None:
    table = played(game)
    with pytest.raises(sevenfold.PositionError):
        sevenfold.guess(table.view(1), 0)


def test_all_the_tokens_of_a_round_can_be_one_players() -> None:
    """DR-SCORE: seven rows, seven columns, and five annoyed dragons in both."""
    rows = {str(row): "ooooooo" for row in range(1, 7)}
    options = {"players": 2, "first": 0, "multi": False}
    position = {"game": "dragon", "options": options, "round": 0, "turn": None, "deck": [], "hands": [[], []]}
    table = sevenfold.load({**position, "rows": {"0": "o!!!!!o", **rows}, "tokens": [24, 0], "totals": [0, 0]})
    assert table.outcome is not None
    assert table.outcome.scores == (24, 0)


@pytest.mark.parametrize("players", [1, 2])
def test_every_position_with_many_passes_leads_to_one_that_loads(players: int) -> None:
    """SD-PASS: from the largest count of passes that is accepted, play never reaches one that is not."""
    position = sevenfold.new("seven-dragons", players=players, variant="connections", seed=1).position()
    hands = [hand for hand in position["hands"] if hand is not None]
    cards = sorted([*sum(hands, position["deck"]), upright(*position["table"].values())], key=lambda card: "R" in card)
    red = cards.index("RRRR")
    position["table"] = {"0,0": cards.pop(red)}
    for seat, hand in enumerate(hands):
        position["hands"][seat] = [cards.pop(0) for _ in hand]
    position["deck"] = cards  # nothing red for a long time: nobody can play
    table = sevenfold.load(position)
    table = sevenfold.load({**position, "passes": most_passes(table)})
    passed = 0
    while table.turn is not None and "pass" in table.legal_moves:
        table.play("pass")
        passed += 1
        assert sevenfold.load(table.position()).position() == table.position()
    assert passed >= (1 if players == 1 else 20)


def upright(lies: str) -> str:
    """The printed form of a card that may lie upside down."""
    return str(DRAGONS[FACES.index(lies) // 2])


def most_passes(table: Table) -> int:
    """The largest count with which this position loads."""
    for passes in range(200, -1, -1):
        try:
            sevenfold.load({**table.position(), "passes": passes})
        except sevenfold.PositionError:
            continue
        return passes
    raise AssertionError
