"""A room outside the package, which the page was built without, is played in words and buttons."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.objections import check
from tests.browser.playing import new_page
from tests.rooms import ROOMS, open_rooms
from tests.server.playing import Server


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    with open_rooms(), Server(tmp_path / "data", GRANDTOUR_ROOMS=str(ROOMS)) as server:
        yield server


def test_a_room_that_the_page_was_built_without_speaks(browser: Browser, house: Server) -> None:
    page = new_page(browser)
    page.goto(house.url)
    expect(page.get_by_text("The first to arrive wins").first).to_be_visible()
    page.get_by_role("link", name="Play Milestones").click()
    page.get_by_role("group", name="Chair 2").get_by_text("a bot", exact=True).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#question")).to_have_text("Which card do you play?")
    expect(page.get_by_role("button", name="Go", exact=False).first).to_be_visible()
    check(page)
    page.goto(f"{house.url}/rules/milestones")
    expect(page.get_by_role("heading", level=1)).to_have_text("Milestones")
    expect(page.get_by_role("navigation", name="Contents")).to_be_visible()
