"""The bots: they see a chair, carry out contracts, bid what is worth it, and get in the leader's way."""

import pytest

from grandtour.arena import play
from grandtour.core.acts import LETTERS
from grandtour.core.chairs import Bot, Chair, Scored
from grandtour.core.chance import Dice
from grandtour.core.questions import ask, awaited, chances, offered, step
from grandtour.games.auf_achse.acts import BID
from grandtour.games.auf_achse.arrival import DrawEvent
from grandtour.games.auf_achse.board import SPACE, distances
from grandtour.games.auf_achse.cards import COSTS, ROWS
from grandtour.games.auf_achse.game import GAME
from grandtour.games.auf_achse.sense import (
    NEVER,
    Driver,
    Eyes,
    GreedyBot,
    Plan,
    SenseBot,
    contract_job,
    detours,
    prospects,
)
from grandtour.games.auf_achse.state import Haul
from tests.games.auf_achse.given import at, contract, does, draws, given, rolls, space
from tests.games.playing import let_chance_speak
from tests.rules import rule


def chosen(s: Haul, seat: int = 0, bot: Bot | None = None) -> str:
    return (bot or SenseBot()).choose(Chair(GAME, s, seat), Dice(1)).said


def turn_of(s: Haul, bot: Bot, seat: int = 0) -> Haul:
    """Let a bot play until somebody else is asked."""
    dice = Dice(7)
    while s.stack and (chances(s) or awaited(s) == [seat]):
        step(s, s.stack[-1].sample(s, dice) if chances(s) else bot.choose(Chair(GAME, s, seat), dice))
    return s


@pytest.mark.parametrize("bot", [GreedyBot(), SenseBot()])
def test_it_stops_where_it_can_deliver(bot: Bot) -> None:
    s = rolls(given(at={"A": "hanover/kassel/1"}, loaded={"A": ["zurich/kassel"]}), 5)
    assert chosen(s, bot=bot) == "go kassel"


@pytest.mark.parametrize("bot", [GreedyBot(), SenseBot()])
def test_it_loads_what_it_came_for(bot: Bot) -> None:
    s = given(at={"A": "kassel"}, hand={"A": ["kassel/saarbruecken"]}, money={"A": 0})
    assert chosen(s, bot=bot) == "load kassel/saarbruecken"


@pytest.mark.parametrize("bot", [GreedyBot(), SenseBot()])
def test_it_goes_to_munich_first_under_inspection(bot: Bot) -> None:
    s = given(
        3,
        at={"A": "nuremberg"},
        kept={"A": ["inspektion"]},
        loaded={"A": ["bern/hamburg"]},
    )
    rolls(s, 3)
    assert chosen(s, bot=bot) == "go munich"


@rule("AA-A21", "AA-A60")
def test_of_two_players_the_one_to_be_inspected_lets_the_other_work_when_nothing_happens_any_more() -> None:
    """Between two the card would go to and fro until the stall guard ends the game."""
    s = given(at={"A": "nuremberg"}, kept={"A": ["inspektion"]}, loaded={"A": ["bern/hamburg"]})
    rolls(s, 3)
    assert chosen(s) == "go munich"
    s.round += 6
    assert chosen(s) != "go munich"


@rule("AA-A21", "AA-A60")
def test_of_two_players_the_free_one_need_not_hurry_while_the_other_waits() -> None:
    s = given(at={"B": "nuremberg/munich/2"}, kept={"B": ["inspektion"]})
    assert Eyes(GAME.view(s, 0), 0).window < 2
    s.round += 6
    assert Eyes(GAME.view(s, 0), 0).window == NEVER


def test_it_fetches_on_the_way_what_a_greedy_driver_would_leave() -> None:
    """Given a load for Hamburg and a small one waiting beside the road there, then the plan stops for it."""
    jobs = [contract_job(contract("trieste/hamburg"), True), contract_job(contract("munich/hanover"), False)]
    plan = Plan(jobs, 6, 40, 0.0, False)
    here = space("salzburg/munich/1")
    assert plan.values[plan.stops.index(space("munich"))] > plan.values[plan.stops.index(space("hamburg"))] * 0.5
    assert plan.worth(space("munich"), -1, 1000.0) > plan.worth(here, -1, 1000.0)


