"""Moves in steps are the legal moves, and tensors say what views say: no more, no less."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sevenfold
from sevenfold.game import find
from sevenfold.kernel.steps import INCOMPLETE, MASK, MOST_ACTIONS, extend
from sevenfold.table import Table
from tests.reading_tensors import READERS
from tests.strategies import OPTIONS, seeds, tables

GAMES = list(OPTIONS)
SLOW = settings(max_examples=50, deadline=None, suppress_health_check=list(HealthCheck))


def mask_of(table: Table, chosen: int) -> Any:
    steps = find(table.game).steps
    mask: Any = np.zeros(steps.ACTIONS, np.uint8)
    assert steps.choices(table.state, chosen, mask, MASK) == mask.sum()
    return mask


def tensor_of(table: Table, seat: int) -> list[int]:
    tensors = find(table.game).tensors
    out: Any = np.zeros(tensors.OBSERVATION, np.int8)
    tensors.observe(table.state, seat, out)
    return [int(number) for number in out]


def all_paths(table: Table) -> dict[int, tuple[int, ...]]:
    """Every move that the steps lead to, with its actions."""
    steps = find(table.game).steps
    found: dict[int, tuple[int, ...]] = {}
    open_paths: list[tuple[int, tuple[int, ...]]] = [(0, ())]
    while open_paths:
        chosen, path = open_paths.pop()
        for action in np.flatnonzero(mask_of(table, chosen)).tolist():
            move = steps.complete(table.state, chosen, action)
            if move == INCOMPLETE:
                open_paths.append((extend(chosen, action), (*path, action)))
            else:
                assert move not in found, "two paths to one move"
                found[int(move)] = (*path, action)
    return found


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=10, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_steps_lead_to_the_legal_moves_and_to_no_others(game: str, data: st.DataObject) -> None:
    """Masks are exact at each step: every path ends in a legal move, and every legal move has one path."""
    table = data.draw(tables(game))
    room, found = find(game), all_paths(table)
    assert sorted(room.notation.write(move) for move in found) == sorted(table.legal_moves)
    for move, path in found.items():
        assert room.steps.path(table.state, move) == path
        assert len(path) <= room.steps.STEPS


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_a_window_shows_part_of_the_steps(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    steps = find(game).steps
    for chosen in (0, *(extend(0, int(action)) for action in np.flatnonzero(mask_of(table, 0))[:40])):
        if chosen and steps.complete(table.state, 0, chosen - 1) != INCOMPLETE:
            continue
        whole = np.zeros(steps.ACTIONS, np.int64)
        count = steps.choices(table.state, chosen, whole, 0)
        assert sorted(whole[:count].tolist()) == np.flatnonzero(mask_of(table, chosen)).tolist()
        assert steps.choices(table.state, chosen, np.zeros(0, np.int64), 0) == count
        for first in range(0, count, max(1, count // 4)):
            part = np.zeros(2, np.int64)
            assert steps.choices(table.state, chosen, part, first) == count
            assert part[: count - first].tolist() == whole[first : min(first + 2, count)].tolist()


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_name_of_its_own(game: str) -> None:
    steps = find(game).steps
    assert steps.ACTIONS <= MOST_ACTIONS
    assert len({steps.label(action) for action in range(steps.ACTIONS)}) == steps.ACTIONS


@pytest.mark.interpreted
@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_a_tensor_tells_all_that_the_view_tells(game: str, data: st.DataObject) -> None:
    table = data.draw(tables(game))
    if table.turn is None:
        return
    for seat in table.seats:
        view = table.view(seat)
        assert READERS[game](tensor_of(table, seat), seat) == {
            key: value for key, value in view.items() if key not in ("game", "options")
        }


@pytest.mark.parametrize("game", GAMES)
@SLOW
@given(data=st.data())
def test_the_same_view_gives_the_same_tensor_and_masks(game: str, data: st.DataObject) -> None:
    """A tensor tells nothing else: a table made from the view alone has the same one, byte for byte."""
    table = data.draw(tables(game))
    if table.turn is None:
        return
    steps, random = find(game).steps, Random(data.draw(seeds))
    for seat in table.seats:
        view = json.loads(json.dumps(table.view(seat)))
        for twin in (table.redeal(seat, data.draw(seeds)), sevenfold.guess(view, seat, seed=data.draw(seeds))):
            assert tensor_of(twin, seat) == tensor_of(table, seat)
            chosen = 0
            while seat == table.turn:
                mask = mask_of(table, chosen)
                assert mask.tobytes() == mask_of(twin, chosen).tobytes()
                told: Any = np.zeros((2, steps.TOLD), np.int8)
                steps.tell(table.state, chosen, told[0])
                steps.tell(twin.state, chosen, told[1])
                assert told[0].tobytes() == told[1].tobytes()
                action = random.choice(np.flatnonzero(mask).tolist())
                move = steps.complete(table.state, chosen, action)
                assert move == steps.complete(twin.state, chosen, action)
                if move != INCOMPLETE:
                    break
                chosen = extend(chosen, action)


@pytest.mark.parametrize("game", GAMES)
def test_different_views_have_different_tensors(game: str) -> None:
    """Over whole games: as many different tensors as there are different views."""
    views, tensors = set(), set()
    for seed in range(6):
        table, random = sevenfold.new(game, players=3, seed=seed), Random(seed)
        while table.turn is not None:
            for seat in table.seats:
                views.add((seat, json.dumps(table.view(seat))))
                tensors.add((seat, bytes(number % 256 for number in tensor_of(table, seat))))
            table.play(random.choice(list(table.legal_moves)))
    assert len(tensors) == len(views) > 100
