"""How long the words of effects hold, what they measure, and whom they cannot touch."""

from __future__ import annotations

import pytest

from rules.lords.league import League, Play, league
from sandlot.games.lords import codes
from sandlot.games.lords.effects.choices import PassOn, possible
from sandlot.games.lords.effects.run import fire
from sandlot.games.lords.effects.values import amount, holds, measure
from sandlot.games.lords.effects.verbs import act, act_of_bank, bench, change, chart, count, free_agent, media, transfer
from sandlot.games.lords.places import SEAT
from sandlot.games.lords.steps.mat import (
    BENCH,
    BLOCK,
    DRM,
    FOREVER,
    MARK_G,
    MARK_L,
    MARK_W,
    NATIONAL,
    ON,
    OPS,
    REROLL,
    SCALE,
    SHIELD,
    Injured,
    Lasting,
)
from sandlot.games.lords.steps.season import DEPTH_MARKS, new_phase

STARS = {"SS": 1, "AS": 2, "REG": 10, "JM": 12}


def quiet(phase: int = codes.EARLY, **more: object) -> League:
    """A table where nothing is under way."""
    return league(3, phase, then=[], **more)  # type: ignore[arg-type]


def cable_deal(t: League) -> int:
    """The effect of a card: $3,000 from the bank."""
    return t.g.pack.season[t.g.pack.names.index("Regional Cable Deal")]


# The clock of a year's phases is 4, 5, 6, 7; the next off-season is 8. What is for play waits for the Early Season.
SPANS = [
    (codes.EARLY, codes.PHASE, 5, 6),
    (codes.EARLY, codes.NEXT_PHASE, 6, 7),
    (codes.LATE, codes.NEXT_PHASE, 9, 10),
    (codes.OFF, codes.NEXT_PHASE, 5, 6),
    (codes.MID, codes.YEAR, 6, 8),
    (codes.MID, codes.GAME, 6, FOREVER),
    (codes.MID, codes.NEXT, 6, FOREVER),
]
# verb, its arguments with the time last, and kind, what and n of what lasts; `play`: it has no use in the off-season
LASTING = [
    ([codes.V_DRM, 5, 2, codes.ROLL_PAYOUT], DRM, codes.ROLL_PAYOUT, 2, False),
    ([codes.V_REROLL, 4, codes.ROLL_DRAFT], REROLL, codes.ROLL_DRAFT, 0, False),
    ([codes.V_SCALE, 5, codes.PRICE_FARM, 150], SCALE, codes.PRICE_FARM, 150, False),
    ([codes.V_BLOCK, 4, codes.ACT_MT], BLOCK, codes.ACT_MT, 0, True),
    ([codes.V_OPS, 4, 3], OPS, 0, 3, True),
    ([codes.V_SHIELD, 4, codes.SHIELD_OPS], SHIELD, codes.SHIELD_OPS, 0, True),
]


@pytest.mark.parametrize(("verb", "kind", "what", "n", "play"), LASTING)
def test_what_lasts_begins_and_ends_with_the_phase_that_is_said(
    verb: list[int], kind: int, what: int, n: int, play: bool
) -> None:
    for phase, when, first, until in [*SPANS, (codes.OFF, codes.PHASE, 5 if play else 4, 6 if play else 5)]:
        t = quiet(phase)
        act(t.g, 1, [*verb, when], 0)
        assert [
            (one.kind, one.seat, one.what, one.n, one.start, one.until, one.once, one.extra) for one in t.g.lasting
        ] == [(kind, 1, what, n, first, until, when == codes.NEXT, False)]
        before = len(verb) + 1  # the same verb after another one
        t = quiet(phase)
        act(t.g, 1, [*verb, codes.GAME, verb[0], verb[1] + before, *verb[2:], when], before)
        assert [(one.what, one.n, one.start, one.until) for one in t.g.lasting] == [(what, n, first, until)]


