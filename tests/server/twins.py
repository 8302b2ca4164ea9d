"""Twin tables: two houses that differ only in what one player, on seat A, cannot know: what chance drew, and what B has
chosen in secret."""

from __future__ import annotations

import contextlib
import random
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx

from grandtour.core.acts import CHANCE, NOBODY, Act
from grandtour.core.fair import Stream
from grandtour.core.game import Game, game_named, games
from grandtour.core.kit import heard
from grandtour.core.questions import State, chances, offered, play
from grandtour.core.tables import Change, Table
from tests.server.playing import Json, Player, Server, Socket, eventually, ok

ME, B = 0, 1
ACTS, MOST_ACTS = 6, 300
"""So many are done before the tables are compared, or more until B has done something in secret, but not for ever."""
WATCHED = 3
"""So many are then done while A and a stranger look on."""
NOTHING_HIDDEN = {"routard"}
"""Rooms in which chance draws nothing that A could not know."""
CHOSEN_SECRETLY = ["course", "sakodo", "sites80"]
"""Rooms in which B chooses what A cannot know: what to put aside, what to put up for sale, what to photograph."""
TRIES = 300
PATIENT = {"GRANDTOUR_AWAY_SECONDS": "86400"}
"""When somebody has been away for long depends on the clock alone."""
PAGES = ("", "/position", "/told", "/record", "/luck", "/answers", "/why")
WHEN = re.compile(r'"changed":[0-9.e+]+')
"""The twins are acted at one after the other."""
ALSO = ("", "nonsense", "retire", "undo 1", "'", "\0", "home paris")


def other_log(game: Game[Any], log: list[str], by: int, dice: random.Random) -> list[str]:
    """The log of another game that nobody but seat B can tell from this one, in which chance or B has done something
    else; an empty one if there is none."""
    for _ in range(TRIES):
        found = try_other_log(game, log, {CHANCE, by}, dice)
        if any(one != other and game.act(one).by == by for one, other in zip(log, found, strict=False)):
            return found
    return []


def try_other_log(game: Game[Any], log: list[str], by: set[int], dice: random.Random) -> list[str]:
    """What these do in secret from A and from the public is done anew; all else stays. Empty if that leads nowhere."""
    true, twin, said = game.new(2, {}), game.new(2, {}), list[str]()
    share = dice.choice([0.02, 0.1, 0.5, 1])  # where one draw excludes another, few can be made anew
    for line in log:
        act = game.act(line)
        again = act.by in by and hidden(true, act) and dice.random() < (share if chances(true) else max(share, 0.5))
        others = [one for one in dice.sample(offered(twin), len(offered(twin))) if hidden(twin, one)] if again else []
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


def hidden(s: State, act: Act) -> bool:
    """Done next, will it be known neither to A nor to the public?"""
    question = s.stack[-1]
    return act.by != ME and not question.seen_by(act, ME) and not question.seen_by(act, NOBODY)


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
        secrets = [(name, CHANCE) for name in games()] + [(name, B) for name in CHOSEN_SECRETLY]
        found = {(name, by): table_of(name, by, people, dice, folder / "true") for name, by in secrets}
    tables = {secret: table for secret, (table, _) in found.items()}
    shutil.copytree(folder / "true", folder / "twin")
    for table, other in found.values():
        exchange(folder / "twin", table, other)
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
        updates = {
            (name, by): compare_updates(folder, both, table, game_named(name), dice)
            for (name, by), table in tables.items()
        }
        for (name, by), compared in updates.items():
            assert compared or by == B, f"nothing can be done in {name} that A could not tell apart"
    return questions + 2 * len(tables) + sum(updates.values())


