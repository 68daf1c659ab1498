"""Setting up (chapters 1 and 3): team and front office, farm system, manager, loan, cards."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import AS_PAY, JM_PAY, LARGE_LOAN, REG_PAY, SS_PAY, borrow, loan_of, pay, payroll
from sandlot.games.lords.atoms.roster import FARM, add
from sandlot.games.lords.numbers import FARM_COST, FARM_PH, FARM_PR, MANAGER_COST, START_CASH
from sandlot.games.lords.options import LOAN, ROSTER, STARS, TEAM
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.extras import deal_legends, pick_extras
from sandlot.games.lords.steps.hands import DEAL
from sandlot.games.lords.steps.year import INITIAL
from sandlot.kernel.step import Choice, SeatStep, Step

CHEAPEST: Final = 2000  # what must stay payable: a farm system and a manager of one star (LOB-R138)


def begin(g: Lords) -> None:
    """The order of set-up (LOB-3.0-a); that of the owners is drawn."""
    order = list(range(g.seats))
    g.chance.shuffle(order)
    g.order = tuple(order)
    g.do(INITIAL)
    g.do(DEAL)
    g.do(BUILD)
    for seat in reversed(order):
        g.do(TakeTeam(seat))
    if g.extra_innings:
        pick_extras(g)


def roster_cost(g: Lords, roster: i64) -> i64:
    """Front office and players together (LOB-3.0-e); players at their salaries."""
    men = g.pack.roster_men[roster]
    cost = SS_PAY * men[codes.SS] + AS_PAY * men[codes.AS] + g.pack.fo_cost[g.pack.roster_fo[roster]]
    if men[codes.REG]:
        cost += REG_PAY
    if men[codes.JM]:
        cost += JM_PAY
    return cost


def is_free(g: Lords, roster: i64, office: i64) -> bool:
    """Whether a team card is not yet taken and leaves enough for farm and manager (LOB-R137, LOB-R138).

    Office 0: any.
    """
    if office != 0 and g.pack.roster_fo[roster] != office:
        return False
    for seat in range(g.seats):
        if g.roster[seat] == roster:
            return False
    return roster_cost(g, roster) + CHEAPEST <= START_CASH + LARGE_LOAN


def team_taken(g: Lords, team: i64) -> bool:
    """Whether an owner has this team."""
    for seat in range(g.seats):
        if g.team_of[seat] == team:
            return True
    return False


@final
@mypyc_attr(acyclic=True)
class TakeTeam(SeatStep):
    """An owner takes a team, an office and a roster (LOB-1.0-b, LOB-3.0-b, LOB-3.1-c)."""

    def go(self, g: Lords) -> None:
        if g.team_random:
            teams = [int(t) for t in range(len(g.pack.team_names)) if not team_taken(g, t)]
            rosters = [int(r) for r in range(len(g.pack.roster_fo)) if is_free(g, r, 0)]
            take_team(g, self.seat, teams[g.chance.below(len(teams))])
            take_roster(g, self.seat, rosters[g.chance.below(len(rosters))])
        else:
            g.ask(self.seat, PICK_TEAM)


def take_team(g: Lords, seat: i64, team: i64) -> None:
    """Note the team."""
    g.team_of[seat] = team
    if g.events is not None:
        g.emit("team", seat, count=team, rule="LOB-1.0-b")


def take_roster(g: Lords, seat: i64, roster: i64) -> None:
    """The office's stars and the 25 players come to the mat; the Journeymen are noted (LOB-3.0-c, LOB-3.0-d)."""
    g.roster[seat] = roster
    g.stars.set(seat, codes.FO, g.pack.roster_fo[roster])
    if g.events is not None:
        g.emit("roster", seat, count=roster, rule="LOB-3.1-c")
    men = g.pack.roster_men[roster]
    for kind in range(4):
        add(g, seat, kind, men[kind])
    g.start_jm[seat] = g.men.at(seat, codes.JM)


