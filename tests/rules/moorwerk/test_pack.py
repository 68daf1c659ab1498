"""The standard deck, and what is refused in a pack of this game."""

import importlib.resources
import re
from typing import Any

import pytest

from rules.moorwerk.table_setup import ground
from sandlot.cards import BadPack, Pack, PackError, builtin, from_mechanical, load, loads
from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.pack import BLUE_KINDS, CODES, GREEN_KINDS, RED_KINDS, SCHEMA, VOCABULARY, kinds

STANDARD = importlib.resources.files("sandlot.games.moorwerk").joinpath("packs/standard.toml").read_text()
KINDS = kinds(load(SCHEMA, "standard"))


def program(code: str) -> list[int]:
    return list(KINDS.program[CODES.index(code)])


def text(code: str) -> str:
    return KINDS.texts[CODES.index(code)]


def errors(old: str, new: str) -> list[PackError]:
    assert old in STANDARD
    with pytest.raises(BadPack) as caught:
        loads(SCHEMA, STANDARD.replace(old, new, 1).encode(), "mine.toml")
    return caught.value.errors


GREEN = ["1B", "2B", "3B", "BB", "BK", "E", "HBP", "HR", "PB", "SB", "WP"]
RED = ["CS", "DP", "F", "K", "L", "SF", "SH", "TP", "X"]
BLUE = ["B", "BC", "CC", "CE", "J", "ML", "MR", "S", "T"]


@pytest.mark.rule("MW-CMP-1")
def test_92_cards_by_colour() -> None:
    codes_of_cards = [CODES[place] for place in KINDS.kind]
    assert len(codes_of_cards) == 92
    assert [sum(code in kinds for code in codes_of_cards) for kinds in (GREEN, RED, BLUE)] == [40, 32, 20]


@pytest.mark.rule("MW-CMP-2", "MW-CMP-3", "MW-CMP-4")
def test_the_29_kinds() -> None:
    assert (list(GREEN_KINDS), list(RED_KINDS), list(BLUE_KINDS)) == (GREEN, RED, BLUE)
    colors = {kind.code: kind.color for kind in load(SCHEMA, "standard").cards.kind}
    assert colors == dict.fromkeys(GREEN, "green") | dict.fromkeys(RED, "red") | dict.fromkeys(BLUE, "blue")
    assert [code for code, blue in zip(CODES, KINDS.blue, strict=True) if blue] == BLUE


def test_cards_stand_in_kind_order_with_the_printed_counts() -> None:
    assert sorted(KINDS.kind) == list(KINDS.kind)
    counts = [f"{list(KINDS.kind).count(place)} {code}" for place, code in enumerate(CODES)]
    assert counts == [
        *("10 1B", "4 2B", "1 3B", "7 BB", "2 BK", "3 E", "3 HBP", "2 HR", "2 PB", "4 SB", "2 WP"),
        *("3 CS", "4 DP", "5 F", "6 K", "4 L", "2 SF", "2 SH", "1 TP", "5 X"),
        *("3 B", "1 BC", "2 CC", "3 CE", "2 J", "2 ML", "2 MR", "3 S", "2 T"),
    ]


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("1B", [codes.ADVANCE, 4, codes.ALL, 1, codes.BATTER, 7, 1]),
        ("HR", [codes.ADVANCE, 4, codes.ALL, 4, codes.BATTER, 7, codes.HOME]),
        ("BB", [codes.FORCE, 2, codes.BATTER, 5, 1]),
        ("SB", [codes.ADVANCE, 4, codes.LEAD, 1]),
        ("TP", [codes.OUT, 3, codes.OUT_BATTER, codes.OUT, 6, codes.OUT_LEAD, codes.OUT, 9, codes.OUT_LEAD]),
        ("SF", [codes.OUT, 3, codes.OUT_BATTER, codes.THIRD_OUT, 9, 0, codes.SCORE, 9, 0]),
        ("SH", [codes.OUT, 3, codes.OUT_BATTER, codes.THIRD_OUT, 10, 0, codes.ADVANCE, 10, codes.ALL, 1]),
        ("ML", [codes.PASS, 3, codes.LEFT]),
        ("MR", [codes.PASS, 3, codes.RIGHT]),
        ("T", [codes.SKIP_TURN, 2]),
    ],
)
def test_programs(code: str, wanted: list[int]) -> None:
    assert program(code) == wanted