@pytest.mark.parametrize(
    ("phase", "when", "kind"),
    [
        (codes.OFF, codes.NOW, codes.V_WINS),
        (codes.OFF, codes.NOW, codes.V_LOSSES),
        (codes.EARLY, codes.NEXT_PHASE, codes.V_WINS),
        (codes.MID, codes.NEXT_PHASE, codes.V_LOSSES),
    ],
)
def test_marks_of_a_phase_to_come_are_made_when_it_begins(phase: int, when: int, kind: int) -> None:
    t = quiet(phase, men={0: {"REG": 13, "JM": 12}})  # twelve Journeymen: one win early, two in the middle and late
    count(t.g, 0, kind, 3, when)
    won = kind == codes.V_WINS
    assert t.record(0) == (0, 0)
    assert [(one.kind, one.n, one.start) for one in t.g.lasting] == [(MARK_W if won else MARK_L, 3, t.g.clock + 1)]
    assert [(event.kind, event.seat, event.count) for event in t.g.events or []] == [
        ("coming wins" if won else "coming losses", 0, 3)
    ]
    new_phase(t.g, phase + 1)
    t.go(DEPTH_MARKS)
    depth = 1 if phase == codes.OFF else 2
    assert t.record(0) == ((depth + 3, 0) if won else (depth, 3))
    if phase < codes.MID:
        new_phase(t.g, phase + 2)
        t.go(DEPTH_MARKS)
        assert t.record(0) == (2, 0)  # of that phase only


@pytest.mark.rule("LOB-5.4-b")
@pytest.mark.parametrize(
    ("phase", "when", "now", "later"),
    [
        (codes.EARLY, codes.NOW, 23 - 6, 24),
        (codes.EARLY, codes.NEXT_PHASE, 23, 24 - 6),
        (codes.OFF, codes.NOW, 0, 23 - 6),
        (codes.MID, codes.NEXT_PHASE, 24, 25 - 6),
    ],
)
def test_games_are_fewer_in_this_phase_or_in_the_next(phase: int, when: int, now: int, later: int) -> None:
    t = quiet(phase)
    act(t.g, 1, [codes.V_GAMES, 4, -6, when], 0)
    assert t.g.games[1] == now
    assert [event.count for event in t.happened("games")] == ([-6] if when == codes.NOW and phase else [])
    assert [one.kind for one in t.g.lasting] == ([] if when == codes.NOW and phase else [MARK_G])
    new_phase(t.g, phase + 1)
    t.go(DEPTH_MARKS)
    assert t.g.games[1] == later
    act(t.g, 1, [codes.V_GAMES, 4, -40, codes.NOW], 0)
    assert t.g.games[1] == 0  # never fewer than none


@pytest.mark.rule("LOB-R125")
@pytest.mark.parametrize(
    ("phase", "when", "now", "back"),
    [
        (codes.EARLY, codes.PHASE, 2, 6),
        (codes.MID, codes.YEAR, 2, 8),
        (codes.OFF, codes.YEAR, 2, 8),
        (codes.EARLY, codes.NEXT_PHASE, 0, 7),
        (codes.OFF, codes.PHASE, 0, 6),
    ],
)
def test_players_are_benched_for_a_phase_or_the_year(phase: int, when: int, now: int, back: int) -> None:
    t = quiet(phase, men={0: STARS}, stars={0: (2, 3, 3)})
    t.g.spent[0] = 1 << codes.ACT_PHENOM  # no attempt for the holes
    bench(t.g, 0, codes.AS, 2, when)
    t.g.run()
    assert t.g.men[0][:4] == [1, 2 - now, 10, 12 + now]
    assert [(event.count, event.seat) for event in t.happened("injured")] == [(back - t.g.clock, 0)] * now
    if not now:
        assert [(one.kind, one.what, one.n) for one in t.g.lasting] == [(BENCH, codes.AS, 2)]
        new_phase(t.g, phase + 1)
        t.g.spent[0] = 1 << codes.ACT_PHENOM
        t.go(DEPTH_MARKS)
    assert [(one.seat, one.type, one.back, one.scores) for one in t.g.injured] == [(0, codes.AS, back, True)] * 2


@pytest.mark.rule("LOB-10.0-h")
@pytest.mark.parametrize(("when", "gone"), [(codes.PHASE, codes.MID), (codes.YEAR, codes.OFF)])
def test_national_media_are_outside_the_limit_and_end_with_their_time(when: int, gone: int) -> None:
    t = quiet(stars={0: (1, 3, 3)}, media={0: 1})
    media(t.g, 0, 2, True, when)
    assert (t.g.media[0], t.g.national) == (1, [2, 0, 0])
    assert [(event.seat, event.count) for event in t.happened("national media")] == [(0, 2)]
    assert [(one.kind, one.n) for one in t.g.lasting] == [(NATIONAL, 2)]
    for phase in (codes.MID, codes.LATE):
        new_phase(t.g, phase)
        assert t.g.national[0] == (0 if gone == codes.MID else 2)
    t.g.year = 2
    new_phase(t.g, codes.OFF)
    assert (t.g.national, t.g.lasting) == ([0, 0, 0], [])


