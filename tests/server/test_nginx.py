"""docs/nginx.conf in front of a house, with TLS, as a visitor meets both."""

from __future__ import annotations

import grp
import os
import pwd
import re
import shutil
import socket
import ssl
import subprocess
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from grandtour.server.limits import MESSAGE_BYTES
from grandtour.server.rest import RECORD_BYTES
from grandtour.server.sockets import TOO_LONG
from tests import nginx
from tests.postgres import free_port
from tests.server.playing import ME_AND_ANOTHER_HERE, PATIENCE, Json, Server, eventually, ok, refusal

CONF = Path(__file__).parents[2] / "docs" / "nginx.conf"
NAME = "play.example.org"
HOME = f"https://{NAME}"
WHOLE = """
daemon off; worker_processes 1; user {user} {group}; pid {folder}/pid; error_log {folder}/log;
events {{}}
http {{
    access_log off;
    set_real_ip_from 127.0.0.1; real_ip_header X-Claimed;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/site;
}}
"""
BURST = 1000
"""So many requests an address may make at once."""
ON_ONE_LINE = 200


FROM_HERE = "127.0.0.1"
"""Whoever comes from this address, and from no other, may say that they come from elsewhere: a test has no IPv6 network
of its own."""


class Front:
    """A house called play.example.org, with nginx in front of it."""

    def __init__(self, folder: Path, house: Server) -> None:
        self.folder = folder
        self.ports = {"80": free_port(), "443": free_port()}
        self.new_certificate()
        text = CONF.read_text("utf-8").replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
        text = text.replace("127.0.0.1:8080", house.url.removeprefix("http://"))
        if not has_ipv6():
            text = re.sub(r" *listen \[::\].*\n", "", text)
        (folder / "site").write_text(re.sub(r"(listen \S*?)(80|443)\b", lambda of: f"{of[1]}{self.ports[of[2]]}", text))
        user, group = pwd.getpwuid(os.geteuid()).pw_name, grp.getgrgid(os.getegid()).gr_name
        (folder / "conf").write_text(WHOLE.format(folder=folder, user=user, group=group))
        self.certified = ssl.create_default_context(cafile=folder / "fullchain.pem")

    def new_certificate(self) -> None:
        made = ["-out", f"{self.folder}/fullchain.pem", "-keyout", f"{self.folder}/privkey.pem"]
        about = ["-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        new = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *about, *made]
        subprocess.run(new, check=True, capture_output=True)

    @contextmanager
    def open(self) -> Iterator[None]:
        command = [
            str(nginx.program()),
            "-p",
            f"{self.folder}",
            "-e",
            f"{self.folder}/log",
            "-c",
            f"{self.folder}/conf",
        ]
        with (self.folder / "output").open("w") as output:
            process = subprocess.Popen(command, stdout=output, stderr=output)
        try:
            eventually(lambda: process.poll() is not None or self.answers(), "nginx opens its ports")
            assert process.poll() is None, (self.folder / "output").read_text()
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)

    def answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.ports["443"])) == 0

    def line(self, address: str = FROM_HERE) -> ssl.SSLSocket:
        """A connection over TLS from this address."""
        plain = socket.create_connection(("127.0.0.1", self.ports["443"]), PATIENCE, (address, 0))
        return self.certified.wrap_socket(plain, server_hostname=NAME)

    def visitor(self) -> httpx.Client:
        """Somebody for whom the name leads here."""
        return httpx.Client(base_url=HOME, headers={"Origin": HOME}, timeout=PATIENCE, transport=Led(self))

    def live(self, visitor: httpx.Client, origin: str = HOME) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())
        plain = socket.create_connection(("127.0.0.1", self.ports["443"]), PATIENCE)
        return connect(
            f"wss://{NAME}/live",
            sock=plain,
            ssl=self.certified,
            additional_headers={"Cookie": cookie, "Origin": origin},
        )


class Led(httpx.HTTPTransport):
    def __init__(self, front: Front) -> None:
        super().__init__(verify=front.certified)
        self.front = front

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        port = self.front.ports["443" if request.url.scheme == "https" else "80"]
        return super().handle_request(
            httpx.Request(
                request.method,
                request.url.copy_with(host="127.0.0.1", port=port),
                headers=request.headers,
                stream=request.stream,
                extensions={**request.extensions, "sni_hostname": NAME},
            )
        )


def has_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


