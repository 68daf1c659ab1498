"""The face of a card, built from the pack: the same on the table and in the gallery of a pack."""

from __future__ import annotations

from sandlot.games.moorwerk.pack import CODES, KINDS
from sandlot.games.moorwerk.tables import Kinds
from sandlot.table.parts import Card, face

COLOUR_OF = {code: colour for colour, codes in KINDS.items() for code in codes}


def printed(
    kinds: Kinds,
    kind: int,
    zone: str,
    slot: int,
    card: int,
    *,
    stats: tuple[tuple[str, str], ...] = (),
    marks: tuple[str, ...] = (),
    why: str = "",
    rule: str = "",
) -> Card:
    """A card of this kind, lying face up in a place of a zone."""
    code = CODES[kind]
    colour = COLOUR_OF[code]
    return face(
        zone,
        slot,
        card,
        kinds.names[kind],
        code=code,
        art=code,
        sort=colour,
        text=kinds.texts[kind],
        stats=stats,
        marks=marks,
        tone=colour,
        why=why,
        rule=rule,
    )
