"""A table that is opened by its address: nothing that is there already moves when more of it comes."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.measuring import HELD, STANDING, TWO_FRAMES, resize
from tests.browser.playing import be_guest, new_page
from tests.browser.test_pages import ROOMS
from tests.server.playing import Player, Server

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


def opens(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("section.asked")).to_be_visible()
    expect(page.locator("main > .board .window")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(TWO_FRAMES)
