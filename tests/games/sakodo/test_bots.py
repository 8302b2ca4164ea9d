"""The bots: what they think of cards and money, and that they are as good as they are said to be."""

import pytest

from grandtour.arena.contest import play
from grandtour.bots import bot_names
from grandtour.core.chairs import Bot, Chair
from grandtour.core.chance import Dice
from grandtour.core.tales import Line
from grandtour.families.track.board import AVENTURE, FIRST, REPORTAGE
from grandtour.games.sakodo import tales
from grandtour.games.sakodo.board import ARRIVAL, SPACE
from grandtour.games.sakodo.game import GAME, plan_for
from grandtour.games.sakodo.items import CAMERA, GUIDE, ITEMS, PASSPORT
from grandtour.games.sakodo.plans import HOPE, NEEDS, Plan, charts
from grandtour.games.sakodo.sense import SenseBot, WalkerBot, after_lift
from grandtour.games.sakodo.state import Journey
from tests.games.sakodo.given import A, B, C, at, begin, do, give, hear, on_the_way, stop, take_passport, trophies


def chosen(s: Journey, seat: int, bot: Bot | None = None) -> str:
    return (bot or SenseBot()).choose(Chair(GAME, s, seat), Dice(1)).said


def win_share(level: str, other: str, games: int) -> float:
    seats = [(level, other), (other, level)]
    return sum(play(GAME, seats[n % 2], 100 + n).share(n % 2) for n in range(games)) / games


def test_levels_from_the_weakest_to_the_best() -> None:
    assert bot_names(GAME) == ["random", "walker", "casual", "sense"]


def test_sense_beats_random() -> None:
    assert win_share("sense", "random", 20) >= 0.95


def test_sense_beats_the_walker() -> None:
    assert win_share("sense", "walker", 40) >= 0.6


def test_the_walker_beats_random() -> None:
    assert win_share("walker", "random", 10) >= 0.9


# --- Remembering, and breaking in ---


class Seat:
    """A bot of sense on its chair, at a table whose every line it hears."""

    def __init__(self, s: Journey, seat: int) -> None:
        self.s = hear(s)
        self.seat = seat
        self.bot = SenseBot()

    def chair(self) -> Chair:
        return Chair(GAME, self.s, self.seat, self.s.lines)

    def says(self) -> str:
        return self.bot.choose(self.chair(), Dice(1)).said

    def breaks_in(self) -> str | None:
        act = self.bot.breaks_in(self.chair(), Dice(1))
        return act.said if act else None


def after_a_lift() -> Seat:
    """A has given B a lift and looked into the backpack, which holds a guide that A needs and B does not."""
    s = at(on_the_way(3), A="goa", B="hampi", C="goa")
    give(s, A, "compass", "pharmacy")
    give(s, B, "guide", "guide", "sleeping-bag")
    trophies(s, A, 0, 2, 2)
    trophies(s, B, 2, 2, 1)
    seat = Seat(begin(s), A)
    do(s, "A go hampi", "A pick B", "A go udaipur", "A take guide")
    seat.bot.listen(seat.chair())
    return seat


def test_it_remembers_a_backpack_that_was_opened_before_it() -> None:
    seat = after_a_lift()
    assert seat.bot.memory.known(B) == [1, 1, 0, 0, 1, 0]
    assert seat.bot.memory.known(C) == [0] * ITEMS


def test_a_bot_made_anew_from_what_was_told_remembers_the_same() -> None:
    seat = after_a_lift()
    again = SenseBot()
    again.listen(seat.chair())
    assert again.memory.packs == seat.bot.memory.packs


def test_it_forgets_what_is_no_longer_certain() -> None:
    seat, packs = after_a_lift(), {}
    for tale, nouns in ((tales.GIVES_UP, (B, GUIDE)), (tales.PUTS_UP, (B, GUIDE, 1)), (tales.LOSES, (B, GUIDE))):
        memory = after_a_lift().bot.memory
        memory.hear(Line(tale, nouns).read(A))
        packs[tale.key] = memory.known(B)
    assert packs["gives-up"] == packs["puts-up"] == [1, 0, 0, 0, 1, 0]
    assert packs["loses"] == [0] * ITEMS, "any of them may be gone"
    assert seat.bot.memory.known(B) == [1, 1, 0, 0, 1, 0]


