"""The verbs that ask nothing: money and marks, stars and players, modifiers that last."""

from __future__ import annotations

from typing import Final

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.base import Deed, left, right, with_value
from sandlot.games.lords.atoms.cards import back_to_deck, draw, lay_down
from sandlot.games.lords.atoms.money import owe, receive
from sandlot.games.lords.atoms.roster import (
    add,
    convert,
    gain_media,
    hand_players,
    injure,
    lose,
    rebalance,
    set_stars,
    star,
)
from sandlot.games.lords.effects.values import begins, last
from sandlot.games.lords.numbers import (
    BENCH,
    BLOCK,
    DRM,
    MARK_G,
    MARK_L,
    MARK_W,
    NATIONAL,
    OPS,
    REROLL,
    SCALE,
    SHIELD,
)
from sandlot.games.lords.places import HAND
from sandlot.games.lords.state import State
from sandlot.games.lords.steps.dice import roll, thrown
from sandlot.games.lords.steps.farm import free_attempt
from sandlot.games.lords.tables import look
from sandlot.kernel.errors import RulesBug

HANDLED: Final[tuple[int, ...]] = (
    codes.V_MONEY,
    codes.V_VP,
    codes.V_WINS,
    codes.V_LOSSES,
    codes.V_MEDIA,
    codes.V_GAMES,
    codes.V_PENNANT,
    codes.V_STRIKE,
    codes.V_STAR,
    codes.V_CHANGE,
    codes.V_GAIN,
    codes.V_LOSE,
    codes.V_BENCH,
    codes.V_FREE_AGENT,
    codes.V_CHART,
    codes.V_DRM,
    codes.V_REROLL,
    codes.V_PROMOTE,
    codes.V_DRAW,
    codes.V_KEEP,
    codes.V_BLOCK,
    codes.V_READY,
    codes.V_OPS,
    codes.V_SCALE,
    codes.V_SHIELD,
    codes.V_TO_DECK,
)


def count(g: State, seat: int, code: int, n: int, when: int) -> None:
    """money, vp, wins, losses."""
    if seat < 0:
        return
    if code == codes.V_MONEY:
        if n > 0:
            receive(g, seat, n, "")
        else:
            owe(g, seat, -n, "LOB-2.5.5-a")
    elif code == codes.V_VP:
        g.pending_vp = with_value(g.pending_vp, seat, g.pending_vp[seat] + n)  # LOB-6.1-f
        g.emit("pending vp", seat, count=n, rule="LOB-6.1-f")
    elif g.phase == codes.OFF or when == codes.NEXT_PHASE:
        last(g, MARK_W if code == codes.V_WINS else MARK_L, seat, 0, n, codes.NEXT_PHASE)
        g.emit("coming wins" if code == codes.V_WINS else "coming losses", seat, count=n)
    else:
        mark(g, seat, code == codes.V_WINS, n)


def mark(g: State, seat: int, won: bool, n: int) -> None:
    """Wins or losses of this phase, never below none (LOB-R140)."""
    if won:
        g.wins[seat] = max(0, g.wins[seat] + n)
    else:
        g.losses[seat] = max(0, g.losses[seat] + n)
    g.emit("wins" if won else "losses", seat, count=n, rule="LOB-R29")


