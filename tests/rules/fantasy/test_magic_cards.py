"""Magic that moves cards: Dig, Meow, Morph, Recruit, Shapeshift, Teleport."""

from typing import Any

import pytest

from rules.fantasy.season import Ground, month, number, numbers
from sandlot.kernel.events import EVERYONE


@pytest.mark.rule("FFB-MAG-DIG-1")
def test_dig_looks_at_the_pile_alone_and_takes_one() -> None:
    t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C19 C56"}, discard="C52 C53 C70")
    t.picks("use C19")
    assert t.options == ["taking C52", "taking C53", "taking C70"]
    assert t.told("search") == [(2, 1)] * 3, "one after the other"
    assert [t.knows(seat, "C53") for seat in range(3)] == [False, False, True]
    t.picks("taking C53")
    assert t.options == ["for C10", "for C11", "for C12", "for C13"], "the line-up of the month"


@pytest.mark.rule("FFB-MAG-DIG-2")
def test_the_new_card_takes_the_slot() -> None:
    def dug(old: str) -> Ground:
        wins = "W16 W01 W02"
        t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C19 C56"}, discard="C52 C53", wins=wins, week=2)
        return t.picks("use C19", "taking C53", f"for {old}")

    active = dug("C11")
    assert active.lineup(2) == "C10 C53 C12 C13"
    assert active.public("C53"), "face up if active"
    later = dug("C13")
    assert later.lineup(2) == "C10 C11 C12 C53"
    assert (later.knows(2, "C53"), later.knows(0, "C53")) == (True, False)
    played = dug("C10")
    assert played.lineup(2) == "C53 C11 C12 C13"
    assert not played.knows(1, "C53"), "aside if already played"


@pytest.mark.rule("FFB-MAG-DIG-3")
def test_the_dug_card_is_kept_and_the_old_one_discarded() -> None:
    t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C19 C56"}, discard="C52 C53", week=4, wins="W16")
    t.picks("use C19", "taking C53", "for C12").on()
    assert t.ids(t.g.discard) == "C12 C52"
    assert t.roster(2) == {"C10", "C11", "C53", "C13", "C19", "C56"}
    assert t.g.month == 2
    t = month(lineups={2: "C55 C11 C12 C13"}, bench={2: "C31 C19"}, discard="C52 C53").play("use C31").on()
    assert t.spent("C55"), "Power Juice by a Helper"
    t.picks("use C19", "taking C53", "for C55")
    assert not t.spent("C55"), "in the pile it is a card like any other"


@pytest.mark.rule("FFB-MAG-DIG-4")
def test_dig_needs_a_pile_and_spares_the_bench() -> None:
    t = month(bench={2: "C19 C56"}, discard="")
    assert "use C19" not in t.options
    t = month(bench={2: "C19 C56"}).picks("use C19", "taking C52")
    assert not {"for C19", "for C56"} & set(t.options)


def test_others_lose_track_of_the_pile_when_a_card_leaves_it_unseen() -> None:
    t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C19 C56"}, discard="C52 C53")
    t.g.learn(t.g.discard[0], 1)
    t.g.sure[t.g.discard[0]] |= 1
    t.picks("use C19", "taking C53", "for C13")
    assert not t.knows(0, "C52"), "it might be the card that was taken"
    assert t.knows(2, "C13")


def test_a_card_discarded_face_down_may_be_any_that_its_owner_had() -> None:
    t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C19 C56"}, discard="C52 C53")
    for card in t.roster(2):
        t.g.sure[number(card)] |= 1
    t.picks("use C19", "taking C53", "for C13")
    assert t.g.discard == numbers("C13 C52")
    assert not t.g.sure[number("C13")] & 1, "seat 0 cannot tell which Character went to the pile"


@pytest.mark.rule("FFB-MAG-MEOW-1", "FFB-MAG-MEOW-4")
def test_meow_sends_an_evil_character_to_its_bench() -> None:
    t = month(lineups={0: "C10", 1: "C72"}, bench={1: "C55 C56", 2: "C43 C16"})
    t.picks("use C43")
    assert t.options == ["on C72"], "C10 is Good"
    t.picks("on C72")
    assert (t.lineup(1).split()[0], t.bench(1)) == ("-", "C55 C56 C72")
    before = t.roster(1)
    assert len(before) == 6
    t.on().on().on().on()
    assert t.g.month == 2
    assert set(t.hand(1).split()) == before


