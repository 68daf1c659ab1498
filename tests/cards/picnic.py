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
            name="eat",
            code=EAT,
            args=(
                Number(name="n", low=-9, high=9, per=True),
                Word(name="speed", words={"slowly": " slowly", "fast": ""}, default="fast"),
            ),
            text="eat {n:sandwich/sandwiches}{speed}",
            less="put back {n:sandwich/sandwiches}{speed}",
        ),
        Verb(
            name="pay",
            code=PAY,
            args=(Number(name="n", low=0, high=5000, names={"all": 9999}),),
            text="pay {n:$}",
            again="once more",
        ),
        Verb(
            name="swap",
            code=SWAP,
            args=(Word(name="a", words=FOOD), Joint(name="for"), Word(name="b", words=FOOD, several=True)),
            text="swap {a} for {b}",
        ),
        Verb(
            name="invite",
            code=INVITE,
            args=(Comparison(name="test", optional=True, before=" if "),),
            blocks=(1, 1),
            text="invite a guest{test}, who must {block}",
        ),
        Verb(name="choose", code=CHOOSE, blocks=(2, 3), text="either {blocks}"),
        Verb(name="roll", code=ROLL, blocks=(1, 1), rows=(1, 6), text="roll a die: {block}"),
        Verb(name="fetch", code=FETCH, args=(CardName(name="card", table="dish"),), text="fetch {card}"),
    ],
    [
        Condition(name="sunny", code=SUNNY, text="the sun shines"),
        Condition(
            name="holds",
            code=HOLDS,
            args=(Word(name="what", words=FOOD, several=True),),
            text="you hold {what}",
        ),
        Condition(name="everybody", code=EVERYBODY, scope=True, text="everybody: {body}"),
        Condition(
            name="bringing",
            code=BRINGING,
            args=(Word(name="what", words=FOOD, several=True, joined="and"),),
            scope=True,
            text="whoever brings {what}: {body}",
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