def test_it_proposes_a_trade_that_serves_both_and_says_so_card_by_card() -> None:
    seat = after_a_lift()
    begin(seat.s, C)
    assert seat.breaks_in() == "trade B"
    do(seat.s, "A trade B")
    said = [seat.says()]
    while said[-1] != "send":
        do(seat.s, f"A {said[-1]}")
        said.append(seat.says())
    assert said == ["give compass", "want guide", "send"]
    do(seat.s, "A send")
    assert chosen(seat.s, B) == "accept"


def test_it_does_not_propose_again_what_was_refused() -> None:
    seat = after_a_lift()
    begin(seat.s, C)
    do(seat.s, "A trade B", "A give compass", "A want guide", "A send", "B refuse")
    begin(seat.s, B)
    assert seat.breaks_in() is None


def test_it_withdraws_from_a_trade_that_it_has_nothing_to_say_about() -> None:
    s = at(on_the_way(), A="goa", B="goa")
    give(s, A, "guide")
    give(s, B, "camera")
    assert chosen(do(begin(s), "A trade B"), A) == "withdraw"


def test_broke_it_sells_out_of_turn_what_it_can_spare_but_once_until_it_moves() -> None:
    s = at(on_the_way(), A="saigon", B="goa")
    trophies(s, A, 2, 2, 2)
    give(s, A, "camera", "camera")
    s.money = [0, 0]
    seat = Seat(begin(s, B), A)
    assert seat.breaks_in() == "sell camera"
    do(s, "A sell camera")
    assert s.money[A] == 200
    s.money[A] = 0
    assert seat.breaks_in() is None
    memory = seat.bot.memory
    memory.hear(Line(tales.WALKS, (A, 40, 0)).read(A))
    assert seat.breaks_in() == "sell camera"


def test_it_breaks_in_for_nothing_less_than_it_is_worth() -> None:
    s = at(on_the_way(), A="saigon", B="goa")
    give(s, A, "guide", "camera")
    assert Seat(begin(s, B), A).breaks_in() is None


def test_it_knows_whose_backpack_is_worth_a_lift() -> None:
    s = at(on_the_way(), B="jaipur")
    trophies(s, A, 0, 2, 2)
    plan, nothing = plan_for(s, A), [0] * ITEMS
    assert (
        after_lift(plan, 2, [1, 1, 0, 0, 0, 0]) < after_lift(plan, 2, nothing) < after_lift(plan, 2, [1, 0, 0, 1, 0, 0])
    )


# --- Counting turns ---


def plan(space: str, *, money: float = 300, tickets: int = 0, items: tuple[int, ...] = (), won: int = 0) -> Plan:
    pack = [1, *(items.count(item) for item in range(1, 6))]
    return Plan(SPACE.number(space), money, tickets, pack, [won] * 3)


def test_nothing_is_left_to_do_at_home_with_a_set() -> None:
    assert all(chart.go[0][ARRIVAL][0] == 0 for chart in charts())
    assert NEEDS[0].lacks == (0, 0, 0)


def test_money_cards_tickets_and_trophies_save_turns_and_a_passport_too() -> None:
    now = plan("goa").turns()
    assert plan("goa", money=900).turns() < now
    assert plan("goa", items=(GUIDE,)).turns() < now
    assert plan("goa", items=(CAMERA,)).turns() < now
    assert plan("goa", tickets=1).turns() < now
    assert plan("goa", won=1).turns() < now
    assert plan("goa").with_good(PASSPORT, -1, 0).turns() > now


def test_the_more_kinds_help_the_likelier_is_a_useful_card() -> None:
    assert HOPE[0] == 0
    assert HOPE[1] == pytest.approx(0.446, abs=0.001)
    assert sorted(HOPE) == HOPE


def test_every_chart_gets_dearer_with_the_price_of_money() -> None:
    assert [chart.go[0][FIRST][-1] for chart in charts()] == sorted(chart.go[0][FIRST][-1] for chart in charts())


# --- Decisions ---


def test_it_flies_home_with_a_set() -> None:
    s = at(on_the_way(), A="lima")
    s.tickets[A] = 1
    trophies(s, A, 2, 2, 2)
    assert chosen(begin(s), A) == "fly paris-arrival"


def test_it_keeps_what_the_journey_still_needs() -> None:
    s = at(on_the_way(), A="nairobi")
    trophies(s, A, 0, 2, 2)
    do(stop(s), "A roll", "* die 2", "* draw guide+camera")
    assert chosen(s, A) == "keep guide", "a camera is dearer, but no reportage is lacking"


