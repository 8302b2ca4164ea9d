"""The way in: who asks, from where, how much and how often; then the door; and what every answer must carry."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar, cast

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute, compile_path
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from grandtour.core.tables import Refusal
from grandtour.server import faults, openapi, static
from grandtour.server.health import Checkup
from grandtour.server.hosts import Hosts
from grandtour.server.house import House
from grandtour.server.limits import neighbourhood
from grandtour.server.live import Connection
from grandtour.server.logs import request_answered
from grandtour.server.messages import Problem
from grandtour.server.meter import METER, metrics_of
from grandtour.server.people import Guests, new_person
from grandtour.server.refusals import status_of
from grandtour.server.rest import DOORS, FOR_A_WHILE, NEVER, Call, Door
from grandtour.server.static import Page
from grandtour.server.store import Uncertain

logger = logging.getLogger("grandtour.app")

PROMETHEUS = "text/plain; version=0.0.4"
DOCUMENT = "/api/openapi.json"
COOKIE_SECONDS = 400 * 24 * 3600

T = TypeVar("T")

SAFE = {
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
SAFE_DOCUMENT = SAFE | {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
SAFE_ANSWER = SAFE | {"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"}
KINDS = dict.fromkeys(("text/javascript", "text/css", "font/woff2"), SAFE) | {"application/json": SAFE_ANSWER}
"""No browser makes a document of these: what concerns documents would only make them heavier."""
HTTPS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}


def build(house: House, guests: Guests, page: Page, hosts: Hosts | None = None) -> Starlette:
    """The whole server as one application, which answers to these names, or to any."""
    return Entrance(house, guests, page).app(hosts or Hosts("*"))


class Entrance:
    def __init__(self, house: House, guests: Guests, page: Page) -> None:
        self.house = house
        self.checkup = Checkup(house)
        self.guests = guests
        self.page = page
        self.at_once = 0
        """Requests that are being answered."""
        self.arriving: dict[asyncio.Task[object], None] = {}
        """Those of them whose body is still on its way, longest first."""
        self.document = static.text(
            msgspec.json.encode(openapi.document(guests.cookie)), openapi.JSON, cache=FOR_A_WHILE
        )

    def app(self, hosts: Hosts) -> Starlette:
        routes = [
            *(by({door.method}, Route(door.path, self.way_to(door))) for door in DOORS),
            Route(DOCUMENT, self.show_document),
            Route("/health", self.show_health),
            Route("/metrics", self.show_metrics),
            by(None, Route("/api/{rest:path}", self.no_door)),
            WebSocketRoute("/live", self.live),
            Route("/{rest:path}", self.page.answer),
        ]
        middleware = [
            Middleware(SafeHeaders),
            Middleware(KnownHosts, hosts),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6),
        ]
        return Starlette(routes=routes, middleware=middleware)

    # --- REST ---

    def way_to(self, door: Door) -> Callable[[Request], Awaitable[Response]]:
        async def enter(request: Request) -> Response:
            response = await self.answer(door, request)
            METER.count("grandtour_requests_total", "status", str(response.status_code))
            return response

        return enter

    async def answer(self, door: Door, request: Request) -> Response:
        try:
            return await self.one_of_many(door, request)
        except Refusal as refusal:
            return refused(refusal)
        except ClientDisconnect:
            return refused(Refusal("malformed", "the message broke off"))  # nobody is there to read it
        except asyncio.CancelledError:  # the house closes
            return refused(given_up(door))
        except Exception as error:
            faults.report(logger, error)
            return refused(Refusal("fault", "the house made a mistake; look again before you go on"))

    async def one_of_many(self, door: Door, request: Request) -> Response:
        if self.at_once >= self.house.doorkeeper.limits.requests_at_once and not self.makes_room():
            raise Refusal("too-busy", "the house has too much to do just now; try again in a moment")
        self.at_once += 1
        try:
            return await self.enter(door, request)
        finally:
            self.at_once -= 1

    def makes_room(self) -> bool:
        """Whoever has been sending for longest goes, if somebody still is; otherwise a few could hold all places."""
        slowest = next(iter(self.arriving), None)
        if slowest is None:
            return False
        del self.arriving[slowest]
        return slowest.cancel()

    async def enter(self, door: Door, request: Request) -> Response:
        person = self.person(request)
        self.check(door, request, person)
        query = read_query(door, request)
        body = read_body(door, await self.bytes_of(request, door.largest)) if door.takes else None
        somebody = person or self.newcomer(door, request)
        call = Call(self.house, somebody, address_of(request), table_of(request), body, query)
        answering = while_there(request, door.answer(call)) if has_records_read(door) else door.answer(call)
        response = given(door, await answering, call.cache)
        if door.path == "/api/me":
            self.give_cookie(request, response, call.person)
        return response

    async def bytes_of(self, request: Request, largest: int) -> bytes:
        task = cast(asyncio.Task[object], asyncio.current_task())
        self.arriving[task] = None
        try:
            return await bytes_of(request, largest)
        except asyncio.CancelledError:
            if task in self.arriving:  # the house closes
                raise
            task.uncancel()
            raise Refusal("too-busy", "the house has too much to do to wait for the rest of this; try again") from None
        finally:
            self.arriving.pop(task, None)

    def person(self, connection: HTTPConnection) -> str:
        return self.guests.person(connection.cookies.get(self.guests.cookie))

    def newcomer(self, door: Door, request: Request) -> str:
        """Whoever is nobody yet becomes somebody by asking who they are, and by nothing else."""
        if (door.method, door.path) != ("GET", "/api/me"):
            return ""
        if not self.house.doorkeeper.welcomes(address_of(request)):
            raise Refusal("too-fast", "too many new guests from your address in a short time; wait a moment")
        return new_person()

    def check(self, door: Door, request: Request, person: str) -> None:
        if not self.house.doorkeeper.lets_in(person, address_of(request)):
            raise Refusal("too-fast", "too many requests in a short time; wait a moment")
        if door.method != "GET" and not same_origin(request):
            raise Refusal("foreign-origin", "this request comes from another site")
        if door.opens and not self.house.doorkeeper.has_a_table(address_of(request)):
            raise Refusal("too-fast", "too many new tables from your address in a short time; wait a moment")

    def give_cookie(self, request: Request, response: Response, person: str) -> None:
        response.set_cookie(
            self.guests.cookie,
            self.guests.signed(person),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=request.scope["scheme"] == "https",
        )

    async def show_document(self, request: Request) -> Response:
        return static.reply(request, self.document)

    async def show_health(self, request: Request) -> Response:
        found = await self.checkup.health()
        status = 200 if found.status == "ok" else 503
        return Response(msgspec.json.encode(found), status, {"Cache-Control": NEVER}, media_type=openapi.JSON)

    async def show_metrics(self, request: Request) -> Response:
        """For this machine, and for those whom the host has named."""
        if not watches_over(request.client.host if request.client else ""):
            return refused(Refusal("not-for-you", "this is for whoever runs the house"))
        return Response(metrics_of(self.house), 200, {"Cache-Control": NEVER}, media_type=PROMETHEUS)

    async def no_door(self, request: Request) -> Response:
        path = request.scope["path"]
        known = [(door.method, door.path) for door in DOORS] + [("GET", DOCUMENT), ("HEAD", DOCUMENT)]
        methods = [method for method, pattern in known if compile_path(pattern)[0].match(path)]
        if methods:
            understood = ", ".join(methods)
            why = Refusal("wrong-method", f"{path} understands {understood}, not {request.method}")
            return refused(why, Allow=understood)
        return refused(Refusal("unknown-address", f"there is nothing at {path}; {DOCUMENT} says what there is"))

    # --- Live ---

    async def live(self, socket: WebSocket) -> None:
        person, address, doorkeeper = self.person(socket), address_of(socket), self.house.doorkeeper
        if not same_origin(socket) or not doorkeeper.opens(person, address):
            await socket.close()
            return
        try:
            await socket.accept()
        except (WebSocketDisconnect, OSError):  # they have hung up
            doorkeeper.closes(person, address)
            return
        connection = Connection(self.house, person, address)
        socket.scope["state"]["handshake"].hand_over(connection.line)


def by(methods: set[str] | None, route: Route) -> Route:
    """By these alone, or by any, also those that nobody has heard of. Otherwise HEAD would come in wherever GET does,
    and the page, which is at every address, would answer the others."""
    route.methods = methods
    return route


# --- Reading requests ---


def address_of(connection: HTTPConnection) -> str:
    return neighbourhood(connection.client.host) if connection.client else ""


async def gone(request: Request) -> None:
    """Returns once whoever has asked has hung up."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def while_there(request: Request, work: Awaitable[T]) -> T:
    """The work, unless the one it is done for goes first."""
    working, waiting = asyncio.ensure_future(work), asyncio.ensure_future(gone(request))
    try:
        await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("too-busy", "nobody waits for this any more")
        return working.result()
    finally:
        waiting.cancel()
        working.cancel()


