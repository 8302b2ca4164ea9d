"""What each player owns that can be sold, and where it lies."""

from __future__ import annotations

from grandtour.core.acts import Act
from grandtour.families.track.board import DEPARTURE
from grandtour.games.routard.acts import SELL
from grandtour.games.routard.board import ACHAT
from grandtour.games.routard.cards import (
    CAMERA,
    CHEQUE,
    CHEQUES_IN,
    ELEMENTS,
    EQUIPMENT,
    FIRST_ACHAT,
    FIRST_LOT,
    GUIDE,
    LOT,
    TICKET,
)
from grandtour.games.routard.state import Journey


def goods_of(s: Journey, seat: int) -> list[Act]:
    """RO-84, RO-89: to sell elements but formalities, a ticket, an achat, and cheques, up to a lot of them (A56)."""
    sell, bag, cheques = SELL.acts[seat], s.elements[seat], s.cheques[seat]
    goods = [sell[element] for element in range(GUIDE, ELEMENTS) if bag[element]]
    if spare_tickets(s, seat):
        goods.append(sell[TICKET])
    goods += [sell[FIRST_ACHAT + card] for card in s.won[ACHAT][seat]]
    if cheques:
        goods.append(sell[CHEQUE])
        goods += sell[FIRST_LOT : FIRST_LOT - 1 + min(cheques, LOT)]
    return goods


def has_goods(s: Journey, seat: int) -> bool:
    bag = s.elements[seat]
    goods = bag[GUIDE] + bag[EQUIPMENT] + bag[CAMERA] + spare_tickets(s, seat) + s.cheques[seat]
    return goods > 0 or len(s.won[ACHAT][seat]) > 0


def spare_tickets(s: Journey, seat: int) -> int:
    """A65: in an express game nobody parts with the ticket with which they will leave."""
    kept = 1 if s.options.express and s.at[seat] == DEPARTURE else 0
    return s.tickets[seat] - kept


def held(s: Journey, seat: int, good: int) -> int:
    """How many of a good they own: of a lot, how many cheques; of achats there is one each."""
    if good < ELEMENTS:
        return s.elements[seat][good]
    if CHEQUES_IN[good]:
        return s.cheques[seat]
    return s.tickets[seat] if good == TICKET else 1


def bought(s: Journey, seat: int, good: int) -> int:
    """How many of these they have bought at an auction in this turn."""
    mine = [had for by, had in s.bought if by == seat]
    return sum([CHEQUES_IN[had] for had in mine]) if CHEQUES_IN[good] else mine.count(good)


def change(s: Journey, seat: int, good: int, by: int) -> None:
    """A good comes into a player's hands (1), or leaves them (-1)."""
    if good < ELEMENTS:
        s.elements[seat][good] += by
    elif good == TICKET:
        s.tickets[seat] += by
    elif CHEQUES_IN[good]:
        s.cheques[seat] += by * CHEQUES_IN[good]
    elif by > 0:
        s.won[ACHAT][seat] += (good - FIRST_ACHAT,)
    else:
        s.won[ACHAT][seat] = tuple([card for card in s.won[ACHAT][seat] if card != good - FIRST_ACHAT])


def put_back(s: Journey, good: int) -> None:
    """A57: an achat that the bank takes goes under its deck; of all else there is enough."""
    if FIRST_ACHAT <= good < FIRST_LOT:
        s.decks[ACHAT].under.append(good - FIRST_ACHAT)
