"""Cards as they lie: faces where the viewer knows them, backs where not."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.lords import codes
from sandlot.games.lords.state import State
from sandlot.games.lords.steps import extras
from sandlot.games.lords.tables import look
from sandlot.games.lords.words.names import PHASES, PLAYERS
from sandlot.games.lords.words.why_not import why_not_card
from sandlot.table.memory import KNOWN
from sandlot.table.parts import Card, Zone, back, face

SPECTATOR_BIT = 7  # only what everybody knows has it
COLOURS = ("green", "red", "blue")
AIMS = ("one owner", "yourself", "the table", "response")
DRAFT_ROWS = ("1", "2-4", "5-7", "8-9", "10")
DRAFT_TOTALS = (1, 2, 5, 8, 10)


def knows(g: State, viewer: int, card: int) -> bool:
    """Whether the viewer knows this card where it lies."""
    return bool(g.known[card] >> (viewer if viewer >= 0 else SPECTATOR_BIT) & 1)


def hand(g: State, zone: str, label: str, cards: Sequence[int], holder: int, viewer: int) -> Zone:
    """Cards in a hand: those the viewer knows first, then backs; their order tells nothing."""
    seen = [card for card in cards if knows(g, viewer, card)]
    faces = []
    for slot, card in enumerate(seen):
        why, rule = why_not_card(g, viewer, card) if holder == viewer and zone.startswith("hand") else ("", "")
        marks = () if holder == viewer else (KNOWN,)
        faces.append(card_face(g, zone, slot, card, marks, why, rule))
    unseen = [back(zone, slot) for slot in range(len(seen), len(cards))]
    return Zone(id=zone, label=label, layout="fan", parts=(*faces, *unseen))


def pile(g: State, zone: str, label: str, cards: Sequence[int]) -> Zone:
    """Cards lying open on each other, the last on top."""
    faces = tuple(card_face(g, zone, slot, card) for slot, card in enumerate(cards))
    return Zone(id=zone, label=label, layout="stack", parts=faces)


def card_face(
    g: State, zone: str, slot: int, card: int, marks: tuple[str, ...] = (), why: str = "", rule: str = ""
) -> Card:
    """A card with all that is printed on it."""
    sort, text, stats, tone, printed = _printed(g, card)
    return face(
        zone,
        slot,
        card,
        g.pack.names[card],
        art=g.pack.names[card],
        sort=sort,
        text=text,
        stats=stats,
        marks=(*printed, *marks),
        tone=tone,
        why=why,
        rule=rule,
    )


Printed = tuple[str, str, tuple[tuple[str, str], ...], str, tuple[str, ...]]


def _printed(g: State, card: int) -> Printed:
    """Sort, text, figures, tone and marks of a card."""
    pack = g.pack
    texts = pack.texts
    if card < len(pack.ops):
        season, off = texts[pack.season[card]], texts[pack.off[card]]
        allowed = [PHASES[phase] for phase in (codes.EARLY, codes.MID, codes.LATE) if pack.phases[card] >> phase & 1]
        only = f" ({', '.join(allowed)} only)" if len(allowed) < 3 else ""
        stats = (("OPS", str(pack.ops[card])), ("for", AIMS[pack.aim[card]]))
        marks = ("compulsory",) if pack.compulsory[card] else ()
        said = f"Season{only}: {season}"
        if g.phase == codes.OFF:  # in season that side is of no use, and hands are large
            said = f"Off-season: {off} {said}"
        return "OPS", said, stats, COLOURS[pack.colour[card]], marks
    card -= len(pack.ops)
    if card < len(pack.community):
        return "Community", texts[pack.community[card]], (), "", ()
    card -= len(pack.community)
    if card < len(pack.draft):
        totals = zip(DRAFT_ROWS, DRAFT_TOTALS, strict=True)
        rows = [f"{label}: {texts[look(pack.draft[card], n)]}" for label, n in totals]
        return "Draft", " ".join(rows), (), "", ()
    card -= len(pack.draft)
    if card < len(pack.extra):
        return "Extra Innings", texts[pack.extra[card]], (), "", ()
    i = card - len(pack.extra)
    said = f"Turn: {texts[pack.legend_action[i]]} With a card: {texts[pack.legend_ops[i]]}"
    return f"Legend, {PLAYERS[pack.legend_type[i]]}", said, (), "", ()


def legend_marks(g: State, seat: int, card: int) -> tuple[str, ...]:
    """Whether a legend has been used in this phase."""
    return ("used",) if g.legend_used[seat] >> card - extras.first_legend(g) & 1 else ()
