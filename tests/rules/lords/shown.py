"""What a viewer of Lords of Baseball sees and reads, by the names of parts, for tests."""

from typing import Any

from rules.lords.league import League
from sandlot.games.lords.table import log, table
from sandlot.table.parts import (
    Prompt,
    Table,
    Zone,
    walk,
)

SPECTATOR = -1


def part(shown: Table, name: str) -> Any:
    """The part of this id."""
    return next(each for each in walk(shown) if each.id == name)


def asked(t: League) -> Prompt:
    """The question to whoever is asked."""
    prompt = table(t.g, t.g.seat).prompt
    assert prompt is not None
    return prompt


def answers(t: League) -> dict[str, str]:
    """The texts of the answers and the parts they act on."""
    return {option.text: option.part for option in asked(t).options}


def told(t: League, viewer: int = SPECTATOR) -> list[str]:
    """All that has happened, as this viewer reads it."""
    return [f"{line.text} ({line.rule})" for line in log(t.g, t.g.events or [], viewer)]


def faces(shown: Table, zone: str) -> list[str]:
    """The cards of a zone, `?` for backs."""
    found = part(shown, zone)
    assert isinstance(found, Zone)
    return [card.label if card.card >= 0 else "?" for card in found.parts]
