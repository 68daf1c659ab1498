"""What each seat sees: the score, both sides with Coach, field, table and hand as far as it knows them, its question.

A seat sees a card only where `g.known` says so; known cards in another hand come before the backs.
"""

from __future__ import annotations

from sandlot.games.cosmic.effects.facts import base
from sandlot.games.cosmic.effects.queries import luck, luckier, total
from sandlot.games.cosmic.faces import TONES, coach, printed
from sandlot.games.cosmic.notation import seat_name
from sandlot.games.cosmic.numbers import HALVES, NO_CARD, OUTS, SIZE
from sandlot.games.cosmic.options import CHOOSE
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.story import ending, is_over, log, tallied
from sandlot.games.cosmic.tables import TOTAL
from sandlot.kernel.asking import asked
from sandlot.kernel.events import knower
from sandlot.kernel.game import NOBODY
from sandlot.table import parts as p
from sandlot.table.asking import why_not
from sandlot.table.line_score import inning, line_score
from sandlot.table.memory import KNOWN
from sandlot.table.parts import backs
from sandlot.table.score import Score, counted
from sandlot.table.telling import listed
from sandlot.table.whole import whole_table

__all__ = ["log", "score", "table"]


def table(g: Cosmic, seat: int) -> p.Table:
    """All that one seat (or a spectator, -1) sees."""
    order = (1 - seat, seat) if seat >= 0 else (0, 1)
    return whole_table(
        g,
        seat,
        _status(g),
        "Final" if is_over(g) else inning(len(g.line)),
        (_line_score(g), *_round(g), *(_seat(g, each, seat) for each in order)),
    )


def score(g: Cosmic, seat: int) -> Score:
    return counted(g.points[seat], "point")


def _status(g: Cosmic) -> str:
    if g.seat != NOBODY:
        who = listed([seat_name(g, each) for each in g.open])
        return f"{who} {asked(g, g.seat).wanted}."
    return "{} ({})".format(*ending(g)) if is_over(g) else ""


