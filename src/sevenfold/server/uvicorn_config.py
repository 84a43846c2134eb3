"""The web server below ours: uvicorn, with our protocols and our limits."""

from typing import Any

import uvicorn

from sevenfold.server.channel import LARGEST_MESSAGE
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
