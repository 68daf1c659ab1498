"""Secrets: random names of tables, cookies, and the tokens of links, which follow from one secret of the server."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no two look alike
HOST, WATCH, SEAT = "host", "watch", "seat"


def table_id() -> str:
    """A name for a new table: hard enough to guess that knowing it means having been told."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def cookie() -> str:
    """A new holder's secret."""
    return secrets.token_urlsafe(24)


def holder(cookie: str) -> str:
    """What the store keeps of a cookie: not the cookie."""
    return hashlib.sha256(cookie.encode()).hexdigest()[:32]


def token(secret: bytes, table: str, role: str, seat: int = -1, issue: int = 0) -> str:
    """The token of a link. It is never stored, so that no backup or log can tell it."""
    said = f"{table}:{role}:{seat}:{issue}".encode()
    return base64.urlsafe_b64encode(hmac.digest(secret, said, "sha256")[:18]).decode()


def same(given: str, wanted: str) -> bool:
    """Whether two tokens are the same, without telling by the time it takes where they differ."""
    return hmac.compare_digest(given.encode(), wanted.encode())
