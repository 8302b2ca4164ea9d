"""What the smallest phone shows at once, and what takes one press; and the number keys of a laptop."""

import re
from collections.abc import Sequence
from itertools import cycle, islice, pairwise
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from grandtour.core.acts import Act
from grandtour.core.game import games
from grandtour.games.sakodo.cards import RESALE
from grandtour.words import Words
from tests.browser.measuring import HELD, STANDING, faults_at, first_cards, frames, resize
from tests.browser.objections import check
from tests.browser.playing import ByMessage, Json, SeatOnPage, Traveller, be_guest, new_page, play_to_the_end
from tests.server.playing import ME_AND_ANOTHER_HERE, Player, Server, ok

SMALLEST = {"width": 360, "height": 640}
LONG_NAMES = "Maximilienne-Alexandrine", "Bartholomé-Hippolyte-Luc"
WHOLE = 0.98
"""But for what rounding takes."""
IN_SHORT = r"^For \d to \d players\. \d+ to \d+ minutes.*, from \d+ years\. (Easy|A little harder|Hard)\b.*: \w+"
EN_BREF = r"^De \d à \d joueurs\. \d+ à \d+ minutes.*, dès \d+\sans\. (Facile|Un peu plus difficile|Difficile)\b.*: \w+"


@pytest.fixture
def phone(browser: Browser) -> Page:
    page = new_page(browser, "phone")
    page.set_viewport_size(SMALLEST)  # type: ignore[arg-type]
    return page


def test_play_is_in_sight_on_the_first_page(phone: Page, server: Server) -> None:
    phone.goto(server.url)
    plays = phone.get_by_role("link", name=re.compile("^Play "))
    expect(plays.first).to_be_in_viewport(ratio=WHOLE)
    assert all(box["height"] >= 44 for play in plays.all() if (box := play.bounding_box()))


@pytest.mark.parametrize(("language", "theme"), [("en-GB", "light"), ("fr-FR", "dark")])
def test_play_is_in_sight_below_any_number_of_tables(
    browser: Browser, server: Server, language: str, theme: Literal["light", "dark"]
) -> None:
    """And so is the first of them, on every screen."""
    anna, page = Player(server.url).named("Anna"), new_page(browser, language=language, color_scheme=theme)
    be_guest(page, anna)
    rooms = cycle(games())
    for fewer, count in pairwise((0, 0, 1, 2, 5, 12)):
        for room in islice(rooms, count - fewer):
            anna.opens(*ME_AND_ANOTHER_HERE, game=room)
        page.goto(server.url)
        expect(page.locator(".mine > li")).to_have_count(count)
        for size in HELD + STANDING:
            resize(page, size)
            for first in (".shelf .primary", ".mine a") if count else (".shelf .primary",):
                expect(page.locator(first).first).to_be_in_viewport(ratio=WHOLE)
                page.locator(first).first.click(trial=True)  # nothing covers it


def test_the_tables_that_wait_come_first_and_all_are_a_press_away(phone: Page, server: Server) -> None:
    anna = Player(server.url).named("Anna")
    for _ in range(3):
        anna.opens(*ME_AND_ANOTHER_HERE)
    anna.opens({"kind": "me"}, {"kind": "invite"})
    be_guest(phone, anna)
    phone.goto(server.url)
    tables = phone.locator(".mine a")
    expect(tables.locator(".state")).to_have_text(["Your turn!"] * 3 + ["Waiting for players"])
    check(phone)
    unroll = phone.get_by_role("button", name="Show all 4")
    unroll.focus()
    for table in tables.all():
        phone.keyboard.press("Tab")
        expect(table).to_be_in_viewport(ratio=1)
    unroll.tap()
    check(phone)
    assert len({box["x"] for table in tables.all() if (box := table.bounding_box())}) == 1


@pytest.mark.parametrize(("language", "facts"), [("en-GB", IN_SHORT), ("fr-FR", EN_BREF)])
def test_home_says_for_whom_each_game_is(browser: Browser, server: Server, language: str, facts: str) -> None:
    """How many, how long, from which age, how hard, and what it is like."""
    page = new_page(browser, "phone", language)
    page.goto(server.url)
    games_on_the_shelf = page.locator(".shelf > li")
    expect(games_on_the_shelf).to_have_count(len(games()))
    expect(games_on_the_shelf.locator("p.soft")).to_have_text([re.compile(facts)] * len(games()))


