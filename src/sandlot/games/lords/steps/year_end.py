"""Year end (chapter 6.2): series, leftover cards, points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import holders, left, score, stars
from sandlot.games.lords.atoms.cards import any_hidden, lay_down
from sandlot.games.lords.atoms.money import debt, lend, pay, receive
from sandlot.games.lords.atoms.roster import gain_media, owned
from sandlot.games.lords.effects.run import fire
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.options import CARD, COUNT, DONE, HOLD, PASS
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.costs import owe
from sandlot.games.lords.steps.dice import NO_MEDIA, roll
from sandlot.games.lords.steps.events import event
from sandlot.games.lords.steps.purse import offer_purse_moves
from sandlot.games.lords.steps.season import TIE_BREAKER, depth, depth_row
from sandlot.games.lords.steps.upgrades import offer_counts
from sandlot.kernel.packed import vec
from sandlot.kernel.step import Choice, Step

MANAGER_DRM: Final = vec[i64]([0, -1, 0, 1, 2, 3])  # by stars (chart C3)
WIN_MONEY: Final = 6000  # LOB-6.2.2-d
LOSE_MONEY: Final = 3000
WINNING_MONEY: Final = 1500  # LOB-6.2.2-i
DISCARD_FEE: Final = 1000  # LOB-2.2-f
HOLD_FEE: Final = 2000  # LOB-5.6-f
MOST_HELD: Final = 3
WINNING_SEASON: Final = vec[i64]([0, 9, 7, 5, 3, 1])  # by stars of the front office (LOB-6.2.3-c)
DEPTH_POINTS: Final = vec[i64]([4, 2, 1, 0, -1, -2])  # by rows of Journeymen (LOB-6.2.3-f)


def winning(g: Lords, seat: i64) -> bool:
    """More wins than losses over the season (LOB-R93)."""
    return g.season_wins[seat] > g.season_losses[seat]


# -- championship series -----------------------------------------------------------------------------------------


@final
class Series(Step):
    """The pennant winner plays the series (LOB-2.1-e, LOB-6.2.2-a); cards on it come first (LOB-R91)."""

    def go(self, g: Lords) -> None:
        """Nobody won: no series."""
        seat = g.winner
        if seat == NO_ONE:
            if g.winners_paid:
                g.do(WINNERS_PAID)
            return
        g.do(WINNERS_PAID)
        g.do(SERIES_ROLL)
        for other in range(g.seats):
            g.event_cube[other] = 0
            g.passed[other] = 0
        seats = holders(g, left(g, seat))
        if seats and any_hidden(g, g.pack.series_cards):
            g.window(seats, SERIES_CARD)
        fire(g, codes.ON_PENNANT, seat)


@final
class SeriesCard(Choice):
    """Cards that act on the series roll may be played on the winner; one by opponents in all (LOB-6.2.2-h, LOB-R91)."""

    def offers(self, g: Lords, seat: i64) -> None:
        g.offer(PASS)
        if seat == g.winner or not g.event_cube[g.winner]:
            for i in range(g.hands.size(seat)):
                card = g.hands.at(seat, i)
                if g.pack.series[card] and fits(g, seat, card):
                    g.offer(CARD + card)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option != PASS:
            card = option - CARD
            lay_down(g, seat, card, "play", "LOB-6.2.2-h")
            g.played_card = card
            event(g, seat, card, g.winner)

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


def fits(g: Lords, seat: i64, card: i64) -> bool:
    """Whether the card may be aimed at the winner in the Late Season."""
    aim = g.pack.aim[card]
    allowed = aim == codes.ONE or (aim == codes.SELF and seat == g.winner)
    return allowed and g.pack.phases[card] >> codes.LATE & 1 == 1


def momentum(g: Lords, seat: i64) -> i64:
    """Wins in the Late Season; in a strike year always +1 (chart C3, LOB-6.2.1.2-b)."""
    if g.strike:
        return 1
    wins = g.late_wins[seat]
    return -1 if wins <= 12 else 0 if wins <= 17 else 1 if wins <= 21 else 2


@final
class SeriesRoll(Step):
    """One d10 with momentum, manager and depth; no media (LOB-6.2.2-b, LOB-6.2.2-g, LOB-7.3-j, LOB-R76)."""

    def go(self, g: Lords) -> None:
        seat = g.winner
        drm = momentum(g, seat) + MANAGER_DRM[g.stars.at(seat, codes.FM)] + depth(g, seat, TIE_BREAKER)
        roll(g, seat, codes.ROLL_CS, drm, SERIES_RESULT, NO_MEDIA)


@final
class SeriesResult(Step):
    """The championship chart (LOB-6.2.2-c to LOB-6.2.2-f)."""

    def go(self, g: Lords) -> None:
        seat = g.winner
        total = g.total
        points = series_points(total)
        if g.events is not None:
            g.emit("series", seat, count=total, rule="LOB-6.2.2-c")
        score(g, seat, points, "LOB-6.2.2-c")
        receive(g, seat, WIN_MONEY if total >= 7 else LOSE_MONEY, "LOB-6.2.2-d")
        if total >= 7:
            fire(g, codes.ON_CS, seat)


def series_points(total: i64) -> i64:
    """What the Championship Series scores, by its total (LOB-6.2.2-c)."""
    if total <= 3:
        return -5
    if total <= 6:
        return total - 5  # lose in 5, 6, 7: -1, 0, 1
    if total <= 9:
        return 3
    return 4 if total == 10 else 5 if total == 11 else 7


@final
class WinnersPaid(Step):
    """Other teams with a winning record get $1,500 (LOB-6.2.2-i, LOB-R92)."""

    def go(self, g: Lords) -> None:
        for seat in range(g.seats):
            if seat != g.winner and winning(g, seat):
                receive(g, seat, WINNING_MONEY, "LOB-6.2.2-i")


# -- leftover cards ----------------------------------------------------------------------------------------------


@final
class Leftovers(Step):
    """Cards left are held or discarded (LOB-2.2-f, LOB-5.6-e, LOB-R13, LOB-R14)."""

    def go(self, g: Lords) -> None:
        seats = holders(g, 0)
        if seats:
            g.ask_all(seats, HOLDING, HELD)


@final
class Holding(Choice):
    """Up to three cards for $2,000 each, besides those that may be kept free; never compulsory ones (LOB-R17)."""

    def offers(self, g: Lords, seat: i64) -> None:
        picks = g.sealed[seat]
        last: i64 = picks[-1] if picks else 0
        if last == DONE:
            return
        g.offer(DONE)
        paid = len(picks) + 1 - g.held_free[seat]
        if paid <= MOST_HELD and HOLD_FEE * paid <= g.cash[seat]:
            for i in range(g.hands.size(seat)):
                card = g.hands.at(seat, i)
                if HOLD + card > last and not g.pack.compulsory[card]:
                    g.offer(HOLD + card)

    def pool(self, g: Lords, seat: int) -> list[int]:
        """All cards that are not compulsory, in their order."""
        if g.sealed[seat]:
            return []
        return [HOLD + card for card in g.hands[seat] if not g.pack.compulsory[card]]

    def declines(self, g: Lords, seat: i64) -> i64:
        return DONE


@final
class Held(Step):
    """Fees are paid and the other cards discarded (LOB-5.6-f, LOB-R15)."""

    def go(self, g: Lords) -> None:
        picks = g.unseal()
        for seat in range(g.seats):
            if picks[seat]:
                self.settle(g, seat, picks[seat])
            g.held_free[seat] = 0

    def settle(self, g: Lords, seat: i64, picks: tuple[int, ...]) -> None:
        """One owner's cards."""
        held: i64 = len(picks)
        if picks[-1] == DONE:
            held -= 1
        if held > g.held_free[seat]:
            pay(g, seat, HOLD_FEE * (held - g.held_free[seat]), "LOB-5.6-f")
        rest = [card for card in g.hands[seat] if HOLD + card not in picks]
        for card in rest:
            lay_down(g, seat, card, "discard", "LOB-2.2-f")
        owe(g, seat, DISCARD_FEE * len(rest), "LOB-2.2-f", -1, True)


