"""Hostile messages over REST and socket: `./x campaign hostile [--messages N] [--seed N]`.

Strangers who sit at no table, and guests who sit at one, send whatever they can think of: illegal, foreign, stale,
malformed, nested, oversized, in the wrong order, under a wrong identity. Each message is answered by a refusal that is
documented, or does nothing; the tables of the others stay as they are, and no stranger receives what is private.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from grandtour.core.game import games
from grandtour.server.rest import DOORS
from tests.server.playing import Player, Server, Socket

SEATS = [{"kind": "me"}, {"kind": "here", "name": "Other"}]
ODD: list[Any] = [
    None, True, -1, 0, 1, 2, 99, 2**63, -(2**63), 1.5, "", "A", "\0", "\u202e", "é" * 300, "'; DROP TABLE acts; --",
    "../../secret", "%00", "{}", [], {}, [[]], [None] * 50, {"a": {"b": []}}, "home paris", "undo 1", "x" * 5000,
]  # fmt: skip
TYPES = ["watch", "unwatch", "do", "undo", "agree", "ping", "snapshot", "done", "", "DO", "__class__"]
FIELDS = ["id", "table", "seat", "version", "said", "ask", "yes", "once", "type", "name", "record", "game", "seats"]
FIELDS += ["settings", "entropy", "sealed", "level", "anyone", "answers", "kind", "noun", "language"]


class Hostile:
    """Those who attack, and one whose table they should leave alone."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.dice = random.Random(seed)
        self.owner = Player(server.url).named("Owner")
        self.stranger = Player(server.url).named("Stranger")
        self.tables = [self.owner.post("/api/tables", game=name, seats=SEATS)["id"] for name in games()]
        self.own = self.stranger.post("/api/tables", game="course", seats=SEATS)["id"]
        self.before = self.state()
        self.private = [(server.data / "secret").read_text(), *self.owner.http.cookies.values(), *self.seeds()]
        self.codes: Counter[str] = Counter()

    def state(self) -> list[object]:
        """All that the owner sees."""
        of = self.owner
        return [
            [of.position(t, seat) for seat in (0, 1)] + [of.record(t, 0), of.table(t)["version"]] for t in self.tables
        ]

    def seeds(self) -> list[str]:
        """Of the running games of the owner, and of the owner's next."""
        with closing(sqlite3.connect(self.server.data / "grandtour.sqlite")) as database:
            both = "SELECT seed FROM tables WHERE opened_by = ? UNION SELECT seed FROM people WHERE id = ?"
            return [seed for (seed,) in database.execute(both, (self.owner.id, self.owner.id))]

    # --- Messages ---

    def value(self, name: str) -> Any:
        dice = self.dice
        if name == "table" and dice.random() < 0.7:
            return dice.choice([*self.tables, self.own])
        if name in ("id", "seat", "version") and dice.random() < 0.7:
            return dice.randrange(-2, 5)
        return dice.choice(ODD)

    def body(self, names: list[str]) -> dict[str, Any]:
        dice = self.dice
        chosen = [name for name in names if dice.random() < 0.9] + dice.choices(FIELDS, k=dice.randrange(2))
        return {name: self.value(name) for name in chosen}

    def text(self, names: list[str], **more: Any) -> bytes:
        """A message that may be none."""
        dice, kind = self.dice, self.dice.random()
        if kind < 0.05:
            return b"[" * dice.randrange(1, 6000)
        if kind < 0.1:
            return dice.randbytes(dice.randrange(200))
        whole = msgspec.json.encode({**self.body(names), **more})
        return whole[: dice.randrange(len(whole))] if kind < 0.15 else whole

    # --- Over REST ---

    def ask(self) -> None:
        dice, door = self.dice, self.dice.choice(DOORS)
        table = dice.choice([*self.tables, self.own, "none", "%00", "é", "..", "x" * 300])
        takes = [field.name for field in msgspec.structs.fields(door.takes)] if door.takes else FIELDS[:3]
        asks = [field.name for field in msgspec.structs.fields(door.asks)] if door.asks else []
        method = door.method if dice.random() < 0.95 else dice.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"])
        query = {name: str(self.value(name))[:200] for name in asks}
        answer = self.stranger.http.request(
            method, door.path.replace("{table}", table), params=query, content=self.text(takes) if door.takes else None
        )
        if answer.is_success:
            self.codes["answered"] += 1
        else:
            known = answer.content and "json" in answer.headers["content-type"]  # the page answers in plain words
            self.refused(answer.json() if known else {"code": f"plain {answer.status_code}"}, answer.status_code)
        self.check(answer.text)

    def refused(self, problem: dict[str, Any], status: int) -> None:
        assert status < 500 or problem["code"] == "too-busy", f"{status}: {problem}"
        assert problem["code"] != "fault", problem
        self.codes[problem["code"]] += 1

    # --- Over the socket ---

    def say(self, line: Socket) -> None:
        """Say something, then ping until the answer to that has come: everything before it has been answered."""
        kind = self.dice.choice(TYPES)
        line.line.send(self.text(FIELDS[:8], type=kind).decode("latin-1"))
        number = next(line.numbers) + 10**9
        line.send("ping", id=number)
        while (message := line.receive()).get("id") != number:
            if message["type"] == "refused":
                self.refused(message, 0)
        if message["type"] == "refused":
            self.refused(message, 0)
        self.check("".join(line.texts))
        line.texts.clear()

    def check(self, text: str) -> None:
        for hidden in self.private:
            assert hidden not in text, "something private was sent to a stranger"

    # --- The whole ---

    def run(self, messages: int) -> Counter[str]:
        sent = 0
        while sent < messages:
            with self.stranger.socket() as line:
                try:
                    for _ in range(min(200, messages - sent)):
                        sent += 1
                        if self.dice.random() < 0.5:
                            self.say(line)
                        else:
                            self.ask()
                except ConnectionClosed as closed:
                    if not closed.rcvd or closed.rcvd.code not in (1007, 1009):  # no text, or too much of it
                        raise
        assert self.state() == self.before, "a table of somebody else has changed"
        printed = self.server.printed()
        assert "Traceback" not in printed
        assert "fault of the house" not in printed
        return self.codes


def campaign(server: Server, messages: int, seed: int) -> Counter[str]:
    return Hostile(server, seed).run(messages)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./x campaign hostile")
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    options = parser.parse_args()
    print(f"{options.messages:,} messages with --seed {options.seed}", flush=True)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "data") as server:
        codes = campaign(server, options.messages, options.seed)
    print(
        f"{options.messages:,} messages in {time.monotonic() - began:.0f} s, nothing changed, no fault, nothing private"
    )
    print(", ".join(f"{count:,} {code}" for code, count in codes.most_common()))


if __name__ == "__main__":
    main()
