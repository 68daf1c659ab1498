"""Magic about tracks, orders, Win Cards and other magic."""

import pytest

from rules.fantasy.season import month
from sandlot.games.fantasy.steps.magic import Aim, begin, can_use
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.notation import phrase, read, write
from sandlot.kernel.sets import answer
from sandlot.kernel.zones import numbers as packed


@pytest.mark.rule("FFB-MAG-ABDUCT-1", "FFB-MAG-ABDUCT-3")
def test_abduct_swaps_two_unresolved_win_cards() -> None:
    t = month(bench={2: "C01 C56"}, wins="W16 W01 W02 W03").picks("use C01")
    assert t.options == ["swapping 1st", "swapping 2nd", "swapping 3rd"], "this week's included"
    before = [t.lineup(seat) for seat in range(3)]
    t.picks("swapping 1st")
    assert t.options == ["with 2nd", "with 3rd", "with Home"]
    t.picks("with 3rd")
    assert t.ids(t.g.bases[:4]) == "W02 W01 W16 W03"
    assert [t.lineup(seat) for seat in range(3)] == before


@pytest.mark.rule("FFB-MAG-ABDUCT-1")
def test_abduct_names_the_two_win_cards_in_any_order() -> None:
    t = month(bench={2: "C01 C56"}, wins="W16 W01 W02 W03")
    person = answer(t.g, 2)
    for words in ("use C01", "swapping Home", "with 2nd"):
        person.pick(next(o for o in person.options if phrase(person.game, 2, o) == words))
    assert write(t.g, 2, person.order) == "use C01 swapping 2nd with Home"
    assert read(t.g, 2, "use C01 swapping Home with 2nd") == person.order


@pytest.mark.rule("FFB-MAG-ABDUCT-2")
def test_abduct_cannot_be_used_in_week_4() -> None:
    assert "use C01" in month(bench={2: "C01 C56"}, wins="W01 W16", week=3).options
    assert "use C01" not in month(bench={2: "C01 C56"}, wins="W16", week=4).options


@pytest.mark.rule("FFB-MAG-AXE-1", "FFB-MAG-AXE-2")
def test_axe_drops_two_different_opponents() -> None:
    pegs = {0: {"Gold": 2, "Red": 1}, 1: {"Blue": 3}, 2: {"Gold": 5}}
    t = month(bench={2: "C03 C56"}, pegs=pegs).picks("use C03")
    first = t.options
    assert len(first) == 2, "only tracks with a point"
    assert all(option.endswith(("Gold", "Red")) for option in first)
    t.picks(next(option for option in first if option.endswith("Red")))
    assert len(t.options) == 1
    assert t.options[0].endswith("Blue")
    t.picks(t.options[0])
    assert (t.pegs(0), t.pegs(1), t.pegs(2)) == ({"Gold": 2}, {"Blue": 2}, {"Gold": 5})


@pytest.mark.rule("FFB-MAG-AXE-3", "FFB-TWO-4")
def test_with_two_managers_axe_hits_once() -> None:
    t = month(2, bench={1: "C03 C56"}, pegs={0: {"Gold": 2}, 1: {"Gold": 2}}).picks("use C03")
    t.picks(*t.options)
    assert (t.pegs(0), t.seat) == ({"Gold": 1}, 0)


@pytest.mark.rule("FFB-MAG-AXE-4")
def test_axe_with_one_opponent_on_the_tracks() -> None:
    t = month(bench={2: "C03 C56"}, pegs={1: {"Red": 1}}).picks("use C03")
    assert len(t.options) == 1
    t.picks(t.options[0])
    assert (t.pegs(1), t.seat) == ({}, 1)
    assert "use C03" not in month(bench={2: "C03 C56"}, pegs={2: {"Red": 1}}).options


@pytest.mark.rule("FFB-MAG-BLESSING-1")
def test_blessing_uses_an_exhausted_magic_of_an_opponent() -> None:
    t = month(bench={1: "C55 C56", 2: "C11 C16"}, used="C55", lineups={2: "C10"})
    t.play("use C11 copying C55").on()
    assert t.total(2) == 32 + 5


