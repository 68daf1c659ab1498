"""What each seat of Tiny sees. A larger game shows more kinds of part: sandlot/table/parts.py has them all."""

from __future__ import annotations

from sandlot.game_template.atoms import HOME, VISITORS, total
from sandlot.game_template.notation import SIDES
from sandlot.game_template.state import Position
from sandlot.game_template.story import ending, is_over, log
from sandlot.kernel.events import knower
from sandlot.table.asking import prompt, wanted
from sandlot.table.line_score import inning, line_score
from sandlot.table.parts import AnyPart, Card, LineRow, LineScore, Seat, Table, Zone, backs, face
from sandlot.table.score import Score, counted

__all__ = ["log", "score", "table"]

TONES = ("gold", "teal")


def table(g: Position, seat: int) -> Table:
    """All that one seat (or a spectator, -1) sees."""
    around = (1 - seat, seat) if seat >= 0 else (VISITORS, HOME)
    parts: list[AnyPart] = [
        _line_score(g),
        Zone(id="deck", label="Deck", layout="stack", count=len(g.deck)),
        Zone(id="pile", label="Played", layout="stack", parts=_pile(g)),
        *(_seat(g, other, seat) for other in around),
    ]
    return Table(
        label="Tiny",
        status=_status(g),
        phase="Final" if is_over(g) else inning(g.half + 1),
        viewer=seat,
        parts=tuple(parts),
        prompt=prompt(g, seat),
    )


def score(g: Position, seat: int) -> Score:
    """The runs of a side."""
    return counted(int(total(g, seat)), "run")


def _status(g: Position) -> str:
    if g.open:
        return wanted(g, " and ".join(SIDES[seat] for seat in g.open))
    return "{} ({})".format(*ending(g)) if is_over(g) else ""


def _line_score(g: Position) -> LineScore:
    played = list(g.line)[: g.half if is_over(g) else g.half + 1]
    sides = [
        LineRow(label=SIDES[side], totals=(int(total(g, side)),), letter=SIDES[side][0], tone=TONES[side])
        for side in (VISITORS, HOME)
    ]
    return line_score(played, sides, is_over(g), g.innings)


def _pile(g: Position) -> tuple[Card, ...]:
    return tuple(_face("pile", slot, card) for slot, card in enumerate(g.pile))


def _seat(g: Position, owner: int, viewer: int) -> Seat:
    zone = f"hand{owner}"
    seen = [card for card in g.hands[owner] if g.known[card] >> knower(viewer) & 1]
    hidden = len(g.hands[owner]) - len(seen)
    cards = [_face(zone, slot, card) for slot, card in enumerate(seen)]
    return Seat(
        id=f"seat{owner}",
        label=SIDES[owner],
        seat=owner,
        letter=SIDES[owner][0],
        tone=TONES[owner],
        wanted=owner in g.open,
        parts=(Zone(id=zone, label="Hand", layout="fan", parts=(*cards, *backs(zone, hidden))),),
    )


def _face(zone: str, slot: int, card: int) -> Card:
    """A card face up. A larger game builds its faces from the pack, in a file of their own: faces.py."""
    return face(zone, slot, card, str(card + 1))
