"""The standard components: how many there are, what stands on them, and every chart."""

import re
from collections import Counter

import pytest

from sandlot.cards import builtin, from_mechanical, load
from sandlot.games.lords import codes
from sandlot.games.lords.pack import SCHEMA, tables
from sandlot.games.lords.pack.checks import price
from sandlot.games.lords.tables import look
from sandlot.kernel.fields import fields

PACK = load(SCHEMA, "standard")
CARDS = PACK.cards
TABLES = tables(PACK)

DECK = """
01 2 green FANS 1      02 1 green FANS 1      03 3 green LUCK 1      04 4 green SKIP 1      05 5 green SKIP 1
06 1 green LUCK R1     07 2 green CASH 1      08 2 green FANS 1      09 4 green CASH 1      10 5 green CASH 1
11 3 green FANS 1      12 2 green INJ R1      13 3 green INJ R1      14 3 green LABOR R1    15 2 green PRESS R1
16 2 green FARM 1      17 3 green FARM 1      18 4 green FARM 1      19 5 green FARM 1      20 4 green TALENT 1
21 5 green TALENT 1    22 1 green TALENT 1    23 2 green TALENT 1    24 4 green OFFICE 1    25 1 green CARD 1
26 2 green CARD 1      27 3 green SKIP 1      28 3 green LUCK 1      29 4 green TALENT 1    30 1 green SKIP 1
31 3 green TALENT R1   32 3 green LUCK 1      33 3 red INJ 1         34 2 red INJ 1         35 4 red INJ 1
36 4 red SCAN 1        37 2 red SCAN 1        38 5 red SCAN 1        39 3 red SCAN 1        40 1 red LUCK 1
41 2 red LUCK 1        42 3 red LUCK 1        43 4 red SKIP 1        44 5 red OFFICE 1      45 2 red PRESS 1
46 3 red CASH 1        47 3 red CASH 1        48 4 red LABOR 1       49 2 red FARM 1        50 5 red FARM 1
51 4 red FARM 1        52 4 red TALENT 1      53 3 red TALENT 1      54 4 red TALENT 1      55 3 red CARD 1
56 1 red LUCK 1        57 3 blue TALENT SC    58 2 blue TALENT SC    59 5 blue LABOR T      60 3 blue TRADE 1
61 3 blue PRESS 1      62 2 blue TRADE TC     63 4 blue LABOR TC     64 3 blue LABOR TC     65 2 blue INJ 1
66 1 blue FANS T       67 3 blue LUCK R       68 4 blue LUCK 1       69 4 blue LABOR TC     70 2 blue INJ TC
71 4 blue TRADE 1      72 3 blue LABOR R
"""  # number, OPS, colour, tag, aim (R1: a response in season, on any one owner off season; C: compulsory)
AIMS = {"1": ("one", "one"), "S": ("self", "self"), "T": ("table", "table"), "R": ("response",) * 2}


def test_what_stands_on_the_72_ops_cards() -> None:
    wanted = []
    for number, ops, color, tag, aim in re.findall(r"(\d\d) (\d) (\w+) (\w+) (\w+)", DECK):
        sides = ("response", "one") if aim == "R1" else AIMS[aim[0]]
        wanted.append((number, int(ops), color, tag, *sides, aim[-1] == "C"))
    assert len(wanted) == 72
    assert [(c.id, c.ops, c.color, c.tag, c.aim, c.off_aim, c.compulsory) for c in CARDS.ops] == wanted


def test_the_deck_in_numbers() -> None:
    assert Counter(TABLES.ops) == {1: 8, 2: 17, 3: 22, 4: 17, 5: 8}
    assert Counter(TABLES.colour) == {codes.GREEN: 32, codes.RED: 24, codes.BLUE: 16}
    assert sum(TABLES.compulsory) == 7
    assert list(TABLES.aim).count(codes.RESPONSE) == 8
    assert list(TABLES.off_aim).count(codes.RESPONSE) == 2


@pytest.mark.rule("LOB-R28")
def test_standard_events_may_be_played_in_every_in_season_phase() -> None:
    assert set(TABLES.phases) == {1 << codes.EARLY | 1 << codes.MID | 1 << codes.LATE}


def test_the_smaller_decks() -> None:
    counts = [len(CARDS.community), len(CARDS.draft), len(CARDS.extra), len(CARDS.legend), len(CARDS.team)]
    assert counts == [20, 12, 12, 16, 8]
    assert Counter(TABLES.legend_type) == {codes.SS: 8, codes.AS: 8}
    assert len(TABLES.names) == TABLES.cards() == 72 + 20 + 12 + 12 + 16
    assert len(set(TABLES.names)) == len(TABLES.names)
    first_of_each = [TABLES.names[place] for place in (0, 72, 92, 104, 116)]
    assert first_of_each == [
        "Seven-Day Homestand",
        "Boom Year",
        "A Fair Class",
        "Golden Age of Radio",
        'Barnaby "Boomer" Stoke',
    ]