def test_from_the_rules_back_to_play_in_one_press(phone: Page, server: Server) -> None:
    phone.goto(f"{server.url}/rules/sakodo")
    tap_while_reading(phone, "Play")
    expect(phone.get_by_role("button", name="Start the game")).to_be_visible()


def test_from_the_rules_back_to_the_table_that_one_came_from(phone: Page, server: Server) -> None:
    phone.goto(server.url)
    gina = Traveller(phone, server.url, "Gina", "sakodo")
    gina.opens("a bot")
    phone.get_by_role("tab", name="Help").tap()
    with phone.expect_popup() as opened:
        phone.get_by_role("link", name="All the rules").tap()
    tap_while_reading(opened.value, "Back to the table")
    expect(opened.value).to_have_url(phone.url)
    expect(opened.value.locator("#question")).to_be_visible()


def tap_while_reading(rules: Page, way: str) -> None:
    """The way back to play is in sight at the top, in the middle and at the end of the rules."""
    link = rules.get_by_role("link", name=way, exact=True)
    for part in (0, 0.5, 1):
        expect(rules.get_by_role("heading", level=1)).to_be_attached()
        rules.evaluate(f"scrollTo(0, {part} * document.documentElement.scrollHeight)")
        expect(link).to_be_in_viewport(ratio=0.99)
    link.tap()


def come_to_the_departure(one: Traveller) -> None:
    """Where one is asked what to do there; before, a ticket may be offered."""
    one.eventually(lambda: is_at_the_departure(one), "they are at the departure")


def is_at_the_departure(one: Traveller) -> bool:
    """If something else is asked, it is answered."""
    position = one.position()
    if one.seat not in position["waiting"]:
        return False
    if position["prompt"]["key"] != "ask-departure":
        one.says(one.decides(SeatOnPage(one.game, position)), position)
        return False
    return True


def breaks_in(other: Traveller, asked: Traveller, verb: str, noun: int | None = None) -> None:
    """Without the page; whoever is asked sees it on theirs before they are looked at."""
    position = other.position()
    fitting = [offer for offer in position["offers"] if offer["verb"] == verb and noun in (None, offer["noun"])]
    done: Json = ok(other.guest.says(other.table, other.seat, position["version"], fitting[0]["said"]))
    asked.eventually(lambda: asked.has_shown(done["version"]), f"{other.name} has said {verb}")


def at_the_departure(*guests: Player) -> tuple[str, int, int]:
    """A table of two, who is asked there, and something of the other's for which they have the money."""
    while True:
        table = str(guests[0].opens({"kind": "me"}, {"kind": "invite"}, game="sakodo")["id"])
        guests[1].post(f"/api/tables/{table}/join")
        while "decline" in said_by(asked := guests[0].table(table)["waiting"][0], guests, table):
            ok(guests[asked].says(table, asked, guests[asked].table(table)["version"], "decline"))
        offers = guests[1 - asked].position(table, 1 - asked)["offers"]
        good = min((offer["noun"] for offer in offers if offer["verb"] == "sell"), key=lambda good: RESALE[good])
        if guests[asked].position(table, asked)["view"]["travellers"][asked]["money"] > RESALE[good]:
            return table, asked, good


def said_by(seat: int, guests: Sequence[Player], table: str) -> list[str]:
    return [offer["said"] for offer in guests[seat].position(table, seat)["offers"]]


