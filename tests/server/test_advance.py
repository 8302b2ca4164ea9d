"""Answers in advance: kept with the seat, known to its owner alone, given by the house as if they had given them."""

import random
import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from grandtour.core.records import parse_record
from grandtour.games.sakodo.cards import GOOD, RESALE
from tests.rules import rule
from tests.server.playing import PATIENCE, Json, Player, Server, eventually, ok, refusal

ME, INVITE = {"kind": "me"}, {"kind": "invite"}
ANNA, BORIS, CLARA = range(3)


class Market:
    """A table of Sakodo with three people, all of whom have something to sell and money to bid."""

    def __init__(self, url: str) -> None:
        self.people = [Player(url).named(name) for name in ("Anna", "Boris", "Clara")]
        self.open()
        while not self.lively():
            self.open()

    def open(self) -> None:
        anna, boris, clara = self.people
        self.table: str = anna.post("/api/tables", game="sakodo", seats=[ME, INVITE, INVITE])["id"]
        for other in (boris, clara):
            other.post(f"/api/tables/{self.table}/join")
        while "decline" in self.offers(seat := self.waiting()[0]):
            self.says(seat, "decline")

    def offers(self, seat: int) -> list[str]:
        return said_in(self.position(seat))

    def lively(self) -> bool:
        money = [traveller["money"] for traveller in self.position(ANNA)["view"]["travellers"]]
        return bool(min(money) >= self.price() + 50)

    def cheapest(self) -> str:
        goods = [offer["noun"] for offer in self.position(ANNA)["offers"] if offer["verb"] == "sell"]
        return str(GOOD.words[min(goods, key=lambda good: RESALE[good])])

    def price(self) -> int:
        return RESALE[GOOD.words.index(self.cheapest())]

    def waiting(self) -> list[int]:
        waiting: list[int] = self.people[0].table(self.table)["waiting"]
        return waiting

    def position(self, seat: int) -> Json:
        return self.people[seat].position(self.table, seat)

    def says(self, seat: int, said: str) -> Json:
        return ok(self.people[seat].says(self.table, seat, self.position(seat)["version"], said))  # type: ignore[no-any-return]

    def put(self, person: int, seat: int, **answers: object) -> httpx.Response:
        body = {"seat": seat, "answers": answers}
        return self.people[person].http.put(f"/api/tables/{self.table}/answers", json=body)

    def answers(self, seat: int, **answers: object) -> Json:
        return ok(self.put(seat, seat, **answers))["answers"]  # type: ignore[no-any-return]

    def answered(self, seat: int) -> Json:
        return self.people[seat].get(f"/api/tables/{self.table}/answers", seat=seat)["answers"]  # type: ignore[no-any-return]

    def log(self, seat: int = ANNA) -> list[str]:
        return self.people[ANNA].record(self.table, seat)

    def since(self, version: int) -> list[str]:
        return [said for said in self.log()[version:] if not said.startswith("*")]

    def proposes(self) -> int:
        """Anna sends Boris a trade; the version before it is sent."""
        self.says(ANNA, "trade B")
        given = next(offer["said"] for offer in self.position(ANNA)["offers"] if offer["verb"] == "give")
        self.says(ANNA, given)
        self.says(ANNA, "want guide")
        version: int = self.position(ANNA)["version"]
        self.says(ANNA, "send")
        return version


def said_in(position: Json) -> list[str]:
    return [offer["said"] for offer in position["offers"]]


@pytest.fixture
def market(server: Server) -> Market:
    return Market(server.url)


# --- What is answered ---


def test_a_seat_has_the_games_defaults_until_it_answers_otherwise(market: Market) -> None:
    sakodo = next(game for game in market.people[0].get("/api/games") if game["name"] == "sakodo")
    defaults = {one["name"]: one["default"] for one in sakodo["answers"]}
    assert market.answered(BORIS) == defaults == {"bids": "ask", "most": 200, "trades": "ask"}
    assert market.answers(BORIS, bids="never") == {**defaults, "bids": "never"}
    assert market.answered(BORIS) == {**defaults, "bids": "never"}
    assert market.answers(BORIS) == defaults


@rule("SK-A41", "SK-A49")
def test_one_never_bids_and_one_bids_up_to_his_limit(market: Market) -> None:
    good, price = market.cheapest(), market.price()
    market.answers(BORIS, bids="never")
    market.answers(CLARA, bids="up-to", most=price)
    version = market.position(ANNA)["version"]

    market.says(ANNA, f"sell {good}")

    assert market.since(version) == [f"A sell {good}", "B pass", f"C bid {price}"]


