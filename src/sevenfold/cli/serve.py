"""`sevenfold serve`: a server for people and programs."""

import argparse
import webbrowser

from sevenfold.cli import compiling, extras
from sevenfold.cli.screen import Screen
from sevenfold.game import REGISTRY

FIELDS = ("host", "port", "database", "workers", "url", "log")


def run(options: argparse.Namespace, screen: Screen) -> None:
    extras.require("server", "serve")
    from sevenfold.server import running
    from sevenfold.server.settings import from_environment

    settings = from_environment(**{name: getattr(options, name) for name in FIELDS})
    running.check(settings)
    compiling.prepare(screen.texts, *REGISTRY)

    def ready(address: str) -> None:
        screen.say("cli-serving", "bold green", address=address)
        if options.open:
            webbrowser.open(address)

    running.run(settings, ready)
