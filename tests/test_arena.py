"""The arena: fair schedules, resumable journals, ratings and tests that recover what is true."""

import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

import sevenfold
from sevenfold.arena import identity, journal, plot, rating, runner, skill, workers
from sevenfold.arena.game import PlayedGame, play
from sevenfold.arena.schedule import Match, Pairing, numbered, parse
from sevenfold.arena.sprt import Sprt, by_deal, expected
from sevenfold.errors import BotError, JournalError, PositionError

QUICK = Match("dragon", ("random", "greedy"), players=2, deals=3, seed=7)


def locally(pairings: object) -> object:
    return workers.locally(pairings, 1)  # type: ignore[arg-type]


def invented(deals: int, chance: float, seed: int = 1) -> list[PlayedGame]:
    """Games of `strong` against `weak`, who loses with this chance."""
    random, games = Random(seed), []
    for deal in range(deals):
        for bots in permutations(("strong", "weak")):
            won = random.random() < chance
            shares = [float(won == (bot == "strong")) for bot in bots]
            games.append(PlayedGame("dragon", {"players": 2}, deal, list(bots), shares, [0, 0], 46, [0.1, 0.1]))
    return games


def test_every_bot_sits_everywhere_on_every_deal() -> None:
    pairings = list(Match("dragon", ("a", "b", "c"), players=3, deals=2).pairings())
    assert len(pairings) == 6
    for deal in (0, 1):
        lines = [one.bots for one in pairings if one.deal == deal]
        for seat in range(3):
            assert {line[seat] for line in lines} == {"a", "b", "c"}


def test_many_bots_meet_in_all_choices_and_few_sit_down_twice() -> None:
    lines = {frozenset(one.bots) for one in Match("dragon", tuple("abcd"), players=2, deals=1).pairings()}
    assert len(lines) == 6
    assert {one.bots for one in Match("dragon", ("a", "b"), players=3, deals=1).pairings()} == {
        ("a", "b", "a"),
        ("b", "a", "a"),
        ("a", "a", "b"),
    }


def test_the_same_pairing_is_the_same_game() -> None:
    pairing = Pairing("dragon", (("players", 2),), 3, ("random", "greedy"))
    one, other = play(pairing), play(pairing)
    assert (one.shares, one.scores, one.moves) == (other.shares, other.scores, other.moves)
    assert one.pairing == pairing


def test_a_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = runner.run(QUICK, locally, file)  # type: ignore[arg-type]
    lines = file.read_text("utf-8").splitlines(keepends=True)
    assert len(lines) == len(whole) == 6
    file.write_text("".join(lines[:2]) + lines[2][:30], "utf-8")
    heard: list[int] = []
    again = runner.run(QUICK, locally, file, report=lambda games: heard.append(len(games)))  # type: ignore[arg-type]
    assert heard == [2, 3, 4, 5, 6]
    assert len(list(journal.read(file))) == 6
    assert {one.pairing: one.shares for one in again} == {one.pairing: one.shares for one in whole}


def with_bot(folder: Path, text: str) -> Match:
    """A match of a program against a bot of ours."""
    file = folder / "mine.py"
    file.write_text(text, "utf-8")
    return Match("dragon", (str(file), "random"), players=2, deals=1, seed=7)


FIRST_MOVE = "def choose(view, legal_moves, budget):\n    return legal_moves[0]\n"


def test_a_journal_says_what_its_games_were_played_with(tmp_path: Path) -> None:
    file, match = tmp_path / "match.jsonl", with_bot(tmp_path, FIRST_MOVE)
    runner.run(match, locally, file)  # type: ignore[arg-type]
    for line in file.read_text("utf-8").splitlines():
        game = json.loads(line)
        assert game["version"] == sevenfold.__version__
        assert game["rules"] == identity.of_rules("dragon") != identity.of_rules("double-seven")
        assert game["digests"] == [identity.of_bot(spec) for spec in game["bots"]]
    assert len({identity.of_bot(spec) for spec in (*match.bots, "greedy", "search:10", "search:100")}) == 5


