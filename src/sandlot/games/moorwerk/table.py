"""What each seat of BASEBALL! sees: the field, the score, all hands as far as it knows them, and its question.

A seat sees a card only where `g.known` says so. Copies of a kind look alike, so nothing may tell by its number
which copy lay where: known cards in other hands come before the backs, and the pile shows kinds.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sandlot.baseball.diamond import FIRST, SECOND, THIRD
from sandlot.games.moorwerk import teams
from sandlot.games.moorwerk.game import HOME, LIMIT, NO_CARD, VISITOR, Baseball
from sandlot.games.moorwerk.notation import seat_name
from sandlot.games.moorwerk.pack import BLUE_KINDS, CODES, GREEN_KINDS, RED_KINDS
from sandlot.games.moorwerk.questions import prompt, reason, wanted
from sandlot.games.moorwerk.story import SIDES, ending, inning, is_over, log
from sandlot.kernel.events import knower
from sandlot.kernel.game import NOBODY
from sandlot.table.memory import KNOWN, forgotten
from sandlot.table.parts import (
    AnyPart,
    Card,
    Counter,
    Diamond,
    Ledger,
    LineRow,
    LineScore,
    Marker,
    Runner,
    Seat,
    Table,
    Track,
    Zone,
    backs,
    face,
)
from sandlot.table.score import Score, counted

__all__ = ["log", "score", "table"]

TONES = ("gold", "teal")
COLOURS = {"green": GREEN_KINDS, "red": RED_KINDS, "blue": BLUE_KINDS}
COLOUR_OF = {code: colour for colour, codes in COLOURS.items() for code in codes}


def table(g: Baseball, seat: int) -> Table:
    """All that one seat (or a spectator, -1) sees."""
    # Around the table from the viewer's right, which is the turn order; the viewer's own seat comes last.
    around = [(seat + 1 + place) % g.seats for place in range(g.seats)] if seat >= 0 else range(g.seats)
    parts: list[AnyPart] = [
        _diamond(g),
        _line_score(g),
        _track(g),
        Zone(id="deck", label="Draw deck", layout="stack", count=len(g.deck)),
        *_pile(g),
        *(_seat(g, other, seat) for other in around),
    ]
    seen = Table(
        label="BASEBALL!",
        status=_status(g),
        phase=_phase(g),
        viewer=seat,
        parts=tuple(parts),
        prompt=prompt(g, seat),
    )
    return seen if g.reminds else forgotten(seen)


def score(g: Baseball, seat: int) -> Score:
    """The runs of the seat's team."""
    return counted(g.runs[g.team(seat)], "run")


def _status(g: Baseball) -> str:
    if g.seat != NOBODY:
        return f"{seat_name(g, g.seat)} {wanted(g)}."
    return "{} ({})".format(*ending(g)) if is_over(g) else ""


def _phase(g: Baseball) -> str:
    return "Final" if is_over(g) else inning(len(g.line))


# -- the field -----------------------------------------------------------------------------------------------------


def _diamond(g: Baseball) -> Diamond:
    first, second, third = (
        Runner(tone=TONES[g.batting]) if g.bases & base else None for base in (FIRST, SECOND, THIRD)
    )
    return Diamond(id="diamond", bases=(first, second, third), side=SIDES[g.batting], outs=g.outs)


def _line_score(g: Baseball) -> LineScore:
    innings = (len(g.line) + 1) // 2
    rows = []
    for team in (VISITOR, HOME):
        played = tuple(g.line[team::2])
        row = (*played, *(None,) * (innings - len(played)))
        rows.append(
            LineRow(label=SIDES[team], innings=row, totals=(g.runs[team],), letter="VH"[team], tone=TONES[team])
        )
    now = (-1, -1) if is_over(g) else (g.batting, innings - 1)
    names = tuple(str(inning + 1) for inning in range(innings))
    return LineScore(id="score", innings=names, rows=tuple(rows), batting=now[0], inning=now[1])


