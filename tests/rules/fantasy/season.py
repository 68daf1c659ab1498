"""Positions of Fantasy Fantasy Baseball in a few words, for tests.

`month(lineups={0: "C10 C12 C13 C02"}, bench={0: "C55 C23"}, wins="W16 W01 W02 W03", week=1)` opens the magic round of
that week. Cards are written by their ids, moves as people write them. Who is not mentioned gets cards from the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Self

from rules.asked import Asked
from sandlot import games
from sandlot.games.fantasy.atoms.knowing import see
from sandlot.games.fantasy.atoms.managers import own_bit, solo
from sandlot.games.fantasy.numbers import (
    CARDS,
    CHARACTERS,
    DECK_MANAGER,
    EVENT,
    NO_CARD,
    ROBOT,
    SEASON,
    SERIES,
    USED,
    WEEKS,
    WIN,
)
from sandlot.games.fantasy.pack import COLOURS, book
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.ball import WEEK
from sandlot.games.fantasy.steps.month import CLEAN_UP, NEXT_MONTH
from sandlot.games.fantasy.steps.season import END_OF_SEASON
from sandlot.games.fantasy.steps.series import START_SERIES
from sandlot.games.fantasy.tables import Book
from sandlot.kernel import material
from sandlot.kernel.chance import seeded
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.game import NOBODY
from sandlot.kernel.notation import phrase, read
from sandlot.kernel.zones import numbers as packed

INFO = games.find("fantasy")
PLAIN = (
    "C14 C26 C30 C38 C42 C58 C64 C65 C69 C73 C77 C80 C06 C25 C41 C45 C50 C54 C61 C63 C33 C29 C22 C18 C34 C37 C46 C49 "
    "C56 C60 C68 C71 C76"
)


@cache
def pack() -> Any:
    """The standard pack."""
    return games.load_pack(INFO)


@cache
def cards() -> Book:
    """The standard pack as the rules read it."""
    return book(pack())


def number(card: str) -> int:
    """A card's number."""
    return cards().ids.index(card)


def numbers(text: str) -> list[int]:
    """The numbers of several cards."""
    return [number(card) for card in text.split()]


class Ground(Asked):
    """A game in progress, read and played by ids; rosters are counted after every move."""

    g: Fantasy

    def __init__(self, g: Fantasy) -> None:
        self.g = g
        g.events = []
        material.audit(g)

    def ids(self, found: Iterable[int]) -> str:
        """Cards as text."""
        return " ".join(cards().ids[card] if card != NO_CARD else "-" for card in found)

    def lineup(self, manager: int) -> str:
        """The Characters at the bases."""
        return self.ids(self.g.lineups[manager])

    def bench(self, manager: int) -> str:
        """The Characters on the bench."""
        return self.ids(self.g.bench[manager])

    def hand(self, manager: int) -> str:
        """The Characters in hand."""
        return self.ids(self.g.hands[manager])

    def roster(self, manager: int) -> set[str]:
        """All Characters of a manager."""
        return set(f"{self.lineup(manager)} {self.bench(manager)} {self.hand(manager)}".split()) - {"-"}

    def pegs(self, manager: int) -> dict[str, int]:
        """The points on the Stat Tracks that are not 0."""
        row = self.g.tracks[5 * manager : 5 * manager + 5]
        return {COLOURS[colour]: points for colour, points in enumerate(row) if points}

    def knows(self, viewer: int, card: str) -> bool:
        """Whether a seat knows where a card lies."""
        return self.g.known[number(card)] >> viewer & 1 == 1

    def public(self, card: str) -> bool:
        """Whether everybody sees a card."""
        return self.g.known[number(card)] == EVERYONE

    def spent(self, card: str) -> bool:
        """Whether a Character's magic is used up."""
        return self.g.spent[number(card)] == USED

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.g.seat

    def play(self, *moves: str) -> Self:
        """Moves of whoever is asked, one after the other."""
        for text in moves:
            self.g.answer(self.g.seat, read(self.g, self.g.seat, text))
            material.audit(self.g)
        return self

    def picks(self, *texts: str) -> Ground:
        """Single picks of whoever is asked, by their texts."""
        for text in texts:
            option = next((o for o in self.g.options if phrase(self.g, self.g.seat, o) == text), None)
            assert option is not None, f"{text!r} is not among {self.options}"
            self.g.apply(option)
            material.audit(self.g)
        return self

    def on(self) -> Ground:
        """The rest of this magic round is passed."""
        week, month = self.g.week, self.g.month
        while self.g.seat != NOBODY and (self.g.week, self.g.month) == (week, month) and "no magic" in self.options:
            self.picks("no magic")
        return self

    def told(self, kind: str) -> list[tuple[int, int]]:
        """Seat and count of all events of a kind so far."""
        return [(event.seat, event.count) for event in self.g.events or [] if event.kind == kind]

    def total(self, manager: int) -> int:
        """The last Win total of a manager."""
        return [count for seat, count in self.told("total") if seat == manager][-1]


