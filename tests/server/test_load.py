"""Many tables: nothing is worked out twice, and the collector does not stop the house."""

import asyncio
import gc
import random
from pathlib import Path

import pytest

from grandtour.core.acts import NOBODY
from grandtour.core.game import games
from grandtour.core.questions import State, offered
from grandtour.core.sight import View
from grandtour.server.database import sqlite_url
from grandtour.server.garbage import MOST_SPARED, Garbage
from grandtour.server.held import Held, Watcher
from grandtour.server.house import Bell
from grandtour.server.messages import SeatRequest, TableRequest
from grandtour.server.play import Play
from grandtour.server.serve import open_house

SEATS = [SeatRequest("me"), SeatRequest("here", "B")]


@pytest.mark.parametrize("room", sorted(games()))
async def test_what_watchers_were_shown_says_what_may_be_taken_back(tmp_path: Path, room: str) -> None:
    """Given a table that is watched from every seat, the short way and the table itself always agree."""
    async with open_house(sqlite_url(tmp_path)) as house:
        held = await house.reception.create("anna", TableRequest(room, SEATS))
        watchers = [Watcher(held, "anna", seat, 0, lambda _: None) for seat in (0, 1)]
        dice, found = random.Random(1), set()
        for _ in range(60):
            for watcher in watchers:
                watcher.news()
            for seat in (0, 1):
                found.add(held.table.may_take_back(seat))
                assert held.may_take_back(seat) == held.table.may_take_back(seat)
            if held.table.over:
                break
            await step(house.play, held, dice)
        assert False in found


async def step(play: Play, held: Held, dice: random.Random) -> None:
    mine = [seat for seat in (0, 1) if held.table.may_take_back(seat)]
    if mine and dice.random() < 0.3:
        await play.take_back("anna", held.kept.id, mine[0], held.table.version, False)
    else:
        act = dice.choice(offered(held.table.state))
        await play.act("anna", held.kept.id, act.by, held.table.version, act.said)


async def test_an_act_makes_each_view_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_house(sqlite_url(tmp_path)) as house:
        held = await house.reception.create("anna", TableRequest("course", SEATS))
        watchers = [Watcher(held, "anna", seat, 0, lambda _: None) for seat in (0, 0, 1, 1)]
        made: list[int] = []
        view = held.table.game.view

        def noted(s: State, seat: int) -> View:
            made.append(seat)
            return view(s, seat)

        monkeypatch.setattr(held.table.game, "view", noted)
        dice = random.Random(1)
        for watcher in watchers:
            watcher.news()
        for _ in range(30):
            act = dice.choice(offered(held.table.state))
            await house.play.act("anna", held.kept.id, act.by, held.table.version, act.said)
            made.clear()
            for watcher in watchers:
                watcher.news()
            assert len(made) <= len({NOBODY, 0, 1}) + 1, "before the act, one view may be missing: nobody had looked"


class Ring:
    """Something that only the collector finds dead."""

    alive = 0

    def __init__(self) -> None:
        self.me = self
        Ring.alive += 1

    def __del__(self) -> None:
        Ring.alive -= 1


async def test_those_who_have_something_to_say_are_called_together() -> None:
    """Given two who are stirred at once, and one whom the first of them stirs."""
    bell, said = Bell(), list[str]()

    def first() -> None:
        said.append("first")
        bell.ring(lambda: said.append("third"))

    bell.ring(first)
    bell.ring(lambda: said.append("second"))
    assert said == []
    await asyncio.sleep(0)
    assert said == ["first", "second"]
    await asyncio.sleep(0)
    assert said == ["first", "second", "third"]


async def test_the_collector_looks_through_everything_only_when_idle() -> None:
    """Given something long-lived that has died in a circle."""
    was = gc.get_threshold()
    garbage = Garbage()
    try:
        ring = Ring()
        await garbage.tidy()
        assert gc.get_freeze_count() > 10_000, "what lives long is out of the collector's sight"
        del ring
        await garbage.tidy()
        garbage.search_if(idle=False)
        assert Ring.alive == 1
        garbage.search_if(idle=True)
        assert Ring.alive == 0
    finally:
        garbage.stop()
    assert (gc.get_threshold(), gc.get_freeze_count()) == (was, 0)


async def test_where_nothing_dies_in_circles_the_collector_looks_less_often() -> None:
    """Given that it found nothing for a while, when something dies in a circle, then that is found by one of the next
    looks or, if it was passed over, by the search through everything; and then it looks every time again."""
    garbage = Garbage()
    try:
        while garbage.spares < MOST_SPARED:
            await garbage.tidy()
        Ring()
        await garbage.tidy()
        assert Ring.alive == 1
        garbage.search_if(idle=True)
        assert Ring.alive == 0
        while garbage.spares:
            Ring()
            await garbage.tidy()
        garbage.search_if(idle=True)
        Ring()
        await garbage.tidy()
        assert Ring.alive == 0
    finally:
        garbage.stop()
