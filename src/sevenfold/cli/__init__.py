"""The `sevenfold` command."""

import sys
from collections.abc import Sequence

from rich.console import Console

from sevenfold.cli import arguments
from sevenfold.cli.screen import Closed, Screen
from sevenfold.errors import BotError, OptionError, PositionError, Refused, Unreachable
from sevenfold.texts import texts


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    words = texts(arguments.language(given))
    complaint = Screen(words, Console(stderr=True, highlight=False))
    try:
        options = arguments.parser(words).parse_args(given)
        options.run(options, Screen(words))
    except OptionError as error:
        complaint.say("cli-bad-option", "red", option=error.name, value=error.value[:60], allowed=error.allowed)
        if words.has(f"option-{error.name}"):
            complaint.say(f"option-{error.name}", "dim")
        return 2
    except PositionError as error:
        complaint.say("cli-bad-file", "red", reason=str(error)[:300])
        return 2
    except BotError as error:
        complaint.say("cli-bad-bot", "red", reason=str(error))
        return 2
    except OSError as error:
        complaint.say("cli-no-file", "red", file=str(error.filename), reason=str(error.strerror))
        return 2
    except Refused as error:
        reason = words(f"server-{error.reason}") if words.has(f"server-{error.reason}") else error.reason
        complaint.say("cli-refused", "red", reason=reason, detail=error.detail[:200])
        return 1
    except Unreachable as error:
        complaint.say("cli-no-server", "red", reason=str(error)[:200])
        return 1
    except (Closed, KeyboardInterrupt):
        return 130
    return 0
