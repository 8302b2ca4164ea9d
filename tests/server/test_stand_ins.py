"""A bot stands in for whoever is asked and has been away for a minute, and goes the moment they are back."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from grandtour.bots import bots_of
from grandtour.core import tables as tables_module
from grandtour.core.acts import NOBODY
from grandtour.core.game import game_named
from grandtour.core.records import parse_record
from grandtour.core.tables import Refusal
from grandtour.server.autoplay import Autoplay
from grandtour.server.hall import Hall
from grandtour.server.held import Held, Watcher
from grandtour.server.house import House
from grandtour.server.limits import BadLimit, Limits, limits_of
from grandtour.server.messages import JoinRequest, SeatInfo, SeatRequest, TableRequest
from grandtour.server.serve import open_house
from grandtour.server.store import News, NotStored, Store
from tests.server.playing import PATIENCE

ANNA, BRUNO = 0, 1
TWO = TableRequest("course", [SeatRequest("me"), SeatRequest("invite")])
THREE = TableRequest("course", [SeatRequest("me"), SeatRequest("invite"), SeatRequest("invite")])
AT_ONCE = Limits(away_seconds=0)
BEST = list(bots_of(game_named("course")))[-1]


@asynccontextmanager
async def a_table(
    url: sa.URL, limits: Limits = AT_ONCE, request: TableRequest = TWO
) -> AsyncIterator[tuple[House, Held]]:
    """Anna and Bruno (and Cleo) have sat down, and choose their homes. Nobody looks yet."""
    async with open_house(url, limits) as house:
        held = await house.reception.create("anna", request)
        for person in ["bruno", "cleo"][: len(request.seats) - 1]:
            await house.reception.join(person, held.kept.id, JoinRequest())
        yield house, held


def looks(house: House, held: Held, person: str, seat: int) -> Watcher:
    watcher = Watcher(held, person, seat, 0, lambda _: None)
    house.hall.watch(watcher)
    return watcher


async def becomes(look: Callable[[], object], what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not look():
        assert time.monotonic() < end, f"it never came true that {what}"
        await asyncio.sleep(0.01)


async def refused(doing: object) -> str:
    with pytest.raises(Refusal) as refusal:
        await doing  # type: ignore[misc]
    return refusal.value.code


def seat_of(held: Held, seat: int, person: str = "anna") -> SeatInfo:
    return held.info(person).seats[seat]


def log_of(held: Held) -> list[str]:
    """What people and bots did."""
    return [text for text in held.table.log if not text.startswith("*")]


@pytest.fixture
def thoughtful(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Bots that have decided, and wait for this before they say what."""
    may_speak, think = asyncio.Event(), Autoplay.think

    async def slowly(autoplay: Autoplay, held: Held, bots: dict[int, str]) -> str:
        said = await think(autoplay, held, bots)
        await may_speak.wait()
        return said

    monkeypatch.setattr(Autoplay, "think", slowly)
    return may_speak


# --- When it is offered ---


async def test_whoever_is_away_and_asked_for_a_minute_can_be_stood_in_for(url: sa.URL) -> None:
    async with a_table(url, Limits()) as (house, held):
        looks(house, held, "anna", ANNA)
        assert not seat_of(held, BRUNO).present
        assert not seat_of(held, BRUNO).replaceable
        assert await refused(house.reception.stand_in("anna", held.kept.id, BRUNO)) == "not-away"
        held.opened -= 61
        assert not seat_of(held, BRUNO).replaceable, "he has been asked just now"
        held.kept.changed -= 61
        assert seat_of(held, BRUNO).replaceable
        assert not seat_of(held, ANNA).replaceable, "she is there"


async def test_the_minute_begins_when_he_goes(url: sa.URL) -> None:
    async with a_table(url, Limits()) as (house, held):
        bruno = looks(house, held, "bruno", BRUNO)
        held.opened -= 1000
        held.kept.changed -= 1000
        assert not seat_of(held, BRUNO).replaceable, "he is there, however long he thinks"
        house.hall.unwatch(bruno)
        assert not seat_of(held, BRUNO).replaceable
        assert held.wait_for(BRUNO) == pytest.approx(60, abs=30)


async def test_those_who_look_are_shown_when_the_minute_is_over(url: sa.URL) -> None:
    async with a_table(url, Limits(away_seconds=0.05)) as (house, held):
        seen: list[bool] = []
        watcher = Watcher(held, "anna", ANNA, 0, lambda _: seen.append(seat_of(held, BRUNO).replaceable))
        house.hall.watch(watcher)
        await becomes(lambda: seen[-1:] == [True], "Anna is shown that a bot may stand in")