@pytest.mark.rule("LOB-10.0-h")
def test_national_media_that_were_used_are_not_taken_twice() -> None:
    t = quiet()
    media(t.g, 0, 2, True, codes.PHASE)
    t.g.national[0] = 1
    new_phase(t.g, codes.MID)
    assert t.g.national[0] == 0


def test_a_rule_for_one_time_is_used_up_and_others_stay() -> None:
    for once, left in ((True, 0), (False, 1)):
        t = quiet()
        program = cable_deal(t)
        end = len(t.g.pack.programs[program])
        rule = Lasting(ON, 0, codes.ON_PAYOUT, 0, 5, 9, once, False, program, 0, end)
        t.g.lasting = [rule]
        for trigger, seat in ((codes.ON_PAYOUT, 1), (codes.ON_CS, 0)):
            fire(t.g, trigger, seat)
        t.g.run()
        assert (t.g.cash, len(t.g.lasting)) == ([10_000] * 3, 1)
        fire(t.g, codes.ON_PAYOUT, 0)
        t.g.run()
        assert (t.g.cash, len(t.g.lasting)) == ([13_000, 10_000, 10_000], left)


# -- measures ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "value"),
    [
        (codes.M_SS, 2),  # one of them injured
        (codes.M_SS + codes.UT, 10),
        (codes.M_FO, 1),
        (codes.M_FS, 4),
        (codes.M_FM, 5),
        (codes.M_MEDIA, 1),
        (codes.M_YW, 17),
        (codes.M_HAND, 2),
        (codes.M_PHASE, codes.MID),
        (codes.M_ATTACK, 1),
    ],
)
def test_what_a_measure_counts(code: int, value: int) -> None:
    t = quiet(codes.MID, men={0: STARS}, stars={0: (1, 4, 5)}, media={0: 1}, hands={0: ["Bad Hop", "Rally Caps"]})
    t.g.injured = [Injured(0, codes.SS, 9, True)]
    t.g.season_wins[0], t.g.attack = 17, 1
    assert measure(t.g, 0, code) == value


@pytest.mark.parametrize(
    ("sign", "below", "equal", "above"),
    [(0, True, False, False), (1, True, True, False), (2, False, True, False), (3, True, False, True),
     (4, False, True, True), (5, False, False, True)],
)  # fmt: skip
def test_the_six_comparisons(sign: int, below: bool, equal: bool, above: bool) -> None:
    t = quiet(men={0: {"AS": 3, "REG": 9}})
    assert [holds(t.g, 0, codes.M_SS + codes.AS, sign, value) for value in (4, 3, 2)] == [below, equal, above]


@pytest.mark.parametrize(("times", "most", "n"), [(2, 0, 6), (2, 6, 6), (2, 5, 5), (-2, 5, -5), (-2, 7, -6)])
def test_an_amount_grows_with_a_measure_up_to_its_limit(times: int, most: int, n: int) -> None:
    t = quiet(men={0: {"AS": 3, "REG": 9}})
    assert amount(t.g, 0, [0, times, codes.M_SS + codes.AS, most], 1) == n
    assert amount(t.g, 0, [0, times, 0, 1], 1) == times  # no measure: the number itself


# -- whom and what -----------------------------------------------------------------------------------------------


def test_what_is_for_nobody_does_nothing_to_the_owners() -> None:
    t = quiet()
    count(t.g, -1, codes.V_WINS, 2, codes.NOW)
    transfer(t.g, -1, 0, codes.MONEY, 1_000, codes.TO_ME)
    assert ([t.record(s) for s in range(3)], t.g.cash) == ([(0, 0)] * 3, [10_000] * 3)
    assert not t.g.events


