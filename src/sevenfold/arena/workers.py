"""Who plays the games: this process, processes on all cores, or a Ray cluster. Results come as they are ready."""

import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from sevenfold.arena.playing import Played, play
from sevenfold.arena.schedule import Pairing


def cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def locally(pairings: Sequence[Pairing], jobs: int) -> Iterator[Played]:
    """On this machine. Work is handed out as it is done, so that a test may stop early."""
    if jobs == 1:
        yield from map(play, pairings)
        return
    # Forking a process that has threads is asking for trouble; a fresh one finds the compiled rules in the cache.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = iter(pairings)
        running: set[Future[Played]] = {pool.submit(play, one) for one in islice(waiting, 2 * jobs)}
        try:
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    running |= {pool.submit(play, one) for one in islice(waiting, 1)}
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def on_ray(pairings: Sequence[Pairing], address: str) -> Iterator[Played]:
    """On a Ray cluster; `local` starts one on this machine."""
    import ray

    ray.init(address=None if address == "local" else address, log_to_driver=False)
    task = ray.remote(play)
    width = 2 * int(ray.cluster_resources().get("CPU", 1))
    waiting = iter(pairings)
    running = [task.remote(one) for one in islice(waiting, width)]
    try:
        while running:
            done, running = ray.wait(running)
            running += [task.remote(one) for one in islice(waiting, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()
