"""The log of a match as one seat may read it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sandlot.kernel.events import Event
from sandlot.kernel.game import Game
from sandlot.match import Match, Move
from sandlot.table.log import LogLine
from sandlot.table.parts import Table


def table_of(g: Game, seat: int) -> Table:
    """What a seat sees."""
    table = g.table(seat)
    assert isinstance(table, Table)
    return table


class Story:
    """Tells what happened; keeps the positions, because the words of a move depend on where it led."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.table_module = match.info.module("table")
        self.kept: list[tuple[Move, Game]] = []

    def lines(self, seat: int, since: int = 0) -> list[LogLine]:
        """All sentences after this many moves, numbered from the first of the match."""
        self._catch_up()
        told: list[LogLine] = []
        first = 0
        for ply in range(len(self.kept) + 1):
            if ply:
                move, after = self.kept[ply - 1]
                told += [replace(line, ply=ply) for line in self.table_module.log(after, move.events, seat)]
            if ply == since:
                first = len(told)
            told += self._taken_back(ply, told[-1].group if told else "")
        return [replace(line, number=number) for number, line in enumerate(told, 1)][first:]

    def preview(self, g: Game, events: Sequence[Event], seat: int) -> list[LogLine]:
        """What a trial would bring."""
        lines: list[LogLine] = self.table_module.log(g, events, seat)
        return lines

    def _taken_back(self, ply: int, group: str) -> list[LogLine]:
        """What was taken back at this point, without the moves themselves: a move can name what only its seat knows."""
        lines = []
        for undone in self.match.undone:
            if undone.ply == ply:
                name, count = self.match.seats[undone.by].name, len(undone.moves)
                text = f"{name} takes {'a move' if count == 1 else f'{count} moves'} back."
                lines.append(LogLine(number=0, ply=ply, seat=undone.by, text=text, group=group))
        return lines

    def _catch_up(self) -> None:
        moves = self.match.moves
        same = 0
        while same < min(len(moves), len(self.kept)) and self.kept[same][0] is moves[same]:
            same += 1
        del self.kept[same:]
        for ply in range(same, len(moves)):
            self.kept.append((moves[ply], self.match.at(ply + 1)))
