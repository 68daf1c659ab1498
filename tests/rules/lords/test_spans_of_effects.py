"""How long the words of effects hold, and what they measure."""

from __future__ import annotations

import pytest

from rules.lords.league import League, quiet
from rules.lords.single_verbs import act, bench, count, media
from sandlot.cards.program import Walk, compares
from sandlot.games.lords import codes
from sandlot.games.lords.effects.run import WALKER, fire
from sandlot.games.lords.numbers import (
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
from sandlot.kernel.zones import numbers

STARS = {"SS": 1, "AS": 2, "REG": 10, "JM": 12}


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
    assert list(t.g.men[0][:4]) == [1, 2 - now, 10, 12 + now]
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
    assert (t.g.media[0], list(t.g.national)) == (1, [2, 0, 0])
    assert [(event.seat, event.count) for event in t.happened("national media")] == [(0, 2)]
    assert [(one.kind, one.n) for one in t.g.lasting] == [(NATIONAL, 2)]
    for phase in (codes.MID, codes.LATE):
        new_phase(t.g, phase)
        assert t.g.national[0] == (0 if gone == codes.MID else 2)
    t.g.year = 2
    new_phase(t.g, codes.OFF)
    assert (list(t.g.national), list(t.g.lasting)) == ([0, 0, 0], [])


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
        t.g.lasting = (rule,)
        for trigger, seat in ((codes.ON_PAYOUT, 1), (codes.ON_CS, 0)):
            fire(t.g, trigger, seat)
        t.g.run()
        assert (list(t.g.cash), len(t.g.lasting)) == ([10_000] * 3, 1)
        fire(t.g, codes.ON_PAYOUT, 0)
        t.g.run()
        assert (list(t.g.cash), len(t.g.lasting)) == ([13_000, 10_000, 10_000], left)


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
    t.g.injured = (Injured(0, codes.SS, 9, True),)
    t.g.season_wins[0], t.g.attack = 17, 1
    assert WALKER.measure(t.g, 0, code) == value


@pytest.mark.parametrize(
    ("sign", "below", "equal", "above"),
    [(0, True, False, False), (1, True, True, False), (2, False, True, False), (3, True, False, True),
     (4, False, True, True), (5, False, False, True)],
)  # fmt: skip
def test_the_six_comparisons(sign: int, below: bool, equal: bool, above: bool) -> None:
    t = quiet(men={0: {"AS": 3, "REG": 9}})
    found = WALKER.measure(t.g, 0, codes.M_SS + codes.AS)
    assert [compares(found, sign, value) for value in (4, 3, 2)] == [below, equal, above]


@pytest.mark.parametrize(("times", "most", "n"), [(2, 0, 6), (2, 6, 6), (2, 5, 5), (-2, 5, -5), (-2, 7, -6)])
def test_an_amount_grows_with_a_measure_up_to_its_limit(times: int, most: int, n: int) -> None:
    t = quiet(men={0: {"AS": 3, "REG": 9}})
    cells = [codes.V_MONEY, 5, times]
    assert WALKER.amount(t.g, Walk(0, numbers([*cells, codes.M_SS + codes.AS, most]), 0, 5, 0), 0) == n
    assert WALKER.amount(t.g, Walk(0, numbers([*cells, 0, 1]), 0, 5, 0), 0) == times  # no measure: the number itself