@pytest.fixture(scope="module")
def front(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    if not shutil.which("openssl"):
        pytest.skip("there is no openssl to make a certificate")
    try:
        nginx.program()
    except nginx.NoNginx as why:
        pytest.skip(str(why))
    folder = tmp_path_factory.mktemp("nginx")
    with Server(folder / "data", GRANDTOUR_HOSTS=NAME) as house:
        here = Front(folder, house)
        with here.open():
            yield here


@pytest.fixture
def anna(front: Front) -> Iterator[httpx.Client]:
    with front.visitor() as visitor:
        ok(visitor.get("/api/me"))
        yield visitor


def test_whoever_comes_without_tls_is_sent_to_it(front: Front) -> None:
    with front.visitor() as visitor:
        sent = visitor.get(f"http://{NAME}/table/x?seat=1")
    assert (sent.status_code, sent.headers["location"]) == (301, f"{HOME}/table/x?seat=1")


def test_the_page_comes_over_tls_and_stays_there(anna: httpx.Client) -> None:
    page = anna.get("/table/x")
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert page.headers["strict-transport-security"] == "max-age=31536000"
    assert page.headers["server"] == "nginx"
    (cookie,) = anna.get("/api/me").headers.get_list("set-cookie")
    assert "; Secure" in cookie


def test_an_act_goes_over_the_socket(front: Front, anna: httpx.Client) -> None:
    table = ok(anna.post("/api/tables", json={"game": "course", "seats": ME_AND_ANOTHER_HERE}))["id"]
    with front.live(anna) as line:
        seat = ok(anna.get(f"/api/tables/{table}"))["waiting"][0]
        said(line, type="watch", table=table, seat=seat, version=0)
        position = heard(line, "snapshot")["position"]
        act = position["offers"][0]["said"]
        said(line, type="do", id=1, table=table, seat=seat, version=position["version"], said=act)
        assert heard(line, "done")["version"] > position["version"]


def said(line: ClientConnection, **message: object) -> None:
    line.send(msgspec.json.encode(message).decode())


def heard(line: ClientConnection, kind: str) -> Json:
    """The next message of this kind."""
    while (message := msgspec.json.decode(line.recv(PATIENCE)))["type"] != kind:
        assert message["type"] != "refused", message
    found: Json = message
    return found


@pytest.mark.parametrize("origin", ["https://evil.example", f"http://{NAME}"])
def test_pages_of_another_site_are_foreign(front: Front, anna: httpx.Client, origin: str) -> None:
    foreign = anna.put("/api/me", json={"name": "X"}, headers={"Origin": origin})
    assert refusal(foreign) == (403, "foreign-origin")
    with pytest.raises(InvalidStatus, match="403"), front.live(anna, origin):
        pass


def test_whoever_calls_the_house_by_another_name_meets_the_name_of_the_house(front: Front) -> None:
    with front.line() as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")
        assert line.recv(100).startswith(b"HTTP/1.1 421 ")


def test_what_is_too_large_is_refused(front: Front, anna: httpx.Client) -> None:
    sent = [anna.post("/api/verify", content=b"x" * size) for size in (RECORD_BYTES, RECORD_BYTES + 1, 301 * 1024)]
    assert [refusal(answer) for answer in sent[:2]] == [(400, "malformed"), (413, "too-large")]
    assert (sent[2].status_code, sent[2].headers["content-type"]) == (413, "text/html")  # nginx says so itself
    with front.live(anna) as line:
        line.send("x" * (MESSAGE_BYTES + 1))
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(PATIENCE)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == TOO_LONG


def test_the_numbers_are_for_this_machine(front: Front, anna: httpx.Client) -> None:
    assert anna.get("/metrics").status_code == 200
    assert statuses(front, "127.0.0.8", 1) == Counter({403: 1})


def test_one_address_may_ask_so_much_and_leaves_the_others_alone(front: Front, anna: httpx.Client) -> None:
    """Given that nginx itself answers what it asks for, which is quick."""
    met = statuses(front, "127.0.0.9", 3 * BURST)
    assert met.keys() == {403, 429}
    assert met[403] > BURST
    assert anna.get("/api/games").status_code == 200


@pytest.mark.parametrize(
    ("network", "met"),
    [
        pytest.param("2001:db8:a:a:{:x}::1", {403, 429}, id="one /64"),  # where 10 is the line feed of a text
        pytest.param("2001:db8:a:{:x}::1", {403}, id="many"),
    ],
)
def test_whoever_has_a_64_has_all_its_addresses_and_no_others(front: Front, network: str, met: set[int]) -> None:
    """Given as many addresses as requests: each asks for one thing only."""
    claimed = [network.format(n) for n in range(1, 3 * BURST)]
    assert statuses(front, FROM_HERE, len(claimed), claimed).keys() == met


def statuses(front: Front, address: str, requests: int, claimed: Sequence[str] = ()) -> Counter[int]:
    """With what so many requests of an address are answered, which are made as quickly as can be. They may claim to
    come from others, one after the other."""
    met: Counter[int] = Counter()
    headers = [f"X-Claimed: {other}\r\n" for other in claimed] or [""] * requests
    asked = [f"GET /metrics HTTP/1.1\r\nHost: {NAME}\r\n{header}\r\n".encode() for header in headers]
    while met.total() < requests:
        with front.line(address) as line, line.makefile("rb") as taken:
            line.sendall(b"".join(asked[met.total() :][:ON_ONE_LINE]))
            line.sendall(b"no more\r\n\r\n")
            met.update(int(found) for found in re.findall(rb"^HTTP/1.1 (403|429) ", taken.read(), re.MULTILINE))
    return met
