"""What the kernels of batches do on an NVIDIA GPU, as its counters tell: registers, divergence, memory, stalls.

    python benchmarks/cuda_profile.py [dragon double-seven seven-dragons]

Needs NVIDIA Nsight Compute (`ncu`) and sevenfold[cuda]. For every game and kernel a row: how long it ran, registers of
a thread, threads that were active in a warp of 32, share of cycles in which a scheduler issued, what warps waited for
most, and how busy the memory was.
"""

import csv
import io
import subprocess
import sys
from collections import defaultdict

CASES = {"dragon": {"players": 3}, "double-seven": {"players": 4}, "seven-dragons": {"players": 3}}
TABLES = {"dragon": 1 << 21, "double-seven": 1 << 20, "seven-dragons": 1 << 17}
MOVES = 40
LAUNCHED = ("deal", "random play", "observe", "mask", "", "", "step")  # in the order of `work`; two make lists
TIME, REGISTERS = "gpu__time_duration.sum", "launch__registers_per_thread"
ACTIVE = "smsp__thread_inst_executed_per_inst_executed.ratio"
ISSUED = "smsp__issue_active.avg.pct_of_peak_sustained_active"
MEMORY, BYTES = "dram__throughput.avg.pct_of_peak_sustained_elapsed", "dram__bytes.sum"
STALL = "smsp__average_warps_issue_stalled_{}_per_issue_active.ratio"
STALLS = {"no_instruction": "code", "long_scoreboard": "memory", "barrier": "each other", "wait": "arithmetic"}
METRICS = [TIME, REGISTERS, ACTIVE, ISSUED, MEMORY, BYTES, *map(STALL.format, STALLS)]


def work(game: str) -> None:
    """Every kernel once."""
    from sevenfold.batch import Batch

    batch = Batch(game, TABLES[game], device="cuda", seed=1, **CASES[game])
    batch.rollout(moves=MOVES)
    batch.observe()
    batch.legal()
    lists, _ = batch.legal_actions()
    batch.step(lists[:, 0], check=False)


def profile(game: str) -> dict[str, dict[str, float]]:
    """The metrics of every kernel."""
    command = ["ncu", "--csv", "--print-units", "base", "--clock-control", "none"]
    command += ["--metrics", ",".join(METRICS)]
    command += ["--kernel-name", "regex:^(play|in_place|in_shared_memory)", sys.executable, __file__, "--work", game]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    found: dict[str, dict[str, float]] = defaultdict(lambda: defaultdict(float))
    for row in csv.DictReader(io.StringIO(printed[printed.index('"ID"') :])):
        value = row["Metric Value"].replace(",", "")
        found[row["ID"]][row["Metric Name"]] = 0.0 if value == "no data" else float(value)
    return {name: of for name, of in zip(LAUNCHED, found.values(), strict=True) if name}


def main() -> None:
    print("| game | kernel | ms | registers | active | issuing | waits for | memory busy | bytes a table |")
    print("|---|---|---:|---:|---:|---:|---|---:|---:|")
    for game in sys.argv[1:] or CASES:
        for name, of in profile(game).items():
            waits = max(STALLS, key=lambda stall, of=of: of[STALL.format(stall)])
            share = of[STALL.format(waits)] / sum(of[STALL.format(stall)] for stall in STALLS)
            print(
                f"| {game} | {name} | {of[TIME] / 1e6:.2f} | {of[REGISTERS]:.0f} | {of[ACTIVE]:.1f} of 32 "
                f"| {of[ISSUED]:.0f} % | {STALLS[waits]} ({share:.0%}) | {of[MEMORY]:.0f} % "
                f"| {of[BYTES] / TABLES[game]:,.0f} |",
                flush=True,
            )


if __name__ == "__main__":
    if sys.argv[1:2] == ["--work"]:
        work(sys.argv[2])
    else:
        main()
