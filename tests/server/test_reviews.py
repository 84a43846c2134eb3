"""Reviews by the server: of finished games only, as `sevenfold review` judges them, and within bounds."""

import asyncio
from pathlib import Path
from random import Random

import pytest

import sevenfold
from sevenfold.archive import replay
from sevenfold.protocol.reasons import Reason
from sevenfold.server import reviewing
from sevenfold.server.errors import RequestRefused
from sevenfold.server.limits import Limiter
from sevenfold.server.reviewing import Reviews
from sevenfold.server.settings import Settings
from sevenfold.server.thinking import MOST_WAITING, ThinkingQueue
from sevenfold.study import moment
from sevenfold.study.judgement import Thought
from sevenfold.study.review import decided_json, review
from sevenfold.table import Table
from tests.server.client import JSON, Guest, play_out
from tests.server.inside import serving
from tests.server.test_thinking import Crowd

THOUGHT = Thought(20, 10)


def path(table: str, ply: int) -> str:
    return f"/api/tables/{table}/review/{ply}"


def test_finished_games_are_reviewed_as_by_the_command_and_running_ones_not_at_all(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/tables.db", rate=1e9, pace=0.0, thought=THOUGHT.iterations)

    async def ask() -> None:
        async with serving(settings) as server:
            ada, bob = await Guest.arrive(server), await Guest.arrive(server, "Bob")
            id = await ada.set_up("dragon", {}, "me guest")
            async with ada.connect() as tab:
                await play_out(tab, id, [0, 1], Random(1), most=2)
                for asking in (ada, bob):
                    for ply in (0, 1, 2, 99):
                        assert await asking.refused("POST", path(id, ply)) == "not-open"
                assert not server.services.reviews.remembered
                await play_out(tab, id, [0, 1], Random(2))
            table = replay((await bob.get(f"/api/tables/{id}/record"))["record"])
            answers = [await bob.do("POST", path(id, ply)) for ply in range(table.ply + 1)]  # who only has the link
            agree(answers, table)
            for ply in (-1, table.ply + 1, 10**30):
                assert await bob.refused("POST", path(id, ply)) in ("unknown-table", "malformed")
            assert await bob.refused("POST", path("nowhere", 0)) == "unknown-table"

            # Whoever has asked often enough still hears what is known, and nothing that must be thought about.
            server.services.review_limiter = Limiter(0.0, 1.0, lambda: 0.0)
            assert await ada.do("POST", path(id, 0)) == answers[0]
            server.services.reviews.remembered.clear()
            assert await ada.do("POST", path(id, 1)) == answers[1]
            assert await ada.refused("POST", path(id, 2)) == "rate-limited"
            assert await bob.do("POST", path(id, 2)) == answers[2]

    asyncio.run(ask())


def agree(answers: list[JSON], table: Table) -> None:
    """The same as the review of the whole game."""
    whole = review(table, THOUGHT)
    assert [tuple(answer["open"]) for answer in answers] == list(whole.open)
    decisions = [answer["decision"] for answer in answers if answer["decision"]]
    assert len(decisions) == len(whole.decisions) > 0
    for told, one in zip(decisions, whole.decisions, strict=True):
        known = decided_json(one, sevenfold.game.find(table.game).notation.write)
        assert answers[told["ply"]]["iterations"] == THOUGHT.iterations
        assert {name: told[name] for name in ("ply", "seat", "legal", "verdict", "exact")} == {
            name: known[name] for name in ("ply", "seat", "legal", "verdict", "exact")
        }
        assert told["played"] == table.fields(one.played)
        assert [table.fields(move["move"]) for move in known["best"]] == [move["move"] for move in told["best"]]
        assert [rounded(move["chance"]) for move in told["best"]] == [move["chance"] for move in known["best"]]
        assert rounded(told["cost"]) == known["cost"]
        assert rounded(told["short"]) == known["short"]
        assert (rounded([told["before"]])[0], rounded([told["after"]])[0]) == (known["before"][0], known["after"][0])
        assert (told["does"] is None) == (known["does"] is None) == (told["verdict"] != "mistake")


def rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]


def test_one_person_has_so_many_questions_at_a_time_and_others_are_heard() -> None:
    async def ask() -> list[str]:
        crowd = Crowd()
        asked = await crowd.ask(*["many"] * (MOST_WAITING + 1))  # the first is being thought about
        with pytest.raises(RequestRefused) as refused:
            await crowd.queue.answer("many", crowd.job("many"))
        assert refused.value.reason is Reason.TOO_MANY
        asked.append(asyncio.create_task(crowd.queue.answer("one", crowd.job("one"))))
        await asyncio.sleep(0)
        crowd.go.set()
        await asyncio.gather(*asked)
        crowd.queue.close()
        return crowd.done

    done = asyncio.run(ask())
    assert (len(done), done.index("one")) == (MOST_WAITING + 2, 2)


def test_what_was_asked_for_lately_is_remembered_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    thought_about: list[int] = []

    def look(_table: Table, ply: int, thought: Thought) -> moment.Moment:
        thought_about.append(ply)
        return moment.Moment(ply, thought, None, ())

    monkeypatch.setattr(reviewing, "look", look)
    monkeypatch.setattr(reviewing, "REMEMBERED", 2)

    async def ask() -> None:
        queue = ThinkingQueue(1)
        reviews, table = Reviews(queue, 20), sevenfold.new("dragon", players=2)
        for ply in (0, 1):
            assert (await reviews.look("one", "table", table, ply)).ply == ply
        assert reviews.known("table", 0)  # and is the last to be forgotten now
        await reviews.look("one", "table", table, 2)
        assert [reviews.known("table", ply) is not None for ply in range(3)] == [True, False, True]
        assert reviews.known("other", 0) is None
        queue.close()

    asyncio.run(ask())
    assert thought_about == [0, 1, 2]
