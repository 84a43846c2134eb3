"""Steps and moves a second of batches, beside the environments of other libraries, in one run on one machine.

    python benchmarks/batch.py [--device cuda] [--seconds 2] [--peers] [--markdown FILE]

Everybody plays uniformly random legal actions. `moves` counts whole moves of players in compiled random play. `steps`
counts actions of a loop that a learning program would run: observations and masks of all tables are written out, an
action of each is chosen at random from the lists of legal ones, and all tables step. `of memory` compares their bytes
with what the machine writes in the same time when it does nothing else.
"""

import argparse
import os
import platform
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from sevenfold.batch import Batch
from sevenfold.machine import cores

CASES = {"dragon": {"players": 3}, "double-seven": {"players": 4}, "seven-dragons": {"players": 3}}
TABLES = {"cpu": 4096, "cuda": 132 * 8192}  # an H200 has 132 multiprocessors: all of them end at the same time
LOOKING = {"dragon": 1 << 20, "double-seven": 1 << 19, "seven-dragons": 1 << 16}  # tables on a GPU, written out
MOVES = 200  # at a time
OPENING = 30  # moves before observations are measured: tables lie empty at first
LOT = 16  # calls that a GPU may be behind, as it is behind a learning program
PGX = ("tic_tac_toe", "leduc_holdem", "sparrow_mahjong", "backgammon")
TABLES_OF_PGX, STEPS_OF_PGX = 4096, 50
Row = tuple[str, str, str, float, str]


def rate(work: Callable[[], int], settle: Callable[[], None], seconds: float, lot: int = 1) -> float:
    """How much work is done in a second."""
    work()
    settle()
    done, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        for _ in range(lot):
            done += work()
        settle()
    return done / (time.perf_counter() - started)


def settling(device: str) -> Callable[[], None]:
    """Waits until the device has done everything."""
    if device == "cpu":
        return lambda: None
    import cupy

    return cupy.cuda.runtime.deviceSynchronize


def random_play(device: str, seconds: float) -> Iterator[Row]:
    for threads in sorted({1, cores()} if device == "cpu" else {1}):
        for game, options in CASES.items():
            batch = Batch(game, TABLES[device], device=device, seed=1, threads=threads, **options)
            found = rate(lambda: batch.rollout(moves=MOVES).moves, settling(device), seconds)  # noqa: B023
            where = f"Sevenfold, {threads} core{'s' * (threads > 1)}" if device == "cpu" else "Sevenfold, GPU"
            yield where, game, "moves", found, ""
            batch.close()


def learning_loop(device: str, seconds: float) -> Iterator[Row]:
    """What a learning program waits for."""
    for game, options in CASES.items():
        tables = LOOKING[game] if device == "cuda" else TABLES[device]
        batch = Batch(game, tables, device=device, seed=1, **options)
        batch.rollout(moves=OPENING)
        write_observation, settle = writing(batch), settling(device)
        written = rate(write_observation, settle, seconds, LOT)
        free = rate(filling(batch), settle, seconds, LOT)
        yield f"Sevenfold, {device}", game, "observations and masks", written, f"{written / free:.0%} of memory"
        yield f"Sevenfold, {device}", game, "steps", rate(stepping(batch), settle, seconds, LOT), ""
        batch.close()


def writing(batch: Batch) -> Callable[[], int]:
    def work() -> int:
        batch.observe()
        batch.legal()
        return len(batch)

    return work


def filling(batch: Batch) -> Callable[[], int]:
    """The same bytes, all zero."""
    arrays = [batch.observe(), batch.legal()]

    def work() -> int:
        for array in arrays:
            if batch.device == "cuda":
                array.data.memset_async(0, array.nbytes)
            else:
                array.fill(0)
        return len(batch)

    return work


def stepping(batch: Batch) -> Callable[[], int]:
    if batch.device == "cuda":
        import cupy as xp
    else:
        xp = np
    chances, rows = xp.random.default_rng(1), xp.arange(len(batch))

    def work() -> int:
        batch.observe()
        batch.legal()
        lists, counts = batch.legal_actions()
        wanted = (chances.random(len(batch)) * counts).astype(np.int64)
        batch.step(lists[rows, wanted], check=False)
        return len(batch)

    return work


