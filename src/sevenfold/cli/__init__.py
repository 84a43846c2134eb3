"""The `sevenfold` command."""

import sys
from collections.abc import Sequence

from rich.console import Console

from sevenfold.cli import arguments, errors
from sevenfold.cli.screen import Closed, Screen
from sevenfold.errors import Refused, SevenfoldError, Unreachable
from sevenfold.texts import texts

FAILED, BAD_INPUT, STOPPED = 1, 2, 130  # exit statuses


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    words = texts(arguments.language(given))
    try:
        options = arguments.parse(words, given)
        options.run(options, Screen(words))
    except (SevenfoldError, OSError) as error:
        complaint = Console(stderr=True, highlight=False)
        complaint.print(errors.sentence(error, words), style="red", markup=False, soft_wrap=True)
        return FAILED if isinstance(error, Refused | Unreachable) else BAD_INPUT
    except (Closed, KeyboardInterrupt):
        return STOPPED
    return 0
