"""Vocabularies: what they refuse, the programs they compile, the sentences they write."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.picnic import (
    ANTS,
    CHOOSE,
    EAT,
    EVERYBODY,
    FETCH,
    HOLDS,
    INVITE,
    PAY,
    PICNIC,
    PLATES,
    ROLL,
    SUNNY,
    SWAP,
)
from sandlot.cards import BETWEEN, COMPARE, SKIP, Condition, Effect, Number, Verb, Vocabulary, parse
from sandlot.cards.arguments import SIGNS
from sandlot.cards.grammar import Between, Compare, Else, When

NAMES = {"dish": ["P1", "J-2"]}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("eet 1", "'eet' is not a verb here (did you mean 'eat'?)"),
        ("sunny 1", "'sunny' is a condition; ':' must follow it"),
        ("sunnny: eat 1", "'sunnny' is not a condition here (did you mean 'sunny'?)"),
        ("plates: eat 1", "'plates' needs a comparison such as plates>=1"),
        ("plate>=1: eat 1", "'plate' cannot be compared (did you mean 'plates'?)"),
        ("eat", "'eat' needs a number from -9 to 9"),
        ("eat 10", "'eat': 10 is not a number from -9 to 9"),
        ("eat 1 per aunts", "'eat': 'aunts' cannot be counted (did you mean 'ants'?)"),
        ("pay 1 per ants", "'pay': '1 per ants' is not a number from 0 to 5000 or all"),
        ("eat 1 slow", "'eat': 'slow' is not one of slowly, fast (did you mean 'slowly'?)"),
        ("eat 1 fast fast", "'eat' takes nothing like 'fast'"),
        ("swap pie jam", "'swap': 'jam' is not the word 'for'"),
        ("swap pie for jam|jam", "'swap': 'jam|jam' names a word twice"),
        ("swap pie|jam for tea", "'swap': 'pie|jam' is not one of pie, jam, tea"),
        ("choose { pay 1 }", "'choose' takes 2 to 3 blocks in braces, not 1"),
        ("eat 1 { pay 1 }", "'eat' takes 0 blocks in braces, not 1"),
        ("1-2: eat 1", "the row '1-2' stands in no table"),
        ("roll { 1-7: eat 1 }", "the row '1-7' lies outside 1-6"),
        ("roll { 1-3: eat 1; 3: eat 2 }", "the row '3' overlaps another"),
        ("unless everybody: eat 1", "'unless' cannot stand before 'everybody'"),
        (
            "everybody: eat 1; else: eat 2",
            "'else' cannot follow 'everybody', which is always true for somebody",
        ),
        ("fetch J2", "'fetch': 'J2' is not the id of a dish (did you mean 'J-2'?)"),
        ("choose { pay 1 } or { eet 1 }", "'eet' is not a verb here (did you mean 'eat'?)"),
    ],
)
def test_check_names_what_is_wrong(text: str, problem: str) -> None:
    assert PICNIC.check(parse(text), NAMES) == [problem]


def test_check_finds_everything() -> None:
    assert len(PICNIC.check(parse("eat 99; nap; sunny: { pay x }"), NAMES)) == 3


@pytest.mark.parametrize(
    ("text", "program"),
    [
        ("pay 3", [PAY, 3, 3]),
        ("pay all", [PAY, 3, 9999]),
        ("eat 2", [EAT, 6, 2, 0, 0, 1]),
        ("eat 2 per ants max 4 slowly", [EAT, 6, 2, ANTS, 4, 0]),
        ("swap jam for pie|tea", [SWAP, 4, 1, 0b101]),
        ("fetch J-2", [FETCH, 3, 1]),
        ("sunny: pay 3; pay 4", [SUNNY, 6, 1, PAY, 6, 3, PAY, 9, 4]),
        ("unless holds jam: pay 3", [HOLDS, 7, 0, 0b010, PAY, 7, 3]),
        ("plates>=2: pay 3; else: pay 4", [COMPARE, 10, PLATES, 4, 2, PAY, 8, 3, SKIP, 13, PAY, 13, 4]),
        ("choose { pay 1 } or { pay 2 }", [CHOOSE, 11, 2, 8, 11, PAY, 8, 1, PAY, 11, 2]),
        ("invite { pay 1 }", [INVITE, 10, 0, 0, 0, 1, 10, PAY, 10, 1]),
        ("invite ants<5 {}", [INVITE, 7, ANTS, 0, 5, 1, 7]),
        ("roll { 1-3: pay 1 }", [ROLL, 11, 1, 11, BETWEEN, 11, 1, 3, PAY, 11, 1]),
        ("", []),
    ],
)
def test_programs(text: str, program: list[int]) -> None:
    assert PICNIC.compile(PICNIC.read(text, NAMES), NAMES) == program


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "No effect."),
        ("eat 1; eat 2 slowly", "Eat 1 sandwich; eat 2 sandwiches slowly."),
        ("eat -2", "Put back 2 sandwiches."),
        ("pay 1500", "Pay $1,500."),
        ("eat 2 per plates max 6", "Eat 2 sandwiches for each plate (at most 6 sandwiches)."),
        ("sunny: eat 1; else: pay 5", "If the sun shines, eat 1 sandwich; otherwise pay $5."),
        ("unless holds jam|tea: eat 1", "Unless you hold a jar of jam or a pot of tea, eat 1 sandwich."),
        (
            "ants<2: { eat 1; pay 1; pay 2 }",
            "If there are fewer than 2 ants, eat 1 sandwich, pay $1 and pay $2.",
        ),
        ("ants=0: eat 1", "If there are no ants, eat 1 sandwich."),
        ("ants=1: eat 1", "If there are exactly 1 ant, eat 1 sandwich."),
        ("plates>=1: eat 1", "If you have at least 1 plate, eat 1 sandwich."),
        ("choose { eat 1; pay 1 } or {}", "Either eat 1 sandwich and pay $1, or do nothing."),
        ("roll { 1-3: eat 1; 6: eat 2 }", "Roll a die: on 1 to 3 eat 1 sandwich, on 6 eat 2 sandwiches."),
        ("everybody: sunny: pay 5", "Everybody: if the sun shines, pay $5."),
        ("invite { pay 5 }", "Invite a guest, who must pay $5."),
        ("invite plates>=2 { pay 5 }", "Invite a guest if you have at least 2 plates, who must pay $5."),
        ("swap pie for pie|jam|tea", "Swap a pie for a pie, a jar of jam or a pot of tea."),
        ("bringing jam|tea: pay 5", "Whoever brings a jar of jam and a pot of tea: pay $5."),
        (
            "unless bringing pie|jam|tea: eat 1",
            "Whoever does not bring a pie, a jar of jam and a pot of tea: eat 1 sandwich.",
        ),
        ("bringing jam: eat 1; else: pay 5", "Whoever brings a jar of jam: eat 1 sandwich; otherwise pay $5."),
        ("pay 5; pay 5; pay 6", "Pay $5; once more; pay $6."),
        ("sunny: { eat 1; pay 5; pay 5 }", "If the sun shines, eat 1 sandwich, pay $5 and once more."),
        ("swap pie for tea; fetch P1", "Swap a pie for a pot of tea; fetch P1."),
    ],
)
def test_sentences(text: str, said: str) -> None:
    assert PICNIC.text(PICNIC.read(text, NAMES)) == said


def test_words_used() -> None:
    effect = parse("sunny: eat 1 per ants; choose { plates<2: pay 1 } or {}")
    assert PICNIC.words(effect) == {"sunny", "eat", "ants", "choose", "plates", "pay"}


@pytest.mark.parametrize(
    "declare",
    [
        lambda: Vocabulary([Verb("a", 8, ""), Verb("b", 8, "")]),
        lambda: Vocabulary([Verb("a", 2, "")]),
        lambda: Vocabulary([Verb("a", 8, ""), Verb("a", 9, "")]),
        lambda: Vocabulary([Verb("a", 8, "{n}")]),
        lambda: Vocabulary([Verb("a", 8, "{m}", args=(Number("n", 0, 1),))]),
        lambda: Vocabulary([Verb("a", 8, "", again="{n}")]),
        lambda: Vocabulary([], [Condition("a", 8, "{body}")]),
        lambda: Vocabulary([], [Condition("a", 8, "", others="{body}")]),
    ],
)
def test_a_vocabulary_with_a_mistake_is_refused(declare: object) -> None:
    assert callable(declare)
    with pytest.raises(ValueError):
        declare()


# One machine walks the tree, the other the program; given the same facts they must pay the same sums.

STATE = {"plates": 2, "ants": 0}
CODES = {PLATES: 2, ANTS: 0}
HELD = 0b011
DIE = 4


def holds(sign: str, left: int, right: int) -> bool:
    return {
        "<": left < right,
        "<=": left <= right,
        "=": left == right,
        "!=": left != right,
        ">=": left >= right,
        ">": left > right,
    }[sign]


def walk(effect: Effect, paid: list[int]) -> None:
    held = True
    for clause in effect:
        guard = clause.condition
        if isinstance(guard, Else):
            held = not held
        elif isinstance(guard, Compare):
            held = holds(guard.sign, STATE[guard.measure], guard.value)
        elif isinstance(guard, Between):
            held = guard.low <= DIE <= guard.high
        elif isinstance(guard, When):
            held = guard.unless if guard.name == "sunny" else not guard.unless
        else:
            held = True
        if not held:
            continue
        if clause.verb == "pay":
            assert isinstance(clause.args[0], int)
            paid.append(clause.args[0])
        elif clause.verb == "choose":
            walk(clause.blocks[-1], paid)
        else:
            walk(clause.blocks[0], paid)


def run(program: list[int], pc: int, end: int, paid: list[int]) -> None:
    while pc < end:
        code = program[pc]
        after = program[pc + 1]
        if code == PAY:
            paid.append(program[pc + 2])
        elif code == CHOOSE:
            count = program[pc + 2]
            run(program, program[pc + 1 + count], program[pc + 2 + count], paid)
        elif code == ROLL:
            run(program, pc + 4, program[pc + 3], paid)
        elif code == SUNNY:
            after = after if program[pc + 2] == 1 else pc + 3
        elif code == HOLDS:
            after = pc + 4 if bool(program[pc + 3] & HELD) == bool(program[pc + 2]) else after
        elif code == EVERYBODY:
            run(program, pc + 3, after, paid)
        elif code == COMPARE:
            measure, sign, value = program[pc + 2 : pc + 5]
            after = pc + 5 if holds(SIGNS[sign], CODES[measure], value) else after
        elif code == BETWEEN:
            after = pc + 4 if program[pc + 2] <= DIE <= program[pc + 3] else after
        else:
            assert code == SKIP
        pc = after


tests = st.sampled_from(
    ["sunny", "unless sunny", "holds pie", "unless holds jam|tea", "plates>=2", "ants!=0", "everybody"]
)


def bigger(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    many = st.lists(inner, min_size=1, max_size=3).map("; ".join)
    plain = tests.filter(lambda test: test != "everybody")
    return (
        st.builds("{}: {{ {} }}".format, tests, many)
        | st.builds("{}: {{ {} }}; else: {{ {} }}".format, plain, many, many)
        | st.builds("choose {{ {} }} or {{ {} }} or {{ {} }}".format, many, many, many)
        | st.builds("roll {{ 1-3: {{ {} }}; 4: {{ {} }} }}".format, many, many)
    )


@given(st.recursive(st.integers(0, 99).map("pay {}".format), bigger, max_leaves=12))
def test_program_and_tree_do_the_same(text: str) -> None:
    effect = PICNIC.read(text)
    program = PICNIC.compile(effect)
    by_tree: list[int] = []
    by_program: list[int] = []
    walk(effect, by_tree)
    run(program, 0, len(program), by_program)
    assert by_program == by_tree
