"""For bots: roughly what a card is good for, in points of a total, read from its effect once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from sandlot.cards import parse
from sandlot.cards.grammar import Clause, Effect, Per, When
from sandlot.games.cosmic.pack import Action, Player

CASH: Final = 0.7  # what a unit of cash is worth
AS_CASH: Final = 0.55  # what a unit of Discard Value is worth in a hand that may have nothing to buy
GADGET: Final = 0.6
EACH: Final = {  # per unit of the first number
    "mod": 1.0,
    "opp_mod": -1.0,
    "draw": 1.1,
    "float": CASH,
    "gadget": GADGET,
    "opp_discard": 1.0,
    "self_discard": -0.8,
    "recover": 1.3,
    "tax": 0.8,
    "luck": 0.1,
    "keep": 0.4,
    "scry": 0.15,
}
WITHIN_A_HAND: Final = EACH | {  # in a hand that is reckoned as a whole a card more or less changes what all can do
    "draw": 1.7,
    "opp_discard": 1.4,
    "self_discard": -1.2,
    "recover": 2.4,
}
SPENDING: Final[Mapping[str, Callable[[float, float], float]]] = {  # from what the block does, and the Gadgets
    "spend": lambda gain, n: gain - GADGET * n,
    "spend_each": lambda gain, n: n * (gain - GADGET),
}
FLAT: Final = {"new_player": 0.8, "cancel_last": 2.0, "copy_last": 2.2, "peek_hand": 0.1}
LIKELY: Final = {"trailing": 0.45, "outs2": 0.33, "opp_played": 0.6, "opp_base_higher": 0.8}


def worth(card: Action, hitting: bool) -> float:
    """The better of playing it and discarding it for cash."""
    return max(value_of(parse(card.effect), hitting, EACH) - CASH * card.cost, AS_CASH * card.value)


def does(card: Player | Action, hitting: bool) -> float:
    """What its effect does, in points of a total."""
    return value_of(parse(card.effect), hitting, WITHIN_A_HAND)


def value_of(effect: Effect, hitting: bool, each: Mapping[str, float]) -> float:
    """The sum of its parts."""
    return sum(_clause(clause, hitting, each) for clause in effect)


def _clause(clause: Clause, hitting: bool, each: Mapping[str, float]) -> float:
    chance = 1.0
    if isinstance(clause.condition, When):
        name = clause.condition.name
        chance = float(hitting == (name == "hit")) if name in ("hit", "pitch") else LIKELY[name]
    if not clause.verb:
        return chance * value_of(clause.blocks[0], hitting, each)
    return chance * _verb(clause, hitting, each)


def _verb(clause: Clause, hitting: bool, each: Mapping[str, float]) -> float:
    n = _number(clause)
    if clause.verb in SPENDING:
        return max(0.0, SPENDING[clause.verb](value_of(clause.blocks[0], hitting, each), n))
    if clause.verb in FLAT:
        return FLAT[clause.verb] if "opp" not in clause.args else -FLAT[clause.verb]
    return each[clause.verb] * n


def _number(clause: Clause) -> float:
    for arg in clause.args:
        if isinstance(arg, Per):
            return float(arg.times) * min(1.5, arg.most or 2)
        if isinstance(arg, int):
            return float(arg)
    return 1.0
