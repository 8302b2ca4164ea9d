"""Positions for tests of Auf Achse: what is named is as it is said to be, other trucks are parked out of the way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.questions import ask, chances, offered
from grandtour.games.auf_achse import freight, rules
from grandtour.games.auf_achse.acts import GO
from grandtour.games.auf_achse.arrival import DrawEvent
from grandtour.games.auf_achse.board import SPACE
from grandtour.games.auf_achse.cards import CONTRACT, EVENT
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.state import Haul
from tests.games import playing
from tests.games.playing import let_chance_speak

PARKED = ("milan/verona/1", "verona/bolzano/1", "verona/bolzano/2", "milan/verona/2", "bern/geneva/1", "bern/geneva/2")


def space(name: str) -> int:
    return SPACE.number(name)


def contract(name: str) -> int:
    return CONTRACT.number(name)


def event(name: str) -> int:
    return EVENT.number(name)


def contracts(names: Iterable[str]) -> list[int]:
    return [contract(name) for name in names]


def given(
    seats: int = 2,
    *,
    at: Mapping[str, str] = {},
    came: Mapping[str, str] = {},
    hand: Mapping[str, Sequence[str]] = {},
    loaded: Mapping[str, Sequence[str]] = {},
    money: Mapping[str, int] = {},
    trailers: Mapping[str, tuple[int, int]] = {},
    kept: Mapping[str, Sequence[str]] = {},
    owed: Mapping[str, Sequence[str]] = {},
    slots: Sequence[str] = (),
    pile: int = 8,
    works: str = "",
    jam: str = "",
    jammed_by: str = "B",
    turn: str = "A",
    settings: Mapping[str, int | bool | str] = {},
) -> Haul:
    """It is the turn of `turn`, and A was the first. Contracts that nobody has are face down, `pile` of them public."""
    s = GAME.new(seats, settings)
    s.stack.clear()
    s.first = 0
    for seat, letter in enumerate(LETTERS[:seats]):
        s.at[seat] = space(at.get(letter, PARKED[seat]))
        s.came[seat] = space(came[letter]) if letter in came else NOBODY
        s.hands[seat] = contracts(hand.get(letter, ()))
        s.money[seat] = money.get(letter, s.money[seat])
        s.trailers[seat] = trailers.get(letter, (0, 0))
        s.kept[seat] = tuple(event(name) for name in kept.get(letter, ()))
        s.owed[seat] = tuple(event(name) for name in owed.get(letter, ()))
    s.slots[: len(slots)] = contracts(slots)
    take_out(s)
    for seat, letter in enumerate(LETTERS[:seats]):
        for name in loaded.get(letter, ()):
            put_on_board(s, seat, contract(name))
    s.pile = pile
    s.works = space(works) if works else NOBODY
    if jam:
        card = event("stau-unfall")
        s.events.unseen.remove(card)
        s.jam, s.jam_by, s.jam_card = space(jam), LETTERS.index(jammed_by), card
    rules.begin_turn(s, LETTERS.index(turn))
    s.lines = []
    return s


def take_out(s: Haul) -> None:
    """What lies with a player or face up is in no deck."""
    held = [card for hand in s.hands for card in hand] + s.slots
    s.contracts.unseen = [card for card in s.contracts.unseen if card not in held]
    out = [card for cards in s.kept + s.owed for card in cards]
    s.events.unseen = [card for card in s.events.unseen if card not in out]
    s.inspected = tuple(seat for seat, cards in enumerate(s.kept) if event("inspektion") in cards)


def put_on_board(s: Haul, seat: int, card: int) -> None:
    if card in s.contracts.unseen:
        s.contracts.unseen.remove(card)
        s.hands[seat].append(card)
    freight.load(s, seat, card)


def does(s: Haul, *texts: str) -> Haul:
    """Say these acts, chance's too, as in `A roll`, `* die 4`, `A go kassel`."""
    return playing.do(GAME, s, *texts)


def rolls(s: Haul, points: int, by: str = "A") -> Haul:
    return does(s, f"{by} roll", f"* die {points}")


def draws(s: Haul, card: str, by: str = "A") -> Haul:
    """The player has stopped on an event space."""
    ask(s, DrawEvent(LETTERS.index(by)))
    return does(s, f"* event {card}")


def ends(s: Haul) -> set[str]:
    """The spaces to which a truck may be driven now."""
    return {act.verb.kind.words[act.noun] for act in offered(s) if act.verb is GO}


def may(s: Haul, text: str) -> bool:
    return playing.may(GAME, s, text)


def asked(s: Haul) -> str:
    """Who is asked, and what, as in `A ask-start`."""
    if chances(s):
        return f"* {type(s.stack[-1]).__name__}"
    return f"{playing.asked(s)} {s.stack[-1].prompt(s).tale.key}"


def at(s: Haul, letter: str) -> str:
    return SPACE.words[s.at[LETTERS.index(letter)]]


def placed(seats: int, **settings: int | bool) -> Haul:
    """A game in which all trucks are parked and chance has dealt."""
    s = let_chance_speak(GAME.new(seats, settings))
    for n in range(seats):
        seat = (s.first + n) % seats
        does(s, f"{LETTERS[seat]} place {PARKED[n]}")
    return let_chance_speak(s)
