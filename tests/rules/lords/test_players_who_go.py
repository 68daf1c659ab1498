"""Players who are hurt, lost, retired or auctioned, and cubes that an office cannot hold."""

from __future__ import annotations

import pytest

from rules.lords.league import League, attempted
from sandlot.games.lords import codes
from sandlot.games.lords.atoms.roster import (
    convert,
    drop_injured,
    gain_media,
    hand_players,
    owned,
    rebalance,
    set_stars,
    spend_media,
    star,
)
from sandlot.games.lords.numbers import Injured
from sandlot.games.lords.steps.auction import Auction
from sandlot.games.lords.steps.holes import injure, lose
from sandlot.games.lords.steps.retirement import become_free, leave, named_leaves, retire_one
from sandlot.kernel import material
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.zones import numbers

STARS = {"SS": 1, "AS": 2, "REG": 10, "JM": 12}


def hurt(t: League, *injured: Injured) -> None:
    """These are out, and fillers are in."""
    t.g.injured = injured
    for one in injured:
        t.g.pool[one.type] -= 1


# -- the hurt and the lost ---------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-R125", "LOB-2.4-c")
@pytest.mark.parametrize(
    ("kind", "n", "gone", "men", "out"),
    [
        (codes.AS, 1, 1, [1, 1, 10, 13, 2, 3, 10], [(0, codes.AS), (1, codes.AS), (0, codes.SS)]),
        (codes.AS, 3, 3, [1, 0, 10, 14, 2, 3, 10], [(1, codes.AS), (0, codes.SS)]),  # the healthy first
        (codes.AS, 9, 3, [1, 0, 10, 14, 2, 3, 10], [(1, codes.AS), (0, codes.SS)]),
        (codes.STAR, 1, 1, [0, 2, 10, 13, 2, 3, 10], [(0, codes.AS), (1, codes.AS), (0, codes.SS)]),
        (codes.PH, 1, 1, [1, 2, 10, 12, 1, 3, 11], [(0, codes.AS), (1, codes.AS), (0, codes.SS)]),
        (codes.UT, 2, 2, [1, 2, 10, 12, 2, 3, 8], [(0, codes.AS), (1, codes.AS), (0, codes.SS)]),
        (codes.REG, 0, 0, [1, 2, 10, 12, 2, 3, 10], [(0, codes.AS), (1, codes.AS), (0, codes.SS)]),
    ],
)
def test_who_is_lost_and_who_comes_for_him(
    kind: int, n: int, gone: int, men: list[int], out: list[tuple[int, int]]
) -> None:
    t = attempted(men={0: STARS})
    hurt(t, Injured(0, codes.AS, 6, True), Injured(1, codes.AS, 6, True), Injured(0, codes.SS, 6, True))
    assert lose(t.g, 0, kind, n) == gone
    t.g.run()
    assert list(t.g.men[0]) == men
    assert [(one.seat, one.type) for one in t.g.injured] == out
    material.audit(t.g)


@pytest.mark.rule("LOB-R125")
def test_a_team_without_stars_loses_and_hurts_none() -> None:
    t = attempted()
    assert star(t.g, 0) == codes.STAR
    assert lose(t.g, 0, codes.STAR, 1) == 0
    assert not injure(t.g, 0, codes.STAR, 6, True)
    assert not injure(t.g, 0, codes.AS, 6, True)
    assert not drop_injured(t.g, 0, codes.AS)
    assert not t.g.events
    hurt(t, Injured(0, codes.AS, 6, True))
    assert star(t.g, 0) == codes.AS
    hurt(t, Injured(0, codes.AS, 6, True), Injured(0, codes.SS, 6, True))
    assert star(t.g, 0) == codes.SS  # among the injured, too, a Superstar comes first
    assert (owned(t.g, 0, codes.SS), owned(t.g, 1, codes.SS)) == (1, 0)


@pytest.mark.rule("LOB-R125")
@pytest.mark.parametrize(("kind", "men"), [(codes.AS, [1, 1, 10, 13]), (codes.STAR, [0, 2, 10, 13])])
def test_a_healthy_player_is_hurt_and_his_place_filled(kind: int, men: list[int]) -> None:
    t = attempted(men={0: STARS})
    assert injure(t.g, 0, kind, 7, True)
    t.g.run()
    assert (list(t.g.men[0][:4]), [(one.seat, one.back) for one in t.g.injured]) == (men, [(0, 7)])


@pytest.mark.rule("LOB-10.0-b")
def test_with_nobody_healthy_the_injured_one_of_the_team_stays_out_longer() -> None:
    t = attempted(men={1: STARS})
    hurt(t, Injured(2, codes.AS, 6, True), Injured(0, codes.SS, 6, True), Injured(0, codes.AS, 6, True))
    assert injure(t.g, 0, codes.AS, 7, False)
    assert [(one.seat, one.type, one.back, one.scores) for one in t.g.injured] == [
        (2, codes.AS, 6, True),
        (0, codes.SS, 6, True),
        (0, codes.AS, 6 + 2, False),
    ]
    assert [(event.seat, event.count) for event in t.happened("injured")] == [(0, 3)]


