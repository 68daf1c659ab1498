"""The rules of a round: draw, choose, play, compare, discard and keep; then sides, innings and the end."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.cosmic import codes
from sandlot.games.cosmic.effects.deal import TAX
from sandlot.games.cosmic.effects.players import enter, look_at
from sandlot.games.cosmic.effects.queries import ahead, keep_limit, ledger, luck, surcharge, total
from sandlot.games.cosmic.effects.verbs import carry_out, coach, entrance
from sandlot.games.cosmic.game import Cosmic
from sandlot.games.cosmic.numbers import (
    CHOOSE,
    DISCARDED,
    DONE,
    FIELD,
    HALVES,
    KEEP,
    NO_CARD,
    OUTS,
    PASS,
    PAY,
    PLAY,
    RETIRED,
    SIZE,
    TABLE,
)
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step


class Round(Step):
    """Draw, Choose, Play, Discard, and again (CLB-RND-1, CLB-RND-2)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Begin with what Coaches do first."""
        c = cast(Cosmic, g)
        c.round += 1
        c.emit("round", c.hitting, count=c.round, rule="CLB-RND-1")
        c.do(DRAW_CARDS)
        coach(c, c.hitting, codes.AT_DRAW)
        coach(c, 1 - c.hitting, codes.AT_DRAW)


class DrawCards(Step):
    """Step 1: both draw Intel Actions; Step 2: both look at Command Players and choose one (CLB-DRW-1, CLB-CHS-6)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Draw, look and ask both at once."""
        c = cast(Cosmic, g)
        for seat in range(2):
            c.draw(seat, c.pack.intel[seat], "CLB-DRW-1")
        for seat in range(2):
            look_at(c, seat)
        c.ask_all([0, 1], CHOOSE_PLAYER, REVEAL)


class ChoosePlayer(Choice):
    """Exactly one of the Players looked at goes face down on the board (CLB-CHS-2)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The Players looked at, until one is chosen."""
        if g.sealed[seat]:
            return []
        return [CHOOSE + card % SIZE for card in cast(Cosmic, g).look[seat]]


class Reveal(Step):
    """Both are revealed together; Entrances, Pitching side first, then Coaches (CLB-REV-1, CLB-REV-3)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Turn the cards up and line up what follows."""
        c = cast(Cosmic, g)
        picks = c.unseal()
        for seat in range(2):
            enter(c, seat, picks[seat][0] - CHOOSE, "CLB-REV-1")
        pitching = 1 - c.hitting
        c.turn = pitching  # CLB-PLY-1
        c.passes = 0
        c.do(TURN)
        coach(c, c.hitting, codes.AT_PLAY)
        coach(c, pitching, codes.AT_PLAY)
        entrance(c, c.hitting)
        entrance(c, pitching)


class Turn(Step):
    """A chance to play one Action; two declines in a row end the step (CLB-PLY-3, CLB-PLY-4)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Ask, pass for an empty hand, or compare."""
        c = cast(Cosmic, g)
        if c.passes == 2:
            c.do(COMPARE)
        elif c.hands[c.turn]:
            c.ask(c.turn, PLAY_ACTION)
        else:
            c.emit("no cards", c.turn, rule="CLB-PLY-11")
            decline(c)


def decline(g: Cosmic) -> None:
    """The chance goes to the other seat unused."""
    g.passes += 1
    g.turn = 1 - g.turn
    g.do(TURN)


class PlayAction(Choice):
    """Play one Action or decline (CLB-PLY-2)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """To decline, or any Action whose cost floated cash and the rest of the hand can pay (CLB-PAY-3, CLB-PAY-4)."""
        c = cast(Cosmic, g)
        hand = c.hands[seat]
        value = c.pack.value
        slots = c.pack.slot
        least = c.pack.least
        extra: i64 = surcharge(c, seat)
        means: i64 = c.cash[seat]
        card: i64
        for card in hand:
            means += value[card]
        found = [PASS]
        last: i64 = NO_CARD
        for card in hand:
            slot: i64 = slots[card]
            if slot != last:
                last = slot
                if least[card] + extra <= means:  # also if it costs less than nothing: the rest is worth 0 or more
                    found.append(PLAY + slot)
        return found

    def take(self, g: Game, seat: int, option: int) -> None:
        """Lay the Action down, take floated cash first, then ask for discards (CLB-PAY-7, R9)."""
        c = cast(Cosmic, g)
        if option == PASS:
            if c.events is not None:
                c.emit("decline", seat, rule="CLB-PLY-2")
            decline(c)
            return
        extra = surcharge(c, seat)
        if ledger(c, TAX, seat):
            c.ledger = [entry for entry in c.ledger if entry.what != TAX or entry.seat != seat]  # CLB-EFX-5
        card = c.lay(seat, option - PLAY)
        price = max(0, c.pack.cost[card] + extra)
        floated = min(price, c.cash[seat])
        if floated:
            c.cash[seat] -= floated
            c.emit("pay", seat, count=floated, rule="CLB-PAY-7")
        c.passes = 0
        c.turn = 1 - seat
        if price > floated:
            c.ask(seat, Pay(card, price - floated, NO_CARD, 0))
        else:
            settle(c, seat, card)

    def opens(self) -> bool:
        """Each chance is a move of its own."""
        return True


