"""The rules of a round: draw, choose, play, compare, discard and keep; then sides, innings and the end."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.cosmic import codes
from sandlot.games.cosmic.atoms.actions import clear_played, draw, drop, lay
from sandlot.games.cosmic.atoms.players import enter, look_at, retire
from sandlot.games.cosmic.atoms.tallies import (
    change_sides,
    end_modifiers,
    float_cash,
    lose_cash,
    out,
    pay_floated,
    score,
    use_tax,
)
from sandlot.games.cosmic.effects.queries import ahead, discount, keep_limit, ledger, luck, surcharge, total
from sandlot.games.cosmic.effects.verbs import carry_out, coach, entrance, offer_players
from sandlot.games.cosmic.numbers import HALVES, NO_CARD
from sandlot.games.cosmic.options import CHOOSE, DONE, KEEP, PASS, PAY, PLAY
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.tables import TAX
from sandlot.kernel.step import Choice, OpeningChoice, Step

BOTH: Final[tuple[int, ...]] = (0, 1)
FIRST_ONLY: Final[tuple[int, ...]] = (0,)
SECOND_ONLY: Final[tuple[int, ...]] = (1,)


@final
class Round(Step):
    """Draw, Choose, Play, Discard, and again (CLB-RND-1, CLB-RND-2)."""

    def go(self, g: Cosmic) -> None:
        g.round += 1
        if g.events is not None:
            g.emit("round", g.hitting, count=g.round, rule="CLB-RND-1")
        g.do(DRAW_CARDS)
        coach(g, g.hitting, codes.AT_DRAW)
        coach(g, 1 - g.hitting, codes.AT_DRAW)


@final
class DrawCards(Step):
    """Step 1: both draw Intel Actions; Step 2: both look at Command Players and choose one (CLB-DRW-1, CLB-CHS-6)."""

    def go(self, g: Cosmic) -> None:
        draw(g, 0, g.pack.intel[0], "CLB-DRW-1")
        draw(g, 1, g.pack.intel[1], "CLB-DRW-1")
        look_at(g, 0)
        look_at(g, 1)
        g.ask_all(BOTH, CHOOSE_PLAYER, REVEAL)


@final
class ChoosePlayer(Choice):
    """Exactly one of the Players looked at goes face down on the board (CLB-CHS-2)."""

    def offers(self, g: Cosmic, seat: i64) -> None:
        if not g.sealed[seat]:
            offer_players(g, seat)


@final
class Reveal(Step):
    """Both are revealed together; Entrances, Pitching side first, then Coaches (CLB-REV-1, CLB-REV-3)."""

    def go(self, g: Cosmic) -> None:
        picks = g.unseal()
        enter(g, 0, picks[0][0] - CHOOSE, "CLB-REV-1")
        enter(g, 1, picks[1][0] - CHOOSE, "CLB-REV-1")
        pitching = 1 - g.hitting
        g.turn = pitching  # CLB-PLY-1
        g.passes = 0
        g.do(TURN)
        coach(g, g.hitting, codes.AT_PLAY)
        coach(g, pitching, codes.AT_PLAY)
        entrance(g, g.hitting)
        entrance(g, pitching)


@final
class Turn(Step):
    """A chance to play one Action; two declines in a row end the step (CLB-PLY-3, CLB-PLY-4)."""

    def go(self, g: Cosmic) -> None:
        if g.passes == 2:
            g.do(COMPARE)
        elif g.hands.size(g.turn):
            g.ask(g.turn, PLAY_ACTION)
        else:
            if g.events is not None:
                g.emit("no cards", g.turn, rule="CLB-PLY-11")
            decline(g)


def decline(g: Cosmic) -> None:
    """The chance goes to the other seat unused."""
    g.passes += 1
    g.turn = 1 - g.turn
    g.do(TURN)


@final
class PlayAction(OpeningChoice):
    """Play one Action or decline (CLB-PLY-2)."""

    def offers(self, g: Cosmic, seat: i64) -> None:
        """To decline, or any Action whose cost floated cash and the rest of the hand can pay (CLB-PAY-3, CLB-PAY-4)."""
        cells = g.hands.cells
        value = g.pack.value
        slots = g.pack.slot
        least = g.pack.least
        means = g.cash[seat] - surcharge(g, seat)
        first = seat * g.hands.stride + 1
        end = first + cells[first - 1]
        for i in range(first, end):
            means += value[cells[i]]
        g.offer(PASS)
        last: i64 = NO_CARD
        for i in range(first, end):
            card = cells[i]
            slot = slots[card]
            if slot != last:
                last = slot
                if least[card] <= means:  # also if it costs less than nothing: the rest is worth 0 or more
                    g.offer(PLAY + slot)

    def chosen(self, g: Cosmic, seat: i64, option: i64) -> None:
        """Lay the Action down, take floated cash first, then ask for discards (CLB-PAY-7, R9)."""
        if option == PASS:
            if g.events is not None:
                g.emit("decline", seat, rule="CLB-PLY-2")
            decline(g)
            return
        tax = ledger(g, TAX, seat)
        off = discount(g, seat)
        if tax:
            use_tax(g, seat)
        card = lay(g, seat, option - PLAY)
        price = g.pack.cost[card] + tax - off
        left: i64 = pay_floated(g, seat, price) if price > 0 else 0
        g.passes = 0
        g.turn = 1 - seat
        if left > 0:
            g.ask(seat, Pay(card, left, NO_CARD, 0))
        else:
            settle(g, seat, card)

    def declines(self, g: Cosmic, seat: i64) -> i64:
        return PASS


def settle(g: Cosmic, seat: i64, card: i64) -> None:
    """A paid Action resolves at once, then the other has a chance (CLB-PLY-7)."""
    g.do(TURN)
    carry_out(g, seat, card, card)


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Pay(Choice):
    """Discard Actions until the cost is reached, the more valuable first, so that none is unnecessary (CLB-PAY-12).

    In this order the last card is the smallest, and without it the cost was not reached: every set has one path.
    """

    __slots__ = ("card", "first", "left", "worth")

    def __init__(self, card: i64, left: i64, worth: i64, first: i64) -> None:
        self.card = card
        self.left = left  # cash still to find
        self.worth = worth  # Discard Value and slot of the last card discarded; NO_CARD: none yet
        self.first = first

    def offers(self, g: Cosmic, seat: i64) -> None:
        """The names that may come next and leave enough to complete the payment."""
        cells = g.hands.cells
        value = g.pack.value
        slots = g.pack.slot
        left = self.left
        most = self.worth
        last: i64 = NO_CARD
        first = seat * g.hands.stride + 1
        end = first + cells[first - 1]
        for i in range(first, end):
            card = cells[i]
            slot = slots[card]
            if slot == last:
                continue
            last = slot
            worth = value[card]
            if most != NO_CARD and (worth > most or (worth == most and slot < self.first)):
                continue
            means = worth
            if means < left:  # others must complete it
                means = 0
                for j in range(first, end):
                    other = cells[j]
                    each = value[other]
                    if each < worth or (each == worth and slots[other] >= slot):
                        means += each
                        if means >= left:
                            break
            if means >= left:
                g.offer(PAY + slot)

    def pool(self, g: Cosmic, seat: int) -> list[int]:
        """Every Action in the hand that is worth something, the more valuable first."""
        if self.worth != NO_CARD:
            return []
        ranked = sorted([(-g.pack.value[card], g.pack.slot[card]) for card in g.hands[seat] if g.pack.value[card]])
        return [PAY + slot for _, slot in ranked]

    def chosen(self, g: Cosmic, seat: i64, option: i64) -> None:
        """Discard it; what is too much floats (CLB-PAY-2, CLB-PAY-5)."""
        worth = g.pack.value[drop(g, seat, option - PAY, "pay with", "CLB-PAY-9")]
        left = self.left - worth
        if left > 0:
            g.ask(seat, Pay(self.card, left, worth, option - PAY))
            return
        if left:
            float_cash(g, seat, -left, "CLB-PAY-5")
        settle(g, seat, self.card)


@final
class Compare(Step):
    """The totals decide: one point or one out, never more (CLB-RES-4 to CLB-RES-7)."""

    def go(self, g: Cosmic) -> None:
        level = ""  # the rule by which level totals are decided
        if g.events is not None:
            if total(g, 0) == total(g, 1):
                level = "CLB-SET-6" if luck(g, 0) == luck(g, 1) else "CLB-RES-6"
            for seat in (g.hitting, 1 - g.hitting):
                g.emit("compare", seat, count=total(g, seat), rule="CLB-RES-3")
        change = False
        if ahead(g) == g.hitting:
            score(g, level or "CLB-RES-4")
        else:
            change = out(g, level or "CLB-RES-5")
        clear_table(g)
        g.do(CHANGE if change or (g.half_cap != 0 and g.line[-1] >= g.half_cap) else NEXT_ROUND)
        if g.hands.size(0):
            g.ask_all(BOTH if g.hands.size(1) else FIRST_ONLY, KEEP_CARDS, KEPT)
        elif g.hands.size(1):
            g.ask_all(SECOND_ONLY, KEEP_CARDS, KEPT)


def clear_table(g: Cosmic) -> None:
    """Actions and Players go to their owners' piles; floated cash is gone (CLB-DSC-1 to CLB-DSC-3, CLB-PAY-8)."""
    clear_played(g)
    for seat in range(g.seats):
        retire(g, seat)
        lose_cash(g, seat)


