"""Dealing anew what a seat cannot know.

In the draft a seat remembers every packet it held: what was taken from it between two looks went to the seats
between, one card each. After the draft it keeps to what it knows card by card: `known` and `sure`.
"""

from __future__ import annotations

from sandlot.games.fantasy.codes import TIERS
from sandlot.games.fantasy.effects.events import way_hidden
from sandlot.games.fantasy.game import DRAFT, NO_CARD, WEEKS, Fantasy, at, zone


def redeal(g: Fantasy, seat: int) -> None:
    """Deal anew, each place staying as known as it was."""
    hide_order(g, g.win_deck, seat)
    hide_order(g, g.event_deck, seat)
    if g.phase == DRAFT and g.seats > 1:
        redeal_draft(g, seat)
    else:
        redeal_rosters(g, seat)
        for m in range(g.seats):
            if m != seat and g.bench[m]:
                turn_round(g, m)


def turn_round(g: Fantasy, manager: int) -> None:
    """Which way round hidden line-up cards lie is secret too (R20)."""
    for base in range(WEEKS):
        if way_hidden(g, base):
            bit = 1 << base
            way = bit if g.chance.below(2) else 0
            g.turned = at(g.turned, manager, g.turned[manager] & ~bit | way)


def know(g: Fantasy, card: int, known: int, sure: int) -> None:
    """A card was dealt to a place that these seats know."""
    g.forget([card])
    g.learn(card, known)
    g.sure[card] = sure


def hide_order(g: Fantasy, deck: list[int], seat: int) -> None:
    """The cards of a deck that the seat does not know change places."""
    places = [i for i in range(len(deck)) if not g.known[deck[i]] >> seat & 1]
    cards = sorted([deck[i] for i in places])
    g.chance.shuffle(cards)
    for i in range(len(places)):
        deck[places[i]] = cards[i]


# -- the draft -----------------------------------------------------------------------------------------------------


def redeal_draft(g: Fantasy, seat: int) -> None:
    """Packets never seen are dealt anew by class; what left a packet seen is dealt among those who took of it."""
    unseen: list[list[int]] = [[] for _ in range(TIERS)]
    for card in g.deck:
        unseen[g.pack.tier[card]].append(card)
    drawn = [line(g, packet) for packet in range(g.seats)]
    free: list[list[int]] = []  # by packet: places not seen
    masks: list[list[int]] = []  # and who knows them
    for packet in range(g.seats):
        cards = drawn[packet]
        looks = list(range((seat - packet) % g.seats, g.rounds + 1, g.seats)) if seat < g.seats else []
        first = looks[0] if looks else len(cards)
        places = list(range(first))
        for i in places:
            unseen[g.pack.tier[cards[i]]].append(cards[i])
        free.append(places)
        masks.append([g.known[cards[i]] for i in places])
        for j in range(len(looks)):
            end = looks[j + 1] if j + 1 < len(looks) else len(cards)
            if looks[j] < g.rounds:  # what lies before the seat now is known
                mix(g, cards, list(range(looks[j] + 1, end)))
    for tier in range(TIERS):
        unseen[tier].sort()
        g.chance.shuffle(unseen[tier])
    for packet in range(g.seats):
        cards = drawn[packet]
        tiers = sorted([g.pack.tier[cards[i]] for i in free[packet]])
        g.chance.shuffle(tiers)
        for i in range(len(tiers)):
            card = unseen[tiers[i]].pop()
            cards[free[packet][i]] = card
            know(g, card, masks[packet][i], masks[packet][i])
    g.deck = sorted([card for cards in unseen for card in cards])
    g.chance.shuffle(g.deck)
    for card in g.deck:
        know(g, card, 0, 0)
    lay_out(g, drawn)


def line(g: Fantasy, packet: int) -> list[int]:
    """The cards of a packet: those taken in order, then those still in it."""
    holder = (packet + g.rounds) % g.seats
    return g.slots[packet] + g.packets[holder]


def mix(g: Fantasy, cards: list[int], places: list[int]) -> None:
    """The cards at these places change places; each place stays as known as it was."""
    masks = [g.known[cards[i]] for i in places]
    found = sorted([cards[i] for i in places])
    g.chance.shuffle(found)
    for i in range(len(places)):
        cards[places[i]] = found[i]
        know(g, found[i], masks[i], masks[i])


def lay_out(g: Fantasy, drawn: list[list[int]]) -> None:
    """Put the cards of all packets where they lie: taken ones in hands, the rest before its holder."""
    hands: list[list[int]] = [[] for _ in range(g.seats)]
    packets: list[list[int]] = [[] for _ in range(g.seats)]
    slots = []
    for packet in range(g.seats):
        cards = drawn[packet]
        slots.append(cards[: g.rounds])
        for turn in range(g.rounds):
            hands[(packet + turn) % g.seats].append(cards[turn])
        packets[(packet + g.rounds) % g.seats] = sorted(cards[g.rounds :])
    g.slots = slots
    g.packets = packets
    g.hands = [sorted(hand) for hand in hands]


# -- after the draft -----------------------------------------------------------------------------------------------


def redeal_rosters(g: Fantasy, seat: int) -> None:
    """Hidden Characters are dealt anew over rosters, Discard Pile and deck; of whose or where it is sure, it stays."""
    bit = 1 << seat
    free: list[int] = []
    hidden: list[list[int]] = []
    groups = [*[held(g, m) for m in range(g.seats)], g.discard, g.deck, g.drawn]
    for cards in groups:
        unknown = [card for card in cards if not g.known[card] & bit]
        hidden.append(unknown)
        free.extend([card for card in unknown if not g.sure[card] & bit])
    free.sort()
    g.chance.shuffle(free)
    swap = list(range(len(g.sure)))  # by card: which one lies there now
    known = g.known.copy()
    sure = g.sure.copy()
    for unknown in hidden:
        stay = sorted([card for card in unknown if sure[card] & bit])
        places = [known[card] for card in unknown]
        loose = sorted([sure[card] for card in unknown if not sure[card] & bit])
        trust = [sure[card] for card in stay] + loose
        new = stay + [free.pop() for _ in loose]
        shuffled = list(range(len(new)))
        g.chance.shuffle(shuffled)
        for i in range(len(unknown)):
            card = new[shuffled[i]]
            swap[unknown[i]] = card
            know(g, card, places[i], trust[shuffled[i]] | places[i])
    move(g, swap)


def held(g: Fantasy, manager: int) -> list[int]:
    """Hand, bench and line-up of a manager, in this order."""
    return g.hands[manager] + g.bench[manager] + [card for card in g.lineups[manager] if card != NO_CARD]


def move(g: Fantasy, swap: list[int]) -> None:
    """Put the new cards where the old ones lay."""
    for m in range(g.seats):
        g.hands = zone(g.hands, m, sorted([swap[card] for card in g.hands[m]]))
        g.bench = zone(g.bench, m, sorted([swap[card] for card in g.bench[m]]))
        line_up = g.lineups[m]
        g.lineups = zone(g.lineups, m, [swap[line_up[i]] if line_up[i] != NO_CARD else NO_CARD for i in range(WEEKS)])
    g.discard = sorted([swap[card] for card in g.discard])
    g.deck = [swap[card] for card in g.deck]
    g.drawn = [swap[card] for card in g.drawn]
