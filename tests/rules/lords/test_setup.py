"""Getting ready and setting up (chapters 1 and 3)."""

from __future__ import annotations

import random

import pytest

from rules.lords.league import League, league, opening, season
from rules.lords.shown import SPECTATOR, part
from sandlot.games.lords import INFO, codes
from sandlot.games.lords.atoms.roster import convert, gain_media, set_stars
from sandlot.games.lords.steps.end_of_phase import END_OF_PHASE, PURSES
from sandlot.games.lords.steps.hands import SWAP, SWAPPED
from sandlot.games.lords.steps.salaries import BUY_MEDIA
from sandlot.games.lords.steps.scoring import FINAL_POINTS
from sandlot.games.lords.steps.season import DEPTH_MARKS, FIRST_TURN, Season, grant_media, new_phase
from sandlot.games.lords.steps.year_end import SERIES
from sandlot.games.lords.table import table
from sandlot.kernel.zones import numbers
from sandlot.table.parts import walk

OTHER = ("take the Cinder Creek Foundrymen", "office 1", "roster Twin Lamps")


def built(office: int, roster: str, farm: int = 1, manager: int = 1, loan: str = "no loan") -> tuple[League, int]:
    """A table of two that is set up, and the seat with this organisation."""
    t = opening()
    seat = t.g.seat
    t.say("take the Harrow Bay Lamplighters", f"office {office}", f"roster {roster}", *OTHER)
    forms = {seat: (f"farm {farm}", f"manager {manager}", loan), 1 - seat: ("farm 1", "manager 1", "no loan")}
    t.say(*forms[0], *forms[1])
    return t, seat


# -- chapter 1 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-1.0-c", "LOB-R2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_owners_begin_without_points(seats: int) -> None:
    assert INFO.seats == (2, 3, 4)
    t = opening(seats)
    assert list(t.g.vp) == [0] * seats
    assert [part(table(t.g, SPECTATOR), f"seat{s}").label for s in range(seats)] == [
        "Owner A", "Owner B", "Owner C", "Owner D",
    ][:seats]  # fmt: skip


@pytest.mark.rule("LOB-1.0-a")
def test_all_owners_draw_from_one_main_deck_one_off_season_deck_and_one_draft_deck() -> None:
    t = opening(4, {"team_cards": "random"})
    while t.asked()[2:] == "Form":
        t.say(t.can()[0])
    g = t.g
    dealt = [card for hand in g.hands for card in hand]
    assert [len(hand) for hand in g.hands] == [10] * 4
    assert sorted([*dealt, *g.deck]) == list(range(72))
    assert [len(g.community), len(g.draft)] == [20, 12]
    assert len([each for each in walk(table(g, SPECTATOR)) if each.id == "deck"]) == 1
    assert part(table(g, SPECTATOR), "deck").count == 72 - 40


# -- chapter 3.0 to 3.1 --------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-3.0-b", "LOB-R137")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_team_cards_can_be_dealt_instead_of_chosen(seed: int) -> None:
    assert opening(seed=seed).asked()[2:] == "PickTeam"
    t = opening(4, {"team_cards": "random"}, seed)
    assert t.asked() == "A Form"
    assert len(set(t.g.team_of)) == len(set(t.g.roster)) == 4
    assert [sum(men) for men in t.g.men] == [25] * 4


@pytest.mark.rule("LOB-3.0-c")
def test_the_mat_shows_office_roster_farm_and_manager_to_all() -> None:
    t, seat = built(2, "Top Heavy", farm=4, manager=3)
    for viewer in (0, 1, SPECTATOR):
        shown = table(t.g, viewer)
        assert [part(shown, f"stars{seat}:{track}").value for track in ("FO", "FS", "FM")] == [2, 4, 3]
        men = [part(shown, f"men{seat}:{kind}").value for kind in ("SS", "AS", "REG", "JM", "PH", "PR", "UT")]
        assert men == [1, 3, 7, 14, 3, 4, 8]


