"""What games against bots need without a server, kept in a browser: no room, newer, removed."""

from typing import Any

from playwright.sync_api import expect

from browser.people import NewPerson, Person

ROOM = 1_000_000
"""Bytes that are too few for it."""
KEPT = """
async () => {
  const list = await caches.match("/offline/files.json", { cacheName: "kit" });
  return list ? await list.json() : [];
}
"""
GROW_OLD = """
async (name) => {
  const kit = await caches.open("kit");
  const list = await (await kit.match("/offline/files.json")).json();
  const old = list.map((file) => (file.name === name ? { ...file, digest: "0" } : file));
  await kit.put("/offline/files.json", Response.json(old));
}
"""


def kept(me: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = me.page.evaluate(KEPT)
    return found


def test_games_are_kept_where_there_is_room_and_renewed_and_removed(person: NewPerson) -> None:
    me = person(service_workers="allow")
    page = me.page
    storage = me.context.new_cdp_session(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    me.go("/me")
    page.get_by_role("button", name="Keep them here").wait_for()
    storage.send("Storage.overrideQuotaForOrigin", {"origin": me.url, "quotaSize": ROOM})
    page.get_by_role("button", name="Keep them here").click()
    expect(page.get_by_role("alert")).to_have_text(me.say("web-solo-keep-full"))
    assert kept(me) == []

    storage.send("Storage.overrideQuotaForOrigin", {"origin": me.url})
    page.get_by_role("button", name="Keep them here").click()
    me.text("web-solo-kept").first.wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)
    newest = kept(me)

    small = min(newest, key=lambda file: int(file["bytes"]))["name"]
    page.evaluate(GROW_OLD, small)
    asked.clear()
    page.reload()
    while kept(me) != newest:
        page.wait_for_timeout(20)
    fetched = [url for url in asked if "/offline/" in url and "files.json" not in url]
    assert [small in url for url in fetched] == [True]  # nothing but what has changed

    me.button("web-solo-remove").click()
    page.get_by_role("button", name="Keep them here").wait_for()
    assert kept(me) == []
