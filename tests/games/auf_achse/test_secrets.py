"""What is hidden, and what the others learn: contracts, gifts, money."""

from grandtour.core.acts import NOBODY
from grandtour.core.chance import Dice
from grandtour.core.fair import Stream
from grandtour.core.kit import table_game
from grandtour.core.questions import ask, playout
from grandtour.core.records import record_of
from grandtour.core.tables import Table
from grandtour.games.auf_achse import freight
from grandtour.games.auf_achse.cards import CONTRACTS
from grandtour.games.auf_achse.events import Undercut
from grandtour.games.auf_achse.game import GAME
from tests.games.auf_achse.given import asked, contract, does, draws, given, placed, rolls
from tests.games.playing import answers, told
from tests.rules import rule


@rule("AA-11")
def test_a_loaded_contract_is_public_and_a_waiting_one_is_not() -> None:
    s = given(at={"A": "kassel"}, hand={"A": ["kassel/saarbruecken", "berlin/trieste"]})
    assert GAME.view(s, 1).hauliers[0].known == []
    does(s, "A load kassel/saarbruecken")
    assert GAME.view(s, 1).hauliers[0].loaded == [contract("kassel/saarbruecken")]
    assert GAME.view(s, 1).hauliers[0].contracts == 1


@rule("AA-11", "AA-A3")
def test_loading_is_asked_in_every_town_though_there_may_be_nothing_to_load() -> None:
    """Given contracts in hand, then nobody can tell from the question whether one of them can be loaded here."""
    s = given(at={"A": "hanover/kassel/2"}, hand={"A": ["berlin/trieste"]}, money={"A": 0})
    rolls(s, 1)
    does(s, "A go kassel", "A works bern/geneva/1")
    assert asked(s) == "A ask-no-load", "and the question says so"
    assert answers(s) == ["done"]


@rule("AA-83", "AA-A69")
def test_a_gift_is_known_to_giver_and_receiver_only() -> None:
    s = given(3, at={"A": "kassel/frankfurt/1"}, hand={"A": ["berlin/trieste", "bremen/graz"]})
    s.known[0] = (contract("berlin/trieste"),)
    draws(s, "fracht-dumping")
    does(s, "A give bremen/graz")
    assert GAME.view(s, 0).hauliers[2].known == [contract("bremen/graz")]
    assert GAME.view(s, 2).hand == [contract("bremen/graz")]
    assert GAME.view(s, 2).hauliers[0].known == [contract("berlin/trieste")]
    assert GAME.view(s, 1).hauliers[0].known == []
    assert GAME.view(s, 1).hauliers[2].known == []
    assert [Undercut(0, 2).seen_by(GAME.act("A give bremen/graz"), me) for me in range(3)] == [True, False, True]
    assert told(s, 0)[-2:] == ["gives", "receives-unseen"]
    assert told(s, 1)[-2:] == ["gives-unseen", "receives-unseen"]
    assert told(s, 2)[-2:] == ["gives-unseen", "receives"]


@rule("AA-A69")
def test_what_was_given_on_is_no_longer_sure() -> None:
    """Given that A gave C a contract, when C gives one to B, then A is not sure any more that C has theirs."""
    s = given(
        3, at={"A": "kassel/frankfurt/1", "C": "hamburg/berlin/2"}, hand={"A": ["bremen/graz"], "C": ["berlin/trieste"]}
    )
    draws(s, "fracht-dumping")
    does(s, "A give bremen/graz")
    ask(s, Undercut(2, 1))
    does(s, "C give berlin/trieste")
    assert GAME.view(s, 0).hauliers[2].known == []
    assert GAME.view(s, 1).hauliers[2].known == []
    GAME.audit(s)


@rule("AA-A69")
def test_a_gift_that_is_loaded_is_no_longer_a_secret_of_two() -> None:
    s = given(at={"A": "kassel/frankfurt/1", "B": "bremen"}, hand={"A": ["bremen/graz"]})
    does(draws(s, "fracht-dumping"), "A give bremen/graz")
    freight.load(s, 1, contract("bremen/graz"))
    assert GAME.view(s, 0).hauliers[1].known == []
    GAME.audit(s)


