"""What holds from the moment in which a server says its address."""

import socket

import pytest

from sevenfold.server import launch
from sevenfold.server.settings import Settings
from tests.server.harness import PATIENCE


def test_whoever_comes_before_the_server_is_ready_waits_and_is_not_refused() -> None:
    with launch.bind(Settings(port=0)) as listener:
        early = socket.create_connection(listener.getsockname(), PATIENCE)
        early.close()


def test_a_port_belongs_to_one_server_before_it_is_ready() -> None:
    with launch.bind(Settings(port=0)) as listener, pytest.raises(OSError, match="in use"):
        launch.bind(Settings(port=listener.getsockname()[1]))


def test_a_server_for_all_says_where_others_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "own_number", lambda: "192.168.1.7")
    here = "http://localhost:7777"
    assert launch.addresses(Settings(host="0.0.0.0"), 7777) == (here, "http://192.168.1.7:7777")
    assert launch.addresses(Settings(), 7777) == (here, None)
    assert launch.addresses(Settings(host="::1"), 7777) == ("http://[::1]:7777", None)
    assert launch.addresses(Settings(host="0.0.0.0", url="https://a.example"), 7777) == ("https://a.example", None)
    monkeypatch.setattr(launch, "own_number", lambda: None)
    assert launch.addresses(Settings(host="::"), 7777) == (here, None)