@pytest.mark.rule("LOB-3.0-d")
def test_the_journeymen_of_the_start_are_remembered_to_the_end() -> None:
    t, seat = built(2, "Top Heavy")
    assert t.g.start_jm[seat] == 14
    convert(t.g, seat, codes.JM, codes.REG, 3)
    assert t.g.start_jm[seat] == 14
    t.g.loan_a = numbers([5_000, 5_000])  # nobody is ranked by money
    t.go(FINAL_POINTS)
    assert t.g.vp[seat] == 3 - 5  # from the row 13-15 to the row 10-12


@pytest.mark.rule("LOB-3.1-a", "LOB-R140")
def test_ratings_run_from_one_star_to_five() -> None:
    t = opening()
    t.say("take the Thornbury Rooks")
    assert t.can() == [f"office {n}" for n in range(1, 6)]
    t = league(seats=2, stars={0: (5, 1, 3)}, then=[])
    for track, stars, kept in ((codes.FO, 6, 5), (codes.FS, 0, 1), (codes.FM, -2, 1)):
        set_stars(t.g, 0, track, stars, "")
        assert t.g.stars[0][track] == kept


@pytest.mark.rule("LOB-3.1-b", "LOB-3.4-a")
@pytest.mark.parametrize(
    ("office", "roster", "players", "cost"),
    [
        (1, "Spare Parts", 5_000 + 3_000, 1_000),
        (2, "Lunch Pails", 5_000 + 3_000, 2_000),
        (3, "Deep Water", 3 * 3_000 + 5_000 + 3_000, 3_500),
        (4, "Full Bench", 5 * 3_000 + 5_000 + 3_000, 5_000),
        (5, "The Institution", 5_000 + 5 * 3_000 + 5_000 + 3_000, 6_500),
    ],
)
def test_an_office_costs_what_the_chart_says(office: int, roster: str, players: int, cost: int) -> None:
    t, seat = built(office, roster, farm=2, manager=1)
    assert t.g.cash[seat] == 42_000 - players - cost - 2_000 - 1_000


@pytest.mark.rule("LOB-3.4-a", "LOB-R60", "LOB-R138")
@pytest.mark.parametrize("seed", range(6))
def test_everything_offered_in_the_set_up_can_be_paid(seed: int) -> None:
    rng = random.Random(seed)
    t = opening(4, seed=seed)
    while t.asked()[2:] != "Swap":
        t.say(rng.choice(t.can()))
        if t.asked()[2:] == "Form" and len(t.g.sealed[t.g.seat]) == 2 and "no loan" in t.can():
            assert t.can() == ["no loan", "loan $5,000", "loan $10,000"]  # also without need
    assert min(t.g.cash) >= 0
    assert all(loan in (0, 5_000, 10_000) for loan in map(sum, zip(t.g.loan_a, t.g.loan_b, strict=True)))


@pytest.mark.rule("LOB-3.1-d", "LOB-R145")
def test_events_raise_and_lower_the_office_but_not_below_one_star() -> None:
    hands = {0: ["Hired Away", "The Numbers Department"], 1: ["Bad Hop"]}
    t = league(seats=3, hands=hands, stars={0: (3, 3, 3), 1: (1, 3, 3), 2: (2, 3, 3)})
    before = t.g.clone()
    t.say("play Hired Away", "as event", "on B")
    t.quiet()
    assert t.g.stars[1][codes.FO] == 1
    t = League(before)
    t.say("play Hired Away", "as event", "on C")
    t.quiet()
    assert t.g.stars[2][codes.FO] == 1
    t.say("play Bad Hop", "for cash", "pass", "play The Numbers Department", "as event", "on A")
    t.quiet()
    assert t.g.stars[0][codes.FO] == 4


# -- abilities of front offices (3.1.1) ----------------------------------------------------------------------------


