"""Table options: types, defaults, and a clear word for each bad value."""

import pytest

from grandtour.core.settings import BadSetting, Choice, Number, Setting, Value, YesNo, agreed

ROUNDS, PLACES, MAP = Number("rounds", 100, 10, 500), YesNo("places", False), Choice("map", ("world", "europe"))
SETTINGS = (ROUNDS, PLACES, MAP)


def test_what_nobody_wishes_has_its_default() -> None:
    assert agreed(SETTINGS, {}) == {"rounds": 100, "places": False, "map": "world"}


def test_wishes_are_kept() -> None:
    wishes: dict[str, object] = {"rounds": 10, "places": True, "map": "europe"}
    assert agreed(SETTINGS, wishes) == wishes


@pytest.mark.parametrize(
    ("wishes", "why"),
    [
        ({"rounds": 9}, "the option 'rounds' takes a whole number from 10 to 500, not 9"),
        ({"rounds": 501}, "not 501"),
        ({"rounds": True}, "the option 'rounds' takes a whole number from 10 to 500, not True"),
        ({"rounds": "100"}, "not '100'"),
        ({"rounds": 10.5}, "not 10.5"),
        ({"rounds": None}, "not None"),
        ({"places": 1}, "the option 'places' takes yes or no, not 1"),
        ({"places": "yes"}, "not 'yes'"),
        ({"map": "asia"}, "the option 'map' takes one of world, europe, not 'asia'"),
        ({"map": ["world"]}, r"not \['world'\]"),
        ({"colour": 1}, "there is no option 'colour'; the options are rounds, places, map"),
    ],
)
def test_a_bad_wish_is_refused_with_what_is_allowed(wishes: dict[str, object], why: str) -> None:
    with pytest.raises(BadSetting, match=why):
        agreed(SETTINGS, wishes)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadSetting, match="the options are none"):
        agreed((), {"rounds": 10})


@pytest.mark.parametrize(
    ("setting", "value", "word"),
    [(ROUNDS, 10, "10"), (PLACES, True, "yes"), (PLACES, False, "no"), (MAP, "europe", "europe")],
)
def test_a_value_is_written_and_read_back(setting: Setting, value: Value, word: str) -> None:
    assert setting.write(value) == word
    assert setting.read(word) == value


@pytest.mark.parametrize(
    ("setting", "word"),
    [(ROUNDS, "ten"), (ROUNDS, "-10"), (ROUNDS, ""), (ROUNDS, "1" * 5000), (PLACES, "True"), (PLACES, "1"), (MAP, "")],
)
def test_a_bad_word_is_refused(setting: Setting, word: str) -> None:
    with pytest.raises(BadSetting, match=f"the option '{setting.name}' takes {setting.allowed()}, not "):
        setting.read(word)


def test_the_kit_tries_values_that_the_option_takes() -> None:
    for setting in SETTINGS:
        assert len(setting.tried()) > 1
        assert setting.tried()[0] == setting.default
        assert all(setting.takes(value) for value in setting.tried())
