"""Auctions that rooms share: fixed rows with a privileged initiator, and free ascending bids with none."""

from __future__ import annotations

import pytest

from grandtour.core.acts import NOBODY, Act, Verb, numbers
from grandtour.core.auction import PASS, Auction, clockwise
from grandtour.core.questions import IllegalAct, Question, State, offered, step

ROW = numbers("row", 3)
DUCAT = numbers("ducat", 100, 10)
BID = Verb("bid", ROW)
OFFER = Verb("offer", DUCAT)


class Hall(State):
    """Purses in steps of what is bid, and to whom the lot went for what."""

    def __init__(self, purses: list[int]) -> None:
        super().__init__()
        self.purses = purses
        self.sold: tuple[int, int] | None = None
        self.secret = False


class Sale(Auction[Hall]):
    """Whatever the verb counts in, as far as the purse goes."""

    def __init__(self, verb: Verb, bidders: tuple[int, ...], high: int, holder: int, privileged: int) -> None:
        super().__init__(bidders, high, holder, privileged)
        self.verb = verb

    def bids(self, s: Hall, seat: int, least: int) -> list[Act]:
        return [self.verb.by(seat, bid) for bid in range(least, min(s.purses[seat], len(self.verb.kind.words) - 1) + 1)]

    def tell_bid(self, s: Hall, seat: int, bid: int) -> None:
        pass

    def hides_purses(self, s: Hall) -> bool:
        return s.secret

    def handed_on(self, bidders: tuple[int, ...], high: int, holder: int) -> Question[Hall]:
        return Sale(self.verb, bidders, high, holder, self.privileged)

    def sold(self, s: Hall, seat: int, bid: int) -> None:
        s.sold = (seat, bid)


def rows(*purses: int) -> Hall:
    """Seat A, privileged, has put a lot up for sale in three rows."""
    return hall(Sale(BID, clockwise(len(purses), 0), 0, NOBODY, 0), purses)


def ducats(*purses: int) -> Hall:
    """A lot that belongs to nobody, in steps of ten ducats."""
    return hall(Sale(OFFER, clockwise(len(purses), 0), 0, NOBODY, NOBODY), purses)


def hall(sale: Sale, purses: tuple[int, ...]) -> Hall:
    s = Hall(list(purses))
    s.stack.append(sale)
    return s


def says(s: Hall, *words: str) -> Hall:
    for word in words:
        verb = {"pass": PASS, "bid": BID, "offer": OFFER}[word.split()[1]]
        noun = verb.kind.number(word.split()[2]) if verb is not PASS else 0
        step(s, verb.by("ABCDEF".index(word[0]), noun))
    return s


def test_the_others_speak_first_clockwise() -> None:
    assert clockwise(4, 2) == (3, 0, 1, 2)


def test_a_lot_that_nobody_else_wants_is_free_for_the_privileged() -> None:
    assert says(rows(0, 3, 3), "B pass", "C pass").sold == (0, 0)


def test_the_privileged_seat_holds_the_bid_by_matching_it() -> None:
    s = says(rows(3, 3, 3), "B bid 1", "C bid 2")
    assert [act.said for act in offered(s)] == ["bid 2", "bid 3", "pass"]
    assert says(s, "A bid 2", "B pass", "C pass").sold == (0, 2)


def test_the_others_must_outbid() -> None:
    s = says(rows(3, 3, 3), "B bid 2")
    assert [act.said for act in offered(s)] == ["bid 3", "pass"]
    with pytest.raises(IllegalAct):
        says(s, "C bid 2")


def test_who_passes_is_out_and_the_last_one_in_gets_it() -> None:
    assert says(rows(3, 3, 3), "B bid 1", "C bid 2", "A pass", "B bid 3").sold == (1, 3)


def test_nobody_bids_more_than_they_can_pay() -> None:
    assert [act.said for act in offered(rows(3, 2, 3))] == ["bid 1", "bid 2", "pass"]


def test_without_privilege_everyone_must_outbid_in_steps() -> None:
    s = says(ducats(10, 10, 5), "B offer 30")
    assert [act.said for act in offered(s)] == ["offer 40", "offer 50", "pass"]
    assert says(s, "C pass", "A offer 40", "B offer 90", "A pass").sold == (1, 9)


def test_without_privilege_a_lot_that_nobody_wants_stays_unsold() -> None:
    assert says(ducats(10, 10), "B pass", "A pass").sold == (NOBODY, 0)


def test_who_can_only_pass_is_not_asked_where_everyone_sees_it() -> None:
    assert says(ducats(10, 10, 1), "B offer 20", "A pass").sold == (1, 2)


def test_where_purses_are_secret_everyone_is_asked() -> None:
    s = ducats(10, 10, 1)
    s.secret = True
    says(s, "B offer 20")
    assert [repr(act) for act in offered(s)] == ["C pass"]


def test_a_lone_bidder_pays_what_they_bid() -> None:
    assert says(ducats(10, 10, 10), "B pass", "C offer 20", "A pass").sold == (2, 2)
