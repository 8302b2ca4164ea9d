"""The OpenAPI document names every door, and what comes through the doors is what it says."""

import random
import re
from typing import Any

import httpx
import pytest

from grandtour.core.fair import sealed
from grandtour.server.refusals import REFUSED_NOW, status_of
from grandtour.server.rest import DOORS, Door
from tests.server.playing import ME_AND_ANOTHER_HERE, PATIENCE, Json, Player, refusal


def test_every_door_is_described(anna: Player) -> None:
    document = anna.get("/api/openapi.json")
    assert document["openapi"] == "3.1.0"
    described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert described == {(door.method, door.path) for door in DOORS}
    for methods in document["paths"].values():
        for operation in methods.values():
            assert operation["summary"].endswith(".")
    names = [operation["operationId"] for methods in document["paths"].values() for operation in methods.values()]
    assert len(set(names)) == len(names)


def test_every_door_says_how_it_refuses(anna: Player) -> None:
    document = anna.get("/api/openapi.json")
    assert "`uncertain`" in document["info"]["description"]
    for door in DOORS:
        described = document["paths"][door.path][door.method.lower()]
        told = {
            (int(status), code)
            for status, response in described["responses"].items()
            if status != str(door.status)
            for code in response["content"]["application/json"]["schema"]["allOf"][1]["properties"]["code"]["enum"]
        }
        assert told == {(status_of(code), code) for code in door.codes}
        assert ("who-are-you" in door.codes) == ("security" in described)
    guests = document["components"]["securitySchemes"]["guest"]
    assert (guests["in"], guests["name"]) == ("cookie", next(iter(anna.http.cookies)))


@pytest.mark.parametrize("method", ["PROPFIND", "OPTIONS", "TRACE", "PATCH", "MKCOL"])
@pytest.mark.parametrize(
    ("path", "understood"),
    [("/api/me", "GET, PUT"), ("/api/tables", "POST"), ("/api/openapi.json", "GET, HEAD"), ("/api/none", None)],
)
def test_no_method_gets_past_the_doors(anna: Player, method: str, path: str, understood: str | None) -> None:
    response = anna.http.request(method, path)
    assert refusal(response) == ((405, "wrong-method") if understood else (404, "unknown-address"))
    assert response.headers.get("allow") == understood


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.name)
def test_nobody_asks_a_door_for_headers_alone(anna: Player, door: Door) -> None:
    """So that the document says all that is understood, and nobody becomes a guest by it."""
    with httpx.Client(base_url=anna.url, timeout=PATIENCE) as nobody:
        answer = nobody.head(door.path.replace("{table}", "none"))
    assert (answer.status_code, answer.content, dict(answer.cookies)) == (405, b"", {})
    assert door.method in answer.headers["allow"].split(", ")


@pytest.mark.parametrize("path", ["/api/openapi.json", "/health", "/"])
def test_whoever_watches_over_the_house_may_ask_for_headers_alone(anna: Player, path: str) -> None:
    head, whole = (anna.http.request(method, path) for method in ("HEAD", "GET"))
    assert (head.status_code, head.content, whole.status_code) == (200, b"", 200)
    assert head.headers["content-type"] == whole.headers["content-type"]


def test_whatever_is_refused_has_a_status_of_its_own_or_could_be_right_at_another_moment() -> None:
    codes = {code for door in DOORS for code in door.codes}
    now = {code for code in codes if status_of(code) == REFUSED_NOW}
    assert now == {
        "already-seated", "begun", "bot-plays", "no-undo", "not-away", "not-offered", "not-over", "not-running",
        "not-yet",
        "not-your-turn", "old-rules", "over", "seat-taken", "stale", "too-soon", "worn-out",
    }  # fmt: skip


def test_every_reference_leads_somewhere(anna: Player) -> None:
    response = anna.http.get("/api/openapi.json")
    schemas = response.json()["components"]["schemas"]
    references = set(re.findall(r'"#/components/schemas/(\w+)"', response.text))
    assert references == set(schemas)


def test_the_document_is_compressed_once_for_all(anna: Player) -> None:
    """It is long, and takes a while to compress."""
    with httpx.Client(base_url=anna.url, headers={"Accept-Encoding": "gzip"}, timeout=PATIENCE) as anybody:
        first = anybody.get("/api/openapi.json")
        again = anybody.get("/api/openapi.json", headers={"If-None-Match": first.headers["etag"]})
    assert (first.headers["content-encoding"], first.json()) == ("gzip", anna.get("/api/openapi.json"))
    assert (again.status_code, again.content) == (304, b"")


TYPES: dict[str, set[type]] = {
    "object": {dict},
    "array": {list},
    "string": {str},
    "boolean": {bool},
    "null": {type(None)},
    "integer": {int},
    "number": {int, float},
}


