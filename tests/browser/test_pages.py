"""Every page, in both themes and both languages: nothing that axe would object to, nothing wider than the screen."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from grandtour.core.acts import LETTERS
from grandtour.core.game import games
from grandtour.words import Words
from tests.browser import measuring
from tests.browser.measuring import KILOBYTE, Frames
from tests.browser.objections import check, check_width
from tests.browser.playing import ByMessage, SeatOnPage, Traveller, new_page, plain, play_to_the_end
from tests.browser.wording import MONEY, bare_sums, read_in, slips
from tests.server.playing import Server

ROOMS = [name for name, game in games().items() if (game.folder / "page" / "index.ts").is_file()]
"""The rooms that have a board."""
PAGES = ["/", *(f"/{page}/{room}" for page in ("new", "rules") for room in ROOMS), "/verify", "/about", "/no/such/page"]
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")
WHOLE = 0.98
"""But for what rounding takes."""
LINES_OF_WHY = 3
SENTENCES = rf"\w+ \w.*[.!?”]( [+−][\d,]+{MONEY})? ?$"
"""And what they have brought, or cost."""


@pytest.mark.parametrize(
    ("language", "size", "theme", "pages"),
    [
        ("fr", "phone", "dark", PAGES[::2]),
        ("en", "laptop", "light", PAGES[::2]),
        ("en", "phone", "light", PAGES[1::2]),
        ("fr", "laptop", "dark", PAGES[1::2]),
    ],
)
def test_nothing_to_object_to(
    browser: Browser, server: Server, language: str, size: str, theme: str, pages: list[str]
) -> None:
    """Each page once in each language, on each screen and in each theme."""
    page = new_page(browser, size, language, color_scheme=theme)
    for path in pages:
        page.goto(server.url + path)
        check(page)
        assert page.evaluate("document.documentElement.lang") == language
        assert size != "phone" or measuring.small_targets(page) == []
        assert not path.startswith("/new/") or slips(page) == []
        check_widths(page)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_nothing_to_object_to_at_a_table(browser: Browser, server: Server, room: str, size: str) -> None:
    """In the lobby, at the first question, and in the middle of a game, each in both themes, one on the laptop and the
    other on the phone; the end is looked at where games are played. The laptop draws every turn on the way."""
    page = new_page(browser, size, pace="fast" if size == "laptop" else "slow")
    day, night = THEMES if size == "laptop" else reversed(THEMES)
    anna = ByMessage(page, server.url, "Anna", room)
    anna.opens("a friend, by link")
    check_in(page, night)
    assert size != "phone" or measuring.small_targets(page) == []
    assert slips(page) == []
    check_widths(page)
    anna.opens(*["a bot"] * (anna.game.players[-1] - 1))
    check_in(page, day)
    anna.sees_a_question()
    check_question(anna)
    frames = frames_of(page)
    play_to_the_end(anna, until=lambda: anna.position()["version"] > 60 and anna.is_asked())
    anna.sees_a_question()
    check_in(page, night)
    if size == "phone":
        check_thumbs(page)
        check_words(page, "en")
        page.get_by_role("tab", name="Play").click()
        check_every_size(anna, frames)
    else:
        check_with_a_mouse(anna, frames)
        check_words(page, "en")
        check_numbers(anna)
        read_in(page, "fr")
        check_words(page, "fr")


def check_widths(page: Page) -> None:
    """On each screen, and then as before."""
    before = page.viewport_size
    assert before
    for size in measuring.HELD + measuring.STANDING:
        measuring.resize(page, size)
        check_width(page)
    measuring.resize(page, (before["width"], before["height"]))


def check_in(page: Page, theme: Theme) -> None:
    page.emulate_media(color_scheme=theme)
    check(page)


def check_question(anna: ByMessage) -> None:
    """It says why it is asked, where its words are not plain; in little room, for the asking."""
    expect(anna.page).to_have_title(re.compile("Your turn"))
    why = f"{anna.position()['prompt']['key']}-why"
    line = anna.page.locator("#why")
    if not anna.words.bundle.has_message(why):
        expect(line).to_have_count(0)
        return
    expect(line).to_have_text(anna.words.text(why))
    check_why(anna)


LINES = """why => {
  const words = document.createRange()
  words.selectNodeContents(why)
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
}"""


def check_why(anna: ByMessage) -> None:
    """It stands in sight, or comes there by a button that does, and is read at a glance. Then as before."""
    line = anna.page.locator("#why")
    if not line.count():
        return
    if folded := line.is_hidden():
        wonder = anna.page.get_by_role("button", name=anna.words.text("why"), exact=True)
        expect(wonder).to_be_in_viewport(ratio=WHOLE)
        wonder.click()
    expect(line).to_be_in_viewport(ratio=WHOLE)
    assert line.evaluate(LINES) <= LINES_OF_WHY, line.text_content()
    if folded:
        wonder.click()


def check_words(page: Page, language: str) -> None:
    """Seals are in their panel, which is folded, and clauses nowhere; sums have their units."""
    words = Words(language)
    for tab in ("tab-help", "tab-table", "tab-log"):
        page.get_by_role("tab", name=words.text(tab), exact=True).click()
        page.wait_for_load_state("networkidle")
        assert slips(page) == [], tab
        if tab == "tab-table":
            page.locator("summary", has_text=words.text("fairness")).click()
            assert {slip.split(":")[0] for slip in slips(page)} == {"a seal"}
    assert bare_sums(page) == []


def check_numbers(anna: ByMessage) -> None:
    """A number that nothing shows does nothing; the others press what shows them."""
    page, position = anna.page, anna.position()
    numbered = {button.get_attribute("data-number") or "": button for button in page.locator("[data-number]").all()}
    shown = {number for number, button in numbered.items() if button.is_visible()}
    assert shown == set("123456789"[: len(shown)])
    before, chair = acts_of(anna), SeatOnPage(anna.game, position)
    for number in sorted(set("123456789") - shown):
        page.keyboard.press(number)
    if shown:
        name = numbered["1"].get_attribute("aria-label") or ""
        wanted = {act.said for act in chair.offers() if name.startswith(anna.words.offer(act))}
        page.keyboard.press("1")
    else:
        wanted = {(act := anna.decides(chair)).said}
        anna.does_it_at(position, act)  # on the same line as whatever a number would have said
    anna.eventually(lambda: acts_of(anna) != before, f"{wanted} is done")
    assert acts_of(anna)[len(before)] in wanted


def acts_of(anna: ByMessage) -> list[str]:
    record = anna.fetch(f"/api/tables/{anna.table}/record?seat={anna.seat}")
    return [line[2:] for line in record.splitlines() if line.startswith(f"{LETTERS[anna.seat]} ")]


def check_thumbs(page: Page) -> None:
    """Beside every tab, and on what opens over a seat."""
    for tab in ("Log", "Help", "Table", "Play"):
        page.get_by_role("tab", name=tab).click()
        page.wait_for_load_state("networkidle")
        assert measuring.small_targets(page) == [], tab


MANY = 12
"""So many questions of one's own show most of what comes and goes around a map and a hand."""
WORDY = "fr"
"""The language that takes more room."""


