"""Tables over REST: open, join, play, leave, come back, take back, play again; and what is refused."""

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from grandtour.core.fair import commitment, sealed
from grandtour.core.game import game_named
from grandtour.core.kit import Failure
from grandtour.core.records import parse_record, verify
from tests.core.tables import new_table
from tests.rooms import ROOMS
from tests.server.playing import ME_AND_ANOTHER_HERE, PATIENCE, Json, Player, Server, eventually, ok, refusal

ME, INVITE = {"kind": "me"}, {"kind": "invite"}
BOT = {"kind": "bot", "level": "random"}
SHORT = {"rounds": 10}


def play_to_the_end(table: str, seats: dict[int, Player], seed: int = 1) -> Json:
    dice, anyone = random.Random(seed), next(iter(seats.values()))
    while (info := anyone.table(table))["status"] == "running":
        for seat in [seat for seat in info["waiting"] if seat in seats][:1]:
            seats[seat].plays(table, seat, dice)
    return info


# --- The way of a table ---


def test_the_games_of_the_house_are_described(anna: Player) -> None:
    course = next(game for game in anna.get("/api/games") if game["name"] == "course")
    assert (course["code"], course["least"], course["most"]) == ("CM", 2, 6)
    assert course["bots"][0] == "random"
    assert {"name": "rounds", "type": "number", "default": 100, "least": 0, "most": 500, "choices": []} in course[
        "settings"
    ]
    course = anna.get("/api/game", game="course")
    cards = next(kind for kind in course["kinds"] if kind["name"] == "card")
    assert cards["of"] == "city"
    assert len(cards["words"]) == len(cards["parts"]) == 108
    assert course["tales"]["draws"] == {"player": "player", "card": "card"}
    assert course["tales"]["draws-unseen"] == course["tales"]["taken-back"] == {"player": "player"}


def test_numbers_and_what_is_counted_need_no_words(anna: Player) -> None:
    sakodo = anna.get("/api/game", game="sakodo")
    kinds = {kind["name"]: kind for kind in sakodo["kinds"]}
    assert (kinds["money"]["words"], kinds["money"]["step"]) == ([], 10)
    assert kinds["hand"]["words"][:2] == ["nothing", ""], "what has no parts has a word"


def test_a_table_for_two_is_open_until_the_other_has_come(anna: Player, boris: Player) -> None:
    opened = anna.opens(ME, INVITE, entropy="from Anna")
    table = opened["id"]
    assert opened["status"] == "open"
    assert (opened["version"], opened["waiting"]) == (0, [])
    assert [seat["kind"] for seat in opened["seats"]] == ["person", "free"]
    assert [seat["mine"] for seat in boris.table(table)["seats"]] == [False, False]

    seated = boris.joins(table, "from Boris")
    assert (seated["status"], seated["waiting"], seated["version"]) == ("open", [0], 0), "Anna has still to show hers"
    assert [seat["shown"] for seat in seated["seats"]] == [False, True]
    anna.shows(anna.table(table))
    joined = boris.table(table)

    assert joined["status"] == "running"
    assert joined["commitment"] == opened["commitment"]
    assert [(seat["name"], seat["mine"]) for seat in joined["seats"]] == [("Anna", False), ("Борис", True)]
    assert joined["waiting"] == [0, 1]
    assert len(boris.position(table, 1)["view"]["hand"]) == 15


def test_an_open_table_can_be_looked_at_but_not_played(anna: Player) -> None:
    table = anna.opens(ME, INVITE)["id"]
    position = anna.position(table)
    assert (position["version"], position["offers"], position["waiting"], position["prompt"]) == (0, [], [], None)
    assert refusal(anna.says(table, 0, 0, "home paris")) == (409, "not-running")


def test_a_whole_game_against_a_bot_can_be_verified(anna: Player) -> None:
    opened = anna.opens(ME, BOT, settings=SHORT, entropy="Anna's own words")
    info = play_to_the_end(opened["id"], {0: anna})
    assert info["outcome"]["reason"] in ("home", "cap")
    assert min(info["outcome"]["places"]) == 1
    text = anna.get(f"/api/tables/{opened['id']}/record")
    record = parse_record(text)
    assert commitment(record.seed) == opened["commitment"]
    assert record.entropy == ["Anna's own words", ""]
    assert verify(record) == []
    verified = anna.post("/api/verify", record=text)
    assert verified["altered"] == []
    assert verified["draws"] == sum(line.startswith("*") for line in record.log)


def who(table: Json) -> list[tuple[str, str, str]]:
    return [(seat["kind"], seat["name"], seat["level"]) for seat in table["seats"]]


def test_a_record_names_everyone_as_the_table_does(anna: Player) -> None:
    nameless = Player(anna.url)
    nameless.get("/api/me")
    table = nameless.opens(ME, BOT, {"kind": "here", "name": "Cléo"}, settings=SHORT)["id"]
    play_to_the_end(table, {0: nameless, 2: nameless})
    record = ok(nameless.http.get(f"/api/tables/{table}/record"))
    assert [line for line in record.splitlines() if line.startswith(("seat", "bot"))] == [
        "seat A", "seat B Phileas", "seat C Cléo", "bot B random",
    ]  # fmt: skip
    everyone = [("person", "", ""), ("bot", "Phileas", "random"), ("person", "Cléo", "")]
    assert who(anna.post("/api/look", record=record)["table"]) == who(anna.table(table)) == everyone


