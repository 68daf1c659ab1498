"""The magic round: in Turn Order each Manager may activate one bench Character, and aims its ability."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.managers import active
from sandlot.games.fantasy.atoms.rosters import activate
from sandlot.games.fantasy.effects import magic_cards, magic_stats, magic_table
from sandlot.games.fantasy.effects.ability import Ability, offer_row
from sandlot.games.fantasy.numbers import NO_CARD, NO_PICK, READY, TEAMS, USED, WEEKS
from sandlot.games.fantasy.options import CARD, MANAGER, PASS, USE
from sandlot.games.fantasy.places import LINEUP
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.packed import append, vec
from sandlot.kernel.step import Choice, OpeningChoice, Step
from sandlot.kernel.zones import Row, row

NOT_BEGUN: Final = row()  # a chain before its first card, which is ready and so no aim for the others in it


@final
class MagicTurn(Step):
    """The next Manager in this week's Turn Order may use magic (FFB-BALL-3, FFB-BALL-4)."""

    __slots__ = ("index",)

    def __init__(self, index: i64) -> None:
        self.index = index

    def go(self, f: Fantasy) -> None:
        """Ask a Manager who is not silenced and has a Character on the bench that is not seen to be exhausted (R54)."""
        if self.index == f.order.count:
            return
        f.do(TURNS[self.index + 1])
        seat = f.order.cells[self.index]
        if not f.silent >> seat & 1:
            bench = f.bench.cells
            first = f.bench.first(seat)
            for i in range(first, first + bench[first - 1]):
                if f.spent[bench[i]] == READY or f.known[bench[i]] != EVERYONE:
                    f.ask(seat, USE_MAGIC)
                    return


@final
class UseMagic(OpeningChoice):
    """Activate one bench Character, or none (FFB-BALL-4, FFB-BALL-6)."""

    def offers(self, f: Fantasy, seat: i64) -> None:
        bench = f.bench.cells
        first = f.bench.first(seat)
        for i in range(first, first + bench[first - 1]):
            card = bench[i]
            if f.spent[card] == READY and can_use(f, seat, card, card, NOT_BEGUN):
                f.offer(USE + card)
        f.offer(PASS)

    def chosen(self, f: Fantasy, seat: i64, option: i64) -> None:
        """Turn it face up and let it act (FFB-BALL-5, FFB-BALL-7)."""
        if option == PASS:
            if f.events is not None:
                f.emit("no magic", seat, rule="FFB-BALL-4")
            return
        card = option - USE
        activate(f, seat, card)
        begin(f, seat, card, card)

    def declines(self, f: Fantasy, seat: i64) -> i64:
        return PASS

    def interruptible(self) -> bool:
        return True


@final
class Aim(Choice):
    """What a magic ability is used on, one pick after the other."""

    __slots__ = ("acting", "card", "first")

    def __init__(self, card: i64, acting: i64, first: i64) -> None:
        self.card = card
        self.acting = acting
        self.first = first

    def offers(self, f: Fantasy, seat: i64) -> None:
        ability(f, self.card).aims(f, seat, self.card, self.acting, self.first)

    def pool(self, f: Fantasy, seat: int) -> list[int]:
        return [] if self.first != NO_PICK else ability(f, self.card).pairs(f, seat, self.card)

    def chosen(self, f: Fantasy, seat: i64, option: i64) -> None:
        first = ability(f, self.card).aimed(f, seat, self.card, self.acting, self.first, option)
        if first != NO_PICK:
            f.ask(seat, Aim(self.card, self.acting, first))


@final
class Order(Choice):
    """The Waiver Order is rearranged, one place after the other; the last follows (FFB-MAG-TRANSLUCENT-1)."""

    __slots__ = ("placed",)

    def __init__(self, placed: tuple[int, ...]) -> None:
        self.placed = placed

    def offers(self, f: Fantasy, seat: i64) -> None:
        for manager in range(f.managers):
            if not self.has(manager):
                f.offer(MANAGER + manager)

    def has(self, manager: i64) -> bool:
        """Whether a manager is placed."""
        for each in self.placed:
            if each == manager:
                return True
        return False

    def chosen(self, f: Fantasy, seat: i64, option: i64) -> None:
        placed = (*self.placed, int(option - MANAGER))
        if len(placed) < f.managers - 1:
            f.ask(seat, Order(placed))
            return
        order = vec[i64](capacity=f.managers)
        for each in placed:
            order = append(order, each)
        for manager in range(f.managers):
            if manager != option - MANAGER and not self.has(manager):
                order = append(order, manager)
        f.waiver = order
        f.frozen = True  # FFB-MAG-TRANSLUCENT-2
        if f.events is not None:
            f.emit("rearrange", seat, rule="FFB-MAG-TRANSLUCENT-1")


