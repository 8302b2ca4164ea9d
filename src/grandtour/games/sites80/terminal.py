"""The position of a hunt in words, for the text client."""

# not compiled: one position at a time

from __future__ import annotations

from grandtour.core.acts import NOBODY, Kind
from grandtour.games.sites80.board import CELL, CELL_OF, QUARTER, SITE
from grandtour.games.sites80.cards import CARD, CLUE, EVENT_CARD, SLOT
from grandtour.games.sites80.sight import Clue, SitesView, Slot, Traveller
from grandtour.words import Words


def position(view: SitesView, words: Words) -> list[str]:
    lines = [words.text("see-round", round=view.round, stock=view.stock)]
    lines += [line for n, slot in enumerate(view.slots) for line in exposed(n, slot, words)]
    lines += [words.text("see-sheet"), *clues(view.sheet, words)] if view.sheet else []
    for card in view.face_up:
        site, cell = words.noun(SITE, card.site), words.noun(CELL, CELL_OF[card.site])
        lines.append(words.text("see-face-up", site=site, cell=cell))
    lines += [traveller(seat, view.flags[n], words.names[n], words) for n, seat in enumerate(view.travellers)]
    neutral = [flag for flag in view.flags[len(view.travellers) :] if flag != NOBODY]
    lines += [words.text("see-neutral", cells=several(CELL, neutral, words))] if neutral else []
    lines += [words.text("see-hand", cards=several(CARD, view.hand, words))] if view.hand else []
    lines += [words.text("see-secrets", events=several(EVENT_CARD, view.secrets, words))] if view.secrets else []
    return lines


def exposed(n: int, slot: Slot, words: Words) -> list[str]:
    if slot.quarter == NOBODY:
        return [words.text("see-empty", slot=words.noun(SLOT, n))]
    numbers = ", ".join(str(number) for number in slot.numbers)
    line = words.text("see-slot", slot=words.noun(SLOT, n), quarter=words.noun(QUARTER, slot.quarter), numbers=numbers)
    return [line, *clues(slot.found, words)]


def clues(found: list[Clue], words: Words) -> list[str]:
    return [words.text("see-clue", number=clue.number, clue=words.noun(CLUE, clue.clue)) for clue in found]


def traveller(seat: Traveller, flag: int, name: str, words: Words) -> str:
    if seat.at == NOBODY or flag == NOBODY:
        return words.text("see-gone", player=name) if not seat.playing else words.text("see-waits", player=name)
    return words.text(
        "see-traveller",
        player=name,
        cell=words.noun(CELL, seat.at),
        flag=words.noun(CELL, flag),
        cards=seat.cards,
        secrets=seat.secrets,
        held=several(SITE, seat.held, words),
        home=several(SITE, seat.home, words),
    )


def several(kind: Kind, nouns: list[int], words: Words) -> str:
    return ", ".join(words.noun(kind, noun) for noun in nouns) or words.text("see-none")
