"""What the magic abilities do once they are aimed."""

from __future__ import annotations

from typing import Final

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.effects.cards import (
    draw,
    need_cards,
    place_of,
    replace,
    roster,
    see,
    set_bench,
    set_lineup,
    settle,
    slip_away,
    to_bottom,
    to_discard,
)
from sandlot.games.fantasy.effects.totals import ADD, RAISE_EACH, ZERO, add_mod
from sandlot.games.fantasy.effects.wins import move_peg
from sandlot.games.fantasy.game import (
    BASE,
    BASES,
    BENCH,
    CARD,
    DECK,
    DECK_MANAGER,
    DISCARD,
    GIVE,
    LINEUP,
    LOOK,
    NO_CARD,
    NO_PICK,
    READY,
    ROBOT_PILE,
    STAT,
    TRACK,
    TRIO,
    WAKING,
    WEEKS,
    Fantasy,
    at,
)
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE

HANDLED: Final = (
    codes.HOLD_PEGS,
    codes.SILENCE,
    codes.BAR_EVIL,
    codes.RAISE_EVIL,
    codes.RAISE,
    codes.LEND_ALL,
    codes.TELEPORT,
    codes.LEND_STAT,
    codes.CLIMB,
    codes.SEND_OFF,
    codes.MORPH,
    codes.WAKE,
    codes.SHIFT,
    codes.SWAP_WINS,
    codes.DROP_PEGS,
    codes.BURN,
    codes.DIG,
    codes.RECRUIT,
)


def at_once(g: Fantasy, seat: int, card: int, acting: int) -> bool:
    """Abilities that aim at nothing; False if this one does."""
    verb = g.pack.verb[card]
    everybody = (1 << g.managers) - 1
    if verb == codes.HOLD_PEGS:
        g.focus |= everybody & ~(1 << seat)
        g.emit("focus", seat, rule="FFB-MAG-FOCUS-1")
    elif verb == codes.SILENCE:
        for later in g.order[g.order.index(seat) + 1 :]:
            g.silent |= 1 << later
        g.emit("silence", seat, rule="FFB-MAG-HIBERNATE-1")
    elif verb == codes.BAR_EVIL:
        g.justice = True
        g.emit("justice", seat, rule="FFB-MAG-JUSTICE-1")
    elif verb == codes.RAISE_EVIL:
        add_mod(g, RAISE_EACH, seat, 1, g.pack.amount[card], NO_CARD, False)
        g.emit("raise", seat, count=g.pack.amount[card], rule="FFB-MAG-PILE-ON-1")
    elif verb == codes.RAISE:
        add_mod(g, RAISE_EACH, seat, 0, g.pack.amount[card], NO_CARD, False)
        g.emit("raise", seat, count=g.pack.amount[card], rule="FFB-MAG-POWER-JUICE-1")
    elif verb == codes.LEND_ALL:
        for stat in range(codes.STATS):
            if g.pack.stats[codes.STATS * card + stat]:
                add_mod(g, ADD, seat, stat, g.pack.stats[codes.STATS * card + stat], NO_CARD, False)
        g.emit("summon", seat, card=card, rule="FFB-MAG-SUMMON-1")
    elif verb == codes.TELEPORT:
        swap_active(g, seat, acting, "FFB-MAG-TELEPORT-1")
    else:
        return False
    return True


def act(g: Fantasy, seat: int, card: int, acting: int, option: int) -> None:
    """Abilities with one aim."""
    verb = g.pack.verb[card]
    if verb == codes.LEND_STAT:
        stat = option - STAT
        add_mod(g, ADD, seat, stat, g.pack.stats[codes.STATS * card + stat], card, True)
        g.emit("lend", seat, count=stat, card=card, rule="FFB-MAG-BERZERK-1")
    elif verb == codes.CLIMB:
        move_peg(g, seat, (option - TRACK) % codes.TRACKS, g.pack.amount[card], "FFB-MAG-BRUTE-FORCE-1")
    elif verb == codes.SEND_OFF:
        send_off(g, option - CARD)
    elif verb == codes.MORPH:
        morph(g, seat, option - GIVE)
    elif verb == codes.WAKE:
        g.spent[option - CARD] = WAKING
        g.emit("wake", seat, card=option - CARD, rule="FFB-MAG-REVIVE-1")
    elif verb == codes.SHIFT:
        swap_active(g, seat, option - CARD, "FFB-MAG-SHAPESHIFT-1")
    else:
        raise RulesBug(f"no magic with one aim has the code {verb}")


