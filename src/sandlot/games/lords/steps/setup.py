"""Setting up (chapters 1 and 3): team and front office, farm system, manager, loan, cards."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, Question
from sandlot.games.lords.atoms.cards import draw, lay_down
from sandlot.games.lords.atoms.money import LARGE_LOAN, SMALL_LOAN, borrow, pay, payroll
from sandlot.games.lords.atoms.roster import FARM, add
from sandlot.games.lords.numbers import FARM_COST, FARM_PH, FARM_PR, MANAGER_COST, START_CASH
from sandlot.games.lords.places import DISCARD, LOAN, PASS, ROSTER, STARS, TEAM
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.extras import deal_legends, pick_extras
from sandlot.games.lords.steps.off_season import INITIAL

FIRST_HAND: Final = 10  # LOB-3.5-a
MOST_COMPULSORY: Final = 2  # LOB-3.5-b
CHEAPEST: Final = FARM_COST[1] + MANAGER_COST  # what must stay payable (LOB-R138)


def begin(g: State) -> None:
    """The order of set-up (LOB-3.0-a)."""
    order = list(range(g.seats))
    g.chance.shuffle(order)
    g.order = order
    g.do(INITIAL)
    g.do(DEAL)
    g.do(BUILD)
    for seat in reversed(order):
        g.do(TakeTeam(seat))
    if g.extra_innings:
        pick_extras(g)


def roster_cost(g: State, roster: int) -> int:
    """Front office and players together (LOB-3.0-e); players at their salaries."""
    men = g.pack.roster_men[roster]
    cost = 5000 * men[0] + 3000 * men[1] + (5000 if men[2] else 0) + (3000 if men[3] else 0)
    return cost + g.pack.fo_cost[g.pack.roster_fo[roster]]


def free_rosters(g: State, office: int) -> list[int]:
    """Team cards not yet taken that leave enough for farm and manager (LOB-R137, LOB-R138); office 0: any."""
    return [
        r
        for r in range(len(g.pack.roster_fo))
        if r not in g.roster
        and (office == 0 or g.pack.roster_fo[r] == office)
        and roster_cost(g, r) + CHEAPEST <= START_CASH + LARGE_LOAN
    ]


class TakeTeam(Deed):
    """An owner takes a team, an office and a roster (LOB-1.0-b, LOB-3.0-b, LOB-3.1-c)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go(self, g: State) -> None:
        """Ask, or deal them."""
        if g.team_random:
            teams = [t for t in range(len(g.pack.team_names)) if t not in g.team_of]
            rosters = free_rosters(g, 0)
            take_team(g, self.seat, teams[int(g.chance.below(len(teams)))])
            take_roster(g, self.seat, rosters[int(g.chance.below(len(rosters)))])
        else:
            g.ask(self.seat, PICK_TEAM)


def take_team(g: State, seat: int, team: int) -> None:
    """Note the team."""
    teams = g.team_of.copy()
    teams[seat] = team
    g.team_of = teams
    g.emit("team", seat, count=team, rule="LOB-1.0-b")


def take_roster(g: State, seat: int, roster: int) -> None:
    """The office's stars and the 25 players come to the mat; the Journeymen are noted (LOB-3.0-c, LOB-3.0-d)."""
    rosters = g.roster.copy()
    rosters[seat] = roster
    g.roster = rosters
    g.stars[seat][codes.FO] = g.pack.roster_fo[roster]
    g.emit("roster", seat, count=roster, rule="LOB-3.1-c")
    for kind in range(4):
        add(g, seat, kind, g.pack.roster_men[roster][kind])
    start = g.start_jm.copy()
    start[seat] = g.men[seat][codes.JM]
    g.start_jm = start