def test_a_plan_never_overloads() -> None:
    jobs = [contract_job(contract("zurich/kassel"), True), contract_job(contract("kassel/saarbruecken"), False)]
    plan = Plan(jobs, 6, 40, 0.0, False)
    assert plan.stops == [space("kassel")]
    assert len(Plan(jobs, 12, 40, 0.0, False).stops) == 2


def test_more_time_is_worth_more() -> None:
    jobs = [contract_job(contract("zurich/kassel"), True)]
    here = space("zurich")
    values = [Plan(jobs, 6, rounds, 0.0, False).worth(here, -1, 1000.0) for rounds in (5, 20, 60)]
    assert values == sorted(values)


def test_it_never_bids_above_what_the_contract_is_worth_to_it() -> None:
    """Over some whole games: every bid is below the gain that the bot computes from its own chair."""
    bids = 0
    for seed in range(3):
        s, dice, bot = GAME.new(4), Dice(seed), SenseBot()
        while s.stack:
            if chances(s):
                step(s, s.stack[-1].sample(s, dice))
                continue
            seat = awaited(s)[0]
            chair = Chair(GAME, s, seat)
            act = bot.choose(chair, dice)
            if act.verb is BID:
                bids += 1
                driver = Driver(Eyes(chair.view(), seat), chair.answers())
                assert COSTS[driver.eyes.lot][act.noun] <= driver.gain(driver.eyes.lot)
            step(s, act)
    assert bids > 20


@pytest.mark.parametrize(
    ("lot", "town", "row"),
    [
        ("amsterdam/bolzano", "hamburg", 1),
        ("amsterdam/bolzano", "dortmund", 2),
        ("amsterdam/bolzano", "amsterdam", 3),
        ("bremen/graz", "bremen", 4),
        ("villach/berlin", "villach", 5),
    ],
)
def test_it_buys_at_any_row_that_leaves_a_profit_and_goes_no_farther(lot: str, town: str, row: int) -> None:
    """The nearer the goods, the dearer: B stops at this row when A matches every bid, and pays it when A gives up."""
    s = given(at={"A": "hanover", "B": town}, slots=[lot], money={"A": 9000})
    rolls(s, 3)
    does(s, "A go kassel", f"A call {lot}")
    for n in range(1, row):
        assert chosen(s, 1) == f"bid {n}"
        does(s, f"B bid {n}", f"A bid {n}")
    assert chosen(s, 1) == f"bid {row}"
    if row < ROWS:
        assert chosen(does(s.clone(), f"B bid {row}", f"A bid {row}"), 1) == "pass"
    does(s, f"B bid {row}", "A pass")
    assert s.money[1] == 5000 - COSTS[contract(lot)][row]


def test_it_asks_for_the_contract_that_suits_it_best() -> None:
    """Given a contract that leads from here to where it must go anyway, then that is the one."""
    s = given(
        at={"A": "hanover"},
        loaded={"A": ["prague/frankfurt"]},
        slots=["kassel/saarbruecken", "villach/berlin", "rostock/verona", "vienna/rostock"],
        trailers={"A": (0, 1)},
    )
    rolls(s, 3)
    does(s, "A go kassel")
    assert chosen(s) == "call kassel/saarbruecken"


def test_it_closes_the_road_of_the_leader() -> None:
    """Given a leader two spaces before their town, then the roadworks cost them the longest way round."""
    s = given(
        3,
        at={"A": "bern/geneva/1", "B": "kassel/frankfurt/3", "C": "verona"},
        loaded={"B": ["zurich/kassel"]},
        money={"B": 20_000},
    )
    rolls(s, 1)
    does(s, "A go bern")
    ways = {act.said: detours(space("kassel"), act.noun)[s.at[1]] for act in offered(s)}
    assert ways[chosen(s)] == max(ways.values()) > distances(space("kassel"))[s.at[1]]


def test_it_bars_someone_who_carries_something_and_not_its_own_way() -> None:
    s = given(
        3,
        at={"A": "kassel/frankfurt/1", "B": "kassel/frankfurt/3", "C": "verona"},
        loaded={"A": ["frankfurt/bremen"], "B": ["strasbourg/kassel"]},
        money={"C": 20_000},
    )
    draws(s, "stau-nebel")
    assert chosen(s) == "jam kassel/frankfurt/2"
    s.loaded[0] = (contract("wuerzburg/innsbruck"), contract("kassel/saarbruecken"))
    assert chosen(s) != "jam kassel/frankfurt/2"


