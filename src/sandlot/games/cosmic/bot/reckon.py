"""For bots: what an effect does at this moment, in points of a total."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64, mypyc_attr

from sandlot.cards.program import VerbRule, Walk, walker
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.bot.hands import best_of, effects_of, hand_of, prospect
from sandlot.games.cosmic.effects.facts import CONDITIONS, MEASURES, base, last_played
from sandlot.games.cosmic.effects.queries import luck, luckier, surcharge
from sandlot.games.cosmic.effects.questions import Arrange, DropCards, Recover
from sandlot.games.cosmic.effects.verbs import BLOCK, ChooseNew, Resolve, SpendGadgets, block_end, copied
from sandlot.games.cosmic.numbers import NO_CARD
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.tables import TOTAL, coach_program
from sandlot.kernel.game import Game

LEVEL: Final = 0.5  # level totals are won by the luckier side
HELD: Final = 0.35  # a Gadget in this round
LATER: Final = 0.38  # and later
DRAWN: Final = 1.75  # a card more or less in a hand
WORST: Final = 1.05  # the card that a hand needs least
CASH: Final = 0.8  # a unit of it, in a hand that is not known
SEEN: Final = 0.12  # a card to put in order
TAKEN: Final = 2.35  # a card taken back
KEPT_MORE: Final = 0.75  # to keep one card more


def pending(g: Cosmic) -> float:
    """What the question that an effect has put and the effects that wait will do for the Hitter."""
    found = 0.0
    seat = g.seat
    choice = g.choice
    if isinstance(choice, Recover):
        found = TAKEN * float(choice.left)
    elif isinstance(choice, Arrange):
        found = SEEN * float(choice.count - choice.done)
    elif isinstance(choice, DropCards):
        found = -WORST * float(choice.left)
    elif isinstance(choice, ChooseNew):
        found = relieved(g, seat)
    elif isinstance(choice, SpendGadgets):
        found = best_gain(g, seat, choice.program, choice.pc, choice.low, choice.high)
    else:
        return 0.0
    if seat != g.hitting:
        found = -found
    for i in range(g.depth - 1, -1, -1):
        step = g.steps[i]
        if not isinstance(step, Resolve):
            break
        more = reckoned(g, step.seat, step.program, step.pc, step.end)
        found += more if step.seat == g.hitting else -more
    return found


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Reckoning(Walk):
    """An effect that is only reckoned: the number of its program, and what it does so far in points of a total."""

    __slots__ = ("found", "number")

    def __init__(self, g: Cosmic, seat: i64, number: i64, pc: i64, end: i64) -> None:
        super().__init__(seat, g.pack.program[number], pc, end, 0)
        self.number = number
        self.found = 0.0


def reckoned(g: Cosmic, seat: i64, number: i64, pc: i64, end: i64) -> float:
    """What a part of a program does now, in points of a total."""
    if pc == end:
        return 0.0
    walk = Reckoning(g, seat, number, pc, end)
    RECKONER.walk(g, walk)
    return walk.found


def reckoned_whole(g: Cosmic, seat: i64, number: i64) -> float:
    """What a whole program does now."""
    return reckoned(g, seat, number, 0, len(g.pack.program[number]))


@mypyc_attr(acyclic=True)
class Guess(VerbRule):
    """What a verb does for the seat whose effect it is."""

    def act(self, g: Game, walk: Walk) -> bool:
        reckoning = cast(Reckoning, walk)
        reckoning.found += self.of(cast(Cosmic, g), reckoning)
        return False

    def of(self, g: Cosmic, walk: Reckoning) -> float:
        raise NotImplementedError


@final
class Each(Guess):
    """The same worth for each card that it counts."""

    __slots__ = ("worth",)

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def of(self, g: Cosmic, walk: Reckoning) -> float:
        return self.worth * float(walk.cell(0))


@final
class Total(Guess):
    """A change of a total; the opponent's counts against."""

    __slots__ = ("sign",)

    def __init__(self, sign: float) -> None:
        self.sign = sign

    def of(self, g: Cosmic, walk: Reckoning) -> float:
        return self.sign * float(RECKONER.amount(g, walk, 0))


@final
class Float(Guess):
    def of(self, g: Cosmic, walk: Reckoning) -> float:
        return spendable(g, walk.seat, walk.seat, walk.cell(0))


@final
class Tax(Guess):
    def of(self, g: Cosmic, walk: Reckoning) -> float:
        return -spendable(g, 1 - walk.seat, walk.seat, -walk.cell(0))


@final
class Gain(Guess):
    def of(self, g: Cosmic, walk: Reckoning) -> float:
        owned = g.gadgets[walk.seat]
        return stored(owned + walk.cell(0)) - stored(owned)