def test_the_league_office_has_rolls_and_free_agents_of_its_own() -> None:
    t = quiet()
    act_of_bank(t.g, [codes.V_DRM, 5, 3, codes.ROLL_PENNANT, codes.NEXT], 0)
    assert [(one.kind, one.seat, one.what, one.n, one.once) for one in t.g.lasting] == [
        (DRM, -1, codes.ROLL_PENNANT, 3, True)
    ]
    act_of_bank(t.g, [codes.V_FREE_AGENT, 5, 2, codes.AS, codes.OFFSEASON], 0)
    assert t.g.agents == [codes.AS, codes.AS]
    assert [(event.seat, event.count) for event in t.happened("free agent")] == [(-1, codes.AS)] * 2
    t = quiet(codes.OFF)
    free_agent(t.g, -1, codes.SS, 1)
    t.g.run()
    assert (t.g.agents, t.asked(), t.g.auction) == ([], "A Bid", codes.SS)


@pytest.mark.rule("LOB-6.1-f", "LOB-R29", "LOB-R140", "LOB-R145", "LOB-6.2.1.2-a")
@pytest.mark.parametrize(
    ("verb", "event"),
    [
        ([codes.V_STRIKE, 2], ("strike", 1, 1, "LOB-6.2.1.2-a")),
        ([codes.V_STAR, 4, codes.FS, 1], ("stars", 1, 4, "LOB-R145")),
        ([codes.V_STAR, 4, codes.FM, -1], ("stars", 1, 2, "LOB-R145")),
        ([codes.V_MEDIA, 5, 1, 0, codes.NOW], ("media", 1, 1, "")),
        ([codes.V_MEDIA, 5, 1, 1, codes.PHASE], ("national media", 1, 1, "LOB-10.0-h")),
        ([codes.V_GAIN, 4, 2, codes.PR], ("players", 1, 2, "")),
        ([codes.V_FREE_AGENT, 5, 1, codes.REG, codes.OFFSEASON], ("free agent", 1, codes.REG, "LOB-10.0-d")),
        ([codes.V_PROMOTE, 5, 0, 2, 1], ("attempt", 1, codes.ROLL_PHENOM, "")),
        ([codes.V_PROMOTE, 5, 1, 2, 1], ("attempt", 1, codes.ROLL_PROSPECT, "")),
    ],
)
def test_what_a_verb_does_is_told(verb: list[int], event: tuple[str, int, int, str]) -> None:
    t = quiet()
    padding = [codes.V_KEEP, 3, 0]
    act(t.g, 1, [*padding, verb[0], verb[1] + 3, *verb[2:]], 3)
    assert [(one.kind, one.seat, one.count, one.rule) for one in t.g.events or []] == [event]


def test_words_that_change_a_mark_only() -> None:
    t = quiet()
    g = t.g
    g.spent[1] = 0b1111
    act(g, 1, [codes.V_READY, 3, codes.ACT_MC], 0)
    assert g.spent == [0, 0b1011, 0]
    act(g, 1, [codes.V_KEEP, 3, 2], 0)
    act(g, 1, [codes.V_KEEP, 3, 1], 0)
    assert g.held_free == [0, 3, 0]
    act(g, 1, [codes.V_DRAW, 3, 2], 0)
    assert [len(hand) for hand in g.hands] == [0, 2, 0]
    g.ops_bonus = 1
    act(g, 1, [codes.V_OPS, 4, 3, codes.NOW], 0)
    assert (g.ops_bonus, g.lasting) == (4, [])
    act(g, 1, [codes.V_STRIKE, 2], 0)
    assert g.strike
    g.pending_vp = [0, 1, 0]
    count(g, 1, codes.V_VP, 2, codes.NOW)
    assert (g.pending_vp, [(one.seat, one.count) for one in t.happened("pending vp")]) == ([0, 3, 0], [(1, 2)])
    for kind, n, record in ((codes.V_WINS, 2, (2, 0)), (codes.V_LOSSES, 3, (2, 3)), (codes.V_WINS, -9, (0, 3))):
        count(g, 1, kind, n, codes.NOW)
        assert t.record(1) == record  # never below none
    count(g, 1, codes.V_LOSSES, -9, codes.NOW)
    assert t.record(1) == (0, 0)
    count(g, 1, codes.V_MONEY, 500, codes.NOW)
    count(g, 1, codes.V_MONEY, 0, codes.NOW)
    g.run()
    assert g.cash == [10_000, 10_500, 10_000]


@pytest.mark.rule("LOB-2.1-f")
def test_before_its_roll_the_disc_lies_nowhere_and_does_not_move() -> None:
    t = quiet()
    t.g.target = 0
    act(t.g, 0, [codes.V_PENNANT, 3, 5], 0)
    assert (t.g.target, t.happened("pennant")) == (0, [])
    t.g.target = 90
    act(t.g, 0, [codes.V_PENNANT, 3, 5], 0)
    assert (t.g.target, [(event.seat, event.count) for event in t.happened("pennant")]) == (95, [(-1, 95)])


