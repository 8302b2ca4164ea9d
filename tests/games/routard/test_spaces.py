"""What there is to do on each space, and what its cards do."""

import pytest

from grandtour.core.acts import NOBODY
from grandtour.families.track.board import AVENTURE, HAZARD, JOB, REPORTAGE
from grandtour.games.routard.board import ACHAT, POSTE
from grandtour.games.routard.cards import CARDS, DECK, LODGING, STEPS
from grandtour.games.routard.effects import DO
from grandtour.games.routard.spaces import play
from tests.games.playing import told
from tests.games.routard.given import (
    A,
    B,
    C,
    achat,
    asks,
    at,
    aventure,
    aventure_with,
    bed,
    begin,
    chance,
    do,
    has,
    hear,
    job,
    job_steps,
    on_the_way,
    options,
    place,
    poste,
    reportage,
    sold,
    trophies,
    without,
    wording,
)
from tests.rules import rule


@rule("RO-38", "RO-41", "RO-42", "RO-44")
def test_an_achat_is_drawn_paid_for_and_laid_out() -> None:
    s = begin(on_the_way())
    do(s, "A go zanzibar", bed(0), achat(300))
    assert s.money[A] == 1000 - 200 - 300
    assert [DECK[ACHAT].words[card] for card in s.won[ACHAT][A]] == [sold(300)]


@rule("RO-66", "RO-A23", "RO-A26")
@pytest.mark.parametrize(
    ("space", "element", "key"),
    [
        ("zanzibar", "guide", "ask-achat"),
        ("serengeti", "camera", "ask-reportage"),
        ("kilimanjaro", "equipment", "ask-aventure"),
    ],
)
def test_a_driver_without_what_a_card_takes_is_asked_about_that_card(space: str, element: str, key: str) -> None:
    s = without(at(on_the_way(), A=space), A, element)
    begin(s)
    play(s, A, by_die=True)
    assert (asks(s), wording(s)) == ("A Anyway", (key, {}))
    s.elements[A] = [1, 1, 1, 1]
    begin(s)
    play(s, A, by_die=True)
    assert asks(s) == "* TurnUp", "with it, there is nothing to ask"


@rule("RO-38", "RO-A25")
def test_a_third_achat_must_be_bought_too() -> None:
    s = trophies(on_the_way(), A, 2, 0, 0)
    do(begin(s), "A go zanzibar", bed(0), achat(300))
    assert len(s.won[ACHAT][A]) == 3


@rule("RO-A25", "RO-39", "RO-A51")
def test_whoever_cannot_pay_for_an_achat_sells_or_lets_it_go_and_is_broke() -> None:
    s = on_the_way()
    s.money[A], s.tickets[A] = 250, 1
    do(begin(s), "A go zanzibar", bed(0), achat(300))
    assert options(s)[0] == "stop"
    do(s, "A sell ticket")  # the bank takes it at 250 €: B has had the chance to bid
    do(s, "B pass")
    assert (s.money[A], len(s.won[ACHAT][A])) == (0, 1)
    s = on_the_way()
    s.money[A] = 250
    do(begin(s), "A go zanzibar", bed(0), achat(300), "A stop")
    assert (s.money[A], s.won[ACHAT][A], s.debts[A]) == (50, (), ())
    assert "assist" in options(begin(s))


@rule("RO-71", "RO-A23", "RO-A24")
def test_without_a_guide_an_achat_costs_double_and_is_worth_half_of_its_printed_price() -> None:
    s = without(at(on_the_way(), A="paro"), A, "guide")
    s.money[A] = 470
    do(begin(s), "A go chiang-mai", bed(0), achat(200))
    assert s.money[A] == 470 - 20 - 400
    begin(s, B)
    do(s, f"A sell {sold(200)}")
    assert s.stack[-1].options(s)[0].said == "bid 100"


@rule("RO-43", "RO-45", "RO-75")
def test_a_reportage_takes_a_camera_and_is_kept() -> None:
    s = begin(on_the_way())
    do(s, "A go serengeti", bed(0), reportage())
    assert len(s.won[REPORTAGE][A]) == 1
    assert has(s, A, "camera") == 1


