"""What each seat of BASEBALL! sees: the field, the score, all hands as far as it knows them, and its question.

A seat sees a card only where `g.known` says so. Copies of a kind look alike, so nothing may tell by its number
which copy lay where: known cards in other hands come before the backs, and the pile shows kinds.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sandlot.baseball.diamond import FIRST, SECOND, THIRD
from sandlot.games.moorwerk import teams
from sandlot.games.moorwerk.atoms import HOME, LIMIT, NO_CARD, VISITOR
from sandlot.games.moorwerk.faces import printed
from sandlot.games.moorwerk.notation import seat_name
from sandlot.games.moorwerk.pack import CODES, KINDS
from sandlot.games.moorwerk.state import Baseball
from sandlot.games.moorwerk.story import SIDES, ending, is_over, log
from sandlot.kernel.events import knower
from sandlot.kernel.game import NOBODY
from sandlot.table import parts as p
from sandlot.table.asking import wanted, why_not
from sandlot.table.line_score import inning, line_score
from sandlot.table.memory import KNOWN
from sandlot.table.parts import backs
from sandlot.table.score import Score, counted
from sandlot.table.whole import whole_table

__all__ = ["log", "score", "table"]

TONES = ("gold", "teal")


def table(g: Baseball, seat: int) -> p.Table:
    """All that one seat (or a spectator, -1) sees."""
    # Around the table from the viewer's right, which is the turn order; the viewer's own seat comes last.
    around = [(seat + 1 + place) % g.seats for place in range(g.seats)] if seat >= 0 else range(g.seats)
    parts: list[p.AnyPart] = [
        _diamond(g),
        _line_score(g),
        _track(g),
        p.Zone(id="deck", label="Draw deck", layout="stack", count=len(g.deck)),
        *_pile(g),
        *(_seat(g, other, seat) for other in around),
    ]
    return whole_table(g, seat, _status(g), _phase(g), parts)


def score(g: Baseball, seat: int) -> Score:
    """The runs of the seat's team."""
    return counted(g.runs[g.team(seat)], "run")


def _status(g: Baseball) -> str:
    if g.seat != NOBODY:
        return wanted(g, seat_name(g, g.seat))
    return "{} ({})".format(*ending(g)) if is_over(g) else ""


def _phase(g: Baseball) -> str:
    return "Final" if is_over(g) else inning(len(g.line))


# -- the field -----------------------------------------------------------------------------------------------------


def _diamond(g: Baseball) -> p.Diamond:
    first, second, third = (
        p.Runner(tone=TONES[g.batting]) if g.bases & base else None for base in (FIRST, SECOND, THIRD)
    )
    return p.Diamond(id="diamond", bases=(first, second, third), side=SIDES[g.batting], outs=g.outs)


def _line_score(g: Baseball) -> p.LineScore:
    sides = [p.LineRow(label=SIDES[t], totals=(g.runs[t],), letter="VH"[t], tone=TONES[t]) for t in (VISITOR, HOME)]
    return line_score(list(g.line), sides, is_over(g))


def _track(g: Baseball) -> p.Track:
    markers = tuple(p.Marker(label=SIDES[t], value=g.runs[t], letter="VH"[t], tone=TONES[t]) for t in (VISITOR, HOME))
    return p.Track(id="runs", label="Runs", high=LIMIT, markers=markers)


# -- cards ---------------------------------------------------------------------------------------------------------


def _pile(g: Baseball) -> list[p.AnyPart]:
    """The last card played, and how many of each kind have been played (MW-TRN-10)."""
    total = [0] * len(CODES)
    hidden = [0] * len(CODES)
    for kind in g.pack.kind:
        total[kind] += 1
    for card in [*g.deck, *(card for hand in g.hands for card in hand)]:
        hidden[g.pack.kind[card]] += 1
    played = len(g.pack.kind) - g.left
    top: tuple[p.Card, ...] = ()
    if g.top != NO_CARD:
        # called by its kind and its place in the pile: its own number would tell which of several copies was played
        kind = g.pack.kind[g.top]
        alike = list(g.pack.kind).index(kind)
        top = (replace(printed(g.pack, kind, "pile", played, alike), id=f"pile:{played}"),)
    rows = []
    for colour, codes in KINDS.items():
        kinds = [CODES.index(code) for code in codes]
        told = [f"{CODES[kind]} {total[kind] - hidden[kind]}/{total[kind]}" for kind in kinds]
        rows.append((colour, ", ".join(told)))
    return [
        p.Zone(id="pile", label="Played", layout="stack", parts=top, count=max(0, played - 1)),
        p.Ledger(id="played", label="Played of each kind", rows=tuple(rows)),
    ]


def _seat(g: Baseball, owner: int, viewer: int) -> p.Seat:
    team = teams(g.seats)[owner]
    zone = f"hand{owner}"
    full = len(g.hands[owner]) == g.size[owner] or not g.deck
    label = "Hand" if full else f"Hand, draws up to {g.size[owner]}"
    parts: list[p.AnyPart] = [
        p.Zone(id=zone, label=label, layout="fan", parts=_hand(g, zone, owner, viewer)),
    ]
    if g.skips[owner]:
        parts.append(p.Counter(id=f"skips{owner}", label="Turns to miss", value=g.skips[owner], rule="MW-BLU-20"))
    return p.Seat(
        id=f"seat{owner}",
        label=seat_name(g, owner),
        seat=owner,
        team=SIDES[team],
        letter="VH"[team],
        tone=TONES[team],
        wanted=owner in g.open,
        parts=tuple(parts),
    )


def _hand(g: Baseball, zone: str, owner: int, viewer: int) -> tuple[p.Card, ...]:
    bit = 1 << knower(viewer)
    seen = [card for card in g.hands[owner] if g.known[card] & bit]
    faces = []
    for slot, card in enumerate(seen):
        why, rule = why_not(g, owner, card) if owner == viewer else ("", "")
        marks = _marks(g, card, seen, slot, owner == viewer)
        faces.append(printed(g.pack, g.pack.kind[card], zone, slot, card, marks=marks, why=why, rule=rule))
    return (*faces, *backs(zone, len(g.hands[owner]))[len(seen) :])


def _marks(g: Baseball, card: int, hand: Sequence[int], slot: int, mine: bool) -> tuple[str, ...]:
    """What is special about a card in a hand: seen before, or a copy of the card beside it."""
    if not mine:
        return (KNOWN,)
    alike = slot > 0 and g.pack.kind[hand[slot - 1]] == g.pack.kind[card]
    return ("another",) if alike else ()
