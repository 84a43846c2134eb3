"""How many connections PostgreSQL has to spare, and how many of them a process of ours gets."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from itertools import chain, repeat

from sevenfold.errors import OptionError
from sevenfold.server.store.engine import LEAST_CONNECTIONS, USUAL_CONNECTIONS, address, driver_url, is_away

log = logging.getLogger("sevenfold.capacity")

ANSWER = 5.0  # seconds in which a database that is there answers
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)  # seconds before the next tries; then on and on
HOPELESS = ("28", "3D")  # classes of errors that waiting does not mend: who we are, and which database
SPARE = """
WITH used AS (
    SELECT usename, datname FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()
),
limits AS (
    SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int - (SELECT count(*) FROM used) AS spare
    UNION ALL
    SELECT rolconnlimit - (SELECT count(*) FROM used WHERE usename = current_user)
        FROM pg_roles WHERE rolname = current_user AND rolconnlimit >= 0
    UNION ALL
    SELECT datconnlimit - (SELECT count(*) FROM used WHERE datname = current_database())
        FROM pg_database WHERE datname = current_database() AND datconnlimit >= 0
)
SELECT min(spare) FROM limits
"""


async def spare(url: str) -> int:
    """The connections that everybody together may still open."""
    import asyncpg

    connection = await asyncpg.connect(driver_url(url), timeout=ANSWER)
    try:
        return int(await connection.fetchval(SPARE, timeout=ANSWER))
    finally:
        await connection.close(timeout=ANSWER)


def answers(url: str) -> bool:
    """Whether the database is there just now."""
    try:
        asyncio.run(spare(url))
    except Exception as error:
        if not is_away(error):
            raise
        return False
    return True


def wait_for_database(url: str, sleep: Callable[[float], None] = time.sleep) -> int:
    """The spare connections, as soon as the database answers; an OptionError if it never will."""
    for pause in pauses():
        try:
            return asyncio.run(spare(url))
        except Exception as error:
            if getattr(error, "sqlstate", "")[:2] in HOPELESS:
                shown = address(url).render_as_string(hide_password=True)
                raise OptionError(f"the database says no: {error}", "login", shown, str(error)) from None
            if not is_away(error):
                raise
            reason = str(error) or type(error).__name__
            log.warning("the database does not answer", extra={"reason": reason, "next_try_seconds": pause})
        sleep(pause)
    raise AssertionError("there is always another try")


def pauses() -> Iterator[float]:
    return chain(PAUSES, repeat(PAUSES[-1]))


def share(spare: int, processes: int, wanted: int = 0) -> int:
    """The connections of each process: as many as are wanted, or a few; an OptionError if there are not enough."""
    at_once = processes + 1 if processes > 1 else 1  # while they are renewed there is one more
    least = wanted or LEAST_CONNECTIONS
    if least * at_once > spare:
        possible = max(0, spare // least - 1) or int(spare >= least)
        raise OptionError(
            f"PostgreSQL has {spare} connections to spare, and {processes} processes need {least * at_once}",
            "capacity",
            str(processes),
            str(possible),
        )
    return wanted or min(spare // at_once, USUAL_CONNECTIONS)
