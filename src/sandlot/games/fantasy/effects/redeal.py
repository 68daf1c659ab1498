"""Dealing again what a seat cannot know.

In the draft a seat remembers every packet it held: what was taken from it between two looks went to the seats
between, one card each. After the draft it keeps to what it knows card by card: `known` and `sure`.
"""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.fantasy.codes import TIERS
from sandlot.games.fantasy.effects.events import way_hidden
from sandlot.games.fantasy.numbers import CARDS, CHARACTERS, DRAFT, EVENT, NO_CARD, WEEKS, WIN
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import Row, copied


def redeal(g: Fantasy, seat: i64) -> None:
    """Deal again, each place staying as known as it was."""
    hide_order(g, g.win_deck, WIN, EVENT, seat)
    hide_order(g, g.event_deck, EVENT, CARDS, seat)
    if g.phase == DRAFT and g.seats > 1:
        redeal_draft(g, seat)
    else:
        redeal_rosters(g, seat)
        for m in range(g.seats):
            if m != seat and g.bench.size(m):
                turn_round(g, m)


def turn_round(g: Fantasy, manager: i64) -> None:
    """Which way round hidden line-up cards lie is secret too (R20)."""
    for base in range(WEEKS):
        if way_hidden(g, base):
            bit: i64 = 1 << base
            way: i64 = bit if g.chance.below(2) else 0
            g.turned[manager] = g.turned[manager] & ~bit | way


def know(g: Fantasy, card: i64, known: i64, sure: i64) -> None:
    """A card was dealt to a place that these seats know."""
    g.lose_track(card, -1)
    g.learn(card, known)
    g.sure[card] = sure


def hide_order(g: Fantasy, deck: Row, first: i64, end: i64, seat: i64) -> None:
    """The cards of a deck that the seat does not know change places; they are numbered from `first` up to `end`."""
    if deck.count == 0:
        return
    cells = deck.cells
    known = g.known
    hidden = vec[bool]([False] * (end - first))
    for i in range(deck.count):
        if not known[cells[i]] >> seat & 1:
            hidden[cells[i] - first] = True
    cards = vec[i64]([0] * deck.count)
    count: i64 = 0
    for card in range(first, end):
        if hidden[card - first]:
            cards[count] = card
            count += 1
    g.chance.shuffle_first(cards, count)
    count = 0
    for i in range(deck.count):
        if not known[cells[i]] >> seat & 1:
            cells[i] = cards[count]
            count += 1


# -- the draft -----------------------------------------------------------------------------------------------------


def redeal_draft(g: Fantasy, seat: i64) -> None:
    """Packets never seen are dealt again by class; what left a packet seen is dealt among those who took of it."""
    tier = g.pack.tier
    unseen: list[list[int]] = [[] for _ in range(TIERS)]
    for card in g.deck:
        unseen[tier[card]].append(card)
    drawn = [line(g, packet) for packet in range(g.seats)]
    masks: list[list[int]] = []  # by packet: who knows the places not seen, which come first
    for packet in range(g.seats):
        cards = drawn[packet]
        looks = list(range((seat - packet) % g.seats, g.rounds + 1, g.seats)) if seat < g.seats else []
        first = looks[0] if looks else len(cards)
        for i in range(first):
            unseen[tier[cards[i]]].append(cards[i])
        masks.append([g.known[cards[i]] for i in range(first)])
        for j in range(len(looks)):
            end = looks[j + 1] if j + 1 < len(looks) else len(cards)
            if looks[j] < g.rounds:  # what lies before the seat now is known
                mix(g, cards, looks[j] + 1, end)
    for each in unseen:
        each.sort()
        g.chance.shuffle(each)
    for packet in range(g.seats):
        cards = drawn[packet]
        tiers = sorted([int(tier[cards[i]]) for i in range(len(masks[packet]))])
        g.chance.shuffle(tiers)
        for i in range(len(tiers)):
            card = unseen[tiers[i]].pop()
            cards[i] = card
            know(g, card, masks[packet][i], masks[packet][i])
    deck = sorted([card for cards in unseen for card in cards])
    g.chance.shuffle(deck)
    g.deck.fill(deck)
    for card in deck:
        know(g, card, 0, 0)
    lay_out(g, drawn)


def line(g: Fantasy, packet: i64) -> list[int]:
    """The cards of a packet: those taken in order, then those still in it."""
    holder = (packet + g.rounds) % g.seats
    return g.slots.listed(packet) + g.packets.listed(holder)


def mix(g: Fantasy, cards: list[int], first: i64, end: i64) -> None:
    """The cards at these places change places; each place stays as known as it was."""
    masks = [g.known[cards[i]] for i in range(first, end)]
    found = sorted([cards[i] for i in range(first, end)])
    g.chance.shuffle(found)
    for i in range(len(found)):
        cards[first + i] = found[i]
        know(g, found[i], masks[i], masks[i])


def lay_out(g: Fantasy, drawn: list[list[int]]) -> None:
    """Put the cards of all packets where they lie: taken ones in hands, the rest before its holder."""
    for seat in range(g.seats):
        g.hands.clear(seat)
        g.packets.clear(seat)
        g.slots.clear(seat)
    for packet in range(g.seats):
        cards = drawn[packet]
        for turn in range(len(cards)):
            if turn < g.rounds:
                g.slots.add(packet, cards[turn])
                g.hands.put((packet + turn) % g.seats, cards[turn])
            else:
                g.packets.put((packet + g.rounds) % g.seats, cards[turn])


