"""The position on the roads in words, for the text client."""

# not compiled: one position at a time

from __future__ import annotations

from grandtour.core.acts import NOBODY
from grandtour.games.auf_achse import cards
from grandtour.games.auf_achse.board import SPACE
from grandtour.games.auf_achse.cards import CONTRACT, COSTS, EVENT, GOODS, REVENUE
from grandtour.games.auf_achse.sight import AchseView, Haulier
from grandtour.words import Words


def position(view: AchseView, words: Words) -> list[str]:
    lines = [words.text("see-round", round=view.round, pile=view.pile, stock=view.stock), public(view, words)]
    lines += [words.text("see-works", space=words.noun(SPACE, view.works))] if view.works != NOBODY else []
    lines += [words.text("see-jam", space=words.noun(SPACE, view.jam))] if view.jam != NOBODY else []
    for seat, one in enumerate(view.hauliers):
        lines += haulier(one, words.names[seat], words)
    lines += [words.text("see-hand", contracts=contracts(view.hand, words))] if view.hand else []
    return lines


def public(view: AchseView, words: Words) -> str:
    if view.lot:
        costs = ", ".join(f"{row}: {cost}" for row, cost in enumerate(COSTS[view.lot.contract]) if row)
        return words.text("see-lot", contract=contracts([view.lot.contract], words), costs=costs)
    slots = [slot for slot in view.slots if slot != NOBODY]
    return words.text("see-public", contracts=contracts(slots, words)) if slots else words.text("see-no-public")


def haulier(one: Haulier, name: str, words: Words) -> list[str]:
    if one.at == NOBODY:
        return [words.text("see-absent", player=name)]
    room = cards.TRUCK_ROOM + one.large * cards.LARGE_ROOM + one.small * cards.SMALL_ROOM
    known = {"player": name, "space": words.noun(SPACE, one.at), "contracts": one.contracts}
    known |= {"goods": one.on_truck + one.on_trailers, "room": room}
    hidden = one.money == NOBODY
    lines = [
        words.text("see-haulier-hidden", **known) if hidden else words.text("see-haulier", money=one.money, **known)
    ]
    lines += ["  " + words.text("see-loaded", contracts=contracts(one.loaded, words))] if one.loaded else []
    held = [*one.kept, *one.owed]
    lines += ["  " + words.text("see-kept", events=", ".join(words.noun(EVENT, card) for card in held))] if held else []
    return lines


def contracts(numbers: list[int], words: Words) -> str:
    return "; ".join(
        words.text("see-contract", contract=words.noun(CONTRACT, n), goods=GOODS[n], revenue=REVENUE[n])
        for n in numbers
    )
