"""Positions of the Routard, as tests describe them."""

from typing import Any

from grandtour.core.acts import LETTERS, NOBODY
from grandtour.core.questions import IllegalAct, State, step
from grandtour.families.track.board import AVENTURE, HAZARD, JOB, REPORTAGE
from grandtour.games.routard import rules
from grandtour.games.routard.board import ACHAT, POSTE, SPACE
from grandtour.games.routard.cards import BED, CARDS, DECK, ELEMENT, LODGING, PRICE, STEPS
from grandtour.games.routard.game import GAME
from grandtour.games.routard.state import Fresh, Journey
from tests.games import playing

A, B, C, D = range(4)
START = ["luxor", "goa", "phnom-penh", "hobart", "bamako", "kathmandu"]
"""A job space for each seat, where nobody is joined by accident."""


def packing(seats: int = 2, **settings: object) -> Journey:
    """Everyone packs, A is to play, and the first round is over."""
    s = new(seats, **settings)
    s.round = 2
    return s


def new(seats: int = 2, **settings: object) -> Journey:
    s = GAME.new(seats, {name.replace("_", "-"): value for name, value in settings.items()})
    s.stack.clear()
    s.first = A
    return s


def on_the_way(seats: int = 2, **settings: object) -> Journey:
    """Everyone on a job space of their own with the four elements, 1000 €, 10 cheques, no ticket; nobody's turn yet."""
    s = packing(seats, **settings)
    s.money = [1000] * seats
    s.cheques = [10] * seats
    s.tickets = [0] * seats
    s.elements = [[1, 1, 1, 1] for _ in range(seats)]
    return at(s, **{LETTERS[seat]: START[seat] for seat in range(seats)})


def at(s: Journey, **spaces: str) -> Journey:
    """Pawns on spaces, as in `at(s, A="goa")`, each on top of whoever is there."""
    for letter, space in spaces.items():
        seat = LETTERS.index(letter)
        s.at[seat] = SPACE.number(space)
        s.came = (*[other for other in s.came if other != seat], seat)
    return s


def without(s: Journey, seat: int, *elements: str) -> Journey:
    for element in elements:
        s.elements[seat][ELEMENT.number(element)] = 0
    return s


def has(s: Journey, seat: int, element: str) -> int:
    return s.elements[seat][ELEMENT.number(element)]


def trophies(s: Journey, seat: int, *counts: int) -> Journey:
    """So many achats, reportages and aventures, from the top of their decks."""
    for deck, count in zip((ACHAT, REPORTAGE, AVENTURE), counts, strict=True):
        s.won[deck][seat] += tuple(s.decks[deck].unseen[:count])
        del s.decks[deck].unseen[:count]
    return s


def fresh(s: Journey, seat: int, breach: bool, deck: int = REPORTAGE) -> Journey:
    """The last trophy of a seat was won in its last turn."""
    s.fresh[seat] = Fresh(deck, s.won[deck][seat][-1], breach, ())
    return s


# --- Cards by what they do ---


def bed(cheques: int, nth: int = 0) -> str:
    """A lodging that costs so many cheques."""
    return f"* lodging {[word for word, due in zip(DECK[LODGING].words, BED, strict=True) if due == cheques][nth]}"


def achat(price: int) -> str:
    return f"* achat {DECK[ACHAT].words[PRICE.index(price)]}"


def sold(price: int) -> str:
    """The word for the achat of this price as a good."""
    return DECK[ACHAT].words[PRICE.index(price)]


def reportage() -> str:
    return f"* reportage {DECK[REPORTAGE].words[0]}"


def aventure(nth: int = 0) -> str:
    return f"* aventure {DECK[AVENTURE].words[nth]}"


def job(wage: int) -> str:
    return f"* job {word_of(JOB, 'gain', wage)}"


def chance(effect: str, *what: Any) -> str:
    return f"* chance {word_of(HAZARD, effect, *what)}"


def poste(effect: str, *what: Any, who: str = "self") -> str:
    return f"* poste {word_of(POSTE, effect, *what, who=who)}"


def word_of(deck: int, effect: str, *what: Any, who: str = "self") -> str:
    cards = CARDS[DECK[deck].name]
    return str(next(card["id"] for card in cards if card["do"] == [[effect, *what]] and card.get("who", "self") == who))


def aventure_with(face: int, *step: Any) -> str:
    """An aventure that does this, too, for a face of the die."""
    card = next(card["id"] for card in CARDS["aventure"] if list(step) in card["do"][0][face])
    return f"* aventure {card}"


# --- Playing ---


def begin(s: Journey, seat: int = A) -> Journey:
    """The turn of a seat begins."""
    s.stack.clear()
    rules.begin_turn(s, seat)
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
    return [act.said for act in s.stack[-1].options(s)]


def break_ins(s: State, seat: int) -> list[str]:
    return [act.said for act in s.stack[-1].interrupts(s) if act.by == seat]


def asks(s: State) -> str:
    """Which question is on top, and whom it asks."""
    if not s.stack:
        return "over"
    return f"{playing.asked(s)} {type(s.stack[-1]).__name__}"


def wording(s: Journey) -> tuple[str, dict[str, int | list[int]]]:
    """In which words it is asked what is asked, and what they name, as whoever is asked reads it."""
    question = s.stack[-1]
    said = question.prompt(s).read(question.awaits(s)[0])
    return said.key, said.facts()


def place(s: Journey, seat: int) -> str:
    return SPACE.words[s.at[seat]] if s.at[seat] != NOBODY else "away"


def winners(s: Journey) -> str:
    return "".join(LETTERS[seat] for seat in s.outcome.winners()) if s.outcome else ""


def job_steps() -> list[int]:
    return [steps[0].n for steps in STEPS[JOB]]


def hear(s: Journey) -> Journey:
    s.lines = []
    return s
