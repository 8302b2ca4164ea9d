"""The built page: a few files, held in memory, text ones compressed: by Brotli when they are built, by gzip here."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path, PurePosixPath

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
TEXTS = {".html", ".js", ".css", ".json", ".svg", ".webmanifest", ".txt"}
BINARIES = {".woff2", ".png", ".webp", ".ico", ".mp3", ".ogg"}
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class File(msgspec.Struct, frozen=True):
    body: bytes
    packed: dict[str, bytes]
    """By the name of its encoding, the best first."""
    type: str
    tag: str
    cache: str


class Page:
    """Serves the page. Every address that is no file is the page itself, which knows its own addresses."""

    def __init__(self, folder: Path = FOLDER) -> None:
        paths = [path for path in folder.rglob("*") if path.suffix in TEXTS | BINARIES]
        self.files = {path.relative_to(folder).as_posix(): read(folder, path) for path in paths}

    async def answer(self, request: Request) -> Response:
        path = request.scope["path"].lstrip("/")
        if INDEX not in self.files:
            return PlainTextResponse("The page is not built yet. Stop the server and start it with ./x run.", 503)
        if path in self.files:
            return reply(request, self.files[path])
        if PurePosixPath(path).suffix in TEXTS | BINARIES:
            return PlainTextResponse("There is no such file.", 404)
        return reply(request, self.files[INDEX])


def read(folder: Path, path: Path) -> File:
    body = path.read_bytes()
    named_by_content = path.parent == folder / "assets"
    return File(
        body=body,
        packed=packed(path, body) if path.suffix in TEXTS else {},
        type=mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        tag=f'"{hashlib.sha256(body).hexdigest()[:16]}"',
        cache="public, max-age=31536000, immutable" if named_by_content else "no-cache",
    )


def packed(path: Path, body: bytes) -> dict[str, bytes]:
    best = path.with_name(f"{path.name}.br")
    return ({"br": best.read_bytes()} if best.is_file() else {}) | {"gzip": gzip.compress(body, mtime=0)}


def reply(request: Request, file: File) -> Response:
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, body in file.packed.items():
        if encoding in accepted:
            return Response(body, headers=headers | {"Content-Encoding": encoding}, media_type=file.type)
    return Response(file.body, headers=headers, media_type=file.type)
