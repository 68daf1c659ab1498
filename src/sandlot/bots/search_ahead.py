"""Looking ahead: how a bot judges a position, and how its simulations play on from one."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.bots.search import any_option
from sandlot.kernel.chance import SPAN, FastChance, seeded
from sandlot.kernel.game import Game

NO_TASTE: Final = 0


@final
class Judge:
    """What a bot thinks a position is worth: with which knowledge, by which taste and which habit of its level."""

    __slots__ = ("habit", "plain", "taste")

    def __init__(self, plain: bool = False, taste: int = NO_TASTE, habit: int = NO_TASTE) -> None:
        self.plain = plain
        self.taste = taste
        self.habit = habit

    def value(self, g: Game, seat: i64) -> float:
        """The result, or before the end what the game's evaluation expects of it; 0 to 1 without a taste."""
        if g.seat < 0:
            return g.result(seat)
        found = g.rules.plain(g, seat) if self.plain else g.rules.evaluate(g, seat)
        if self.taste != NO_TASTE:
            found += g.rules.taste(g, seat, self.taste)
        if self.habit != NO_TASTE:
            found += g.rules.taste(g, seat, self.habit)
        return found

    def shortlist(self, g: Game, seat: i64, options: list[int]) -> list[int]:
        """The options worth a look, at least one."""
        if len(options) == 1:
            return options
        return g.rules.plain_shortlist(g, seat, options) if self.plain else g.rules.shortlist(g, seat, options)

    def candidates(self, g: Game, seat: i64, options: list[int]) -> list[int]:
        """The options that are compared by playing on from each, at least one."""
        if self.plain or len(options) == 1:
            return self.shortlist(g, seat, options)
        return g.rules.candidates(g, seat, options)

    def quick_pick(self, g: Game, chance: FastChance) -> i64:
        """A pick of the seat that is asked: by the game's quick policy, else what looks best at once."""
        if g.count == 1:
            return g.offered[0]
        seat = g.seat
        found = g.rules.policy(g, seat) if not self.plain else -1
        if found >= 0:
            return found
        options = self.shortlist(g, seat, g.options)
        best: i64 = options[0]
        if len(options) == 1:
            return best
        sealed = g.then is not None
        luck = int(chance.below(SPAN)) if sealed else 0
        highest = -1e9
        for option in options:
            c = g.clone()
            value = self.sealed_value(c, seat, option, luck) if sealed else self.taken_value(c, seat, option)
            if value > highest:
                highest = value
                best = option
        return best

    def taken_value(self, c: Game, seat: i64, option: i64) -> float:
        """What this copy is worth after a pick."""
        c.take(option)
        return self.value(c, seat)

    def sealed_value(self, c: Game, seat: i64, option: i64, luck: int) -> float:
        """What a sealed pick is worth: nothing may be known of what the others have sealed."""
        if c.rules.weighs_sealed():
            for other in range(c.seats):
                if other != seat and c.sealed[other]:
                    c.set_sealed(other, ())
            c.set_sealed(seat, (*c.sealed[seat], option))
            return self.value(c, seat)
        c.chance = seeded(luck)
        c.repick(seat)
        c.give(seat, [option])
        open_sealed(c, seat, seeded(luck))
        return self.value(c, seat)

    def play_on(self, g: Game, chance: FastChance, picks: int) -> None:
        """So many picks, whoever is asked."""
        left = picks
        while g.seat >= 0 and left > 0:
            g.take(self.quick_pick(g, chance))
            left -= 1

    def finish(self, g: Game, seat: i64, sealed: bool, chance: FastChance) -> None:
        """Complete the move that this seat has begun; what is sealed comes out, the others at random."""
        left = FURTHER
        while left > 0 and goes_on(g, seat, sealed):
            if g.seat != seat:  # sealed questions turn to others first
                g.give(seat, [self.own_pick(g, seat, chance)])
            else:
                g.take(self.quick_pick(g, chance))
            left -= 1
        if sealed:
            open_sealed(g, seat, chance)

    def own_pick(self, g: Game, seat: i64, chance: FastChance) -> int:
        """The same as `quick_pick` for a seat that owes a sealed answer while another one is asked first."""
        c = g.clone()
        c.seat = seat
        c.options = c.choice.options(c, seat)
        return int(self.quick_pick(c, chance))


FURTHER: Final = 12  # picks of the same move that are made after the first


def goes_on(g: Game, seat: i64, sealed: bool) -> bool:
    """Whether this seat's move is not complete yet."""
    if sealed:
        return g.then is not None and seat in g.waiting and len(g.sealed[seat]) > 0
    return g.then is None and g.seat == seat and not g.choice.opens()


def open_sealed(g: Game, seat: i64, chance: FastChance) -> None:
    """Let the others answer at random until what this seat has sealed comes out."""
    while g.then is not None and g.seat >= 0 and g.sealed[seat]:
        g.take(any_option(g, chance))
