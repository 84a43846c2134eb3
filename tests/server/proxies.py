"""The proxies of deploy/, as real programs before real servers. Only addresses and certificates are replaced."""

import os
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from types import MappingProxyType

import pytest

from tests.server.harness import PATIENCE, free_port

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
NGINX = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 1024; }}
http {{
    access_log off;
    {temporary}
    include {folder}/sevenfold.conf;
}}
"""
CADDY = """
{
	admin off
	local_certs
	skip_install_trust
	auto_https disable_redirects
}
"""
PACKAGES = {"nginx": "nginx-light", "haproxy": "haproxy", "caddy": "caddy"}


def program(name: str) -> str:
    """Where it is; skips the test if it is nowhere."""
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed: apt-get install {PACKAGES[name]}")
    return found


class Proxy:
    """Where it listens."""

    def __init__(self) -> None:
        self.port, self.tls = free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.port}"


@contextmanager
def running(command: list[str], proxy: Proxy, variables: Mapping[str, str] = MappingProxyType({})) -> Iterator[None]:
    environment = {**os.environ, **variables}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment)
    try:
        wait_until_open(proxy.port, process)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)


def wait_until_open(port: int, process: "subprocess.Popen[str]") -> None:
    began = time.monotonic()
    while time.monotonic() - began < PATIENCE:
        assert process.poll() is None, process.communicate()[1][-2000:]
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.02)  # until a process has come up, not for a clock
    raise AssertionError("the proxy does not listen")


def check(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


def certificate(folder: Path) -> tuple[Path, Path]:
    """Of ours, for nobody but the test."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    subject = ["-subj", "/CN=games.example.org", "-days", "2"]
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-out",
        str(chain),
        "-keyout",
        str(key),
    ]
    check([*command, *subject])
    return chain, key


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """With changes that must change something."""
    for pattern, instead in changes:
        text, count = re.subn(pattern, instead, text)
        assert count, f"{pattern} is not in the configuration"
    return text


@contextmanager
def nginx(folder: Path, file: str, backends: list[int]) -> Iterator[Proxy]:
    """The site with TLS on `proxy.tls`, and without on `proxy.port`."""
    proxy, found = Proxy(), program("nginx")
    chain, key = certificate(folder)
    site = replaced(
        (DEPLOY / file).read_text("utf-8"),
        (r"listen \[::\]:\S+( ssl http2)?;", ""),
        (r"listen 80;", f"listen 127.0.0.1:{free_port()};"),
        (r"listen 443 ssl http2;", f"listen 127.0.0.1:{proxy.tls} ssl http2; listen 127.0.0.1:{proxy.port};"),
        (r"/etc/letsencrypt/\S+fullchain.pem", str(chain)),
        (r"/etc/letsencrypt/\S+privkey.pem", str(key)),
        *((rf"server ({address});", f"server {there};") for address, there in addresses(file, backends)),
    )
    (folder / "sevenfold.conf").write_text(site)
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder, temporary=temporary, user=user))
    command = [found, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    check([*command, "-t"])
    with running(command, proxy):
        yield proxy


def addresses(file: str, backends: list[int]) -> list[tuple[str, str]]:
    """The addresses in a configuration, and those to put there."""
    if len(backends) == 1:
        return [(r"127\.0\.0\.1:7777", f"127.0.0.1:{backends[0]}")]
    options = " max_fails=1 fail_timeout=3s" if file.startswith("nginx") else ""
    return [
        (rf"10\.0\.0\.1{number}:7777{options}", f"127.0.0.1:{backend}{options}")
        for number, backend in enumerate(backends, 1)
    ]


@contextmanager
def haproxy(folder: Path, file: str, backends: list[int]) -> Iterator[Proxy]:
    proxy, found = Proxy(), program("haproxy")
    chain, key = certificate(folder)
    both = folder / "both.pem"
    both.write_text(chain.read_text() + key.read_text())
    text = replaced(
        (DEPLOY / file).read_text("utf-8"),
        (r"bind :80\n", f"bind 127.0.0.1:{proxy.port}\n"),
        (r"bind :443 ssl crt \S+", f"bind 127.0.0.1:{proxy.tls} ssl crt {both}"),
        (r"    http-request redirect scheme.*\n", ""),
        *((rf"(server \w+) {address}", rf"\1 {there}") for address, there in addresses(file, backends)),
    )
    (folder / "haproxy.cfg").write_text(text)
    command = [found, "-db", "-f", str(folder / "haproxy.cfg")]
    check([*command, "-c"])
    with running(command, proxy):
        yield proxy


@contextmanager
def caddy(folder: Path, file: str, backends: list[int]) -> Iterator[Proxy]:
    """The site with TLS on `proxy.tls`, and without on `proxy.port`. Caddy makes certificates of its own."""
    proxy, found = Proxy(), program("caddy")
    (folder / "Caddyfile").write_text(CADDY + (DEPLOY / file).read_text("utf-8"))
    site = f"{proxy.url}, https://127.0.0.1:{proxy.tls}"
    places = {"SITE": site, "UPSTREAM": f"127.0.0.1:{backends[0]}", "XDG_DATA_HOME": str(folder)}
    command = [found, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with running(command, proxy, places):
        yield proxy


MANY = {"nginx": (nginx, "nginx-many.conf"), "haproxy": (haproxy, "haproxy-many.cfg")}
ALL = {**MANY, "caddy": (caddy, "Caddyfile")}
