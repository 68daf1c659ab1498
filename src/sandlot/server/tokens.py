"""Secrets: random names of tables, cookies, and the tokens of links, which follow from one secret of the server.

A token begins with what it is for, so that nobody has to try what it opens: `seat1-…`, `watch-…`, `host-…`. The
secret part covers that too."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import NamedTuple

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no two look alike
HOST, WATCH, SEAT = "host", "watch", "seat"
SHAPE = re.compile(rf"({HOST}|{WATCH}|{SEAT}(?P<seat>[0-7]))-[a-z2-7]{{32}}")  # a chat cuts other signs off


class Purpose(NamedTuple):
    """What a link is for; the seat only of a seat's."""

    role: str
    seat: int = -1


def new_table_id() -> str:
    """A name for a new table: hard enough to guess that knowing it means having been told."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_cookie() -> str:
    """A new holder's secret."""
    return secrets.token_urlsafe(24)


def holder(cookie: str) -> str:
    """What the store keeps of a cookie: not the cookie."""
    return hashlib.sha256(cookie.encode()).hexdigest()[:32]


def token(secret: bytes, table_id: str, role: str, seat: int = -1, issue: int = 0) -> str:
    """The token of a link. It is never stored, so that no backup or log can tell it."""
    said = f"{table_id}:{role}:{seat}:{issue}".encode()
    mac = base64.b32encode(hmac.digest(secret, said, "sha256")[:20]).decode().lower()
    return f"{role}{seat if role == SEAT else ''}-{mac}"


def purpose(token: str) -> Purpose | None:
    """What a token says it is for; None if it is no token, or not a whole one."""
    found = SHAPE.fullmatch(token)
    if found is None:
        return None
    return Purpose(SEAT, int(found["seat"])) if found["seat"] else Purpose(found[1])


def same(given: str, wanted: str) -> bool:
    """Whether two tokens are the same, without telling by the time it takes where they differ."""
    return hmac.compare_digest(given.encode(), wanted.encode())
