"""The built page: a few files, held in memory, text ones compressed by Brotli when built, or by gzip when asked for."""

from __future__ import annotations

import functools
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
    brotli: bytes
    """The same, if it was compressed when it was built."""
    is_text: bool
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
    body, brotli = path.read_bytes(), path.with_name(f"{path.name}.br")
    named_by_content = path.parent == folder / "assets"
    return File(
        body=body,
        brotli=brotli.read_bytes() if brotli.is_file() else b"",
        is_text=path.suffix in TEXTS,
        type=mimetypes.guess_type(path.name)[0] or "application/octet-stream",
        tag=tag_of(body),
        cache="public, max-age=31536000, immutable" if named_by_content else "no-cache",
    )


def text(body: bytes, type: str, cache: str) -> File:
    """What is made once, and then the same for all."""
    return File(body, b"", True, type, tag_of(body), cache)


def tag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:16]}"'


def reply(request: Request, file: File) -> Response:
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    accepted = {part.partition(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    if "br" in accepted and file.brotli:
        return Response(file.brotli, headers=headers | {"Content-Encoding": "br"}, media_type=file.type)
    if "gzip" in accepted and file.is_text:
        return Response(gzipped(file.body), headers=headers | {"Content-Encoding": "gzip"}, media_type=file.type)
    return Response(file.body, headers=headers, media_type=file.type)


@functools.cache
def gzipped(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
