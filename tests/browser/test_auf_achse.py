"""Auf Achse through the real page: an auction between people and a bot, the keyboard alone, a phone, two themes."""


from playwright.sync_api import Browser

from tests.browser.playing import ByFinger, ByKeyboard, Traveller, new_page, play_to_the_end
from tests.server.playing import Server

SHORT = {"public": "4"}


class Driver(Traveller):
    room = "auf_achse"
    on_the_table = {"place": "spot", "go": "spot", "works": "spot", "jam": "spot", "load": "contract"}


class DriverByKeyboard(Driver, ByKeyboard):
    """The trucks go where the keys lead them."""


class DriverByFinger(Driver, ByFinger):
    """The trucks go where a finger has pointed twice."""


def test_two_browsers_and_a_bot_bid_for_contracts(browser: Browser, server: Server) -> None:
    anna = Driver(new_page(browser), server.url, "Anna")
    boris = Driver(new_page(browser), server.url, "Boris")
    boris.joins(anna.opens("a friend, by link", "a bot", **SHORT))
    play_to_the_end(anna, boris)
    told = [line["key"] for line in anna.fetch(f"/api/tables/{anna.table}/told?seat=0")]
    assert "bids" in told
    for driver in (anna, boris):
        driver.sees_the_end()


def test_a_whole_game_by_keyboard_alone(browser: Browser, server: Server) -> None:
    carla = DriverByKeyboard(new_page(browser), server.url, "Carla")
    carla.opens("a bot", **SHORT)
    play_to_the_end(carla)
    carla.sees_the_end()


def test_a_whole_game_on_a_phone(browser: Browser, server: Server) -> None:
    dora = DriverByFinger(new_page(browser, "phone"), server.url, "Dora")
    dora.opens("a bot", **SHORT)
    play_to_the_end(dora)
    dora.sees_the_end()