class PickTeam(Question):
    """Which team."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Those nobody has."""
        return [TEAM + t for t in range(len(g.pack.team_names)) if t not in g.team_of]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Then the office."""
        take_team(g, seat, option - TEAM)
        g.ask(seat, PICK_OFFICE)


class PickOffice(Question):
    """How many stars the front office has (LOB-3.1-a)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """Offices with a free roster."""
        return [STARS + n for n in range(1, 6) if free_rosters(g, n)]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Then the roster."""
        g.ask(seat, PickRoster(option - STARS))


class PickRoster(Question):
    """Which roster of that office."""

    __slots__ = ("office",)

    def __init__(self, office: int) -> None:
        self.office = office

    def offers(self, g: State, seat: int) -> list[int]:
        """The free ones."""
        return [ROSTER + r for r in free_rosters(g, self.office)]

    def chosen(self, g: State, seat: int, option: int) -> None:
        """Take it."""
        take_roster(g, seat, option - ROSTER)


class Build(Deed):
    """Farm system, manager and loan are chosen by all at once."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Ask all."""
        g.ask_all(list(range(g.seats)), FORM, BUILT)


class Form(Question):
    """Stars of the farm, stars of the manager, loan; only what can be paid (LOB-3.2-a, LOB-3.3-a, LOB-3.4-b)."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """The next of the three."""
        picks = g.sealed[seat]
        cost = roster_cost(g, g.roster[seat])
        most = START_CASH + LARGE_LOAN
        if not picks:
            return [STARS + n for n in range(1, 6) if cost + FARM_COST[n] + MANAGER_COST <= most]
        cost += FARM_COST[picks[0] - STARS]
        if len(picks) == 1:
            return [STARS + n for n in range(1, 6) if cost + MANAGER_COST * n <= most]
        cost += MANAGER_COST * (picks[1] - STARS)
        if len(picks) > 2:
            return []
        loans = [0, SMALL_LOAN, LARGE_LOAN]
        return [LOAN + n for n in range(3) if cost <= START_CASH + loans[n]]  # free choice (LOB-R60)


class Built(Deed):
    """All costs are paid together (LOB-3.4-a), the farm gets its 15 players (LOB-3.2.1-a)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Reveal and pay."""
        picks = g.unseal()
        for seat in range(g.seats):
            farm, manager, loan = picks[seat]
            level = farm - STARS
            g.stars[seat][codes.FS] = level
            g.stars[seat][codes.FM] = manager - STARS
            g.emit("build", seat, count=level * 10 + manager - STARS, news=255, rule="LOB-3.0-a")
            add(g, seat, codes.PH, FARM_PH[level])
            add(g, seat, codes.PR, FARM_PR[level])
            add(g, seat, codes.UT, FARM - FARM_PH[level] - FARM_PR[level])
            if loan != LOAN:
                borrow(g, seat, loan)
            office = g.pack.fo_cost[g.stars[seat][codes.FO]]
            cost = payroll(g, seat) + office + FARM_COST[level] + MANAGER_COST * g.stars[seat][codes.FM]
            pay(g, seat, cost, "LOB-3.4-a")
        if g.legends_on:
            deal_legends(g)


class Deal(Deed):
    """Ten cards each; with three or more compulsory ones an owner may swap one (LOB-3.5-a, LOB-3.5-b)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """Deal, then ask everybody, so that nobody learns who may swap."""
        for _ in range(FIRST_HAND):
            for seat in g.order:
                draw(g, seat, "LOB-3.5-a")
        g.ask_all(list(range(g.seats)), SWAP, SWAPPED)


class Swap(Question):
    """Which compulsory card is swapped, if any."""

    __slots__ = ()

    def offers(self, g: State, seat: int) -> list[int]:
        """None, or one of at least three."""
        if g.sealed[seat]:
            return []
        cards = [card for card in g.hands[seat] if g.pack.compulsory[card]]
        return [PASS, *[DISCARD + card for card in cards]] if len(cards) > MOST_COMPULSORY else [PASS]


class Swapped(Deed):
    """The swapped cards go, new ones come and must be kept (LOB-3.5-c, LOB-R18)."""

    __slots__ = ()

    def go(self, g: State) -> None:
        """In seat order."""
        picks = g.unseal()
        for seat in range(g.seats):
            if picks[seat][0] != PASS:
                lay_down(g, seat, picks[seat][0] - DISCARD, "discard", "LOB-3.5-b")
                draw(g, seat, "LOB-3.5-c")


PICK_TEAM: Final = PickTeam()
PICK_OFFICE: Final = PickOffice()
BUILD: Final = Build()
FORM: Final = Form()
BUILT: Final = Built()
DEAL: Final = Deal()
SWAP: Final = Swap()
SWAPPED: Final = Swapped()