def act(g: State, seat: int, program: list[int], pc: int) -> None:
    """A verb with plain arguments."""
    code = program[pc]
    a = program[pc + 2] if program[pc + 1] > pc + 2 else 0
    if code == codes.V_MEDIA:
        media(g, seat, a, program[pc + 3] == 1, program[pc + 4])
    elif code == codes.V_GAMES:
        if g.phase == codes.OFF or program[pc + 3] == codes.NEXT_PHASE:
            last(g, MARK_G, seat, 0, a, codes.NEXT_PHASE)
        else:
            g.games[seat] = max(0, g.games[seat] + a)
            g.emit("games", seat, count=a)
    elif code == codes.V_PENNANT:
        move_disc(g, a)
    elif code == codes.V_STRIKE:
        g.strike = True
        g.emit("strike", seat, rule="LOB-6.2.1.2-a")
    elif code == codes.V_STAR:
        set_stars(g, seat, a, g.stars[seat][a] + program[pc + 3], "LOB-R145")
    elif code == codes.V_CHANGE:
        change(g, seat, program[pc + 3], program[pc + 4], a)
    elif code == codes.V_GAIN:
        add(g, seat, program[pc + 3], a)
        rebalance(g, seat)
    elif code == codes.V_LOSE:
        lose(g, seat, program[pc + 3], a)
    elif code == codes.V_BENCH:
        bench(g, seat, program[pc + 3], a, program[pc + 4])
    elif code == codes.V_FREE_AGENT:
        free_agent(g, seat, program[pc + 3], a)
    elif code == codes.V_CHART:
        chart(g, seat, a)
    elif code == codes.V_DRM:
        last(g, DRM, seat, program[pc + 3], a, program[pc + 4])
    elif code == codes.V_REROLL:
        if program[pc + 3] == codes.NOW:
            thrown(g)
        else:
            last(g, REROLL, seat, a, 0, program[pc + 3])
    elif code == codes.V_PROMOTE:
        kind = codes.ROLL_PHENOM if a == 0 else codes.ROLL_PROSPECT
        free_attempt(g, seat, kind, program[pc + 3], program[pc + 4])
    elif code == codes.V_DRAW:
        for _ in range(a):
            draw(g, seat, "")
    elif code == codes.V_KEEP:
        g.held_free = with_value(g.held_free, seat, g.held_free[seat] + a)  # LOB-2.2-g
    elif code == codes.V_BLOCK:
        last(g, BLOCK, seat, a, 0, program[pc + 3], True)
    elif code == codes.V_READY:
        g.spent[seat] &= ~(1 << a)
    elif code == codes.V_OPS:
        if program[pc + 3] == codes.NOW:
            g.ops_bonus += a
        else:
            last(g, OPS, seat, 0, a, program[pc + 3], True)
    elif code == codes.V_SCALE:
        last(g, SCALE, seat, a, program[pc + 3], program[pc + 4])
    elif code == codes.V_SHIELD:
        last(g, SHIELD, seat, a, 0, program[pc + 3], True)
    elif code == codes.V_TO_DECK:
        g.bait |= 1 << seat
        back_to_deck(g, g.played_card)
    else:
        raise RulesBug(f"no verb has the code {code}")


def act_of_bank(g: State, program: list[int], pc: int) -> None:
    """What is for nobody in particular: outside free agents, the pennant roll, the disc."""
    code = program[pc]
    if code == codes.V_FREE_AGENT:
        free_agent(g, -1, program[pc + 3], program[pc + 2])
    elif code == codes.V_DRM:
        last(g, DRM, -1, program[pc + 3], program[pc + 2], program[pc + 4])
    elif code == codes.V_PENNANT:
        move_disc(g, program[pc + 2])
    elif code == codes.V_STRIKE:
        g.strike = True


def media(g: State, seat: int, n: int, national: bool, when: int) -> None:
    """Cubes within the office's limits, or national ones outside all limits (LOB-10.0-h)."""
    if not national:
        gain_media(g, seat, n, "")
        return
    g.national = with_value(g.national, seat, max(0, g.national[seat] + n))
    last(g, NATIONAL, seat, 0, n, when)
    g.emit("national media", seat, count=n, rule="LOB-10.0-h")


def move_disc(g: State, n: int) -> None:
    """The blue disc moves on the track of 46 to 117."""
    if g.target:
        g.target = min(117, max(46, g.target + n))
        g.emit("pennant", -1, count=g.target, rule="LOB-2.1-f")


def change(g: State, seat: int, old: int, new: int, n: int) -> None:
    """Players become another type; who leaves the farm is replaced there by a Utility player (LOB-7.1.5-f)."""
    done = convert(g, seat, old, new, n)
    if old >= codes.PH > new:
        add(g, seat, codes.UT, done)
        rebalance(g, seat)