def frames_of(page: Page) -> Frames:
    """And then as before."""
    before = page.viewport_size
    assert before
    frames = measuring.frames(page)
    measuring.resize(page, (before["width"], before["height"]))
    return frames


def check_every_size(anna: ByMessage, frames: Frames) -> None:
    """A full table, on each screen, at many questions: board, map and hand stay where they were at the first one, and
    nothing is wrong with what is seen."""
    check_sizes(anna)
    check_recap(anna)
    goes_on_in(anna, WORDY)
    for _ in range(MANY):
        check_sizes(anna)
        asks_again(anna)
        spread = anna.position()["prompt"]["key"] in SPREAD_OUT
        assert places(measuring.frames(anna.page), spread) == places(frames, spread), anna.question()


def check_sizes(anna: ByMessage) -> None:
    for size in measuring.HELD + measuring.STANDING:
        assert measuring.faults_at(anna.page, size) == [], anna.question()
        check_why(anna)


SOME = 5


def check_with_a_mouse(anna: ByMessage, frames: Frames) -> None:
    """Where one hovers, what can be pressed is smaller, and what scrolls has a bar that takes room."""
    for _ in range(SOME):
        for size in reversed(measuring.STANDING):
            assert measuring.faults_at(anna.page, size) == [], anna.question()
            assert measuring.frame(anna.page, size) == frames[size], (size, anna.question())
            check_why(anna)
        asks_again(anna)


