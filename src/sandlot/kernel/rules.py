"""What a game answers about its positions. A position is data; the game's `game.py` says what it means.

A game names its own class of positions where `Any` stands here.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.plain import Plain
from sandlot.kernel.step import NO_QUESTION, NONE, Choice


class Outcome(Plain):
    """How a game ended: a declared ending, and for every seat its rank (1 is best) and score."""

    __slots__ = ("ending", "ranks", "scores")

    def __init__(self, ending: str, ranks: list[int], scores: list[int]) -> None:
        self.ending = ending
        self.ranks = ranks
        self.scores = scores


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Rules(Plain):
    """The answers of one game. They hold no state, so all positions share them; `Game` passes every question on."""

    __slots__ = ()

    def name(self) -> str:
        """The game's name in the registry."""
        raise NotImplementedError

    def deal(self, g: Any) -> None:
        """Deal at a table that is laid out, with g.chance; the agenda then runs on to the first question."""
        raise NotImplementedError

    def team(self, g: Any, seat: int) -> int:
        """Team mates have the same number."""
        return seat

    def result(self, g: Any, seat: i64) -> float:
        """Share of the victory, 0 to 1; team mates share it, k who share the first place get 1/k each."""
        raise NotImplementedError

    def outcome(self, g: Any) -> Outcome:
        """How the game ended."""
        raise NotImplementedError

    # -- for bots ----------------------------------------------------------------------------------------------

    def evaluate(self, g: Any, seat: i64) -> float:
        """What `result` may be expected to say, 0 to 1, while the game goes on; a game without an idea says even."""
        return 0.5

    def plain(self, g: Any, seat: i64) -> float:
        """The same as a beginner sees it. With it the reference bots play, so what stands here never changes."""
        return self.evaluate(g, seat)

    def plain_shortlist(self, g: Any, seat: int, options: list[int]) -> list[int]:
        """What goes with `plain` in place of `shortlist`."""
        return self.shortlist(g, seat, options)

    def taste(self, g: Any, seat: i64, taste: int) -> float:
        """What a personality adds to the worth of a position, by its number in the game's `levels.py` from 1 on."""
        return 0.0

    def policy(self, g: Any, seat: i64) -> i64:
        """This seat's pick, reckoned in no time, as simulations play on; NONE: what `evaluate` finds best at once."""
        return NONE

    def weighs_sealed(self) -> bool:
        """Whether `evaluate` takes sealed picks into account, so that nobody has to imagine how they come out."""
        return False

    def shortlist(self, g: Any, seat: int, options: list[int]) -> list[int]:
        """Which of this seat's options a bot that looks one move ahead compares; at least one, by default all.

        It follows from what the seat knows. A game leaves out what is never better, or decides by reckoning alone;
        among equals it may draw, since this is asked of an imagined copy.
        """
        return options

    def candidates(self, g: Any, seat: int, options: list[int]) -> list[int]:
        """Which options a search compares that plays on from each; at least one, by default the shortlist."""
        return self.shortlist(g, seat, options)

    def sensible(self, g: Any, seat: int, options: list[int]) -> list[int]:
        """The options without those that are never better than another one; no bot gives these, whatever it found."""
        return options

    def horizon(self) -> int:
        """Random picks after which a tree search asks `evaluate`; 0: it plays on to the end, as short games can."""
        return 0

    # -- outside the turn --------------------------------------------------------------------------------------

    def aside_question(self, g: Any, seat: int) -> Choice:
        """What this seat may do outside its turn, asked of nobody in particular."""
        return NO_QUESTION

    def waited_for(self, g: Any, seat: int) -> list[int]:
        """Asides by which this seat would answer somebody who waits, such as the maker of an offer; mostly none."""
        return []

    def refuses(self, g: Any, seat: int) -> int:
        """The aside by which this seat says no to somebody who waits for it; NONE if nobody does."""
        return NONE

    # -- what is hidden ----------------------------------------------------------------------------------------

    def redeal(self, g: Any, seat: i64) -> None:
        """Deal again, with g.chance, what this seat cannot know; all that it was shown stays.

        By default the cards it does not know, wherever they lie. A game with other secrets deals these too. The new
        deal follows from what the seat knows and the draws alone.
        """
        g.redeal_cards(seat)

    def secrets(self, g: Any, seat: int) -> list[int]:
        """More that this seat cannot know than hidden cards and hidden numbers, in a fixed order."""
        return []

    def alike(self, g: Any, card: int) -> int:
        """What tells a card from others when it is seen; copies of a kind have the same number."""
        return card

    def cards(self, g: Any) -> range:
        """The cards that must lie in a zone; by default all."""
        return range(len(g.known))

    def audit(self, g: Any) -> None:
        """Raise RulesBug if something besides the cards is not conserved or out of range."""
