"""The `sevenfold` command."""

import sys
from collections.abc import Sequence

from sevenfold.cli import arguments
from sevenfold.cli.screen import Closed, Screen
from sevenfold.errors import SevenfoldError
from sevenfold.texts import texts


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    words = texts(arguments.language(given))
    screen = Screen(words)
    try:
        options = arguments.parser(words).parse_args(given)
        return int(options.run(options, screen) or 0)
    except SevenfoldError as error:
        Screen(words, arguments.error_console()).show(f"sevenfold: {error}")
        return 2
    except OSError as error:
        Screen(words, arguments.error_console()).show(f"sevenfold: {error.strerror}: {error.filename}")
        return 2
    except (Closed, KeyboardInterrupt):
        return 130
