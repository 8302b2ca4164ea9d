"""New rules: stored tables that come out the same are lifted, others are closed fairly, and none is a dead end."""

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.structs import replace

from grandtour import cli
from grandtour.core.chance import Dice
from grandtour.core.fields import fields
from grandtour.core.game import game_named
from grandtour.core.kit import random_act
from grandtour.core.questions import Outcome
from grandtour.core.tables import Refusal
from grandtour.server import upgrade
from grandtour.server.database import sqlite_url
from grandtour.server.held import Held, Watcher
from grandtour.server.house import House
from grandtour.server.messages import JoinRequest, SeatRequest, TableRequest
from grandtour.server.serve import open_house, upgrade_database
from grandtour.server.upgrade import fate, older_digest
from tests.loops import in_own_loop, in_own_thread
from tests.server.playing import ME_AND_ANOTHER_HERE, Player, Server, refusal

COURSE = game_named("course")
REQUEST = TableRequest("course", [SeatRequest("me"), SeatRequest("here", "Other")], {"rounds": 10})


async def play(house: House, held: Held, acts: int) -> Held:
    dice = Dice(1)
    for _ in range(acts):
        if held.kept.status == "running":
            act = random_act(held.table.state, dice)
            await house.play.act("anna", held.kept.id, act.by, held.table.version, act.said)
    return held


@asynccontextmanager
async def stored(url: sa.URL) -> AsyncIterator[tuple[Held, Held, Held]]:
    """A table that is running, one that is over, and one that waits for a guest, all by the first rules."""
    async with open_house(url) as house:
        running = await play(house, await house.reception.create("anna", REQUEST), 30)
        over = await play(house, await house.reception.create("anna", REQUEST), 10_000)
        invited = TableRequest("course", [SeatRequest("me"), SeatRequest("invite")])
        waiting = await house.reception.create("anna", invited)
    assert [held.kept.status for held in (running, over, waiting)] == ["running", "over", "open"]
    yield running, over, waiting