def deal(seats: int, seed: int = 1, **options: Any) -> Ground:
    """A new game as it is dealt."""
    return Ground(games_new(seats, seed, options))


def games_new(seats: int, seed: int, options: Mapping[str, Any]) -> Fantasy:
    """A new game with some options."""
    g = games.new(INFO, seats, seeded(seed), options, pack())
    assert isinstance(g, Fantasy)
    return g


def bare(seats: int, options: Mapping[str, Any]) -> Fantasy:
    """A game with nothing laid out and nothing on the agenda."""
    g = games_new(seats, 1, options)
    g.end()
    g.seat = NOBODY
    g.then = None
    g.waiting = ()
    g.sealed = ((),) * seats
    g.known = packed([EVERYONE if card >= EVENT and not g.house.events else 0 for card in range(CARDS)])
    g.sure = packed([0] * CHARACTERS)
    for seat in range(seats):
        g.packets.clear(seat)
        g.slots.clear(seat)
    for m in range(g.managers):
        g.hands.clear(m)
    g.waiver = packed(range(g.managers))
    g.phase = SEASON
    g.month = 1
    return g


def month(
    seats: int = 3,
    *,
    lineups: Mapping[int, str] | None = None,
    bench: Mapping[int, str] | None = None,
    wins: str = "W16 W01 W02 W03",
    week: int = 1,
    pegs: Mapping[int, Mapping[str, int]] | None = None,
    waiver: list[int] | None = None,
    discard: str = "C52",
    deck: str = "",
    used: str = "",
    event: str = "",
    seen: bool = False,
    turned: Mapping[int, int] | None = None,
    won: list[int] | None = None,
    short: bool = False,
    **options: Any,
) -> Ground:
    """The magic round of a week; Win Cards are those of this week and later, then those upside down."""
    if event:
        options["events"] = True
    g = bare(seats, options)
    lineups, bench = lineups or {}, bench or {}
    named = [*lineups.values(), *bench.values(), discard, deck]
    taken = {card for text in named for card in numbers(text)}
    spare = [card for card in numbers(PLAIN) if card not in taken]
    for m in range(g.managers):
        line = numbers(lineups.get(m, ""))
        line += [spare.pop(0) for _ in range(WEEKS - len(line))]
        if m == DECK_MANAGER and solo(g):
            line = [NO_CARD] * WEEKS
        elif m == ROBOT and solo(g):
            line = [NO_CARD] * (week - 1) + line[week - 1 :]
        g.lineups[m] = line
        if m < seats:
            own = numbers(bench.get(m, ""))
            g.bench[m] = sorted(own + [spare.pop(0) for _ in range(2 - len(own))])
            for base, card in enumerate(line):
                see(g, card, EVERYONE if base < week - 1 or seen else 1 << m)
            for card in g.bench[m]:
                see(g, card, EVERYONE if seen else 1 << m)
        else:
            for card in line:
                if card != NO_CARD:
                    see(g, card, EVERYONE)
    lying = {card for zone in (*g.lineups, *g.bench) for card in zone}
    g.discard.fill(sorted(numbers(discard)))
    gone = lying | set(g.discard) | set(numbers(deck))
    box = [] if not g.house.no_aliens else numbers("C01 C02")
    g.deck.fill([card for card in range(CHARACTERS) if card not in gone and card not in box] + numbers(deck)[::-1])
    if short:  # only the cards named are in the deck
        g.robot_pile.fill(sorted(set(g.deck) - set(numbers(deck))))
        for card in g.robot_pile:
            see(g, card, EVERYONE)
        g.deck.fill(numbers(deck)[::-1])
    on_bases = numbers(wins)
    for place, card in enumerate(on_bases):
        base = place + week - 1 if place < WEEKS - week + 1 else WEEKS + place - (WEEKS - week + 1) + week - 1
        g.bases[base] = card
        g.learn(card, EVERYONE)
    g.win_deck.fill([card for card in range(WIN, EVENT) if card not in on_bases])
    for m, counts in (pegs or {}).items():
        for colour, points in counts.items():
            g.tracks[5 * m + COLOURS.index(colour)] = points
    for card in numbers(used):
        g.spent[card] = USED
        see(g, card, EVERYONE)
    if event:
        g.event = number(event)
        g.event_deck.fill([card for card in range(EVENT, CARDS) if card != g.event])
        g.learn(g.event, EVERYONE)
    for m, mask in (turned or {}).items():
        g.turned[m] = mask
    g.wins = packed(won or g.wins)
    g.underdogs = sum(1 << m for m in range(g.managers) if g.wins[m] == min(g.wins))
    g.waiver = packed(waiver or g.waiver)
    g.week = week - 2
    g.do(NEXT_MONTH)
    g.do(CLEAN_UP)
    for _ in range(WEEKS - week + 1):
        g.do(WEEK)
    g.events = []
    events = g.events
    g.run()
    ground = Ground(g)
    g.events = events
    return ground


