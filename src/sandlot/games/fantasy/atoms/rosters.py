"""Characters of a Manager: laid out, shown, benched, swapped, replaced, taken back to the hand."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.decks import draw, need_cards, to_bottom, to_discard
from sandlot.games.fantasy.atoms.knowing import lose_hand, place_of, roster, see, settle, slip_away, slip_away_all
from sandlot.games.fantasy.numbers import DECK_MANAGER, NO_CARD, READY, USED, WAKING, WEEKS
from sandlot.games.fantasy.places import ASIDE, BENCH, DECK, DISCARD, HAND, LINEUP, LOOK, ROBOT_PILE, TRIO
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.events import EVERYONE


def lay(g: Fantasy, seat: i64, first: i64, cards: list[int], rule: str) -> None:
    """Characters from the hand lie face down at bases from the first on; the others cannot tell which they are."""
    mine: i64 = 1 << seat
    lose_hand(g, g.hands, seat, mine)
    for i in range(len(cards)):
        card: i64 = cards[i]
        g.hands.remove(seat, card)
        g.lineups.set(seat, first + i, card)
        if g.events is not None:
            g.emit("place", seat, HAND + seat, LINEUP + WEEKS * seat + first + i, 1, card, mine, rule=rule)


def sit(g: Fantasy, seat: i64) -> None:
    """The rest of the hand sits on the bench (FFB-ROS-1)."""
    g.bench.clear(seat)
    for i in range(g.hands.size(seat)):
        card = g.hands.at(seat, i)
        g.bench.add(seat, card)
        if g.events is not None:
            g.emit("sit", seat, HAND + seat, BENCH + seat, 1, card, 1 << seat, rule="FFB-ROS-1")
    g.hands.clear(seat)


def lay_open(g: Fantasy, seat: i64, base: i64, card: i64, rule: str) -> None:
    """A Character from the hand lies face up at a base."""
    g.hands.remove(seat, card)
    g.lineups.set(seat, base, card)
    news = see(g, card, EVERYONE)
    if g.events is not None:
        g.emit("place", seat, HAND + seat, LINEUP + WEEKS * seat + base, 1, card, EVERYONE, news, rule)
    settle(g, seat)


def show(g: Fantasy, manager: i64, base: i64, rule: str) -> None:
    """The Character at a base is turned face up; the count tells whether it lies upside down (2)."""
    card = g.lineups.at(manager, base)
    news = see(g, card, EVERYONE)
    if g.events is not None:
        way = 1 + (g.turned[manager] >> base & 1)
        g.emit("reveal", manager, -1, LINEUP + WEEKS * manager + base, way, card, EVERYONE, news, rule)


def back_to_hand(g: Fantasy, seat: i64) -> None:
    """All Characters return to the hand; who is sure whose they are knows where they are now (FFB-CLN-3)."""
    hands = g.hands
    for i in range(g.bench.size(seat)):
        card = g.bench.at(seat, i)
        if g.events is not None:
            g.emit("return", seat, BENCH + seat, HAND + seat, 1, card, g.known[card], rule="FFB-CLN-3")
        hands.put(seat, card)
    g.bench.clear(seat)
    for base in range(WEEKS):
        card = g.lineups.at(seat, base)
        if card != NO_CARD:
            if g.events is not None:
                place = LINEUP + WEEKS * seat + base
                g.emit("return", seat, place, HAND + seat, 1, card, g.known[card], rule="FFB-CLN-3")
            hands.put(seat, card)
            g.lineups.set(seat, base, NO_CARD)
    first = hands.first(seat)
    for i in range(first, first + hands.size(seat)):
        g.learn(hands.cells[i], g.sure[hands.cells[i]])


def from_base(g: Fantasy, seat: i64, base: i64, rule: str) -> None:
    """The Character of a base, which everybody has seen, returns to the hand."""
    card = g.lineups.at(seat, base)
    g.lineups.set(seat, base, NO_CARD)
    g.hands.put(seat, card)
    if g.events is not None:
        g.emit("return", seat, LINEUP + WEEKS * seat + base, HAND + seat, 1, card, rule=rule)


def put_aside(g: Fantasy, seat: i64, base: i64) -> None:
    """The Character of a Wild Card Game lies aside until game 5 (FFB-WCG-5)."""
    card = g.lineups.at(seat, base)
    g.lineups.set(seat, base, NO_CARD)
    g.aside_cards[seat] = card
    if g.events is not None:
        g.emit("put aside", seat, LINEUP + WEEKS * seat + base, ASIDE + seat, 1, card, rule="FFB-WCG-5")


def from_aside(g: Fantasy, seat: i64) -> None:
    """The Character of the Wild Card Game, if there is one, returns to the hand (FFB-SER-11)."""
    card = g.aside_cards[seat]
    if card != NO_CARD:
        g.aside_cards[seat] = NO_CARD
        g.hands.put(seat, card)
        if g.events is not None:
            g.emit("return", seat, ASIDE + seat, HAND + seat, 1, card, rule="FFB-SER-11")


def wake_up(g: Fantasy) -> None:
    """Who was revived this week can be used from the next on (FFB-MAG-REVIVE-1)."""
    spent = g.spent
    line_up = g.lineups.cells
    for seat in range(g.seats):
        first = g.bench.first(seat)
        for i in range(first, first + g.bench.size(seat)):
            if spent[g.bench.cells[i]] == WAKING:
                spent[g.bench.cells[i]] = READY
        for i in range(WEEKS * seat, WEEKS * seat + WEEKS):
            if line_up[i] != NO_CARD and spent[line_up[i]] == WAKING:
                spent[line_up[i]] = READY


# -- magic ---------------------------------------------------------------------------------------------------------


def activate(g: Fantasy, seat: i64, card: i64) -> None:
    """A bench Character is turned face up and used (FFB-BALL-5)."""
    g.spent[card] = USED
    news = see(g, card, EVERYONE)
    g.chain.clear()
    g.chain.add(card)
    if g.events is not None:
        g.emit("magic", seat, -1, BENCH + seat, 1, card, EVERYONE, news, "FFB-BALL-5")
    settle(g, seat)


def swap_active(g: Fantasy, seat: i64, new: i64, rule: str) -> None:
    """Another own card becomes the active one, face up; the former takes its place (Shapeshift, Teleport)."""
    place = place_of(g, seat, new)
    here = LINEUP + WEEKS * seat + g.week
    old = g.lineups.at(seat, g.week)
    if place == BENCH + seat:
        g.bench.remove(seat, new)
        if old != NO_CARD:
            g.bench.put(seat, old)  # FFB-MAG-TELEPORT-2
    else:
        g.lineups.set(seat, place - LINEUP - WEEKS * seat, old)
    g.lineups.set(seat, g.week, new)
    news = see(g, new, EVERYONE)
    if g.events is not None:
        g.emit("pass", seat, place, here, 1, new, EVERYONE, news, rule)
        if old != NO_CARD:
            g.emit("pass", seat, here, place, 1, old, rule=rule)
    settle(g, seat)


def send_off(g: Fantasy, card: i64) -> None:
    """An Evil Character goes to its owner's bench; of Robot and Deck it is out of the game (FFB-MAG-MEOW-1)."""
    owner: i64 = 0
    while g.lineups.at(owner, g.week) != card:
        owner += 1
    g.lineups.set(owner, g.week, NO_CARD)
    place: i64 = ROBOT_PILE
    if owner < g.seats:
        g.bench.put(owner, card)
        place = BENCH + owner
    elif owner == DECK_MANAGER:
        g.trio.add(card)
        place = TRIO
    else:
        g.robot_pile.put(card)
    if g.events is not None:
        g.emit("send off", owner, LINEUP + WEEKS * owner + g.week, place, 1, card, rule="FFB-MAG-MEOW-1")


