# interpreted: for people
"""What a move is for, in one sentence, from what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from sandlot.games.cosmic import codes
from sandlot.games.cosmic.bot.judge import changing
from sandlot.games.cosmic.effects.facts import base
from sandlot.games.cosmic.effects.queries import keep_limit, luckier, surcharge, total
from sandlot.games.cosmic.effects.verbs import SpendGadgets
from sandlot.games.cosmic.gist import Gist, counted, in_a_row
from sandlot.games.cosmic.notation import action_card
from sandlot.games.cosmic.numbers import HALVES, NO_CARD, OUTS, SIZE
from sandlot.games.cosmic.options import CHOOSE, DISCARD, DONE, KEEP, PASS, PAY, PLAY, RECOVER, SPEND, TOP
from sandlot.games.cosmic.state import Cosmic
from sandlot.games.cosmic.steps import Pay
from sandlot.games.cosmic.tables import coach_program


def purpose(before: Cosmic, after: Cosmic, seat: int, picks: Sequence[int]) -> str:
    """One sentence about a whole move of this seat."""
    first = picks[0]
    if first == PASS:
        return declining(before, seat)
    if PLAY <= first < PAY:
        return playing(before, after, seat, picks)
    if PAY <= first < CHOOSE:
        return paying(before, after, seat, picks)
    if CHOOSE <= first < KEEP:
        return choosing(before, seat, seat * SIZE + first - CHOOSE)
    if KEEP <= first <= DONE:
        return keeping(before, seat, picks)
    if DISCARD <= first < RECOVER:
        return giving_up(after, seat, listed(before, seat, picks, DISCARD, RECOVER))
    if RECOVER <= first < TOP:
        return taking_back(before, seat, picks)
    if TOP <= first < SPEND:
        return arranging(names(before, seat, picks, TOP, SPEND))
    return spending(before, seat, first)


# -- words ---------------------------------------------------------------------------------------------------------


def names(g: Cosmic, seat: int, picks: Sequence[int], low: int, high: int) -> list[str]:
    """The Actions that the picks of one range stand for."""
    return [g.pack.names[action_card(seat, pick - low)] for pick in picks if low <= pick < high]


def listed(g: Cosmic, seat: int, picks: Sequence[int], low: int, high: int) -> str:
    """The same in a row: `Flex, Flex and Overpower`."""
    return in_a_row(names(g, seat, picks, low, high))


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."


# -- the round as it stands ----------------------------------------------------------------------------------------


def leads(g: Cosmic, seat: int) -> bool:
    """Whether this seat would win the round as it stands; when totals are level, the luckier side does."""
    mine, theirs = total(g, seat), total(g, 1 - seat)
    return mine > theirs or (mine == theirs and luckier(g) == seat)


def score(mine: int, theirs: int) -> str:
    return f"{mine} to {theirs}" + (" by Luck" if mine == theirs else "")


def course(g: Cosmic, seat: int, mine: int, theirs: int, lucky: bool) -> str:
    """What new totals mean for the round; nothing if they are as far apart as before."""
    led = leads(g, seat)
    if not led and (mine > theirs or (mine == theirs and lucky)):
        return f"takes the lead{'' if g.hands.size(1 - seat) else ' for good'}, {score(mine, theirs)}"
    gain = (mine - theirs) - (total(g, seat) - total(g, 1 - seat))
    if gain <= 0:
        return f"falls back, {mine} to {theirs}" if gain else ""
    if led:
        return f"adds to the lead, {mine} to {theirs}"
    if mine == theirs:
        return f"draws level, {mine} to {theirs}, one short of the lead"
    return f"comes closer, {mine} to {theirs}"


def told(g: Cosmic, seat: int, gist: Gist, floated: int = 0) -> str:
    """What an effect does to the round, then what else it brings."""
    if gist.open:
        return in_a_row([*gist.deeds, *aids(gist)])
    lucky = gist.lucky or luckier(g) == seat
    change = course(g, seat, total(g, seat) + gist.mine, total(g, 1 - seat) + gist.theirs, lucky)
    deeds = gist.deeds or ([f"leaves {floated} cash for the next Action"] if floated and not change else [])
    if change and len(deeds) == 1:
        return f"{change}, and {deeds[0]}"
    return in_a_row([*filter(None, [change]), *deeds])


def aids(gist: Gist) -> list[str]:
    """What an effect does to the totals where nobody knows yet what they will be."""
    found = [f"adds {gist.mine}"] if gist.mine > 0 else []
    return found + ([f"takes {-gist.theirs} off the other side"] if gist.theirs < 0 else [])


# -- moves ---------------------------------------------------------------------------------------------------------


def declining(g: Cosmic, seat: int) -> str:
    """Why not to play."""
    mine, theirs = total(g, seat), total(g, 1 - seat)
    hits = seat == g.hitting
    ends = g.passes == 1 or not g.hands.size(1 - seat)
    third = g.outs == OUTS - 1
    if leads(g, seat):
        if not ends:
            return f"Leads {score(mine, theirs)}: the other has to act."
        won = "Scores a point" if hits else "Gets the third out" if third else "Gets the out"
        return f"{won}, {score(mine, theirs)}."
    if not ends:
        return f"Lets the round go at {mine} to {theirs}, unless the other plays on."
    lost = "Allows the point" if not hits else "Takes the third out" if third else "Takes the out"
    saved = min(keep_limit(g, seat), g.hands.size(seat))
    if hits and third and g.half == HALVES - 1:
        return f"{lost}, {mine} to {theirs}."
    return f"{lost}, {mine} to {theirs}, and saves {counted(saved, 'Action')} for the next round."


def playing(before: Cosmic, after: Cosmic, seat: int, picks: Sequence[int]) -> str:
    """What an Action does: also what comes after a draw or a look, where the move itself stops."""
    card = action_card(seat, picks[0] - PLAY)
    gist = Gist(before, seat, card, picks)
    floated = after.cash[seat] - before.cash[seat]
    return sentence(told(before, seat, gist, floated) or f"{before.pack.names[card]} does nothing now")


def paying(before: Cosmic, after: Cosmic, seat: int, picks: Sequence[int]) -> str:
    """What a payment leaves."""
    bought = before.pack.names[cast(Pay, before.choice).card]
    left = after.cash[seat]
    floats = f" and floats {left} cash" if left else ""
    return f"Pays for {bought} with {listed(before, seat, picks, PAY, CHOOSE)}{floats}."


def choosing(g: Cosmic, seat: int, card: int) -> str:
    """Whom to send out: how good it is on this side, and what its Entrance does."""
    hits = seat == g.hitting
    stat = (g.pack.hit if hits else g.pack.pitch)[card]
    who = f"{g.pack.names[card]}, who {'hits' if hits else 'pitches'} for {stat}"
    if g.field[seat] == NO_CARD:
        gist = Gist(g, seat, card)
        return f"Sends out {in_a_row([who, *aids(gist), *gist.deeds])}."
    fresh = g.clone()
    fresh.field[seat] = card
    gist = Gist(fresh, seat, card)
    gist.add(Gist(fresh, seat, coach_program(seat, codes.AT_NEW)))
    gist.mine += stat - base(g, seat)
    brought = told(g, seat, gist)
    return f"Brings in {who}: {brought}." if brought else f"Brings in {who}, and nothing changes."


def keeping(g: Cosmic, seat: int, picks: Sequence[int]) -> str:
    """What is kept comes on top of the next draw."""
    if changing(g) and g.half == HALVES - 1:
        return "The game is over, and no Action is needed any more."
    hits = (seat == g.hitting) != changing(g)
    if not names(g, seat, picks, KEEP, DONE):
        return "Keeps no more." if g.sealed[seat] else "Starts afresh, but a kept Action would come on top of the draw."
    return f"Keeps {listed(g, seat, picks, KEEP, DONE)} to {'hit' if hits else 'pitch'} with in the next round."


def giving_up(after: Cosmic, seat: int, thrown: str) -> str:
    """What a discard leaves."""
    left = after.hands.size(seat)
    return f"Gives up {thrown} and keeps {counted(left, 'Action')}." if left else f"Gives up {thrown}, the last."


def taking_back(g: Cosmic, seat: int, picks: Sequence[int]) -> str:
    """Whether what comes back can be played in this round."""
    back = listed(g, seat, picks, RECOVER, TOP)
    card = action_card(seat, picks[0] - RECOVER)
    means = g.cash[seat] - surcharge(g, seat) + sum(g.pack.value[held] for held in g.hands[seat])
    soon = "can be paid for at once" if g.pack.cost[card] <= means else "may be kept for the next round"
    return f"Gets {back} back, which {soon}."


def arranging(order: Sequence[str]) -> str:
    """In which order the next Actions come."""
    return ", then ".join([f"Draws {order[0]} next", *order[1:]]) + "."


def spending(g: Cosmic, seat: int, pick: int) -> str:
    """What Gadgets buy, or that they stay."""
    if pick == SPEND:
        return f"Saves {counted(g.gadgets[seat], 'Gadget')} for later."
    choice = cast(SpendGadgets, g.choice)
    return sentence(told(g, seat, Gist(g, seat, choice.program, [pick], choice.pc)))
