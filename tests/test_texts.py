"""French and English are complete: a text that is missing, unused, empty or wrong fails here."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from grandtour.core.acts import PLAYER
from grandtour.core.game import game_named, games
from grandtour.core.log import HOUSE_TALES
from grandtour.core.tales import Several
from grandtour.games.auf_achse.cards import EVENT
from grandtour.rulebook import Rulebook
from grandtour.words import LANGUAGES, Words
from tests.rooms import ROOMS, open_rooms
from tests.rules import ROOT
from tests.texts import french_texts, house_texts, loose_spaces, problems, room_texts, unaddressed


def test_the_texts_of_the_house_and_all_rooms_are_complete() -> None:
    assert problems(ROOT, list(games().values())) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", games())
def test_the_rules_have_a_section_for_every_question(room: str, language: str) -> None:
    game = game_named(room)
    book = Rulebook(game, language)
    asked = {tale.key for tale in game.tales if tale.key.startswith("ask-")}
    assert book.anchors.keys() == asked
    assert set(book.anchors.values()) <= book.sections.keys()
    assert all(len(book.about(key).splitlines()) > 1 for key in asked)


ASKED_BY_A_CARD = {
    "auf_achse": "card-drive card-exact roll-again partner",
    "routard": "target-owe target-move target-lose target-previous target-pull target-skip",
    "sakodo": "target-owe target-move target-lose-any target-steal target-lose-passport target-previous target-swap"
    " target-pull target-skip",
}
"""The question names the card, which lies open and says why, also to whoever has just come back."""
PLAIN = {"auf_achse": "start", "course": "land"}
"""Roll, and land at home: nothing is to be explained."""
SPANS = re.compile(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?")
CLAUSE = re.compile(r"\b[A-Z]{2}-A?\d|\(A\d+\)")
MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)
SEAL = re.compile(r"\bseal|random text|scell|sceau|texte aléatoire", re.IGNORECASE)
UNBROKEN = re.compile(r"\d{4}(?:\*\*)?\s?(?:€|(?:DM|F)\b)")
"""A sum that is written in one piece."""
BY_ITSELF = re.compile(r"\b(?:ro)?bots? (?:plays|flies|sits|takes|joue|vole|continue|remplace)\b", re.IGNORECASE)
"""Said of a bot, where only the others at the table can let it play (decision 12)."""
LATE = re.compile(r"\btime is up\b|\bwho(?:ever)? is late\b")
SEALED = (
    "next-seal commitment commitment-text seals-kept seals-without-mine seals-foreseen seals-none seals-unchecked"
    " seals-withheld rematch-seal seals-broken trouble-bad-entropy verify-text verify-doubt verify-withheld"
    " about-fair-text terminal-usage terminal-commitment"
)
"""The panel of fair draws, what went wrong with them, the pages on checking them, and the terminal's command."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", games())
def test_every_question_that_is_not_plain_says_why_it_is_asked(room: str, language: str) -> None:
    game = game_named(room)
    words = Words(language, game, strict=True)
    without = f"{ASKED_BY_A_CARD.get(room, '')} {PLAIN.get(room, '')}".split()
    asked = {tale.key for tale in game.tales if tale.key.startswith("ask-")} - {f"ask-{key}" for key in without}
    assert [key for key in asked if not words.bundle.has_message(f"{key}-why")] == []
    by_card = {f"ask-{key}" for key in ASKED_BY_A_CARD.get(room, "").split()}
    assert by_card <= {tale.key for tale in game.tales if {"event", "card"} & tale.fields.keys()}


