"""What the verbs of effects do (words.py declares them, codes.py numbers them), and the questions they go on after."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.cards.program import VerbRule, Walk, walker
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.atoms.actions import draw, drop_any, see_hand
from sandlot.games.cosmic.atoms.players import enter, look_at
from sandlot.games.cosmic.atoms.tallies import float_cash, gain_gadgets, modify, spend_gadgets, strike
from sandlot.games.cosmic.effects.facts import CONDITIONS, MEASURES, last_played
from sandlot.games.cosmic.effects.questions import DropCards, Recover, scry
from sandlot.games.cosmic.numbers import NO_CARD, SIZE
from sandlot.games.cosmic.options import CHOOSE, SPEND
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.tables import KEEPING, LUCK, TAX, TOTAL, coach_program
from sandlot.kernel.step import Choice, Step

# -- an effect on its way ------------------------------------------------------------------------------------------


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Act(Walk):
    """An effect on its way: the number of its program, and the Action that its modifiers come from, if any."""

    __slots__ = ("number", "source")

    def __init__(self, g: Cosmic, seat: i64, number: i64, pc: i64, end: i64, source: i64) -> None:
        super().__init__(seat, g.pack.program[number], pc, end, 0)
        self.number = number
        self.source = source

    def wait(self, g: Cosmic) -> None:
        """What comes after this verb follows what it asks and pushes."""
        after = self.program[self.pc + 1]
        if after < self.end:
            g.do(Resolve(self.seat, self.number, after, self.end, self.source))


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Resolve(Step):
    """Carry out a part of a program for a seat; `source` is the Action that its modifiers come from, if any."""

    __slots__ = ("end", "pc", "program", "seat", "source")

    def __init__(self, seat: i64, program: i64, pc: i64, end: i64, source: i64) -> None:
        self.seat = seat
        self.program = program
        self.pc = pc
        self.end = end
        self.source = source

    def go(self, g: Cosmic) -> None:
        WALKER.walk(g, Act(g, self.seat, self.program, self.pc, self.end, self.source))


def begin(g: Cosmic, seat: i64, program: i64, source: i64) -> None:
    """Push a whole program."""
    end: i64 = len(g.pack.program[program])
    if end:
        g.do(Resolve(seat, program, 0, end, source))


def carry_out(g: Cosmic, seat: i64, program: i64, source: i64) -> None:
    """Do a whole program now; what waits on the agenda follows it."""
    WALKER.walk(g, Act(g, seat, program, 0, len(g.pack.program[program]), source))


def coach(g: Cosmic, seat: i64, moment: i64) -> None:
    """A Coach's ability at its moment; it has no Action as source (R25)."""
    begin(g, seat, coach_program(seat, moment), NO_CARD)


def entrance(g: Cosmic, seat: i64) -> None:
    """The Entrance of the Player on the field (CLB-REV-2, CLB-REV-4)."""
    begin(g, seat, g.field[seat], NO_CARD)


@mypyc_attr(acyclic=True)
class Sided(VerbRule):
    """A verb about the own side or about the opponent's."""

    __slots__ = ("opponent",)

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def side(self, act: Act) -> i64:
        """The seat it is about."""
        return 1 - act.seat if self.opponent else act.seat


# -- the ledger ----------------------------------------------------------------------------------------------------


@final
class ChangeTotal(Sided):
    """The own total changes, or the opponent's (CLB-RES-2)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        modify(g, TOTAL, self.side(act), WALKER.amount(g, act, 0), act.source, act.cell(3) == 1)
        return False


@final
class ForThisRound(VerbRule):
    """The opponent's next Action costs more, or the own Luck or keep limit grows (CLB-EFX-5, R13, CLB-DSC-4)."""

    __slots__ = ("what",)

    def __init__(self, what: i64) -> None:
        self.what = what

    def act(self, g: Cosmic, act: Act) -> bool:
        seat = 1 - act.seat if self.what == TAX else act.seat
        modify(g, self.what, seat, act.cell(0), act.source, True)
        return False


@final
class CancelLast(VerbRule):
    """Strike what the opponent's latest Action did to the totals (CLB-EFX-1)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        strike(g, last_played(g, 1 - act.seat))
        return False


# -- cash and Gadgets ----------------------------------------------------------------------------------------------


@final
class FloatCash(VerbRule):
    """Cash for this round (CLB-PAY-11)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        float_cash(g, act.seat, act.cell(0), "CLB-PAY-11")
        return False


