"""How many turns it takes to come home: the best way for every set of needs, where a turn is worth so much money."""

from __future__ import annotations

from functools import cache
from typing import Final

from grandtour.families.track.board import AIRPORT, AVENTURE, FARE, FARTHEST, FIRST, HAZARD, JOB, REPORTAGE
from grandtour.games.routard.board import ACHAT, ARRIVAL, NEXT_AIRPORT, PREVIOUS, TICKET_PRICE, TYPE_OF
from grandtour.games.routard.cards import BED, CHEQUE_PRICE, PRICE, STEPS

WAGE: Final = sum([steps[0].n for steps in STEPS[JOB]]) / len(STEPS[JOB])
ACHAT_PRICE: Final = sum(PRICE) / len(PRICE)
NIGHT: Final = CHEQUE_PRICE * sum(BED) / len(BED)
WON: Final = 0.69  # of aventures
CHANCE_TURNS: Final = 0.12  # what a chance card costs on the whole: turns lost, elements to be bought again
POSTE_MONEY: Final = 60.0
POSTE_TURNS: Final = 0.1  # what a letter takes from the others
RATES: Final = [250.0, 400.0, 700.0, 1500.0, 6000.0]  # what a turn is worth, from the poor to the rich
MOST: Final = 3  # trophies of a kind
SWEEPS: Final = 3
FAR: Final = 20.0

Needs = tuple[int, int, int]


def fewer(needs: Needs, deck: int) -> Needs:
    """The needs of someone who has won one trophy more."""
    achats, reportages, aventures = needs
    if deck == ACHAT:
        return (achats - 1, reportages, aventures)
    return (achats, reportages - 1, aventures) if deck == REPORTAGE else (achats, reportages, aventures - 1)


@cache
def ways_home(needs: Needs, rate: float) -> list[float]:
    """For each space, the turns that it takes from there, with money counted as turns at this rate."""
    turns = [FAR] * (ARRIVAL + 1)
    if needs == (0, 0, 0):
        turns[ARRIVAL] = 0.0
    for _ in range(SWEEPS):
        for space in range(ARRIVAL - 1, FIRST - 1, -1):
            turns[space] = 1.0 + min([
                FARE[spaces] / rate + after_stop(space + spaces, needs, rate, turns)
                for spaces in range(1, min(FARTHEST, ARRIVAL - space) + 1)
            ] + [by_plane(space, needs, rate, turns)])  # fmt: skip
        if needs != (0, 0, 0):
            turns[ARRIVAL] = 1.0 + (TICKET_PRICE[ARRIVAL] + NIGHT) / rate + turns[PREVIOUS[AIRPORT][ARRIVAL]]
    return turns


def by_plane(space: int, needs: Needs, rate: float, turns: list[float]) -> float:
    if TYPE_OF[space] != AIRPORT:
        return FAR * 2
    return TICKET_PRICE[space] / rate + after_stop(NEXT_AIRPORT[space], needs, rate, turns)


def after_stop(space: int, needs: Needs, rate: float, turns: list[float]) -> float:
    """The turns still to come after a night on a space and what it brings; `turns` are those with the same needs."""
    if space == ARRIVAL:
        return turns[ARRIVAL]
    kind, night = TYPE_OF[space], NIGHT / rate
    if kind <= AVENTURE:
        if not needs[kind]:
            return night + turns[space] + (ACHAT_PRICE / 2 / rate if kind == ACHAT else 0.0)
        won = ways_home(fewer(needs, kind), rate)[space]
        if kind == AVENTURE:
            return night + WON * won + (1.0 - WON) * turns[space]
        return night + won + (ACHAT_PRICE / rate if kind == ACHAT else 0.0)
    return night + turns[space] + by_card(kind, rate)


def by_card(kind: int, rate: float) -> float:
    """What the card of a space takes in turns; less than nothing where it brings more."""
    if kind == JOB:
        return -WAGE / rate
    if kind == HAZARD:
        return CHANCE_TURNS
    return 0.0 if kind == AIRPORT else -POSTE_TURNS - POSTE_MONEY / rate


def rate_for(space: int, needs: Needs, wealth: float) -> float:
    """What a turn is worth to someone with so much money: the price at which they come home latest."""
    best, rate = -FAR, RATES[0]
    for one in RATES:
        turns = ways_home(needs, one)[space] - wealth / one
        if turns > best:
            best, rate = turns, one
    return rate
