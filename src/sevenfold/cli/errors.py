"""What went wrong, as a sentence in the reader's language that says what would do."""

import errno
import re
from typing import Any

from sevenfold.bots import NAMES
from sevenfold.errors import (
    BotError,
    DeviceError,
    JournalError,
    OptionError,
    PositionError,
    Refused,
    SevenfoldError,
    Unreachable,
)
from sevenfold.game import ids
from sevenfold.texts import Texts

LONGEST = 300  # letters of a reason

# Options whose values need more words than "one of" or "from … to".
OPTIONS = {
    "game": "cli-bad-game",
    "option": "cli-bad-game-option",
    "bot": "cli-bad-bot",
    "seconds": "cli-bad-budget",
    "actions": "cli-bad-actions",
    "ages": "cli-bad-ages",
    "workers": "cli-bad-workers",
    "database": "cli-bad-database",
    "login": "cli-database-refused",
    "capacity": "cli-few-connections",
    "server": "cli-bad-server",
    "table": "cli-bad-table",
    "settings": "cli-bad-settings",
}
FILES = {
    errno.ENOENT: "cli-no-file",
    errno.ENOTDIR: "cli-no-folder",
    errno.EISDIR: "cli-file-is-folder",
    errno.EACCES: "cli-file-forbidden",
    errno.EPERM: "cli-file-forbidden",
    errno.EADDRINUSE: "cli-port-taken",
}
RANGE = re.compile(r"(?P<low>[0-9]+)\.\.(?P<high>[0-9]+)")
SETTING = re.compile(r"at `\$\.(\w+)`$")  # of the environment
FIXED = re.compile(r"True|False|None|\[.*")  # a value that the variant decides

# What argparse says, and how we say it.
ARGUMENTS = {
    r"the .* required: (?P<missing>.*)": "cli-missing-arguments",
    r"argument (?P<option>\S+): expected .*": "cli-missing-value",
    r"argument (?P<option>\S+): invalid .*?: (?P<value>.*?) \(.*? from (?P<allowed>.*)\)": "cli-bad-choice",
    r"argument (?P<option>\S+): ignored .*? (?P<value>\S+)": "cli-needless-value",
    r"ambiguous .*?: (?P<option>\S+) .*? (?P<allowed>--.*)": "cli-ambiguous-option",
}


class CommandError(SevenfoldError):
    """Something typed that cannot be: a text of the catalogue, and what it speaks of."""

    def __init__(self, id: str, **arguments: object) -> None:
        super().__init__(id, arguments)
        self.id = id
        self.arguments = arguments


def of_arguments(message: str, command: str) -> CommandError:
    """What argparse complains of."""
    for pattern, id in ARGUMENTS.items():
        if found := re.fullmatch(pattern, message, re.DOTALL):
            said = {name: text.replace("'", "") for name, text in found.groupdict().items()}
            if said.get("value") in ids() and "play" in said.get("allowed", ""):  # a game where a command belongs
                return CommandError("cli-game-is-no-command", game=said["value"])
            return CommandError(id, command=command, **said)
    return CommandError("cli-bad-arguments", command=command, given=message)


def sentence(error: Exception, texts: Texts) -> str:
    """Any error that people can cause, in words."""
    id, arguments = words(error, texts)
    return texts(id, **arguments)


def words(error: Exception, texts: Texts) -> tuple[str, dict[str, Any]]:
    match error:
        case CommandError():
            return error.id, error.arguments
        case OptionError():
            return of_option(error)
        case BotError():
            return f"cli-bot-{error.fault}", {"bot": error.bot, "detail": error.detail}
        case JournalError():
            return of_journal(error, texts)
        case PositionError():
            return "cli-bad-file", {"reason": str(error)[:LONGEST]}
        case Refused():
            known = texts.has(f"server-{error.reason}")
            reason = texts(f"server-{error.reason}") if known else error.reason
            return "cli-refused", {"reason": with_detail(reason, error.detail)}
        case DeviceError():
            return "cli-no-device", {"reason": str(error)[:LONGEST]}
        case Unreachable():
            return f"cli-no-{error.what}", {"reason": str(error)[:LONGEST]}
        case OSError():
            reason = error.strerror or str(error)
            return FILES.get(error.errno or 0, "cli-file-trouble"), {
                "file": str(error.filename or "–"),
                "reason": reason,
            }
    raise error


def with_detail(reason: str, detail: str) -> str:
    return f"{reason} ({detail[:LONGEST]})" if detail else reason


def of_journal(error: JournalError, texts: Texts) -> tuple[str, dict[str, Any]]:
    """A bot or the rules of a game that have changed."""
    if not error.file:
        return "cli-match-changed", {"what": error.what}
    if texts.has(f"title-{error.what}"):
        return "cli-rules-changed", {"what": texts(f"title-{error.what}"), "file": error.file}
    return "cli-journal-changed", {"what": error.what, "file": error.file}


def of_option(error: OptionError) -> tuple[str, dict[str, Any]]:
    """An option of a game or a command, and a value that it cannot take."""
    allowed = ", ".join(NAMES) if error.name == "bot" else error.allowed
    given = {"option": f"--{error.name}", "value": plain(error.value), "allowed": allowed}
    if found := SETTING.search(error.value):
        given["option"] = f"SEVENFOLD_{found[1].upper()}"
    if FIXED.fullmatch(allowed):
        return "cli-fixed-option", given
    if error.name in OPTIONS:
        return OPTIONS[error.name], given
    if bounds := RANGE.fullmatch(allowed):
        return "cli-bad-number", {**given, **bounds.groupdict()}
    return "cli-bad-choice", given


def plain(text: str) -> str:
    """A value as it was typed, without the marks of a programmer: 'x' is x, and [5, None] is 5,-."""
    if text.startswith("["):
        return ",".join(plain(part) for part in text.strip("[]").split(", "))
    if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
        return text[1:-1]
    return "-" if text == "None" else text
