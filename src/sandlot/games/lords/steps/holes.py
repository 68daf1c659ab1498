"""Players who are gone or hurt, and the holes they leave in the majors (LOB-2.4-c, LOB-R124, LOB-R125)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.roster import add, call_up, drop_injured, hurt, hurt_longer, star
from sandlot.games.lords.options import PASS, PHENOM
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.farm import attempt, may_try
from sandlot.kernel.step import Choice, SeatStep


def lose(g: Lords, seat: i64, kind: i64, n: i64) -> i64:
    """Up to n players are gone, the healthy ones first; holes in the majors are filled at once (LOB-2.4-c)."""
    if kind == codes.STAR:
        kind = star(g, seat)
        if kind == codes.STAR:
            return 0
    gone = min(n, g.men.at(seat, kind))
    if gone > 0:
        add(g, seat, kind, -gone)
        if kind < codes.JM:
            for _ in range(gone):
                g.do(Hole(seat))
        elif kind == codes.JM:
            add(g, seat, codes.JM, gone)
        elif kind != codes.UT:
            add(g, seat, codes.UT, gone)
    while gone < n and drop_injured(g, seat, kind):
        gone += 1
    return gone


def injure(g: Lords, seat: i64, kind: i64, back: i64, scores: bool) -> bool:
    """A player is out until clock `back`; with nobody healthy one who is out stays out longer (LOB-10.0-b)."""
    if kind == codes.STAR:
        kind = star(g, seat)
        if kind == codes.STAR:
            return False
    if g.men.at(seat, kind):
        hurt(g, seat, kind, back, scores)
        g.do(Hole(seat))
        return True
    return hurt_longer(g, seat, kind, back, scores)


@final
@mypyc_attr(acyclic=True)
class Hole(SeatStep):
    """A place in the majors is empty: the unused Phenom attempt, or a Utility player as Journeyman (LOB-R124)."""

    def go(self, g: Lords) -> None:
        """Ask if there is something to choose."""
        if may_try(g, self.seat, codes.ROLL_PHENOM):
            g.ask(self.seat, FILL)
        else:
            call_up(g, self.seat)


@final
class Fill(Choice):
    """Who fills the hole."""

    def offers(self, g: Lords, seat: i64) -> None:
        g.offer(PASS)
        g.offer(PHENOM)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        if option == PASS:
            call_up(g, seat)
        else:
            attempt(g, seat, codes.ROLL_PHENOM, True)

    def declines(self, g: Lords, seat: i64) -> i64:
        return PASS


FILL: Final = Fill()
