"""Verbs of stars and players."""

from __future__ import annotations

from typing import Final, final

from sandlot.cards.program import VerbRule
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.roster import add, convert, rebalance, set_stars
from sandlot.games.lords.effects.run import Run, Verb
from sandlot.games.lords.effects.spans import begins, last
from sandlot.games.lords.numbers import BENCH
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.auction import auction_now
from sandlot.games.lords.steps.farm import free_attempt
from sandlot.games.lords.steps.holes import injure, lose


@final
class Star(Verb):
    """A rating rises or falls."""

    def carry_out(self, g: Lords, run: Run) -> None:
        seat = run.seat
        track = run.cell(0)
        if seat >= 0:
            set_stars(g, seat, track, g.stars.at(seat, track) + run.cell(1), "LOB-R145")


@final
class Change(Verb):
    """Players become another type; who leaves the farm is replaced there by a Utility player (LOB-7.1.5-f)."""

    def carry_out(self, g: Lords, run: Run) -> None:
        seat = run.seat
        old = run.cell(1)
        new = run.cell(2)
        if seat >= 0:
            done = convert(g, seat, old, new, run.cell(0))
            if old >= codes.PH > new:
                add(g, seat, codes.UT, done)
                rebalance(g, seat)

    def possible(self, g: Lords, run: Run) -> bool:
        return has_men(g, run)


@final
class Gain(Verb):
    """Players join an organisation."""

    def carry_out(self, g: Lords, run: Run) -> None:
        seat = run.seat
        if seat >= 0:
            add(g, seat, run.cell(1), run.cell(0))
            rebalance(g, seat)


@final
class Lose(Verb):
    """Players leave an organisation."""

    def carry_out(self, g: Lords, run: Run) -> None:
        if run.seat >= 0:
            lose(g, run.seat, run.cell(1), run.cell(0))

    def possible(self, g: Lords, run: Run) -> bool:
        return has_men(g, run)


@final
class Bench(Verb):
    """Players are out for a phase or the year (LOB-R125); off season the Early Season is meant."""

    def carry_out(self, g: Lords, run: Run) -> None:
        seat = run.seat
        n = run.cell(0)
        kind = run.cell(1)
        when = run.cell(2)
        if seat < 0:
            return
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
class Promote(Verb):
    """An attempt that costs nothing."""

    def carry_out(self, g: Lords, run: Run) -> None:
        kind = codes.ROLL_PHENOM if run.cell(0) == 0 else codes.ROLL_PROSPECT
        if run.seat >= 0:
            free_attempt(g, run.seat, kind, run.cell(1), run.cell(2))


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
