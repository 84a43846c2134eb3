"""Reviews of short games, and moves compared at positions of the corpus, for the page to agree with.

`python -m tests.reviews` writes tests/data/reviews.json; web/src/study/summary.test.ts and judge.test.ts read it.
"""

import json
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import sevenfold
from sevenfold import game
from sevenfold.bots.heuristics import register
from sevenfold.study.effects import threat
from sevenfold.study.judgement import Thought, chance, compared, gap
from sevenfold.study.review import open_chances, review, stages
from sevenfold.study.summary import decided_best
from sevenfold.table import Table
from tests.decisions import positions

FILE = Path(__file__).parent / "data" / "reviews.json"
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("dragon", {"players": 3}),
    ("double-seven", {"players": 2}),
    ("seven-dragons", {"players": 2}),
)
THOUGHT = Thought(iterations=60, tries=30)
SEED, TRIES, NUMBER, OPEN = 7, 40, 12345, 20
JSON = dict[str, Any]


def played(id: str, options: JSON) -> Table:
    """A game of players who do not think: there are mistakes to find."""
    table, choice = sevenfold.new(id, seed=SEED, **options), Random(SEED)
    while table.turn is not None:
        table.play(choice.choice(table.legal_moves))
    return table


def comparison(number: int, ply: int, table: Table) -> JSON:
    """The first moves of a position: their means, the cost of the second, and what is open."""
    shape = game.find(table.game)
    register(shape)
    assert table.turn is not None
    root, codes = table.redeal(table.turn, NUMBER).state, [table.code(move) for move in table.legal_moves[:3]]
    values = compared(shape, root, codes, TRIES, NUMBER)
    means = [float(mean) for mean in values.reshape(len(codes), TRIES).mean(axis=1)]
    first = chance(root, means[0], TRIES)
    cost = gap(root, values, TRIES, 0, len(codes) - 1)
    return {
        "game": number,
        "ply": ply,
        "codes": [str(code) for code in codes],
        "means": means,
        "chance": [first.value, first.low, first.high],
        "cost": [cost.value, cost.low, cost.high],
        "threat": threat(table, table.legal_moves[0]),
        "open": list(open_chances(table, NUMBER, OPEN)),
    }


def reviewed(id: str, options: JSON) -> JSON:
    """A review with all its digits."""
    found = review(played(id, options), THOUGHT, open_games=OPEN)
    choices = [{**asdict(one.choice), "verdict": one.choice.verdict} for one in found.decisions]
    return {
        "game": id,
        "options": options,
        "seed": SEED,
        "played": [str(before.code(move)) for before, move in stages(found.table) if move is not None],
        "moves": found.table.ply,
        "iterations": THOUGHT.iterations,
        "decisions": [
            {**data, "cost": list(data["cost"].values()), "short": list(data["short"].values())} for data in choices
        ],
        "turns": [asdict(turn) for turn in found.turns],
        "costliest": [one.choice.ply for one in found.costliest],
        "dealt": list(found.open[0]),
        "best": None if (best := decided_best(found.seats)) is None else best.seat,
        "seats": [{**asdict(one), "skill": one.skill, "luck": one.luck, "fair": one.fair} for one in found.seats],
    }


def read() -> Any:
    return json.loads(FILE.read_text())


def main() -> None:
    """Writes the file."""
    compared_moves = [
        comparison(number, ply, table)
        for number, ply, table in positions()
        if table.turn is not None and len(table.legal_moves) > 1
    ]
    reviews = [reviewed(id, options) for id, options in GAMES]
    file = {"tries": TRIES, "number": NUMBER, "open": OPEN, "reviews": reviews, "comparisons": compared_moves}
    FILE.write_text(json.dumps(file, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
