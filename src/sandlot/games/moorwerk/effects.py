"""What cards do, by the verbs of their effects (pack.py declares them, codes.py numbers them)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.baseball.diamond import THIRD, driven, forced, lead, moved, scoring, staying
from sandlot.cards.vocabulary import SKIP
from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.game import HAND, LIMIT, NO_CARD, OUT, PLATE, Baseball
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import NOTHING

DONE: Final = -1
HANDLED: Final = (codes.ADVANCE, codes.FORCE, codes.BATTER, codes.OUT, codes.SCORE, codes.THIRD_OUT)


def green_or_red(g: Baseball, program: list[int], pc: i64, chosen: bool) -> i64:
    """Carry out an effect from `pc` on, up to a third out or a tenth run.

    Returns where a question interrupts it, or DONE. `chosen`: the question at `pc` was answered with yes.
    """
    stop = False
    while pc < len(program) and not stop:
        code: i64 = program[pc]
        if code == codes.ADVANCE:
            if g.choose_advances and not chosen and g.bases and follows_out(program, pc):
                return pc
            if program[pc + 2] == codes.ALL:
                stop = advance(g, g.bases, program[pc + 3])
            else:
                stop = advance(g, lead(g.bases), program[pc + 3])
        elif code == codes.BATTER:
            stop = batter_to(g, program[pc + 2])
        elif code == codes.FORCE:
            stop = advance(g, forced(g.bases), 1)
        elif code == codes.OUT:
            if program[pc + 2] == codes.OUT_BATTER:
                if g.events is not None:
                    g.emit("batter out", g.batting, PLATE, OUT)
                stop = g.out()
            elif g.choose_outs and not chosen and g.bases and follows_out(program, pc):
                return pc
            else:
                stop = g.lead_out()
        elif code == codes.SCORE:
            runner = lead(g.bases)
            if runner and (runner == THIRD or not g.sf_third_only):
                if g.choose_advances and not chosen:
                    return pc
                stop = advance(g, runner, 4)
        elif code == codes.THIRD_OUT:
            # A third out ends the card (MW-RED-8), so whoever comes here has not made one.
            if program[pc + 2] == 0:
                pc += 3
                continue
        elif code != SKIP:
            raise RulesBug(f"no green or red card acts by the code {code}")
        chosen = False
        pc = program[pc + 1]
    return DONE


def follows_out(program: list[int], pc: i64) -> bool:
    """Whether the batter was put out before: the rest of DP, TP, SF and SH is what "may" happen (R9, R13)."""
    return pc > 0 and program[0] == codes.OUT


def advance(g: Baseball, who: i64, by: i64) -> bool:
    """Some runners (or the batter) move; who comes past third scores (MW-FRC-7). True: that was the tenth run."""
    after = moved(who, by)
    if g.events is not None:
        g.tell_moves(who, by)
    g.bases = g.bases & ~who | staying(after)
    home = scoring(after)
    if home:
        g.score(home)
        return g.runs[g.batting] == LIMIT
    return False


def batter_to(g: Baseball, base: i64) -> bool:
    """The batter comes to a base and drives on whoever stands there (MW-FRC-2). True: that was the tenth run."""
    if g.bases >> base & 1 and advance(g, driven(g.bases, base), 1):
        return True
    return advance(g, 1, base)


def pass_hands(g: Baseball, to_right: bool) -> None:
    """Every hand goes to a neighbour; the right one is next in turn order (MW-BLU-16, MW-BLU-17)."""
    step = 1 if to_right else -1
    rule = "MW-BLU-17" if to_right else "MW-BLU-16"
    before = g.hands
    n = g.seats
    g.hands = [before[(seat - step) % n] for seat in range(n)]
    for seat in range(n):
        giver = (seat - step) % n
        for card in g.hands[seat]:
            news = g.learn(card, 1 << seat)
            if g.events is not None:
                both = 1 << seat | 1 << giver
                g.emit("pass", giver, HAND + giver, HAND + seat, 1, card, both, news, rule)


def bench_clearing(g: Baseball) -> None:
    """All hands and the deck are shuffled and dealt anew, one card at a time from the right (MW-BLU-6, MW-BLU-7)."""
    for hand in g.hands:
        g.deck.extend(hand)
        hand.clear()
    g.forget(g.deck)
    g.chance.shuffle(g.deck)
    g.emit("shuffle all", g.who, rule="MW-BLU-6")
    dealt = True
    while dealt:
        dealt = False
        for i in range(1, g.seats + 1):
            seat = (g.who + i) % g.seats
            if g.deck and len(g.hands[seat]) < g.size[seat]:
                g.draw(seat, "MW-BLU-7")
                dealt = True


def coach_circle(g: Baseball) -> None:
    """All hands are shuffled together and dealt back in the same sizes (MW-BLU-8)."""
    pool: list[int] = []
    for hand in g.hands:
        pool.extend(hand)
    g.forget(pool)
    g.chance.shuffle(pool)
    g.emit("shuffle hands", g.who, rule="MW-BLU-8")
    for seat in range(g.seats):
        hand = g.hands[seat]
        for i in range(len(hand)):
            hand[i] = pool.pop()
        hand.sort()
        for card in hand:
            news = g.learn(card, 1 << seat)
            if g.events is not None:
                g.emit("deal", seat, NOTHING, HAND + seat, 1, card, 1 << seat, news, "MW-BLU-8")


def take_unseen(g: Baseball, victim: int) -> None:
    """The active player draws a card from another hand and looks at it (MW-BLU-10)."""
    hand = g.hands[victim]
    card = hand[g.chance.below(len(hand))]
    pair = 1 << g.who | 1 << victim
    card = g.take_out(victim, g.pack.kind[card])
    others_lose_track(g, victim, pair)
    hand_over(g, victim, g.who, card, pair)
    g.taken = card


def give_back(g: Baseball, victim: int, kind: int) -> None:
    """The active player gives another card in return, face down (MW-BLU-10, MW-BLU-13)."""
    pair = 1 << g.who | 1 << victim
    taken = g.taken
    g.taken = NO_CARD
    others_lose_track(g, g.who, pair)
    if g.pack.kind[taken] == kind:
        g.hands[g.who].remove(taken)
        card = g.take_out(g.who, kind)
        g.put(g.who, taken)
    else:
        card = g.take_out(g.who, kind)
    hand_over(g, g.who, victim, card, pair)


def hand_over(g: Baseball, giver: int, taker: int, card: int, pair: int) -> None:
    """A card changes hands; only the two see which."""
    g.lose_track(card, ~pair)
    g.put(taker, card)
    news = g.learn(card, 1 << taker)
    g.emit("exchange", giver, HAND + giver, HAND + taker, 1, card, pair, news, "MW-BLU-13")


def others_lose_track(g: Baseball, seat: int, pair: int) -> None:
    """A card leaves this hand unseen by the others: they can no longer be sure of any card in it."""
    for card in g.hands[seat]:
        g.lose_track(card, ~pair)
