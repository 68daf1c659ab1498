"""Set-up: shuffling, dealing by class, the live draft, and the discard that makes a roster of six."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sandlot.games.fantasy.atoms.draft import (
    deal_packets,
    discard_one,
    forget_packets,
    keep,
    mix_packets,
    pass_packets,
    take_packet,
)
from sandlot.games.fantasy.atoms.knowing import see, settle
from sandlot.games.fantasy.atoms.managers import solo
from sandlot.games.fantasy.numbers import SEASON, TEAMS
from sandlot.games.fantasy.options import CARD
from sandlot.games.fantasy.places import DECK
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.month import NEXT_MONTH
from sandlot.games.fantasy.steps.roster import SEATS, OneOfHand
from sandlot.kernel.packed import append, vec
from sandlot.kernel.step import Choice, Step


def set_up(f: Fantasy) -> None:
    """Teams and the first Waiver Order are drawn, decks shuffled, everybody is dealt seven Characters by class.

    Nobody listens yet: the first thing told is the first pick.
    """
    teams = list(range(TEAMS))
    f.chance.shuffle(teams)
    f.teams = tuple(teams[: f.managers])
    first = f.chance.below(f.managers)
    for place in range(f.managers):
        f.waiver[place] = (first + place) % f.managers
    f.win_deck.shuffle(f.chance)  # FFB-SET-6
    if f.house.events:
        f.event_deck.shuffle(f.chance)  # FFB-SET-7
    deal_packets(f)
    if solo(f):
        take_packet(f, 0)


@final
class DraftRound(Step):
    """Everybody keeps one card of the packet at the same time; a last card is kept without asking (FFB-SET-11)."""

    def go(self, f: Fantasy) -> None:
        if f.packets.size(0) > 1:
            f.ask_all(SEATS[f.seats], KEEP, PASS_ON)
            return
        cards = vec[i64](capacity=f.seats)
        for seat in range(f.seats):
            cards = append(cards, f.packets.at(seat, 0))
        keep(f, cards, True, "FFB-SET-11")
        f.rounds += 1
        f.do(END_DRAFT)


@final
class Keep(Choice):
    """Keep one card, pass on the rest (FFB-SET-9, FFB-SET-10)."""

    def offers(self, f: Fantasy, seat: i64) -> None:
        if len(f.sealed[seat]) == 0:
            cells = f.packets.cells
            first = f.packets.first(seat)
            for i in range(first, first + f.packets.size(seat)):
                f.offer(CARD + cells[i])


@final
class PassOn(Step):
    """What was kept comes to the hands, the packets go one seat to the left (FFB-SET-9)."""

    def go(self, f: Fantasy) -> None:
        picks = f.unseal()
        cards = vec[i64](capacity=f.seats)
        for seat in range(f.seats):
            cards = append(cards, picks[seat][0] - CARD)
        mix_packets(f)
        keep(f, cards, False, "FFB-SET-9")
        f.rounds += 1
        pass_packets(f)
        if f.seats == 2 and f.rounds > 1:
            for seat in range(f.seats):
                only_one_between(f, seat)
        f.do(DRAFT_ROUND)


def only_one_between(f: Fantasy, seat: i64) -> None:
    """With two Managers a packet that returns tells exactly what the other has kept."""
    packet = (seat - f.rounds) % f.seats
    see(f, f.slots.top(packet), 1 << seat)


@final
class EndDraft(Step):
    """The cards not dealt are the Character Deck; everybody discards one of seven (FFB-SET-12, FFB-SET-13)."""

    def go(self, f: Fantasy) -> None:
        f.deck.shuffle(f.chance)
        if f.events is not None:
            f.emit("shuffle deck", -1, DECK, DECK, f.deck.count, rule="FFB-SET-12")
        f.ask_all(SEATS[f.seats], DISCARD_ONE, DISCARDED)


@final
class DiscardOne(OneOfHand):
    """One of seven Characters goes to the Discard Pile (FFB-SET-13)."""


@final
class Discarded(Step):
    """The Discard Pile is formed face down, and the season begins (FFB-SET-13)."""

    def go(self, f: Fantasy) -> None:
        picks = f.unseal()
        for seat in range(f.seats):
            discard_one(f, seat, picks[seat][0] - CARD)
        forget_packets(f)
        f.phase = SEASON
        for seat in range(f.seats):
            settle(f, seat)
        f.do(NEXT_MONTH)


DRAFT_ROUND: Final = DraftRound()
KEEP: Final = Keep()
PASS_ON: Final = PassOn()
END_DRAFT: Final = EndDraft()
DISCARD_ONE: Final = DiscardOne()
DISCARDED: Final = Discarded()
