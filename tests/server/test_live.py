"""Live play over the socket: views as changes, gaps filled, taking back by agreement, and what is refused."""

import random
from typing import Any

from tests.server.playing import ME_AND_ANOTHER_HERE, Json, Player, Server, Socket, eventually, ok

ME, INVITE = {"kind": "me"}, {"kind": "invite"}
BOT = {"kind": "bot", "level": "random"}


def two_at_a_table(anna: Player, boris: Player, **more: Any) -> str:
    table = str(anna.opens(ME, INVITE, **more)["id"])
    boris.post(f"/api/tables/{table}/join")
    return table


def after_the_homes(anna: Player, boris: Player) -> tuple[str, int]:
    """A table at which both have chosen a home, and the seat that is asked first."""
    table = two_at_a_table(anna, boris)
    ok(anna.says(table, 0, anna.table(table)["version"], "home paris"))
    ok(boris.says(table, 1, anna.table(table)["version"], "home tokyo"))
    return table, anna.table(table)["waiting"][0]


def exchange(player: Player, table: str, seat: int) -> None:
    """A whole turn: two cards out, two from the stock."""
    for verb in ("left", "right", "take"):
        position = player.position(table, seat)
        said = next(offer["said"] for offer in position["offers"] if offer["verb"] == verb)
        ok(player.says(table, seat, position["version"], said))


def merged(position: Json, update: Json) -> Json:
    """What a page has after an update."""
    return {**update["position"], "view": {**position["view"], **update["position"]["view"]}}


# --- Seeing ---


def test_first_everything_then_what_has_changed(anna: Player, boris: Player) -> None:
    table, seat = after_the_homes(anna, boris)
    player, other = (anna, boris)[seat], (boris, anna)[seat]
    with other.socket() as watching, player.socket() as playing:
        position = watching.watch(table, 1 - seat)["position"]
        assert position == other.position(table, 1 - seat)
        playing.watch(table, seat)
        version = position["version"]
        lay = next((o["said"] for o in player.position(table, seat)["offers"] if o["verb"] == "lay"), None)
        said = lay or player.position(table, seat)["offers"][0]["said"]

        done = playing.asks("do", table=table, seat=seat, version=version, said=said)

        assert (done["type"], done["version"]) == ("done", version + 1)
        mine = playing.until("update")
        assert (mine["since"], mine["position"]["version"]) == (version, version + 1)
        changed = {"chain", "path"} if lay else {"discards"}
        assert set(mine["position"]["view"]) == changed, "only what has changed is sent"
        theirs = watching.until("update")
        assert theirs["position"]["view"] == {}, "what is only begun is nobody else's to see"
        assert theirs["told"] == []


def test_every_update_leads_to_the_true_position(anna: Player, boris: Player) -> None:
    table, _ = after_the_homes(anna, boris)
    dice, players = random.Random(5), (anna, boris)
    with anna.socket() as line:
        position = line.watch(table)["position"]
        told = anna.get(f"/api/tables/{table}/told", seat=0)
        for _ in range(30):
            seat = anna.table(table)["waiting"][0]
            players[seat].plays(table, seat, dice)
            update = line.until("update", "snapshot")
            assert update["type"] == "update"
            assert update["since"] == position["version"]
            position, told = merged(position, update), told + update["told"]
            assert position == anna.position(table)
        assert told == anna.get(f"/api/tables/{table}/told", seat=0)


def test_what_happened_is_told_to_each_in_their_own_way(anna: Player, boris: Player) -> None:
    table, seat = after_the_homes(anna, boris)
    players = (anna, boris)
    exchange(players[seat], table, seat)
    mine = players[seat].get(f"/api/tables/{table}/told", seat=seat)
    theirs = players[1 - seat].get(f"/api/tables/{table}/told", seat=1 - seat)
    drawn = {line["facts"]["card"] for line in mine if line["key"] == "draws"}
    assert len(drawn) == 2
    assert drawn <= set(players[seat].position(table, seat)["view"]["hand"])
    assert [line["facts"] for line in theirs if line["key"] == "draws-unseen"] == [{"player": seat}] * 2
    assert not [line for line in theirs if line["key"] == "draws"]


