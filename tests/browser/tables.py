"""How people come to sit at one table."""

from collections.abc import Callable, Sequence

from browser.people import Person

LONGEST = "Marie-Antoinette Le Goff"
"""As long as a name may be."""


def chair(person: Person, seat: int) -> str:
    return person.say("web-chair", letter="ABCDEF"[seat])


def choose_chair(person: Person, seat: int) -> None:
    """On a narrow screen one chair at a time can be changed."""
    pick = person.button("web-chair-pick", chair=chair(person, seat))
    if person.width < 720:
        pick.click()


def place(person: Person, seat: int, kind: str) -> None:
    """Who sits where: `me`, `open` or `bot`."""
    choose_chair(person, seat)
    who = person.page.get_by_role(
        "radiogroup", name=person.say("web-chair-who", chair=chair(person, seat)), exact=True
    )
    who.get_by_text(person.say(f"web-chair-{kind}"), exact=True).locator("visible=true").click()


def name_chair(person: Person, seat: int, name: str) -> None:
    choose_chair(person, seat)
    field = person.field("web-chair-name", chair=chair(person, seat))
    field.locator("visible=true").fill(name)


def new_table(person: Person, name: str) -> None:
    """The page of a new table; the first chair is mine, the second open, bots in the others."""
    person.go()
    person.link("web-new-table-of", game=person.say("title")).click()
    name_chair(person, 0, name)


def open_table(person: Person, name: str) -> str:
    """A table with an open chair; its invitation."""
    new_table(person, name)
    person.button("web-new-open").click()
    return invitation(person)


def invitation(person: Person) -> str:
    field = person.field("web-invite-link")
    field.wait_for()
    return field.input_value()


def sit_down(person: Person, link: str, name: str) -> None:
    person.page.goto(link)
    person.field("web-your-name").fill(name)
    person.button("web-sit-down").click()
    person.room("web-prompt").wait_for()


def start(people: Sequence[Person]) -> None:
    """The first of them is the host."""
    people[0].button("web-start").click()
    for person in people:
        person.board.wait_for()


def sat_down(
    people: Sequence[Person],
    names: Sequence[str],
    before: Callable[[], None] = lambda: None,
    seats: int = 0,
    **options: str,
) -> None:
    """All of them at one table, which has begun, with bots in the other chairs; `before` the others
    come, one may look around. Without `seats`, there are as many chairs as on the page."""
    host = people[0]
    new_table(host, names[0])
    if seats:
        set_chairs(host, seats)
    for seat in range(1, len(people)):
        place(host, seat, "open")
    for option, choice in options.items():
        choose(host, option, choice)
    host.button("web-new-open").click()
    link = invitation(host)
    before()
    for person, name in zip(people[1:], names[1:], strict=True):
        sit_down(person, link, name)
    start(people)


def set_chairs(host: Person, seats: int) -> None:
    """So many chairs; on the page are four, if the title allows it."""
    more, less = host.button("web-chair-add"), host.button("web-chair-remove")
    while chairs(host) != seats:
        button = more if chairs(host) < seats else less
        button.locator("visible=true").first.click()


def chairs(host: Person) -> int:
    """How many stand at the table."""
    return host.page.locator(".chairs .pick").count()


def choose(host: Person, option: str, choice: str) -> None:
    """One of the rules that can be chosen; it is written “word: what it means”."""
    word = host.say(f"option-{option}-{choice}").partition(":")[0].strip()
    group = host.page.get_by_role("radiogroup", name=host.say(f"option-{option}"), exact=True)
    group.get_by_text(word[:1].upper() + word[1:], exact=True).click()
