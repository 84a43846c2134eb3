"""Teaches a network Dragon by self-play (PPO, two players) and measures it against the greedy bot. Needs PyTorch.
python docs/train_dragon.py [--device cuda] [--tables 4096] [--seconds 60]
"""

import argparse
import time

import torch
from torch import Tensor, nn

from sevenfold.batch import Batch
from sevenfold.game.dragon.tensors import TOKENS

CLIP, ENTROPY, LAMBDA, EPOCHS, PARTS, STEPS = 0.2, 0.01, 0.95, 2, 8, 64


class Player(nn.Module):  # from what a seat sees to the logarithms of its chances to act, and the return it expects
    def __init__(self, batch: Batch, width: int = 512) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(3 * batch.features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.head, self.value = nn.Linear(width, batch.actions), nn.Linear(width, 1)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.body(torch.cat([seen.float() / 4, seen == 1, seen == 2], 1))
        return self.head(hidden).masked_fill(~legal, -1e9).log_softmax(1), self.value(hidden)[:, 0]


def look(batch: Batch, device: str) -> list[Tensor]:
    return [torch.as_tensor(array, device=device).clone() for array in (batch.observe(), batch.legal(), batch.turn)]


@torch.no_grad()
def collect(batch: Batch, player: Player, device: str) -> list[Tensor]:
    past = []
    for _ in range(STEPS):
        seen, legal, turn = look(batch, device)
        chances, value = player(seen, legal)
        action = chances.exp().multinomial(1)
        batch.step(action[:, 0], check=False)
        done, paid = (torch.as_tensor(array, device=device).clone() for array in (batch.done, batch.returns))
        reward = paid.gather(1, turn[:, None].long())[:, 0] * done
        lead = (seen[:, TOKENS] - seen[:, TOKENS + 1]) / 10  # hope on the way
        past.append((seen, legal, action, chances.gather(1, action), value, lead, reward, done, turn))
    seen, legal, turn = look(batch, device)
    ahead = player(seen, legal)[1] + (seen[:, TOKENS] - seen[:, TOKENS + 1]) / 10
    advantage, rows = torch.zeros_like(ahead), []  # how much better it went than expected
    for seen, legal, action, chance, value, lead, reward, done, mover in reversed(past):
        side = torch.where(mover == turn, 1.0, -1.0) * ~done  # what the other player gains, we lose
        advantage = reward + side * ahead - value - lead + LAMBDA * side * advantage
        rows.append((seen, legal, action, chance, value + advantage, advantage))
        ahead, turn = value + lead, mover
    return [torch.cat(column) for column in zip(*rows, strict=True)]


def learn(player: Player, optimiser: torch.optim.Optimizer, data: list[Tensor]) -> None:
    order = torch.cat([torch.randperm(len(data[0]), device=data[0].device) for _ in range(EPOCHS)])
    for part in order.chunk(EPOCHS * PARTS):
        seen, legal, action, chance, goal, advantage = (column[part] for column in data)
        chances, value = player(seen, legal)
        ratio, gain = (chances.gather(1, action) - chance)[:, 0].exp(), advantage / (data[5].std() + 1e-6)
        policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
        disorder = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
        optimiser.zero_grad()
        (0.5 * (value - goal).square().mean() - policy - ENTROPY * disorder).backward()
        optimiser.step()


@torch.no_grad()
def against_greedy(player: Player, device: str, games: int = 1000) -> float:
    points = 0.0  # a tie is half a win; each deal is played from both seats
    for seat in (0, 1):
        batch = Batch("dragon", games // 2, players=2, seed=10**9, auto_reset=False)
        while batch.answer(seat, "greedy") or not batch.done.all():
            chances, _ = player(*look(batch, device)[:2])
            batch.step(chances.argmax(1).cpu(), check=False)
        points += float((batch.returns[:, seat] + 1).sum()) / 2
    return points / games


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    for name, default in (("--device", "cpu"), ("--tables", 512), ("--seconds", 60), ("--games", 1000)):
        arguments.add_argument(name, type=type(default), default=default)
    given, _ = arguments.parse_args(), torch.manual_seed(0)
    batch = Batch("dragon", given.tables, players=2, seed=0, device=given.device)
    player = Player(batch).to(given.device)
    optimiser = torch.optim.Adam(player.parameters(), lr=5e-4)
    trained, samples, due = 0.0, 0, 0.0
    while due <= given.seconds:
        if due <= trained:
            won = f"{against_greedy(player, given.device, given.games):.1%} won against greedy"
            print(f"{trained:.1f} s, {samples:,} samples, {won}", flush=True)
            due = trained + given.seconds / 10
        started = time.perf_counter()
        learn(player, optimiser, collect(batch, player, given.device))
        trained, samples = trained + time.perf_counter() - started, samples + given.tables * STEPS


main()
