"""What keeps guests, and the house, safe: identity, origin, sizes, speeds, names, headers."""

import contextlib
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import brotli
import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from websockets.exceptions import ConnectionClosed, InvalidStatus

from grandtour.server.app import SafeHeaders, build
from grandtour.server.database import sqlite_url
from grandtour.server.house import House
from grandtour.server.limits import MESSAGE_BYTES, Buckets, Counts, Doorkeeper, Limits
from grandtour.server.live import Connection
from grandtour.server.messages import Refused
from grandtour.server.people import Guests
from grandtour.server.serve import open_house
from grandtour.server.static import Page
from tests.server.playing import PATIENCE, Player, Server, eventually, refusal

ME, BOT = {"kind": "me"}, {"kind": "bot", "level": "random"}


# --- Who is who ---


def test_a_guest_is_known_by_a_cookie_that_no_script_reads(server: Server) -> None:
    response = httpx.get(f"{server.url}/api/me", timeout=PATIENCE)
    cookie = response.headers["set-cookie"]
    assert re.match(r"grandtour-[0-9a-f]{8}=", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    behind_https = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"}, timeout=PATIENCE)
    assert "Secure" in behind_https.headers["set-cookie"]


def test_a_cookie_with_another_persons_name_on_it_is_nobodys(anna: Player, boris: Player) -> None:
    (name, mine), (_, theirs) = next(iter(anna.http.cookies.items())), next(iter(boris.http.cookies.items()))
    forged = theirs.split(".")[0] + "." + mine.split(".")[1]
    with httpx.Client(base_url=anna.url, cookies={name: forged}, timeout=PATIENCE) as forger:
        assert forger.get("/api/me").json()["id"] not in (anna.id, boris.id)


@pytest.mark.parametrize("name", ["A", "Zoé", "李小龍", "محمد", "Ada L. 2", "🚀", "x" * 24, "  trimmed  ", "a  b",
    "علی\u200cرضا", "ශ\u0dca\u200dරී", "👩\u200d🚀",
])  # fmt: skip
def test_names_of_any_script(anna: Player, name: str) -> None:
    assert anna.http.put("/api/me", json={"name": name}).json()["name"] == " ".join(name.split())
    assert anna.get("/api/me")["name"] == " ".join(name.split())


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\nb", "a\u202eb", "\u200b", "a\u2028b", "\ufeff",
    "\u200d", "\u200ca", "a\u200d", "a\u200d\u200db", "a \u200cb",
])  # fmt: skip
def test_names_that_are_none(anna: Player, name: str) -> None:
    assert refusal(anna.http.put("/api/me", json={"name": name})) == (422, "bad-name")
    assert anna.get("/api/me")["name"] == "Anna"


# --- From where, how much, how often ---


def test_other_sites_cannot_act_in_my_name(anna: Player) -> None:
    foreign = {"Origin": "https://elsewhere.example"}
    body = {"game": "course", "seats": [ME, BOT]}
    assert refusal(anna.http.post("/api/tables", json=body, headers=foreign)) == (403, "foreign-origin")
    assert refusal(anna.http.put("/api/me", json={"name": "X"}, headers={"Origin": "null"})) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus, match="403"), anna.socket(Origin="https://elsewhere.example"):
        pass


def test_too_large_messages_are_refused(anna: Player) -> None:
    large = "x" * MESSAGE_BYTES
    assert refusal(anna.http.put("/api/me", json={"name": large})) == (413, "too-large")
    chunks = (b"x" * 1000 for _ in range(100))
    assert refusal(anna.http.put("/api/me", content=chunks)) == (413, "too-large")
    with anna.socket() as line:
        line.line.send(large + "x")
        with pytest.raises(ConnectionClosed) as closed:
            line.receive()
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009
    assert anna.get("/api/me")["name"] == "Anna"


