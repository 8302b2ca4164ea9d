"""People at the page: they see what their seat sees, decide with sense, and press what they have decided on."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property
from typing import Any

import httpx
from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from grandtour.core.acts import LETTERS, Act
from grandtour.core.chairs import Chair
from grandtour.core.chance import Dice
from grandtour.core.game import Game, game_named
from grandtour.core.tales import Heard
from grandtour.words import Words
from tests.server.playing import Player, ok
from tests.told import as_view, heard

PATIENCE = 300.0
"""Seconds after which something is taken not to happen at all. A slow machine must only be slow."""
expect.set_options(timeout=PATIENCE * 1000)
SIZES = {"laptop": (1280, 800), "phone": (360, 740)}
OFTEN = 1
"""So often each person says each verb by hand; whoever has mastered it says it to the server without the page."""
A_MOMENT = 5000
"""Milliseconds for what is there already, or not at all."""
A_BREATH = 40
"""Milliseconds from one look to the next."""
TYPED = "typed"
"""What is typed into a field that proposes names, and confirmed."""
ON_THE_TABLE: Mapping[str, Mapping[str, str]] = {
    "course": {"home": "spot", "lay": "card", "left": "card", "right": "card"},
    "auf_achse": {"place": "spot", "go": "spot", "works": "spot", "jam": "spot", "load": "contract"},
    "sakodo": {"go": "spot", "fly": "spot"},
    "routard": {"line": "line", "go": "spot", "fly": "spot", "buy": "ware"},
    "richesses": {
        **dict.fromkeys(["walk", "ride", "drive", "race", "casino", "put", "hitch", "seek"], "spot"),
        "swap": "card",
    },
    "sites80": {"flag": "spot", "walk": "spot", "go": "spot", "ride": "card", "aside": "card", "discard": "card",
                "give": "card", "photo": "slot", "secret": "event", "name": TYPED},
}  # fmt: skip
"""The verbs that are said by pressing the thing they name, and how each room marks such things."""
Json = dict[str, Any]


class SeatOnPage(Chair):
    """What one seat was given by the server, and nothing else."""

    def __init__(self, game: Game[Any], position: Json) -> None:
        self.game = game  # type: ignore[misc]
        self.me = position["seat"]  # type: ignore[misc]
        self.position = position

    def view(self) -> Any:
        return as_view(self.position["view"])

    def heard(self, since: int = 0) -> list[Heard]:
        return []

    def offers(self) -> list[Act]:
        return [self.game.act(f"{LETTERS[self.me]} {offer['said']}") for offer in self.position["offers"]]

    def answers(self) -> list[Act]:
        offers = zip(self.offers(), self.position["offers"], strict=True)
        return [act for act, offer in offers if not offer["breaks_in"]]


def new_page(browser: Browser, size: str = "laptop", language: str = "en-GB", pace: str = "fast", **more: Any) -> Page:
    """At a fast pace every turn is drawn; at a slow one, those of a while at once, as soon as one hurries on."""
    width, height = SIZES[size]
    touch = {"has_touch": True, "is_mobile": True} if size == "phone" else {}
    viewport = {"width": width, "height": height}
    context = browser.new_context(viewport=viewport, locale=language, reduced_motion="reduce", **touch, **more)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(f"localStorage.grandtour ??= JSON.stringify({{ pace: '{pace}' }})")
    page = context.new_page()
    page.on("pageerror", lambda error: (_ for _ in ()).throw(AssertionError(f"the page failed: {error}")))
    return page


def be_guest(page: Page, guest: Player) -> None:
    """The browser of somebody who has come without one before."""
    cookies = [{"name": name, "value": value, "url": guest.url} for name, value in guest.http.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]


class Traveller:
    """One person in one browser."""

    def __init__(self, page: Page, url: str, name: str, room: str = "course", language: str = "en") -> None:
        self.page = page
        self.url = url
        self.name = name
        self.game = game_named(room)
        self.bot = self.game.bots["sense"]()
        self.words = Words(language, self.game, strict=True)
        self.dice = Dice(len(name))
        self.practised = Counter[str]()
        self.seat = 0

    # --- Getting to a table ---

    def opens(self, *chairs: str, **settings: str | bool) -> str:
        """Open a table from the collection, with these chairs beside one's own; the address of the table."""
        self.page.goto(self.url)
        self.page.get_by_label("Your name").fill(self.name)
        self.page.get_by_label("Your name").press("Enter")
        self.page.get_by_role("link", name=f"Play {self.words.text('title')}").click()
        self.set_chairs(chairs)
        if settings:
            self.page.locator("summary", has_text="Table options").click()
        for setting, value in settings.items():
            self.sets(self.page.get_by_label(self.words.text(f"setting-{setting}"), exact=True), value)
        self.page.get_by_role("button", name=re.compile("Start the game|Open the table")).click()
        self.page.wait_for_url("**/table/*")
        return self.page.url

    def set_chairs(self, chairs: tuple[str, ...]) -> None:
        others = self.page.get_by_role("group", name=re.compile("Chair [2-6]"))
        others.first.wait_for()
        for _ in range(len(chairs) - others.count()):
            self.page.get_by_role("button", name="Add a chair").click()
        for i, chair in enumerate(chairs):
            others.nth(i).get_by_text(chair, exact=True).click()

    def sets(self, field: Locator, value: str | bool) -> None:
        if isinstance(value, bool):
            field.set_checked(value)
        elif field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)

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

    @cached_property
    def guest(self) -> Player:
        """The same person without the page: it is not woken to ask what the server would tell it."""
        cookies = httpx.Cookies({cookie["name"]: cookie["value"] for cookie in self.page.context.cookies(self.url)})
        return Player(self.url, cookies)

    def fetch(self, path: str) -> Any:
        """As the browser would get it."""
        return ok(self.guest.http.get(path))

    def info(self) -> Json:
        found: Json = self.fetch(f"/api/tables/{self.table}")
        return found

    def names(self) -> list[str]:
        return [seat["name"] for seat in self.info()["seats"]]

    def position(self) -> Json:
        found: Json = self.fetch(f"/api/tables/{self.table}/position?seat={self.seat}")
        return found

    # --- Playing ---

    def is_asked(self) -> bool:
        return self.seat in self.position()["waiting"]

    def plays(self) -> None:
        """Answer the question that is asked now: by hand until that is mastered, then without the page."""
        position = self.position()
        if self.seat not in position["waiting"]:
            return
        act = self.decides(SeatOnPage(self.game, position))
        if self.practised[act.verb.name] >= OFTEN:
            self.says(act, position)
        elif self.is_shown(position):
            self.practised[act.verb.name] += 1
            self.does_it_at(position, act)

    def says(self, act: Act, position: Json) -> None:
        """If another one was faster, it is refused, and the question is asked again."""
        self.guest.says(self.table, self.seat, position["version"], act.said)

    def does_it_at(self, position: Json, act: Act) -> None:
        """Unless it has just been answered: where several are asked at once, or a bot breaks in, the version may rise
        by what another one does."""
        try:
            self.does(act)
        except TooLate:
            assert self.has_gone_on(position), f"{act} cannot be done"
        self.eventually(lambda: self.is_done_at(position), f"{act} is done")

    def is_done_at(self, position: Json) -> bool:
        return self.has_gone_on(position)

    def has_gone_on(self, position: Json) -> bool:
        return bool(self.position()["version"] > position["version"])

    def decides(self, chair: Chair) -> Act:
        return self.bot.choose(chair, self.dice)

    def is_shown(self, position: Json) -> bool:
        """Does the page ask what the server asks? It does not if a bot breaks in before."""
        self.words = self.words.seated(self.names(), self.seat)
        sentence = plain(self.words.line(heard(self.game, position["prompt"])))
        self.eventually(lambda: self.asks(sentence, position) or self.has_gone_on(position), sentence)
        return self.question() == sentence

    def sees_a_question(self) -> None:
        """Where several are asked at once, what the page shows may go on by what another one answers."""
        self.eventually(lambda: (now := self.position())["prompt"] is not None and self.is_shown(now), "it is asked")

    def asks(self, sentence: str, position: Json) -> bool:
        """What the others did is played first. Until then, and until the page has heard of what was said without it, it
        shows an older question, perhaps with the same words."""
        return self.has_shown(position["version"]) and self.question() == sentence

    def has_shown(self, version: int) -> bool:
        """If not, one hurries."""
        if self.page.evaluate(SHOWN, f"{self.table}/{self.seat}") >= version:
            return True
        self.page.keyboard.press("s")
        return False

    def question(self) -> str:
        return plain(self.page.locator("#question").text_content() or "")

    def does(self, act: Act) -> None:
        """By the things on the board where there are any, else by the button."""
        mark = ON_THE_TABLE[self.game.name].get(act.verb.name)
        if mark == TYPED:
            self.types(self.words.noun(act.verb.kind, act.noun))
            return
        thing = self.page.locator(f"[data-{mark}='{act.noun}']").first
        if mark:
            self.means(act)
        if mark and (mark != "spot" or self.is_in_sight(thing)):
            self.presses(thing)
        else:
            self.presses(self.button(act))
        item = self.page.get_by_role("menuitem", name=self.label(act), exact=True).filter(visible=True)
        if item.count():
            self.presses(item)

    def types(self, name: str) -> None:
        """Into the field, take the first name proposed, and confirm it."""
        field = self.page.get_by_role("combobox")
        field.fill("")  # who hurries on presses s: the last one may have come when the field had just taken the focus
        self.presses(field)
        self.page.keyboard.type(name)
        expect(self.page.locator("[data-name]").first).to_be_visible()  # the names may still be on their way
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Enter")

    def is_in_sight(self, spot: Locator) -> bool:
        """Is it well in the window of the map? A small one does not show every spot that could be pressed, and a finger
        that touches the very edge presses what lies beside."""
        return bool(spot.evaluate(IN_SIGHT, timeout=PATIENCE * 1000))

    def means(self, act: Act) -> None:
        """Where a card can be laid or exchanged, or one can walk or drive, one says first which of the two is meant."""
        other = self.page.locator(f"[data-verb='{act.verb.name}'][aria-pressed=false]")
        if other.count():
            self.presses(other)
        if act.verb.name == "left" and any(offer["verb"] == "lay" for offer in self.position()["offers"]):
            self.presses(self.page.get_by_role("button", name=self.words.text("board-exchange"), exact=True))

    def presses(self, thing: Locator) -> None:
        thing.click(timeout=PATIENCE * 1000)

    def button(self, act: Act) -> Locator:
        """The button of this name, or the first one that says what the act does among other things; where many are
        offered, their list is folded."""
        label, buttons = self.label(act), self.page.locator("button")
        exactly = self.page.get_by_role("button", name=label, exact=True, include_hidden=True).and_(buttons)
        among_others = re.compile(rf"(?<!\w){re.escape(label)}(?!\w)")
        saying = self.page.get_by_role("button", name=among_others, include_hidden=True).and_(buttons)
        named = exactly if exactly.count() else saying
        while not named.filter(visible=True).count() and (folded := self.folded_around(named)).count():
            self.presses(folded.first.locator("> summary"))
        return named.filter(visible=True).first

    def label(self, act: Act) -> str:
        """The name of a button as browsers give it."""
        return plain(self.words.offer(act))

    def folded_around(self, thing: Locator) -> Locator:
        return self.page.locator("details:not([open])").filter(has=thing)

    def eventually(self, look: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not look():
            assert time.monotonic() < end, f"{self.name} never saw that {what}, but {self.sees()}"
            self.page.wait_for_timeout(A_BREATH)

    def sees(self) -> str:
        shown = self.page.evaluate(SHOWN, f"{self.table}/{self.seat}")
        return (
            f"{self.page.locator('#question').all_text_contents()} at version {shown} of {self.position()['version']}"
        )

    # --- The end ---

    def sees_the_end(self) -> None:
        self.eventually(self.has_seen_the_end, "the game is over")

    def has_seen_the_end(self) -> bool:
        """One hurries through what is still to be shown."""
        self.page.keyboard.press("s")
        return self.page.get_by_role("button", name=re.compile("^(Play again|Go to the next game)$")).is_visible()


def plain(text: str) -> str:
    """As browsers give it: every space is a plain one."""
    return " ".join(text.split())


class Bidder(Traveller):
    """Bids the least for the first thing under the hammer, and for others as is wise. Where one can bring something to
    sell, or sell what one has, the first player does so once, and the others keep their money."""

    sold = False

    def decides(self, chair: Chair) -> Act:
        by_verb = {act.verb.name: act for act in reversed(chair.offers())}
        outfits = [act for act in chair.offers() if act.verb.name == "outset"]
        if outfits:
            return outfits[1 if self.seat == 0 else 0]
        if "haggle" in by_verb and not self.sold:
            self.sold = True
            return by_verb["haggle"]
        if "sell" in by_verb and self.seat == 0 and not self.sold:
            self.sold = True
            return by_verb["sell"]
        if "bid" in by_verb and self.practised["bid"] < OFTEN:
            return by_verb["bid"]
        return super().decides(chair)


SHOWN = """place => JSON.parse(localStorage.seen ?? '[]').find(([seat]) => seat === place)?.[1] ?? 0"""
"""The version that a page shows to a seat, which it remembers."""

IN_SIGHT = """spot => {
  const { x, y, width, height } = spot.getBoundingClientRect()
  const at = (aside) => document.elementFromPoint(x + width / 2 + aside, y + height / 2)
  return [-5, 0, 5].every((aside) => at(aside)?.closest('[data-spot]') === spot)
}"""


class ByMessage(Traveller):
    """Has the page open, but answers the server without it: for whoever only looks at what the page shows."""

    def plays(self) -> None:
        position = self.position()
        if self.seat not in position["waiting"]:  # a bot broke in
            return
        self.says(self.decides(SeatOnPage(self.game, position)), position)


class ByFinger(Bidder):
    """Holds a phone: what a finger has chosen on the map is confirmed beside it."""

    tapped: Locator

    def presses(self, thing: Locator) -> None:
        self.tapped = thing
        thing.tap(timeout=PATIENCE * 1000)
        self.confirms()

    def is_done_at(self, position: Json) -> bool:
        """On a slow machine the confirmation is asked for a moment after the tap; or news that came after it have swept
        the choice away, and one taps again."""
        if self.has_gone_on(position):
            return True
        if not self.confirms():
            self.taps_now(self.tapped.and_(self.page.locator("[data-spot]")))
        return False

    def confirms(self) -> bool:
        """Is there something to confirm?"""
        return self.taps_now(self.page.locator("button.primary[aria-hidden=true]").filter(visible=True))

    def taps_now(self, thing: Locator) -> bool:
        """If it is there; it may just have been taken away."""
        there = bool(thing.count())
        if there:
            with suppress(TooLate):
                thing.tap(timeout=A_MOMENT)
        return there


class ByKeyboard(Bidder):
    """Never touches a mouse: Tab, arrows, Enter and the numbers of the offers."""

    def is_in_sight(self, spot: Locator) -> bool:
        """The map follows the focus."""
        return True

    def presses(self, thing: Locator) -> None:
        thing.wait_for(state="attached", timeout=PATIENCE * 1000)
        self.goes_to(thing)
        self.page.keyboard.press("Enter")

    def goes_to(self, thing: Locator) -> None:
        """Tab until the focus is on it or in its group, then the arrows within the group."""
        for step in range(300):  # looked for anew at every step: news may have drawn it again
            if not (key := thing.evaluate(KEY_TOWARDS, step, timeout=PATIENCE * 1000)):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"the keyboard does not lead to {thing}")


