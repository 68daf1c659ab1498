"""A month: prepare, free agency, rosters, clean-up (chapters PRE, FA, ROS, CLN, INF, FULL)."""

import pytest

from rules.fantasy.season import Ground, cards, deal, month, number, numbers
from sandlot.games.fantasy.atoms.managers import set_turn_order
from sandlot.games.fantasy.numbers import NO_CARD
from sandlot.kernel.errors import IllegalMove


def drafted(seats: int = 3, seed: int = 1, **options: object) -> Ground:
    """The draft is over; rosters are set next."""
    t = deal(seats, seed, **options)
    while t.g.phase == 0:
        t.g.apply(t.g.options[0])
    return t


def end_of_month(seats: int = 3, **more: object) -> Ground:
    """The last magic round of month 1, passed; free agency of month 2 is open."""
    t = month(seats, week=4, wins="W16", **more)  # type: ignore[arg-type]
    while t.g.month == 1:
        t.on()
    return t


def rosters(t: Ground) -> Ground:
    """All seats place their first four Characters."""
    while t.options[0].split()[0] in ("1st", "2nd", "3rd", "Home"):
        t.g.apply(t.g.options[0])
    return t


@pytest.mark.rule("FFB-PRE-1", "FFB-CLN-5", "FFB-FULL-1")
@pytest.mark.parametrize("months", [3, 4, 5])
def test_the_season_has_three_months_or_more_by_option(months: int) -> None:
    t = drafted(2, months=months)
    waivers = 0
    while t.g.phase == 1:
        waivers += t.options[0].startswith("take")
        t.g.apply(t.g.options[-1])
    assert t.g.month == months
    assert waivers == 2 * (months - 1), "every month but the first has Free Agency"


@pytest.mark.rule("FFB-PRE-2", "FFB-ROS-4")
def test_four_win_cards_face_up_before_rosters_are_set() -> None:
    t = drafted()
    assert NO_CARD not in t.g.bases[:4]
    assert list(t.g.bases[4:]) == [NO_CARD] * 4
    assert [t.public(cards().ids[card]) for card in t.g.bases[:4]] == [True] * 4
    assert len(t.g.win_deck) == 56
    assert t.options[0].startswith("1st")


@pytest.mark.rule("FFB-PRE-3", "FFB-EVT-1", "FFB-EVT-4")
def test_an_event_a_month_before_anything_is_set() -> None:
    t = drafted(events=True)
    first = t.g.event
    assert t.public(cards().ids[first])
    assert t.options[0].startswith("1st")
    while t.g.month == 1:
        t.g.apply(t.g.options[-1])
    assert t.options[0].startswith("take"), "before Free Agency"
    assert t.g.event not in (first, NO_CARD)
    assert t.g.event_deck[0] == first, "used ones go to the bottom"


@pytest.mark.rule("FFB-FA-1")
def test_no_free_agency_in_the_first_month() -> None:
    t = drafted()
    assert (t.g.month, t.g.pool) == (1, [])
    assert t.options[0].startswith("1st")


