"""The rules of Sakodo, in the order of its rulebook. Clauses SK-nn and rulings A-n: docs/rules/sakodo.md."""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import Final

from grandtour.core.acts import CHANCE, NOBODY, PLAYER, SEATS, Act, Verb
from grandtour.core.auction import Auction, clockwise
from grandtour.core.chance import Dice
from grandtour.core.decks import Deck
from grandtour.core.questions import Chance, Question, State, ask, end, tell
from grandtour.core.tales import Line, Tale
from grandtour.games.sakodo.board import (
    AIRPORT,
    ARRIVAL,
    AVENTURE,
    COURRIER,
    DEPARTURE,
    FARE,
    FIRST,
    JOB,
    NEXT_AIRPORT,
    PREVIOUS,
    REPORTAGE,
    SOUVENIR,
    SPACE,
    TYPE_OF,
    reach,
)
from grandtour.games.sakodo.cards import (
    BEFALLS,
    CAMERA,
    CARDS_IN,
    CHOSEN,
    COMPASS,
    COUNT,
    COUNTS_IN,
    DECK,
    DECKS,
    DIGIT,
    EFFECT,
    EMPTY,
    FIRST_SOUVENIR,
    GOOD,
    GUIDE,
    HAND,
    HAND_OF,
    HANDS_OF,
    ITEM,
    ITEMS,
    ITEMS_IN,
    MONEY,
    OF_EACH,
    PASSPORT,
    PASSPORT_PRICE,
    PHARMACY,
    PIPS,
    PRICE,
    RESALE,
    SELF,
    SET,
    SLEEPING_BAG,
    STEPS,
    TICKET,
    TICKETS,
    Step,
    with_one,
)

DEALT: Final = 4  # SK-05: Sakodo cards, and job cards
IN_A_ROW: Final = 3  # SK-40
LONG_ENOUGH: Final = 3  # SK-49
BREAK_INS: Final = 3  # A39

# What chance says.
DIE: Final = Verb("die", PIPS)
DRAW: Final = Verb("draw", HAND)
SLIP: Final = Verb("slip", ITEM)
TURN_UP: Final = [Verb(deck.name, deck) for deck in DECK]
# What players say.
ROLL: Final = Verb("roll")
SKIP: Final = Verb("skip")
KEEP: Final = Verb("keep", ITEM)
REJECT: Final = Verb("reject")
BUY: Final = Verb("buy")
DECLINE: Final = Verb("decline")
LEAVE: Final = Verb("leave")
WORK: Final = Verb("work")
GO: Final = Verb("go", SPACE)
STAY: Final = Verb("stay")
FLY: Final = Verb("fly", SPACE)
ASSIST: Final = Verb("assist")
STOP: Final = Verb("stop")
PICK: Final = Verb("pick", PLAYER)
TAKE: Final = Verb("take", ITEM)
PAY: Final = Verb("pay")
TRY: Final = Verb("try")
TARGET: Final = Verb("target", PLAYER)
SELL: Final = Verb("sell", GOOD)
BID: Final = Verb("bid", MONEY)
PASS: Final = Verb("pass")
TRADE: Final = Verb("trade", PLAYER)
GIVE: Final = Verb("give", ITEM)
WANT: Final = Verb("want", ITEM)
SEND: Final = Verb("send")
WITHDRAW: Final = Verb("withdraw")
ACCEPT: Final = Verb("accept")
REFUSE: Final = Verb("refuse")
RETIRE: Final = Verb("retire")

RECEIVES: Final = Tale("receives", [PLAYER, COUNT], secret=[HAND])
BEGINS: Final = Tale("begins", [PLAYER])
ROLLS: Final = Tale("rolls", [PLAYER, PIPS])
DRAWS: Final = Tale("draws", [PLAYER, COUNT], secret=[HAND])
KEEPS: Final = Tale("keeps", [PLAYER], secret=[ITEM])
REJECTS: Final = Tale("rejects", [PLAYER])
HAS_PASSPORT: Final = Tale("has-passport", [PLAYER])
RESHUFFLED: Final = Tale("reshuffled")
LEAVES: Final = Tale("leaves", [PLAYER])
WALKS: Final = Tale("walks", [PLAYER, SPACE, MONEY])
RIDES: Final = Tale("rides", [PLAYER, SPACE])
FLIES: Final = Tale("flies", [PLAYER, SPACE])
STAYS: Final = Tale("stays", [PLAYER, SPACE])
GOES_BACK_TO_WORK: Final = Tale("goes-back-to-work", [PLAYER, SPACE])
PICKS_UP: Final = Tale("picks-up", [PLAYER, PLAYER])
TAKES: Final = Tale("takes", [PLAYER, PLAYER], secret=[ITEM])
LOSES: Final = Tale("loses", [PLAYER], secret=[ITEM])
GIVES_UP: Final = Tale("gives-up", [PLAYER, ITEM])
HAS_NONE: Final = Tale("has-none", [PLAYER, ITEM])
BUYS_TICKET: Final = Tale("buys-ticket", [PLAYER, MONEY])
GETS_TICKET: Final = Tale("gets-ticket", [PLAYER])
BUYS_PASSPORT: Final = Tale("buys-passport", [PLAYER, MONEY])
LOSES_PASSPORT: Final = Tale("loses-passport", [PLAYER, SPACE])
DRAWS_CARD: Final = [Tale(f"draws-{deck.name}", [PLAYER, deck]) for deck in DECK]
WINS: Final = [Tale(f"wins-{deck.name}", [PLAYER, deck]) for deck in DECK[: AVENTURE + 1]]
LETS_GO_SOUVENIR: Final = Tale("lets-go-souvenir", [PLAYER, DECK[SOUVENIR]])
LETS_GO_AVENTURE: Final = Tale("lets-go-aventure", [PLAYER, DECK[AVENTURE]])
EARNS: Final = Tale("earns", [PLAYER, MONEY])
PAYS: Final = Tale("pays", [PLAYER, MONEY])
PAYS_TO: Final = Tale("pays-to", [PLAYER, PLAYER, MONEY])
FORGIVEN: Final = Tale("forgiven", [PLAYER, MONEY])
MOVED: Final = Tale("moved", [PLAYER, SPACE])
MUST_SKIP: Final = Tale("must-skip", [PLAYER])
SKIPS: Final = Tale("skips", [PLAYER])
NO_EFFECT: Final = Tale("no-effect")
NEEDS_PIPS: Final = Tale("needs-pips", [PIPS])
PUTS_UP: Final = Tale("puts-up", [PLAYER, GOOD, MONEY])
BIDS: Final = Tale("bids", [PLAYER, MONEY])
PASSES: Final = Tale("passes", [PLAYER])
SELLS: Final = Tale("sells", [PLAYER, PLAYER, GOOD, MONEY])
BANK_BUYS: Final = Tale("bank-buys", [PLAYER, GOOD, MONEY])
PROPOSES: Final = Tale("proposes", [PLAYER, PLAYER])
WITHDRAWS: Final = Tale("withdraws", [PLAYER])
TRADES: Final = Tale("trades", [PLAYER, PLAYER, COUNT, COUNT])
REFUSES: Final = Tale("refuses", [PLAYER, PLAYER])
COMES_HOME: Final = Tale("comes-home", [PLAYER])
RETIRES: Final = Tale("retires", [PLAYER])
TIME_IS_UP: Final = Tale("time-is-up")