def test_a_record_can_be_looked_into_from_every_seat(anna: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE, settings=SHORT)["id"]
    seen = {}
    for _ in range(12):
        seat = anna.table(table)["waiting"][0]
        seen[seat, anna.position(table, seat)["version"]] = anna.position(table, seat)
        anna.plays(table, seat, random.Random(1))
    play_to_the_end(table, {0: anna, 1: anna})
    record = anna.get(f"/api/tables/{table}/record")
    for (seat, version), position in seen.items():
        looked = anna.post("/api/look", record=record, seat=seat, version=version)
        assert looked["position"] == {**position, "offers": [], "may_undo": False}
    looked = anna.post("/api/look", record=record)
    assert looked["table"]["outcome"] == anna.table(table)["outcome"]
    assert looked["told"] == anna.get(f"/api/tables/{table}/told")
    for wrong, code in (
        ({"seat": 2}, "no-seat"),
        ({"version": 9999}, "unknown-version"),
        ({"record": "x"}, "bad-record"),
    ):
        assert refusal(anna.http.post("/api/look", json={"record": record, **wrong}))[1] == code


def test_a_game_in_which_the_kit_found_a_fault_can_be_looked_into(anna: Player) -> None:
    game = game_named("course")
    failure = Failure(game, 2, {}, new_table(game).log, None, AssertionError("a card is lost"))
    looked = anna.post("/api/look", record=failure.record.text(), seat=1)
    assert len(looked["position"]["view"]["hand"]) == 15
    assert looked["table"]["outcome"] is None


def test_an_altered_draw_is_found(anna: Player) -> None:
    opened = anna.opens(*ME_AND_ANOTHER_HERE, settings=SHORT)
    play_to_the_end(opened["id"], {0: anna, 1: anna})
    text = str(anna.get(f"/api/tables/{opened['id']}/record"))
    first, second = deals(text)
    swapped = text.replace(first, "FIRST", 1).replace(second, first, 1).replace("FIRST", second, 1)
    altered = anna.post("/api/verify", record=swapped)["altered"]
    assert (altered[0]["recorded"], altered[0]["derived"]) == (second, first)
    assert altered[0]["line"] == 1 + swapped.splitlines().index(second)


def deals(text: str) -> tuple[str, str]:
    """Two cards dealt to the same hand, so that the game goes on the same way if they are swapped."""
    found = [line for line in text.splitlines() if line.startswith("* deal ")]
    return found[0], found[2]


def test_the_house_is_bound_before_it_hears_my_entropy(anna: Player) -> None:
    commitments = []
    for _ in range(3):
        commitments.append(anna.get("/api/me")["commitment"])
        assert anna.opens(ME, BOT, entropy="mine")["commitment"] == commitments[-1]
    assert len(set(commitments)) == 3


def test_tables_opened_at_the_same_moment_have_seeds_of_their_own(anna: Player) -> None:
    body = {"game": "course", "seats": [ME, INVITE]}
    with ThreadPoolExecutor(3) as people:
        opened = list(people.map(lambda _: ok(anna.http.post("/api/tables", json=body)), range(3)))
    assert len({table["commitment"] for table in opened}) == 3


def test_a_running_game_has_no_seed_and_hides_what_others_do(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE)["id"]
    boris.post(f"/api/tables/{table}/join")
    anna.plays(table, 0, random.Random(1))
    assert "seed" not in anna.get(f"/api/tables/{table}/record", seat=0)
    assert anna.record(table, 0)[-1].startswith("A home")
    assert boris.record(table, 1)[-1] == anna.record(table)[-1] == "?"


def test_my_tables_begin_with_those_that_wait_for_me(anna: Player, boris: Player) -> None:
    waiting = anna.opens(ME, INVITE)["id"]
    boris.post(f"/api/tables/{waiting}/join")
    done = anna.opens(ME, INVITE)["id"]
    boris.post(f"/api/tables/{done}/join")
    anna.plays(done, 0, random.Random(1))
    assert [table["id"] for table in anna.get("/api/mine")["tables"]] == [waiting, done]
    assert {table["id"] for table in boris.get("/api/mine")["tables"]} == {waiting, done}


