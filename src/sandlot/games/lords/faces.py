"""The face of a card, built from the pack: the same on the table and in the gallery of a pack."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.tables import Tables, look
from sandlot.games.lords.words.names import PHASES, PLAYERS
from sandlot.table.parts import Card, face

COLOURS = ("green", "red", "blue")
AIMS = ("one owner", "yourself", "the table", "response")
DRAFT_ROWS = ("1", "2-4", "5-7", "8-9", "10")
DRAFT_TOTALS = (1, 2, 5, 8, 10)


def printed(
    pack: Tables,
    card: int,
    zone: str,
    slot: int,
    *,
    off_season: bool = True,
    marks: tuple[str, ...] = (),
    why: str = "",
    rule: str = "",
) -> Card:
    """A card lying face up in a place of a zone, with its off-season side or without it."""
    sort, text, stats, tone, own = _printed(pack, card, off_season)
    return face(
        zone,
        slot,
        card,
        pack.names[card],
        art=pack.names[card],
        sort=sort,
        text=text,
        stats=stats,
        marks=(*own, *marks),
        tone=tone,
        why=why,
        rule=rule,
    )


Printed = tuple[str, str, tuple[tuple[str, str], ...], str, tuple[str, ...]]  # sort, text, stats, tone, marks


def _printed(pack: Tables, card: int, off_season: bool) -> Printed:
    texts = pack.texts
    if card < len(pack.ops):
        season, off = texts[pack.season[card]], texts[pack.off[card]]
        allowed = [PHASES[phase] for phase in (codes.EARLY, codes.MID, codes.LATE) if pack.phases[card] >> phase & 1]
        only = f" ({', '.join(allowed)} only)" if len(allowed) < 3 else ""
        stats = (("OPS", str(pack.ops[card])), ("for", AIMS[pack.aim[card]]))
        marks = ("compulsory",) if pack.compulsory[card] else ()
        said = f"Season{only}: {season}"
        if off_season:
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
