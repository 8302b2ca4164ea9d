"""The names by which the house may be called. A foreign name that leads here is another site (DNS rebinding)."""

from __future__ import annotations

import ipaddress
import re
import socket

NAME = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9._-]+)(:[0-9]{1,5})?")
ANY = "*"


class Hosts:
    """Knows this machine by its addresses and its own name, and by all further names that it is given."""

    def __init__(self, names: str = "", here: str = "") -> None:
        given = [name.strip().lower() for name in names.split(",") if name.strip()]
        own = socket.gethostname().lower()
        self.names = {"localhost", own, f"{own}.local", here.lower(), *given}

    def know(self, host: str) -> bool:
        """May a request be addressed to this host? What is no host at all is never known."""
        found = NAME.fullmatch(host)
        if not found:
            return False
        name = found[1].strip("[]").rstrip(".").lower()
        return ANY in self.names or name in self.names or is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