def same_origin(connection: HTTPConnection) -> bool:
    """Browsers always say where a request comes from; programs, which have nobody's cookie but their own, need not."""
    origin, scheme = connection.headers.get("origin"), connection.scope["scheme"].replace("ws", "http")
    return origin is None or origin == f"{scheme}://{connection.headers.get('host')}"


def has_records_read(door: Door) -> bool:
    """Is that what takes its time? Whoever hangs up then makes room, even if they wait for what others have read."""
    return "bad-record" in door.codes


def table_of(request: Request) -> str:
    return str(request.path_params.get("table", ""))


async def bytes_of(request: Request, largest: int) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > largest:
            raise Refusal("too-large", f"a message here has at most {largest} bytes")
    return body


def read_body(door: Door, body: bytes) -> object:
    try:
        return msgspec.json.decode(body or b"{}", type=door.takes)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", f"this is not what {door.path} takes: {error}") from error


def read_query(door: Door, request: Request) -> object:
    if door.asks is None:
        return None
    try:
        return msgspec.convert(dict(request.query_params), door.asks, strict=False)
    except msgspec.MsgspecError as error:
        raise Refusal("malformed", f"this is not what {door.path} can be asked: {error}") from error


# --- Giving answers ---


def given(door: Door, answer: object, cache: str) -> Response:
    headers = {"Cache-Control": cache}
    if isinstance(answer, str):
        return Response(answer, door.status, headers, media_type="text/plain")
    return Response(msgspec.json.encode(answer), door.status, headers, media_type=openapi.JSON)


