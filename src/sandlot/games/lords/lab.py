"""What the lab can group games by, beside what it knows of every game, and what it says about a series."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any

from sandlot.games.lords.numbers import FARM_COST, MANAGER_COST
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.setup import roster_cost

FIELDS = ("setup", "team", "pennants")
LISTENS = True  # the fields follow from events
CHEAP = 30_000  # a set-up costs less
RICH = 40_000  # or more
FORCED = ("LOB-R64", "LOB-2.5.5-c")  # cuts for want of money


def fields(g: Lords) -> dict[str, str | list[str]]:
    """By seat set-up, team and the balances at the year ends; pennants won; off-seasons with cuts by force."""
    seats = range(g.seats)
    costs = [roster_cost(g, g.roster[seat]) for seat in seats]
    balances: list[list[str]] = [[] for _ in seats]
    forced: list[set[int]] = [set() for _ in seats]
    for event in g.events or []:
        if event.kind == "build":
            costs[event.seat] += organisation(event.count)
        elif event.kind == "balance":
            balances[event.seat].append(str(event.count))
        elif event.rule in FORCED:
            forced[event.seat].add(len(balances[event.seat]))
    return {
        "setup": ["cheap" if cost < CHEAP else "rich" if cost >= RICH else "medium" for cost in costs],
        "team": [g.pack.team_names[team] for team in g.team_of],
        "pennants": f"{sum(g.pennants)} of {g.years}",
        "balances": [" ".join(those) for those in balances],
        "forced": [str(len(years)) for years in forced],
    }


def organisation(built: int) -> int:
    """What farm and manager cost, from the number of the event."""
    return FARM_COST[built // 10] + MANAGER_COST * (built % 10)


def report(lines: Sequence[Mapping[str, Any]]) -> list[str]:
    """Pennants, forced cuts and year-end cash of a series of games, for people."""
    seasons = [line["pennants"].split(" of ") for line in lines]
    won, years = sum(int(n) for n, _ in seasons), sum(int(n) for _, n in seasons)
    owners = [owner.split() for line in lines for owner in line["balances"]]
    cuts = sum(int(n) for line in lines for n in line["forced"])
    off_seasons = sum(len(owner) - 1 for owner in owners)
    found = [f"Pennants: won in {won} of {years} seasons, {100 * won / years:.1f} %."]
    found.append(f"Off-seasons with forced cuts: {cuts} of {off_seasons}, {100 * cuts / max(1, off_seasons):.1f} %.")
    for year in range(max(map(len, owners))):
        cash = sorted(int(owner[year]) for owner in owners if len(owner) > year)
        low, high = cash[len(cash) // 10], cash[-1 - len(cash) // 10]
        found.append(
            f"Cash at the end of year {year + 1}: median ${int(median(cash)):,}, 80 % within ${low:,}-${high:,}."
        )
    return found