LONGEST_WHY = 130
"""So many letters take three lines at most under the question, on a laptop as on the smallest phone: 45 to 50 stand in
each. The lines themselves are counted where tables are looked at (tests/browser/test_pages.py)."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", games())
def test_why_it_is_asked_takes_three_lines_at_most(room: str, language: str) -> None:
    game = game_named(room)
    words = Words(language, game, strict=True)
    whys = [f"{tale.key}-why" for tale in game.tales if words.bundle.has_message(f"{tale.key}-why")]
    assert {key: words.text(key) for key in whys if len(words.text(key)) > LONGEST_WHY} == {}


def lines_in(language: str) -> list[str]:
    folders = [ROOT / "src" / "grandtour", *(game.folder for game in games().values())]
    return [
        line for folder in folders for line in (folder / "texts" / f"{language}.ftl").read_text("utf-8").split("\n")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_a_clause(language: str) -> None:
    """Clause numbers are for whoever asks for them in the settings; the page adds them to the rules."""
    assert [line for line in lines_in(language) if CLAUSE.search(line)] == []


@pytest.mark.parametrize("room", games())
def test_no_rule_promises_that_a_bot_plays_for_the_absent_by_itself(room: str) -> None:
    folder = ROOT / "src" / "grandtour" / "games" / room
    pages = [*folder.glob("texts/*.ftl"), *folder.glob("rulebook/*.md"), ROOT / "docs" / "rules" / f"{room}.md"]
    assert len(pages) == 2 * len(LANGUAGES) + 1
    assert [line for page in pages for line in page.read_text("utf-8").split("\n") if BY_ITSELF.search(line)] == []


@pytest.mark.parametrize("room", games())
def test_no_rule_speaks_of_a_clock_that_there_is_not(room: str) -> None:
    """Nobody is late: whoever has been away for a minute may be stood in for (decision 12)."""
    pages = [ROOT / "docs" / folder / f"{room}.md" for folder in ("rules", "games")]
    assert [line for page in pages for line in page.read_text("utf-8").split("\n") if LATE.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_seals_are_spoken_of_where_draws_are_checked_and_nowhere_else(language: str) -> None:
    text = (ROOT / "src" / "grandtour" / "texts" / f"{language}.ftl").read_text("utf-8")
    assert {key for key, said in MESSAGE.findall(text) if SEAL.search(said)} == set(SEALED.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_needs_a_file_of_rare_letters(language: str) -> None:
    """One letter of a place would have every table fetch a font of its own; those files are for people's names."""
    faces = (ROOT / "web" / "src" / "style" / "fonts.css").read_text().split("@font-face")
    rare = [span for face in faces if "-more.woff2" in face or "-ext.woff2" in face for span in SPANS.findall(face)]
    letters = {chr(n) for first, last in rare for n in range(int(first, 16), int(last or first, 16) + 1)}
    assert letters
    assert [line for line in lines_in(language) if letters & set(line)] == []


