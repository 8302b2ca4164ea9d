"""Words that stand side by side do not run together, in the language in which they are longest."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.measuring import STANDING, resize
from tests.browser.playing import be_guest, new_page
from tests.server.playing import Player, Server

APART = 6
GAPS = """() => {
  const words = [...document.querySelectorAll('main .hand .page > p')].map((p) => {
    const range = document.createRange()
    range.selectNodeContents(p)
    return range.getBoundingClientRect()
  })
  return words.slice(1).map((box, i) => box.left - words[i].right)
}"""


@pytest.mark.parametrize("room", ["sakodo", "routard"])
def test_the_headings_of_the_journal_stand_apart(browser: Browser, server: Server, room: str) -> None:
    anna = Player(server.url).named("Anna")
    table = anna.opens({"kind": "me"}, {"kind": "bot", "level": "random"}, game=room)["id"]
    page = new_page(browser, language="fr-FR")
    be_guest(page, anna)
    page.goto(f"{server.url}/table/{table}")
    for size in STANDING:
        resize(page, size)
        expect(page.locator("main .hand .page > p")).to_have_count(3)
        assert min(page.evaluate(GAPS)) >= APART, size
