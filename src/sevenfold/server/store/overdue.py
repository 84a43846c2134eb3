"""Tables that somebody should look after: which they are, and since when."""

from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Select, case, select, tuple_

from sevenfold.server.store import schema

Why = Literal["time", "away", "bot"]


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
    why: Why
    mover: str
    updated: int  # when the index last heard of the table


def query(why: Why, limits: Limits, after: Overdue | None, most: int) -> Select[Any]:
    """The tables that have waited longest for the same reason, or those that follow in that order.

    Every order is one that an index has, so that the next few of very many are found at once.
    """
    table, person = schema.tables, schema.identities
    since, wanted = {
        "time": (table.c.deadline, table.c.deadline <= limits.clocks),
        "away": (table.c.away_at, is_away(limits)),
        "bot": (table.c.updated_at, (table.c.phase == "running") & (table.c.mover == "")),
    }[why]
    found = select(since.label("since"), table.c.id, table.c.mover, table.c.updated_at.label("updated"))
    if why == "away":
        found = found.join(person, person.c.id == table.c.mover)
    elif why == "bot":
        wanted &= since <= limits.bots
    if after is not None:
        wanted &= tuple_(since, table.c.id) > (after.since, after.id)
    return found.where(wanted).order_by(since, table.c.id).limit(most)


def is_away(limits: Limits) -> ColumnElement[bool]:
    """Who is absent follows from the notes of all processes, so a person who thinks makes no table overdue."""
    table, person = schema.tables, schema.identities
    seen = case((person.c.seen_at > limits.began, person.c.seen_at), else_=limits.began)
    allowed = table.c.away_at - table.c.updated_at
    gone = seen + case((allowed > limits.absence, allowed), else_=limits.absence)
    return (table.c.away_at <= limits.now) & (gone <= limits.now)
