"""The standard deck, and what is refused in a pack of this game."""

import importlib.resources

import pytest

from sandlot.cards import BadPack, PackError, builtin, from_mechanical, load, loads
from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.pack import SCHEMA, VOCABULARY, Tables, tables

STANDARD = importlib.resources.files("sandlot.games.moorwerk").joinpath("packs/standard.toml").read_text()
TABLES = tables()


def kind(code: str) -> int:
    return TABLES.codes.index(code)


def errors(old: str, new: str) -> list[PackError]:
    assert old in STANDARD
    with pytest.raises(BadPack) as caught:
        loads(SCHEMA, STANDARD.replace(old, new, 1).encode(), "mine.toml")
    return caught.value.errors


@pytest.mark.rule("MW-CMP-1")
def test_92_cards_by_colour() -> None:
    colors = [TABLES.colors[place] for place in TABLES.cards]
    assert len(colors) == 92
    assert [colors.count(color) for color in (codes.GREEN, codes.RED, codes.BLUE)] == [40, 32, 20]


@pytest.mark.rule("MW-CMP-2", "MW-CMP-3", "MW-CMP-4")
def test_the_29_kinds() -> None:
    found: dict[int, set[str]] = {color: set() for color in (codes.GREEN, codes.RED, codes.BLUE)}
    for code, color in zip(TABLES.codes, TABLES.colors, strict=True):
        found[color].add(code)
    assert found[codes.GREEN] == {"1B", "2B", "3B", "BB", "BK", "E", "HBP", "HR", "PB", "SB", "WP"}
    assert found[codes.RED] == {"CS", "DP", "F", "K", "L", "SF", "SH", "TP", "X"}
    assert found[codes.BLUE] == {"B", "BC", "CC", "CE", "J", "ML", "MR", "S", "T"}


def test_cards_stand_in_kind_order_with_the_printed_counts() -> None:
    assert sorted(TABLES.cards) == TABLES.cards
    counts = {code: TABLES.cards.count(place) for place, code in enumerate(TABLES.codes)}
    greens = {
        "1B": 10,
        "2B": 4,
        "3B": 1,
        "BB": 7,
        "BK": 2,
        "E": 3,
        "HBP": 3,
        "HR": 2,
        "PB": 2,
        "SB": 4,
        "WP": 2,
    }
    reds = {"CS": 3, "DP": 4, "F": 5, "K": 6, "L": 4, "SF": 2, "SH": 2, "TP": 1, "X": 5}
    blues = {"B": 3, "BC": 1, "CC": 2, "CE": 3, "J": 2, "ML": 2, "MR": 2, "S": 3, "T": 2}
    assert counts == greens | reds | blues


@pytest.mark.parametrize(
    ("code", "program"),
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
def test_programs(code: str, program: list[int]) -> None:
    assert TABLES.programs[kind(code)] == program


@pytest.mark.parametrize("same", ["BB HBP", "BK PB WP", "1B E", "F K L X", "B S"])
def test_kinds_that_do_the_same(same: str) -> None:
    first, *others = same.split()
    for other in others:
        assert TABLES.programs[kind(other)] == TABLES.programs[kind(first)]
        assert TABLES.texts[kind(other)] == TABLES.texts[kind(first)]


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("1B", "Every runner advances 1 base; the batter goes to 1st base."),
        ("HR", "Every runner scores; the batter scores."),
        ("BB", "Runners who are forced by the batter advance 1 base; the batter goes to 1st base."),
        ("CS", "The leading runner is out."),
        ("SF", "The batter is out; unless that is the third out, the leading runner goes home and scores."),
        ("MR", "Everybody passes the whole hand to the neighbour on the right."),
    ],
)
def test_texts(code: str, text: str) -> None:
    assert TABLES.texts[kind(code)] == text


def test_every_verb_has_a_card() -> None:
    used = set()
    for card in load(SCHEMA, "standard").cards.kind:
        used |= VOCABULARY.words(VOCABULARY.read(card.effect))
    assert used == set(VOCABULARY.verbs) | set(VOCABULARY.conditions)


def test_built_in_packs_are_named_after_their_files() -> None:
    assert [load(SCHEMA, name).name for name in builtin(SCHEMA)] == builtin(SCHEMA)


def test_through_a_match_file() -> None:
    pack = load(SCHEMA, "standard")
    again = Tables(from_mechanical(SCHEMA, pack.name, pack.mechanical()))
    assert (again.codes, again.colors, again.programs, again.cards, again.texts) == (
        TABLES.codes,
        TABLES.colors,
        TABLES.programs,
        TABLES.cards,
        TABLES.texts,
    )


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
