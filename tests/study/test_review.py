"""Reviews: judged by what was known, split into decisions and luck, told in words."""

import json
import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from sevenfold.cli import game_log, main
from sevenfold.game import find, ids
from sevenfold.study.effects import effects
from sevenfold.study.judgement import Chance, Thought, compared, judge
from sevenfold.study.review import decide, open_chances, review, shared, stages
from sevenfold.study.summary import LAPSE, ChoiceMade, costliest, decided_best, split, turning_points
from sevenfold.terminal.look import Look
from sevenfold.texts import LANGUAGES, texts
from tests.study.games import played

QUICK = Thought(iterations=60, tries=40)


@pytest.mark.parametrize("game", ids())
def test_a_decision_is_judged_by_what_its_seat_knew(game: str) -> None:
    table = played(game, 3, "novice", "novice", moves=9)
    move = table.code(table.legal_moves[0])
    assert table.turn is not None
    other = table.redeal(table.turn, seed=77)
    assert other.position() != table.position()
    # the luck of a judgement follows from the seed and the number of moves
    other._codes, other._movers = table._codes, table._movers
    assert judge(other, move, QUICK) == judge(table, move, QUICK)


@pytest.mark.parametrize("game", ids())
def test_moves_are_compared_with_the_same_luck(game: str) -> None:
    table = played(game, 4, "novice", "novice", moves=6)
    found, (one, other, *_) = find(game), table.legal_moves.codes
    judge(table, one, QUICK)  # makes the game's heuristics known
    first = compared(found, table.state, [one, other], 20, 5)
    assert (compared(found, table.state, [one, other], 20, 5) == first).all()
    assert compared(found, table.state, [one], 20, 5)[0] == first[0]


def test_what_was_calculated_has_no_width() -> None:
    table = played("dragon", 5, "novice", "novice", moves=40)
    found = judge(table, table.legal_moves.codes[-1], QUICK)
    assert found.exact
    assert found.own.chance.low == found.own.chance.high
    assert found.best.chance.value - found.own.chance.value == found.own.cost.value


def cost(value: float, low: float) -> Chance:
    return Chance(value, low, 2 * value - low)


USUAL = Chance(0.0, 0.0, 0.0)  # what a usual move falls short


def test_only_what_survives_its_interval_is_a_mistake() -> None:
    assert ChoiceMade(0, 0, 0.5, 0.5, cost(0, 0), USUAL).verdict == "best"
    assert ChoiceMade(0, 0, 0.5, 0.4, cost(0.1, 0.01), USUAL).verdict == "close"
    assert ChoiceMade(0, 0, 0.5, 0.4, cost(0.1, 0.06), USUAL).verdict == "mistake"


def test_a_result_is_the_sum_of_decisions_and_luck() -> None:
    choices = [
        ChoiceMade(0, 0, 0.6, 0.5, cost(0.1, 0.05), Chance(0.04, 0.01, 0.07)),
        ChoiceMade(1, 1, 0.4, 0.4, cost(0, 0), Chance(-0.3, -0.4, -0.2)),  # better than usual
        ChoiceMade(2, 2, 0.3, 0.1, cost(0.2, 0.1), Chance(0.5, 0.46, 0.54)),
        ChoiceMade(3, 0, 0.7, 0.7, cost(0, 0), USUAL),
    ]
    found = split([0, 1, 2], choices, {0: 1.0, 1: 0.0, 2: 0.0})
    for one in found:
        assert one.initial + one.own + one.others + one.deal + one.draws == pytest.approx(one.result)
    assert sum(one.luck for one in found) == pytest.approx(0)
    assert [one.mistakes for one in found] == [1, 0, 1]
    assert found[0].own == pytest.approx(-0.04)
    assert found[0].others == pytest.approx(LAPSE / 2)  # half of the third one's lapse, which counts so much
    assert found[1].own == 0
    assert found[0].skill == found[0].own + found[0].others
    assert found[0].margin == pytest.approx(0.03)  # the others' lapses are certain: none, and more than counts
    assert sum(one.skill for one in found) == pytest.approx(0)
    assert decided_best([replace(one, margin=0.1) for one in found]) is None  # not certain enough
    sure = decided_best(found)
    assert sure is not None
    assert sure.seat == 1
    assert sum(one.fair for one in found) == pytest.approx(1)  # nobody gains by it but who had less luck
    assert found[0].fair < found[0].result  # a winner who was lucky, too
    assert found[1].accuracy == pytest.approx(100, abs=0.01)
    assert [choice.ply for choice in costliest(choices)] == [2, 0]
    assert all(turn.change for turn in turning_points(choices, {0: 1.0, 1: 0.0, 2: 0.0}, 4))


