"""How each refusal is answered over HTTP."""

from __future__ import annotations

STATUS = {
    "malformed": 400, "who-are-you": 401, "not-your-seat": 403, "foreign-origin": 403, "not-for-you": 403,
    "unknown-table": 404, "unknown-address": 404, "no-seat": 404, "unknown-version": 404, "unknown-thing": 404,
    "wrong-method": 405, "too-large": 413,
    "bad-name": 422, "bad-entropy": 422, "bad-game": 422, "no-lesson": 422, "bad-seats": 422, "bad-setting": 422,
    "bad-level": 422, "bad-record": 422, "too-fast": 429, "too-many-tables": 429, "fault": 500,
    "storage": 503, "uncertain": 503, "too-busy": 503, "wrong-host": 421,
}  # fmt: skip
REFUSED_NOW = 409
"""Whatever else is refused could be right at another moment."""


def status_of(code: str) -> int:
    return STATUS.get(code, REFUSED_NOW)
