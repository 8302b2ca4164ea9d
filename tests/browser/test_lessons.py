"""The guided first game: played to its end by keyboard, and with a thumb on a phone; left, and taken up again."""

from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import Browser, Locator, expect

from grandtour.core.acts import Act
from grandtour.core.chairs import Chair
from grandtour.core.game import games
from grandtour.core.lessons import lesson_of
from tests.browser.measuring import HELD, STANDING, TWO_FRAMES, resize
from tests.browser.objections import check
from tests.browser.playing import SHOWN, ByFinger, ByKeyboard, Json, Traveller, new_page, plain
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

LEADS = """([at, wise, farthest]) => {
  const found = []
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect()
  const [coach, spoken, way] = ['.coach', '.spoken', '.way'].map(box)
  if (!spoken) return ['what it speaks of is out of sight']
  const apart = (a, b) =>
    Math.hypot(Math.max(0, b.left - a.right, a.left - b.right), Math.max(0, b.top - a.bottom, a.top - b.bottom))
  if (at !== 'board' && apart(coach, spoken) === 0) found.push('it covers what it speaks of')
  if (apart(coach, spoken) > farthest) found.push(`the arrow is ${apart(coach, spoken)} long`)
  const joins = (arrow) => arrow && apart(arrow, coach) < 10 && apart(arrow, spoken) < 10
  if (apart(coach, spoken) > 24 && !joins(way)) found.push(`${apart(coach, spoken)} away, and nothing leads there`)
  const pressedAt = ({ left, top, width, height }) => document.elementFromPoint(left + width / 2, top + height / 2)
    ?.closest('main :is(button, [role=button]):not(.coach *)')
  const marked = [...document.querySelectorAll('.spoken, main [data-wise]')].filter((one) => one.checkVisibility())
  if (wise && !marked.some((one) => pressedAt(one.getBoundingClientRect()))) found.push('what is wise is out of sight')
  return found
}"""
"""A bubble stands beside what it speaks of, or a short arrow leads there; what is wise can be pressed where it is."""


class Learner(Traveller):
    """Reads what the coach says, and does what is wise; afterwards plays with sense."""

    sizes = STANDING
    free = ".spoken, main :is(#question, .asking :is(button, a, summary), [data-map-tools] button, [data-wise])"
    """What the coach leaves free: what it speaks of, the question, its answers, the tools of the map, what is wise."""
    free_apart = "main :is(.lit, .target, .board button, .rail :is(button, a, summary))"
    """Likewise once there is something wise to do, unless it stands beside its thing: for that it may lie there."""
    farthest = 120
    """The longest arrow."""
    wrong: Sequence[str] = ()

    def learns(self) -> None:
        self.page.goto(self.url)
        self.presses(self.page.get_by_role("button", name=f"{self.words.text('learn')} {self.words.text('title')}"))
        self.page.wait_for_url("**/table/*")

    def plays(self) -> None:
        """By hand, however often: as long as the coach leads, nothing is mastered."""
        if self.is_led():
            self.practised.clear()
        super().plays()

    def has_shown(self, version: int) -> bool:
        """Nor is anything hurried through: what the others do is seen, and the cards that they draw lie there."""
        if self.is_led():
            return bool(self.page.evaluate(SHOWN, f"{self.table}/{self.seat}") >= version)
        return super().has_shown(version)

    def is_led(self) -> bool:
        return bool(self.position()["lead"])

    def decides(self, chair: Chair) -> Act:
        lead = self.position()["lead"]
        wise = [act for act in chair.offers() if lead and act.said == lead["wise"]]
        return wise[0] if wise else super().decides(chair)

    @property
    def bubble(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.words.text("coach"))

    def reads(self, position: Json) -> list[str]:
        """The bubbles of this moment, one after the other."""
        hints = position["lead"]["hints"]
        for hint in hints:
            expect(self.bubble).to_contain_text(plain(self.words.text(hint["text"], friend="Phileas")))
            assert not self.page.evaluate("document.activeElement?.closest('.coach') && !window.pressed")
            self.is_led_by(hint, hint is hints[-1] and bool(position["lead"]["wise"]))
            self.turns_over()
        expect(self.bubble).to_have_count(0)
        return [hint["text"] for hint in hints]

    def is_led_by(self, hint: Json, wise: bool) -> None:
        """At every size, as soon as the bubble has come to its place; at the first one they go on."""
        for size in reversed(self.sizes):
            resize(self.page, size)
            self.page.evaluate(TWO_FRAMES)  # the coach comes anew after the map; nobody presses it before
            self.eventually(lambda: self.finds_nothing_wrong(hint["at"], wise), f"{hint['text']} leads there at {size}")
            assert self.page.evaluate(FITS) == "", hint

    def finds_nothing_wrong(self, at: str, wise: bool) -> bool:
        self.wrong = self.page.evaluate(LEADS, [at, wise, self.farthest]) + self.page.evaluate(COVERED, self.free)
        if wise and self.page.locator(".way").count():
            self.wrong += self.page.evaluate(COVERED, self.free_apart)
        return not self.wrong

    def sees(self) -> str:
        return f"{self.wrong}, {super().sees()}"

    def turns_over(self) -> None:
        self.page.keyboard.press("t")

    def takes_the_lesson(self, until: str = "") -> list[str]:
        """As far as the coach has something to say, or to this bubble."""
        heard: list[str] = []
        while (position := self.position())["lead"]:
            if position["prompt"] and self.is_shown(position):
                if until in [hint["text"] for hint in position["lead"]["hints"]]:
                    break
                heard += self.reads(position)
                self.plays()
        return heard


