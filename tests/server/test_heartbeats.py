"""Whoever is silent is asked whether they are there; whoever plays is."""

import asyncio
from pathlib import Path

from sevenfold.server.settings import Settings
from sevenfold.server.websocket_protocol import WebSocketProtocol
from tests.server.client import Guest
from tests.server.inside import serving

AN_HOUR = 3600.0


def is_asked(channel: WebSocketProtocol) -> bool:
    """Whether a ping has not been answered yet."""
    return channel.pending_ping_payload is not None


def test_only_who_is_silent_is_asked(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(Settings(database=f"sqlite:///{tmp_path}/tables.db")) as server:
            ada = await Guest.arrive(server)
            async with ada.connect() as tab:
                channel = server.connections()[0].channel
                assert isinstance(channel, WebSocketProtocol)
                channel.ping_interval = AN_HOUR
                assert channel.ping_timer is not None
                await tab.now()

                channel.ping_timer.cancel()
                channel.send_keepalive_ping()
                assert not is_asked(channel)
                due = channel.ping_timer.when() - channel.loop.time()
                assert AN_HOUR / 2 < due <= AN_HOUR  # after the last word, not after this look

                channel.ping_timer.cancel()
                channel.heard -= AN_HOUR
                channel.send_keepalive_ping()
                assert is_asked(channel)
                async with asyncio.timeout(60):
                    while is_asked(channel):  # the answer is on its way
                        await tab.now()
                assert channel.ping_timer is not None

    asyncio.run(scenario())
