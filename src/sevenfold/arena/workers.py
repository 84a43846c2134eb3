"""Who plays the games: this process, processes on all cores, or a Ray cluster. Results come as they are ready."""

import multiprocessing
import signal
import socket
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing.util import Finalize
from typing import Any

from sevenfold.arena.game import PlayedGame, play
from sevenfold.arena.schedule import Pairing
from sevenfold.bots.program import PATIENCE
from sevenfold.errors import Unreachable

CLUSTER = "cluster"  # what cannot be reached


def locally(pairings: Sequence[Pairing], jobs: int, patience: float = PATIENCE) -> Iterator[PlayedGame]:
    """On this machine, so many at a time."""
    playing = partial(play, patience=patience)
    if jobs == 1:
        yield from map(playing, pairings)
        return
    # Forking a process that has threads is asking for trouble; a fresh one finds the compiled rules in the cache.
    with multiprocessing.get_context("spawn").Pool(jobs, obey) as pool:  # leaving it ends what is still being played
        yield from pool.imap_unordered(playing, pairings)
        pool.close()  # all is played: they go by themselves
        pool.join()


def obey() -> None:
    """Ctrl+C is for the parent to hear; when that says stop, a worker sends its programs away before it goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, go)
    # A worker that is going already needs not be told: an exception would only disturb what Python does at its exit.
    Finalize(None, signal.signal, (signal.SIGTERM, signal.SIG_IGN), exitpriority=100)


def go(*_: object) -> None:
    """Wherever it is. Objects that were being dropped right then may complain of it, and nobody wants to know."""
    sys.unraisablehook = lambda _: None
    sys.exit()


def knock(address: str) -> None:
    """Raises an error if no cluster answers at the address: Ray itself would go on trying for many minutes."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if host and port.isdecimal():
        try:
            socket.create_connection((host, int(port)), timeout=10).close()
        except (OSError, OverflowError) as error:
            raise Unreachable(f"{address}: {error}", CLUSTER) from None


def on_ray(pairings: Sequence[Pairing], address: str, patience: float = PATIENCE) -> Iterator[PlayedGame]:
    """On a Ray cluster; `local` starts one on this machine."""
    ray: Any = import_module("ray")  # an extra; its types come and go
    knock(address)
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    except ConnectionError as error:
        raise Unreachable(str(error), CLUSTER) from None
    task = ray.remote(play)
    width = 2 * int(ray.cluster_resources().get("CPU", 1))
    waiting = iter(pairings)
    running = [task.remote(one, patience) for one in islice(waiting, width)]
    try:
        while running:
            done, running = ray.wait(running)
            running += [task.remote(one, patience) for one in islice(waiting, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()
