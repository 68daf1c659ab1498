"""An invented game about a picnic, to try packs on."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from sandlot.cards import (
    CardName,
    Comparison,
    Condition,
    EffectText,
    Id,
    Joint,
    Measure,
    Number,
    Schema,
    Trouble,
    Verb,
    Vocabulary,
    Word,
    Words,
)

EAT, PAY, SWAP, INVITE, CHOOSE, ROLL, FETCH, EACH = 8, 9, 10, 11, 12, 13, 14, 15
SUNNY, HOLDS, EVERYBODY, BRINGING = 20, 21, 22, 23
PLATES, ANTS = 1, 2
FOOD = {"pie": "a pie", "jam": "a jar of jam", "tea": "a pot of tea"}

PICNIC = Vocabulary(
    [
        Verb(
            "eat",
            EAT,
            "eat {n:sandwich/sandwiches}{speed}",
            args=(
                Number("n", -9, 9, per=True),
                Word("speed", {"slowly": " slowly", "fast": ""}, default="fast"),
            ),
            less="put back {n:sandwich/sandwiches}{speed}",
        ),
        Verb("pay", PAY, "pay {n:$}", args=(Number("n", 0, 5000, names={"all": 9999}),), again="once more"),
        Verb("swap", SWAP, "swap {a} for {b}", args=(Word("a", FOOD), Joint("for"), Word("b", FOOD, several=True))),
        Verb(
            "invite",
            INVITE,
            "invite a guest{test}, who must {block}",
            args=(Comparison("test", optional=True, before=" if "),),
            blocks=(1, 1),
        ),
        Verb("choose", CHOOSE, "either {blocks}", blocks=(2, 3)),
        Verb("roll", ROLL, "roll a die: {block}", blocks=(1, 1), rows=(1, 6)),
        Verb("fetch", FETCH, "fetch {card}", args=(CardName("card", "dish"),)),
    ],
    [
        Condition("sunny", SUNNY, "the sun shines"),
        Condition("holds", HOLDS, "you hold {what}", args=(Word("what", FOOD, several=True),)),
        Condition("everybody", EVERYBODY, "everybody: {body}", scope=True),
        Condition(
            "bringing",
            BRINGING,
            "whoever brings {what}: {body}",
            args=(Word("what", FOOD, several=True, joined="and"),),
            scope=True,
            others="whoever does not bring {what}: {body}",
        ),
    ],
    [
        Measure("plates", PLATES, "plate", "you have {n:plate}"),
        Measure("ants", ANTS, "ant", "there are {n:ant}", {0: "no ants"}),
    ],
)


class Dish(msgspec.Struct, frozen=True):
    """A card of the picnic."""

    id: Id
    name: Words
    count: Annotated[int, msgspec.Meta(ge=0, le=9)]
    taste: Literal["sweet", "salty"] = "sweet"
    effect: EffectText = ""
    more: tuple[EffectText, ...] = ()


class Weather(msgspec.Struct, frozen=True):
    """The one chart of the picnic."""

    rain: int
    note: Words = ""


class Basket(msgspec.Struct, frozen=True):
    """All tables of a picnic pack."""

    dish: tuple[Dish, ...]
    weather: Weather = Weather(0)


def _check(basket: Basket) -> Iterator[Trouble]:
    total = sum(dish.count for dish in basket.dish)
    if total > 12:
        yield "", "count", f"the basket holds 12 dishes, not {total}"


SCHEMA = Schema("picnic", "cards_without_a_package", Basket, PICNIC, _check)

GOOD = """
[pack]
name = "park"
game = "picnic"
title = "In the park"
version = "1"

[[dish]]
id = "P1"
name = "Apple pie"
count = 2
effect = "sunny:eat 1;   else:{ pay 500 }"

[[dish]]
id = "J-2"
name = "Jam"
count = 1
taste = "salty"
effect = "fetch P1"
more = ["eat 2 per plates max 6", ""]

[weather]
rain = 3
note = "bring a coat"
"""