# -- after the draft -----------------------------------------------------------------------------------------------


def redeal_rosters(g: Fantasy, seat: i64) -> None:
    """Hidden Characters are dealt again over rosters, Discard Pile and deck; of whose or where it is sure, it stays."""
    bit: i64 = 1 << seat
    known = copied(g.known)
    sure = copied(g.sure)
    groups = g.seats + 3  # rosters by seat, then Discard Pile, deck, drawn
    hidden = vec[i64]([0] * CHARACTERS)
    ends = vec[i64]([0] * groups)
    count: i64 = 0
    for group in range(groups):
        count = gather(g, group, bit, hidden, count)
        ends[group] = count
    loose = vec[bool]([False] * CHARACTERS)  # by card: neither its place nor its owner is known
    for i in range(count):
        if not sure[hidden[i]] & bit:
            loose[hidden[i]] = True
    free = vec[i64]([0] * CHARACTERS)
    left: i64 = 0
    for card in range(CHARACTERS):
        if loose[card]:
            free[left] = card
            left += 1
    g.chance.shuffle_first(free, left)
    swap = vec[i64]([0] * CHARACTERS)  # by card: which one lies there now
    for card in range(CHARACTERS):
        swap[card] = card
    new = vec[i64]([0] * CHARACTERS)
    trust = vec[i64]([0] * CHARACTERS)
    order = vec[i64]([0] * CHARACTERS)
    first: i64 = 0
    for group in range(groups):
        size = ends[group] - first
        staying: i64 = 0
        for i in range(first, ends[group]):
            if not loose[hidden[i]]:
                new[staying] = hidden[i]
                staying += 1
        sort_part(new, 0, staying)
        for i in range(staying):
            trust[i] = sure[new[i]]
        last = staying
        for i in range(first, ends[group]):
            if loose[hidden[i]]:
                trust[last] = sure[hidden[i]]
                last += 1
        sort_part(trust, staying, size)
        for i in range(staying, size):
            left -= 1
            new[i] = free[left]
        for i in range(size):
            order[i] = i
        g.chance.shuffle_first(order, size)
        for i in range(size):
            card = hidden[first + i]
            swap[card] = new[order[i]]
            know(g, swap[card], known[card], trust[order[i]] | known[card])
        first = ends[group]
    move(g, swap)


def gather(g: Fantasy, group: i64, bit: i64, found: vec[i64], count: i64) -> i64:
    """Note the cards of a group that the seats of the mask do not know; returns how many are noted by now."""
    if group < g.seats:
        hands = g.hands.first(group)
        count = gather_part(g, g.hands.cells, hands, hands + g.hands.size(group), bit, found, count)
        bench = g.bench.first(group)
        count = gather_part(g, g.bench.cells, bench, bench + g.bench.size(group), bit, found, count)
        return gather_part(g, g.lineups.cells, WEEKS * group, WEEKS * group + WEEKS, bit, found, count)
    pile = g.discard if group == g.seats else g.deck if group == g.seats + 1 else g.drawn
    return gather_part(g, pile.cells, 0, pile.count, bit, found, count)


def gather_part(g: Fantasy, cells: vec[i64], first: i64, end: i64, bit: i64, found: vec[i64], count: i64) -> i64:
    """The same for cards that lie beside each other."""
    known = g.known
    for i in range(first, end):
        if cells[i] != NO_CARD and not known[cells[i]] & bit:
            found[count] = cells[i]
            count += 1
    return count


def sort_part(cells: vec[i64], first: i64, end: i64) -> None:
    """Put some numbers that stand beside each other in ascending order."""
    for i in range(first + 1, end):
        value = cells[i]
        place = i
        while place > first and cells[place - 1] > value:
            cells[place] = cells[place - 1]
            place -= 1
        cells[place] = value


def move(g: Fantasy, swap: vec[i64]) -> None:
    """Put the new cards where the old ones lay."""
    for m in range(g.seats):
        swap_part(g.hands.cells, g.hands.first(m), g.hands.first(m) + g.hands.size(m), swap)
        sort_part(g.hands.cells, g.hands.first(m), g.hands.first(m) + g.hands.size(m))
        swap_part(g.bench.cells, g.bench.first(m), g.bench.first(m) + g.bench.size(m), swap)
        sort_part(g.bench.cells, g.bench.first(m), g.bench.first(m) + g.bench.size(m))
        swap_part(g.lineups.cells, WEEKS * m, WEEKS * m + WEEKS, swap)
    swap_part(g.discard.cells, 0, g.discard.count, swap)
    sort_part(g.discard.cells, 0, g.discard.count)
    swap_part(g.deck.cells, 0, g.deck.count, swap)
    swap_part(g.drawn.cells, 0, g.drawn.count, swap)


def swap_part(cells: vec[i64], first: i64, end: i64, swap: vec[i64]) -> None:
    """The same for cards that lie beside each other."""
    for i in range(first, end):
        if cells[i] != NO_CARD:
            cells[i] = swap[cells[i]]