@pytest.mark.rule("FFB-MAG-BLESSING-2")
def test_blessing_takes_numbers_from_the_copied_card_and_moves_itself() -> None:
    t = month(bench={1: "C70 C56", 2: "C11 C16"}, used="C70", lineups={2: "C12"})
    t.play("use C11 copying C70").on()
    assert t.total(2) == 17 + 10, "AVG6 RBI4 of Grub Tuskling"
    t = month(bench={1: "C75 C56", 2: "C13 C16"}, used="C75", lineups={2: "C12"}).play("use C13 copying C75")
    assert (t.lineup(2).split()[0], t.bench(2)) == ("C13", "C12 C16")
    assert t.bench(1) == "C56 C75"


@pytest.mark.rule("FFB-MAG-BLESSING-3")
def test_blessing_needs_something_to_copy_and_copies_no_blessing() -> None:
    assert "use C11" not in month(bench={1: "C55 C56", 2: "C11 C16"}).options
    assert "use C11" not in month(bench={1: "C12 C56", 2: "C11 C16"}, used="C12").options
    assert "use C11" not in month(bench={2: "C11 C55"}, used="C55").options, "not one's own"


@pytest.mark.rule("FFB-MAG-BLESSING-4")
def test_the_limits_of_the_copied_magic_apply() -> None:
    both = {1: "C15 C56", 2: "C11 C16"}
    assert "use C11" not in month(bench=both, used="C15", pegs={1: {"Gold": 1}}).options
    t = month(bench=both, used="C15", pegs={2: {"Gold": 1}}).play("use C11 copying C15 on Gold")
    assert t.pegs(2) == {"Gold": 2}


@pytest.mark.rule("FFB-MAG-BRUTE-FORCE-1", "FFB-MAG-BRUTE-FORCE-2")
def test_brute_force_goes_up_where_there_is_a_point() -> None:
    t = month(bench={2: "C15 C56"}, pegs={2: {"Gold": 1, "Purple": 4}}).picks("use C15")
    assert t.options == ["on Gold", "on Purple"]
    assert t.picks("on Purple").pegs(2) == {"Gold": 1, "Purple": 5}
    assert "use C15" not in month(bench={2: "C15 C56"}, pegs={0: {"Gold": 1}}).options


@pytest.mark.rule("FFB-MAG-FOCUS-1")
def test_focus_keeps_opponents_from_advancing() -> None:
    t = month(lineups={0: "C10", 1: "C72", 2: "C12"}, bench={2: "C27 C56"}).play("use C27").on()
    assert (t.pegs(1), t.pegs(2)) == ({}, {"Gold": 1, "Blue": 1, "Red": 1})


@pytest.mark.rule("FFB-MAG-FOCUS-2")
def test_focus_leaves_earlier_moves_and_bars_later_ones() -> None:
    bench = {1: "C15 C16", 2: "C27 C56"}
    pegs = {1: {"Gold": 1}}
    t = month(lineups={0: "C10"}, bench=bench, pegs=pegs).play("use C27")
    assert (t.seat, t.options) == (1, ["no magic"]), "Brute Force would do nothing"
    t = month(lineups={0: "C10"}, bench=bench, pegs=pegs, waiver=[0, 2, 1]).play("use C15 on Gold", "use C27")
    assert t.pegs(1)["Gold"] == 2
    t.on().on()
    assert t.g.focus == 0, "for this week only"


@pytest.mark.rule("FFB-MAG-HELPER-1", "FFB-MAG-HELPER-4")
def test_helper_lets_the_active_character_use_its_own_magic() -> None:
    t = month(lineups={2: "C72"}, bench={2: "C31 C56"}).play("use C31").on()
    assert t.total(2) == 24 + 24, "an Orc summons itself"


