"""What the page's arithmetic is compared with is what ours says today."""

import pytest

from sevenfold.study.judgement import Chance
from sevenfold.study.summary import ChoiceMade, costliest, decided_best, split, turning_points
from tests.reviews import read


@pytest.mark.parametrize("number", range(3))
def test_recorded_reviews_are_current(number: int) -> None:
    found = read()["reviews"][number]
    choices = [
        ChoiceMade(one["ply"], one["seat"], one["before"], one["after"], Chance(*one["cost"]), Chance(*one["short"]))
        for one in found["decisions"]
    ]
    results = {one["seat"]: one["result"] for one in found["seats"]}
    assert [choice.verdict for choice in choices] == [one["verdict"] for one in found["decisions"]]
    assert [choice.ply for choice in costliest(choices)] == found["costliest"]
    turns = turning_points(choices, results, found["moves"])
    assert [(turn.ply, turn.seat, turn.cause) for turn in turns] == [
        (turn["ply"], turn["seat"], turn["cause"]) for turn in found["turns"]
    ]
    seats = split(list(results), choices, results, found["dealt"])
    best = decided_best(seats)
    assert found["best"] == (None if best is None else best.seat)
    for ours, kept in zip(seats, found["seats"], strict=True):
        assert (ours.seat, ours.mistakes) == (kept["seat"], kept["mistakes"])
        names = ("initial", "own", "others", "deal", "draws", "result", "accuracy", "margin", "skill", "luck", "fair")
        assert [getattr(ours, name) for name in names] == pytest.approx([kept[name] for name in names])
        assert ours.cards == pytest.approx(kept["cards"])
