"""What each seat sees: the score, both sides with Coach, field, table and hand as far as it knows them, its question.

A seat sees a card only where `g.known` says so; known cards in another hand come before the backs.
"""

from __future__ import annotations

from sandlot.games.cosmic.effects.deal import TOTAL
from sandlot.games.cosmic.effects.queries import base, luck, luckier, total
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.notation import seat_name
from sandlot.games.cosmic.numbers import CHOOSE, NO_CARD, OUTS, PLAYERS, SIZE
from sandlot.games.cosmic.questions import placed, prompt, question, reason
from sandlot.games.cosmic.story import ending, inning, is_over, log, several, tallied
from sandlot.kernel.events import knower
from sandlot.kernel.game import NOBODY
from sandlot.kernel.sets import open_options
from sandlot.table.memory import KNOWN, forgotten
from sandlot.table.parts import (
    AnyPart,
    Card,
    Counter,
    Ledger,
    LineRow,
    LineScore,
    Seat,
    Table,
    Zone,
    backs,
    face,
)
from sandlot.table.score import Score, counted

__all__ = ["log", "score", "table"]

TONES = ("gold", "teal")


def table(g: Cosmic, seat: int) -> Table:
    """All that one seat (or a spectator, -1) sees."""
    order = (1 - seat, seat) if seat >= 0 else (0, 1)
    seen = Table(
        label="Cosmic League Baseball",
        status=_status(g),
        phase="Final" if is_over(g) else inning(len(g.line)),
        viewer=seat,
        parts=(_line_score(g), *_round(g), *(_seat(g, each, seat) for each in order)),
        prompt=prompt(g, seat),
    )
    return seen if g.reminds else forgotten(seen)


def score(g: Cosmic, seat: int) -> Score:
    """Points."""
    return counted(g.points[seat], "point")


def _status(g: Cosmic) -> str:
    if g.seat != NOBODY:
        who = several([seat_name(g, each) for each in g.open])
        return f"{who} {question(g, g.seat).wanted}."
    return "{} ({})".format(*ending(g)) if is_over(g) else ""


