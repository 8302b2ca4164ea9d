"""Two people in two browsers play again: both come, or one does not and a bot or a friend takes his chair."""

from playwright.sync_api import Browser, expect

from grandtour.core.acts import Act
from grandtour.core.chairs import Chair
from grandtour.core.records import Record, parse_record
from tests.browser.objections import check
from tests.browser.playing import PATIENCE, Traveller, new_page, play_to_the_end
from tests.server.playing import Server


class Quitter(Traveller):
    """Leaves the race as soon as he may."""

    def decides(self, chair: Chair) -> Act:
        leaving = [act for act in chair.offers() if act.verb.name == "retire"]
        return leaving[0] if leaving else super().decides(chair)

    def does(self, act: Act) -> None:
        super().does(act)
        if act.verb.name == "retire":
            self.presses(self.page.get_by_role("button", name="Really?"))


def have_played(browser: Browser, server: Server) -> tuple[Quitter, Quitter]:
    """Two who have just come to the end of a game."""
    anna = Quitter(new_page(browser), server.url, "Anna")
    boris = Quitter(new_page(browser), server.url, "Boris")
    boris.joins(anna.opens("a friend, by link", retire=True))
    play_to_the_end(anna, boris)
    for traveller in (anna, boris):
        traveller.sees_the_end()
    return anna, boris


def record_of(traveller: Traveller) -> Record:
    return parse_record(traveller.fetch(f"/api/tables/{traveller.table}/record"))


def asks_for_a_rematch(traveller: Traveller) -> str:
    """Where he waits for the other one."""
    old = traveller.page.url
    traveller.page.get_by_role("button", name="Play again").click()
    traveller.page.wait_for_url(lambda url: url != old)
    expect(traveller.page.get_by_role("heading", name="Waiting for Boris")).to_be_visible()
    return traveller.page.url


def sees_it_begin(traveller: Traveller) -> None:
    expect(traveller.page.locator("#question")).to_have_text(traveller.words.text("ask-home"), timeout=PATIENCE * 1000)


def test_both_come_to_the_rematch_and_have_a_share_in_its_draws(browser: Browser, server: Server) -> None:
    anna, boris = have_played(browser, server)
    new = asks_for_a_rematch(anna)

    expect(boris.page.get_by_text("your chair is reserved for you").first).to_be_visible()
    boris.page.get_by_role("button", name="Go to the next game").click()
    boris.page.wait_for_url(new)
    boris.page.get_by_role("button", name="Sit down").click()

    for traveller in (anna, boris):
        sees_it_begin(traveller)
    play_to_the_end(anna, boris)
    shares = record_of(anna).entropy
    assert [len(share) for share in shares] == [32, 32]
    assert shares[0] != shares[1]


def test_a_bot_takes_the_chair_of_whoever_does_not_come_to_the_rematch(browser: Browser, server: Server) -> None:
    anna, boris = have_played(browser, server)
    new = asks_for_a_rematch(anna)
    check(anna.page)
    anna.page.get_by_text("Give this chair to someone else").click()
    check(anna.page)

    anna.page.get_by_role("button", name="a bot – Explorer").click()

    sees_it_begin(anna)
    assert [seat["kind"] for seat in anna.info()["seats"]] == ["person", "bot"]
    boris.page.get_by_role("button", name="Go to the next game").click()
    boris.page.wait_for_url(new)
    boris.page.get_by_role("button", name="Take my chair back").click()
    boris.eventually(lambda: boris.mine() == [False, True] and boris.info()["seats"][1]["kind"] == "person", "he plays")


def test_a_friend_takes_the_chair_of_whoever_does_not_come_to_the_rematch(browser: Browser, server: Server) -> None:
    anna, boris = have_played(browser, server)
    new = asks_for_a_rematch(anna)
    anna.page.get_by_text("Give this chair to someone else").click()
    anna.page.get_by_role("button", name="a friend, by link").click()
    expect(anna.page.get_by_role("heading", name="Send this link to your friends")).to_be_visible()
    boris.page.reload()
    expect(boris.page.get_by_text("first come, first served").first).to_be_visible()

    Traveller(new_page(browser), server.url, "Cléo").joins(new)

    sees_it_begin(anna)
    boris.page.reload()
    expect(boris.page.get_by_text("someone else has taken your chair").first).to_be_visible()
    boris.page.get_by_role("button", name="Go to the next game").click()
    expect(boris.page.get_by_text("All chairs are taken: you are watching.")).to_be_visible()
