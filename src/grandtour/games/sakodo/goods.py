"""What each player owns that can be sold, and where it lies."""

from __future__ import annotations

from grandtour.games.sakodo.board import SOUVENIR
from grandtour.games.sakodo.cards import FIRST_SOUVENIR, TICKET
from grandtour.games.sakodo.items import CAMERA, COMPASS, GUIDE, ITEMS, PHARMACY, SLEEPING_BAG
from grandtour.games.sakodo.state import Journey


def loose(pack: list[int]) -> int:
    """How many cards a backpack holds that are no passport."""
    return pack[GUIDE] + pack[CAMERA] + pack[COMPASS] + pack[SLEEPING_BAG] + pack[PHARMACY]


def goods_of(s: Journey, seat: int) -> list[int]:
    """SK-64, SK-69: souvenirs, tickets, Sakodo cards, but never the passport, a reportage or an aventure."""
    pack = s.packs[seat]
    goods = [item for item in range(GUIDE, ITEMS) if pack[item]]
    if s.tickets[seat]:
        goods.append(TICKET)
    return goods + [FIRST_SOUVENIR + card for card in s.won[SOUVENIR][seat]]


def has_goods(s: Journey, seat: int) -> bool:
    """Have they anything to sell? Everyone can see that."""
    return loose(s.packs[seat]) > 0 or s.tickets[seat] > 0 or len(s.won[SOUVENIR][seat]) > 0


def has_one_good(s: Journey, seat: int) -> bool:
    """Is there, for all to see, a single good they could sell? All can count the cards in a backpack."""
    return loose(s.packs[seat]) + (s.tickets[seat] > 0) + len(s.won[SOUVENIR][seat]) == 1


def held(s: Journey, seat: int, good: int) -> int:
    """How many of a good they own; of souvenirs there is one each."""
    if good < TICKET:
        return s.packs[seat][good]
    return s.tickets[seat] if good == TICKET else 1


def part_with(s: Journey, seat: int, good: int) -> None:
    """A good leaves its owner's hands."""
    if good < TICKET:
        s.packs[seat][good] -= 1
    elif good == TICKET:
        s.tickets[seat] -= 1
    else:
        s.won[SOUVENIR][seat] = tuple([card for card in s.won[SOUVENIR][seat] if card != good - FIRST_SOUVENIR])


def hand_over(s: Journey, seat: int, good: int) -> None:
    """A good comes into this player's hands."""
    if good < TICKET:
        s.packs[seat][good] += 1
    elif good == TICKET:
        s.tickets[seat] += 1
    else:
        s.won[SOUVENIR][seat] += (good - FIRST_SOUVENIR,)


def put_back(s: Journey, good: int) -> None:
    """A good goes back to the supply: a card to the discard, a souvenir under its deck."""
    if good < TICKET:
        s.discard[good] += 1
    elif good >= FIRST_SOUVENIR:
        s.decks[SOUVENIR].under.append(good - FIRST_SOUVENIR)