def compare_updates(folder: Path, both: list[list[Player]], table: str, game: Game[Any], dice: random.Random) -> int:
    """Do the same in both houses, and compare what the lines of A and of a stranger show of it; how many updates."""
    compared = 0
    with contextlib.ExitStack() as stack:
        lines = [[stack.enter_context(house[who].socket()) for who in (0, 2)] for house in both]
        for of_a, of_stranger in lines:
            of_a.watch(table, ME)
            of_stranger.watch(table, NOBODY)
        for _ in range(WATCHED):
            twins = [playable(folder / name, table, game) for name in ("true", "twin")]
            if not (act := alike(twins, dice)):
                break
            for house in both:
                ok(house[act.by].says(table, act.by, twins[0].version, act.said))
            for who in (0, 1):
                shown = [update(pair[who], twins[0].version) for pair in lines]
                assert shown[0] == shown[1], f"after {act} a line tells the twins of {table} apart: {shown}"
                compared += 1
    return compared


def alike(twins: list[Table], dice: random.Random) -> Act | None:
    """An act that is offered at both tables, and of which A and a stranger see and hear the same."""
    acts = [act for act in twins[0].offered() if act in twins[1].offered()]
    for act in dice.sample(acts, len(acts)):
        one, other = (seen_of(table, table.consider(act.by, table.version, act.said)) for table in twins)
        if one == other:
            return act
    return None


def seen_of(table: Table, change: Change) -> list[object]:
    lines = [line for entry in change.entries for line in entry.lines]
    told = [[line.read(me) for line in lines] for me in (ME, NOBODY)]
    return [len(change.entries), told, *(table.game.view(change.state, me) for me in (ME, NOBODY))]


def playable(data: Path, table: str, game: Game[Any]) -> Table:
    """The table as it is stored."""
    seed, log = stored(data, table)
    return Table(game, 2, {}, Stream(seed), log)


def update(line: Socket, since: int) -> str:
    """The next that tells of something done after this version; who has come meanwhile is told as well."""
    while line.until("update")["position"]["version"] <= since:
        pass
    return WHEN.sub("", line.texts[-1])


def table_of(name: str, by: int, people: list[Player], dice: random.Random, data: Path) -> tuple[str, list[str]]:
    """A table of two people at which chance or B has done something in secret, and the log of its twin."""
    game, table = game_named(name), str(people[0].opens({"kind": "me"}, {"kind": "invite"}, game=name)["id"])
    people[1].joins(table)
    for n in range(1, MOST_ACTS):
        waiting = people[0].table(table)["waiting"]
        people[waiting[0]].plays(table, waiting[0], dice)
        here = playable(data, table, game)
        if n >= ACTS and name in NOTHING_HIDDEN:
            return table, here.log
        if n >= ACTS and (by == CHANCE or ends_in_secret(here)):
            other = other_log(game, here.log, by, dice)
            if other and (by == B or goes_on(here, other, dice)):
                return table, other
    raise AssertionError(f"what {name} hides has no twin")


def goes_on(here: Table, other: list[str], dice: random.Random) -> bool:
    """Can something be done at both tables of which A and a stranger see and hear the same?"""
    return alike([here, Table(here.game, 2, {}, here.stream, other)], dice) is not None


def ends_in_secret(table: Table) -> bool:
    """Is the last that somebody did a secret act of B? Most likely nothing has come of it yet."""
    last = next(entry for entry in reversed(table.entries) if entry.by != CHANCE)
    return last.by == B and not last.seen_by(ME) and not last.seen_by(NOBODY)


def stored(data: Path, table: str) -> tuple[str, list[str]]:
    """The seed of a table, and its log."""
    with contextlib.closing(sqlite3.connect(data / "grandtour.sqlite")) as database:
        log = [said for (said,) in database.execute("SELECT said FROM acts WHERE table_id = ? ORDER BY n", [table])]
        [seed] = database.execute("SELECT seed FROM tables WHERE id = ?", [table]).fetchone()
    return seed, log


def exchange(data: Path, table: str, other: list[str]) -> None:
    """Put the other log in the place of this one."""
    with contextlib.closing(sqlite3.connect(data / "grandtour.sqlite")) as database, database:
        rows = [(said, table, n) for n, said in enumerate(other)]
        database.executemany("UPDATE acts SET said = ? WHERE table_id = ? AND n = ?", rows)


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
