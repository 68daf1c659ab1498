"""Regular season (chapter 5): a phase from its start to the last pass, one action a turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after, left, mark
from sandlot.games.lords.atoms.cards import draw_bought, keep_bought, lay_down
from sandlot.games.lords.atoms.money import lend, offer_loans, offer_repayments, pay, priced
from sandlot.games.lords.atoms.roster import add, gain_media
from sandlot.games.lords.effects.run import fire
from sandlot.games.lords.numbers import BENCH, GAMES, MARK_G, MARK_L, MARK_W, NATIONAL, NO_ONE
from sandlot.games.lords.options import (
    CARD,
    CYCLE,
    DISCARD,
    LEGEND,
    MANAGER_TEAM,
    NOMINATE,
    PASS,
    PHENOM,
    PROSPECT,
    TRADE,
)
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.end_of_phase import END_OF_PHASE
from sandlot.games.lords.steps.extras import NOMINEES, may_nominate, offer_legends, use_legend
from sandlot.games.lords.steps.farm import CutToSize, attempt, can_try
from sandlot.games.lords.steps.holes import injure
from sandlot.games.lords.steps.plays import aims, full, ops_modes, rivals, show, unfree
from sandlot.games.lords.steps.trade import standing_offers
from sandlot.games.lords.steps.trade_chart import offer_swaps, swap
from sandlot.kernel.packed import vec
from sandlot.kernel.step import Choice, OpeningChoice, Put, Step

CYCLE_PRICE: Final = 1000  # a card (LOB-5.3.8-b to LOB-5.3.8-e)
MOST_BOUGHT: Final = 4
# Roster depth by rows of Journeymen (chart C1): marks in the three phases, wins positive, and the tie-breaker DRM.
DEPTH: Final = vec[i64]([3, 4, 4, 3, 2, 3, 3, 2, 1, 2, 2, 1, -2, -3, -4, -1, -4, -5, -6, -2, -6, -7, -8, -3])
DEPTH_COLUMNS: Final = 4
TIE_BREAKER: Final = 3  # its column


def depth_row(journeymen: i64) -> i64:
    """The row of a number of Journeymen: 0-6, 7-9, 10-12, 13-15, 16-19, 20 and more (LOB-5.2-d)."""
    if journeymen <= 6:
        return 0
    if journeymen <= 9:
        return 1
    if journeymen <= 12:
        return 2
    if journeymen <= 15:
        return 3
    return 4 if journeymen <= 19 else 5


def depth(g: Lords, seat: i64, column: i64) -> i64:
    """What the chart says of an owner's roster now."""
    return DEPTH[DEPTH_COLUMNS * depth_row(g.men.at(seat, codes.JM)) + column]


# -- start of a phase --------------------------------------------------------------------------------------------


def new_phase(g: Lords, phase: i64) -> None:
    """Marks, cubes and tokens are cleared, the injured return, offices get their media (LOB-6.1-h, LOB-5.6-g)."""
    g.phase = phase
    g.clock = 4 * g.year + phase
    g.market.new_phase()
    for seat in range(g.seats):
        g.event_cube[seat] = 0
        g.challenged[seat] = 0
        g.loan_taken[seat] = 0
        g.interest_a[seat] = 0
        g.interest_b[seat] = 0
        g.new_prospects[seat] = 0
        g.spent[seat] = 0
        g.ops_cubes[seat] = 0
        g.passed[seat] = 0
        g.played[seat] = 0
        g.turns[seat] = 0
        g.legend_used[seat] = 0
        g.wins[seat] = 0
        g.losses[seat] = 0
        g.games[seat] = GAMES[phase]
    if g.events is not None:
        g.emit("phase", NO_ONE, count=phase, rule="LOB-2.1-d")
    expire(g)
    for i in range(g.seats - 1, -1, -1):
        fire(g, codes.ON_PHASE_START, after(g, g.leader, i))
    fire(g, codes.ON_PHASE_START, NO_ONE)
    come_back(g)
    grant_media(g)


def expire(g: Lords) -> None:
    """What has lasted long enough ends."""
    for one in g.lasting:
        if one.until <= g.clock and one.kind == NATIONAL:
            g.national[one.seat] = max(0, g.national[one.seat] - one.n)
    g.lasting = tuple([one for one in g.lasting if one.until > g.clock])


def come_back(g: Lords) -> None:
    """Players whose time is over return; a Journeyman goes down for each, or the owner cuts (LOB-R125, LOB-A-b)."""
    back = [one for one in g.injured if one.back <= g.clock]
    if not back:
        return
    g.injured = tuple([one for one in g.injured if one.back > g.clock])
    for one in back:
        g.men.add(one.seat, one.type, 1)
        if g.events is not None:
            g.emit("returns", one.seat, count=one.type, rule="LOB-R125")
        if g.men.at(one.seat, codes.JM):
            add(g, one.seat, codes.JM, -1)
        else:
            g.do(CutToSize(one.seat))


