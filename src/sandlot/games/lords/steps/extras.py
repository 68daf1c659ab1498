"""Table options (chapters 11.2 and 12): All-Star Game, Extra Innings cards, Legends and Superstars."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, clockwise, with_value
from sandlot.games.lords.atoms.money import receive
from sandlot.games.lords.atoms.roster import injure, owned
from sandlot.games.lords.numbers import NO_CARD, NO_ONE
from sandlot.games.lords.places import (
    COUNT,
    EXTRA,
    EXTRA_HAND,
    EXTRA_OF,
    EXTRA_OUT,
    EXTRAS,
    LEGEND,
    LEGEND_OF,
    LEGENDS,
    LEGENDS_OUT,
)
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import roll
from sandlot.kernel.events import EVERYONE

SS_MONEY: Final = 2000  # LOB-11.2-d
AS_MONEY: Final = 1000
REG_MONEY: Final = 500  # LOB-11.2-c
MOST_NOMINEES: Final = 3  # LOB-11.2-b
LONE_REGULAR: Final = 16  # among the nominations, which are 4 * SS + AS


# -- All-Star Game -----------------------------------------------------------------------------------------------


def may_nominate(g: State, seat: int) -> bool:
    """In the Mid-Season, on one's own turn, once a year (LOB-11.2-a, LOB-R128)."""
    if not g.all_star_game or g.phase != codes.MID or g.nominated[seat]:
        return False
    men = g.men[seat]
    return men[codes.SS] + men[codes.AS] + men[codes.REG] > 0


def nominate(g: State, seat: int) -> None:
    """It takes no action: the turn goes on afterwards."""
    from sandlot.games.lords.steps.season import ASK_TURN

    g.do(ASK_TURN)
    g.ask(seat, NOMINEES)


class Nominees(Question):
    """Any mix of Superstars and All-Stars, at most three; without any one Regular (LOB-11.2-b, LOB-R129)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The mixes."""
        ss, ast = g.men[seat][codes.SS], g.men[seat][codes.AS]
        if ss + ast == 0:
            return [COUNT + LONE_REGULAR]
        found: list[int] = []
        for i in range(min(MOST_NOMINEES, ss) + 1):
            found += [COUNT + 4 * i + j for j in range(min(MOST_NOMINEES - i, ast) + 1) if i + j]
        return found

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Money at once, then a roll for each (LOB-11.2-e)."""
        n = option - COUNT
        g.nominated = with_value(g.nominated, seat, 1)
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


class AllStar(Deed):
    """A d10 for one nominee, with the usual media (LOB-11.2-h)."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def go(self, g: State) -> None:
        """Roll."""
        roll(g, self.seat, codes.ROLL_ANY, 0, Played(self.seat, self.kind))


class Played(Deed):
    """1: out for the year and a retirement roll (LOB-11.2-f, LOB-R152); 2: out for the phase (LOB-11.2-g, LOB-R130)."""

    __slots__ = ("kind", "seat")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def go(self, g: State) -> None:
        """Read the die."""
        if g.total <= 1:
            from sandlot.games.lords.steps.retirement import retire_one

            retire_one(g, self.seat, self.kind)
            injure(g, self.seat, self.kind, 4 * (g.year + 1), False)
        elif g.total == 2:
            injure(g, self.seat, self.kind, g.clock + 1, True)


# -- Extra Innings -----------------------------------------------------------------------------------------------


def first_extra(g: State) -> int:
    """The number of the first Extra Innings card."""
    return len(g.pack.ops) + len(g.pack.community) + len(g.pack.draft)


def pick_extras(g: State) -> None:
    """Push the choice of Extra Innings cards (LOB-12.1-a)."""
    g.do(DEAL_EXTRAS)


class DealExtras(Deed):
    """Two cards each, of which one is kept; what lay open before is gone (LOB-12.1-c, LOB-R131)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Deal and ask all."""
        g.lasting = [one for one in g.lasting if not one.extra]
        for seat in range(g.seats):
            if g.extra[seat] != NO_CARD:
                g.extra_out.append(g.extra[seat])
                g.emit("extra out", seat, EXTRA_OF + seat, EXTRA_OUT, 1, g.extra[seat])
                g.extra[seat] = NO_CARD
        if len(g.extra_deck) < 2 * g.seats:
            g.emit("shuffle extras", NO_ONE, EXTRA_OUT, EXTRAS, len(g.extra_out))
            g.extra_deck = sorted(g.extra_deck + g.extra_out)
            g.extra_out = []
            g.forget(g.extra_deck)
            g.chance.shuffle(g.extra_deck)
        for seat in range(g.seats):
            for _ in range(2):
                card = g.extra_deck[-1]
                g.extra_deck = g.extra_deck[:-1]
                g.extra_hand[seat].append(card)
                news = g.learn(card, 1 << seat)
                g.emit("draw", seat, EXTRAS, EXTRA_HAND + seat, 1, card, 1 << seat, news, "LOB-12.1-a")
            g.extra_hand[seat].sort()
        g.ask_all(list(range(g.seats)), PICK_EXTRA, EXTRAS_OPEN)


