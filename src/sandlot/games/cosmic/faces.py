"""The face of a card: the same on the table, built from what the seats brought, and in the gallery of a pack."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from msgspec.structs import replace

from sandlot.cards import Pack, parse
from sandlot.games.cosmic.numbers import PLAYERS, SIZE
from sandlot.games.cosmic.pack import Cards
from sandlot.games.cosmic.tables import Deal
from sandlot.games.cosmic.words import VOCABULARY
from sandlot.table.parts import Card, face

TONES = ("gold", "teal")  # of the seats
STATS = {  # by what a card is: what is printed on it, and the field of a pack and a deal that has it
    "coach": (("Luck", "luck"), ("Intel", "intel"), ("Command", "command")),
    "player": (("Hitting", "hit"), ("Pitching", "pitch")),
    "action": (("Cost", "cost"), ("Value", "value")),
}


def printed(
    pack: Deal, card: int, zone: str, slot: int, marks: tuple[str, ...] = (), why: str = "", rule: str = ""
) -> Card:
    """A Player or an Action that lies face up in a place of a zone."""
    style = pack.styles[card]
    return face(zone, slot, card, pack.names[card], art=pack.names[card], sort=style, text=pack.texts[card],
                stats=_on_card(pack, card), marks=marks, tone=style, why=why, rule=rule)  # fmt: skip


@lru_cache(1_000)
def coach(pack: Deal, seat: int) -> Card:
    """A seat's Coach, who has no number among the cards and lies open from first to last."""
    card = 2 * SIZE + seat
    name = pack.names[card]
    stats = _stats("coach", lambda name: getattr(pack, name)[seat])
    shown = face(f"coach{seat}", 0, card, name, art=name, sort=pack.styles[card], text=pack.texts[card], stats=stats,
                 tone=TONES[seat])  # fmt: skip
    return replace(shown, id=f"coach:{seat}")


def gallery(pack: Pack[Cards]) -> tuple[Card, ...]:
    """Every Coach, Player and Action of a pack."""
    faces: list[Card] = []
    for sort in STATS:
        for card in getattr(pack.cards, sort):
            style = "/".join(card.styles)
            words = VOCABULARY.text(parse(card.effect)) if card.effect else ""
            stats = _stats(sort, partial(getattr, card))
            faces.append(
                face("pack", len(faces), len(faces), card.name or card.id, art=card.id, sort=f"{style} {sort}",
                     text=words, stats=stats, tone=style)
            )  # fmt: skip
    return tuple(faces)


def _stats(sort: str, read: Callable[[str], int]) -> tuple[tuple[str, str], ...]:
    return tuple((label, str(read(name))) for label, name in STATS[sort])


@lru_cache(10_000)
def _on_card(pack: Deal, card: int) -> tuple[tuple[str, str], ...]:
    return _stats("player" if card % SIZE < PLAYERS else "action", lambda name: getattr(pack, name)[card])
