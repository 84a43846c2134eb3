"""Millions of tables at once, on the cores of this machine or on a GPU, with the rules that people play by.

>>> from sevenfold.batch import Batch
>>> batch = Batch("dragon", 1000, players=3, seed=7)
>>> batch.rollout(moves=10).moves
10000
"""

from sevenfold.batch.batch import Batch, Rollout, Snapshot

__all__ = ["Batch", "Rollout", "Snapshot"]