class PickExtra(Question):
    """Which of the two."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Both."""
        first = first_extra(g)
        return [] if g.sealed[seat] else [EXTRA + card - first for card in g.extra_hand[seat]]


class ExtrasOpen(Deed):
    """The cards are revealed and begin to act, for their owner or by table option for all (LOB-12.1-b, LOB-R131)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """In seat order; the other card goes out unseen by the rest."""
        from sandlot.games.lords.effects.run import start

        picks = g.unseal()
        first = first_extra(g)
        for seat in reversed(range(g.seats)):
            number = picks[seat][0] - EXTRA
            for other in range(g.seats) if g.extra_innings_for_all else [seat]:
                start(g, g.pack.extra[number], other, other, 0, True)
        for seat in range(g.seats):
            card = picks[seat][0] - EXTRA + first
            g.extra_hand[seat].remove(card)
            g.extra[seat] = card
            news = g.learn(card, EVERYONE)
            g.emit("extra", seat, EXTRA_HAND + seat, EXTRA_OF + seat, 1, card, EVERYONE, news, "LOB-12.1-a")
            for rest in g.extra_hand[seat]:
                news = g.learn(rest, EVERYONE)
                g.extra_out.append(rest)
                g.emit("extra out", seat, EXTRA_HAND + seat, EXTRA_OUT, 1, rest, EVERYONE, news)
            g.extra_hand[seat] = []


# -- Legends and Superstars --------------------------------------------------------------------------------------


def first_legend(g: State) -> int:
    """The number of the first legend card."""
    return first_extra(g) + len(g.pack.extra)


def deal_legends(g: State) -> None:
    """A card of the type for every Superstar and All-Star of the set-up, while they last (LOB-12.2-a, LOB-R132)."""
    first = first_legend(g)
    for seat in g.order:
        for kind in (codes.SS, codes.AS):
            for _ in range(g.men[seat][kind]):
                fitting = [card for card in g.legend_deck if g.pack.legend_type[card - first] == kind]
                if fitting:
                    card = fitting[-1]
                    g.legend_deck = [other for other in g.legend_deck if other != card]
                    g.legends[seat].append(card)
                    news = g.learn(card, EVERYONE)
                    g.emit("legend card", seat, LEGENDS, LEGEND_OF + seat, 1, card, EVERYONE, news, "LOB-12.2-a")
        g.legends[seat].sort()


def usable_legends(g: State, seat: int) -> list[int]:
    """Legends not used in this phase; as many rest as players of the type are out (LOB-12.2-d, LOB-12.2-e)."""
    if not g.legends[seat]:
        return []
    first = first_legend(g)
    found: list[int] = []
    awake = g.men[seat].copy()
    for card in g.legends[seat]:
        i = card - first
        kind = g.pack.legend_type[i]
        if awake[kind] > 0:
            awake[kind] -= 1
            if not g.legend_used[seat] >> i & 1:
                found.append(i)
    return found


def legend_turn(g: State, seat: int, i: int) -> None:
    """A legend's action is the whole turn (LOB-12.2-b)."""
    from sandlot.games.lords.effects.run import start

    g.legend_used[seat] |= 1 << i
    g.emit("legend", seat, count=i, rule="LOB-12.2-b")
    start(g, g.pack.legend_action[i], seat, seat)


def check_legends(g: State) -> None:
    """Push the check that nobody has more legends than players of the type (LOB-R132)."""
    for seat in reversed(clockwise(g, g.leader)):
        g.do(LegendCheck(seat))


class LegendCheck(Deed):
    """Surplus legends leave, by the owner's choice."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: State) -> None:
        """Ask for one after the other."""
        for kind in (codes.SS, codes.AS):
            if len(legends_of(g, self.seat, kind)) > owned(g, self.seat, kind):
                g.do(self)
                g.ask(self.seat, LegendGoes(kind))
                return


def legends_of(g: State, seat: int, kind: int) -> list[int]:
    """The legends of a type, by number."""
    first = first_legend(g)
    return [card - first for card in g.legends[seat] if g.pack.legend_type[card - first] == kind]


class LegendGoes(Question):
    """Which legend leaves."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def offers(self, g: State, seat: int) -> list[int]:
        """Those of the type."""
        return [LEGEND + i for i in legends_of(g, seat, self.kind)]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """He goes."""
        card = option - LEGEND + first_legend(g)
        g.legends[seat].remove(card)
        g.ex_legends.append(card)
        g.emit("legend leaves", seat, LEGEND_OF + seat, LEGENDS_OUT, 1, card, rule="LOB-R132")


NOMINEES: Final = Nominees()
DEAL_EXTRAS: Final = DealExtras()
PICK_EXTRA: Final = PickExtra()
EXTRAS_OPEN: Final = ExtrasOpen()
