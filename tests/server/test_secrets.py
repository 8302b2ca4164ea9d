"""Nothing that a seat may not know leaves the house while the game runs: the traffic of a whole game, read again."""

import contextlib
import random
import sqlite3
from typing import Any

import msgspec
import pytest

from grandtour.core.acts import LETTERS
from grandtour.core.fair import Stream
from grandtour.core.game import game_named, games
from grandtour.core.log import Log
from grandtour.core.questions import Question, State
from grandtour.core.records import Record, parse_record
from grandtour.core.tables import Table
from tests.server.playing import Json, Player, Server, Socket, refusal
from tests.told import heard as read_from
from tests.told import shown

COURSE = game_named("course")
SEATS = 2


class Witness:
    """A player and all that the house has ever sent them about one table, in order."""

    def __init__(self, player: Player, seat: int) -> None:
        self.player = player
        self.seat = seat
        self.texts: list[str] = []

    def asks(self, path: str, **query: object) -> None:
        self.texts.append(self.player.http.get(path, params=msgspec.to_builtins(query)).text)


def played(server: Server, seed: int) -> tuple[list[Witness], Record, str]:
    """A whole game of two people and a visitor, who hear every act and look at everything after one in three."""
    people = [Player(server.url).named(name) for name in ("Anna", "Boris", "Visitor")]
    witnesses = [Witness(player, seat) for player, seat in zip(people, (0, 1, -1), strict=True)]
    invite = {"kind": "invite"}
    table = people[0].opens({"kind": "me"}, invite, settings={"rounds": 10, "retire": True}, entropy="a")["id"]
    people[1].joins(table, "b")
    people[0].shows(people[0].table(table))
    dice = random.Random(seed)
    with people[0].socket() as a, people[1].socket() as b, people[2].socket() as visitor:
        for line, witness in zip((a, b, visitor), witnesses, strict=True):
            line.watch(table, witness.seat)
        while (info := people[0].table(table))["status"] == "running":
            act(people, table, info["waiting"][0], dice)
            if not dice.randrange(3):
                look(witnesses, table, info["version"])
        for line, witness in zip((a, b, visitor), witnesses, strict=True):
            witness.texts += heard(line)
    text = people[2].get(f"/api/tables/{table}/record")
    return witnesses, parse_record(text), text


def act(people: list[Player], table: str, seat: int, dice: random.Random) -> None:
    position = people[seat].position(table, seat)
    offers = [offer for offer in position["offers"] if not offer["breaks_in"]]
    said = dice.choice(offers)["said"]
    answer = people[seat].says(table, seat, position["version"], said)
    if answer.json().get("may_undo") and not dice.randrange(4):
        people[seat].post(f"/api/tables/{table}/undo", seat=seat, version=answer.json()["version"])
    people[1 - seat].says(table, 1 - seat, position["version"], "land")  # refused, and the refusal must tell nothing


def look(witnesses: list[Witness], table: str, version: int) -> None:
    for witness in witnesses:
        if witness.player.table(table)["status"] == "running":
            for what in ("position", "told", "record"):
                witness.asks(f"/api/tables/{table}/{what}", seat=witness.seat)
            witness.asks(f"/api/tables/{table}/position", seat=witness.seat, version=version)
            witness.asks(f"/api/tables/{table}/why", seat=witness.seat, kind="card", noun=version % 108)
            witness.asks(f"/api/tables/{table}")


def heard(line: Socket) -> list[str]:
    """Everything up to the message that says that the game is over."""
    while line.until("update", "snapshot")["table"]["status"] != "over":
        pass
    return line.texts[:-1]


@pytest.fixture(scope="module")
def game(server: Server) -> tuple[list[Witness], Record, str]:
    return played(server, 4)


def test_the_seed_is_told_after_the_game_and_never_before(
    game: tuple[list[Witness], Record, str], server: Server
) -> None:
    witnesses, record, _ = game
    assert len(record.seed) == 64
    for witness in witnesses:
        assert not [text for text in witness.texts if record.seed in text]
    assert record.seed not in server.printed()


def test_every_view_on_the_wire_is_that_of_its_seat(game: tuple[list[Witness], Record, str]) -> None:
    """The kit proves that a view tells nothing that the seat cannot know; here: nothing else was sent."""
    witnesses, record, _ = game
    states: dict[int, State] = {}
    for witness in witnesses:
        views = 0
        for position in positions(witness.texts):
            version = position["version"]
            if version not in states:
                states[version] = Log(COURSE, 2, record.settings, record.log[:version]).state
            true = shown(COURSE.view(states[version], witness.seat))
            assert within(position["view"], true)
            assert position["seat"] == witness.seat
            views += 1
        assert views > 100


def within(view: Json, true: Json) -> bool:
    return all(true[name] == value for name, value in view.items())


def positions(texts: list[str]) -> list[Json]:
    found = []
    for text in texts:
        if text.startswith("{"):
            message = msgspec.json.decode(text)
            found += [m for m in (message, message.get("position")) if isinstance(m, dict) and "view" in m]
    return found


