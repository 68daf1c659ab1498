"""The farm: attempts, cuts, claims, and holes that must be filled."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.notation import dollars
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import farm, holes
from sandlot.games.lords.words.names import RESULTS
from sandlot.kernel.asking import Asked, Asking, Order, question

FULL = "Your farm is full without a Utility player: whom do you drop?"
CLAIM = "Do you claim the cut Phenom for $500? There is no way back."
HOLE = "A place in the majors is empty: a Utility player (pass), or a try with a Phenom?"
TOO_MANY = "You have more than 25 Major League players: whom do you cut?"


def _buy_roll(g: Lords, choice: farm.BuyRoll, seat: int) -> Asked:
    who = "Phenom" if choice.kind == codes.ROLL_PHENOM else "Prospect"
    rule = "LOB-8.3-d" if choice.kind == codes.ROLL_PHENOM else "LOB-8.4-c"
    price = dollars(farm.fee(g, seat, choice.first)) if choice.gift < 0 else "nothing"
    cost = f"A roll costs {price}, each +1 {dollars(choice.step(g, seat)) if choice.gift < 0 else price} more"
    said = f"With how much do you roll for the {who}? {cost}; {choice.left} left."
    if not choice.first:
        said = f"The {who}: {RESULTS[g.revealed[seat]]}. Keep it, or roll again? {cost}; {choice.left} left."
    return Asked(f"rolls for a {who}", said, rule)


def _bonus(g: Lords, choice: farm.Bonus, seat: int) -> Asked:
    said = "Your secret bonus for the cut Phenom, first in steps of $5,000."
    if g.sealed[seat]:
        said = "And how much more for the Phenom, in steps of $500?"
    return Asked("must name a bonus for the Phenom", said, "LOB-8.2-e", "amount")


def _tried(g: Lords, seat: int, n: int) -> str:
    return f"men{seat}:{'PH' if question(g, farm.BuyRoll).kind == codes.ROLL_PHENOM else 'PR'}"


QUESTIONS = {
    farm.BuyRoll: Asking(_buy_roll, part=_tried),
    farm.CutFarm: Asking(Asked("must cut a farm player", FULL, "LOB-7.1.5-h")),
    farm.Claim: Asking(
        Asked("may claim a cut Phenom", CLAIM, "LOB-8.2-a", "yesno"),
        part="men{me}:PH",
        recalls=True,
        order=Order("claim", "claiming a cut Phenom", ("Claim",)),
    ),
    farm.Bonus: Asking(_bonus, recalls=True),
    farm.CutOne: Asking(Asked("must cut a player", TOO_MANY, "LOB-8.3-h")),
    holes.Fill: Asking(
        Asked("must fill a hole", HOLE, "LOB-2.4-c"), order=Order("hole", "trying a Phenom for a hole", ("Fill",))
    ),
}