ROSTERS = """
1A  0 0  9 16  8000  9000    1B  0 1  8 16 11000 12000    1C  0 2  7 16 14000 15000    1D  1 1  5 18 16000 17000
1E  0 3  5 17 17000 18000    2A  0 0 12 13  8000 10000    2B  0 2 11 12 14000 16000    2C  1 1  9 14 16000 18000
2D  0 3  9 13 17000 19000    2E  1 3  7 14 22000 24000    3A  0 3 13  9 17000 20500    3B  1 1 13 10 16000 19500
3C  0 5  9 11 23000 26500    3D  1 3 10 11 22000 25500    3E  2 2  9 12 24000 27500    3F  2 3  9 11 27000 30500
3G  1 4  9 11 25000 28500    4A  0 5 12  8 23000 28000    4B  1 3 12  9 22000 27000    4C  0 6 10  9 26000 31000
4D  2 2 12  9 24000 29000    4E  1 5 11  8 28000 33000    4F  3 2 11  9 29000 34000    4G  2 4 10  9 30000 35000
5A  1 5 12  7 28000 34500    5B  2 4 12  7 30000 36500    5C  1 7 11  6 34000 40500    5D  3 4 12  6 35000 41500
5E  4 3 11  7 37000 43500
"""  # SS, AS, REG, JM, price of the players, price with the front office


@pytest.mark.rule("LOB-R137")
def test_rosters_and_their_prices() -> None:
    wanted = re.findall(r"(\d\w)" + r" +(\d+)" * 6, ROSTERS)
    assert len(wanted) == 29
    found = []
    for roster in CARDS.roster:
        cost = price(roster)
        total = cost + TABLES.fo_cost[roster.office]
        men = [roster.SS, roster.AS, roster.REG, roster.JM]
        found.append((roster.id, *map(str, [*men, cost, total])))
        assert sum(men) == 25
        assert roster.id.startswith(str(roster.office))
    assert found == wanted
    assert list(TABLES.roster_men[20]) == [2, 2, 12, 9]
    assert TABLES.roster_fo[20] == 4


def test_quick_starts() -> None:
    starts = [
        ("Harrow Bay Lamplighters", "3D", 2, 4, 0),
        ("Cinder Creek Foundrymen", "1C", 3, 3, 0),
        ("Kingsmere Comptrollers", "4D", 3, 4, 0),
        ("Port Halcyon Regents", "5A", 2, 4, 0),
        ("Mesa Verano Sundials", "2B", 5, 3, 0),
        ("Thornbury Rooks", "4E", 3, 4, 0),
        ("Lake Ostrander Ferrymen", "3A", 4, 5, 0),
        ("Coldwater Junction Switchmen", "2E", 1, 4, 0),
    ]
    assert [(t.name, t.roster, t.farm, t.manager, t.loan) for t in CARDS.team] == starts


# -- charts ----------------------------------------------------------------------------------------------------------

TOTALS = range(-1, 14)


@pytest.mark.parametrize(
    ("column", "wanted"),
    [  # totals of 1 or less, 2-3, 4-5, 6-7, 8-9, 10 or more
        (0, [4000, 5000, 6000, 6500, 7500, 9000]),
        (1, [7500, 9500, 10500, 11500, 12500, 14500]),
        (2, [10500, 12000, 13500, 14500, 15500, 17500]),
        pytest.param(3, [0, 0, 0, 500, 500, 1000], marks=pytest.mark.rule("LOB-R143")),  # $250, $500 a cube: for two
    ],
)
def test_payout(column: int, wanted: list[int]) -> None:
    a, b, c, d, e, f = wanted
    assert [look(TABLES.payout[column], total) for total in TOTALS] == [a, a, a, b, b, c, c, d, d, e, e, f, f, f, f]


@pytest.mark.rule("LOB-R4")
def test_phenoms_and_prospects() -> None:
    gone, stays = [codes.R_GONE], [codes.R_STAYS]
    phenoms = [look(TABLES.phenom, total) for total in TOTALS]
    majors = [codes.R_JM] * 2 + [codes.R_REG] * 3 + [codes.R_AS] * 4 + [codes.R_SS] * 2
    assert phenoms == gone * 3 + stays + majors
    assert [look(TABLES.prospect, total) for total in TOTALS] == gone * 3 + stays * 6 + [codes.R_PH] * 6


def test_wins_for_first_place() -> None:
    wins = [look(TABLES.pennant, total) for total in range(12)]
    assert wins == [98, 98, 100, 101, 103, 104, 105, 106, 108, 110, 112, 112]


@pytest.mark.rule("LOB-R123")
def test_front_offices_and_managers() -> None:
    assert list(TABLES.fo_cost[1:]) == [1000, 2000, 3500, 5000, 6500]
    assert list(TABLES.fo_drm[1:]) == [-2, -1, 0, 1, 2]
    assert list(TABLES.fm_card[1:]) == [-1, 0, 1, 2, 3]
    assert list(TABLES.fm_team[1:]) == [-1, 1, 1, 2, 3]