ASK_BUY: Final = Tale("ask-buy", [MONEY])
ASK_DEPARTURE: Final = Tale("ask-departure")
ASK_TURN: Final = Tale("ask-turn", [SPACE])
ASK_LANDED: Final = Tale("ask-landed", [SPACE])
ASK_COMPLETE: Final = Tale("ask-complete")
ASK_KEEP: Final = Tale("ask-keep", [HAND])
ASK_HITCH: Final = Tale("ask-hitch", [SPACE])
ASK_LEG: Final = Tale("ask-leg", [SPACE])
ASK_TAKE: Final = Tale("ask-take", [PLAYER])
ASK_PRICE: Final = Tale("ask-price")
ASK_PASSPORT: Final = Tale("ask-passport")
ASK_TROPHY: Final = [Tale(f"ask-{deck.name}") for deck in DECK[: AVENTURE + 1]]
ASK_AFFORD: Final = Tale("ask-afford", [DECK[SOUVENIR], MONEY])
ASK_DEBT: Final = Tale("ask-debt", [MONEY])
# A37: whom a letter is to befall, asked in the words of what it does.
ASK_TARGET: Final = [
    Tale("ask-target-owe", [DECK[COURRIER], MONEY]),
    Tale("ask-target-move", [DECK[COURRIER], COUNT]),
    Tale("ask-target-lose-any", [DECK[COURRIER]]),
    Tale("ask-target-steal", [DECK[COURRIER]]),
    Tale("ask-target-lose-passport", [DECK[COURRIER]]),
    Tale("ask-target-previous", [DECK[COURRIER]]),
    Tale("ask-target-swap", [DECK[COURRIER]]),
    Tale("ask-target-pull", [DECK[COURRIER]]),
    Tale("ask-target-skip", [DECK[COURRIER]]),
]
TARGETED: Final = [EFFECT.number(tale.key.removeprefix("ask-target-")) for tale in ASK_TARGET]
ASK_OFFER: Final = Tale("ask-offer", [MONEY])
ASK_EXTRA: Final = Tale("ask-extra")
ASK_BID: Final = Tale("ask-bid", [GOOD, MONEY])
ASK_TERMS: Final = Tale("ask-terms", [PLAYER])
ASK_TRADE: Final = Tale("ask-trade", [PLAYER, HAND, HAND])


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


# --- Breaking in: sales, trades and resignations ---


class Decision(Question[Journey]):
    """A decision of the player whose turn it is. At each of them anybody may break in (A39, A49)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def interrupts(self, s: Journey) -> list[Act]:
        if s.first == NOBODY:
            return sales(s, self.seat)  # A5: nobody else has set out yet
        acts: list[Act] = []
        for seat in s.playing:
            if seat == self.seat or s.sales[seat] < BREAK_INS:
                acts += sales(s, seat)
            acts += trades(s, seat)
        return acts + [RETIRE.acts[seat][0] for seat in s.playing] if s.retiring else acts

    def choose(self, s: Journey, act: Act) -> None:
        verb = act.verb
        if verb is SELL:
            ask(s, self)
            s.sales[act.by] += act.by != self.seat
            put_up(s, act.by, act.noun)
        elif verb is TRADE:
            ask(s, self)
            s.proposed += (act.by,)
            ask(s, Propose(act.by, act.noun, EMPTY, EMPTY))
        elif verb is RETIRE:
            ask(s, self)
            retire(s, act.by)
        else:
            self.answer(s, act)

    def answer(self, s: Journey, act: Act) -> None:
        """What the act does; each kind of question says."""
        raise NotImplementedError


# --- The die, and the pile of Sakodo cards ---


class RollDie(Chance[Journey]):
    """One of six faces, and what it means."""

    def options(self, s: Journey) -> list[Act]:
        return DIE.acts[CHANCE][1:]


class DrawHand(Chance[Journey]):
    """So many cards off the pile, for the eyes of one player. Cards of a kind are alike, so a hand is one outcome."""

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def options(self, s: Journey) -> list[Act]:
        acts = DRAW.acts[CHANCE]
        return [acts[hand] for hand in HANDS_OF[self.cards] if ways_to_draw(s.pile, hand)]

    def weights(self, s: Journey) -> list[int]:
        return [ways_to_draw(s.pile, act.noun) for act in self.options(s)]

    def sample(self, s: Journey, dice: Dice) -> Act:
        return any_hand(s.pile, self.cards, dice)

    def seen_by(self, act: Act, me: int) -> bool:
        return self.seat == me


def ways_to_draw(pile: list[int], hand: int) -> int:
    """How many ways there are to draw this hand; 0 if the pile does not hold it."""
    ways = 1
    for item in ITEMS_IN[hand]:
        ways *= comb(pile[item], COUNTS_IN[hand][item])
    return ways


def any_hand(pile: list[int], cards: int, dice: Dice) -> Act:
    """One hand at random, card after card."""
    left = pile[:]
    total = sum(left)
    code = 0
    for drawn in range(cards):
        at = dice.below(total - drawn)
        item = 0
        while at >= left[item]:
            at -= left[item]
            item += 1
        left[item] -= 1
        code += DIGIT[item]
    return DRAW.acts[CHANCE][HAND_OF[code]]


# --- Preparation ---


class Deal(DrawHand):
    """SK-05, A3: four Sakodo cards; a second passport is replaced."""

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, RECEIVES, self.seat, self.cards, act.noun)
        rejected = stow(s, self.seat, act.noun)
        if rejected:
            ask(s, Deal(self.seat, rejected))


class FirstRoll(RollDie):
    """SK-10, A6: everyone rolls, the highest begins, and those who tie roll again."""

    def __init__(self, rolling: tuple[int, ...], rolled: tuple[int, ...]) -> None:
        self.rolling = rolling
        self.rolled = rolled

    def choose(self, s: Journey, act: Act) -> None:
        rolled = (*self.rolled, act.noun)
        tell(s, ROLLS, self.rolling[len(self.rolled)], act.noun)
        if len(rolled) < len(self.rolling):
            ask(s, FirstRoll(self.rolling, rolled))
            return
        best = max(rolled)
        highest = tuple([seat for seat, pips in zip(self.rolling, rolled, strict=True) if pips == best])
        if len(highest) > 1:
            ask(s, FirstRoll(highest, ()))
        else:
            s.first = highest[0]
            tell(s, BEGINS, s.first)
            begin_turn(s, s.first)


# --- The backpack ---


def enough_to_draw(s: Journey, cards: int) -> int:
    """A8: a pile that is too short is filled with the discard; if it still is, there are only so many to draw."""
    if sum(s.pile) < cards:
        for item in range(ITEMS):
            s.pile[item] += s.discard[item]
            s.discard[item] = 0
        tell(s, RESHUFFLED)
    return min(cards, sum(s.pile))


def stow(s: Journey, seat: int, hand: int) -> int:
    """Everything into the backpack but a second passport (SK-19, A9); how many passports were rejected."""
    pack = s.packs[seat]
    for item in CARDS_IN[hand]:
        s.pile[item] -= 1
        pack[item] += 1
    rejected = pack[PASSPORT] - 1
    if rejected > 0:
        pack[PASSPORT] = 1
        s.discard[PASSPORT] += rejected
        return rejected
    return 0


def loose(pack: list[int]) -> int:
    """How many cards a backpack holds that are no passport."""
    return pack[GUIDE] + pack[CAMERA] + pack[COMPASS] + pack[SLEEPING_BAG] + pack[PHARMACY]


class Complete(Decision):
    """SK-27, A7: to complete the backpack is a right, not a duty."""

    def options(self, s: Journey) -> list[Act]:
        return [ROLL.acts[self.seat][0], SKIP.acts[self.seat][0]]

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is ROLL:
            ask(s, PACK_DIE[self.seat])

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_COMPLETE, ())


class PackDie(RollDie):
    """SK-17: the die says how many cards are drawn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, ROLLS, self.seat, act.noun)
        choose_from(s, self.seat, act.noun, True)