@pytest.mark.rule("FFB-MAG-HELPER-2")
def test_a_helped_character_is_used_for_the_month() -> None:
    t = month(lineups={2: "C72 C10"}, bench={2: "C31 C56"}).play("use C31")
    assert t.spent("C72")
    t = month(lineups={2: "C72"}, bench={2: "C31 C56"}, used="C72")
    assert "use C31" not in t.options
    t = month(lineups={1: "C10", 2: "C12"}, bench={1: "C32 C56", 2: "C31 C16"}, used="C32")
    assert "use C31" not in t.options, "Blessing could only copy a Helper, whose target is used already"


@pytest.mark.rule("FFB-MAG-HELPER-3")
def test_helper_needs_a_magic_with_a_legal_use() -> None:
    assert "use C31" not in month(lineups={2: "C01 C10 C12 C02"}, bench={2: "C31 C56"}, wins="W16", week=4).options
    assert "use C31" not in month(lineups={2: "C32"}, bench={2: "C31 C56"}).options, "an active Helper"
    assert "use C31" not in month(lineups={2: "C75"}, bench={2: "C31 C56"}).options, "an active Teleport"


@pytest.mark.rule("FFB-MAG-HIBERNATE-1", "FFB-MAG-HIBERNATE-2")
def test_hibernate_stops_those_after_in_turn_order() -> None:
    t = month(bench={1: "C35 C56", 2: "C55 C16"}, lineups={2: "C10"}, waiver=[0, 1, 2])
    t.play("use C55", "use C35")
    assert (t.g.week, t.seat) == (1, 2), "seat 0 was not asked, and week 2 has begun"
    week_one = [count for seat, count in t.told("total") if seat == 2]
    assert week_one == [37], "what was done before stands"
    t = month(bench={0: "C35 C56"}).play("no magic", "no magic")
    assert "use C35" in t.options, "the last may use it too"
    assert t.play("use C35").g.week == 1


@pytest.mark.rule("FFB-MAG-HIBERNATE-1", "FFB-EVT-8")
def test_hibernate_leaves_its_user_and_those_before_the_second_round() -> None:
    t = month(bench={1: "C35 C56", 2: "C55 C16"}, waiver=[0, 1, 2], event="E13")  # Mana Flood: two rounds of magic
    t.play("no magic", "use C35")
    assert (t.g.week, t.seat) == (0, 2), "round two, without seat 0"
    assert "use C55" in t.options
    t.play("no magic")
    assert t.seat == 1
    assert "use C56" in t.options, "the bear itself is not silent"
    assert t.play("no magic").g.week == 1


@pytest.mark.rule("FFB-MAG-JUSTICE-1", "FFB-MAG-JUSTICE-3")
def test_justice_bars_evil_characters_of_everybody() -> None:
    t = month(lineups={0: "C15", 1: "C12", 2: "C72"}, bench={2: "C39 C56"}).play("use C39").on()
    assert list(t.g.wins) == [0, 1, 0], "Evil 24 and Evil 10 lose to Good 17; the user's own is barred too"


@pytest.mark.rule("FFB-MAG-JUSTICE-2")
def test_with_only_evil_characters_nobody_wins() -> None:
    t = month(lineups={0: "C15", 1: "C51", 2: "C72"}, bench={2: "C39 C56"}).play("use C39").on()
    assert list(t.g.wins) == [0, 0, 0]
    assert t.ids(list(t.g.win_deck)[:1]) == "W16"
    assert t.pegs(2) == {"Blue": 1, "Red": 1, "Green": 1, "Purple": 1}, "consolation all the same"


@pytest.mark.rule("FFB-MAG-REVIVE-1")
def test_revive_readies_a_bench_character_for_next_week() -> None:
    t = month(2, bench={1: "C55 C62"}, used="C55").play("use C62 waking C55").on()
    assert t.g.week == 1
    assert "use C55" in t.options
    t = month(2, bench={1: "C55 C62"}, used="C55", event="E13").play("use C62 waking C55").on()
    week_one = t.g.week
    assert week_one == 1, "in the second round of the same week nothing was ready, so nobody was asked"


