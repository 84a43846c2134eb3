"""`sevenfold site`: the page as plain files, for any web space and under any path."""

import argparse
import html
import shutil
from pathlib import Path
from urllib.parse import urlsplit

from sevenfold.cli.errors import CommandError
from sevenfold.cli.screen import Screen

FOLDER = Path(__file__).parents[1] / "server" / "web"  # put there by the build (hatch_build.py)
PAGE = "index.html"
MARK = ".nojekyll"  # otherwise some hosts leave out files whose names begin with an underscore


def run(options: argparse.Namespace, screen: Screen) -> None:
    if not (FOLDER / PAGE).exists():
        raise CommandError("cli-site-unbuilt")
    server = checked_server(options.server)
    folder: Path = options.folder
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise CommandError("cli-site-taken", folder=str(folder))
    write(folder, server)
    screen.say("cli-site-written", "green", folder=str(folder))


def checked_server(given: str | None) -> str | None:
    """The address without a slash at its end."""
    if given is None:
        return None
    if urlsplit(given).scheme not in ("http", "https") or not urlsplit(given).netloc:
        raise CommandError("cli-site-server", server=given)
    return given.rstrip("/")


def write(folder: Path, server: str | None) -> None:
    """Everything that was built; of an earlier version the files that a page still open may need stay."""
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".digest", "*.br"))
    page = (FOLDER / PAGE).read_text("utf-8")
    (folder / PAGE).write_text(published(page, server), "utf-8")
    (folder / MARK).touch()


def published(page: str, server: str | None) -> str:
    """The page with links from where it lies, and told that it is on its own."""
    told = " data-site" + (f' data-server="{html.escape(server)}"' if server else "")
    return page.replace('="/', '="./').replace("<html", f"<html{told}", 1)
