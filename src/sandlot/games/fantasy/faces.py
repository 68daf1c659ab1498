"""The faces of cards, built from the pack: the same on the table and in the gallery of a pack."""

from __future__ import annotations

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.numbers import CHARACTERS, EVENT, WIN
from sandlot.games.fantasy.pack import COLOURS, SIDES, STATS, TIERS
from sandlot.games.fantasy.tables import Book
from sandlot.games.fantasy.words import needs
from sandlot.table.parts import Card, face


def printed(pack: Book, zone: str, slot: int | str, card: int, marks: tuple[str, ...] = ()) -> Card:
    """A card lying face up in a place of a zone."""
    sort, text, stats, tone = _character(pack, card) if card < WIN else _other(pack, card)
    code = pack.ids[card]
    return face(zone, slot, card, pack.names[card], code=code, art=code, sort=sort, text=text, stats=stats,
                marks=marks, tone=tone)  # fmt: skip


Shown = tuple[str, str, tuple[tuple[str, str], ...], str]  # sort, text, stats, tone


def _character(pack: Book, card: int) -> Shown:
    side = SIDES[pack.side[card]]
    row = pack.stats[codes.STATS * card : codes.STATS * (card + 1)]
    stats = tuple((STATS[stat], str(value)) for stat, value in enumerate(row) if value)
    text = f"{pack.magic[card]}: {pack.texts[card]}"
    return f"{side} {TIERS[pack.tier[card]]}", text, stats, "blue" if side == "Good" else "red"


def _other(pack: Book, card: int) -> Shown:
    """A Win Card with its Stat Track banners, or an Event."""
    if card >= EVENT:
        return "Event", pack.texts[CHARACTERS + card - EVENT], (), ""
    row = pack.banners[codes.TRACKS * (card - WIN) : codes.TRACKS * (card - WIN + 1)]
    banners = tuple((COLOURS[colour], f"+{steps}") for colour, steps in enumerate(row) if steps)
    return "Win Card", needs(pack, card), banners, ""