def mean_and_half(values: np.ndarray) -> tuple[float, float]:
    """With half of its 95% interval."""
    return float(values.mean()), 1.96 * float(values.std(ddof=1)) / math.sqrt(len(values))


def test_luck_of_equal_players_averages_to_zero() -> None:
    luck = [
        review(played("dragon", 9000 + number, "player", "player"), QUICK, open_games=0).seats[number % 2].luck
        for number in range(20)
    ]
    mean, half = mean_and_half(np.array(luck))
    assert abs(mean) < half


def test_results_without_the_luck_of_the_cards_vary_less() -> None:
    results, cards = [], []
    for number in range(100):
        table = played("dragon", 9100 + number, "player", "player")
        start = next(before for before, _ in stages(table))
        cards.append(open_chances(start, 0, 200)[number % 2] - 1 / 2)
        results.append(shared(table)[number % 2])
    mean, half = mean_and_half(np.array(cards))
    assert abs(mean) < half
    assert (np.array(results) - cards).var() < 0.8 * np.array(results).var()


def test_a_better_move_is_told_by_what_it_does_for_certain() -> None:
    """In the last position of a game that was won by a goal, the winning move wins however the hidden cards lie."""
    table = played("seven-dragons", 3, "player", "player")
    assert table.outcome is not None
    assert table.outcome.reason == "goal"
    before = played("seven-dragons", 3, "player", "player", moves=table.ply - 1)
    if before.turn in table.outcome.winners:
        done = effects(before, table.moves[-1])
        assert done.wins
        assert done.allows == 0
        assert {"kind": "goal"}.items() <= done.notes[-1].items()
        judged = decide(before, table.moves[-1], QUICK)
        assert judged.judgement.own.chance.value == 1
        assert judged.choice.verdict == "best"
        assert judged.choice.lapse == 0
        other = next(move for move in before.legal_moves if move != table.moves[-1])
        assert decide(before, other, QUICK).choice.short.value > 0


@pytest.mark.parametrize("game", ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_can_be_named_before_it_is_made(game: str, language: str) -> None:
    """Also a zap, of which the card is known only afterwards."""
    words, seen = texts(language), set()
    look = Look(words, lambda seat: f"{seat}")
    for table, _ in stages(played(game, 4, "novice", "novice")):
        for fields in table.legal_moves.fields() if table.turn is not None else ():
            if fields["kind"] not in seen:
                seen.add(fields["kind"])
                assert len(game_log.proposed(table, fields, [], look)[0]) > 5
    assert len(seen) > 1 or game == "dragon"


def test_the_command_writes_words_json_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "game.json", tmp_path / "game.svg"
    file.write_text(json.dumps(played("dragon", 6, "hatchling", "hatchling").record()))
    given = ["review", str(file), "--iterations", "60"]
    assert main([*given, "--json", "--plot", str(picture), "--lang", "en"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["sevenfold-review"] == 1
    assert len(found["open"]) == len(found["record"]["moves"]) + 1
    assert [one["verdict"] for one in found["decisions"] if one["ply"] in found["costliest"]] == ["mistake"] * len(
        found["costliest"]
    )
    assert all(one["played"] in [move["move"] for move in one["best"]] for one in found["decisions"])
    assert picture.read_text().startswith("<svg")
    assert main([*given, "--lang", "ru"]) == 0
    assert "60" in capsys.readouterr().out