@pytest.mark.rule("FFB-MAG-REVIVE-2")
def test_revive_is_useless_in_week_4_or_with_nobody_exhausted() -> None:
    assert "use C62" not in month(bench={2: "C55 C62"}).options
    assert "use C62" in month(bench={2: "C55 C62"}, used="C55", week=3, wins="W16 W01").options
    assert "use C62" not in month(bench={2: "C55 C62"}, used="C55", week=4, wins="W16").options


@pytest.mark.rule("FFB-MAG-REVIVE-3")
def test_revive_cannot_wake_what_is_acting() -> None:
    t = month(lineups={2: "C62"}, bench={2: "C31 C55"})
    assert "use C31" not in t.options, "helped Revive could only wake the Helper itself"
    t = month(lineups={2: "C62"}, bench={2: "C31 C55"}, used="C55").picks("use C31")
    assert t.options == ["waking C55"]


def test_revived_magic_can_be_used_twice_in_a_month() -> None:
    t = month(2, lineups={1: "C10 C12 C13 C02"}, bench={1: "C55 C62"}, wins="W16 W01 W02 W03")
    t.play("use C55").on().play("use C62 waking C55").on().play("use C55").on()
    assert t.total(1) == 5 + 1 + 5 + 1, "C13 on AVG+R+RBI in week 3, juiced again"


@pytest.mark.rule("FFB-MAG-TRANSLUCENT-1")
def test_translucent_rearranges_the_waiver_order_at_once() -> None:
    t = month(bench={2: "C78 C56"}, waiver=[0, 1, 2]).picks("use C78")
    codes = [option.split()[1] for option in t.options]
    assert len(codes) == 3
    t.picks(f"1st {codes[2]}")
    assert [option.split()[0] for option in t.options] == ["2nd", "2nd"]
    t.picks(f"2nd {codes[0]}")
    assert list(t.g.waiver) == [2, 0, 1]


@pytest.mark.rule("FFB-MAG-TRANSLUCENT-2")
def test_the_new_order_outlasts_clean_up_once() -> None:
    def used_in_week_4(**options: bool) -> tuple[int, list[int]]:
        t = month(bench={2: "C78 C56"}, lineups={2: "C05 C11 C12 C10"}, week=4, wins="W16", won=[0, 3, 5], **options)
        codes = [option.split()[1] for option in t.picks("use C78").options]
        t.picks(f"1st {codes[2]}", f"2nd {codes[1]}")
        assert t.seat == 1, "this week's magic round keeps its order"
        t.on()
        while t.seat >= 0 and t.g.week >= 0:
            t.on()
        return t.seat, list(t.g.waiver)

    assert used_in_week_4() == (2, [2, 1, 0]), "the chosen seat picks first in month 2, though it has most Wins"
    assert used_in_week_4(translucent_until_cleanup=True)[1] == [0, 1, 2]


@pytest.mark.rule("FFB-MAG-GENERAL-1")
def test_a_chain_of_magic_starts_no_card_twice() -> None:
    bench = {1: "C32 C56", 2: "C11 C16"}
    t = month(lineups={2: "C12"}, bench=bench, used="C32")
    assert "use C11" not in t.options, "Blessing, copied Helper, active Blessing: the Helper has begun already"
    t = month(lineups={2: "C12"}, bench={1: "C32 C55", 2: "C11 C16"}, used="C32 C55").picks("use C11")
    assert t.options == ["copying C32", "copying C55"]
    t.picks("copying C32")
    assert t.options == ["copying C55"], "the active Blessing goes on with what has not begun"
    t.picks("copying C55").on()
    assert t.total(2) == 17 + 3


def test_a_code_that_no_word_has_acts_as_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    g = month().g
    monkeypatch.setattr(g.pack, "verb", packed([29] * len(g.pack.verb)))
    aim = Aim(0, 0, -1)
    uses = (
        lambda: can_use(g, 0, 0, 0, g.chain),
        lambda: begin(g, 0, 0, 0),
        lambda: aim.offers(g, 0),
        lambda: aim.chosen(g, 0, 0),
    )
    for use in uses:
        with pytest.raises(RulesBug, match="the code 29"):
            use()