async def test_who_is_not_asked_or_not_away_or_no_person_is_not_replaced(url: sa.URL) -> None:
    async with a_table(url) as (house, held):
        await house.play.act("bruno", held.kept.id, BRUNO, held.table.version, "home paris")
        assert await refused(house.reception.stand_in("anna", held.kept.id, BRUNO)) == "not-away"
        assert await refused(house.reception.stand_in("anna", held.kept.id, 2)) == "no-seat"
        assert await refused(house.reception.stand_in("cleo", held.kept.id, ANNA)) == "not-your-seat"
        looks(house, held, "anna", NOBODY)
        assert seat_of(held, ANNA).present, "whoever hands the screen on is there"
        assert await refused(house.reception.stand_in("bruno", held.kept.id, ANNA)) == "not-away"


async def test_before_and_after_a_game_nobody_is_replaced(url: sa.URL) -> None:
    async with open_house(url, AT_ONCE) as house:
        held = await house.reception.create("anna", TWO)
        assert await refused(house.reception.stand_in("anna", held.kept.id, BRUNO)) == "not-running"
        await house.reception.join("bruno", held.kept.id, JoinRequest())
        held.kept = replace(held.kept, status="over")
        with pytest.raises(Refusal, match="only while a game is played"):
            held.check_replaceable(BRUNO)


# --- Standing in ---


async def test_the_best_bot_plays_and_the_log_and_the_record_say_so(url: sa.URL) -> None:
    async with a_table(url) as (house, held):
        looks(house, held, "anna", ANNA)
        await house.reception.stand_in("anna", held.kept.id, BRUNO)
        there = seat_of(held, BRUNO)
        assert (there.kind, there.level, there.stands_in, there.replaceable) == ("bot", BEST, True, False)
        await becomes(lambda: held.kept.waiting == [ANNA], "the bot has chosen a home")
        assert log_of(held)[0] == "A bot B"
        assert log_of(held)[1].startswith("B home ")
        for seat in (NOBODY, ANNA, BRUNO):
            assert "stood-in-for 1" in [repr(heard) for _, heard in held.table.told(seat)]
        assert held.record(ANNA).log[-2:] == ["A bot B", "?"], "what it chose stays hidden"


async def test_two_who_offer_at_once_are_both_content(url: sa.URL) -> None:
    async with a_table(url, request=THREE) as (house, held):
        await asyncio.gather(*(house.reception.stand_in(who, held.kept.id, BRUNO) for who in ("anna", "cleo")))
        await becomes(lambda: BRUNO not in held.kept.waiting, "the bot has chosen a home")
        assert [text for text in log_of(held) if " bot " in text] in (["A bot B"], ["C bot B"])


async def test_where_everybody_is_away_nobody_is_replaced_and_the_last_one_never(url: sa.URL) -> None:
    async with a_table(url) as (house, held):
        await house.sweep()
        assert log_of(held) == []
        await house.reception.stand_in("anna", held.kept.id, BRUNO)
        assert await refused(house.reception.stand_in("bruno", held.kept.id, ANNA)) == "not-your-seat"


async def test_what_was_there_before_a_bot_came_is_taken_back_only_once_he_can_be_asked(
    url: sa.URL, thoughtful: asyncio.Event
) -> None:
    """Else whoever lets a bot play for the last other person could go back to any draw and make a better one of it."""
    async with a_table(url) as (house, held):
        table = held.kept.id
        await house.play.act("bruno", table, BRUNO, held.table.version, "home paris")
        await house.play.act("anna", table, ANNA, held.table.version, "home tokyo")
        await house.reception.leave("bruno", table, BRUNO)
        version = held.table.version
        assert await refused(house.play.take_back("anna", table, ANNA, version, ask=True)) == "before-a-bot"
        assert held.table.version == version
        await house.reception.join("bruno", table, JoinRequest())
        await house.play.take_back("anna", table, ANNA, held.table.version, ask=True)
        assert held.kept.plea
        await house.play.agree("bruno", table, BRUNO, True)
        assert held.table.log[-1].startswith("A undo ")


# --- Coming back ---


async def test_he_plays_himself_as_soon_as_his_page_is_there(url: sa.URL) -> None:
    async with a_table(url) as (house, held):
        await house.reception.stand_in("anna", held.kept.id, BRUNO)
        looks(house, held, "bruno", BRUNO)
        await becomes(lambda: not held.stand_ins(), "the seat is Bruno's again")
        assert seat_of(held, BRUNO).kind == "person"
        assert seat_of(held, BRUNO).present
        assert log_of(held)[-1] == "B back"


