"""Playing cards (chapters 5.3.1 and 5.6): ways to use one, targets, limits."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import blocks, shielded
from sandlot.games.lords.atoms.cards import lay_down
from sandlot.games.lords.numbers import NO_ONE
from sandlot.games.lords.options import (
    AS_EVENT,
    FOR_CASH,
    FOR_CUTS,
    FOR_LOSSES,
    SEAT,
    WITH_AS,
    WITH_MANAGER,
    WITH_SS,
)
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.events import event
from sandlot.games.lords.steps.ops import with_ops
from sandlot.kernel.step import Choice

MOST_OPS: Final = 2  # against one owner in a phase (LOB-5.6-b)
TABLE: Final = 1 << 8  # among masks of targets: the table


def full(g: Lords, seat: i64) -> bool:
    """A record with all its games: its owner may no longer change it (LOB-5.4-c, LOB-R40)."""
    return g.wins[seat] + g.losses[seat] >= g.games[seat]


def unfree(g: Lords, seat: i64) -> i64:
    """The actions that are used up or blocked, as a mask (LOB-5.3-b, LOB-R30)."""
    return g.spent[seat] | blocks(g, seat)


def free(g: Lords, seat: i64, action: i64) -> bool:
    """Whether an action card is still there and nothing blocks it."""
    return not unfree(g, seat) >> action & 1


def exposed(g: Lords, seat: i64, shield: i64) -> i64:
    """The other owners who can be the target of a direct play, as a mask (LOB-5.3.12-b)."""
    safe = shielded(g, shield)
    found: i64 = 0
    for other in range(g.seats):
        if other != seat and not safe >> other & 1 and (g.phase == codes.OFF or not g.passed[other]):
            found |= 1 << other
    return found


# -- events ------------------------------------------------------------------------------------------------------


def rivals(g: Lords, seat: i64) -> i64:
    """The other owners on whom an event may be played, as a mask (LOB-5.3.1-c)."""
    found = exposed(g, seat, codes.SHIELD_EVENTS)
    for other in range(g.seats):
        if g.event_cube[other]:
            found &= ~(1 << other)
    return found


def targets(g: Lords, seat: i64, card: i64) -> i64:
    """On whom this card's event may be played now, as a mask (LOB-5.6-a to LOB-5.6-d)."""
    if blocks(g, seat) >> codes.ACT_EVENT & 1:
        return 0
    return aims(g, seat, card, rivals(g, seat))


def aims(g: Lords, seat: i64, card: i64, others: i64) -> i64:
    """The same for an owner whose events are not blocked, with the rivals whom events can reach."""
    pack = g.pack
    own = True
    if g.phase == codes.OFF:
        aim = pack.off_aim[card]
    else:
        aim = pack.aim[card]
        if not pack.phases[card] >> g.phase & 1:
            return 0
        own = not pack.changes[card] or not full(g, seat)
    if aim == codes.RESPONSE:
        return 0
    found: i64 = 0
    if own:
        found = TABLE if aim == codes.TABLE else 1 << seat
    return found | others if aim == codes.ONE else found


# -- numbers -----------------------------------------------------------------------------------------------------


def victims(g: Lords, seat: i64) -> i64:
    """On whom an OPS card may be played, as a mask (LOB-5.3.6-b, LOB-R25, LOB-R26)."""
    found = exposed(g, seat, codes.SHIELD_OPS)
    for other in range(g.seats):
        if g.ops_cubes[other] >= MOST_OPS:
            found &= ~(1 << other)
    return found


def ops_modes(g: Lords, seat: i64, gone: i64) -> i64:
    """The ways in which the number of a card may be used now, in season, as a mask of options.

    `gone`: the actions that are used up or blocked.
    """
    found: i64 = 0
    if not full(g, seat):
        if g.men.at(seat, codes.SS) and not gone >> codes.ACT_SS & 1:
            found |= 1 << WITH_SS
        if g.men.at(seat, codes.AS) and not gone >> codes.ACT_AS & 1:
            found |= 1 << WITH_AS
        if not gone >> codes.ACT_MC & 1:
            found |= 1 << WITH_MANAGER
    if g.phase != codes.LATE and not gone >> codes.ACT_CASH & 1:  # LOB-5.3.5-b
        found |= 1 << FOR_CASH
    if gone & BOTH_ATTACKS != BOTH_ATTACKS and victims(g, seat):
        if not gone >> codes.ACT_ATTACK & 1:
            found |= 1 << FOR_LOSSES
        if not gone >> codes.ACT_CUTS & 1:
            found |= 1 << FOR_CUTS
    return found


BOTH_ATTACKS: Final = 1 << codes.ACT_ATTACK | 1 << codes.ACT_CUTS


def modes(g: Lords, seat: i64, card: i64) -> i64:
    """The ways in which this card may be used now, as a mask of options (LOB-5.3-e)."""
    found: i64 = 1 << AS_EVENT if targets(g, seat, card) else 0
    if g.phase != codes.OFF and not g.pack.compulsory[card]:  # LOB-2.2-h, LOB-R17
        found |= ops_modes(g, seat, unfree(g, seat))
    return found


# -- a card is played --------------------------------------------------------------------------------------------


def show(g: Lords, seat: i64, card: i64) -> None:
    """A card is played: it lies open before its owner says what for."""
    lay_down(g, seat, card, "play", "LOB-2.2-b")
    g.played[seat] += 1
    g.played_card = card
    ways = modes(g, seat, card)
    for mode in range(AS_EVENT, FOR_CUTS + 1):
        if ways == 1 << mode:
            use(g, seat, card, mode)
            return
    g.ask(seat, Mode(card))


@final
@mypyc_attr(acyclic=True)
class Mode(Choice):
    """How a card is used (LOB-2.2-b)."""

    __slots__ = ("card",)

    def __init__(self, card: i64) -> None:
        self.card = card

    def offers(self, g: Lords, seat: i64) -> None:
        ways = modes(g, seat, self.card)
        for mode in range(AS_EVENT, FOR_CUTS + 1):
            if ways >> mode & 1:
                g.offer(mode)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        """Ask for the target if there is one to name."""
        use(g, seat, self.card, option)


def use(g: Lords, seat: i64, card: i64, mode: i64) -> None:
    """A card is used in this way: ask for the target if there is one to name."""
    if mode == AS_EVENT:
        if targets(g, seat, card) == TABLE:
            event(g, seat, card, NO_ONE)
        else:
            g.ask(seat, Target(card, mode))
    elif mode >= FOR_LOSSES:
        g.ask(seat, Target(card, mode))
    else:
        with_ops(g, seat, card, mode, seat)


@final
@mypyc_attr(acyclic=True)
class Target(Choice):
    """Who is meant."""

    __slots__ = ("card", "mode")

    def __init__(self, card: i64, mode: i64) -> None:
        self.card = card
        self.mode = mode

    def offers(self, g: Lords, seat: i64) -> None:
        mask = targets(g, seat, self.card) if self.mode == AS_EVENT else victims(g, seat)
        for other in range(g.seats):
            if mask >> other & 1:
                g.offer(SEAT + other)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if self.mode == AS_EVENT:
            event(g, seat, self.card, option - SEAT)
        else:
            with_ops(g, seat, self.card, self.mode, option - SEAT)
