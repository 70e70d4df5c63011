"""The persistence interface of persons: personal links, and the devices opened with them.

A person is a principal that stands in the place of a session: whatever a session may hold, a person
holds for all devices. Links are kept as digests.
"""

from collections.abc import Mapping
from typing import NamedTuple, Protocol


class Device(NamedTuple):
    """A browser that was opened with a personal link."""

    session: str
    name: str
    since: float
    seen: float


class PersonRow(NamedTuple):
    """What is kept of a person beside their name, which stands with their session."""

    id: str
    settings: str
    """JSON, as the client wrote it."""
    created: float


class Profile(NamedTuple):
    """What somebody says of themselves, beside their name."""

    face: str = ""
    """Their porthole (`table/faces.py`); "" if they have chosen none."""
    seat: int | None = None
    """The seat they like, where it is free."""
    away_since: float | None = None
    away_until: float | None = None
    """Their days away."""


class Passkey(NamedTuple):
    """A credential of WebAuthn that speaks for a person."""

    id: str
    """As its authenticator named it, in base64url."""
    person: str
    key: str
    """The public key (COSE), in base64url."""
    uses: int
    """How often its authenticator says it was used; 0 from those that do not count."""
    name: str
    """Of the browser in which it was made."""
    site: str
    """The host name under which alone it answers."""
    since: float
    used: float


class Persons(Protocol):
    """Persons, their links, devices and passkeys."""

    async def identify(self, session: str) -> tuple[str, str | None]:
        """Who acts with a session: its person or else itself, and the name, if it is known."""

    async def profile(self, session: str) -> Profile:
        """What a person or session says of itself; nothing where it is not known."""

    async def set_shown(self, session: str, face: str, seat: int | None) -> None:
        """Keep the face and the favourite seat of a session that is known."""

    async def set_days_away(self, session: str, since: float | None, until: float | None) -> None:
        """Keep when somebody is away; None: they are not."""

    async def create_person(self, person: str, device: Device, link: str) -> None:
        """A new person with a device and a link; all that the session held is the person's."""

    async def person(self, id: str) -> PersonRow | None:
        """A person by their id; None for a session that is nobody's device."""

    async def person_by_link(self, digest: str) -> str | None:
        """The person whom a link belongs to."""

    async def count_links(self, person: str) -> int:
        """How many links of a person are valid."""

    async def add_link(self, person: str, digest: str, alone: str | None) -> None:
        """One more link; with `alone` all others are void, and so is every device but that one."""

    async def add_device(self, person: str, device: Device, bring: bool) -> None:
        """A session becomes a device of a person; with `bring`, what it held is the person's."""

    async def remove_device(self, session: str) -> None:
        """A session stands for itself again, with what it held before, if that was not brought."""

    async def see_device(self, session: str, now: float) -> None:
        """Note that a device was here."""

    async def devices_of(self, person: str) -> list[Device]:
        """The devices of a person, newest visit first."""

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """One more passkey; whether it was added: not if there are `most`, or it is there."""

    async def passkey(self, id: str) -> Passkey | None:
        """A passkey by its id."""

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, oldest first."""

    async def use_passkey(self, id: str, uses: int, now: float) -> None:
        """Note that a passkey was used, and what its authenticator counts now."""

    async def remove_passkey(self, person: str, id: str) -> bool:
        """A passkey of this person opens nothing any more; whether there was one."""

    async def set_settings(self, person: str, settings: str) -> None:
        """Keep a person's settings."""

    async def rewrite(self, table: str, lines: Mapping[int, str], summary: str) -> None:
        """Replace entries of a log by their numbers, for names that are forgotten; no others."""

    async def forget_person(self, person: str) -> None:
        """Delete a person or session: name, links, devices, settings, and what they held."""
