"""What can go wrong, in words. After any of these the table is as it was."""


class SevenfoldError(Exception):
    """Base of all errors that Sevenfold raises on purpose."""


class OptionError(SevenfoldError):
    """An unknown game or option, or a value that it cannot take: its `name`, the `value`, and what is `allowed`."""

    def __init__(self, message: str, name: str = "", value: str = "", allowed: str = "") -> None:
        super().__init__(message)
        self.name = name
        self.value = value
        self.allowed = allowed


class InvalidMove(SevenfoldError, ValueError):
    """Text, or data, that is no move of this game."""


class IllegalMove(SevenfoldError, ValueError):
    """A move that the rules forbid now: `clause` names the rule, as in docs/, and `reason` what exactly is wrong."""

    def __init__(self, message: str, clause: str = "", reason: str = "") -> None:
        super().__init__(message)
        self.clause = clause
        self.reason = reason


class PositionError(SevenfoldError, ValueError):
    """A position, view or record that cannot be; the message names what is wrong."""


class Unreachable(SevenfoldError):
    """Nobody answers at an address: of a `server`, or of a `cluster` of Ray, as `what` says."""

    def __init__(self, message: str, what: str = "server") -> None:
        super().__init__(message)
        self.what = what


class Refused(SevenfoldError):
    """A server refused a request: `reason` is one of docs/reference/messages.md, `clause` a rule if one forbids it."""

    def __init__(self, reason: str, detail: str = "", clause: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
        self.clause = clause


class BotError(SevenfoldError):
    """A program that plays as a bot and fails; `fault` is `start`, `late`, `ended` or `illegal` (its move)."""

    def __init__(self, message: str, bot: str = "", fault: str = "", detail: str = "") -> None:
        super().__init__(message)
        self.bot = bot
        self.fault = fault
        self.detail = detail


class JournalError(SevenfoldError):
    """A match cannot go on: `what`, a bot or a game, has changed since its first games, which `file` holds."""

    def __init__(self, what: str, file: str = "") -> None:
        where = f"; write to another file than {file}, or delete it" if file else "; begin the match again"
        super().__init__(f"{what} has changed since games of this match were played{where}")
        self.what = what
        self.file = file


class ActionError(SevenfoldError, ValueError):
    """Actions that are not legal or do not make a move, or an array of another shape or type than expected.

    Also a bot that is asked where there is nothing to choose.
    """


class DeviceError(SevenfoldError, RuntimeError):
    """A device that is not there, or a batch that is closed."""
