"""Magic that changes stats and totals: Berzerk, Flames, Pile On, Power Juice, Summon, and how they add up."""

import pytest

from rules.fantasy.season import Ground, month, number

# C10 is Good, AVG5 R9 HR7 RBI4 SB7: 32 on W16, which adds up all hitting stats
# C72 is Evil, R6 HR7 RBI6 SB5: 24 on W16


def first(bench: str, lineup: str = "C10", **more: object) -> Ground:
    """Seat 2 is last in Waiver Order and so first to use magic, with this bench and active Character."""
    return month(lineups={2: lineup}, bench={2: bench}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("FFB-MAG-POWER-JUICE-1")
def test_power_juice_raises_each_stat_the_character_has() -> None:
    t = first("C55 C56").play("use C55").on()
    assert t.total(2) == 32 + 5, "five stats, one more each"
    t = first("C55 C56", "C15").play("use C55").on()
    assert t.total(2) == 10 + 2, "HR4 RBI6: blanks stay blank"


@pytest.mark.rule("FFB-MAG-POWER-JUICE-2")
def test_a_stat_may_exceed_ten() -> None:
    t = first("C55 C56", "C05").play("use C55").on()
    assert t.total(2) == 9 + 11, "AVG8 R10"


def test_power_juice_lasts_one_week() -> None:
    t = first("C55 C56", "C10 C12").play("use C55").on().on()
    assert t.total(2) == 4 + 6 + 7, "C12 on W01: AVG4 R6 HR7"


@pytest.mark.rule("FFB-MAG-PILE-ON-1")
def test_pile_on_raises_an_evil_character() -> None:
    assert first("C51 C56", "C72").play("use C51").on().total(2) == 24 + 4


@pytest.mark.rule("FFB-MAG-PILE-ON-2")
def test_pile_on_needs_an_evil_active_character() -> None:
    assert first("C51 C55").options == ["use C55", "no magic"]


@pytest.mark.rule("FFB-MAG-PILE-ON-3")
def test_pile_on_is_lost_when_a_good_character_comes_in() -> None:
    t = month(2, lineups={1: "C72"}, bench={1: "C51 C74"}, wins="W48 W01 W02 W03", event="E13")
    t.play("use C51", "no magic", "use C74").on()
    assert t.lineup(1).split()[0] == "C74"
    assert t.total(1) == 6 + 5, "C74 is Good, ERA6 IP5"


@pytest.mark.rule("FFB-MAG-SUMMON-1", "FFB-MAG-SUMMON-2")
def test_summon_adds_all_stats_of_the_orc_but_no_banners() -> None:
    t = month(lineups={2: "C12", 0: "C10"}, bench={2: "C70 C56"}, wins="W16 W01 W02 W03")
    t.play("use C70").on()
    assert t.total(2) == 17 + 10, "AVG4 R6 HR7, and AVG6 RBI4 of the Orc"
    assert [(event.seat, event.card) for event in t.g.events or [] if event.kind == "summon"] == [(2, number("C70"))]
    assert t.pegs(2) == {"Gold": 1, "Blue": 1, "Red": 1}, "C10 wins with 32; RBI is not printed on C12"


@pytest.mark.rule("FFB-MAG-BERZERK-1")
def test_berzerk_lends_a_stat_in_this_and_later_weeks() -> None:
    t = month(lineups={2: "C14 C11 C12 C13"}, bench={2: "C10 C56"}, wins="W01 W16 W52", week=2)
    assert [option for option in t.options if "C10" in option] == ["use C10"]
    t.play("use C10 lending HR").on()
    assert t.total(2) == 7, "C11 has no hitting stat: HR7 is all"
    t.on()
    assert t.total(2) == 17 + 7
    t.on()
    assert t.total(2) == 5 + 6 + 7, "C13 on AVG+R+HR: AVG5 HR6, three weeks in all"


@pytest.mark.rule("FFB-MAG-BERZERK-2", "FFB-MAG-BERZERK-3")
def test_berzerk_fills_a_blank_and_ends_with_the_month() -> None:
    t = month(lineups={2: "C05 C11 C12 C13"}, bench={2: "C08 C56"}, wins="W10", week=4)
    t.play("use C08 lending SB").on()
    assert t.total(2) == 6 + 5 + 7 + 5, "C13 on HR+RBI+SB, SB5 added"
    assert t.g.mods == []
    t = month(lineups={2: "C05 C11 C12 C13"}, bench={2: "C08 C56"})
    t.play("use C08 lending RBI")
    assert t.spent("C08")
    assert t.bench(2) == "C08 C56"
    t.on()
    assert t.total(2) == 18 + 4, "RBI4 for a Character without RBI"


@pytest.mark.rule("FFB-MAG-BERZERK-4")
def test_berzerk_adds_nothing_to_its_own_card() -> None:
    t = month(lineups={2: "C10 C05"}, bench={2: "C31 C56"}).play("use C31 lending R").on()
    assert t.total(2) == 32, "helped: R9 is not added to C10 itself"
    t.on()
    assert t.total(2) == 18 + 9, "C05 on W01 a week later: AVG8 R10, and R9"


@pytest.mark.rule("FFB-MAG-FLAMES-1", "FFB-MAG-FLAMES-2")
def test_flames_turn_a_stat_to_zero_but_not_the_banner() -> None:
    t = month(lineups={0: "C10", 1: "C72"}, bench={2: "C23 C56"}, wins="W16 W01 W02 W03")
    assert "use C23" in t.options
    t.play("use C23 at C72 its HR").on()
    assert t.total(1) == 24 - 7
    assert t.pegs(1) == {"Blue": 1, "Red": 1, "Green": 1, "Purple": 1}, "HR still matches the Red banner"


def test_flames_last_one_week_and_strike_only_opponents() -> None:
    t = month(lineups={1: "C72"}, bench={2: "C23 C56"})
    mine = t.lineup(2).split()[0]
    t.picks("use C23")
    assert f"at {mine}" not in t.options
    t.picks("at C72", "its R").on()
    assert t.g.mods == []


@pytest.mark.rule("FFB-MAG-FLAMES-3", "FFB-MAG-GENERAL-3")
def test_the_order_of_flames_and_juice_counts() -> None:
    both = {1: "C55 C56", 2: "C23 C16"}
    t = month(lineups={1: "C15"}, bench=both).play("use C23 at C15 its HR", "use C55").on()
    assert t.total(1) == 1 + 7, "zero, then +1 on both stats"
    t = month(lineups={1: "C15"}, bench=both, waiver=[0, 2, 1]).play("use C55", "use C23 at C15 its HR").on()
    assert t.total(1) == 0 + 7, "+1, then zero"


def test_an_event_comes_before_magic() -> None:
    t = month(lineups={2: "C15"}, bench={2: "C55 C56"}, event="E02").play("use C55").on()
    assert t.total(2) == 2 + 1 + 6 + 1, "HR4 - 2, then +1 on each"


@pytest.mark.rule("FFB-MAG-GENERAL-2")
def test_bonuses_follow_the_slot_and_flames_follow_the_card() -> None:
    t = month(lineups={2: "C10 C12"}, bench={2: "C08 C75"}).play("use C08 lending SB").on()
    t.play("use C75").on()
    assert t.total(2) == 5 + 4, "C75 on W01: R5 HR4; SB is not asked for"
    t = month(lineups={2: "C10 C12"}, bench={2: "C08 C75"}, wins="W16 W10 W02 W03")
    t.play("use C08 lending SB").on().play("use C75").on()
    assert t.total(2) == 4 + 5, "C75 on HR+RBI+SB: HR4, and the lent SB5"
    t = month(2, lineups={0: "C72"}, bench={0: "C75 C56", 1: "C23 C16"}).play("use C23 at C72 its HR", "use C75")
    assert t.total(0) == 9, "C75 has R5 HR4 unharmed"
    assert t.bench(0) == "C56 C72"
