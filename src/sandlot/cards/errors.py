"""What is wrong with a pack, as sentences that name file, card and field."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sandlot.kernel.errors import BadInput

SHOWN = 30


class PackError(msgspec.Struct, frozen=True):
    """One thing that is wrong; card and field are empty where the trouble is larger than they are."""

    file: str
    card: str
    field: str
    why: str

    def __str__(self) -> str:
        where = [self.file, self.card, f"field '{self.field}'" if self.field else ""]
        return ", ".join(part for part in where if part) + f": {self.why}."


class BadPack(BadInput):
    """A pack that cannot be used, with everything that is wrong with it."""

    def __init__(self, errors: Sequence[PackError]) -> None:
        lines = [str(error) for error in errors[:SHOWN]]
        if len(errors) > SHOWN:
            lines.append(f"… and {len(errors) - SHOWN} more.")
        super().__init__("\n".join(lines))
        self.errors = list(errors)
