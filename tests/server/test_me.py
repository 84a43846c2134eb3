"""What people change about themselves: names, keys, and whether they are known at all."""

import asyncio
from pathlib import Path

import pytest

from sevenfold.protocol import COOKIE
from sevenfold.server import people
from sevenfold.server.new_table import SeatWish, TableWish
from sevenfold.server.people import MOST_TOKENS, Person
from sevenfold.server.settings import Settings
from tests.server.client import Guest
from tests.server.fake_time import FakeTime
from tests.server.inside import inside, serving


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=f"sqlite:///{tmp_path}/tables.db")


def test_names_change_a_few_times_and_languages_as_often_as_anybody_likes(settings: Settings) -> None:
    async def scenario() -> None:
        async with serving(settings, FakeTime()) as server:
            ada, bob = await Guest.arrive(server, "Ada"), await Guest.arrive(server, "Bob")
            for number in range(5):
                await ada.do("PATCH", "/api/me", {"name": f"Ada {number}"})
            assert await ada.refused("PATCH", "/api/me", {"name": "Countess", "language": "fr"}) == "rate-limited"
            assert await ada.refused("PATCH", "/api/me", {"name": ""}) == "bad-option"
            assert await ada.get("/api/me") == {"name": "Ada 4", "language": "en"}
            for language in ("nl", "fr", "ru", "en") * 3:
                changed = await ada.do("PATCH", "/api/me", {"name": "Ada 4", "language": language})
                assert changed == await ada.get("/api/me") == {"name": "Ada 4", "language": language}
            await bob.do("PATCH", "/api/me", {"name": "Robert"})

    asyncio.run(scenario())


def test_tables_hear_of_another_name_and_not_of_another_language(settings: Settings) -> None:
    async def scenario() -> None:
        async with serving(settings) as server:
            ada = await Guest.arrive(server, "Ada")
            table = await ada.set_up("dragon", {}, "me guest")
            async with ada.connect() as tab:
                await tab.watch(table, 0)
                await ada.do("PATCH", "/api/me", {"language": "fr"})
                await tab.now()
                assert not any('"type":"seats"' in text for text in tab.heard)
                await ada.do("PATCH", "/api/me", {"name": "Countess"})
                assert (await tab.until("seats"))["seats"][0]["name"] == "Countess"

    asyncio.run(scenario())


def test_a_token_does_not_change_who_its_owner_is(settings: Settings) -> None:
    async def scenario() -> None:
        async with serving(settings) as server:
            ada = await Guest.arrive(server, "Ada")
            program = Guest(server.url, (await ada.do("POST", "/api/me/tokens", {"label": "My bot"}))["secret"])
            for changes in ({"name": "Eve"}, {"language": "fr"}):
                assert await program.refused("PATCH", "/api/me", changes) == "unauthorized"
            assert await program.get("/api/me") == {"name": "Ada", "language": "en"}

    asyncio.run(scenario())


def test_of_many_tokens_that_are_wanted_at_once_no_more_are_made_than_anybody_may_have(settings: Settings) -> None:
    async def scenario() -> None:
        async with serving(settings) as server:
            ada = await Guest.arrive(server)
            wanted = (ada.request("POST", "/api/me/tokens", {"label": "bot"}) for _ in range(2 * MOST_TOKENS))
            answers = await asyncio.gather(*wanted)
            refused = [answer.json() for answer in answers if answer.status_code != 201]
            assert {answer["reason"] for answer in refused} == {"too-many"}
            assert "withdraw one" in refused[0]["detail"]
            made = await ada.get("/api/me/tokens")
            assert (len(made), len(refused)) == (MOST_TOKENS, MOST_TOKENS)
            await ada.do("DELETE", f"/api/me/tokens/{made[0]['id']}")
            await ada.do("POST", "/api/me/tokens", {"label": "bot"})

    asyncio.run(scenario())


def test_whoever_has_too_many_devices_withdraws_one_and_uses_the_same_code(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "MOST_DEVICES", 3)

    async def scenario() -> None:
        async with serving(settings) as server:
            ada, new = await Guest.arrive(server), Guest(server.url)
            for _ in range(2):
                await new.do("POST", f"/api/codes/{(await ada.do('POST', '/api/me/codes'))['code']}")
            await ada.do("POST", "/api/me/tokens", {"label": "bot"})  # which is no device
            code = (await ada.do("POST", "/api/me/codes"))["code"]
            refused = (await new.request("POST", f"/api/codes/{code}")).json()
            assert refused["reason"] == "too-many"
            assert "withdraw one" in refused["detail"]
            devices = await ada.get("/api/me/devices")
            assert [device["this"] for device in devices] == [True, False, False]
            await ada.do("DELETE", f"/api/me/devices/{devices[2]['id']}")
            moved = await new.request("POST", f"/api/codes/{code}")
            assert (await Guest(server.url, moved.cookies[COOKIE]).get("/api/me"))["name"] == "Ada"

    asyncio.run(scenario())


@pytest.mark.parametrize("first", ["the table is made", "the person is forgotten"])
def test_a_table_that_is_made_while_somebody_is_forgotten_keeps_no_seat_for_them(
    settings: Settings, first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that was let in before that is carried out when their other seats have been handed over."""

    async def scenario() -> None:
        async with serving(settings) as server:
            ada, tables = await Guest.arrive(server), server.services.tables
            forget, made = server.services.people.forget, list[str]()

            async def meanwhile(person: Person) -> None:
                wish = TableWish("dragon", {"players": 2}, [SeatWish("me"), SeatWish("guest", name="Eve")])
                if first == "the person is forgotten":
                    await forget(person)
                made.append((await tables.create(person, wish)).room.id)
                if first == "the table is made":
                    await forget(person)

            monkeypatch.setattr(server.services.people, "forget", meanwhile)
            await ada.do("DELETE", "/api/me")
            room, names = await tables.last_state(made[0])
            assert [(seat.kind, seat.identity) for seat in room.seats.values()] == [("bot", None)] * 2
            assert not names

    asyncio.run(scenario())


def test_keys_are_remembered_by_person_and_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "REMEMBERED", 3)

    async def scenario() -> None:
        async with inside(f"sqlite:///{tmp_path}/tables.db") as house:
            guests = [await house.people.welcome(name, "en") for name in ("Ada", "Bob", "Eve", "Kim")]
            (ada, _), *_, (kim, secret) = guests
            for _, key in guests:
                assert await house.people.recognise(key)
            known = [key.person.name for key in house.people.known.values()]
            assert known == ["Bob", "Eve", "Kim"]
            assert len(house.people.hashes) == 3
            house.people.forget_cached(ada.id)  # is not remembered any more
            house.people.forget_cached(kim.id)
            assert kim.id not in house.people.hashes
            assert await house.people.recognise(secret) == kim
            house.people.forget_all_cached()
            assert not house.people.known
            assert not house.people.hashes

    asyncio.run(scenario())
