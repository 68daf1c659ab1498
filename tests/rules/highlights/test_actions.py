"""Immediate Actions in general (chapter IA)."""

import pytest
from mypy_extensions import i64

from rules.highlights.table_setup import Side, at_bat, extra, printed
from sandlot.cards import Condition, Verb, Vocabulary, load, parse
from sandlot.games.highlights.effects import VERBS, WALKER, Aimed
from sandlot.games.highlights.notation import STRIKES
from sandlot.games.highlights.pack import CONDITIONS, DEFENCE, HANDLERS, MEASURES, OFFENCE, SCHEMA, VOCABULARY
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import numbers


@pytest.mark.rule("BH-IA-1")
@pytest.mark.parametrize("name", ["classic", "sandlot"])
def test_every_action_has_its_colour(name: str) -> None:
    pack = load(SCHEMA, name)
    red = {verb.name for verb in DEFENCE}
    for action in pack.cards.action:
        against = bool(VOCABULARY.words(parse(action.effect)) & red)
        assert action.color == ("red" if against else "green"), action.id
    cards = printed(name)
    glove = [i for i, words in enumerate(cards.actions) if words == "Glove"]
    leadoff = [i for i, words in enumerate(cards.actions) if words == "Leadoff"]
    assert glove
    assert leadoff
    assert all(cards.red[card] for card in glove)
    assert not any(cards.red[card] for card in leadoff)


@pytest.mark.rule("BH-IA-2")
def test_before_the_opponents_hits_and_the_own() -> None:
    """The Pickoff meets the runner on 1st before the Double would bring it home; the card's own hits come last."""
    t = at_bat(Side("1B pickoff", bases="--A"), Side(played="2B fast", bases="F--")).play("play LA-01")
    assert (t.bases, t.runs, t.threats) == (("--A", "-F-"), (0, 0), ("1B", ""))


@pytest.mark.rule("BH-IA-3")
def test_mandatory_and_the_owner_chooses() -> None:
    t = at_bat(Side("glove"), Side(played="1B HR"))
    assert t.offers("play LA-01") == ["cancelling hit 1 (1B)", "cancelling hit 2 (HR)"], "nobody can decline"
    assert t.turn == "V"


@pytest.mark.rule("BH-IA-3")
@pytest.mark.parametrize(
    ("effect", "hits", "questions"),
    [
        ("cancel 1", "1B", []),  # one target
        ("cancel 1", "1B 1B", []),  # the same either way
        ("cancel 1", "1B 2B", ["cancelling hit 1 (1B)", "cancelling hit 2 (2B)"]),
        ("cancel 1", "1B 1B 2B", ["cancelling hit 1 (1B)", "cancelling hit 3 (2B)"]),
        ("cancel 1", "1B 2B 1B", ["cancelling hit 1 (1B)", "cancelling hit 2 (2B)", "cancelling hit 3 (1B)"]),
        ("cancel 2", "1B 2B", []),  # both
        ("cancel 2", "1B 2B HR", ["cancelling hit 1 (1B)", "cancelling hit 2 (2B)"]),
        ("cancel 2", "1B 1B 1B", []),
        ("cancel 2", "HR 1B 1B", ["cancelling hit 1 (HR)", "cancelling hit 2 (1B)"]),
        ("cancel all", "1B 2B HR", []),
        ("downgrade 3B|HR to 1B", "3B 1B HR", ["changing hit 1 (3B)", "changing hit 3 (HR)"]),
        ("downgrade 3B|HR to 1B", "1B HR 2B", []),
        ("downgrade 3B|HR to 1B 2", "HR 3B HR", ["changing hit 1 (HR)", "changing hit 2 (3B)"]),
    ],
)
def test_one_is_asked_where_it_makes_a_difference(effect: str, hits: str, questions: list[str]) -> None:
    t = at_bat(Side(f"[{effect}]"), Side(played=hits))
    assert t.offers("play LA-01") == questions


