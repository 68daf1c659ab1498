"""The actions of the pack `classic` (chapter CA), played with its own cards."""

import pytest

from rules.highlights.table_setup import Park, Side, at_bat, extra

# Home's last card, all Average: FA-30 Cyborg 1B 1B 1B · FA-23 Natural HR HR · FA-59 Robot 2B 1B
CYBORG, NATURAL, ROBOT = "FA-30", "FA-23", "FA-59"


def bat(card: str, foe: str = "", bases: str = "---", yours: str = "---", inning: int = 2) -> Park:
    """The Visitor plays a card of the classic pack; `yours` are Home's runners."""
    t = at_bat(Side(card, bases=bases), Side(played=foe, bases=yours), inning=inning, pack="classic")
    return t.play(f"play {card}") if not t.offers(f"play {card}") else t


@pytest.mark.rule("BH-CA-1")
@pytest.mark.parametrize(("hit", "bases"), [("1 (2B)", "A--"), ("2 (1B)", "-A-")])
def test_glove(hit: str, bases: str) -> None:
    assert bat("LA-01", ROBOT).play(f"play LA-01 cancelling hit {hit}").bases[1] == bases


@pytest.mark.rule("BH-CA-2", "BH-CA-3", "BH-CA-4")
@pytest.mark.parametrize(("foe", "bases", "runs"), [(NATURAL, "---", 2), (ROBOT, "A--", 1), (CYBORG, "AA-", 1)])
@pytest.mark.parametrize(("pitch", "against"), [("NY-12", NATURAL), ("LA-12", ROBOT), ("FA-24", CYBORG)])
def test_fastball_curve_and_spitter(pitch: str, against: str, foe: str, bases: str, runs: int) -> None:
    t = bat(pitch, foe)
    assert (t.bases[1], t.runs[1]) == (("---", 0) if foe == against else (bases, runs))


@pytest.mark.rule("BH-CA-5")
@pytest.mark.parametrize(
    ("foe", "bases", "runs"),
    [
        (NATURAL, "--A", 1),  # two Triples
        (ROBOT, "A--", 0),  # the Double is a Single, the Single is gone
        (CYBORG, "---", 0),
        ("FA-35", "--S", 1),  # 2B HR become Single and Triple
    ],
)
def test_knuckle_ball(foe: str, bases: str, runs: int) -> None:
    t = bat("BO-12", foe)
    assert (t.bases[1], t.runs[1]) == (bases, runs)


@pytest.mark.rule("BH-CA-5")
def test_knuckle_ball_leaves_walks_alone() -> None:
    t = at_bat(Side("[downgrade HR to BB all; shorten 1]"), Side(played="slow HR 2B HR 1B")).play("play LA-01")
    assert (t.bases[1], t.runs[1]) == ("SSS", 0), "walk, Single, walk"


@pytest.mark.rule("BH-CA-5", "BH-CA-6")
def test_walk_and_knuckle_ball_against_each_other() -> None:
    t = extra(Side("FA-34"), Side("FA-31"), pack="classic")
    t.both("play FA-34", "play FA-31")
    assert t.bases == ("A--", "A--"), "Home made the Triple a walk, the Visitor then the Double a Single"


@pytest.mark.rule("BH-CA-6")
@pytest.mark.parametrize(
    ("foe", "yours", "bases", "runs"),
    [
        (NATURAL, "---", "AA-", 0),
        (ROBOT, "S--", "AAS", 0),
        (CYBORG, "---", "AAA", 0),
        (CYBORG, "F--", "AAA", 1),
        ("FA-45", "--S", "FFS", 0),
    ],
)
def test_walk(foe: str, yours: str, bases: str, runs: int) -> None:
    t = bat("LA-06", foe, yours=yours)
    assert (t.bases[1], t.runs[1]) == (bases, runs)


@pytest.mark.rule("BH-CA-7")
@pytest.mark.parametrize(
    ("yours", "choice", "bases"),
    [
        ("---", "", "---"),
        ("--F", "", "---"),
        ("F-S", "taking off the runner on 1st", "--S"),
        ("F-S", "taking off the runner on 3rd", "F--"),
        ("SAF", "taking off the runner on 2nd", "S-F"),
    ],
)
def test_pickoff(yours: str, choice: str, bases: str) -> None:
    t = bat("LA-02", yours=yours)
    if choice:
        t.play(f"play LA-02 {choice}")
    assert (t.bases[1], t.turn) == (bases, "H")