class Watch:
    """A clock that stands still unless it is set."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class WayIn:
    """The way into a house whose doorkeeper looks at a clock of ours."""

    def __init__(self, house: House, limits: Limits) -> None:
        self.watch = Watch()
        self.house = house
        house.doorkeeper = Doorkeeper(limits, self.watch)
        self.app = build(house, Guests("secret"), Page())

    def browser(self, address: str = "10.0.0.1") -> httpx.AsyncClient:
        return httpx.AsyncClient(transport=httpx.ASGITransport(self.app, client=(address, 1)), base_url="http://house")

    async def says(self, person: str, text: str) -> str:
        """How a message over the socket is answered: the kind of answer, or the code of its refusal."""
        answer = await Connection(self.house, person, "10.0.0.1").answer(text.encode())
        return answer.code if isinstance(answer, Refused) else type(answer).__name__


PING = '{"type": "ping", "id": 1}'


@asynccontextmanager
async def entry(folder: Path, limits: Limits) -> AsyncIterator[WayIn]:
    async with open_house(sqlite_url(folder)) as house:
        yield WayIn(house, limits)


async def test_whoever_asks_too_fast_must_wait(tmp_path: Path) -> None:
    async with entry(tmp_path, Limits(person_rate=2, person_burst=5)) as way, way.browser() as anna:
        me = (await anna.get("/api/me")).json()["id"]  # somebody new is nobody's fifth question
        answers = [await way.says(me, PING) for _ in range(7)]
        assert answers == ["Pong"] * 5 + ["too-fast"] * 2
        refused = await anna.get("/api/mine")
        assert refusal(refused) == (429, "too-fast")
        assert refused.headers["retry-after"] == "1"
        assert await way.says("boris", PING) == "Pong", "others are not held up"
        way.watch.now += 1
        assert [await way.says(me, PING) for _ in range(3)] == ["Pong", "Pong", "too-fast"]


async def test_messages_that_are_none_count_too(tmp_path: Path) -> None:
    async with entry(tmp_path, Limits(person_burst=3)) as way:
        answers = [await way.says("anna", text) for text in ("nonsense", "nonsense", PING, "nonsense", PING)]
        assert answers == ["malformed", "malformed", "Pong", "malformed", "too-fast"]


async def test_one_address_may_send_so_many_new_guests(tmp_path: Path) -> None:
    async with entry(tmp_path, Limits(newcomers_burst=3)) as way, way.browser() as crowd, way.browser("10.9") as other:
        for _ in range(3):
            assert (await crowd.get("/api/me")).status_code == 200
            crowd.cookies.clear()
        assert refusal(await crowd.get("/api/me")) == (429, "too-fast")
        assert (await other.get("/api/me")).status_code == 200


async def test_from_one_address_so_many_tables_may_be_opened(tmp_path: Path) -> None:
    """Whoever it is that opens them, and whether they are lessons."""
    table, lesson = ("/api/tables", {"game": "course", "seats": [ME, BOT]}), ("/api/lessons", {"game": "course"})
    async with entry(tmp_path, Limits(tables_burst=3)) as way, way.browser("10.9") as other:
        opened = []
        for path, body in (table, lesson, table, table, lesson):
            async with way.browser() as somebody:
                await somebody.get("/api/me")
                opened.append((await somebody.post(path, json=body)).status_code)
        assert opened == [201, 201, 201, 429, 429]
        await other.get("/api/me")
        assert (await other.post(table[0], json=table[1])).status_code == 201


def test_tables_opened_through_one_worker_count_at_the_others() -> None:
    workers = [Doorkeeper(Limits(tables_burst=10), Watch()) for _ in range(2)]
    assert all(workers[0].has_a_table("10.0.0.1") for _ in range(10))
    tell_each_other(workers)
    assert not workers[1].has_a_table("10.0.0.1")
    assert workers[1].has_a_table("10.0.0.2")


async def test_the_doorkeeper_forgets_those_who_have_gone(tmp_path: Path) -> None:
    async with entry(tmp_path, Limits(person_rate=1, person_burst=5, address_rate=1, address_burst=5)) as way:
        doorkeeper = way.house.doorkeeper
        assert doorkeeper.lets_in("anna", "10.0.0.1")
        way.watch.now += 4
        await way.house.sweep()
        assert (list(doorkeeper.people.levels), list(doorkeeper.addresses.levels)) == (["anna"], ["10.0.0.1"])
        way.watch.now += 1
        await way.house.sweep()
        assert not doorkeeper.people.levels
        assert not doorkeeper.addresses.levels


def test_a_bucket_fills_again() -> None:
    watch = Watch()
    bucket = Buckets(rate=20, burst=3, clock=watch)
    assert [bucket.take("me") for _ in range(4)] == [True, True, True, False]
    assert bucket.take("you")
    watch.now += 0.2
    assert bucket.take("me")
    bucket.forget_the_full()
    assert list(bucket.levels) == ["me"], "nothing need be known of those who may take all again"


def test_whoever_asks_much_is_counted_by_all_workers_together() -> None:
    """Through three workers at once, nobody gets much more than through one."""
    watch, limits = Watch(), Limits(person_rate=10, person_burst=100)
    workers = [Doorkeeper(limits, watch) for _ in range(3)]
    granted = [0] * 60
    for second in range(60):
        granted[second] = sum(worker.lets_in("anna", "10.0.0.1") for _ in range(100) for worker in workers)
        tell_each_other(workers)
        watch.now += 1
    assert granted[0] <= 3 * 100, "what is asked within one second is not known yet"
    assert sum(granted[30:]) <= 1.2 * 10 * 30
    assert workers[0].lets_in("boris", "10.0.0.1")


def test_whoever_asks_little_is_not_told_of() -> None:
    doorkeeper = Doorkeeper(Limits(), Watch())
    assert doorkeeper.lets_in("anna", "10.0.0.1")
    assert doorkeeper.opens("anna", "10.0.0.1")
    assert not doorkeeper.tell()


def test_sockets_are_counted_by_all_workers_together() -> None:
    watch, most = Watch(), Limits().sockets_per_person
    workers = [Doorkeeper(Limits(), watch) for _ in range(2)]
    for _ in range(most // 2):
        assert all(worker.opens("anna", "10.0.0.1") for worker in workers)
        tell_each_other(workers)
    assert not any(worker.opens("anna", "10.0.0.1") for worker in workers)
    watch.now += 60
    assert workers[0].opens("anna", "10.0.0.1"), "a worker that has died holds no sockets"


def tell_each_other(workers: list[Doorkeeper]) -> None:
    for worker, counts in [(worker, worker.tell()) for worker in workers]:
        for other in workers:
            if other is not worker:
                other.hear(str(id(worker)), msgspec.json.decode(msgspec.json.encode(counts), type=Counts))


def test_one_person_may_have_so_many_sockets(anna: Player) -> None:
    most = Limits().sockets_per_person
    lines = [anna.socket().__enter__() for _ in range(most)]
    with pytest.raises(InvalidStatus, match="403"), anna.socket():
        pass
    for line in lines:
        line.__exit__(None, None, None)
    assert eventually(lambda: answered(anna), "a socket that was closed counts no more") == "pong"


def answered(player: Player) -> str:
    with contextlib.suppress(InvalidStatus), player.socket() as line:
        return str(line.asks("ping")["type"])
    return ""


def test_one_page_may_look_at_so_many_tables(anna: Player) -> None:
    tables = [anna.opens(ME, {"kind": "invite"})["id"] for _ in range(Limits().tables_per_socket + 1)]
    with anna.socket() as line:
        for table in tables[:-1]:
            assert line.watch(table)["type"] == "snapshot"
        assert line.watch(tables[-1])["code"] == "too-many-tables"


def test_one_person_may_open_so_many_tables_a_day(server: Server) -> None:
    anna, body = Player(server.url), {"game": "course", "seats": [ME, {"kind": "invite"}]}
    for _ in range(Limits().tables_per_day):
        assert anna.http.post("/api/tables", json=body).status_code == 201
    assert refusal(anna.http.post("/api/tables", json=body)) == (429, "too-many-tables")


# --- What every answer carries, and the page ---


@pytest.mark.parametrize("path", ["/", "/table/abc", "/assets/none.js"])
def test_every_document_has_the_safety_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path, timeout=PATIENCE).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'self'")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/api/games", "/api/nowhere", "/health"])
def test_what_is_no_document_may_do_nothing_and_be_framed_by_nobody(server: Server, path: str) -> None:
    headers = httpx.get(server.url + path, timeout=PATIENCE).headers
    assert headers["content-type"].startswith("application/json")
    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers


async def test_a_part_of_a_page_has_those_that_concern_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "assets" / "index-abc123.js").write_text("go()")
    app = SafeHeaders(Starlette(routes=[Route("/{rest:path}", Page(tmp_path).answer)]))
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as browser:
        headers = (await browser.get("/assets/index-abc123.js")).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert "content-security-policy" not in headers


def test_answers_of_the_api_are_not_kept_by_caches(anna: Player) -> None:
    assert anna.http.get("/api/mine").headers["cache-control"] == "no-store"
    assert anna.http.get("/api/tables/nowhere").headers["cache-control"] == "no-store"


async def test_the_page_its_files_and_its_addresses(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "assets" / "index-abc123.js").write_text("go()\n" * 1000)
    (tmp_path / "assets" / "room-abc123.js").write_text("come()\n" * 1000)
    (tmp_path / "assets" / "room-abc123.js.br").write_bytes(brotli.compress(b"come()\n" * 1000))
    (tmp_path / "sources.sha256").write_text("not for others")
    async with browser_of(Page(tmp_path)) as browser:
        for path in ("/", "/table/abc", "/rules/course", "/sources.sha256", "/../app.py"):
            response = await browser.get(path)
            assert (response.text, response.headers["cache-control"]) == ("<p>the page</p>", "no-cache")
            assert response.headers["content-type"].startswith("text/html")
        again = await browser.get("/", headers={"If-None-Match": response.headers["etag"]})
        assert again.status_code == 304
        script = await browser.get("/assets/index-abc123.js")
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "go()\n" * 1000
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert (await browser.get("/assets/index-old.js")).status_code == 404
        for encoding in ("br", "gzip"):
            room = await browser.get("/assets/room-abc123.js", headers={"Accept-Encoding": f"{encoding};q=1.0"})
            assert (room.headers["content-encoding"], room.text) == (encoding, "come()\n" * 1000)


async def test_a_page_that_is_not_built_says_what_to_do(tmp_path: Path) -> None:
    async with browser_of(Page(tmp_path)) as browser:
        response = await browser.get("/")
        assert response.status_code == 503
        assert "./x run" in response.text


def browser_of(page: Page) -> httpx.AsyncClient:
    app = Starlette(routes=[Route("/{rest:path}", page.answer)])
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house")
