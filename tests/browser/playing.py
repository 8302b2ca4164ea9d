"""People at the page: they see what their seat sees, decide with sense, and press what they have decided on."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import Browser, Locator, Page, expect

from grandtour.core.acts import LETTERS, Act
from grandtour.core.chance import Dice
from grandtour.core.game import Chair, game_named
from grandtour.games.course.sense import SenseBot
from grandtour.words import Words

COURSE = game_named("course")
PATIENCE = 60.0
SIZES = {"laptop": (1280, 800), "phone": (360, 740)}
Json = dict[str, Any]


class SeatOnPage(Chair):
    """What one seat was given by the server, and nothing else."""

    def __init__(self, position: Json) -> None:
        self.game = COURSE
        self.me = position["seat"]
        self.position = position

    def view(self) -> Any:
        return msgspec.convert(self.position["view"], COURSE.View)

    def offers(self) -> list[Act]:
        return [COURSE.act(f"{LETTERS[self.me]} {offer['said']}") for offer in self.position["offers"]]


def new_page(browser: Browser, size: str = "laptop", **more: Any) -> Page:
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    viewport = {"width": width, "height": height}
    context = browser.new_context(viewport=viewport, locale="en-GB", reduced_motion="reduce", **touch, **more)  # type: ignore[arg-type]
    page = context.new_page()
    page.on("pageerror", lambda error: (_ for _ in ()).throw(AssertionError(f"the page failed: {error}")))
    return page


class Traveller:
    """One person in one browser."""

    def __init__(self, page: Page, url: str, name: str) -> None:
        self.page = page
        self.url = url
        self.name = name
        self.words = Words("en", COURSE, strict=True)
        self.dice = Dice(len(name))
        self.seat = 0

    # --- Getting to a table ---

    def opens(self, *chairs: str) -> str:
        """Open a table from the collection, with these chairs beside one's own; the address of the table."""
        self.page.goto(self.url)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_label("Your name").press("Enter")
        self.page.get_by_role("link", name="Play La course autour du monde").click()
        self.set_chairs(chairs)
        self.page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
        self.page.wait_for_url("**/table/*")
        return self.page.url

    def set_chairs(self, chairs: tuple[str, ...]) -> None:
        others = self.page.get_by_role("group", name=re.compile("Chair [2-6]"))
        others.first.wait_for()
        for _ in range(len(chairs) - others.count()):
            self.page.get_by_role("button", name="One more chair").click()
        for i, chair in enumerate(chairs):
            others.nth(i).get_by_text(chair, exact=True).click()

    def joins(self, address: str) -> None:
        self.page.goto(address)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        self.eventually(lambda: any(self.mine()), "there is a seat for him")
        self.seat = self.mine().index(True)

    def mine(self) -> list[bool]:
        return [seat["mine"] for seat in self.info()["seats"]]

    # --- What the seat is given ---

    @property
    def table(self) -> str:
        return self.page.url.rsplit("/", 1)[1]

    def fetch(self, path: str) -> Any:
        return self.page.evaluate("path => fetch(path).then(answer => answer.json())", path)

    def info(self) -> Json:
        found: Json = self.fetch(f"/api/tables/{self.table}")
        return found

    def position(self) -> Json:
        found: Json = self.fetch(f"/api/tables/{self.table}/position?seat={self.seat}")
        return found

    # --- Playing ---

    def is_asked(self) -> bool:
        return self.seat in self.position()["waiting"]

    def plays(self) -> Act:
        """Answer the question that the page asks now."""
        position = self.position()
        self.is_shown(position["prompt"])
        act = SenseBot().choose(SeatOnPage(position), self.dice)
        self.does(act)
        self.eventually(lambda: self.position()["version"] > position["version"], f"{act} is done")
        return act

    def is_shown(self, prompt: Json) -> None:
        """What the others did is played first; then the page asks what the server asks."""
        names = [seat["name"] for seat in self.info()["seats"]]
        sentence = self.words.seated(names, self.seat).line(prompt["key"], prompt["nouns"])
        expect(self.page.locator("#question")).to_have_text(sentence, timeout=PATIENCE * 1000)

    def does(self, act: Act) -> None:
        """By the things on the board where there are any, else by the button."""
        if act.verb.name == "home":
            self.presses(self.page.locator(f"[data-spot='{act.noun}']"))
        elif act.verb.name in ("lay", "left", "right"):
            self.means(act)
            self.presses(self.page.locator(f"[data-card='{act.noun}']").first)
        else:
            self.presses(self.button(act))

    def means(self, act: Act) -> None:
        """Where a card can be laid and exchanged, one says first which of the two is meant."""
        offered = {offer["verb"] for offer in self.position()["offers"]}
        if act.verb.name == "left" and "lay" in offered:
            self.presses(self.page.get_by_role("button", name="Exchange", exact=True))

    def presses(self, thing: Locator) -> None:
        thing.click(timeout=PATIENCE * 1000)

    def button(self, act: Act) -> Locator:
        """The first thing in sight that says what the act does."""
        label = re.compile(re.escape(self.words.offer(act)))
        return self.page.get_by_role("button", name=label).filter(visible=True).first

    def eventually(self, look: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not look():
            assert time.monotonic() < end, f"{self.name} never saw that {what}"
            self.page.wait_for_timeout(20)

    # --- The end ---

    def sees_the_end(self) -> None:
        expect(self.page.get_by_role("button", name=re.compile("rematch|again", re.IGNORECASE)).first).to_be_visible(
            timeout=PATIENCE * 1000
        )


class ByKeyboard(Traveller):
    """Never touches a mouse: Tab, arrows, Enter and the numbers of the offers."""

    def presses(self, thing: Locator) -> None:
        thing.wait_for(state="attached", timeout=PATIENCE * 1000)
        self.goes_to(thing)
        self.page.keyboard.press("Enter")

    def goes_to(self, thing: Locator) -> None:
        """Tab until the focus is on it or in its group, then the arrows within the group."""
        element = thing.element_handle()
        for _ in range(150):
            if self.page.evaluate("thing => document.activeElement === thing", element):
                return
            if self.page.evaluate(IN_SAME_GROUP, element):
                self.page.keyboard.press("ArrowRight")
            else:
                self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not lead to {thing}")


# Are the focus and the thing stops of the same group, in which arrows lead from one to the next?
IN_SAME_GROUP = """thing => {
  const group = thing.parentElement.closest('[role=group],[role=toolbar],[role=menu],[role=listbox],ul')
  const here = document.activeElement
  return group !== null && here !== group && group.contains(here) && thing.tabIndex < 0
}"""


def play_to_the_end(*travellers: Traveller, until: Callable[[], bool] = lambda: False) -> None:
    """Whoever is asked answers, until the game is over or `until` says so."""
    while travellers[0].info()["outcome"] is None and not until():
        asked = [traveller for traveller in travellers if traveller.is_asked()]
        for traveller in asked:
            traveller.plays()
        if not asked:
            travellers[0].page.wait_for_timeout(30)
