"""Who is in a circle of friends."""

from abyssal.store.circle_port import CircleStore
from abyssal.table.errors import Refused, refused


async def membership(store: CircleStore, session: str, circle: str) -> str:
    """The member that a session is in a circle; whoever is none learns nothing of it."""
    for found, member in await store.circles_of(session):
        if found.id == circle:
            return member
    raise no_circle()


def no_circle() -> Refused:
    return refused("circle", "there is no such circle, or you are not in it")
