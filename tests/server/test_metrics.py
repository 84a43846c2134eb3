"""Metrics: Prometheus can read them, they count what happens, and nobody else gets to see them."""

import asyncio
import json
import re
import signal
import socket
from pathlib import Path
from random import Random

import httpx
import pytest

from sevenfold.errors import OptionError
from sevenfold.server.metrics.endpoint import Collector
from sevenfold.server.metrics.families import Counter, Histogram, Reading, exposition
from sevenfold.server.metrics.readings import metrics
from sevenfold.server.services import Services
from sevenfold.server.settings import Settings, from_environment, host_and_port
from sevenfold.server.time_source import TimeSource
from tests.server.client import Guest, play_out
from tests.server.conftest import Launch
from tests.server.harness import Server, free_port
from tests.server.nursery import Child

ROOT = Path(__file__).parent.parent.parent
SAMPLE = re.compile(r'(?P<name>[a-z_]+)\{(?P<labels>[a-z]+="[^"\\\n]*"(,[a-z]+="[^"\\\n]*")*)\} (?P<value>\S+)')


def parse(text: str) -> dict[str, float]:
    """Every sample by name and labels; the text must be what Prometheus' format allows."""
    found: dict[str, float] = {}
    family = ""
    assert text.endswith("\n") or not text
    for line in text.splitlines():
        if line.startswith("# TYPE "):
            _, _, family, kind = line.split(" ")
            assert kind in ("counter", "gauge", "histogram")
            assert (kind == "counter") == family.endswith("_total")
        elif not line.startswith("# HELP "):
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            assert re.fullmatch(rf"{family}(_bucket|_sum|_count)?", sample["name"])
            key = f"{sample['name']}{{{sample['labels']}}}"
            assert key not in found
            found[key] = float(sample["value"])
    return found


def read(port: int) -> dict[str, float]:
    answer = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False)
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return parse(answer.text)


def test_the_text_is_as_prometheus_reads_it() -> None:
    counter = Counter("asked_total", "How often.", "by", ["ada", "bob"])
    counter.add("bob")
    taken = Histogram("taken_seconds", "How long.", (0.1, 1.0))
    for value in (0.1, 0.25, 7.0):
        taken.observe(value)
    families = [counter.family(), taken.family(), Reading("there", "Now.", lambda: True).family()]
    assert exposition({"0": families, "1": families[-1:]}).splitlines() == [
        "# HELP asked_total How often.",
        "# TYPE asked_total counter",
        'asked_total{by="ada",worker="0"} 0',
        'asked_total{by="bob",worker="0"} 1',
        "# HELP taken_seconds How long.",
        "# TYPE taken_seconds histogram",
        'taken_seconds_bucket{le="0.1",worker="0"} 1',
        'taken_seconds_bucket{le="1",worker="0"} 2',
        'taken_seconds_bucket{le="+Inf",worker="0"} 3',
        'taken_seconds_sum{worker="0"} 7.35',
        'taken_seconds_count{worker="0"} 3',
        "# HELP there Now.",
        "# TYPE there gauge",
        'there{worker="0"} 1',
        'there{worker="1"} 1',
    ]


def test_a_server_counts_what_happens_and_names_nobody(launch: Launch) -> None:
    port = free_port()
    server = launch(metrics=f"127.0.0.1:{port}")
    before = read(port)

    async def play() -> tuple[str, int]:
        ada = await Guest.arrive(server, "Ada")
        table = await ada.set_up("dragon", {}, "me random", away=None)
        async with ada.connect() as tab:
            state = await play_out(tab, table, [0], Random(1))
            await tab.send("move", id="late", table=table, seat=0, ply=0, move={"kind": "place"})
            await tab.until("refused")
            during = read(port)
            assert during['sevenfold_connections{worker="0"}'] == during['sevenfold_people{worker="0"}'] == 1
            assert during['sevenfold_tables_watched{worker="0"}'] == 1
        return table, int(state["ply"])

    table, plies = asyncio.run(play())
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text
    after = parse(text)
    moves = after['sevenfold_move_seconds_count{worker="0"}']
    assert 0 < moves < plies  # the bot has moved, too
    assert after['sevenfold_messages_total{type="move",worker="0"}'] == moves + 1
    assert after['sevenfold_refusals_total{reason="over",worker="0"}'] == 1
    assert after['sevenfold_commit_events_sum{worker="0"}'] == plies + 2  # and two to set up and begin
    assert after['sevenfold_thinking_wait_seconds_count{worker="0"}'] == plies - moves
    assert after['sevenfold_http_requests_total{status="2xx",worker="0"}'] > 2
    assert after['sevenfold_ready{worker="0"}'] == 1
    assert after.keys() == before.keys()  # the numbers grow, their count does not
    assert table not in text
    assert "Ada" not in text
    assert "sevenfold_" not in httpx.get(f"{server.url}/metrics", trust_env=False).text  # not where people are
    assert httpx.get(f"http://127.0.0.1:{port}/", trust_env=False).status_code == 404
    folders = {file for file in Path("/tmp").glob("sevenfold-metrics-*") if (file / str(pid(server))).exists()}
    server.end(signal.SIGTERM)
    assert not any(folder.exists() for folder in folders)


def pid(server: Server) -> int:
    assert isinstance(server.process, Child)
    return server.process.process.pid or 0


def test_a_worker_that_does_not_answer_keeps_its_number_and_one_that_is_gone_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    collector = Collector(tmp_path)
    monkeypatch.setattr("sevenfold.server.metrics.endpoint.PATIENCE", 0.05)
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(str(tmp_path / "100"))
        silent.listen()
        assert collector.collect() == ""
        assert collector.numbers == {"100": 0}
    assert collector.collect() == ""
    assert collector.numbers == {}
    assert list(tmp_path.iterdir()) == []


def test_metrics_are_off_unless_somebody_says_where() -> None:
    assert from_environment({}).metrics == ""
    assert host_and_port("127.0.0.1:9777") == ("127.0.0.1", 9777)
    assert host_and_port("[::1]:9777") == ("::1", 9777)
    for address in ("9777", ":9777", "localhost", "localhost:0", "localhost:x", "localhost:65536"):
        with pytest.raises(OptionError, match="HOST:PORT"):
            from_environment({}, metrics=address)


def test_the_dashboard_asks_for_metrics_that_are_there(tmp_path: Path) -> None:
    services = Services(Settings(database=f"sqlite:///{tmp_path}/tables.db"), TimeSource())
    families = {family.name: family.kind for family in (metric.family() for metric in metrics(services))}
    there = {name for name, kind in families.items() if kind != "histogram"}
    there |= {f"{name}_{end}" for name, kind in families.items() if kind == "histogram" for end in ENDS}
    asked = " ".join(target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"])
    named = set(re.findall(r"\b(?:sevenfold|process)_\w+", asked))
    assert named <= there
    unseen = {name for name in families if not any(seen.startswith(name) for seen in named)}
    assert unseen == set()
    services.thinking.close()


ENDS = ("bucket", "sum", "count")
DASHBOARD = json.loads((ROOT / "deploy" / "grafana.json").read_text("utf-8"))
