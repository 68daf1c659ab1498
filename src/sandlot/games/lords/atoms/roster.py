"""Players, stars and media on the mats (chapters 2.4, 3.1.1, 8.1): the atoms that change them, holes and cuts."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question, with_value
from sandlot.games.lords.numbers import FARM_PH, MEDIA_CAP
from sandlot.games.lords.places import CUT, MAT, MEN, PASS, PHENOM, TRACK
from sandlot.games.lords.state import Injured, State

MAJORS: Final = 25
FARM: Final = 15
MAJOR_CUTS: Final = [codes.JM, codes.REG, codes.AS, codes.SS]
FARM_CUTS: Final = [codes.UT, codes.PR, codes.PH]


def add(g: State, seat: int, kind: int, n: int) -> None:
    """Players come into the game (or, with a negative number, leave it)."""
    g.men[seat][kind] += n
    g.pool[kind] -= n
    g.emit("players", seat, MEN + kind, MAT + seat, n)
    if kind == codes.PH:
        watch(g, seat)


def convert(g: State, seat: int, old: int, new: int, n: int) -> int:
    """Up to n players of one type become another; how many did."""
    n = min(n, g.men[seat][old])
    if n > 0 and old != new:
        add(g, seat, old, -n)
        add(g, seat, new, n)
    return max(0, n)


def hand_players(g: State, seat: int, to: int, kind: int, n: int) -> int:
    """Up to n players change owners; how many did."""
    n = min(n, g.men[seat][kind])
    if n > 0:
        add(g, seat, kind, -n)
        add(g, to, kind, n)
    return max(0, n)


def majors(g: State, seat: int) -> int:
    """Players on the Major League roster; the injured lie outside it (LOB-R125)."""
    men = g.men[seat]
    return men[codes.SS] + men[codes.AS] + men[codes.REG] + men[codes.JM]


def farm(g: State, seat: int) -> int:
    """Players in the farm system."""
    men = g.men[seat]
    return men[codes.PH] + men[codes.PR] + men[codes.UT]


def out(g: State, seat: int, kind: int) -> int:
    """Injured players of a type."""
    n = 0
    for one in g.injured:
        if one.seat == seat and one.type == kind:
            n += 1
    return n


def owned(g: State, seat: int, kind: int) -> int:
    """Players of a type, the injured included."""
    return g.men[seat][kind] + out(g, seat, kind)


def watch(g: State, seat: int) -> None:
    """The clock of surplus Phenoms: one per owner, running while there are too many (LOB-8.5-c, LOB-R153)."""
    over = g.men[seat][codes.PH] > FARM_PH[g.stars[seat][codes.FS]]
    if over != (g.over_since[seat] >= 0):
        g.over_since = with_value(g.over_since, seat, g.clock if over else -1)


def set_stars(g: State, seat: int, track: int, stars: int, rule: str) -> None:
    """A rating changes, within 1 to 5 (LOB-R140); its ability and limits change at once (LOB-3.1.1-i, LOB-8.1-d)."""
    stars = min(5, max(1, stars))
    if stars == g.stars[seat][track]:
        return
    g.stars[seat][track] = stars
    g.emit("stars", seat, TRACK + track, MAT + seat, stars, rule=rule)
    if track == codes.FO:
        surplus = g.media[seat] - MEDIA_CAP[stars]
        if surplus > 0:  # LOB-3.1.1-j, LOB-R73
            gain_media(g, seat, -surplus, "LOB-R73")
    elif track == codes.FS:
        watch(g, seat)


def gain_media(g: State, seat: int, n: int, rule: str) -> int:
    """Cubes come (as far as the office may hold them, LOB-3.1.1-d to LOB-3.1.1-g) or go; how many did."""
    if n > 0:
        n = max(0, min(n, MEDIA_CAP[g.stars[seat][codes.FO]] - g.media[seat]))
    else:
        n = -min(-n, g.media[seat])
    if n:
        g.media[seat] += n
        g.cubes -= n
        g.emit("media", seat, dst=MAT + seat, count=n, rule=rule)
    return n


def spend_media(g: State, seat: int, n: int) -> None:
    """Use cubes up: the national ones first, which would be lost anyway."""
    first = min(n, g.national[seat])
    if first:
        g.national = with_value(g.national, seat, g.national[seat] - first)
    gain_media(g, seat, first - n, "LOB-7.3-e")


def cubes(g: State, seat: int) -> int:
    """What an owner can use on a die: his cubes and the national ones (LOB-10.0-h)."""
    return g.media[seat] + g.national[seat]


# -- losing players ----------------------------------------------------------------------------------------------


def star(g: State, seat: int) -> int:
    """The type of the best star: a Superstar, else an All-Star, healthy before injured; STAR if there is none."""
    for kind in (codes.SS, codes.AS):
        if g.men[seat][kind]:
            return kind
    for kind in (codes.SS, codes.AS):
        if out(g, seat, kind):
            return kind
    return codes.STAR


def lose(g: State, seat: int, kind: int, n: int) -> int:
    """Up to n players are gone, the healthy ones first; holes in the majors are filled at once (LOB-2.4-c)."""
    if kind == codes.STAR:
        kind = star(g, seat)
        if kind == codes.STAR:
            return 0
    healthy = min(n, g.men[seat][kind])
    if healthy > 0:
        add(g, seat, kind, -healthy)
        if kind < codes.JM:
            for _ in range(healthy):
                g.do(Hole(seat))
        elif kind == codes.JM:
            add(g, seat, codes.JM, healthy)
        elif kind != codes.UT:
            add(g, seat, codes.UT, healthy)
    gone = max(0, healthy)
    while gone < n and drop_injured(g, seat, kind):
        gone += 1
    return gone


def drop_injured(g: State, seat: int, kind: int) -> bool:
    """An injured player leaves for good; his place was filled when he was hurt."""
    for one in g.injured:
        if one.seat == seat and one.type == kind:
            g.injured = [other for other in g.injured if other is not one]
            g.pool[kind] += 1
            g.emit("leaves", seat, MAT + seat, MEN + kind)
            return True
    return False


def injure(g: State, seat: int, kind: int, back: int, scores: bool) -> bool:
    """A player is out until clock `back`; with nobody healthy one who is out stays out longer (LOB-10.0-b)."""
    if kind == codes.STAR:
        kind = star(g, seat)
        if kind == codes.STAR:
            return False
    if g.men[seat][kind]:
        g.men[seat][kind] -= 1
        g.injured = [*g.injured, Injured(seat, kind, back, scores)]
        g.emit("injured", seat, MEN + kind, MAT + seat, back - g.clock, rule="LOB-R125")
        g.do(Hole(seat))
        return True
    for one in g.injured:
        if one.seat == seat and one.type == kind:
            longer = Injured(seat, kind, one.back + back - g.clock, one.scores and scores)
            g.injured = [longer if other is one else other for other in g.injured]
            g.emit("injured", seat, MEN + kind, MAT + seat, longer.back - g.clock, rule="LOB-10.0-b")
            return True
    return False


class Hole(Deed):
    """A place in the majors is empty: the unused Phenom attempt, or a Utility player as Journeyman (LOB-R124)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: State) -> None:
        """Ask if there is something to choose."""
        from sandlot.games.lords.steps.farm import may_try

        if may_try(g, self.seat, codes.ROLL_PHENOM):
            g.ask(self.seat, FILL)
        else:
            call_up(g, self.seat)


