"""A mail server on loopback for the tests of notices."""

from collections.abc import Iterator

import pytest

from live.post import MailServer, mail_server


@pytest.fixture
def mails() -> Iterator[MailServer]:
    with mail_server() as made:
        yield made
