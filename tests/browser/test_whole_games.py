"""Whole games through the real page, in a real browser, against the real server.

The pages follow them at a slow pace, so that they draw what others did in a while at once.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from grandtour.words import LANGUAGES, Words
from tests.browser import measuring
from tests.browser.objections import check
from tests.browser.playing import Bidder, ByFinger, ByKeyboard, Traveller, new_page, plain, play_to_the_end
from tests.browser.test_levels import check_review
from tests.browser.wording import bare_sums, read_in, slips
from tests.server.playing import Server
from tests.told import heard

SHORT: dict[str, Mapping[str, str | bool]] = {
    "course": {"rounds": "25"},
    "auf_achse": {"public": "4"},
    "sakodo": {"rounds": "8"},
    "routard": {"express": True, "rounds": "8"},
    "richesses": {"circuit": "monuments", "rounds": "20"},
    "sites80": {"rounds": "10"},
}
"""The rooms, and what makes a game of theirs short."""
LUCK = r"(?:0|[+\u2212][\d,.\u202f]+)\s[^\W\d]+"
"""A sign, a sum and what it counts."""
CUT = """all => all.filter(one => {
  const [{ right }, cell] = [one, one.parentElement].map(box => box.getBoundingClientRect())
  return one.scrollWidth > one.clientWidth || right > cell.right
}).map(one => one.textContent)"""
BIDS = ("bids", "passes", "cannot-bid")
"""What others say in an auction is not in the log."""
LINES, FOLDED = ".log li > button > :last-child", ".log li p"
"""The lines of the log, and what is folded below them."""
TAKEN = "¶"


@pytest.mark.parametrize("room", SHORT)
def test_mouse_keyboard_and_finger_play_each_other_and_a_bot(browser: Browser, server: Server, room: str) -> None:
    """A whole game, each person at a screen of their own. Where there are auctions, all four bid in them."""
    anna = Bidder(new_page(browser, pace="slow"), server.url, "Anna", room)
    carla = ByKeyboard(new_page(browser, pace="slow", color_scheme="dark"), server.url, "Carla", room)
    dora = ByFinger(new_page(browser, "phone", pace="slow", color_scheme="dark"), server.url, "Dora", room)
    address = anna.opens("a friend, by link", "a friend, by link", "a bot", **SHORT[room])
    carla.joins(address)
    dora.joins(address)
    play_to_the_end(anna, carla, dora)
    bids = any(line["key"] == "bids" for line in told_to(anna))
    assert bids == any(tale.key == "bids" for tale in anna.game.tales)
    for traveller in (anna, carla, dora):
        traveller.sees_the_end()
        check(traveller.page)
    check_words(anna.page)
    check_words(dora.page)
    dora.page.reload()
    dora.sees_the_end()
    measuring.check_weight(dora.page)
    check_review(dora.page)
    check_ranking(dora)
    winner = anna.info()["outcome"]["places"].index(1)
    expect(anna.page.get_by_role("listitem").filter(has_text=anna.names()[winner]).first).to_be_visible()
    for traveller in (anna, carla, dora):
        check_log(traveller)
    for language in LANGUAGES:
        read_in(anna.page, language)
        check_luck(anna.page, language)


def check_words(page: Page) -> None:
    """At the end, too, sums have their units, and draws are checked from the panel of fair draws alone."""
    expect(page.locator(".ending .room")).to_be_attached()
    assert slips(page) + bare_sums(page) == []
    expect(page.get_by_role("link", name="Check the draws").and_(page.locator(":visible"))).to_have_count(0)


def check_luck(page: Page, language: str) -> None:
    """At the very end stands how kind chance was, in what the game counts in."""
    expect(page.locator(".ending .room")).to_be_attached()
    page.locator(".board > .ending").evaluate("all => all.scrollTo(0, all.scrollHeight)")
    sums = page.get_by_role("table", name=Words(language).text("luck")).locator(".count")
    expect(sums.first).to_be_visible()
    assert [said for said in sums.all_text_contents() if not re.fullmatch(LUCK, said)] == []
    assert slips(page) == []


def check_ranking(traveller: Traveller) -> None:
    """On a phone, too, every place has its score, the way to the next game is in sight below
    them, and in the tables the names are whole."""
    expect(traveller.page.locator(".ending > ol .name + *")).to_have_count(len(traveller.names()))
    names = traveller.page.locator(".ending tbody th span")
    expect(names.first).to_be_attached()
    assert names.evaluate_all(CUT) == []
    assert measuring.small_targets(traveller.page) == []
    for size in measuring.HELD:
        measuring.resize(traveller.page, size)
        expect(traveller.page.locator(".ending .primary").first).to_be_in_viewport(ratio=0.98)


def check_log(traveller: Traveller) -> None:
    """The log reads each line that this seat was told in the whole game once, and nothing else. Only its own bids are
    folded."""
    traveller.page.get_by_role("tab", name="Log", exact=True).click()
    traveller.page.locator(LINES).first.wait_for()
    lines, folded = ([*map(plain, traveller.page.locator(what).all_text_contents())] for what in (LINES, FOLDED))
    words = traveller.words.seated(traveller.names(), traveller.seat)
    told = [heard(traveller.game, line) for line in told_to(traveller)]
    bids = [plain(words.line(line)) for line in told if line.key in BIDS and line.nouns[0] == traveller.seat]
    others = [plain(words.line(line)) for line in told if line.key not in BIDS]
    assert Counter(folded) <= Counter(bids)
    subjects = [words.text("subject-you"), *words.names]
    assert misread("\n".join(lines + folded), Counter(others + bids), subjects) == {}


def told_to(traveller: Traveller) -> Any:
    return traveller.fetch(f"/api/tables/{traveller.table}/told?seat={traveller.seat}")


def misread(log: str, told: Counter[str], subjects: list[str]) -> dict[str, int]:
    """How many times too few a line is read (too many, below zero); what was never told is once too many. Whole
    sentences are looked for first, then what goes on in the sentence before and does not say again who does it."""
    missing = Counter[str]()
    for line in by_length(told):
        log, times = without(line, log)
        missing[clause_of(line, subjects)] += told[line] - times
    for clause in by_length(missing):
        if missing[clause] > 0:
            log, times = without(clause, log)
            missing[clause] -= times
    untold = [line for line in re.sub(f"{TAKEN}|,|\\band\\b", "", log).split("\n") if line.strip()]
    return {line: times for line, times in missing.items() if times} | dict.fromkeys(untold, -1)


def by_length(texts: Iterable[str]) -> list[str]:
    """Longer ones first: “goes to Rome” is in “goes to Rome, for 20 €”."""
    return sorted(texts, key=len, reverse=True)


def clause_of(line: str, subjects: list[str]) -> str:
    return next((line.removeprefix(f"{one} ") for one in subjects if line.startswith(f"{one} ")), line)


def without(text: str, log: str) -> tuple[str, int]:
    """The log without this text, and how often it was there. The same several times in a row is counted: “(×2)”."""
    form = re.compile(rf"(?<!\w){re.escape(text.removesuffix('.'))}(?![\w!?])\.?(?: \(?×(\d+)\)?\.?)?")
    return form.sub(TAKEN, log), sum(int(times or 1) for times in form.findall(log))


@pytest.mark.parametrize("circuit", ["casinos", "sports"])
def test_a_circuit_with_screens_of_its_own_on_a_phone(browser: Browser, server: Server, circuit: str) -> None:
    gina = ByFinger(new_page(browser, "phone", pace="slow"), server.url, "Gina", "richesses")
    gina.opens("a bot", circuit=circuit, rounds="20")
    play_to_the_end(gina)
    gina.sees_the_end()
    expect(gina.page.get_by_role("button", name="Play again")).to_be_in_viewport(ratio=0.99)
    check(gina.page)


def test_a_whole_game_across_a_kill_of_the_server(browser: Browser, tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        emil = Traveller(new_page(browser, pace="slow"), server.url, "Emil")
        emil.opens("a bot")
        play_to_the_end(emil, until=lambda: emil.position()["version"] > 40)
        before = emil.position()
        server.kill()
    expect(emil.page.get_by_text(re.compile("The connection is down"))).to_be_visible()
    with Server(tmp_path / "data", "--port", server.url.rsplit(":", 1)[1]):
        expect(emil.page.get_by_text(re.compile("The connection is down"))).to_be_hidden()
        assert emil.position()["version"] >= before["version"]
        assert emil.position()["view"]["hand"] == before["view"]["hand"]
        play_to_the_end(emil)
        emil.sees_the_end()


def test_two_at_one_screen_never_see_each_others_hand(browser: Browser, server: Server) -> None:
    """Between the two the page shows a curtain, and nothing of a hand is in it."""
    flora = Traveller(new_page(browser), server.url, "Flora")
    flora.opens("someone next to me")
    for _ in range(6):
        curtain = flora.page.get_by_role("dialog")
        expect(curtain).to_be_visible()
        assert flora.page.locator("[data-card]").count() == 0
        curtain.get_by_role("button").click()
        expect(curtain).to_be_hidden()
        flora.seat = next(seat for seat in (0, 1) if seat_shown(flora, seat))
        while flora.is_asked():
            flora.plays()


def seat_shown(traveller: Traveller, seat: int) -> bool:
    """Is the hand on the page the one of this seat?"""
    traveller.page.locator("[data-card]").first.wait_for()
    shown = {int(card.get_attribute("data-card") or -1) for card in traveller.page.locator("[data-card]").all()}
    hand = traveller.fetch(f"/api/tables/{traveller.table}/position?seat={seat}")["view"]["hand"]
    return shown == set(hand)