# Tab leads to the group of a thing; in a row the arrows lead from one to the next, on a map from one to its neighbours
# (and, where these lead astray, Page Up and Page Down in turn, whichever is nearer). No key: one is there. What was
# just drawn again is looked for anew.
KEY_TOWARDS = """(thing, step) => {
  if (!thing.isConnected) return 'Shift'
  const group = thing.parentElement.closest('[role=group],[role=toolbar],[role=menu],[role=listbox],ul')
  const here = document.activeElement
  if (here === thing) return ''
  if (group === null || here === group || !group.contains(here) || thing.tabIndex >= 0) return 'Tab'
  if (!('spot' in thing.dataset) || !('spot' in here.dataset)) return 'ArrowRight'
  const [from, to] = [here, thing].map(spot => spot.getBoundingClientRect())
  const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
  if (step > 20) {
    const spots = [...group.querySelectorAll('[data-spot]')]
    const ahead = (spots.indexOf(thing) - spots.indexOf(here) + spots.length) % spots.length
    return ahead < spots.length / 2 ? 'PageDown' : 'PageUp'
  }
  const aside = step % 3 === 2
  if (Math.abs(dx) > Math.abs(dy) !== aside) return dx > 0 ? 'ArrowRight' : 'ArrowLeft'
  return dy > 0 ? 'ArrowDown' : 'ArrowUp'
}"""


def play_to_the_end(*travellers: Traveller, until: Callable[[], bool] = lambda: False) -> None:
    """Whoever is asked answers, until the game is over or `until` says so."""
    while (info := travellers[0].info())["outcome"] is None and not until():
        asked = [traveller for traveller in travellers if traveller.seat in info["waiting"]]
        for traveller in asked:
            traveller.plays()
        if not asked:
            travellers[0].page.wait_for_timeout(A_BREATH)
