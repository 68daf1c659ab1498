"""Regular season (chapter 5): a phase from its start to the last pass, one action a turn."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise, left, with_value
from sandlot.games.lords.atoms.cards import draw_bought, keep_bought, lay_down
from sandlot.games.lords.atoms.money import free_loans, lend, pay, priced, repayments
from sandlot.games.lords.atoms.roster import CutToSize, add, gain_media, injure
from sandlot.games.lords.effects.run import fire
from sandlot.games.lords.numbers import BENCH, GAMES, MARK_G, MARK_L, MARK_W, NATIONAL, NO_ONE
from sandlot.games.lords.places import (
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
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.extras import legend_turn, may_nominate, nominate, usable_legends
from sandlot.games.lords.steps.farm import attempt, may_try
from sandlot.games.lords.steps.plays import free, full, playable, show, targets
from sandlot.games.lords.steps.trade_chart import swap, swaps
from sandlot.games.lords.steps.verbs import mark
from sandlot.kernel.step import Put

CYCLE_PRICE: Final = 1000  # a card (LOB-5.3.8-b to LOB-5.3.8-e)
# Roster depth by rows of Journeymen (chart C1): marks in the three phases, wins positive, and the tie-breaker DRM.
DEPTH: Final = [[3, 4, 4, 3], [2, 3, 3, 2], [1, 2, 2, 1], [-2, -3, -4, -1], [-4, -5, -6, -2], [-6, -7, -8, -3]]


def depth_row(journeymen: int) -> int:
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


# -- start of a phase --------------------------------------------------------------------------------------------


def new_phase(g: State, phase: int) -> None:
    """Marks, cubes and tokens are cleared, the injured return, offices get their media (LOB-6.1-h, LOB-5.6-g)."""
    g.phase = phase
    g.clock = 4 * g.year + phase
    g.market.new_phase()
    g.event_cube = [0] * g.seats
    g.challenged = [0] * g.seats
    g.loan_taken = [0] * g.seats
    g.interest_a = [0] * g.seats
    g.interest_b = [0] * g.seats
    g.new_prospects = [0] * g.seats
    for seat in range(g.seats):
        g.spent[seat] = 0
        g.ops_cubes[seat] = 0
        g.passed[seat] = 0
        g.played[seat] = 0
        g.turns[seat] = 0
        g.legend_used[seat] = 0
        g.wins[seat] = 0
        g.losses[seat] = 0
        g.games[seat] = GAMES[phase]
    g.emit("phase", NO_ONE, count=phase, rule="LOB-2.1-d")
    expire(g)
    for seat in reversed(clockwise(g, g.leader)):
        fire(g, codes.ON_PHASE_START, seat)
    fire(g, codes.ON_PHASE_START, NO_ONE)
    come_back(g)
    grant_media(g)


def expire(g: State) -> None:
    """What has lasted long enough ends."""
    for one in g.lasting:
        if one.until <= g.clock and one.kind == NATIONAL:
            g.national = with_value(g.national, one.seat, max(0, g.national[one.seat] - one.n))
    g.lasting = [one for one in g.lasting if one.until > g.clock]


def come_back(g: State) -> None:
    """Players whose time is over return; a Journeyman goes down for each, or the owner cuts (LOB-R125, LOB-A-b)."""
    back = [one for one in g.injured if one.back <= g.clock]
    if not back:
        return
    g.injured = [one for one in g.injured if one.back > g.clock]
    for one in back:
        g.men[one.seat][one.type] += 1
        g.emit("returns", one.seat, count=one.type, rule="LOB-R125")
        if g.men[one.seat][codes.JM]:
            add(g, one.seat, codes.JM, -1)
        else:
            g.do(CutToSize(one.seat))


def grant_media(g: State) -> None:
    """Offices of 5 and 4 stars gain 2 and 1 cubes (LOB-3.1.1-a, LOB-3.1.1-b, LOB-R71)."""
    for seat in range(g.seats):
        n = max(0, g.stars[seat][codes.FO] - 3)
        if g.media_top_up:
            n = max(0, n - g.media[seat])
        gain_media(g, seat, n, "LOB-3.1.1-a")


class Season(Deed):
    """An in-season phase: depth marks, turns, end of phase (LOB-5.2-a to LOB-5.2-c)."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def go(self, g: State) -> None:
        """Begin it; the leader is fixed first (LOB-R45)."""
        from sandlot.games.lords.steps.end_of_phase import END_OF_PHASE

        if self.phase > codes.EARLY and (g.year > 1 or g.pass_first):
            g.leader = left(g, g.last_pass)  # LOB-5.1-b
        g.do(END_OF_PHASE)
        g.do(FIRST_TURN)
        g.do(DEPTH_MARKS)
        new_phase(g, self.phase)


