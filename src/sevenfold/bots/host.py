"""Runs a Python file as a bot behind the line protocol: `python -m sevenfold.bots.host FILE` (see program.py)."""

import json
import runpy
import sys


def main(file: str) -> None:
    """Answers until the input ends. What the file prints goes to standard error, not among the answers."""
    answers, sys.stdout = sys.stdout, sys.stderr
    choose = runpy.run_path(file, run_name="bot").get("choose")
    if not callable(choose):
        sys.exit(f"{file} has no function choose(view, legal_moves, budget)")
    for line in sys.stdin:
        question = json.loads(line)
        answers.write(f"{choose(question['view'], question['legal_moves'], question['budget'])}\n")
        answers.flush()


if __name__ == "__main__":
    main(sys.argv[1])