def act_twice(g: Fantasy, seat: int, card: int, first: int, second: int) -> None:
    """Abilities with two aims; the second may be missing (FFB-MAG-AXE-3, FFB-MAG-AXE-4)."""
    verb = g.pack.verb[card]
    if verb == codes.SWAP_WINS:
        one = g.bases[first - BASE]
        two = g.bases[second - BASE]
        g.bases = at(at(g.bases, first - BASE, two), second - BASE, one)
        g.emit("pass", seat, BASES + first - BASE, BASES + second - BASE, 1, one, rule="FFB-MAG-ABDUCT-1")
        g.emit("pass", seat, BASES + second - BASE, BASES + first - BASE, 1, two, rule="FFB-MAG-ABDUCT-1")
    elif verb == codes.DROP_PEGS:
        for option in (first, second):
            if option != NO_PICK:
                place = option - TRACK
                move_peg(g, place // codes.TRACKS, place % codes.TRACKS, -1, "FFB-MAG-AXE-1")
    elif verb == codes.BURN:
        add_mod(g, ZERO, first - CARD, second - STAT, 0, NO_CARD, False)
        g.emit("burn", seat, count=second - STAT, card=first - CARD, rule="FFB-MAG-FLAMES-1")
    elif verb == codes.DIG:
        dig(g, seat, second - GIVE)
    elif verb == codes.RECRUIT:
        recruit(g, seat, second - GIVE)
    else:
        raise RulesBug(f"no magic with two aims has the code {verb}")


def rearrange(g: Fantasy, seat: int, order: list[int]) -> None:
    """The Waiver Order is set at once and outlasts this month's Clean-up (FFB-MAG-TRANSLUCENT-2)."""
    g.waiver = order
    g.frozen = True
    g.emit("rearrange", seat, rule="FFB-MAG-TRANSLUCENT-1")


def swap_active(g: Fantasy, seat: int, new: int, rule: str) -> None:
    """Another own card becomes the active one, face up; the former takes its place (Shapeshift, Teleport)."""
    place = place_of(g, seat, new)
    here = LINEUP + WEEKS * seat + g.week
    old = g.active(seat)
    if place == BENCH + seat:
        bench = [card for card in g.bench[seat] if card != new]
        set_bench(g, seat, bench if old == NO_CARD else [*bench, old])  # FFB-MAG-TELEPORT-2
    else:
        set_lineup(g, seat, g.lineups[seat].index(new), old)
    set_lineup(g, seat, g.week, new)
    news = see(g, new, EVERYONE)
    g.emit("pass", seat, place, here, 1, new, EVERYONE, news, rule)
    if old != NO_CARD:
        g.emit("pass", seat, here, place, 1, old, rule=rule)
    settle(g, seat)


def send_off(g: Fantasy, card: int) -> None:
    """An Evil Character goes to its owner's bench; of Robot and Deck it is out of the game (FFB-MAG-MEOW-1)."""
    owner = next(m for m in range(g.managers) if g.active(m) == card)
    here = LINEUP + WEEKS * owner + g.week
    set_lineup(g, owner, g.week, NO_CARD)
    if owner < g.seats:
        set_bench(g, owner, [*g.bench[owner], card])
        place = BENCH + owner
    elif owner == DECK_MANAGER:
        g.trio = [*g.trio, card]
        place = TRIO
    else:
        g.robot_pile = sorted([*g.robot_pile, card])
        place = ROBOT_PILE
    g.emit("send off", owner, here, place, 1, card, rule="FFB-MAG-MEOW-1")


def take_place(g: Fantasy, seat: int, old: int, new: int, src: int, rule: str) -> None:
    """A new Character takes the place of another: in the active slot face up, elsewhere unseen by the others."""
    hidden = g.known[old] != EVERYONE
    place = replace(g, seat, old, new)
    mine = 1 << seat
    news = see(g, new, mine)
    if place == LINEUP + WEEKS * seat + g.week:
        news |= see(g, new, EVERYONE)
    g.emit("take place", seat, src, place, 1, new, g.known[new], news, rule)
    if hidden:
        slip_away(g, [card for card in roster(g, seat) if card != new])


def morph(g: Fantasy, seat: int, old: int) -> None:
    """The top of the Character Deck for the active or a bench Character, which goes to the bottom (R31)."""
    need_cards(g, 1)
    place = place_of(g, seat, old)
    new = draw(g)
    slip_away(g, [new])
    slip_away(g, g.deck)
    take_place(g, seat, old, new, DECK, "FFB-MAG-MORPH-1")
    g.spent[new] = READY  # FFB-MAG-MORPH-2
    g.spent[old] = READY
    to_bottom(g, old)
    g.emit("bury", seat, place, DECK, 1, old, g.known[old], rule="FFB-MAG-MORPH-3")
    settle(g, seat)


def dig(g: Fantasy, seat: int, old: int) -> None:
    """A card of the Discard Pile for one of the line-up (FFB-MAG-DIG-1 to FFB-MAG-DIG-3)."""
    new = g.drawn[0]
    g.drawn = []
    place = place_of(g, seat, old)
    take_place(g, seat, old, new, LOOK + seat, "FFB-MAG-DIG-2")
    g.spent[new] = READY
    g.spent[old] = READY
    to_discard(g, old)
    g.emit("discard", seat, place, DISCARD, 1, old, g.known[old], rule="FFB-MAG-DIG-3")
    settle(g, seat)


def recruit(g: Fantasy, seat: int, old: int) -> None:
    """The recruit takes slot and face state of the Character removed (FFB-MAG-RECRUIT-2)."""
    new = g.drawn[0]
    g.drawn = []
    place = place_of(g, seat, old)
    face_up = g.known[old] == EVERYONE and (place != BENCH + seat or g.spent[old] != READY)
    take_place(g, seat, old, new, LOOK + seat, "FFB-MAG-RECRUIT-2")
    if face_up:
        news = see(g, new, EVERYONE)
        g.emit("reveal", seat, -1, place, 1, new, EVERYONE, news, "FFB-MAG-RECRUIT-2")
    g.spent[new] = g.spent[old] if face_up else READY
    g.spent[old] = READY
    to_discard(g, old)
    g.emit("discard", seat, place, DISCARD, 1, old, g.known[old], rule="FFB-MAG-RECRUIT-2")
    settle(g, seat)
