# interpreted: for people
"""Set-up and players who go: teams, rosters, cuts, claims, legends, the All-Star Game."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.lords import codes
from sandlot.games.lords.advice.changes import listed, player
from sandlot.games.lords.notation import counted, dollars
from sandlot.games.lords.numbers import START_CASH
from sandlot.games.lords.options import COUNT, CUT, DONE, EXTRA, LEGEND, LOWER, ROSTER, STARS, TEAM, YES
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import costs, extras, farm, ops, salaries, setup
from sandlot.games.lords.steps.setup import roster_cost
from sandlot.games.lords.words.names import TRACKS, players


def team(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """Team, front office and roster of the set-up; a move may hold one of them or all."""
    chosen = next((pick - ROSTER for pick in picks if pick >= ROSTER), -1)
    if chosen >= 0:
        return roster(before, chosen)
    office = next((pick - STARS for pick in picks if STARS < pick <= STARS + 5), 0)
    if office:
        return f"A front office of {counted(office, 'star')}, {dollars(before.pack.fo_cost[office])} a year."
    return f"Takes the {before.pack.team_names[picks[0] - TEAM]}."


def roster(g: Lords, number: int) -> str:
    """What a roster stands for."""
    men = g.pack.roster_men[number]
    stars = listed([players(kind, men[kind]) for kind in (codes.SS, codes.AS) if men[kind]]) or "no stars"
    left = dollars(START_CASH - roster_cost(g, number))
    return f"{g.pack.roster_names[number]}: {stars}, {counted(men[codes.JM], 'Journeyman')}, and {left} left to spend."


def cut(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """Who goes where somebody must."""
    kinds = [pick - CUT for pick in picks if CUT <= pick < CUT + codes.STAR]
    return f"Lets {listed([players(kind, kinds.count(kind)) for kind in sorted(set(kinds))])} go."


def found_money(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """How a cost that is due is met."""
    option = picks[0]
    if option == DONE:
        return "Keeps the Regulars; what cannot be paid is forgiven."
    if option >= CUT:
        kind = option - CUT
        return f"Pays by cutting {'the Regulars' if kind == codes.REG else player(kind)}."
    if option >= LOWER:
        return f"Saves money with one star less for the {TRACKS[option - LOWER].lower()}."
    return "Borrows and keeps the players."


def claimed(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A cut Phenom."""
    if picks[0] == YES:
        return f"Takes the Phenom for {dollars(farm.CLAIM_FEE)}: 2 points at every year end, and a star some day."
    return "Leaves the Phenom to others and saves the money."


def nominees(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """Who goes to the All-Star Game."""
    n = picks[0] - COUNT
    if n == extras.LONE_REGULAR:
        return "Sends a Regular, whose injury would cost least."
    sent = [players(kind, many) for kind, many in ((codes.SS, n // 4), (codes.AS, n % 4)) if many]
    return f"Sends {listed(sent)} to the All-Star Game for money."


def extra(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """An Extra Innings card."""
    number = picks[0] - EXTRA
    return f"{before.pack.names[before.pack.first_extra + number]}: {before.pack.texts[before.pack.extra[number]]}"


def legend_goes(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A legend without a player."""
    name = before.pack.names[before.pack.first_legend + picks[0] - LEGEND]
    return f"Gives up the legend {name}."


PURPOSES = {
    setup.PickTeam: team,
    setup.PickOffice: team,
    setup.PickRoster: team,
    farm.CutOne: cut,
    farm.CutFarm: cut,
    ops.ForcedCut: cut,
    costs.Short: found_money,
    salaries.ShortRoll: found_money,
    farm.Claim: claimed,
    extras.Nominees: nominees,
    extras.PickExtra: extra,
    extras.LegendGoes: legend_goes,
}