@pytest.mark.rule("BH-IA-3", "BH-IA-11")
@pytest.mark.parametrize(
    ("effect", "hits", "picks", "bases", "runs"),
    [
        ("cancel 2", "1B 2B HR", "cancelling hit 1 (1B) cancelling hit 2 (HR)", "-S-", 0),
        ("cancel 2", "1B 2B HR", "cancelling hit 1 (1B) cancelling hit 1 (2B)", "---", 1),
        ("cancel 2", "1B 2B HR", "cancelling hit 2 (2B)", "S--", 0),
        ("cancel 2", "HR 1B 1B", "cancelling hit 1 (HR)", "S--", 0),
        ("cancel 2", "HR 1B 1B", "cancelling hit 2 (1B)", "---", 1),
        ("cancel 2", "1B 1B HR", "cancelling hit 1 (1B)", "---", 1),
        ("cancel 2", "1B 1B HR", "cancelling hit 2 (HR)", "S--", 0),
        ("cancel 3", "1B 2B 3B", "", "---", 0),
        ("downgrade 3B|HR to 1B 2", "HR 3B HR", "changing hit 1 (HR) changing hit 2 (3B)", "---", 3),
        ("downgrade 3B|HR to 1B 2", "HR 3B HR", "changing hit 1 (HR) changing hit 3 (HR)", "S--", 2),
        ("downgrade 3B|HR to 1B 2", "HR 3B HR", "changing hit 2 (3B)", "SS-", 1),
    ],
)
def test_every_set_of_targets(effect: str, hits: str, picks: str, bases: str, runs: int) -> None:
    t = at_bat(Side(f"[{effect}]"), Side(played=f"slow {hits}")).play(f"play LA-01 {picks}")
    assert (t.bases[1], t.runs[1]) == (bases, runs)


@pytest.mark.rule("BH-IA-4", "BH-IA-5")
def test_hits_of_actions_cannot_be_cancelled() -> None:
    t = at_bat(Side("[hit 2B]"), Side("[cancel all]")).play("play LA-01")
    assert (t.bases[0], t.threats) == ("-A-", ("", ""))
    assert t.story[2] == "hit V: x2, LA-01, BH-IA-4"
    assert t.play("play NY-01").bases[0] == "-A-"
    t = at_bat(Side("1B [hit 2B]"), Side("[cancel all]")).play("play LA-01", "play NY-01")
    assert t.bases[0] == "-A-", "only the Single from the Hit Box is gone"


@pytest.mark.rule("BH-IA-5")
def test_the_targets_are_the_pawns_on_the_opponents_plate() -> None:
    t = at_bat(Side("glove"), Side(played="1B 3B", bases="-S-"))
    assert t.offers("play LA-01") == ["cancelling hit 1 (1B)", "cancelling hit 2 (3B)"]
    t.play("play LA-01 cancelling hit 1 (1B)")
    assert (t.bases[1], t.runs[1]) == ("--A", 1)


@pytest.mark.rule("BH-IA-6")
@pytest.mark.parametrize("turn", ["V", "H"])
@pytest.mark.parametrize(("inning", "bases"), [(1, "A--"), (2, "---"), (6, "---")])
def test_leadoff_is_for_the_first_card(turn: str, inning: int, bases: str) -> None:
    side = Side("leadoff")
    t = at_bat(side if turn == "V" else Side(), side if turn == "H" else Side(), inning=inning, turn=turn)
    t.play("play LA-01" if turn == "V" else "play NY-01")
    assert t.bases["VH".index(turn)] == bases


@pytest.mark.rule("BH-IA-6")
def test_leadoff_makes_the_printed_hit_besides_its_boxes() -> None:
    t = at_bat(Side("1B fast [first_card: hit 2B]"), inning=1).play("play LA-01")
    assert (t.bases[0], t.threats[0]) == ("-F-", "1B")


@pytest.mark.rule("BH-IA-7")
@pytest.mark.parametrize(
    ("choice", "bases", "runs"), [("cancelling hit 1 (HR)", "A--", 0), ("cancelling hit 2 (1B)", "---", 1)]
)
def test_glove(choice: str, bases: str, runs: int) -> None:
    t = at_bat(Side("glove"), Side(played="HR 1B")).play(f"play LA-01 {choice}")
    assert (t.bases[1], t.runs[1], t.threats[1]) == (bases, runs, "")


