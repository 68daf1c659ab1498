# interpreted: for people
"""What a move is for, in one sentence, from what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.cosmic.effects.queries import luckier, total
from sandlot.games.cosmic.notation import action_card
from sandlot.games.cosmic.numbers import NO_CARD, SIZE
from sandlot.games.cosmic.options import CHOOSE, DISCARD, DONE, KEEP, PASS, PAY, PLAY, RECOVER, SPEND, TOP
from sandlot.games.cosmic.state import Cosmic


def purpose(before: Cosmic, after: Cosmic, seat: int, picks: Sequence[int]) -> str:
    """One sentence about a whole move of this seat."""
    first = picks[0]
    if first == PASS:
        return declining(before, seat)
    if PLAY <= first < PAY:
        return playing(before, after, seat, first - PLAY)
    if PAY <= first < CHOOSE:
        return f"Pays with {action(before, seat, first - PAY)}."
    if CHOOSE <= first < KEEP:
        return choosing(before, seat, seat * SIZE + first - CHOOSE)
    if first == DONE:
        return "Lets the whole hand go for new cards."
    if KEEP <= first < DONE:
        kept = " and ".join(action(before, seat, pick - KEEP) for pick in picks if KEEP <= pick < DONE)
        return f"Keeps {kept} for the next round."
    if DISCARD <= first < RECOVER:
        return f"Gives up {action(before, seat, first - DISCARD)}."
    if RECOVER <= first < TOP:
        return f"Gets {action(before, seat, first - RECOVER)} back."
    if TOP <= first < SPEND:
        return f"Will draw {action(before, seat, first - TOP)} next."
    return (
        "Saves the Gadgets." if first == SPEND else changed(before, after, seat) or f"Spends {first - SPEND} Gadgets."
    )


def action(g: Cosmic, seat: int, slot: int) -> str:
    """An Action of a seat's deck by name."""
    return g.pack.names[action_card(seat, slot)]


def leads(g: Cosmic, seat: int) -> bool:
    """Whether this seat would win the round as it stands; when totals are level, the luckier side does."""
    mine, theirs = total(g, seat), total(g, 1 - seat)
    return mine > theirs or (mine == theirs and luckier(g) == seat)


def declining(g: Cosmic, seat: int) -> str:
    """Why not to play."""
    score = f"{total(g, seat)} to {total(g, 1 - seat)}"
    if leads(g, seat):
        return f"Wins the round, {score}." if g.passes == 1 else f"You lead {score}: the other has to act."
    if g.passes == 1:
        return f"Gives this round up, {score}, and saves the cards."
    return f"Waits at {score} and saves the cards."


def playing(before: Cosmic, after: Cosmic, seat: int, slot: int) -> str:
    """What an Action does at once."""
    return changed(before, after, seat) or f"Uses {action(before, seat, slot)} for its effect."


def changed(before: Cosmic, after: Cosmic, seat: int) -> str:
    """The first thing of note that differs."""
    if NO_CARD in (before.field[0], before.field[1], after.field[0], after.field[1]):
        return ""
    score = f"{total(after, seat)} to {total(after, 1 - seat)}"
    gap = total(before, seat) - total(before, 1 - seat), total(after, seat) - total(after, 1 - seat)
    if leads(after, seat) and not leads(before, seat):
        return f"Takes the lead, {score}."
    if gap[1] > gap[0]:
        return f"Adds to the lead, {score}." if leads(before, seat) else f"Comes closer, {score}."
    if after.gadgets[seat] > before.gadgets[seat]:
        return "Gains Gadgets for later."
    if after.cash[seat] > before.cash[seat]:
        return f"Floats cash: {after.cash[seat]} to pay with."
    return ""


def choosing(g: Cosmic, seat: int, card: int) -> str:
    """Whom to send out, and how good it is on this side."""
    hitting = seat == g.hitting
    stat = (g.pack.hit if hitting else g.pack.pitch)[card]
    return f"Sends out {g.pack.names[card]}, who {'hits' if hitting else 'pitches'} for {stat}."
