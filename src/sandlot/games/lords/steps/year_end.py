"""Year end (chapter 6.2): standings, pennant, series, leftover cards, points, luxury tax, and on to the next year."""

from __future__ import annotations

from typing import Final, cast

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise, left, stars
from sandlot.games.lords.atoms.cards import any_hidden, lay_down
from sandlot.games.lords.atoms.money import debt, lend, owe, pay, receive
from sandlot.games.lords.atoms.roster import gain_media, owned
from sandlot.games.lords.effects.run import fire
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.places import CARD, COUNT, DONE, HOLD, PASS
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import NO_MEDIA, roll
from sandlot.games.lords.steps.draft import DRAFT
from sandlot.games.lords.steps.end_of_phase import score
from sandlot.games.lords.steps.plays import event
from sandlot.games.lords.steps.purse import purse_moves
from sandlot.games.lords.steps.retirement import RETIREMENTS
from sandlot.games.lords.steps.season import DEPTH, depth_row
from sandlot.games.lords.steps.standings import STANDINGS
from sandlot.kernel.game import Game

MANAGER_DRM: Final = [0, -1, 0, 1, 2, 3]  # by stars (chart C3)
WIN_MONEY: Final = 6000  # LOB-6.2.2-d
LOSE_MONEY: Final = 3000
WINNING_MONEY: Final = 1500  # LOB-6.2.2-i
DISCARD_FEE: Final = 1000  # LOB-2.2-f
HOLD_FEE: Final = 2000  # LOB-5.6-f
MOST_HELD: Final = 3
WINNING_SEASON: Final = [0, 9, 7, 5, 3, 1]  # by stars of the front office (LOB-6.2.3-c)
DEPTH_POINTS: Final = [4, 2, 1, 0, -1, -2]  # by rows of Journeymen (LOB-6.2.3-f)


class YearEnd(Deed):
    """The order of the year's end (LOB-6.2-b, LOB-R98; LOB-B-a by table option)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Push it."""
        from sandlot.games.lords.steps.luxury import LUXURY

        g.emit("year end", NO_ONE, count=g.year, rule="LOB-6.2-b")
        g.do(NEXT_YEAR)
        if not g.tax_first or g.year == g.years:
            g.do(DRAFT)
        if g.tax_first:
            g.do(RETIREMENTS)
            g.do(LUXURY)
        else:
            g.do(LUXURY)
            g.do(RETIREMENTS)
        g.do(POINTS)
        g.do(LAST_MOVES)
        g.do(LEFTOVERS)
        g.do(SERIES)
        g.do(STANDINGS)
        for seat in reversed(clockwise(g, g.leader)):
            fire(g, codes.ON_YEAR_END, seat)


class NextYear(Deed):
    """The year marker moves on, or the game is over (LOB-2.1-j, LOB-6.2.1-c)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """On to the off-season or to the final scoring."""
        if g.year == g.years:
            from sandlot.games.lords.steps.scoring import FINAL_SCORING

            g.do(FINAL_SCORING)
        else:
            from sandlot.games.lords.steps.off_season import REGULAR

            g.year += 1
            g.emit("year", NO_ONE, count=g.year, rule="LOB-6.2.1-c")
            g.do(REGULAR)


def winning(g: State, seat: int) -> bool:
    """More wins than losses over the season (LOB-R93)."""
    return g.season_wins[seat] > g.season_losses[seat]


# -- championship series -----------------------------------------------------------------------------------------


class Series(Deed):
    """The pennant winner plays the series (LOB-2.1-e, LOB-6.2.2-a); cards on it come first (LOB-R91)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Nobody won: no series."""
        seat = g.winner
        if seat == NO_ONE:
            if g.winners_paid:
                g.do(WINNERS_PAID)
            return
        g.do(WINNERS_PAID)
        g.do(SERIES_ROLL)
        g.event_cube = [0] * g.seats
        for other in range(g.seats):
            g.passed[other] = 0
        seats = [s for s in clockwise(g, left(g, seat)) if g.hands[s]]
        if seats and any_hidden(g, g.pack.series_cards):
            g.window(seats, SERIES_CARD)
        fire(g, codes.ON_PENNANT, seat)


class SeriesCard(Question):
    """Cards that act on the series roll may be played on the winner; one by opponents in all (LOB-6.2.2-h, LOB-R91)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Such cards in the hand."""
        found = [PASS]
        if seat == g.winner or not g.event_cube[g.winner]:
            found += [CARD + card for card in g.hands[seat] if g.pack.series[card] and fits(g, seat, card)]
        return found

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Play it."""
        if option != PASS:
            card = option - CARD
            lay_down(g, seat, card, "play", "LOB-6.2.2-h")
            g.played_card = card
            event(g, seat, card, g.winner)