@pytest.mark.rule("BH-IA-8")
@pytest.mark.parametrize(("card", "bases", "runs"), [("robot", "---", 0), ("natural", "A--", 1), ("cyborg", "A--", 1)])
def test_curve(card: str, bases: str, runs: int) -> None:
    t = at_bat(Side("curve"), Side(played=f"{card} HR 1B")).play("play LA-01")
    assert (t.bases[1], t.runs[1]) == (bases, runs)


@pytest.mark.rule("BH-IA-8")
def test_curve_against_a_robot_that_threatens_nothing() -> None:
    t = at_bat(Side("curve"), Side(played="robot", bases="S--")).play("play LA-01")
    assert (t.bases[1], "cancel" in t.kinds) == ("S--", False)


@pytest.mark.rule("BH-IA-9")
@pytest.mark.parametrize(
    ("before", "bases", "runs"),
    [("S--", "S--", 0), ("A--", "-A-", 0), ("F--", "-F-", 0), ("--S", "--S", 0), ("--A", "---", 1), ("SAF", "S-A", 1)],
)
def test_stolen_base(before: str, bases: str, runs: int) -> None:
    t = at_bat(Side("steal", bases=before), Side(bases="A--")).play("play LA-01")
    assert (t.bases, t.runs) == ((bases, "A--"), (runs, 0))


@pytest.mark.rule("BH-IA-10")
@pytest.mark.parametrize(("card", "bases"), [("cyborg", "F--"), ("robot", "---"), ("natural", "---")])
def test_quick_eye(card: str, bases: str) -> None:
    assert at_bat(Side("fast eye"), Side(played=card)).play("play LA-01").bases[0] == bases


@pytest.mark.rule("BH-IA-10", "BH-IA-15")
def test_quick_eye_without_a_card_opposite() -> None:
    assert at_bat(Side("eye"), inning=1).play("play LA-01").bases[0] == "---"


@pytest.mark.rule("BH-IA-11")
def test_a_cancelled_hit_moves_nobody() -> None:
    t = at_bat(Side("glove"), Side(played="1B", bases="SAF")).play("play LA-01")
    assert (t.bases[1], t.runs) == ("SAF", (0, 0))
    assert t.story == [
        "play V: hand V > in play V, LA-01, news for H, BH-TRN-2",
        "action V: LA-01, BH-IA-13",
        "cancel H: plate H > , BH-IA-11",
    ]


@pytest.mark.rule("BH-IA-12")
@pytest.mark.parametrize(("speed", "letter"), [("slow", "S"), ("average", "A"), ("fast", "F")])
def test_action_hits_use_the_cards_speed_and_move_runners(speed: str, letter: str) -> None:
    t = at_bat(Side(f"{speed} [hit 1B]", bases="FA-")).play("play LA-01")
    assert (t.bases[0], t.runs) == (f"{letter}-F", (1, 0))


@pytest.mark.rule("BH-IA-13")
def test_actions_of_ones_own() -> None:
    """Several verbs in a row, alternatives and comparisons, none of them an action of a built-in pack."""
    t = at_bat(Side("[hit 1B; hit 2B; revenue 3]"), Side()).play("play LA-01")
    assert (t.bases[0], t.revenue[0]) == ("-AA", 3)
    either = "trailing: hit HR; else: hit 1B"
    assert at_bat(Side(f"[{either}]"), Side(runs=1)).play("play LA-01").runs == (1, 1)
    assert at_bat(Side(f"[{either}]"), Side()).play("play LA-01").bases[0] == "A--"
    walk = at_bat(Side("[hit BB]", bases="S-F")).play("play LA-01")
    assert walk.bases[0] == "ASF"