def test_a_bot_that_was_edited_does_not_get_its_old_results(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    runner.run(with_bot(tmp_path, FIRST_MOVE), locally, file)  # type: ignore[arg-type]
    before = file.read_text("utf-8")
    with pytest.raises(JournalError, match=r"mine\.py has changed .* another file than match\.jsonl") as refused:
        runner.run(with_bot(tmp_path, FIRST_MOVE.replace("[0]", "[-1]")), locally, file)  # type: ignore[arg-type]
    assert refused.value.what.endswith("mine.py")
    assert file.read_text("utf-8") == before
    assert len(runner.run(with_bot(tmp_path, FIRST_MOVE), locally, file)) == 2  # type: ignore[arg-type]


def test_results_of_other_rules_are_not_reused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "match.jsonl"
    runner.run(QUICK, locally, file)  # type: ignore[arg-type]
    monkeypatch.setattr(identity, "of_rules", lambda game: "others")
    with pytest.raises(JournalError, match="dragon has changed"):
        runner.run(QUICK, locally, file)  # type: ignore[arg-type]


def test_a_bot_that_changes_during_a_match_ends_it(tmp_path: Path) -> None:
    match = with_bot(tmp_path, FIRST_MOVE)

    def meanwhile(pairings: Sequence[Pairing]) -> Iterator[PlayedGame]:
        yield from locally(pairings[:1])  # type: ignore[misc]
        with_bot(tmp_path, FIRST_MOVE.replace("[0]", "[-1]"))
        yield from locally(pairings[1:])  # type: ignore[misc]

    with pytest.raises(JournalError, match="begin the match again"):
        runner.run(match, meanwhile)


def test_a_bot_plays_against_itself_under_two_numbers() -> None:
    bots = numbered(("greedy", "greedy", "random", "greedy@0.5"))
    assert bots == ("greedy#1", "greedy#2", "random", "greedy@0.5")
    assert [parse(bot) for bot in ("greedy#1", "./a#b.py", "master@0.5#12", "./me@home/b.py#2")] == [
        ("greedy", None),
        ("./a#b.py", None),
        ("master", 0.5),
        ("./me@home/b.py", None),
    ]
    games = runner.run(Match("dragon", bots[:2], players=2, deals=2), locally)  # type: ignore[arg-type]
    assert [one.games for one in rating.rate(games, bots[:2])] == [4, 4]


def hanging(folder: Path) -> Match:
    return with_bot(folder, "import time\n\ndef choose(view, legal_moves, budget):\n    time.sleep(1000)\n")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_hangs_does_not_hang_the_arena(tmp_path: Path, jobs: int) -> None:
    pairings = list(hanging(tmp_path).pairings())
    with pytest.raises(BotError, match=r"mine\.py did not answer within 0\.2 seconds") as late:
        list(workers.locally(pairings, jobs, patience=0.2))
    assert (late.value.bot, late.value.fault, late.value.detail) == ("mine.py", "late", "0.2")


@pytest.mark.parametrize("content", [b'{"game": "dragon"}\n', b"Dear diary,\nnothing", b"Dear diary", b"\xff\xfe\n"])
def test_a_file_of_something_else_is_refused_and_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(content)
    with pytest.raises(PositionError, match="line 1"):
        runner.run(QUICK, locally, file)  # type: ignore[arg-type]
    assert file.read_bytes() == content


def test_two_processes_play_the_same_match() -> None:
    pairings = list(QUICK.pairings())
    alone = {one.pairing: one.scores for one in workers.locally(pairings, 1)}
    together = {one.pairing: one.scores for one in workers.locally(pairings, 2)}
    assert alone == together


TOLD_AT_EXIT = """
import atexit, os, signal, sys, time
from sevenfold.arena import workers
from sevenfold.arena.schedule import Match

def told():
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(0.01)

if __name__ == "__mp_main__":  # a worker
    atexit.register(told)
elif __name__ == "__main__":
    games = workers.locally(list(Match("dragon", ("random", "greedy"), players=2, deals=2).pairings()), 2)
    played = list(games) if sys.argv[1] == "all" else [next(games)]
    games.close()
    print(len(played))
"""


@pytest.mark.parametrize(("games", "count"), [("all", 4), ("one", 1)])
def test_a_worker_that_is_told_to_go_while_it_goes_says_nothing(tmp_path: Path, games: str, count: int) -> None:
    """Whether everything was played, or a test was decided earlier."""
    file = tmp_path / "match.py"
    file.write_text(TOLD_AT_EXIT, "utf-8")
    done = subprocess.run([sys.executable, file, games], capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == (f"{count}\n", "")


def test_a_cluster_plays_the_same_match() -> None:
    pytest.importorskip("ray")
    pairings = list(QUICK.pairings())
    alone = {one.pairing: one.scores for one in workers.locally(pairings, 1)}
    assert {one.pairing: one.scores for one in workers.on_ray(pairings, "local")} == alone


def test_openskill_agrees_who_is_stronger() -> None:
    pytest.importorskip("openskill")
    found = skill.skills(invented(100, 0.8))
    assert found["strong"].mu - found["weak"].mu > found["strong"].sigma


def alike(deals: int, share: float) -> list[PlayedGame]:
    """Every deal goes the same way: of its two games `strong` wins this share."""
    return [
        PlayedGame("dragon", {"players": 2}, deal, ["strong", "weak"], [won, 1 - won], [0, 0], 46, [0.1, 0.1])
        for deal in range(deals)
        for won in (1.0, 2 * share - 1)
    ]


@pytest.mark.parametrize(("deals", "bound"), [(10, 0.783), (50, 0.951)])  # 2.5% of Beta(deals + 1/2, 1/2)
def test_who_won_everything_is_not_known_to_win_always(deals: int, bound: float) -> None:
    """Games of a deal count as one: twenty games of ten deals tell no more than ten games."""
    strong, weak = rating.rate(alike(deals, 1.0), ("strong", "weak"))
    assert (strong.share.value, strong.share.high) == (1, 1)
    assert (weak.share.value, weak.share.low) == (0, 0)
    assert strong.share.low == pytest.approx(bound, abs=0.02)
    assert weak.share.high == pytest.approx(1 - bound, abs=0.02)
    for one in (strong.elo, weak.elo, rating.difference(alike(deals, 1.0), "strong", "weak")):
        assert one.high - one.low > 100
        assert one.low <= one.value <= one.high
    assert strong.elo.low > 0


def test_deals_that_all_went_alike_leave_some_doubt() -> None:
    strong, _ = rating.rate(alike(20, 0.5), ("strong", "weak"))
    assert strong.share.low < 0.5 < strong.share.high
    assert strong.share.high - strong.share.low > 0.02


def test_intervals_cover_what_is_true() -> None:
    """Of 200 matches of 20 deals, whose games go alike, 95% should; fewer than 88% has a chance of 1 in 20,000."""
    for chance in (0.5, 0.9):
        covered = 0
        for seed in range(200):
            random = Random(seed)
            games = [game for deal in range(20) for game in one_way(deal, random.random() < chance)]
            share = rating.drawn_shares(rating.tally(games, ("strong", "weak")))[:, 0]
            low, high = (sorted(share)[int(place * len(share))] for place in (0.025, 0.975))
            covered += low <= chance <= high
        assert covered >= 176


def one_way(deal: int, won: bool) -> list[PlayedGame]:
    shares = [float(won), float(not won)]
    played = PlayedGame("dragon", {"players": 2}, deal, ["strong", "weak"], shares, [0, 0], 46, [0.1, 0.1])
    return [played, played]


@pytest.mark.parametrize("elo", [0, 100, 300])
def test_elo_recovers_a_known_difference(elo: int) -> None:
    games = invented(2000, expected(elo))
    gap = rating.difference(games, "strong", "weak")
    assert gap.low < elo < gap.high
    assert gap.high - gap.low < 60
    strong, weak = rating.rate(games, ("strong", "weak"))
    assert strong.elo.value - weak.elo.value == pytest.approx(gap.value)
    assert strong.share.value + weak.share.value == pytest.approx(1)


def test_elo_of_many_at_one_table() -> None:
    """Who always comes before another is rated higher; equals are rated equal."""
    games = [
        PlayedGame("dragon", {"players": 3}, deal, ["a", "b", "c"], [1.0, 0.0, 0.0], [9, 5, 5], 45, [0.0] * 3)
        for deal in range(20)
    ]
    a, b, c = (one.elo.value for one in rating.rate(games, ("a", "b", "c")))
    assert a > b
    assert b == pytest.approx(c)


def test_elo_of_many_is_about_winning_and_nothing_else() -> None:
    """Whoever wins twice as often, seat by seat, is 400 log10(2) = 120 points stronger; lost games tell nothing."""
    random, games = Random(1), []
    for deal in range(4000):
        bots = ["strong", "weak", "strong", "weak", "weak"]
        winner = random.choices(range(5), [2, 1, 2, 1, 1])[0]
        shares = [float(seat == winner) for seat in range(5)]
        scores = [random.randrange(10) + 5 * (bot == "weak") for bot in bots]
        games.append(PlayedGame("dragon", {"players": 5}, deal, bots, shares, scores, 45, [0.0] * 5))
    gap = rating.difference(games, "strong", "weak")
    assert gap.low < 120.4 < gap.high
    assert gap.high - gap.low < 60


def test_sprt_decides_both_ways_and_not_too_early() -> None:
    sprt = Sprt(0, 100)
    assert sprt.verdict(by_deal(invented(400, expected(200)), "strong", 2)) is True
    assert sprt.verdict(by_deal(invented(400, expected(-100)), "strong", 2)) is False
    assert sprt.verdict(by_deal(invented(4, 1.0), "strong", 2)) is None


def test_sprt_seldom_errs() -> None:
    sprt, wrong = Sprt(0, 100), 0
    for seed in range(40):
        scores = by_deal(invented(300, expected(0), seed), "strong", 2)
        verdicts = (sprt.verdict(scores[: number + 1]) for number in range(len(scores)))
        wrong += next((verdict for verdict in verdicts if verdict is not None), False)
    assert wrong <= 6  # 5% of 40 are 2; more than 6 has a chance of 1 in 700


def test_sprt_ends_a_match(tmp_path: Path) -> None:
    match = Match("dragon", ("greedy", "random"), players=2, deals=200)
    games = runner.run(match, locally, sprt=Sprt(0, 100))  # type: ignore[arg-type]
    assert len(games) < 100


def test_the_picture_names_everybody() -> None:
    picture = plot.draw("Dragon & co", rating.rate(invented(20, 0.7), ("strong", "weak")))
    assert picture.startswith("<svg")
    assert "Dragon &amp; co" in picture
    assert picture.count("<circle") == 2


def test_results_are_json() -> None:
    assert json.loads(json.dumps(invented(1, 1.0)[0].as_json()))["shares"] == [1.0, 0.0]
