"""The house and its store from inside: shared transactions, conflicts, tables that leave the memory."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from grandtour.core.chance import Dice
from grandtour.core.fair import sealed
from grandtour.core.kit import random_act
from grandtour.core.questions import offered
from grandtour.core.records import verify
from grandtour.core.tables import Refusal
from grandtour.server import hall as hall_module
from grandtour.server import store as store_module
from grandtour.server.database import BadDatabase, postgres_url, sqlite_url
from grandtour.server.held import Held, Watcher
from grandtour.server.house import House
from grandtour.server.messages import ChairRequest, JoinRequest, SeatRequest, TableRequest
from grandtour.server.meter import METER
from grandtour.server.reception import waits_for
from grandtour.server.schema import Kept, Seat
from grandtour.server.seating import arriving, names_at, reseated, seats_again
from grandtour.server.serve import open_house
from grandtour.server.store import Conflict, NotStored, Store
from tests.server.playing import ME_AND_ANOTHER_HERE, PATIENCE, Player, Server, eventually
from tests.server.schemas import BACK_TO_THE_FIRST
from tests.server.test_keeping import fill, no_room_to_write

REQUEST = TableRequest("course", [SeatRequest("me"), SeatRequest("here", "Other")])


@asynccontextmanager
async def house_with_tables(url: sa.URL, count: int) -> AsyncIterator[tuple[House, list[Held]]]:
    async with open_house(url) as house:
        yield house, [await house.reception.create("anna", REQUEST) for _ in range(count)]


def commits() -> Callable[[], int]:
    """Call it for the number of transactions that were committed since."""
    before = METER.counts["grandtour_commits_total"]
    return lambda: METER.counts["grandtour_commits_total"] - before


async def home(house: House, held: Held) -> int:
    return await house.play.act("anna", held.kept.id, 0, held.table.version, "home paris")


async def test_the_acts_of_many_tables_share_transactions(url: sa.URL) -> None:
    async with house_with_tables(url, 20) as (house, tables):
        counted = commits()
        versions = await asyncio.gather(*(home(house, held) for held in tables))
        assert counted() <= 2
        for held, version in zip(tables, versions, strict=True):
            found = await house.store.load(held.kept.id)
            assert found
            assert found == (held.kept, held.table.log)
            assert held.table.version == version


async def test_who_plays_alone_need_not_wait_for_others(url: sa.URL, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a house that would gather the moves of several tables for ever."""
    monkeypatch.setattr(store_module, "GATHER_SECONDS", 1e6)
    async with house_with_tables(url, 2) as (house, (mine, other)):
        house.store.latest = mine.kept.id
        for version in (1, 2, 3):
            await house.store.append(replace(mine.kept, version=mine.kept.version + version), ["A home paris"])
        waiting = asyncio.create_task(house.store.append(replace(other.kept, version=9), ["A home rome"]))
        for _ in range(5):
            await asyncio.sleep(0)  # until it is gathered
        assert house.store.queue.empty()
    with pytest.raises(NotStored, match="the house is closing"):
        await waiting


async def test_an_act_in_conflict_harms_no_other(url: sa.URL) -> None:
    async with house_with_tables(url, 3) as (house, tables):
        first, second, third = (held.kept for held in tables)
        await house.store.append(replace(second, version=second.version + 1), ["A home paris"])
        appending = [
            house.store.append(replace(k, version=k.version + 1), ["A home tokyo"]) for k in (first, second, third)
        ]
        outcomes = await asyncio.gather(*appending, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None)]
        logs = [await house.store.load(held.kept.id) for held in tables]
        assert [found[1][-1] for found in logs if found] == ["A home tokyo", "A home paris", "A home tokyo"]


async def test_a_table_that_no_database_could_know_is_unknown(url: sa.URL) -> None:
    async with open_house(url) as house:
        for name in ("nowhere", "no\0where", "nowhere’s café 🚀", "x" * 10_000):
            with pytest.raises(Refusal, match="there is no table"):
                await house.hall.open(name)