def series(
    seats: int = 2,
    *,
    hands: Mapping[int, str] | None = None,
    home: int = 0,
    away: int = 1,
    top: str = "",
    event: str = "",
    aside: Mapping[int, str] | None = None,
    **options: Any,
) -> Ground:
    """The Series before games 2 to 4 are set; `top` are the Win Cards in the order in which they come."""
    if event:
        options["events"] = True
    g = bare(seats, options)
    g.month = g.house.months
    hands, aside = hands or {}, aside or {}
    taken = {card for text in (*hands.values(), *aside.values()) for card in numbers(text)}
    spare = [card for card in numbers(PLAIN) if card not in taken]
    for m in range(g.managers):
        count = 15 if solo(g) and m == ROBOT else 6 if m < seats else 0
        own = numbers(hands.get(m, ""))
        left = count - len(own) - (1 if m in aside else 0)
        g.hands[m] = sorted(own + [spare.pop(0) for _ in range(left)])
        for card in g.hands[m]:
            see(g, card, own_bit(g, m))
        if m in aside:
            g.aside_cards[m] = number(aside[m])
            see(g, g.aside_cards[m], EVERYONE)
    lying = {card for hand in g.hands for card in hand} | set(g.aside_cards)
    g.deck.fill([card for card in range(CHARACTERS) if card not in lying])
    first = numbers(top)
    g.win_deck.fill([card for card in range(WIN, EVENT) if card not in first] + first[::-1])
    if event:
        g.event_deck.fill([card for card in range(EVENT, CARDS) if card != number(event)] + [number(event)])
    g.finalists = (home, away)
    g.wins[home] = 9
    g.do(START_SERIES)
    g.events = []
    events = g.events
    g.run()
    ground = Ground(g)
    g.events = events
    assert g.phase == SERIES
    return ground


def season_end(
    seats: int,
    won: list[int],
    *,
    pegs: Mapping[int, Mapping[str, int]] | None = None,
    hands: Mapping[int, str] | None = None,
    waiver: list[int] | None = None,
    **options: Any,
) -> Ground:
    """The regular season has just ended with these Wins and pegs; the playoffs follow at once."""
    g = bare(seats, options)
    g.month = g.house.months
    hands = hands or {}
    spare = [card for card in numbers(PLAIN) if card not in {c for text in hands.values() for c in numbers(text)}]
    for m in range(g.managers):
        count = 15 if solo(g) and m == ROBOT else 6 if m < seats else 0
        own = numbers(hands.get(m, ""))
        g.hands[m] = sorted(own + [spare.pop(0) for _ in range(count - len(own))])
        for card in g.hands[m]:
            see(g, card, own_bit(g, m))
    lying = {card for hand in g.hands for card in hand}
    g.deck.fill([card for card in range(CHARACTERS) if card not in lying])
    for m, counts in (pegs or {}).items():
        for colour, points in counts.items():
            g.tracks[5 * m + COLOURS.index(colour)] = points
    g.wins = packed(won)
    g.waiver = packed(waiver or g.waiver)
    g.do(END_OF_SEASON)
    g.events = []
    events = g.events
    g.run()
    ground = Ground(g)
    g.events = events
    return ground