@pytest.mark.rule("BH-CA-8")
@pytest.mark.parametrize(
    ("yours", "choice", "bases"),
    [
        ("---", "", "---"),
        ("-S-", "", "---"),
        ("SA-", "", "---"),
        ("FFF", "", "FFF"),
        ("FSA", "", "F--"),
        ("SF-", "", "-F-"),
        ("SAS", "taking off the runner on 1st taking off the runner on 2nd", "--S"),
        ("SAS", "taking off the runner on 1st taking off the runner on 3rd", "-A-"),
        ("SAS", "taking off the runner on 2nd", "S--"),
    ],
)
def test_double_play(yours: str, choice: str, bases: str) -> None:
    t = bat("NY-11", yours=yours)
    if choice:
        t.play(f"play NY-11 {choice}")
    assert (t.bases[1], t.turn) == (bases, "H")


@pytest.mark.rule("BH-CA-8")
def test_double_play_is_not_declined() -> None:
    t = bat("NY-11", yours="SAS")
    assert t.offers("play NY-11") == ["taking off the runner on 1st", "taking off the runner on 2nd"]


@pytest.mark.rule("BH-CA-9")
@pytest.mark.parametrize(
    ("card", "before", "bases", "runs"),
    [
        ("BO-11", "S--", "S--", 0),
        ("BO-11", "-S-", "A-S", 0),
        ("BO-11", "--S", "A--", 1),
        ("SF-11", "-SS", "-A-", 2),
        ("SF-11", "S--", "S--", 0),
    ],
)
def test_clutch(card: str, before: str, bases: str, runs: int) -> None:
    t = bat(card, bases=before)
    assert (t.bases[0], t.runs[0]) == (bases, runs)


@pytest.mark.rule("BH-CA-10")
@pytest.mark.parametrize(("card", "bases"), [("LA-11", "A--"), ("FA-56", "-F-")])
@pytest.mark.parametrize(("inning", "met"), [(1, True), (2, False)])
def test_leadoff(card: str, bases: str, inning: int, met: bool) -> None:
    assert bat(card, inning=inning).bases[0] == (bases if met else "---")


@pytest.mark.rule("BH-CA-11")
@pytest.mark.parametrize(("card", "bases", "runs"), [("NY-13", "S--", 0), ("FA-39", "--A", 0), ("FA-40", "---", 1)])
@pytest.mark.parametrize(("foe", "met"), [(CYBORG, True), (ROBOT, False), (NATURAL, False)])
def test_quick_eye(card: str, bases: str, runs: int, foe: str, met: bool) -> None:
    t = bat(card, foe)
    assert (t.bases[0], t.runs[0]) == ((bases, runs) if met else ("---", 0))


@pytest.mark.rule("BH-CA-12")
@pytest.mark.parametrize(("before", "bases", "runs"), [("AF-", "-AF", 0), ("S-A", "S--", 1), ("FS-", "FS-", 0)])
def test_stolen_base(before: str, bases: str, runs: int) -> None:
    t = bat("LA-15", bases=before)
    assert (t.bases[0], t.runs[0]) == (bases, runs)


@pytest.mark.rule("BH-CA-13")
@pytest.mark.parametrize(
    ("before", "bases", "runs"),
    [
        ("---", "S--", 0),
        ("F--", "SF-", 0),
        ("-F-", "SF-", 0),
        ("--A", "S-A", 0),
        ("FA-", "SFA", 0),
        ("F-A", "SFA", 0),
        ("-FA", "SFA", 0),
        ("FAF", "SFA", 1),
    ],
)
def test_a_walk_moves_only_who_is_forced(before: str, bases: str, runs: int) -> None:
    t = at_bat(Side("slow [hit BB]", bases=before)).play("play LA-01")
    assert (t.bases[0], t.runs[0]) == (bases, runs)


@pytest.mark.rule("BH-CA-13")
def test_what_is_told_of_a_walk() -> None:
    t = at_bat(Side("[hit BB]", bases="FAF")).play("play LA-01")
    assert t.story[2:] == [
        "hit V: x0, LA-01, BH-IA-4",
        "run V: 3 V > home V, BH-RUN-1",
        "run V: 2 V > 3 V, BH-RUN-1",
        "run V: 1 V > 2 V, BH-RUN-1",
        "run V: plate V > 1 V, BH-RUN-1",
        "runs V: BH-RUN-8",
    ]
    t = at_bat(Side("[hit BB]", bases="-A-")).play("play LA-01")
    assert t.story[3:] == ["run V: plate V > 1 V, BH-RUN-1"]
