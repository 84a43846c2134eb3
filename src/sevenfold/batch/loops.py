"""The same for all tables from `low` to `high`: what one thread of a CPU does."""

from typing import Any

from sevenfold.batch.greedy import play_greedy
from sevenfold.batch.slots import (
    Slots,
    act,
    permits,
    play_random,
    redeal_table,
    reset_table,
    restart,
    sample,
    write_mask,
    write_observation,
)
from sevenfold.kernel.generic import choices
from sevenfold.kernel.jit import jit
from sevenfold.kernel.types import Array


@jit
def reset_all(slots: Slots, seeds: Array, low: int, high: int) -> None:
    for i in range(low, high):
        reset_table(slots, slots.states[i], i, seeds[i])


@jit
def act_all(slots: Slots, actions: Any, auto_reset: bool, low: int, high: int) -> None:
    for i in range(low, high):
        act(slots, slots.states[i], i, int(actions[i]), auto_reset)


@jit
def judge_all(slots: Slots, actions: Any, windows: Any, permitted: Any, low: int, high: int) -> None:
    for i in range(low, high):
        permitted[i] = permits(slots, slots.states[i], i, int(actions[i]), windows[low])


@jit
def restart_all(slots: Slots, which: Any, seeds: Array, low: int, high: int) -> None:
    for i in range(low, high):
        if which[i]:
            restart(slots, slots.states[i], i, seeds[i])


@jit
def redeal_all(slots: Slots, seats: Any, low: int, high: int) -> None:
    for i in range(low, high):
        redeal_table(slots, slots.states[i], i, int(seats[i]))


@jit
def sample_all(slots: Slots, windows: Any, out: Array, low: int, high: int) -> None:
    for i in range(low, high):
        out[i] = sample(slots, slots.states[i], i, slots.random[i], windows[low])


@jit
def play_random_all(
    slots: Slots, moves: int, until: Any, auto_reset: bool, windows: Any, played: Array, low: int, high: int
) -> None:
    for i in range(low, high):
        random = slots.random[i]
        played[i] = play_random(slots, slots.states[i], i, moves, int(until[i]), random, windows[low], auto_reset)


@jit
def play_greedy_all(
    slots: Slots,
    moves: int,
    until: Any,
    auto_reset: bool,
    scratches: Any,
    lists: Any,
    values: Any,
    played: Array,
    low: int,
    high: int,
) -> None:
    for i in range(low, high):
        scratch = scratches[2 * low : 2 * low + 2]
        played[i] = play_greedy(slots, i, moves, int(until[i]), scratch, lists[low], values[low], auto_reset)


@jit
def write_masks(slots: Slots, mask: Any, low: int, high: int) -> None:
    for i in range(low, high):
        mask[i, :] = 0
        write_mask(slots, slots.states[i], i, mask[i])


@jit
def list_all(slots: Slots, out: Any, counts: Array, low: int, high: int) -> None:
    for i in range(low, high):
        counts[i] = choices(slots.states[i], slots.chosen[i], out[i], 0)


@jit
def write_observations(slots: Slots, seats: Any, out: Any, told: int, low: int, high: int) -> None:
    for i in range(low, high):
        out[i, :] = 0
        write_observation(slots, slots.states[i], i, seats[i], out[i], told)