def _line_score(g: Cosmic) -> LineScore:
    rows = []
    for turn, seat in enumerate((g.favoured, 1 - g.favoured)):
        played = tuple(g.line[turn::2])
        line = (*played, *(None,) * (2 - len(played)))
        rows.append(
            LineRow(
                label=seat_name(g, seat),
                innings=line,
                totals=(g.points[seat],),
                letter=str(seat + 1),
                tone=TONES[seat],
            )
        )
    now = (-1, -1) if is_over(g) else ((len(g.line) - 1) % 2, (len(g.line) - 1) // 2)
    return LineScore(id="score", innings=("1", "2"), totals=("P",), rows=tuple(rows), batting=now[0], inning=now[1])


def _round(g: Cosmic) -> list[AnyPart]:
    """Outs, and while Players are on the field how the totals come about."""
    parts: list[AnyPart] = [
        Counter(id="outs", label="Outs", value=g.outs, limit=OUTS),
        Counter(id="round", label="Round", value=g.round),
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
        parts.append(Ledger(id="totals", label="This round", columns=("", "", "stat", "changes", "total"), rows=rows))
    return parts


def _seat(g: Cosmic, owner: int, viewer: int) -> Seat:
    fate = f"{luck(g, owner)}, wins level totals" if luckier(g) == owner else ""  # of this moment (CLB-RES-6)
    parts: list[AnyPart] = [
        Zone(id=f"coach{owner}", label="Coach", parts=(_coach(g, owner),)),
        Counter(id=f"points{owner}", label="Points", value=g.points[owner]),
        Counter(id=f"luck{owner}", label="Luck", value=luck(g, owner), shown=fate),
        Counter(id=f"gadgets{owner}", label="Gadgets", value=g.gadgets[owner]),
        Counter(id=f"cash{owner}", label="Floated cash", value=g.cash[owner]),
        *_players(g, owner, viewer),
        Zone(id=f"played{owner}", label="Played", parts=_played(g, owner)),
        Zone(id=f"hand{owner}", label="Hand", layout="fan", parts=_hand(g, owner, viewer)),
        *_deck(g, owner, viewer),
        _gone(g, owner),
    ]
    return Seat(
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


def _coach(g: Cosmic, seat: int) -> Card:
    """A Coach, who has no number among the cards: he lies open from first to last."""
    stats = (
        ("Luck", str(g.pack.luck[seat])),
        ("Intel", str(g.pack.intel[seat])),
        ("Command", str(g.pack.command[seat])),
    )
    return Card(
        id=f"coach:{seat}",
        place=f"coach{seat}:0",
        card=2 * SIZE + seat,
        label=g.pack.coaches[seat],
        art=g.pack.coaches[seat],
        sort=g.pack.styles[2 * SIZE + seat],
        text=g.pack.texts[2 * SIZE + seat],
        stats=stats,
        tone=TONES[seat],
    )


def _face(
    g: Cosmic, zone: str, slot: int, card: int, marks: tuple[str, ...] = (), why: str = "", rule: str = ""
) -> Card:
    pack = g.pack
    if card % SIZE < PLAYERS:
        stats = (("Hitting", str(pack.hit[card])), ("Pitching", str(pack.pitch[card])))
    else:
        stats = (("Cost", str(pack.cost[card])), ("Value", str(pack.value[card])))
    return face(
        zone,
        slot,
        card,
        pack.names[card],
        art=pack.names[card],
        sort=pack.styles[card],
        text=pack.texts[card],
        stats=stats,
        marks=marks,
        tone=pack.styles[card],
        why=why,
        rule=rule,
    )


def _players(g: Cosmic, owner: int, viewer: int) -> list[AnyPart]:
    field = g.field[owner]
    zone = f"field{owner}"
    role = "Hitter" if owner == g.hitting else "Pitcher"
    parts: list[AnyPart] = [
        Zone(id=zone, label=role, parts=(_face(g, zone, 0, field),) if field != NO_CARD else ()),
        Zone(id=f"bench{owner}", label="Player deck", layout="stack", count=len(g.bench[owner])),
    ]
    if g.look[owner]:
        zone = f"look{owner}"
        seen = [card for card in g.look[owner] if _knows(g, viewer, card)]
        mine = g.sealed[owner] if owner == viewer else []
        marks = () if owner == viewer else (KNOWN,)
        faces = [
            _face(g, zone, slot, card, ("chosen",) if CHOOSE + card % SIZE in mine else marks)
            for slot, card in enumerate(seen)
        ]
        hidden = backs(zone, len(g.look[owner]))[len(seen) :]
        parts.append(Zone(id=zone, label="Looking at", layout="fan", parts=(*faces, *hidden)))
    return parts


def _played(g: Cosmic, owner: int) -> tuple[Card, ...]:
    cards = [card for card in g.played if card // SIZE == owner]
    return tuple(_face(g, f"played{owner}", slot, card, _changes(g, card)) for slot, card in enumerate(cards))


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


def _hand(g: Cosmic, owner: int, viewer: int) -> tuple[Card, ...]:
    zone = f"hand{owner}"
    seen = [card for card in g.hands[owner] if _knows(g, viewer, card)]
    asked = owner == viewer and viewer in g.open
    answers = open_options(g, viewer) if asked else []
    faces = []
    for slot, card in enumerate(seen):
        why, rule = reason(g, viewer, card, answers) if asked else ("", "")
        alike = slot > 0 and g.pack.slot[seen[slot - 1]] == g.pack.slot[card]
        marks = (KNOWN,) if owner != viewer else ("another",) if alike else ()
        faces.append(_face(g, zone, slot, card, marks, why, rule))
    return (*faces, *backs(zone, len(g.hands[owner]))[len(seen) :])


def _deck(g: Cosmic, owner: int, viewer: int) -> list[AnyPart]:
    """The Action deck, and the cards on top of it that the viewer remembers, the topmost first."""
    deck = g.deck[owner]
    top: list[int] = []
    for card in reversed(deck):
        if not (g.reminds and _knows(g, viewer, card)):
            break
        top.append(card)
    parts: list[AnyPart] = [Zone(id=f"deck{owner}", label="Action deck", layout="stack", count=len(deck) - len(top))]
    if top:
        zone = f"top{owner}"
        asked = owner == viewer and viewer in g.open
        cards = tuple(
            _face(g, zone, slot, card, (), *(placed(g, viewer, card) if asked else ("", "")))
            for slot, card in enumerate(top)
        )
        parts.append(Zone(id=zone, label="On top of the Action deck", parts=cards))
    return parts


def _gone(g: Cosmic, owner: int) -> Ledger:
    """Both discard piles, which lie face up (R28)."""
    rows = []
    for label, cards in (("Actions", g.discard[owner]), ("Players", g.retired[owner])):
        told = ", ".join(tallied(g.pack.names[card] for card in sorted(cards)))
        rows.append((label, told or "none"))
    return Ledger(id=f"gone{owner}", label="Discarded", rows=tuple(rows))