@pytest.mark.rule("LOB-R140")
@pytest.mark.parametrize(("have", "n", "done"), [(2, 1, 1), (2, 2, 2), (2, 5, 2), (0, 1, 0), (2, -1, 0)])
def test_no_more_players_change_than_there_are(have: int, n: int, done: int) -> None:
    t = attempted(men={0: {"AS": have, "REG": 10}})
    assert convert(t.g, 0, codes.AS, codes.REG, n) == done
    assert list(t.g.men[0][1:3]) == [have - done, 10 + done]
    t = attempted(men={0: {"AS": have, "REG": 10}})
    assert hand_players(t.g, 0, 2, codes.AS, n) == done
    assert (t.g.men[0][codes.AS], t.g.men[2][codes.AS]) == (have - done, done)
    assert [event.count for event in t.happened("players")] == ([-done, done] if done else [])


@pytest.mark.rule("LOB-R48")
@pytest.mark.parametrize(
    ("men", "after"),
    [
        ([1, 2, 13, 12, 2, 3, 10], [1, 2, 13, 9, 2, 3, 10]),  # three Journeymen go
        ([20, 4, 2, 1, 2, 3, 10], [20, 4, 1, 0, 2, 3, 10]),  # the Journeyman, then a Regular
        ([1, 2, 8, 12, 2, 3, 10], [1, 2, 8, 14, 2, 3, 10]),
        ([0, 0, 12, 13, 2, 16, 1], [0, 0, 12, 13, 2, 13, 0]),
        ([0, 0, 12, 13, 2, 3, 7], [0, 0, 12, 13, 2, 3, 10]),
        ([0, 0, 12, 13, 2, 3, 10], [0, 0, 12, 13, 2, 3, 10]),
    ],
)
@pytest.mark.parametrize("at_once", [True, False])
def test_by_option_25_and_15_at_once_the_least_first(men: list[int], after: list[int], at_once: bool) -> None:
    named = dict(zip(codes.TYPES, men, strict=False))
    t = attempted(men={0: named}, options={"repair_at_once": at_once})
    rebalance(t.g, 0)
    assert list(t.g.men[0]) == (after if at_once else men)
    material.audit(t.g)
    assert not [event for event in t.happened("players") if event.count == 0]


# -- stars and cubes ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-3.1.1-j", "LOB-R73", "LOB-R140")
@pytest.mark.parametrize(
    ("office", "held", "new", "stars", "kept"),
    [
        (5, 2, 3, 3, 2),
        (5, 6, 1, 1, 1),
        (5, 6, 2, 2, 2),
        (3, 2, 2, 2, 2),
        (4, 15, 3, 3, 15),
        (2, 2, 9, 5, 2),
        (2, 2, -3, 1, 1),
    ],
)
def test_a_smaller_office_keeps_the_cubes_it_may_hold(office: int, held: int, new: int, stars: int, kept: int) -> None:
    t = attempted(stars={0: (office, 3, 3)}, media={0: held})
    set_stars(t.g, 0, codes.FO, new, "LOB-R145")
    assert (list(t.g.stars[0]), t.g.media[0]) == ([stars, 3, 3], kept)
    assert [event.count for event in t.happened("media")] == ([kept - held] if kept < held else [])
    assert [(event.seat, event.count, event.rule) for event in t.happened("stars")] == [(0, stars, "LOB-R145")]
    set_stars(t.g, 0, codes.FO, stars, "")
    assert len(t.happened("stars")) == 1  # nothing changes, nothing is told


@pytest.mark.rule("LOB-3.1.1-d", "LOB-3.1.1-g", "LOB-R140")
@pytest.mark.parametrize(
    ("office", "held", "n", "moved"),
    [(1, 0, 3, 1), (2, 1, 3, 1), (2, 2, 1, 0), (3, 13, 3, 2), (3, 1, -3, -1), (3, 0, -1, 0), (5, 4, 2, 2)],
)
def test_cubes_come_as_far_as_the_office_holds_them_and_go_as_far_as_there_are(
    office: int, held: int, n: int, moved: int
) -> None:
    t = attempted(stars={0: (office, 3, 3)}, media={0: held})
    assert gain_media(t.g, 0, n, "") == moved
    assert t.g.media[0] == held + moved
    assert [event.count for event in t.happened("media")] == ([moved] if moved else [])
    material.audit(t.g)