def _line_score(g: Cosmic) -> p.LineScore:
    sides = [
        p.LineRow(label=seat_name(g, seat), totals=(g.points[seat],), letter=str(seat + 1), tone=TONES[seat])
        for seat in (g.favoured, 1 - g.favoured)
    ]
    return line_score(list(g.line), sides, is_over(g), HALVES // 2, ("P",))


def _round(g: Cosmic) -> list[p.AnyPart]:
    """Outs, and while Players are on the field how the totals come about."""
    parts: list[p.AnyPart] = [
        p.Counter(id="outs", label="Outs", value=g.outs, limit=OUTS),
        p.Counter(id="round", label="Round", value=g.round),
    ]
    if NO_CARD not in g.field:
        rows = tuple(
            (
                seat_name(g, seat),
                "Hitting" if seat == g.hitting else "Pitching",
                str(base(g, seat)),
                f"{total(g, seat) - base(g, seat):+d}",
                str(total(g, seat)),
            )
            for seat in (g.hitting, 1 - g.hitting)
        )
        parts.append(p.Ledger(id="totals", label="This round", columns=("", "", "stat", "changes", "total"), rows=rows))
    return parts


def _seat(g: Cosmic, owner: int, viewer: int) -> p.Seat:
    fate = f"{luck(g, owner)}, wins level totals" if luckier(g) == owner else ""  # of this moment (CLB-RES-6)
    parts: list[p.AnyPart] = [
        p.Zone(id=f"coach{owner}", label="Coach", parts=(coach(g.pack, owner),)),
        p.Counter(id=f"points{owner}", label="Points", value=g.points[owner]),
        p.Counter(id=f"luck{owner}", label="Luck", value=luck(g, owner), shown=fate),
        p.Counter(id=f"gadgets{owner}", label="Gadgets", value=g.gadgets[owner]),
        p.Counter(id=f"cash{owner}", label="Floated cash", value=g.cash[owner]),
        *_players(g, owner, viewer),
        p.Zone(id=f"played{owner}", label="Played", parts=_played(g, owner)),
        p.Zone(id=f"hand{owner}", label="Hand", layout="fan", parts=_hand(g, owner, viewer)),
        *_deck(g, owner, viewer),
        _gone(g, owner),
    ]
    return p.Seat(
        id=f"seat{owner}",
        label=seat_name(g, owner),
        seat=owner,
        team=g.pack.teams[owner],
        letter=str(owner + 1),
        tone=TONES[owner],
        wanted=owner in g.open,
        parts=tuple(parts),
    )


def _knows(g: Cosmic, viewer: int, card: int) -> bool:
    return bool(g.known[card] >> knower(viewer) & 1)


# -- cards ---------------------------------------------------------------------------------------------------------


def _players(g: Cosmic, owner: int, viewer: int) -> list[p.AnyPart]:
    field = g.field[owner]
    zone = f"field{owner}"
    role = "Hitter" if owner == g.hitting else "Pitcher"
    parts: list[p.AnyPart] = [
        p.Zone(id=zone, label=role, parts=(printed(g.pack, field, zone, 0),) if field != NO_CARD else ()),
        p.Zone(id=f"bench{owner}", label="Player deck", layout="stack", count=len(g.bench[owner])),
    ]
    if g.look[owner]:
        zone = f"look{owner}"
        seen = [card for card in g.look[owner] if _knows(g, viewer, card)]
        mine = g.sealed[owner] if owner == viewer else ()
        marks = () if owner == viewer else (KNOWN,)
        faces = [
            printed(g.pack, card, zone, slot, ("chosen",) if CHOOSE + card % SIZE in mine else marks)
            for slot, card in enumerate(seen)
        ]
        hidden = backs(zone, len(g.look[owner]))[len(seen) :]
        parts.append(p.Zone(id=zone, label="Looking at", layout="fan", parts=(*faces, *hidden)))
    return parts


def _played(g: Cosmic, owner: int) -> tuple[p.Card, ...]:
    cards = [card for card in g.played if card // SIZE == owner]
    return tuple(printed(g.pack, card, f"played{owner}", slot, _changes(g, card)) for slot, card in enumerate(cards))


def _changes(g: Cosmic, card: int) -> tuple[str, ...]:
    """What an Action on the table does to the totals."""
    if card in g.struck:
        return ("struck",)
    found = []
    for seat in (card // SIZE, 1 - card // SIZE):
        by = sum(entry.amount for entry in g.ledger if (entry.what, entry.source, entry.seat) == (TOTAL, card, seat))
        if by:
            found.append(f"{by:+d}" if seat == card // SIZE else f"opponent {by:+d}")
    return tuple(found)


def _hand(g: Cosmic, owner: int, viewer: int) -> tuple[p.Card, ...]:
    zone = f"hand{owner}"
    seen = [card for card in g.hands[owner] if _knows(g, viewer, card)]
    faces = []
    for slot, card in enumerate(seen):
        why, rule = why_not(g, viewer, card) if owner == viewer else ("", "")
        alike = slot > 0 and g.pack.slot[seen[slot - 1]] == g.pack.slot[card]
        marks = (KNOWN,) if owner != viewer else ("another",) if alike else ()
        faces.append(printed(g.pack, card, zone, slot, marks, why, rule))
    return (*faces, *backs(zone, len(g.hands[owner]))[len(seen) :])


def _deck(g: Cosmic, owner: int, viewer: int) -> list[p.AnyPart]:
    """The Action deck, and the cards on top of it that the viewer remembers, the topmost first."""
    deck = g.deck[owner]
    top: list[int] = []
    for card in reversed(deck):
        if not (g.reminds and _knows(g, viewer, card)):
            break
        top.append(card)
    parts: list[p.AnyPart] = [
        p.Zone(id=f"deck{owner}", label="Action deck", layout="stack", count=len(deck) - len(top))
    ]
    if top:
        zone = f"top{owner}"
        cards = tuple(
            printed(g.pack, card, zone, slot, (), *(why_not(g, viewer, card) if owner == viewer else ("", "")))
            for slot, card in enumerate(top)
        )
        parts.append(p.Zone(id=zone, label="On top of the Action deck", parts=cards))
    return parts


def _gone(g: Cosmic, owner: int) -> p.Ledger:
    """Both discard piles, which lie face up (R28)."""
    rows = []
    for label, cards in (("Actions", g.discard[owner]), ("Players", g.retired[owner])):
        told = ", ".join(tallied(g.pack.names[card] for card in sorted(cards)))
        rows.append((label, told or "none"))
    return p.Ledger(id=f"gone{owner}", label="Discarded", rows=tuple(rows))
