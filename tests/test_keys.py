"""Deals from a key of 128 bits: the same everywhere, unlike each other, and imagined by nobody."""

import json

import numpy as np
import pytest

import sevenfold
from sevenfold.errors import OptionError, PositionError
from sevenfold.kernel import random
from sevenfold.kernel.types import Array
from sevenfold.protocol import fairness
from sevenfold.table import Table

KEY = "000102030405060708090a0b0c0d0e0f"
GAMES = ("dragon", "double-seven", "seven-dragons")


def generator(key: str = KEY, stream: int = 0) -> Array:
    state = np.zeros(random.KEYED, np.int64)
    state[1:] = np.frombuffer(bytes.fromhex(key), "<i8")
    random.seed(state, 0, stream)
    return state


def chaskey(key: bytes, block: bytes) -> bytes:
    """The cipher as its authors write it: words of 32 bits, little end first."""

    def rotated(word: int, bits: int) -> int:
        return (word << bits | word >> 32 - bits) & 0xFFFFFFFF

    keys = np.frombuffer(key, "<u4").tolist()
    v = [word ^ other for word, other in zip(np.frombuffer(block, "<u4").tolist(), keys, strict=True)]
    for _ in range(12):
        for a, b, first in ((0, 1, 5), (2, 3, 8), (0, 3, 13), (2, 1, 7)):
            v[a] = (v[a] + v[b]) & 0xFFFFFFFF
            v[b] = rotated(v[b], first) ^ v[a]
            if first in (5, 7):
                v[a] = rotated(v[a], 16)
    return np.array([word ^ other for word, other in zip(v, keys, strict=True)], "<u4").tobytes()


@pytest.mark.interpreted
def test_the_words_are_those_of_the_cipher_in_counter_mode() -> None:
    for key in (KEY, "ff" * 16, "80" + "00" * 15, "00" * 15 + "80"):
        for stream in (0, 1, 2**17):
            state = generator(key, stream)
            for counter in range(1, 6):
                block = counter.to_bytes(4, "little") + stream.to_bytes(4, "little") + bytes(8)
                expected = int.from_bytes(chaskey(bytes.fromhex(key), block)[:4], "little")
                assert int(random.word(state)) == expected


@pytest.mark.interpreted
def test_without_a_key_the_larger_generator_says_what_the_small_one_says() -> None:
    small, large = np.zeros(1, np.int64), np.zeros(random.KEYED, np.int64)
    for state in (small, large):
        random.seed(state, 2**53 - 1, 3)
    assert [int(random.word(small)) for _ in range(10)] == [int(random.word(large)) for _ in range(10)]


def test_every_bit_of_a_keyed_word_is_fair() -> None:
    state = generator()
    words = np.array([random.word(state) for _ in range(20_000)], dtype=np.int64)
    bits = words[:, None] >> np.arange(32) & 1
    assert np.abs(bits.mean(axis=0) - 0.5).max() < 0.02
    assert np.abs(np.corrcoef(bits[:-1].T, bits[1:].T)[:32, 32:]).max() < 0.05


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_follows_from_its_key_and_every_bit_counts(game: str) -> None:
    options = {"players": 2}
    first = Table.dealt(game, options, KEY)
    assert Table.dealt(game, options, KEY).position() == first.position()
    number = int(KEY, 16)
    others = [Table.dealt(game, options, f"{number ^ 1 << bit:032x}") for bit in range(128)]
    assert len({json.dumps(table.position()) for table in [first, *others]}) == 129


def test_later_rounds_come_from_the_key_and_not_from_the_moves() -> None:
    """DR-MULTI: a round follows from the key and its number alone."""
    second = []
    for choice in (0, -1):
        table = Table.dealt("dragon", {"players": 2, "multi": True}, KEY)
        while table.position()["round"] == 0:
            table.play(table.legal_moves[choice])
        second.append(table.position()["deck"])
    other = Table.dealt("dragon", {"players": 2, "multi": True}, KEY[::-1])
    while other.position()["round"] == 0:
        other.play(other.legal_moves[0])
    assert second[0] == second[1] != other.position()["deck"]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_holds_the_key_and_replays(game: str) -> None:
    table = Table.dealt(game, {"players": 2}, KEY)
    while table.turn is not None:
        table.play(table.legal_moves[0])
    record = json.loads(json.dumps(table.record()))
    assert record["seed"] == KEY
    assert sevenfold.replay(record).outcome == table.outcome


@pytest.mark.parametrize("key", ["", KEY[:-1], KEY.upper()[:31] + "G", KEY + "0", "0" * 32, "é" * 32])
def test_what_is_no_key_is_refused(key: str) -> None:
    with pytest.raises(OptionError):
        Table.dealt("dragon", {"players": 2}, key)
    record = Table.dealt("dragon", {"players": 2}, KEY).record() | {"seed": key}
    with pytest.raises(PositionError):
        sevenfold.replay(record)


def test_a_public_seed_is_still_a_number() -> None:
    with pytest.raises(OptionError):
        sevenfold.new("dragon", players=2, seed=KEY)  # type: ignore[call-overload]


@pytest.mark.parametrize("game", GAMES)
def test_an_imagined_table_has_no_key(game: str) -> None:
    table = Table.dealt(game, {"players": 2}, KEY)
    for _ in range(3):
        table.play(table.legal_moves[0])
    imagined = table.redeal(0, seed=1)
    assert not imagined.state["random"][1:].any()
    assert isinstance(imagined.record()["seed"], int)
    while table.turn is not None:
        table.play(table.legal_moves[0])
    assert not table.redeal(0, seed=1).state["random"][1:].any()


@pytest.mark.parametrize("game", GAMES)
def test_online_deals_come_from_keys_and_are_verified_like_older_ones(game: str) -> None:
    for seed in (fairness.draw_secret(game)[0], 12345):
        table = Table.dealt(game, {"players": 2}, seed)
        while table.turn is not None:
            table.play(table.legal_moves[0])
        nonce = "ab" * 32
        file = {
            "record": table.record(),
            "commitment": fairness.commitment(game, table.options, seed, nonce),
            "nonce": nonce,
        }
        assert fairness.verify(json.loads(json.dumps(file)))["seed"] == seed
        other = {**file, "commitment": fairness.commitment(game, table.options, 7, nonce)}
        with pytest.raises(PositionError):
            fairness.verify(other)
    assert isinstance(fairness.draw_secret(game)[0], str)
