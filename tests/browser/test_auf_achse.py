"""Auf Achse on a low laptop."""

from playwright.sync_api import Browser, expect

from tests.browser.measuring import STANDING, resize
from tests.browser.playing import Traveller, new_page
from tests.server.playing import Server


def test_what_the_figures_of_contracts_mean_is_in_sight(browser: Browser, server: Server) -> None:
    """Given a hand of contracts, then its header says it."""
    anna = Traveller(new_page(browser), server.url, "Anna", "auf_achse")
    resize(anna.page, STANDING[0])
    anna.opens("a bot")
    while not anna.position()["view"]["hand"]:
        anna.plays()
    anna.sees_a_question()
    expect(anna.page.get_by_text(anna.words.text("board-figures"))).to_be_in_viewport(ratio=0.99)
    anna.page.context.close()
