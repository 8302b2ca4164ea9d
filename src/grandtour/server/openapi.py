"""The OpenAPI document, made from the doors and from the types of what goes through them."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import grandtour
from grandtour.server.messages import Problem
from grandtour.server.refusals import status_of
from grandtour.server.rest import DOORS, Door

REF = "#/components/schemas/{name}"
TEXT = "text/plain; charset=utf-8"
JSON = "application/json"


def document(cookie: str) -> dict[str, Any]:
    """The document of the house whose guests have a cookie of this name."""
    types = [kind for door in DOORS for kind in (door.gives, door.takes) if kind] + [Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    known = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for door in DOORS:
        paths.setdefault(door.path, {})[door.method.lower()] = operation(door, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Grand Tour", "version": grandtour.__version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {GUEST: {"type": "apiKey", "in": "cookie", "name": cookie, "description": ABOUT_GUESTS}},
        },
    }


ABOUT = (
    "Tables, people and records. Live play goes over the WebSocket /live. "
    "A request that is refused changes nothing and is answered with a Problem. "
    "After `uncertain`, and after a `fault` of the house, it may have been done: look again."
)
ABOUT_GUESTS = "Whoever asks /api/me without it becomes a guest and is given one."
GUEST = "guest"


def operation(door: Door, known: dict[str, Any]) -> dict[str, Any]:
    """What one door takes, gives and refuses."""
    found: dict[str, Any] = {"operationId": door.name, "summary": door.summary, "parameters": parameters(door)}
    if door.takes:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": known[repr(door.takes)]}}}
    kind = TEXT if door.gives is str else JSON
    given = {"description": door.summary, "content": {kind: {"schema": known[repr(door.gives)]}}}
    found["responses"] = {str(door.status): given, **refusals(door, known)}
    if "who-are-you" in door.refuses:
        found["security"] = [{GUEST: []}] if door.method != "GET" else [{GUEST: []}, {}]  # what all may see, anyone may
    return found


def refusals(door: Door, known: dict[str, Any]) -> dict[str, Any]:
    """Each status with which the door may refuse, and the codes that come with it."""
    codes = {
        status: [code for code in door.codes if status_of(code) == status] for status in map(status_of, door.codes)
    }
    return {str(status): problem(codes[status], known) for status in sorted(codes)}


def problem(codes: list[str], known: dict[str, Any]) -> dict[str, Any]:
    schema = {"allOf": [known[repr(Problem)], {"properties": {"code": {"enum": codes}}}]}
    return {"description": f"Refused: {', '.join(codes)}.", "content": {JSON: {"schema": schema}}}


def parameters(door: Door) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", door.path)
    ]
    fields = msgspec.structs.fields(door.asks) if door.asks else ()
    in_query = [
        {"name": f.name, "in": "query", "required": f.required, "schema": msgspec.json.schema(f.type)} for f in fields
    ]
    return in_path + in_query