@pytest.mark.rule("FFB-FA-2", "FFB-TWO-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_managers_and_two_more_free_agents(seats: int) -> None:
    t = end_of_month(seats)
    assert len(t.g.pool) == seats + 2
    assert all(t.public(cards().ids[card]) for card in t.g.pool)


@pytest.mark.rule("FFB-FA-3", "FFB-FA-6")
def test_one_chance_each_in_waiver_order() -> None:
    t = end_of_month(waiver=[1, 2, 0], won=[9, 8, 8])
    assert list(t.g.waiver[:2]) in ([1, 2], [2, 1])
    asked = []
    while "pass" in t.options:
        asked.append(t.seat)
        t.picks("pass")
    assert asked == list(t.g.waiver)
    assert t.options[0].startswith("1st")


@pytest.mark.rule("FFB-FA-4", "FFB-FA-5", "FFB-FA-9")
def test_who_takes_one_puts_another_into_the_pool() -> None:
    t = end_of_month()
    seat, size = t.seat, len(t.g.pool)
    new = t.options[0].split()[1]
    old = t.hand(seat).split()[1]
    t.picks(f"take {new}")
    assert f"for {new}" not in t.options
    assert len(t.options) == 6
    t.picks(f"for {old}")
    assert new in t.hand(seat).split()
    assert len(t.roster(seat)) == 6
    assert len(t.g.pool) == size
    assert f"take {old}" in t.options, "on offer for the next Manager"
    assert all(t.public(card) for card in (old, new)), "transactions are public"


@pytest.mark.rule("FFB-FA-7")
def test_the_rest_is_shuffled_into_the_deck_or_discarded_by_option() -> None:
    t = end_of_month()
    pool, deck = set(t.g.pool), len(t.g.deck)
    t.play("pass", "pass", "pass")
    assert t.g.pool == []
    assert len(t.g.deck) == deck + 5
    assert pool <= set(t.g.deck)
    assert all(t.g.known[card] == 0 for card in t.g.deck)
    t = end_of_month(fa_to_discard=True)
    pool = set(t.g.pool)
    t.play("pass", "pass", "pass")
    assert pool <= set(t.g.discard)


@pytest.mark.rule("FFB-FA-8")
def test_a_short_deck_takes_the_discard_pile_in() -> None:
    t = end_of_month(deck="C66 C67", discard="C52 C53 C70 C16 C20", short=True)
    assert len(t.g.pool) == 5
    assert {cards().ids[card] for card in t.g.pool} < {"C66", "C67", "C52", "C53", "C70", "C16", "C20"}
    assert (t.g.discard, len(t.g.deck)) == ([], 2)


@pytest.mark.rule("FFB-MAG-RECRUIT-3")
def test_recruit_instead_of_a_waiver_pick() -> None:
    t = end_of_month(lineups={0: "C59 C11 C12 C13"}, bench={0: "C56 C16"}, won=[0, 5, 5])
    assert (t.seat, "use C59" in t.options) == (0, True)
    pool = t.g.pool.listed()
    t.picks("use C59")
    three = t.options
    assert len(three) == 3
    t.picks(three[0])
    assert "for C59" in t.options
    t.picks("for C11")
    assert number("C11") in t.g.pool
    assert set(pool) < set(t.g.pool)
    assert three[0].split()[1] in t.hand(0).split()
    assert len(t.roster(0)) == 6
    assert t.seat != 0, "it replaces the pick"
    assert t.spent("C59"), "used up for this month"
    hushed = end_of_month(lineups={0: "C59 C11 C12 C13"}, bench={0: "C56 C16"}, won=[0, 5, 5], event="E01")
    assert "use C59" in hushed.options


def recruited_before_the_month(bench: str, third: str = "C67") -> Ground:
    """Seat 0 recruits in Free Agency with C59, which then lies on its bench or in its line-up; its magic comes last."""
    mine = {0: "C59 C15 C70 C75"}
    t = end_of_month(lineups=mine, bench={0: f"C55 {third}", 2: "C12 C13"}, won=[0, 5, 5])
    t.picks("use C59")
    t.picks(t.options[0])
    t.picks("for C75").play("pass", "pass")
    sits = numbers(bench)
    t.g.answer(0, [card for card in t.g.hands[0] if card not in sits])
    t.g.answer(1, t.g.hands[1][:4])
    hand = t.g.hands[2]
    t.g.answer(2, [card for card in hand if card not in numbers("C12 C13")])
    return t


@pytest.mark.rule("FFB-MAG-RECRUIT-3", "FFB-MAG-BLESSING-1")
@pytest.mark.parametrize("bench", ["C55 C59", "C55 C67"])
def test_a_recruit_used_in_free_agency_lies_face_down_and_is_not_copied(bench: str) -> None:
    t = recruited_before_the_month(bench)
    while t.seat != 2:
        t.picks("no magic")
    assert t.spent("C59")
    assert not t.public("C59")
    assert t.options == ["no magic"], "R58: two Clerics, and nobody is seen to be exhausted"


@pytest.mark.rule("FFB-MAG-RECRUIT-3")
def test_who_may_still_have_magic_is_asked() -> None:
    t = recruited_before_the_month("C55 C59").on()
    assert (t.g.week, t.spent("C55")) == (1, False)
    while t.seat != 0:
        t.picks("no magic")
    t.picks("use C55")
    while t.seat != 0:
        t.picks("no magic")
    assert (t.g.week, t.options) == (2, ["no magic"]), "R58: nobody sees that C59 is used up"


@pytest.mark.rule("FFB-MAG-RECRUIT-2")
def test_a_recruit_for_a_card_used_unseen_is_fresh() -> None:
    t = recruited_before_the_month("C59 C61", third="C61")
    while t.seat != 0:
        t.picks("no magic")
    t.picks("use C61")
    new = t.options[0].split()[1]
    t.picks(f"keeping {new}", "for C59")
    assert (t.spent(new), t.public(new)) == (False, False), "R58"


@pytest.mark.rule("FFB-ROS-1")
def test_four_at_the_bases_and_two_on_the_bench() -> None:
    t = drafted(2)
    hand = t.hand(0).split()
    t.g.answer(0, [number(card) for card in (hand[3], hand[0], hand[5], hand[1])])
    with pytest.raises(IllegalMove):
        t.g.answer(1, [t.g.hands[1][0], t.g.hands[1][0]])
    t.g.answer(1, t.g.hands[1][:4])
    assert t.lineup(0).split() == [hand[3], hand[0], hand[5], hand[1]]
    assert t.bench(0).split() == [hand[2], hand[4]]


@pytest.mark.rule("FFB-ROS-2", "FFB-ROS-3")
def test_rosters_are_secret_and_can_be_changed_until_all_are_ready() -> None:
    t = drafted(3)
    t.g.answer(1, t.g.hands[1][:4])
    t.g.answer(0, t.g.hands[0][:4])
    assert list(t.g.open) == [2], "play starts only when all are ready"
    assert list(t.g.lineups[1]) == [NO_CARD] * 4
    t.g.retract(1)
    assert list(t.g.open) == [1, 2]
    t.g.answer(1, t.g.hands[1][2:])
    t.g.answer(2, t.g.hands[2][:4])
    assert t.g.week == 0
    with pytest.raises(IllegalMove):
        t.g.retract(1)


@pytest.mark.rule("FFB-ROS-5")
def test_bench_cards_are_face_down_until_used() -> None:
    t = month(bench={2: "C55 C56"})
    assert [t.knows(seat, "C55") for seat in range(3)] == [False, False, True]
    t.play("use C55")
    assert t.public("C55")
    assert not t.knows(0, "C56")


@pytest.mark.rule("FFB-CLN-1")
def test_fewest_wins_are_first_in_waiver_order() -> None:
    t = end_of_month(lineups={0: "C05 C11 C12 C10", 1: "C15 C16 C20 C07", 2: "C19 C23 C31 C43"}, won=[3, 1, 2])
    assert list(t.g.wins) == [4, 1, 2]
    assert list(t.g.waiver) == [1, 2, 0]
    set_turn_order(t.g)
    assert t.g.order == [0, 2, 1]


@pytest.mark.rule("FFB-CLN-2")
def test_who_is_level_keeps_the_order() -> None:
    t = end_of_month(lineups={0: "C05 C11 C12 C10"}, won=[0, 1, 1], waiver=[2, 0, 1])
    assert list(t.g.wins) == [1, 1, 1]
    assert list(t.g.waiver) == [2, 0, 1]
    t = end_of_month(4, lineups={0: "C05 C11 C12 C10"}, won=[2, 2, 3, 0], waiver=[2, 1, 0, 3])
    assert list(t.g.wins) == [3, 2, 3, 0]
    assert list(t.g.waiver) == [3, 1, 2, 0], "tied ones slide past those with fewer Wins"


@pytest.mark.rule("FFB-CLN-3")
def test_everything_returns_to_hand_unused() -> None:
    t = end_of_month(bench={2: "C55 C56"}, used="C55")
    assert [len(hand) for hand in t.g.hands] == [6, 6, 6]
    assert [max(line) for line in t.g.lineups] == [NO_CARD] * 3
    assert not t.spent("C55")
    t.play("pass", "pass", "pass")
    rosters(t)
    assert not t.public("C55"), "face down again"


@pytest.mark.rule("FFB-CLN-4")
def test_the_event_goes_to_the_bottom() -> None:
    t = month(week=4, wins="W16", event="E01")
    t.on()
    assert t.ids(list(t.g.event_deck)[:1]) == "E01"


@pytest.mark.rule("FFB-INF-2")
def test_revealed_and_exhausted_characters_stay_public_until_clean_up() -> None:
    t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C55 C56"}).play("use C55").on().on()
    assert t.g.week == 2
    assert [t.public(card) for card in ("C10", "C11", "C12", "C13", "C55")] == [True, True, True, False, True]


@pytest.mark.rule("FFB-INF-4")
def test_wins_tracks_and_order_are_on_everybodys_table() -> None:
    t = month(won=[1, 2, 3], pegs={1: {"Red": 4}}, waiver=[2, 0, 1])
    for viewer in (0, 1, 2, -1):
        parts = {part.id: part for part in t.g.table(viewer).parts}  # type: ignore[attr-defined]
        assert [row[2] for row in parts["standings"].rows] == ["3", "1", "2"]
        assert [marker.value for marker in parts["track2"].markers] == [0, 4, 0]


@pytest.mark.rule("FFB-CRY-1")
def test_the_token_goes_round_without_effect() -> None:
    t = month(bench={2: "C55 C56"})
    before = t.g.digest()
    t.g.aside(0, [t.g.asides(0)[-1]])
    assert t.g.token == 2
    t.g.token = -1
    assert t.g.digest() == before
    assert month(2, bench={1: "C55 C56"}).g.asides(1) != []
    assert month(1, bench={0: "C55 C56"}).g.asides(0) == [], "nobody to hand it to"
    agency = end_of_month()
    assert all(agency.g.asides(seat) for seat in range(3)), "while somebody thinks about free agents, too"