@pytest.mark.parametrize("same", ["BB HBP", "BK PB WP", "1B E", "F K L X", "B S"])
def test_kinds_that_do_the_same(same: str) -> None:
    first, *others = same.split()
    for other in others:
        assert program(other) == program(first)
        assert text(other) == text(first)


@pytest.mark.parametrize(
    ("code", "wanted"),
    [
        ("1B", "Every runner advances 1 base; the batter goes to 1st base."),
        ("HR", "Every runner scores; the batter scores."),
        ("BB", "Runners who are forced by the batter advance 1 base; the batter goes to 1st base."),
        ("CS", "The leading runner is out."),
        ("SF", "The batter is out; unless that is the third out, the leading runner goes home and scores."),
        ("MR", "Everybody passes the whole hand to the neighbour on the right."),
    ],
)
def test_texts(code: str, wanted: str) -> None:
    assert text(code) == wanted


def test_every_verb_has_a_card() -> None:
    used = set()
    for card in load(SCHEMA, "standard").cards.kind:
        used |= VOCABULARY.words(VOCABULARY.read(card.effect))
    assert used == set(VOCABULARY.verbs) | set(VOCABULARY.conditions)


def test_built_in_packs_are_named_after_their_files() -> None:
    assert [load(SCHEMA, name).name for name in builtin(SCHEMA)] == builtin(SCHEMA)


def test_through_a_match_file() -> None:
    pack = load(SCHEMA, "standard")
    again = kinds(from_mechanical(SCHEMA, pack.name, pack.mechanical()))
    for field in ("blue", "kind", "program", "stands_for", "texts"):
        assert getattr(again, field) == getattr(KINDS, field)


def test_the_order_in_the_file_does_not_matter() -> None:
    head, *tables = STANDARD.split("[[kind]]")
    turned = kinds(loads(SCHEMA, "[[kind]]".join([head, *reversed(tables)]).encode(), "mine.toml"))
    assert (turned.kind, turned.program, turned.names) == (KINDS.kind, KINDS.program, KINDS.names)


@pytest.mark.parametrize(
    ("old", "new", "card", "field", "why"),
    [
        ("count = 10", "count = 9", "", "count", "there are 39 green cards; there must be 40 (MW-CMP-1)"),
        ("count = 10", "count = -1", "kind 1B", "count", "expected a whole number of at least 0"),
        ('color = "green"', 'color = "grene"', "kind 1B", "color", "(did you mean 'green'?)"),
        ('code = "TP"', 'code = "DP"', "kind 19", "code", "'DP' is used twice"),
        ("advance all 4", "advance all 5", "kind HR", "effect", "'advance': 5 is not a number from 1 to 4"),
        (
            "advance lead 1",
            "advance leed 1",
            "kind SB",
            "effect",
            "'leed' is not one of all, lead (did you mean 'lead'?)",
        ),
        ("pass left", "pass up", "kind ML", "effect", "'up' is not one of left, right"),
        (
            '"force; batter 1"',
            '"skip"',
            "kind BB",
            "effect",
            "'skip' is for blue cards, and this kind is green",
        ),
        ('"become"', '"out batter"', "kind J", "effect", "'out' acts on the diamond, and this kind is blue"),
        ('"become"', '"unless third_out: skip"', "kind J", "effect", "a blue card does exactly one thing"),
        ('"become"', '""', "kind J", "effect", "a blue card does exactly one thing"),
    ],
)
def test_one_mistake_is_one_error(old: str, new: str, card: str, field: str, why: str) -> None:
    (error,) = errors(old, new)
    assert (error.file, error.card, error.field) == ("mine.toml", card, field)
    assert why in error.why


