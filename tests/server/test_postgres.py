"""Two workers on one PostgreSQL: the same table through either, live across both, and never forked."""

import random
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import asyncpg
import pytest
import sqlalchemy as sa

from tests.loops import in_own_loop
from tests.server.playing import ME_AND_ANOTHER_HERE, Json, Player, Server, eventually, ok

ME, INVITE = {"kind": "me"}, {"kind": "invite"}


@pytest.fixture(scope="module")
def address(postgres_url: sa.URL) -> Iterator[str]:
    """A database for all tests of this module."""
    name = f"test_{uuid.uuid4().hex}"
    execute(plain(postgres_url), f"CREATE DATABASE {name}")
    yield plain(postgres_url.set(database=name))
    execute(plain(postgres_url), f"DROP DATABASE {name} WITH (FORCE)")


def plain(url: sa.URL) -> str:
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def execute(address: str, statement: str) -> None:
    async def run() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(statement)
        await connection.close()

    in_own_loop(run())


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory, address: str) -> Iterator[tuple[Server, Server]]:
    folder = tmp_path_factory.mktemp("workers")
    shared = {"GRANDTOUR_DATABASE_URL": address, "GRANDTOUR_SECRET": "the same for both"}
    with Server(folder / "one", **shared) as one, Server(folder / "two", **shared) as two:
        yield one, two


def both(workers: tuple[Server, Server]) -> tuple[Player, Player]:
    """The same person through each worker."""
    here = Player(workers[0].url)
    there = Player(workers[1].url, here.http.cookies)
    assert here.id == there.id
    return here, there


def test_a_table_played_through_one_worker_is_seen_live_through_the_other(workers: tuple[Server, Server]) -> None:
    here, there = both(workers)
    table, dice = here.opens(*ME_AND_ANOTHER_HERE)["id"], random.Random(1)
    with there.socket() as line:
        position = line.watch(table)["position"]
        for _ in range(20):
            seat = here.table(table)["waiting"][0]
            version, _ = here.plays(table, seat, dice)
            update = line.until("update", "snapshot")
            assert (update["type"], update["since"]) == ("update", version)
            position = {**update["position"], "view": {**position["view"], **update["position"]["view"]}}
        assert position == here.position(table)


def test_who_sits_down_through_the_other_worker_starts_the_game_here(workers: tuple[Server, Server]) -> None:
    anna, boris = Player(workers[0].url).named("Anna"), Player(workers[1].url).named("Boris")
    table = anna.opens(ME, INVITE)["id"]
    with anna.socket() as line, boris.socket() as other:
        assert line.watch(table)["table"]["status"] == "open"
        boris.post(f"/api/tables/{table}/join")
        running = line.until("update", "snapshot")
        assert running["table"]["status"] == "running"
        assert [seat["name"] for seat in running["table"]["seats"]] == ["Anna", "Boris"]
        other.watch(table, 1)
        eventually(lambda: line.until("update")["table"]["seats"][1]["present"], "Boris is seen to be there")
        ok(anna.says(table, 0, running["table"]["version"], "home paris"))
        eventually(lambda: boris.table(table)["waiting"] == [1], "the other worker knows what Anna did")


def test_a_bot_put_on_a_chair_through_the_other_worker_starts_the_game_here(workers: tuple[Server, Server]) -> None:
    here, there = both(workers)
    table = here.opens(ME, INVITE)["id"]
    with here.socket() as line:
        assert line.watch(table)["table"]["host"]
        there.post(f"/api/tables/{table}/chair", seat=1, level="random")
        running = line.until("update", "snapshot")["table"]
        assert (running["status"], running["seats"][1]["kind"], running["host"]) == ("running", "bot", False)


def test_the_same_seat_is_given_once_and_the_last_two_start_the_game(workers: tuple[Server, Server]) -> None:
    for _ in range(5):
        host, guests = Player(workers[0].url), [Player(worker.url) for worker in workers * 2]
        all_join_at_once(host.opens(ME, INVITE, INVITE)["id"], host, guests)


def all_join_at_once(table: str, host: Player, guests: list[Player]) -> None:
    with ThreadPoolExecutor(len(guests)) as people:
        answers = list(people.map(lambda guest: guest.http.post(f"/api/tables/{table}/join"), guests))
    assert sorted(answer.status_code for answer in answers) == [200, 200, 409, 409]
    eventually(lambda: host.table(table)["status"] == "running", "the game has begun here")
    eventually(lambda: guests[1].table(table)["status"] == "running", "the game has begun there")


