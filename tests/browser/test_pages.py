"""Every page, in both themes and both languages: nothing that axe would object to, nothing wider than the screen."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.playing import Traveller, new_page, play_to_the_end
from tests.server.playing import Server

AXE = (Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js").read_text()
PAGES = ["/", "/new/course", "/rules/course", "/verify", "/about", "/no/such/page"]


def objections(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("axe.run().then(result => result.violations)")
    return [f"{one['id']}: {one['help']}: {[node['html'][:120] for node in one['nodes'][:3]]}" for one in found]


def check(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.locator("h1, h2").first.wait_for(state="attached")
    assert objections(page) == []
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, f"{page.url} is {wide} px wider than the screen"


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["fr-FR", "en-GB"])
def test_nothing_to_object_to(browser: Browser, server: Server, size: str, theme: str, language: str) -> None:
    page = new_page(browser, size, color_scheme=theme) if language == "en-GB" else french(browser, size, theme)
    for path in PAGES:
        page.goto(server.url + path)
        check(page)
    page.context.close()


def french(browser: Browser, size: str, theme: str) -> Page:
    page = new_page(browser, size, color_scheme=theme)
    page.add_init_script("localStorage.setItem('language', 'fr')")
    return page


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_to_object_to_at_a_table(browser: Browser, server: Server, size: str, theme: str) -> None:
    """In the lobby, at the first question, in the middle of a turn, with a menu open, and at the end."""
    page = new_page(browser, size, color_scheme=theme)
    anna = Traveller(page, server.url, "Anna")
    anna.opens("a friend, by link")
    check(page)
    anna.opens("a bot")
    check(page)
    anna.plays()
    play_to_the_end(anna, until=lambda: anna.position()["version"] > 60)
    check(page)
    play_to_the_end(anna)
    anna.sees_the_end()
    check(page)


KILOBYTE = 1000
SIZES = """() => performance.getEntriesByType('resource')
  .filter(entry => /\\.(js|css)$/.test(new URL(entry.name).pathname))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


def test_what_is_sent_is_small(browser: Browser, server: Server) -> None:
    """Script and style as they travel: 120 kB for the first page, 150 kB more for a table with its board."""
    page = new_page(browser)
    anna = Traveller(page, server.url, "Anna")
    page.goto(server.url)
    page.wait_for_load_state("networkidle")
    first = page.evaluate(SIZES)
    anna.opens("a bot")
    page.locator("[data-spot]").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 0 < first <= 120 * KILOBYTE
    assert 0 < page.evaluate(SIZES) - first <= 150 * KILOBYTE
