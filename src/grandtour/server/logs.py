"""Logs: plain lines for people, or JSON for programs. Neither holds cookies, names, seeds or what is in a hand."""

from __future__ import annotations

import logging
import time

import msgspec

access = logging.getLogger("grandtour.access")

FIELDS = ("method", "path", "status", "seconds")
"""What a line about a request says. Its path is a pattern: the name of a table is a link, which is private."""


class LogLine(msgspec.Struct, omit_defaults=True):
    time: str
    level: str
    logger: str
    message: str
    request: dict[str, object] = {}


class Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        request = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        message = record.getMessage()
        if record.exc_info and record.exc_info[0]:
            message += f" ({record.exc_info[0].__name__})"  # never what it says: that may hold values
        return msgspec.json.encode(LogLine(moment, record.levelname, record.name, message, request)).decode()


def set_up(kind: str) -> None:
    """`json` for a line of JSON for each request and each fault; otherwise warnings and faults in plain words."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # anybody may send what cannot be read, without end
    if kind == "json":
        logging.getLogger().handlers[0].setFormatter(Json())
        access.setLevel(logging.INFO)


def request_answered(method: str, path: str, status: int, seconds: float) -> None:
    given = {"method": method, "path": path, "status": status, "seconds": round(seconds, 4)}
    access.info("%s %s %s", method, path, status, extra=given)
