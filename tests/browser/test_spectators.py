"""Who watches sees what is public, cannot act, and talks among spectators."""

from playwright.sync_api import expect

from browser.people import NewPerson
from browser.strategies import cards, play_on
from browser.tables import new_table, place


def test_a_spectator_sees_no_hand_and_has_no_button(person: NewPerson) -> None:
    ada = person(game="in-too-deep")
    watcher = person("fr", "tablet", game="in-too-deep")
    ada.play_now()
    watcher.page.goto(ada.page.url)
    watcher.board.wait_for()

    def seen_for_long() -> bool:
        assert not watcher.is_asked()
        assert not watcher.open_to_me(watcher.acts).count()
        assert not cards(watcher).get_by_role("listitem").count()
        return ada.turns > 12

    play_on([ada], until=seen_for_long)


def test_a_spectator_watches_to_the_end_and_talks_to_spectators_only(person: NewPerson) -> None:
    game = "into-the-blue"
    ada = person(game=game)
    ada.play_now()
    watcher = person("fr", "tablet", game=game)
    watcher.page.goto(ada.page.url)
    watcher.board.wait_for()

    watcher.page.get_by_role("tab", name=watcher.say("web-chat")).click()
    expect(watcher.text("web-chat-spectators")).to_be_visible()
    watcher.field("web-chat-say").fill("What a dive")
    watcher.field("web-chat-say").press("Enter")
    expect(watcher.page.get_by_text("What a dive", exact=True)).to_be_visible()
    ada.page.get_by_role("tab", name=ada.say("web-chat")).click()
    expect(ada.text("web-chat-empty")).to_be_visible()

    play_on([ada])
    expect(watcher.link("web-replay")).to_be_visible()
    expect(ada.page.get_by_text("What a dive", exact=True)).to_be_visible()
    expect(watcher.button("web-rematch")).to_have_count(0)


def test_a_table_can_refuse_spectators(person: NewPerson) -> None:
    ada = person(game="into-the-blue")
    new_table(ada, "Ada")
    place(ada, 1, "bot")
    access = ada.page.get_by_role("radiogroup", name=ada.say("web-spectators"), exact=True)
    access.get_by_text(ada.say("web-spectators-no"), exact=True).click()
    ada.button("web-start").click()
    ada.board.wait_for()
    other = person("fr")
    other.page.goto(ada.page.url)
    expect(other.text("error-spectators")).to_be_visible()
    assert not other.board.count()


def test_a_spectator_takes_over_the_seat_of_a_bot_if_the_table_agrees(person: NewPerson) -> None:
    ada = person(game="into-the-blue")
    ada.play_now()
    grace = person("fr", game="into-the-blue")
    grace.page.goto(ada.page.url)
    grace.button("web-menu").click()
    grace.page.get_by_role("button", name=grace.say("web-menu-seat")).click()
    grace.field("web-your-name").fill("Grace")
    grace.button("web-vote-call").click()
    ada.page.get_by_role("button", name=ada.say("web-yes"), exact=True).click()
    expect(ada.page.get_by_text("Grace").first).to_be_visible()
    play_on([ada, grace], until=lambda: grace.is_asked())
    assert grace.is_asked()