class DepthMarks(Deed):
    """Roster depth, then what cards have put on this phase."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Mark all owners."""
        for seat in range(g.seats):
            n = DEPTH[depth_row(g.men[seat][codes.JM])][g.phase - 1]
            mark(g, seat, n > 0, abs(n))
        due = [one for one in g.lasting if one.start == g.clock]
        for one in due:
            if one.kind == MARK_W or one.kind == MARK_L:
                mark(g, one.seat, one.kind == MARK_W, one.n)
            elif one.kind == MARK_G:
                g.games[one.seat] = max(0, g.games[one.seat] + one.n)
            elif one.kind == BENCH:
                for _ in range(one.n):
                    injure(g, one.seat, one.what, g.clock + 1, True)


# -- turns -------------------------------------------------------------------------------------------------------


class FirstTurn(Deed):
    """The leader begins."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """His turn."""
        g.who = g.leader
        g.do(TURN)


class Turn(Deed):
    """One owner's turn; who has passed is skipped, and when all have, the phase ends (LOB-5.3-a, LOB-6.0-a)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Find the next owner who plays, answer what was offered to him, ask him."""
        from sandlot.games.lords.steps.trade import standing_offers

        for seat in clockwise(g, g.who):
            if not g.passed[seat]:
                g.who = seat
                g.do(NEXT_TURN)
                g.do(ASK_TURN)
                standing_offers(g, seat)
                return


class NextTurn(Deed):
    """The turn goes to the left."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Count it and go on."""
        g.turns[g.who] += 1
        g.who = left(g, g.who)
        g.do(TURN)


class AskTurn(Deed):
    """The question of the turn."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask."""
        g.ask(g.who, ACTION)


def may_pass(g: State, seat: int, able: bool) -> bool:
    """Passing (LOB-5.3-d, LOB-5.3.12-a): after a card, from the second turn on, or without a legal card (LOB-R12)."""
    if g.phase == codes.LATE:
        for card in g.hands[seat]:
            if g.pack.compulsory[card] and targets(g, seat, card):  # LOB-R17
                return False
    return not able or (g.played[seat] > 0 and g.turns[seat] > 0)