async def test_a_house_that_was_outrun_reads_on_and_refuses(url: sa.URL) -> None:
    async with house_with_tables(url, 1) as (house, (held,)):
        await house.store.append(replace(held.kept, version=held.kept.version + 1, waiting=[1]), ["A home paris"])
        with pytest.raises(Refusal, match=f"version {held.kept.version + 1}") as refused:
            await home(house, held)
        assert refused.value.code == "stale"
        assert held.table.log[-1] == "A home paris"
        assert held.kept.waiting == [1]


async def test_where_all_choose_at_once_a_house_that_was_outrun_stores_the_other_choice(url: sa.URL) -> None:
    """Refused, it could still be stored if the same message had gone to the other worker as well."""
    async with house_with_tables(url, 1) as (house, (held,)):
        version = held.table.version
        await house.store.append(replace(held.kept, version=version + 1, waiting=[0]), ["B home tokyo"])
        assert await house.play.act("anna", held.kept.id, 0, version, "home paris") > version + 1
        assert held.table.log[version : version + 2] == ["B home tokyo", "A home paris"]


async def test_idle_tables_leave_the_memory_and_come_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house_with_tables(sqlite_url(tmp_path), 2) as (house, (idle, watched)):
        house.hall.watch(Watcher(watched, "anna", 0, 0, lambda _: None))
        await home(house, idle)
        await house.sweep()
        assert set(house.hall.held) == {idle.kept.id, watched.kept.id}
        monkeypatch.setattr(hall_module, "IDLE_SECONDS", -1.0)
        await house.sweep()
        assert set(house.hall.held) == {watched.kept.id}
        back = await house.hall.open(idle.kept.id)
        assert back is not idle
        assert (back.table.log, back.kept, back.position(0)) == (idle.table.log, idle.kept, idle.position(0))


async def test_a_bot_that_was_forgotten_is_woken(tmp_path: Path) -> None:
    async with open_house(sqlite_url(tmp_path)) as house:
        held = await house.reception.create("anna", TableRequest("course", [SeatRequest("me"), SeatRequest("bot")]))
        assert held.autoplay
        held.autoplay.cancel()
        held.kept.changed -= hall_module.LATE_SECONDS + 1
        await asyncio.wait([held.autoplay])
        await house.sweep()
        await held.autoplay
        assert held.kept.waiting == [0]


async def test_one_table_that_cannot_be_opened_holds_up_no_other(tmp_path: Path) -> None:
    async with house_with_tables(sqlite_url(tmp_path), 2) as (house, tables):
        broken, sound = sorted(held.kept.id for held in tables)
        async with house.store.transaction() as connection:
            await connection.execute(sa.text("UPDATE seats SET owner = NULL, level = 'random' WHERE seat = 1"))
            old = sa.text("UPDATE tables SET settings = :settings WHERE id = :id")
            await connection.execute(old, {"id": broken, "settings": '{"trains": true}'})
    async with open_house(sqlite_url(tmp_path)) as house:
        await house.autoplay.resume()
        bots = (await house.hall.open(sound)).autoplay
        assert bots
        await bots
        assert (await house.hall.open(sound)).kept.waiting == [0]
        with pytest.raises(Refusal, match="cannot be played on: there is no option 'trains'"):
            await house.hall.open(broken)


async def test_tables_from_the_first_version_have_neither_answers_nor_reserved_seats(url: sa.URL) -> None:
    async with house_with_tables(url, 1) as (house, (held,)), house.store.engine.begin() as connection:
        for statement in BACK_TO_THE_FIRST:
            await connection.execute(sa.text(statement))
    async with open_house(url) as house:
        back = await house.hall.open(held.kept.id)
        assert back.kept == replace(held.kept, digest="", format=1)
        assert [(seat.answers, seat.reserved) for seat in back.kept.seats] == [({}, False)] * 2