def test_an_unknown_kind_leaves_another_missing() -> None:
    found = [(error.card, error.why) for error in errors('code = "HBP"', 'code = "HBX"')]
    assert found == [
        ("", "the kinds HBP are missing"),
        ("kind HBX", "there is no such kind in this game"),
    ]


def test_a_kind_in_the_wrong_colour() -> None:
    assert PackError("mine.toml", "kind 1B", "color", "this kind is green, not red") in errors(
        'color = "green"', 'color = "red"'
    )


# -- packs of one's own --------------------------------------------------------------------------------------------


def own(**effects: str) -> Pack[Any]:
    """The standard pack with other effects of some kinds."""
    text = STANDARD
    for code, effect in effects.items():
        before, after = text.split(f'code = "{code}"\n')
        text = before + f'code = "{code}"\n' + re.sub(r'effect = ".*"', f'effect = "{effect}"', after, count=1)
    return loads(SCHEMA, text.encode(), "mine.toml")


@pytest.mark.rule("MW-FRC-2")
@pytest.mark.parametrize(
    ("effect", "before", "after", "runs"),
    [
        ("batter 1", "1--", "12-", 0),
        ("batter 1", "1-3", "123", 0),
        ("batter 1", "123", "123", 1),
        ("batter 2", "-2-", "-23", 0),
        ("batter 2", "12-", "123", 0),
        ("batter 2", "123", "123", 1),
        ("batter 3", "--3", "--3", 1),
        ("batter 3", "12-", "123", 0),
        ("batter home", "123", "123", 1),
        ("advance all 1; batter 3", "-2-", "--3", 1),
    ],
)
def test_a_batter_drives_on_whoever_stands_on_the_base(effect: str, before: str, after: str, runs: int) -> None:
    t = ground(bases=before, hands={0: "HBP"}, pack=own(HBP=effect)).play("play HBP")
    assert (t.bases, t.runs) == (after, (runs, 0))


def test_a_tenth_run_that_is_driven_home_ends_the_game_before_the_batter_arrives() -> None:
    t = ground(bases="--3", runs=(9, 0), hands={0: "HBP"}, pack=own(HBP="batter 3")).play("play HBP")
    assert (t.over, t.runs, t.bases) == (True, (10, 0), "---")


@pytest.mark.rule("MW-BLU-14")
def test_whatever_is_a_joker_never_stands_for_a_joker() -> None:
    t = ground(hands={0: "T J"}, pack=own(T="become"))
    offered = t.offers("play T")
    assert len(offered) == 27
    assert not {"as T", "as J"} & set(offered)


def test_conditions_read_both_ways() -> None:
    pack = own(X="out batter; third_out: advance all 1", L="unless third_out: advance all 2")
    assert ground(bases="1--", hands={0: "X"}, pack=pack).play("play X").bases == "1--"
    assert ground(bases="1--", hands={0: "L"}, pack=pack).play("play L").bases == "--3"


def test_the_leading_runner_may_advance_further() -> None:
    t = ground(bases="12-", hands={0: "SB"}, pack=own(SB="advance lead 2")).play("play SB")
    assert (t.bases, t.runs) == ("1--", (1, 0))


@pytest.mark.rule("MW-RED-8")
@pytest.mark.parametrize(("outs", "bases", "batting"), [(1, "1--", "V"), (2, "---", "H")])
def test_the_third_out_ends_any_card(outs: int, bases: str, batting: str) -> None:
    t = ground(outs=outs, hands={0: "X"}, pack=own(X="out batter; batter 1")).play("play X")
    assert (t.bases, t.batting) == (bases, batting)


def test_the_triple_play_does_not_repeat_itself() -> None:
    assert text("TP") == "The batter is out; the leading runner is out; so is the next one."
    assert text("DP") == "The batter is out; the leading runner is out."