@pytest.mark.rule("LOB-10.0-h")
@pytest.mark.parametrize(("n", "national", "media"), [(1, 1, 3), (2, 0, 3), (4, 0, 1)])
def test_national_cubes_are_used_first(n: int, national: int, media: int) -> None:
    t = attempted(stars={0: (3, 3, 3)}, media={0: 3})
    t.g.national = numbers([2, 0, 0])
    spend_media(t.g, 0, n)
    assert (list(t.g.national), t.g.media[0]) == ([national, 0, 0], media)


# -- retirement and free agents ----------------------------------------------------------------------------------


@pytest.mark.rule("LOB-6.2.4a-a")
def test_players_retire_as_far_as_there_are_any_the_injured_last() -> None:
    t = attempted(codes.LATE, men={0: STARS})
    hurt(t, Injured(0, codes.AS, 8, True))
    assert leave(t.g, 0, codes.AS, 0) == 0
    assert leave(t.g, 0, codes.AS, 2) == 2
    assert (t.g.men[0][codes.AS], len(t.g.injured)) == (0, 1)
    assert leave(t.g, 0, codes.AS, 2) == 1
    assert (t.g.men[0][codes.AS], len(t.g.injured)) == (0, 0)
    material.audit(t.g)


@pytest.mark.rule("LOB-6.2.4b-a", "LOB-R106")
@pytest.mark.parametrize(("year", "agents"), [(1, [codes.AS, codes.AS]), (3, [])])
def test_healthy_players_become_free_the_injured_retire_and_in_the_last_year_all_leave(
    year: int, agents: list[int]
) -> None:
    t = attempted(codes.LATE, year=year, men={0: STARS})
    hurt(t, Injured(0, codes.AS, 20, True))
    become_free(t.g, 0, codes.AS, 4)
    assert (t.g.men[0][codes.AS], list(t.g.injured), list(t.g.agents)) == (0, [], agents)
    assert [event.seat for event in t.happened("free agent")] == [0] * len(agents)


@pytest.mark.rule("LOB-R152")
@pytest.mark.parametrize(
    ("row", "superstar", "all_star", "regular"),
    [
        (4, True, False, True),
        (5, False, True, True),
        (6, False, True, True),
        (9, False, False, True),
        (10, False, False, False),
    ],
)
def test_a_row_says_of_each_type_whether_its_man_leaves(
    row: int, superstar: bool, all_star: bool, regular: bool
) -> None:
    t = attempted()
    leaves = [named_leaves(t.g, kind, row) for kind in (codes.SS, codes.AS, codes.REG)]
    assert leaves == [superstar, all_star, regular]


@pytest.mark.rule("LOB-6.2.4-b")
def test_one_star_retires_by_a_low_roll_and_the_injured_one_is_meant() -> None:
    t = attempted(men={0: STARS}, stars={0: (3, 3, 3)})
    limit = t.g.pack.one_retires
    for die, superstars in ((limit + 1, 1), (limit, 0)):
        t.dice(die)
        retire_one(t.g, 0, codes.STAR)
        t.g.run()
        assert t.g.men[0][codes.SS] == superstars
    assert list(t.g.men[0][:4]) == [0, 2, 10, 13]  # his place is filled
    hurt(t, Injured(0, codes.AS, 8, True))
    t.dice(limit)
    retire_one(t.g, 0, codes.STAR)
    t.g.run()
    assert (list(t.g.men[0][:4]), list(t.g.injured)) == ([0, 2, 10, 13], [])
    material.audit(t.g)


@pytest.mark.rule("LOB-6.2.4-b")
def test_without_a_star_there_is_no_roll_for_one() -> None:
    t = attempted(stars={0: (5, 3, 3)})
    retire_one(t.g, 0, codes.STAR)
    t.g.run()
    assert (t.asked(), t.happened("retirement roll")) == ("nobody", [])


@pytest.mark.rule("LOB-6.2.4b-a", "LOB-R125")
def test_an_injured_free_agent_is_auctioned_and_one_who_is_gone_is_not() -> None:
    t = attempted(codes.OFF, year=2)
    hurt(t, Injured(1, codes.SS, 12, True))
    t.go(Auction(16 + codes.SS))
    assert (t.asked(), list(t.g.injured), t.g.auction) == ("A Bid", [], codes.SS)
    t.say("bid $0", "and $0", "bid $0", "and $500", "bid $0", "and $0")
    assert [(event.seat, event.count, event.news) for event in t.happened("bid")] == [
        (0, 0, EVERYONE), (1, 500, EVERYONE), (2, 0, EVERYONE),
    ]  # fmt: skip
    assert [(event.seat, event.count) for event in t.happened("sign")] == [(1, 500)]
    t.g.events = []
    t.go(Auction(8 + codes.SS))
    assert (t.asked(), t.happened("auction")) == ("nobody", [])