@final
class KeepCards(Choice):
    """Keep up to a limit of Actions, both at once and hidden (CLB-DSC-4, CLB-DSC-7)."""

    def offers(self, g: Cosmic, seat: i64) -> None:
        """The names in the hand, in the order of the deck, or nothing more."""
        picks = g.sealed[seat]
        latest: i64 = NO_CARD
        taken: i64 = 0  # copies of the latest name
        if picks:
            latest = picks[-1]
            if latest == DONE or len(picks) == keep_limit(g, seat):
                return
            for pick in picks:
                if pick == latest:
                    taken += 1
        slots = g.pack.slot
        cells = g.hands.cells
        first = seat * g.hands.stride + 1
        last: i64 = NO_CARD
        copies: i64 = 0  # of this name, so far in the hand
        for i in range(first, first + cells[first - 1]):
            slot = slots[cells[i]]
            copies = copies + 1 if slot == last else 1
            last = slot
            option = KEEP + slot
            if (option > latest and copies == 1) or (option == latest and copies == taken + 1):
                g.offer(option)
        g.offer(DONE)  # also when nothing more fits: when a seat is done must not tell what it holds

    def pool(self, g: Cosmic, seat: int) -> list[int]:
        return [] if g.sealed[seat] else [KEEP + g.pack.slot[card] for card in g.hands[seat]]

    def declines(self, g: Cosmic, seat: i64) -> i64:
        return DONE


