"""Tables in the middle of their games, and what will be done at them, worked out before anything is measured."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from bench.load import Act, Line
from grandtour.core.fair import Stream, new_seed
from grandtour.core.game import Game, game_named, games
from grandtour.core.questions import offered
from grandtour.core.settings import agreed
from grandtour.core.tables import Change, Table
from grandtour.server.held import Held
from grandtour.server.messages import Do, Watch
from grandtour.server.people import Guests
from grandtour.server.schema import ACTS, PEOPLE, SEATS, TABLES, Kept, Seat, seat_rows, table_row
from grandtour.server.store import Append, Store

PLAYED = 30
"""So many acts were done at a table before it is measured."""
AHEAD = 16
"""So many are worked out for it."""
GAMES = 5
"""So many games of each room and number of seats; tables of the same game are told apart by nobody but their people."""
SEATS_OF_A_TABLE = (2, 3, 4)


class Begun(msgspec.Struct):
    """A game that was begun, and how it goes on."""

    kept: Kept
    log: list[str]
    ahead: list[tuple[int, int, str, int]]
    """Who does what at which version, and the version after it."""


def mixed(seats: Sequence[int] = SEATS_OF_A_TABLE) -> list[Begun]:
    """Games of every room and number of seats, well mixed."""
    able = [(game_named(name), n) for name in sorted(games()) for n in seats if n in game_named(name).players]
    found = [begun(game, n, seed) for seed in range(GAMES) for game, n in able]
    random.Random(1).shuffle(found)
    return found


def begun(game: Game[Any], seats: int, seed: int) -> Begun:
    """The first game from this seed on that lasts long enough."""
    dice = random.Random(seed)
    while True:
        now = time.time()
        settings = agreed(game.settings, {})
        people = [Seat(owner=f"{n}") for n in range(seats)]
        kept = Kept("", "", game.name, game.rules, settings, new_seed(), people, now, now)
        table = Table(game, seats, settings, Stream(kept.seed, kept.entropy))
        table.adopt(table.begin())
        for _ in range(PLAYED):
            step(table, dice)
        log = table.log
        held = Held(kept, log)
        kept = held.after(Change([], held.table.state))
        ahead = [step(table, dice) for _ in range(AHEAD)]
        if not table.over:
            return Begun(kept, log, [one for one in ahead if one])


def step(table: Table, dice: random.Random) -> tuple[int, int, str, int] | None:
    if table.over:
        return None
    act, version = dice.choice(offered(table.state)), table.version
    table.adopt(table.consider(act.by, version, act.said))
    return act.by, version, act.said, table.version


def people_of(n: int, seats: int) -> list[str]:
    return [f"bench-{n}-{seat}" for seat in range(seats)]


def kept_as(game: Begun, n: int) -> Kept:
    people = people_of(n, len(game.kept.seats))
    seats = [Seat(owner=person, name=f"Person {seat}") for seat, person in enumerate(people)]
    return msgspec.structs.replace(game.kept, id=f"bench-{n}", opened_by=people[0], seats=seats)


async def store_tables(url: sa.URL, chosen: Sequence[Begun]) -> None:
    """Put the tables into an empty database, as if they had been played."""
    store = await Store.open(url)
    tables = [kept_as(game, n) for n, game in enumerate(chosen)]
    people = [seat for kept in tables for seat in kept.seats]
    never = store.writer.get_loop().create_future()
    acts = [act for kept, game in zip(tables, chosen, strict=True) for act in Append(kept, game.log, never).acts()]
    now = time.time()
    async with store.transaction() as connection:
        rows = [{"id": seat.owner, "name": seat.name, "seed": new_seed(), "seen": now} for seat in people]
        await connection.execute(sa.insert(PEOPLE), rows)
        await connection.execute(sa.insert(TABLES), [table_row(kept) for kept in tables])
        await connection.execute(sa.insert(SEATS), [row for kept in tables for row in seat_rows(kept)])
        await connection.execute(sa.insert(ACTS), acts)
    await store.close()


# --- What the sockets say ---


def at_the_house(chosen: Sequence[Begun], secret: str, ports: Sequence[int]) -> list[tuple[list[Line], list[Act]]]:
    """At Grand Tour's own server, through one worker or several."""
    guests, free = Guests(secret), iter(range(1 << 30))
    return [(lines_of(n, game, guests, ports, free), acts_of(n, game)) for n, game in enumerate(chosen)]


def lines_of(n: int, game: Begun, guests: Guests, ports: Sequence[int], free: Iterator[int]) -> list[Line]:
    """Each table has an address of its own: the house limits what one address may ask."""
    address = f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}"
    return [
        Line(
            ports[next(free) % len(ports)],
            "/live",
            {"Cookie": f"{guests.cookie}={guests.signed(person)}", "X-Forwarded-For": address},
            {"": text(Watch(f"bench-{n}", seat))},
            '{"type":"snapshot"',
        )
        for seat, person in enumerate(people_of(n, len(game.kept.seats)))
    ]


def acts_of(n: int, game: Begun) -> list[Act]:
    return [
        Act(
            seat,
            text(Do(number, f"bench-{n}", seat, version, said, f"{n}-{number}")),
            f'"version":{after},',
            len(game.kept.seats),
        )
        for number, (seat, version, said, after) in enumerate(game.ahead)
    ]


def at_boardgame(chosen: Sequence[Begun], port: int) -> list[tuple[list[Line], list[Act]]]:
    """The same number of sockets and acts at boardgame.io's server, which speaks socket.io."""
    return [toy_table(n, len(game.kept.seats), port) for n, game in enumerate(chosen)]


def toy_table(n: int, seats: int, port: int) -> tuple[list[Line], list[Act]]:
    lines = [
        Line(
            port,
            "/socket.io/?EIO=4&transport=websocket",
            {},
            {"0{": "40/toy,", "40/toy": f'42/toy,["sync","bench-{n}","{seat}",null,{seats}]', "2": "3"},
            '42/toy,["sync"',
        )
        for seat in range(seats)
    ]
    return lines, [toy_act(n, number, number % seats, seats) for number in range(AHEAD)]


def toy_act(n: int, number: int, seat: int, seats: int) -> Act:
    action = {"type": "MAKE_MOVE", "payload": {"type": "place", "args": [number % 9], "playerID": str(seat)}}
    said = f'42/toy,["update",{text(action)},{number},"bench-{n}","{seat}"]'
    return Act(seat, said, f'"_stateID":{number + 1}', seats)


def at_echo(chosen: Sequence[Begun], port: int) -> list[tuple[list[Line], list[Act]]]:
    """As many sockets, and each act comes back to the one who said it."""
    return [
        ([Line(port, "/", {}, {"": "ready"}, "ready") for _ in game.kept.seats], echoed(n, game))
        for n, game in enumerate(chosen)
    ]


def echoed(n: int, game: Begun) -> list[Act]:
    return [Act(act.line, act.said, act.said, 1) for act in acts_of(n, game)]


def text(message: object) -> str:
    return msgspec.json.encode(message).decode()
