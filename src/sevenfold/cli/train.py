"""`sevenfold train`: a network plays itself and learns; what was stopped goes on where it was."""

import argparse

from sevenfold import new
from sevenfold.bots.networks import network_for
from sevenfold.cli import compile_notice
from sevenfold.cli.arena import check_writable
from sevenfold.cli.errors import CommandError
from sevenfold.cli.extras import require
from sevenfold.cli.screen import Screen
from sevenfold.game import find

CUDA, CPU = "cuda", "cpu"


def run(options: argparse.Namespace, screen: Screen) -> None:
    require("train", "train")
    game = find(options.game)
    if not game.has("features"):
        raise CommandError("cli-train-no-features", game=game.id)
    import torch

    from sevenfold.training.positions import Mind
    from sevenfold.training.rounds import Plan, Training

    check_writable(options.out / f"{game.id}.jsonl")
    compile_notice.prepare(screen.texts, game.id)
    device = CUDA if torch.cuda.is_available() else CPU
    number = 1 if options.players == 2 else 2
    rival = None
    if options.against is not None:
        state = new(game.id, players=options.players, seed=0).state
        rival = Mind(network_for(game, state), options.against)
    training = Training(game, number, options.out, device, rival)
    plan = Plan(options.positions, options.iterations, options.deals)
    for each in training.run(options.rounds, plan):
        screen.say(
            "cli-train-round" if rival is None else "cli-train-round-against",
            round=each.round,
            positions=each.positions,
            played=each.played,
            learned=each.learned,
            loss=f"{each.loss:.4f}",
            greedy=f"{100 * each.against_greedy:.1f}",
            rival=f"{100 * each.against_rival:.1f}",
        )
    screen.say("cli-train-written", file=str(training.name.with_suffix(".bin")))
