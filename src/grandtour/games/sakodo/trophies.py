"""The cards of the six decks as they are turned up, and the trophies to be won with them."""

from __future__ import annotations

from typing import Final

from grandtour.core.acts import NOBODY, SEATS, Act, Verb
from grandtour.core.decks import Deck
from grandtour.core.draws import DrawCard
from grandtour.core.questions import Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.board import REPORTAGE, TROPHIES
from grandtour.families.track.cards import MONEY
from grandtour.families.track.state import put_under
from grandtour.games.sakodo import acts
from grandtour.games.sakodo.acts import DECLINE, TRY
from grandtour.games.sakodo.backpack import has_means, pay_means
from grandtour.games.sakodo.board import SOUVENIR
from grandtour.games.sakodo.cards import DECKS, PRICE
from grandtour.games.sakodo.deals import Decision
from grandtour.games.sakodo.effects import befall
from grandtour.games.sakodo.goods import has_goods, loose
from grandtour.games.sakodo.items import MEANS
from grandtour.games.sakodo.sales import sales, sell, settle
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tales import ASK_AFFORD, ASK_TROPHY, ASK_WITHOUT, DRAWS_CARD, LETS_GO_SOUVENIR
from grandtour.games.sakodo.track import win


class TurnUp(DrawCard[Journey]):
    """SK-57 to SK-59: the top card of a deck, done at once. It goes under the deck (SK-07, A29) until it is won."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def deck(self, s: Journey) -> Deck:
        return s.decks[self.kind]

    def verb(self) -> Verb:
        return acts.TURN_UP[self.kind]

    def drawn(self, s: Journey, card: int) -> None:
        put_under(s, self.kind, card, s.options.reshuffle)
        tell(s, DRAWS_CARD[self.kind], self.seat, card)
        if self.kind == SOUVENIR:
            ask(s, Afford(self.seat, card))
        elif self.kind == REPORTAGE:
            win(s, self.seat, REPORTAGE, card)
        else:
            befall(s, self.seat, self.kind, card)


class Trophy(Decision):
    """SK-53 to SK-55, A46: spend what it takes and draw, or leave it. What a backpack lacks is its owner's secret."""

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def moot(self, s: Journey) -> bool:
        """Dropped where everyone sees that it cannot be, or that the deck is empty (A30)."""
        return loose(s.packs[self.seat]) < len(MEANS[self.deck]) or not len(s.decks[self.deck])

    def options(self, s: Journey) -> list[Act]:
        acts = [DECLINE.acts[self.seat][0]]
        if has_means(s.packs[self.seat], self.deck):
            acts.append(TRY.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is TRY:
            pay_means(s, self.seat, self.deck)
            ask(s, TURN_UP[self.deck][self.seat])

    def prompt(self, s: Journey) -> Line:
        """A35: with the least and the highest price that a souvenir may have."""
        if not has_means(s.packs[self.seat], self.deck):
            return Line(ASK_WITHOUT[self.deck], ())
        prices = [PRICE[card] // MONEY.step for card in s.decks[SOUVENIR].next()] if self.deck == SOUVENIR else []
        return Line(ASK_TROPHY[self.deck], (min(prices), max(prices)) if prices else ())


class Afford(Asked[Journey]):
    """A35: the souvenir must be paid for; whoever has not enough may sell first, or lets it go."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moot(self, s: Journey) -> bool:
        return s.money[self.seat] >= PRICE[self.card] or not has_goods(s, self.seat)

    def dropped(self, s: Journey) -> None:
        if s.money[self.seat] >= PRICE[self.card]:
            settle(s, self.seat, PRICE[self.card], NOBODY)
            win(s, self.seat, SOUVENIR, self.card)
        else:
            tell(s, LETS_GO_SOUVENIR, self.seat, self.card)

    def options(self, s: Journey) -> list[Act]:
        return [DECLINE.acts[self.seat][0], *sales(s, self.seat)]

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is DECLINE:
            tell(s, LETS_GO_SOUVENIR, self.seat, self.card)
        else:
            ask(s, self)
            sell(s, act)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_AFFORD, (self.card, PRICE[self.card] // MONEY.step))


# --- The questions that have no more to say than who is asked ---

TURN_UP: Final = [[TurnUp(seat, kind) for seat in range(SEATS)] for kind in range(DECKS)]
TROPHY: Final = [[Trophy(seat, deck) for seat in range(SEATS)] for deck in range(TROPHIES)]
