"""A stored game on its board in the browser, with all that stands beside the board of a finished table."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.measuring import HELD, STANDING, resize
from tests.browser.objections import check
from tests.browser.playing import new_page
from tests.rules import ROOT
from tests.server.playing import Server

STORED = {
    "auf_achse": "delivered",
    "course": "home",
    "sakodo": "arrival",
    "routard": "together",
    "richesses": "back",
    "sites80": "five",
}
SLIDE = """(slider, place) => {
  slider.value = place * slider.max
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}"""

LAIN_ON_BY = """(card, button) => {
  const over = button.getBoundingClientRect()
  const words = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
  const found = []
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, right, top, bottom } of range.getClientRects())
      if (left < over.right && over.left < right && top < over.bottom && over.top < bottom) found.push(text.data)
  }
  return found
}"""
"""The texts of a card on which a button lies."""


def test_what_cannot_be_read_is_told_once_and_forgotten_with_the_next_record(browser: Browser, server: Server) -> None:
    page = new_page(browser)
    page.goto(f"{server.url}/verify")
    for button in ("Check", "See it on the board"):
        page.get_by_label("Record").fill("hello")
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_text("This is not a record that can be read.")).to_have_count(1)
        expect(page.get_by_text("line 1: a record begins with 'grand tour record 3', not with 'hello'")).to_be_visible()
        page.get_by_label("Record").fill("something else")
        expect(page.get_by_text("This is not a record that can be read.")).to_have_count(0)


@pytest.mark.parametrize(
    ("room", "size", "theme"),
    [
        ("auf_achse", "laptop", "light"),
        ("course", "phone", "dark"),
        ("sakodo", "phone", "light"),
        ("routard", "laptop", "light"),
        ("richesses", "laptop", "dark"),
        ("sites80", "laptop", "dark"),
    ],
)
def test_a_record_is_read_with_everyone_around_its_board(
    browser: Browser, server: Server, room: str, size: str, theme: str
) -> None:
    page = new_page(browser, size, color_scheme=theme)
    page.goto(f"{server.url}/verify")
    record = (ROOT / "tests" / "records" / room / f"{STORED[room]}.txt").read_text("utf-8")
    page.get_by_label("Record").fill(record)

    page.get_by_role("button", name="See it on the board").click()

    everyone = page.get_by_role("region", name="Around the table").locator("> ul > li")
    expect(everyone.first).to_contain_text("Nellie (you)")
    expect(everyone.nth(1)).to_contain_text("Phileas")
    expect(everyone.filter(has_text="1st")).to_have_count(1)
    facts = page.locator(".seats .detail")  # money, cards, stamps
    at_the_end = facts.all_text_contents()
    assert len(at_the_end) == everyone.count()
    check(page)

    page.get_by_role("slider", name="Look back").evaluate(SLIDE, 0.5)

    expect(page.get_by_role("button", name="Earlier")).to_be_in_viewport()  # with the board
    expect(page.locator(".log li:not(.later)").last).to_be_in_viewport()
    expect(facts).not_to_have_text(at_the_end)
    page.get_by_role("button", name="Earlier").click()
    check_every_size(page)
    page.locator(".primary", has_text="Back to now").click()
    expect(facts).to_have_text(at_the_end)
    page.keyboard.press("k")  # it plays by itself, from its start
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=re.compile("step [1-9]"))).to_have_count(1)
    page.keyboard.press("k")
    expect(page.get_by_role("button", name="Let it play")).to_be_visible()
    for focused in (page.get_by_role("slider", name="Look back"), page.get_by_role("button", name="Earlier")):
        focused.focus()  # wherever one is
        page.keyboard.press("k")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        page.keyboard.press("k")
        expect(page.get_by_role("button", name="Let it play")).to_be_visible()
    for pace in ("step by step", "slow", "normal", "fast"):
        page.keyboard.press("p")
        expect(page.get_by_role("button", name=f"Pace of the others’ turns: {pace}")).to_be_visible()
    page.get_by_label("Seen from the chair of").select_option("Phileas")
    expect(everyone.nth(1)).to_contain_text("(you)")
    chair = page.get_by_label("Seen from the chair of")
    chair.focus()  # where it is after a choice
    step = page.get_by_role("status").filter(has_text=re.compile("step [1-9]"))
    expect(step).to_have_count(0)
    page.keyboard.press("[")
    expect(step).to_have_count(1)
    expect(chair).to_be_focused()


def check_every_size(page: Page) -> None:
    """In the hand, the whole board is in sight with what steers it, none of which lies on it."""
    before = page.viewport_size
    assert before
    for size in HELD:
        resize(page, size)
        page.get_by_label("Seen from the chair of").evaluate("chair => chair.parentElement.scrollIntoView()")
        board = page.locator(".record > .board")
        expect(board).to_be_in_viewport(ratio=0.99)
        assert board.evaluate("board => board.clientHeight") >= 0.45 * size[1] - 1, size
        for name in ("Let it play", "Earlier", "Later"):
            steering = page.locator(".record").get_by_role("button", name=name)
            expect(steering).to_be_in_viewport(ratio=0.9)
            expect(board.locator(steering)).to_have_count(0)
    resize(page, (before["width"], before["height"]))


def test_a_card_is_titled_in_the_language_of_the_reader(browser: Browser, server: Server) -> None:
    """And small beside it, as it is printed."""
    page = new_page(browser, "phone", "fr-FR")
    resize(page, HELD[0])
    page.goto(f"{server.url}/verify")
    page.get_by_label("Partie enregistrée").fill((ROOT / "tests/records/auf_achse/delivered.txt").read_text("utf-8"))
    page.get_by_role("button", name="La voir sur le plateau").tap()
    drawn = page.locator(".log button", has_text="« Service souriant »").first
    with page.expect_response("**/api/look"):
        drawn.tap()
    for key in "[]":  # back, and on to it
        with page.expect_response("**/api/look"):
            page.keyboard.press(key)
    title = page.locator(".board b", has_text="Service souriant")
    expect(title).to_be_in_viewport(ratio=1)
    expect(title.locator("[lang=de]")).to_have_text("Freundlicher Kundenservice")


def test_what_puts_a_card_away_lies_on_none_of_its_text(browser: Browser, server: Server) -> None:
    """Where a question is about a card, which is shown without who has drawn it."""
    page = new_page(browser, "phone")
    page.goto(f"{server.url}/verify")
    page.get_by_label("Record").fill(up_to("* event stau-unfall", "auf_achse/stall"))
    page.get_by_role("button", name="See it on the board").tap()
    card = page.get_by_role("region", name="Event card")
    away = card.get_by_role("button", name="Put the card away")
    for size in HELD + STANDING:
        resize(page, size)
        expect(card).to_contain_text("Put the traffic jam on a free space of your choice.")
        assert card.evaluate(LAIN_ON_BY, away.element_handle()) == [], size


def up_to(entry: str, record: str) -> str:
    """As it was read right after this, while the game went on."""
    text = (ROOT / "tests" / "records" / f"{record}.txt").read_text("utf-8")
    before, _, _ = text.partition(f"{entry}\n")
    return re.sub(r"^ended.*\n", "", before, flags=re.MULTILINE) + f"{entry}\n"