def two_in_sakodo(
    page: Page, beside: Page, server: Server, names: tuple[str, str] = ("Anna", "Bruno")
) -> tuple[Traveller, Traveller, int]:
    """Whoever is asked what to do at the departure, on this page, the other one, and what they can sell to them."""
    guests = Player(server.url).named(names[0]), Player(server.url).named(names[1])
    table, asked, good = at_the_departure(*guests)
    pages = (beside, page) if asked else (page, beside)
    people = [Traveller(page, server.url, name, "sakodo") for page, name in zip(pages, names, strict=True)]
    for seat, (traveller, guest) in enumerate(zip(people, guests, strict=True)):
        be_guest(traveller.page, guest)
        traveller.page.goto(f"{server.url}/table/{table}")
        traveller.seat = seat
    return people[asked], people[1 - asked], good


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_an_offer_of_somebody_else_is_no_hindrance(browser: Browser, server: Server, size: str) -> None:
    """Side by side on the phone or one below the other on the laptop, bids too: one press, and the turn goes on."""
    asked, other, good = two_in_sakodo(new_page(browser, size), new_page(browser), server)
    resize(asked.page, HELD[0] if size == "phone" else STANDING[0])
    asked.sees_a_question()
    question = asked.question()
    breaks_in(other, asked, "sell", good)
    go_on = asked.page.get_by_role("button", name="Go on with my turn")
    expect(go_on).to_be_in_viewport(ratio=WHOLE)
    bids = asked.page.locator("[data-bid]")
    expect(bids.first).to_have_text(re.compile(r"^Bid [\d,]+\s€$"))
    for press in [*asked.page.locator("main .answer").all(), *bids.all()]:
        expect(press).to_be_in_viewport(ratio=WHOLE)
    expect(asked.page.locator("main .primary").filter(visible=True)).to_have_count(0)  # nobody is pushed to it
    go_on.click()
    expect(asked.page.locator("#question")).to_have_text(question)
    expect(go_on).to_have_count(0)
    check_trade(asked, other)


def check_trade(asked: Traveller, other: Traveller) -> None:
    """To accept what somebody proposes is as small as to refuse it."""
    mine = next(item for item, count in enumerate(asked.position()["view"]["pack"]) if count and item)
    for verb, noun in (("trade", asked.seat), ("give", None), ("want", mine), ("send", None)):
        breaks_in(other, asked, verb, noun)
    accept = asked.page.get_by_role("button", name="Accept", exact=True).filter(visible=True).first
    expect(accept).to_be_in_viewport(ratio=WHOLE)
    expect(asked.page.locator("main .primary").filter(visible=True)).to_have_count(0)


SALE, TRADE = ["sell guide"], ["trade C", "give", "want", "send"]
"""By what the second of three opens an auction, or proposes a trade to the third."""


@pytest.mark.parametrize(("room", "offer"), [("sakodo", SALE), ("sakodo", TRADE), ("routard", SALE)])
def test_whoever_waits_for_a_third_to_answer_goes_on_with_one_press(
    browser: Browser, server: Server, room: str, offer: Sequence[str]
) -> None:
    """On every screen, below what is told of those with long names."""
    people = [Player(server.url).named(name) for name in ("Anna", *LONG_NAMES)]
    table = where_the_first_begins(people, room, offer[0])
    anna = Traveller(new_page(browser, "phone", "fr-FR"), server.url, "Anna", room, "fr")
    be_guest(anna.page, people[0])
    anna.page.goto(f"{server.url}/table/{table}")
    anna.sees_a_question()
    question = anna.question()
    for act in offer:
        ok(people[1].says(table, 1, people[1].table(table)["version"], said_like(act, 1, people, table)[0]))
    expect(anna.page.locator("#question")).to_have_text(f"On attend {LONG_NAMES[1]}.")
    go_on = anna.page.get_by_role("button", name=anna.words.text("verb-resume"))
    for size in HELD + STANDING:
        resize(anna.page, size)
        expect(go_on).to_be_in_viewport(ratio=WHOLE)
        go_on.click(trial=True)  # nothing covers it
    go_on.click()
    expect(anna.page.locator("#question")).to_have_text(question)
    expect(go_on).to_have_count(0)


def where_the_first_begins(people: Sequence[Player], room: str, act: str) -> str:
    """A table of three who have what they set out with; the second can do this in the turn of the first, and the third
    has money to bid, for else nobody asks them."""
    settings = {"express": True} if room == "routard" else {}
    while True:
        table = str(people[0].opens({"kind": "me"}, *[{"kind": "invite"}] * 2, game=room, settings=settings)["id"])
        for friend in people[1:]:
            friend.joins(table)
        while "decline" in said_by(asked := people[0].table(table)["waiting"][0], people, table):
            says_first(people, table, "decline")
        money = people[0].position(table)["view"]["travellers"][2]["money"]
        if asked == 0 and money and said_like(act, 1, people, table):
            return table


