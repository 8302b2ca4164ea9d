"""The event cards that send trucks elsewhere, in the order of the rulebook."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import ask, tell
from grandtour.core.tales import Line
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import DECLINE, DONE, GO, MOVE, PARTNER
from grandtour.games.auf_achse.board import NEAR, Path
from grandtour.games.auf_achse.cards import FROM, TO
from grandtour.games.auf_achse.driving import DICE, CardDrive, Onward
from grandtour.games.auf_achse.freight import deliver
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import ASK_GOTO, ASK_PARTNER, ASK_SNOW, ASK_SNOW_DRIVE, NO_EFFECT
from grandtour.games.auf_achse.trailers import Decision
from grandtour.games.auf_achse.ways import arrive, drivable, first_met, go_along, nearest_free, put_on, road_to_town

# --- Papers, AA-80 ---


def go_back(s: Haul, seat: int, card: int) -> None:
    """A38: to the first town on the way one came; the nearest, by choice among equals, if no way is known."""
    here, came = s.at[seat], s.came[seat]
    roads = [road_to_town(here, there) for there in ([came] if came != NOBODY else NEAR[here])]
    shortest = min([len(road) for road in roads])
    roads = [road for road in roads if len(road) == shortest]
    if len(roads) == 1:
        drive_back(s, seat, roads[0])
    else:
        ask(s, ChooseTown(seat, card, roads))


def drive_back(s: Haul, seat: int, road: Path) -> None:
    """Markers stop the truck, and an occupied town stops it on the space before."""
    path = drivable(s, road)
    go_along(s, seat, path)
    if path:
        arrive(s, seat, False, True)


class ChooseTown(Decision):
    """A38: where the way back is not known, one of the nearest towns."""

    def __init__(self, seat: int, card: int, roads: list[Path]) -> None:
        super().__init__(seat)
        self.card = card
        self.roads = tuple(roads)

    def options(self, s: Haul) -> list[Act]:
        return [GO.acts[self.seat][road[-1]] for road in self.roads]

    def answer(self, s: Haul, act: Act) -> None:
        for road in self.roads:
            if road[-1] == act.noun:
                drive_back(s, self.seat, road)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GOTO, (self.card,))


# --- A baby, AA-82, and spoiled goods, AA-106 ---


def family(s: Haul, seat: int, card: int) -> None:
    """A39, A40: to a destination of a load; to the free space nearest to one if all of them are occupied."""
    towns = sorted({TO[contract] for contract in s.loaded[seat]})
    free = [town for town in towns if town not in s.at]
    if free:
        transfer(s, seat, card, tuple(free))
    elif towns:
        transfer(s, seat, card, tuple(sorted({n for town in towns for n in nearest_free(s, town)})))
    else:
        tell(s, NO_EFFECT, card)


def reload(s: Haul, seat: int, card: int) -> None:
    """A51, A40: back to where the last load still on board was loaded; the cargo stays as it is."""
    if not s.loaded[seat]:
        tell(s, NO_EFFECT, card)
        return
    town = FROM[s.loaded[seat][-1]]
    transfer(s, seat, card, (town,) if town not in s.at else tuple(nearest_free(s, town)))


def transfer(s: Haul, seat: int, card: int, spaces: tuple[int, ...]) -> None:
    if len(spaces) == 1:
        land(s, seat, card, spaces[0])
    else:
        ask(s, ChooseSpace(seat, card, spaces))


def land(s: Haul, seat: int, card: int, space: int) -> None:
    """The family is visited, and its goods delivered, even under inspection (A42)."""
    put_on(s, seat, space)
    if card == cards.FAMILIENNACHWUCHS:
        for contract in s.loaded[seat]:
            if TO[contract] == space:
                deliver(s, seat, contract)
    arrive(s, seat, False, True)


class ChooseSpace(Decision):
    """Where a card takes the truck, if it leaves a choice."""

    def __init__(self, seat: int, card: int, spaces: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.card = card
        self.spaces = spaces

    def options(self, s: Haul) -> list[Act]:
        return [GO.acts[self.seat][space] for space in self.spaces]

    def answer(self, s: Haul, act: Act) -> None:
        land(s, self.seat, self.card, act.noun)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GOTO, (self.card,))


# --- Next town, AA-85, and next event space, AA-107 ---


def next_places(s: Haul, seat: int, card: int) -> None:
    paths = first_met(s, seat, card)
    if paths:
        ask(s, NextPlace(seat, card, paths))
    else:
        tell(s, NO_EFFECT, card)


class NextPlace(Decision):
    """AA-85 may be declined; AA-107 may not, and draws no card where it ends."""

    def __init__(self, seat: int, card: int, paths: dict[int, Path]) -> None:
        super().__init__(seat)
        self.card = card
        self.paths = paths

    def options(self, s: Haul) -> list[Act]:
        acts = [GO.acts[self.seat][space] for space in self.paths]
        return [DECLINE.acts[self.seat][0], *acts] if self.card == cards.ROUTENPLANUNG else acts

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is GO:
            go_along(s, self.seat, self.paths[act.noun])
            arrive(s, self.seat, False, False)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_GOTO, (self.card,))


# --- A co-driver, AA-79, and maintenance, AA-105 ---


def roll_once_more(s: Haul, seat: int, card: int) -> None:
    ask(s, DICE[seat])


def drive_on(s: Haul, seat: int, card: int) -> None:
    ask(s, CardDrive(seat, card, 1, 4))


# --- Partners, AA-92, AA-102 ---


def drive_together(s: Haul, seat: int, card: int) -> None:
    """A45: the drawer moves first."""
    ask(s, ChoosePartner(seat, card))
    ask(s, CardDrive(seat, card, 3, 3))


class ChoosePartner(Decision):
    """AA-92, AA-102: one other player may drive three spaces too, or refuse."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moot(self, s: Haul) -> bool:
        return len(s.hands) == 2

    def dropped(self, s: Haul) -> None:
        self.choose(s, self.options(s)[0])

    def options(self, s: Haul) -> list[Act]:
        return [PARTNER.acts[self.seat][other] for other in range(len(s.hands)) if other != self.seat]

    def answer(self, s: Haul, act: Act) -> None:
        ask(s, CardDrive(act.noun, self.card, 3, 3))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_PARTNER, (self.card,))


