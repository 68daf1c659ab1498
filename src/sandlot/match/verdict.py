"""The proof of a match file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from sandlot.kernel.errors import BadInput
from sandlot.match.record import MAX_BYTES, decode
from sandlot.match.replay import Replay


class Verdict(NamedTuple):
    """Whether a file holds: `moves` moves are sound; else the move at which it departs (0: before the first)."""

    ok: bool
    moves: int
    departs_at: int | None
    why: str


def read_file(path: str | Path) -> bytes:
    """The bytes of a file, or a clear error."""
    target = Path(path)
    if not target.is_file():
        raise BadInput(f"there is no file {target}")
    try:
        with target.open("rb") as stream:
            return stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadInput(f"{target} cannot be read: {error.strerror}") from error


def verify(path: str | Path) -> Verdict:
    """Prove the deal, every move, the fingerprints and the result of a match file."""
    return prove(read_file(path))


def prove(data: bytes) -> Verdict:
    """The verdict on the bytes of a match file."""
    try:
        record, broken = decode(data)
        played = Replay(record)
    except BadInput as error:
        return Verdict(False, 0, 0, str(error))
    departure = played.departure
    if broken and (departure is None or departure.at > len(record.moves)):
        return Verdict(False, len(played.moves), len(played.moves) + 1, broken)
    if departure is not None:
        return Verdict(False, departure.good, departure.at, departure.why)
    promise = "the seed is the promised one, " if record.chance == "live" else ""
    return Verdict(True, len(played.moves), None, f"{promise}the deal, every move and the result follow from the seed")