def grant_media(g: Lords) -> None:
    """Offices of 5 and 4 stars gain 2 and 1 cubes (LOB-3.1.1-a, LOB-3.1.1-b, LOB-R71)."""
    for seat in range(g.seats):
        n = g.stars.at(seat, codes.FO) - 3
        if g.media_top_up:
            n -= g.media[seat]
        if n > 0:
            gain_media(g, seat, n, "LOB-3.1.1-a")


@final
@mypyc_attr(acyclic=True)
class Season(Step):
    """An in-season phase: depth marks, turns, end of phase (LOB-5.2-a to LOB-5.2-c)."""

    __slots__ = ("phase",)

    def __init__(self, phase: i64) -> None:
        self.phase = phase

    def go(self, g: Lords) -> None:
        """Begin it; the leader is fixed first (LOB-R45)."""
        if self.phase > codes.EARLY and (g.year > 1 or g.pass_first):
            g.leader = left(g, g.last_pass)  # LOB-5.1-b
        g.do(END_OF_PHASE)
        g.do(FIRST_TURN)
        g.do(DEPTH_MARKS)
        new_phase(g, self.phase)


@final
class DepthMarks(Step):
    """Roster depth, then what cards have put on this phase."""

    def go(self, g: Lords) -> None:
        for seat in range(g.seats):
            n = depth(g, seat, g.phase - 1)
            mark(g, seat, n > 0, n if n > 0 else -n)
        for one in g.lasting:
            if one.start != g.clock:
                continue
            if one.kind == MARK_W or one.kind == MARK_L:
                mark(g, one.seat, one.kind == MARK_W, one.n)
            elif one.kind == MARK_G:
                g.games[one.seat] = max(0, g.games[one.seat] + one.n)
            elif one.kind == BENCH:
                for _ in range(one.n):
                    injure(g, one.seat, one.what, g.clock + 1, True)


# -- turns -------------------------------------------------------------------------------------------------------


@final
class FirstTurn(Step):
    """The leader begins."""

    def go(self, g: Lords) -> None:
        g.who = g.leader
        g.do(TURN)


@final
class Turn(Step):
    """One owner's turn; who has passed is skipped, and when all have, the phase ends (LOB-5.3-a, LOB-6.0-a)."""

    def go(self, g: Lords) -> None:
        for i in range(g.seats):
            seat = after(g, g.who, i)
            if not g.passed[seat]:
                g.who = seat
                g.do(NEXT_TURN)
                g.do(ASK_TURN)
                standing_offers(g, seat)
                return


@final
class NextTurn(Step):
    """The turn goes to the left."""

    def go(self, g: Lords) -> None:
        g.turns[g.who] += 1
        g.who = left(g, g.who)
        g.do(TURN)


@final
class AskTurn(Step):
    """The question of the turn."""

    def go(self, g: Lords) -> None:
        g.ask(g.who, ACTION)


@final
class Action(OpeningChoice):
    """Exactly one action a turn; loans and the All-Star Game are free of it (LOB-5.3-a)."""

    def offers(self, g: Lords, seat: i64) -> None:
        gone = unfree(g, seat)
        ways = ops_modes(g, seat, gone)
        g.offer(PASS)
        offer_loans(g, seat)
        offer_repayments(g, seat)
        if not gone >> codes.ACT_MT & 1 and not full(g, seat):
            g.offer(MANAGER_TEAM)
        if not gone >> codes.ACT_PHENOM & 1 and can_try(g, seat, codes.ROLL_PHENOM):
            g.offer(PHENOM)
        if not gone >> codes.ACT_PROSPECT & 1 and can_try(g, seat, codes.ROLL_PROSPECT):
            g.offer(PROSPECT)
        if not gone >> codes.ACT_CYCLE & 1:
            offer_cycle(g, seat)
        if g.all_star_game and may_nominate(g, seat):
            g.offer(NOMINATE)
        offer_legends(g, seat, LEGEND)
        if not gone >> codes.ACT_TRADE & 1:
            offer_swaps(g, seat)
        if not self.offer_cards(g, seat, gone, ways):
            g.count -= 1
            for i in range(g.count):
                g.offered[i] = g.offered[i + 1]

    def offer_cards(self, g: Lords, seat: i64, gone: i64, ways: i64) -> bool:
        """The cards that can be used in some way; whether the owner may also pass (LOB-5.3-d, LOB-5.3.12-a).

        He may after a card, from the second turn on, or without a legal card (LOB-R12); in the Late Season not while
        a compulsory card can be played (LOB-R17).
        """
        before = g.count
        others = rivals(g, seat)
        events = not gone >> codes.ACT_EVENT & 1
        bound = False
        cells = g.hands.cells
        first = g.hands.first(seat)
        for i in range(first, first + g.hands.size(seat)):
            card = cells[i]
            compulsory = g.pack.compulsory[card]
            if ways and not compulsory:
                g.offer(CARD + card)
            elif events and aims(g, seat, card, others):
                g.offer(CARD + card)
                if compulsory and g.phase == codes.LATE:
                    bound = True
        if bound:
            return False
        return g.count == before or (g.played[seat] > 0 and g.turns[seat] > 0)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option >= CARD:
            show(g, seat, option - CARD)
        elif option >= TRADE:
            g.spent[seat] |= 1 << codes.ACT_TRADE
            swap(g, seat, option)
        elif option >= LEGEND:
            i = option - LEGEND
            use_legend(g, seat, i, g.pack.legend_action[i], "LOB-12.2-b")  # his action is the whole turn
        elif option == PASS:
            g.passed[seat] = 1
            g.last_pass = seat
            if g.events is not None:
                g.emit("passes", seat, rule="LOB-5.3.12-a")
        elif option == MANAGER_TEAM:
            manager_team(g, seat)
        elif option == PHENOM:
            attempt(g, seat, codes.ROLL_PHENOM, False)
        elif option == PROSPECT:
            attempt(g, seat, codes.ROLL_PROSPECT, False)
        elif option == NOMINATE:
            g.do(ASK_TURN)  # it takes no action: the turn goes on afterwards
            g.ask(seat, NOMINEES)
        elif lend(g, seat, option):
            g.do(ASK_TURN)
        else:
            cycle(g, seat, option - CYCLE)

    def interruptible(self) -> bool:
        """Loans and trades of others (LOB-2.5-c, LOB-5.7.1-d)."""
        return True

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