def said_like(act: str, seat: int, people: Sequence[Player], table: str) -> list[str]:
    return [said for said in said_by(seat, people, table) if said.startswith(act)]


def test_many_goods_leave_their_bids_in_sight(phone: Page, browser: Browser, server: Server) -> None:
    asked, other, _ = two_in_sakodo(phone, new_page(browser), server)
    page = asked.page
    resize(page, HELD[0])
    asked.sees_a_question()
    breaks_in(other, asked, "lot")
    for good in offered(other, "add"):
        breaks_in(other, asked, "add", good)
    breaks_in(other, asked, "auction")
    hand = page.locator(".sheet-below > .hand")
    for shown in [*page.locator("main .answer").all(), *hand.locator(".sums, [data-bid]").filter(visible=True).all()]:
        expect(shown).to_be_in_viewport(ratio=WHOLE)


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("lacking", [True, False])
def test_many_things_leave_the_answers_of_their_trade_in_sight(
    browser: Browser, server: Server, language: str, lacking: bool
) -> None:
    """A card of each kind for one of each, between long names; to refuse is the only answer where one lacks a card."""
    pages = [new_page(browser, "phone", language) for _ in "AB"]
    asked, other, _ = two_in_sakodo(pages[0], pages[1], server, LONG_NAMES)
    expect(asked.page.locator("section.asked")).to_be_visible()
    before = map_on_each_screen(asked.page)
    breaks_in(other, asked, "trade", asked.seat)
    for item in offered(other, "give"):
        breaks_in(other, asked, "give", item)
    for item in wanted_of(asked, lacking):
        breaks_in(other, asked, "want", item)
    other.eventually(lambda: other.has_shown(other.position()["version"]), "all of it is chosen")
    assert [fault for size in HELD for fault in faults_at(other.page, size)] == []
    breaks_in(other, asked, "send")
    assert asked.position()["prompt"]["key"] == ("ask-no-trade" if lacking else "ask-trade")
    answers, things = asked.page.locator("main .answer"), asked.page.locator(".sheet-below > .hand .panel li")
    expect(answers).to_have_count(1 if lacking else 2)
    expect(things.first).to_be_attached()
    for size in HELD:
        resize(asked.page, size)
        for shown in [*answers.all(), *things.all()]:
            expect(shown).to_be_in_viewport(ratio=WHOLE)
    assert map_on_each_screen(asked.page) == before


def map_on_each_screen(page: Page) -> list[float]:
    found = [frame[what] for frame in frames(page).values() for what in ("map", "height of the map")]
    resize(page, HELD[0])
    return found


def wanted_of(one: Traveller, lacking: bool) -> list[int]:
    """A card of each kind that they have; or as many as they have, and more than that of what they have least of."""
    pack: list[int] = one.position()["view"]["pack"]
    held = [item for item, count in enumerate(pack) if count and item]
    if not lacking:
        return held
    least = min(range(1, len(pack)), key=pack.__getitem__)
    return [*[least] * (pack[least] + 1), *(item for item in held if item != least)][: sum(pack[1:])]


def offered(one: Traveller, verb: str) -> list[int]:
    return [offer["noun"] for offer in one.position()["offers"] if offer["verb"] == verb]


def test_answers_stand_side_by_side(phone: Page, server: Server) -> None:
    anna = Traveller(phone, server.url, "Anna", "sakodo")
    anna.opens("a bot")
    come_to_the_departure(anna)
    anna.sees_a_question()
    answers = phone.locator("main .answer")
    expect(answers.nth(1)).to_be_in_viewport(ratio=WHOLE)
    boxes = [box for answer in answers.all() if (box := answer.bounding_box())]
    assert max(box["y"] for box in boxes) < min(box["y"] + box["height"] for box in boxes)


