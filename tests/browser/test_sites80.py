"""Le tour du monde en 80 sites on small screens: the map stays in sight, a site is named by finger and by keyboard."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from tests.browser.measuring import HELD, STANDING, frame, resize
from tests.browser.objections import check
from tests.browser.playing import ByMessage, Traveller, new_page, play_to_the_end
from tests.server.playing import Server

LOW = (1280, 720)
SMALL = [(390, 844), (360, 640), (844, 390)]
SHARE = 0.45
WHOLE = 0.97
"""But for its frame."""
FINGER = 44
QUICK = {"chance-flags": True}
"""What brings one to the first turn at once."""
TOO_SMALL = """([places, least]) => [...document.querySelectorAll(places)].filter(place => {
  const { width, height } = place.getBoundingClientRect()
  return width && (width < least || height < least)
}).map(place => place.textContent)"""
CUT = """() => [...document.querySelectorAll('.tickets li')].filter(card => {
  const { left, right } = card.getBoundingClientRect()
  return left < 0 || right > innerWidth
}).length"""


def asks(traveller: Traveller, key: str) -> bool:
    position = traveller.position()
    return traveller.seat in position["waiting"] and position["prompt"]["key"] == key


def opens_until_asked(traveller: Traveller, key: str, **settings: bool) -> None:
    """Open a table and play until this is asked; another one if the bot has won before."""
    opens_until(traveller, lambda: asks(traveller, key), **settings)


def opens_until(traveller: Traveller, has_come: Callable[[], bool], **settings: bool) -> None:
    traveller.opens("a bot", **settings)
    play_to_the_end(traveller, until=has_come)
    if not has_come():
        opens_until(traveller, has_come, **settings)
    traveller.sees_a_question()


def clues(traveller: Traveller) -> list[int]:
    """So many have been found of each card in the camera."""
    return [len(slot["found"]) for slot in traveller.position()["view"]["slots"]]


def names_on_the_map(traveller: Traveller) -> set[str]:
    site = traveller.game.kind("site")
    names = {traveller.words.noun(site, number) for number in range(len(site.words))}
    written = traveller.page.locator(".board svg text").all_text_contents()
    return {name for text in written for name in text.split(" · ")} & names


def fits(page: Page) -> None:
    """The board has its share of the height, no card is cut, and a finger finds what it can press."""
    for width, height in SMALL:
        resize(page, (width, height))
        board = page.locator("section.board").evaluate("board => board.clientHeight")
        assert board >= SHARE * height - 1, (width, height)
        assert page.evaluate(CUT) == 0, (width, height)
        assert page.evaluate(TOO_SMALL, [".hand button, .hand [role=option], .hand input", FINGER]) == [], (
            width,
            height,
        )
    resize(page, SMALL[0])


def test_with_names_on_the_map_a_finger_names_a_site(browser: Browser, server: Server) -> None:
    anna = ByMessage(new_page(browser, "phone"), server.url, "Anna", "sites80")
    page = anna.page
    opens_until_asked(anna, "ask-turn", labels=True, **QUICK)
    assert len(names_on_the_map(anna)) > 5
    fits(page)
    opens_until_asked(anna, "ask-name", labels=True, **QUICK)
    fits(page)
    check(page)
    names = [
        anna.words.noun(anna.game.kind("site"), offer["noun"])
        for offer in anna.position()["offers"]
        if offer["verb"] == "name"
    ]
    expect(page.get_by_role("option")).to_have_text(names)  # only those of the cell, at once
    page.get_by_role("option").first.tap()
    page.get_by_role("button", name=f"Announce {names[0]}!").tap()
    reveal = page.locator("[popover]:popover-open").filter(has=page.get_by_role("button", name="Go on"))
    expect(reveal).to_be_visible()
    check(page)
    reveal.get_by_role("button", name="Go on").tap()
    expect(reveal).to_have_count(0)


def test_a_site_is_named_by_keyboard_and_the_box_tells_nothing(browser: Browser, server: Server) -> None:
    bella = ByMessage(new_page(browser), server.url, "Bella", "sites80")
    page = bella.page
    opens_until_asked(bella, "ask-name", **QUICK)
    assert not names_on_the_map(bella)
    field = page.get_by_role("combobox")
    expect(field).to_be_focused()
    expect(field).to_have_accessible_name(bella.question())

    def proposed(typed: str) -> list[str]:
        field.fill(typed)
        return page.get_by_role("option").locator("b").all_text_contents()

    frames = [frame(page, size) for size in STANDING]
    slots: list[list[list[str]]] = []
    for slot in sorted([0, 1], key=lambda slot: slot != bella.position()["view"]["naming"]):  # the same for either card
        if slots:
            page.get_by_role("button", name="Undo").click()
            expect(field).to_have_count(0)  # taken back: until then a click on a slot is for the old question
            assert [frame(page, size) for size in STANDING] == frames
            page.locator(f"[data-slot='{slot}']").click()
        slots.append([proposed(typed) for typed in ("sa", "peking", "istambul", "Eiffel")])
        expect(page.get_by_role("status").filter(has_text="None of the 80 sites has that name.")).to_be_visible()
    assert slots[0] == slots[1]
    assert slots[0][1:] == [["Beijing"], ["Istanbul"], []]

    field.fill("sa")
    resize(page, LOW)
    assert page.locator("main > .hand").evaluate("hand => hand.scrollHeight - hand.clientHeight") <= 1
    field.press("ArrowDown")
    expect(field).to_have_attribute("aria-expanded", "true")
    chosen = page.get_by_role("option", selected=True)
    expect(chosen).to_have_count(1)
    assert field.get_attribute("aria-activedescendant") == chosen.get_attribute("id")
    name = chosen.locator("b").text_content()
    field.press("Enter")
    expect(page.get_by_role("button", name=f"Announce {name}!")).to_be_focused()
    check(page)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="The card is turned over")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Look at")).to_be_visible()


def test_on_a_small_phone_the_camera_and_its_clues_are_in_sight_when_they_are_asked_for(
    browser: Browser, server: Server
) -> None:
    carla = ByMessage(new_page(browser, "phone"), server.url, "Carla", "sites80")
    page = carla.page
    opens_until(carla, lambda: asks(carla, "ask-announce") and any(clues(carla)), **QUICK)
    known = clues(carla).index(max(clues(carla)))
    for size in HELD:
        resize(page, size)
        expect(page.locator(f"[data-slot='{known}']")).to_be_in_viewport(ratio=WHOLE)
    page.locator(f"[data-slot='{known}']").tap()
    carla.eventually(lambda: asks(carla, "ask-name"), "it is asked which site it is")
    carla.sees_a_question()
    found = carla.position()["view"]["slots"][known]["found"][0]
    clue = carla.words.noun(carla.game.kind("clue"), found["clue"])
    for size in HELD:
        resize(page, size)
        expect(page.get_by_role("combobox")).to_be_in_viewport(ratio=WHOLE)
        expect(page.locator(".named").get_by_text(clue)).to_be_in_viewport(ratio=WHOLE)
