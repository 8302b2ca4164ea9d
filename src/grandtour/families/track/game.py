"""What the house knows of every game on the track."""

# not compiled: a catalogue

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from grandtour.core.acts import NOBODY, Act, Kind
from grandtour.core.game import Game
from grandtour.core.settings import Value
from grandtour.families.track.board import DEPARTURE, FARE, FARTHEST, FIRST, TROPHIES
from grandtour.families.track.cards import MONEY
from grandtour.families.track.sales import Hammer, standing_bid
from grandtour.families.track.state import Travels

T = TypeVar("T", bound=Travels)

TRACK_FACTS = {
    "departure": DEPARTURE,
    "first": FIRST,
    "fare": FARE,
    "farthest": FARTHEST,
    "step": MONEY.step,
}
"""What a page must know of the track."""


class TrackGame(Game[T]):
    players = range(2, 7)
    endings = ("arrival", "together", "rounds", "alone")

    def facts(self, s: T) -> dict[str, int | str]:
        winner = s.outcome.winners()[0] if s.outcome else NOBODY
        order = (winner - s.first) % len(s.at)
        return {"rounds": s.round, "order": f"{order + 1}.", "money": s.money[winner]}

    def round(self, s: T) -> int:
        return 0 if s.first == NOBODY else s.round

    def answer_for(self, s: T, seat: int, answers: Mapping[str, Value]) -> Act | None:
        """Bids in advance, so that auctions need not stall a table."""
        top = s.stack[-1] if s.stack else None
        return standing_bid(s, top, answers) if isinstance(top, Hammer) and top.bidders[0] == seat else None

    def audit_journey(self, s: T, decks: list[Kind], under_the_hammer: list[int]) -> None:
        """No card lost or made, nobody in the red or without their driver; some of the first deck may be for sale."""
        assert min([*s.money, *s.tickets]) >= 0, f"{s.money} €, {s.tickets} tickets"
        for deck, kind in enumerate(decks):
            cards = s.decks[deck].unseen + s.decks[deck].under
            cards += [card for won in s.won[deck] for card in won] if deck < TROPHIES else []
            cards += under_the_hammer if deck == 0 else []
            assert sorted(cards) == list(range(len(kind.words))), f"the {kind.name} cards are {sorted(cards)}"
        assert s.active not in s.aboard, "a driver is their own passenger"
        assert all(s.at[other] == s.at[s.active] for other in s.aboard), f"{s.aboard} have lost their driver: {s.at}"