def goes_on_in(anna: ByMessage, language: str) -> None:
    """The same table, read in another language."""
    anna.page.evaluate(SPEAK, language)
    anna.page.reload()
    anna.words = Words(language, anna.game, strict=True)
    anna.sees_a_question()


SPEAK = """language => {
  localStorage.grandtour = JSON.stringify({ ...JSON.parse(localStorage.grandtour), language })
}"""


SPREAD_OUT = {"ask-name", "ask-discard", "ask-terms", "ask-trade", "ask-no-trade", "ask-debt", "ask-settle"}
"""What is asked where more has to lie in the hand than a phone has room for: there it grows over the
answers for as long, as clues below the name of a site, or what is given and wanted in a trade. Board and map stay."""


def places(frames: Frames, spread: bool) -> Frames:
    return {
        size: {what: at for what, at in found.items() if what != "hand" or not spread or size not in measuring.HELD}
        for size, found in frames.items()
    }


def asks_again(anna: ByMessage) -> None:
    asked = anna.position()
    anna.plays()
    anna.eventually(lambda: anna.has_gone_on(asked) and anna.is_asked(), "the next question comes")
    anna.sees_a_question()


def check_recap(anna: ByMessage) -> None:
    """What the others did, in a line for each (and one for what one got oneself), on every small screen."""
    page, dialog = anna.page, anna.page.get_by_role("dialog", name="Since your last turn")
    for size in measuring.HELD:
        measuring.resize(page, size)
        page.get_by_role("button", name="Since your last turn").tap()
        expect(dialog).to_be_in_viewport(ratio=1)
        expect(dialog.get_by_role("heading")).to_be_in_viewport(ratio=1)
        told = dialog.get_by_role("listitem").all_text_contents()
        assert 1 <= len(told) <= len(anna.names())
        assert [line for line in told if not re.search(SENTENCES, plain(line))] == []
        assert slips(page) + bare_sums(page) == []
        close = dialog.get_by_role("button", name="Close")
        expect(close).to_be_in_viewport(ratio=1)
        close.tap()
        expect(dialog).to_be_hidden()


def test_a_poster_is_seen_before_any_script_has_come(browser: Browser, server: Server) -> None:
    page = new_page(browser, "phone")
    page.route("**/*.js", lambda route: route.abort())
    page.goto(server.url)
    expect(page.locator("main img")).to_be_visible()


def test_a_poster_is_seen_while_a_table_loads(browser: Browser, server: Server) -> None:
    page, held = new_page(browser, "phone"), list[Route]()
    measuring.resize(page, measuring.HELD[0])
    anna = Traveller(page, server.url, "Anna")
    anna.opens("a bot")
    anna.sees_a_question()
    page.route(re.compile(r"/api/game\?"), lambda route: held.append(route))
    page.reload()
    loading = page.get_by_text(anna.words.text("loading"))
    expect(loading).to_be_in_viewport(ratio=1)
    expect(page.locator("main.coming svg")).to_be_in_viewport(ratio=1)
    anna.eventually(lambda: bool(held), "the page asks for the game")
    held[0].continue_()
    anna.sees_a_question()
    expect(loading).to_have_count(0)


@pytest.mark.parametrize("room", ROOMS)
def test_what_is_sent_is_small_and_the_browser_objects_to_none_of_it(
    browser: Browser, server: Server, room: str
) -> None:
    """As it travels: 130 kB for the first page, and a table opened by its address as light as every table must be."""
    page, objections = new_page(browser), list[str]()
    page.on("console", lambda message: objections.append(message.text) if message.type == "error" else None)
    anna = Traveller(page, server.url, "Anna", room)
    page.goto(server.url)
    assert measuring.weight(page) <= 130 * KILOBYTE, measuring.sent(page)
    anna.opens("a bot")
    page.locator("main .window").wait_for()
    page.reload()
    page.locator("main .window").wait_for()
    measuring.check_weight(page)
    assert not objections
