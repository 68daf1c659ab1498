"""A magic ability is one class: whether it can be used, what it aims at, what it does. Below: common aims."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.managers import active
from sandlot.games.fantasy.numbers import NO_CARD, NO_PICK
from sandlot.games.fantasy.options import CARD, STAT, TRACK
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.plain import Plain
from sandlot.kernel.zones import Row, row


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Ability(Plain):
    """The magic of `card`, done by the own card `acting`: the same one, or one that copies it."""

    __slots__ = ()

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        """Whether it has a legal use now; the magic of `chain` has begun before."""
        return True

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        """Act at once, or prepare to aim. True: it asks what it aims at."""
        return True

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        """Offer the first aim (`first` is NO_PICK) or the second."""
        raise NotImplementedError

    def pairs(self, g: Fantasy, seat: i64, card: i64) -> list[int]:
        """What it chooses from if it takes two of the same; otherwise nothing."""
        return []

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        """Act on what was picked. Not NO_PICK: it asks for a second aim and remembers this as the first."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class TwoAims(Ability):
    """Magic with two aims, one after the other; there may be no second."""

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        if first != NO_PICK:
            self.both(g, seat, first, option)
            return NO_PICK
        g.count = 0
        self.aims(g, seat, card, acting, option)
        if g.count:
            return option
        self.both(g, seat, option, NO_PICK)
        return NO_PICK

    def both(self, g: Fantasy, seat: i64, first: i64, second: i64) -> None:
        """Act on both."""
        raise NotImplementedError


def offer_row(g: Fantasy, base: i64, cards: Row) -> None:
    """Offer cards that are in ascending order."""
    for i in range(cards.count):
        g.offer(base + cards.cells[i])


def ascending(cards: Row) -> Row:
    """The same cards in ascending order."""
    found = row()
    for i in range(cards.count):
        found.put(cards.cells[i])
    return found


def offer_stats(g: Fantasy, card: i64) -> None:
    """Offer the stats printed on a Character."""
    for stat in range(codes.STATS):
        if g.pack.stats[codes.STATS * card + stat]:
            g.offer(STAT + stat)


def offer_pegs(g: Fantasy, manager: i64) -> None:
    """Offer the Stat Tracks where a manager has at least one point."""
    first = codes.TRACKS * manager
    for place in range(first, first + codes.TRACKS):
        if g.tracks[place]:
            g.offer(TRACK + place)


def has_pegs(g: Fantasy, manager: i64) -> bool:
    """Whether a manager has at least one point on a Stat Track."""
    first = codes.TRACKS * manager
    for place in range(first, first + codes.TRACKS):
        if g.tracks[place] > 0:
            return True
    return False


def is_rival(g: Fantasy, seat: i64, manager: i64, evil: bool) -> bool:
    """Whether a manager is an opponent with an active Character, or with an Evil one."""
    if manager == seat or active(g, manager) == NO_CARD:
        return False
    return not evil or g.pack.side[active(g, manager)] == codes.EVIL


def has_rival(g: Fantasy, seat: i64, evil: bool) -> bool:
    """Whether an opponent has an active Character, or an Evil one."""
    for manager in range(g.managers):
        if is_rival(g, seat, manager, evil):
            return True
    return False


def offer_rivals(g: Fantasy, seat: i64, evil: bool) -> None:
    """Offer the active Characters of the opponents, or the Evil ones."""
    cards = row()
    for manager in range(g.managers):
        if is_rival(g, seat, manager, evil):
            cards.put(active(g, manager))
    offer_row(g, CARD, cards)
