"""The position of a journey in words, for the text client."""

# not compiled: one position at a time

from __future__ import annotations

from grandtour.core.acts import NOBODY
from grandtour.families.track.board import AVENTURE, REPORTAGE
from grandtour.games.sakodo.board import SOUVENIR, SPACE
from grandtour.games.sakodo.cards import DECK, GOOD
from grandtour.games.sakodo.items import ITEM, cards_of
from grandtour.games.sakodo.sight import SakodoView, Traveller
from grandtour.words import Words


def position(view: SakodoView, words: Words) -> list[str]:
    lines = [words.text("see-round", round=view.round, tickets=view.tickets)]
    lines += [traveller(seat, words.names[i], words) for i, seat in enumerate(view.travellers) if seat.playing]
    if view.lot:
        bid = view.lot.bid or view.lot.price
        seller = words.names[view.lot.seller]
        goods = ", ".join(words.noun(GOOD, good) for good in view.lot.goods)
        lines.append(words.text("see-lot", goods=goods, player=seller, money=bid))
    if view.pack:
        lines.append(words.text("see-pack", items=items(cards_of(view.pack), words)))
        lines.append(words.text("see-journal", cards=journal(view.travellers[words.me], words)))
    return lines


def traveller(seat: Traveller, name: str, words: Words) -> str:
    line = words.text(
        "see-traveller",
        player=name,
        space=words.noun(SPACE, seat.at),
        money="?" if seat.money == NOBODY else seat.money,
        tickets=seat.tickets,
        cards=seat.cards,
        souvenirs=len(seat.souvenirs),
        reportages=len(seat.reportages),
        aventures=len(seat.aventures),
    )
    return line if seat.passport else f"{line} {words.text('see-no-passport')}"


def journal(seat: Traveller, words: Words) -> str:
    won = [(SOUVENIR, seat.souvenirs), (REPORTAGE, seat.reportages), (AVENTURE, seat.aventures)]
    return ", ".join(words.noun(DECK[deck], card) for deck, cards in won for card in cards) or words.text("see-nothing")


def items(found: list[int], words: Words) -> str:
    return ", ".join(words.noun(ITEM, item) for item in found) or words.text("see-nothing")
