"""Haggle as a whole: how a table is laid out and dealt, who wins, what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from haggle import bot
from haggle.atoms import draw, worth
from haggle.material import MATERIAL
from haggle.options import ACCEPT, ACTIONS, COUNTER, REFUSE
from haggle.state import Haggle
from haggle.steps import BUSINESS, Day
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.registry import Value
from sandlot.kernel.rules import Outcome, Rules
from sandlot.kernel.step import NONE, Choice

WARES: Final = 24  # four kinds, six of each: kind = card % 4
DEALT: Final = 4  # to every seat
MOST_CASH: Final = 60


class HaggleRules(Rules):
    """What Haggle answers about its positions. Not final: tests of the laws break it, one law at a time."""

    __slots__ = ()

    def name(self) -> str:
        return "haggle"

    def deal(self, g: Haggle) -> None:
        """Fill the purses unseen and deal four wares each."""
        g.deck.shuffle(g.chance)
        for seat in range(g.seats):
            g.cash[seat] = g.chance.below(4) + 4
        for seat in range(g.seats):
            for _ in range(DEALT):
                draw(g, seat)

    def result(self, g: Haggle, seat: i64) -> float:
        """The richest win; several share it."""
        worths = [worth(g, s) for s in range(g.seats)]
        best = max(worths)
        return 1 / worths.count(best) if worths[seat] == best else 0.0

    def outcome(self, g: Haggle) -> Outcome:
        """One is the richest, or several are."""
        worths = [int(worth(g, s)) for s in range(g.seats)]
        ranks = [1 + sum(other > mine for other in worths) for mine in worths]
        return Outcome("richest" if ranks.count(1) == 1 else "shared", ranks, worths)

    def evaluate(self, g: Haggle, seat: i64) -> float:
        return bot.evaluate(g, seat)

    def aside_question(self, g: Haggle, seat: int) -> Choice:
        """Loans and trade."""
        return BUSINESS

    def waited_for(self, g: Haggle, seat: int) -> list[int]:
        """To take or refuse an offer."""
        return [option for option in g.asides(seat) if ACCEPT <= option < COUNTER]

    def refuses(self, g: Haggle, seat: int) -> int:
        """The first offer that waits."""
        return next((option for option in self.waited_for(g, seat) if option >= REFUSE), NONE)

    def redeal(self, g: Haggle, seat: i64) -> None:
        """The cards as usual; the purses of the others are filled with anything they could hold."""
        g.redeal_cards(seat)
        for other in range(g.seats):
            if other != seat:
                g.cash[other] = g.chance.below(8) + 2

    def audit(self, g: Haggle) -> None:
        """Nobody owes the bank by a purse, and no purse overflows."""
        cash = list(g.cash)
        if any(not 0 <= dollars <= MOST_CASH for dollars in cash):
            raise RulesBug(f"purses hold {cash}")


RULES: Final = HaggleRules()


def table(seats: int, options: Mapping[str, Value], pack: object) -> Haggle:
    """A table at which nothing is dealt yet."""
    g = MATERIAL.lay_out(Haggle, seats, options)
    g.begin(RULES, seats, ACTIONS, WARES)
    g.deck.fill(range(WARES))
    g.do(Day(1))
    return g