@pytest.mark.rule("BH-IA-13")
@pytest.mark.parametrize(
    ("condition", "met"),
    [
        ("runners<1", False),
        ("runners<3", True),
        ("runners<2", False),
        ("runners<=2", True),
        ("runners<=1", False),
        ("runners=2", True),
        ("runners=3", False),
        ("runners!=2", False),
        ("runners!=1", True),
        ("runners>=2", True),
        ("runners>=3", False),
        ("runners>1", True),
        ("runners>2", False),
        ("inning=4", True),
        ("inning>4", False),
        ("on 1st", True),
        ("on 2nd", False),
        ("on 2nd|3rd", True),
        ("opponent_on 1st|3rd", False),
        ("opponent_on 2nd", True),
        ("opponent natural|robot", True),
        ("opponent cyborg", False),
        ("unless opponent cyborg", True),
        ("unless on 1st", False),
        ("leading", True),
        ("trailing", False),
        ("unless first_card", True),
    ],
)
def test_conditions(condition: str, met: bool) -> None:
    visitor = Side(f"[{condition}: revenue 1]", bases="S-A", runs=3)
    t = at_bat(visitor, Side(played="robot", bases="-F-", runs=2), inning=4).play("play LA-01")
    assert t.revenue[0] == (1 if met else 0)
    assert ("no action" in t.kinds) == (not met)


@pytest.mark.rule("BH-IA-13")
@pytest.mark.parametrize(("bases", "count"), [("---", 0), ("S--", 1), ("-A-", 1), ("--F", 1), ("F-F", 2), ("SAF", 3)])
def test_runners_are_counted_whatever_their_speed(bases: str, count: int) -> None:
    t = at_bat(Side(f"[runners={count}: revenue 1]", bases=bases)).play("play LA-01")
    assert t.revenue[0] == 1


@pytest.mark.rule("BH-IA-14")
@pytest.mark.parametrize(("mine", "yours", "leading", "trailing"), [(2, 1, 1, 0), (1, 2, 0, 1), (2, 2, 0, 0)])
def test_leading_and_trailing(mine: int, yours: int, leading: int, trailing: int) -> None:
    """Home threatens a Home Run, which does not count yet."""
    for condition, wanted in (("leading", leading), ("trailing", trailing)):
        t = at_bat(Side(f"[{condition}: revenue 1]", runs=mine), Side(played="HR", runs=yours)).play("play LA-01")
        assert t.revenue[0] == wanted


@pytest.mark.rule("BH-IA-14")
@pytest.mark.parametrize(("inning", "runs"), [(5, 0), (6, 1)])
def test_late_in_the_game(inning: int, runs: int) -> None:
    assert at_bat(Side("[inning>=6: hit HR]"), inning=inning).play("play LA-01").runs == (runs, 0)


@pytest.mark.rule("BH-IA-14")
def test_extra_innings_are_later_than_inning_6() -> None:
    t = extra(Side("[inning>=7: hit HR]"), Side("1B"))
    t.both("play LA-01", "play NY-01")
    assert list(t.g.games) == [1, 0]


@pytest.mark.rule("BH-IA-15")
def test_no_condition_on_a_card_that_is_not_there() -> None:
    for kind in ("natural", "robot", "cyborg", "natural|robot|cyborg"):
        t = at_bat(Side(f"[opponent {kind}: hit 1B]"), inning=1).play("play LA-01")
        assert t.bases[0] == "---"


@pytest.mark.parametrize("code", [15, 21, 38])
def test_a_code_that_no_word_has_acts_as_no_other(code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    t = at_bat(Side("LA-01"), Side(played="FA-54"), inning=1, pack="sandlot")
    monkeypatch.setattr(t.g.pack, "program", vec[vec[i64]]([numbers([code, 2]) for _ in t.g.pack.program]))
    with pytest.raises(RulesBug, match=f"the code {code}"):
        t.play("play LA-01")
    with pytest.raises(RulesBug, match="no measure of an effect has the code 3"):
        WALKER.measure(t.g, 0, 3)


@pytest.mark.parametrize("code", [15, 21])
def test_a_word_without_a_handler_is_named(code: int) -> None:
    with pytest.raises(ValueError, match="'cheer'"):
        Vocabulary((*OFFENCE, *DEFENCE, Verb(name="cheer", code=code, text="cheer")), CONDITIONS, MEASURES, HANDLERS)
    with pytest.raises(ValueError, match="'raining'"):
        Vocabulary(
            (*OFFENCE, *DEFENCE),
            (*CONDITIONS, Condition(name="raining", code=code, text="it rains")),
            MEASURES,
            HANDLERS,
        )


def test_people_read_what_every_verb_with_a_target_asks() -> None:
    aimed = {code for code, verb in VERBS.items() if isinstance(verb, Aimed)}
    assert set(STRIKES) == aimed
