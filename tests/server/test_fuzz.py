"""Hostile input: nonsense over the socket and over HTTP finds no crash, no leak, no stuck table.

SEVENFOLD_MESSAGES=100000 runs the full form.
"""

import asyncio
import json
import os
from contextlib import suppress
from random import Random
from typing import Any, cast

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest, Tab, play_out
from tests.server.harness import Server

MESSAGES = int(os.environ.get("SEVENFOLD_MESSAGES", "3000"))
EXAMPLES = int(os.environ.get("SEVENFOLD_EXAMPLES", "2"))
BATCH = 50
DEEP = "[" * 7000 + "]" * 7000
NUMBERS = [0, -1, 1, 7, 2**31, 2**63, 2**64, -(2**63) - 1, 10**400, 1.5, 1e308]
TEXTS = ["", " ", "\x00", "\ud800", "é" * 50, "💥", "4@0", "under 4!", "../..", "' OR 1=1 --", "%s%n", "x" * 4000]
STRANGE: list[Any] = [None, True, False, *NUMBERS, *TEXTS, [], {}, [[]], [None] * 500, {"a": {}}]


def hostile(random: Random, table: str) -> str | bytes:
    """One message that nobody should send."""
    kind = random.choice(["watch", "unwatch", "move", "say", "ping", "dance", "", None, 7])
    message: dict[str, Any] = {
        "type": kind,
        "id": f"{random.random()}",
        "table": table,
        "seat": random.choice([0, 1, 2]),
        "ply": random.randrange(5),
        "move": random.choice(["4@0", "pass", "under ?", "1@1"]),
        "phrase": random.choice(["hello", "smile", "rude"]),
        "since": random.choice([None, -1, 0, 3]),
    }
    for _ in range(random.randrange(4)):
        message[random.choice([*message, "extra"])] = random.choice(STRANGE)
    for _ in range(random.randrange(3)):
        message.pop(random.choice(list(message)), None)
    text = json.dumps(message)
    match random.randrange(8):
        case 0:
            return text[: random.randrange(len(text))]
        case 1:
            spoilt = bytearray(text.encode())
            for _ in range(random.randrange(1, 6)):
                spoilt[random.randrange(len(spoilt))] = random.randrange(256)
            return bytes(spoilt)
        case 2:
            return random.randbytes(random.randrange(200))
        case 3:
            return f'{{"type":"ping","deep":{DEEP}}}' if random.random() < 0.05 else text[::-1]
    return text


async def attack(tab: Tab, random: Random, table: str, count: int) -> int:
    """Sends so many messages, or fewer if the connection is closed; every batch ends with an answer to a ping."""
    sent = 0
    try:
        while sent < count:
            for _ in range(min(BATCH, count - sent)):
                await tab.socket.send(hostile(random, table))
                sent += 1
            await tab.now()
    except ConnectionClosed:
        assert tab.socket.close_code in (1003, 1007, 1008, 1009), tab.socket.close_code
    return sent


def test_hostile_messages_break_nothing(server: Server) -> None:
    async def scenario() -> None:
        random = Random(17)
        ada, eve = await Guest.arrive(server), await Guest.arrive(server, "Eve")
        table = await ada.set_up("dragon", {}, "me guest greedy", away=None)
        sent = 0
        while sent < MESSAGES:
            async with random.choice([ada, eve]).connect() as tab:
                sent += await attack(tab, random, table, min(2000, MESSAGES - sent))
                reasons = {json.loads(text).get("reason") for text in tab.heard} - {None}
                assert "unavailable" not in reasons
                assert reasons
        async with ada.connect() as tab:
            assert (await play_out(tab, table, [0, 1], random))["outcome"] is not None
        log = server.journal.read_text()
        assert "failed" not in log
        assert "unexpected" not in log
        assert "Traceback" not in log

    asyncio.run(scenario())


BODIES = [DEEP, f'{{"game":"dragon","seats":[],"options":{{"x":{DEEP}}}}}', "", "{", "\x00", "[]"]


@pytest.mark.parametrize("body", BODIES, ids=range(len(BODIES)))
def test_hostile_bodies_are_refused(server: Server, body: str) -> None:
    async def scenario() -> None:
        ada = await Guest.arrive(server)
        for path in ("/api/tables", "/api/me/tokens", "/api/me"):
            headers = {**ada.headers, "content-type": "application/json"}
            answer = httpx.post(server.url + path, content=body, headers=headers, trust_env=False)
            assert answer.status_code == 400, answer.text
            assert answer.json()["reason"] in ("malformed", "bad-option")

    asyncio.run(scenario())


def test_the_schema_holds_no_surprises(server: Server) -> None:
    """Whatever fits the published schema, or does not, is answered without an error of ours."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    someone = asyncio.run(Guest.arrive(server)).headers
    operations: list[Any] = [cast(Any, found).ok() for found in schema.get_all_operations()]
    assert len(operations) > 20
    operations.sort(key=lambda one: (one.method.upper(), one.path) == ("DELETE", "/api/me"))  # at the very end
    for operation in operations:
        for mode in GenerationMode:

            @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
            @given(case=operation.as_strategy(generation_mode=mode))
            def attack(case: Any) -> None:
                answer = case.call(headers=someone)
                assert answer.status_code < 500, (case, answer.text)

            with suppress(Unsatisfiable):  # where nothing can be wrong
                attack()
