"""Where the game stands and what comes next, read off the steps that wait."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import clockwise, left
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import (
    auction,
    draft,
    end_of_phase,
    farm,
    hands,
    luxury,
    off_season,
    retirement,
    salaries,
    scoring,
    season,
    setup,
    standings,
    upgrades,
    year,
    year_end,
)
from sandlot.games.lords.words.names import PHASES, YEAR_END, owner
from sandlot.kernel.game import NOBODY
from sandlot.kernel.step import Step
from sandlot.table.parts import Marker, Track

SHOWN = 4
NAMES: dict[type[Step], str] = {
    setup.TakeTeam: "teams and rosters",
    setup.Build: "farm, manager and loan",
    hands.Deal: "ten cards each",
    year.Initial: "the first off-season",
    off_season.FewestStars: "who leads",
    off_season.FewestPoints: "who leads",
    hands.DealNine: "nine cards each",
    year.Winter: "promotion cards",
    off_season.Promotions: "promotion cards",
    off_season.CommunityCard: "the community card",
    off_season.OwnCards: "off-season cards",
    off_season.OwnCard: "off-season cards",
    off_season.Repairs: "rosters to 25 and 15",
    off_season.PennantNumber: "the pennant number",
    auction.Auctions: "free agency",
    auction.Auction: "a free agent",
    upgrades.GiveOrders: "orders for the organisation",
    upgrades.Try: "farm attempts",
    upgrades.LineUp: "roster upgrades",
    upgrades.TopUp: "rosters to 25 and 15",
    salaries.Salaries: "salaries",
    salaries.PayRoll: "salaries",
    salaries.BuyMedia: "media purchases",
    season.DepthMarks: "roster depth",
    end_of_phase.EndOfPhase: "end of the phase",
    farm.Repair: "rosters to 25 and 15",
    end_of_phase.Payout: "payouts",
    end_of_phase.Pending: "points of events",
    end_of_phase.Interest: "interest",
    end_of_phase.Purses: "loans and media",
    year.YearEnd: "year end",
    standings.Standings: "standings",
    standings.Pennant: "the pennant",
    year_end.Series: "Championship Series",
    year_end.SeriesRoll: "the series roll",
    year_end.Leftovers: "leftover cards",
    year_end.LastMoves: "repayments and cubes for points",
    year_end.Points: "victory points",
    luxury.Luxury: "luxury tax",
    luxury.Tax: "luxury tax",
    retirement.Retirements: "retirement rolls",
    retirement.Retirement: "retirement rolls",
    draft.Draft: "the draft",
    draft.Drafting: "the draft",
    scoring.FinalPoints: "final points",
}


def is_over(g: Lords) -> bool:
    """Whether the game has ended; a trial that came to something unknown asks nobody either, but goes on."""
    return bool(g.seat == NOBODY and g.depth == 0)


def waits(g: Lords, kind: type[Step]) -> bool:
    """Whether a step of this kind is still to come."""
    return any(isinstance(step, kind) for step in g.agenda)


def stage(g: Lords) -> int:
    """The part of the year, from the off-season to the year's end."""
    if g.phase == codes.LATE and waits(g, year.NextYear) and not waits(g, year.YearEnd):
        return YEAR_END
    return YEAR_END if is_over(g) else g.phase


def coming(g: Lords) -> list[str]:
    """The next things that happen, each once."""
    found: list[str] = []
    for step in reversed(g.agenda):
        said = _name(g, step)
        if said and said not in found:
            found.append(said)
    return found[:SHOWN]


def _name(g: Lords, step: Step) -> str:
    if isinstance(step, season.Season):
        return PHASES[step.phase]
    if isinstance(step, season.NextTurn):
        after = [seat for seat in clockwise(g, left(g, g.who)) if not g.passed[seat]]
        return f"the turn of {owner(g, after[0])}" if after and after[0] != g.who else ""
    if isinstance(step, year.NextYear):
        return "final scoring" if g.year == g.years else f"year {g.year + 1}"
    return NAMES.get(type(step), "")


def phase(g: Lords) -> str:
    """Where the game stands, in a few words."""
    if is_over(g):
        return "Final"
    if waits(g, year.Initial):
        return "Set-up"
    at = stage(g)
    return f"Year {g.year} of {g.years} · {'Year end' if at == YEAR_END else PHASES[at]}"


def phase_bar(g: Lords) -> Track:
    """The year's parts with the one that is played, and what comes next."""
    after = ", ".join(coming(g))
    return Track(
        id="phase",
        label=f"Year {g.year} of {g.years}",
        low=0,
        high=YEAR_END,
        steps=(*PHASES, "Year end"),
        markers=(Marker(label="now", value=stage(g)),),
        note=f"Next: {after}." if after else "",
        rule="LOB-2.1-d",
    )
