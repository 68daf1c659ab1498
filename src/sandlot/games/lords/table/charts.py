"""The printed charts that matter now, each with the row that applies to the viewer or to the roll under way."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.notation import dollars, trade
from sandlot.games.lords.numbers import FARM_COST, FARM_PH, FARM_PR, MANAGER_COST, MEDIA_CAP
from sandlot.games.lords.options import TRADE
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import deals, dice, farm, holes, retirement, season, setup, trade_chart, upgrades
from sandlot.games.lords.steps.end_of_phase import MANY_WINS
from sandlot.games.lords.steps.scoring import DEPTH_CHANGE
from sandlot.games.lords.steps.season import DEPTH, DEPTH_COLUMNS, depth_row
from sandlot.games.lords.steps.year_end import SeriesCard, series_points
from sandlot.games.lords.tables import look
from sandlot.games.lords.words.names import RESULTS
from sandlot.kernel.packed import vec
from sandlot.table.parts import Chart

DEPTH_ROWS = ("0-6", "7-9", "10-12", "13-15", "16-19", "20+")
SERIES_ROWS = ("3 or less: swept", "4: lose in 5", "5: lose in 6", "6: lose in 7", "7-9: win", "10: win", "11: win",
               "12 or more: win")  # fmt: skip
SERIES_TOTALS = (3, 4, 5, 6, 9, 10, 11, 12)
ROLLING = (
    dice.Alter, dice.Opening, dice.Challenges, dice.Against, dice.SecondTry, dice.AnswerRoll, deals.Price,
)  # fmt: skip


def rolling(g: Lords, kind: int) -> bool:
    """Whether a roll of this kind lies on the table and is not settled."""
    choice = g.choice
    open_roll = isinstance(choice, ROLLING) or (isinstance(choice, farm.BuyRoll) and not choice.first)
    return open_roll and g.roll_kind == kind


def charts(g: Lords, viewer: int) -> list[Chart]:
    """What a seat needs for its question, for the roll under way and for its planning."""
    reader = viewer if viewer >= 0 else g.who
    choice = g.choice
    found: list[Chart] = []
    if isinstance(choice, setup.PickTeam | setup.PickOffice | setup.PickRoster):
        found.append(rosters(g))
    if isinstance(choice, setup.PickOffice | setup.PickRoster | setup.Form | upgrades.Orders):
        found.append(ratings(g, reader))
    if -1 in g.roster and isinstance(choice, setup.PickTeam | setup.PickOffice | setup.PickRoster):
        return found
    found.append(depth(g, reader))
    if any(g.games) or rolling(g, codes.ROLL_PAYOUT):
        found.append(payout(g, reader))
    for kind in (codes.ROLL_PHENOM, codes.ROLL_PROSPECT):
        bought = isinstance(choice, farm.BuyRoll) and choice.kind == kind
        filled = isinstance(choice, holes.Fill) and kind == codes.ROLL_PHENOM
        if bought or filled or isinstance(choice, upgrades.Orders) or rolling(g, kind):
            found.append(attempts(g, kind))
    if isinstance(choice, retirement.DrmChoice) or rolling(g, codes.ROLL_RETIRE):
        found.append(retirements(g))
    if isinstance(choice, SeriesCard) or rolling(g, codes.ROLL_CS):
        found.append(series(g))
    if rolling(g, codes.ROLL_INJURY):
        found.append(injuries(g))
    if rolling(g, codes.ROLL_PENNANT):
        found.append(pennant(g))
    if isinstance(choice, season.Action | trade_chart.FreeSwap) and viewer in g.open:
        found.append(trades(g, viewer))
    if g.year == g.years and (g.phase == codes.LATE or isinstance(choice, upgrades.RosterForm)):
        found.append(final_depth(g, reader))
    return found


def row(chart: vec[i64], total: int) -> int:
    """The place of a total in a chart; outside it the nearest end (LOB-R4)."""
    return min(len(chart) - 2, max(0, total - chart[0]))


def _totals(chart: vec[i64]) -> list[int]:
    return list(range(chart[0], chart[0] + len(chart) - 1))


def depth(g: Lords, seat: int) -> Chart:
    """Roster depth: marks of each phase and the tie-break DRM (LOB-5.2-d)."""
    rows = []
    for at, label in enumerate(DEPTH_ROWS):
        cells = DEPTH[DEPTH_COLUMNS * at : DEPTH_COLUMNS * (at + 1)]
        marks = [f"{n} W" if n > 0 else f"{-n} L" for n in cells[:3]]
        rows.append((label, *marks, f"{cells[3]:+d}"))
    return Chart(
        id="depth",
        label="Roster depth",
        columns=("Journeymen", "Early", "Mid", "Late", "tie DRM"),
        rows=tuple(rows),
        live=depth_row(g.men[seat][codes.JM]),
        live_column=g.phase if g.phase != codes.OFF else -1,
        rule="LOB-5.2-d",
    )


def payout(g: Lords, reader: int) -> Chart:
    """The payout chart: the column follows the record, the row the roll (LOB-6.1-a)."""
    now = rolling(g, codes.ROLL_PAYOUT)
    seat = g.roller if now else reader
    column = 3 if g.wins[seat] >= MANY_WINS else 2 if g.wins[seat] > g.losses[seat] else 1
    tables = g.pack.payout
    rows = [(str(n), *[dollars(look(each, n)) for each in tables]) for n in _totals(tables[0])]
    return Chart(
        id="payout",
        label="Payout",
        columns=("Roll", "losing", "winning", f"{MANY_WINS}+ wins", "per 2 cubes"),
        rows=tuple(rows),
        live=row(tables[0], g.total) if now else -1,
        live_column=column,
        note=f"The column of the record now: {('', 'losing', 'winning', f'{MANY_WINS}+ wins')[column]}.",
        rule="LOB-6.1-a",
    )


def attempts(g: Lords, kind: int) -> Chart:
    """What an attempt gives."""
    phenom = kind == codes.ROLL_PHENOM
    chart = g.pack.phenom if phenom else g.pack.prospect
    rows = [(str(n), RESULTS[look(chart, n)]) for n in _totals(chart)]
    return Chart(
        id="phenom" if phenom else "prospect",
        label="Phenom attempt" if phenom else "Prospect attempt",
        columns=("Total", "result"),
        rows=tuple(rows),
        live=row(chart, g.total) if rolling(g, kind) else -1,
        rule="LOB-8.3-e" if phenom else "LOB-8.4-a",
    )


def retirements(g: Lords) -> Chart:
    """Who leaves at which total."""
    tables = g.pack.retire
    rows = []
    for n in _totals(tables[0]):
        cells = [look(each, n) for each in tables]
        rows.append((str(n), *map(str, cells[:5]), dollars(cells[5]), str(cells[6])))
    return Chart(
        id="retirement",
        label="Retirement and free agency",
        columns=("Total", "SS retire", "SS free", "AS retire", "AS free", "REG retire", "pay", "JM to REG"),
        rows=tuple(rows),
        live=row(tables[0], g.total) if rolling(g, codes.ROLL_RETIRE) else -1,
        rule="LOB-6.2.4a-a",
    )


def injuries(g: Lords) -> Chart:
    """What an injury roll does."""
    chart = g.pack.injury
    rows = [(str(n), g.pack.texts[look(chart, n)]) for n in _totals(chart)]
    live = row(chart, g.total)
    return Chart(id="injury", label="Injury", columns=("Total", "effect"), rows=tuple(rows), live=live, rule="LOB-R125")


def series(g: Lords) -> Chart:
    """The championship chart (LOB-6.2.2-c)."""
    rows = [(label, f"{series_points(n):+d} VP") for label, n in zip(SERIES_ROWS, SERIES_TOTALS, strict=True)]
    live = -1
    if rolling(g, codes.ROLL_CS):
        live = next((at for at, n in enumerate(SERIES_TOTALS) if g.total <= n), len(rows) - 1)
    columns = ("Total", "points")
    return Chart(id="series", label="Championship Series", columns=columns, rows=tuple(rows), live=live,
                 rule="LOB-6.2.2-c")  # fmt: skip


def pennant(g: Lords) -> Chart:
    """The wins that the pennant takes, by the leader's roll."""
    chart = g.pack.pennant
    rows = [(str(n), str(look(chart, n))) for n in _totals(chart)]
    live = row(chart, g.total) if rolling(g, codes.ROLL_PENNANT) else -1
    return Chart(id="pennant", label="Pennant number", columns=("Roll", "wins"), rows=tuple(rows), live=live,
                 rule="LOB-4.1.5-a")  # fmt: skip


