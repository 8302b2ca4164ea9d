"""Hitch-hiking: whom one may take along, and the card of thanks."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import SEATS, Act
from grandtour.core.questions import Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.tales import ONE_WAY
from grandtour.games.sakodo.acts import PICK, STOP, TAKE
from grandtour.games.sakodo.backpack import lose_passport
from grandtour.games.sakodo.board import ARRIVAL
from grandtour.games.sakodo.deals import Decision
from grandtour.games.sakodo.goods import loose
from grandtour.games.sakodo.items import GUIDE, ITEMS, PASSPORT, cards_of
from grandtour.games.sakodo.spaces import stop
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tales import ASK_HITCH, ASK_LEG, ASK_ONE_LEG, ASK_TAKE, LOSES, OPENS, PICKS_UP, TAKES
from grandtour.games.sakodo.track import go, has_one_way, walks

IN_A_ROW: Final = 3  # SK-40


def walk(s: Journey, seat: int, space: int) -> None:
    """Where a walk ends one may pick somebody up."""
    if not go(s, seat, space):
        ask(s, HITCH[seat])


def hitchers(s: Journey, seat: int) -> list[int]:
    """A15, A16, SK-40, SK-50: whom this driver may pick up where they are, but never on the arrival airport."""
    at, rides = s.at[seat], s.rides[seat]
    if at == ARRIVAL:
        return []
    there = [other for other in s.playing if s.at[other] == at and other != seat and s.packs[other][PASSPORT]]
    return [other for other in there if rides[other] < IN_A_ROW and (s.options.chain or other not in s.aboard)]


class Hitch(Decision):
    """SK-31: at the end of a walk, play the space or pick somebody up who stands there."""

    def moot(self, s: Journey) -> bool:
        return s.at.count(s.at[self.seat]) == 1 or not hitchers(s, self.seat)

    def dropped(self, s: Journey) -> None:
        stop(s, self.seat)

    def options(self, s: Journey) -> list[Act]:
        return [STOP.acts[self.seat][0], *[PICK.acts[self.seat][other] for other in hitchers(s, self.seat)]]

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is STOP:
            stop(s, self.seat)
        else:
            ask(s, HitchLeg(self.seat, (act.noun,)))

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_HITCH, (s.at[self.seat],))


class HitchLeg(Asked[Journey]):
    """SK-33, SK-39: pick up more, or drive on. From here until the cards are taken nobody breaks in."""

    def __init__(self, seat: int, picked: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.picked = picked

    def moot(self, s: Journey) -> bool:
        return not self.more(s) and has_one_way(s, self.seat)

    def dropped(self, s: Journey) -> None:
        tell(s, ONE_WAY, self.seat)
        drive(s, self.seat, self.picked, s.at[self.seat] + 1)

    def more(self, s: Journey) -> list[int]:
        return [other for other in hitchers(s, self.seat) if other not in self.picked]

    def options(self, s: Journey) -> list[Act]:
        return walks(s, self.seat) + [PICK.acts[self.seat][other] for other in self.more(s)]

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is PICK:
            ask(s, HitchLeg(self.seat, (*self.picked, act.noun)))
        else:
            drive(s, self.seat, self.picked, act.noun)

    def prompt(self, s: Journey) -> Line:
        options = self.options(s)
        if len(options) == 1:
            return Line(ASK_ONE_LEG, (options[0].noun,))
        return Line(ASK_LEG, (s.at[self.seat],))


def drive(s: Journey, seat: int, picked: tuple[int, ...], space: int) -> None:
    """Everyone picked up in this turn stays aboard (A21); each new passenger thanks with a card (A19)."""
    for other in picked:
        pick_up(s, seat, other)
    if go(s, seat, space):
        return
    ask(s, HITCH[seat])  # A18
    open_packs(s, seat, picked)


def pick_up(s: Journey, seat: int, other: int) -> None:
    tell(s, PICKS_UP, seat, other)
    s.rides[seat] = tuple([n + (i == other) for i, n in enumerate(s.rides[seat])])
    s.picked += (other,)
    if other not in s.aboard:
        s.aboard += (other,)


def open_packs(s: Journey, seat: int, passengers: tuple[int, ...]) -> None:
    """SK-34: backpacks are opened before the driver, one after the other; some hold nothing that may be taken."""
    for n, other in enumerate(passengers):
        if s.options.ruthless or loose(s.packs[other]):
            tell(s, OPENS, seat, other, *cards_of(s.packs[other]))
            ask(s, TakeCard(seat, other, passengers[n + 1 :]))
            return


class TakeCard(Asked[Journey]):
    """SK-34: one card of the driver's choice out of the opened backpack; the passport only if that is agreed (A20).

    The backpacks of the passengers who are `waiting` are opened next.
    """

    def __init__(self, seat: int, passenger: int, waiting: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.passenger = passenger
        self.waiting = waiting

    def moot(self, s: Journey) -> bool:
        """Everyone can count the cards in a backpack."""
        pack = s.packs[self.passenger]
        return (sum(pack) if s.options.ruthless else loose(pack)) == 1

    def dropped(self, s: Journey) -> None:
        self.choose(s, self.options(s)[0])

    def options(self, s: Journey) -> list[Act]:
        take, pack = TAKE.acts[self.seat], s.packs[self.passenger]
        first = PASSPORT if s.options.ruthless else GUIDE
        return [take[item] for item in range(first, ITEMS) if pack[item]]

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, TAKES, self.seat, self.passenger, act.noun)
        if act.noun == PASSPORT:
            lose_passport(s, self.passenger)
        else:
            tell(s, LOSES, self.passenger, act.noun)
            s.packs[self.passenger][act.noun] -= 1
            s.packs[self.seat][act.noun] += 1
        open_packs(s, self.seat, self.waiting)

    def seen_by(self, act: Act, me: int) -> bool:
        return me in (self.seat, self.passenger)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_TAKE, (self.passenger,))


HITCH: Final = [Hitch(seat) for seat in range(SEATS)]