def test_what_others_said_in_secret_is_in_no_message(game: tuple[list[Witness], Record, str]) -> None:
    witnesses, record, _ = game
    for witness in witnesses:
        secret = secrets_for(witness.seat, record.log)
        assert len(secret) > 20
        lines = {line for text in witness.texts for line in text.splitlines()}
        assert not lines & secret


def secrets_for(seat: int, log: list[str]) -> set[str]:
    """The cards dealt to others, and all that others did step by step, are hidden in the record of a running game."""
    dealer = next(said[-1] for said in log if said.startswith("* dealer "))
    deals = [said for said in log if said.startswith("* deal ")]
    dealt = {said for n, said in enumerate(deals, LETTERS.index(dealer) + 1) if n % SEATS != seat}
    return dealt | {said for said in log if said[0] in LETTERS[:SEATS] and is_secret_step(said, seat)}


def is_secret_step(said: str, seat: int) -> bool:
    who, verb, *_ = said.split()
    return who != LETTERS[seat] and verb in ("lay", "left", "right")


def test_cards_drawn_are_told_to_their_owner_alone(game: tuple[list[Witness], Record, str]) -> None:
    for witness in game[0]:
        drawn = [line for line in told(witness.texts) if line["key"] == "draws"]
        assert {line["facts"]["player"] for line in drawn} == ({witness.seat} if witness.seat >= 0 else set())


def told(texts: list[str]) -> list[Json]:
    found: list[Json] = []
    for text in texts:
        message: Any = msgspec.json.decode(text) if text[:1] in "[{" else {}
        found += message if isinstance(message, list) else message.get("told", [])
    return found


# --- Every room, while the game runs ---

ACTS = 60


@pytest.mark.parametrize("room", games())
def test_at_a_running_table_of_any_room_each_seat_gets_what_is_its_own(server: Server, room: str) -> None:
    people = [Player(server.url).named(name) for name in ("Anna", "Boris", "Visitor")]
    table = people[0].post("/api/tables", game=room, seats=[{"kind": "me"}, {"kind": "invite"}])["id"]
    people[1].post(f"/api/tables/{table}/join")
    seen: list[tuple[int, Json]] = []
    dice = random.Random(2)
    for _ in range(ACTS):
        seat = people[0].table(table)["waiting"][0]
        act(people, table, seat, dice)
        seen += [(me, player.position(table, me)) for me, player in zip((0, 1, -1), people, strict=True)]
    info, whole = people[0].table(table), stored(server, table)
    assert info["status"] == "running"
    truth = Table(game_named(room), SEATS, info["settings"], Stream("0" * 64), whole)
    for me, position in seen:
        state = truth.state_at(position["version"])
        assert position["view"] == shown(truth.game.view(state, me))
    for me, player in zip((0, 1, -1), people, strict=True):
        lines = player.get(f"/api/tables/{table}/told", seat=me)
        told = [(line["version"], read_from(truth.game, line)) for line in lines]
        assert told == truth.told(me)
        record = player.record(table, me)
        hidden = [n for n, entry in enumerate(truth.entries) if not entry.seen_by(me)]
        assert record == ["?" if n in hidden else said for n, said in enumerate(whole)]
        assert hidden or all_open(truth), "there are secrets to keep"


def all_open(truth: Table) -> bool:
    """Was nothing asked so far whose answer may be hidden?"""
    asked = [entry.question for entry in truth.entries if entry.question]
    return all(type(question).seen_by is Question.seen_by for question in asked)


def test_nobody_looks_from_the_seat_of_another(server: Server) -> None:
    anna, boris, visitor = (Player(server.url).named(name) for name in ("Anna", "Boris", "Visitor"))
    table = anna.opens({"kind": "me"}, {"kind": "invite"})["id"]
    boris.post(f"/api/tables/{table}/join")
    version = anna.table(table)["version"]
    for player, seat in ((boris, 0), (anna, 1), (visitor, 0), (visitor, 1)):
        for page in ("position?", f"position?version={version}&", "told?", "record?", "why?kind=card&noun=1&"):
            answer = player.http.get(f"/api/tables/{table}/{page}seat={seat}")
            assert refusal(answer) == (403, "not-your-seat")
        with player.socket() as line:
            for known in (0, version):
                refused = line.watch(table, seat, known)
                assert (refused["type"], refused["code"]) == ("refused", "not-your-seat")
            assert line.asks("ping")["type"] == "pong"
            assert [msgspec.json.decode(text)["type"] for text in line.texts] == ["refused", "refused", "pong"]


def stored(server: Server, table: str) -> list[str]:
    """What was said at a table, as the house itself keeps it."""
    with contextlib.closing(sqlite3.connect(server.data / "grandtour.sqlite")) as database:
        acts = database.execute("SELECT said FROM acts WHERE table_id = ? ORDER BY n", [table])
        return [said for (said,) in acts]


def test_the_log_of_the_server_tells_nothing(game: tuple[list[Witness], Record, str], server: Server) -> None:
    printed = server.printed()
    assert not [said for said in game[1].log if said in printed]
    assert not [word for word in COURSE.kind("card").words if word in printed]