def fits(g: State, seat: int, card: int) -> bool:
    """Whether the card may be aimed at the winner in the Late Season."""
    aim = g.pack.aim[card]
    allowed = aim == codes.ONE or (aim == codes.SELF and seat == g.winner)
    return allowed and g.pack.phases[card] >> codes.LATE & 1 == 1


def momentum(g: State, seat: int) -> int:
    """Wins in the Late Season; in a strike year always +1 (chart C3, LOB-6.2.1.2-b)."""
    if g.strike:
        return 1
    wins = g.late_wins[seat]
    return -1 if wins <= 12 else 0 if wins <= 17 else 1 if wins <= 21 else 2


class SeriesRoll(Deed):
    """One d10 with momentum, manager and depth; no media (LOB-6.2.2-b, LOB-6.2.2-g, LOB-7.3-j, LOB-R76)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Roll."""
        seat = g.winner
        drm = momentum(g, seat) + MANAGER_DRM[g.stars[seat][codes.FM]]
        drm += DEPTH[depth_row(g.men[seat][codes.JM])][3]
        roll(g, seat, codes.ROLL_CS, drm, SERIES_RESULT, NO_MEDIA)


class SeriesResult(Deed):
    """The championship chart (LOB-6.2.2-c to LOB-6.2.2-f)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Points and money."""
        seat = g.winner
        total = g.total
        points = series_points(total)
        g.emit("series", seat, count=total, rule="LOB-6.2.2-c")
        score(g, seat, points, "LOB-6.2.2-c")
        receive(g, seat, WIN_MONEY if total >= 7 else LOSE_MONEY, "LOB-6.2.2-d")
        if total >= 7:
            fire(g, codes.ON_CS, seat)


def series_points(total: int) -> int:
    """Chart C4."""
    if total <= 3:
        return -5
    if total <= 6:
        return total - 5  # lose in 5, 6, 7: -1, 0, 1
    if total <= 9:
        return 3
    return 4 if total == 10 else 5 if total == 11 else 7


class WinnersPaid(Deed):
    """Other teams with a winning record get $1,500 (LOB-6.2.2-i, LOB-R92)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Pay them."""
        for seat in range(g.seats):
            if seat != g.winner and winning(g, seat):
                receive(g, seat, WINNING_MONEY, "LOB-6.2.2-i")


# -- leftover cards ----------------------------------------------------------------------------------------------


class Leftovers(Deed):
    """Cards left are held or discarded (LOB-2.2-f, LOB-5.6-e, LOB-R13, LOB-R14)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask everybody who has cards."""
        seats = [s for s in range(g.seats) if g.hands[s]]
        if seats:
            g.ask_all(seats, HOLDING, HELD)


class Holding(Question):
    """Up to three cards for $2,000 each, besides those that may be kept free; never compulsory ones (LOB-R17)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Done, or one more card, in their order."""
        picks = g.sealed[seat]
        if picks and picks[-1] == DONE:
            return []
        found = [DONE]
        paid = len(picks) + 1 - g.held_free[seat]
        if paid <= MOST_HELD and HOLD_FEE * paid <= g.cash[seat]:
            cards = [card for card in g.hands[seat] if not g.pack.compulsory[card]]
            found += [HOLD + card for card in cards if not picks or HOLD + card > picks[-1]]
        return found

    def pool(self, g: Game, seat: int) -> list[int]:
        """All cards that are not compulsory, in their order."""
        mine = cast(State, g)
        if mine.sealed[seat]:
            return []
        return sorted([HOLD + card for card in mine.hands[seat] if not mine.pack.compulsory[card]])


