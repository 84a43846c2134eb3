"""Why a server says no. The list is closed: clients have a text for each."""

from enum import StrEnum


class Reason(StrEnum):
    """Every refusal there is."""

    MALFORMED = "malformed"  # the message cannot be read
    UNKNOWN_TABLE = "unknown-table"  # there is no table of this id
    NOT_SEATED = "not-seated"  # that seat is not yours
    NOT_HOST = "not-host"  # only the host may do that
    NOT_OPEN = "not-open"  # the game has begun
    NOT_RUNNING = "not-running"  # the game has not begun
    OVER = "over"  # the game has ended
    NOT_YOUR_TURN = "not-your-turn"  # another seat is on turn, or a bot stands in for you
    STALE = "stale"  # another move came first
    INVALID = "invalid"  # data that is no move of this game
    ILLEGAL = "illegal"  # a move that the rules forbid: `clause` names the rule, `detail` a text
    SEAT_TAKEN = "seat-taken"  # somebody sits there, or you sit elsewhere at this table
    SEATS_OPEN = "seats-open"  # not everybody is there yet
    BAD_OPTION = "bad-option"  # a wish for a table that cannot be; `detail` says why
    TOO_MANY = "too-many"  # tables, watchers, codes
    BAD_CODE = "bad-code"  # a code that is used up, too old or wrong
    RATE_LIMITED = "rate-limited"  # more messages than one person may send: wait a moment
    UNAUTHORIZED = "unauthorized"  # no identity: introduce yourself first
    TOO_LATE = "too-late"  # the clock has decided
    UNAVAILABLE = "unavailable"  # try again in a moment, with the same id
