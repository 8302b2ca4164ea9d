"""Twin tables: two houses that differ only in what one player, on seat A, cannot know."""

from __future__ import annotations

import contextlib
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx

from grandtour.core.acts import NOBODY, Act
from grandtour.core.game import Game, game_named, games
from grandtour.core.kit import heard
from grandtour.core.questions import State, chances, offered, play
from tests.server.playing import Json, Player, Server, eventually

ME = 0
ACTS = 6
"""So many are done before the tables are compared."""
TRIES = 300
PATIENT = {"GRANDTOUR_AWAY_SECONDS": "86400"}
"""When somebody has been away for long depends on the clock alone."""
PAGES = ("", "/position", "/told", "/record", "/luck", "/answers", "/why")
ALSO = ("", "nonsense", "retire", "undo 1", "'", "\0", "home paris")


def other_log(game: Game[Any], log: list[str], dice: random.Random) -> list[str]:
    """The log of another game that nobody but seat B can tell from this one; the same, if nothing is hidden."""
    for _ in range(TRIES):
        if (found := try_other_log(game, log, dice)) and found != log:
            return found
    return log


def try_other_log(game: Game[Any], log: list[str], dice: random.Random) -> list[str]:
    """Draws that are hidden from A and from the public are made anew; all else stays. Empty if that leads nowhere."""
    true, twin, said = game.new(2, {}), game.new(2, {}), list[str]()
    share = dice.choice([0.02, 0.1, 0.5, 1])  # where one draw excludes another, few can be made anew
    for line in log:
        act, question = game.act(line), true.stack[-1]
        hidden = chances(true) and not question.seen_by(act, ME) and not question.seen_by(act, NOBODY)
        others = dice.sample(offered(twin), len(offered(twin))) if hidden and dice.random() < share else []
        tell(true, act)
        for other in [one for one in [*others, act] if one in offered(twin)]:
            after = twin.clone()
            tell(after, other)
            if same(game, true, after):
                twin = after
                said.append(repr(other))
                break
        else:
            return []
    return said


def tell(s: State, act: Act) -> None:
    s.lines = []
    play(s, act)


def same(game: Game[Any], one: State, other: State) -> bool:
    return all(game.view(one, me) == game.view(other, me) and heard(one, me) == heard(other, me) for me in (ME, NOBODY))


# --- On two servers ---


def compare_twins(folder: Path, questions: int, seed: int) -> int:
    """Ask both houses the same until so many answers were compared; how many."""
    dice = random.Random(seed)
    with Server(folder / "true") as server:
        people = [Player(server.url).named(name) for name in ("Anna", "Boris", "Visitor")]
        tables = {name: table_of(name, people, dice) for name in games()}
    shutil.copytree(folder / "true", folder / "twin")
    hidden = sum(exchange(folder / "twin", table, game_named(name), dice) for name, table in tables.items())
    assert hidden >= len(games()) // 2, "most rooms hide something"
    with Server(folder / "true", **PATIENT) as true, Server(folder / "twin", **PATIENT) as twin:
        both = [[Player(server.url, player.http.cookies) for player in people] for server in (true, twin)]
        for _ in range(questions):
            who, request = dice.choice([0, 2]), any_request(dice, list(tables.values()))
            answers = [ask(house[who], request) for house in both]
            assert answers[0] == answers[1], f"{request} tells the twins apart: {answers}"
        for table in tables.values():
            for who, seat in ((0, ME), (2, NOBODY)):
                snapshots = [snapshot(house[who], table, seat) for house in both]
                assert snapshots[0] == snapshots[1], f"a line tells the twins of {table} apart"
    return questions + 2 * len(tables)


def table_of(name: str, people: list[Player], dice: random.Random) -> str:
    """A table of two people at which something has been done."""
    table = str(people[0].opens({"kind": "me"}, {"kind": "invite"}, game=name)["id"])
    people[1].joins(table)
    for _ in range(ACTS):
        waiting = people[0].table(table)["waiting"]
        people[waiting[0]].plays(table, waiting[0], dice)
    return table


def exchange(data: Path, table: str, game: Game[Any], dice: random.Random) -> bool:
    """Put the other log in the place of this one; is it another?"""
    with contextlib.closing(sqlite3.connect(data / "grandtour.sqlite")) as database, database:
        stored = database.execute("SELECT said FROM acts WHERE table_id = ? ORDER BY n", [table])
        log = [said for (said,) in stored]
        other = other_log(game, log, dice)
        rows = [(said, table, n) for n, said in enumerate(other)]
        database.executemany("UPDATE acts SET said = ? WHERE table_id = ? AND n = ?", rows)
    return other != log


Asked = tuple[str, str, dict[str, Any] | None]


def any_request(dice: random.Random, tables: list[str]) -> Asked:
    """A look at anything, or an act that is nobody's to do now."""
    table, seat = dice.choice(tables), dice.choice([ME, NOBODY, 1, 2])
    if dice.random() < 0.3:
        act = {"seat": dice.choice([1, 2, NOBODY]), "version": dice.randrange(60), "said": dice.choice(ALSO)}
        return "POST", f"/api/tables/{table}/acts", act
    page, version = dice.choice(PAGES), dice.choice(["", *(f"&version={n}" for n in range(40))])
    why = f"&kind={dice.choice(KINDS)}&noun={dice.randrange(40)}" if page == "/why" else ""
    return "GET", f"/api/tables/{table}{page}?seat={seat}{why or (version if page == '/position' else '')}", None


KINDS = sorted({quote(kind.name) for game in games().values() for kind in game.kinds})


def ask(player: Player, request: Asked) -> tuple[int, str]:
    method, path, body = request
    answer: httpx.Response = player.http.request(method, path, json=body)
    return answer.status_code, answer.text


def snapshot(player: Player, table: str, seat: int) -> str:
    """What a line shows first. Who is there is part of it, so whoever looked before must have gone."""
    eventually(lambda: not any_present(player.table(table)), "nobody looks at the table any more")
    with player.socket() as line:
        line.watch(table, seat)
        return line.texts[-1]


def any_present(table: Json) -> bool:
    return any(seat["present"] for seat in table["seats"])
