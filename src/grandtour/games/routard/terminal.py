"""The position of a journey in words, for the text client."""

# not compiled: one position at a time

from __future__ import annotations

from grandtour.core.acts import NOBODY
from grandtour.families.track.board import AVENTURE, REPORTAGE
from grandtour.games.routard.board import ACHAT, SPACE
from grandtour.games.routard.cards import DECK, ELEMENT, GOOD
from grandtour.games.routard.sight import RoutardView, Traveller
from grandtour.words import Words


def position(view: RoutardView, words: Words) -> list[str]:
    lines = [words.text("see-round", round=view.round)]
    lines += [traveller(seat, words.names[i], words) for i, seat in enumerate(view.travellers) if seat.playing]
    lines += [words.text("see-pile", pile=words.listed([words.names[seat] for seat in pile])) for pile in piles(view)]
    if view.lot:
        bid, seller = view.lot.bid or view.lot.price, words.names[view.lot.seller]
        lines.append(words.text("see-lot", good=words.noun(GOOD, view.lot.good), player=seller, money=bid))
    if words.me != NOBODY:
        lines.append(words.text("see-journal", cards=journal(view.travellers[words.me], words)))
    return lines


def traveller(seat: Traveller, name: str, words: Words) -> str:
    line = words.text(
        "see-traveller",
        player=name,
        space=words.noun(SPACE, seat.at),
        money=seat.money,
        cheques=seat.cheques,
        tickets=seat.tickets,
        elements=bag(seat, words),
        achats=len(seat.achats),
        reportages=len(seat.reportages),
        aventures=len(seat.aventures),
    )
    if seat.owes:
        line += " " + words.text("see-owes", money=seat.owes)
    return line + "".join(f" {instruction(n, words)}" for n in seat.instructions)


def bag(seat: Traveller, words: Words) -> str:
    found = [words.noun(ELEMENT, element) for element, count in enumerate(seat.elements) for _ in range(count)]
    return words.listed(found) or words.text("see-nothing")


def instruction(n: int, words: Words) -> str:
    return words.text("see-advance", count=n) if n else words.text("see-skip")


def piles(view: RoutardView) -> list[list[int]]:
    """The piles of more than one pawn, each from the bottom up."""
    spaces = dict.fromkeys(seat.at for seat in view.travellers if seat.at > 0)
    found = [[seat for seat in view.came if view.travellers[seat].at == space] for space in spaces]
    return [pile for pile in found if len(pile) > 1]


def journal(seat: Traveller, words: Words) -> str:
    won = [(ACHAT, seat.achats), (REPORTAGE, seat.reportages), (AVENTURE, seat.aventures)]
    return ", ".join(words.noun(DECK[deck], card) for deck, cards in won for card in cards) or words.text("see-nothing")