@pytest.mark.rule("FFB-MAG-MEOW-2")
def test_without_a_character_no_win_and_no_consolation() -> None:
    t = month(2, lineups={0: "C72", 1: "C12"}, bench={0: "C16 C04", 1: "C43 C15"}).play("use C43 on C72").on()
    assert [seat for seat, _ in t.told("total")] == [1]
    assert list(t.g.wins) == [0, 1]
    assert t.pegs(0) == {}


@pytest.mark.rule("FFB-MAG-MEOW-3")
def test_the_character_sent_off_may_use_its_magic() -> None:
    t = month(lineups={1: "C23", 2: "C10"}, bench={1: "C16 C04", 2: "C43 C15"}).play("use C43 on C23")
    assert t.seat == 1
    assert "use C23" in t.options, "this week, as the owner's turn is still to come"
    t.on().on()
    assert t.g.week == 2
    t.play("no magic")
    assert "use C23" in t.options, "and in later weeks"


@pytest.mark.rule("FFB-MAG-MORPH-1", "FFB-MAG-MORPH-4")
def test_morph_trades_the_active_or_a_bench_character() -> None:
    t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C47 C56"}, deck="C70 C66").picks("use C47")
    assert t.options == ["trading C10", "trading C47", "trading C56"], "unseen, and itself too"
    assert not t.knows(2, "C70")


@pytest.mark.rule("FFB-MAG-MORPH-2", "FFB-MAG-MORPH-3")
def test_the_new_card_takes_the_place_and_the_old_one_the_bottom() -> None:
    def morphed(old: str) -> tuple[str, str, list[bool], str]:
        t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C47 C56"}, deck="C70").picks("use C47", f"trading {old}")
        seen = [t.knows(seat, "C70") for seat in range(3)]
        assert not t.spent("C70")
        return t.lineup(2).split()[0], t.bench(2), seen, t.ids(list(t.g.deck)[:1])

    assert morphed("C10") == ("C70", "C47 C56", [True, True, True], "C10")
    assert morphed("C56") == ("C10", "C47 C70", [False, False, True], "C56")
    assert morphed("C47") == ("C10", "C56 C70", [False, False, True], "C47")
    t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C47 C56"}, deck="C70", week=4, wins="W16")
    t.picks("use C47", "trading C56").on()
    assert "C70" in t.hand(2).split(), "kept"


@pytest.mark.rule("FFB-MAG-RECRUIT-1")
def test_recruit_draws_three_and_keeps_one() -> None:
    t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C59 C56"}, deck="C70 C66 C67 C16").picks("use C59")
    assert t.options == ["keeping C66", "keeping C67", "keeping C70"]
    assert [t.knows(seat, "C66") for seat in range(3)] == [False, False, True]
    t.picks("keeping C66")
    assert t.ids(list(t.g.deck)[:2]) in ("C67 C70", "C70 C67"), "under the deck"
    assert t.ids(list(t.g.deck)[-1:]) == "C16"
    t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C59 C56"}, deck="C70 C66 C67 C16")
    t.g.learn(number("C70"), 1)
    t.g.sure[number("C70")] |= 1
    t.picks("use C59", "keeping C66")
    assert not t.knows(0, "C70"), "it was on top, but it might be the one that is kept"


@pytest.mark.rule("FFB-MAG-RECRUIT-2")
def test_the_recruit_takes_slot_and_face_of_a_character_removed() -> None:
    def recruited(old: str) -> tuple[str, str, bool, bool]:
        t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C59 C56"}, deck="C70 C66 C67", discard="")
        t.picks("use C59", "keeping C66", f"for {old}")
        assert t.ids(t.g.discard) == old
        assert len(t.roster(2)) == 6
        return t.lineup(2), t.bench(2), t.public("C66"), t.spent("C66")

    assert recruited("C10") == ("C66 C11 C12 C13", "C56 C59", True, False)
    assert recruited("C13") == ("C10 C11 C12 C66", "C56 C59", False, False)
    assert recruited("C56") == ("C10 C11 C12 C13", "C59 C66", False, False)
    assert recruited("C59") == ("C10 C11 C12 C13", "C56 C66", True, True), "R48"