def choose_from(s: Journey, seat: int, cards: int, window: bool) -> None:
    cards = enough_to_draw(s, cards)
    if cards:
        ask(s, DrawToChoose(seat, cards, window))


class DrawToChoose(DrawHand):
    """SK-17: so many cards, of which one is kept. There is no `window` for others when a card told him to."""

    def __init__(self, seat: int, cards: int, window: bool) -> None:
        self.seat = seat
        self.cards = cards
        self.window = window

    def choose(self, s: Journey, act: Act) -> None:
        for item in CARDS_IN[act.noun]:
            s.pile[item] -= 1
            s.discard[item] += 1  # where all of them stay but the one that is kept
        tell(s, DRAWS, self.seat, self.cards, act.noun)
        ask(s, KeepOne(self.seat, act.noun, self.window))


class KeepOne(Decision):
    """SK-17: one of the cards drawn, but no second passport (SK-19); or none of them (A7, A44)."""

    def __init__(self, seat: int, hand: int, window: bool) -> None:
        self.seat = seat
        self.hand = hand
        self.window = window

    def interrupts(self, s: Journey) -> list[Act]:
        return super().interrupts(s) if self.window else []  # A51

    def options(self, s: Journey) -> list[Act]:
        keep, has_passport = KEEP.acts[self.seat], s.packs[self.seat][PASSPORT]
        acts = [keep[item] for item in ITEMS_IN[self.hand] if item or not has_passport]
        acts.append(REJECT.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is REJECT:
            tell(s, REJECTS, self.seat)
            return
        s.discard[act.noun] -= 1
        tell(s, KEEPS, self.seat, act.noun)
        if act.noun == PASSPORT:
            receive_passport(s, self.seat)
        else:
            s.packs[self.seat][act.noun] += 1

    def seen_by(self, act: Act, me: int) -> bool:
        return act.by == me or act.verb is not KEEP

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_KEEP, (self.hand,))


def receive_passport(s: Journey, seat: int) -> None:
    s.packs[seat][PASSPORT] = 1
    s.without[seat] = 0
    tell(s, HAS_PASSPORT, seat)


# --- Departure ---