def test_history_shows_what_a_seat_saw_then(anna: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
    dice, seen = random.Random(3), {}
    for _ in range(12):
        seat = anna.table(table)["waiting"][0]
        position = anna.position(table, seat)
        seen[seat, position["version"]] = position
        anna.plays(table, seat, dice)
    for (seat, version), position in seen.items():
        response = anna.http.get(f"/api/tables/{table}/position", params={"seat": seat, "version": version})
        assert response.json() == {**position, "offers": [], "may_undo": False}
        assert "immutable" in response.headers["cache-control"]
    assert refusal(anna.http.get(f"/api/tables/{table}/position?version=9999")) == (404, "unknown-version")


def test_why_not_names_the_clause(anna: Player) -> None:
    table = anna.opens(ME, BOT)["id"]
    assert anna.get(f"/api/tables/{table}/why", seat=0, kind="city", noun=1)["key"] == "why-cm-18"
    why = f"/api/tables/{table}/why"
    assert refusal(anna.http.get(why, params={"seat": 0, "kind": "ship", "noun": 1})) == (404, "unknown-thing")
    assert refusal(anna.http.get(why, params={"seat": 0, "kind": "city", "noun": 999})) == (404, "unknown-thing")
    assert refusal(anna.http.get(why, params={"seat": 0, "kind": "city"})) == (400, "malformed")


# --- Leaving and coming back ---


def test_leaving_an_open_table_frees_the_seat(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE, INVITE)["id"]
    boris.post(f"/api/tables/{table}/join", seat=2)
    left = boris.post(f"/api/tables/{table}/leave", seat=2)
    assert [seat["kind"] for seat in left["seats"]] == ["person", "free", "free"]


def test_a_bot_sits_in_for_whoever_leaves_and_gives_the_seat_back(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE)["id"]
    boris.post(f"/api/tables/{table}/join")
    left = boris.post(f"/api/tables/{table}/leave", seat=1)
    best = anna.get("/api/games")[0]["bots"][-1]
    assert (left["seats"][1]["kind"], left["seats"][1]["level"], left["seats"][1]["mine"]) == ("bot", best, True)
    eventually(lambda: anna.table(table)["waiting"] == [0], "the bot chose a home")
    assert refusal(boris.says(table, 1, 32, "home paris")) == (409, "bot-plays")

    back = boris.post(f"/api/tables/{table}/join", seat=1)

    assert (back["seats"][1]["kind"], back["seats"][1]["name"]) == ("person", "Борис")
    assert len(boris.position(table, 1)["view"]["hand"]) == 15


def test_a_new_name_is_seen_at_the_table(anna: Player) -> None:
    table = anna.opens(ME, INVITE)["id"]
    anna.named("Zoé")
    assert anna.table(table)["seats"][0]["name"] == "Zoé"


# --- Chairs before the game begins ---


def kinds(table: Json) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


def test_a_bot_takes_the_chair_that_nobody_takes_and_the_game_begins(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE, INVITE, entropy="from Anna", settings=SHORT)["id"]
    boris.joins(table, "from Boris", seat=1)

    anna.shows(anna.post(f"/api/tables/{table}/chair", seat=2, level="random"))
    begun = boris.shows(boris.table(table))

    assert (begun["status"], kinds(begun), begun["seats"][2]["level"]) == (
        "running",
        ["person", "person", "bot"],
        "random",
    )
    play_to_the_end(table, {0: anna, 1: boris})
    record = parse_record(ok(anna.http.get(f"/api/tables/{table}/record")))
    assert record.entropy == ["from Anna", "from Boris", ""]
    assert (commitment(record.seed), verify(record)) == (begun["commitment"], [])


def test_a_chair_goes_from_one_bot_to_another_and_to_a_person_until_all_are_there(anna: Player, boris: Player) -> None:
    """The bots that were asked for when the table was opened are no exception."""
    opened = anna.opens(ME, INVITE, BOT)
    chair, join = (f"/api/tables/{opened['id']}/{door}" for door in ("chair", "join"))
    assert kinds(anna.post(chair, seat=2)) == ["person", "free", "free"]
    assert [anna.post(chair, seat=1, level=level)["seats"][1]["level"] for level in ("random", "sense")] == [
        "random", "sense",
    ]  # fmt: skip
    assert refusal(boris.http.post(join, json={"seat": 1})) == (409, "seat-taken")
    assert kinds(anna.post(chair, seat=1)) == ["person", "free", "free"]
    assert kinds(boris.post(join, seat=1)) == ["person", "person", "free"]
    assert anna.post(chair, seat=2, level="sense")["status"] == "running"


def test_all_who_look_at_the_table_see_its_chairs_change(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE, INVITE)["id"]
    with boris.socket() as looking:
        assert (kinds(looking.watch(table, -1)["table"]), boris.table(table)["host"]) == (
            ["person", "free", "free"],
            False,
        )
        anna.post(f"/api/tables/{table}/chair", seat=2, level="random")
        assert kinds(looking.until("update", "snapshot")["table"]) == ["person", "free", "bot"]
        anna.post(f"/api/tables/{table}/chair", seat=1, level="random")
        assert looking.until("update", "snapshot")["table"]["status"] == "running"


def test_who_opened_the_table_is_its_host_and_after_him_all_who_sit_there(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE, INVITE)["id"]
    boris.post(f"/api/tables/{table}/join")
    assert [player.table(table)["host"] for player in (anna, boris)] == [True, False]
    refused = boris.http.post(f"/api/tables/{table}/chair", json={"seat": 2, "level": "random"})
    assert refusal(refused) == (403, "not-your-seat")
    anna.post(f"/api/tables/{table}/leave", seat=0)
    assert [player.table(table)["host"] for player in (anna, boris)] == [False, True]
    assert kinds(boris.post(f"/api/tables/{table}/chair", seat=2, level="random")) == ["free", "person", "bot"]
    begun = boris.post(f"/api/tables/{table}/chair", seat=0, level="random")
    assert (begun["status"], begun["host"]) == ("running", False)


def test_what_cannot_be_done_with_a_chair(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE, INVITE)["id"]
    boris.post(f"/api/tables/{table}/join")

    def sets(player: Player, **body: object) -> tuple[int, str]:
        return refusal(player.http.post(f"/api/tables/{table}/chair", json=body))

    assert sets(Player(anna.url), seat=2, level="random") == (403, "not-your-seat")
    assert sets(anna, seat=2, level="genius") == sets(anna, seat=2, level="random", anyone=True) == (422, "bad-level")
    assert sets(boris, seat=2, anyone=True) == (403, "not-your-seat")
    assert sets(anna, seat=1, level="random") == sets(anna, seat=0, anyone=True) == (409, "seat-taken")
    assert sets(anna, seat=3, level="random") == sets(anna, seat=-1) == (404, "no-seat")
    assert sets(anna, level="random") == sets(anna, seat="2") == (400, "malformed")
    stranger = httpx.post(f"{anna.url}/api/tables/{table}/chair", json={"seat": 2}, timeout=PATIENCE)
    assert refusal(stranger) == (401, "who-are-you")
    assert refusal(anna.http.post("/api/tables/nowhere/chair", json={"seat": 2}, timeout=PATIENCE)) == (
        404,
        "unknown-table",
    )
    assert kinds(anna.table(table)) == ["person", "person", "free"]
    anna.post(f"/api/tables/{table}/chair", seat=2, level="random")
    assert sets(anna, seat=2) == (409, "begun")


# --- Once more ---


def a_game_of(anna: Player, boris: Player, *seats: Json) -> str:
    """A finished game; Boris came by invitation."""
    table: str = anna.opens(*seats, settings=SHORT)["id"]
    boris.post(f"/api/tables/{table}/join")
    owner = {n: boris if seat == INVITE else anna for n, seat in enumerate(seats) if seat != BOT}
    play_to_the_end(table, owner)
    return table


def test_a_rematch_begins_once_everyone_has_added_their_entropy(anna: Player, boris: Player) -> None:
    old = a_game_of(anna, boris, ME, INVITE, BOT)
    sealed = anna.get("/api/me")["commitment"]

    new = anna.plays_again(old, "Anna again")

    assert (new["status"], new["waiting"], new["settings"]) == ("open", [1], anna.table(old)["settings"])
    assert [(seat["kind"], seat["name"]) for seat in new["seats"]] == [
        ("person", "Anna"), ("reserved", "Борис"), ("bot", "Nellie"),
    ]  # fmt: skip
    assert new["commitment"] == sealed != anna.table(old)["commitment"]
    assert anna.record(new["id"]) == [], "nothing has been drawn"
    seen = boris.get("/api/mine")["tables"][0]
    assert (seen["id"], seen["seats"][1]["mine"], seen["commitment"]) == (new["id"], True, sealed)

    boris.joins(new["id"], "Boris again")
    begun = anna.shows(anna.table(new["id"]))

    assert (begun["status"], begun["commitment"]) == ("running", sealed)
    play_to_the_end(new["id"], {0: anna, 1: boris})
    record = parse_record(ok(anna.http.get(f"/api/tables/{new['id']}/record")))
    assert record.entropy == ["Anna again", "Boris again", ""]
    assert (commitment(record.seed), verify(record)) == (sealed, [])


def test_whoever_asks_second_finds_the_rematch_of_the_first(anna: Player, boris: Player) -> None:
    old = a_game_of(anna, boris, ME, INVITE)
    new = anna.post(f"/api/tables/{old}/rematch")["id"]
    found = boris.plays_again(old, "before he has seen the seal")
    assert (found["id"], found["status"], boris.table(old)["next"]) == (new, "open", new)


def test_with_bots_and_people_at_the_same_screen_a_rematch_begins_at_once(anna: Player) -> None:
    old = anna.opens(*ME_AND_ANOTHER_HERE, BOT, settings=SHORT)["id"]
    play_to_the_end(old, {0: anna, 1: anna})
    new = anna.plays_again(old, "again")
    assert new["status"] == "running"
    assert "\nentropy A again\n" in ok(anna.http.get(f"/api/tables/{new['id']}/record"))


def test_those_at_one_screen_come_to_the_rematch_together(anna: Player, boris: Player) -> None:
    old = a_game_of(anna, boris, ME, {"kind": "here", "name": "Cléo"}, INVITE)
    new = boris.plays_again(old, "Boris again")
    assert [seat["kind"] for seat in new["seats"]] == ["reserved", "reserved", "person"]
    anna.joins(new["id"], "Anna again")
    begun = boris.shows(boris.table(new["id"]))
    assert [(seat["kind"], seat["name"]) for seat in begun["seats"]] == [
        ("person", "Anna"), ("person", "Cléo"), ("person", "Борис"),
    ]  # fmt: skip
    header = ok(anna.http.get(f"/api/tables/{new['id']}/record")).splitlines()
    assert [line for line in header if line.startswith("entropy")] == ["entropy A Anna again", "entropy C Boris again"]


def test_nobody_else_takes_a_reserved_seat_until_it_is_given_up(anna: Player, boris: Player) -> None:
    old = a_game_of(anna, boris, ME, INVITE)
    new = anna.post(f"/api/tables/{old}/rematch")["id"]
    join, friend = f"/api/tables/{new}/join", Player(anna.url).named("Cléo")
    assert refusal(friend.http.post(join)) == (409, "seat-taken")
    assert refusal(friend.http.post(join, json={"seat": 1})) == (409, "seat-taken")
    assert refusal(boris.says(new, 1, 0, "home paris")) == (409, "not-running")
    boris.post(f"/api/tables/{new}/leave", seat=1)
    assert [seat["name"] for seat in friend.post(join)["seats"]] == ["Anna", "Cléo"]


def test_a_bot_plays_the_rematch_for_whoever_does_not_come_until_he_does(anna: Player, boris: Player) -> None:
    old = a_game_of(anna, boris, ME, INVITE)
    new = anna.plays_again(old, "Anna again")["id"]

    begun = anna.shows(anna.post(f"/api/tables/{new}/chair", seat=1, level="random"))

    assert (begun["status"], begun["seats"][1]["kind"], begun["seats"][1]["name"]) == ("running", "bot", "Борис")
    back = boris.joins(new, "too late for the draws")
    assert (back["seats"][1]["kind"], back["seats"][1]["mine"]) == ("person", True)
    play_to_the_end(new, {0: anna, 1: boris})
    assert parse_record(ok(anna.http.get(f"/api/tables/{new}/record"))).entropy == ["Anna again", ""]


def rematch_with_a_bot_on_his_chair(anna: Player, boris: Player) -> str:
    old = a_game_of(anna, boris, ME, INVITE)
    new = anna.post(f"/api/tables/{old}/rematch", sealed=anna.seal("Anna again"))["id"]
    anna.post(f"/api/tables/{new}/chair", seat=1, level="random")
    return str(new)


def rematch_of_a_game_that_he_has_left(anna: Player, boris: Player) -> str:
    old = anna.opens(ME, INVITE, settings=SHORT)["id"]
    boris.joins(old)
    boris.post(f"/api/tables/{old}/leave", seat=1)
    play_to_the_end(old, {0: anna})
    return str(anna.post(f"/api/tables/{old}/rematch", sealed=anna.seal("Anna again"))["id"])


@pytest.mark.parametrize("shown", [True, False], ids=["shown", "withheld"])
@pytest.mark.parametrize("rematch", [rematch_with_a_bot_on_his_chair, rematch_of_a_game_that_he_has_left])
def test_whoever_comes_before_the_texts_are_shown_sits_down_and_the_game_begins(
    anna: Player, boris: Player, rematch: Callable[[Player, Player], str], shown: bool
) -> None:
    """Given a rematch at which a bot has Boris' chair, and Anna has still to show her text, when he joins, it is his;
    what he has sealed by then is not used, for others may be showing theirs."""
    new = rematch(anna, boris)
    assert anna.table(new)["waiting"] == [0]

    joined = boris.joins(new, "too late for the draws")

    assert (joined["status"], joined["waiting"], kinds(joined)) == ("open", [0], ["person", "person"])
    assert (joined["seats"][1]["mine"], joined["seats"][1]["sealed"]) == (True, "")
    begun = anna.shows(anna.table(new)) if shown else anna.post(f"/api/tables/{new}/begin")
    assert begun["status"] == "running"
    play_to_the_end(new, {0: anna, 1: boris})
    record = parse_record(ok(anna.http.get(f"/api/tables/{new}/record")))
    assert (record.entropy, verify(record)) == (["Anna again" if shown else "", ""], [])


def test_a_reserved_chair_that_a_bot_had_is_kept_for_the_same_person_again(anna: Player, boris: Player) -> None:
    old, cleo = anna.opens(ME, INVITE, INVITE, settings=SHORT)["id"], Player(anna.url).named("Cléo")
    for guest in (boris, cleo):
        guest.post(f"/api/tables/{old}/join")
    play_to_the_end(old, {0: anna, 1: boris, 2: cleo})
    new = anna.post(f"/api/tables/{old}/rematch")["id"]
    chair = f"/api/tables/{new}/chair"
    assert [anna.post(chair, seat=1, level=level)["waiting"] for level in ("sense", "")] == [[2], [1, 2]]
    assert anna.table(new)["seats"][1]["name"] == "Борис"
    anna.post(chair, seat=1, level="sense")
    cleo.post(f"/api/tables/{new}/leave", seat=2)
    assert kinds(boris.joins(new, "in time")) == ["person", "person", "free"]


def test_a_reserved_chair_can_be_opened_to_a_friend_and_is_gone_once_he_has_taken_it(
    anna: Player, boris: Player
) -> None:
    old = a_game_of(anna, boris, ME, INVITE)
    new, cleo = anna.post(f"/api/tables/{old}/rematch")["id"], Player(anna.url).named("Cléo")

    opened = anna.post(f"/api/tables/{new}/chair", seat=1, anyone=True)

    assert (opened["status"], kinds(opened), opened["waiting"]) == ("open", ["person", "free"], [])
    assert opened["seats"][1]["name"] == "", "nobody's name stands on a free chair"
    assert new not in [table["id"] for table in boris.get("/api/mine")["tables"]]
    begun = cleo.joins(new, "Cléo comes")
    assert (begun["status"], [seat["name"] for seat in begun["seats"]]) == ("running", ["Anna", "Cléo"])
    assert refusal(boris.http.post(f"/api/tables/{new}/join")) == (409, "seat-taken")
    assert boris.post(f"/api/tables/{old}/rematch")["id"] == new, "he finds it, and may look on"
    play_to_the_end(new, {0: anna, 1: cleo})
    record = parse_record(ok(anna.http.get(f"/api/tables/{new}/record")))
    assert (record.entropy[1], verify(record)) == ("Cléo comes", [])


def test_whoever_finds_the_chair_that_was_reserved_for_him_still_free_takes_it(anna: Player, boris: Player) -> None:
    new = anna.post(f"/api/tables/{a_game_of(anna, boris, ME, INVITE)}/rematch")["id"]
    anna.post(f"/api/tables/{new}/chair", seat=1, anyone=True)
    begun = boris.joins(new, "late, but first")
    assert (begun["status"], begun["seats"][1]["mine"], begun["seats"][1]["name"]) == ("running", True, "Борис")


def test_only_those_who_have_played_to_the_end_ask_for_a_rematch(anna: Player, boris: Player) -> None:
    running = anna.opens(ME, BOT)["id"]
    assert refusal(anna.http.post(f"/api/tables/{running}/rematch")) == (409, "not-over")
    assert refusal(boris.http.post(f"/api/tables/{running}/rematch")) == (403, "not-your-seat")
    assert refusal(boris.http.post("/api/tables/nowhere/rematch")) == (404, "unknown-table")


def test_of_a_game_that_the_house_has_no_more_there_is_no_rematch(tmp_path: Path) -> None:
    with Server(tmp_path / "data", GRANDTOUR_ROOMS=str(ROOMS)) as server:
        anna = Player(server.url)
        table = anna.opens(*ME_AND_ANOTHER_HERE, game="milestones")["id"]
        play_to_the_end(table, {0: anna, 1: anna})
    with Server(tmp_path / "data") as again:
        back = Player(again.url, anna.http.cookies)
        assert refusal(back.http.post(f"/api/tables/{table}/rematch")) == (422, "bad-game")
        assert (back.table(table)["status"], back.table(table)["next"]) == ("over", "")


# --- What is sealed ---


def sealed_table(anna: Player, boris: Player) -> str:
    """Both are seated and have sealed something; neither has shown it."""
    table = anna.opens(ME, INVITE, entropy="from Anna", settings=SHORT)["id"]
    boris.post(f"/api/tables/{table}/join", sealed=boris.seal("from Boris"))
    return str(table)


def shows(player: Player, table: str, entropy: str) -> httpx.Response:
    return player.http.post(f"/api/tables/{table}/entropy", json={"entropy": entropy})


def test_nobody_shows_anything_before_all_are_seated(anna: Player) -> None:
    table = anna.opens(ME, INVITE, entropy="from Anna")["id"]
    assert refusal(shows(anna, table, "from Anna")) == (409, "not-yet")
    assert "from Anna" not in anna.http.get(f"/api/tables/{table}/record").text


@pytest.mark.parametrize("seats", [[BOT, INVITE], [INVITE, BOT], [INVITE, INVITE]])
def test_whoever_does_not_sit_at_a_table_seals_nothing_there(anna: Player, boris: Player, seats: list[Json]) -> None:
    """Else a bot would seem to have added something, and the record be broken."""
    body = {"game": "course", "seats": seats, "settings": SHORT}
    refused = anna.http.post("/api/tables", json={**body, "sealed": sealed("from Anna")})
    assert refusal(refused) == (422, "bad-entropy")
    table = anna.post("/api/tables", **body)["id"]
    begun = boris.joins(table, "from Boris")
    if begun["status"] == "open":
        begun = boris.shows(boris.post(f"/api/tables/{table}/chair", seat=1, level="random"))
    his = next(n for n, seat in enumerate(begun["seats"]) if seat["mine"])
    play_to_the_end(table, {his: boris})
    text = ok(boris.http.get(f"/api/tables/{table}/record"))
    assert parse_record(text).entropy == ["from Boris" if n == his else "" for n in (0, 1)]
    assert boris.post("/api/verify", record=text)["altered"] == []


def test_once_sealed_nothing_else_can_be_shown(anna: Player, boris: Player) -> None:
    table = sealed_table(anna, boris)
    assert refusal(shows(anna, table, "something better")) == (422, "bad-entropy")
    assert refusal(shows(anna, table, "")) == (422, "bad-entropy")
    assert refusal(shows(Player(anna.url), table, "from Anna")) == (403, "not-your-seat")
    assert anna.table(table)["waiting"] == [0, 1]


def test_nobody_takes_the_seal_of_another(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE, entropy="from Anna")
    stolen = {"sealed": table["seats"][0]["sealed"]}
    assert refusal(boris.http.post(f"/api/tables/{table['id']}/join", json=stolen)) == (422, "bad-entropy")


def test_what_was_shown_is_shown_once_however_often_it_is_sent(anna: Player, boris: Player) -> None:
    table = sealed_table(anna, boris)
    assert [ok(shows(anna, table, "from Anna"))["waiting"] for _ in range(2)] == [[1], [1]]
    begun = ok(shows(boris, table, "from Boris"))
    assert begun["status"] == "running"
    assert ok(shows(boris, table, "from Boris"))["version"] == begun["version"]


def test_nobody_changes_seats_while_entropy_is_shown(anna: Player, boris: Player) -> None:
    """Whoever could sit down now would know what the others have shown."""
    table = sealed_table(anna, boris)
    ok(shows(boris, table, "from Boris"))
    refused = anna.http.post(f"/api/tables/{table}/chair", json={"seat": 1, "level": "random"})
    assert refusal(refused) == (409, "begun")
    assert refusal(anna.http.post(f"/api/tables/{table}/leave", json={"seat": 0})) == (409, "not-yet")


def test_a_game_begins_without_what_is_not_shown_and_the_record_says_so(anna: Player, boris: Player) -> None:
    table = sealed_table(anna, boris)
    ok(shows(anna, table, "from Anna"))
    assert refusal(Player(anna.url).http.post(f"/api/tables/{table}/begin")) == (403, "not-your-seat")
    assert anna.post(f"/api/tables/{table}/begin")["status"] == "running"
    assert refusal(shows(boris, table, "not what was sealed")) == (422, "bad-entropy")
    assert ok(shows(boris, table, "from Boris"))["seats"][1]["shown"] is False, "too late for the draws"
    play_to_the_end(table, {0: anna, 1: boris})
    text = anna.get(f"/api/tables/{table}/record")
    assert (parse_record(text).entropy, verify(parse_record(text))) == (["from Anna", ""], [])
    assert anna.post("/api/verify", record=text)["withheld"] == [1]


def test_a_game_does_not_begin_before_all_are_seated(anna: Player) -> None:
    table = anna.opens(ME, INVITE)["id"]
    assert refusal(anna.http.post(f"/api/tables/{table}/begin")) == (409, "not-yet")


# --- Taking back ---


def test_what_nobody_saw_can_be_taken_back_and_the_rest_cannot(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE)["id"]
    boris.post(f"/api/tables/{table}/join")
    for player, seat in ((anna, 0), (boris, 1)):
        player.plays(table, seat, random.Random(seat))
    seat = anna.table(table)["waiting"][0]
    player = (anna, boris)[seat]
    before = player.position(table, seat)
    assert not before["may_undo"]
    discard = next(offer["said"] for offer in before["offers"] if offer["verb"] == "left")
    began = ok(player.says(table, seat, before["version"], discard))
    assert began["may_undo"]

    undone = player.post(f"/api/tables/{table}/undo", seat=seat, version=began["version"])

    assert (undone["view"], undone["offers"]) == (before["view"], before["offers"])
    assert undone["version"] == began["version"] + 1
    again = player.http.post(f"/api/tables/{table}/undo", json={"seat": seat, "version": undone["version"]})
    assert refusal(again) == (409, "no-undo")


# --- What is refused ---


def acts(player: Player, table: str, body: object) -> httpx.Response:
    return player.http.post(f"/api/tables/{table}/acts", json=body)


def test_bad_acts_are_refused_and_change_nothing(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE)["id"]
    boris.post(f"/api/tables/{table}/join")
    before, now = anna.position(table), anna.table(table)["version"]
    good = {"seat": 0, "version": now, "said": "home paris"}
    refused: dict[str, tuple[Any, tuple[int, str]]] = {
        "illegal": ({**good, "said": "land"}, (409, "not-offered")),
        "of no game": ({**good, "said": "castle kingside"}, (400, "malformed")),
        "a city that is none": ({**good, "said": "home atlantis"}, (400, "malformed")),
        "stale": ({**good, "version": now - 1}, (409, "stale")),
        "from the future": ({**good, "version": now + 1}, (409, "stale")),
        "foreign": ({**good, "seat": 1}, (403, "not-your-seat")),
        "of chance": ({**good, "seat": 6}, (404, "no-seat")),
        "of nobody": ({**good, "seat": -1}, (404, "no-seat")),
        "without a version": ({"seat": 0, "said": "home paris"}, (400, "malformed")),
        "with a seat in words": ({**good, "seat": "A"}, (400, "malformed")),
        "no object": ([1, 2], (400, "malformed")),
        "misspelt": ({**good, "sead": 0}, (400, "malformed")),
    }
    for what, (body, expected) in refused.items():
        assert refusal(acts(anna, table, body)) == expected, what
    for broken in (b'{"seat": 0, ', b'{"seat": 0, "version": 1, "said": "\xff"}', b"\xff"):
        assert refusal(anna.http.post(f"/api/tables/{table}/acts", content=broken)) == (400, "malformed")
    assert refusal(anna.http.get(f"/api/tables/{table}/position?sead=0")) == (400, "malformed")
    assert anna.position(table) == before


def test_a_doubled_act_is_done_once(anna: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
    version = anna.position(table)["version"]
    ok(anna.says(table, 0, version, "home paris"))
    assert refusal(anna.says(table, 0, version, "home paris")) == (409, "stale")
    assert refusal(anna.says(table, 0, version + 1, "home paris")) == (409, "not-your-turn")


def test_nothing_can_be_done_when_the_game_is_over(anna: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE, settings=SHORT)["id"]
    info = play_to_the_end(table, {0: anna, 1: anna})
    assert refusal(anna.says(table, 0, info["version"], "land")) == (409, "over")
    undo = anna.http.post(f"/api/tables/{table}/undo", json={"seat": 0, "version": info["version"]})
    assert refusal(undo) == (409, "over")
    assert refusal(anna.http.post(f"/api/tables/{table}/leave", json={"seat": 0})) == (409, "over")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, "bad-game"),
        ({"game": "course", "seats": [ME]}, "bad-seats"),
        ({"game": "course", "seats": [ME] + [BOT] * 6}, "bad-seats"),
        ({"game": "course", "seats": [BOT, BOT]}, "bad-seats"),
        ({"game": "course", "seats": [ME, ME]}, "bad-seats"),
        ({"game": "course", "seats": [ME, BOT], "settings": {"rounds": 501}}, "bad-setting"),
        ({"game": "course", "seats": [ME, BOT], "settings": {"rounds": "many"}}, "bad-setting"),
        ({"game": "course", "seats": [ME, BOT], "settings": {"speed": 3}}, "bad-setting"),
        ({"game": "course", "seats": [ME, {"kind": "bot", "level": "genius"}]}, "bad-level"),
        ({"game": "course", "seats": [ME, {"kind": "here", "name": ""}]}, "bad-name"),
        ({"game": "course", "seats": [ME, BOT], "sealed": "my own words"}, "bad-entropy"),
        ({"game": "course", "seats": [ME, BOT], "sealed": "F" * 64}, "bad-entropy"),
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Player, body: Json, code: str) -> None:
    assert refusal(anna.http.post("/api/tables", json=body)) == (422, code)


