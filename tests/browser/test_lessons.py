"""The guided first game: played to its end by keyboard, and with a thumb on a phone; left, and taken up again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, expect

from grandtour.core.acts import Act
from grandtour.core.chairs import Chair
from grandtour.core.game import games
from grandtour.core.lessons import lesson_of
from grandtour.words import Words
from tests.browser.measuring import HELD, resize
from tests.browser.objections import check
from tests.browser.playing import PATIENCE, Json, Traveller, new_page, plain
from tests.server.playing import Server

COVERED = """free => {
  const cut = (a, b) => ({ left: Math.max(a.left, b.left), right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top), bottom: Math.min(a.bottom, b.bottom) })
  const seen = (one) => { // what is scrolled away is not there
    let box = one.getBoundingClientRect()
    for (let up = one.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflow !== 'visible') box = cut(box, up.getBoundingClientRect())
    return box
  }
  const meet = (a, b) => Math.max(a.left, b.left) < Math.min(a.right, b.right)
    && Math.max(a.top, b.top) < Math.min(a.bottom, b.bottom)
  const coach = document.querySelector('.coach').getBoundingClientRect()
  const others = [...document.querySelectorAll(free)].filter((one) => !one.closest('.coach') && one.checkVisibility())
  return others.filter((one) => meet(seen(one), coach)).map((one) => one.outerHTML.slice(0, 120))
}"""


FITS = """() => {
  const [board, coach] = ['main .board', '.coach'].map((one) => document.querySelector(one).getBoundingClientRect())
  const kept = [board.height + 1 >= 0.45 * innerHeight, coach.top >= 0, coach.bottom <= innerHeight + 1]
  return kept.every(Boolean) ? '' : `board ${board.height}, coach ${coach.top} to ${coach.bottom}`
}"""


class Learner(Traveller):
    """Reads what the coach says, and does what is wise; afterwards plays with sense."""

    free = ".spoken, main :is(#question, .lit, .target, :is(.asking, .rail, [data-map-tools]) :is(button, a, summary))"
    """What the coach leaves free: what it speaks of, the question, all that answers it, and the tools of the map."""

    def learns(self) -> None:
        self.page.goto(self.url)
        self.presses(self.page.get_by_role("button", name=f"Learn {self.words.text('title')}"))
        self.page.wait_for_url("**/table/*")

    def decides(self, chair: Chair) -> Act:
        lead = self.position()["lead"]
        wise = [act for act in chair.offers() if lead and act.said == lead["wise"]]
        return wise[0] if wise else super().decides(chair)

    @property
    def bubble(self) -> Locator:
        return self.page.get_by_role("complementary", name="Coach")

    def reads(self, position: Json) -> list[str]:
        """The bubbles of this moment, one after the other."""
        hints = [hint["text"] for hint in position["lead"]["hints"]]
        for text in hints:
            expect(self.bubble).to_contain_text(plain(self.words.text(text, friend="Phileas")))
            assert not self.page.evaluate("document.activeElement?.closest('.coach') && !window.pressed")
            self.eventually(lambda: not self.page.evaluate(COVERED, self.free), f"nothing is covered by {text}")
            assert self.page.evaluate(FITS) == "", text
            self.turns_over()
        expect(self.bubble).to_have_count(0)
        return hints

    def turns_over(self) -> None:
        self.page.keyboard.press("t")

    def takes_the_lesson(self) -> list[str]:
        heard = []
        while (position := self.position())["lead"]:
            if position["prompt"] and self.is_shown(position):
                heard += self.reads(position)
                self.plays()
        return heard


class ByKeyboard(Learner):
    """Has no pointer."""

    def presses(self, thing: Locator) -> None:
        thing.focus(timeout=PATIENCE * 1000)
        self.page.keyboard.press("Enter")

    def does(self, act: Act) -> None:
        self.presses(self.button(act))


class ByThumb(Learner):
    """Taps, on the smallest phone. There the bubble lies over the page, but never over what is wise."""

    free = "main [data-wise]"

    def learns(self) -> None:
        resize(self.page, HELD[0])
        super().learns()

    def turns_over(self) -> None:
        self.page.evaluate("window.pressed = true")  # what was tapped may keep the focus
        said = self.bubble.text_content()
        self.eventually(lambda: self.taps_away(said), f"the coach goes on after {said}")

    def taps_away(self, said: str | None) -> bool:
        """Once more if the bubble has just made room for something."""
        self.bubble.get_by_role("button").first.tap()
        return self.bubble.count() == 0 or self.bubble.text_content() != said


def plays_on_to_the_end(learner: Learner) -> None:
    while learner.info()["status"] != "over":
        learner.plays()
    learner.sees_the_end()


@pytest.mark.parametrize(("somebody", "size"), [(ByKeyboard, "laptop"), (ByThumb, "phone")])
@pytest.mark.parametrize("room", games())
def test_a_lesson_is_taken_to_its_end(
    browser: Browser, server: Server, room: str, somebody: Callable[..., Learner], size: str
) -> None:
    lesson = lesson_of(room)
    assert lesson
    learner = somebody(new_page(browser, size), server.url, "Anna", room)
    learner.learns()
    expect(learner.bubble).to_be_visible()
    check(learner.page)
    assert learner.takes_the_lesson() == [step.text for step in lesson.steps]
    assert learner.info()["status"] == "running"
    if room == "course" and somebody is ByKeyboard:
        plays_on_to_the_end(learner)
        expect(learner.page.get_by_role("heading", name="You win!")).to_be_visible()
        expect(learner.page.get_by_role("link", name="Check the draws")).to_have_count(0)
    learner.page.context.close()


def test_the_coach_can_be_left_and_taken_up_again(browser: Browser, server: Server) -> None:
    learner = Learner(new_page(browser), server.url, "Boris")
    learner.learns()
    learner.bubble.get_by_role("button", name="No more tips").click()
    expect(learner.bubble).to_have_count(0)
    learner.page.reload()
    expect(learner.page.locator("#question")).to_have_text(Words("en", learner.game).text("ask-home"))
    expect(learner.bubble).to_have_count(0)
    learner.page.get_by_role("button", name="Settings").click()
    learner.page.get_by_label("Tips from the coach").check()
    learner.page.keyboard.press("Escape")
    expect(learner.bubble).to_be_visible()
    learner.page.context.close()


def test_tips_stay_in_ordinary_games_until_one_knows_them(browser: Browser, server: Server) -> None:
    anna = Learner(new_page(browser), server.url, "Anna")
    anna.learns()
    expect(anna.bubble).to_be_visible()
    anna.opens("a bot")
    expect(anna.bubble).to_contain_text(anna.words.text("tip-ask-home"))
    anna.bubble.get_by_role("button", name="I know").click()
    expect(anna.bubble).to_have_count(0)
    anna.opens("a bot")
    expect(anna.page.locator("#question")).to_have_text(anna.words.text("ask-home"))
    expect(anna.bubble).to_have_count(0)
    anna.page.context.close()
