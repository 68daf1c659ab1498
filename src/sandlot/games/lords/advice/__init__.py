# interpreted: for people
"""What a move is for, in one sentence, from what its seat may know: a file a subject, an entry a class of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from sandlot.games.lords.advice import cards, deals, forms, rolls, roster
from sandlot.games.lords.state import Lords
from sandlot.kernel.step import Choice

SUBJECTS = (cards, rolls, roster, forms, deals)
PURPOSES: Mapping[type[Choice], Callable[[Lords, Lords, int, Sequence[int]], str]] = {
    kind: said for each in SUBJECTS for kind, said in each.PURPOSES.items()
}


def purpose(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """One sentence about a whole move of this seat."""
    said = PURPOSES.get(type(before.choice))
    return said(before, after, seat, picks) if said else ""