def settle(g: Cosmic, seat: int, card: int) -> None:
    """A paid Action resolves at once, then the other has a chance (CLB-PLY-7)."""
    g.do(TURN)
    carry_out(g, seat, card, card)


class Pay(Choice):
    """Discard Actions until the cost is reached, the more valuable first, so that none is unnecessary (CLB-PAY-12).

    In this order the last card is the smallest, and without it the cost was not reached: every set has one path.
    """

    __slots__ = ("card", "first", "left", "worth")

    def __init__(self, card: int, left: int, worth: int, first: int) -> None:
        self.card = card
        self.left = left  # cash still to find
        self.worth = worth  # Discard Value and slot of the last card discarded; NO_CARD: none yet
        self.first = first

    def options(self, g: Game, seat: int) -> list[int]:
        """The names that may come next and leave enough to complete the payment."""
        c = cast(Cosmic, g)
        hand = c.hands[seat]
        value = c.pack.value
        slots = c.pack.slot
        left: i64 = self.left
        most: i64 = self.worth
        first: i64 = self.first
        last: i64 = NO_CARD
        found: list[int] = []
        card: i64
        other: i64
        for card in hand:
            slot: i64 = slots[card]
            if slot == last:
                continue
            last = slot
            worth: i64 = value[card]
            if most != NO_CARD and (worth > most or (worth == most and slot < first)):
                continue
            means = worth
            if means < left:  # others must complete it
                means = 0
                for other in hand:
                    each: i64 = value[other]
                    if each < worth or (each == worth and slots[other] >= slot):
                        means += each
            if means >= left:
                found.append(PAY + slot)
        return found

    def pool(self, g: Game, seat: int) -> list[int]:
        """Every Action in the hand that is worth something, the more valuable first."""
        if self.worth != NO_CARD:
            return []
        c = cast(Cosmic, g)
        ranked = sorted([(-c.pack.value[card], c.pack.slot[card]) for card in c.hands[seat] if c.pack.value[card]])
        return [PAY + slot for _, slot in ranked]

    def take(self, g: Game, seat: int, option: int) -> None:
        """Discard it; what is too much floats (CLB-PAY-2, CLB-PAY-5)."""
        c = cast(Cosmic, g)
        worth = c.pack.value[c.drop(seat, option - PAY, "pay with", "CLB-PAY-9")]
        left = self.left - worth
        if left > 0:
            c.ask(seat, Pay(self.card, left, worth, option - PAY))
            return
        if left:
            c.cash[seat] -= left
            c.emit("float", seat, count=-left, rule="CLB-PAY-5")
        settle(c, seat, self.card)


class Compare(Step):
    """The totals decide: one point or one out, never more (CLB-RES-4 to CLB-RES-7)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Record it, then clear the table."""
        c = cast(Cosmic, g)
        level = ""  # the rule by which level totals are decided
        if c.events is not None:
            if total(c, 0) == total(c, 1):
                level = "CLB-SET-6" if luck(c, 0) == luck(c, 1) else "CLB-RES-6"
            for seat in (c.hitting, 1 - c.hitting):
                c.emit("compare", seat, count=total(c, seat), rule="CLB-RES-3")
        if ahead(c) == c.hitting:
            c.points[c.hitting] += 1
            c.line = [*c.line[:-1], c.line[-1] + 1]
            c.emit("point", c.hitting, count=c.points[c.hitting], rule=level or "CLB-RES-4")
            third = False
        else:
            third = c.outs + 1 == OUTS
            c.outs = 0 if third else c.outs + 1
            c.emit("out", c.hitting, count=OUTS if third else c.outs, rule=level or "CLB-RES-5")
        clear_table(c)
        c.do(NextRound(third or (c.half_cap != 0 and c.line[-1] >= c.half_cap)))
        asked = [seat for seat in range(2) if c.hands[seat]]
        if asked:
            c.ask_all(asked, KEEP_CARDS, KEPT)