@pytest.fixture
def new_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Course gets a new version, by which every game of before comes out the same."""
    monkeypatch.setattr(type(COURSE), "rules", 2)


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch, new_number: None) -> None:
    """The Course gets a new version, by which every act is still possible but leads elsewhere."""
    monkeypatch.setattr(upgrade, "fields", lambda thing: {**fields(thing), "more": "money"})
    monkeypatch.setattr(upgrade, "older_digest", lambda s: "more money")


async def test_games_that_come_out_the_same_are_lifted(url: sa.URL, new_number: None) -> None:
    with pytest.MonkeyPatch.context() as before:
        before.setattr(type(COURSE), "rules", 1)
        async with stored(url) as tables:
            pass
    done = await upgrade_database(url)
    assert [fate(*one) for one in done] == ["lifted"] * 3
    assert await upgrade_database(url) == []
    async with open_house(url) as house:
        for was in tables:
            held = await house.hall.open(was.kept.id)
            assert (held.kept.rules, held.kept.status, held.table.log) == (2, was.kept.status, was.table.log)
            assert held.table.state.dump() == was.table.state.dump()
        await play(house, await house.hall.open(tables[0].kept.id), 1)


def test_states_that_differ_have_other_digests() -> None:
    state = COURSE.new(2)
    other = state.clone()
    assert upgrade.digest(other) == upgrade.digest(state)
    other.outcome = Outcome("rounds", [1, 2])
    assert upgrade.digest(other) != upgrade.digest(state)
    assert upgrade.with_texts({2: "b", 1: "a"}) == {"1": "a", "2": "b"}


async def test_a_table_from_the_first_version_is_known_by_its_older_digest(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = sqlite_url(tmp_path)
    async with stored(url) as (running, *_), open_house(url) as house, house.store.transaction() as connection:
        older = sa.text("UPDATE tables SET digest = :digest WHERE id = :id")
        await connection.execute(older, {"id": running.kept.id, "digest": older_digest(running.table.state)})
    request.getfixturevalue("new_number")
    assert [fate(*one) for one in await upgrade_database(url)] == ["lifted"] * 3


async def changed(url: sa.URL, request: pytest.FixtureRequest) -> tuple[Held, Held, Held]:
    async with stored(url) as tables:
        request.getfixturevalue("new_rules")
        return tables


async def test_a_running_game_that_would_come_out_otherwise_is_closed(
    url: sa.URL, request: pytest.FixtureRequest
) -> None:
    running, _, waiting = await changed(url, request)
    done = await upgrade_database(url)
    assert [fate(*one) for one in done] == ["closed", "kept", "lifted"]
    async with open_house(url) as house:
        held = await house.hall.open(running.kept.id)
        info = held.info("anna")
        assert (info.status, info.closed, info.waiting, info.outcome) == ("over", "new-rules", [], None)
        with pytest.raises(Refusal, match="version 1 of the rules, which are no more"):
            held.position(0)
        text = held.record(-1).text()
        assert text.partition("\n\n")[2].splitlines() == running.table.log
        assert "\nrules 1\n" in text
        assert "\nseed " in text, "the game is over: every draw may be known"
        again = await house.reception.rematch("anna", running.kept.id, "")
        assert (again.kept.rules, again.kept.status, again.kept.settings["rounds"]) == (2, "running", 10)
        assert (await house.reception.join("boris", waiting.kept.id, JoinRequest())).kept.status == "running"


async def test_a_game_of_which_the_new_rules_would_make_other_draws_is_not_lifted(
    url: sa.URL, request: pytest.FixtureRequest
) -> None:
    """It comes out the same, but whoever verified it by the new rules would find its draws altered."""
    async with stored(url) as (running, _, waiting), open_house(url) as house:
        async with house.store.transaction() as connection:
            await connection.execute(sa.text("UPDATE tables SET seed = :seed"), {"seed": "5eed" * 16})
        lifted = replace(running.kept, lesson=True)
    request.getfixturevalue("new_number")
    assert upgrade.upgraded(lifted, running.table.log).rules == 2, "the draws of a lesson are those of a stored game"
    done = {before.id: fate(before, after) for before, after in await upgrade_database(url)}
    assert (done[running.kept.id], done[waiting.kept.id]) == ("closed", "lifted")


async def test_a_finished_game_keeps_its_outcome_and_is_listed(url: sa.URL, request: pytest.FixtureRequest) -> None:
    _, over, _ = await changed(url, request)
    async with open_house(url) as house:
        held = await house.hall.open(over.kept.id)
        assert (held.kept, held.kept.rules) == (over.kept, 1)
        listed = {info.id: info for info in await house.reception.mine("anna")}
        assert listed[over.kept.id].outcome == over.kept.outcome
        assert f"\nended {over.kept.outcome.reason} " in held.record(0).text() if over.kept.outcome else False


async def test_without_the_command_a_table_is_decided_about_when_it_is_opened(
    url: sa.URL, request: pytest.FixtureRequest
) -> None:
    running, _, _ = await changed(url, request)
    async with open_house(url) as house:
        held = await house.hall.open(running.kept.id)
        assert held.kept.closed == "new-rules"
        found = await house.store.load(running.kept.id)
        assert found == (held.kept, running.table.log)
        with pytest.raises(Refusal, match="the game is over"):
            await house.reception.leave("anna", running.kept.id, 0)
        with pytest.raises(Refusal, match="which are no more"):
            Watcher(held, "anna", 0, 0, lambda _: None).news()


async def test_a_table_whose_state_was_never_noted_is_closed(url: sa.URL, request: pytest.FixtureRequest) -> None:
    """One stored before there were digests: nothing proves that it comes out the same."""
    async with stored(url) as (running, *_), open_house(url) as house, house.store.transaction() as connection:
        await connection.execute(sa.text("UPDATE tables SET digest = ''"))
    request.getfixturevalue("new_number")
    assert [fate(*one) for one in await upgrade_database(url)] == ["closed", "kept", "lifted"]
    async with open_house(url) as house:
        assert (await house.hall.open(running.kept.id)).kept.closed


def test_the_command_says_what_became_of_each_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    async def made() -> list[str]:
        async with stored(sqlite_url(tmp_path)) as tables:
            return [held.kept.id for held in tables]

    def upgrade() -> int:
        return in_own_thread(lambda: cli.main(["upgrade", "--data", str(tmp_path)]))

    running, over, waiting = in_own_loop(made())
    assert upgrade() == 0
    assert capsys.readouterr().out == "no table follows older rules\n"
    request.getfixturevalue("new_rules")
    assert upgrade() == 0
    said = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert "closed, its record can be read" in said[running]
    assert "keeps its outcome" in said[over]
    assert "lifted to the rules of today" in said[waiting]


def test_at_a_closed_table_one_is_told_why_and_can_play_again(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        anna = Player(server.url).named("Anna")
        table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
        server.stop()
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / "grandtour.sqlite")) as database, database:
        database.execute("UPDATE tables SET rules = 0, digest = 'another'")
    with Server(tmp_path / "data") as again:
        back = Player(again.url, anna.http.cookies)
        with back.socket() as line:
            refused = line.watch(table)
            assert (refused["type"], refused["code"], refused["table"]) == ("refused", "old-rules", table)
            assert line.asks("ping")["type"] == "pong"
        info = back.get("/api/mine")["tables"][0]
        assert (info["id"], info["status"], info["closed"]) == (table, "over", "new-rules")
        assert refusal(back.says(table, 0, 0, "home paris")) == (409, "old-rules")
        assert back.record(table)[0].startswith("* dealer")
        new = back.post(f"/api/tables/{table}/rematch")
        assert (new["status"], back.table(table)["next"]) == ("running", new["id"])
        assert "Traceback" not in again.printed()