async def test_he_plays_himself_as_soon_as_he_acts(url: sa.URL, thoughtful: asyncio.Event) -> None:
    async with a_table(url) as (house, held):
        version = held.table.version
        await house.reception.stand_in("anna", held.kept.id, BRUNO)
        await house.play.act("bruno", held.kept.id, BRUNO, version, "home paris")
        thoughtful.set()
        assert log_of(held) == ["A bot B", "B back", "B home paris"]


async def test_what_the_bot_says_after_he_is_back_is_not_done(url: sa.URL, thoughtful: asyncio.Event) -> None:
    async with a_table(url) as (house, held):
        await house.reception.stand_in("anna", held.kept.id, BRUNO)
        looks(house, held, "bruno", BRUNO)
        await becomes(lambda: not held.stand_ins(), "the seat is Bruno's again")
        thoughtful.set()
        await becomes(lambda: not held.plays_by_itself, "the bot has gone")
        assert log_of(held) == ["A bot B", "B back"]
        assert BRUNO in held.kept.waiting


async def test_who_comes_while_it_is_being_stored_finds_the_seat_his(
    url: sa.URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_table(url) as (house, held):
        alter = Store.alter

        async def slowly(store: Store, *change: object) -> None:
            if not held.watchers:
                looks(house, held, "bruno", BRUNO)
            await alter(store, *change)  # type: ignore[arg-type]

        monkeypatch.setattr(Store, "alter", slowly)
        await house.reception.stand_in("anna", held.kept.id, BRUNO)
        await becomes(lambda: log_of(held)[-1] == "B back", "the seat is Bruno's again")


async def test_he_gets_his_seat_back_once_the_database_is_there_again(
    url: sa.URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_table(url) as (house, held):
        await house.reception.stand_in("anna", held.kept.id, BRUNO)
        alter, failures = Hall.alter, [1, 2]

        async def fails_twice(hall: Hall, *change: object) -> None:
            if failures:
                failures.pop()
                raise NotStored("no space left")
            await alter(hall, *change)  # type: ignore[arg-type]

        monkeypatch.setattr(Hall, "alter", fails_twice)
        monkeypatch.setattr("grandtour.server.hall.READ_AGAIN_SECONDS", 0.01)
        looks(house, held, "bruno", BRUNO)
        await becomes(lambda: not held.stand_ins(), "the seat is Bruno's again")


async def test_who_has_left_by_himself_looks_on_until_he_joins(url: sa.URL) -> None:
    async with a_table(url) as (house, held):
        await house.reception.leave("bruno", held.kept.id, BRUNO)
        looks(house, held, "bruno", NOBODY)
        assert held.returned() == []
        assert not seat_of(held, BRUNO).stands_in
        assert (
            await refused(house.play.act("bruno", held.kept.id, BRUNO, held.table.version, "home paris")) == "bot-plays"
        )
        await house.reception.join("bruno", held.kept.id, JoinRequest(BRUNO))
        assert [text for text in log_of(held) if "home" not in text] == ["B bot B", "B back"]


# --- Coming and going without end ---


async def test_nobody_comes_and_goes_without_end_and_the_others_play_on(
    url: sa.URL, monkeypatch: pytest.MonkeyPatch, thoughtful: asyncio.Event
) -> None:
    """Given a log full of how Bruno has left and come back, when he goes once more, a bot plays for him, until he is
    back."""
    monkeypatch.setattr(tables_module, "WORN_OUT", 10)
    async with a_table(url) as (house, held):
        table, worn_out = held.kept.id, False
        while not worn_out:
            await house.reception.leave("bruno", table, BRUNO)
            await house.reception.join("bruno", table, JoinRequest())
            worn_out = held.table.worn_out
        version = held.table.version
        assert await refused(house.reception.leave("bruno", table, BRUNO)) == "worn-out"
        assert held.table.version == version
        await house.play.act("anna", table, ANNA, version, "home paris")

        await house.reception.stand_in("anna", table, BRUNO)
        looks(house, held, "bruno", BRUNO)
        await becomes(lambda: not held.stand_ins(), "the seat is Bruno's again")

        await house.play.act("bruno", table, BRUNO, held.table.version, "home tokyo")
        assert log_of(held)[-4:] == ["A home paris", "A bot B", "B back", "B home tokyo"]


# --- Restarts and other workers ---


async def test_after_a_restart_the_bot_plays_on_and_he_can_still_come_back(
    url: sa.URL, thoughtful: asyncio.Event
) -> None:
    async with a_table(url) as (house, held):
        await house.reception.stand_in("anna", held.kept.id, BRUNO)
    thoughtful.set()
    async with open_house(url, AT_ONCE) as house:
        again = await house.hall.open(held.kept.id)
        assert again.stand_ins() == [BRUNO]
        await becomes(lambda: again.kept.waiting == [ANNA], "the bot has chosen a home")
        looks(house, again, "bruno", BRUNO)
        await becomes(lambda: again.table.log[-1] == "B back", "the seat is Bruno's again")


@pytest.mark.postgres
async def test_across_workers_he_is_seen_and_comes_back(database: Callable[[], str], thoughtful: asyncio.Event) -> None:
    from grandtour.server.database import postgres_url

    url = postgres_url(database())
    async with open_house(url, AT_ONCE) as one, open_house(url, AT_ONCE) as two:
        await becomes(lambda: one.bus.hears and two.bus.hears, "the workers hear each other")
        here = await one.reception.create("anna", TWO)
        await two.reception.join("bruno", here.kept.id, JoinRequest())
        there = await two.hall.open(here.kept.id)
        bruno = looks(two, there, "bruno", BRUNO)
        await becomes(lambda: seat_of(here, BRUNO).present, "Bruno is seen through the other worker")
        two.hall.unwatch(bruno)
        await becomes(lambda: seat_of(here, BRUNO).replaceable, "that he has gone is seen, too")

        await one.reception.stand_in("anna", here.kept.id, BRUNO)
        await becomes(lambda: there.stand_ins() == [BRUNO], "the other worker knows")
        looks(two, there, "bruno", BRUNO)
        await becomes(lambda: here.table.log[-1] == "B back", "the seat is Bruno's again")
        thoughtful.set()
        await becomes(lambda: not here.plays_by_itself, "the bot has gone")
        assert log_of(here) == ["A bot B", "B back"]


@pytest.mark.postgres
async def test_a_worker_that_opens_a_table_asks_who_is_there(database: Callable[[], str]) -> None:
    from grandtour.server.database import postgres_url

    url = postgres_url(database())
    async with open_house(url) as one, open_house(url) as two:
        await becomes(lambda: one.bus.hears and two.bus.hears, "the workers hear each other")
        here = await one.reception.create("anna", TWO)
        looks(one, here, "anna", ANNA)
        there = await two.hall.open(here.kept.id)
        await becomes(lambda: seat_of(there, ANNA).present, "Anna is seen at once")


async def test_whoever_was_there_through_a_worker_that_died_is_away_in_the_end(url: sa.URL) -> None:
    async with a_table(url, Limits()) as (house, held):
        shown: list[bool] = []
        house.hall.watch(Watcher(held, "anna", ANNA, 0, lambda _: shown.append(seat_of(held, BRUNO).present)))
        house.hall.hear(News("another worker", present={held.kept.id: [BRUNO]}))
        assert shown[-1]
        held.elsewhere["another worker"] = (time.monotonic() - 61, [BRUNO])
        await house.sweep()
        assert not shown[-1]


# --- Small print ---


async def test_an_answer_in_flight_is_not_stale_because_of_a_bot_elsewhere(url: sa.URL) -> None:
    async with a_table(url) as (house, held):
        version = held.table.version
        await house.reception.stand_in("anna", held.kept.id, BRUNO)
        await house.play.act("anna", held.kept.id, ANNA, version, "home paris")
        assert "A home paris" in held.table.log


async def test_a_record_with_stand_ins_is_read_again(url: sa.URL) -> None:
    async with a_table(url) as (house, held):
        await house.reception.stand_in("anna", held.kept.id, BRUNO)
        text = held.record(ANNA).text()
        assert "\nA bot B\n" in text
        assert parse_record(text).text() == text


@pytest.mark.parametrize(("limit", "usual"), [("away_seconds", 60), ("record_seconds", 5)])
def test_the_host_says_how_long_is_waited(limit: str, usual: int) -> None:
    variable = f"GRANDTOUR_{limit.upper()}"
    assert getattr(limits_of({}), limit) == usual
    assert getattr(limits_of({variable: "7"}), limit) == 7
    with pytest.raises(BadLimit, match=f"{variable} is a number of seconds, not 'soon'"):
        limits_of({variable: "soon"})
