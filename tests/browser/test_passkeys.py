"""Passkeys in a real browser, with an authenticator that it simulates."""

from typing import Any

from playwright.sync_api import expect

from abyssal.testing.process import Process
from browser.people import NewPerson, Person

OPTIONS = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Authenticator:
    """What a person's device keeps passkeys in."""

    def __init__(self, person: Person) -> None:
        self.session = person.context.new_cdp_session(person.page)
        self.session.send("WebAuthn.enable")
        made = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": OPTIONS})
        self.id = made["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        passkeys: list[dict[str, Any]] = found["credentials"]
        return passkeys

    def add(self, passkey: dict[str, Any]) -> None:
        added = {"authenticatorId": self.id, "credential": passkey}
        self.session.send("WebAuthn.addCredential", added)


def test_a_link_is_bound_to_a_passkey_that_opens_another_browser(
    person: NewPerson, server: Process
) -> None:
    url = server.url.replace("127.0.0.1", "localhost")  # a passkey belongs to a name
    laptop = person(url=url, game="into-the-blue")
    phone = person(url=url, size="phone")
    laptop.play_now()
    laptop.go("/me")
    mine, theirs = Authenticator(laptop), Authenticator(phone)
    laptop.button("web-me-link-make").click()
    field = laptop.page.get_by_role("textbox", name=laptop.say("web-me-link"))
    link = field.input_value()
    laptop.button("web-me-passkey-add").press("Enter")
    expect(laptop.text("web-me-passkey-bound")).to_be_visible()

    phone.page.goto(link)
    expect(phone.text("web-me-arrive-bound")).to_be_visible()
    [passkey] = mine.passkeys()
    theirs.add(passkey)  # as a service that keeps passkeys in step does
    phone.button("web-me-arrive-do").press("Enter")
    expect(phone.text("web-me-passkey-bound")).to_be_visible()
    phone.go("/")
    expect(phone.link("web-resume").first).to_be_visible()