@pytest.mark.parametrize("format", [1, 2])
async def test_a_table_goes_on_in_the_format_in_which_it_was_opened(tmp_path: Path, format: int) -> None:
    """Else what was dealt and what is drawn from now on would not verify together."""
    async with house_with_tables(sqlite_url(tmp_path), 1) as (house, (held,)), house.store.transaction() as connection:
        await connection.execute(sa.text("UPDATE tables SET format = :format"), {"format": format})
    async with open_house(sqlite_url(tmp_path)) as house:
        back = await house.hall.open(held.kept.id)
        assert back.record(0).format == back.table.format == back.table.stream.format == format
        assert back.info("anna").format == format, "so that whoever sits down can keep it"
        seats = [SeatRequest("me"), SeatRequest("invite")]
        new = await house.reception.create("anna", TableRequest("course", seats, {}))
        assert new.table.stream.format == 3


async def test_whoever_joins_a_table_of_the_first_format_seals_nothing(tmp_path: Path) -> None:
    """Its record has no seals: their page would take theirs for a broken one."""
    async with open_house(sqlite_url(tmp_path)) as house:
        seats = [SeatRequest("me"), SeatRequest("invite")]
        table = (await house.reception.create("anna", TableRequest("course", seats, {}))).kept.id
        async with house.store.transaction() as connection:
            await connection.execute(sa.text("UPDATE tables SET format = 1"))
    async with open_house(sqlite_url(tmp_path)) as house:
        held = await house.reception.join("boris", table, JoinRequest(sealed=sealed("Boris")))
        assert (held.kept.status, held.info("boris").seats[1].sealed) == ("running", "")


async def test_what_runs_by_rules_that_a_house_does_not_know_is_not_told_there(tmp_path: Path) -> None:
    """Given a worker of before while a table is already played on by newer rules: its seed is still a secret."""
    async with house_with_tables(sqlite_url(tmp_path), 1) as (_, (held,)):
        newer = Held(replace(held.kept, rules=held.kept.rules + 1), held.table.log)
        with pytest.raises(Refusal, match="follows version 2 of the rules"):
            newer.record(0)
        over = Held(replace(newer.kept, status="over"), held.table.log)
        assert (over.record(0).seed, over.record(0).log) == (held.kept.seed, held.table.log)


async def test_a_reserved_seat_is_kept_whatever_the_database(url: sa.URL) -> None:
    async with open_house(url) as house:
        old = await house.reception.create(
            "anna", TableRequest("course", [SeatRequest("me"), SeatRequest("invite")], {"rounds": 10})
        )
        await house.reception.join("boris", old.kept.id, JoinRequest())
        dice, people = Dice(1), ("anna", "boris")
        while old.kept.status == "running":
            act = random_act(old.table.state, dice)
            await house.play.act(people[act.by], old.kept.id, act.by, old.table.version, act.said)

        new = await house.reception.rematch("anna", old.kept.id, sealed("again"))

        assert [seat.kind for seat in new.kept.seats] == ["person", "reserved"]
        assert await house.store.load(new.kept.id) == (new.kept, [])
        house.hall.held.clear()
        await house.reception.join("boris", new.kept.id, JoinRequest(sealed=sealed("me too")))
        house.hall.held.clear()
        await house.reception.show("boris", new.kept.id, "me too")
        begun = await house.reception.show("anna", new.kept.id, "again")
        assert (begun.kept.status, begun.kept.entropy) == ("running", ["again", "me too"])
        assert await house.store.load(new.kept.id) == (begun.kept, begun.table.log)


async def test_a_bot_on_a_free_chair_is_kept_whatever_the_database(url: sa.URL) -> None:
    async with open_house(url) as house:
        request = TableRequest(
            "course", [SeatRequest("me"), SeatRequest("invite"), SeatRequest("invite")], sealed=sealed("mine")
        )
        table = (await house.reception.create("anna", request)).kept.id
        for level, kind in (("random", "bot"), ("", "free"), ("sense", "bot")):
            held = await house.reception.set_chair("anna", table, ChairRequest(1, level))
            assert [seat.kind for seat in held.kept.seats] == ["person", kind, "free"]
            assert await house.store.load(table) == (held.kept, [])
            house.hall.held.clear()
        await house.reception.set_chair("anna", table, ChairRequest(2, "random"))
        begun = await house.reception.show("anna", table, "mine")
        stored = await house.store.load(table)
        assert stored is not None
        assert (stored[0].status, stored[0].entropy) == ("running", ["mine", "", ""])
        assert [seat.level for seat in stored[0].seats] == ["", "sense", "random"]
        assert stored[1] == begun.table.log[: len(stored[1])] != []


