"""The verbs that ask: choose a block, pick an owner, pass the card on, discard."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question
from sandlot.games.lords.atoms.cards import give_card, lay_down
from sandlot.games.lords.atoms.money import best_loan
from sandlot.games.lords.effects.values import amount, holds
from sandlot.games.lords.places import CARD, CHOICE, DISCARD, SEAT
from sandlot.games.lords.state import State


class Placed(Question):
    """A question inside an effect: it knows the place in the program and for whom it runs."""

    __slots__ = ("extra", "me", "pc", "program", "spared", "subject", "value")

    def __init__(self, program: int, pc: int, subject: int, me: int, value: int, spared: int, extra: bool) -> None:
        self.program = program
        self.pc = pc
        self.subject = subject
        self.me = me
        self.value = value
        self.spared = spared
        self.extra = extra

    def run_block(self, g: State, start: int, end: int, subject: int) -> None:
        """Go on with a block for an owner."""
        from sandlot.games.lords.effects.run import Effect

        g.do(Effect(self.program, start, end, subject, self.me, self.value, self.spared, self.extra))


class Choosing(Placed):
    """One block of several; what takes players or money one does not have cannot be chosen, if there is another way."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The blocks that can be carried out."""
        program = g.pack.programs[self.program]
        k = program[self.pc + 2]
        start = self.pc + 3 + k
        found: list[int] = []
        for i in range(k):
            end = program[self.pc + 3 + i]
            if possible(g, seat, program, start, end):
                found.append(CHOICE + i)
            start = end
        return found or [CHOICE + i for i in range(k)]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Go on with that block."""
        program = g.pack.programs[self.program]
        i = option - CHOICE
        start = program[self.pc + 2 + i] if i else self.pc + 3 + program[self.pc + 2]
        g.emit("choose", seat, count=i)
        self.run_block(g, start, program[self.pc + 3 + i], seat)


def possible(g: State, seat: int, program: list[int], pc: int, end: int) -> bool:
    """Whether an owner has the players and the money a block takes."""
    while pc < end:
        code = program[pc]
        if code == codes.V_CHANGE or code == codes.V_LOSE:
            if program[pc + 3] != codes.STAR and g.men[seat][program[pc + 3]] < program[pc + 2]:
                return False
        elif code == codes.V_MONEY:
            if g.cash[seat] + best_loan(g, seat) + amount(g, seat, program, pc + 2) < 0:
                return False
        elif code == codes.V_PASS_ON:
            if not unmarked(g, seat):
                return False
        pc = program[pc + 1]
    return True


class Picking(Placed):
    """An owner is named, who becomes the subject of the block; whoever has passed cannot be (LOB-5.3.12-b)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The owners of the set for whom the test holds."""
        program = g.pack.programs[self.program]
        at = self.pc + 2
        found: list[int] = []
        for other in range(g.seats):
            if (other == self.me and program[at] == codes.PICK_OTHERS) or self.spared >> other & 1:
                continue
            if other != self.me and g.passed[other] and g.phase != codes.OFF:
                continue
            if program[at + 1] == 0 or holds(g, other, program[at + 1], program[at + 2], program[at + 3]):
                found.append(SEAT + other)
        return found

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Go on for him."""
        program = g.pack.programs[self.program]
        g.emit("pick", seat, count=option - SEAT)
        self.run_block(g, self.pc + 8, program[self.pc + 7], option - SEAT)


def unmarked(g: State, seat: int) -> list[int]:
    """Owners who have not had the trade bait this year (LOB-10.0-f)."""
    return [s for s in range(g.seats) if s != seat and not g.bait >> s & 1]


class PassOn(Question):
    """The trade bait goes to an owner who has not had it this year, for a card of his choice (LOB-10.0-g, LOB-R53)."""

    __slots__ = ("me", "program", "spared")

    def __init__(self, program: int, me: int, spared: int) -> None:
        self.program = program
        self.me = me
        self.spared = spared

    def offers(self, g: State, seat: int) -> list[int]:
        """Those owners."""
        return [SEAT + other for other in unmarked(g, seat)]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """He gives a card, then the effect begins anew for him."""
        from sandlot.games.lords.effects.run import start

        to = option - SEAT
        g.emit("pass on", seat, count=to, rule="LOB-10.0-f")
        start(g, self.program, to, self.me, self.spared)
        if g.hands[to]:
            g.ask(to, InReturn(seat))


class InReturn(Question):
    """Which card comes back for the trade bait."""

    __slots__ = ("to",)

    def __init__(self, to: int) -> None:
        self.to = to

    def offers(self, g: State, seat: int) -> list[int]:
        """Any card in the hand."""
        return [CARD + card for card in g.hands[seat]]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """It changes hands."""
        give_card(g, seat, self.to, option - CARD)


class Discarding(Deed):
    """An owner discards cards of his choice, one after the other."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def go(self, g: State) -> None:
        """Ask for the next one."""
        if self.n > 0 and g.hands[self.seat]:
            g.do(Discarding(self.seat, self.n - 1))
            g.ask(self.seat, DISCARD_ONE)


class DiscardOne(Question):
    """Which card to discard."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Any card in the hand."""
        return [DISCARD + card for card in g.hands[seat]]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """It goes to the discards."""
        lay_down(g, seat, option - DISCARD, "discard", "")


DISCARD_ONE = DiscardOne()
