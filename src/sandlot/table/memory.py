"""Cards that lie hidden and are shown only because their viewer has seen them before.

A game marks such a face `KNOWN`. Where the table is to show nothing that people must remember, `forgotten` turns these
cards over; the game's knowledge is not touched, so bots and re-deals go on as before.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Final, TypeVar

from msgspec.structs import replace

from sandlot.table.parts import AnyPart, Card, Seat, Table, Zone

KNOWN: Final = "known"
Holder = TypeVar("Holder", Table, Seat, Zone)


def forgotten(table: Table) -> Table:
    """The same table with the backs of remembered cards, but for those that the question is about."""
    asked = {option.part for option in table.prompt.options} if table.prompt else set()
    return _turned(table, asked)


def _turned(holder: Holder, asked: Container[str]) -> Holder:
    parts = tuple(_hidden(part, asked) for part in holder.parts)
    return holder if parts == holder.parts else replace(holder, parts=parts)


def _hidden(part: AnyPart, asked: Container[str]) -> AnyPart:
    if isinstance(part, Seat):
        return _turned(part, asked)
    if isinstance(part, Zone):
        return _turned(part, asked)
    if isinstance(part, Card) and KNOWN in part.marks and part.id not in asked:
        return Card(id=part.place, place=part.place)
    return part
