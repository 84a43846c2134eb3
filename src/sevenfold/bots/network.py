"""A small network that tells a seat's chance to win from the features of a full (imagined) state.

Features are things that are there or not (`features` of a game), so the first layer only adds rows of weights. All
weights are integers and all sums are exact: compiled, interpreted and in WebAssembly the answer is the same to the bit.

A network is one array of 16-bit numbers: how many features there are, then the weights of the three layers, for each a
row for every feature or unit before it and one that is always added. An empty array is no network.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sevenfold.kernel.jit import jit
from sevenfold.kernel.real import exp
from sevenfold.kernel.types import Array, Floats

Network = NDArray[np.int16]
NONE: Network = np.zeros(0, np.int16)

FIRST = 32  # units of the first hidden layer
SECOND = 16
FINE = 1024  # parts of 1 in the weights of the first layer and the last one
UNIT = 64  # parts of 1 in what a unit says, and in the second layer's weights
LOUDEST = 4 * UNIT - 1  # more a unit cannot say

# The numbers that a network works with: what the units hear, then the features.
ACTIVE = FIRST + SECOND
MOST_ACTIVE = 160
WORK = ACTIVE + MOST_ACTIVE


def workspace() -> Any:
    return np.zeros(WORK, np.int32)


def pack(first: Floats, second: Floats, last: Floats) -> Network:
    """A network out of the weights of its layers, which are real numbers."""
    weights = np.concatenate([(first * FINE).ravel(), (second * UNIT).ravel(), (last * FINE).ravel()])
    return np.concatenate([[len(first) - 1], np.clip(np.rint(weights), -32768, 32767)]).astype(np.int16)


def unpack(network: Network) -> tuple[Floats, Floats, Floats]:
    """The weights of its layers as real numbers: a row for every feature or unit before, and one that always counts."""
    second, last = second_layer(network), last_layer(network)
    layers = (network[1:second] / FINE, network[second:last] / UNIT, network[last:] / FINE)
    first, middle, final = (each.astype(np.float64) for each in layers)
    return first.reshape(-1, FIRST), middle.reshape(-1, SECOND), final.reshape(-1, 1)


@jit
def second_layer(network: Network) -> int:
    """Where its weights begin."""
    return 1 + (int(network[0]) + 1) * FIRST


@jit
def last_layer(network: Network) -> int:
    return second_layer(network) + (FIRST + 1) * SECOND


@jit
def chance(network: Network, work: Array, count: int) -> float:
    """The chance to win, from 0 to 1, of who has the first `count` features in `work`."""
    second, last = second_layer(network), last_layer(network)
    row = second - FIRST
    for unit in range(FIRST):
        work[unit] = network[row + unit]
    for n in range(count):
        row = 1 + work[ACTIVE + n] * FIRST
        for unit in range(FIRST):
            work[unit] += network[row + unit]
    row = second + FIRST * SECOND
    for unit in range(SECOND):
        work[FIRST + unit] = network[row + unit] * UNIT
    for said in range(FIRST):
        loud = min(LOUDEST, max(0, work[said] * UNIT // FINE))
        row = second + said * SECOND
        for unit in range(SECOND):
            work[FIRST + unit] += loud * network[row + unit]
    total = int(network[last + SECOND]) * UNIT
    for unit in range(SECOND):
        total += min(LOUDEST, max(0, work[FIRST + unit] // UNIT)) * int(network[last + unit])
    return 1 / (1 + exp(-total / (UNIT * FINE)))
