"""The one cookie: a random secret by which the store knows what a browser may do."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

NAME = "sandlot"
YEAR = 31_536_000
SHAPE = re.compile(r"[A-Za-z0-9_-]{16,80}")


def cookie_of(scope: Mapping[str, Any]) -> str:
    """The cookie of a request, if it has one of the right shape."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, found = part.strip().partition("=")
                if key == NAME and SHAPE.fullmatch(found):
                    return str(found)
    return ""


def set_cookie(cookie: str, secure: bool) -> str:
    """The header's value that gives a browser its cookie."""
    more = "; Secure" if secure else ""
    return f"{NAME}={cookie}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{more}"