def manager_team(g: Lords, seat: i64) -> None:
    """Wins or losses by the manager's stars, without a card (LOB-5.3.4-a, LOB-R33)."""
    g.spent[seat] |= 1 << codes.ACT_MT
    n = g.pack.fm_team[g.stars.at(seat, codes.FM)]
    if g.events is not None:
        g.emit("manager team", seat, rule="LOB-5.3.4-a")
    mark(g, seat, n > 0, n if n > 0 else -n)


# -- hit for the cycle -------------------------------------------------------------------------------------------


def offer_cycle(g: Lords, seat: i64) -> None:
    """Offer as many cards as there are and can be paid, at most four (LOB-5.3.8-b to LOB-5.3.8-e)."""
    price = priced(g, seat, codes.PRICE_CYCLE, CYCLE_PRICE)
    most = g.deck.count + g.discards.count
    if most > MOST_BOUGHT:
        most = MOST_BOUGHT
    if price and g.cash[seat] < price * most:
        most = g.cash[seat] // price
    for n in range(1, most + 1):
        g.offer(CYCLE + n)


def cycle(g: Lords, seat: i64, n: i64) -> None:
    """Buy one to four cards: play one, discard one, keep the rest (LOB-5.3.8-a, LOB-R34)."""
    g.spent[seat] |= 1 << codes.ACT_CYCLE
    pay(g, seat, priced(g, seat, codes.PRICE_CYCLE, CYCLE_PRICE) * n, "LOB-5.3.8-a")
    g.buyer = seat
    for _ in range(n):
        draw_bought(g, seat)
    g.do(CycleRest(n > 1))
    g.do(Put(seat, CyclePlay(n == 1)))
    fire(g, codes.ON_BOUGHT, seat)


@final
@mypyc_attr(acyclic=True)
class CyclePlay(Choice):
    """Which of the bought cards is played, as a full normal play; if none can be, one is discarded instead."""

    __slots__ = ("single",)

    def __init__(self, single: bool) -> None:
        self.single = single  # a single may be discarded at once (LOB-5.3.8-b)

    def offers(self, g: Lords, seat: i64) -> None:
        gone = unfree(g, seat)
        ways = ops_modes(g, seat, gone)
        others = rivals(g, seat)
        events = not gone >> codes.ACT_EVENT & 1
        bought = g.bought
        for i in range(bought.count):
            card = bought.cells[i]
            if (ways and not g.pack.compulsory[card]) or (events and aims(g, seat, card, others)):
                g.offer(CARD + card)
        if self.single or g.count == 0:
            for i in range(bought.count):
                g.offer(DISCARD + bought.cells[i])

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option >= DISCARD:
            lay_down(g, seat, option - DISCARD, "discard", "LOB-5.3.8-b")
        else:
            show(g, seat, option - CARD)


@final
@mypyc_attr(acyclic=True)
class CycleRest(Step):
    """Of a double or more one card is discarded, the others come to the hand (LOB-5.3.8-c to LOB-5.3.8-e)."""

    __slots__ = ("discard",)

    def __init__(self, discard: bool) -> None:
        self.discard = discard

    def go(self, g: Lords) -> None:
        if self.discard and g.bought.count:
            g.do(CycleRest(False))
            g.ask(g.buyer, CYCLE_DISCARD)
        else:
            keep_bought(g)


@final
class CycleDiscard(Choice):
    """Which bought card is discarded."""

    def offers(self, g: Lords, seat: i64) -> None:
        for i in range(g.bought.count):
            g.offer(DISCARD + g.bought.cells[i])

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        lay_down(g, seat, option - DISCARD, "discard", "LOB-5.3.8-c")


DEPTH_MARKS: Final = DepthMarks()
FIRST_TURN: Final = FirstTurn()
TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
ASK_TURN: Final = AskTurn()
ACTION: Final = Action()
CYCLE_DISCARD: Final = CycleDiscard()