def test_who_may_sit_where(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE, INVITE)["id"]
    join = f"/api/tables/{table}/join"
    assert anna.post(join)["seats"][0]["mine"], "whoever already sits there just looks"
    assert refusal(anna.http.post(join, json={"seat": 1})) == (409, "already-seated")
    assert refusal(boris.http.post(join, json={"seat": 0})) == (409, "seat-taken")
    assert refusal(boris.http.post(join, json={"seat": 3})) == (404, "no-seat")
    boris.post(join, seat=2)
    Player(anna.url).post(join)
    assert refusal(Player(anna.url).http.post(join, json={})) == (409, "seat-taken")
    assert refusal(boris.http.post(f"/api/tables/{table}/leave", json={"seat": 0})) == (403, "not-your-seat")


def test_only_the_owner_looks_from_a_seat(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, BOT)["id"]
    for what in ("position", "told", "record"):
        assert refusal(boris.http.get(f"/api/tables/{table}/{what}?seat=0")) == (403, "not-your-seat")
        assert boris.http.get(f"/api/tables/{table}/{what}").status_code == 200
    assert boris.position(table, -1)["view"]["hand"] == []


def test_who_is_not_known_may_look_but_not_play(anna: Player) -> None:
    table = anna.opens(ME, INVITE)["id"]
    with httpx.Client(base_url=anna.url, timeout=PATIENCE) as nobody:
        assert nobody.get(f"/api/tables/{table}").status_code == 200
        assert nobody.get("/api/mine").json() == {"tables": []}
        renamed = nobody.put("/api/me", json={"name": "Anna"})
        assert (refusal(renamed), renamed.headers.get("set-cookie")) == ((401, "who-are-you"), None)
        assert refusal(nobody.get(f"/api/tables/{table}/position?seat=0")) == (401, "who-are-you")
        assert refusal(nobody.post(f"/api/tables/{table}/join")) == (401, "who-are-you")
        assert refusal(nobody.post("/api/tables", json={"game": "course", "seats": [ME, BOT]})) == (401, "who-are-you")


