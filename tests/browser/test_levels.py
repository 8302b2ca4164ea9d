"""The three levels of the bots, where a table is set up."""

import pytest
from playwright.sync_api import Browser, Page, expect

from grandtour.core.game import game_named, games
from grandtour.words import Words
from tests.browser.measuring import HELD, resize
from tests.browser.objections import check
from tests.browser.playing import Traveller, be_guest, new_page
from tests.rules import ROOT
from tests.server.playing import Player, Server

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


def wins(anna: Player) -> str:
    """A table at which she was first, played without a page."""
    while True:
        seats = {"kind": "me"}, {"kind": "bot", "level": "dreamer"}
        table = str(anna.opens(*seats, settings={"rounds": 1})["id"])
        while (info := anna.table(table))["outcome"] is None:
            position = anna.position(table)
            if 0 in position["waiting"]:
                anna.says(table, 0, position["version"], position["offers"][0]["said"])
        if info["outcome"]["places"][0] == 1:
            return table


def test_whoever_has_won_twice_is_offered_the_next_level(browser: Browser, server: Server) -> None:
    anna, page = Player(server.url).named("Anna"), new_page(browser, "phone")
    resize(page, HELD[0])
    be_guest(page, anna)
    offer = page.get_by_role("link", name="Play at the next level")
    for won in range(2):
        page.goto(f"{server.url}/table/{wins(anna)}")
        expect(page.get_by_role("button", name="Play again")).to_be_visible()
        expect(offer).to_have_count(won)
    check_review(page, "fast", "step by step")
    offer.tap()
    expect(page.get_by_role("group", name="Chair 2").locator("summary")).to_contain_text("Traveller")


def check_review(page: Page, *paces: str) -> None:
    """A finished table plays by itself, with pause and speed, and goes back to its end. The paces lead to slow."""
    page.get_by_role("button", name="Look at the board").tap()
    for pace in paces:
        page.get_by_role("button", name=f"Pace of the others’ turns: {pace}").tap()
    expect(page.get_by_role("button", name="Pace of the others’ turns: slow")).to_be_in_viewport(ratio=1)
    play, pause = (page.get_by_role("button", name=name, exact=True) for name in ("Let it play", "Pause"))
    play.tap()
    expect(pause).to_be_in_viewport(ratio=1)
    pause.tap()
    expect(play).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="See the results").tap()
