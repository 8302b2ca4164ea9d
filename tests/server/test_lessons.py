"""Lessons on the server: the stored game leads until the learner leaves it, also over a restart."""

from pathlib import Path

import pytest

from grandtour.core.lessons import lesson_of
from tests.server.playing import Json, Player, Server, eventually
from tests.test_lessons import TAUGHT, lesson_in


def position(player: Player, table: Json) -> Json:
    """What the learner sees once they are asked."""

    def asked() -> Json | None:
        found: Json = player.get(f"/api/tables/{table['id']}/position", seat=0)
        return found if found["prompt"] or not found["waiting"] else None

    return eventually(asked, "the learner is asked")


def follows(player: Player, table: Json, until: int) -> Json:
    """Do what the coach finds wise, up to a version."""
    found = position(player, table)
    while found["version"] < until:
        player.post(f"/api/tables/{table['id']}/acts", seat=0, version=found["version"], said=found["lead"]["wise"])
        found = position(player, table)
    return found


def log_of(player: Player, table: Json) -> list[str]:
    text = player.http.get(f"/api/tables/{table['id']}/record?seat=0").text
    return text.split("\n\n", 1)[1].splitlines()


@pytest.mark.parametrize("room", TAUGHT)
def test_a_learner_who_follows_meets_every_step(server: Server, room: str) -> None:
    _, lesson = lesson_in(room)
    player = Player(server.url)
    table = player.post("/api/lessons", game=room)
    assert table["lesson"]
    assert [seat["kind"] for seat in table["seats"]] == ["person"] + ["bot"] * (lesson.seats - 1)
    heard = []
    found = position(player, table)
    while True:
        heard += [hint["text"] for hint in found["lead"]["hints"]]
        if not found["lead"]["wise"]:
            break
        player.post(f"/api/tables/{table['id']}/acts", seat=0, version=found["version"], said=found["lead"]["wise"])
        found = position(player, table)
    assert heard == [step.text for step in lesson.steps]
    assert found["version"] == len(lesson.script)
    said = found["offers"][0]["said"]
    player.post(f"/api/tables/{table['id']}/acts", seat=0, version=found["version"], said=said)
    assert position(player, table)["lead"] is None


def test_who_leaves_the_stored_game_is_told_once_and_plays_on(server: Server) -> None:
    player = Player(server.url)
    table = player.post("/api/lessons", game="course")
    found = position(player, table)
    other = next(offer["said"] for offer in found["offers"] if offer["said"] != found["lead"]["wise"])
    player.post(f"/api/tables/{table['id']}/acts", seat=0, version=found["version"], said=other)
    found = position(player, table)
    assert [hint["text"] for hint in found["lead"]["hints"]] == ["lesson-own-way"]
    player.post(f"/api/tables/{table['id']}/acts", seat=0, version=found["version"], said=found["offers"][0]["said"])
    assert position(player, table)["lead"] is None


def test_who_takes_back_is_led_again(server: Server) -> None:
    player = Player(server.url)
    table = player.post("/api/lessons", game="course")
    found = follows(player, table, 33)
    other = next(o["said"] for o in found["offers"] if o["verb"] == "left" and o["said"] != found["lead"]["wise"])
    player.post(f"/api/tables/{table['id']}/acts", seat=0, version=found["version"], said=other)
    player.post(f"/api/tables/{table['id']}/undo", seat=0, version=found["version"] + 1)
    assert position(player, table)["lead"] == found["lead"]


def test_a_lesson_goes_on_the_same_after_a_restart(tmp_path: Path) -> None:
    lesson = lesson_of("course")
    assert lesson
    with Server(tmp_path / "data") as server:
        player = Player(server.url)
        table = player.post("/api/lessons", game="course")
        before = follows(player, table, 43)
        cookies = player.http.cookies
    with Server(tmp_path / "data") as server:
        player = Player(server.url, cookies)
        assert position(player, table) == before
        follows(player, table, len(lesson.script))
        assert [said for said in log_of(player, table) if said != "?"] == [
            said for said, shown in zip(lesson.script, log_of(player, table), strict=True) if shown != "?"
        ]


def test_the_record_of_a_lesson_says_so_and_cannot_be_verified(server: Server) -> None:
    player = Player(server.url)
    table = player.post("/api/lessons", game="course")
    record = player.http.get(f"/api/tables/{table['id']}/record?seat=0").text
    assert "\nlesson\n" in record
    answer = player.http.post("/api/verify", json={"record": record})
    assert answer.status_code == 422
    assert "lesson" in answer.json()["message"]


def test_a_game_without_a_lesson_says_so(server: Server) -> None:
    answer = Player(server.url).http.post("/api/lessons", json={"game": "chess"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-game")