# --- Snow, AA-93 ---


def snow(s: Haul, seat: int, card: int) -> None:
    ask(s, Snow(seat, tuple(range(len(s.hands)))))


class Snow(Decision):
    """A46: truck after truck in any order, each by up to three spaces; nobody draws a card."""

    def __init__(self, seat: int, trucks: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.trucks = trucks

    def moot(self, s: Haul) -> bool:
        return not self.trucks

    def options(self, s: Haul) -> list[Act]:
        return [DONE.acts[self.seat][0], *[MOVE.acts[self.seat][truck] for truck in self.trucks]]

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is MOVE:
            ask(s, Snow(self.seat, tuple([truck for truck in self.trucks if truck != act.noun])))
            ask(s, SnowDrive(self.seat, act.noun))

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SNOW, ())


class SnowDrive(Onward):
    """One to three spaces for this truck, ending on a free one."""

    def __init__(self, seat: int, truck: int) -> None:
        super().__init__(seat, truck, 1, 3)

    def options(self, s: Haul) -> list[Act]:
        return [DECLINE.acts[self.seat][0], *super().options(s)]

    def answer(self, s: Haul, act: Act) -> None:
        if act.verb is GO:
            self.drive(s, self.paths_to(s, act.noun)[0])

    def drive(self, s: Haul, path: Path) -> None:
        go_along(s, self.truck, path)
        arrive(s, self.truck, False, False)

    def prompt(self, s: Haul) -> Line:
        return Line(ASK_SNOW_DRIVE, (self.truck,))
