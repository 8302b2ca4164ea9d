"""The whole table, the pawns on the track, and the end. Clauses SK-nn and rulings A-n: docs/rules/sakodo.md."""

from __future__ import annotations

from grandtour.core.acts import Act
from grandtour.core.auction import clockwise
from grandtour.core.decks import Deck
from grandtour.core.questions import State, end, tell
from grandtour.games.sakodo.acts import GO
from grandtour.games.sakodo.board import ARRIVAL, AVENTURE, FARE, REPORTAGE, SOUVENIR, reach
from grandtour.games.sakodo.cards import CAMERA, COMPASS, GUIDE, MONEY, PHARMACY, SET, SLEEPING_BAG, TICKETS
from grandtour.games.sakodo.tales import COMES_HOME, RIDES, WALKS, WINS


class Journey(State):
    """The whole table. Cards of a kind are alike: the pile, the discard and each backpack are six counts."""

    def __init__(
        self,
        pile: list[int],
        discard: list[int],
        packs: list[list[int]],
        decks: list[Deck],
        won: list[list[tuple[int, ...]]],
        money: list[int],
        tickets: list[int],
        at: list[int],
        skips: list[int],
        without: list[int],
        rides: list[tuple[int, ...]],
        aboard: tuple[int, ...],
        picked: tuple[int, ...],
        bought: tuple[tuple[int, int], ...],
        proposed: tuple[int, ...],
        sales: list[int],
        playing: tuple[int, ...],
        first: int,
        active: int,
        round: int,
        cap: int,
        ruthless: bool,
        chain: bool,
        purse: bool,
        reshuffle: bool,
        retiring: bool,
    ) -> None:
        self.stack = []
        self.lines = None
        self.outcome = None
        self.pile = pile
        self.discard = discard
        self.packs = packs
        self.decks = decks
        self.won = won  # the trophies of each deck, seat by seat
        self.money = money
        self.tickets = tickets
        self.at = at
        self.skips = skips
        self.without = without  # turns begun without a passport (A28)
        self.rides = rides  # how often in a row each driver has taken each passenger (A22)
        self.aboard = aboard  # whom the active player takes along
        self.picked = picked  # whom he has picked up in this turn
        self.bought = bought  # who has bought which good at an auction in this turn (A39)
        self.proposed = proposed  # who has proposed a trade in this turn
        self.sales = sales  # auctions opened out of turn in this round (A39)
        self.playing = playing
        self.first = first
        self.active = active
        self.round = round
        self.cap = cap
        self.ruthless = ruthless
        self.chain = chain
        self.purse = purse  # money is hidden
        self.reshuffle = reshuffle
        self.retiring = retiring

    def clone(self) -> Journey:
        s = Journey(
            self.pile[:], self.discard[:], [pack[:] for pack in self.packs], [deck.clone() for deck in self.decks],
            [seats[:] for seats in self.won], self.money[:], self.tickets[:], self.at[:], self.skips[:],
            self.without[:], self.rides[:], self.aboard, self.picked, self.bought, self.proposed, self.sales[:],
            self.playing, self.first, self.active, self.round, self.cap, self.ruthless, self.chain, self.purse,
            self.reshuffle, self.retiring,
        )  # fmt: skip
        s.stack = self.stack[:]
        s.outcome = self.outcome
        return s

    def dump(self) -> list[object]:
        decks = [(sorted(deck.unseen), deck.under[:]) for deck in self.decks]
        return [
            self.pile[:], self.discard[:], [pack[:] for pack in self.packs], decks, [seats[:] for seats in self.won],
            self.money[:], self.tickets[:], self.at[:], self.skips[:], self.without[:], self.rides[:], self.aboard,
            self.picked, self.bought, self.proposed, self.sales[:], self.playing, self.first, self.active, self.round,
        ]  # fmt: skip


def opponents(s: Journey, seat: int) -> list[int]:
    """The others who are still playing, clockwise."""
    return [other for other in clockwise(len(s.packs), seat)[:-1] if other in s.playing]


def loose(pack: list[int]) -> int:
    """How many cards a backpack holds that are no passport."""
    return pack[GUIDE] + pack[CAMERA] + pack[COMPASS] + pack[SLEEPING_BAG] + pack[PHARMACY]


def tickets_left(s: Journey) -> int:
    return TICKETS - sum(s.tickets)


def win(s: Journey, seat: int, deck: int, card: int) -> None:
    """A trophy, from under its deck into the travel journal."""
    s.decks[deck].under.remove(card)
    s.won[deck][seat] += (card,)
    tell(s, WINS[deck], seat, card)


# --- Pawns on the track ---


def walks(s: Journey, seat: int) -> list[Act]:
    """SK-28, SK-29: as far as the money goes; one space is always free (A14)."""
    at = s.at[seat]
    return GO.acts[seat][at + 1 : at + 1 + reach(s.money[seat], ARRIVAL - at)]


def go(s: Journey, seat: int, space: int) -> bool:
    """One leg, paid for by itself (SK-35), with everyone who is aboard (SK-33, SK-36). True if it ends the game."""
    fare = FARE[space - s.at[seat]]
    s.money[seat] -= fare
    tell(s, WALKS, seat, space, fare // MONEY.step)
    return put(s, seat, space)


def put(s: Journey, seat: int, space: int) -> bool:
    """A pawn on a space, and with that of the active player those aboard (SK-41). True if it ends the game."""
    s.at[seat] = space
    if seat != s.active:
        get_out(s, seat)
        return space == ARRIVAL and arrive(s, (seat,))
    for other in s.aboard:
        s.at[other] = space
        tell(s, RIDES, other, space)
    return space == ARRIVAL and arrive(s, (seat, *s.aboard))


def get_out(s: Journey, seat: int) -> None:
    """He rides no further, and without its driver a ride is over."""
    s.aboard = () if seat == s.active else tuple([other for other in s.aboard if other != seat])


# --- The end ---


def has_set(s: Journey, seat: int) -> bool:
    """SK-13: two souvenirs, two reportages, two aventures."""
    won = s.won
    return len(won[SOUVENIR][seat]) >= SET and len(won[REPORTAGE][seat]) >= SET and len(won[AVENTURE][seat]) >= SET


def arrive(s: Journey, movers: tuple[int, ...]) -> bool:
    """SK-13, A33: do any of those who come to the arrival airport together bring a set? Then the game is over."""
    home = [seat for seat in movers if has_set(s, seat)]
    if not home:
        return False
    for seat in home:
        tell(s, COMES_HOME, seat)
    finish(s, "arrival" if len(home) == 1 else "together", home)
    return True


def finish(s: Journey, reason: str, home: list[int]) -> None:
    """Rank all seats; equals share a place."""
    scores = [rank_of(s, seat, seat in home) for seat in range(len(s.packs))]
    end(s, reason, [1 + sum([other < score for other in scores]) for score in scores])


def rank_of(s: Journey, seat: int, home: bool) -> tuple[int, int, int, int, int]:
    """SK-71, SK-72: those home by trophies, then money. A47: the others by their share of a set.

    Whoever has left has nothing, not even a space, and so comes last (A57).
    """
    trophies = [len(seats[seat]) for seats in s.won]
    if home:
        return (0, -sum(trophies), -s.money[seat], 0, 0)
    return (1, -sum([min(n, SET) for n in trophies]), -sum(trophies), -s.at[seat], -s.money[seat])