# -- magic that goes on to other questions -----------------------------------------------------------------------------


@final
class Help(Ability):
    """The active Character, if it is ready, uses its own magic (FFB-MAG-HELPER-1 to FFB-MAG-HELPER-5)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        helped = active(g, seat)
        if helped == NO_CARD or g.spent[helped] != READY or chain.find(helped) >= 0:
            return False
        return can_use(g, seat, helped, helped, longer(chain, helped))

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        helped = active(g, seat)
        g.spent[helped] = USED
        g.chain.add(helped)
        if g.events is not None:
            g.emit("help", seat, -1, LINEUP + WEEKS * seat + g.week, 1, helped, rule="FFB-MAG-HELPER-1")
        begin(g, seat, helped, helped)
        return False


@final
class Copy(Ability):
    """The magic of an opponent's exhausted Character (FFB-MAG-BLESSING-1, FFB-MAG-BLESSING-3, FFB-MAG-BLESSING-4)."""

    def usable(self, g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
        return to_copy(g, seat, acting, chain, True).count > 0

    def aims(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64) -> None:
        offer_row(g, CARD, to_copy(g, seat, acting, g.chain, False))

    def aimed(self, g: Fantasy, seat: i64, card: i64, acting: i64, first: i64, option: i64) -> i64:
        g.chain.add(option - CARD)
        if g.events is not None:
            g.emit("copy", seat, card=option - CARD, rule="FFB-MAG-BLESSING-1")
        begin(g, seat, option - CARD, acting)
        return NO_PICK


@final
class Reorder(Ability):
    """The Waiver Order is rearranged (FFB-MAG-TRANSLUCENT-1)."""

    def begin(self, g: Fantasy, seat: i64, card: i64, acting: i64) -> bool:
        g.ask(seat, Order(()))
        return False


def to_copy(g: Fantasy, seat: i64, acting: i64, chain: Row, one: bool) -> Row:
    """Exhausted Characters of opponents whose magic this seat could use, in ascending order; or one of them."""
    found = row()
    for m in range(g.seats):
        if m != seat:
            first = g.bench.first(m)
            for i in range(first, first + g.bench.size(m)):
                if copyable(g, seat, acting, chain, g.bench.cells[i]):
                    found.put(g.bench.cells[i])
            for i in range(WEEKS * m, WEEKS * m + WEEKS):
                if copyable(g, seat, acting, chain, g.lineups.cells[i]):
                    found.put(g.lineups.cells[i])
            if one and found.count:
                break
    return found


def copyable(g: Fantasy, seat: i64, acting: i64, chain: Row, card: i64) -> bool:
    """Whether a card of an opponent is such a one; used and face down again it is not (R58)."""
    if card == NO_CARD or g.spent[card] != USED or g.known[card] != EVERYONE:
        return False
    verb = g.pack.verb[card]
    if verb == codes.COPY or chain.find(card) >= 0:
        return False
    # of what can be copied only Helper goes on to other magic, and so asks who has begun
    return can_use(g, seat, card, acting, longer(chain, card) if verb == codes.HELP else chain)


def longer(chain: Row, card: i64) -> Row:
    """The same chain with one card more."""
    found = chain.clone()
    found.add(card)
    return found


ABILITIES: Final[dict[int, Ability]] = {
    **magic_cards.ABILITIES,
    **magic_stats.ABILITIES,
    **magic_table.ABILITIES,
    codes.HELP: Help(),
    codes.COPY: Copy(),
    codes.REORDER: Reorder(),
}
BY_CODE: Final[list[Ability | None]] = [ABILITIES.get(code) for code in range(max(ABILITIES) + 1)]


def ability(g: Fantasy, card: i64) -> Ability:
    """The magic of a Character."""
    verb = g.pack.verb[card]
    found = BY_CODE[verb] if verb < len(BY_CODE) else None
    if found is None:
        raise RulesBug(f"no magic has {g.pack.word(verb)}")
    return found


def can_use(g: Fantasy, seat: i64, card: i64, acting: i64, chain: Row) -> bool:
    """Whether a seat can use the magic of `card` with its own card `acting`; `chain` has begun before."""
    return ability(g, card).usable(g, seat, card, acting, chain)


def begin(g: Fantasy, seat: i64, card: i64, acting: i64) -> None:
    """The magic of `card` begins, done by the own card `acting`: at once, or with a question what it aims at."""
    if ability(g, card).begin(g, seat, card, acting):
        g.ask(seat, Aim(card, acting, NO_PICK))


TURNS: Final = tuple([MagicTurn(index) for index in range(TEAMS + 1)])
USE_MAGIC: Final = UseMagic()
