"""`sevenfold serve`: a server for people and programs."""

import argparse
import errno
import socket
import webbrowser
from typing import TYPE_CHECKING

from sevenfold.cli import compile_notice, databases, extras
from sevenfold.cli.errors import CommandError
from sevenfold.cli.screen import Screen
from sevenfold.game import ids

if TYPE_CHECKING:
    from sevenfold.server.settings import Settings

FIELDS = ("host", "port", "database", "workers", "url", "log")
LEVELS = ("debug", "info", "warning", "error")
MOST_PORT = 65_535


def run(options: argparse.Namespace, screen: Screen) -> None:
    extras.require("server", "serve")
    from sevenfold.server import launch
    from sevenfold.server.settings import from_environment

    settings = from_environment(**{name: getattr(options, name) for name in FIELDS})
    check(settings)
    compile_notice.prepare(screen.texts, *ids())

    def ready(address: str, elsewhere: str | None) -> None:
        screen.say("cli-serving", "bold green", address=address)
        if elsewhere:
            screen.say("cli-serving-others", "bold green", address=elsewhere)
        if options.open:
            webbrowser.open(address)

    launch.run(settings, ready)


def check(settings: "Settings") -> None:
    """Complains before the rules are compiled and anything is started."""
    from sevenfold.server import launch

    if not 0 <= settings.port <= MOST_PORT:  # the system would take it modulo 65536
        raise CommandError("cli-bad-number", option="--port", value=str(settings.port), low="0", high=str(MOST_PORT))
    if settings.log.lower() not in LEVELS:
        raise CommandError("cli-bad-choice", option="--log", value=settings.log, allowed=", ".join(LEVELS))
    launch.check(settings)
    databases.check(settings.database, "serve")
    try:
        launch.bind(settings).close()
    except OSError as error:
        if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
            raise CommandError("cli-bad-host", host=settings.host) from None
        raise
