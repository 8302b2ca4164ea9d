"""Freight: loading and delivering, money and loans."""

from __future__ import annotations

from grandtour.core.acts import Act
from grandtour.core.questions import tell
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.acts import LOAD
from grandtour.games.auf_achse.board import TOWN_COUNT
from grandtour.games.auf_achse.cards import FROM, GOODS, MONEY, REVENUE, TO
from grandtour.games.auf_achse.contracts import part_with
from grandtour.games.auf_achse.state import Haul
from grandtour.games.auf_achse.tales import DELIVERS, EARNS, LOADS, OWES, PAYS, REPAYS

# --- Loading and delivering ---


def goods_of(contracts: tuple[int, ...]) -> int:
    return sum([GOODS[contract] for contract in contracts])


def capacity(s: Haul, seat: int) -> int:
    large, small = s.trailers[seat]
    return cards.TRUCK_ROOM + large * cards.LARGE_ROOM + small * cards.SMALL_ROOM


def stock(s: Haul) -> int:
    return cards.GOODS_IN_ALL - sum([goods_of(contracts) for contracts in s.loaded])


def can_load(s: Haul, seat: int, contract: int) -> bool:
    """AA-30, AA-33: in its town, with room for all of it."""
    return at_hand(s, seat, contract) and goods_of(s.loaded[seat]) + GOODS[contract] <= capacity(s, seat)


def at_hand(s: Haul, seat: int, contract: int) -> bool:
    """A25: one stands in its town, and there are goods enough."""
    return FROM[contract] == s.at[seat] and GOODS[contract] <= stock(s)


def starts_here(s: Haul, seat: int) -> bool:
    """Is there something to be loaded here, if only there were room or goods for it?"""
    return any(FROM[contract] == s.at[seat] for contract in s.hands[seat])


def loads(s: Haul, seat: int) -> list[Act]:
    if s.at[seat] >= TOWN_COUNT or cards.INSPEKTION in s.kept[seat]:
        return []
    return [LOAD.acts[seat][contract] for contract in s.hands[seat] if can_load(s, seat, contract)]


def load(s: Haul, seat: int, contract: int) -> None:
    """AA-30: show it and load it; the truck is filled first, the trailers take the rest (AA-40, A26)."""
    part_with(s, seat, contract)
    room = cards.TRUCK_ROOM - (goods_of(s.loaded[seat]) - s.on_trailers[seat])
    s.on_trailers[seat] += max(0, GOODS[contract] - room)
    s.loaded[seat] += (contract,)
    s.stir = s.round
    tell(s, LOADS, seat, contract)


def deliver_here(s: Haul, seat: int) -> None:
    """AA-34, A23: everything for this town, forced; but not under inspection (A42)."""
    if cards.INSPEKTION in s.kept[seat]:
        return
    for contract in s.loaded[seat]:
        if TO[contract] == s.at[seat]:
            deliver(s, seat, contract)


def deliver(s: Haul, seat: int, contract: int, fee: int = 0) -> None:
    unload(s, seat, contract)
    s.delivered[seat] += 1
    s.last_delivered[seat] = True
    s.stir = s.round
    tell(s, DELIVERS, seat, contract, REVENUE[contract] // MONEY.step)
    if fee:
        tell(s, PAYS, seat, fee // MONEY.step)
    bank(s, seat, REVENUE[contract] - fee)


def unload(s: Haul, seat: int, contract: int) -> None:
    """AA-42: trailers are emptied before the truck."""
    s.loaded[seat] = tuple([c for c in s.loaded[seat] if c != contract])
    s.on_trailers[seat] = max(0, s.on_trailers[seat] - GOODS[contract])


# --- Money and loans ---


def earn(s: Haul, seat: int, amount: int) -> None:
    tell(s, EARNS, seat, amount // MONEY.step)
    bank(s, seat, amount)


def bank(s: Haul, seat: int, amount: int) -> None:
    """A29: whoever can pay twice what they owe does so at once, oldest first."""
    s.money[seat] += amount
    while s.owed[seat] and s.money[seat] >= 2 * cards.FINE:
        card, s.owed[seat] = s.owed[seat][0], s.owed[seat][1:]
        s.money[seat] -= 2 * cards.FINE
        s.events.under.append(card)
        tell(s, REPAYS, seat, card, 2 * cards.FINE // MONEY.step)


def fine(s: Haul, seat: int, card: int) -> None:
    """AA-59, AA-60: pay, or keep the card until twice the sum can be paid."""
    if s.money[seat] >= cards.FINE:
        s.money[seat] -= cards.FINE
        tell(s, PAYS, seat, cards.FINE // MONEY.step)
        s.events.under.append(card)
    else:
        s.owed[seat] += (card,)
        tell(s, OWES, seat, card)
