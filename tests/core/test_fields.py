"""What things are made of."""

from grandtour.core.acts import Kind, Verb
from grandtour.core.decks import Deck
from grandtour.core.fields import dump, fields
from grandtour.core.questions import Asked, State


class Shelf(State):
    books: list[int]
    reader: int = 3


def shelf() -> Shelf:
    s = Shelf()
    s.books = [1, 2]
    return s


def test_a_field_is_found_where_it_is_declared_whether_it_has_a_default_or_not() -> None:
    assert fields(shelf()) == {"stack": [], "lines": None, "outcome": None, "books": [1, 2], "reader": 3}


def test_what_is_set_is_found_too() -> None:
    assert fields(Asked[State](2)) == {"seat": 2}
    assert fields(Deck([1], [2])) == {"unseen": [1], "under": [2]}


def test_a_state_is_dumped_as_plain_data_with_its_open_questions() -> None:
    s = shelf()
    s.stack.append(Asked(2))
    assert s.dump() == {
        "stack": [{"": "Asked", "seat": 2}],
        "outcome": None,
        "books": [1, 2],
        "reader": 3,
    }


def test_things_of_which_there_is_one_are_dumped_by_their_names() -> None:
    lay = Verb("lay", Kind("card", ["ace", "king"]))
    assert dump([lay, lay.kind, lay.by(0, 1), ("x", {"y": 1.5})]) == ["lay", "card", "A lay king", ["x", {"y": 1.5}]]