@final
class Kept(Step):
    """All other Actions are discarded, face up (CLB-DSC-5)."""

    def go(self, g: Cosmic) -> None:
        picks = g.unseal()
        for seat in range(g.seats):
            wanted = picks[seat]  # in the order of the hand
            kept: i64 = 0
            cells = g.hands.cells
            first = seat * g.hands.stride + 1
            while kept < cells[first - 1]:
                slot = g.pack.slot[cells[first + kept]]
                if kept < len(wanted) and wanted[kept] == KEEP + slot:
                    kept += 1
                else:
                    drop(g, seat, slot, "clear hand", "CLB-DSC-5")
            if g.events is not None:
                g.emit("keep", seat, count=kept, rule="CLB-DSC-4")


@final
class NextRound(Step):
    """Sides change after the third out; four halves are a game (CLB-SID-1, CLB-SID-5, CLB-END-1)."""

    __slots__ = ("change",)

    def __init__(self, change: bool) -> None:
        self.change = change

    def go(self, g: Cosmic) -> None:
        """Modifiers of the round are over; go on, change sides or end."""
        end_modifiers(g)
        if self.change:
            g.outs = 0
            g.half += 1
            if g.half == HALVES:
                return
            change_sides(g)
        if g.walkoff and g.half == HALVES - 1 and g.points[g.hitting] > g.points[1 - g.hitting]:
            g.half = HALVES
            if g.events is not None:
                g.emit("walk off", g.hitting, rule="CLB-END-4")
            return
        g.do(ROUND)


ROUND: Final = Round()
DRAW_CARDS: Final = DrawCards()
REVEAL: Final = Reveal()
TURN: Final = Turn()
COMPARE: Final = Compare()
KEPT: Final = Kept()
NEXT_ROUND: Final = NextRound(False)
CHANGE: Final = NextRound(True)
CHOOSE_PLAYER: Final = ChoosePlayer()
PLAY_ACTION: Final = PlayAction()
KEEP_CARDS: Final = KeepCards()
