"""The words in Python: the house's texts, a room's over them, and who is meant by “you”."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from grandtour.core.acts import NOBODY, PLAYER
from grandtour.core.game import game_named, games
from grandtour.core.log import TAKEN_BACK
from grandtour.core.tales import Line, Several, Tale
from grandtour.games.sakodo.tales import REFUSES
from grandtour.languages import LANGUAGES, languages_in, written
from grandtour.words import NoText, Words, chosen_language
from tests.rooms import open_rooms
from tests.rooms.milestones.tales import DRAWS, GOES

NAMES = ["Anna", "Ben"]


@pytest.fixture
def english() -> Iterator[Words]:
    with open_rooms():
        yield Words("en", game_named("milestones"), strict=True).seated(NAMES, 0)


def test_the_house_speaks_both_languages() -> None:
    assert Words("fr", strict=True).text("yes") == "oui"
    assert Words("en", strict=True).text("yes") == "yes"


def test_a_room_speaks_over_the_house(english: Words) -> None:
    assert english.text("about").startswith("Play a card")
    assert Words("en", strict=True).text("about") == "About"


def test_what_is_told_names_the_reader_you(english: Words) -> None:
    assert english.line(Line(GOES, (0, 9)).whole()) == "You go 3 miles."
    assert english.line(Line(GOES, (1, 9)).whole()) == "Ben goes 3 miles."
    assert english.seated(NAMES, 1).line(Line(GOES, (1, 9)).whole()) == "You go 3 miles."
    assert english.seated(NAMES, NOBODY).line(Line(GOES, (0, 9)).whole()) == "Anna goes 3 miles."


def test_a_secret_is_told_without_it(english: Words) -> None:
    assert english.line(Line(DRAWS, (1, 0)).read(0)) == "Ben draws a card."


def test_the_house_tells_what_was_taken_back(english: Words) -> None:
    assert "Ben" in english.line(Line(TAKEN_BACK, (1,)).whole())
    assert "You" in english.line(Line(TAKEN_BACK, (0,)).whole())


def test_an_offer_is_what_its_button_says(english: Words) -> None:
    act = game_named("milestones").act("A play 5a")
    assert english.offer(act) == "Go 5 miles"
    assert english.verb(act) == "Go …"


def test_an_offer_without_a_thing_is_its_verb_alone() -> None:
    course = game_named("course")
    assert Words("en", course, strict=True).offer(course.act("A land")) == "Land here"


def test_things_made_of_others_are_called_by_their_names() -> None:
    course = game_named("course")
    card = course.kind("card")
    words = Words("fr", course, strict=True)
    a, b = (words.noun(course.kind("city"), city) for city in card.parts[0])
    assert words.noun(card, 0) == f"{a} – {b}"


@pytest.mark.parametrize(
    ("hand", "english", "french"),
    [
        ("nothing", "nothing", "rien"),
        ("camera", "a camera", "un appareil photo"),
        ("guide+guide", "two guides", "deux guides"),
        ("guide+camera", "a guide and a camera", "un guide et un appareil photo"),
        ("passport+compass+compass+pharmacy", "a passport, two compasses and a first-aid kit",
         "un passeport, deux boussoles et une pharmacie"),
    ],
)  # fmt: skip
def test_a_hand_is_told_as_one_says_it(hand: str, english: str, french: str) -> None:
    sakodo = game_named("sakodo")
    kind = sakodo.kind("hand")
    said = [Words(language, sakodo, strict=True).noun(kind, kind.number(hand)) for language in ("en", "fr")]
    assert said == [english, french]


def test_things_are_called_by_the_names_of_their_fields() -> None:
    course = game_named("course")
    city, words = course.kind("city"), Words("en", course, strict=True).seated(NAMES)
    tours = Tale("tours", player=PLAYER, home=city, way=Several(city))
    told = Line(tours, (1, city.number("paris"), city.number("rome"), city.number("cairo"))).whole()
    assert words.arguments(told) == {"player": "Ben", "home": "Paris", "way": "Rome and Cairo"}
    assert words.arguments(Line(tours, (1, 0)).whole())["way"] == ""
    there_and_back = Line(tours, (1, 0, city.number("rome"), city.number("cairo"), city.number("rome"))).whole()
    assert words.arguments(there_and_back)["way"] == "Rome\N{NO-BREAK SPACE}×2 and Cairo"


def test_a_missing_text_is_an_error_in_tests_and_visible_elsewhere() -> None:
    with pytest.raises(NoText, match="'no-such-key' in 'en': there is no such text"):
        Words("en", strict=True).text("no-such-key")
    assert Words("en", strict=False).text("no-such-key") == "⟦no-such-key⟧"


def test_a_text_without_what_it_names_is_as_good_as_missing() -> None:
    with pytest.raises(NoText, match="'rules-of' in 'fr'"):
        Words("fr", strict=True).text("rules-of")
    assert Words("fr", strict=False).text("rules-of") == "⟦rules-of⟧"


@pytest.mark.parametrize(
    ("given", "environment", "language"),
    [
        ("fr", {"LANG": "en_GB.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US"}, "en"),
        (None, {"LC_MESSAGES": "fr_CA", "LANG": "en_CA"}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_wished_one_or_the_systems(
    given: str | None, environment: dict[str, str], language: str
) -> None:
    assert chosen_language(given, environment) == language


# --- Languages ---


def test_the_languages_are_those_that_the_house_has_texts_in(tmp_path: Path) -> None:
    assert languages_in(files("grandtour")) == LANGUAGES
    (tmp_path / "texts").mkdir()
    for name in ("fr.ftl", "eo.ftl", "notes.md"):
        (tmp_path / "texts" / name).touch()
    assert languages_in(tmp_path) == ("eo", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_its_own_name(language: str) -> None:
    assert Words(language, strict=True).text("language-name")


def test_what_is_not_written_in_a_language_is_read_in_english(tmp_path: Path) -> None:
    (tmp_path / "en.md").write_text("Hello", "utf-8")
    (tmp_path / "eo.md").write_text("Saluton", "utf-8")
    assert [written(tmp_path, language, ".md") for language in ("en", "eo", "fr")] == ["Hello", "Saluton", "Hello"]
    assert Words("eo").text("language-name") == "English"


@pytest.mark.parametrize("name", ["Anna", "Émile", "Hugo", "Inès", "Ophélie", "Ursule", "Yves", "Œdipe"])
def test_french_elides_before_vowels_and_h(name: str) -> None:
    words = Words("fr", game_named("sakodo"), strict=True).seated(["Bruno", name, "Yann"], 2)
    assert words.line(Line(REFUSES, (0, 1)).whole()) == f"Bruno refuse l’échange d’{name}."
    assert words.line(Line(REFUSES, (1, 0)).whole()) == f"{name} refuse l’échange de Bruno."
    assert words.line(Line(REFUSES, (0, 2)).whole()) == "Bruno refuse ton échange."


EVERYONE = ["Zelda", "Quincy", "Wanda", "Xerxes", "Boris", "Kurt"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", games())
def test_whoever_a_line_names_reads_you(room: str, language: str) -> None:
    """Questions and refusals are read by one player, and name others."""
    words = Words(language, game_named(room), strict=True)
    told = [tale for tale in game_named(room).tales if not tale.key.startswith(("ask-", "why-"))]
    for line in map(naming_everyone, told):
        for me, name in enumerate(EVERYONE):
            assert name not in words.seated(EVERYONE, me).line(line.read(me)), line.tale


def naming_everyone(tale: Tale) -> Line:
    """The tale of a different player in each of its fields."""
    kinds = [kind.kind if isinstance(kind, Several) else kind for kind in tale.fields.values()]
    return Line(tale, tuple(field if kind is PLAYER else 0 for field, kind in enumerate(kinds)))
