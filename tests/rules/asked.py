"""A position in words, for the tests of every game's rules: what is asked, what may be said, what is refused."""

from __future__ import annotations

from typing import Self

import pytest

from sandlot.kernel import material
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import Game
from sandlot.kernel.moves import attempt
from sandlot.kernel.notation import phrase, read


class Asked:
    """A game's own helper for tests derives from it and holds the position."""

    g: Game

    @property
    def options(self) -> list[str]:
        """The open question's options, as people read them."""
        return [phrase(self.g, self.g.seat, option) for option in self.g.options]

    def play(self, *moves: str) -> Self:
        """Moves of whoever is asked, one after the other; `events` then holds those of the last."""
        for text in moves:
            self.g.events = []
            self.g.answer(self.g.seat, read(self.g, self.g.seat, text))
            material.audit(self.g)
        return self

    def offers(self, *picks: str) -> list[str]:
        """What could be said next after these picks of a move; nothing if the move is complete."""
        tried = attempt(self.g, self.g.seat)
        for words in picks:
            tried.pick(next(o for o in tried.options if phrase(tried.game, tried.seat, o) == words))
        return [phrase(tried.game, tried.seat, option) for option in tried.options]

    def refuses(self, text: str) -> None:
        """The move is not allowed, and nothing changes."""
        before = self.g.digest()
        with pytest.raises(IllegalMove):
            self.play(text)
        assert self.g.digest() == before
