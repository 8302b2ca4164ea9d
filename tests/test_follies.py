"""What `./x campaign follies` counts: bots with sense do not do what looked most foolish."""

from tools.follies import AufAchse, Course, Sakodo


def test_a_sakodo_bot_sells_nothing_that_it_needs() -> None:
    watching = Sakodo()
    watching.play(2, seed=0)
    assert watching.follies["sold what it needs"] == 0
    assert any(line.startswith("trades proposed: ") for line in watching.told_of(1))


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
