"""End of a phase (chapters 5.4 and 6.1): records, repairs, payout, points, interest, loans and media."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after, score
from sandlot.games.lords.atoms.money import interest_on, lend, priced, receive, use_price
from sandlot.games.lords.effects.run import fire
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.options import COUNT, DONE
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.costs import owe
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.steps.extras import check_legends
from sandlot.games.lords.steps.farm import repair_all
from sandlot.games.lords.steps.purse import Balance, offer_purse_moves
from sandlot.games.lords.steps.salaries import buy_media, offer_media
from sandlot.games.lords.tables import look
from sandlot.kernel.step import Choice, SeatStep, Step

MANY_WINS: Final = 18  # column C of the payout chart


def closed_losses(wins: i64, losses: i64, games: i64) -> i64:
    """Losses of a record brought to the games of its phase; the others are wins.

    LOB-5.4-e to LOB-5.4-k, LOB-5.4-o, LOB-R41, LOB-R44.
    """
    short = games - wins - losses
    if short < 0:
        return losses if losses < games else games
    return losses + short - short // 2


@final
class EndOfPhase(Step):
    """Everything after the last pass (LOB-6.0-a, LOB-6.2-a)."""

    def go(self, g: Lords) -> None:
        """Close the records, then the steps of 6.1 (LOB-R79)."""
        for seat in range(g.seats):
            losses = closed_losses(g.wins[seat], g.losses[seat], g.games[seat])
            wins = g.games[seat] - losses
            g.wins[seat] = wins
            g.losses[seat] = losses
            g.season_wins[seat] += wins  # LOB-5.4-n
            g.season_losses[seat] += losses
            g.games[seat] = 0  # nothing is left to decide
            if g.phase == codes.LATE:
                g.late_wins[seat] = wins
            if g.events is not None:
                g.emit("record", seat, count=wins, rule="LOB-5.4-n")
        g.do(PURSES)
        g.do(INTEREST)
        g.do(PENDING)
        for i in range(g.seats - 1, -1, -1):
            g.do(Payout(after(g, g.leader, i)))
        if g.legends_on:
            check_legends(g)
        repair_all(g, True)
        for i in range(g.seats - 1, -1, -1):
            fire(g, codes.ON_PHASE_END, after(g, g.leader, i))
        fire(g, codes.ON_PHASE_END, NO_ONE)


# -- payout ------------------------------------------------------------------------------------------------------


@final
@mypyc_attr(acyclic=True)
class Payout(SeatStep):
    """One owner's payout (LOB-6.1-a)."""

    def go(self, g: Lords) -> None:
        payout(g, self.seat)
        fire(g, codes.ON_PAYOUT, self.seat)


def payout(g: Lords, seat: i64) -> None:
    """A roll on the payout chart; the cubes held now count, not those bought after (LOB-6.1-e, LOB-R79)."""
    roll(g, seat, codes.ROLL_PAYOUT, 0, Paid(seat, g.media[seat] // 2))


@final
@mypyc_attr(acyclic=True)
class Paid(Step):
    """Money is received at once (LOB-6.1-c)."""

    __slots__ = ("pairs", "seat")

    def __init__(self, seat: i64, pairs: i64) -> None:
        self.seat = seat
        self.pairs = pairs

    def go(self, g: Lords) -> None:
        """By this phase's record: losing, winning, 18 wins or more."""
        seat = self.seat
        column: i64 = 2 if g.wins[seat] >= MANY_WINS else 1 if g.wins[seat] > g.losses[seat] else 0
        charts = g.pack.payout
        income = look(charts[column], g.total) + self.pairs * look(charts[3], g.total)
        receive(g, seat, priced(g, seat, codes.PRICE_PAYOUT, income, True), "LOB-6.1-a")
        use_price(g, seat, codes.PRICE_PAYOUT)


@final
class Pending(Step):
    """Points of events played in this phase (LOB-6.1-f)."""

    def go(self, g: Lords) -> None:
        for seat in range(g.seats):
            if g.pending_vp[seat]:
                score(g, seat, g.pending_vp[seat], "LOB-6.1-f")
                g.pending_vp[seat] = 0


@final
class Interest(Step):
    """Ten per cent of each loan that has not paid it in this phase (LOB-6.1-g, LOB-2.5.1-b, LOB-R149)."""

    def go(self, g: Lords) -> None:
        for i in range(g.seats - 1, -1, -1):
            seat = after(g, g.leader, i)
            due: i64 = 0
            if not g.interest_a[seat]:
                due += interest_on(g, seat, g.loan_a[seat])
            if not g.interest_b[seat]:
                due += interest_on(g, seat, g.loan_b[seat])
            owe(g, seat, due, "LOB-6.1-g")
            use_price(g, seat, codes.PRICE_INTEREST)
            g.interest_a[seat] = 1
            g.interest_b[seat] = 1


# -- loans and media ---------------------------------------------------------------------------------------------


@final
class Purses(Step):
    """Repay and take loans, buy media (LOB-6.1-d), by all at once."""

    def go(self, g: Lords) -> None:
        g.ask_all(range(g.seats), PURSE, PURSES_GIVEN)


@final
class Purse(Choice):
    """Loan moves one after the other, done, then cubes."""

    def offers(self, g: Lords, seat: i64) -> None:
        picks = g.sealed[seat]
        if DONE not in picks:
            offer_purse_moves(g, seat, picks)
        elif picks[-1] == DONE:
            offer_media(g, seat, Balance(g, seat, picks).cash)

    def declines(self, g: Lords, seat: i64) -> i64:
        return COUNT if DONE in g.sealed[seat] else DONE


@final
class PursesGiven(Step):
    """What was chosen is carried out."""

    def go(self, g: Lords) -> None:
        picks = g.unseal()
        for seat in range(g.seats):
            for pick in picks[seat][:-2]:
                lend(g, seat, pick)
            buy_media(g, seat, picks[seat][-1] - COUNT)


END_OF_PHASE: Final = EndOfPhase()
PENDING: Final = Pending()
INTEREST: Final = Interest()
PURSES: Final = Purses()
PURSE: Final = Purse()
PURSES_GIVEN: Final = PursesGiven()
