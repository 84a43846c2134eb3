"""Teaches a network Dragon by self-play (PPO, two players) and measures it against the greedy bot. Needs PyTorch.
python docs/train_dragon.py [--device cuda] [--tables 256] [--seconds 600] [--games 1000]
"""

import argparse
import time

import torch
from torch import Tensor, nn

from sevenfold.batch import Batch

TOKENS, HAND, LAYOUT = (Batch("dragon", 1, players=2).fields[name].start for name in ("tokens", "hand", "layout"))
LEVELS, LINE, CARDS = 13, 7, [(value, fire) for value in range(7) for fire in (0, 1) if not fire or 0 < value < 6]
COLUMN, ANNOYED = map(list, zip(*CARDS, strict=True))
WIDTH, STEPS, RATE, CLIP, ENTROPY, LAMBDA, EPOCHS, PARTS = 32, 32, 2e-3, 0.2, 0.01, 0.95, 2, 8
LINES = (), (2,), (1,), (1, 2)  # a place itself, and what it averages over: its row, its column, the whole table


class Player(nn.Module):  # from what a seat sees to the logarithms of its chances to act, and the return it expects
    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = (nn.ModuleList(nn.Linear(size, WIDTH) for _ in LINES) for size in (4, WIDTH))
        self.facts, self.head, self.value = nn.Linear(LAYOUT, WIDTH), nn.Linear(WIDTH, 2), nn.Linear(WIDTH, 1)

    def hear(self, layer: nn.ModuleList, x: Tensor) -> Tensor:  # lines are what Dragon is about
        return sum(part(x.mean(over, keepdim=True) if over else x) for part, over in zip(layer, LINES, strict=True))

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        table, hand = seen[:, LAYOUT:].reshape(-1, LEVELS, LINE, 1), seen.new_zeros(len(seen), 1, LINE, 2)
        hand[:, 0, COLUMN, ANNOYED] = seen[:, HAND:LAYOUT]
        places = self.hear(self.first, torch.cat([table == 1, table == 2, hand.expand(-1, LEVELS, -1, -1)], 3).float())
        places = self.hear(self.second, (places + self.facts(seen[:, None, None, :LAYOUT] / 8)).relu()).relu()
        logits = nn.functional.pad(self.head(places)[:, :, COLUMN, ANNOYED].transpose(1, 2), (0, 1)).flatten(1)
        return logits.masked_fill(~legal, -1e9).log_softmax(1), self.value(places.mean((1, 2)))[:, 0]


def look(batch: Batch, device: str) -> list[Tensor]:
    return [torch.as_tensor(array, device=device).clone() for array in (batch.observe(), batch.legal(), batch.turn)]


@torch.no_grad()
def collect(batch: Batch, player: Player, device: str) -> list[Tensor]:
    past = []
    for step in range(STEPS + 1):
        seen, legal, turn = look(batch, device)
        chances, value = player(seen, legal)
        hope = value + (seen[:, TOKENS] - seen[:, TOKENS + 1]) / 10  # tokens ahead are worth something already
        if step < STEPS:
            action = chances.exp().multinomial(1)
            batch.step(action[:, 0], check=False)
            done, paid = (torch.as_tensor(array, device=device).clone() for array in (batch.done, batch.returns))
            reward = paid.gather(1, turn[:, None].long())[:, 0] * done
            past.append((seen, legal, action, chances.gather(1, action), value, hope, reward, done, turn))
    advantage, rows = torch.zeros_like(hope), []  # how much better it went than expected
    for seen, legal, action, chance, value, hoped, reward, done, mover in reversed(past):
        side = torch.where(mover == turn, 1.0, -1.0) * ~done  # what the other player gains, we lose
        advantage = reward + side * hope - hoped + LAMBDA * side * advantage
        rows.append((seen, legal, action, chance, value + advantage, advantage))
        hope, turn = hoped, mover
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
def against_greedy(player: Player, device: str, games: int) -> float:
    batches = [Batch("dragon", games // 2, players=2, seed=10**9, auto_reset=False) for _ in range(2)]
    for seat, batch in enumerate(batches):  # each deal from both seats
        while batch.answer(seat, "greedy") or (batch.turn >= 0).any():
            batch.step(player(*look(batch, device)[:2])[0].argmax(1).cpu(), check=False)
    return float(sum((batch.returns[:, seat] + 1).mean() / 4 for seat, batch in enumerate(batches)))


arguments = argparse.ArgumentParser(description=__doc__)
for name, default in (("--device", "cpu"), ("--tables", 256), ("--seconds", 600), ("--games", 1000)):
    arguments.add_argument(name, type=type(default), default=default)
given, _ = arguments.parse_args(), torch.manual_seed(0)
batch, player = Batch("dragon", given.tables, players=2, device=given.device, seed=0), Player().to(given.device)
optimiser, trained, samples, due = torch.optim.Adam(player.parameters(), lr=RATE), 0.0, 0, 0.0
while due <= given.seconds:
    if due <= trained:
        won = against_greedy(player, given.device, given.games)
        print(f"{trained:.1f} s, {samples:,} samples, {won:.1%} won against greedy", flush=True)
        due = trained + given.seconds / 10
    started = time.perf_counter()
    learn(player, optimiser, collect(batch, player, given.device))
    trained, samples = trained + time.perf_counter() - started, samples + given.tables * STEPS
