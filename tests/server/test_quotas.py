"""How much one person may take: unfinished games, connections."""

import asyncio
from pathlib import Path

import pytest

from sevenfold.errors import OptionError
from sevenfold.server.app import TOO_MANY
from sevenfold.server.settings import Settings, from_environment
from tests.server.client import Guest
from tests.server.inside import serving


def settings(folder: Path, **given: object) -> Settings:
    return from_environment({}, database=f"sqlite:///{folder}/tables.db", **given)


def test_unfinished_games_have_a_limit(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(settings(tmp_path, tables=2)) as server:
            ada, bob = await Guest.arrive(server, "Ada"), await Guest.arrive(server, "Bob")
            wish = {"game": "dragon", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
            tables = [(await ada.do("POST", "/api/tables", wish))["id"] for _ in range(2)]
            assert await ada.refused("POST", "/api/tables", wish) == "too-many"
            await bob.do("POST", "/api/tables", wish)
            await ada.do("DELETE", f"/api/tables/{tables[0]}/seats/0")
            await ada.do("POST", "/api/tables", wish)

    asyncio.run(scenario())


def test_connections_have_a_limit_and_closing_one_makes_room(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(settings(tmp_path, sockets=2)) as server:
            ada, bob = await Guest.arrive(server, "Ada"), await Guest.arrive(server, "Bob")
            async with ada.connect() as one, bob.connect() as his:
                async with ada.connect() as two, ada.connect() as third:
                    await third.socket.wait_closed()
                    assert third.socket.close_code == TOO_MANY
                    for tab in (one, two, his):
                        await tab.until("welcome")
                async with ada.connect() as again:
                    await again.until("welcome")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rate", "-1"),
        ("rate", "nan"),
        ("pace", "nan"),
        ("pace", "inf"),
        ("port", "99999"),
        ("bots", "-3"),
        ("sockets", "0"),
        ("url", "javascript:alert(1)"),
        ("url", "games.example.org"),
    ],
)
def test_settings_that_cannot_be_are_refused(name: str, value: str) -> None:
    with pytest.raises(OptionError) as refused:
        from_environment({f"SEVENFOLD_{name.upper()}": value})
    assert refused.value.name == name


def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(settings(tmp_path)) as server:
            await Guest.arrive(server)
            for file in tmp_path.glob("tables.db*"):
                assert file.stat().st_mode & 0o077 == 0, file

    asyncio.run(scenario())
