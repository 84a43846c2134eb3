"""The kernel by itself: windows of moves, generic calls, playouts; interpreted and compiled alike."""

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import sevenfold
from sevenfold.game import find
from sevenfold.kernel import generic, playout, random
from sevenfold.kernel.bits import count_bits, lowest_bit, nth_bit
from sevenfold.kernel.jit import jit
from sevenfold.kernel.records import clone
from tests.strategies import OPTIONS

GAMES = list(OPTIONS)


@pytest.mark.interpreted
def test_bits() -> None:
    assert [count_bits(n) for n in (0, 1, 0b1011, 2**52 - 1)] == [0, 1, 3, 52]
    assert [nth_bit(0b101101, n) for n in range(4)] == [0, 2, 3, 5]
    assert [lowest_bit(n) for n in (1, 0b1010, 1 << 62, -1, -(1 << 63))] == [0, 1, 62, 0, 63]
    assert [count_bits(n) for n in (-1, -(1 << 63))] == [64, 1]


def test_bits_compiled() -> None:
    """A processor's own instructions give what the definitions give."""
    sets = [1 << place for place in range(63)] + [-1, -(1 << 63), 0b1011, 2**52 - 1, 0x5A5A << 40]
    assert [count_and_find(bits) for bits in sets] == [(count_bits(bits), lowest_bit(bits)) for bits in sets]


@jit
def count_and_find(bits: int) -> tuple[int, int]:
    return count_bits(bits), lowest_bit(bits)


@pytest.mark.parametrize("game", GAMES)
def test_a_state_is_an_odd_number_of_words(game: str) -> None:
    """So states side by side in a GPU's shared memory do not get into each other's way."""
    words, rest = divmod(find(game).layout.STATE.itemsize, 8)
    assert (words % 2, rest) == (1, 0)


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES)
def test_a_window_shows_part_of_the_list(game: str) -> None:
    """Counting, listing and picking one are the same function, seen through windows of different size."""
    table = sevenfold.new(game, players=3, seed=3)
    legal = find(game).rules.legal
    for _ in range(15):
        count = legal(table.state, np.empty(0, np.int64), 0)
        whole = np.zeros(count + 5, np.int64)
        assert legal(table.state, whole, 0) == count == len(table.legal_moves)
        for first in range(0, count, max(1, count // 5)):
            part = np.zeros(min(3, count - first), np.int64)
            assert legal(table.state, part, first) == count
            assert part.tolist() == whole[first : first + len(part)].tolist()
        table.play(table.legal_moves[count // 2])
        if table.turn is None:
            return


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES)
def test_generic_functions_find_the_game(game: str) -> None:
    room, state = find(game), clone(sevenfold.new(game, players=2, seed=9).state)
    out, generator = np.zeros(room.layout.MAX_MOVES, np.int64), np.zeros(1, np.int64)
    random.seed(generator, 1, 0)
    assert generic.legal(state, out, 0) == room.rules.legal(state, out, 0)
    generic.redeal(state, int(state.turn), generator)
    generic.play(state, int(out[0]))
    generic.deal(state)
    assert playout.finish(state, generator, out) > 0
    assert state.turn == -1


def test_compiled_and_interpreted_playouts_end_alike() -> None:
    """The same seeds give the same games, move by move, whether compiled or not."""
    code = """
import json, numpy as np
from sevenfold.game import find
from sevenfold.game.scene import everything
from sevenfold.kernel import playout, random
found = []
for game, options in json.loads('''CASES'''):
    room = find(game)
    state = room.setup.blank(room.options.resolve(options), 5)
    out, generator = np.zeros(room.layout.MAX_MOVES, np.int64), np.zeros(1, np.int64)
    random.seed(generator, 7, 1)
    room.rules.deal(state)
    room.knowledge.redeal(state, int(state.turn), generator)
    moves = playout.finish(state, generator, out)
    position = everything(room, state, room.options.resolve(options))
    found.append([moves, int(generator[0]), position])
print(json.dumps(found))
"""
    cases: list[Any] = [("dragon", {"players": n}) for n in (2, 5)] + [("double-seven", {"players": n}) for n in (2, 4)]
    cases += [("seven-dragons", {"players": 4}), ("seven-dragons", {"players": 2, "edition": "ru"})]
    code = code.replace("CASES", json.dumps(cases))
    results = []
    for disabled in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": disabled}
        command = [sys.executable, "-W", "error", "-c", code]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        results.append(json.loads(done.stdout))
    assert results[0] == results[1]