def test_it_bars_another_where_the_leader_cannot_be_hurt() -> None:
    """Given a leader one space before their town, then the jam hurts somebody else."""
    s = given(
        3,
        at={"A": "hamburg/berlin/2", "B": "kassel/frankfurt/1", "C": "kassel/frankfurt/3"},
        loaded={"B": ["strasbourg/kassel"], "C": ["zurich/kassel"]},
        money={"B": 20_000},
    )
    draws(s, "stau-nebel")
    assert chosen(s) == "jam kassel/frankfurt/2"


def test_where_nobody_can_be_hurt_it_bars_the_road_before_the_leader() -> None:
    s = given(3, at={"A": "hamburg/berlin/2", "B": "verona", "C": "kassel/frankfurt/3"}, money={"C": 20_000})
    rolls(s, 1)
    does(s, "A go hamburg/berlin/1")
    assert chosen(s) in {"works kassel/frankfurt/2", "works kassel/frankfurt/4"}


def test_what_it_buys_where_it_stands_it_loads_only_if_it_is_next() -> None:
    s = given(at={"A": "hanover"}, slots=["kassel/saarbruecken"], pile=0)
    rolls(s, 3)
    let_chance_speak(does(s, "A go kassel", "A call kassel/saarbruecken", "B pass"))
    assert chosen(s) == "load kassel/saarbruecken"


def test_it_jams_the_leader_too() -> None:
    s = given(at={"A": "hamburg/berlin/2", "B": "kassel/frankfurt/3"}, loaded={"B": ["zurich/kassel"]})
    draws(s, "stau-nebel")
    assert chosen(s) in {"jam kassel/frankfurt/2", "jam kassel/frankfurt/1"}


def test_it_uses_motivation_to_reach_a_stop() -> None:
    s = given(at={"A": "hanover/kassel/1"}, loaded={"A": ["zurich/kassel"]}, kept={"A": ["motivation"]}, money={"A": 0})
    assert chosen(s) == "use motivation"
    does(s, "A use motivation")
    assert chosen(s) == "go kassel"
    s = given(at={"A": "hamburg"}, loaded={"A": ["zurich/kassel"]}, kept={"A": ["motivation"]}, money={"A": 0})
    assert chosen(s) == "roll"


def test_it_rolls_again_after_loading() -> None:
    s = given(at={"A": "kassel"}, hand={"A": ["kassel/saarbruecken"]}, kept={"A": ["schnelle-verladung"]})
    does(s, "A load kassel/saarbruecken")
    assert chosen(s) == "use schnelle-verladung"


def test_snow_drives_it_on_and_the_others_back() -> None:
    s = given(
        at={"A": "hanover/kassel/1", "B": "kassel/frankfurt/2"},
        loaded={"A": ["zurich/kassel"], "B": ["strasbourg/kassel"]},
    )
    draws(s, "schneestuerme")
    turn = [chosen(s)]
    does(s, f"A {turn[0]}")
    assert chosen(s) == "go kassel"
    does(s, "A go kassel")
    does(s, f"A {chosen(s)}")
    before = distances(space("kassel"))[s.at[1]]
    does(s, f"A {chosen(s)}")
    assert distances(space("kassel"))[s.at[1]] > before


def test_it_gives_away_what_it_misses_least() -> None:
    """Given a contract from here and one from Villach, then the far one goes; the near one, if there is no room."""
    for hand in (["kassel/saarbruecken", "villach/berlin"], ["villach/berlin", "kassel/saarbruecken"]):
        s = draws(given(at={"A": "kassel/frankfurt/1"}, hand={"A": hand}), "fracht-dumping")
        assert chosen(s) == "give villach/berlin"
        s = given(at={"A": "kassel/frankfurt/1"}, hand={"A": hand}, loaded={"A": ["hamburg/munich"]})
        assert chosen(draws(s, "fracht-dumping")) == "give kassel/saarbruecken"


def test_it_helps_for_a_turn_when_a_turn_is_worth_less() -> None:
    s = draws(given(at={"A": "kassel/frankfurt/1"}), "pannenhilfe")
    assert chosen(s) == "help"
    s = draws(given(at={"A": "kassel/frankfurt/1"}), "zollkontrolle")
    assert chosen(s) == "jail"