@pytest.mark.rule("LOB-3.1.1-e", "LOB-R72")
def test_a_one_star_office_never_has_a_second_cube() -> None:
    t = league(seats=2, stars={0: (1, 3, 3)}, then=[])
    grant_media(t.g)
    assert t.g.media[0] == 0
    assert gain_media(t.g, 0, 2, "") == 1
    t.go(BUY_MEDIA)
    t.say("no loan")
    assert t.can() == ["media 0"]


@pytest.mark.rule("LOB-3.1.1-f", "LOB-R70", "LOB-R78")
@pytest.mark.parametrize("off", [True, False], ids=["off-season", "payout"])
def test_at_most_three_cubes_are_bought_in_a_phase(off: bool) -> None:
    phase = codes.OFF if off else codes.EARLY
    t = league(seats=2, phase=phase, stars={0: (3, 3, 3)}, media={0: 6}, then=[BUY_MEDIA if off else PURSES])
    t.say("no loan" if off else "done")
    assert t.can() == ["media 0", "media 1", "media 2", "media 3"]
    t.say("media 3", "no loan" if off else "done", "media 0")
    assert (t.g.media[0], t.g.cash[0]) == (9, 7_000)


@pytest.mark.rule("LOB-3.1.1-h")
def test_the_limit_of_two_cubes_ends_with_a_third_star() -> None:
    t = league(seats=2, stars={0: (2, 3, 3)}, media={0: 2}, then=[])
    assert gain_media(t.g, 0, 1, "") == 0
    set_stars(t.g, 0, codes.FO, 3, "")
    assert gain_media(t.g, 0, 20, "") == 13  # up to 15


@pytest.mark.rule("LOB-3.1.1-i", "LOB-R73")
def test_an_office_that_fell_from_five_to_three_stars_has_the_new_ability_at_once() -> None:
    t = league(seats=3, stars={0: (5, 2, 3)}, media={0: 2}, then=[])
    set_stars(t.g, 0, codes.FO, 3, "")
    assert t.g.media[0] == 2
    t.go(FIRST_TURN, dice=[8])
    t.say("try a Prospect", "roll", "pass", "keep")
    assert t.g.cash[0] == 10_000  # the first roll is free
    new_phase(t.g, codes.MID)
    assert t.g.media[0] == 2


@pytest.mark.rule("LOB-3.1.1-i", "LOB-R71")
def test_the_media_of_the_next_phase_follow_the_new_rating() -> None:
    t = league(seats=2, stars={0: (5, 3, 3), 1: (3, 3, 3)}, hands={1: ["Hired Away"]}, media={0: 2})
    t.say("manager and team", "play Hired Away", "as event", "on A")
    t.quiet()
    new_phase(t.g, codes.MID)
    assert t.g.media[0] == 2 + 1
    new_phase(t.g, codes.LATE)
    assert t.g.media[0] == 2 + 1 + 1


# -- rosters, farm, manager ----------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-3.1.2-a", "LOB-R48")
def test_any_mix_of_types_is_a_roster_as_long_as_there_are_25() -> None:
    t = league(seats=3, men={0: {"SS": 1, "JM": 12}})
    t.say("swap 1 SS for 2 AS")
    assert list(t.g.men[0][:4]) == [0, 2, 12, 12]  # 26, until the phase ends
    t.go(END_OF_PHASE, dice=[5, 5, 5])
    assert t.asked() == "A CutOne"
    assert t.can() == ["cut AS", "cut REG", "cut JM"]
    t.say("cut REG")
    assert list(t.g.men[0][:4]) == [0, 2, 11, 12]
    assert all(sum(men) == 25 for men in t.g.pack.roster_men)


@pytest.mark.rule("LOB-R48")
def test_by_table_option_rosters_are_repaired_at_once() -> None:
    t = league(seats=3, men={0: {"SS": 1, "JM": 12}}, options={"repair_at_once": True})
    t.say("swap 1 SS for 2 AS")
    assert list(t.g.men[0][:4]) == [0, 2, 12, 11]


