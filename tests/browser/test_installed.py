"""The installed app: a notice leads to its table, and pages open without a network."""

import json
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Worker, expect

from abyssal.testing.process import Process
from browser.people import NewPerson, Person

TRIES: Final = 6
SECONDS: Final = 10.0
"""That a notice has to come up in one try."""
SHOWN = """async () => {
    const shown = await self.registration.getNotifications();
    return shown.map(({ title, body, tag }) => ({ title, body, tag }));
}"""
PRESS = """async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""
KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(caches_.map((cache) => cache.keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
}"""


def comes(page: Page, fact: Callable[[], object], seconds: float = 60.0) -> bool:
    """Whether something comes about in time: no test may wait for ever."""
    until = monotonic() + seconds
    while monotonic() < until:
        if fact():
            return True
        page.wait_for_timeout(20)
    return False


def worker_of(page: Page, context: BrowserContext) -> Worker:
    """The service worker, once it serves the page."""
    assert comes(page, lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    [worker] = context.service_workers
    return worker


def registration_of(page: Page, session: CDPSession) -> str:
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    assert comes(page, lambda: found)
    return found[0]


def test_pages_open_without_a_network(person: NewPerson) -> None:
    ada = person(service_workers="allow")
    page = ada.page
    page.goto(ada.url)
    worker = worker_of(page, ada.context)
    # Only what everybody gets is kept, and it is enough to learn and to look things up.
    kept = worker.evaluate(KEPT)
    assert "/index.html" in kept
    assert not [path for path in kept if path.startswith(("/api", "/t/", "/me"))]
    with ada.without_network():
        page.goto(f"{ada.url}/rules/key-largo")
        expect(page.get_by_role("heading", level=1)).to_have_text("Key Largo")
        page.goto(f"{ada.url}/learn/into-the-blue")
        expect(page.locator("#board")).to_be_visible()
        page.goto(ada.url)
        expect(ada.text("web-sea")).to_be_visible()
        expect(ada.text("web-solo-none")).to_be_visible()


def open_table(ada: Person) -> str:
    """A game in which Ada is to decide."""
    seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"game": "into-the-blue", "name": "Ada", "places": seats, "start": True}
    request = ada.page.request
    request.get(f"{ada.url}/api/hello")
    answer = request.post(f"{ada.url}/api/tables", data=body, headers={"origin": ada.url})
    assert answer.ok, answer.text()
    return str(answer.json()["table"])


def test_a_notice_leads_to_its_decision(whole_browser: Browser, server: Process) -> None:
    """A push arrives, is shown, replaced and taken back, and a press leads to the decision.

    No push service can be reached here, so the browser is handed the message by its own tools. A
    press is an event that we dispatch: for that a browser opens no window and brings none to the
    front, as it does for a finger. So the home page, which is open, goes to the table.
    """
    ada = Person(whole_browser, server.url, service_workers="allow")
    page = ada.page
    ada.context.grant_permissions(["notifications"], origin=ada.url)
    page.goto(ada.url)
    table = open_table(ada)
    worker = worker_of(page, ada.context)
    session = ada.context.new_cdp_session(page)
    registration = registration_of(page, session)

    def push(*titles: str, **message: str) -> None:
        """Hand a message over until just these notices are shown: on a busy machine the browser's
        tools may lose one."""
        told = {"origin": ada.url, "registrationId": registration, "data": json.dumps(message)}
        for _ in range(TRIES):
            session.send("ServiceWorker.deliverPushMessage", told)
            if is_shown(*titles):
                return
        raise AssertionError(f"shown: {worker.evaluate(SHOWN)}")

    def is_shown(*titles: str) -> bool:
        """Whether just these notices are shown within some seconds."""

        def are_these() -> bool:
            return [one["title"] for one in worker.evaluate(SHOWN)] == list(titles)

        return comes(page, are_these, SECONDS)

    turn = {"kind": "turns", "table": table, "body": "With Ben", "path": f"/t/{table}"}
    push("Your turn", **turn, title="Your turn")
    [shown] = worker.evaluate(SHOWN)
    assert shown == {"title": "Your turn", "body": "With Ben", "tag": f"table-{table}"}
    push("Still your turn", **turn, title="Still your turn")  # one a table
    push(kind="gone", table=table)
    push("Your turn", **turn, title="Your turn")
    worker.evaluate(PRESS)
    page.wait_for_url(f"**/t/{table}")
    expect(page.locator("#board")).to_be_visible()
    expect(ada.acts.get_by_role("button").first).to_be_visible()
    assert is_shown()
    ada.leave()
