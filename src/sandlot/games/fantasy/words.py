"""Names for people: teams, cards, weeks and phases."""

from __future__ import annotations

from sandlot.games.fantasy.codes import STATS as STAT_COUNT
from sandlot.games.fantasy.codes import TRACKS
from sandlot.games.fantasy.effects.totals import ADD, MOD, ZERO
from sandlot.games.fantasy.game import DRAFT, SEASON, SERIES, WIN, Fantasy
from sandlot.games.fantasy.notation import BASES, code_of
from sandlot.games.fantasy.pack import COLOURS, STATS
from sandlot.kernel.game import NOBODY


def name_of(g: Fantasy, manager: int) -> str:
    """A manager by the name of its team; Robot and Deck by their own."""
    return g.pack.teams[g.teams[manager]] if manager < g.seats else f"the {code_of(g, manager)}"


def title(text: str) -> str:
    """The same with a capital letter."""
    return text[0].upper() + text[1:]


def card_name(g: Fantasy, card: int) -> str:
    """A card by id and name."""
    name = g.pack.names[card]
    return g.pack.ids[card] if name == g.pack.ids[card] else f"{g.pack.ids[card]} {name}"


def stat_line(g: Fantasy, card: int) -> tuple[tuple[str, str], ...]:
    """The stats printed on a Character."""
    row = g.pack.stats[STAT_COUNT * card : STAT_COUNT * (card + 1)]
    return tuple((STATS[stat], str(value)) for stat, value in enumerate(row) if value)


def needs(g: Fantasy, win: int) -> str:
    """What a Win Card adds up."""
    return " + ".join(STATS[stat] for stat in range(STAT_COUNT) if g.pack.needs[win - WIN] >> stat & 1)


def banners(g: Fantasy, win: int) -> tuple[tuple[str, str], ...]:
    """The Stat Track banners of a Win Card."""
    row = g.pack.banners[TRACKS * (win - WIN) : TRACKS * (win - WIN + 1)]
    return tuple((COLOURS[colour], f"+{steps}") for colour, steps in enumerate(row) if steps)


def is_over(g: Fantasy) -> bool:
    """Whether the game has ended; a trial that came to something unknown asks nobody either, but goes on."""
    return g.seat == NOBODY and (g.champion() >= 0 or (g.phase == SERIES and 0 not in g.finalists and g.solo()))


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
        kind, whom, stat, points = g.mods[i : i + 4]
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


def listed(words: list[str]) -> str:
    """Words joined as in a sentence."""
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))