async def test_a_bot_takes_no_seal_from_the_chair_it_is_put_on(tmp_path: Path) -> None:
    """Given a table of an earlier house, which took seals for chairs on which nobody sat."""
    async with open_house(sqlite_url(tmp_path)) as house:
        request = TableRequest("course", [SeatRequest("me"), SeatRequest("invite")], {"rounds": 10})
        table = (await house.reception.create("anna", request)).kept.id
        async with house.store.transaction() as connection:
            seal = sa.text("UPDATE seats SET sealed = :seal WHERE seat = 1")
            await connection.execute(seal, {"seal": sealed("from Anna")})
    async with open_house(sqlite_url(tmp_path)) as house:
        held = await house.reception.set_chair("anna", table, ChairRequest(1, "random"))
        while held.kept.status == "running":
            mine = [act.said for act in offered(held.table.state) if act.by == 0]
            if mine:
                await house.play.act("anna", table, 0, held.table.version, mine[0])
            await asyncio.sleep(0)
        assert held.record(0).sealed == ["", ""]
        assert verify(held.record(0)) == []


async def test_for_as_many_as_the_game_takes_no_more_there_is_no_rematch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_with_tables(sqlite_url(tmp_path), 1) as (house, (held,)):
        held.kept = replace(held.kept, status="over")
        monkeypatch.setattr(type(held.table.game), "players", range(3, 7))
        with pytest.raises(Refusal, match="course is for 3 to 6 players, not 2") as refused:
            await house.reception.rematch("anna", held.kept.id, "")
        assert (refused.value.code, held.kept.next) == ("bad-seats", "")


async def test_a_chair_that_another_worker_has_given_away_goes_to_no_bot(url: sa.URL) -> None:
    async with open_house(url) as here, open_house(url) as there:
        request = TableRequest("course", [SeatRequest("me"), SeatRequest("invite"), SeatRequest("invite")])
        held = await here.reception.create("anna", request)
        async with held.lock:  # whatever is told meanwhile is heard afterwards
            await there.reception.join("boris", held.kept.id, JoinRequest(1))
            with pytest.raises(Refusal, match="look again"):
                await here.reception.sit(held, {1: Seat(level="random")})
        with pytest.raises(Refusal, match="on seat B sits"):
            await here.reception.set_chair("anna", held.kept.id, ChairRequest(1, "random"))


def test_in_a_rematch_a_bot_that_sat_in_sits_in_again_and_who_asks_plays_himself() -> None:
    left = [
        Seat("anna", level="sense", answers={"bids": 0}),
        Seat("boris", level="sense"),
        Seat("cleo"),
        Seat(level="random"),
    ]
    again = seats_again(left, "anna", "again")
    assert [seat.kind for seat in again] == ["person", "bot", "reserved", "bot"]
    assert again[0] == Seat("anna", sealed="again")
    arrived = reseated(again, arriving(again, "boris", "me too"))
    assert (arrived[1].kind, arrived[1].sealed) == ("person", "me too"), "they come before the first draw"


@pytest.mark.parametrize(
    ("people", "names"),
    [
        (["Anna"], "Anna Phileas Nellie Marco Isabella Alexandra"),
        (["phileas"], "phileas Amelia Nellie Marco Isabella Alexandra"),
        (["Nellie", "Marco"], "Nellie Marco Amelia Phileas Isabella Alexandra"),
    ],
)
def test_no_bot_has_the_name_of_somebody_at_its_table(people: list[str], names: str) -> None:
    """Each is named after the traveller of its seat, or after one that nobody else has."""
    seats = [*[Seat("anna", here=name) for name in people], *[Seat(level="random")] * (6 - len(people))]
    assert names_at(seats) == names.split()