@pytest.mark.rule("LOB-7.1.5-f")
@pytest.mark.parametrize(
    ("old", "new", "n", "men"),
    [
        (codes.PH, codes.AS, 1, [1, 3, 10, 12, 1, 3, 11]),  # a Utility player comes to the farm
        (codes.PH, codes.AS, 5, [1, 4, 10, 12, 0, 3, 12]),  # as many as there are
        (codes.PR, codes.PH, 1, [1, 2, 10, 12, 3, 2, 10]),  # he stays on the farm
        (codes.AS, codes.SS, 1, [2, 1, 10, 12, 2, 3, 10]),
        (codes.JM, codes.PR, 1, [1, 2, 10, 11, 2, 4, 10]),
    ],
)
def test_who_leaves_the_farm_by_a_card_is_replaced_there(old: int, new: int, n: int, men: list[int]) -> None:
    t = quiet(men={0: STARS})
    change(t.g, 0, old, new, n)
    assert t.g.men[0] == men


@pytest.mark.parametrize(
    ("to", "men"),
    [(codes.TO_LEFT, [12, 10, 14]), (codes.TO_RIGHT, [14, 10, 12]), (codes.TO_ME, [14, 10, 12])],
)
def test_players_are_handed_to_whom_a_card_names(to: int, men: list[int]) -> None:
    t = quiet()
    transfer(t.g, 1, 0, codes.REG, 2, to)
    assert [t.g.men[s][codes.REG] for s in range(3)] == men
    t.g.audit()
    transfer(t.g, 0, 0, codes.REG, 2, codes.TO_ME)  # nobody hands himself anything
    assert t.g.men[0][codes.REG] == men[0]


def test_without_a_star_nobody_is_hurt_by_the_injury_chart() -> None:
    t = quiet()
    chart(t.g, 0, codes.CHART_INJURY)
    t.g.run()
    assert t.happened("roll") == []


@pytest.mark.rule("LOB-6.2.6-b")
def test_without_an_open_draft_card_a_card_gives_no_draft_roll() -> None:
    t = quiet()
    chart(t.g, 0, codes.CHART_DRAFT)
    t.g.run()
    assert t.happened("roll") == []


@pytest.mark.rule("LOB-10.0-f")
def test_nobody_gives_a_card_for_the_trade_bait_from_an_empty_hand() -> None:
    t = quiet()
    program = cable_deal(t)
    asked = PassOn(program, 0, 0)
    t.g.bait = 0b010
    assert asked.offers(t.g, 0) == [SEAT + 2]
    asked.chosen(t.g, 0, SEAT + 2)
    t.g.run()
    assert [(event.seat, event.count) for event in t.happened("pass on")] == [(0, 2)]
    assert (t.asked(), t.g.cash[2]) == ("nobody", 13_000)


@pytest.mark.rule("LOB-2.5.5-a")
@pytest.mark.parametrize(("cash", "loan", "able"), [(2_000, 0, True), (0, 1, True), (500, 3, False), (2_500, 3, True)])
def test_a_way_that_costs_money_needs_cash_or_a_loan(cash: int, loan: int, able: bool) -> None:
    t = quiet(cash={0: cash})
    t.g.loan_taken[0] = loan >> 1
    assert possible(t.g, 0, [codes.V_MONEY, 5, -2_500, 0, 0], 0, 5) == able


@pytest.mark.parametrize(("n", "able"), [(2, True), (3, False)])
def test_a_way_that_takes_players_needs_them_also_after_another_word(n: int, able: bool) -> None:
    t = quiet(men={0: STARS})
    program = [codes.V_MONEY, 5, 500, 0, 0, codes.V_LOSE, 9, n, codes.AS]
    assert possible(t.g, 0, program, 0, 9) == able
    program[5] = codes.V_CHANGE
    assert possible(t.g, 0, program, 0, 9) == able
    assert possible(t.g, 0, [codes.V_LOSE, 4, 5, codes.STAR], 0, 4)  # a star is lost as far as there is one


def test_an_effect_acts_for_its_subject_alone() -> None:
    t = quiet()
    t.go(Play(cable_deal(t), 2, 0))
    assert t.g.cash == [10_000, 10_000, 13_000]
