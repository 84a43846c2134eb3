"""Tables that somebody should look after: which they are, and since when."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Select, case, or_, select, tuple_

from sevenfold.server.store import schema


class Limits(msgspec.Struct, frozen=True):
    """What counts as overdue. All are milliseconds."""

    now: int
    clocks: int  # the clocks that had run out by then have decided
    bots: int  # bots that have not moved since then
    began: int  # nobody is away for what was before
    absence: int  # the shortest that can be told from a late note of who is there


class Overdue(msgspec.Struct, frozen=True):
    """A table where time is up, somebody has been away too long, or a bot has been slow to move."""

    since: int
    id: str
    why: Literal["time", "away", "bot"]
    mover: str
    updated: int  # when the index last heard of the table


def query(limits: Limits, after: Overdue | None, most: int) -> Select[Any]:
    """The tables that have been overdue longest, or those that follow in that order.

    Who is absent follows from the notes of all processes, so a person who thinks makes no table overdue.
    """
    table, person = schema.tables, schema.identities
    seen = case((person.c.seen_at > limits.began, person.c.seen_at), else_=limits.began)
    allowed = table.c.away_at - table.c.updated_at
    gone = seen + case((allowed > limits.absence, allowed), else_=limits.absence)
    time_is_up = table.c.deadline <= limits.clocks
    is_away = (table.c.away_at <= limits.now) & (gone <= limits.now)
    bot_is_late = (table.c.mover == "") & (table.c.updated_at <= limits.bots)
    since = case((time_is_up, table.c.deadline), (is_away, gone), else_=table.c.updated_at)
    why = case((time_is_up, "time"), (is_away, "away"), else_="bot")
    columns = (since.label("since"), table.c.id, why.label("why"), table.c.mover, table.c.updated_at.label("updated"))
    wanted = (
        select(*columns)
        .outerjoin(person, person.c.id == table.c.mover)
        .where(table.c.phase == "running", or_(time_is_up, is_away, bot_is_late))
    )
    if after is not None:
        wanted = wanted.where(tuple_(since, table.c.id) > (after.since, after.id))
    return wanted.order_by(since, table.c.id).limit(most)
