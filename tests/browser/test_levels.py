"""The three levels of the bots, where a table is set up."""

import pytest
from playwright.sync_api import Browser, Page, expect

from grandtour.core.game import game_named, games
from grandtour.words import Words
from tests.browser.measuring import resize
from tests.browser.objections import check
from tests.browser.playing import Traveller, new_page
from tests.rules import ROOT
from tests.server.playing import Server

ICONS = (ROOT / "web/src/icons/icons.ts").read_text("utf-8")
WIDTHS = (320, 360, 390, 600, 641, 768, 844, 1024, 1280, 1440)
STICKING_OUT = """() => [...document.querySelectorAll('fieldset.chair')].flatMap((chair) => {
    const { left, right, bottom } = chair.getBoundingClientRect()
    return [...chair.querySelectorAll('*')].filter((part) => {
        const box = part.getBoundingClientRect()
        return box.width && (box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1)
    }).map((part) => part.outerHTML.slice(0, 80))
})"""


def test_newcomers_meet_the_easiest_bot_and_may_choose_another(browser: Browser, server: Server) -> None:
    page = new_page(browser, "phone")
    anna = Traveller(page, server.url, "Anna")
    page.goto(f"{server.url}/new/course")
    chair = page.get_by_role("group", name="Chair 2")
    expect(chair.locator("summary")).to_contain_text("Stroller")
    chair.locator("summary").click()
    expect(chair.get_by_role("radio", name="Stroller")).to_be_checked()
    expect(chair.get_by_role("radio", name="Stroller")).to_have_accessible_description(anna.words.text("bot-dreamer"))
    check(page)
    chair.get_by_role("radio", name="Explorer").check()
    expect(chair.locator("summary")).to_contain_text(anna.words.text("bot-sense"))
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/table/*")
    assert [seat["level"] for seat in anna.info()["seats"]] == ["", "sense"]


@pytest.mark.parametrize("room", games())
def test_the_levels_stay_inside_their_chair_at_every_width(browser: Browser, server: Server, room: str) -> None:
    page = new_page(browser, language="fr")
    page.goto(f"{server.url}/new/{room}")
    page.get_by_role("button", name="Ajouter une chaise").click()
    summaries = page.locator(".chair summary")
    expect(summaries).to_have_count(2)
    for summary in summaries.all():
        summary.click()
    expect(page.get_by_role("radio", name="Explorateur")).to_have_count(2)
    check_levels(page, Words("fr", game_named(room), strict=True))
    for width in WIDTHS:
        check_chairs(page, width)


def check_levels(page: Page, words: Words) -> None:
    """The same names and signs in every room, and a sentence of the room on how each plays."""
    labels = page.get_by_role("radiogroup").first.locator("label")
    expect(labels.locator("strong")).to_have_text(["Flâneur", "Voyageur", "Explorateur"])
    bots = labels.locator("input").evaluate_all("all => all.map(one => one.value)")
    expect(labels.locator("strong + span")).to_have_text([words.text(f"bot-{bot}") for bot in bots])
    for icon, sign in zip(("stroller", "traveller", "explorer"), labels.locator("svg path").all(), strict=True):
        assert f"{icon}: '{sign.get_attribute('d')}'" in ICONS


def check_chairs(page: Page, width: int) -> None:
    resize(page, (width, 800))
    assert page.evaluate(STICKING_OUT) == [], f"at a width of {width}"
    assert page.evaluate("document.documentElement.scrollWidth") <= width