class WithoutPointer(Learner, ByKeyboard):
    """Gets everywhere by Tab and arrows."""


class ByThumb(Learner, ByFinger):
    """Taps, on the smallest phone. There the bubble lies over the page, but never over what is wise."""

    sizes = HELD
    free = free_apart = "main [data-wise]"
    farthest = 280

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


@pytest.mark.parametrize(("somebody", "size", "language"), [(WithoutPointer, "laptop", "en"), (ByThumb, "phone", "fr")])
@pytest.mark.parametrize("room", games())
def test_a_lesson_is_taken_to_its_end(
    browser: Browser, server: Server, room: str, somebody: Callable[..., Learner], size: str, language: str
) -> None:
    """The longer texts on the smaller screen."""
    lesson = lesson_of(room)
    assert lesson
    learner = somebody(new_page(browser, size, language), server.url, "Anna", room, language)
    learner.learns()
    expect(learner.bubble).to_be_visible()
    check(learner.page)
    assert learner.takes_the_lesson() == [step.text for step in lesson.steps]
    assert learner.info()["status"] == "running"
    if room == "course" and somebody is WithoutPointer:
        plays_on_to_the_end(learner)
        expect(learner.page.get_by_role("heading", name="You win!")).to_be_visible()
        expect(learner.page.get_by_role("link", name="Check the draws")).to_have_count(0)
    learner.page.context.close()


@pytest.mark.parametrize(("room", "bubble"), [("course", 0), ("auf_achse", 5)])
def test_the_coach_can_be_left_and_taken_up_again(browser: Browser, server: Server, room: str, bubble: int) -> None:
    """At the first bubble, and in the middle of a lesson."""
    lesson = lesson_of(room)
    assert lesson
    learner = Learner(new_page(browser), server.url, "Boris", room)
    learner.learns()
    learner.takes_the_lesson(until=lesson.steps[bubble].text)
    left = learner.position()
    learner.bubble.get_by_role("button", name="No more tips").click()
    expect(learner.bubble).to_have_count(0)
    learner.page.reload()
    assert learner.is_shown(left)
    expect(learner.bubble).to_have_count(0)
    learner.page.get_by_role("button", name="Settings").click()
    learner.page.get_by_label("Tips from the coach").check()
    learner.page.keyboard.press("Escape")
    hint = left["lead"]["hints"][0]["text"]
    expect(learner.bubble).to_contain_text(plain(learner.words.text(hint, friend="Phileas")))
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