# -- victory points ----------------------------------------------------------------------------------------------


@final
class LastMoves(Step):
    """Last chance to repay, and cubes for points, by all at once (LOB-6.2.3-g, LOB-R61, LOB-R94)."""

    def go(self, g: Lords) -> None:
        g.ask_all(range(g.seats), LAST_FORM, LAST_GIVEN)


@final
class LastForm(Choice):
    """Repayments, done, then pairs of cubes."""

    def offers(self, g: Lords, seat: i64) -> None:
        picks = g.sealed[seat]
        if DONE not in picks:
            offer_purse_moves(g, seat, picks)
        elif picks[-1] == DONE:
            offer_counts(g, g.media[seat] // 2)

    def declines(self, g: Lords, seat: i64) -> i64:
        return COUNT if DONE in g.sealed[seat] else DONE


@final
class LastGiven(Step):
    """Carry it out."""

    def go(self, g: Lords) -> None:
        picks = g.unseal()
        for seat in range(g.seats):
            for pick in picks[seat][:-2]:
                lend(g, seat, pick)
            pairs: i64 = picks[seat][-1] - COUNT
            gain_media(g, seat, -2 * pairs, "LOB-6.2.3-g")
            score(g, seat, 3 * pairs, "LOB-6.2.3-g")


@final
class Points(Step):
    """Year-end points; balances are shown now (LOB-6.2.3-a to LOB-6.2.3-j, LOB-2.3-c)."""

    def go(self, g: Lords) -> None:
        for seat in range(g.seats):
            score(g, seat, g.season_wins[seat] + (45 if g.count_all_wins else 0), "LOB-6.2.3-a")
            score(g, seat, stars(g, seat), "LOB-6.2.3-b")
            if winning(g, seat):
                score(g, seat, WINNING_SEASON[g.stars.at(seat, codes.FO)], "LOB-6.2.3-c")
            score(g, seat, rank_points(g, seat), "LOB-6.2.3-d")
            score(g, seat, player_points(g, seat), "LOB-6.2.3-e")
            score(g, seat, DEPTH_POINTS[depth_row(g.men.at(seat, codes.JM))], "LOB-6.2.3-f")
            if g.events is not None:
                g.emit("balance", seat, count=g.cash[seat], rule="LOB-2.3-c")
            if not debt(g, seat):  # LOB-6.2.3-i
                score(g, seat, g.cash[seat] // 10_000, "LOB-6.2.3-h")


def player_points(g: Lords, seat: i64) -> i64:
    """6 for a Superstar, 4 for an All-Star, 2 for a Phenom; the injured count but for the All-Star Game (LOB-R97)."""
    points = 6 * owned(g, seat, codes.SS) + 4 * owned(g, seat, codes.AS) + 2 * g.men.at(seat, codes.PH)
    for one in g.injured:
        if one.seat == seat and not one.scores:
            points -= 6 if one.type == codes.SS else 4 if one.type == codes.AS else 0
    return points


def rank_points(g: Lords, seat: i64) -> i64:
    """5, 3, 1, 0 with a pennant, else 3, 3, 1, 0 (LOB-2.1-g, LOB-R82); two players: chart 13.3."""
    place = g.place.index(int(seat))
    if place == 0:
        return 5 if g.winner != NO_ONE else 3
    if g.seats == 2:  # LOB-13.3-a, LOB-R136
        gap = g.season_wins[g.place[0]] - g.season_wins[seat]
        return 3 if gap <= 5 else 1 if gap <= 8 else 0
    if g.winner == NO_ONE and g.two_places:
        return 1 if place == 1 else 0
    return 3 if place == 1 else 1 if place == 2 else 0


SERIES: Final = Series()
SERIES_CARD: Final = SeriesCard()
SERIES_ROLL: Final = SeriesRoll()
SERIES_RESULT: Final = SeriesResult()
WINNERS_PAID: Final = WinnersPaid()
LEFTOVERS: Final = Leftovers()
HOLDING: Final = Holding()
HELD: Final = Held()
LAST_MOVES: Final = LastMoves()
LAST_FORM: Final = LastForm()
LAST_GIVEN: Final = LastGiven()
POINTS: Final = Points()
