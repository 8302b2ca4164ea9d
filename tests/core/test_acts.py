"""Acts and their notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grandtour.core.acts import CHANCE, LETTERS, NOTHING, PLAYER, Act, BadNotation, Kind, Verb, parse
from grandtour.core.game import games

TOWN = Kind("town", ["rome", "new-york"])
ROAD = Kind("road", ["rome/new-york"], TOWN, [(0, 1)])
GO, REST, ROLL = Verb("go", TOWN), Verb("rest"), Verb("take", ROAD)
VERBS = {verb.name: verb for verb in (GO, REST, ROLL)}

acts = st.builds(
    lambda verb, seat, noun: verb.by(seat, noun % len(verb.kind.words)),
    st.sampled_from([verb for game in games().values() for verb in game.verbs] + list(VERBS.values())),
    st.integers(0, CHANCE),
    st.integers(0, 10_000),
)


@given(acts)
def test_an_act_prints_and_parses_to_itself(act: Act) -> None:
    assert parse({act.verb.name: act.verb}, repr(act)) is act


@given(
    st.text() | st.builds("{} {}".format, st.sampled_from(LETTERS), st.sampled_from(["go", "rest ", "go rome", "x"]))
)
def test_a_text_is_refused_or_prints_back_as_it_was(text: str) -> None:
    try:
        act = parse(VERBS, text)
    except BadNotation:
        return
    assert repr(act) == text


def test_equal_acts_are_the_same_object() -> None:
    assert GO.by(2, 1) is GO.by(2, 1)
    assert GO.by(2, 1) is not GO.by(1, 1)


def test_the_notation_is_readable() -> None:
    assert repr(GO.by(0, 1)) == "A go new-york"
    assert repr(REST.by(5)) == "F rest"
    assert repr(GO.by(CHANCE, 0)) == "* go rome"
    assert GO.by(0, 1).said == "go new-york"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "an act begins with one of A B C D E F \\*, not with ''"),
        ("G go rome", "an act begins with one of .*, not with 'G'"),
        ("AB go rome", "not with 'AB'"),
        ("a go rome", "not with 'a'"),
        ("A", "no verb is called ''; the verbs are go, rest, take"),
        ("A fly rome", "no verb is called 'fly'; the verbs are go, rest, take"),
        ("A go paris", "no town is called 'paris'"),
        ("A go", "no town is called ''"),
        ("A go rome ", "no town is called 'rome '"),
        ("A  go rome", "no verb is called ''"),
        ("A rest rome", "no nothing is called 'rome'"),
        ("A rest ", "ends with a space"),
        ("A go rome\n", "no town is called"),
    ],
)
def test_a_malformed_act_is_refused_with_the_reason(text: str, why: str) -> None:
    with pytest.raises(BadNotation, match=why):
        parse(VERBS, text)


def test_things_are_numbered_in_the_order_of_their_words() -> None:
    assert TOWN.number("new-york") == 1
    assert PLAYER.words == ["A", "B", "C", "D", "E", "F"]
    assert len(NOTHING.words) == 1


def test_a_thing_has_parts_and_a_place_among_others_only_where_its_kind_says_so() -> None:
    road = Kind("space", ["rome/1", "rome/2"], TOWN, [(0,), (0,)], [1, 2])
    assert (road.parts, road.nth) == ([(0,), (0,)], [1, 2])
    assert (TOWN.parts, TOWN.nth) == ([], [])