class Departure(Decision):
    """SK-22, SK-25, A11: complete the backpack, leave, or work here; from the third turn, pay for a passport."""

    def options(self, s: Journey) -> list[Act]:
        seat = self.seat
        acts = [ROLL.acts[seat][0], WORK.acts[seat][0]]
        if s.packs[seat][PASSPORT]:
            if s.tickets[seat]:
                acts.append(LEAVE.acts[seat][0])
        elif s.without[seat] >= LONG_ENOUGH and s.money[seat] >= PASSPORT_PRICE:
            acts.append(PAY.acts[seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        seat = self.seat
        if act.verb is ROLL:
            ask(s, TICKET_OFFER[seat])
            ask(s, PACK_DIE[seat])
        elif act.verb is WORK:
            ask(s, DRAW_CARD[JOB][seat])
        elif act.verb is PAY:
            buy_passport(s, seat)
        else:
            leave(s, seat)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_DEPARTURE, ())


def leave(s: Journey, seat: int) -> None:
    """SK-23, SK-24: a ticket for the flight to the first airport, and the turn goes on there."""
    s.tickets[seat] -= 1
    s.at[seat] = FIRST
    tell(s, LEAVES, seat)
    ask(s, LANDED[seat])


# --- The turn ---


def begin_turn(s: Journey, seat: int) -> None:
    """A34: has he won meanwhile? A50: must he skip? Then at the departure, without a passport, or on the way."""
    s.active = seat
    s.aboard = s.picked = s.proposed = ()
    s.bought = ()
    if s.at[seat] == ARRIVAL and arrive(s, (seat,)):
        return
    if s.skips[seat]:
        s.skips[seat] -= 1
        tell(s, SKIPS, seat)
        pass_turn(s, seat)
        return
    ask(s, TURN_ENDS[seat])
    has_passport = s.packs[seat][PASSPORT]
    s.without[seat] += not has_passport
    if s.at[seat] == DEPARTURE:
        ask(s, DEPARTING[seat])
    else:
        ask(s, TURN[seat] if has_passport else WITHOUT_PASSPORT[seat])


class TurnEnds(Question[Journey]):
    """What waits below all else that a turn brings. Nobody is asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moot(self, s: Journey) -> bool:
        return True

    def dropped(self, s: Journey) -> None:
        """A22: whoever was not picked up in this turn can be picked up three times again."""
        rides = s.rides[self.seat]
        if any(rides):
            s.rides[self.seat] = tuple([n if other in s.picked else 0 for other, n in enumerate(rides)])
        pass_turn(s, self.seat)


def pass_turn(s: Journey, seat: int) -> None:
    """SK-11: clockwise, past those who have left. A round is over when its first player is due again (A47)."""
    seats = len(s.packs)
    while True:
        seat = (seat + 1) % seats
        if seat == s.first:
            s.round += 1
            s.sales = [0] * seats
            if s.round > s.cap > 0:
                tell(s, TIME_IS_UP)
                finish(s, "rounds", [])
                return
        if seat in s.playing:
            begin_turn(s, seat)
            return


class Turn(Decision):
    """SK-28, SK-44, SK-61: walk; on an airport also stay or fly (A25); or go back to work."""

    def options(self, s: Journey) -> list[Act]:
        seat, at = self.seat, s.at[self.seat]
        acts = walks(s, seat)
        if TYPE_OF[at] == AIRPORT:
            acts.append(STAY.acts[seat][0])
            if s.tickets[seat]:
                acts += flights(seat, at)
        if PREVIOUS[JOB][at] != NOBODY:
            acts.append(ASSIST.acts[seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is GO:
            walk(s, self.seat, act.noun)
        elif act.verb is STAY:
            tell(s, STAYS, self.seat, s.at[self.seat])
            stop(s, self.seat)
        elif act.verb is ASSIST:
            go_back_to_work(s, self.seat)
        else:
            fly(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_TURN, (s.at[self.seat],))


# --- Movement ---


def walks(s: Journey, seat: int) -> list[Act]:
    """SK-28, SK-29: as far as the money goes; one space is always free (A14)."""
    at = s.at[seat]
    return GO.acts[seat][at + 1 : at + 1 + reach(s.money[seat], ARRIVAL - at)]


def walk(s: Journey, seat: int, space: int) -> None:
    if not go(s, seat, space):
        ask(s, HITCH[seat])


def go(s: Journey, seat: int, space: int) -> bool:
    """One leg, paid for by itself (SK-35), with everyone who is aboard (SK-33, SK-36). True if it ends the game."""
    fare = FARE[space - s.at[seat]]
    s.money[seat] -= fare
    tell(s, WALKS, seat, space, fare // MONEY.step)
    return put(s, seat, space)


def put(s: Journey, seat: int, space: int) -> bool:
    """A pawn on a space, and with that of the active player those aboard (SK-41). True if it ends the game."""
    s.at[seat] = space
    if not s.aboard or seat != s.active:
        return space == ARRIVAL and arrive(s, (seat,))
    for other in s.aboard:
        s.at[other] = space
        tell(s, RIDES, other, space)
    return space == ARRIVAL and arrive(s, (seat, *s.aboard))


def stop(s: Journey, seat: int) -> None:
    """SK-26: complete the backpack where that is possible, then play the space. What comes last is asked first."""
    kind = TYPE_OF[s.at[seat]]
    if kind <= AVENTURE:
        ask(s, TROPHY[kind][seat])
    elif kind == AIRPORT:
        ask(s, TICKET_OFFER[seat])  # SK-43
        ask(s, COMPLETE[seat])  # SK-42
    else:
        ask(s, DRAW_CARD[kind][seat])
        if kind != JOB:
            ask(s, COMPLETE[seat])


# --- Hitch-hiking ---


def hitchers(s: Journey, seat: int) -> list[int]:
    """A15, A16, SK-40, SK-50: whom this driver may pick up where he is, but never on the arrival airport."""
    at, rides = s.at[seat], s.rides[seat]
    if at == ARRIVAL:
        return []
    there = [other for other in s.playing if s.at[other] == at and other != seat and s.packs[other][PASSPORT]]
    return [other for other in there if rides[other] < IN_A_ROW and (s.chain or other not in s.aboard)]


class Hitch(Decision):
    """SK-31: at the end of a walk, play the space or pick somebody up who stands there."""

    def moot(self, s: Journey) -> bool:
        return s.at.count(s.at[self.seat]) == 1 or not hitchers(s, self.seat)

    def dropped(self, s: Journey) -> None:
        stop(s, self.seat)

    def options(self, s: Journey) -> list[Act]:
        return [STOP.acts[self.seat][0], *[PICK.acts[self.seat][other] for other in hitchers(s, self.seat)]]

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is STOP:
            stop(s, self.seat)
        else:
            ask(s, HitchLeg(self.seat, (act.noun,)))

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_HITCH, (s.at[self.seat],))


class HitchLeg(Question[Journey]):
    """SK-33, SK-39: pick up more, or drive on. From here until the cards are taken nobody breaks in."""

    def __init__(self, seat: int, picked: tuple[int, ...]) -> None:
        self.seat = seat
        self.picked = picked

    def options(self, s: Journey) -> list[Act]:
        pick = PICK.acts[self.seat]
        more = [pick[other] for other in hitchers(s, self.seat) if other not in self.picked]
        return walks(s, self.seat) + more

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is PICK:
            ask(s, HitchLeg(self.seat, (*self.picked, act.noun)))
        else:
            drive(s, self.seat, self.picked, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_LEG, (s.at[self.seat],))


def drive(s: Journey, seat: int, picked: tuple[int, ...], space: int) -> None:
    """Everyone picked up in this turn stays aboard (A21); each new passenger thanks with a card (A19)."""
    for other in picked:
        pick_up(s, seat, other)
    if go(s, seat, space):
        return
    ask(s, HITCH[seat])  # A18
    for other in reversed(picked):
        if s.ruthless or loose(s.packs[other]):
            ask(s, TakeCard(seat, other))


def pick_up(s: Journey, seat: int, other: int) -> None:
    tell(s, PICKS_UP, seat, other)
    s.rides[seat] = tuple([n + (i == other) for i, n in enumerate(s.rides[seat])])
    s.picked += (other,)
    if other not in s.aboard:
        s.aboard += (other,)


class TakeCard(Question[Journey]):
    """SK-34: one card of the driver's choice out of the opened backpack; the passport only if that is agreed (A20)."""

    def __init__(self, seat: int, passenger: int) -> None:
        self.seat = seat
        self.passenger = passenger

    def options(self, s: Journey) -> list[Act]:
        take, pack = TAKE.acts[self.seat], s.packs[self.passenger]
        first = PASSPORT if s.ruthless else GUIDE
        return [take[item] for item in range(first, ITEMS) if pack[item]]

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, TAKES, self.seat, self.passenger, act.noun)
        if act.noun == PASSPORT:
            lose_passport(s, self.passenger)
        else:
            tell(s, LOSES, self.passenger, act.noun)
            s.packs[self.passenger][act.noun] -= 1
            s.packs[self.seat][act.noun] += 1

    def seen_by(self, act: Act, me: int) -> bool:
        return me in (self.seat, self.passenger)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_TAKE, (self.passenger,))


# --- Airports and planes ---


def flights(seat: int, at: int) -> list[Act]:
    """SK-45, A26: one airport back or on, never to the departure."""
    fly = FLY.acts[seat]
    return [fly[space] for space in (PREVIOUS[AIRPORT][at], NEXT_AIRPORT[at]) if space != NOBODY]


def fly(s: Journey, seat: int, space: int) -> None:
    s.tickets[seat] -= 1
    tell(s, FLIES, seat, space)
    if not put(s, seat, space):
        ask(s, LANDED[seat])


class Landed(Decision):
    """A12: after a flight the turn goes on: walk, or stay for what the airport offers."""

    def moot(self, s: Journey) -> bool:
        return s.at[self.seat] == ARRIVAL  # there is no walking on from there

    def dropped(self, s: Journey) -> None:
        stop(s, self.seat)

    def options(self, s: Journey) -> list[Act]:
        acts = walks(s, self.seat)
        acts.append(STAY.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is GO:
            walk(s, self.seat, act.noun)
        else:
            tell(s, STAYS, self.seat, s.at[self.seat])
            stop(s, self.seat)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_LANDED, (s.at[self.seat],))


def tickets_left(s: Journey) -> int:
    return TICKETS - sum(s.tickets)


def can_raise(s: Journey, seat: int, amount: int) -> bool:
    """Could he have so much money, for all that everyone can see?"""
    return s.purse or s.money[seat] >= amount or has_goods(s, seat)


class TicketOffer(Decision):
    """SK-43, A24: the price of one ticket is rolled on demand. At the departure who has one needs no other (A11)."""

    def moot(self, s: Journey) -> bool:
        if s.at[self.seat] == DEPARTURE and s.tickets[self.seat]:
            return True
        return not tickets_left(s) or not can_raise(s, self.seat, 100)

    def options(self, s: Journey) -> list[Act]:
        return [SKIP.acts[self.seat][0], ROLL.acts[self.seat][0]]

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is ROLL:
            ask(s, PRICE_DIE[self.seat])

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_PRICE, ())


