"""`abyssal serve --database`: the whole server on PostgreSQL, killed and started again."""

import json
from pathlib import Path

import httpx
import pytest

from abyssal.store.address import address_of
from abyssal.store.folder import Unusable
from abyssal.store.postgresql import PostgresStore
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
        with pytest.raises(Unusable, match="another server serves it") as refusal:
            PostgresStore(address_of(url), tmp_path, serving=True)
        assert PASSWORD not in str(refusal.value)
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
