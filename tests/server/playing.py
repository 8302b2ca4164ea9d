"""A real server in a process of its own, and people who play on it by REST and by socket."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from datetime import date
from functools import cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeVar

import httpx
import msgspec
from starlette.routing import compile_path
from websockets.sync.client import ClientConnection, connect

from grandtour.core.fair import sealed
from grandtour.server.rest import DOORS, Door

if TYPE_CHECKING:
    import pytest

GRANDTOUR = Path(sys.executable).with_name("grandtour")
PATIENCE = float(os.environ.get("GRANDTOUR_TEST_PATIENCE", "300"))
"""Seconds after which something is taken not to happen at all. A slow machine must only be slow."""
RULES = {"GRANDTOUR_PURE": ""} if os.environ.get("GRANDTOUR_TEST_SERVERS") == "compiled" else {}
"""Servers may run compiled rules where the tests themselves run plain ones: they must not notice."""
AT_IMPORT = {"GRANDTOUR_ROOMS"}
"""Whatever is read while the server is imported needs one that is started, not one that `ready` has begun."""
TOO_MANY = 429
ME_AND_ANOTHER_HERE = [{"kind": "me"}, {"kind": "here", "name": "Other"}]
Json = dict[str, Any]
T = TypeVar("T")
addresses = count(1)


@cache
def ready() -> subprocess.Popen[str]:
    """What begins servers for this process, with the rules that they are to run. Ctrl-C is not for it: it ends those
    that are left when this process has ended."""
    command, pipe = [sys.executable, str(Path(__file__).with_name("ready.py"))], subprocess.PIPE
    settings = {**os.environ, **RULES}
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=settings, start_new_session=True)


one_at_a_time = threading.Lock()


def ask_ready(question: object) -> Any:
    with one_at_a_time:
        process = ready()
        assert process.stdin
        assert process.stdout
        process.stdin.write(f"{msgspec.json.encode(question).decode()}\n")
        process.stdin.flush()
        return msgspec.json.decode(process.stdout.readline())


class Begun:
    """A server that `ready` has begun, with what tests need of a Popen."""

    def __init__(self, words: list[str], settings: dict[str, str], output: str) -> None:
        self.pid: int = ask_ready([words, settings, output])
        self.status: int | None = None

    def poll(self) -> int | None:
        if self.status is None:
            self.status = ask_ready(self.pid)
        return self.status

    def wait(self, _: float) -> int:
        eventually(lambda: self.poll() is not None, f"process {self.pid} ends")
        assert self.status is not None
        return self.status

    def send_signal(self, number: int) -> None:
        os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Server:
    """`grandtour serve` in a process, with its own data folder and whatever it prints."""

    def __init__(self, data: Path, *arguments: str, command: Sequence[str | Path] = (), **environment: str) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self.data = data
        self.output = data.parent / f"{data.name}.output"
        words = ["serve", "--no-browser", "--data", str(data), *arguments]
        settings = {**os.environ, **RULES, "GRANDTOUR_RECORD_SECONDS": f"{PATIENCE:.0f}", **environment}
        self.output.touch()
        self.process: Begun | subprocess.Popen[bytes]
        if command or environment.keys() & AT_IMPORT:
            self.process = self.started(command or [GRANDTOUR, *words], settings)
        else:
            self.process = Begun(words, settings, str(self.output))
        self.url = self.wait_for_address()

    def started(self, command: Sequence[str | Path], settings: dict[str, str]) -> subprocess.Popen[bytes]:
        with self.output.open("a") as output:
            return subprocess.Popen(command, stdout=output, stderr=output, env=settings, start_new_session=True)

    def wait_for_address(self) -> str:
        already = self.printed().count("is open at")
        return eventually(lambda: self.address(already), f"the server says where it is:\n{self.printed()}")

    def address(self, already: int) -> str:
        if self.process.poll() is not None:
            raise AssertionError(f"the server ended:\n{self.printed()}")
        found = re.findall(r"is open at (\S+)/", self.printed())[already:]
        return found[-1] if found and answers(found[-1]) else ""

    def printed(self) -> str:
        return self.output.read_text()

    def stop(self) -> int:
        """Ctrl-C, which a terminal sends to all processes of a command."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        """kill -9: nothing can be tidied up."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()