def bench(g: State, seat: int, kind: int, n: int, when: int) -> None:
    """Players are out for a phase or the year (LOB-R125); off season the Early Season is meant."""
    if when == codes.YEAR:
        for _ in range(n):
            injure(g, seat, kind, 4 * (g.year + 1), True)
    elif begins(g, when, True) > g.clock:
        last(g, BENCH, seat, kind, n, codes.NEXT_PHASE)
    else:
        for _ in range(n):
            injure(g, seat, kind, g.clock + 1, True)


def free_agent(g: State, seat: int, kind: int, n: int) -> None:
    """Players go to the blind auction: off season at once, in season next off-season (LOB-10.0-d, LOB-10.0-e)."""
    from sandlot.games.lords.steps.auction import auction_now

    for _ in range(n):
        code = 8 * (seat + 1) + kind
        if g.phase == codes.OFF:
            auction_now(g, code)
        else:
            g.agents = [*g.agents, code]
            g.emit("free agent", seat, count=kind, rule="LOB-10.0-d")


def transfer(g: State, seat: int, me: int, what: int, n: int, to: int) -> None:
    """The subject hands something over, as far as he has it."""
    if seat < 0:
        return
    taker = me if to == codes.TO_ME else left(g, seat) if to == codes.TO_LEFT else right(g, seat)
    if taker == seat:
        return
    if what == codes.MONEY:
        owe(g, seat, n, "LOB-2.5.5-a", taker)
    elif what == codes.MEDIA:
        gain_media(g, taker, -gain_media(g, seat, -n, ""), "")
    else:
        hand_players(g, seat, taker, what, n)
        rebalance(g, seat)
        rebalance(g, taker)


def discard_random(g: State, seat: int, n: int) -> None:
    """Cards picked blindly from a hand."""
    for _ in range(min(n, len(g.hands[seat]))):
        hand = g.hands[seat]
        lay_down(g, seat, hand[int(g.chance.below(len(hand)))], "discard", "")


def peek(g: State, me: int, seat: int, n: int) -> None:
    """Look at random cards of a hand."""
    cards = g.hands[seat].copy()
    g.chance.shuffle(cards)
    for card in sorted(cards[:n]):
        news = g.learn(card, 1 << me)
        g.emit("peek", me, HAND + seat, -1, 1, card, 1 << me | 1 << seat, news)


def chart(g: State, seat: int, name: int) -> None:
    """Use one of the charts."""
    if name == codes.CHART_PAYOUT:
        from sandlot.games.lords.steps.end_of_phase import payout

        payout(g, seat)
    elif name == codes.CHART_INJURY:
        if star(g, seat) != codes.STAR:
            roll(g, seat, codes.ROLL_INJURY, 0, FromChart(seat, True))
    elif name == codes.CHART_IMPACT:
        roll(g, seat, codes.ROLL_EVENT, 0, FromChart(seat, False))
    elif name == codes.CHART_RETIRE or name == codes.CHART_RETIRE_ONE:
        from sandlot.games.lords.steps.retirement import retire, retire_one

        if name == codes.CHART_RETIRE:
            retire(g, seat)
        else:
            retire_one(g, seat, codes.STAR)
    elif name == codes.CHART_TRADE:
        from sandlot.games.lords.steps.trade_chart import free_swap

        free_swap(g, seat)
    elif name == codes.CHART_DRAFT:
        from sandlot.games.lords.steps.draft import draft_roll

        if g.draft_out:
            draft_roll(g, seat)
    else:
        raise RulesBug(f"no chart has the code {name}")


class FromChart(Deed):
    """A roll on the injury or the trade impact chart: its row acts."""

    __slots__ = ("injury", "seat")

    def __init__(self, seat: int, injury: bool) -> None:
        self.seat = seat
        self.injury = injury

    def go(self, g: State) -> None:
        """Run the row's effect."""
        from sandlot.games.lords.effects.run import start

        start(g, look(g.pack.injury if self.injury else g.pack.impact, g.total), self.seat, self.seat)