def _track(g: Baseball) -> Track:
    markers = tuple(Marker(label=SIDES[t], value=g.runs[t], letter="VH"[t], tone=TONES[t]) for t in (VISITOR, HOME))
    return Track(id="runs", label="Runs", high=LIMIT, markers=markers)


# -- cards ---------------------------------------------------------------------------------------------------------


def _pile(g: Baseball) -> list[AnyPart]:
    """The last card played, and how many of each kind have been played (MW-TRN-10)."""
    total = [0] * len(CODES)
    hidden = [0] * len(CODES)
    for kind in g.pack.kind:
        total[kind] += 1
    for card in [*g.deck, *(card for hand in g.hands for card in hand)]:
        hidden[g.pack.kind[card]] += 1
    played = len(g.pack.kind) - g.left
    top: tuple[Card, ...] = ()
    if g.top != NO_CARD:
        # called by its kind and its place in the pile: its own number would tell which of several copies was played
        alike = g.pack.kind.index(g.pack.kind[g.top])
        top = (replace(_face(g, "pile", played, alike), id=f"pile:{played}"),)
    rows = []
    for colour, codes in COLOURS.items():
        kinds = [CODES.index(code) for code in codes]
        told = [f"{CODES[kind]} {total[kind] - hidden[kind]}/{total[kind]}" for kind in kinds]
        rows.append((colour, ", ".join(told)))
    return [
        Zone(id="pile", label="Played", layout="stack", parts=top, count=max(0, played - 1)),
        Ledger(id="played", label="Played of each kind", rows=tuple(rows)),
    ]


def _seat(g: Baseball, owner: int, viewer: int) -> Seat:
    team = teams(g.seats)[owner]
    zone = f"hand{owner}"
    full = len(g.hands[owner]) == g.size[owner] or not g.deck
    label = "Hand" if full else f"Hand, draws up to {g.size[owner]}"
    parts: list[AnyPart] = [
        Zone(id=zone, label=label, layout="fan", parts=_hand(g, zone, owner, viewer)),
    ]
    if g.skips[owner]:
        parts.append(Counter(id=f"skips{owner}", label="Turns to miss", value=g.skips[owner], rule="MW-BLU-20"))
    return Seat(
        id=f"seat{owner}",
        label=seat_name(g, owner),
        seat=owner,
        team=SIDES[team],
        letter="VH"[team],
        tone=TONES[team],
        wanted=owner in g.open,
        parts=tuple(parts),
    )


def _hand(g: Baseball, zone: str, owner: int, viewer: int) -> tuple[Card, ...]:
    bit = 1 << knower(viewer)
    seen = [card for card in g.hands[owner] if g.known[card] & bit]
    asked = owner == viewer and viewer in g.open
    faces = []
    for slot, card in enumerate(seen):
        why, rule = reason(g, card) if asked else ("", "")
        faces.append(_face(g, zone, slot, card, _marks(g, card, seen, slot, owner == viewer), why, rule))
    return (*faces, *backs(zone, len(g.hands[owner]))[len(seen) :])


def _marks(g: Baseball, card: int, hand: Sequence[int], slot: int, mine: bool) -> tuple[str, ...]:
    """What is special about a card in a hand: seen before, or a copy of the card beside it."""
    if not mine:
        return (KNOWN,)
    alike = slot > 0 and g.pack.kind[hand[slot - 1]] == g.pack.kind[card]
    return ("another",) if alike else ()


def _face(
    g: Baseball, zone: str, slot: int, card: int, marks: tuple[str, ...] = (), why: str = "", rule: str = ""
) -> Card:
    kind = g.pack.kind[card]
    code = CODES[kind]
    return face(
        zone,
        slot,
        card,
        g.pack.names[kind],
        code=code,
        art=code,
        sort=COLOUR_OF[code],
        text=g.pack.texts[kind],
        marks=marks,
        tone=COLOUR_OF[code],
        why=why,
        rule=rule,
    )