async def test_presence_told_by_another_worker_fades(tmp_path: Path) -> None:
    async with house_with_tables(sqlite_url(tmp_path), 1) as (_, (held,)):
        held.elsewhere["other"] = (time.monotonic() + PATIENCE, [1])
        assert held.present() == {1}
        held.elsewhere["other"] = (time.monotonic() - 100, [1])
        assert held.present() == set()


def test_while_the_disk_is_full_the_house_is_not_well(tmp_path: Path) -> None:
    """Also if nobody tries to act any more; and once there is room again, it is well though nobody does."""
    with Server(tmp_path / "data") as server:
        anna = Player(server.url)
        table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
        with no_room_to_write(server):
            fill(anna, table, random.Random(1))
            told = httpx.get(f"{server.url}/health", timeout=PATIENCE)
            assert (told.status_code, told.json()["status"], told.json()["stores"]) == (503, "failing", False)
        eventually(lambda: httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200, "it is well again")


@pytest.mark.parametrize("text", ["nonsense", "mysql://host/db", "sqlite:///file"])
def test_an_address_of_no_postgresql_is_refused(text: str) -> None:
    with pytest.raises(BadDatabase, match="GRANDTOUR_DATABASE_URL"):
        postgres_url(text)


async def test_a_database_out_of_reach_is_told() -> None:
    with pytest.raises(BadDatabase, match="cannot be used"):
        await Store.open(postgres_url("postgres://nobody:secret@127.0.0.1:1/none"))


def test_a_table_waits_for_nobody_whose_seat_a_bot_plays() -> None:
    seats = [Seat("anna", "Anna"), Seat("boris", "Boris", level="random"), Seat("cleo", reserved=True)]
    kept = Kept("t", "anna", "course", 1, {}, "0" * 64, seats, 0.0, 0.0, waiting=[0, 1, 2])
    assert [waits_for(kept, person) for person in ("anna", "boris", "cleo", "dora")] == [True, False, True, False]


async def test_what_was_looked_at_before_something_was_taken_back_is_stale(tmp_path: Path) -> None:
    """Even if everything looks as before: an answer to one question must not become the answer to another."""
    async with house_with_tables(sqlite_url(tmp_path), 1) as (house, (held,)):
        looked = held.table.version
        version = await house.play.act("anna", held.kept.id, 1, looked, "home paris")
        assert held.version_for(0, looked) == version, "what the other chose in secret does not make it stale"
        await house.play.take_back("anna", held.kept.id, 1, version, ask=False)
        assert held.view(0) == held.view_at(0, looked)
        assert held.version_for(0, looked) == looked
        with pytest.raises(Refusal, match=f"version {held.table.version}, not {looked}"):
            await house.play.act("anna", held.kept.id, 0, looked, "home paris")


async def test_what_was_stale_stays_stale_though_all_looks_as_before(tmp_path: Path) -> None:
    """Given a seat that answers while the other one opens a lot and withdraws it. A message may come twice, the second
    time after that: it must not be refused and then be done."""
    async with open_house(sqlite_url(tmp_path)) as house:
        held = await house.reception.create(
            "anna", TableRequest("sakodo", [SeatRequest("me"), SeatRequest("here", "B")])
        )
        table, play = held.kept.id, house.play
        while not any(act.by != held.kept.waiting[0] and act.said == "lot" for act in held.table.offered()):
            await play.act("anna", table, held.kept.waiting[0], held.table.version, "decline")
        looked, asked = held.table.version, held.kept.waiting[0]
        for said in ("lot", "withdraw"):
            await play.act("anna", table, 1 - asked, held.table.version, said)
            with pytest.raises(Refusal, match=f"version {held.table.version}, not {looked}"):
                await play.act("anna", table, asked, looked, "roll")
        assert held.view(asked) == held.view_at(asked, looked)