@final
class GainGadgets(VerbRule):
    """Gadgets come in (CLB-GAD-1)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        gain_gadgets(g, act.seat, act.cell(0))
        return False


@final
class Spend(VerbRule):
    """Gadgets may be spent: as many as it says, or each for itself up to that limit (CLB-GAD-3, CLB-GAD-5)."""

    __slots__ = ("each",)

    def __init__(self, each: bool) -> None:
        self.each = each

    def act(self, g: Cosmic, act: Act) -> bool:
        act.wait(g)
        low = 1 if self.each else act.cell(0)
        owned = g.gadgets[act.seat]
        if owned >= low:
            high = min(act.cell(0), owned)
            g.ask(act.seat, SpendGadgets(act.number, act.pc, low, high, act.source))
        return True


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class SpendGadgets(Choice):
    """Whether to spend Gadgets, and how many: none, or from `low` to `high` (CLB-GAD-3)."""

    __slots__ = ("high", "low", "pc", "program", "source")

    def __init__(self, program: i64, pc: i64, low: i64, high: i64, source: i64) -> None:
        self.program = program
        self.pc = pc
        self.low = low
        self.high = high
        self.source = source

    def offers(self, g: Cosmic, seat: i64) -> None:
        g.offer(SPEND)
        for count in range(self.low, self.high + 1):
            g.offer(SPEND + count)

    def chosen(self, g: Cosmic, seat: i64, option: i64) -> None:
        """Pay, then do the block as often as the lowest amount is paid: once, or for every Gadget."""
        paid = option - SPEND
        if paid == 0:
            return
        first = spend_gadgets(g, seat, paid)
        end = block_end(g, self.program, self.pc)
        for _ in range(paid // self.low):
            g.do(Resolve(seat, self.program, self.pc + BLOCK, end, self.source))
        if first:
            coach(g, seat, codes.AT_SPEND)

    def declines(self, g: Cosmic, seat: i64) -> i64:
        return SPEND


BLOCK: Final = 5  # where the block of a verb with one number begins, after its own cells


def block_end(g: Cosmic, program: i64, pc: i64) -> i64:
    """Where that block ends."""
    return g.pack.program[program][pc + BLOCK - 1]


# -- Players -------------------------------------------------------------------------------------------------------


@final
class NewPlayer(VerbRule):
    """The owner of a side selects again; the Player on the field is not among those looked at (CLB-NEW-1, R29)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        act.wait(g)
        seat = act.seat if act.cell(0) == codes.SELF else 1 - act.seat
        look_at(g, seat)
        if g.look.size(seat):
            g.ask(seat, CHOOSE_NEW)
        return True


def offer_players(g: Cosmic, seat: i64) -> None:
    """Offer the Players looked at."""
    cells = g.look.cells
    first = seat * g.look.stride + 1
    base = CHOOSE - seat * SIZE
    for i in range(first, first + cells[first - 1]):
        g.offer(base + cells[i])


@final
class ChooseNew(Choice):
    """Choose a new Player in the middle of a round (CLB-NEW-1)."""

    def offers(self, g: Cosmic, seat: i64) -> None:
        offer_players(g, seat)

    def chosen(self, g: Cosmic, seat: i64, option: i64) -> None:
        """It is revealed at once, the Coach has a say, and its Entrance happens (CLB-NEW-2, CLB-NEW-3)."""
        enter(g, seat, option - CHOOSE, "CLB-NEW-2")
        entrance(g, seat)
        coach(g, seat, codes.AT_NEW)


CHOOSE_NEW: Final = ChooseNew()


# -- Actions -------------------------------------------------------------------------------------------------------


@final
class Draw(VerbRule):
    """Draw Actions (CLB-DRW-9)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        draw(g, act.seat, act.cell(0), "CLB-DRW-9")
        return False


@final
class PeekHand(VerbRule):
    """Look into the opponent's hand (CLB-EFX-6)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        see_hand(g, act.seat, act.cell(0))
        return False


@final
class Discard(Sided):
    """A hand loses cards at random or by its owner's choice; an empty one loses nothing (CLB-EFX-8)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        seat = self.side(act)
        count = min(act.cell(0), g.hands.size(seat))
        if self.opponent and act.cell(1) == codes.RANDOM:
            for _ in range(count):
                drop_any(g, seat)
            return False
        act.wait(g)
        if count:
            g.ask(seat, DropCards(count, 0, False))
        return True


@final
class Scry(VerbRule):
    """Look at the top of the own Action deck and put it in order (CLB-EFX-7)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        act.wait(g)
        scry(g, act.seat, act.cell(0))
        return True


@final
class TakeBack(VerbRule):
    """Take Actions back from the own discard pile (CLB-PAY-14)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        act.wait(g)
        count = min(act.cell(0), g.discard.size(act.seat))
        if count:
            g.ask(act.seat, Recover(count, 0, False))
        return True


@final
class CopyLast(VerbRule):
    """Do what the opponent's latest Action does, as one's own (CLB-EFX-3, CLB-EFX-4)."""

    def act(self, g: Cosmic, act: Act) -> bool:
        target = copied(g, act.seat)
        if target == NO_CARD:
            return False
        act.wait(g)
        if g.events is not None:
            g.emit("copy", act.seat, card=target, rule="CLB-EFX-4")
        carry_out(g, act.seat, target, act.source)
        return True


def copied(g: Cosmic, seat: i64) -> i64:
    """The Action of the opponent that this seat would copy; NO_CARD: none, or one that is struck or copies itself."""
    target = last_played(g, 1 - seat)
    if target == NO_CARD or target in g.struck or g.pack.copies[target]:
        return NO_CARD
    return target


WALKER: Final = walker(
    {
        codes.MOD: ChangeTotal(False),
        codes.OPP_MOD: ChangeTotal(True),
        codes.DRAW: Draw(),
        codes.FLOAT: FloatCash(),
        codes.GADGET: GainGadgets(),
        codes.SPEND: Spend(False),
        codes.SPEND_EACH: Spend(True),
        codes.NEW_PLAYER: NewPlayer(),
        codes.PEEK_HAND: PeekHand(),
        codes.OPP_DISCARD: Discard(True),
        codes.SELF_DISCARD: Discard(False),
        codes.SCRY: Scry(),
        codes.RECOVER: TakeBack(),
        codes.CANCEL_LAST: CancelLast(),
        codes.COPY_LAST: CopyLast(),
        codes.TAX: ForThisRound(TAX),
        codes.LUCK: ForThisRound(LUCK),
        codes.KEEP: ForThisRound(KEEPING),
    },
    CONDITIONS,
    MEASURES,
)
