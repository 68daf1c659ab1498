"""Magic on stats: what counts more, less or for somebody else."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.managers import active
from sandlot.games.fantasy.effects.ability import Ability, TwoAims, has_rival, offer_rivals, offer_stats
from sandlot.games.fantasy.effects.totals import add_mod
from sandlot.games.fantasy.numbers import ADD, NO_CARD, NO_PICK, RAISE_EACH, ZERO
from sandlot.games.fantasy.options import CARD, STAT
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.zones import Row


@final
class LendStat(Ability):
    """A stat of the card is added for the rest of the month (FFB-MAG-BERZERK-1)."""

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        offer_stats(g, card)

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        stat = option - STAT
        add_mod(g, ADD, seat, stat, g.pack.stats[codes.STATS * card + stat], card, True)
        if g.events is not None:
            g.emit("lend", seat, count=stat, card=card, rule="FFB-MAG-BERZERK-1")
        return NO_PICK


@final
class Burn(TwoAims):
    """A stat of an opponent's Character counts zero this week (FFB-MAG-FLAMES-1)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        return has_rival(g, seat, False)

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        if first == NO_PICK:
            offer_rivals(g, seat, False)
        else:
            offer_stats(g, first - CARD)

    def both(self, g: Fantasy, seat: i64, first: i64, second: i64) -> None:
        add_mod(g, ZERO, first - CARD, second - STAT, 0, NO_CARD, False)
        if g.events is not None:
            g.emit("burn", seat, count=second - STAT, card=first - CARD, rule="FFB-MAG-FLAMES-1")


@final
class RaiseEvil(Ability):
    """Every stat of an Evil active Character counts more (FFB-MAG-PILE-ON-1, FFB-MAG-PILE-ON-2)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        return active(g, seat) != NO_CARD and g.pack.side[active(g, seat)] == codes.EVIL

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        raise_each(g, seat, 1, g.pack.amount[card], "FFB-MAG-PILE-ON-1")
        return False


@final
class Raise(Ability):
    """Every stat of the active Character counts more (FFB-MAG-POWER-JUICE-1)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        return active(g, seat) != NO_CARD

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        raise_each(g, seat, 0, g.pack.amount[card], "FFB-MAG-POWER-JUICE-1")
        return False


def raise_each(g: Fantasy, seat: i64, evil: i64, points: i64, rule: str) -> None:
    """Every stat of the active Character counts more this week, or only if it is Evil (1)."""
    add_mod(g, RAISE_EACH, seat, evil, points, NO_CARD, False)
    if g.events is not None:
        g.emit("raise", seat, count=points, rule=rule)


@final
class LendAll(Ability):
    """All stats of the card are added to the active Character this week (FFB-MAG-SUMMON-1)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        return active(g, seat) != NO_CARD

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        for stat in range(codes.STATS):
            points = g.pack.stats[codes.STATS * card + stat]
            if points:
                add_mod(g, ADD, seat, stat, points, NO_CARD, False)
        if g.events is not None:
            g.emit("summon", seat, card=card, rule="FFB-MAG-SUMMON-1")
        return False


ABILITIES: Final[dict[int, Ability]] = {
    codes.LEND_STAT: LendStat(),
    codes.BURN: Burn(),
    codes.RAISE_EVIL: RaiseEvil(),
    codes.RAISE: Raise(),
    codes.LEND_ALL: LendAll(),
}