class Held(Deed):
    """Fees are paid and the other cards discarded (LOB-5.6-f, LOB-R15)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """In seat order."""
        picks = g.unseal()
        for seat in range(g.seats):
            if picks[seat]:
                held = [pick - HOLD for pick in picks[seat] if pick != DONE]
                pay(g, seat, HOLD_FEE * max(0, len(held) - g.held_free[seat]), "LOB-5.6-f")
                rest = [card for card in g.hands[seat] if card not in held]
                for card in rest:
                    lay_down(g, seat, card, "discard", "LOB-2.2-f")
                owe(g, seat, DISCARD_FEE * len(rest), "LOB-2.2-f", -1, True)
        g.held_free = [0] * g.seats


# -- victory points ----------------------------------------------------------------------------------------------


class LastMoves(Deed):
    """Last chance to repay, and cubes for points, by all at once (LOB-6.2.3-g, LOB-R61, LOB-R94)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask all."""
        g.ask_all(list(range(g.seats)), LAST_FORM, LAST_GIVEN)


class LastForm(Question):
    """Repayments, done, then pairs of cubes."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The next item."""
        picks = g.sealed[seat]
        if DONE not in picks:
            return [DONE, *purse_moves(g, seat, picks)]
        return [COUNT + n for n in range(g.media[seat] // 2 + 1)] if picks[-1] == DONE else []


class LastGiven(Deed):
    """Carry it out."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """In seat order."""
        picks = g.unseal()
        for seat in range(g.seats):
            for pick in picks[seat][:-2]:
                lend(g, seat, pick)
            pairs = picks[seat][-1] - COUNT
            gain_media(g, seat, -2 * pairs, "LOB-6.2.3-g")
            score(g, seat, 3 * pairs, "LOB-6.2.3-g")


class Points(Deed):
    """Year-end points; balances are shown now (LOB-6.2.3-a to LOB-6.2.3-j, LOB-2.3-c)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Score all owners."""
        for seat in range(g.seats):
            score(g, seat, g.season_wins[seat] + (45 if g.count_all_wins else 0), "LOB-6.2.3-a")
            score(g, seat, stars(g, seat), "LOB-6.2.3-b")
            if winning(g, seat):
                score(g, seat, WINNING_SEASON[g.stars[seat][codes.FO]], "LOB-6.2.3-c")
            score(g, seat, rank_points(g, seat), "LOB-6.2.3-d")
            score(g, seat, player_points(g, seat), "LOB-6.2.3-e")
            score(g, seat, DEPTH_POINTS[depth_row(g.men[seat][codes.JM])], "LOB-6.2.3-f")
            g.emit("balance", seat, count=g.cash[seat], rule="LOB-2.3-c")
            if not debt(g, seat):  # LOB-6.2.3-i
                score(g, seat, g.cash[seat] // 10_000, "LOB-6.2.3-h")


def player_points(g: State, seat: int) -> int:
    """6 for a Superstar, 4 for an All-Star, 2 for a Phenom; the injured count but for the All-Star Game (LOB-R97)."""
    points = 6 * owned(g, seat, codes.SS) + 4 * owned(g, seat, codes.AS) + 2 * g.men[seat][codes.PH]
    for one in g.injured:
        if one.seat == seat and not one.scores:
            points -= 6 if one.type == codes.SS else 4 if one.type == codes.AS else 0
    return points


def rank_points(g: State, seat: int) -> int:
    """5, 3, 1, 0 with a pennant, else 3, 3, 1, 0 (LOB-2.1-g, LOB-R82); two players: chart 13.3."""
    place = g.place.index(seat)
    if place == 0:
        return 5 if g.winner != NO_ONE else 3
    if g.seats == 2:  # LOB-13.3-a, LOB-R136
        gap = g.season_wins[g.place[0]] - g.season_wins[seat]
        return 3 if gap <= 5 else 1 if gap <= 8 else 0
    if g.winner == NO_ONE and g.two_places:
        return 1 if place == 1 else 0
    return 3 if place == 1 else 1 if place == 2 else 0


YEAR_END: Final = YearEnd()
NEXT_YEAR: Final = NextYear()
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