def test_it_pays_and_drives_on_when_much_can_be_earned_in_few_turns() -> None:
    """Given two dear loads and a special order for the next town, and nothing else left to do for anybody."""
    for card, answer in (("zollkontrolle", "pay"), ("pannenhilfe", "decline")):
        s = given(
            at={"A": "prague/vienna/5"},
            loaded={"A": ["rotterdam/vienna", "brussels/vienna"]},
            trailers={"A": (2, 0)},
            kept={"A": ["sonderauftrag-wien"]},
            pile=0,
        )
        assert chosen(draws(s, card)) == answer


def test_it_sends_the_dearest_load_by_rail() -> None:
    s = given(
        at={"A": "kassel/frankfurt/1"}, trailers={"A": (1, 0)}, loaded={"A": ["brussels/vienna", "rotterdam/vienna"]}
    )
    draws(s, "bahnverladung")
    assert chosen(s) == "ship rotterdam/vienna"


def test_it_does_not_wait_behind_roadworks_that_it_can_avoid() -> None:
    s = given(at={"A": "hanover/kassel/1"}, loaded={"A": ["zurich/kassel"]}, works="hanover/kassel/2")
    rolls(s, 4)
    assert chosen(s) != "go hanover/kassel/1"


def test_it_thinks_the_same_of_an_offer_wherever_it_stands() -> None:
    for seed in range(4):
        s, dice = GAME.new(3), Dice(seed)
        for _ in range(150):
            if s.stack and not chances(s):
                eyes, answers = Eyes(GAME.view(s, awaited(s)[0]), awaited(s)[0]), offered(s)
                here, there = (Driver(eyes, acts).ranking() for acts in (answers, answers[::-1]))
                assert scores(here) == scores(there)
            if s.stack:
                step(s, s.stack[-1].sample(s, dice))


def scores(ranking: list[Scored]) -> dict[str, float]:
    return {scored.act.said: scored.score for scored in ranking}


@pytest.mark.parametrize("bot", [GreedyBot(), SenseBot()])
def test_it_finishes_a_turn_that_it_takes_over(bot: Bot) -> None:
    """Given any question in the middle of anything, then the bot answers with what is offered."""
    for seed in range(8):
        s, dice = GAME.new(3), Dice(seed)
        for _ in range(150):
            if not s.stack:
                break
            if not chances(s):
                seat = awaited(s)[0]
                assert bot.choose(Chair(GAME, s, seat), dice) in offered(s)
            step(s, s.stack[-1].sample(s, dice))


def test_it_beats_the_others() -> None:
    """A small sample; docs/games/auf_achse.md tells of a thousand games."""
    for seed in range(2):
        assert play(GAME, ["sense", "random"], seed).places == [1, 2]
        assert play(GAME, ["random", "greedy"], seed).places == [2, 1]


# --- How well a seat stands ---


def test_a_roll_that_leads_to_a_delivery_is_lucky() -> None:
    s = given(at={"A": "hanover/kassel/1"}, loaded={"A": ["zurich/kassel"]})
    does(s, "A roll")
    worths = GAME.worths(s, 0, offered(s))
    assert worths[1] == max(worths)
    assert worths[0] < worths[1]
    assert GAME.worths(s, 1, offered(s)) == [0.0] * 6


def test_a_fine_is_worth_its_sum_and_a_prize_too() -> None:
    s = given(at={"A": "kassel/frankfurt/1"}, loaded={"A": ["zurich/kassel"]})
    before = GAME.worth(s, 0)
    ask(s, DrawEvent(0))
    acts = [GAME.act(f"* event {card}") for card in ("radarfalle", "truckerfestival", "fahrtenschreiber")]
    fine, prize, skip = GAME.worths(s, 0, acts)
    assert (round(fine - before), round(prize - before)) == (-500, 500)
    assert skip < before


def test_debts_and_money_count() -> None:
    s = given(money={"A": 700})
    assert round(prospects(Eyes(GAME.view(s, 0), 0), []) - s.money[0]) >= 0
    s.owed[0] = (GAME.kind("event").number("radarfalle"),)
    s.events.unseen.remove(s.owed[0][0])
    assert GAME.worth(s, 0) < s.money[0] + GAME.worth(given(money={"A": 0}), 0)


def test_a_turn_of_sense_ends_with_the_turn() -> None:
    s = turn_of(given(at={"A": "kassel"}, hand={"A": ["kassel/saarbruecken"]}), SenseBot())
    assert {LETTERS[act.by] for act in offered(s)} == {"B"}
    assert at(let_chance_speak(s), "A") in SPACE.words
