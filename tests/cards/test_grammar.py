"""The effect grammar: what it reads, how it writes it, and where it says no."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandlot.cards.grammar import (
    KEYWORDS,
    MAX_DEPTH,
    Between,
    Clause,
    Compare,
    Effect,
    Else,
    GrammarError,
    Per,
    Several,
    When,
    parse,
    write,
)


def test_clauses_in_order_with_conditions() -> None:
    assert parse("hit: mod 3; pitch: mod 1") == (
        Clause(When("hit"), "mod", (3,)),
        Clause(When("pitch"), "mod", (1,)),
    )


def test_arguments_of_every_form() -> None:
    (clause,) = parse("do 1B -2 +4 FA-01 'Hall of Fame' robot|cyborg 500 per stars max 2500 1 per ants outs<3")
    assert clause.args == (
        "1B",
        -2,
        4,
        "FA-01",
        "Hall of Fame",
        Several(("robot", "cyborg")),
        Per(500, "stars", 2500),
        Per(1, "ants"),
        Compare("outs", "<", 3),
    )


def test_blocks_are_alternatives() -> None:
    (clause,) = parse("choose { pay 5; draw 1 } or { pass } or {}")
    assert clause.blocks == (
        (Clause(None, "pay", (5,)), Clause(None, "draw", (1,))),
        (Clause(None, "pass"),),
        (),
    )


def test_rows_of_a_table() -> None:
    (clause,) = parse("roll { 1-3: win 1; 10: win 5 }")
    assert [inner.condition for inner in clause.blocks[0]] == [Between(1, 3), Between(10, 10)]


def test_else_and_groups() -> None:
    assert parse("stars>=1: { win 7; rest 1 }; else: win 4") == (
        Clause(Compare("stars", ">=", 1), "", (), ((Clause(None, "win", (7,)), Clause(None, "rest", (1,))),)),
        Clause(Else(), "win", (4,)),
    )


def test_conditions_one_behind_the_other_are_nested() -> None:
    assert parse("all: late: win 2") == parse("all: { late: win 2 }")


@pytest.mark.parametrize(
    ("turned", "plain"),
    [
        ("unless outs>=3: score", "outs<3: score"),
        ("unless outs<3: score", "outs>=3: score"),
        ("unless outs=0: score", "outs!=0: score"),
        ("unless outs>2: score", "outs<=2: score"),
    ],
)
def test_unless_turns_a_comparison_round(turned: str, plain: str) -> None:
    assert parse(turned) == parse(plain)


def test_unless_before_a_name_is_kept() -> None:
    assert parse("unless third_out: score lead") == (Clause(When("third_out", (), True), "score", ("lead",)),)


@pytest.mark.parametrize(
    ("loose", "canonical"),
    [
        (" advance  all 1 ;batter 1; ", "advance all 1; batter 1"),
        ("a:{b +2}", "a: { b 2 }"),
        ("a:{b:c}", "a: b: c"),
        ("choose{x}or{}", "choose { x } or {}"),
        ("x 'one' 'two words' 'or' '7'", "x one 'two words' 'or' '7'"),
        ("", ""),
    ],
)
def test_canonical_form(loose: str, canonical: str) -> None:
    assert write(parse(loose)) == canonical


@pytest.mark.parametrize(
    ("text", "position", "expected"),
    [
        ("mod 3;; mod 1", 6, "a verb or a condition"),
        ("mod 3 }", 6, "';' or the end"),
        ("choose { mod 3", 14, "';' or '}'"),
        ("choose { a } or b", 16, "'{'"),
        ("{ mod 3 }", 0, "a verb or a condition"),
        ("unless late score", 17, "':' after a condition"),
        ("outs<3 score", 7, "':' after a condition"),
        ("outs<: score", 5, "a number to compare with"),
        ("4 mod", 2, "':' after a condition"),
        ("3-1: mod 3", 0, "a row such as 4 or 1-3"),
        ("pay 2 per", 9, "what to count after 'per'"),
        ("pay 2 per ants max 0", 19, "a number of at least 1 after 'max'"),
        ("pay a|3", 6, "a word after '|'"),
        ("mod 3; else: mod 4", 7, "a verb or a condition ('else' follows a clause with a condition)"),
        ("a: b; else: c; else: d", 15, "a verb or a condition ('else' follows a clause with a condition)"),
        ("pay $5", 4, "a word, a number or one of : ; { } |"),
        ("pay 12345678901", 4, "a number of at most 9 digits"),
        ("pay '", 4, "a word, a number or one of : ; { } |"),
    ],
)
def test_errors_say_where_and_what_would_fit(text: str, position: int, expected: str) -> None:
    with pytest.raises(GrammarError) as caught:
        parse(text)
    assert (caught.value.position, caught.value.expected) == (position, expected)
    assert f"at character {position + 1}: expected {expected}" in str(caught.value)


def test_depth_is_limited_for_blocks_and_for_conditions() -> None:
    assert parse("a { " * MAX_DEPTH + "b" + " }" * MAX_DEPTH)
    for text in ("a { " * 1000, "a: " * 1000 + "b", "choose { b } or { " * 1000):
        with pytest.raises(GrammarError, match="inside each other"):
            parse(text[:3999])


def test_length_is_limited() -> None:
    with pytest.raises(GrammarError, match="at most 4000 characters"):
        parse("draw 1;" * 1000)


@pytest.mark.parametrize(
    "text",
    [
        "mod 1; opp_played: mod 2",
        "spend 2 { mod 4 uncancellable }",
        "opp_mod -1; opp_mod -1 per gadgets max 2",
        "opponent robot|cyborg: cancel 2",
        "inning>=6: hit 4",
        "advance average|fast 1",
        "stars>=1: { wins 7; bench AS 1 next_phase }; else: wins 4",
        "roll { 1-3: losses 4; 4-6: losses 2; 7-10: wins 1 }",
        "all: choose { money -1000; star FM 1 } or {}",
        "all: on phase_start game { media 1 }",
        "money 500 per AS max 2500; vp 1",
        "change 2 JM into REG; drm 2 retire next",
        "me: pick others SS>=1 { free_agent SS 1 offseason }",
        "wins 2; roll { odd: right: losses 4; even: left: losses 2 }",
        "evil: total 2; tier 'Hall of Fame': total -3",
    ],
)
def test_effects_of_real_games_are_canonical_as_written(text: str) -> None:
    assert write(parse(text)) == text


names = st.from_regex(r"[a-z_][a-z0-9_]{0,7}", fullmatch=True).filter(lambda name: name not in KEYWORDS)
words = st.text(st.characters(exclude_categories=["C", "Z"], exclude_characters="'"), min_size=1, max_size=9)
numbers = st.integers(-999_999_999, 999_999_999)
compares = st.builds(Compare, names, st.sampled_from(["<", "<=", "=", "!=", ">=", ">"]), numbers)
pers = st.builds(Per, numbers, names, st.integers(0, 999_999_999))
args = st.lists(
    numbers | words | pers | compares | st.lists(words, min_size=2, max_size=3).map(lambda w: Several(tuple(w))),
    max_size=3,
).map(tuple)
rows = st.tuples(st.integers(0, 50), st.integers(0, 50)).map(lambda pair: Between(min(pair), max(pair)))
guards = compares | rows | st.builds(When, names, args, st.booleans())


def with_else(clauses: list[Clause], otherwise: list[bool]) -> Effect:
    """Some clauses made the `else` of the one before, where that has a condition of its own."""
    effect: list[Clause] = []
    for clause, other in zip(clauses, otherwise, strict=True):
        before = effect[-1].condition if effect else None
        if other and before is not None and not isinstance(before, Else):
            effect.append(Clause(Else(), clause.verb, clause.args, clause.blocks))
        else:
            effect.append(clause)
    return tuple(effect)


def effects_of(clauses: st.SearchStrategy[Clause]) -> st.SearchStrategy[Effect]:
    several = st.lists(clauses, max_size=3)
    return several.flatmap(
        lambda found: st.lists(st.booleans(), min_size=len(found), max_size=len(found)).map(
            lambda otherwise: with_else(found, otherwise)
        )
    )


def larger(inner: st.SearchStrategy[Clause]) -> st.SearchStrategy[Clause]:
    blocks = st.lists(effects_of(inner), min_size=1, max_size=3).map(tuple)
    groups = effects_of(inner).map(lambda effect: (effect,))
    return st.builds(Clause, st.none() | guards, names, args, blocks) | st.builds(
        Clause, guards, st.just(""), st.just(()), groups
    )


effects = effects_of(st.recursive(st.builds(Clause, st.none() | guards, names, args), larger, max_leaves=6))


@given(effects)
def test_what_is_written_reads_back_the_same(effect: Effect) -> None:
    assert parse(write(effect)) == effect


@given(st.text() | st.text("ab1 -+;:{}|'<=or unless else per max", max_size=60))
def test_any_text_gives_a_tree_or_a_grammar_error(text: str) -> None:
    error = None
    try:
        effect = parse(text)
    except GrammarError as caught:
        error = caught
    if error is None:
        assert parse(write(effect)) == effect
    else:
        assert 0 <= error.position <= len(text)
        assert error.expected