def test_an_act_is_acknowledged_before_its_view_comes(anna: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
    with anna.socket() as line:
        version = line.watch(table)["position"]["version"]
        line.send("do", id=7, table=table, seat=0, version=version, said="home paris")
        assert line.receive() == {"type": "done", "id": 7, "version": version + 1}
        assert line.receive()["type"] == "update"


def test_a_page_that_comes_back_gets_the_gap(anna: Player, boris: Player) -> None:
    table, seat = after_the_homes(anna, boris)
    with anna.socket() as line:
        position = line.watch(table)["position"]
    exchange((anna, boris)[seat], table, seat)
    exchange((boris, anna)[seat], table, 1 - seat)
    with anna.socket() as line:
        gap = line.watch(table, version=position["version"])
    assert (gap["type"], gap["since"]) == ("update", position["version"])
    assert merged(position, gap) == anna.position(table)
    assert gap["told"] == [told for told in anna.get(f"/api/tables/{table}/told", seat=0) if told in gap["told"]]
    assert {line["key"] for line in gap["told"]} >= {"stays"}
    assert "first" not in gap["position"]["view"], "what has not changed is not sent"


def test_a_gap_in_which_something_was_taken_back_is_not_filled(anna: Player, boris: Player) -> None:
    table, seat = after_the_homes(anna, boris)
    player = (anna, boris)[seat]
    version, _ = player.plays(table, seat, random.Random(1))
    player.post(f"/api/tables/{table}/undo", seat=seat, version=version + 1)
    with anna.socket() as line:
        assert line.watch(table, version=version)["type"] == "snapshot"
        assert line.watch(table, version=version + 2)["type"] == "update", "nothing is missing"
        assert line.watch(table, version=version + 99)["type"] == "snapshot", "there is no such version"


def test_who_sits_down_and_who_is_there_is_seen_live(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE)["id"]
    with anna.socket() as line:
        first = line.watch(table)
        assert first["table"]["status"] == "open"
        boris.post(f"/api/tables/{table}/join")
        joined = line.until("update", "snapshot")
        assert joined["table"]["status"] == "running"
        assert len(joined["position"]["view"]["hand"]) == 15
        with boris.socket() as other:
            other.watch(table, 1)
            present = line.until("update")["table"]["seats"]
            assert [seat["present"] for seat in present] == [True, True]
        gone = line.until("update")["table"]["seats"]
        assert [seat["present"] for seat in gone] == [True, False]


def test_an_act_tells_of_the_table_only_what_acts_change(anna: Player, boris: Player) -> None:
    """Who sits there, and by which options they play, is told again only when it has changed."""
    table, seat = after_the_homes(anna, boris)
    player, other = (anna, boris)[seat], (boris, anna)[seat]
    with player.socket() as playing, other.socket() as watching:
        playing.watch(table, seat)
        watching.watch(table, 1 - seat)
        assert playing.until("update")["whole"]["seats"][1 - seat]["present"]
        exchange(player, table, seat)
        assert [playing.until("update")["whole"] for _ in range(3)] == [None, None, None]
        other.post(f"/api/tables/{table}/leave", seat=1 - seat)
        assert playing.until("update")["whole"]["seats"][1 - seat]["kind"] == "bot"


def test_whoever_gives_a_seat_up_no_longer_sees_from_it(anna: Player, boris: Player) -> None:
    table = anna.opens(ME, INVITE, INVITE)["id"]
    boris.post(f"/api/tables/{table}/join", seat=1)
    carla = Player(anna.url)
    with boris.socket() as line:
        line.watch(table, 1)
        boris.post(f"/api/tables/{table}/leave", seat=1)
        assert line.until("snapshot")["position"]["seat"] == -1
        carla.post(f"/api/tables/{table}/join", seat=1)
        Player(anna.url).post(f"/api/tables/{table}/join")
        eventually(lambda: line.until("update")["table"]["status"] == "running", "the game begins")
        assert all('"hand":[]' in text for text in line.texts if '"hand"' in text)


def test_one_person_may_look_from_each_of_his_seats(anna: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
    with anna.socket() as line:
        first, second = line.watch(table, 0)["position"], line.watch(table, 1)["position"]
        assert not set(first["view"]["hand"]) & set(second["view"]["hand"])
        line.send("unwatch", table=table)
        assert line.asks("ping")["type"] == "pong"
        anna.says(table, 0, first["version"], "home paris")
        assert line.asks("ping") == line_answer(line, "pong"), "who has turned away sees nothing any more"


def line_answer(line: Socket, type: str) -> Json:
    return {"type": type, "id": next(line.numbers) - 1}


# --- Taking back ---


def test_others_are_asked_when_they_have_seen_it(anna: Player, boris: Player) -> None:
    table, seat = after_the_homes(anna, boris)
    player, other = (anna, boris)[seat], (boris, anna)[seat]
    before = player.position(table, seat)
    exchange(player, table, seat)
    version = player.table(table)["version"]
    with player.socket() as asking, other.socket() as asked:
        asking.watch(table, seat)
        asked.watch(table, 1 - seat)
        refused = asking.asks("undo", table=table, seat=seat, version=version)
        assert (refused["type"], refused["code"]) == ("refused", "no-undo")
        assert asking.asks("undo", table=table, seat=seat, version=version, ask=True)["type"] == "done"
        assert asked.until("undo-asked") == {"type": "undo-asked", "table": table, "by": seat, "agreed": []}
        again = asking.asks("undo", table=table, seat=seat, version=version, ask=True)
        assert again["code"] == "already-asked"

        assert asked.asks("agree", table=table, seat=1 - seat, yes=True)["version"] == version + 1

        snapshot = asking.until("snapshot")
        assert snapshot["position"]["waiting"] == [seat]
        assert [line["key"] for line in snapshot["told"]][-1] == "taken-back"
        assert asking.until("undo-asked")["by"] is None
    after = player.position(table, seat)
    changing = {"version", "prompt", "offers", "view"}
    assert {k: v for k, v in after.items() if k not in changing} == {
        k: v for k, v in before.items() if k not in changing
    }


def test_of_three_both_others_must_agree(anna: Player, boris: Player, server: Server) -> None:
    """Given three people, when one asks to take back, then one yes is not enough, nor the same yes twice."""
    clara = Player(server.url).named("Clara")
    table = anna.opens({"kind": "me"}, {"kind": "invite"}, {"kind": "invite"})["id"]
    for other in (boris, clara):
        other.post(f"/api/tables/{table}/join")
    for seat, player in enumerate((anna, boris, clara)):
        ok(player.says(table, seat, player.position(table, seat)["version"], "home paris"))
    version = anna.table(table)["version"]
    with anna.socket() as a, boris.socket() as b, clara.socket() as c:
        assert c.asks("undo", table=table, seat=2, version=version, ask=True) == {
            "type": "done", "id": 1, "version": version
        }  # fmt: skip
        for _ in range(2):
            assert b.asks("agree", table=table, seat=1, yes=True)["version"] == version
        a.watch(table, 0)
        assert a.until("undo-asked") == {"type": "undo-asked", "table": table, "by": 2, "agreed": [1]}
        assert a.asks("agree", table=table, seat=0, yes=True)["version"] == version + 1
    assert anna.table(table)["waiting"] == [2]


def test_one_no_is_enough(anna: Player, boris: Player) -> None:
    table, seat = after_the_homes(anna, boris)
    player, other = (anna, boris)[seat], (boris, anna)[seat]
    exchange(player, table, seat)
    version = player.table(table)["version"]
    with player.socket() as asking, other.socket() as asked:
        asking.watch(table, seat)
        asking.asks("undo", table=table, seat=seat, version=version, ask=True)
        assert asking.until("undo-asked")["by"] == seat
        asked.asks("agree", table=table, seat=1 - seat, yes=False)
        assert asking.until("undo-asked")["by"] is None
        refused = asked.asks("agree", table=table, seat=1 - seat, yes=True)
        assert (refused["code"], anna.table(table)["version"]) == ("no-plea", version)


def test_a_plea_ends_with_the_next_act(anna: Player, boris: Player) -> None:
    table, seat = after_the_homes(anna, boris)
    player, other = (anna, boris)[seat], (boris, anna)[seat]
    exchange(player, table, seat)
    with player.socket() as asking:
        asking.watch(table, seat)
        asking.asks("undo", table=table, seat=seat, version=player.table(table)["version"], ask=True)
        assert asking.until("undo-asked")["by"] == seat
        other.plays(table, 1 - seat, random.Random(1))
        assert asking.until("undo-asked")["by"] is None


def test_whoever_comes_back_learns_that_a_plea_has_ended_meanwhile(anna: Player, boris: Player) -> None:
    table, seat = after_the_homes(anna, boris)
    player, other = (anna, boris)[seat], (boris, anna)[seat]
    exchange(player, table, seat)
    version = player.table(table)["version"]
    with player.socket() as asking:
        asking.watch(table, seat)
        asking.asks("undo", table=table, seat=seat, version=version, ask=True)
    with other.socket() as asked:
        asked.watch(table, 1 - seat)
        asked.asks("agree", table=table, seat=1 - seat, yes=False)
    with player.socket() as back:
        assert back.watch(table, seat, version=version)["type"] == "update"
        assert back.until("undo-asked")["by"] is None


def test_bots_agree(anna: Player) -> None:
    table = anna.opens(ME, BOT)["id"]
    ok(anna.says(table, 0, eventually_my_turn(anna, table), "home paris"))
    eventually_my_turn(anna, table)
    exchange(anna, table, 0)
    version = eventually_my_turn(anna, table)
    with anna.socket() as line:
        line.watch(table)
        done = line.asks("undo", table=table, seat=0, version=version, ask=True)
        assert (done["type"], done["version"]) == ("done", version + 1)
        assert anna.record(table, 0)[version].startswith("A undo ")


def eventually_my_turn(player: Player, table: str) -> int:
    def turn() -> int | None:
        info = player.table(table)
        return int(info["version"]) if info["waiting"] == [0] else None

    return eventually(turn, "it is my turn")


# --- What is refused ---


def test_a_page_that_hears_nothing_is_answered_however_it_asks(anna: Player) -> None:
    with anna.socket() as line:
        for asked in ('{"type":"ping","id":0}', '{"id": 0, "type": "ping"}', '{"type":"ping","id":7}'):
            line.line.send(asked)
            assert line.receive() == {"type": "pong", "id": 7 if "7" in asked else 0}


def test_bad_messages_are_answered_and_the_line_stays_open(anna: Player, boris: Player) -> None:
    table = two_at_a_table(anna, boris)
    before = anna.position(table)
    now = before["version"]
    good = {"table": table, "seat": 0, "version": now, "said": "home paris"}
    refused: dict[str, tuple[Json, str]] = {
        "illegal": ({**good, "said": "land"}, "not-offered"),
        "of no game": ({**good, "said": "castle kingside"}, "malformed"),
        "stale": ({**good, "version": now - 1}, "stale"),
        "foreign": ({**good, "seat": 1}, "not-your-seat"),
        "of nobody": ({**good, "seat": -1}, "no-seat"),
        "at no table": ({**good, "table": "nowhere"}, "unknown-table"),
    }
    with anna.socket() as line:
        for what, (fields, code) in refused.items():
            answer = line.asks("do", **fields)
            assert (answer["type"], answer["code"], answer["table"]) == ("refused", code, fields["table"]), what
        for text in ("", "nonsense", "[]", '{"type":"dance"}', '{"type":"do","id":1}', '{"type":"do","id":"x"}'):
            line.line.send(text)
            answer = line.until("refused")
            assert (answer["id"], answer["code"]) == (-1, "malformed"), text
        for broken in (b"\xff\xfe", b'{"type":"unwatch","table":"\xff"}', b'{"type":"ping","id":1,"idd":2}'):
            line.line.send(broken)
            assert line.until("refused")["code"] == "malformed"
        assert line.watch(table, 1)["code"] == "not-your-seat"
        assert line.watch(table, 7)["code"] == "no-seat"
        assert line.watch("nowhere")["code"] == "unknown-table"
        assert line.asks("ping")["type"] == "pong"
    assert anna.position(table) == before


def test_a_doubled_act_is_done_once(anna: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
    with anna.socket() as line:
        version = anna.table(table)["version"]
        for number in (1, 2):
            line.send("do", id=number, table=table, seat=0, version=version, said="home paris")
        assert line.receive() == {"type": "done", "id": 1, "version": version + 1}
        assert line.receive()["code"] == "stale"
    assert anna.table(table)["version"] == version + 1


def test_visitors_see_what_everyone_sees(anna: Player, boris: Player) -> None:
    table = anna.opens(*ME_AND_ANOTHER_HERE)["id"]
    with boris.socket(Cookie="") as line:
        snapshot = line.watch(table, -1)
        assert snapshot["position"]["view"]["hand"] == []
        assert all(line["key"] != "draws" for line in snapshot["told"])
        assert line.watch(table, 0)["code"] == "who-are-you"
