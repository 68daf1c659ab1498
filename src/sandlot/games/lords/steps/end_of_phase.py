"""End of a phase (chapters 5.4 and 6.1): records, repairs, payout, points, interest, loans and media."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise, with_value
from sandlot.games.lords.atoms.money import interest_on, lend, owe, priced, receive, use_price
from sandlot.games.lords.effects.run import fire
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.places import COUNT, DONE
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.steps.extras import check_legends
from sandlot.games.lords.steps.farm import repair_all
from sandlot.games.lords.steps.purse import purse_moves, purse_of
from sandlot.games.lords.steps.salaries import buy_media, media_counts
from sandlot.games.lords.tables import look

MANY_WINS: Final = 18  # column C of the payout chart


def closed(wins: int, losses: int, games: int) -> list[int]:
    """A record brought to the games of its phase (LOB-5.4-e to LOB-5.4-k, LOB-5.4-o, LOB-R41, LOB-R44)."""
    played = wins + losses
    if played > games:
        losses = min(losses, games)
        return [games - losses, losses]
    short = games - played
    return [wins + short // 2, losses + short - short // 2]


class EndOfPhase(Deed):
    """Everything after the last pass (LOB-6.0-a, LOB-6.2-a)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Close the records, then the steps of 6.1 (LOB-R79)."""
        for seat in range(g.seats):
            wins, losses = closed(g.wins[seat], g.losses[seat], g.games[seat])
            g.wins[seat] = wins
            g.losses[seat] = losses
            g.season_wins = with_value(g.season_wins, seat, g.season_wins[seat] + wins)  # LOB-5.4-n
            g.season_losses = with_value(g.season_losses, seat, g.season_losses[seat] + losses)
            g.games[seat] = 0  # nothing is left to decide
            if g.phase == codes.LATE:
                g.late_wins = with_value(g.late_wins, seat, wins)
            g.emit("record", seat, count=wins, rule="LOB-5.4-n")
        g.do(PURSES)
        g.do(INTEREST)
        g.do(PENDING)
        for seat in reversed(clockwise(g, g.leader)):
            g.do(Payout(seat))
        if g.legends_on:
            check_legends(g)
        repair_all(g, True)
        for seat in reversed(clockwise(g, g.leader)):
            fire(g, codes.ON_PHASE_END, seat)
        fire(g, codes.ON_PHASE_END, NO_ONE)


# -- payout ------------------------------------------------------------------------------------------------------


class Payout(Deed):
    """One owner's payout (LOB-6.1-a)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: State) -> None:
        """Roll, after what triggers on it."""
        payout(g, self.seat)
        fire(g, codes.ON_PAYOUT, self.seat)


def payout(g: State, seat: int) -> None:
    """A roll on the payout chart; the cubes held now count, not those bought after (LOB-6.1-e, LOB-R79)."""
    roll(g, seat, codes.ROLL_PAYOUT, 0, Paid(seat, g.media[seat] // 2))


class Paid(Deed):
    """Money is received at once (LOB-6.1-c)."""

    __slots__ = ("pairs", "seat")

    def __init__(self, seat: int, pairs: int) -> None:
        self.seat = seat
        self.pairs = pairs

    def go(self, g: State) -> None:
        """By this phase's record: losing, winning, 18 wins or more."""
        seat = self.seat
        column = 2 if g.wins[seat] >= MANY_WINS else 1 if g.wins[seat] > g.losses[seat] else 0
        charts = g.pack.payout
        income = look(charts[column], g.total) + self.pairs * look(charts[3], g.total)
        receive(g, seat, priced(g, seat, codes.PRICE_PAYOUT, income, True), "LOB-6.1-a")
        use_price(g, seat, codes.PRICE_PAYOUT)


class Pending(Deed):
    """Points of events played in this phase (LOB-6.1-f)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Score them."""
        for seat in range(g.seats):
            if g.pending_vp[seat]:
                score(g, seat, g.pending_vp[seat], "LOB-6.1-f")
                g.pending_vp = with_value(g.pending_vp, seat, 0)


def score(g: State, seat: int, n: int, rule: str) -> None:
    """Victory points, also negative ones (LOB-R96)."""
    if n:
        g.vp[seat] += n
        g.emit("vp", seat, count=n, rule=rule)


class Interest(Deed):
    """Ten per cent of each loan that has not paid it in this phase (LOB-6.1-g, LOB-2.5.1-b, LOB-R149)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """All owners, from the leader."""
        for seat in reversed(clockwise(g, g.leader)):
            due = 0
            if not g.interest_a[seat]:
                due += interest_on(g, seat, g.loan_a[seat])
            if not g.interest_b[seat]:
                due += interest_on(g, seat, g.loan_b[seat])
            owe(g, seat, due, "LOB-6.1-g")
            use_price(g, seat, codes.PRICE_INTEREST)
        g.interest_a = [1] * g.seats
        g.interest_b = [1] * g.seats


# -- loans and media ---------------------------------------------------------------------------------------------


class Purses(Deed):
    """Repay and take loans, buy media (LOB-6.1-d), by all at once."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask all."""
        g.ask_all(list(range(g.seats)), PURSE, PURSES_GIVEN)


class Purse(Question):
    """Loan moves one after the other, done, then cubes."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The next item."""
        picks = g.sealed[seat]
        if DONE not in picks:
            return [DONE, *purse_moves(g, seat, picks)]
        return media_counts(g, seat, purse_of(g, seat, picks)[0]) if picks[-1] == DONE else []


class PursesGiven(Deed):
    """What was chosen is carried out."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """In seat order."""
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