class Action(Question):
    """Exactly one action a turn; loans and the All-Star Game are free of it (LOB-5.3-a)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Everything that may be done."""
        cards = [CARD + card for card in playable(g, seat, g.hands[seat])]
        found = [PASS] if may_pass(g, seat, len(cards) > 0) else []
        found += free_loans(g, seat)
        found += repayments(g, seat)
        if not full(g, seat) and free(g, seat, codes.ACT_MT):
            found.append(MANAGER_TEAM)
        if may_try(g, seat, codes.ROLL_PHENOM):
            found.append(PHENOM)
        if may_try(g, seat, codes.ROLL_PROSPECT):
            found.append(PROSPECT)
        if free(g, seat, codes.ACT_CYCLE):
            price = priced(g, seat, codes.PRICE_CYCLE, CYCLE_PRICE)
            most = min(4, len(g.deck) + len(g.discards), g.cash[seat] // price if price else 4)
            found += [CYCLE + n for n in range(1, most + 1)]
        if may_nominate(g, seat):
            found.append(NOMINATE)
        found += [LEGEND + i for i in usable_legends(g, seat)]
        if free(g, seat, codes.ACT_TRADE):
            found += swaps(g, seat)
        found += cards
        return sorted(found)

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Do it."""
        if option >= CARD:
            show(g, seat, option - CARD)
        elif option >= TRADE:
            g.spent[seat] |= 1 << codes.ACT_TRADE
            swap(g, seat, option)
        elif option >= LEGEND:
            legend_turn(g, seat, option - LEGEND)
        elif option == PASS:
            g.passed[seat] = 1
            g.last_pass = seat
            g.emit("passes", seat, rule="LOB-5.3.12-a")
        elif option == MANAGER_TEAM:
            manager_team(g, seat)
        elif option == PHENOM:
            attempt(g, seat, codes.ROLL_PHENOM, False)
        elif option == PROSPECT:
            attempt(g, seat, codes.ROLL_PROSPECT, False)
        elif option == NOMINATE:
            nominate(g, seat)
        elif lend(g, seat, option):
            g.do(ASK_TURN)
        else:
            cycle(g, seat, option - CYCLE)

    def opens(self) -> bool:
        """A turn is a new move."""
        return True

    def interruptible(self) -> bool:
        """Loans and trades of others (LOB-2.5-c, LOB-5.7.1-d)."""
        return True


def manager_team(g: State, seat: int) -> None:
    """Wins or losses by the manager's stars, without a card (LOB-5.3.4-a, LOB-R33)."""
    g.spent[seat] |= 1 << codes.ACT_MT
    n = g.pack.fm_team[g.stars[seat][codes.FM]]
    g.emit("manager team", seat, rule="LOB-5.3.4-a")
    mark(g, seat, n > 0, abs(n))


# -- hit for the cycle -------------------------------------------------------------------------------------------


def cycle(g: State, seat: int, n: int) -> None:
    """Buy one to four cards: play one, discard one, keep the rest (LOB-5.3.8-a, LOB-R34)."""
    g.spent[seat] |= 1 << codes.ACT_CYCLE
    pay(g, seat, priced(g, seat, codes.PRICE_CYCLE, CYCLE_PRICE) * n, "LOB-5.3.8-a")
    g.buyer = seat
    for _ in range(n):
        draw_bought(g, seat)
    g.do(CycleRest(n > 1))
    g.do(Put(seat, CyclePlay(n == 1)))
    fire(g, codes.ON_BOUGHT, seat)


class CyclePlay(Question):
    """Which of the bought cards is played, as a full normal play; if none can be, one is discarded instead."""

    __slots__ = ("single",)

    def __init__(self, single: bool) -> None:
        self.single = single  # a single may be discarded at once (LOB-5.3.8-b)

    def offers(self, g: State, seat: int) -> list[int]:
        """The cards that can be played, or all of them to discard."""
        found = [CARD + card for card in playable(g, seat, g.bought)]
        if self.single or not found:
            found += [DISCARD + card for card in g.bought]
        return found

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Play or discard it."""
        if option >= DISCARD:
            lay_down(g, seat, option - DISCARD, "discard", "LOB-5.3.8-b")
        else:
            show(g, seat, option - CARD)


class CycleRest(Deed):
    """Of a double or more one card is discarded, the others come to the hand (LOB-5.3.8-c to LOB-5.3.8-e)."""

    __slots__ = ("discard",)

    def __init__(self, discard: bool) -> None:
        self.discard = discard

    def go(self, g: State) -> None:
        """Ask which one, then keep what is left."""
        if self.discard and g.bought:
            g.do(CycleRest(False))
            g.ask(g.buyer, CYCLE_DISCARD)
        else:
            keep_bought(g)


class CycleDiscard(Question):
    """Which bought card is discarded."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Any of them."""
        return [DISCARD + card for card in g.bought]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """It goes."""
        lay_down(g, seat, option - DISCARD, "discard", "LOB-5.3.8-c")


DEPTH_MARKS: Final = DepthMarks()
FIRST_TURN: Final = FirstTurn()
TURN: Final = Turn()
NEXT_TURN: Final = NextTurn()
ASK_TURN: Final = AskTurn()
ACTION: Final = Action()
CYCLE_DISCARD: Final = CycleDiscard()