def test_it_takes_trophies_that_it_lacks_and_no_others() -> None:
    s = at(on_the_way(), A="cairo")
    give(s, A, "camera")
    assert chosen(stop(s), A) == "try"
    trophies(s, A, 0, 2, 0)
    assert chosen(stop(s), A) == "decline"


def test_it_buys_a_cheap_ticket_and_not_a_dear_one() -> None:
    for pips, answer in ((1, "buy"), (6, "decline")):
        s = at(on_the_way(), A="mumbai")
        do(stop(s), "A skip", "A roll", f"* die {pips}")
        assert chosen(s, A) == answer


def test_it_bids_for_what_it_lacks_and_not_for_what_it_has() -> None:
    s = at(on_the_way(3), A="goa", B="goa", C="goa")
    give(s, A, "guide")
    trophies(s, B, 0, 2, 2)
    trophies(s, C, 2, 0, 0)
    do(begin(s), "A sell guide")
    assert chosen(s, B) == "bid 10"
    do(s, "B pass")
    assert chosen(s, C) == "pass"


def test_it_bids_up_to_what_the_good_is_worth_to_it_and_no_further() -> None:
    s = at(on_the_way(3), A="goa", B="goa", C="goa")
    give(s, A, "guide")
    trophies(s, B, 0, 2, 2)
    do(begin(s), "A sell guide")
    without, bid = plan_for(s, B).turns(), 0
    while chosen(s, B) != "pass":
        bid += 10
        assert chosen(s, B) == f"bid {bid}", "no more than it takes"
        assert plan_for(s, B).with_good(GUIDE, 1, bid).turns() < without
        bid += 10
        do(s, f"B bid {bid - 10}", f"C bid {bid}")
    assert 50 < bid < s.money[B]


def test_it_declines_a_bad_trade_and_accepts_a_good_one() -> None:
    for wanted, answer in (("camera", "refuse"), ("pharmacy", "accept")):
        s = at(on_the_way(), A="goa", B="goa")
        give(s, A, "guide")
        give(s, B, "camera", "pharmacy")
        trophies(s, B, 0, 0, 2)
        do(begin(s), "A trade B", "A give guide", f"A want {wanted}", "A send")
        assert chosen(s, B) == answer


def test_it_proposes_no_trade_where_it_knows_nothing_and_never_leaves() -> None:
    s = at(on_the_way(retire=True), A="goa", B="goa")
    give(s, A, "guide")
    give(s, B, "camera")
    assert chosen(begin(s), A).split()[0] not in ("trade", "retire")


def after_an_aventure() -> Seat:
    """B has tried an aventure, so everyone knows that B has the gear; B needs it no more, but lacks a guide."""
    s = at(on_the_way(3), A="goa", B="hampi", C="goa")
    give(s, A, "guide", "sleeping-bag", "pharmacy")
    give(s, B, "compass", "sleeping-bag", "pharmacy")
    trophies(s, A, 2, 2, 1)
    trophies(s, B, 1, 2, 2)
    seat = Seat(begin(s), A)
    seat.bot.memory.hear(Line(tales.DRAWS_CARD[AVENTURE], (B, 0)).read(A))
    return seat


def test_it_asks_for_gear_that_somebody_has_shown_and_can_no_longer_need() -> None:
    seat = after_an_aventure()
    assert seat.bot.memory.known(B) == [0, 0, 0, 1, 1, 1]
    said = [seat.says()]
    while said[-1] != "send":
        do(seat.s, f"A {said[-1]}")
        said.append(seat.says())
    assert said == ["trade B", "give guide", "want compass", "send"]
    do(seat.s, "A send")
    assert chosen(seat.s, B) == "accept"


def test_it_asks_nobody_who_may_well_have_all_they_need() -> None:
    seat = after_an_aventure()
    give(seat.s, B, "guide", "camera")
    assert not seat.says().startswith("trade")


def test_it_asks_again_once_somebody_has_won_a_trophy() -> None:
    memory = after_an_aventure().bot.memory
    memory.hear(Line(tales.REFUSES, (B, A)).read(A))
    assert memory.refused == [(A, B)]
    memory.hear(Line(tales.DRAWS_CARD[REPORTAGE], (B, 0)).read(A))
    assert memory.refused == []


