"""Sakodo cards for Sakodo cards, between two players."""

from __future__ import annotations

from grandtour.core.acts import NOBODY, Act
from grandtour.core.questions import Asked, ask, tell
from grandtour.core.tales import Line
from grandtour.families.track.acts import RESUME
from grandtour.families.track.sales import going_on, lapse
from grandtour.games.sakodo.acts import ACCEPT, GIVE, REFUSE, SEND, TRADE, WANT, WITHDRAW
from grandtour.games.sakodo.goods import loose
from grandtour.games.sakodo.items import CARDS_IN, COUNTS_IN, GUIDE, ITEMS, ITEMS_IN, with_one
from grandtour.games.sakodo.state import Journey
from grandtour.games.sakodo.tales import ASK_NO_TRADE, ASK_TERMS, ASK_TRADE, PROPOSES, REFUSES, TRADES, WITHDRAWS


def trades(s: Journey, seat: int) -> list[Act]:
    """A10: with whom this seat may trade; one proposal a turn, so that nobody holds the table up."""
    if seat in s.proposed or not loose(s.packs[seat]):
        return []
    return [TRADE.acts[seat][other] for other in s.playing if other != seat and loose(s.packs[other])]


class Propose(Asked[Journey]):
    """A10: Sakodo cards for Sakodo cards, no passports. The terms are for the two of them only."""

    def __init__(self, seat: int, partner: int, give: int, want: int) -> None:
        super().__init__(seat)
        self.partner = partner
        self.give = give
        self.want = want

    def interrupts(self, s: Journey) -> list[Act]:
        return going_on(s, self.seat)  # A58

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
        elif act.verb is WITHDRAW:
            tell(s, WITHDRAWS, self.seat)
        else:
            lapse(s, act, self.seat)

    def seen_by(self, act: Act, me: int) -> bool:
        return me == self.seat or act.verb not in (GIVE, WANT)

    def prompt(self, s: Journey) -> Line:
        return Line(ASK_TERMS, (self.partner,))


class Answer(Asked[Journey]):
    """A10: the partner agrees or refuses; they are asked even if they lack what is wanted, for that is their secret."""

    def __init__(self, seat: int, proposer: int, give: int, want: int) -> None:
        super().__init__(seat)
        self.proposer = proposer
        self.give = give
        self.want = want

    def interrupts(self, s: Journey) -> list[Act]:
        """A58: whoever is asked can refuse."""
        return [act for act in going_on(s, self.proposer) if act.by != self.seat]

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
        if act.verb is RESUME:
            lapse(s, act, self.proposer)
            return
        give_all(s, self.proposer, self.seat, self.give)
        give_all(s, self.seat, self.proposer, self.want)
        tell(s, TRADES, self.proposer, self.seat, len(CARDS_IN[self.give]), len(CARDS_IN[self.want]))

    def prompt(self, s: Journey) -> Line:
        tale = ASK_TRADE if len(self.options(s)) > 1 else ASK_NO_TRADE
        return Line(tale, (self.proposer, self.give, self.want))


def give_all(s: Journey, giver: int, receiver: int, hand: int) -> None:
    for item in CARDS_IN[hand]:
        s.packs[giver][item] -= 1
        s.packs[receiver][item] += 1
