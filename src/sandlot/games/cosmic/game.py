"""Cosmic League Baseball as a whole: how a table is laid out and dealt, who wins, what is hidden."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, final

from mypy_extensions import i64

from sandlot.games.cosmic.bot import judge, picks, tastes, thumb
from sandlot.games.cosmic.decks import deal
from sandlot.games.cosmic.effects.queries import winner
from sandlot.games.cosmic.material import MATERIAL
from sandlot.games.cosmic.numbers import NO_CARD, OUTS, PLAYERS, SIZE
from sandlot.games.cosmic.options import ACTIONS
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.steps import ROUND
from sandlot.games.cosmic.tables import Deal
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.redeal import Redeal
from sandlot.kernel.registry import Value
from sandlot.kernel.rules import Outcome, Rules
from sandlot.kernel.zones import Rows


@final
class CosmicRules(Rules):
    """What Cosmic League Baseball answers about its positions."""

    def name(self) -> str:
        return "cosmic"

    def deal(self, g: Cosmic) -> None:
        """Shuffle both decks of both seats and see whose Coach has more Luck (CLB-SET-1 to CLB-SET-7)."""
        for seat in range(g.seats):
            g.bench.shuffle(seat, g.chance)
            g.deck.shuffle(seat, g.chance)
        luck = g.pack.luck
        if luck[0] == luck[1]:
            g.favoured = g.chance.below(2)
        else:
            g.favoured = 0 if luck[0] > luck[1] else 1
        g.hitting = g.favoured

    def result(self, g: Cosmic, seat: i64) -> float:
        return 1.0 if winner(g) == seat else 0.0

    def outcome(self, g: Cosmic) -> Outcome:
        ranks = [1, 2] if winner(g) == 0 else [2, 1]
        return Outcome("luck" if g.points[0] == g.points[1] else "points", ranks, [int(n) for n in g.points])

    def evaluate(self, g: Cosmic, seat: i64) -> float:
        return judge.evaluate(g, seat)

    def shortlist(self, g: Cosmic, seat: int, options: list[int]) -> list[int]:
        return picks.shortlist(g, seat, options)

    def sensible(self, g: Cosmic, seat: int, options: list[int]) -> list[int]:
        """To keep an Action is never worse than to let it go."""
        return picks.sensible(g, options)

    def taste(self, g: Cosmic, seat: i64, taste: int) -> float:
        return tastes.taste(g, seat, taste)

    def policy(self, g: Cosmic, seat: i64) -> i64:
        return thumb.thumb(g, seat)

    def horizon(self) -> int:
        """One: a game has some 450 picks, and each that is random blurs what the evaluation knows."""
        return 1

    def redeal(self, g: Cosmic, seat: i64) -> None:
        """Deal again what this seat does not know of either side's Actions and Players; places stay as known.

        A seat in the middle of a payment can complete it, as everybody saw: a deal in which it cannot is not taken.
        """
        for owner in range(g.seats):
            asked = owner == g.seat and g.then is None and owner != seat
            first = owner * SIZE + PLAYERS
            deal_again(g, seat, owner, g.hands, g.deck, first, first + SIZE - PLAYERS)
            while asked and not g.choice.options(g, owner):
                deal_again(g, seat, owner, g.hands, g.deck, first, first + SIZE - PLAYERS)
        for owner in range(g.seats):
            deal_again(g, seat, owner, g.look, g.bench, owner * SIZE, owner * SIZE + PLAYERS)

    def audit(self, g: Cosmic) -> None:
        """Cards lie in places of their owners, Players and Actions apart; counts are in range (CLB-SET-3)."""
        for seat in range(g.seats):
            start = seat * SIZE
            laid = [card for card in g.played if card // SIZE == seat]
            apart([*g.deck[seat], *g.hands[seat], *laid, *g.discard[seat]], start + PLAYERS, start + SIZE)
            field = [card for card in (g.field[seat],) if card != NO_CARD]
            apart([*g.bench[seat], *g.look[seat], *field, *g.retired[seat]], start, start + PLAYERS)
        if min(g.gadgets) < 0 or min(g.cash) < 0 or not 0 <= g.outs < OUTS:
            raise RulesBug(f"gadgets {g.gadgets}, cash {g.cash}, outs {g.outs}")
        line = list(g.line)
        first = g.favoured
        if [sum(line[0::2]), sum(line[1::2])] != [g.points[first], g.points[1 - first]]:
            raise RulesBug(f"the line {line} does not add up to {g.points}")


RULES: Final = CosmicRules()


def apart(cards: list[int], first: int, end: int) -> None:
    """All cards of one place are of one owner, and Players or Actions."""
    for card in cards:
        if not first <= card < end:
            raise RulesBug(f"card {card} lies at a place of the cards from {first} to {end - 1}")


def deal_again(g: Cosmic, seat: i64, owner: i64, loose: Rows, stack: Rows, first: i64, end: i64) -> None:
    """Deal again what a seat does not know of the cards from `first` up to `end`: in no order, then in a deck."""
    redeal = Redeal(g, seat, first, end)
    redeal.hand(loose, owner)
    bottom = stack.first(owner)
    for i in range(bottom, bottom + stack.size(owner)):
        mask = g.known[stack.cells[i]]
        if not mask >> seat & 1:
            stack.cells[i] = redeal.draw(mask)
    redeal.finish()


def laid_out(options: Mapping[str, Value], brought: Deal) -> Cosmic:
    """A table with these decks, at which nothing is dealt yet and nothing is to be done."""
    g = MATERIAL.lay_out(Cosmic, 2, options, pack=brought)
    g.begin(RULES, 2, ACTIONS, 2 * SIZE)
    g.half_cap = 0 if options["half_cap"] == "off" else int(options["half_cap"])
    for seat in range(2):
        g.bench.fill(seat, range(seat * SIZE, seat * SIZE + PLAYERS))
        g.deck.fill(seat, range(seat * SIZE + PLAYERS, (seat + 1) * SIZE))
    return g


def table(seats: int, options: Mapping[str, Value], pack: Any) -> Cosmic:
    """A table at which nothing is dealt yet (CLB-SET-1 to CLB-SET-5)."""
    g = laid_out(options, deal(pack, str(options["deck0"]), str(options["deck1"])))
    g.do(ROUND)
    return g
