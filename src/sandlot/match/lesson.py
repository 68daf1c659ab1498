"""A guided first game: notes on a prepared match, in which the learner makes the moves that have a note.

A game's `learn.toml` has `seats`, `seat`, `seed`, `[options]`, `moves` ("SEAT TEXT", one a ply) and `[[note]]` with
the ply of a move of the learner and what to `say` before it.
"""

from __future__ import annotations

import tomllib
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from msgspec import Struct

from sandlot.kernel.errors import BadInput
from sandlot.kernel.game import Game
from sandlot.kernel.registry import GameInfo
from sandlot.kernel.sets import answer
from sandlot.match.match import Match
from sandlot.table.parts import Table


class Step(Struct, frozen=True, kw_only=True):
    """One move of the learner: what to read, the table before each pick, the picks, and what was done meanwhile."""

    say: str
    text: str
    picks: tuple[int, ...]
    tables: tuple[Table, ...]
    before: tuple[str, ...]


class Lesson(Struct, frozen=True, kw_only=True):
    """All steps, the table at the end, and which pack its pictures are of."""

    game: str
    title: str
    seat: int
    pack: str
    steps: tuple[Step, ...]
    last: Table
    after: tuple[str, ...]


def has_lesson(info: GameInfo) -> bool:
    """Whether a game has a first game to learn from."""
    return _file(info).is_file()


def _file(info: GameInfo) -> Traversable:
    return resources.files(info.package).joinpath("learn.toml")


def read(info: GameInfo) -> dict[str, Any]:
    """A game's learn.toml; BadInput if it has none."""
    if not has_lesson(info):
        raise BadInput(f"{info.title} has no first game to learn from yet")
    return tomllib.loads(_file(info).read_text(encoding="utf-8"))


def lesson(info: GameInfo) -> Lesson:
    """The lesson of a game, played through once."""
    script = read(info)
    seat = int(script["seat"])
    match = Match.new(info.name, script["seats"], script["seed"], script.get("options", {}))
    notes = {note["ply"]: note["say"] for note in script["note"]}
    steps: list[Step] = []
    told: list[str] = []
    for ply, entry in enumerate(script["moves"], 1):
        who, text = entry.split(" ", 1)
        before = match.game.clone()
        move = match.play(int(who), text)
        lines = [line.text for line in info.module("table").log(match.game, move.events, seat)]
        if ply not in notes:
            told += lines
            continue
        if int(who) != seat:
            raise BadInput(f"note at move {ply}: that move is not the learner's")
        tables = [_seen(before, seat)]
        tables += [_seen(answer(before, seat, move.picks[:done]).game, seat) for done in range(1, len(move.picks))]
        picks = tuple(move.picks)
        steps.append(Step(say=notes[ply], text=text, picks=picks, tables=tuple(tables), before=tuple(told)))
        told = lines
    pack = match.pack
    return Lesson(
        game=info.name,
        title=info.title,
        seat=seat,
        pack=pack.hash if pack else "",
        steps=tuple(steps),
        last=_seen(match.game, seat),
        after=tuple(told),
    )


def _seen(g: Game, seat: int) -> Table:
    found = g.table(seat)
    assert isinstance(found, Table)
    return found
