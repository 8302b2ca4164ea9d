"""The position of a race in words, for the text client."""

# not compiled: one position at a time

from __future__ import annotations

from grandtour.core.acts import NOBODY
from grandtour.games.course.board import CARD, CITY, CONTINENT
from grandtour.games.course.sight import Bin, CourseView, Traveller
from grandtour.words import Words


def position(view: CourseView, words: Words) -> list[str]:
    lines = [words.text("see-round", round=view.round, rounds=view.rounds, stock=view.stock)]
    lines += [words.text("see-left", bin=pile(view.left, words)), words.text("see-right", bin=pile(view.right, words))]
    lines += [traveller(seat, words.names[i], words) for i, seat in enumerate(view.travellers)]
    lines += [words.text("see-hand", cards=cards(view.hand, words))] if view.hand else []
    lines += [words.text("see-path", path=path(view.path, words))] if view.path else []
    return lines


def pile(pile: Bin, words: Words) -> str:
    if not pile.cards:
        return words.text("see-empty")
    return words.text("see-pile", card=words.noun(CARD, pile.top), count=pile.cards)


def traveller(seat: Traveller, name: str, words: Words) -> str:
    if seat.at == NOBODY:
        return words.text("see-aside", player=name, cards=seat.cards)
    visas = ", ".join(words.noun(CONTINENT, visa) for visa in seat.visas)
    at, home = words.noun(CITY, seat.at), words.noun(CITY, seat.home)
    line = words.text("see-traveller", player=name, city=at, home=home, visas=visas, cards=seat.cards)
    return f"{line} {words.text('see-shown', cards=cards(seat.shown, words))}" if seat.shown else line


def path(cities: list[int], words: Words) -> str:
    return " → ".join(words.noun(CITY, city) for city in cities)


def cards(numbers: list[int], words: Words) -> str:
    return ", ".join(words.noun(CARD, card) for card in numbers)