def test_unknown_tables_addresses_and_methods(anna: Player) -> None:
    assert refusal(anna.http.get("/api/tables/nowhere")) == (404, "unknown-table")
    assert refusal(anna.http.get("/api/nowhere")) == (404, "unknown-address")
    wrong = anna.http.delete("/api/me")
    assert (refusal(wrong), wrong.headers["allow"]) == ((405, "wrong-method"), "GET, PUT")
    assert refusal(anna.http.get("/api/tables/%00")) == (404, "unknown-table")


@pytest.mark.parametrize(
    "record", ["", "not a record", "grand tour record 1\ngame course\nrules 1\n\n* deal nothing\n"]
)
def test_broken_records_are_refused(anna: Player, record: str) -> None:
    assert refusal(anna.http.post("/api/verify", json={"record": record})) == (422, "bad-record")


def test_answers_given_at_the_same_time_do_not_make_each_other_stale(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE)["id"]
    boris.post(f"/api/tables/{table}/join")
    version = anna.table(table)["version"]
    ok(anna.says(table, 0, version, "home paris"))
    assert refusal(anna.says(table, 0, version, "home tokyo")) == (409, "stale")
    ok(boris.says(table, 1, version, "home tokyo"))
    assert anna.table(table)["version"] == version + 2


def test_luck_is_told_once_the_game_is_over(anna: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE, settings=SHORT)["id"]
    assert refusal(anna.http.get(f"/api/tables/{table}/luck")) == (409, "not-over")
    play_to_the_end(table, {0: anna, 1: anna})
    luck = anna.get(f"/api/tables/{table}/luck")
    assert (len(luck["seats"]), luck["taken_back"]) == (2, 0)
    assert luck["seats"] == pytest.approx([sum(row[seat] for row in luck["by_round"]) for seat in (0, 1)])
