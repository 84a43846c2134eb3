"""The tests of Peaks. They run where it is installed: tests/test_plugin.py sees to that."""

from sevenfold.game import ids
from tests.browser.conftest import chromium, open_page, site
from tests.server.conftest import launch

__all__ = ["chromium", "launch", "open_page", "site"]
collect_ignore_glob = [] if "peaks" in ids() else ["test_*.py"]