def trades(g: Lords, seat: int) -> Chart:
    """The trade chart; why nothing of it can be used now."""
    rows = []
    for at, cells in enumerate(g.pack.trade):
        both = "either way" if cells[2 * codes.TRADED] else "one way"
        rows.append((trade(g, 2 * at), both))
    why, rule = "", "LOB-5.3.11-e"
    if not any(TRADE <= option < TRADE + 2 * len(rows) for option in g.choice.options(g, seat)):
        why = "used or blocked in this phase, or you lack what the rows take"
        rule = "LOB-5.3-b"
    return Chart(id="trade", label="Trade Chart", columns=("swap", "arrow"), rows=tuple(rows), why=why, rule=rule)


def ratings(g: Lords, seat: int) -> Chart:
    """What the stars of office, farm and manager cost and give; the live row is the own front office."""
    pack = g.pack
    rows = []
    for n in range(1, 6):
        team = pack.fm_team[n]
        rows.append(
            (
                str(n), dollars(pack.fo_cost[n]), f"{pack.fo_drm[n]:+d}", str(MEDIA_CAP[n]), dollars(FARM_COST[n]),
                f"{FARM_PH[n]} PH {FARM_PR[n]} PR", dollars(MANAGER_COST * n), f"{pack.fm_card[n]:+d}",
                f"{team} W" if team > 0 else f"{-team} L",
            )
        )  # fmt: skip
    return Chart(
        id="ratings",
        label="Ratings by stars",
        columns=("Stars", "office", "DRM", "most media", "farm", "players", "manager", "with card", "with team"),
        rows=tuple(rows),
        live=g.stars[seat][codes.FO] - 1 if g.roster[seat] >= 0 else -1,
        rule="LOB-3.0-e",
    )


def rosters(g: Lords) -> Chart:
    """The team cards nobody has taken."""
    rows = []
    for at, men in enumerate(g.pack.roster_men):
        if at not in g.roster:
            cost = dollars(setup.roster_cost(g, at))
            rows.append((g.pack.roster_names[at], str(g.pack.roster_fo[at]), *map(str, men), cost))
    columns = ("Roster", "office stars", "SS", "AS", "REG", "JM", "cost")
    return Chart(id="rosters", label="Team cards", columns=columns, rows=tuple(rows), rule="LOB-3.0-b")


def final_depth(g: Lords, seat: int) -> Chart:
    """Points at the end for the change of depth: rows by Journeymen now, columns by those at the start."""
    rows = [(label, *[f"{n:+d}" for n in cells]) for label, cells in zip(DEPTH_ROWS, DEPTH_CHANGE, strict=True)]
    return Chart(
        id="final depth",
        label="Final points for depth",
        columns=("JM at the end", *[f"began {label}" for label in DEPTH_ROWS]),
        rows=tuple(rows),
        live=depth_row(g.men[seat][codes.JM]),
        live_column=1 + depth_row(g.start_jm[seat]),
        rule="LOB-9.0-d",
    )
