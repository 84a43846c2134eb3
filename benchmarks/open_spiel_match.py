"""A bot of ours against OpenSpiel's own IS-MCTS bot on our rules: duplicate two-player deals, equal seconds a move.

    python -m venv .bench && .bench/bin/pip install -r requirements-bench.lock && .bench/bin/pip install --no-deps -e .
    .bench/bin/python benchmarks/open_spiel_match.py [dragon ...] [--bot champion] [--deals 20] [--seed N]
        [--seconds 0.1] [--jobs 2] [--out FILE] [--shipped]

OpenSpiel's bot is `open_spiel.python.algorithms.ismcts.ISMCTSBot` as it is, with the usual UCT constant for returns
from -1 to 1. With `--shipped` it plays as whoever uses both packages would let it: in `sevenfold.envs.open_spiel`, with
OpenSpiel's own random games. Without, it gets our compiled rules through the adapter below and, so that the comparison
is not merely one of Python with compiled code, compiled random games as its evaluator: only its tree is Python. Seconds
are the processor's, so that others may use the machine, too; shipped, OpenSpiel's bot has them for each action, of
which a move may have several.
"""

import argparse
import json
import multiprocessing
import time
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import sevenfold
from sevenfold import archive, bots
from sevenfold import game as registry
from sevenfold.arena import identity
from sevenfold.bots import search_bot
from sevenfold.bots.heuristics import infoset_key, register
from sevenfold.envs import open_spiel
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
    """OpenSpiel's bot with a clock."""

    def __init__(
        self, game: Any, evaluator: Any, imagine: Callable[[Any, int], Any], seconds: float, seed: int
    ) -> None:
        self.imagine, self.seconds, self.simulations, self.decisions = imagine, seconds, 0, 0
        self.bot = ISMCTSBot(game, evaluator, UCT, 10**9, random_state=np.random.RandomState(seed % 2**32))
        self.bot.set_resampler(self.resample)
        self.until = 0.0

    def resample(self, state: Any, player: int) -> Any:
        if time.thread_time() > self.until and self.bot._root_node.total_visits > 0:
            raise TimeIsUp
        self.simulations += 1
        return self.imagine(state, player)

    def action(self, state: Any) -> int:
        self.until = time.thread_time() + self.seconds
        self.decisions += 1
        try:
            policy = self.bot.run_search(state)
        except TimeIsUp:
            policy = self.bot.get_final_policy(state, self.bot._root_node)
        return int(max(policy, key=lambda entry: entry[1])[0])


Ended = tuple[float, OpenSpielBot]  # what our bot won, and the other one


def by_our_rules(id: str, deal: int, seat: int, bot: str, seconds: float) -> Ended:
    """A game at one of our tables, OpenSpiel's bot behind our door."""
    game, luck = registry.find(id), np.zeros(1, np.int64)
    generator.seed(luck, deal, 0)

    def imagine(state: Adapted, player: int) -> Adapted:
        imagined = state.clone()
        game.knowledge.redeal(imagined.record, player, luck)
        return imagined

    theirs, ours = OpenSpielBot(game, Compiled(game, luck), imagine, seconds, deal), bots.find(bot, deal)
    table = sevenfold.new(id, players=2, seed=deal)
    while table.turn is not None:
        view, moves = table.view(table.turn), table.legal_moves
        if table.turn == seat:
            table.play(ours.choose(view, moves, seconds))
        elif len(moves) == 1:
            table.play(moves[0])
        else:
            state = Adapted(game, archive.guess(view, table.turn, 0).state)
            table.play(Move(game.notation.write(theirs.action(state))))
    assert table.outcome is not None
    return (seat in table.outcome.winners) / max(1, len(table.outcome.winners)), theirs


def as_shipped(id: str, deal: int, seat: int, bot: str, seconds: float) -> Ended:
    """A game of OpenSpiel's, our bot behind its door."""
    game = pyspiel.load_game(f"python_sevenfold_{id.replace('-', '_')}", {"players": 2})
    random = np.random.RandomState(deal % 2**32)

    def imagine(state: Any, player: int) -> Any:
        return state.resample_from_infostate(player, random.uniform)

    theirs = OpenSpielBot(game, RandomRolloutEvaluator(1, random), imagine, seconds, deal)
    ours, state = open_spiel.Baseline(f"{bot}@{seconds}", deal), game.new_initial_state()
    for place in reversed(range(open_spiel.CHANCE_MOVES)):
        state.apply_action(deal // open_spiel.OUTCOMES**place % open_spiel.OUTCOMES)
    while not state.is_terminal():
        if state.current_player() == seat:
            state.apply_action(ours.step(state))
        elif len(actions := state.legal_actions()) == 1:
            state.apply_action(actions[0])
        else:
            state.apply_action(theirs.action(state))
    return (state.returns()[seat] + 1) / 2, theirs


def play(task: tuple[str, int, int, float], bot: str, shipped: bool) -> dict[str, Any]:
    """One game; ours sits at `seat`."""
    id, deal, seat, seconds = task
    warm(id)
    search_bot.time = SimpleNamespace(perf_counter=time.thread_time)  # type: ignore[assignment]
    register(registry.find(id))
    share, theirs = (as_shipped if shipped else by_our_rules)(id, deal, seat, bot, seconds)
    simulations = round(theirs.simulations / max(1, theirs.decisions))
    made_of = {"version": sevenfold.__version__, "rules": identity.of_rules(id), "bot": bot}
    played = {"game": id, "deal": deal, "seat": seat, "seconds": seconds, "share": share, "simulations": simulations}
    return {**played, **made_of, "digest": identity.of_bot(bot), "shipped": shipped}


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=["dragon", "double-seven", "seven-dragons"])
    arguments.add_argument("--bot", default="champion")
    arguments.add_argument("--deals", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=93_000_000, help="the first deal")
    arguments.add_argument("--seconds", type=float, default=0.1)
    arguments.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    arguments.add_argument("--out", type=Path)
    arguments.add_argument("--shipped", action="store_true", help="OpenSpiel's bot plays in our environment, as it is")
    given = arguments.parse_args()
    for id in given.games:
        warm(id)
        deals = range(given.seed, given.seed + given.deals)
        tasks = list(product([id], deals, (0, 1), [given.seconds]))
        found = []
        with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
            for line in pool.imap_unordered(partial(play, bot=given.bot, shipped=given.shipped), tasks):
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
