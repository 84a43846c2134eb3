"""Hints: only where everybody agreed to them, only for the seat on turn, and only from what it may know."""

import asyncio

from sevenfold.game import find
from tests.server.client import Guest
from tests.server.harness import Server


def test_hints_are_legal_moves_with_honest_bounds(server: Server) -> None:
    async def ask() -> None:
        ada = await Guest.arrive(server)
        for game in ("dragon", "double-seven", "seven-dragons"):
            table = await ada.set_up(game, {}, "me hatchling", hints=True)
            async with ada.connect() as tab:
                state = (await tab.watch(table, 0))["state"]
            legal = list(find(game).moves.expand(state["choices"]))
            hints = await ada.do("POST", f"/api/tables/{table}/seats/0/hints")
            assert hints
            assert all(hint["move"] in legal and 0 <= hint["low"] <= hint["win"] <= hint["high"] <= 1 for hint in hints)

    asyncio.run(ask())


def test_no_hints_without_agreement_nor_for_others(server: Server) -> None:
    async def ask() -> None:
        ada, bob = await Guest.arrive(server), await Guest.arrive(server, "Bob")
        table = await ada.set_up("dragon", {}, "me hatchling")
        assert await ada.refused("POST", f"/api/tables/{table}/seats/0/hints") == "not-open"
        table = await ada.set_up("dragon", {}, "me open", hints=True)
        assert await ada.refused("POST", f"/api/tables/{table}/seats/0/hints") == "not-running"
        await bob.do("POST", f"/api/tables/{table}/seats/1")
        await ada.do("POST", f"/api/tables/{table}/start")
        assert await bob.refused("POST", f"/api/tables/{table}/seats/1/hints") == "not-your-turn"
        assert await bob.refused("POST", f"/api/tables/{table}/seats/0/hints") == "not-seated"

    asyncio.run(ask())
