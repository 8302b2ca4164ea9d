"""A room outside the package, which the page was built without, gives it its texts."""

from pathlib import Path

from tests.rooms import ROOMS
from tests.server.playing import Player, Server


def test_a_room_outside_the_package_gives_its_texts_and_rules(tmp_path: Path) -> None:
    with Server(tmp_path / "data", GRANDTOUR_ROOMS=str(ROOMS)) as server:
        anna = Player(server.url)
        french = anna.http.get("/api/texts?game=milestones&language=fr")
        assert french.text == (ROOMS / "milestones" / "texts" / "fr.ftl").read_text("utf-8")
        assert french.headers["content-type"] == "text/plain; charset=utf-8"
        assert french.headers["cache-control"] == "public, max-age=300"
        rules = anna.http.get("/api/rules?game=milestones&language=fr")
        assert rules.text == (ROOMS / "milestones" / "rulebook" / "fr.md").read_text("utf-8")


def test_what_a_room_has_not_in_a_language_it_gives_in_english(anna: Player) -> None:
    english = anna.http.get("/api/texts?game=course&language=en").text
    assert "title" in english
    for language in ("eo", "../en", ""):
        assert anna.http.get("/api/texts", params={"game": "course", "language": language}).text == english


def test_there_are_no_texts_of_a_game_that_is_none(anna: Player) -> None:
    refused = anna.http.get("/api/texts?game=chess&language=en")
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-game")
