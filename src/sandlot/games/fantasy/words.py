"""Names for people: teams, cards, weeks and phases."""

from __future__ import annotations

from sandlot.games.fantasy.atoms.managers import champion, solo
from sandlot.games.fantasy.codes import STATS as STAT_COUNT
from sandlot.games.fantasy.material import BASES
from sandlot.games.fantasy.numbers import ADD, DECK_MANAGER, DRAFT, MOD, ROBOT, SEASON, SERIES, WEEKS, WIN, ZERO
from sandlot.games.fantasy.pack import STATS
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.tables import Book
from sandlot.kernel.game import NOBODY
from sandlot.table.telling import listed

PLACES = ("1st", "2nd", "3rd", "4th", "5th")


def code_of(g: Fantasy, manager: int) -> str:
    """A manager's short name: the code of its team, or Robot and Deck."""
    if manager >= g.seats:
        return {ROBOT: "Robot", DECK_MANAGER: "Deck"}[manager]
    return g.pack.team_ids[g.teams[manager]]


def name_of(g: Fantasy, manager: int) -> str:
    """A manager by the name of its team; Robot and Deck by their own."""
    return g.pack.teams[g.teams[manager]] if manager < g.seats else f"the {code_of(g, manager)}"


def base_name(place: int) -> str:
    """The place of a Win Card."""
    return BASES[place % WEEKS] + (" upside down" if place >= WEEKS else "")


def card_name(g: Fantasy, card: int) -> str:
    """A card by id and name."""
    name = g.pack.names[card]
    return g.pack.ids[card] if name == g.pack.ids[card] else f"{g.pack.ids[card]} {name}"


def needs(pack: Book, win: int) -> str:
    """What a Win Card adds up."""
    return " + ".join(STATS[stat] for stat in range(STAT_COUNT) if pack.needs[win - WIN] >> stat & 1)


def is_over(g: Fantasy) -> bool:
    """Whether the game has ended; a trial that came to something unknown asks nobody either, but goes on."""
    return g.seat == NOBODY and (champion(g) >= 0 or (g.phase == SERIES and 0 not in g.finalists and solo(g)))


def phase(g: Fantasy) -> str:
    """Where the season stands."""
    if is_over(g):
        return "Final"
    if g.phase == DRAFT:
        return "Draft"
    if g.phase == SEASON:
        return month_name(g.month, g.week)
    return series_name(g.game_number) if g.phase == SERIES else "Wild Card Game"


def month_name(month: int, week: int) -> str:
    """A month, and the week by its base."""
    return f"Month {month}" + (f" · {BASES[week]}" if week >= 0 else "")


def series_name(number: int) -> str:
    """A game of the Series."""
    return f"Series · game {number}" if number else "Series"


def at_work(g: Fantasy) -> list[str]:
    """The magic that counts this week, in order of activation."""
    found = []
    for i in range(0, len(g.mods), MOD):
        kind, whom, stat, points = (g.mods[i + cell] for cell in range(4))
        if kind == ZERO:
            found.append(f"{STATS[stat]} of {g.pack.ids[whom]} counts 0")
        elif kind == ADD:
            found.append(f"{code_of(g, whom)} {STATS[stat]} +{points}")
        else:
            found.append(f"{code_of(g, whom)} +{points} on each stat" + (" if Evil" if stat else ""))
    held = [code_of(g, m) for m in range(g.managers) if g.focus >> m & 1]
    if g.justice:
        found.append("Evil cannot win")
    if held:
        found.append(f"no pegs move for {listed(held)}")
    return found