def workers_of(server: Server) -> list[int]:
    """The processes of a server that keeps a crew."""
    main = server.process.pid
    return [int(one) for one in Path(f"/proc/{main}/task/{main}/children").read_text().split()]


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/openapi.json").status_code == 200
    except httpx.TransportError:
        return False


def eventually(look: Callable[[], T | None], what: str) -> T:
    """Look again until there is something to see."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, f"it never came true that {what}"
        time.sleep(0.01)
    return found


players: list[Player] = []
"""Those who are to close their connections after the test."""


class Patient(httpx.HTTPTransport):
    """Whoever asks too fast is turned away, and asks again: on a fast machine too the rest is what is tested."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        while (answer := super().handle_request(request)).status_code == TOO_MANY and b"too-fast" in answer.read():
            answer.close()
            time.sleep(0.02)
        return answer


class Player:
    """A browser without a picture: it has its own cookie, and an address that it shares with nobody."""

    def __init__(self, url: str, cookies: httpx.Cookies | None = None) -> None:
        self.url = url
        self.address = f"10.{next(addresses)}.0.1"
        headers = {"X-Forwarded-For": self.address, "Origin": url}
        self.http = httpx.Client(
            base_url=url, headers=headers, cookies=cookies, timeout=PATIENCE, transport=Patient(verify=False)
        )
        players.append(self)
        self.entropy: dict[str, str] = {}
        """By its seal."""
        self.id = self.get("/api/me")["id"]

    def get(self, path: str, **query: object) -> Any:
        return ok(self.http.get(path, params=msgspec.to_builtins(query)))

    def post(self, path: str, **body: object) -> Any:
        return ok(self.http.post(path, json=body))

    def named(self, name: str) -> Self:
        ok(self.http.put("/api/me", json={"name": name}))
        return self

    def opens(self, *seats: Json, entropy: str = "", **more: object) -> Json:
        """Open a table of the Course."""
        return self.shows(
            self.post("/api/tables", **{"game": "course", **more}, seats=list(seats), sealed=self.seal(entropy))
        )

    def joins(self, table: str, entropy: str = "", **more: object) -> Json:
        return self.shows(self.post(f"/api/tables/{table}/join", sealed=self.seal(entropy), **more))

    def plays_again(self, table: str, entropy: str = "") -> Json:
        return self.shows(self.post(f"/api/tables/{table}/rematch", sealed=self.seal(entropy)))

    def seal(self, entropy: str) -> str:
        self.entropy[sealed(entropy)] = entropy
        return sealed(entropy) if entropy else ""

    def shows(self, table: Json) -> Json:
        """The page does this by itself: show what one has sealed, once everybody is seated."""
        for seat in table["seats"] if all(seat["kind"] in ("person", "bot") for seat in table["seats"]) else []:
            if seat["mine"] and seat["sealed"] and not seat["shown"]:
                table = self.post(f"/api/tables/{table['id']}/entropy", entropy=self.entropy[seat["sealed"]])
        return table

    def table(self, table: str) -> Json:
        found: Json = self.get(f"/api/tables/{table}")
        return found

    def position(self, table: str, seat: int = 0, **more: object) -> Json:
        found: Json = self.get(f"/api/tables/{table}/position", seat=seat, **more)
        return found

    def says(self, table: str, seat: int, version: int, said: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/acts", json={"seat": seat, "version": version, "said": said})

    def record(self, table: str, seat: int = -1) -> list[str]:
        """The acts in the record."""
        text = ok(self.http.get(f"/api/tables/{table}/record", params={"seat": seat}))
        return str(text).partition("\n\n")[2].splitlines()

    def plays(self, table: str, seat: int, dice: random.Random) -> tuple[int, str]:
        """Any act that is offered; the version it was said at, and what was said."""
        position = self.position(table, seat)
        said = dice.choice(position["offers"])["said"]
        ok(self.says(table, seat, position["version"], said))
        return position["version"], said

    def socket(self, **headers: str) -> Socket:
        return Socket(self, headers)


class Socket:
    """The live line of one player. What was received and not yet asked for waits."""

    def __init__(self, player: Player, headers: dict[str, str]) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in player.http.cookies.items())
        given = {"Cookie": cookie, "Origin": player.url, "X-Forwarded-For": player.address, **headers}
        address = player.url.replace("http", "ws", 1) + "/live"
        self.connecting = connect(
            address,
            additional_headers=given,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=PATIENCE,
            ping_interval=None,
            max_queue=None,  # it reads on while a test does not, and so answers the pings of the server
        )
        self.texts: list[str] = []
        self.tables: dict[str, Json] = {}
        self.numbers = count(1)

    def send(self, type: str, **fields: object) -> None:
        self.line.send(msgspec.json.encode({"type": type, **fields}).decode())

    def receive(self) -> Json:
        text = self.line.recv(PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Json = msgspec.json.decode(text)
        if message["type"] in ("snapshot", "update"):
            message["table"] = self.known(message["table"], message.get("whole"))
        return message

    def known(self, told: Json, whole: Json | None) -> Json:
        """All that is known of a table once some of it is told, or the whole of it too."""
        self.tables[told["id"]] = {**(whole or self.tables.get(told["id"], {})), **told}
        return self.tables[told["id"]]

    def until(self, *types: str) -> Json:
        """The next message of these types; others are passed over."""
        while (message := self.receive())["type"] not in types:
            pass
        return message

    def asks(self, type: str, **fields: object) -> Json:
        """Send something with a number, and wait for the answer to it."""
        number = next(self.numbers)
        self.send(type, id=number, **fields)
        while (message := self.until("done", "refused", "pong"))["id"] != number:
            pass
        return message

    def watch(self, table: str, seat: int = 0, version: int = 0) -> Json:
        self.send("watch", table=table, seat=seat, version=version)
        return self.until("snapshot", "update", "refused")

    def __enter__(self) -> Self:
        self.line: ClientConnection = self.connecting.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.connecting.__exit__(*error)


def campaign(capsys: pytest.CaptureFixture[str], name: str, *words: str) -> str:
    """What a campaign prints, in a process of its own: it leaves lines open wherever it cuts them. Every day has
    another seed, so that in time all that may happen does; what it was, and what happened, is shown in any case."""
    words = (*words, "--seed", f"{date.today().toordinal()}")
    command = [sys.executable, "-m", f"tests.server.campaign_{name}", *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=12 * PATIENCE)
    told = f"./x campaign {name} {' '.join(words)}\n{done.stdout}"
    with capsys.disabled():
        print(f"\n{told}", end="", file=sys.stderr, flush=True)  # where tests run side by side, stdout is shown nowhere
    assert done.returncode == 0, told + done.stderr
    return done.stdout


def doors_at(request: httpx.Request) -> list[Door]:
    """The door to which a request goes; none if there is none."""
    path = request.url.path
    return [door for door in DOORS if door.method == request.method and compile_path(door.path)[0].match(path)]


def ok(response: httpx.Response) -> Any:
    assert response.is_success, f"{response.status_code}: {response.text}"
    return response.json() if "json" in response.headers["content-type"] else response.text


def refusal(response: httpx.Response) -> tuple[int, str]:
    """The status and the code of a request that was refused; the message must say something, and the door know it."""
    problem = response.json()
    assert set(problem) == {"code", "message"}
    assert len(problem["message"]) > 10
    for door in doors_at(response.request):
        assert problem["code"] in door.codes, f"{door.method} {door.path} does not say that it refuses so"
    return response.status_code, problem["code"]
