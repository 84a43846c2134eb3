"""A bot of ours against OpenSpiel's own IS-MCTS bot on our rules: duplicate two-player deals, equal seconds a move.

    python -m venv .bench && .bench/bin/pip install -r requirements-bench.lock && .bench/bin/pip install --no-deps -e .
    .bench/bin/python benchmarks/open_spiel_match.py [dragon ...] [--bot champion] [--deals 20] [--seed N]
        [--seconds 0.1] [--jobs 2] [--out FILE]

OpenSpiel's bot is `open_spiel.python.algorithms.ismcts.ISMCTSBot` as it is, with the usual UCT constant for returns
from -1 to 1. It gets our compiled rules through the adapter below and, so that the comparison is not merely one of
Python with compiled code, compiled random games as its evaluator: only its tree is Python. Seconds
are the processor's, so that others may use the machine, too.
"""

import argparse
import json
import multiprocessing
import time
from functools import partial
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import sevenfold
from sevenfold import archive, bots
from sevenfold import game as registry
from sevenfold.arena import identity
from sevenfold.bots import search_bot
from sevenfold.bots.heuristics import infoset_key, register
from sevenfold.game.plugin import Game
from sevenfold.kernel import playout
from sevenfold.kernel import random as generator
from sevenfold.kernel.records import clone
from sevenfold.kernel.types import MOST_SEATS
from sevenfold.values import Move
from sevenfold.warmup import warm

UCT = 1.4
KIND = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
)


class Adapted:
    """One of our records as OpenSpiel's algorithms expect a state. Draws happen by themselves: no chance nodes."""

    def __init__(self, game: Game, record: Any) -> None:
        self.game, self.record = game, record

    def get_game(self) -> Any:
        return SimpleNamespace(get_type=lambda: KIND)

    def is_terminal(self) -> bool:
        return int(self.record["turn"]) < 0

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return int(self.record["turn"])

    def legal_actions(self, _player: int | None = None) -> list[int]:
        moves = np.empty(self.game.layout.MAX_MOVES, np.int64)
        return moves[: self.game.rules.legal(self.record, moves, 0)].tolist()

    def apply_action(self, action: int) -> None:
        self.game.rules.play(self.record, action)

    def information_state_string(self) -> str:
        return str(infoset_key(self.record, self.current_player()))

    def clone(self) -> "Adapted":
        return Adapted(self.game, clone(self.record))

    def returns(self) -> list[float]:
        scores = np.empty(MOST_SEATS, np.int64)
        winners = self.game.rules.result(self.record, scores)
        share = 2 / max(1, winners.bit_count())
        return [(share if winners >> seat & 1 else 0) - 1 for seat in range(MOST_SEATS)]


class Compiled:
    """OpenSpiel's random rollout evaluator, with the rollout compiled."""

    def __init__(self, game: Game, random: Any) -> None:
        self.random, self.out = random, np.zeros(game.layout.MAX_MOVES, np.int64)

    def evaluate(self, state: Adapted) -> list[float]:
        ended = state.clone()
        playout.finish(ended.record, self.random, self.out)
        return ended.returns()

    def prior(self, state: Adapted) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class TimeIsUp(Exception):
    """Ends OpenSpiel's loop, which counts simulations and knows no clock."""


class OpenSpielBot:
    """OpenSpiel's bot behind our door."""

    def __init__(self, game: Game, seconds: float, seed: int) -> None:
        self.game, self.seconds, self.simulations, self.decisions = game, seconds, 0, 0
        self.random = np.zeros(1, np.int64)
        generator.seed(self.random, seed, 0)
        evaluator = Compiled(game, self.random)
        self.bot = ISMCTSBot(game, evaluator, UCT, 10**9, random_state=np.random.RandomState(seed % 2**32))
        self.bot.set_resampler(self.resample)
        self.until = 0.0

    def resample(self, state: Adapted, player: int) -> Adapted:
        if time.thread_time() > self.until and self.bot._root_node.total_visits > 0:
            raise TimeIsUp
        self.simulations += 1
        imagined = state.clone()
        self.game.knowledge.redeal(imagined.record, player, self.random)
        return imagined

    def choose(self, view: dict[str, Any], legal_moves: Any, budget: float | None = None) -> str:
        if len(legal_moves) == 1:
            return str(legal_moves[0])
        state = Adapted(self.game, archive.guess(view, view["turn"], 0).state)
        self.until = time.thread_time() + self.seconds
        self.decisions += 1
        try:
            policy = self.bot.run_search(state)
        except TimeIsUp:
            policy = self.bot.get_final_policy(state, self.bot._root_node)
        return Move(self.game.notation.write(max(policy, key=lambda entry: entry[1])[0]))


def play(task: tuple[str, int, int, float], bot: str) -> dict[str, Any]:
    """One game; ours sits at `seat`."""
    id, deal, seat, seconds = task
    warm(id)
    search_bot.time = SimpleNamespace(perf_counter=time.thread_time)  # type: ignore[assignment]
    game = registry.find(id)
    register(game)
    table = sevenfold.new(id, players=2, seed=deal)
    theirs = OpenSpielBot(game, seconds, deal)
    players = {seat: bots.find(bot, deal), 1 - seat: theirs}
    while table.turn is not None:
        table.play(players[table.turn].choose(table.view(table.turn), table.legal_moves, seconds))
    assert table.outcome is not None
    share = (seat in table.outcome.winners) / max(1, len(table.outcome.winners))
    simulations = round(theirs.simulations / max(1, theirs.decisions))
    made_of = {"version": sevenfold.__version__, "rules": identity.of_rules(id), "bot": bot}
    played = {"game": id, "deal": deal, "seat": seat, "seconds": seconds, "share": share, "simulations": simulations}
    return {**played, **made_of, "digest": identity.of_bot(bot)}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=["dragon", "double-seven", "seven-dragons"])
    arguments.add_argument("--bot", default="champion")
    arguments.add_argument("--deals", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=93_000_000, help="the first deal")
    arguments.add_argument("--seconds", type=float, default=0.1)
    arguments.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    arguments.add_argument("--out", type=Path)
    given = arguments.parse_args()
    for id in given.games:
        warm(id)
        deals = range(given.seed, given.seed + given.deals)
        tasks = list(product([id], deals, (0, 1), [given.seconds]))
        found = []
        with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
            for line in pool.imap_unordered(partial(play, bot=given.bot), tasks):
                found.append(line)
                if given.out:
                    with given.out.open("a", encoding="utf-8") as out:
                        out.write(json.dumps(line) + "\n")
        by_deal = [np.mean([one["share"] for one in found if one["deal"] == deal]) for deal in deals]
        error = 1.96 * np.std(by_deal) / np.sqrt(len(by_deal))
        each = np.mean([one["simulations"] for one in found])
        line = f"{100 * np.mean(by_deal):.1f}% ± {100 * error:.1f} of {len(found)} games at {given.seconds} s a move"
        print(f"{id}, rules {identity.of_rules(id)}, deals from {given.seed}: {given.bot} wins {line}; ", end="")
        print(f"OpenSpiel's bot made {each:.0f} simulations a decision", flush=True)


if __name__ == "__main__":
    main()
