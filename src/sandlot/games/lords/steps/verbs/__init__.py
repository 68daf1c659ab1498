"""What the verbs of effects do, a class a verb and a file a subject; here they are entered for the walker."""

from __future__ import annotations

from sandlot.games.lords.effects.run import WALKER
from sandlot.games.lords.steps.verbs import cards, charts, counts, flow, men, rights

__all__ = ["WALKER"]

for chapter in (flow, counts, men, charts, cards, rights):
    WALKER.enter(chapter.VERBS)
