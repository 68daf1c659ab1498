"""Dice on the table: media on a roll, challenges, second throws."""

from __future__ import annotations

from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import deals, dice
from sandlot.games.lords.words.names import ROLLS, owner
from sandlot.kernel.asking import Asked, Asking, Order
from sandlot.kernel.step import Choice


def the_roll(g: Lords) -> str:
    """The roll that lies on the table."""
    return f"the {ROLLS[g.roll_kind]} roll of {owner(g, g.roller)}, now {g.total}"


def _alter(g: Lords, choice: Choice, seat: int) -> Asked:
    said = f"Do you turn {the_roll(g)}, up or down with media cubes?"
    return Asked("may use media on the roll", said, "LOB-7.3-e")


def _challenge(g: Lords, choice: Choice, seat: int) -> Asked:
    said = f"Do you challenge {the_roll(g)}? A die decides whether the bank gives you 0, 1 or 2 cubes against it."
    return Asked("may challenge the roll", said, "LOB-13.2-a")


def _against(g: Lords, choice: dice.Against, seat: int) -> Asked:
    said = f"Which way do you turn {the_roll(g)}, by {choice.n}?"
    return Asked("must turn the roll", said, "LOB-13.2-b")


def _again(g: Lords, choice: Choice, seat: int) -> Asked:
    return Asked("may have the die thrown again", f"Shall {the_roll(g)}, be thrown again?", "LOB-5.3.10-b")


def _roll_offer(g: Lords, seat: int, n: int) -> str:
    """The offer for the roll that an answer is about."""
    offers = [offer for offer in g.market.to(seat) if deals.is_roll_offer(offer)]
    return f"offer:{offers[n].number}" if n < len(offers) else ""


QUESTIONS = {
    dice.Alter: Asking(_alter, order=Order("media", "using media on a roll", ("Alter",))),
    dice.Opening: Asking(
        _alter,
        parts=dict.fromkeys(("ACCEPT", "REFUSE"), _roll_offer),
        order=Order("media first", "using media on a roll before the others", ("Opening",)),
    ),
    dice.Challenges: Asking(_challenge, order=Order("challenge", "challenging a roll", ("Challenges",))),
    dice.Against: Asking(_against),
    dice.SecondTry: Asking(_again, order=Order("second throw", "throwing a die again", ("SecondTry",))),
    dice.AnswerRoll: Asking(_again, order=Order("answer to a roll", "responding to a roll", ("AnswerRoll",))),
}