def first_question(phone: Page, server: Server, room: str, language: str) -> None:
    """With six at the table, which leaves the least room."""
    anna = Player(server.url).named("Anna")
    table = anna.opens({"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 5, game=room)["id"]
    be_guest(phone, anna)
    phone.add_init_script(f"localStorage.grandtour = JSON.stringify({{ pace: 'fast', language: '{language}' }})")
    phone.goto(f"{server.url}/table/{table}")
    expect(phone.locator("section.asked")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_answers_of_the_course_need_no_scrolling(phone: Page, server: Server, language: str) -> None:
    first_question(phone, server, "course", language)
    answers = phone.locator("main .answer")
    expect(answers).to_have_count(3)
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=WHOLE)
        box = answer.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    cards = phone.locator("[data-card]").filter(visible=True)
    flights = cards.locator("path.flight").evaluate_all("all => all.map(one => one.getAttribute('d'))")
    names = cards.locator(".unseen").all_text_contents()
    assert len(flights) == len(names) > 1
    assert len(set(flights)) == len(set(names))  # each shows its own leg


def about_to_take(*guests: Player) -> tuple[str, Player]:
    """A table of two at which the second to exchange is asked what they take, and cards lie in both bins."""
    table = str(guests[0].opens({"kind": "me"}, {"kind": "invite"})["id"])
    guests[1].post(f"/api/tables/{table}/join")
    for _ in range(2):
        says_first(guests, table, "home")
    for _ in range(2):
        says_first(guests, table, "left")
        asked = says_first(guests, table, "right")
        if len(said_by(asked, guests, table)) > 1:
            return table, guests[asked]
        says_first(guests, table, "take")
    raise AssertionError("nothing lies in the bins")


def says_first(guests: Sequence[Player], table: str, verb: str) -> int:
    """Whoever is asked says the first act of this verb that they are offered."""
    kept = guests[0].table(table)
    asked: int = kept["waiting"][0]
    said = next(said for said in said_by(asked, guests, table) if said.startswith(verb))
    ok(guests[asked].says(table, asked, kept["version"], said))
    return asked


@pytest.mark.parametrize("size", HELD)
def test_all_that_can_be_taken_in_the_course_lies_in_sight(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    table, asked = about_to_take(Player(server.url).named("Anna"), Player(server.url).named("Bruno"))
    page = new_page(browser, "phone", "fr-FR")
    resize(page, size)
    be_guest(page, asked)
    page.goto(f"{server.url}/table/{table}")
    sources = page.get_by_role("region", name="Les piles").get_by_role("button", name=re.compile("^Prendre"))
    expect(sources).to_have_count(4)
    for source in sources.all():
        expect(source).to_be_in_viewport(ratio=WHOLE)


def test_whoever_has_asked_to_undo_sees_and_presses_all_the_rest(browser: Browser, server: Server) -> None:
    """On every screen: that the others are asked lies over nothing."""
    guests = Player(server.url).named("Anna"), Player(server.url).named("Bruno")
    table, asked = about_to_take(*guests)
    page = new_page(browser, "phone", "fr-FR")
    be_guest(page, asked)
    page.goto(f"{server.url}/table/{table}")
    says_first(guests, table, "take")
    page.get_by_role("tab", name="Table").tap()
    page.get_by_role("button", name="Demander").tap()
    page.get_by_role("tab", name="Jeu").tap()
    waiting = page.locator(".waiting")
    for size in HELD + STANDING:
        resize(page, size)
        expect(waiting).to_be_in_viewport(ratio=WHOLE)
        assert waiting.evaluate(COVERED) == [], size
        expect(page.get_by_role("tab").last).to_be_in_viewport(ratio=WHOLE)
        assert faults_at(page, size) == []


COVERED = """one => {
  const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const others = [...document.querySelectorAll('button, a, h2, .board, .hand')].filter(other => !one.contains(other))
  const isUnder = other => meet(other.getBoundingClientRect(), one.getBoundingClientRect())
  return others.filter(other => other.checkVisibility() && isUnder(other)).map(other => other.outerHTML.slice(0, 80))
}"""


@pytest.mark.parametrize("room", ["course", "richesses"])
def test_the_tools_of_the_map_keep_their_size_beside_the_log(phone: Page, server: Server, room: str) -> None:
    """Those with the most tools, and with a strip above the map."""
    Traveller(phone, server.url, "Anna", room).opens("a bot")
    phone.get_by_role("tab", name="Log").tap()
    tools = phone.locator("[data-map-tools] button")
    for size in HELD:
        resize(phone, size)
        boxes = [box for tool in tools.all() if (box := tool.bounding_box())]
        assert boxes
        assert min(min(box["width"], box["height"]) for box in boxes) >= 44, size


EXCHANGE = ["ask-turn", "ask-right", "ask-take"]


def test_the_hand_of_the_course_lies_still_throughout_exchanges(phone: Page, server: Server) -> None:
    """Of two, who have the most cards; at first nothing lies in the bins."""
    anna = Traveller(phone, server.url, "Anna")
    anna.opens("a bot")
    asked, seen = set[str](), list[object]()
    while not asked.issuperset(EXCHANGE):
        anna.eventually(anna.is_asked, "it is their turn")
        anna.sees_a_question()
        position = anna.position()
        if (key := position["prompt"]["key"]) in EXCHANGE:
            asked.add(key)
            seen.append((frames(phone), first_cards(phone)))
        anna.says(exchanges(SeatOnPage(anna.game, position)), position)
    assert [frame for frame in seen if frame != seen[0]] == []


def exchanges(chair: SeatOnPage) -> Act:
    """Whoever can do something else stays and changes cards."""
    return next(act for verb in ("home", "left", "right", "take") for act in chair.offers() if act.verb.name == verb)


def test_whoever_plays_stays_in_sight_when_the_phone_is_turned(phone: Page, server: Server) -> None:
    anna = Player(server.url).named("Anna")
    table = anna.opens(*[{"kind": "bot", "level": "random"}] * 5, {"kind": "me"}, game="auf_achse")["id"]
    be_guest(phone, anna)
    phone.goto(f"{server.url}/table/{table}")
    expect(phone.locator("section.asked")).to_be_visible()
    for size in HELD:
        resize(phone, size)
        expect(phone.locator("main .seats li.active")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_hand_of_auf_achse_says_all_of_what_is_to_come(phone: Page, server: Server, language: str) -> None:
    """And what can be answered stands above it, whole."""
    first_question(phone, server, "auf_achse", language)
    told = phone.locator(".sheet-below > .hand p").last
    expect(told).to_be_in_viewport(ratio=WHOLE)
    many = phone.locator("main .asking summary").first
    expect(many).to_be_in_viewport(ratio=WHOLE)
    spaces = phone.locator("main .asking .chip").filter(visible=True)
    expect(spaces).to_have_count(0)
    question = phone.locator("#question").text_content() or ""
    if language == "en":
        choose_by_region(phone, many, spaces)
    else:
        phone.get_by_role("button", name="Choisir pour moi, au hasard").tap()
    expect(phone.locator("#question")).not_to_have_text(question)


def test_the_figures_of_a_contract_say_what_they_are(phone: Page, server: Server) -> None:
    first_question(phone, server, "auf_achse", "en")
    phone.get_by_role("button", name="Choose for me, at random").tap()
    contract = phone.get_by_role("region", name="Public contracts").get_by_role("button").first
    contract.tap()
    expect(contract.locator(".legend")).to_have_text("Cost in DM · profit")
    expect(contract.locator(".legend")).to_be_in_viewport(ratio=WHOLE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_trailers_for_sale_leave_the_contracts_whole(browser: Browser, server: Server, language: str) -> None:
    """Neither do they make the hand higher."""
    anna = ByMessage(new_page(browser, "phone", language), server.url, "Anna", "auf_achse")
    guest = Player(server.url).named("Anna")
    table = guest.opens({"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 5, game="auf_achse")["id"]
    be_guest(anna.page, guest)
    anna.page.goto(f"{server.url}/table/{table}")
    anna.words = Words(language, anna.game, strict=True)
    anna.sees_a_question()
    before = frames(anna.page)
    play_to_the_end(anna, until=lambda: any(offer["verb"] == "buy" for offer in anna.position()["offers"]))
    anna.sees_a_question()
    resize(anna.page, HELD[0])
    sale = anna.page.locator(".sheet-below > .hand").get_by_role("group", name=anna.words.text("board-sale"))
    expect(sale.get_by_role("button")).to_have_count(2)
    assert frames(anna.page) == before
    assert [fault for size in HELD for fault in faults_at(anna.page, size)] == []


def choose_by_region(phone: Page, many: Locator, spaces: Locator) -> None:
    """Never a list of all spaces: first a region, then one of its few."""
    many.tap()
    regions = phone.locator("main .asking .regions summary")
    assert regions.count() > 5
    expect(spaces).to_have_count(0)
    regions.first.tap()
    expect(spaces.first).to_be_visible()
    assert spaces.count() < 40
    spaces.first.tap()


def test_the_way_to_look_back_stays_in_sight_below_a_long_line(browser: Browser, server: Server) -> None:
    """Somebody with a long name has exchanged, which takes the most words, and another one is asked."""
    names = ["Anna", *LONG_NAMES]
    people = [Player(server.url).named(name) for name in names]
    table = people[0].opens({"kind": "me"}, *[{"kind": "invite"}] * 2)["id"]
    for friend in people[1:]:
        friend.joins(table)
    phone = new_page(browser, "phone", "fr")
    resize(phone, HELD[0])
    be_guest(phone, people[0])
    phone.goto(f"{server.url}/table/{table}")
    exchange_until(people, table, after=1, asked=2)
    lately = phone.locator(".asking .lately")
    expect(lately).to_have_text(re.compile(f"{names[1]} .* dans celui de droite"))
    expect(lately).to_be_in_viewport(ratio=WHOLE)
    expect(phone.get_by_role("button", name="Depuis ton dernier tour")).to_be_in_viewport(ratio=WHOLE)


def exchange_until(people: Sequence[Player], table: str, after: int, asked: int) -> None:
    """All choose a home and exchange cards, until one has done so and the next is asked."""
    by, said, seat = -1, "home", people[0].table(table)["waiting"][0]
    while said.startswith("home") or (by, seat) != (after, asked):
        position, by = people[seat].position(table, seat), seat
        said = next(offer["said"] for offer in position["offers"] if offer["verb"] != "lay")
        ok(people[seat].says(table, seat, position["version"], said))
        seat = people[0].table(table)["waiting"][0]


def packs_cheques(anna: Traveller) -> bool:
    """First pocket money, for it is asked for first, then cheques: they come with every roll."""
    position = anna.position()
    if anna.seat in position["waiting"]:
        acts = {act.said: act for act in SeatOnPage(anna.game, position).offers()}
        if "sell cheque" in acts:
            return True
        anna.says(acts.get("line cheques") or acts["line pocket-money"], position)
    return False


@pytest.mark.parametrize("size", HELD)
def test_how_many_cheques_to_sell_is_asked_within_the_bag(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    """Neither the way to sell nor the number makes the hand higher, or lies below its edge."""
    anna = Traveller(new_page(browser, "phone", "fr-FR"), server.url, "Anna", "routard")
    guest = Player(server.url).named("Anna")
    table = guest.opens({"kind": "me"}, {"kind": "bot", "level": "random"}, game="routard")["id"]
    be_guest(anna.page, guest)
    anna.page.goto(f"{server.url}/table/{table}")
    anna.eventually(lambda: packs_cheques(anna), "there are cheques to sell")
    anna.eventually(lambda: anna.has_shown(anna.position()["version"]), "they are in the bag")
    resize(anna.page, size)
    hand = anna.page.get_by_role("region", name="Devant toi")
    lying = hand.bounding_box()
    hand.get_by_role("button", name="Vendre…").tap()
    cheques = hand.locator("[data-card]").last
    cheques.tap()
    expect(hand.get_by_role("spinbutton")).to_be_in_viewport(ratio=WHOLE)
    expect(hand.get_by_role("button", name=re.compile("^Enchère pour 5"))).to_be_in_viewport(ratio=WHOLE)
    assert hand.bounding_box() == lying
    assert faults_at(anna.page, size) == []
    cheques.tap()
    expect(hand.locator("[data-card]")).to_have_count(6)


def test_a_number_presses_only_what_shows_it(browser: Browser, server: Server) -> None:
    anna = Traveller(new_page(browser), server.url, "Anna", "sakodo")
    anna.opens("a bot")
    come_to_the_departure(anna)
    position = anna.position()
    assert anna.is_shown(position)
    page, first = anna.page, anna.page.locator("main [data-number='1']")
    expect(first).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 40})  # out of sight
    page.keyboard.press("1")
    assert not anna.has_gone_on(position)
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(first).to_be_in_viewport()
    page.keyboard.press("1")
    anna.eventually(lambda: anna.has_gone_on(position), "the first answer is given")