def test_it_spends_no_guide_on_souvenirs_that_it_cannot_pay_for() -> None:
    s = at(on_the_way(), A="agadez")
    give(s, A, "guide")
    s.money[A] = 60
    assert chosen(stop(s), A) == "decline"
    s.money[A] = 440
    assert chosen(stop(s), A) == "try"


def test_it_does_not_pay_to_stop_for_a_souvenir_that_it_could_not_pay_for() -> None:
    s = at(on_the_way(), A="havana")
    give(s, A, "guide")
    trophies(s, A, 1, 2, 2)
    s.money[A] = 60
    assert chosen(begin(s), A) != "go quebec"
    s.money[A] = 600
    assert chosen(begin(s), A) == "go quebec"


def test_it_rolls_for_no_ticket_without_money_for_the_cheapest() -> None:
    for money, answer in ((90, "skip"), (100, "roll")):
        s = at(on_the_way(), A="kilimanjaro")
        give(s, A, "camera")
        s.money[A] = money + 20
        seat = Seat(begin(s), A)
        do(s, "A go mumbai")
        assert seat.says() == "roll", "for the backpack"
        do(s, "A roll", "* die 1", "* draw passport", "A reject")
        assert seat.says() == answer


def test_it_keeps_a_camera_that_it_will_need_unless_a_debt_leaves_nothing_else() -> None:
    s = at(on_the_way(), A="agadez")
    give(s, A, "guide", "camera")
    s.money[A] = 0
    do(stop(s), "A try", "* souvenir nesting-dolls")
    assert chosen(s, A) == "decline"
    s = at(on_the_way(), A="nairobi")
    give(s, A, "camera", "camera")
    s.money[A] = 0
    do(stop(s), "A skip", "* chance toothache")
    assert chosen(s, A) == "sell camera"


def test_it_sells_what_it_can_spare_when_it_is_broke() -> None:
    s = at(on_the_way(), A="saigon")
    trophies(s, A, 2, 2, 2)
    give(s, A, "camera")
    s.money[A] = 0
    assert chosen(begin(s), A) == "sell camera"


def test_it_sells_nothing_when_it_has_money_enough() -> None:
    s = at(on_the_way(), A="saigon")
    trophies(s, A, 2, 2, 2)
    give(s, A, "camera")
    assert chosen(begin(s), A).startswith("go ")


def test_broke_it_keeps_what_the_journey_needs_and_the_bank_hardly_pays_for() -> None:
    s = at(on_the_way(), A="saigon")
    trophies(s, A, 0, 2, 2)
    give(s, A, "guide", "guide")
    s.money[A] = 10
    assert chosen(begin(s), A) != "sell guide"
    trophies(s, A, 2, 0, 0)
    assert chosen(begin(s), A) == "sell guide", "with ten euros more it can go two spaces"


def test_in_debt_it_parts_with_what_it_misses_least() -> None:
    s = at(on_the_way(), A="nairobi")
    give(s, A, "guide", "sleeping-bag")
    trophies(s, A, 0, 2, 2)
    s.money[A] = 120
    do(stop(s), "A skip", "* chance toothache")
    assert chosen(s, A) == "sell sleeping-bag"


def test_it_sells_what_it_can_spare_for_a_cheap_ticket_and_for_a_souvenir() -> None:
    s = at(on_the_way(), A="mumbai")
    trophies(s, A, 0, 2, 0)
    give(s, A, "camera")
    s.money[A] = 0
    do(stop(s), "A skip", "A roll", "* die 1")
    assert chosen(s, A) == "sell camera"
    s = at(on_the_way(), A="agadez")
    trophies(s, A, 1, 2, 2)
    give(s, A, "guide", "camera")
    s.money[A] = 250
    do(stop(s), "A try", "* souvenir painted-icon")
    assert chosen(s, A) == "sell camera"


def test_it_pays_the_price_of_an_aventure_that_it_lacks_and_of_no_other() -> None:
    for won, answer in ((1, "pay"), (2, "decline")):
        s = at(on_the_way(), A="timbuktu")
        give(s, A, "compass", "sleeping-bag", "pharmacy")
        trophies(s, A, 0, 0, won)
        do(stop(s), "A try", "* aventure out-of-fuel")
        assert chosen(s, A) == answer


