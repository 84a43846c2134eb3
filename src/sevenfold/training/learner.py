"""The network as PyTorch sees it, while it learns."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from sevenfold.bots.network import FIRST, SECOND, Network, pack, unpack
from sevenfold.training.positions import Positions

LOUDEST = 4.0  # as in bots/network.py
PART = {"cpu": 16_384, "cuda": 65_536}  # positions between two steps
RATE = 3e-3
HELD_OUT = 0.02  # of the newest positions, to see what was learned


class Learner(nn.Module):
    """Three layers, from the numbers of features to a logit."""

    def __init__(self, features: int) -> None:
        super().__init__()
        self.features = features
        self.rows = nn.Linear(features, FIRST)
        nn.init.normal_(self.rows.weight, std=0.1)
        nn.init.constant_(self.rows.bias, 0.3)
        self.second, self.last = nn.Linear(FIRST, SECOND), nn.Linear(SECOND, 1)

    def forward(self, seen: Tensor) -> Tensor:
        """`seen` lists the features of each position; where there is none, a number beyond all features."""
        there = torch.zeros(len(seen), self.features + 1, device=seen.device).scatter_(1, seen.long(), 1.0)
        first = self.rows(there[:, : self.features]).clamp(0, LOUDEST)
        logits: Tensor = self.last(self.second(first).clamp(0, LOUDEST))
        return logits[:, 0]

    def packed(self) -> Network:
        """As bots have it."""
        layers = [
            np.vstack([numbers(layer.weight).T, numbers(layer.bias)]) for layer in (self.rows, self.second, self.last)
        ]
        return pack(*layers)

    def take_up(self, network: Network) -> None:
        """Goes on from a network that bots have."""
        with torch.no_grad():
            for layer, weights in zip((self.rows, self.second, self.last), unpack(network), strict=True):
                layer.weight.copy_(torch.from_numpy(weights[:-1].T.copy()))
                layer.bias.copy_(torch.from_numpy(weights[-1].copy()))

    def learn(self, positions: Sequence[Positions], device: str, epochs: int) -> float:
        """Goes through all positions so many times; returns the loss on some of the newest, which it did not see."""
        prepared = [self.prepare(each, device) for each in positions]
        seen, won = (torch.cat(column) for column in zip(*prepared, strict=True))
        hidden = max(1, int(HELD_OUT * len(positions[-1].won)))
        known, part = len(won) - hidden, PART[device]
        optimiser = torch.optim.Adam(self.parameters(), fused=device == "cuda")
        steps = epochs * (-(-known // part))
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=steps + 1)
        for _ in range(epochs):
            order: Any = torch.randperm(known, device=device)
            for some in order.split(part):
                loss: Any = self.loss(seen[some], won[some])
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                schedule.step()
        with torch.no_grad():
            return float(self.loss(seen[known:], won[known:]))

    def loss(self, seen: Tensor, won: Tensor) -> Tensor:
        return functional.binary_cross_entropy_with_logits(self(seen), won)

    def prepare(self, positions: Positions, device: str) -> tuple[Tensor, Tensor]:
        """On the device; where there is no feature, one that counts nothing."""
        seen, counts, won = (torch.as_tensor(each, device=device) for each in positions)
        there = torch.arange(seen.shape[1], device=device) < counts[:, None]
        return torch.where(there, seen, self.features), won


def numbers(weights: Tensor) -> Any:
    return weights.detach().cpu().numpy().astype(np.float64)
