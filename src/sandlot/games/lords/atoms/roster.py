"""Players, stars and media on the mats (chapters 2.4, 3.1.1, 8.1): the atoms that change them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.numbers import FARM_PH, MEDIA_CAP, Injured
from sandlot.games.lords.places import MAT, MEN, TRACK
from sandlot.games.lords.state import Lords

MAJORS: Final = 25
FARM: Final = 15


def add(g: Lords, seat: i64, kind: i64, n: i64) -> None:
    """Players come into the game (or, with a negative number, leave it)."""
    g.men.add(seat, kind, n)
    g.pool[kind] -= n
    if g.events is not None:
        g.emit("players", seat, MEN + kind, MAT + seat, n)
    if kind == codes.PH:
        watch(g, seat)


def convert(g: Lords, seat: i64, old: i64, new: i64, n: i64) -> i64:
    """Up to n players of one type become another; how many did."""
    n = min(n, g.men.at(seat, old))
    if n <= 0:
        return 0
    if old != new:
        add(g, seat, old, -n)
        add(g, seat, new, n)
    return n


def hand_players(g: Lords, seat: i64, to: i64, kind: i64, n: i64) -> i64:
    """Up to n players change owners; how many did."""
    n = min(n, g.men.at(seat, kind))
    if n <= 0:
        return 0
    add(g, seat, kind, -n)
    add(g, to, kind, n)
    return n


def majors(g: Lords, seat: i64) -> i64:
    """Players on the Major League roster; the injured lie outside it (LOB-R125)."""
    men = g.men
    return men.at(seat, codes.SS) + men.at(seat, codes.AS) + men.at(seat, codes.REG) + men.at(seat, codes.JM)


def farm(g: Lords, seat: i64) -> i64:
    """Players in the farm system."""
    return g.men.at(seat, codes.PH) + g.men.at(seat, codes.PR) + g.men.at(seat, codes.UT)


def out(g: Lords, seat: i64, kind: i64) -> i64:
    """Injured players of a type."""
    n: i64 = 0
    for one in g.injured:
        if one.seat == seat and one.type == kind:
            n += 1
    return n


def owned(g: Lords, seat: i64, kind: i64) -> i64:
    """Players of a type, the injured included."""
    return g.men.at(seat, kind) + out(g, seat, kind)


def watch(g: Lords, seat: i64) -> None:
    """The clock of surplus Phenoms: one per owner, running while there are too many (LOB-8.5-c, LOB-R153)."""
    over = g.men.at(seat, codes.PH) > FARM_PH[g.stars.at(seat, codes.FS)]
    if over != (g.over_since[seat] >= 0):
        g.over_since[seat] = g.clock if over else -1


def set_stars(g: Lords, seat: i64, track: i64, stars: i64, rule: str) -> None:
    """A rating changes, within 1 to 5 (LOB-R140); its ability and limits change at once (LOB-3.1.1-i, LOB-8.1-d)."""
    stars = 1 if stars < 1 else 5 if stars > 5 else stars
    if stars == g.stars.at(seat, track):
        return
    g.stars.set(seat, track, stars)
    if g.events is not None:
        g.emit("stars", seat, TRACK + track, MAT + seat, stars, rule=rule)
    if track == codes.FO:
        surplus = g.media[seat] - MEDIA_CAP[stars]
        if surplus > 0:  # LOB-3.1.1-j, LOB-R73
            gain_media(g, seat, -surplus, "LOB-R73")
    elif track == codes.FS:
        watch(g, seat)


def media_room(g: Lords, seat: i64) -> i64:
    """How many cubes more the office may hold (LOB-3.1.1-d to LOB-3.1.1-g)."""
    room = MEDIA_CAP[g.stars.at(seat, codes.FO)] - g.media[seat]
    return room if room > 0 else 0


def gain_media(g: Lords, seat: i64, n: i64, rule: str) -> i64:
    """Cubes come, as far as the office may hold them, or go; how many did."""
    if n > 0:
        room = media_room(g, seat)
        if n > room:
            n = room
    elif n < -g.media[seat]:
        n = -g.media[seat]
    if n:
        g.media[seat] += n
        g.cubes -= n
        if g.events is not None:
            g.emit("media", seat, dst=MAT + seat, count=n, rule=rule)
    return n


def spend_media(g: Lords, seat: i64, n: i64) -> None:
    """Use cubes up: the national ones first, which would be lost anyway."""
    first = g.national[seat]
    if first > n:
        first = n
    g.national[seat] -= first
    gain_media(g, seat, first - n, "LOB-7.3-e")


def cubes(g: Lords, seat: i64) -> i64:
    """What an owner can use on a die: his cubes and the national ones (LOB-10.0-h)."""
    return g.media[seat] + g.national[seat]


# -- losing players ----------------------------------------------------------------------------------------------


def star(g: Lords, seat: i64) -> i64:
    """The type of the best star: a Superstar, else an All-Star, healthy before injured; STAR if there is none."""
    if g.men.at(seat, codes.SS):
        return codes.SS
    if g.men.at(seat, codes.AS):
        return codes.AS
    if out(g, seat, codes.SS):
        return codes.SS
    return codes.AS if out(g, seat, codes.AS) else codes.STAR


def drop_injured(g: Lords, seat: i64, kind: i64) -> bool:
    """An injured player leaves for good; his place was filled when he was hurt."""
    for one in g.injured:
        if one.seat == seat and one.type == kind:
            g.injured = tuple([other for other in g.injured if other is not one])
            g.pool[kind] += 1
            if g.events is not None:
                g.emit("leaves", seat, MAT + seat, MEN + kind)
            return True
    return False


def hurt(g: Lords, seat: i64, kind: i64, back: i64, scores: bool) -> None:
    """A healthy player is out until clock `back`; he leaves a hole."""
    g.men.add(seat, kind, -1)
    g.injured = (*g.injured, Injured(seat, kind, back, scores))
    if g.events is not None:
        g.emit("injured", seat, MEN + kind, MAT + seat, back - g.clock, rule="LOB-R125")


def hurt_longer(g: Lords, seat: i64, kind: i64, back: i64, scores: bool) -> bool:
    """One who is out stays out longer (LOB-10.0-b); False if nobody is out."""
    for one in g.injured:
        if one.seat == seat and one.type == kind:
            longer = Injured(seat, kind, one.back + back - g.clock, one.scores and scores)
            g.injured = tuple([longer if other is one else other for other in g.injured])
            if g.events is not None:
                g.emit("injured", seat, MEN + kind, MAT + seat, longer.back - g.clock, rule="LOB-10.0-b")
            return True
    return False


def call_up(g: Lords, seat: i64) -> None:
    """A Utility player becomes a Journeyman and another one fills the farm: the farm stays as it is (LOB-2.4-e)."""
    add(g, seat, codes.JM, 1)


def rebalance(g: Lords, seat: i64) -> None:
    """Table option: 25 and 15 at once, Journeymen and Utility players first (LOB-R48)."""
    if g.repair_at_once:
        trim(g, seat, (codes.JM, codes.REG, codes.AS, codes.SS), majors(g, seat) - MAJORS)
        trim(g, seat, (codes.UT, codes.PR, codes.PH), farm(g, seat) - FARM)


def trim(g: Lords, seat: i64, kinds: tuple[int, ...], surplus: i64) -> None:
    """Players too many go, those too few come, in the order of these types."""
    if surplus < 0:
        add(g, seat, kinds[0], -surplus)
    for kind in kinds:
        n = min(surplus, g.men.at(seat, kind))
        if n > 0:
            add(g, seat, kind, -n)
            surplus -= n