@rule("AA-A69")
def test_who_receives_a_gift_still_knows_what_they_gave() -> None:
    """Given that A gave B a contract, when B gives A another one, then A is sure that B has the first."""
    s = given(at={"A": "kassel/frankfurt/1"}, hand={"A": ["bremen/graz"], "B": ["berlin/trieste"]})
    does(draws(s, "fracht-dumping"), "A give bremen/graz")
    ask(s, Undercut(1, 0))
    does(s, "B give berlin/trieste")
    assert GAME.view(s, 0).hauliers[1].known == [contract("bremen/graz")]
    assert GAME.view(s, 1).hauliers[0].known == [contract("berlin/trieste")]


@rule("AA-83", "AA-09", "AA-84")
def test_what_is_hidden_is_hidden_in_the_record_too() -> None:
    table = Table(GAME, 3, {}, Stream("1" * 64, ["a", "b", "c"]))
    table.adopt(table.begin())
    while len(table.entries) < 40:
        seat = next(act.by for act in table.state.stack[-1].options(table.state))
        said = table.state.stack[-1].options(table.state)[0].said
        table.adopt(table.consider(seat, table.version, said))
    for me in range(3):
        log = record_of(table, ["a", "b", "c"], me).log
        deals = [line for line in log if line.startswith("* deal")]
        assert {line.removeprefix("* deal ") for line in deals} == {
            GAME.kind("contract").words[c] for c in dealt(table, me)
        }


def dealt(table: Table, me: int) -> list[int]:
    state = table.state
    return [*state.hands[me], *state.loaded[me]]  # type: ignore[attr-defined]


def test_the_unseen_is_dealt_again_for_a_guess() -> None:
    """Given the guess of B, then their own hand and what is face up stay, and the hand of A is another one."""
    s = placed(2)
    guesses = [GAME.guess(s, 1, Dice(seed)) for seed in range(20)]
    assert all(g.hands[1] == s.hands[1] and g.slots == s.slots for g in guesses)
    assert any(g.hands[0] != s.hands[0] for g in guesses)
    for g in guesses:
        GAME.audit(g)
        assert len({*g.hands[0], *g.hands[1], *g.slots, *g.contracts.unseen}) == CONTRACTS


@rule("AA-A71")
def test_money_can_be_hidden() -> None:
    s = given(3, settings={"hidden-cash": True})
    assert [haulier.money for haulier in GAME.view(s, 0).hauliers] == [5000, NOBODY, NOBODY]
    assert [haulier.money for haulier in GAME.view(s, NOBODY).hauliers] == [NOBODY] * 3
    guesses = {GAME.guess(s, 0, Dice(seed)).money[1] for seed in range(30)}
    assert len(guesses) > 1


@rule("AA-A71", "AA-A54", "AA-52")
def test_with_hidden_money_those_who_cannot_pay_are_asked_all_the_same() -> None:
    s = given(at={"A": "hanover"}, slots=["berlin/trieste"], money={"A": 0, "B": 0}, settings={"hidden-cash": True})
    rolls(s, 3)
    does(s, "A go kassel", "A call berlin/trieste")
    assert (asked(s), answers(s)) == ("B ask-no-bid", ["pass"]), "and the question says so"
    s = draws(given(at={"A": "kassel/frankfurt/1"}, money={"A": 0}, settings={"hidden-cash": True}), "zollkontrolle")
    assert answers(s) == ["jail"]


@rule("AA-A71")
def test_an_imagined_purse_can_pay_the_standing_bid_and_not_a_loan() -> None:
    s = given(
        at={"A": "hanover"},
        slots=["berlin/trieste"],
        money={"B": 1400},
        owed={"A": ["radarfalle"]},
        settings={"hidden-cash": True},
    )
    s.money[0] = 900
    rolls(s, 3)
    does(s, "A go kassel", "A call berlin/trieste", "B bid 2")
    for seed in range(30):
        assert GAME.guess(s, 0, Dice(seed)).money[1] >= 1400
        assert GAME.guess(s, 1, Dice(seed)).money[0] < 1000


@rule("AA-A71")
def test_all_money_is_shown_in_the_end() -> None:
    s = GAME.new(2, {"hidden-cash": True})
    playout(s, Dice(5))
    assert [haulier.money for haulier in GAME.view(s, NOBODY).hauliers] == s.money


def test_a_random_game_through_the_gate() -> None:
    assert table_game(GAME, 3, {}, 4).over