def peers(seconds: float) -> Iterator[Row]:
    """Other libraries' games of hidden information, through the interface that a learning program uses."""
    from rules import OPEN_SPIEL, RLCARD, open_spiel_compiled, open_spiel_python, rlcard_game, timed

    for name in OPEN_SPIEL:
        yield "OpenSpiel, C++ loop, 1 core", name, "moves", open_spiel_compiled(name, seconds), ""
        yield "OpenSpiel, Python, 1 core", name, "steps", timed(open_spiel_python(name), seconds), ""
    for name in RLCARD:
        yield "RLCard, 1 core", name, "steps", timed(rlcard_game(name), seconds), ""
    for name in PGX:
        yield f"Pgx on the CPU, {cores()} cores", name, "steps", rate(pgx_play(name), lambda: None, seconds), ""
    from sevenfold.envs import double_seven_v0, dragon_v0, seven_dragons_v0

    for module in (dragon_v0, double_seven_v0, seven_dragons_v0):
        yield "Sevenfold through PettingZoo, 1 core", module.raw_env.game, "steps", timed(zoo(module), seconds), ""
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_v4

    for module in (leduc_holdem_v4, texas_holdem_v4):
        yield "PettingZoo, 1 core", module.__name__.rpartition(".")[2], "steps", timed(zoo(module), seconds), ""


def pgx_play(name: str) -> Callable[[], int]:
    """Random play of many tables at once in Pgx, compiled as a whole; returns the steps of one call."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def play(state: Any, key: Any) -> tuple[Any, Any]:
        chosen, lots = jax.random.split(key)
        action = jax.random.categorical(chosen, jax.numpy.log(state.legal_action_mask.astype("float32")))
        return step(state, action, lots), None

    def play_on(state: Any, key: Any) -> Any:
        return jax.lax.scan(play, state, jax.random.split(key, STEPS_OF_PGX))[0]

    go_on = jax.jit(jax.vmap(play_on))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), TABLES_OF_PGX))
    key = jax.random.PRNGKey(1)

    def work() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state = jax.block_until_ready(go_on(state, jax.random.split(now, TABLES_OF_PGX)))
        return TABLES_OF_PGX * STEPS_OF_PGX

    return work


def zoo(module: Any) -> Callable[[int], int]:
    """Random play in a PettingZoo environment; returns the actions of one game."""
    env = module.raw_env()

    def play(seed: int) -> int:
        env.reset(seed=seed)
        chances, actions = np.random.default_rng(seed), 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(chances.choice(np.flatnonzero(observation["action_mask"]))))
                actions += 1
        return actions

    return play


def machine(device: str) -> str:
    if device == "cuda":
        import cupy

        return f"{cupy.cuda.runtime.getDeviceProperties(0)['name'].decode()}; Python {platform.python_version()}"
    info = Path("/proc/cpuinfo")
    names = [line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {cores()} of {os.cpu_count()} cores"


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--device", default="cpu", choices=["cpu", "cuda"])
    arguments.add_argument("--seconds", type=float, default=2.0, help="how long to measure each")
    arguments.add_argument("--peers", action="store_true", help="measure other libraries, too")
    arguments.add_argument("--markdown", type=Path, help="write the table to this file, too")
    given = arguments.parse_args()
    lines = [machine(given.device), "", "| engine | game | what | a second | |", "|---|---|---|---:|---|"]
    print("\n".join(lines))
    rows = [random_play(given.device, given.seconds), learning_loop(given.device, given.seconds)]
    if given.peers:
        rows.append(peers(given.seconds))
    for part in rows:
        for engine, game, what, found, remark in part:
            lines.append(f"| {engine} | {game} | {what} | {found:,.0f} | {remark} |")
            print(lines[-1], flush=True)
    if given.markdown:
        given.markdown.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
