"""Advice for people: the moves that win most of the games that a seat can imagine."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from sevenfold import archive
from sevenfold import game as registry
from sevenfold.bots.values import Advice
from sevenfold.game.options import SEED_LIMIT
from sevenfold.kernel import playout
from sevenfold.kernel.types import MOST_SEATS
from sevenfold.values import Move

FEW = 3  # moves that people want to hear of
USUAL = 1.0  # seconds


def consider(view: dict[str, Any], legal_moves: Sequence[Move], budget: float | None, seed: int | None) -> list[Advice]:
    """Tries moves in games played out at random from tables that fit the view."""
    random, seat, game = Random(seed), view["turn"], registry.find(view["game"])
    generator, out = np.array([random.randrange(1, SEED_LIMIT)], np.int64), np.zeros(game.layout.MAX_MOVES, np.int64)
    scores = np.zeros(MOST_SEATS, np.int64)
    wins, tries = np.zeros(len(legal_moves)), np.zeros(len(legal_moves), np.int64)
    until = time.monotonic() + (USUAL if budget is None else budget)
    while time.monotonic() < until or not tries.all():
        table = archive.guess(view, seat, random.randrange(SEED_LIMIT))
        for i, move in enumerate(legal_moves):
            state = table.copy().state
            game.rules.play(state, game.notation.parse(move))
            playout.finish(state, generator, out)
            winners = game.rules.result(state, scores)
            wins[i] += (winners >> seat & 1) / max(1, winners.bit_count())
            tries[i] += 1
    order = np.argsort(-wins / tries)[:FEW]
    return [advice(legal_moves[i], wins[i] / tries[i], int(tries[i])) for i in order.tolist()]


def advice(move: Move, win: float, tries: int) -> Advice:
    """With Wilson's 95% interval."""
    z2 = 1.96**2
    middle = (win + z2 / (2 * tries)) / (1 + z2 / tries)
    half = 1.96 * np.sqrt(win * (1 - win) / tries + z2 / (4 * tries**2)) / (1 + z2 / tries)
    return Advice(move, float(win), float(middle - half), float(middle + half), tries)
