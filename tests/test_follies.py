"""What `./x campaign follies` counts: bots with sense do not do what looked most foolish, and it would be seen."""

from tools.follies import AufAchse, Course, Sakodo


def told_of(watching: Sakodo, games: int) -> dict[str, float]:
    """What is said of so many games, a game."""
    return {what: float(times) for what, _, times in (line.partition(": ") for line in watching.told_of(games))}


def test_a_sakodo_bot_sells_nothing_that_it_needs() -> None:
    watching = Sakodo()
    watching.play(2, seed=0)
    assert watching.follies["sold what it needs"] == 0


def test_sakodo_bots_trade_and_seldom_waste_a_guide_or_sell_a_camera_too_soon() -> None:
    """Six games of four, in which each of these happens."""
    watching = Sakodo()
    for seed in range(6):
        watching.play(4, seed)
    told = told_of(watching, 6)
    assert 0 < told["trades agreed"] <= told["trades proposed"]
    assert 0 < told["guides spent on a souvenir that was then too dear"] < 1
    assert 0 < told["cameras needed again after one was sold"] < 3


def test_a_course_bot_takes_nothing_back_before_it_has_flown_on() -> None:
    watching = Course()
    watching.play(2, seed=0)
    assert watching.at_once == 0


def test_auf_achse_roadworks_are_in_nobodys_own_way() -> None:
    watching = AufAchse()
    watching.play(2, seed=0)
    assert watching.works["placed"] > 0
    assert watching.works["in their own way"] == 0
    assert len(list(watching.told_of(1))) == 6


def test_auf_achse_bots_roll_less_under_inspection_where_the_card_leaves_the_game() -> None:
    shares = []
    for once in ("for-two", "no"):
        watching = AufAchse(**{"inspection-once": once})
        for seed in range(2):
            watching.play(2, seed)
        shares.append(watching.inspected / watching.rolls)
    assert 0 < shares[0] < shares[1] / 2
