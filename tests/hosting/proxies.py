"""Real proxies on this machine, set up from the samples in packaging/, with TLS."""

import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from abyssal.testing.process import free_port
from live.post import certified

ROOT = Path(__file__).parents[2]
NAME = "games.example.org"
IN_BROWSERS = "table.test"
"""A name that leads to this machine in the browsers of tests."""


def program(name: str) -> str:
    """A proxy: the machine's own or Debian's; the test is skipped where there is none."""
    found = subprocess.run([ROOT / "tools/proxy.sh", name], capture_output=True, text=True)
    if found.returncode:
        pytest.skip(f"no {name}: {found.stderr.strip()}")
    return found.stdout.strip()


def nginx(folder: Path, server: int, port: int, below: str) -> list[str]:
    """The command, and the sample with this machine's ports and certificate."""
    certificate, key = certified(folder, NAME)
    sample = (ROOT / "packaging" / "nginx.conf").read_text("utf-8")
    for old, new in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("/etc/ssl/games.example.org.pem", str(certificate)),
        ("/etc/ssl/games.example.org.key", str(key)),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        ("location / {", f"location {below}/ {{"),
    ):
        assert old in sample
        sample = sample.replace(old, new)
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{place}_temp_path {folder}/{place};\n" for place in places)
    whole = (
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{sample}}}\n"
    )
    (folder / "nginx.conf").write_text(whole)
    config = str(folder / "nginx.conf")
    return [program("nginx"), "-p", str(folder), "-c", config, "-e", "stderr"]


def caddy(folder: Path, server: int, port: int, below: str) -> list[str]:
    certificate, key = certified(folder, NAME)
    sample = (ROOT / "packaging" / "Caddyfile").read_text("utf-8")
    blocks = re.findall(r"^(\S+) \{\n(.*?)^\}", sample, re.M | re.S)
    body = dict(blocks)["example.org" if below else NAME]
    body = body.replace("127.0.0.1:8000", f"127.0.0.1:{server}")
    whole = (
        "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
        f"{NAME}:{port}, {IN_BROWSERS}:{port} {{\n"
        f"\tbind 127.0.0.1\n\ttls {certificate} {key}\n{body}}}\n"
    )
    (folder / "Caddyfile").write_text(whole)
    config = str(folder / "Caddyfile")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", config]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def proxied(
    name: str, folder: Path, server: int, below: str, port: int | None = None
) -> Iterator[int]:
    """A proxy before a server; its port."""
    port = port or free_port()
    command = PROXIES[name](folder, server, port, below)
    environment = {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    log = (folder / "log").open("w")
    running = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
    try:
        while running.poll() is None:
            try:
                urlopen(f"http://127.0.0.1:{port}/", timeout=10).read()
            except URLError as error:
                if "refused" in str(error):
                    continue
            break  # it answers, if only that this is TLS
        assert running.poll() is None, (folder / "log").read_text()
        yield port
    finally:
        running.terminate()
        running.wait(60)
        log.close()
