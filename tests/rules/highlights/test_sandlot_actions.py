"""The 18 actions of the pack `sandlot`, each with its condition met and not met (BH-IA-16)."""

import pytest

from rules.highlights.table_setup import Side, at_bat, extra, printed

NATURAL, ROBOT, CYBORG = "FA-11", "FA-24", "FA-54"  # 1B 1B 1B Average · HR HR Slow · 2B 1B Slow


@pytest.mark.rule("BH-IA-16")
def test_there_are_18() -> None:
    assert sorted(set(filter(None, printed("sandlot").actions))) == [
        *("Backs to the Wall", "Crowded Bases", "Curve", "Gate Draw", "Glove", "Heater", "Hit and Go", "Late Show"),
        *("Leadoff", "Matchup", "Pickoff", "Quick Eye", "Scrambler", "Sign Stealer", "Squeeze", "Stolen Base"),
        *("Twin Killing", "Wall Climb"),
    ]


@pytest.mark.rule("BH-IA-6", "BH-IA-16")
@pytest.mark.parametrize(("card", "bases"), [("LA-01", "F--"), ("FA-02", "-F-")])
@pytest.mark.parametrize(("inning", "met"), [(1, True), (2, False)])
def test_leadoff(card: str, bases: str, inning: int, met: bool) -> None:
    t = at_bat(Side(card), inning=inning, pack="sandlot").play(f"play {card}")
    assert t.bases[0] == (bases if met else "---")


@pytest.mark.rule("BH-IA-7", "BH-IA-16")
def test_glove() -> None:
    t = at_bat(Side("LA-07"), Side(played=CYBORG), pack="sandlot").play("play LA-07 cancelling hit 1 (2B)")
    assert t.bases[1] == "S--"
    t = at_bat(Side("LA-07"), inning=1, pack="sandlot").play("play LA-07")
    assert t.turn == "H", "nothing to cancel"


@pytest.mark.rule("BH-IA-8", "BH-IA-16")
@pytest.mark.parametrize(("foe", "bases", "runs"), [(ROBOT, "---", 0), (NATURAL, "AA-", 1), (CYBORG, "S-S", 0)])
def test_curve(foe: str, bases: str, runs: int) -> None:
    t = at_bat(Side("LA-13"), Side(played=foe), pack="sandlot").play("play LA-13")
    assert (t.bases[1], t.runs[1]) == (bases, runs)


@pytest.mark.rule("BH-IA-9", "BH-IA-16")
@pytest.mark.parametrize(("before", "bases", "runs"), [("A-F", "-A-", 1), ("S-S", "S-S", 0)])
def test_stolen_base(before: str, bases: str, runs: int) -> None:
    t = at_bat(Side("LA-02", bases=before), pack="sandlot").play("play LA-02")
    assert (t.bases[0], t.runs[0]) == (bases, runs)


@pytest.mark.rule("BH-IA-10", "BH-IA-16")
@pytest.mark.parametrize(("card", "bases"), [("NY-09", "A--"), ("LA-09", "-A-"), ("FA-07", "--A")])
@pytest.mark.parametrize(("foe", "met"), [(CYBORG, True), (ROBOT, False), (NATURAL, False)])
def test_quick_eye(card: str, bases: str, foe: str, met: bool) -> None:
    t = at_bat(Side(card), Side(played=foe), pack="sandlot").play(f"play {card}")
    assert t.bases[0] == (bases if met else "---")


@pytest.mark.rule("BH-IA-16")
@pytest.mark.parametrize(
    ("card", "foe", "bases", "runs"),
    [
        ("LA-14", NATURAL, "A--", 0),  # Heater: two of three Singles are gone
        ("LA-14", ROBOT, "---", 2),
        ("LA-14", CYBORG, "S-S", 0),
        ("FA-49", ROBOT, "---", 0),  # Scrambler
        ("FA-49", CYBORG, "---", 0),
        ("FA-49", NATURAL, "AA-", 1),
    ],
)
def test_heater_and_scrambler(card: str, foe: str, bases: str, runs: int) -> None:
    t = at_bat(Side(card), Side(played=foe), pack="sandlot").play(f"play {card}")
    assert (t.bases[1], t.runs[1]) == (bases, runs)


@pytest.mark.rule("BH-IA-16")
def test_wall_climb() -> None:
    t = at_bat(Side("FA-55"), Side(played="FA-28"), pack="sandlot").play("play FA-55")
    assert (t.bases[1], t.runs[1]) == ("-SS", 0), "a Single and a Double instead of a Triple and a Double"
    t = at_bat(Side("FA-55"), Side(played="FA-39"), pack="sandlot").play("play FA-55")
    assert (t.bases[1], t.runs[1]) == ("S-S", 1), "1B 2B 1B instead of HR 2B 1B"
    t = at_bat(Side("FA-55"), Side(played="FA-12"), pack="sandlot").play("play FA-55")
    assert (t.bases[1], t.runs[1]) == ("-A-", 1), "Doubles are too short for it"


@pytest.mark.rule("BH-IA-16")
def test_wall_climb_chooses_which() -> None:
    t = at_bat(Side("FA-55"), Side(played="FA-24", bases="S--"), pack="sandlot")
    assert t.offers("play FA-55") == ["changing hit 1 (HR)", "changing hit 2 (HR)"]
    assert t.play("play FA-55 changing hit 2 (HR)").bases[1] == "S--"
    assert t.runs[1] == 2