@pytest.mark.parametrize(("language", "said"), [("en", "minutes.* from .* years"), ("fr", r"minutes.* dès .*\sans")])
@pytest.mark.parametrize("room", games())
def test_the_first_page_says_how_long_a_game_takes_and_for_whom_it_is(room: str, language: str, said: str) -> None:
    assert re.search(said, Words(language, game_named(room), strict=True).text("in-short"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", games())
def test_the_rules_begin_with_no_other_age_than_the_first_page_says(room: str, language: str) -> None:
    game = game_named(room)
    opening = "\n".join(Rulebook(game, language).sections[""])
    said = set(re.findall(r"\d+", Words(language, game, strict=True).text("in-short")))
    assert set(re.findall(r"(\d+)\s(?:years|ans)", opening)) <= said


@pytest.mark.parametrize("room", games())
def test_the_rules_are_the_same_in_both_languages(room: str) -> None:
    french, english = (Rulebook(game_named(room), language) for language in ("fr", "en"))
    assert french.anchors == english.anchors
    assert list(french.sections) == list(english.sections)


CHAPTER = {"richesses": ["circuit"]}
"""Options that the rules do not list, for a chapter of their own tells them."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", games())
def test_the_rules_list_every_option_by_the_name_that_it_has_where_a_table_is_opened(room: str, language: str) -> None:
    game = game_named(room)
    words, listed = Words(language, game, strict=True), Rulebook(game, language).sections["options"]
    names = [words.text(f"setting-{one.name}") for one in game.settings if one.name not in CHAPTER.get(room, [])]
    assert [name for name in names if not any(line.startswith(f"- {name}") for line in listed)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", games())
def test_texts_and_rules_write_thousands_as_the_page_does(room: str, language: str) -> None:
    folder = game_named(room).folder
    written = [folder / "texts" / f"{language}.ftl", folder / "rulebook" / f"{language}.md"]
    lines = [line for path in written for line in path.read_text("utf-8").split("\n")]
    assert [line for line in lines if UNBROKEN.search(line)] == []


SUMS = {"auf_achse": "money", "richesses": "francs|offer|stake", "routard": "money", "sakodo": "money"}
"""What is counted in the money of a room, in its tales and verbs."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", SUMS)
def test_every_sum_that_is_told_or_offered_has_its_unit(room: str, language: str) -> None:
    game = game_named(room)
    unit = Words(language, game, strict=True).text("money", sum="").strip()
    bare = re.compile(rf"{{ ?\$(?:{SUMS[room]}) ?}}(?!\s{unit}(?!\w))")
    said = {key for tale in game.tales for key in tale.texts()} | {f"verb-{verb.name}" for verb in game.verbs}
    text = (game.folder / "texts" / f"{language}.ftl").read_text("utf-8")
    written = {key: lines for key, lines in MESSAGE.findall(text) if key in said}
    assert any(unit in lines for lines in written.values())
    assert [key for key, lines in written.items() if bare.search(lines)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_call_every_event_card_by_the_name_that_is_printed_on_it(language: str) -> None:
    game = game_named("auf_achse")
    words = Words(language, game, strict=True)
    told = "\n".join(line for section in Rulebook(game, language).sections.values() for line in section)
    names = [words.noun(EVENT, event) for event in range(len(EVENT.words))]
    assert [name for name in names if name not in told] == []


def test_things_of_one_kind_do_not_share_a_name() -> None:
    for game in games().values():
        for words in (Words(language, game, strict=True) for language in LANGUAGES):
            for kind in game.kinds:
                if kind.of is None:
                    names = [words.noun(kind, noun) for noun in range(len(kind.words))]
                    assert len(set(names)) == len(names), f"{kind.name} in {words.language}"


def test_french_punctuation_never_begins_a_line() -> None:
    assert [fault for path in french_texts(ROOT) for fault in loose_spaces(path)] == []


# --- The check finds what it is there to find ---


@pytest.mark.parametrize(
    "text", ["Ah ?", "Non : si", "Et ; ou", "«\u00a0Oui »", "« Oui\u00a0»", "500 €", "{ $n } DM", "dès 8 ans"]
)
def test_a_plain_space_in_french_punctuation_is_found(tmp_path: Path, text: str) -> None:
    path = tmp_path / "fr.ftl"
    path.write_text(f"a = Où\u202f?\ntext = {text}\nb = ?\u00a0€\nc = {{ $n ->\n *[a] 12:30\n }}\n", "utf-8")
    assert loose_spaces(path) == [f"{path}:2: a plain space where French has a no-break space: text = {text}"]


ON_THE_PAGE = {"name", "friend"}
"""What the page calls somebody who sits at the table, where no tale does."""


def people() -> set[str]:
    """What texts call somebody who sits at the table."""
    tales = [*HOUSE_TALES, *(tale for game in games().values() for tale in game.tales)]
    fields = [field for tale in tales for field in tale.fields.items()]
    return ON_THE_PAGE | {name for name, kind in fields if PLAYER is (kind.kind if isinstance(kind, Several) else kind)}


OF_ANOTHER = {
    "auf_achse": "ask-give",
    "richesses": "ask-bid ask-no-bid ask-toll ask-no-toll ask-put",
    "routard": "ask-drive ask-claim why-ro-a30 why-ro-a68",
    "sakodo": "ask-take ask-terms ask-trade ask-no-trade why-sk-31 why-sk-50 why-sk-40 why-sk-a22",
    "sites80": "ask-give ask-where",
}
"""What is asked about another player, and why nothing can be done with another: nobody reads it of themselves."""


@pytest.mark.parametrize("room", games())
def test_every_line_that_names_the_reader_says_you(room: str) -> None:
    texts = room_texts(ROOT, room)
    found = list(unaddressed(game_named(room).tales, texts))
    assert {line.split("'")[1] for line in found} == set(OF_ANOTHER.get(room, "").split()), found


def test_every_line_of_the_house_that_names_the_reader_says_you() -> None:
    assert list(unaddressed(HOUSE_TALES, house_texts(ROOT))) == []


def test_french_elides_before_every_name() -> None:
    """By `DE`, as in “le sac d’Anna”."""
    assert people() >= {"player", "passengers", "owner", "driver"}
    unelided = re.compile(rf"\b(de|que|lorsque|puisque|jusque) \{{ ?\$({'|'.join(people())}) ?\}}")
    texts = [path for path in french_texts(ROOT) if path.suffix == ".ftl"]
    assert [line for path in texts for line in path.read_text("utf-8").split("\n") if unelided.search(line)] == []


def test_french_rules_are_read_for_plain_spaces_as_well_as_texts() -> None:
    names = {path.relative_to(ROOT / "src" / "grandtour").as_posix() for path in french_texts(ROOT)}
    assert {"texts/fr.ftl", "games/course/texts/fr.ftl", "games/course/rulebook/fr.md"} <= names


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with one small room, whose texts are complete: to be spoilt."""
    package = tmp_path / "src" / "grandtour"
    (package / "texts").mkdir(parents=True)
    (tmp_path / "web" / "src").mkdir(parents=True)
    for language in LANGUAGES:
        (package / "texts" / f"{language}.ftl").write_text(
            "welcome = Welcome, { $name }!\ntaken-back = { $player } took it back.\nbot-random = badly\n"
            "stood-in-for = { $player } is away.\nleft-to-a-bot = { $player } leaves.\n"
            "back-again = { $player } is back.\n"
        )
    (tmp_path / "web" / "src" / "page.ts").write_text("words.text('welcome', { name })")
    shutil.copytree(ROOMS / "milestones", package / "games" / "milestones")
    return tmp_path


def found(house: Path) -> list[str]:
    with open_rooms():
        return problems(house, [game_named("milestones")])


def rewrite(path: Path, change: Callable[[str], str]) -> None:
    before = path.read_text("utf-8")
    assert change(before) != before
    path.write_text(change(before), "utf-8")


def test_a_complete_house_has_no_problem(house: Path) -> None:
    assert found(house) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("en", "goes = ", "gone = ", "milestones: 'goes' is missing in 'en'"),
        ("en", "goes = ", "gone = ", "milestones: 'gone' is unused in 'en'"),
        ("en", "draws-unseen = ", "draws-unsaid = ", "milestones: 'draws-unseen' is missing in 'en'"),
        ("fr", "verb-play = ", "verb-pay = ", "milestones: 'verb-play' is missing in 'fr'"),
        ("fr", "setting-goal-help = ", "setting-goal-hint = ", "milestones: 'setting-goal-help' is missing in 'fr'"),
        ("fr", "ending-tired = ", "ending-tried = ", "milestones: 'ending-tired' is missing in 'fr'"),
        ("fr", "mile-3 = ", "mile-6 = ", "milestones: 'mile-3' is missing in 'fr'"),
        ("fr", "title = ", "tilte = ", "milestones: 'title' is missing in 'fr'"),
        ("fr", "title = Bornes", 'title = { "" }', "milestones: 'title' says nothing in 'fr'"),
        (
            "fr",
            "{ $card } n’y est pas",
            "{ $carte } n’y est pas",
            "'why-ms-02' names $carte, which it is not given in 'fr'",
        ),
        ("en", "draws a card.", "draws { $card }.", "'draws-unseen' names $card, which it is not given in 'en'"),
        (
            "en",
            "title = Milestones",
            "title = Milestones for { $player }",
            "'title' names $player, which it is not given",
        ),
    ],
)
def test_a_spoilt_text_of_a_room_is_found(house: Path, file: str, old: str, new: str, problem: str) -> None:
    folder = house / "src" / "grandtour" / "games" / "milestones" / "texts"
    rewrite(folder / f"{file}.ftl", lambda text: text.replace(old, new))
    assert any(problem in line for line in found(house))


def test_a_text_beside_a_name_is_used_where_the_page_builds_its_key_and_then_needed_for_all(house: Path) -> None:
    room = house / "src" / "grandtour" / "games" / "milestones"
    for language in LANGUAGES:
        rewrite(room / "texts" / f"{language}.ftl", lambda text: f"{text}\nmile-3-text = Half an hour\n")
    assert "milestones: 'mile-3-text' is unused in 'en'" in found(house)
    (room / "Mile.svelte").write_text("{words.text(`mile-${word}-text`)}")
    assert found(house) == [
        f"milestones: 'mile-{n}-text' is missing in {language!r}" for language in LANGUAGES for n in (1, 2, 4, 5)
    ]


def test_a_text_within_another_is_used_needed_and_given_the_same(house: Path) -> None:
    folder = house / "src" / "grandtour"
    for language in LANGUAGES:
        rewrite(folder / "texts" / f"{language}.ftl", lambda text: f"{text}\nhurrah = Hurrah, {{ $name }}\n")
    assert "house: 'hurrah' is unused in 'en'" in found(house)
    rewrite(folder / "texts" / "en.ftl", lambda text: text.replace("Welcome, ", "{ hurrah } "))
    assert found(house) == []
    rewrite(
        folder / "games" / "milestones" / "texts" / "en.ftl",
        lambda text: text.replace("title = ", "title = { salute } "),
    )
    assert "house: 'salute' is missing in 'en'" in found(house)
    rewrite(folder / "texts" / "en.ftl", lambda text: f"{text}\nsalute = Hail, {{ $player }}\n")
    assert "house: 'salute' names $player, which it is not given in 'en'" in found(house)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("welcome = Welcome, { $name }!", "", "house: 'welcome' is missing in 'en'"),
        ("welcome = ", "bienvenue = Oui\nwelcome = ", "house: 'bienvenue' is unused in 'en'"),
        ("welcome = ", "bienvenue = Oui\nwelcome = ", "house: 'bienvenue' is missing in 'fr'"),
        ("{ $name }", "{ $nom }", "house: 'welcome' names $nom, which it is not given in 'en'"),
        ("taken-back", "taken-bach", "house: 'taken-back' is missing in 'en'"),
    ],
)
def test_a_spoilt_text_of_the_house_is_found(house: Path, old: str, new: str, problem: str) -> None:
    rewrite(house / "src" / "grandtour" / "texts" / "en.ftl", lambda text: text.replace(old, new))
    assert problem in found(house)


def test_a_key_that_the_page_speaks_but_nobody_wrote_is_found(house: Path) -> None:
    (house / "web" / "src" / "more.svelte").write_text("{t('good-bye')}")
    assert "house: 'good-bye' is missing in 'fr'" in found(house)


@pytest.mark.parametrize(
    "line",
    [
        'raise Refusal("no-ink", "the inkpot is empty")',
        'return Refused(number, "no-ink", "the inkpot is empty", table)',
        'super().__init__("no-ink", f"the inkpot is empty ({why})")',
    ],
)
def test_a_refusal_that_has_no_words_is_found(house: Path, line: str) -> None:
    (house / "src" / "grandtour" / "ink.py").write_text(line)
    assert found(house) == [f"house: 'trouble-no-ink' is missing in {language!r}" for language in LANGUAGES]


def test_a_line_that_is_not_fluent_is_found(house: Path) -> None:
    rewrite(house / "src" / "grandtour" / "texts" / "en.ftl", lambda text: f"{text}\nthis is not Fluent\n")
    with pytest.raises(ValueError, match=r"en\.ftl has a line that is not Fluent: 'this is not Fluent'"):
        found(house)
