"""Whoever plays with bots can follow them: at their pace, in the log, and in a summary."""

import re
from itertools import groupby

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.measuring import HELD, STANDING, resize
from tests.browser.objections import check
from tests.browser.playing import Json, Traveller, new_page
from tests.server.playing import Server

SEEN = """() => {
  const [keep, shown] = [Storage.prototype.setItem, (window.shown = [])]
  Storage.prototype.setItem = function (key, value) {
    if (key === 'seen') shown.push(JSON.parse(value).at(-1)[1])
    keep.call(this, key, value)
  }
}"""
"""Every version that the page shows, as it remembers it."""

HIDE = """hidden => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
TITLES = """() => {
  window.titles = [document.title]
  const note = () => titles.push(document.title)
  new MutationObserver(note).observe(document.head, { subtree: true, childList: true, characterData: true })
}"""
"""Every title that the window gets from now on."""

STEERING = re.compile("^(Next|Skip to now|Let it play|Pace of|Earlier|Later|Back to now)")
ON_THE_BOARD = """all => {
  const board = document.querySelector('main > .board').getBoundingClientRect()
  const box = button => button.getBoundingClientRect()
  const isOver = ({ left, top, right, bottom }) =>
    left < board.right - 1 && right > board.left + 1 && top < board.bottom - 1 && bottom > board.top + 1
  const isSmall = ({ width, height }) => Math.min(width, height) < 43
  return all.filter(button => isOver(box(button)) || isSmall(box(button))).map(button => button.textContent)
}"""
"""What lies over the board, or is too small for a finger."""


def turns_since(traveller: Traveller) -> list[list[int]]:
    """Of the others, since the traveller's first: the versions at which something was told."""
    told = traveller.fetch(f"/api/tables/{traveller.table}/told?seat={traveller.seat}")
    lines = [line for line in told if "turn" in line]
    turns = [
        [line["version"] for line in turn] for _, turn in groupby(lines, lambda line: (line["round"], line["turn"]))
    ]
    first = next(i for i, line in enumerate(turns) if line[0] == mine(lines, traveller))
    return turns[first + 1 :]


def mine(lines: list[Json], traveller: Traveller) -> int:
    return int(next(line["version"] for line in lines if line["turn"] == traveller.seat))


def test_the_turns_of_the_bots_are_shown_step_by_step_and_told_again(browser: Browser, server: Server) -> None:
    page = new_page(browser)
    flora = Traveller(page, server.url, "Flora")
    flora.opens("a bot", "a bot")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("combobox", name="Pace of the others’ turns").select_option("step by step")
    dialog = page.get_by_role("dialog", name="Since your last turn")
    following = page.get_by_role("button", name=re.compile("^Next"))

    page.evaluate(SEEN)
    while flora.position()["view"]["round"] == 1:
        flora.plays()
    expect(following).to_be_visible()
    expect(page).not_to_have_title(re.compile("Your turn"))
    while page.locator("section.asked").count() == 0:
        page.keyboard.press("n")
    expect(page).to_have_title(re.compile("Your turn"))
    shown, turns = page.evaluate("shown"), turns_since(flora)
    assert len(turns) == 2
    assert all(any(first < version <= last + 1 for version in shown) for first, *_, last in turns), (shown, turns)

    page.keyboard.press("r")
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    check(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.keyboard.press("l")
    expect(page.get_by_role("heading", name="Round 1: you")).to_be_attached()


def test_a_hidden_window_calls_whoever_is_due_and_calls_them_once(browser: Browser, server: Server) -> None:
    """Its title is not taken back while the turns before theirs are shown, and so the sound is not heard again."""
    page = new_page(browser, pace="slow")
    flora = Traveller(page, server.url, "Flora")
    flora.opens("a bot", "a bot")
    while (now := flora.position())["view"]["round"] == 1:
        if flora.seat in now["waiting"]:  # else the bots might have gone on to her next turn by the time she plays
            flora.plays()
    expect(page).not_to_have_title(re.compile("Your turn"))
    page.evaluate(HIDE, True)
    expect(page).to_have_title(re.compile("Your turn"))
    page.evaluate(TITLES)
    page.evaluate(HIDE, False)
    expect(page.locator("section.asked")).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator("section.asked")).to_have_count(1)
    assert set(page.evaluate("titles")) == {page.title()}
    while (now := flora.position())["view"]["round"] == 2 and now["waiting"] == [flora.seat]:
        flora.plays()
    expect(page).not_to_have_title(re.compile("Your turn"))


def test_nothing_that_steers_the_play_lies_over_the_board(browser: Browser, server: Server) -> None:
    """Neither while others play nor in the past, and all of it is in sight, with the log too."""
    page = new_page(browser, "phone", pace="step")
    flora = Traveller(page, server.url, "Flora")
    flora.opens("a bot", "a bot")
    while flora.position()["view"]["round"] == 1:
        flora.plays()
    expect(page.get_by_role("button", name=re.compile("^Next: "))).to_be_visible()
    check_steering(page, 2)
    page.keyboard.press("s")
    for _ in range(3):
        page.keyboard.press("[")
    expect(page.get_by_role("button", name="Earlier")).to_be_visible()
    check_steering(page, 5)
    page.get_by_role("tab", name="Log").tap()
    check_steering(page, 6)  # the slider has a way back too


def check_steering(page: Page, count: int) -> None:
    steering = page.get_by_role("button", name=STEERING)
    for size in HELD + STANDING:
        resize(page, size)
        buttons: list[Locator] = steering.filter(visible=True).all()
        assert len(buttons) >= count, size
        for button in buttons:
            expect(button).to_be_in_viewport(ratio=0.98)
        assert steering.evaluate_all(ON_THE_BOARD) == [], size