@rule("RO-43", "RO-46", "RO-73", "RO-A60", "RO-A73")
@pytest.mark.parametrize(("face", "won"), [(1, 0), (2, 0), (3, 1), (6, 1)])
def test_the_die_decides_an_aventure(face: int, won: int) -> None:
    s = begin(on_the_way())
    do(s, "A go kilimanjaro", bed(0), aventure(), f"* die {face}")
    assert len(s.won[AVENTURE][A]) == won
    assert s.decks[AVENTURE].under == [] if won else s.decks[AVENTURE].under == [0]
    assert has(s, A, "equipment") == 1


@rule("RO-46")
def test_an_aventure_may_do_more() -> None:
    s = begin(on_the_way())
    do(s, "A go kilimanjaro", bed(0), aventure_with(1, "lose", "equipment"), "* die 1")
    assert has(s, A, "equipment") == 0
    s = begin(on_the_way())
    do(s, "A go kilimanjaro", bed(0), aventure_with(2, "move", -3), "* die 2")
    assert (len(s.won[AVENTURE][A]), place(s, A)) == (1, "lalibela")
    s = begin(on_the_way())
    do(s, "A go kilimanjaro", bed(0), aventure_with(1, "pay", 100), "* die 1")
    assert s.money[A] == 1000 - 100 - 100


@rule("RO-47")
def test_a_job_earns_money() -> None:
    s = at(begin(on_the_way()), A="mumbai")
    do(begin(s), "A go goa", bed(0), job(300))
    assert s.money[A] == 1300
    assert min(job_steps()) > 0


@rule("RO-48")
def test_chance_cannot_be_avoided() -> None:
    s = begin(on_the_way())
    do(s, "A go nairobi", "A cheques 0", bed(0))
    assert asks(s) == "* TurnUp"
    do(s, chance("lose", "guide"))
    assert has(s, A, "guide") == 0


@rule("RO-48")
@pytest.mark.parametrize(
    ("card", "money", "cheques", "tickets"),
    [
        (("gain", 300), 1280, 10, 0),
        (("pay", 200), 780, 10, 0),
        (("cheques", 6), 980, 16, 0),
        (("cheques", -2), 980, 8, 0),
        (("ticket",), 980, 10, 1),
    ],
)
def test_chance_cards_give_and_take(card: tuple[object, ...], money: int, cheques: int, tickets: int) -> None:
    s = begin(on_the_way())
    do(s, "A go nairobi", "A cheques 0", bed(0), chance(*card))  # type: ignore[arg-type]
    assert (s.money[A], s.cheques[A], s.tickets[A]) == (money, cheques, tickets)


@rule("RO-A44")
def test_an_extra_move_is_paid_for_and_its_space_is_not_played() -> None:
    s = begin(on_the_way())
    do(s, "A go nairobi", "A cheques 0", bed(0), chance("extra-move"), "A go kilimanjaro")
    assert (s.money[A], place(s, A), asks(s)) == (1000 - 20 - 20, "kilimanjaro", "B Turn")


@rule("RO-A44", "RO-A17")
def test_an_extra_move_to_the_one_space_that_the_purse_allows_is_told_and_not_asked() -> None:
    s = at(on_the_way(), A="lalibela")
    s.money[A] = 10
    do(hear(begin(s)), "A go nairobi", bed(0), chance("extra-move"))
    assert (s.money[A], place(s, A), asks(s)) == (10, "serengeti", "B Turn")
    assert told(s, A)[-2:] == ["one-way", "walks"]


@rule("RO-A17")
def test_moves_by_card_stop_at_both_ends_of_the_track() -> None:
    s = at(on_the_way(), A="dakar")
    do(begin(s), "A go saint-louis", "A cheques 0", bed(0), chance("move", -3))
    assert place(s, A) == "dakar"
    s = at(on_the_way(), A="havana")
    do(begin(s), "A go new-orleans", "A cheques 0", bed(0), chance("move", 3))
    assert place(s, A) == "reykjavik"


@rule("RO-49", "RO-A68")
def test_a_letter_befalls_an_opponent_of_ones_choice() -> None:
    s = begin(on_the_way(3))
    do(s, "A go lalibela", "A cheques 0", bed(0), poste("owe", 100, who="chosen"))
    assert options(s) == ["target B", "target C"]
    do(s, "A target C")
    assert s.money == [1100, 1000, 900]


