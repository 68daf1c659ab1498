# interpreted: for people, never in search
"""Moves as text and back, for every game: a game only says how one pick reads (`kernel/asking.py`).

A move is the phrases of its picks in order, joined by a space, or by nothing before a comma:
`play B`, then `covered by K`, reads `play B covered by K`. A pick that only ends a list may say nothing. What belongs
to a set may be read in any order; it is written in the order of search.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sandlot.kernel.asking import phrase
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import Game
from sandlot.kernel.moves import Attempt, attempt, attempt_aside
from sandlot.kernel.sets import Answer, answer

__all__ = ["deed", "join", "phrase", "read", "read_aside", "spoken", "write", "write_aside"]

Try = Callable[[Game, int, Sequence[int]], Attempt | Answer]
LONGEST = 2_000  # characters of a move
SHOWN = 60  # characters of a wrong text that an error repeats


def _former_phrases(g: Game) -> Callable[..., Any] | None:
    """How picks read in older files, where a game has changed its words: `notation.formerly`."""
    return getattr(g.module("notation"), "formerly", None)


def join(phrases: Sequence[str]) -> str:
    """Phrases as one line."""
    return " ".join(filter(None, phrases)).replace(" ,", ",")


def spoken(a: Attempt | Answer, picks: Sequence[int]) -> str:
    """The text of picks that are tried one after the other, from where the trial stands."""
    said = []
    for pick in picks:
        if not a.complete and a.offers(pick):
            said.append(phrase(a.game, a.seat, pick))
        a.pick(pick)
    return join(said)


def deed(g: Game, text: str) -> str:
    """A move as what somebody would do, `put nobody On Deck`: it begins with a verb.

    A game whose phrases begin otherwise says so in `notation.DEEDS`, from the first words to those with a verb."""
    deeds: Mapping[str, str] = getattr(g.module("notation"), "DEEDS", {})
    starts = [start for start in deeds if f"{text} ".startswith(f"{start} ")]
    start = max(starts, key=len, default="")
    return deeds[start] + text[len(start) :] if start else text


class _Reader:
    """Looks for the picks whose phrases make up a text; a phrase may begin like another, so it may turn back."""

    def __init__(self, trial: Try, g: Game, seat: int, text: str, phrases: Callable[..., Any] | None = None) -> None:
        self.trial = trial
        self.g = g
        self.seat = seat
        if len(text) > LONGEST:
            raise IllegalMove(f"a move has at most {LONGEST} characters, not {len(text)}")
        self.wanted = " ".join(text.split())
        self.phrases = phrases or phrase
        self.far = 0  # characters understood
        self.expected: list[str] = []  # what would fit there

    def search(self, a: Attempt | Answer, picks: list[int], said: str) -> list[int] | None:
        """The picks that say the rest of the text after `said`; `a` has tried those before and is used up."""
        if a.complete and said == self.wanted:
            return picks
        phrases, game, seat = self.phrases, a.game, self.seat
        here = [(option, phrases(game, seat, option)) for option in a.options]
        if len(said) >= self.far:
            self.far = len(said)
            self.expected = [words for _, words in here]
        fitting = []
        for option, words in here:
            longer = join([said, words]) if said else words
            if self.wanted == longer or self.wanted.startswith((longer + " ", longer + ",")):
                fitting.append((option, longer))
        for option, longer in fitting:
            b = a if len(fitting) == 1 else self.trial(self.g, seat, picks)
            b.pick(option)
            found = self.search(b, [*picks, option], longer)
            if found is not None:
                return found
        return None

    def read(self) -> list[int]:
        """The picks, or what is wrong with the text."""
        found = self.search(self.trial(self.g, self.seat, ()), [], "")
        if found is not None:
            return found
        rest = self.wanted[self.far :].strip() or "the end of the text"
        shown = repr(rest[:SHOWN] + ("…" if len(rest) > SHOWN else ""))
        if not self.expected:
            raise IllegalMove(f"the move {self.wanted[: self.far]!r} is complete; {shown} is too much")
        possible = "; ".join(sorted(self.expected)[:12]) + ("; …" if len(self.expected) > 12 else "")
        raise IllegalMove(f"{shown} does not fit at character {self.far + 1}; possible there: {possible}")


def nameless(g: Game) -> Game:
    """The position in the game's own words: what is written down does not depend on who sits there."""
    if not g.names:
        return g
    found = g.clone()
    found.names = ()
    return found


def write(g: Game, seat: int, picks: Sequence[int]) -> str:
    """The text of a move."""
    return spoken(attempt(nameless(g), seat), picks)


def read(g: Game, seat: int, text: str) -> list[int]:
    """The picks of a move given as text, as search makes them; people may say it by their names, too."""
    try:
        return _read(nameless(g), seat, text)
    except IllegalMove as refused:
        if g.names:
            with suppress(IllegalMove):
                return _read(g, seat, text)
        raise refused


def _read(g: Game, seat: int, text: str) -> list[int]:
    try:
        return _Reader(attempt, g, seat, text).read()
    except IllegalMove:  # unless it names a set in another order, which takes longer to find out, or is an older text
        former = _former_phrases(g)
        old = former and _Reader(attempt, g, seat, text, former).search(attempt(g, seat), [], "")
        return old or answer(g, seat, _Reader(answer, g, seat, text).read()).order


def write_aside(g: Game, seat: int, picks: Sequence[int]) -> str:
    """The text of an aside."""
    return spoken(attempt_aside(nameless(g), seat), picks)


def read_aside(g: Game, seat: int, text: str) -> list[int]:
    """The picks of an aside given as text."""
    return _Reader(attempt_aside, nameless(g), seat, text).read()
