# interpreted: for people
"""What an effect is about to do, in words: how it changes the totals, and what else it brings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from sandlot.cards.program import ConditionRule, VerbRule, Walk, walker
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.effects.facts import CONDITIONS, MEASURES, last_played
from sandlot.games.cosmic.effects.queries import luck, luckier
from sandlot.games.cosmic.effects.verbs import BLOCK, block_end, copied
from sandlot.games.cosmic.notation import action_card
from sandlot.games.cosmic.numbers import NO_CARD
from sandlot.games.cosmic.options import DISCARD, RECOVER, SPEND, TOP
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.tables import TOTAL, coach_program
from sandlot.kernel.game import Game


class Gist(Walk):
    """An effect that is only told; `picks` are the answers of its owner to what it asks, as far as they are given."""

    def __init__(self, g: Cosmic, seat: int, number: int, picks: Sequence[int] = (), pc: int = 0) -> None:
        program = g.pack.program[number]
        super().__init__(seat, program, pc, len(program), 0)
        self.number = number
        self.picks = picks
        self.mine = 0  # what it changes the own total by
        self.theirs = 0
        self.lucky = False  # whether level totals are won from now on
        self.open = False  # whether a Player to come decides what the totals will be
        self.deeds: list[str] = []
        TELLER.walk(g, self)

    def add(self, other: Gist) -> None:
        """Another effect, which this one brings about."""
        self.mine += other.mine
        self.theirs += other.theirs
        self.lucky = self.lucky or other.lucky
        self.open = self.open or other.open
        self.deeds += other.deeds


class Says(VerbRule):
    """What a verb does, told by a function."""

    def __init__(self, tell: Callable[[Cosmic, Gist, int], str | None]) -> None:
        self.tell = tell

    def act(self, g: Game, walk: Walk) -> bool:
        gist = cast(Gist, walk)
        said = self.tell(cast(Cosmic, g), gist, walk.cell(0) if walk.pc + 2 < walk.program[walk.pc + 1] else 0)
        if said:
            gist.deeds.append(said)
        return False


class AgainstWhom(ConditionRule):
    """The other Player is better: not known as long as both are face down."""

    def holds(self, g: Game, walk: Walk) -> bool:
        if NO_CARD in cast(Cosmic, g).field:
            cast(Gist, walk).deeds.append("is better still against a stronger Player")
            return False
        return CONDITIONS[codes.OPP_BASE_HIGHER].holds(g, walk)


def counted(count: int, thing: str) -> str:
    """`an Action`, `2 Actions`."""
    return f"{'an' if thing[0] in 'AEIOU' else 'a'} {thing}" if count == 1 else f"{count} {thing}s"


def in_a_row(things: Sequence[str]) -> str:
    """`one`, `one and another`, `one, another and a third`."""
    return " and ".join(filter(None, (", ".join(things[:-1]), *things[-1:])))


# -- totals --------------------------------------------------------------------------------------------------------


def changes_mine(g: Cosmic, gist: Gist, n: int) -> None:
    gist.mine += TELLER.amount(g, gist, 0)


def changes_theirs(g: Cosmic, gist: Gist, n: int) -> None:
    gist.theirs += TELLER.amount(g, gist, 0)


def cancels(g: Cosmic, gist: Gist, n: int) -> str | None:
    """The other's latest Action no longer counts in the totals."""
    target = last_played(g, 1 - gist.seat)
    if target == NO_CARD:
        return None
    for entry in g.ledger:
        if entry.what == TOTAL and entry.source == target and not entry.firm:
            if entry.seat == gist.seat:
                gist.mine -= entry.amount
            else:
                gist.theirs -= entry.amount
    return f"strikes {g.pack.names[target]}"


def copies(g: Cosmic, gist: Gist, n: int) -> str | None:
    """The same as the other's latest Action."""
    target = copied(g, gist.seat)
    if target == NO_CARD:
        return None
    gist.deeds.append(f"copies {g.pack.names[target]}")
    gist.add(Gist(g, gist.seat, target, gist.picks))
    return None


def gets_lucky(g: Cosmic, gist: Gist, n: int) -> str | None:
    """Level totals may be won in place of lost."""
    if luckier(g) == gist.seat or luck(g, gist.seat) + n <= luck(g, 1 - gist.seat):
        return None
    gist.lucky = True
    return "wins level totals"


# -- Gadgets and Players -------------------------------------------------------------------------------------------


