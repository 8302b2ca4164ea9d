"""Whoever plays with bots can follow them: at their pace, in the log, and in a summary."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.objections import check
from tests.browser.playing import Traveller, new_page
from tests.server.playing import Server


def test_the_turns_of_the_bots_are_shown_step_by_step_and_told_again(browser: Browser, server: Server) -> None:
    page = new_page(browser)
    flora = Traveller(page, server.url, "Flora")
    flora.opens("a bot", "a bot")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("combobox", name="Pace of the others’ turns").select_option("step by step")
    dialog = page.get_by_role("dialog", name="Since your last turn")
    following = page.get_by_role("button", name=re.compile("^Next"))

    while flora.position()["view"]["round"] == 1:
        flora.plays()
    expect(following).to_be_visible()
    expect(page).not_to_have_title(re.compile("Your turn"))
    while page.locator("section.asked").count() == 0:
        page.keyboard.press("n")
    expect(page).to_have_title(re.compile("Your turn"))

    page.keyboard.press("r")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    check(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.keyboard.press("l")
    expect(page.get_by_role("heading", name="Round 1: you")).to_be_attached()
