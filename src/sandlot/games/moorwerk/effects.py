"""What cards do, by the verbs of their effects (pack.py declares them, codes.py numbers them)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sandlot.baseball.diamond import THIRD, driven, forced, lead, moved, scoring, staying
from sandlot.cards.program import ConditionRule, VerbRule, Walk
from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.atoms import LIMIT, NO_CARD, draw, lead_out, out, score, take_out, tell_moves
from sandlot.games.moorwerk.places import HAND, OUT, PLATE
from sandlot.games.moorwerk.state import Baseball
from sandlot.kernel.events import NOTHING
from sandlot.kernel.packed import append, vec


@final
@mypyc_attr(free_list_len=1, acyclic=True)
class Act(Walk):
    """A card acts: which kind, whether the question it stopped at was answered with yes, and whether it asks one."""

    __slots__ = ("asks", "chosen", "kind")
    kind: i64
    chosen: bool
    asks: bool

    def __init__(self, g: Baseball, kind: i64, pc: i64, chosen: bool) -> None:
        self.seat = g.who
        self.program = g.pack.program[kind]
        self.pc = pc
        self.end = len(self.program)
        self.row = 0
        self.kind = kind
        self.chosen = chosen
        self.asks = False

    def may(self) -> bool:
        """The next clause is what "may" happen: stop and ask, unless that was answered with yes (R9, R13)."""
        if self.chosen:
            self.chosen = False
            return False
        self.asks = True
        return True

    def follows_out(self) -> bool:
        """Whether the batter was put out before: the rest of DP, TP, SF and SH is what "may" happen (R9, R13)."""
        return self.pc > 0 and self.program[0] == codes.OUT


@final
class Advance(VerbRule):
    """Every runner, or the leading one, moves on."""

    def act(self, g: Baseball, act: Act) -> bool:
        if g.choose_advances and g.bases and act.follows_out() and act.may():
            return True
        return advance(g, g.bases if act.cell(0) == codes.ALL else lead(g.bases), act.cell(1))


@final
class Force(VerbRule):
    """Runners move on who are forced by the batter (MW-FRC-1)."""

    def act(self, g: Baseball, act: Act) -> bool:
        return advance(g, forced(g.bases), 1)


@final
class Batter(VerbRule):
    """The batter reaches a base."""

    def act(self, g: Baseball, act: Act) -> bool:
        return batter_to(g, act.cell(0))


@final
class Out(VerbRule):
    """The batter or the leading runner is out; a third out ends the card (MW-RED-8)."""

    def act(self, g: Baseball, act: Act) -> bool:
        if act.cell(0) == codes.OUT_BATTER:
            if g.events is not None:
                g.emit("batter out", g.batting, PLATE, OUT)
            return out(g)
        if g.choose_outs and g.bases and act.follows_out() and act.may():
            return True
        return lead_out(g)


@final
class Score(VerbRule):
    """The leading runner goes home."""

    def act(self, g: Baseball, act: Act) -> bool:
        runner = lead(g.bases)
        if not runner or (runner != THIRD and g.sf_third_only):
            return False
        if g.choose_advances and act.may():
            return True
        return advance(g, runner, 4)


@final
class ThirdOut(ConditionRule):
    """A third out ends the card (MW-RED-8), so whoever comes here has not made one."""

    def holds(self, g: Baseball, walk: Walk) -> bool:
        return False


VERBS: Final[dict[int, VerbRule]] = {
    codes.ADVANCE: Advance(),
    codes.FORCE: Force(),
    codes.BATTER: Batter(),
    codes.OUT: Out(),
    codes.SCORE: Score(),
}
CONDITIONS: Final[dict[int, ConditionRule]] = {codes.THIRD_OUT: ThirdOut()}


def advance(g: Baseball, who: i64, by: i64) -> bool:
    """Some runners (or the batter) move; who comes past third scores (MW-FRC-7). True: that was the tenth run."""
    after = moved(who, by)
    if g.events is not None:
        tell_moves(g, who, by)
    g.bases = g.bases & ~who | staying(after)
    home = scoring(after)
    if home:
        score(g, home)
        return g.runs[g.batting] == LIMIT
    return False


def batter_to(g: Baseball, base: i64) -> bool:
    """The batter comes to a base and drives on whoever stands there (MW-FRC-2). True: that was the tenth run."""
    if g.bases >> base & 1 and advance(g, driven(g.bases, base), 1):
        return True
    return advance(g, 1, base)


def pass_hands(g: Baseball, to_right: bool) -> None:
    """Every hand goes to a neighbour; the right one is next in turn order (MW-BLU-16, MW-BLU-17)."""
    step: i64 = 1 if to_right else -1
    rule = "MW-BLU-17" if to_right else "MW-BLU-16"
    before = g.hands.clone()
    for seat in range(g.seats):
        giver = (seat - step) % g.seats
        g.hands.clear(seat)
        for i in range(before.size(giver)):
            card = before.at(giver, i)
            g.hands.add(seat, card)
            news = g.learn(card, 1 << seat)
            if g.events is not None:
                both = 1 << seat | 1 << giver
                g.emit("pass", giver, HAND + giver, HAND + seat, 1, card, both, news, rule)


def bench_clearing(g: Baseball) -> None:
    """All hands and the deck are shuffled and dealt anew, one card at a time from the right (MW-BLU-6, MW-BLU-7)."""
    for seat in range(g.seats):
        for i in range(g.hands.size(seat)):
            g.deck.add(g.hands.at(seat, i))
        g.hands.clear(seat)
    g.forget_cells(g.deck.cells, 0, g.deck.count)
    g.deck.shuffle(g.chance)
    if g.events is not None:
        g.emit("shuffle all", g.who, rule="MW-BLU-6")
    dealt = True
    while dealt:
        dealt = False
        for i in range(1, g.seats + 1):
            seat = (g.who + i) % g.seats
            if g.deck.count and g.hands.size(seat) < g.size[seat]:
                draw(g, seat, "MW-BLU-7")
                dealt = True


def coach_circle(g: Baseball) -> None:
    """All hands are shuffled together and dealt back in the same sizes (MW-BLU-8)."""
    hands = g.hands
    pool = vec[i64]()
    for seat in range(g.seats):
        for i in range(hands.size(seat)):
            pool = append(pool, hands.at(seat, i))
    left = len(pool)
    g.forget_cells(pool, 0, left)
    g.chance.shuffle_first(pool, left)
    if g.events is not None:
        g.emit("shuffle hands", g.who, rule="MW-BLU-8")
    for seat in range(g.seats):
        size = hands.size(seat)
        hands.clear(seat)
        for _ in range(size):
            left -= 1
            hands.put(seat, pool[left])
        for i in range(size):
            card = hands.at(seat, i)
            news = g.learn(card, 1 << seat)
            if g.events is not None:
                g.emit("deal", seat, NOTHING, HAND + seat, 1, card, 1 << seat, news, "MW-BLU-8")


def take_unseen(g: Baseball, victim: i64) -> None:
    """The active player draws a card from another hand and looks at it (MW-BLU-10)."""
    card = g.hands.at(victim, g.chance.below(g.hands.size(victim)))
    pair = 1 << g.who | 1 << victim
    card = take_out(g, victim, g.pack.kind[card])
    others_lose_track(g, victim, pair)
    hand_over(g, victim, g.who, card, pair)
    g.taken = card


def give_back(g: Baseball, victim: i64, kind: i64) -> None:
    """The active player gives another card in return, face down (MW-BLU-10, MW-BLU-13)."""
    pair = 1 << g.who | 1 << victim
    taken = g.taken
    g.taken = NO_CARD
    others_lose_track(g, g.who, pair)
    if g.pack.kind[taken] == kind:
        g.hands.remove(g.who, taken)
        card = take_out(g, g.who, kind)
        g.hands.put(g.who, taken)
    else:
        card = take_out(g, g.who, kind)
    hand_over(g, g.who, victim, card, pair)


def hand_over(g: Baseball, giver: i64, taker: i64, card: i64, pair: i64) -> None:
    """A card changes hands; only the two see which."""
    g.lose_track(card, ~pair)
    g.hands.put(taker, card)
    news = g.learn(card, 1 << taker)
    if g.events is not None:
        g.emit("exchange", giver, HAND + giver, HAND + taker, 1, card, pair, news, "MW-BLU-13")


def others_lose_track(g: Baseball, seat: i64, pair: i64) -> None:
    """A card leaves this hand unseen by the others: they can no longer be sure of any card in it."""
    for i in range(g.hands.size(seat)):
        g.lose_track(g.hands.at(seat, i), ~pair)
