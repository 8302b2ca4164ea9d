"""The hidden card is hidden from everybody: two servers with the same table, on which only the card in a slot differs.

Whatever is sent, to whomever, is byte for byte the same until the card is pulled. So is the way through the code, line
by line; so nothing can be read from how long an answer takes either.
"""

from __future__ import annotations

import contextlib
import random
import re
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from grandtour import native
from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream, seed_of
from grandtour.core.questions import awaited, offered
from grandtour.core.tables import Table
from grandtour.games.sites80 import camera
from grandtour.games.sites80.board import QUARTER_OF, SITE
from grandtour.games.sites80.cards import GRADES
from grandtour.games.sites80.game import GAME
from grandtour.games.sites80.state import Hunt
from grandtour.server.minds import Mind, Place
from tests.rules import rule
from tests.server.playing import Player, Server, Socket

SEED = seed_of("two hunts")
ENTROPY = ("a", "b")
LEFT = 0
ACTS = 25
EVERYBODY = (0, 1, NOBODY)
ROOM = str(Path(camera.__file__).parent)
CLOCK = re.compile(r'"(changed|created)":[0-9.e+]+')


# --- Two logs that differ in one word ---


def table(log: list[str]) -> Table:
    return Table(GAME, 2, {}, Stream(SEED, ENTROPY), log)


def hunt_at(table: Table) -> Hunt:
    assert isinstance(table.state, Hunt)
    return table.state


def prepared() -> list[str]:
    """A table at which the preparation is over, and nobody has had a turn."""
    hunt = table([])
    hunt.adopt(hunt.begin())
    while not hunt_at(hunt).round:
        seat = awaited(hunt.state)[0]
        hunt.adopt(hunt.consider(seat, hunt.version, offered(hunt.state)[0].said))
    return hunt.log


def exchanged(log: list[str]) -> list[str]:
    """The same table with another card in the left slot: one that fits all that is seen."""
    s = hunt_at(table(log))
    true, other = s.card[LEFT], other_card(s)
    return [f"* expose {SITE.words[other]}" if said == f"* expose {SITE.words[true]}" else said for said in log]


def other_card(s: Hunt) -> int:
    """A site of the same quarter; no clue of either stands on anything exposed."""
    assert not s.found[LEFT], "a clue to the card is found already; another seed will do"
    return next(site for site in s.undrawn if QUARTER_OF[site] == QUARTER_OF[s.card[LEFT]] and unprinted(s, site))


def unprinted(s: Hunt, site: int) -> bool:
    return not any(s.number[site * GRADES : (site + 1) * GRADES])


def script(log: list[str]) -> list[tuple[int, str]]:
    """Any acts of both players, as long as no new sheet has a clue to one of the two cards; nobody announces anything,
    until at last the card is pulled."""
    true, twin, dice, said = table(log), table(exchanged(log)), random.Random(3), list[tuple[int, str]]()
    while len(said) < ACTS or not [act for act in offered(true.state) if act.said == "photo left"]:
        seat = awaited(true.state)[0]
        acts = [act.said for act in offered(true.state) if act.verb.name != "photo"]
        said.append((seat, dice.choice(acts)))
        for hunt in (true, twin):
            hunt.adopt(hunt.consider(seat, hunt.version, said[-1][1]))
        assert not hunt_at(true).found[LEFT] + hunt_at(twin).found[LEFT], "the sheets part them; other dice will do"
    return said


LOG = prepared()
TWIN = exchanged(LOG)
SCRIPT = script(LOG)


# --- On two servers ---


