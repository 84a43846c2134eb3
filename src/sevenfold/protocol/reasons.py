"""Why a server says no. The list is closed: clients have a text for each."""

from enum import StrEnum


class Reason(StrEnum):
    """Every refusal there is."""

    MALFORMED = "malformed"  # the message cannot be read
    UNKNOWN_TABLE = "unknown-table"
    NOT_SEATED = "not-seated"  # that seat is not yours
    NOT_HOST = "not-host"
    NOT_OPEN = "not-open"  # the game has begun
    NOT_RUNNING = "not-running"  # the game has not begun
    OVER = "over"
    NOT_YOUR_TURN = "not-your-turn"
    STALE = "stale"  # another move came first
    INVALID = "invalid"  # text that is no move
    ILLEGAL = "illegal"  # a move that the rules forbid; `detail` says which
    SEAT_TAKEN = "seat-taken"
    SEATS_OPEN = "seats-open"  # not everybody is there yet
    BAD_OPTION = "bad-option"
    TOO_MANY = "too-many"  # tables, watchers, codes
    BAD_CODE = "bad-code"  # a code that is used up, too old or wrong
    RATE_LIMITED = "rate-limited"
    UNAUTHORIZED = "unauthorized"
    TOO_LATE = "too-late"  # the clock has decided
    UNAVAILABLE = "unavailable"  # try again in a moment
