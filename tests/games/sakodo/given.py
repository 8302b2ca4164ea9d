"""Positions of Sakodo, as tests describe them."""

from typing import Any

from grandtour.core.acts import LETTERS
from grandtour.core.questions import IllegalAct, State, step
from grandtour.families.track.board import AVENTURE, FIRST, JOB, REPORTAGE
from grandtour.games.sakodo import rules, spaces
from grandtour.games.sakodo.board import SOUVENIR, SPACE
from grandtour.games.sakodo.cards import DECK, PRICE, STEPS
from grandtour.games.sakodo.game import GAME
from grandtour.games.sakodo.items import ITEM, PASSPORT
from grandtour.games.sakodo.state import Journey
from tests.games import playing

A, B, C, D = range(4)


def on_the_way(seats: int = 2, **settings: object) -> Journey:
    """After the set-up: everyone on the first airport with a passport, 1000 € and nothing else; nobody's turn yet."""
    s = GAME.new(seats, {name.replace("_", "-"): value for name, value in settings.items()})
    s.stack.clear()
    s.first = A
    s.money = [1000] * seats
    s.at = [FIRST] * seats
    for seat in range(seats):
        give(s, seat, "passport")
    return s


def at(s: Journey, **spaces: str) -> Journey:
    """Pawns on spaces, as in `at(s, A="goa")`."""
    for letter, space in spaces.items():
        s.at[LETTERS.index(letter)] = SPACE.number(space)
    return s


def give(s: Journey, seat: int, *items: str) -> None:
    """Cards from the pile into a backpack."""
    for item in items:
        s.pile[ITEM.number(item)] -= 1
        s.packs[seat][ITEM.number(item)] += 1


def take_passport(s: Journey, seat: int) -> None:
    s.packs[seat][PASSPORT] = 0
    s.discard[PASSPORT] += 1


def trophies(s: Journey, seat: int, *counts: int) -> None:
    """So many souvenirs, reportages and aventures, from the top of their decks."""
    for deck, count in zip((SOUVENIR, REPORTAGE, AVENTURE), counts, strict=True):
        s.won[deck][seat] += tuple(s.decks[deck].unseen[:count])
        del s.decks[deck].unseen[:count]


def souvenir(s: Journey, seat: int, word: str) -> None:
    card = DECK[SOUVENIR].number(word)
    s.decks[SOUVENIR].unseen.remove(card)
    s.won[SOUVENIR][seat] += (card,)


def wage(job: str) -> int:
    """What a job card pays."""
    return STEPS[JOB][DECK[JOB].number(job)][0].n


def price(souvenir: str) -> int:
    return PRICE[DECK[SOUVENIR].number(souvenir)]


def begin(s: Journey, seat: int = A) -> Journey:
    """The turn of a seat begins."""
    s.stack.clear()
    rules.begin_turn(s, seat)
    return settle(s)


def stop(s: Journey, seat: int = A) -> Journey:
    """A seat has just walked to the space it is on, and is to play it."""
    s.active = seat
    s.stack = [rules.TURN_ENDS[seat]]
    spaces.stop(s, seat)
    return settle(s)


def settle(s: Journey) -> Journey:
    while s.stack and s.stack[-1].moot(s):
        s.stack.pop().dropped(s)
    return s


def do(s: Journey, *texts: str) -> Journey:
    """Acts in the notation, one after the other, each checked."""
    for text in texts:
        GAME.audit(playing.do(GAME, s, text))
    return s


def refused(s: Journey, text: str) -> bool:
    before = s.dump()
    try:
        step(s, GAME.act(text))
    except IllegalAct:
        return s.dump() == before
    return False


def options(s: State) -> list[str]:
    """What the question on top can be answered with."""
    return [repr(act) for act in s.stack[-1].options(s)]


def break_ins(s: State, seat: int) -> list[str]:
    return [act.said for act in s.stack[-1].interrupts(s) if act.by == seat]


def asks(s: State) -> type[Any]:
    """Which question is on top."""
    return type(s.stack[-1])


def place(s: Journey, seat: int) -> str:
    return SPACE.words[s.at[seat]]


def carries(s: Journey, seat: int) -> list[str]:
    """What is in a backpack, the passport first."""
    return [ITEM.words[item] for item, count in enumerate(s.packs[seat]) for _ in range(count)]


def hear(s: Journey) -> Journey:
    s.lines = []
    return s
