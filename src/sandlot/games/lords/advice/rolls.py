# interpreted: for people
"""Dice: media on a roll, challenges, second throws, attempts of the farm, retirement and draft."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.lords import codes
from sandlot.games.lords.advice.changes import player
from sandlot.games.lords.notation import counted
from sandlot.games.lords.options import ACCEPT, AGAIN, CARD, CHALLENGE, COUNT, DOWN, KEEP, PASS, PHENOM, UP, USE_DRM
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import dice, draft, farm, holes, retirement
from sandlot.games.lords.tables import look
from sandlot.games.lords.words.names import RESULTS, ROLLS, owner
from sandlot.kernel.asking import question

FARM_ROLLS = (codes.ROLL_PHENOM, codes.ROLL_PROSPECT)


def whose(g: Lords, seat: int) -> str:
    """The roll on the table and its roller."""
    kind = "roll" if g.roll_kind == codes.ROLL_ANY else f"{ROLLS[g.roll_kind]} roll"
    return f"{'your' if g.roller == seat else owner(g, g.roller) + chr(8217) + 's'} {kind}"


def result(g: Lords, total: int) -> str:
    """What a total means on the charts of the farm; else nothing."""
    if g.roll_kind not in FARM_ROLLS:
        return ""
    return RESULTS[look(g.pack.phenom if g.roll_kind == codes.ROLL_PHENOM else g.pack.prospect, total)]


def altered(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """Cubes on a roll, or none."""
    option = picks[0]
    if option >= ACCEPT:
        return "Answers the offer for this roll."
    if option == PASS:
        return "Saves the cubes: two of them are worth 3 points at year end."
    n = option - UP if option < DOWN else option - DOWN
    total = before.total + (n if option < DOWN else -n)
    said = f"Turns {whose(before, seat)} from {before.total} to {total}"
    then, now = result(before, before.total), result(before, total)
    return f"{said}: {now} in place of {then}." if then != now else f"{said}."


def challenges(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """The bank's cubes against a roll."""
    if picks[0] == CHALLENGE:
        return f"Challenges {whose(before, seat)}: it costs nothing and may spoil it."
    return "Keeps the challenge of this phase for a roll that matters more."


def against(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """Which way a challenge turns a roll."""
    by = question(before, dice.Against).n * (1 if picks[0] < DOWN else -1)
    return f"Turns {whose(before, seat)} from {before.total} to {before.total + by}."


def again(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A second throw, by right or by a card."""
    if picks[0] == PASS:
        return f"Lets {whose(before, seat)} stand at {before.total}."
    how = f" with {before.pack.names[picks[0] - CARD]}" if picks[0] >= CARD else ""
    hope = "for a better one" if before.roller == seat else "for a worse one"
    return f"Has {whose(before, seat)} of {before.total} thrown again{how}, {hope}."


def farm_roll(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A roll of the farm: with how much, or whether its result is kept."""
    choice = question(before, farm.BuyRoll)
    who = "Phenom" if choice.kind == codes.ROLL_PHENOM else "Prospect"
    now = RESULTS[before.revealed[seat]]
    if picks[0] == KEEP:
        return f"Keeps the result: {now}."
    drm = choice.gift if choice.gift >= 0 else picks[0] - AGAIN
    odds = chances(before, choice.kind, drm)
    if choice.first:
        return f"Rolls for the {who} at +{drm}: {odds}."
    return f"Rolls again at +{drm} in place of {now}: {odds}."


def chances(g: Lords, kind: int, drm: int) -> str:
    """How many of ten throws make the player better."""
    chart = g.pack.phenom if kind == codes.ROLL_PHENOM else g.pack.prospect
    good = (codes.R_AS, codes.R_SS) if kind == codes.ROLL_PHENOM else (codes.R_PH,)
    n = sum(look(chart, die + drm) in good for die in range(1, 11))
    hope = f"{player(codes.AS)} or better" if kind == codes.ROLL_PHENOM else player(codes.PH)
    return f"{counted(n, 'throw')} of ten {'makes' if n == 1 else 'make'} {hope}"


def filled(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A hole in the majors."""
    if picks[0] == PHENOM:
        return "Gives a Phenom his chance in the empty place."
    return "Fills the place with a Journeyman and keeps the Phenom."


def drm_used(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """The front office's modifier at retirement."""
    drm = before.pack.fo_drm[before.stars.at(seat, codes.FO)]
    if picks[0] == USE_DRM:
        return f"Uses the front office: {drm:+d} on the roll{', so that fewer players leave' if drm > 0 else ''}."
    return f"Rolls without the front office and its {drm:+d}."


def best_roll(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """One of several draft rolls."""
    return f"Takes the {picks[0] - COUNT}, the better row of the draft card."


PURPOSES = {
    dice.Alter: altered,
    dice.Opening: altered,
    dice.Challenges: challenges,
    dice.Against: against,
    dice.SecondTry: again,
    dice.AnswerRoll: again,
    farm.BuyRoll: farm_roll,
    holes.Fill: filled,
    retirement.DrmChoice: drm_used,
    draft.BestRoll: best_roll,
}
