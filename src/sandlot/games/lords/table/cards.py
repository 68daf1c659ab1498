"""Cards as they lie: faces where the viewer knows them, backs where not."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.lords import codes
from sandlot.games.lords.faces import printed
from sandlot.games.lords.state import Lords
from sandlot.table.asking import why_not
from sandlot.table.memory import KNOWN
from sandlot.table.parts import Card, Zone, back

SPECTATOR_BIT = 7  # only what everybody knows has it


def knows(g: Lords, viewer: int, card: int) -> bool:
    """Whether the viewer knows this card where it lies."""
    return bool(g.known[card] >> (viewer if viewer >= 0 else SPECTATOR_BIT) & 1)


def hand(g: Lords, zone: str, label: str, cards: Sequence[int], holder: int, viewer: int) -> Zone:
    """Cards in a hand: those the viewer knows first, then backs; their order tells nothing."""
    seen = [card for card in cards if knows(g, viewer, card)]
    faces = []
    for slot, card in enumerate(seen):
        why, rule = why_not(g, viewer, card) if holder == viewer and zone.startswith("hand") else ("", "")
        marks = () if holder == viewer else (KNOWN,)
        faces.append(card_face(g, zone, slot, card, marks, why, rule))
    unseen = [back(zone, slot) for slot in range(len(seen), len(cards))]
    return Zone(id=zone, label=label, layout="fan", parts=(*faces, *unseen))


def pile(g: Lords, zone: str, label: str, cards: Sequence[int]) -> Zone:
    """Cards lying open on each other, the last on top."""
    faces = tuple(card_face(g, zone, slot, card) for slot, card in enumerate(cards))
    return Zone(id=zone, label=label, layout="stack", parts=faces)


def card_face(
    g: Lords, zone: str, slot: int, card: int, marks: tuple[str, ...] = (), why: str = "", rule: str = ""
) -> Card:
    """A card with all that is printed on it."""
    off_season = g.phase == codes.OFF  # in season that side is of no use, and hands are large
    return printed(g.pack, card, zone, slot, off_season=off_season, marks=marks, why=why, rule=rule)


def legend_marks(g: Lords, seat: int, card: int) -> tuple[str, ...]:
    """Whether a legend has been used in this phase."""
    return ("used",) if g.legend_used[seat] >> card - g.pack.first_legend & 1 else ()
