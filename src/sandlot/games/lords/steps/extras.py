"""Table options (chapters 11.2 and 12): All-Star Game, Extra Innings cards, Legends and Superstars."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import after
from sandlot.games.lords.atoms.cards import reshuffle
from sandlot.games.lords.atoms.money import receive
from sandlot.games.lords.atoms.roster import owned
from sandlot.games.lords.effects.run import start
from sandlot.games.lords.numbers import NO_CARD, NO_ONE
from sandlot.games.lords.options import COUNT, EXTRA, LEGEND
from sandlot.games.lords.places import EXTRA_HAND, EXTRA_OF, EXTRA_OUT, EXTRAS, LEGEND_OF, LEGENDS, LEGENDS_OUT
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.dice import roll
from sandlot.games.lords.steps.holes import injure
from sandlot.games.lords.steps.retirement import retire_one
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.step import Choice, SeatStep, Step

SS_MONEY: Final = 2000  # LOB-11.2-d
AS_MONEY: Final = 1000
REG_MONEY: Final = 500  # LOB-11.2-c
MOST_NOMINEES: Final = 3  # LOB-11.2-b
LONE_REGULAR: Final = 16  # among the nominations, which are 4 * SS + AS


# -- All-Star Game -----------------------------------------------------------------------------------------------


def may_nominate(g: Lords, seat: i64) -> bool:
    """In the Mid-Season, on one's own turn, once a year (LOB-11.2-a, LOB-R128)."""
    if not g.all_star_game or g.phase != codes.MID or g.nominated[seat]:
        return False
    return g.men.at(seat, codes.SS) + g.men.at(seat, codes.AS) + g.men.at(seat, codes.REG) > 0


@final
class Nominees(Choice):
    """Any mix of Superstars and All-Stars, at most three; without any one Regular (LOB-11.2-b, LOB-R129)."""

    def offers(self, g: Lords, seat: i64) -> None:
        ss, ast = g.men.at(seat, codes.SS), g.men.at(seat, codes.AS)
        if ss + ast == 0:
            g.offer(COUNT + LONE_REGULAR)
        else:
            for i in range(min(MOST_NOMINEES, ss) + 1):
                for j in range(min(MOST_NOMINEES - i, ast) + 1):
                    if i + j:
                        g.offer(COUNT + 4 * i + j)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        """Money at once, then a roll for each (LOB-11.2-e)."""
        n = option - COUNT
        g.nominated[seat] = 1
        g.emit("nominate", seat, count=n, rule="LOB-11.2-a")
        if n == LONE_REGULAR:
            receive(g, seat, REG_MONEY, "LOB-11.2-c")
            g.do(AllStar(seat, codes.REG))
            return
        ss, ast = n // 4, n % 4
        receive(g, seat, SS_MONEY * ss + AS_MONEY * ast, "LOB-11.2-d")
        for _ in range(ast):
            g.do(AllStar(seat, codes.AS))
        for _ in range(ss):
            g.do(AllStar(seat, codes.SS))


@final
@mypyc_attr(acyclic=True)
class AllStar(Step):
    """A d10 for one nominee, with the usual media (LOB-11.2-h)."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat = seat
        self.kind = kind

    def go(self, g: Lords) -> None:
        roll(g, self.seat, codes.ROLL_ANY, 0, Played(self.seat, self.kind))


@final
@mypyc_attr(acyclic=True)
class Played(Step):
    """1: out for the year and a retirement roll (LOB-11.2-f, LOB-R152); 2: out for the phase (LOB-11.2-g, LOB-R130)."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: i64, kind: i64) -> None:
        self.seat = seat
        self.kind = kind

    def go(self, g: Lords) -> None:
        if g.total <= 1:
            retire_one(g, self.seat, self.kind)
            injure(g, self.seat, self.kind, 4 * (g.year + 1), False)
        elif g.total == 2:
            injure(g, self.seat, self.kind, g.clock + 1, True)


# -- Extra Innings -----------------------------------------------------------------------------------------------


def pick_extras(g: Lords) -> None:
    """Push the choice of Extra Innings cards (LOB-12.1-a)."""
    g.do(DEAL_EXTRAS)


@final
class DealExtras(Step):
    """Two cards each, of which one is kept; what lay open before is gone (LOB-12.1-c, LOB-R131)."""

    def go(self, g: Lords) -> None:
        g.lasting = tuple([one for one in g.lasting if not one.extra])
        for seat in range(g.seats):
            if g.extra[seat] != NO_CARD:
                g.extra_out.add(g.extra[seat])
                g.emit("extra out", seat, EXTRA_OF + seat, EXTRA_OUT, 1, g.extra[seat])
                g.extra[seat] = NO_CARD
        if g.extra_deck.count < 2 * g.seats:
            g.emit("shuffle extras", NO_ONE, EXTRA_OUT, EXTRAS, g.extra_out.count)
            reshuffle(g, g.extra_deck, g.extra_out)
        for seat in range(g.seats):
            for _ in range(2):
                card = g.extra_deck.pop()
                g.extra_hand.put(seat, card)
                news = g.learn(card, 1 << seat)
                g.emit("draw", seat, EXTRAS, EXTRA_HAND + seat, 1, card, 1 << seat, news, "LOB-12.1-a")
        g.ask_all(range(g.seats), PICK_EXTRA, EXTRAS_OPEN)


@final
class PickExtra(Choice):
    """Which of the two."""

    def offers(self, g: Lords, seat: i64) -> None:
        if not g.sealed[seat]:
            for i in range(g.extra_hand.size(seat)):
                g.offer(EXTRA + g.extra_hand.at(seat, i) - g.pack.first_extra)


