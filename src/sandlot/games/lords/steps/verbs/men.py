"""Verbs of stars and players."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.cards.program import VerbRule
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.roster import add, convert, rebalance, set_stars
from sandlot.games.lords.effects.run import OwnerVerb, Run, Verb
from sandlot.games.lords.effects.spans import begins, last
from sandlot.games.lords.numbers import BENCH
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.auction import auction_now
from sandlot.games.lords.steps.farm import free_attempt
from sandlot.games.lords.steps.holes import injure, lose


@final
class Star(OwnerVerb):
    """A rating rises or falls."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        track = run.cell(0)
        set_stars(g, seat, track, g.stars.at(seat, track) + run.cell(1), "LOB-R145")


@final
class Change(OwnerVerb):
    """Players become another type; who leaves the farm is replaced there by a Utility player (LOB-7.1.5-f)."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        old = run.cell(1)
        new = run.cell(2)
        done = convert(g, seat, old, new, run.cell(0))
        if old >= codes.PH > new:
            add(g, seat, codes.UT, done)
            rebalance(g, seat)

    def possible(self, g: Lords, run: Run) -> bool:
        return has_men(g, run)


@final
class Gain(OwnerVerb):
    """Players join an organisation."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        add(g, seat, run.cell(1), run.cell(0))
        rebalance(g, seat)


@final
class Lose(OwnerVerb):
    """Players leave an organisation."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        lose(g, seat, run.cell(1), run.cell(0))

    def possible(self, g: Lords, run: Run) -> bool:
        return has_men(g, run)


@final
class Bench(OwnerVerb):
    """Players are out for a phase or the year (LOB-R125); off season the Early Season is meant."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        n = run.cell(0)
        kind = run.cell(1)
        when = run.cell(2)
        if when == codes.YEAR:
            for _ in range(n):
                injure(g, seat, kind, 4 * (g.year + 1), True)
        elif begins(g, when, True) > g.clock:
            last(g, BENCH, seat, kind, n, codes.NEXT_PHASE)
        else:
            for _ in range(n):
                injure(g, seat, kind, g.clock + 1, True)


@final
class FreeAgent(Verb):
    """Players go to the blind auction: off season at once, in season next off-season (LOB-10.0-d, LOB-10.0-e)."""

    def carry_out(self, g: Lords, run: Run) -> None:
        seat = run.seat
        kind = run.cell(1)
        for _ in range(run.cell(0)):
            code = 8 * (seat + 1) + kind
            if g.phase == codes.OFF:
                auction_now(g, code)
            else:
                g.agents = (*g.agents, int(code))
                if g.events is not None:
                    g.emit("free agent", seat, count=kind, rule="LOB-10.0-d")


@final
class Promote(OwnerVerb):
    """An attempt that costs nothing."""

    def for_owner(self, g: Lords, seat: i64, run: Run) -> None:
        kind = codes.ROLL_PHENOM if run.cell(0) == 0 else codes.ROLL_PROSPECT
        free_attempt(g, seat, kind, run.cell(1), run.cell(2))


def has_men(g: Lords, run: Run) -> bool:
    """Whether the subject has the players a verb takes; a star is taken as far as there is one."""
    return run.cell(1) == codes.STAR or g.men.at(run.seat, run.cell(1)) >= run.cell(0)


VERBS: Final[dict[int, VerbRule]] = {
    codes.V_STAR: Star(),
    codes.V_CHANGE: Change(),
    codes.V_GAIN: Gain(),
    codes.V_LOSE: Lose(),
    codes.V_BENCH: Bench(),
    codes.V_FREE_AGENT: FreeAgent(),
    codes.V_PROMOTE: Promote(),
}