class PriceDie(RollDie):
    """SK-09: a hundred for each pip."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, ROLLS, self.seat, act.noun)
        ask(s, BuyTicket(self.seat, 100 * act.noun))


class BuyTicket(Decision):
    """A5, A24: at this price, or not at all."""

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def moot(self, s: Journey) -> bool:
        return not tickets_left(s) or not can_raise(s, self.seat, self.price)

    def options(self, s: Journey) -> list[Act]:
        acts = [DECLINE.acts[self.seat][0]]
        if s.money[self.seat] >= self.price:
            acts.append(BUY.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is BUY:
            s.money[self.seat] -= self.price
            s.tickets[self.seat] += 1
            tell(s, BUYS_TICKET, self.seat, self.price // MONEY.step)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_BUY, (self.price // MONEY.step,))


# --- Losing the passport ---


def lose_passport(s: Journey, seat: int) -> None:
    """SK-47, A27: back to the airport behind, if there is one; nobody goes with him (A23)."""
    s.packs[seat][PASSPORT] = 0
    s.discard[PASSPORT] += 1
    s.aboard = () if seat == s.active else tuple([other for other in s.aboard if other != seat])
    back = PREVIOUS[AIRPORT][s.at[seat]]
    if back != NOBODY:
        s.at[seat] = back
    tell(s, LOSES_PASSPORT, seat, s.at[seat])


class WithoutPassport(Decision):
    """SK-48, SK-49, A28: roll; from the third turn on one may pay instead."""

    def moot(self, s: Journey) -> bool:
        return s.without[self.seat] < LONG_ENOUGH or not can_raise(s, self.seat, PASSPORT_PRICE)

    def dropped(self, s: Journey) -> None:
        ask(s, PACK_DIE[self.seat])

    def options(self, s: Journey) -> list[Act]:
        acts = [ROLL.acts[self.seat][0]]
        if s.money[self.seat] >= PASSPORT_PRICE:
            acts.append(PAY.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is ROLL:
            ask(s, PACK_DIE[self.seat])
        else:
            buy_passport(s, self.seat)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_PASSPORT, ())


def buy_passport(s: Journey, seat: int) -> None:
    """There are always some left: fifteen, and at most six are held."""
    s.money[seat] -= PASSPORT_PRICE
    heap = s.pile if s.pile[PASSPORT] else s.discard
    heap[PASSPORT] -= 1
    tell(s, BUYS_PASSPORT, seat, PASSPORT_PRICE // MONEY.step)
    receive_passport(s, seat)


# --- The spaces ---


class DrawCard(Chance[Journey]):
    """SK-57 to SK-59: the top card of a deck, done at once. It goes under the deck (SK-07, A29) until it is won."""

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def options(self, s: Journey) -> list[Act]:
        acts = TURN_UP[self.deck].acts[CHANCE]
        return [acts[card] for card in s.decks[self.deck].next()]

    def sample(self, s: Journey, dice: Dice) -> Act:
        return TURN_UP[self.deck].acts[CHANCE][s.decks[self.deck].sample(dice)]

    def choose(self, s: Journey, act: Act) -> None:
        deck, card = s.decks[self.deck], act.noun
        deck.take(card)
        deck.under.append(card)
        if s.reshuffle and not deck.unseen and self.deck >= JOB:
            deck.unseen, deck.under = deck.under, []
        tell(s, DRAWS_CARD[self.deck], self.seat, card)
        if self.deck == SOUVENIR:
            ask(s, Afford(self.seat, card))
        elif self.deck == REPORTAGE:
            win(s, self.seat, REPORTAGE, card)
        else:
            befall(s, self.seat, self.deck, card)


class Trophy(Decision):
    """SK-53 to SK-55, A46: spend what it takes and draw, or leave it. What a backpack lacks is its owner's secret."""

    def __init__(self, seat: int, deck: int) -> None:
        self.seat = seat
        self.deck = deck

    def moot(self, s: Journey) -> bool:
        """Dropped where everyone sees that it cannot be, or that the deck is empty (A30)."""
        needed = 3 if self.deck == AVENTURE else 1
        return loose(s.packs[self.seat]) < needed or not len(s.decks[self.deck])

    def options(self, s: Journey) -> list[Act]:
        acts = [DECLINE.acts[self.seat][0]]
        if has_means(s.packs[self.seat], self.deck):
            acts.append(TRY.acts[self.seat][0])
        return acts

    def answer(self, s: Journey, act: Act) -> None:
        if act.verb is not TRY:
            return
        if self.deck != AVENTURE:
            spend(s, self.seat, GUIDE if self.deck == SOUVENIR else CAMERA)
        ask(s, DRAW_CARD[self.deck][self.seat])

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_TROPHY[self.deck], ())


def has_means(pack: list[int], deck: int) -> bool:
    """Does the backpack hold what this trophy asks for?"""
    if deck == AVENTURE:
        return pack[COMPASS] > 0 and pack[SLEEPING_BAG] > 0 and pack[PHARMACY] > 0
    return pack[GUIDE if deck == SOUVENIR else CAMERA] > 0


def spend(s: Journey, seat: int, item: int) -> None:
    s.packs[seat][item] -= 1
    s.discard[item] += 1
    tell(s, GIVES_UP, seat, item)


def win(s: Journey, seat: int, deck: int, card: int) -> None:
    s.decks[deck].under.remove(card)
    s.won[deck][seat] += (card,)
    tell(s, WINS[deck], seat, card)


