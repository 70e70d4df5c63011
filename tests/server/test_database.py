"""`abyssal serve --database`: the whole server on PostgreSQL, killed and started again."""

import json
import subprocess
import sys
from pathlib import Path

import httpx

from abyssal.testing.process import SERVE, Process
from live import postgresql

PASSWORD = "s3cret"


def test_a_table_in_a_database_outlives_its_server(tmp_path: Path) -> None:
    url = postgresql.url_of(tmp_path / "database").replace("postgres@", f"postgres:{PASSWORD}@", 1)
    command = (*SERVE, "--database", url)
    first = Process(tmp_path / "data", program=command)
    try:
        with httpx.Client(base_url=first.url, headers={"origin": first.url}, timeout=60) as ada:
            ada.get("/api/hello")
            places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
            wish = {"game": "into-the-blue", "name": "Ada", "places": places, "start": True}
            answer = ada.post("/api/tables", json=wish)
            assert answer.status_code == 201, answer.text
            table, cookies = answer.json()["table"], dict(ada.cookies)
        said = serving_fails(tmp_path / "other", url)
        assert "another server" in said.lower()
        assert PASSWORD not in said
    finally:
        first.kill()
    again = Process(tmp_path / "data", program=command)
    try:
        with httpx.Client(base_url=again.url, cookies=cookies, timeout=60) as ada:
            lobby = ada.get(f"/api/tables/{table}").json()
            assert lobby["status"] == "playing"
            assert lobby["places"][0]["name"] == "Ada"
            assert PASSWORD not in json.dumps(lobby)
    finally:
        again.stop()
    assert not list((tmp_path / "data").glob("*.sqlite*"))


def serving_fails(folder: Path, url: str) -> str:
    command = [sys.executable, "-P", *SERVE, "--port", "0", "--data", str(folder)]
    ran = subprocess.run([*command, "--database", url], capture_output=True, text=True, timeout=120)
    assert (ran.returncode, ran.stdout) == (2, "")
    return ran.stderr
