"""Packets: dealt by class, passed on, kept from; and the discard that makes a roster of six."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.atoms.decks import to_discard
from sandlot.games.fantasy.atoms.knowing import see
from sandlot.games.fantasy.numbers import ROBOT
from sandlot.games.fantasy.places import DISCARD, HAND, PACKET
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import copied

ROOKIES: Final = 3  # Characters of this class for a Manager, and one of every other (FFB-SET-8)
ROBOT_DEALT: Final = 3  # of each class (FFB-SOLO-2)


def deal_packets(g: Fantasy) -> None:
    """Each seat gets three Rookies and one of every other class, the Robot three of each (FFB-SET-8, FFB-SOLO-2)."""
    for tier in range(codes.TIERS):
        cards = copied(g.pack.classes[tier])
        left = len(cards)
        if g.house.no_aliens:
            left = without_aliens(g, cards)
        g.chance.shuffle_first(cards, left)
        for seat in range(g.seats):
            for _ in range(ROOKIES if tier == codes.ROOKIE else 1):
                left -= 1
                g.packets.put(seat, cards[left])
                see(g, cards[left], 1 << seat)
        if g.seats == 1:
            for _ in range(ROBOT_DEALT):
                left -= 1
                g.hands.put(ROBOT, cards[left])
                see(g, cards[left], EVERYONE)
        for i in range(left):
            g.deck.add(cards[i])


def without_aliens(g: Fantasy, cards: vec[i64]) -> i64:
    """The Aliens among these cards stay in the box (FFB-SET-14); the others come first. Returns their number."""
    count: i64 = 0
    for i in range(len(cards)):
        card = cards[i]
        if g.pack.verb[card] == codes.SWAP_WINS:
            see(g, card, EVERYONE)
        else:
            cards[count] = card
            count += 1
    return count


def take_packet(g: Fantasy, seat: i64) -> None:
    """A lone Manager has the whole packet in hand (FFB-SOLO-3)."""
    for i in range(g.packets.size(seat)):
        g.hands.add(seat, g.packets.at(seat, i))
    g.packets.clear(seat)


def keep(g: Fantasy, cards: vec[i64], seen: bool, rule: str) -> None:
    """A card of each packet comes to the hand before it; who passed a last card on has seen it."""
    n = g.seats
    for seat in range(n):
        g.packets.remove(seat, cards[seat])
        g.hands.put(seat, cards[seat])
    for packet in range(n):
        g.slots.add(packet, cards[(packet + g.rounds) % n])
    if g.events is not None:
        for seat in range(n):
            who = 1 << seat | (1 << (seat - 1) % n if seen else 0)
            g.emit("keep", seat, PACKET + seat, HAND + seat, 1, cards[seat], who, rule=rule)


def mix_packets(g: Fantasy) -> None:
    """Whoever passed a packet on cannot tell what is taken from it now."""
    for seat in range(g.seats):
        mine: i64 = 1 << seat
        first = g.packets.first(seat)
        for i in range(first, first + g.packets.size(seat)):
            card = g.packets.cells[i]
            g.lose_track(card, ~mine)
            g.sure[card] = mine


def pass_packets(g: Fantasy) -> None:
    """All packets go one seat to the left (FFB-SET-9)."""
    n = g.seats
    packets = g.packets
    before = packets.clone()
    for seat in range(n):
        giver = (seat - 1) % n
        both: i64 = 1 << giver | 1 << seat
        packets.clear(seat)
        for i in range(before.size(giver)):
            card = before.at(giver, i)
            packets.add(seat, card)
            news = see(g, card, both)
            if g.events is not None:
                g.emit("pass", giver, PACKET + giver, PACKET + seat, 1, card, both, news, "FFB-SET-9")


def discard_one(g: Fantasy, seat: i64, card: i64) -> None:
    """One of seven Characters goes to the Discard Pile, unseen by the others (FFB-SET-13)."""
    mine: i64 = 1 << seat
    for i in range(g.hands.size(seat)):
        other = g.hands.at(seat, i)
        g.lose_track(other, ~mine)
        g.sure[other] = g.known[other]
    g.hands.remove(seat, card)
    to_discard(g, card)
    if g.events is not None:
        g.emit("discard", seat, HAND + seat, DISCARD, 1, card, mine, rule="FFB-SET-13")


def forget_packets(g: Fantasy) -> None:
    """What was taken from which packet no longer matters."""
    for packet in range(g.seats):
        g.slots.clear(packet)