@pytest.mark.rule("FFB-MAG-RECRUIT-4")
def test_recruit_with_a_short_deck_shuffles_the_discard_pile_in() -> None:
    t = month(bench={2: "C59 C56"}, discard="C52 C53 C70", deck="C66", short=True).picks("use C59")
    assert len(t.options) == 3
    assert {option.split()[1] for option in t.options} < {"C66", "C52", "C53", "C70"}
    assert t.g.discard == []
    t = month(bench={2: "C59 C56"}, discard="C52", deck="C66", short=True).picks("use C59")
    assert t.options == ["keeping C52", "keeping C66"], "what exists"


@pytest.mark.rule("FFB-MAG-SHAPESHIFT-1", "FFB-MAG-SHAPESHIFT-2")
def test_shapeshift_swaps_the_active_character_with_any_other() -> None:
    wins = "W16 W01 W02"
    five = ["for C10", "for C12", "for C13", "for C56", "for C66"]

    def shifted(new: str) -> tuple[str, str, bool]:
        t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C66 C56"}, wins=wins, week=2).picks("use C66")
        assert t.options == five
        t.picks(f"for {new}")
        return t.lineup(2), t.bench(2), t.public(new)

    assert shifted("C56") == ("C10 C56 C12 C13", "C11 C66", True)
    assert shifted("C13") == ("C10 C13 C12 C11", "C56 C66", True)
    assert shifted("C10") == ("C11 C10 C12 C13", "C56 C66", True)
    assert shifted("C66") == ("C10 C66 C12 C13", "C11 C56", True), "itself"


@pytest.mark.rule("FFB-MAG-SHAPESHIFT-3", "FFB-MAG-HELPER-5")
def test_without_an_active_character_no_shapeshift_and_no_helper() -> None:
    t = month(2, lineups={0: "C72"}, bench={0: "C66 C31", 1: "C43 C16"}).play("use C43 on C72")
    assert (t.seat, t.options) == (0, ["no magic"])


@pytest.mark.rule("FFB-MAG-TELEPORT-1")
def test_teleport_swaps_this_card_in() -> None:
    t = month(lineups={2: "C10"}, bench={2: "C75 C56"}).play("use C75")
    assert (t.lineup(2).split()[0], t.bench(2)) == ("C75", "C10 C56")
    assert t.spent("C75")
    assert not t.spent("C10")
    t.on()
    assert t.total(2) == 5 + 4
    t = month(2, lineups={1: "C23"}, bench={1: "C31 C75"}, event="E13").play("use C31 at C14 its IP")
    t.play("no magic", "use C75")
    assert (t.bench(1), t.spent("C23")) == ("C23 C31", True), "a helped card stays exhausted"


@pytest.mark.rule("FFB-MAG-TELEPORT-2")
def test_teleport_after_meow_needs_nobody_to_swap_with() -> None:
    t = month(2, lineups={0: "C72"}, bench={0: "C75 C56", 1: "C43 C16"}).play("use C43 on C72", "use C75")
    assert (t.lineup(0).split()[0], t.bench(0)) == ("C75", "C56 C72")


def test_teleport_after_the_reveal_replaces_a_character_everybody_saw() -> None:
    t = month(2, lineups={0: "C10", 1: "C12"}, bench={1: "C75 C56"})
    assert t.public("C12")
    t.play("use C75").on()
    assert t.total(1) == 9
    assert t.pegs(1) == {"Blue": 1, "Red": 1}, "banners look at the Character active at the comparison"


def known_roster(**more: Any) -> Ground:
    """Everybody is sure of the six Characters of seat 2, as after a month in which all were seen."""
    t = month(lineups={2: "C10 C11 C12 C13"}, **more)
    for card in (*numbers("C10 C11 C12 C13"), *t.g.bench[2]):
        t.g.sure[card] = EVERYONE
    return t


@pytest.mark.rule("FFB-INF-1")
def test_who_left_a_roster_unseen_may_be_any_of_its_hidden_cards() -> None:
    t = known_roster(bench={2: "C47 C56"}, deck="C66").picks("use C47", "trading C56")
    sure = [t.g.sure[number(card)] & 1 for card in ("C10", "C47", "C11", "C13")]
    assert sure == [1, 1, 0, 0], "only those that lie face up are still where they were"


@pytest.mark.rule("FFB-INF-2")
def test_the_last_hidden_place_of_a_known_roster_is_known() -> None:
    t = known_roster(bench={2: "C55 C62"}, used="C62", wins="W16 W01", week=3)
    assert not t.knows(0, "C13"), "it may be at Home or on the bench"
    t.picks("use C55")
    assert t.knows(0, "C13")
