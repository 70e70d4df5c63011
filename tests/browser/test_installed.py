"""The installed app: a notice leads to its table, and pages open without a network."""

import json
from typing import Any

from playwright.sync_api import Page, Worker, expect

from browser.people import NewPerson

SHELL = """() => {
    self.shown = [];
    self.opened = null;
    self.registration.showNotification = async (title, options) => {
        const close = () => (self.shown = self.shown.filter(({ tag }) => tag !== options.tag));
        close();
        self.shown.push({ title, ...options, close });
    };
    self.registration.getNotifications = async ({ tag }) =>
        self.shown.filter((one) => one.tag === tag);
    self.clients.openWindow = async (url) => (self.opened = url);
}"""
"""What a desktop does with notices: a headless browser is refused them, and opens no window."""
PRESS = """() => {
    const [notification] = self.shown;
    const waitUntil = (done) => done;
    const press = Object.assign(new Event("notificationclick"), { notification, waitUntil });
    self.dispatchEvent(press);
}"""
KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(caches_.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
}"""


def until(page: Page, worker: Worker, condition: str) -> None:
    while not worker.evaluate(condition):
        page.wait_for_timeout(20)


def test_a_notice_leads_to_its_table_and_pages_open_without_a_network(person: NewPerson) -> None:
    ada = person(service_workers="allow")
    page = ada.page
    page.goto(ada.url)
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "into-the-blue", "name": "Ada", "places": seats, "start": True}
    page.request.get(f"{ada.url}/api/hello")
    answer = page.request.post(f"{ada.url}/api/tables", data=body, headers={"origin": ada.url})
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    while not page.evaluate("navigator.serviceWorker.controller !== null"):
        page.wait_for_timeout(20)
    [worker] = ada.context.service_workers
    worker.evaluate(SHELL)

    # A push comes while no page of the table is open.
    session = ada.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)

    def push(**message: str) -> None:
        told = {"origin": ada.url, "registrationId": found[0], "data": json.dumps(message)}
        session.send("ServiceWorker.deliverPushMessage", told)

    turn = {
        "kind": "turns",
        "table": table,
        "title": "Your turn",
        "body": "",
        "path": f"/t/{table}",
    }
    push(**turn)
    until(page, worker, "self.shown.length")
    push(**{**turn, "title": "Still your turn"})  # one a table
    until(page, worker, "self.shown[0].title === 'Still your turn' && self.shown.length === 1")
    push(kind="gone", table=table)
    until(page, worker, "!self.shown.length")
    push(**turn)
    until(page, worker, "self.shown.length")
    worker.evaluate(PRESS)
    until(page, worker, "self.opened && !self.shown.length")
    page.goto(worker.evaluate("self.opened"))
    expect(page.locator("#board")).to_be_visible()

    # Only what everybody gets is kept, and it is enough to learn and to look things up.
    kept = worker.evaluate(KEPT)
    assert "/index.html" in kept
    assert not [path for path in kept if path.startswith(("/api", "/t/", "/me"))]
    page.goto(ada.url)
    with ada.without_network():
        page.goto(f"{ada.url}/rules/key-largo")
        expect(page.get_by_role("heading", level=1)).to_have_text("Key Largo")
        page.goto(f"{ada.url}/learn/into-the-blue")
        expect(page.locator("#board")).to_be_visible()
        page.goto(ada.url)
        expect(ada.text("web-sea")).to_be_visible()
        expect(ada.text("web-solo-none")).to_be_visible()
