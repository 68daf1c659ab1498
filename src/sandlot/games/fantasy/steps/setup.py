"""Set-up: shuffling, dealing by class, the live draft, and the discard that makes a roster of six."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.effects.cards import see, settle, take_from_hand, to_discard, with_card, without
from sandlot.games.fantasy.game import (
    CARD,
    DECK,
    DISCARD,
    HAND,
    PACKET,
    ROBOT,
    ROSTER,
    SEASON,
    SEATS,
    Fantasy,
    options_for,
    zone,
)
from sandlot.games.fantasy.steps.month import NEXT_MONTH
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import Game
from sandlot.kernel.step import Choice, Step

DEALT: Final = [3, 1, 1, 1, 1]  # Characters of each class for a Manager (FFB-SET-8)
ROBOT_DEALT: Final = 3  # of each class (FFB-SOLO-2)
PICKS: Final = ROSTER + 1


class SetUp(Step):
    """Decks are shuffled, Aliens may stay in the box, everybody is dealt seven Characters by class.

    Nobody listens yet: the first thing told is the first pick.
    """

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Shuffle and deal."""
        f = cast(Fantasy, g)
        f.chance.shuffle(f.win_deck)  # FFB-SET-6
        if f.rules.events:
            f.chance.shuffle(f.event_deck)  # FFB-SET-7
        deal(f)
        if f.solo():
            f.hands = zone(f.hands, 0, f.packets[0])  # FFB-SOLO-3
            f.packets = [[]]
            f.do(END_DRAFT)
        else:
            f.do(DRAFT_ROUND)


def deal(f: Fantasy) -> None:
    """Each seat gets three Rookies and one of every other class, the Robot three of each (FFB-SET-8, FFB-SOLO-2)."""
    packets: list[list[int]] = [[] for _ in range(f.seats)]
    robot: list[int] = []
    for tier in range(codes.TIERS):
        cards = f.pack.classes[tier].copy()
        if f.rules.no_aliens:
            for card in cards:
                if f.pack.verb[card] == codes.SWAP_WINS:
                    see(f, card, EVERYONE)  # FFB-SET-14
            cards = [card for card in cards if f.pack.verb[card] != codes.SWAP_WINS]
        f.chance.shuffle(cards)
        for seat in range(f.seats):
            for _ in range(DEALT[tier]):
                packets[seat].append(cards.pop())
        if f.solo():
            robot += [cards.pop() for _ in range(ROBOT_DEALT)]
        f.deck.extend(cards)
    for seat in range(f.seats):
        packets[seat].sort()
        for card in packets[seat]:
            see(f, card, 1 << seat)
    f.packets = packets
    robot.sort()
    for card in robot:
        see(f, card, EVERYONE)
    if robot:
        f.hands = zone(f.hands, ROBOT, robot)


class DraftRound(Step):
    """Everybody keeps one card of the packet at the same time; a last card is kept without asking (FFB-SET-11)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Ask all, or let everybody keep the last card."""
        f = cast(Fantasy, g)
        if len(f.packets[0]) > 1:
            f.ask_all(SEATS[f.seats], KEEP, PASS_ON)
            return
        keep(f, [packet[0] for packet in f.packets], True, "FFB-SET-11")
        f.packets = [[] for _ in range(f.seats)]
        f.rounds += 1
        f.do(END_DRAFT)


class Keep(Choice):
    """Keep one card, pass on the rest (FFB-SET-9, FFB-SET-10)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The cards of the packet."""
        f = cast(Fantasy, g)
        return options_for(f.packets[seat]) if not f.sealed[seat] else []


class PassOn(Step):
    """What was kept comes to the hands, the packets go one seat to the left (FFB-SET-9)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Keep and pass."""
        f = cast(Fantasy, g)
        picks = f.unseal()
        n = f.seats
        cards = [picks[seat][0] - CARD for seat in range(n)]
        for seat in range(n):
            mine = 1 << seat
            others: i64 = ~mine
            for other in f.packets[seat]:  # whoever passed this packet on cannot tell what was taken
                f.lose_track(other, others)
                f.sure[other] = mine
        keep(f, cards, False, "FFB-SET-9")
        f.rounds += 1
        before = f.packets
        f.packets = [without(before[seat - 1], cards[seat - 1]) for seat in range(n)]
        for seat in range(n):
            giver = (seat - 1) % n
            both = 1 << giver | 1 << seat
            who: i64 = both
            for card in f.packets[seat]:
                news = see(f, card, who)
                f.emit("pass", giver, PACKET + giver, PACKET + seat, 1, card, both, news, "FFB-SET-9")
        if n == 2 and f.rounds > 1:
            for seat in range(n):
                only_one_between(f, seat)
        f.do(DRAFT_ROUND)


def keep(f: Fantasy, cards: list[int], seen: bool, rule: str) -> None:
    """A card of each packet comes to the hand before it; who passed a last card on has seen it."""
    n = f.seats
    f.hands = [with_card(f.hands[seat], cards[seat]) for seat in range(n)]
    f.slots = [[*f.slots[packet], cards[(packet + f.rounds) % n]] for packet in range(n)]
    for seat in range(n):
        who = 1 << seat | (1 << (seat - 1) % n if seen else 0)
        f.emit("keep", seat, PACKET + seat, HAND + seat, 1, cards[seat], who, rule=rule)


def only_one_between(f: Fantasy, seat: int) -> None:
    """With two Managers a packet that returns tells exactly what the other has kept."""
    packet = (seat - f.rounds) % f.seats
    see(f, f.slots[packet][-1], 1 << seat)


class EndDraft(Step):
    """The cards not dealt are the Character Deck; everybody discards one of seven (FFB-SET-12, FFB-SET-13)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Shuffle and ask."""
        f = cast(Fantasy, g)
        f.chance.shuffle(f.deck)
        f.emit("shuffle deck", -1, DECK, DECK, len(f.deck), rule="FFB-SET-12")
        f.ask_all(SEATS[f.seats], DISCARD_ONE, DISCARDED)


class DiscardOne(Choice):
    """One of seven Characters goes to the Discard Pile (FFB-SET-13)."""

    __slots__ = ()

    def options(self, g: Game, seat: int) -> list[int]:
        """The seven."""
        f = cast(Fantasy, g)
        return options_for(f.hands[seat]) if not f.sealed[seat] else []


class Discarded(Step):
    """The Discard Pile is formed face down, and the season begins (FFB-SET-13)."""

    __slots__ = ()

    def run(self, g: Game) -> None:
        """Discard in the order of the seats."""
        f = cast(Fantasy, g)
        picks = f.unseal()
        for seat in range(f.seats):
            card = picks[seat][0] - CARD
            for other in f.hands[seat]:
                f.lose_track(other, ~(1 << seat))
                f.sure[other] = f.known[other]
            take_from_hand(f, seat, card)
            to_discard(f, card)
            f.emit("discard", seat, HAND + seat, DISCARD, 1, card, 1 << seat, rule="FFB-SET-13")
        f.slots = [[] for _ in range(f.seats)]
        f.phase = SEASON
        for seat in range(f.seats):
            settle(f, seat)
        f.do(NEXT_MONTH)


SET_UP: Final = SetUp()
DRAFT_ROUND: Final = DraftRound()
KEEP: Final = Keep()
PASS_ON: Final = PassOn()
END_DRAFT: Final = EndDraft()
DISCARD_ONE: Final = DiscardOne()
DISCARDED: Final = Discarded()