class Checker:
    """Plays through every door and compares what comes out with the document."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.document: Json = player.get("/api/openapi.json")
        self.passed: set[tuple[str, str]] = set()

    def go(self, method: str, path: str, body: object = None, **fields: Any) -> Any:
        address = re.sub(r"{(\w+)}", lambda name: str(fields.pop(name[1])), path)
        response = self.player.http.request(method, address, json=body, params=fields)
        self.check(response, self.document["paths"][path][method.lower()]["responses"][str(response.status_code)])
        if response.is_success:
            self.passed.add((method, path))
        return response.json() if "json" in response.headers["content-type"] else response.text

    def check(self, response: httpx.Response, described: Json) -> None:
        kind = response.headers["content-type"]
        schema = described["content"][kind]["schema"]
        self.fits(response.json() if "json" in kind else response.text, schema, response.url.path)

    def fits(self, value: Any, schema: Json, where: str) -> None:
        """JSON Schema, as far as msgspec uses it."""
        if "$ref" in schema:
            schema = self.document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        for one in schema.get("allOf", []):
            self.fits(value, one, where)
        if "anyOf" in schema:
            assert any(self.would_fit(value, one) for one in schema["anyOf"]), f"{where}: {value!r} fits none"
            return
        assert value in schema.get("enum", [value]), f"{where}: {value!r} is none of {schema.get('enum')}"
        if "type" in schema:
            assert type(value) in TYPES[schema["type"]], f"{where}: {value!r} is no {schema['type']}"
        if isinstance(value, dict) and "properties" in schema:
            assert set(schema.get("required", [])) <= set(value), where
            assert "type" not in schema or set(value) <= set(schema["properties"]), where
            for name, one in schema["properties"].items():
                if name in value:
                    self.fits(value[name], one, f"{where}.{name}")
        for one in value if isinstance(value, list) else []:
            self.fits(one, schema["items"], f"{where}[]")

    def would_fit(self, value: Any, schema: Json) -> bool:
        try:
            self.fits(value, schema, "")
        except AssertionError:
            return False
        return True


def test_what_comes_through_every_door_is_what_the_document_says(anna: Player) -> None:
    checker = Checker(anna)
    go = checker.go
    go("GET", "/api/games")
    go("GET", "/api/game", game="course")
    go("GET", "/api/texts", game="course", language="fr")
    go("GET", "/api/rules", game="course", language="fr")
    go("GET", "/api/me")
    go("PUT", "/api/me", {"name": "Zoé"})
    body = {"game": "course", "seats": [*ME_AND_ANOTHER_HERE, {"kind": "invite"}], "settings": {"rounds": 10}}
    table = go("POST", "/api/tables", body)["id"]
    go("POST", "/api/lessons", {"game": "course"})
    go("GET", "/api/tables/{table}", table=table)
    go("POST", "/api/tables/{table}/chair", {"seat": 2}, table=table)
    guest = Checker(Player(anna.url))
    guest.go("POST", "/api/tables/{table}/join", {"sealed": sealed("mine")}, table=table)
    guest.go("POST", "/api/tables/{table}/entropy", {"entropy": "mine"}, table=table)
    go("POST", "/api/tables/{table}/begin", table=table)
    guest.go("POST", "/api/tables/{table}/leave", {"seat": 2}, table=table)
    guest.go("POST", "/api/tables/{table}/join", {"seat": 2}, table=table)
    guest.go("PUT", "/api/tables/{table}/answers", {"seat": 2}, table=table)
    guest.go("GET", "/api/tables/{table}/answers", table=table, seat=2)
    guest.go("POST", "/api/tables/{table}/stand-in", {"seat": 0}, table=table)
    go("POST", "/api/tables/{table}/join", {"seat": 0}, table=table)
    checker.passed |= guest.passed
    seats, dice = {0: checker, 1: checker, 2: guest}, random.Random(1)
    while (info := go("GET", "/api/tables/{table}", table=table))["status"] == "running":
        seat = info["waiting"][0]
        asked = seats[seat]
        position = asked.go("GET", "/api/tables/{table}/position", table=table, seat=seat)
        body = {"seat": seat, "version": position["version"], "said": dice.choice(position["offers"])["said"]}
        position = asked.go("POST", "/api/tables/{table}/acts", body, table=table)
        if position["may_undo"] and not dice.randrange(10):
            body = {"seat": seat, "version": position["version"]}
            asked.go("POST", "/api/tables/{table}/undo", body, table=table)
        asked.go("POST", "/api/tables/{table}/acts", {**body, "said": "nonsense"}, table=table)
    go("GET", "/api/tables/{table}/position", table=table, seat=0, version=50)
    go("GET", "/api/tables/{table}/told", table=table, seat=0)
    go("GET", "/api/tables/{table}/why", table=table, seat=0, kind="city", noun=0)
    go("GET", "/api/tables/{table}/luck", table=table)
    record = go("GET", "/api/tables/{table}/record", table=table)
    go("POST", "/api/verify", {"record": record})
    go("POST", "/api/look", {"record": record, "seat": 1, "version": 40})
    go("POST", "/api/tables/{table}/rematch", table=table)
    go("GET", "/api/mine")
    assert checker.passed == {(door.method, door.path) for door in DOORS}