class Fill(Question):
    """Who fills the hole."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """A Phenom attempt, or not."""
        return [PASS, PHENOM]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """A Utility player comes up, or a Phenom is tried."""
        from sandlot.games.lords.steps.farm import attempt

        if option == PASS:
            call_up(g, seat)
        else:
            attempt(g, seat, codes.ROLL_PHENOM, True)


def call_up(g: State, seat: int) -> None:
    """A Utility player becomes a Journeyman and another one fills the farm: the farm stays as it is (LOB-2.4-e)."""
    add(g, seat, codes.JM, 1)


def rebalance(g: State, seat: int) -> None:
    """Table option: 25 and 15 at once, Journeymen and Utility players first (LOB-R48)."""
    if not g.repair_at_once:
        return
    for kinds, size in ((MAJOR_CUTS, MAJORS), (FARM_CUTS, FARM)):
        surplus = sum([g.men[seat][kind] for kind in kinds]) - size
        if surplus < 0:
            add(g, seat, kinds[0], -surplus)
        for kind in kinds:
            n = min(surplus, g.men[seat][kind])
            if n > 0:
                add(g, seat, kind, -n)
                surplus -= n


class CutOne(Question):
    """One Major League player must go (LOB-8.3-h, LOB-R48); cut players leave the game (LOB-R139)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Any type there is."""
        return [CUT + kind for kind in range(codes.PH) if g.men[seat][kind]]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """He goes."""
        add(g, seat, option - CUT, -1)


class CutToSize(Deed):
    """Cuts until the majors hold 25."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: State) -> None:
        """Ask for one cut after the other."""
        if majors(g, self.seat) > MAJORS:
            g.do(self)
            g.ask(self.seat, CUT_ONE)


FILL: Final = Fill()
CUT_ONE: Final = CutOne()