def test_it_rolls_for_its_backpack_and_goes_back_to_work_when_that_pays() -> None:
    assert chosen(stop(at(on_the_way(), A="nairobi")), A) == "roll"
    s = at(on_the_way(), A="palawan")
    trophies(s, A, 0, 2, 2)
    give(s, A, "guide", "guide")
    s.money[A] = 0
    assert chosen(begin(at(s, A="kinabalu")), A) == "assist", "souvenirs are to be paid for"


def test_it_leaves_when_it_is_ready_and_works_when_it_has_nothing_to_buy_a_ticket_with() -> None:
    s = at(on_the_way(), A="paris-departure")
    s.tickets[A] = 1
    give(s, A, "guide", "camera", "compass", "sleeping-bag", "pharmacy")
    assert chosen(begin(s), A) == "leave"
    s.tickets[A] = s.money[A] = 0
    give(s, A, "guide", "camera")
    assert chosen(begin(s), A) == "work"


def test_with_money_for_a_ticket_it_asks_for_the_price_rather_than_working_on() -> None:
    s = at(on_the_way(), A="paris-departure")
    s.tickets[A] = 0
    give(s, A, "guide", "guide", "camera", "camera", "compass", "sleeping-bag", "pharmacy")
    s.money[A] = 100
    assert chosen(begin(s), A) == "work"
    s.money[A] = 500
    assert chosen(begin(s), A) == "roll"


def test_out_of_a_backpack_it_takes_what_it_needs_or_else_what_is_dearest() -> None:
    for won, card in ((0, "guide"), (2, "sleeping-bag")):
        s = at(on_the_way(ruthless=True), A="goa", B="hampi")
        trophies(s, A, won, 2, 2)
        give(s, B, "guide", "sleeping-bag", "pharmacy")
        do(begin(s), "A go hampi", "A pick B", "A go udaipur")
        assert chosen(s, A) == f"take {card}"


def test_it_does_not_spend_its_last_money_on_a_passport() -> None:
    s = at(on_the_way(), A="mumbai")
    take_passport(s, A)
    s.without[A] = 2
    s.money[A] = 500
    assert chosen(begin(s), A) == "roll"


def test_it_pays_for_a_passport_when_it_is_rich() -> None:
    s = at(on_the_way(), A="mumbai")
    take_passport(s, A)
    s.without[A] = 2
    s.money[A] = 3000
    assert chosen(begin(s), A) == "pay"


def test_it_aims_at_the_player_who_is_nearest_to_winning() -> None:
    s = at(on_the_way(3), A="siwa", B="goa", C="lima")
    trophies(s, C, 2, 2, 1)
    do(stop(s), "A skip", "* courrier wrong-platform")
    assert chosen(s, A) == "target C"


def test_it_gives_a_lift_when_that_pays() -> None:
    s = at(on_the_way(), A="goa", B="jaipur")
    give(s, B, "guide", "guide", "camera", "camera", "compass", "pharmacy")
    do(begin(s), "A go jaipur")
    assert chosen(s, A) == "pick B"


def test_it_thinks_more_of_a_lift_the_fuller_the_backpack() -> None:
    s = at(on_the_way(), B="jaipur")
    lifts = []
    for item in ("guide", "camera", "compass"):
        give(s, B, item)
        lifts.append(after_lift(plan_for(s, A), GAME.view(s, A).travellers[B].cards, [0] * ITEMS))
    assert lifts == sorted(lifts, reverse=True)
    assert lifts[0] > lifts[-1]


def test_it_gives_no_lift_when_it_has_come_for_the_last_trophy() -> None:
    s = at(on_the_way(), A="san-jose", B="havana")
    trophies(s, A, 2, 1, 2)
    give(s, A, "camera")
    give(s, B, "guide", "camera", "compass")
    do(begin(s), "A go havana")
    assert chosen(s, A) == "stop"


def test_it_gives_no_lift_to_someone_who_has_nothing_to_give_when_the_space_is_of_use() -> None:
    s = at(on_the_way(), A="hampi", B="udaipur")
    s.money[A] = 40
    do(begin(s), "A go udaipur")
    assert chosen(s, A) == "stop"


def test_the_walker_only_walks_and_collects() -> None:
    s = at(on_the_way(), A="mumbai")
    s.tickets[A] = 2
    assert chosen(begin(s), A, WalkerBot()) == "go goa"
    s = at(on_the_way(), A="goa", B="hampi")
    do(begin(s), "A go hampi")
    assert chosen(s, A, WalkerBot()) == "stop"