@pytest.mark.rule("BH-IA-16")
@pytest.mark.parametrize(("before", "bases"), [("FSA", "-SA"), ("-SA", "-SA"), ("S--", "---")])
def test_pickoff(before: str, bases: str) -> None:
    t = at_bat(Side("FA-59"), Side(bases=before), pack="sandlot").play("play FA-59")
    assert t.bases[1] == bases
    assert ("no action" in t.kinds) == (before[0] == "-")


@pytest.mark.rule("BH-IA-16")
def test_twin_killing() -> None:
    t = at_bat(Side("FA-57"), Side(played=CYBORG, bases="F-S"), pack="sandlot")
    t.play("play FA-57 cancelling hit 1 (2B)")
    assert (t.bases[1], t.runs[1]) == ("S--", 1), "the runner on 1st is gone; the Single brings the one on 3rd home"
    t = at_bat(Side("FA-57"), Side(played=CYBORG, bases="-S-"), pack="sandlot").play("play FA-57")
    assert (t.bases[1], t.runs[1]) == ("S-S", 1), "nobody on 1st: both hits happen"
    t = at_bat(Side("FA-57"), Side(bases="F--"), pack="sandlot").play("play FA-57")
    assert t.bases[1] == "---", "nothing is threatened, the runner is taken off all the same"


@pytest.mark.rule("BH-IA-16")
@pytest.mark.parametrize(
    ("card", "before", "bases", "runs"),
    [
        ("LA-11", "SS-", "SSS", 0),
        ("LA-11", "S--", "S--", 0),
        ("LA-11", "---", "---", 0),
        ("FA-14", "S-S", "-FS", 1),
        ("FA-14", "--S", "--S", 0),
    ],
)
def test_crowded_bases(card: str, before: str, bases: str, runs: int) -> None:
    t = at_bat(Side(card, bases=before), pack="sandlot").play(f"play {card}")
    assert (t.bases[0], t.runs[0]) == (bases, runs)


@pytest.mark.rule("BH-IA-16")
@pytest.mark.parametrize(("mine", "yours", "met"), [(0, 1, True), (1, 1, False), (2, 1, False)])
def test_backs_to_the_wall(mine: int, yours: int, met: bool) -> None:
    t = at_bat(Side("FA-15", runs=mine), Side(runs=yours), pack="sandlot").play("play FA-15")
    assert t.bases[0] == ("-A-" if met else "---")
    t = at_bat(Side("FA-36", runs=mine), Side(runs=yours), pack="sandlot").play("play FA-36")
    assert t.runs[0] == mine + (1 if met else 0)


@pytest.mark.rule("BH-IA-16")
@pytest.mark.parametrize(("inning", "runs"), [(1, 0), (5, 0), (6, 1)])
def test_late_show(inning: int, runs: int) -> None:
    t = at_bat(Side("FA-37"), inning=inning, pack="sandlot").play("play FA-37")
    assert t.runs[0] == runs


@pytest.mark.rule("BH-IA-14", "BH-IA-16")
def test_late_show_in_an_extra_inning() -> None:
    t = extra(Side("FA-37"), Side("NY-06"), pack="sandlot")
    t.both("play FA-37", "play NY-06")
    assert list(t.g.games) == [2, 0], "the Home Run of the action and the one from the box"


@pytest.mark.rule("BH-IA-16")
@pytest.mark.parametrize(("before", "bases", "runs"), [("S-S", "S--", 1), ("FF-", "FF-", 0)])
def test_squeeze(before: str, bases: str, runs: int) -> None:
    t = at_bat(Side("FA-17", bases=before), pack="sandlot").play("play FA-17")
    assert (t.bases[0], t.runs[0]) == (bases, runs)


@pytest.mark.rule("BH-IA-16")
@pytest.mark.parametrize(("before", "bases", "runs"), [("SAF", "-SA", 1), ("S--", "-S-", 0), ("---", "---", 0)])
def test_hit_and_go(before: str, bases: str, runs: int) -> None:
    t = at_bat(Side("FA-18", bases=before), pack="sandlot").play("play FA-18")
    assert (t.bases[0], t.runs[0]) == (bases, runs)


@pytest.mark.rule("BH-IA-16")
@pytest.mark.parametrize(("card", "bases"), [("FA-34", "S--"), ("FA-35", "-S-")])
@pytest.mark.parametrize(("foe", "met"), [(NATURAL, True), (ROBOT, False), (CYBORG, False)])
def test_matchup(card: str, bases: str, foe: str, met: bool) -> None:
    t = at_bat(Side(card), Side(played=foe), pack="sandlot").play(f"play {card}")
    assert t.bases[0] == (bases if met else "---")


@pytest.mark.rule("BH-IA-16")
@pytest.mark.parametrize(("mine", "yours", "revenue"), [(2, 1, 5), (1, 1, 3), (0, 1, 3)])
def test_gate_draw(mine: int, yours: int, revenue: int) -> None:
    t = at_bat(Side("FA-20", runs=mine), Side(runs=yours), pack="sandlot").play("play FA-20")
    assert t.revenue[0] == revenue, "the card itself brings 3"


@pytest.mark.rule("BH-IA-16")
def test_sign_stealer() -> None:
    t = at_bat(Side("FA-19"), Side(on_deck="NY-13"), pack="sandlot").play("play FA-19")
    foe = t.sides[1]
    assert [t.knows(viewer, [t.g.on_deck[foe]]) for viewer in "VH-"] == ["NY-13", "NY-13", ""]
    assert t.story[2] == "peek V: on deck H > , NY-13, seen by VH, news for V, BH-IA-13"
    assert t.revenue[0] == 4
    t = at_bat(Side("FA-19"), Side(), pack="sandlot").play("play FA-19")
    assert (t.revenue[0], "peek" in t.kinds) == (4, False), "nothing to look at"
