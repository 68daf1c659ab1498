"""The questions of Lords of Baseball as people read them: a file a chapter, an entry a class."""

from __future__ import annotations

from collections.abc import Mapping

from sandlot.games.lords.questions import dice, effects, extras, farm, off_season, offers, season, setup, year_end
from sandlot.kernel.asking import Asking
from sandlot.kernel.step import Choice

CHAPTERS = (setup, off_season, season, farm, dice, offers, year_end, extras, effects)
QUESTIONS: Mapping[type[Choice], Asking] = {kind: entry for each in CHAPTERS for kind, entry in each.QUESTIONS.items()}
