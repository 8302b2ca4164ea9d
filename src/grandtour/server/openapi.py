"""The OpenAPI document, made from the doors and from the types of what goes through them."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import grandtour
from grandtour.server.messages import Problem
from grandtour.server.rest import DOORS, Door

REF = "#/components/schemas/{name}"
TEXT = "text/plain; charset=utf-8"
JSON = "application/json"


def document() -> dict[str, Any]:
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
        "components": {"schemas": components},
    }


ABOUT = (
    "Tables, people and records. Live play goes over the WebSocket /live. "
    "A request that is refused changes nothing and is answered with a Problem."
)


def operation(door: Door, known: dict[str, Any]) -> dict[str, Any]:
    """What one door takes, gives and refuses."""
    found: dict[str, Any] = {"operationId": door.name, "summary": door.summary, "parameters": parameters(door)}
    if door.takes:
        found["requestBody"] = {"required": True, "content": {JSON: {"schema": known[repr(door.takes)]}}}
    kind = TEXT if door.gives is str else JSON
    given = {"description": door.summary, "content": {kind: {"schema": known[repr(door.gives)]}}}
    refused = {"description": "Refused: the code and the message say why.", "content": problem(known)}
    found["responses"] = {str(door.status): given, "4XX": refused, "5XX": refused}
    return found


def problem(known: dict[str, Any]) -> dict[str, Any]:
    return {JSON: {"schema": known[repr(Problem)]}}


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