def clear_table(g: Cosmic) -> None:
    """Actions and Players go to their owners' piles; floated cash is gone (CLB-DSC-1 to CLB-DSC-3, CLB-PAY-8)."""
    for card in g.played:
        owner = card // SIZE
        g.discard[owner].append(card)
        if g.events is not None:
            g.emit("clear", owner, TABLE + owner, DISCARDED + owner, card=card, rule="CLB-DSC-1")
    for seat in range(2):
        g.retired[seat] = [*g.retired[seat], g.field[seat]]
        if g.events is not None:
            g.emit("retire", seat, FIELD + seat, RETIRED + seat, card=g.field[seat], rule="CLB-DSC-2")
        g.field[seat] = NO_CARD
        g.cash[seat] = 0
    g.played = []
    g.struck = []


class KeepCards(Choice):
    """Keep up to a limit of Actions, both at once and hidden (CLB-DSC-4, CLB-DSC-7)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The names in the hand, in the order of the deck, or nothing more."""
        c = cast(Cosmic, g)
        picks = c.sealed[seat]
        found: list[int]
        if not picks:
            found = c.slots_in_hand(seat, KEEP)
            found.append(DONE)
            return found
        if picks[-1] == DONE or len(picks) == keep_limit(c, seat):
            return []
        found = []
        slots = c.pack.slot
        count = 0  # of this name, so far in the hand
        last = NO_CARD
        for card in c.hands[seat]:
            slot = slots[card]
            count = count + 1 if slot == last else 1
            last = slot
            option = KEEP + slot
            if option >= picks[-1] and picks.count(option) < count and option not in found:
                found.append(option)
        found.append(DONE)  # also when nothing more fits: when a seat is done must not tell what it holds
        return found

    def pool(self, g: Game, seat: int) -> list[int]:
        """All Actions in the hand."""
        c = cast(Cosmic, g)
        return [] if c.sealed[seat] else [KEEP + c.pack.slot[card] for card in c.hands[seat]]


class Kept(Step):
    """All other Actions are discarded, face up (CLB-DSC-5)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Discard what was not kept."""
        c = cast(Cosmic, g)
        picks = c.unseal()
        for seat in range(2):
            wanted = picks[seat]  # in the order of the hand
            kept = 0
            others: list[int] = []
            for card in c.hands[seat]:
                slot = c.pack.slot[card]
                if kept < len(wanted) and wanted[kept] == KEEP + slot:
                    kept += 1
                else:
                    others.append(slot)
            for slot in others:
                c.drop(seat, slot, "clear hand", "CLB-DSC-5")
            if c.events is not None:
                c.emit("keep", seat, count=len(c.hands[seat]), rule="CLB-DSC-4")


class NextRound(Step):
    """Sides change after the third out; four halves are a game (CLB-SID-1, CLB-SID-5, CLB-END-1)."""

    __slots__ = ("change",)

    def __init__(self, change: bool) -> None:
        self.change = change

    def run(self, g: Game) -> None:
        """Modifiers of the round are over; go on, change sides or end."""
        c = cast(Cosmic, g)
        c.ledger = []
        c.spender = [False, False]
        if self.change:
            c.outs = 0
            c.half += 1
            if c.half == HALVES:
                return
            c.hitting = 1 - c.hitting
            c.line = [*c.line, 0]
            c.emit("sides", c.hitting, count=c.half, rule="CLB-SID-1")
        if c.walkoff and c.half == HALVES - 1 and c.points[c.hitting] > c.points[1 - c.hitting]:
            c.half = HALVES
            c.emit("walk off", c.hitting, rule="CLB-END-4")
            return
        c.do(ROUND)


ROUND: Final = Round()
DRAW_CARDS: Final = DrawCards()
REVEAL: Final = Reveal()
TURN: Final = Turn()
COMPARE: Final = Compare()
KEPT: Final = Kept()
CHOOSE_PLAYER: Final = ChoosePlayer()
PLAY_ACTION: Final = PlayAction()
KEEP_CARDS: Final = KeepCards()
