"""A table that is opened by its address: nothing that is there already moves when more of it comes, and what comes
later is waited for."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.measuring import HELD, STANDING, TWO_FRAMES, resize
from tests.browser.playing import Traveller, be_guest, new_page
from tests.browser.test_pages import ROOMS
from tests.server.playing import Player, Server

LIGHTHOUSE = (412, 823)
"""The phone that Lighthouse looks with."""
SLOWED = 4
STILL = 0.0005
"""What is dealt is counted up in the meantime, and moves a number beside it: Lighthouse calls less than this none."""
SHIFTS = """
  window.shifts = []
  const where = ({ node, previousRect, currentRect }) =>
    [node?.className ?? '', previousRect.toJSON(), currentRect.toJSON()]
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput) shifts.push([value, ...sources.map(where)])
  }).observe({ type: 'layout-shift', buffered: true })
"""


@pytest.mark.parametrize("room", ROOMS)
def test_nothing_moves_when_a_table_appears(browser: Browser, server: Server, room: str) -> None:
    anna = Player(server.url).named("Anna")
    table = anna.opens({"kind": "me"}, {"kind": "bot", "level": "random"}, game=room)["id"]
    for kind, sizes in (("phone", HELD), ("laptop", STANDING)):
        page = new_page(browser, kind)
        be_guest(page, anna)
        opens(page, f"{server.url}/table/{table}")  # and sees what has happened so far
        page.add_init_script(SHIFTS)
        for size in sizes:
            resize(page, size)
            opens(page, f"{server.url}/table/{table}")
            assert page.evaluate("shifts") == [], size


@pytest.mark.parametrize("size", [*HELD, LIGHTHOUSE], ids=str)
@pytest.mark.parametrize("room", ROOMS)
def test_nothing_moves_when_a_table_first_comes_to_a_slow_phone(
    browser: Browser, server: Server, room: str, size: tuple[int, int]
) -> None:
    """What gives way for answers does so before it is seen, and what lies above a map has its room from the start."""
    people = Player(server.url).named("Anna"), Player(server.url).named("Boris")
    table = people[0].opens({"kind": "me"}, {"kind": "invite"}, game=room)["id"]
    people[1].joins(table)
    page = new_page(browser, "phone")
    be_guest(page, next(one for seat, one in enumerate(people) if one.position(table, seat)["offers"]))
    page.add_init_script(SHIFTS)
    resize(page, size)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    opens(page, f"{server.url}/table/{table}")
    shifts = page.evaluate("shifts")
    assert sum(value for value, *_ in shifts) < STILL, shifts


def test_whoever_presses_at_once_what_cannot_be_done_reads_why(browser: Browser, server: Server) -> None:
    """The sentence comes later than the table, and the note does not open without it."""
    anna = Traveller(new_page(browser), server.url, "Anna")
    anna.opens("a bot")
    anna.sees_a_question()
    anna.page.locator(".hand [data-card]").first.click()
    expect(anna.page.locator(".asked .note p")).to_have_text(anna.words.text("why-cm-18"))


def opens(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("section.asked")).to_be_visible()
    expect(page.locator("main > .board .window")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(TWO_FRAMES)
