"""At the end of a game the page holds its record against what was sealed, without being asked."""

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from grandtour.core.records import parse_record
from tests.browser import measuring
from tests.browser.objections import check
from tests.browser.playing import Traveller, new_page
from tests.server.playing import Player, Server, eventually

ALARM = re.compile("what was sealed before the game is not what the draws were made from")
WITHOUT_HERS = re.compile("the game began before your random text arrived")
LEFT_OUT = re.compile("Anna had sealed a random text that was not shown in time")
MISSING = re.compile("The record did not come")


def a_game_of_anna(
    browser: Browser, server: Server, on_the_way: Callable[[Route], None], way: str = "**/record?seat=*"
) -> Page:
    """She has sat down with a page; at the end the record, or something else, has passed through other hands."""
    page = new_page(browser)
    page.route(way, on_the_way)
    anna = Traveller(page, server.url, "Anna")
    anna.opens("a bot", rounds="10")
    anna.sees_a_question()
    dice = random.Random(1)
    while (info := anna.info())["status"] == "running":
        if 0 in info["waiting"]:
            anna.guest.plays(anna.table, 0, dice)
    anna.sees_the_end()
    return page


def fair_draws(page: Page) -> Locator:
    """The panel, opened."""
    page.get_by_role("tab", name="Table").click()
    panel = page.get_by_role("tabpanel").locator("details", has_text="Fair draws")
    panel.locator("summary").click()
    return panel


def says(page: Page, text: re.Pattern[str]) -> None:
    """It stands in the panel of fair draws, and the end is silent: it is no alarm."""
    expect(fair_draws(page).get_by_text(text)).to_be_visible()
    expect(page.locator("div.ending")).to_be_visible()
    expect(page.locator("div.ending").locator("[role=alert], [role=status]")).to_have_count(0)


def sees_what_was_kept(page: Page) -> None:
    """It is in the panel of fair draws, whatever was found; and in the record, if no other hands hold that."""
    panel = fair_draws(page)
    address = page.url.replace("/table/", "/api/tables/")
    record = parse_record(page.request.get(f"{address}/record?seat=0").text())
    hers = (f"sealed A {record.sealed[0]}", f"entropy A {record.entropy[0]}")
    for line in (f"grand tour record {record.format}", f"commitment {record.commitment}", *hers):
        expect(panel.get_by_text(line, exact=True)).to_be_visible()


def altering(pattern: str, instead: str) -> Callable[[Route], None]:
    def alter(route: Route) -> None:
        record = route.fetch().text()
        route.fulfill(body=re.sub(pattern, instead, record, flags=re.MULTILINE), content_type="text/plain")

    return alter


@pytest.mark.parametrize(
    ("pattern", "instead"),
    [
        (r"^entropy A .*$", "entropy A something else"),
        (r"^(sealed|entropy) A .*\n", ""),
        (r"^grand tour record 3$", "grand tour record 2"),
    ],
)
def test_a_broken_seal_alarms_at_the_end(browser: Browser, server: Server, pattern: str, instead: str) -> None:
    page = a_game_of_anna(browser, server, altering(pattern, instead))

    expect(page.locator(".ending").get_by_role("alert")).to_have_text(ALARM)

    page.reload()
    expect(page.locator(".ending").get_by_role("alert")).to_have_text(ALARM)
    check(page)
    sees_what_was_kept(page)


def test_whoever_has_sealed_a_text_that_was_never_asked_for_reads_it_in_the_panel(
    browser: Browser, server: Server
) -> None:
    """Given that she looked at another page from when she sat down until the others had begun."""
    anna, boris = Traveller(new_page(browser), server.url, "Anna"), Player(server.url).named("Boris")
    dice = random.Random(1)
    address = anna.opens("a friend, by link", rounds="10")
    expect(anna.page.get_by_role("heading", name="Send this link to your friends")).to_be_visible()
    table, guest = anna.table, anna.guest
    anna.page.goto(f"{server.url}/verify")
    boris.joins(table)
    eventually(lambda: boris.http.post(f"/api/tables/{table}/begin").is_success, "nobody waits for Anna any more")
    while (info := boris.table(table))["status"] == "running":
        seat = info["waiting"][0]
        (guest, boris)[seat].plays(table, seat, dice)

    anna.page.goto(address)
    says(anna.page, WITHOUT_HERS)
    anna.page.reload()
    says(anna.page, WITHOUT_HERS)
    visitor = new_page(browser)
    visitor.goto(address)
    says(visitor, LEFT_OUT)


def test_whoever_sat_down_at_a_table_that_took_no_seal_reads_it_in_the_panel(browser: Browser, server: Server) -> None:
    def unseal(route: Route) -> None:
        route.continue_(post_data=dict(route.request.post_data_json or {}, sealed=""))

    page = a_game_of_anna(browser, server, unseal, "**/api/tables")
    says(page, WITHOUT_HERS)


def test_without_the_record_the_panel_says_that_nothing_was_checked(browser: Browser, server: Server) -> None:
    page = a_game_of_anna(browser, server, lambda route: route.abort())
    says(page, MISSING)


def test_where_all_is_well_the_end_says_nothing_and_fetches_the_record_once(browser: Browser, server: Server) -> None:
    records = list[str]()

    def count(route: Route) -> None:
        records.append(route.request.url)
        route.continue_()

    page = a_game_of_anna(browser, server, count)
    expect(page.locator(".ending").get_by_role("button", name="Play again")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert len(records) == 1

    page.reload()
    expect(page.locator(".ending").get_by_role("button", name="Play again")).to_be_visible()
    measuring.check_weight(page)
    assert len(records) == 1
    expect(page.locator(".ending").locator("[role=alert], [role=status]")).to_have_count(0)
    sees_what_was_kept(page)
    expect(page.get_by_text("yours is among them")).to_be_visible()
