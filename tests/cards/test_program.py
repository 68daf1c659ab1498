"""One walker for all effects: guards are judged on the way, verbs act by their handlers, nothing stands for another."""

from __future__ import annotations

import operator

import pytest
from mypy_extensions import i64

from sandlot.cards import Condition, Measure, Number, Verb, Vocabulary
from sandlot.cards.program import ConditionRule, MeasureRule, VerbRule, Walk, compares, walker
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.game import Game
from sandlot.kernel.packed import vec

EAT, REST, SUNNY, HUNGER = 8, 9, 16, 1
WORDS = Vocabulary(
    (
        Verb("eat", EAT, "eat {n}", args=(Number("n", -9, 9, per=True),)),
        Verb("rest", REST, "rest"),
    ),
    (Condition("sunny", SUNNY, "the sun shines"),),
    (Measure("hunger", HUNGER, "hunger", "{n:hunger}"),),
)


class Eat(VerbRule):
    """Notes how much is eaten."""

    def __init__(self) -> None:
        self.eaten: list[int] = []

    def act(self, g: Game, walk: Walk) -> bool:
        self.eaten.append(int(PICNIC.amount(g, walk, 0)))
        return False


class Rest(VerbRule):
    """Ends the walk."""

    def act(self, g: Game, walk: Walk) -> bool:
        return True


class Sunny(ConditionRule):
    """The sun shines for seat 1 only."""

    def holds(self, g: Game, walk: Walk) -> bool:
        return walk.seat == 1


class Hunger(MeasureRule):
    """Seat n is hungry by n + 3."""

    def of(self, g: Game, seat: i64) -> i64:
        return seat + 3


MEAL = Eat()
PICNIC = walker({EAT: MEAL, REST: Rest()}, {SUNNY: Sunny()}, {HUNGER: Hunger()})


def eaten(effect: str, seat: int = 0, row: int = 0) -> tuple[list[int], bool]:
    """What is eaten by an effect, and whether a verb ended it."""
    MEAL.eaten.clear()
    program = vec[i64](WORDS.compile(WORDS.read(effect)))
    stopped = PICNIC.walk(Game(), Walk(seat, program, 0, len(program), row))
    return MEAL.eaten.copy(), stopped


def test_verbs_act_in_their_order() -> None:
    assert eaten("eat 1; eat 2; eat 3") == ([1, 2, 3], False)


def test_a_verb_can_end_the_walk() -> None:
    assert eaten("eat 1; rest; eat 3") == ([1], True)


@pytest.mark.parametrize(("seat", "meal"), [(0, [2, 9]), (1, [1, 9])])
def test_a_condition_and_its_else(seat: int, meal: list[int]) -> None:
    assert eaten("sunny: eat 1; else: eat 2; eat 9", seat) == (meal, False)


@pytest.mark.parametrize(("seat", "meal"), [(0, [1, 2]), (1, [])])
def test_unless_turns_a_condition_round(seat: int, meal: list[int]) -> None:
    assert eaten("unless sunny: {eat 1; eat 2}", seat) == (meal, False)


@pytest.mark.parametrize(
    ("sign", "holds"),
    [
        ("<", operator.lt),
        ("<=", operator.le),
        ("=", operator.eq),
        ("!=", operator.ne),
        (">=", operator.ge),
        (">", operator.gt),
    ],
)
def test_measures_are_compared(sign: str, holds: object) -> None:
    assert callable(holds)
    for seat in (0, 1, 2):
        assert eaten(f"hunger{sign}4: eat 1", seat) == ([1] if holds(seat + 3, 4) else [], False)


def test_an_amount_grows_with_a_measure_up_to_a_limit() -> None:
    assert eaten("eat 2 per hunger", 1) == ([8], False)
    assert eaten("eat 2 per hunger max 5", 1) == ([5], False)
    assert eaten("eat -2 per hunger max 5", 1) == ([-5], False)


def test_a_word_without_a_handler_is_an_error_with_its_code() -> None:
    program = vec[i64]([77, 2])
    with pytest.raises(RulesBug, match="77"):
        walker({99: Rest()}).walk(Game(), Walk(0, program, 0, 2, 0))
    with pytest.raises(RulesBug, match="5"):
        walker({}, {}, {9: Hunger()}).measure(Game(), 0, 5)


def test_a_walker_says_what_it_handles() -> None:
    assert sorted(PICNIC.handled()) == [EAT, REST, SUNNY]
    assert PICNIC.measured() == [HUNGER]


def test_signs_are_those_of_the_grammar() -> None:
    assert [compares(1, sign, 2) for sign in range(6)] == [True, True, False, True, False, False]
    assert [compares(2, sign, 2) for sign in range(6)] == [False, True, True, False, True, False]
