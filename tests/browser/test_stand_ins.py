"""Two people in two browsers: one closes the page, a bot stands in, he comes back; and what is shown of a lost line."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from grandtour.core.acts import Act
from grandtour.core.chairs import Chair
from grandtour.words import Words
from tests.browser.measuring import HELD, STANDING, faults_at, resize
from tests.browser.objections import check
from tests.browser.playing import SeatOnPage, Traveller, be_guest, new_page
from tests.server.playing import Player, Server

ANNA, BRUNO = 0, 1
SHOWN_WITHIN = 3000
NOTICED_WITHIN = 1400
"""Milliseconds, by the clock of the page; where the browser says that it is offline, sooner than by the silence."""


class Line:
    """Between a page and the server: it breaks, which the browser notices, or falls silent, which nobody tells."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.silent = False
        self.heard = 0
        page.clock.install()
        page.route_web_socket("**/live", self.connects)

    def connects(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def says(message: str | bytes) -> None:
            if not self.silent:
                self.heard += 1
                socket.send(message)

        server.on_message(says)

    def time_stops(self, guest: Traveller) -> None:
        """After a while in which the line was tried once more and answered: from now on every silence is a new one."""
        heard = self.heard
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 60)
        guest.eventually(lambda: self.heard > heard, "the line is found to hold")

    def falls_silent(self) -> None:
        self.silent = True

    def speaks(self) -> None:
        self.silent = False

    def breaks(self) -> None:
        self.falls_silent()
        self.page.context.set_offline(True)

    def holds(self) -> None:
        self.speaks()
        self.page.context.set_offline(False)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where nobody has to wait a minute."""
    with Server(tmp_path_factory.mktemp("impatient") / "data", GRANDTOUR_AWAY_SECONDS="0") as server:
        yield server


class Guest(Traveller):
    """Somebody whose browser speaks his language, at a table that is already laid."""

    def __init__(self, page: Page, player: Player, name: str, seat: int, table: str, language: str) -> None:
        super().__init__(page, player.url, name)
        self.words = Words(language, self.game, strict=True)
        self.seat = seat
        self.address = f"{player.url}/table/{table}"
        be_guest(page, player)
        page.goto(self.address)

    def decides(self, chair: Chair) -> Act:
        """Whatever is laid or done, but nothing that is exchanged: that has a button of its own."""
        usual = [act for act in chair.offers() if act.verb.name in ("home", "lay", "land")]
        return usual[0] if usual else super().decides(chair)

    def comes_back(self) -> None:
        self.page = self.page.context.new_page()
        self.page.goto(self.address)

    def text(self, key: str, **arguments: str) -> Locator:
        return self.page.get_by_text(self.words.text(key, **arguments)).filter(visible=True).first

    def reads(self, key: str, **arguments: str) -> None:
        expect(self.text(key, **arguments)).to_be_visible()


def record_of(guest: Guest) -> list[str]:
    text: str = guest.fetch(f"/api/tables/{guest.table}/record?seat={guest.seat}")
    return text.splitlines()


def two(browser: Browser, server: Server, language: str = "en", size: str = "laptop") -> tuple[Guest, Guest]:
    players = Player(server.url).named("Anna"), Player(server.url).named("Bruno")
    table = players[0].opens({"kind": "me"}, {"kind": "invite"})["id"]
    players[1].post(f"/api/tables/{table}/join")
    anna, bruno = (
        Guest(new_page(browser, size, {"en": "en-GB", "fr": "fr-FR"}[language]), player, name, seat, table, language)
        for seat, (player, name) in enumerate(zip(players, ("Anna", "Bruno"), strict=True))
    )
    for guest in (anna, bruno):
        guest.reads("ask-home")
    return anna, bruno


@pytest.mark.parametrize(("language", "size"), [("en", "laptop"), ("fr", "phone")])
def test_a_bot_stands_in_for_bruno_until_he_is_back(browser: Browser, server: Server, language: str, size: str) -> None:
    anna, bruno = two(browser, server, language, size)
    offer = anna.page.get_by_role("button", name=anna.words.text("stand-in-offer", name="Bruno"))
    expect(offer).to_have_count(0)

    bruno.page.close()

    anna.reads("away")
    anna.reads("stand-in-text", name="Bruno")
    check(anna.page)
    anna.presses(offer)
    anna.reads("stands-in")
    anna.reads("stood-in-for", player="Bruno", you="no")
    anna.eventually(lambda: BRUNO not in anna.info()["waiting"], "the bot has chosen a home")
    expect(offer).to_have_count(0)

    bruno.comes_back()

    anna.reads("back-again", player="Bruno", you="no")
    bruno.eventually(lambda: bruno.info()["seats"][BRUNO]["kind"] == "person", "the seat is Bruno's again")
    while not bruno.is_asked():
        position = anna.position()
        if ANNA in position["waiting"]:
            anna.says(anna.decides(SeatOnPage(anna.game, position)), position)
    bruno.plays()
    acts = [line for line in record_of(bruno) if line.startswith("B ") or line == "A bot B"]
    assert acts[0] == "A bot B"
    assert "B back" in acts[1:-1], "after he was back, he has played himself"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_on_a_phone_the_offer_is_in_sight_of_whoever_waits(browser: Browser, server: Server, language: str) -> None:
    anna, bruno = two(browser, server, language, "phone")
    anna.plays()
    bruno.page.close()
    offer = anna.page.get_by_role("button", name=anna.words.text("stand-in-offer", name="Bruno"))
    expect(offer).to_be_visible()
    for size in HELD:
        resize(anna.page, size)
        expect(offer).to_be_in_viewport(ratio=0.98)


NAMES = ["Anna", "Alexandra", "Christophe", "Isabella", "Phileas", "Nellie"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everybody_keeps_their_name_beside_what_is_said_of_them(
    browser: Browser, server: Server, language: str
) -> None:
    """Six at a table on a laptop, most of them away, and a bot in the place of one."""
    anna, *others = (Player(server.url).named(name) for name in NAMES)
    table = anna.opens({"kind": "me"}, *[{"kind": "invite"}] * len(others))["id"]
    for other in others:
        other.post(f"/api/tables/{table}/join")
    page = new_page(browser, language={"en": "en-GB", "fr": "fr-FR"}[language])
    guest = Guest(page, anna, "Anna", ANNA, table, language)
    guest.reads("ask-home")
    for words, seats in (("away", 5), ("stands-in", 1)):
        expect(page.locator(".rail .state").get_by_text(guest.words.text(words), exact=True)).to_have_count(seats)
        for size in STANDING:
            assert [fault for fault in faults_at(page, size) if any(name in fault for name in NAMES)] == []
        anna.post(f"/api/tables/{table}/stand-in", seat=1)


def test_a_lost_line_is_shown_until_it_holds_again(browser: Browser, server: Server) -> None:
    anna, bruno = two(browser, server)
    line = Line(anna.page)
    anna.page.reload()
    anna.reads("ask-home")
    offline = anna.page.get_by_text(anna.words.text("offline"))
    for loses, mends, within in (
        (line.falls_silent, line.speaks, SHOWN_WITHIN),
        (line.breaks, line.holds, NOTICED_WITHIN),
    ):
        line.time_stops(anna)
        expect(offline).to_have_count(0)
        loses()
        anna.page.clock.run_for(within)
        expect(offline).to_be_visible()
        mends()
        anna.page.clock.resume()
        expect(offline).to_have_count(0)
    bruno.plays()
    anna.eventually(lambda: anna.info()["waiting"] == [ANNA], "Bruno has chosen a home")
    expect(bruno.page.get_by_text(bruno.words.text("away"), exact=True)).to_have_count(0)


def test_leaving_ones_seat_is_asked_once(browser: Browser, server: Server) -> None:
    anna, bruno = two(browser, server)
    anna.page.get_by_role("tab", name=anna.words.text("tab-table")).click()
    leave = anna.words.text("let-bot-play")
    anna.page.get_by_role("button", name=leave, exact=True).click()
    anna.page.get_by_role("button", name=anna.words.text("really", act=leave)).click()
    expect(anna.page.get_by_role("button", name=anna.words.text("take-seat-back"))).to_be_in_viewport(ratio=0.98)
    bruno.reads("left-to-a-bot", player="Anna", you="no")
