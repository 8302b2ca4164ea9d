"""What there is to do on each space of the track."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act, Verb
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import AIRPORT, AVENTURE, REPORTAGE, TROPHIES
from grandtour.families.track.cards import MONEY
from grandtour.families.track.state import put_under
from grandtour.games.routard import acts
from grandtour.games.routard.acts import DECLINE, PLAY
from grandtour.games.routard.board import ACHAT, POSTE, TYPE_OF
from grandtour.games.routard.cards import MEANS, PRICE
from grandtour.games.routard.deals import Decision
from grandtour.games.routard.effects import befall
from grandtour.games.routard.money import pay
from grandtour.games.routard.pile import win
from grandtour.games.routard.sales import Raising
from grandtour.games.routard.shop import SHOP
from grandtour.games.routard.state import Fresh, Journey, doubled
from grandtour.games.routard.tales import ASK_AFFORD, ASK_ANYWAY, DRAWS_CARD, LEAVES_IT, LETS_GO_ACHAT


def play(s: Journey, seat: int, by_die: bool) -> None:
    """RO-38: the card must be drawn. RO-66, A23, A26: but not without the element that it takes."""
    kind = TYPE_OF[s.at[seat]]
    if kind == AIRPORT:
        ask(s, SHOP[seat])
    elif kind >= TROPHIES or s.elements[seat][MEANS[kind]] or (kind == ACHAT and not by_die):
        turn_up(s, seat, kind)
    elif kind == ACHAT or not s.options.strict:
        ask(s, ANYWAY[kind][seat])


def turn_up(s: Journey, seat: int, deck: int) -> None:
    """A60: an empty deck yields nothing."""
    if len(s.decks[deck]):
        ask(s, TURN_UP[deck][seat])


class TurnUp(DrawCard[Journey]):
    """RO-44 to RO-49: the top card of a deck, done at once. It lies under the deck until it is won."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def deck(self, s: Journey) -> Deck:
        return s.decks[self.kind]

    def verb(self) -> Verb:
        return acts.TURN_UP[self.kind]

    def drawn(self, s: Journey, card: int) -> None:
        seat, kind = self.seat, self.kind
        put_under(s, kind, card, s.options.reshuffle)  # A60
        tell(s, DRAWS_CARD[kind], seat, card)
        if kind in (REPORTAGE, AVENTURE):
            s.fresh[seat] = Fresh(kind, card, not s.elements[seat][MEANS[kind]], ())
        if kind == ACHAT:
            ask(s, Afford(seat, card, PRICE[card] * doubled(s, seat)))
        elif kind == REPORTAGE:
            win(s, seat, REPORTAGE, card)
        else:
            befall(s, seat, kind, card)


class Anyway(Decision):
    """A26, A27: play a card without the right to it, or leave it; for a driver, an achat at double price (A23)."""

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def moot(self, s: Journey) -> bool:
        return not len(s.decks[self.deck])

    def options(self, s: Journey) -> list[Act]:
        return [DECLINE.acts[self.seat][0], PLAY.acts[self.seat][0]]

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is PLAY:
            turn_up(s, self.seat, self.deck)
        else:
            tell(s, LEAVES_IT, self.seat, s.at[self.seat])

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_ANYWAY[self.deck], ())


class Afford(Raising):
    """A25: an achat must be paid for; whoever has not enough may sell first, or lets it go and is broke."""

    def __init__(self, seat: int, card: int, price: int) -> None:
        super().__init__(seat, price)
        self.card = card

    def covered(self, s: Journey) -> None:
        pay(s, self.seat, self.amount, NOBODY)
        win(s, self.seat, ACHAT, self.card)

    def short(self, s: Journey) -> None:
        s.let_go[self.seat] = True
        tell(s, LETS_GO_ACHAT, self.seat, self.card)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_AFFORD, (self.card, self.amount // MONEY.step))


# --- The questions that have no more to say than who is asked ---

TURN_UP: Final = [[TurnUp(seat, kind) for seat in range(SEATS)] for kind in range(POSTE + 1)]
ANYWAY: Final = [[Anyway(seat, deck) for seat in range(SEATS)] for deck in range(TROPHIES)]
