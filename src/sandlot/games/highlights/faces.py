"""The face of a card, built from the pack: the same on the table and in the gallery of a pack."""

from __future__ import annotations

from collections.abc import Iterable

from sandlot.games.highlights.pack import HITS, SPEEDS, TYPES
from sandlot.games.highlights.tables import Roster
from sandlot.table.parts import Card, face


def printed(
    pack: Roster,
    zone: str,
    slot: int,
    card: int,
    *,
    brief: bool = False,
    marks: tuple[str, ...] = (),
    why: str = "",
    rule: str = "",
) -> Card:
    """A card lying face up in a place of a zone; in brief with no more than the name of its action."""
    kind = TYPES[pack.kind[card]]
    stats = [
        ("Hits", " ".join(HITS[hit] for hit in pack.hits[card]) or "none"),
        ("Speed", SPEEDS[pack.speed[card] - 1].capitalize()),
        ("Rev", str(pack.revenue[card])),
    ]
    if pack.cost[card]:
        stats.append(("Cost", str(pack.cost[card])))
    action = pack.actions[card]
    return face(
        zone,
        slot,
        card,
        pack.names[card],
        code=pack.ids[card],
        art=pack.ids[card],
        sort=kind.capitalize(),
        text=f"{action}: {pack.texts[card]}" if action and not brief else action,
        stats=tuple(stats),
        marks=("PH", *marks) if pack.pinch[card] else marks,
        tone=kind,
        why=why,
        rule=rule,
    )


def printed_all(pack: Roster, zone: str, cards: Iterable[int], *, brief: bool = False) -> tuple[Card, ...]:
    """Cards side by side in a zone."""
    return tuple(printed(pack, zone, slot, card, brief=brief) for slot, card in enumerate(cards))