@rule("RO-A68", "RO-A50")
def test_whoever_has_no_formalities_is_not_moved_and_nobody_loses_what_they_have_not() -> None:
    s = without(without(on_the_way(3), B, "formalities"), C, "camera")
    do(begin(s), "A go lalibela", "A cheques 0", bed(0), poste("pull", who="chosen"))
    assert (place(s, B), place(s, C)) == ("goa", "lalibela")
    at(s, A="luxor", C="hobart")
    do(begin(s), "A go lalibela", "A cheques 0", bed(1), poste("lose", "camera", who="chosen"))
    assert (has(s, B, "camera"), asks(s)) == (0, "B Stranded" if s.money[B] < 200 else "B Turn")


@rule("RO-A68")
def test_a_card_that_nobody_can_be_hit_by_does_nothing() -> None:
    s = hear(without(on_the_way(), B, "camera"))
    do(begin(s), "A go lalibela", "A cheques 0", bed(0), poste("lose", "camera", who="chosen"))
    assert "no-effect" in told(s)


@rule("RO-A68")
def test_attacks_move_the_others() -> None:
    s = at(on_the_way(), B="goa")
    do(begin(s), "A go lalibela", "A cheques 0", bed(0), poste("previous", "airport", who="chosen"))
    assert place(s, B) == "mumbai"
    at(s, A="luxor", B="goa")
    do(begin(s), "A go lalibela", "A cheques 0", bed(1), poste("move", -4, who="chosen"))
    assert place(s, B) == "serengeti"


@rule("RO-A72")
def test_charges_for_all_go_round_clockwise() -> None:
    s = begin(on_the_way(3))
    do(s, "A go lalibela", "A cheques 0", bed(0), poste("owe", 50, who="each"))
    assert s.money == [1100, 950, 950]
    at(s, A="luxor")
    s.money = [0, 0, 0]
    s.elements[A], s.cheques[A] = [1, 0, 0, 0], 0
    do(begin(s), "A go lalibela", bed(0, 1), poste("pay-each", 20))
    assert s.debts[A] == ((B, 20), (C, 20))


@rule("RO-A60")
def test_used_cards_go_under_their_deck_and_come_up_last_and_in_order() -> None:
    s = at(on_the_way(), A="mumbai")
    do(begin(s), "A go goa", bed(0), job(300))
    assert s.decks[JOB].under == [DECK[JOB].number(job(300).split()[-1])]
    assert len(s.decks[LODGING].under) == 1


@rule("RO-A60")
def test_an_empty_trophy_deck_yields_nothing() -> None:
    s = on_the_way()
    s.won[REPORTAGE][B], s.decks[REPORTAGE].unseen = tuple(range(25)), []
    do(begin(s), "A go serengeti", bed(0))
    assert asks(s) == "B Turn"


@rule("RO-A60")
@pytest.mark.parametrize("reshuffle", [False, True])
def test_used_up_decks_can_be_shuffled(reshuffle: bool) -> None:
    s = at(on_the_way(reshuffle=reshuffle), A="mumbai")
    s.decks[JOB].unseen, s.decks[JOB].under = [24], list(range(24))
    do(begin(s), "A go goa", bed(0), f"* job {DECK[JOB].words[24]}")
    assert len(s.decks[JOB].unseen) == (25 if reshuffle else 0)


@rule("RO-A61")
def test_passengers_do_not_play_the_space_they_are_brought_to() -> None:
    s = at(on_the_way(), A="luxor", B="luxor")
    do(begin(s), "A roll", "* die 3", bed(0), reportage())
    assert (place(s, B), s.won[REPORTAGE][B]) == ("serengeti", ())
    assert options(s) == [f"go {space}" for space in ("kilimanjaro", "zanzibar", "mumbai", "goa", "hampi", "udaipur")]


@rule("RO-109")
def test_every_card_names_a_place_on_the_map() -> None:
    for deck in DECK:
        assert all({"lat", "lon"} <= card.keys() for card in CARDS[deck.name])


def test_every_word_of_every_card_is_known() -> None:
    steps = [step for deck in (HAZARD, POSTE, JOB, AVENTURE) for card in STEPS[deck] for step in card]
    assert {step.effect for step in steps} <= DO.keys()
    assert NOBODY not in [step.n for step in steps if step.effect == "gain"]