class House:
    """A server with one of the two tables, and the three who look at it."""

    def __init__(self, server: Server, people: list[Player], table: str) -> None:
        self.people = [Player(server.url, player.http.cookies) for player in people]
        self.table = table
        self.server = server
        self.heard: list[str] = []

    def hears(self, answer: str) -> None:
        self.heard.append(CLOCK.sub("", answer.replace(self.server.url, "")))

    def looks(self, version: int) -> None:
        """Everybody asks for everything."""
        path = f"/api/tables/{self.table}"
        for seat, player in zip(EVERYBODY, self.people, strict=True):
            for page in ("position", f"position?version={version - 1}&", "told", "record", "luck", "answers", ""):
                query = f"{page}{'' if '?' in page else '?'}seat={seat}"
                self.hears(player.http.get(f"{path}/{query}" if page else path).text)
            for kind in ("site", "slot", "cell", "clue"):
                self.hears(player.http.get(f"{path}/why?seat={seat}&kind={kind}&noun={version % 2}").text)

    def errs(self, version: int) -> None:
        """What is refused: what nobody may say here, what only chance says, nonsense, an old version."""
        for seat in (0, 1):
            for said in ("retire", f"expose {SITE.words[1]}", "photo middle", "name nowhere"):
                self.hears(self.people[seat].says(self.table, seat, version, said).text)
            self.hears(self.people[seat].says(self.table, seat, version - 1, "stay").text)

    def says(self, seat: int, said: str) -> int:
        version = int(self.people[seat].position(self.table, seat)["version"])
        answer = self.people[seat].says(self.table, seat, version, said)
        self.hears(answer.text)
        return int(answer.json()["version"])

    def watches(self, lines: list[Socket]) -> None:
        for seat, line in zip(EVERYBODY, lines, strict=True):
            line.watch(self.table, seat)

    def plays(self, acts: list[tuple[int, str]]) -> None:
        """The acts one after the other, with sockets open, and everybody looking at everything after each."""
        with contextlib.ExitStack() as open_lines:
            lines = [open_lines.enter_context(player.socket()) for player in self.people]
            self.watches(lines)
            for seat, said in acts:
                version = self.says(seat, said)
                self.looks(version)
                self.errs(version)
            for line in lines:
                line.asks("ping")
                for text in line.texts:
                    self.hears(text)


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[House]]:
    folder = tmp_path_factory.mktemp("hidden")
    with Server(folder / "true") as server:
        people = [Player(server.url).named(name) for name in ("Anna", "Boris", "Visitor")]
        tell_seed(server.data, people[0])
        opened = people[0].opens({"kind": "me"}, {"kind": "invite"}, game="sites80", entropy=ENTROPY[0])["id"]
        people[1].joins(opened, ENTROPY[1])
        people[0].shows(people[0].table(opened))
        for seat, said in prepared_by_hand():
            assert people[seat].says(opened, seat, people[seat].position(opened, seat)["version"], said).is_success
    shutil.copytree(folder / "true", folder / "twin")
    exchange(folder / "twin")
    with Server(folder / "true") as true, Server(folder / "twin") as twin:
        yield [House(server, people, opened) for server in (true, twin)]


def tell_seed(data: Path, player: Player) -> None:
    """The next table of this player is played with the draws of these tests."""
    with contextlib.closing(sqlite3.connect(data / "grandtour.sqlite")) as database, database:
        database.execute("UPDATE people SET seed = ? WHERE id = ?", [SEED, player.id])


def prepared_by_hand() -> list[tuple[int, str]]:
    return [(LETTERS.index(said[0]), said[2:]) for said in LOG if not said.startswith("*")]


def exchange(data: Path) -> None:
    """The other card in the slot, and nothing else."""
    with contextlib.closing(sqlite3.connect(data / "grandtour.sqlite")) as database, database:
        assert [said for (said,) in database.execute("SELECT said FROM acts ORDER BY n")] == LOG
        database.executemany("UPDATE acts SET said = ? WHERE n = ?", [(TWIN[n], n) for n in changed()])


def changed() -> list[int]:
    return [n for n, said in enumerate(LOG) if said != TWIN[n]]


def test_the_logs_differ_in_one_word() -> None:
    assert len(changed()) == 1
    assert [said.split()[:2] for n in changed() for said in (LOG[n], TWIN[n])] == [["*", "expose"]] * 2
    assert len(SCRIPT) >= ACTS