@rule("SK-A41")
def test_two_limits_bid_against_each_other_and_the_higher_one_wins(market: Market) -> None:
    good, price = market.cheapest(), market.price()
    market.answers(BORIS, bids="up-to", most=price + 10)
    market.answers(CLARA, bids="up-to", most=price + 30)
    version = market.position(ANNA)["version"]

    market.says(ANNA, f"sell {good}")

    assert market.since(version) == [f"A sell {good}", f"B bid {price}", f"C bid {price + 10}", "B pass"]


def test_whoever_has_not_answered_in_advance_is_asked(market: Market) -> None:
    market.answers(CLARA, bids="never")
    market.says(ANNA, f"sell {market.cheapest()}")
    assert market.waiting() == [BORIS]
    version = market.position(ANNA)["version"]
    market.says(BORIS, f"bid {market.position(BORIS)['view']['lot']['price']}")
    assert [said[:5] for said in market.since(version)] == ["B bid", "C pas"]


def test_what_is_asked_already_is_answered_too(market: Market) -> None:
    market.says(ANNA, f"sell {market.cheapest()}")
    assert market.waiting() == [BORIS]
    market.answers(CLARA, bids="never")
    market.answers(BORIS, bids="never")
    eventually(lambda: market.log()[-2:] == ["B pass", "C pass"], "both have passed")


@rule("SK-A49")
def test_trades_are_refused(market: Market) -> None:
    market.answers(BORIS, trades="never")
    version = market.proposes()
    assert market.since(version) == ["A send", "B refuse"]


def test_a_move_and_its_answers_are_seen_as_one(market: Market) -> None:
    """Nobody is shown a question that is answered already."""
    market.answers(BORIS, bids="never")
    market.answers(CLARA, bids="never")
    with market.people[BORIS].socket() as line:
        before = line.watch(market.table, BORIS)
        market.says(ANNA, f"sell {market.cheapest()}")
        update = line.until("update", "snapshot")
        assert update["since"] == before["position"]["version"]
        assert update["position"]["version"] == before["position"]["version"] + 3
        assert [line["key"] for line in update["told"]] == ["puts-up", "passes", "passes", "bank-buys"]


def test_the_record_holds_the_acts_and_says_nothing_of_answers_in_advance(market: Market) -> None:
    market.answers(BORIS, bids="never")
    market.says(ANNA, f"sell {market.cheapest()}")
    text: str = market.people[BORIS].get(f"/api/tables/{market.table}/record", seat=BORIS)
    assert "never" not in text
    assert parse_record(text).log[-1] == "B pass"


# --- Taking back, leaving, coming back ---


def test_an_answer_that_is_taken_back_is_asked(market: Market) -> None:
    """Or it would be given again at once."""
    market.answers(BORIS, bids="never")
    market.says(ANNA, f"sell {market.cheapest()}")
    lines = [person.socket() for person in market.people]
    with lines[0] as anna, lines[1] as boris, lines[2] as clara:
        here: Json = {"table": market.table}
        version = market.position(BORIS)["version"]
        assert boris.asks("undo", **here, seat=BORIS, version=version, ask=True)["type"] == "done"
        for line, seat in ((anna, ANNA), (clara, CLARA)):
            assert line.asks("agree", **here, seat=seat, yes=True)["type"] == "done"
    assert market.log()[-1] == "B undo 1"
    assert market.waiting() == [BORIS]
    market.answers(CLARA, bids="never")
    assert market.waiting() == [BORIS]
    market.says(BORIS, "pass")
    assert market.log()[-2:] == ["B pass", "C pass"]


def test_the_answers_of_whoever_leaves_wait_for_him(market: Market) -> None:
    market.answers(BORIS, bids="up-to", most=5000)
    boris = market.people[BORIS]
    boris.post(f"/api/tables/{market.table}/leave", seat=BORIS)
    assert refusal(market.put(BORIS, BORIS)) == (409, "bot-plays")
    assert market.answered(BORIS)["most"] == 5000
    boris.post(f"/api/tables/{market.table}/join", seat=BORIS)
    assert market.answered(BORIS)["most"] == 5000


# --- Keeping ---


