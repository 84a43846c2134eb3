"""The web server below ours: uvicorn, with our protocols and our limits."""

import socket
from typing import Any

import uvicorn

from sevenfold.server.channel import LARGEST_MESSAGE
from sevenfold.server.garbage import look_rarely
from sevenfold.server.http_protocol import HttpProtocol
from sevenfold.server.websocket_protocol import WebSocketProtocol

APP = "sevenfold.server.app:create"
HEARTBEAT = 20.0  # seconds between two pings of the protocol below ours
PATIENCE = 3  # seconds that a shutdown waits for open connections


def configuration(app: Any = APP, workers: int = 1, proxies: str = "") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=workers,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        access_log=False,
        log_config=None,
        server_header=False,
        http=HttpProtocol,
        ws=WebSocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs memory for every connection; our messages are small
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        timeout_graceful_shutdown=PATIENCE,
    )


class WebServer(uvicorn.Server):
    """The server of a process that does nothing else."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        look_rarely()
