"""The network as PyTorch sees it, while it learns."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from sevenfold.bots.network import FIRST, SECOND, Network, pack
from sevenfold.training.positions import Positions

LOUDEST = 4.0  # as in bots/network.py
PART = 16_384  # positions between two steps
EPOCHS = 3
RATE = 3e-3
HELD_OUT = 0.02  # of the newest positions, to see what was learned


class Learner(nn.Module):
    """Three layers, from the numbers of features to a logit."""

    def __init__(self, features: int) -> None:
        super().__init__()
        self.features = features
        self.rows = nn.EmbeddingBag(features + 1, FIRST, mode="sum", padding_idx=features)
        nn.init.normal_(self.rows.weight, std=0.1)
        with torch.no_grad():
            self.rows.weight[features] = 0
        self.always = nn.Parameter(torch.full((FIRST,), 0.3))
        self.second, self.last = nn.Linear(FIRST, SECOND), nn.Linear(SECOND, 1)

    def forward(self, seen: Tensor) -> Tensor:
        first = (self.rows(seen) + self.always).clamp(0, LOUDEST)
        logits: Tensor = self.last(self.second(first).clamp(0, LOUDEST))
        return logits[:, 0]

    def packed(self) -> Network:
        """As bots have it."""
        first = np.vstack([numbers(self.rows.weight)[: self.features], numbers(self.always)])
        second = np.vstack([numbers(self.second.weight).T, numbers(self.second.bias)])
        return pack(first, second, np.append(numbers(self.last.weight), numbers(self.last.bias)))

    def learn(self, positions: Sequence[Positions], device: str) -> float:
        """Goes through all positions a few times; returns the loss on some of the newest, which it did not see."""
        prepared = [self.prepare(each, device) for each in positions]
        seen, won = (torch.cat(column) for column in zip(*prepared, strict=True))
        hidden = max(1, int(HELD_OUT * len(positions[-1].won)))
        known = len(won) - hidden
        optimiser = torch.optim.Adam(self.parameters())
        steps = EPOCHS * (-(-known // PART))
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps + 1)
        for _ in range(EPOCHS):
            order: Any = torch.randperm(known, device=device)
            for part in order.split(PART):
                loss: Any = self.loss(seen[part], won[part])
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                schedule.step()
        with torch.no_grad():
            return float(self.loss(seen[known:], won[known:]))

    def loss(self, seen: Tensor, won: Tensor) -> Tensor:
        return functional.binary_cross_entropy_with_logits(self(seen.int()), won)

    def prepare(self, positions: Positions, device: str) -> tuple[Tensor, Tensor]:
        """On the device; where there is no feature, one that counts nothing."""
        there = np.arange(positions.seen.shape[1]) < positions.counts[:, None]
        seen = np.where(there, positions.seen, np.int16(self.features))
        return torch.from_numpy(seen).to(device), torch.from_numpy(positions.won).to(device)


def numbers(weights: Tensor) -> Any:
    return weights.detach().cpu().numpy().astype(np.float64)
