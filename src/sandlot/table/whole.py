"""A whole table, as every game lays it for one viewer: title, standing, parts and the question to the viewer."""

from __future__ import annotations

from collections.abc import Iterable

from sandlot.kernel.game import Game
from sandlot.kernel.registry import find
from sandlot.table.asking import prompt
from sandlot.table.memory import forgotten
from sandlot.table.parts import AnyPart, Table


def whole_table(g: Game, seat: int, status: str, phase: str, parts: Iterable[AnyPart]) -> Table:
    """All that one seat (or a spectator, -1) sees; cards it only remembers are turned over where the table says so."""
    seen = Table(
        label=find(g.name()).title,
        status=status,
        phase=phase,
        viewer=seat,
        parts=tuple(parts),
        prompt=prompt(g, seat),
    )
    return seen if g.reminds else forgotten(seen)