def spends(g: Cosmic, gist: Gist, n: int) -> str | None:
    """What the Gadgets buy, if it is said how many; else that they can."""
    low = 1 if gist.program[gist.pc] == codes.SPEND_EACH else n
    if g.gadgets[gist.seat] < low:
        return None
    answers = [pick - SPEND for pick in gist.picks if pick >= SPEND]
    if not answers:
        return "can spend Gadgets"
    count = answers[0]
    if not count:
        return None
    gist.deeds.append(f"spends {counted(count, 'Gadget')}")
    for _ in range(count // low):
        block(g, gist)
    if not g.spender[gist.seat]:
        gist.add(Gist(g, gist.seat, coach_program(gist.seat, codes.AT_SPEND)))
    return None


def block(g: Cosmic, gist: Gist) -> None:
    """What stands in the block of the verb it has come to."""
    pc, end = gist.pc, gist.end
    gist.pc, gist.end = pc + BLOCK, block_end(g, gist.number, pc)
    TELLER.walk(g, gist)
    gist.pc, gist.end = pc, end


def brings_in(g: Cosmic, gist: Gist, who: int) -> str:
    """Who comes is not known yet; what the Coach does then is."""
    side = gist.seat if who == codes.SELF else 1 - gist.seat
    gist.open = True
    arrival = Gist(g, side, coach_program(side, codes.AT_NEW))
    if side != gist.seat:
        gist.mine += arrival.theirs
        gist.theirs += arrival.mine
        return "makes the other change Players"
    gist.add(arrival)
    return "brings in a new Player"


# -- Actions -------------------------------------------------------------------------------------------------------


def robs(g: Cosmic, gist: Gist, n: int) -> str | None:
    """An empty hand loses nothing."""
    count = min(n, g.hands.size(1 - gist.seat))
    return f"makes the other discard {counted(count, 'Action')}" if count else None


def takes_back(g: Cosmic, gist: Gist, n: int) -> str | None:
    """From an empty pile nothing comes back."""
    count = min(n, g.discard.size(gist.seat))
    return f"gets {named(g, gist, RECOVER, TOP) or counted(count, 'Action')} back" if count else None


def gives_up(g: Cosmic, gist: Gist, n: int) -> str:
    return f"gives up {named(g, gist, DISCARD, RECOVER) or counted(n, 'Action')}"


def named(g: Cosmic, gist: Gist, low: int, high: int) -> str:
    """The Actions that the owner has named with picks of one range."""
    return in_a_row([g.pack.names[action_card(gist.seat, pick - low)] for pick in gist.picks if low <= pick < high])


def peeks(g: Cosmic, gist: Gist, n: int) -> str | None:
    """What was seen before needs no second look."""
    unseen = [card for card in g.hands[1 - gist.seat] if not g.known[card] >> gist.seat & 1]
    if not unseen:
        return None
    return f"shows {counted(n, 'card')} of the other hand" if n < len(unseen) else "shows the other hand"


TELLER = walker(
    {
        codes.MOD: Says(changes_mine),
        codes.OPP_MOD: Says(changes_theirs),
        codes.DRAW: Says(lambda g, gist, n: f"draws {counted(n, 'Action')}"),
        codes.FLOAT: Says(lambda g, gist, n: f"floats {n} cash"),
        codes.GADGET: Says(lambda g, gist, n: f"gains {counted(n, 'Gadget')}"),
        codes.SPEND: Says(spends),
        codes.SPEND_EACH: Says(spends),
        codes.NEW_PLAYER: Says(brings_in),
        codes.PEEK_HAND: Says(peeks),
        codes.OPP_DISCARD: Says(robs),
        codes.SELF_DISCARD: Says(gives_up),
        codes.SCRY: Says(lambda g, gist, n: f"puts the next {n} cards in order" if n > 1 else "shows the next card"),
        codes.RECOVER: Says(takes_back),
        codes.CANCEL_LAST: Says(cancels),
        codes.COPY_LAST: Says(copies),
        codes.TAX: Says(lambda g, gist, n: f"makes the other's next Action {n} dearer"),
        codes.LUCK: Says(gets_lucky),
        codes.KEEP: Says(lambda g, gist, n: "can keep one Action more" if n == 1 else f"can keep {n} Actions more"),
    },
    {**CONDITIONS, codes.OPP_BASE_HIGHER: AgainstWhom()},
    MEASURES,
)
