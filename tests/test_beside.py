"""`./check` runs steps side by side: each is shown whole, and whichever fails, the script does."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SCRIPT = """
set -euo pipefail
. scripts/beside
begin "one" sh -c 'echo said by one; echo and this >&2; {one}'
run "two" sh -c 'echo said by two; {two}'
end "one"
verdict
echo "All passed."
"""


@pytest.mark.parametrize("failing", [(), ("one",), ("two",), ("two", "one")], ids=" and ".join)
def test_every_step_is_shown_and_whichever_fails_is_named(failing: tuple[str, ...]) -> None:
    script = SCRIPT.format(**{name: "false" if name in failing else "true" for name in ("one", "two")})
    done = subprocess.run(["bash", "-c", script], cwd=ROOT, capture_output=True, text=True)
    shown = re.sub(r", after \d+:\d\d$", "", done.stdout, flags=re.MULTILINE)
    assert shown.startswith("\n== two\nsaid by two\n\n== one\nsaid by one\nand this\n")
    assert [line for line in done.stdout.splitlines() if "FAILED" in line] == [f"FAILED: {name}" for name in failing]
    assert ("All passed." in done.stdout) == (not failing)
    assert done.returncode == bool(failing)


def test_what_runs_beside_a_script_ends_with_it() -> None:
    """Its output is a pipe: `run` would wait for whoever still holds it."""
    script = "set -e; . scripts/beside; begin one sh -c 'exec sleep 1000 >&3'; false"
    done = subprocess.run(["bash", "-c", f"exec 3>&1; {script}"], cwd=ROOT, capture_output=True, timeout=60)
    assert done.returncode == 1
