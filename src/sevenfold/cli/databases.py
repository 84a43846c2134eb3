"""Looking at a server's database before anything is done with it."""

import asyncio
import re

from sevenfold.cli import extras
from sevenfold.cli.errors import CommandError


def holds_tables(database: str, command: str) -> bool:
    """Whether there are tables of ours; one that cannot be asked is a Complaint. Nothing is created or changed."""
    if database.startswith("postgres"):
        extras.require("postgres", f"{command} --database")
    from sevenfold.server.store.engine import holds_tables, is_away

    try:
        return asyncio.run(holds_tables(database))
    except Exception as error:
        if not is_away(error):
            raise
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise CommandError("cli-database-away", database=without_password(database), reason=reason[:200]) from None


def check(database: str, command: str) -> None:
    """Complains of a database that will never do; one on a server that does not answer yet is waited for."""
    if database.startswith("postgres"):
        extras.require("postgres", f"{command} --database")
    else:
        holds_tables(database, command)


def without_password(database: str) -> str:
    return re.sub(r"(?<=://)([^:/@]*):[^/]*@", r"\1@", database)
