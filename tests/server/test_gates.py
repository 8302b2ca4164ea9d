"""What the gates of the house do where nobody is seen to ask for it: found by changing them and looking who notices."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from grandtour.core.fair import sealed
from grandtour.core.questions import Outcome
from grandtour.core.tables import Refusal
from grandtour.server.database import sqlite_url
from grandtour.server.hall import LATE_SECONDS
from grandtour.server.held import Held, Watcher
from grandtour.server.house import House
from grandtour.server.messages import JoinRequest, SeatRequest, TableRequest
from grandtour.server.serve import open_house
from grandtour.server.store import News

REQUEST = TableRequest("course", [SeatRequest("me"), SeatRequest("here", "Other")])


@asynccontextmanager
async def two_tables(folder: Path) -> AsyncIterator[tuple[House, Held, Held]]:
    async with open_house(sqlite_url(folder)) as house:
        yield house, await house.reception.create("anna", REQUEST), await house.reception.create("anna", REQUEST)


async def test_a_worker_that_is_asked_who_is_there_tells_if_somebody_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_tables(tmp_path) as (house, looked_at, other):
        told: list[dict[str, list[int]]] = []

        async def tell(present: dict[str, list[int]]) -> None:
            told.append(present)

        monkeypatch.setattr(house.store, "tell_present", tell)
        house.hall.watch(Watcher(looked_at, "anna", 0, 0, lambda _: None))
        house.hall.hear(News("another worker", asks=[other.kept.id, "a table of others"]))
        house.hall.hear(News("another worker", asks=[other.kept.id, looked_at.kept.id]))
        await asyncio.sleep(0)  # it is told beside
        assert told == [{looked_at.kept.id: [0, 1]}]


async def test_only_where_nothing_happens_for_long_the_house_looks_after_a_table(tmp_path: Path) -> None:
    async with two_tables(tmp_path) as (house, lively, quiet):
        quiet.kept.changed -= LATE_SECONDS + 1
        looked_after: list[Held] = []
        house.hall.listeners.append(looked_after.append)
        await house.sweep()
        assert looked_after == [quiet]
        assert lively.kept.id in house.hall.held


async def test_a_message_that_comes_twice_under_one_name_is_done_once(tmp_path: Path) -> None:
    async with two_tables(tmp_path) as (house, held, _):
        looked = held.table.version
        versions = [await house.play.act("anna", held.kept.id, 0, looked, "home paris", "my first") for _ in range(2)]
        assert versions == [held.table.version] * 2
        assert held.table.log.count("A home paris") == 1


async def test_a_full_table_waits_for_those_who_have_still_to_show_what_they_have_sealed(tmp_path: Path) -> None:
    async with open_house(sqlite_url(tmp_path)) as house:
        request = TableRequest("course", [SeatRequest("me"), SeatRequest("invite")], sealed=sealed("mine"))
        held = await house.reception.create("anna", request)
        assert held.kept.waiting == []
        await house.reception.join("boris", held.kept.id, JoinRequest(sealed=sealed("his")))
        assert held.kept.waiting == [0, 1]


async def test_nobody_begins_at_once_without_the_texts_of_others(tmp_path: Path) -> None:
    async with open_house(sqlite_url(tmp_path)) as house:
        request = TableRequest("course", [SeatRequest("me"), SeatRequest("invite")], sealed=sealed("mine"))
        held = await house.reception.create("anna", request)
        await house.reception.join("boris", held.kept.id, JoinRequest(sealed=sealed("his")))
        with pytest.raises(Refusal, match="the texts of others may be on their way; begin after 10 seconds"):
            await house.reception.begin("boris", held.kept.id)
        held.kept = replace(held.kept, changed=time.time() - 10)
        await house.reception.begin("boris", held.kept.id)
        assert held.kept.status == "running"


async def test_a_table_of_bots_alone_is_refused_and_one_of_bots_and_people_is_not(tmp_path: Path) -> None:
    async with open_house(sqlite_url(tmp_path)) as house:
        bot = SeatRequest("bot")
        with pytest.raises(Refusal, match="at least one seat is for a person"):
            await house.reception.create("anna", TableRequest("course", [bot, bot]))
        await house.reception.create("anna", TableRequest("course", [SeatRequest("invite"), bot]))


async def test_whoever_names_a_seat_that_is_not_there_is_told_which_are(tmp_path: Path) -> None:
    async with two_tables(tmp_path) as (house, held, _):
        with pytest.raises(Refusal, match="the table has the seats 0 to 1, not 2"):
            await house.play.act("anna", held.kept.id, 2, held.table.version, "home paris")


async def test_after_the_end_nothing_is_answered_in_advance(tmp_path: Path) -> None:
    async with two_tables(tmp_path) as (house, held, _):
        held.kept = replace(held.kept, status="over")
        with pytest.raises(Refusal, match="the game is over"):
            await house.play.answer_in_advance("anna", held.kept.id, 0, {})


@pytest.mark.parametrize("over", [False, True])
async def test_what_nobody_has_seen_can_be_taken_back_by_the_one_who_did_it_until_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, over: bool
) -> None:
    async with two_tables(tmp_path) as (house, held, _):
        await house.play.act("anna", held.kept.id, 0, held.table.version, "home paris")
        monkeypatch.setattr(held, "before", {0: ()})
        monkeypatch.setattr(held, "view_before", lambda seat: ())
        monkeypatch.setattr(held, "view", lambda seat: ())
        held.table.state.outcome = Outcome("stopped", [1, 1]) if over else None
        assert held.may_take_back(0) == (not over)
        assert not held.may_take_back(1)