@final
class ExtrasOpen(Step):
    """The cards are revealed and begin to act, for their owner or by table option for all (LOB-12.1-b, LOB-R131)."""

    def go(self, g: Lords) -> None:
        """In seat order; the other card goes out unseen by the rest."""
        picks = g.unseal()
        for seat in range(g.seats - 1, -1, -1):
            program = g.pack.extra[picks[seat][0] - EXTRA]
            if g.extra_innings_for_all:
                for other in range(g.seats):
                    start(g, program, other, other, 0, True)
            else:
                start(g, program, seat, seat, 0, True)
        for seat in range(g.seats):
            card: i64 = picks[seat][0] - EXTRA + g.pack.first_extra
            g.extra_hand.remove(seat, card)
            g.extra[seat] = card
            news = g.learn(card, EVERYONE)
            g.emit("extra", seat, EXTRA_HAND + seat, EXTRA_OF + seat, 1, card, EVERYONE, news, "LOB-12.1-a")
            while g.extra_hand.size(seat):
                rest = g.extra_hand.take(seat, 0)
                news = g.learn(rest, EVERYONE)
                g.extra_out.add(rest)
                g.emit("extra out", seat, EXTRA_HAND + seat, EXTRA_OUT, 1, rest, EVERYONE, news)


# -- Legends and Superstars --------------------------------------------------------------------------------------


def deal_legends(g: Lords) -> None:
    """A card of the type for every Superstar and All-Star of the set-up, while they last (LOB-12.2-a, LOB-R132)."""
    for seat in g.order:
        for kind in (codes.SS, codes.AS):
            for _ in range(g.men.at(seat, kind)):
                take_legend(g, seat, kind)


def take_legend(g: Lords, seat: i64, kind: i64) -> None:
    """The next legend of the type comes to an owner."""
    for i in range(g.legend_deck.count - 1, -1, -1):
        card = g.legend_deck.cells[i]
        if legend_type(g, card) == kind:
            g.legend_deck.take(i)
            g.legends.put(seat, card)
            news = g.learn(card, EVERYONE)
            g.emit("legend card", seat, LEGENDS, LEGEND_OF + seat, 1, card, EVERYONE, news, "LOB-12.2-a")
            return


def legend_type(g: Lords, card: i64) -> i64:
    """Whether a legend is a Superstar or an All-Star."""
    return g.pack.legend_type[card - g.pack.first_legend]


def usable_legends(g: Lords, seat: i64) -> i64:
    """Legends not used in this phase; as many rest as players of the type are out (LOB-12.2-d, LOB-12.2-e).

    A mask of their numbers.
    """
    found: i64 = 0
    superstars = g.men.at(seat, codes.SS)
    all_stars = g.men.at(seat, codes.AS)
    for i in range(g.legends.size(seat)):
        card = g.legends.at(seat, i)
        if legend_type(g, card) == codes.SS:
            awake = superstars > 0
            superstars -= 1
        else:
            awake = all_stars > 0
            all_stars -= 1
        if awake:
            found |= 1 << card - g.pack.first_legend
    return found & ~g.legend_used[seat]


def offer_legends(g: Lords, seat: i64, base: i64) -> None:
    """Offer the legends an owner can use, counted from `base`."""
    if g.legends.size(seat):
        mask = usable_legends(g, seat)
        for i in range(len(g.pack.legend_type)):
            if mask >> i & 1:
                g.offer(base + i)


def use_legend(g: Lords, seat: i64, i: i64, program: i64, rule: str) -> None:
    """A legend acts; that was his chance in this phase."""
    g.legend_used[seat] |= 1 << i
    g.emit("legend", seat, count=i, rule=rule)
    start(g, program, seat, seat)


def check_legends(g: Lords) -> None:
    """Push the check that nobody has more legends than players of the type (LOB-R132)."""
    for i in range(g.seats - 1, -1, -1):
        g.do(LegendCheck(after(g, g.leader, i)))


@final
@mypyc_attr(acyclic=True)
class LegendCheck(SeatStep):
    """Surplus legends leave, by the owner's choice."""

    def go(self, g: Lords) -> None:
        for kind in (codes.SS, codes.AS):
            if legends_of(g, self.seat, kind) > owned(g, self.seat, kind):
                g.again()
                g.ask(self.seat, LegendGoes(kind))
                return


def legends_of(g: Lords, seat: i64, kind: i64) -> i64:
    """How many legends of a type an owner has."""
    n: i64 = 0
    for i in range(g.legends.size(seat)):
        if legend_type(g, g.legends.at(seat, i)) == kind:
            n += 1
    return n


@final
@mypyc_attr(acyclic=True)
class LegendGoes(Choice):
    """Which legend leaves."""

    __slots__ = ("kind",)

    def __init__(self, kind: i64) -> None:
        self.kind = kind

    def offers(self, g: Lords, seat: i64) -> None:
        for i in range(g.legends.size(seat)):
            card = g.legends.at(seat, i)
            if legend_type(g, card) == self.kind:
                g.offer(LEGEND + card - g.pack.first_legend)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        card = option - LEGEND + g.pack.first_legend
        g.legends.remove(seat, card)
        g.ex_legends.add(card)
        g.emit("legend leaves", seat, LEGEND_OF + seat, LEGENDS_OUT, 1, card, rule="LOB-R132")


NOMINEES: Final = Nominees()
DEAL_EXTRAS: Final = DealExtras()
PICK_EXTRA: Final = PickExtra()
EXTRAS_OPEN: Final = ExtrasOpen()