@final
class PickTeam(Choice):
    """An owner chooses a team card (LOB-1.0-b)."""

    def offers(self, g: Lords, seat: i64) -> None:
        for team in range(len(g.pack.team_names)):
            if not team_taken(g, team):
                g.offer(TEAM + team)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        take_team(g, seat, option - TEAM)
        g.ask(seat, PICK_OFFICE)


@final
class PickOffice(Choice):
    """How many stars the front office has (LOB-3.1-a)."""

    def offers(self, g: Lords, seat: i64) -> None:
        for stars in range(1, 6):
            for roster in range(len(g.pack.roster_fo)):
                if is_free(g, roster, stars):
                    g.offer(STARS + stars)
                    break

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        g.ask(seat, PickRoster(option - STARS))


@final
@mypyc_attr(acyclic=True)
class PickRoster(Choice):
    """Which roster of that office."""

    __slots__ = ("office",)

    def __init__(self, office: i64) -> None:
        self.office = office

    def offers(self, g: Lords, seat: i64) -> None:
        for roster in range(len(g.pack.roster_fo)):
            if is_free(g, roster, self.office):
                g.offer(ROSTER + roster)

    def chosen(self, g: Lords, seat: i64, option: i64) -> None:
        take_roster(g, seat, option - ROSTER)


@final
class Build(Step):
    """Farm system, manager and loan are chosen by all at once."""

    def go(self, g: Lords) -> None:
        g.ask_all(range(g.seats), FORM, BUILT)


@final
class Form(Choice):
    """Stars of the farm, stars of the manager, loan; only what can be paid (LOB-3.2-a, LOB-3.3-a, LOB-3.4-b)."""

    def offers(self, g: Lords, seat: i64) -> None:
        picks = g.sealed[seat]
        item = len(picks)
        cost = roster_cost(g, g.roster[seat])
        most = START_CASH + LARGE_LOAN
        if item == 0:
            for n in range(1, 6):
                if cost + FARM_COST[n] + MANAGER_COST <= most:
                    g.offer(STARS + n)
            return
        cost += FARM_COST[picks[0] - STARS]
        if item == 1:
            for n in range(1, 6):
                if cost + MANAGER_COST * n <= most:
                    g.offer(STARS + n)
        elif item == 2:
            cost += MANAGER_COST * (picks[1] - STARS)
            for n in range(3):
                if cost <= START_CASH + loan_of(LOAN + n):  # free choice (LOB-R60)
                    g.offer(LOAN + n)


@final
class Built(Step):
    """All costs are paid together (LOB-3.4-a), the farm gets its 15 players (LOB-3.2.1-a)."""

    def go(self, g: Lords) -> None:
        picks = g.unseal()
        for seat in range(g.seats):
            level: i64 = picks[seat][0] - STARS
            manager: i64 = picks[seat][1] - STARS
            loan: i64 = picks[seat][2]
            g.stars.set(seat, codes.FS, level)
            g.stars.set(seat, codes.FM, manager)
            if g.events is not None:
                g.emit("build", seat, count=level * 10 + manager, news=255, rule="LOB-3.0-a")
            add(g, seat, codes.PH, FARM_PH[level])
            add(g, seat, codes.PR, FARM_PR[level])
            add(g, seat, codes.UT, FARM - FARM_PH[level] - FARM_PR[level])
            if loan != LOAN:
                borrow(g, seat, loan)
            office = g.pack.fo_cost[g.stars.at(seat, codes.FO)]
            cost = payroll(g, seat) + office + FARM_COST[level] + MANAGER_COST * manager
            pay(g, seat, cost, "LOB-3.4-a")
        if g.legends_on:
            deal_legends(g)


PICK_TEAM: Final = PickTeam()
PICK_OFFICE: Final = PickOffice()
BUILD: Final = Build()
FORM: Final = Form()
BUILT: Final = Built()