def test_answers_survive_kill_9(tmp_path: Path) -> None:
    with Server(tmp_path / "data") as server:
        market = Market(server.url)
        market.answers(BORIS, bids="never")
        market.answers(CLARA, bids="up-to", most=market.price())
        server.kill()
    with Server(tmp_path / "data") as again:
        market.people = [Player(again.url, person.http.cookies) for person in market.people]
        assert market.answered(BORIS)["bids"] == "never"
        version = market.position(ANNA)["version"]
        market.says(ANNA, f"sell {market.cheapest()}")
        assert [said[:5] for said in market.since(version)[1:]] == ["B pas", "C bid"]


# --- Refused ---


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ({"bids": "always"}, "takes one of ask, up-to, never, not 'always'"),
        ({"most": -10}, "takes a whole number from 0 to"),
        ({"most": "200"}, "takes a whole number from 0 to"),
        ({"trades": True}, "takes one of ask, never, not True"),
        ({"rounds": 10}, "there is no option 'rounds'; the options are bids, most, trades"),
    ],
)
def test_answers_that_the_game_does_not_know_are_refused(market: Market, answers: Json, why: str) -> None:
    before = market.answers(BORIS, trades="never")
    refused = market.put(BORIS, BORIS, **answers)
    assert refusal(refused) == (422, "bad-setting")
    assert why in refused.json()["message"]
    assert market.answered(BORIS) == before


@pytest.mark.parametrize(
    "body", [{}, {"seat": "one"}, {"seat": 1, "answers": ["never"]}, {"seat": 1, "answers": {"a": {}}}]
)
def test_what_is_no_answer_is_malformed(market: Market, body: Any) -> None:
    answer = market.people[BORIS].http.put(f"/api/tables/{market.table}/answers", json=body)
    assert refusal(answer) == (400, "malformed")


def test_only_the_owner_of_a_seat_answers_for_it_and_knows_what(market: Market) -> None:
    market.answers(BORIS, bids="never")
    assert refusal(market.put(ANNA, BORIS, bids="ask")) == (403, "not-your-seat")
    path = f"/api/tables/{market.table}/answers"
    for seat, answer in ((BORIS, (403, "not-your-seat")), (-1, (404, "no-seat")), (3, (404, "no-seat"))):
        assert refusal(market.people[ANNA].http.get(path, params={"seat": seat})) == answer
    nobody = httpx.get(f"{market.people[ANNA].url}{path}", params={"seat": BORIS}, timeout=PATIENCE)
    assert refusal(nobody) == (401, "who-are-you")
    assert market.answered(BORIS)["bids"] == "never"


def test_before_and_after_the_game_there_is_nothing_to_answer(anna: Player, boris: Player) -> None:
    seats = [ME, INVITE]
    table = anna.post("/api/tables", game="sakodo", seats=seats, settings={"retire": True})["id"]
    path = f"/api/tables/{table}/answers"
    assert refusal(anna.http.put(path, json={"seat": 0})) == (409, "not-running")
    boris.post(f"/api/tables/{table}/join")
    while "retire" not in said_in(anna.position(table, 0)):
        seat = anna.table(table)["waiting"][0]
        (anna, boris)[seat].plays(table, seat, random.Random(1))
    ok(anna.says(table, 0, anna.position(table, 0)["version"], "retire"))
    assert anna.table(table)["status"] == "over"
    assert refusal(anna.http.put(path, json={"seat": 0})) == (409, "over")


# --- Nobody else learns of it ---


ANSWERED = re.compile(r"(?<![\w.])4870\b|answers|never")
"""As a number of its own: a seal or the time of day may have the same digits."""


def test_nothing_of_it_reaches_the_others(market: Market) -> None:
    """Not even that something was answered."""
    anna = market.people[ANNA]
    with anna.socket() as line:
        line.watch(market.table, ANNA)
        before = (anna.table(market.table), market.position(ANNA), market.log())
        market.answers(BORIS, bids="up-to", most=4870, trades="never")
        assert (anna.table(market.table), market.position(ANNA), market.log()) == before
        line.asks("ping")
        market.says(ANNA, f"sell {market.cheapest()}")
        whole = line.until("update")["whole"]
        assert whole is None or any(seat["replaceable"] for seat in whole["seats"]), "nothing else is new of the table"
        seen = [
            *line.texts,
            *(anna.http.get(f"/api/tables/{market.table}{page}").text for page in ("", "/told", "/record")),
        ]
    assert [msgspec.json.decode(text)["type"] for text in line.texts] == ["snapshot", "pong", "update"]
    assert not any(ANSWERED.search(text) for text in seen)