def given_up(door: Door) -> Refusal:
    """What is said of a request that took longer than the house could stay open."""
    if "uncertain" in door.codes:
        return Uncertain()
    return closing()


def closing() -> Refusal:
    return Refusal("too-busy", "the house is closing; try again in a moment")


def watches_over(address: str) -> bool:
    return address in {"127.0.0.1", "::1", *os.environ.get("GRANDTOUR_METRICS", "").split(",")}


def refused(refusal: Refusal, **headers: str) -> Response:
    METER.count("grandtour_refusals_total", "code", refusal.code)
    problem = msgspec.json.encode(Problem(refusal.code, str(refusal)))
    if refusal.code in ("too-fast", "too-busy"):
        headers["Retry-After"] = "1"
    return Response(problem, status_of(refusal.code), {"Cache-Control": NEVER, **headers}, media_type=openapi.JSON)


class SafeHeaders:
    """Puts the safety headers on every answer, and a line about it into the log; on what can only be a part of a page,
    those headers that concern it. Whatever is cut off before it is answered is answered here."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        always = HTTPS_ONLY if scope["scheme"] in ("https", "wss") else {}
        began, status = time.monotonic(), ANSWERED.get(scope["type"], 0)

        async def safely(message: Message) -> None:
            nonlocal status
            status = message.get("status", ANSWERED.get(message["type"], status))
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                kind = headers.get("content-type", "").partition(";")[0]
                headers.update(KINDS.get(kind, SAFE_DOCUMENT) | always)
            await send(message)

        try:
            await self.app(scope, receive, safely)
        except asyncio.CancelledError:  # the house closes
            if status or scope["type"] != "http":
                raise
            await refused(closing())(scope, receive, safely)
        finally:
            request_answered(scope.get("method", "GET"), pattern_of(scope), status, time.monotonic() - began)


ANSWERED = {"websocket.accept": 101, "websocket.close": 403}
"""What is said of a socket at its beginning."""


def pattern_of(scope: Scope) -> str:
    """Where a request went. What stands in its address may be the name of a table, so only its kind is told."""
    routes = [route for route in scope["app"].routes if isinstance(route, Route | WebSocketRoute)]
    return next((route.path for route in routes if route.endpoint == scope.get("endpoint")), "elsewhere")


class KnownHosts:
    """Turns those away who call the house by a name that is not its own, before anything else is read."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        named = Headers(scope=scope).get("host", "")
        if self.hosts.know(named):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close()
        else:
            why = f"this house is not called {named!a}; if it should be, its keeper puts the name into GRANDTOUR_HOSTS"
            await refused(Refusal("wrong-host", why))(scope, receive, send)