class Afford(Question[Journey]):
    """A35: the souvenir must be paid for; who has not enough may sell first, or lets it go."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
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
        if act.verb is SELL:
            ask(s, self)
            put_up(s, self.seat, act.noun)
        else:
            tell(s, LETS_GO_SOUVENIR, self.seat, self.card)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_AFFORD, (self.card, PRICE[self.card] // MONEY.step))


# --- What cards do ---


def befall(s: Journey, seat: int, deck: int, card: int) -> None:
    """A card is carried out by the one who drew it, or on an opponent, or on all of them."""
    who, steps = BEFALLS[deck][card], STEPS[deck][card]
    if who == SELF:
        perform(s, seat, steps)
    elif who == CHOSEN:
        ask(s, ChooseTarget(seat, card))
    else:
        for other in reversed(opponents(s, seat)):
            ask(s, Rest(other, steps))


def opponents(s: Journey, seat: int) -> list[int]:
    return [other for other in clockwise(len(s.packs), seat)[:-1] if other in s.playing]


def perform(s: Journey, seat: int, steps: tuple[Step, ...]) -> None:
    """One step after the other; the rest waits until all that the first one asks is answered."""
    if len(steps) > 1:
        ask(s, Rest(seat, steps[1:]))
    step = steps[0]
    DO[step.effect](s, seat, step)


class Rest(Question[Journey]):
    """The steps of a card that are still to come. Nobody is asked."""

    def __init__(self, seat: int, steps: tuple[Step, ...]) -> None:
        self.seat = seat
        self.steps = steps

    def moot(self, s: Journey) -> bool:
        return True

    def dropped(self, s: Journey) -> None:
        perform(s, self.seat, self.steps)


class ChooseTarget(Question[Journey]):
    """A37: one opponent whom the card can befall; without a choice nobody is asked."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def targets(self, s: Journey) -> list[int]:
        effect = STEPS[COURRIER][self.card][0].effect
        return [other for other in opponents(s, self.seat) if can_befall(s, other, effect)]

    def moot(self, s: Journey) -> bool:
        return len(self.targets(s)) <= 1

    def dropped(self, s: Journey) -> None:
        targets = self.targets(s)
        if targets:
            perform(s, targets[0], STEPS[COURRIER][self.card])
        else:
            tell(s, NO_EFFECT)

    def options(self, s: Journey) -> list[Act]:
        return [TARGET.acts[self.seat][other] for other in self.targets(s)]

    def choose(self, s: Journey, act: Act) -> None:
        perform(s, act.noun, STEPS[COURRIER][self.card])

    def prompt(self, s: Journey) -> Line:
        step = STEPS[COURRIER][self.card][0]
        tale = ASK_TARGET[TARGETED.index(step.effect)]
        return Line(tale, (self.card, *[abs(step.n) // kind.step for kind in tale.nouns[1:]]))


def can_befall(s: Journey, seat: int, effect: int) -> bool:
    if effect in MOVES:
        return can_be_moved(s, seat)
    if effect == LOSE_PASSPORT:
        return s.packs[seat][PASSPORT] > 0
    if effect in (LOSE_ANY, STEAL):
        return loose(s.packs[seat]) > 0
    return True


def can_be_moved(s: Journey, seat: int) -> bool:
    """SK-51, A37: only with a passport, and not from the departure."""
    return s.packs[seat][PASSPORT] > 0 and s.at[seat] != DEPARTURE


LOSE_ANY: Final = EFFECT.number("lose-any")
STEAL: Final = EFFECT.number("steal")
LOSE_PASSPORT: Final = EFFECT.number("lose-passport")
MOVES: Final = [EFFECT.number(word) for word in ("move", "previous", "swap", "pull", "extra-move")]


def do_gain(s: Journey, seat: int, step: Step) -> None:
    s.money[seat] += step.n
    tell(s, EARNS, seat, step.n // MONEY.step)


def do_pay(s: Journey, seat: int, step: Step) -> None:
    charge(s, seat, step.n, NOBODY)


def do_owe(s: Journey, seat: int, step: Step) -> None:
    charge(s, seat, step.n, s.active)


def do_ticket(s: Journey, seat: int, step: Step) -> None:
    """A31: money for it when the bank has no ticket left."""
    if tickets_left(s):
        s.tickets[seat] += 1
        tell(s, GETS_TICKET, seat)
    else:
        s.money[seat] += RESALE[TICKET]
        tell(s, EARNS, seat, RESALE[TICKET] // MONEY.step)


def do_draw(s: Journey, seat: int, step: Step) -> None:
    cards = enough_to_draw(s, step.n)
    if cards:
        ask(s, DrawToKeep(seat, cards))


class DrawToKeep(DrawHand):
    """A4, A9: drawn unseen and kept, but for a second passport."""

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, DRAWS, self.seat, self.cards, act.noun)
        had = s.packs[self.seat][PASSPORT]
        stow(s, self.seat, act.noun)
        if s.packs[self.seat][PASSPORT] > had:
            receive_passport(s, self.seat)


def do_choose(s: Journey, seat: int, step: Step) -> None:
    choose_from(s, seat, step.n, False)


def do_lose(s: Journey, seat: int, step: Step) -> None:
    if s.packs[seat][step.n]:
        spend(s, seat, step.n)
    else:
        tell(s, HAS_NONE, seat, step.n)


def do_lose_any(s: Journey, seat: int, step: Step) -> None:
    ask(s, Slip(seat, NOBODY))


def do_steal(s: Journey, seat: int, step: Step) -> None:
    ask(s, Slip(seat, s.active))


class Slip(Chance[Journey]):
    """A card that is no passport leaves a backpack at random: for the discard, or for another backpack."""

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def options(self, s: Journey) -> list[Act]:
        pack = s.packs[self.seat]
        return [SLIP.acts[CHANCE][item] for item in range(GUIDE, ITEMS) if pack[item]]

    def weights(self, s: Journey) -> list[int]:
        return [count for count in s.packs[self.seat][GUIDE:] if count]

    def choose(self, s: Journey, act: Act) -> None:
        s.packs[self.seat][act.noun] -= 1
        if self.to == NOBODY:
            s.discard[act.noun] += 1
        else:
            s.packs[self.to][act.noun] += 1
            tell(s, TAKES, self.to, self.seat, act.noun)
        tell(s, LOSES, self.seat, act.noun)

    def seen_by(self, act: Act, me: int) -> bool:
        return me != NOBODY and me in (self.seat, self.to)


def do_lose_passport(s: Journey, seat: int, step: Step) -> None:
    lose_passport(s, seat)


def do_move(s: Journey, seat: int, step: Step) -> None:
    """A13: never beyond the arrival, never behind the first airport."""
    shift(s, seat, min(ARRIVAL, max(FIRST, s.at[seat] + step.n)))


def shift(s: Journey, seat: int, space: int) -> bool:
    """SK-60: whoever is moved by a card does not play the space. True if it ends the game."""
    tell(s, MOVED, seat, space)
    return put(s, seat, space)


def do_previous(s: Journey, seat: int, step: Step) -> None:
    space = PREVIOUS[step.n][s.at[seat]]
    if space == NOBODY:
        tell(s, NO_EFFECT)
    else:
        shift(s, seat, space)


def do_swap(s: Journey, seat: int, step: Step) -> None:
    here, there = s.at[s.active], s.at[seat]
    if not shift(s, seat, here):
        shift(s, s.active, there)


def do_pull(s: Journey, seat: int, step: Step) -> None:
    shift(s, seat, s.at[s.active])


def do_extra_move(s: Journey, seat: int, step: Step) -> None:
    ask(s, ExtraMove(seat))


class ExtraMove(Question[Journey]):
    """A23: one more walk, paid for, with those aboard; nothing is played where it ends."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def moot(self, s: Journey) -> bool:
        return s.at[self.seat] == ARRIVAL

    def options(self, s: Journey) -> list[Act]:
        return walks(s, self.seat)

    def choose(self, s: Journey, act: Act) -> None:
        go(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_EXTRA, ())


def do_skip(s: Journey, seat: int, step: Step) -> None:
    """A50: turns to be skipped add up."""
    s.skips[seat] += step.n
    tell(s, MUST_SKIP, seat)


def do_keep(s: Journey, seat: int, step: Step) -> None:
    win(s, seat, AVENTURE, step.n)


def do_return(s: Journey, seat: int, step: Step) -> None:
    """A36: it is under its deck already."""
    tell(s, LETS_GO_AVENTURE, seat, step.n)


def do_roll(s: Journey, seat: int, step: Step) -> None:
    tell(s, NEEDS_PIPS, step.n)
    ask(s, CardDie(seat, step))


class CardDie(RollDie):
    """So many pips or more, or else."""

    def __init__(self, seat: int, step: Step) -> None:
        self.seat = seat
        self.step = step

    def choose(self, s: Journey, act: Act) -> None:
        tell(s, ROLLS, self.seat, act.noun)
        perform(s, self.seat, self.step.then if act.noun >= self.step.n else self.step.otherwise)


def do_offer(s: Journey, seat: int, step: Step) -> None:
    ask(s, Bargain(seat, step))


class Bargain(Question[Journey]):
    """Pay the price that the card names, or go without."""

    def __init__(self, seat: int, step: Step) -> None:
        self.seat = seat
        self.step = step

    def moot(self, s: Journey) -> bool:
        return not s.purse and s.money[self.seat] < self.step.n

    def dropped(self, s: Journey) -> None:
        perform(s, self.seat, self.step.otherwise)

    def options(self, s: Journey) -> list[Act]:
        acts = [DECLINE.acts[self.seat][0]]
        if s.money[self.seat] >= self.step.n:
            acts.append(PAY.acts[self.seat][0])
        return acts

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is PAY:
            settle(s, self.seat, self.step.n, NOBODY)
            perform(s, self.seat, self.step.then)
        else:
            perform(s, self.seat, self.step.otherwise)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_OFFER, (self.step.n // MONEY.step,))


Doing = Callable[[Journey, int, Step], None]
# In the order of the effects' names in cards.py.
DO: Final[list[Doing]] = [
    do_gain, do_pay, do_owe, do_ticket, do_draw, do_choose, do_lose, do_lose_any, do_steal, do_lose_passport, do_move,
    do_previous, do_swap, do_pull, do_extra_move, do_skip, do_keep, do_return, do_roll, do_offer,
]  # fmt: skip


# --- Short of money ---


def go_back_to_work(s: Journey, seat: int) -> None:
    """SK-61 to SK-63: Job-Assistance, free of charge, and the whole turn (A38)."""
    s.at[seat] = PREVIOUS[JOB][s.at[seat]]
    tell(s, GOES_BACK_TO_WORK, seat, s.at[seat])
    ask(s, DRAW_CARD[JOB][seat])


def charge(s: Journey, seat: int, amount: int, to: int) -> None:
    """A32: who cannot pay must sell until he can, or until he has nothing left to sell."""
    ask(s, ForcedSale(seat, amount, to))


class ForcedSale(Question[Journey]):
    """A32: a debt, and what must be sold for it. Once it is covered, or there is nothing to sell, nobody is asked."""

    def __init__(self, seat: int, amount: int, to: int) -> None:
        self.seat = seat
        self.amount = amount
        self.to = to

    def moot(self, s: Journey) -> bool:
        return s.money[self.seat] >= self.amount or not has_goods(s, self.seat)

    def dropped(self, s: Journey) -> None:
        settle(s, self.seat, self.amount, self.to)

    def options(self, s: Journey) -> list[Act]:
        return [SELL.acts[self.seat][good] for good in goods_of(s, self.seat)]

    def choose(self, s: Journey, act: Act) -> None:
        ask(s, self)
        put_up(s, self.seat, act.noun)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_DEBT, (self.amount // MONEY.step,))


def settle(s: Journey, seat: int, amount: int, to: int) -> None:
    """Paid as far as the money goes; the rest is forgiven."""
    paid = min(amount, s.money[seat])
    s.money[seat] -= paid
    if to == NOBODY:
        tell(s, PAYS, seat, paid // MONEY.step)
    else:
        s.money[to] += paid
        tell(s, PAYS_TO, seat, to, paid // MONEY.step)
    if paid < amount:
        tell(s, FORGIVEN, seat, (amount - paid) // MONEY.step)


# Auctions


def goods_of(s: Journey, seat: int) -> list[int]:
    """SK-64, SK-69: souvenirs, tickets, Sakodo cards, but never the passport, a reportage or an aventure."""
    pack = s.packs[seat]
    goods = [item for item in range(GUIDE, ITEMS) if pack[item]]
    if s.tickets[seat]:
        goods.append(TICKET)
    return goods + [FIRST_SOUVENIR + card for card in s.won[SOUVENIR][seat]]


def has_goods(s: Journey, seat: int) -> bool:
    """Has he anything to sell? Everyone can see that."""
    return loose(s.packs[seat]) > 0 or s.tickets[seat] > 0 or len(s.won[SOUVENIR][seat]) > 0


def held(s: Journey, seat: int, good: int) -> int:
    if good < TICKET:
        return s.packs[seat][good]
    return s.tickets[seat] if good == TICKET else 1


def sales(s: Journey, seat: int) -> list[Act]:
    """A39: what this seat may put up for auction; not what it bought at one in the same turn."""
    goods = goods_of(s, seat)
    if s.bought:
        goods = [good for good in goods if held(s, seat, good) > s.bought.count((seat, good))]
    return [SELL.acts[seat][good] for good in goods]


def put_up(s: Journey, seat: int, good: int) -> None:
    """SK-65, A40: one good, out of its owner's hands until the hammer falls."""
    if good < TICKET:
        s.packs[seat][good] -= 1
    elif good == TICKET:
        s.tickets[seat] -= 1
    else:
        s.won[SOUVENIR][seat] = tuple([card for card in s.won[SOUVENIR][seat] if card != good - FIRST_SOUVENIR])
    tell(s, PUTS_UP, seat, good, RESALE[good] // MONEY.step)
    ask(s, Sale(seat, good, tuple(opponents(s, seat)), 0, NOBODY))


class Sale(Auction[Journey]):
    """SK-65 to SK-67, A41: clockwise from the seller, upwards from the resale price, as far as one can pay."""

    def __init__(self, seller: int, good: int, bidders: tuple[int, ...], high: int, holder: int) -> None:
        self.seller = seller
        self.good = good
        self.bidders = bidders
        self.high = high
        self.holder = holder
        self.privileged = NOBODY

    def least(self, seat: int) -> int:
        return max(self.high + 1, RESALE[self.good] // MONEY.step)

    def bids(self, s: Journey, seat: int, least: int) -> list[Act]:
        return BID.acts[seat][least : s.money[seat] // MONEY.step + 1]

    def passes(self, seat: int) -> Act:
        return PASS.acts[seat][0]

    def moot(self, s: Journey) -> bool:
        """Dropped where everyone sees that this seat cannot bid."""
        seat = self.bidders[0]
        return not s.purse and s.money[seat] < self.least(seat) * MONEY.step

    def dropped(self, s: Journey) -> None:
        self.choose(s, self.passes(self.bidders[0]))

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is BID:
            tell(s, BIDS, act.by, act.noun)
        else:
            tell(s, PASSES, act.by)
        super().choose(s, act)

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Journey]:
        return Sale(self.seller, self.good, bidders, high, holder)

    def sold(self, s: Journey, seat: int, bid: int) -> None:
        if seat == NOBODY:
            bank_buys(s, self.seller, self.good)
            return
        s.money[seat] -= bid * MONEY.step
        s.money[self.seller] += bid * MONEY.step
        s.bought += ((seat, self.good),)
        tell(s, SELLS, self.seller, seat, self.good, bid)
        if self.good < TICKET:
            s.packs[seat][self.good] += 1
        elif self.good == TICKET:
            s.tickets[seat] += 1
        else:
            s.won[SOUVENIR][seat] += (self.good - FIRST_SOUVENIR,)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_BID, (self.good, self.least(self.bidders[0])))


def bank_buys(s: Journey, seller: int, good: int) -> None:
    """SK-67, A42: at the resale price; a card goes to the discard, a souvenir under its deck."""
    s.money[seller] += RESALE[good]
    tell(s, BANK_BUYS, seller, good, RESALE[good] // MONEY.step)
    if good < TICKET:
        s.discard[good] += 1
    elif good >= FIRST_SOUVENIR:
        s.decks[SOUVENIR].under.append(good - FIRST_SOUVENIR)


# Trades


def trades(s: Journey, seat: int) -> list[Act]:
    """A10: with whom this seat may trade; one proposal a turn, so that nobody holds the table up."""
    if seat in s.proposed or not loose(s.packs[seat]):
        return []
    return [TRADE.acts[seat][other] for other in s.playing if other != seat and loose(s.packs[other])]


class Propose(Question[Journey]):
    """A10: Sakodo cards for Sakodo cards, no passports. The terms are for the two of them only."""

    def __init__(self, seat: int, partner: int, give: int, want: int) -> None:
        self.seat = seat
        self.partner = partner
        self.give = give
        self.want = want

    def options(self, s: Journey) -> list[Act]:
        seat, pack = self.seat, s.packs[self.seat]
        acts = [WITHDRAW.acts[seat][0]]
        given, wanted = CARDS_IN[self.give], CARDS_IN[self.want]
        if given and wanted:
            acts.append(SEND.acts[seat][0])
        spare = [item for item in range(GUIDE, ITEMS) if pack[item] > given.count(item)]
        acts += [GIVE.acts[seat][item] for item in spare if with_one(self.give, item) != NOBODY]
        if len(wanted) < loose(s.packs[self.partner]) and with_one(self.want, GUIDE) != NOBODY:
            acts += WANT.acts[seat][GUIDE:]
        return acts

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is GIVE:
            ask(s, Propose(self.seat, self.partner, with_one(self.give, act.noun), self.want))
        elif act.verb is WANT:
            ask(s, Propose(self.seat, self.partner, self.give, with_one(self.want, act.noun)))
        elif act.verb is SEND:
            tell(s, PROPOSES, self.seat, self.partner)
            ask(s, Answer(self.partner, self.seat, self.give, self.want))
        else:
            tell(s, WITHDRAWS, self.seat)

    def seen_by(self, act: Act, me: int) -> bool:
        return me == self.seat or act.verb is SEND or act.verb is WITHDRAW

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_TERMS, (self.partner,))


class Answer(Question[Journey]):
    """A10: the partner agrees or refuses; he is asked even if he lacks what is wanted, for that is his secret."""

    def __init__(self, seat: int, proposer: int, give: int, want: int) -> None:
        self.seat = seat
        self.proposer = proposer
        self.give = give
        self.want = want

    def options(self, s: Journey) -> list[Act]:
        pack, wanted = s.packs[self.seat], COUNTS_IN[self.want]
        acts = [REFUSE.acts[self.seat][0]]
        if all(pack[item] >= wanted[item] for item in ITEMS_IN[self.want]):
            acts.append(ACCEPT.acts[self.seat][0])
        return acts

    def choose(self, s: Journey, act: Act) -> None:
        if act.verb is REFUSE:
            tell(s, REFUSES, self.seat, self.proposer)
            return
        hand_over(s, self.proposer, self.seat, self.give)
        hand_over(s, self.seat, self.proposer, self.want)
        tell(s, TRADES, self.proposer, self.seat, len(CARDS_IN[self.give]), len(CARDS_IN[self.want]))

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_TRADE, (self.proposer, self.give, self.want))


def hand_over(s: Journey, giver: int, receiver: int, hand: int) -> None:
    for item in CARDS_IN[hand]:
        s.packs[giver][item] -= 1
        s.packs[receiver][item] += 1


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


def retire(s: Journey, seat: int) -> None:
    """A48: the pawn leaves, and all that its owner had goes back to the supply."""
    tell(s, RETIRES, seat)
    s.playing = tuple([other for other in s.playing if other != seat])
    for item in range(ITEMS):
        s.discard[item] += s.packs[seat][item]
    s.packs[seat] = [0] * ITEMS
    for deck, seats in enumerate(s.won):
        s.decks[deck].under += seats[seat]
        seats[seat] = ()
    s.money[seat] = s.tickets[seat] = 0
    s.at[seat] = NOBODY
    s.aboard = tuple([other for other in s.aboard if other != seat])
    if len(s.playing) == 1:
        finish(s, "alone", [])
    elif seat == s.active:
        del s.stack[1:]  # below all else waits the end of his turn


# --- The questions that have no more to say than who is asked ---

COMPLETE: Final = [Complete(seat) for seat in range(SEATS)]
PACK_DIE: Final = [PackDie(seat) for seat in range(SEATS)]
DEPARTING: Final = [Departure(seat) for seat in range(SEATS)]
TURN: Final = [Turn(seat) for seat in range(SEATS)]
TURN_ENDS: Final = [TurnEnds(seat) for seat in range(SEATS)]
HITCH: Final = [Hitch(seat) for seat in range(SEATS)]
LANDED: Final = [Landed(seat) for seat in range(SEATS)]
TICKET_OFFER: Final = [TicketOffer(seat) for seat in range(SEATS)]
PRICE_DIE: Final = [PriceDie(seat) for seat in range(SEATS)]
WITHOUT_PASSPORT: Final = [WithoutPassport(seat) for seat in range(SEATS)]
DRAW_CARD: Final = [[DrawCard(seat, deck) for seat in range(SEATS)] for deck in range(DECKS)]
TROPHY: Final = [[Trophy(seat, deck) for seat in range(SEATS)] for deck in range(AVENTURE + 1)]


def start(seats: int, cap: int, ruthless: bool, chain: bool, purse: bool, reshuffle: bool, retiring: bool) -> Journey:
    """A game about to begin, everyone at the departure (SK-04). Set-up goes round in the order of the seats (A6)."""
    s = Journey(
        [OF_EACH] * ITEMS, [0] * ITEMS, [[0] * ITEMS for _ in range(seats)],
        [Deck(list(range(len(deck.words))), []) for deck in DECK], [[()] * seats for _ in range(AVENTURE + 1)],
        [0] * seats, [0] * seats, [DEPARTURE] * seats, [0] * seats, [0] * seats, [(0,) * seats] * seats, (), (), (),
        (), [0] * seats, tuple(range(seats)), NOBODY, NOBODY, 1, cap, ruthless, chain, purse, reshuffle, retiring,
    )  # fmt: skip
    ask(s, FirstRoll(s.playing, ()))
    for seat in reversed(s.playing):
        ask(s, PRICE_DIE[seat])  # SK-08
    for seat in reversed(s.playing):
        for _ in range(DEALT):
            ask(s, DRAW_CARD[JOB][seat])  # SK-06
    for seat in reversed(s.playing):
        ask(s, Deal(seat, DEALT))
    return s