def take_place(g: Fantasy, seat: i64, old: i64, new: i64, src: i64, rule: str) -> i64:
    """A new Character takes the place of another: in the active slot face up, elsewhere unseen by the others.

    Returns the place.
    """
    hidden = g.known[old] != EVERYONE
    place = place_of(g, seat, old)
    if place == HAND + seat:
        g.hands.remove(seat, old)
        g.hands.put(seat, new)
    elif place == BENCH + seat:
        g.bench.remove(seat, old)
        g.bench.put(seat, new)
    else:
        g.lineups.set(seat, place - LINEUP - WEEKS * seat, new)
    news = see(g, new, 1 << seat)
    if place == LINEUP + WEEKS * seat + g.week:
        news |= see(g, new, EVERYONE)
    if g.events is not None:
        g.emit("take place", seat, src, place, 1, new, g.known[new], news, rule)
    if hidden:
        mates = roster(g, seat)
        for i in range(mates.count):
            if mates.cells[i] != new:
                slip_away(g, mates.cells[i])
    return place


def morph(g: Fantasy, seat: i64, old: i64) -> None:
    """The top of the Character Deck for the active or a bench Character, which goes to the bottom (R31)."""
    need_cards(g, 1)
    new = draw(g)
    slip_away(g, new)
    slip_away_all(g, g.deck)
    place = take_place(g, seat, old, new, DECK, "FFB-MAG-MORPH-1")
    g.spent[new] = READY  # FFB-MAG-MORPH-2
    g.spent[old] = READY
    to_bottom(g, old)
    if g.events is not None:
        g.emit("bury", seat, place, DECK, 1, old, g.known[old], rule="FFB-MAG-MORPH-3")
    settle(g, seat)


def dig(g: Fantasy, seat: i64, old: i64) -> None:
    """A card of the Discard Pile for one of the line-up (FFB-MAG-DIG-1 to FFB-MAG-DIG-3)."""
    new = g.drawn.pop()
    place = take_place(g, seat, old, new, LOOK + seat, "FFB-MAG-DIG-2")
    g.spent[new] = READY
    put_away(g, seat, old, place, "FFB-MAG-DIG-3")


def put_away(g: Fantasy, seat: i64, old: i64, place: i64, rule: str) -> None:
    """A Character that was replaced goes to the Discard Pile."""
    g.spent[old] = READY
    to_discard(g, old)
    if g.events is not None:
        g.emit("discard", seat, place, DISCARD, 1, old, g.known[old], rule=rule)
    settle(g, seat)


def recruit(g: Fantasy, seat: i64, old: i64) -> None:
    """The recruit takes slot and face state of the Character removed (FFB-MAG-RECRUIT-2)."""
    new = g.drawn.pop()
    benched = g.bench.find(seat, old) >= 0
    face_up = g.known[old] == EVERYONE and (not benched or g.spent[old] != READY)
    place = take_place(g, seat, old, new, LOOK + seat, "FFB-MAG-RECRUIT-2")
    if face_up:
        news = see(g, new, EVERYONE)
        if g.events is not None:
            g.emit("reveal", seat, -1, place, 1, new, EVERYONE, news, "FFB-MAG-RECRUIT-2")
    g.spent[new] = g.spent[old] if face_up else READY
    put_away(g, seat, old, place, "FFB-MAG-RECRUIT-2")