@rule("TM-22", "TM-26", "TM-A21", "TM-A43")
def test_to_everybody_both_tables_are_the_same_until_the_card_is_pulled(houses: list[House]) -> None:
    for house in houses:
        house.looks(len(LOG))
        house.plays(SCRIPT)
    true, twin = (house.heard for house in houses)
    assert len(true) > ACTS * len(EVERYBODY) * 10
    assert true == twin
    assert printed(houses[0]) == printed(houses[1])
    seat = awaited(table_after(LOG, SCRIPT).state)[0]
    for house in houses:
        house.plays([(seat, "photo left")])
    assert true == twin, "to take the photo tells nothing yet"
    for house in houses:
        house.plays([(seat, f"name {SITE.words[hunt_at(table(LOG)).card[LEFT]]}")])
    assert true != twin, "now it is seen"


def printed(house: House) -> str:
    """The log of the server since it was started last, without its address."""
    return house.server.printed().rpartition(house.server.url)[2]


def table_after(log: list[str], acts: list[tuple[int, str]]) -> Table:
    hunt = table(log)
    for seat, said in acts:
        hunt.adopt(hunt.consider(seat, hunt.version, said))
    return hunt


# --- Bots, and the way through the code ---


@rule("TM-22")
@pytest.mark.parametrize("level", [*GAME.bots, "random"])
def test_bots_decide_alike(level: str) -> None:
    minds = [mind_after(log) for log in (LOG, TWIN)]
    for dice in range(5):
        acts = [mind.act({0: level, 1: level}, Dice(dice)) for mind in minds]
        assert acts[0] is acts[1]
    for seat, said in SCRIPT:
        for mind in minds:
            new = table_with(mind, seat, said)
            mind.hear(mind.log.version, new)
        acts = [mind.act({0: level, 1: level}, Dice(seat)) for mind in minds]
        assert acts[0] is acts[1]


def mind_after(log: list[str]) -> Mind:
    mind = Mind(Place("table", GAME.name, 2, {}))
    mind.hear(0, log)
    return mind


def table_with(mind: Mind, seat: int, said: str) -> list[str]:
    """What the table adds to its log when this is said."""
    hunt = table(mind.log.texts)
    return hunt.consider(seat, hunt.version, said).texts


@rule("TM-22")
@pytest.mark.skipif(native.compiled(), reason="compiled code tells nobody its lines")
def test_the_way_through_the_code_is_the_same() -> None:
    """How long an answer takes can depend on the card only through what is executed: it is the same, line by line."""
    true, twin = table(LOG), table(TWIN)
    for seat, said in SCRIPT:
        for look in looks():
            assert lines_of(look, hunt_at(true)) == lines_of(look, hunt_at(twin))
        ways = [lines_of(do(seat, said), hunt) for hunt in (true, twin)]
        assert ways[0] == ways[1]
        assert len(ways[0]) > 5


def looks() -> list[Callable[[Hunt], object]]:
    """All that is worked out from a state for somebody."""
    whys: list[Callable[[Hunt], object]] = [
        lambda s, kind=kind: GAME.why_not(s, 0, kind, 0)  # type: ignore[misc]
        for kind in GAME.kinds
    ]
    views: list[Callable[[Hunt], object]] = [
        lambda s, me=me: GAME.view(s, me)  # type: ignore[misc]
        for me in EVERYBODY
    ]
    return [*whys, *views, offered, lambda s: s.stack[-1].prompt(s), lambda s: GAME.worth(s, 0)]


def do(seat: int, said: str) -> Callable[[Table], object]:
    return lambda hunt: hunt.adopt(hunt.consider(seat, hunt.version, said))


def lines_of(call: Callable[[Any], object], argument: object) -> list[tuple[str, int]]:
    """The lines of the room that a call passes through, in order."""
    lines: list[tuple[str, int]] = []

    def note(frame: FrameType, event: str, _: object) -> Any:
        if frame.f_code.co_filename.startswith(ROOM):
            lines.append((frame.f_code.co_filename, frame.f_lineno))
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        call(argument)
    finally:
        sys.settrace(before)
    return lines