@final
class Spend(Guess):
    """As many Gadgets as help most, as a block or each for itself."""

    __slots__ = ("each",)

    def __init__(self, each: bool) -> None:
        self.each = each

    def of(self, g: Cosmic, walk: Reckoning) -> float:
        low = 1 if self.each else walk.cell(0)
        return best_gain(g, walk.seat, walk.number, walk.pc, low, min(walk.cell(0), g.gadgets[walk.seat]))


@final
class NewPlayer(Guess):
    def of(self, g: Cosmic, walk: Reckoning) -> float:
        return relieved(g, walk.seat) if walk.cell(0) == codes.SELF else -relieved(g, 1 - walk.seat)


@final
class OtherDiscards(Guess):
    """A hand loses more by chance than by choice, whatever the number."""

    def of(self, g: Cosmic, walk: Reckoning) -> float:
        if not g.hands.size(1 - walk.seat):
            return 0.0
        return DRAWN if walk.cell(1) == codes.RANDOM else WORST


@final
class CancelLast(Guess):
    """What the other's latest Action did to the totals."""

    def of(self, g: Cosmic, walk: Reckoning) -> float:
        target = last_played(g, 1 - walk.seat)
        found = 0.0
        for entry in g.ledger:
            if entry.what == TOTAL and entry.source == target and target != NO_CARD and not entry.firm:
                found += float(-entry.amount if entry.seat == walk.seat else entry.amount)
        return found


@final
class CopyLast(Guess):
    def of(self, g: Cosmic, walk: Reckoning) -> float:
        target = copied(g, walk.seat)
        return 0.0 if target == NO_CARD else reckoned_whole(g, walk.seat, target)


@final
class Luck(Guess):
    """Level totals would be won instead of lost."""

    def of(self, g: Cosmic, walk: Reckoning) -> float:
        turns = luckier(g) != walk.seat and luck(g, walk.seat) + walk.cell(0) > luck(g, 1 - walk.seat)
        return 2.0 * LEVEL if turns else 0.0


RECKONER: Final = walker(
    {
        codes.MOD: Total(1.0),
        codes.OPP_MOD: Total(-1.0),
        codes.DRAW: Each(DRAWN),
        codes.FLOAT: Float(),
        codes.GADGET: Gain(),
        codes.SPEND: Spend(False),
        codes.SPEND_EACH: Spend(True),
        codes.NEW_PLAYER: NewPlayer(),
        codes.PEEK_HAND: Each(0.0),
        codes.OPP_DISCARD: OtherDiscards(),
        codes.SELF_DISCARD: Each(-WORST),
        codes.SCRY: Each(SEEN),
        codes.RECOVER: Each(TAKEN),
        codes.CANCEL_LAST: CancelLast(),
        codes.COPY_LAST: CopyLast(),
        codes.TAX: Tax(),
        codes.LUCK: Luck(),
        codes.KEEP: Each(KEPT_MORE),
    },
    CONDITIONS,
    MEASURES,
)


def spendable(g: Cosmic, seat: i64, viewer: i64, cash: i64) -> float:
    """What a hand can do more with this cash, as far as the viewer knows the hand."""
    hand = hand_of(g, seat)
    bit: i64 = 1 << viewer
    for i in range(len(hand)):
        if not g.known[hand[i]] & bit:
            return CASH * float(cash)
    effects = effects_of(g, seat)
    means = g.cash[seat] - surcharge(g, seat)
    return prospect(g.pack, effects, hand, means + cash) - prospect(g.pack, effects, hand, means)


def relieved(g: Cosmic, seat: i64) -> float:
    """What a new Player and what the Coach does then change on this side."""
    found = reckoned_whole(g, seat, coach_program(seat, codes.AT_NEW))
    return found + best_of(g, seat, g.pack.command[seat]) - float(base(g, seat))


def stored(gadgets: i64) -> float:
    """What Gadgets are worth: in this round, and later."""
    return HELD * float(min(gadgets, 4)) + LATER * float(min(gadgets, 5))


def bought(g: Cosmic, seat: i64, number: i64, pc: i64, low: i64, count: i64) -> float:
    """What a block does for `count` Gadgets, once for every `low` of them."""
    if count == 0:
        return 0.0
    gain = reckoned(g, seat, number, pc + BLOCK, block_end(g, number, pc)) * float(count // low)
    if not g.spender[seat]:
        gain += reckoned_whole(g, seat, coach_program(seat, codes.AT_SPEND))
    return gain


def best_gain(g: Cosmic, seat: i64, number: i64, pc: i64, low: i64, high: i64) -> float:
    """What a block is worth beyond its Gadgets, for the best number of them: none, or from `low` to `high`."""
    owned = g.gadgets[seat]
    most = 0.0
    for count in range(low, high + 1):
        gain = bought(g, seat, number, pc, low, count) - stored(owned) + stored(owned - count)
        if gain > most:
            most = gain
    return most