def test_an_act_given_to_both_workers_at_once_is_done_once(workers: tuple[Server, Server]) -> None:
    players = both(workers)
    table = players[0].opens(*ME_AND_ANOTHER_HERE)["id"]
    for _ in range(10):
        fork(players, table, players[0].table(table)["waiting"][0])
    log = players[0].record(table, 0)
    assert eventually(lambda: players[1].record(table, 0) == log, "both workers have the same log")


def fork(players: tuple[Player, Player], table: str, seat: int) -> None:
    """Two different acts for the same seat at the same version, one to each worker."""
    position = eventually(lambda: agreed(players, table, seat), "both workers see the same")
    said = [position["offers"][0]["said"], position["offers"][-1]["said"]]
    with ThreadPoolExecutor(2) as people:
        answers = list(people.map(lambda p, act: p.says(table, seat, position["version"], act), players, said))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert [answer.json()["code"] for answer in answers if answer.status_code == 409] == ["stale"]


def agreed(players: tuple[Player, Player], table: str, seat: int) -> Json | None:
    here, there = (player.position(table, seat) for player in players)
    return here if here == there else None


def test_taking_back_is_agreed_across_workers(workers: tuple[Server, Server]) -> None:
    anna, boris = Player(workers[0].url), Player(workers[1].url)
    table = anna.opens(ME, INVITE)["id"]
    boris.post(f"/api/tables/{table}/join")
    version = eventually(lambda: anna.table(table)["version"], "the game has begun")
    ok(anna.says(table, 0, version, "home paris"))
    eventually(lambda: boris.table(table)["version"] == version + 1, "Boris sees that")
    ok(boris.says(table, 1, version + 1, "home tokyo"))
    eventually(lambda: anna.table(table)["version"] == version + 2, "Anna sees that")
    with anna.socket() as asking, boris.socket() as asked:
        asking.watch(table)
        asked.watch(table, 1)
        asking.asks("undo", table=table, seat=0, version=version + 2, ask=True)
        assert asked.until("undo-asked")["by"] == 0
        assert asked.asks("agree", table=table, seat=1, yes=True)["type"] == "done"
        assert asking.until("snapshot")["position"]["waiting"] == [0, 1]


def test_what_is_answered_through_one_worker_is_given_through_the_other(workers: tuple[Server, Server]) -> None:
    """And those who look on there hear nothing before the act."""
    here, there = both(workers)
    seats = [ME, {"kind": "here", "name": "Other"}]
    table = here.post("/api/tables", game="sakodo", seats=seats)["id"]
    path = f"/api/tables/{table}/answers"
    with there.socket() as line:
        version = line.watch(table)["position"]["version"]
        for seat in (0, 1):
            ok(here.http.put(path, json={"seat": seat, "answers": {"bids": "never"}}))
        eventually(lambda: there.get(path, seat=1)["answers"]["bids"] == "never", "the other worker knows")
        seat = there.table(table)["waiting"][0]
        good = next(offer["said"] for offer in there.position(table, seat)["offers"] if offer["verb"] == "sell")
        ok(there.says(table, seat, version, good))
        update = line.until("update", "snapshot")
        assert (update["type"], update["since"]) == ("update", version)
    eventually(
        lambda: here.record(table, seat)[version:] == there.record(table, seat)[version:], "both have the same log"
    )
    assert there.table(table)["waiting"] == [seat]


def test_bots_play_whichever_worker_is_asked(workers: tuple[Server, Server]) -> None:
    here, there = both(workers)
    table, dice = here.opens(ME, {"kind": "bot", "level": "random"}, settings={"rounds": 10})["id"], random.Random(2)
    players = [here, there]
    while (info := here.table(table))["status"] == "running":
        if info["waiting"] == [0] and players[0].table(table)["version"] == info["version"]:
            players.reverse()
            position = players[0].position(table)
            if position["offers"]:
                players[0].says(table, 0, position["version"], dice.choice(position["offers"])["said"])
    assert info["outcome"]


CUT = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE query ILIKE 'LISTEN%' AND datname = current_database()"""


def test_a_worker_hears_again_after_the_bus_was_cut(workers: tuple[Server, Server], address: str) -> None:
    here, there = both(workers)
    table = here.opens(*ME_AND_ANOTHER_HERE)["id"]
    with there.socket() as line:
        line.watch(table)
        execute(address, CUT)
        here.plays(table, 0, random.Random(1))
        assert line.until("update")["position"]["version"] == here.table(table)["version"]


def test_a_cookie_of_another_house_is_nobodys_here(workers: tuple[Server, Server], anna: Player) -> None:
    assert Player(workers[0].url, anna.http.cookies).id != anna.id
