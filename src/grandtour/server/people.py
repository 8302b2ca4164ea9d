"""Guests: who they are by a signed cookie, and what they may call themselves."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
import unicodedata
from collections.abc import Collection
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer

from grandtour.core.fair import sealed
from grandtour.core.tables import Refusal

LONGEST_NAME = 24
LONGEST_ENTROPY = 200
SEAL = re.compile("[0-9a-f]{64}")
LEAST_SECRET = 16
NOT_IN_NAMES = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control and format characters (among them those that turn the direction of writing), line breaks, what is no text."""
JOINERS = re.compile("[\u200c\u200d]")
"""Format characters too, but within a word Persian, Sinhala and others are not written without them."""


class BadSecret(Exception):
    """A secret with which anybody could sign. The message says what to do."""


class Guests:
    """Gives each browser a person of its own, by a cookie that only this house can sign."""

    def __init__(self, secret: str) -> None:
        # two houses on one machine share its cookies, so each has a name of its own for them
        self.cookie = f"grandtour-{hashlib.sha256(f'name {secret}'.encode()).hexdigest()[:8]}"
        self.signer = URLSafeSerializer(secret, salt="person", signer_kwargs={"digest_method": hashlib.sha256})

    def person(self, cookie: str | None) -> str:
        """Whom the cookie names; nobody if we have not signed it."""
        try:
            return str(self.signer.loads(cookie)) if cookie else ""
        except BadSignature:
            return ""

    def signed(self, person: str) -> str:
        return str(self.signer.dumps(person))


def new_person() -> str:
    return secrets.token_urlsafe(9)


def checked_name(given: str) -> str:
    """The name, trimmed, or why it is none."""
    parts = JOINERS.split(given.strip())
    joins_nothing = any(part != part.strip() or not part for part in parts[1:] + parts[:-1])
    bad = [
        c for c in given.strip() if unicodedata.category(c) in NOT_IN_NAMES and (joins_nothing or not JOINERS.match(c))
    ]
    if bad:
        raise Refusal("bad-name", f"a name has letters, digits, signs and spaces of any script, but no {bad[0]!a}")
    name = unicodedata.normalize("NFC", " ".join(given.split()))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refusal("bad-name", f"a name has 1 to {LONGEST_NAME} characters, not {len(name)}")
    return name


def checked_entropy(word: str, seal: str) -> str:
    """What a player adds to the draws: the one line of printable text that they have sealed."""
    if not 1 <= len(word) <= LONGEST_ENTROPY or not word.isprintable():
        raise Refusal("bad-entropy", f"entropy is one line of printable text of 1 to {LONGEST_ENTROPY} characters")
    if sealed(word) != seal:
        raise Refusal("bad-entropy", f"this is not the entropy you have sealed: its SHA-256 is not {seal}")
    return word


def checked_seal(seal: str, others: Collection[str] = ()) -> str:
    """What a player seals their entropy with; nothing, if they add none."""
    if seal and not SEAL.fullmatch(seal):
        raise Refusal("bad-entropy", "a seal is the SHA-256 of your entropy, 64 hexadecimal digits in lower case")
    if seal and seal in others:
        raise Refusal("bad-entropy", "somebody at this table has the same seal; make your own")
    return seal


def keep_secret(folder: Path, secret: str) -> None:
    written(folder, secret).rename(folder / "secret")


def make_secret(folder: Path) -> None:
    """Unless another server that shares the folder is quicker."""
    draft, path = written(folder, secrets.token_hex(32)), folder / "secret"
    try:
        path.hardlink_to(draft)
    except FileExistsError:
        pass
    except OSError:  # a file system without links
        draft.rename(path)
    draft.unlink(missing_ok=True)


def written(folder: Path, secret: str) -> Path:
    draft = folder / f"secret.{secrets.token_hex(4)}"
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(secret)
        file.flush()
        os.fsync(file.fileno())  # an empty secret after a power cut would let anyone sign
    return draft


def secret_of(folder: Path) -> str:
    """The key that signs the cookies: GRANDTOUR_SECRET, else one made once and kept in the data folder."""
    given = os.environ.get("GRANDTOUR_SECRET")
    if given is not None:  # if it is empty, whoever has set it means it for all servers on one database
        if len(given) < LEAST_SECRET:
            raise BadSecret(f"GRANDTOUR_SECRET must have at least {LEAST_SECRET} characters, not {len(given)}.")
        return given
    path = folder / "secret"
    if not path.exists():
        make_secret(folder)
    path.chmod(0o600)  # whoever has put it back from somewhere may have left it open to others
    found = path.read_bytes()
    if not re.fullmatch(rb"[0-9a-f]{64}", found):
        raise BadSecret(
            f"The file {path}, which signs the cookies of your guests, is damaged: it has {len(found)} bytes where 64 "
            "hexadecimal digits should be. Put it back from a backup; or delete it, and everybody will be a new guest."
        )
    return found.decode()