RETIREMENT = {  # Superstars who retire and who become free agents, All-Stars alike, Regulars, payment, JM to REG
    0: (1, 0, 0, 1, 6, 2000, 0),
    1: (1, 0, 0, 0, 5, 1500, 0),
    2: (0, 0, 0, 2, 5, 1000, 0),
    3: (0, 0, 1, 0, 4, 500, 0),
    4: (0, 1, 0, 0, 5, 0, 0),
    5: (0, 0, 0, 1, 3, 0, 0),
    6: (0, 0, 1, 0, 2, 0, 0),
    7: (0, 0, 0, 0, 2, 500, 0),
    8: (0, 0, 0, 0, 1, 0, 0),
    9: (0, 0, 0, 0, 1, 0, 0),
    10: (0, 0, 0, 0, 0, 0, 0),
    11: (0, 0, 0, 0, 0, 0, 1),
}


def test_retirement() -> None:
    for total in range(-3, 15):
        row = RETIREMENT[min(11, max(0, total))]
        assert tuple(look(column, total) for column in TABLES.retire) == row
    assert (TABLES.raised_to, TABLES.lowered_to, TABLES.one_retires) == (2, 9, 3)


@pytest.mark.parametrize(
    ("totals", "text"),
    [
        ([-2, 0, 1], "Bench 1 top star for the year; make a retirement roll for that star."),
        ([2], "Bench 1 top star for the year; lose 2 games."),
        ([3, 4], "Bench 1 top star for this phase; lose 3 games."),
        ([5, 6, 7], "Bench 1 top star for this phase; lose 1 game."),
        ([8, 9], "Lose 1 game."),
        ([10, 11, 15], "No effect."),
    ],
)
def test_injuries(totals: list[int], text: str) -> None:
    assert {TABLES.texts[look(TABLES.injury, total)] for total in totals} == {text}


def test_trade_impact() -> None:
    texts = [TABLES.texts[look(TABLES.impact, total)] for total in range(12)]
    lost = ["Lose 4 games."] * 2 + ["Lose 2 games."] * 2 + ["Lose 1 game."] * 2
    won = ["Win 1 game."] * 2 + ["Win 3 games."] * 2 + ["Win 5 games."] * 2
    assert texts == lost + won


def test_trade_chart() -> None:
    black = [
        "1 Regular for 3 Prospects",
        "1 Phenom for 2 Regulars",
        "1 All-Star for 2 Phenoms",
        "1 Superstar for 1 All-Star, 1 Regular and 1 Phenom",
        "1 Prospect for $500",
    ]
    red = [
        "1 Superstar for 2 All-Stars",
        "1 All-Star for 3 Regulars",
        "1 Phenom for 4 Prospects",
        "2 media for 1 Regular",
        "1 Regular for $1,000",
        "1 All-Star for $2,500",
        "1 Superstar for $4,500",
        "2 Regulars for 1 media",
    ]
    assert [row[-1] for row in TABLES.trade] == [1] * 5 + [0] * 8
    assert list(TABLES.trade_names) == black + red
    #                            SS AS REG JM PH PR UT media money, given and got
    assert list(TABLES.trade[3][:-1]) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 0]
    assert list(TABLES.trade[8][:-1]) == [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert list(TABLES.trade[11][:-1]) == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4500]


def test_a_draft_card() -> None:
    """D10, Two-Way Talents: 1, 2-4, 5-7, 8-9, 10."""
    rows = ["No effect."]
    rows += ["Turn 1 Utility player into 1 Prospect."] * 3
    rows += ["Make a free Prospect attempt at +2 with 1 roll."] * 3
    rows += ["Make a free Prospect attempt at +3 with 2 rolls."] * 2
    rows += ["Turn 1 Prospect into 1 Phenom; turn 1 Utility player into 1 Prospect."]
    assert TABLES.names[92 + 9] == "Two-Way Talents"
    assert [TABLES.texts[look(TABLES.draft[9], total)] for total in range(1, 11)] == rows


@pytest.mark.rule("LOB-R143")
def test_all_amounts_of_money_are_multiples_of_500() -> None:
    charts = [cell for column in TABLES.payout for cell in column[1:]]
    charts += [*TABLES.fo_cost, *TABLES.retire[5][1:], *(cell for row in TABLES.trade for cell in (row[8], row[17]))]
    effects = re.findall(r"money (-?\d+)(?: per \w+ max (\d+))?", str(PACK.mechanical()))
    assert len(effects) > 40
    assert not [n for n in [*charts, *(int(n) for pair in effects for n in pair if n)] if n % 500]


# -- carried about ---------------------------------------------------------------------------------------------------


def test_built_in_packs_are_named_after_their_files() -> None:
    assert [load(SCHEMA, name).name for name in builtin(SCHEMA)] == builtin(SCHEMA) == ["standard"]


def test_through_a_match_file() -> None:
    again = tables(from_mechanical(SCHEMA, PACK.name, PACK.mechanical()))
    for field in fields(type(TABLES)):  # names too: moves are written with them
        assert getattr(again, field) == getattr(TABLES, field), field


def test_a_pack_is_compiled_once() -> None:
    assert tables(PACK) is tables(PACK)