@pytest.mark.rule("LOB-3.1.2-b", "LOB-5.2-b")
def test_bill_is_marked_by_13_journeymen_in_the_early_and_by_12_in_the_mid_season() -> None:
    t = league(seats=3, stars={0: (2, 1, 3)}, men={0: {"REG": 12, "JM": 13}}, then=[Season(codes.EARLY)])
    assert t.record(0) == (0, 2)
    t.dice(8)
    t.say("try a Phenom", "roll", "cut JM")
    assert list(t.g.men[0][:4]) == [0, 1, 12, 12]
    assert t.record(0) == (0, 2)
    t.go(Season(codes.MID))
    assert t.record(0) == (2, 0)


@pytest.mark.rule("LOB-3.2-b")
def test_events_raise_and_lower_the_farm() -> None:
    hands = {0: ["New Training Complex"], 1: ["Scouts Walk Out"]}
    t = league(seats=2, hands=hands, stars={0: (2, 3, 3)})
    t.say("play New Training Complex", "as event", "on A")
    t.quiet()
    assert (t.g.stars[0][codes.FS], t.g.men[0][codes.PR]) == (4, 3 + 2)
    t.say("play Scouts Walk Out", "as event", "on A")
    t.quiet()
    assert t.g.stars[0][codes.FS] == 3


@pytest.mark.rule("LOB-3.2.1-a")
@pytest.mark.parametrize(
    ("farm", "men", "cost"),
    [
        (1, [0, 1, 14], 1_000),
        (2, [0, 3, 12], 2_000),
        (3, [2, 3, 10], 5_000),
        (4, [3, 4, 8], 7_500),
        (5, [4, 5, 6], 9_500),
    ],
)
def test_the_stars_of_the_farm_say_who_is_in_it(farm: int, men: list[int], cost: int) -> None:
    t, seat = built(2, "Lunch Pails", farm=farm)
    assert list(t.g.men[seat][codes.PH :]) == men
    assert t.g.cash[seat] == 42_000 - 10_000 - cost - 1_000


@pytest.mark.rule("LOB-3.3-b")
def test_a_manager_who_fell_from_four_stars_to_two_helps_less() -> None:
    hands = {0: ["Gambling Rumour"], 1: ["Late-Inning Lightning"]}
    t = league(seats=2, hands=hands, stars={1: (2, 3, 3)})
    t.say("play Gambling Rumour", "as event", "on B")
    t.quiet()
    t.say("play Late-Inning Lightning", "with manager")
    assert t.record(1) == (3 + 0, 4)  # +1 with three stars, nothing with two
    found = []
    for stars in (4, 2):
        t = season(104, 90, 80, stars={0: (2, 3, 4)})
        set_stars(t.g, 0, codes.FM, stars, "")
        t.go(SERIES, dice=[5])
        found.append(t.g.total)
    assert found[0] - found[1] == 2


# -- cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOB-3.5-c", "LOB-R18")
def test_a_compulsory_replacement_must_be_kept() -> None:
    cards = ["Testing the Market", "Opt-Out Clause", "Clubhouse Flu"]
    t = league(seats=2, phase=codes.OFF, hands={0: cards}, then=[])
    flood = t.g.pack.names.index("Expansion Rumours")
    t.g.deck.remove(flood)
    t.g.deck.add(flood)
    t.g.ask_all([0, 1], SWAP, SWAPPED)
    t.say("discard Opt-Out Clause", "pass")
    assert sorted(t.g.pack.names[card] for card in t.g.hands[0]) == [
        "Clubhouse Flu", "Expansion Rumours", "Testing the Market",
    ]  # fmt: skip
    assert t.asked() == "nobody"


@pytest.mark.rule("LOB-5.2-c")
def test_depth_wins_are_games_of_the_phase() -> None:
    t = league(seats=3, men={0: {"REG": 19, "JM": 6}}, then=[DEPTH_MARKS])
    assert (t.record(0), t.g.games[0]) == ((3, 0), 23)
    t.go(END_OF_PHASE, dice=[5, 5, 5])
    assert t.record(0) == (3 + 10, 10)  # 20 games were left
