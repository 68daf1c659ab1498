"""Win Cards: dealt to the bases, claimed, returned; the Event; pegs on the Stat Tracks."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.fantasy.codes import TRACKS
from sandlot.games.fantasy.numbers import EVENT, NO_CARD, WIN
from sandlot.games.fantasy.places import BASES, EVENT_DECK, EVENT_SPOT, FLIPPED, PEG, WIN_DECK, WON
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.events import EVERYONE


def deal_win(g: Fantasy, base: i64, rule: str) -> None:
    """The top Win Card comes face up to a base; an empty deck is made of those that ended level (R18)."""
    deck = g.win_deck
    if deck.count == 0:
        if g.events is not None:
            g.emit("shuffle flipped", -1, FLIPPED, WIN_DECK, g.flipped.count, rule=rule)
        for i in range(g.flipped.count):
            deck.add(g.flipped.cells[i])
        g.flipped.clear()
        g.forget_cells(deck.cells, 0, deck.count)
        deck.shuffle(g.chance)
    card = deck.pop()
    g.bases[base] = card
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit("win card", -1, WIN_DECK, BASES + base, 1, card, EVERYONE, news, rule)
    if deck.count == 1:
        g.learn(deck.cells[0], EVERYONE)  # the only one nobody has seen


def claim(g: Fantasy, manager: i64, base: i64, rule: str) -> None:
    """A manager takes the Win Card of a base, face up (FFB-BALL-17)."""
    card = g.bases[base]
    g.bases[base] = NO_CARD
    g.claimed.add(manager, card)
    if g.events is not None:
        g.emit("claim", manager, BASES + base, WON + manager, 1, card, rule=rule)


def unclaimed(g: Fantasy, base: i64, rule: str) -> None:
    """A Win Card nobody gets goes under the deck, which everybody sees (FFB-BALL-18)."""
    card = g.bases[base]
    g.bases[base] = NO_CARD
    g.win_deck.insert(0, card)
    if g.events is not None:
        g.emit("unclaimed", -1, BASES + base, WIN_DECK, 1, card, rule=rule)


def set_aside(g: Fantasy, base: i64, rule: str) -> None:
    """A Win Card on which the Characters were level makes room for the next (FFB-SER-8)."""
    card = g.bases[base]
    g.bases[base] = NO_CARD
    g.flipped.add(card)
    if g.events is not None:
        g.emit("level", -1, BASES + base, FLIPPED, 1, card, rule=rule)


def swap_wins(g: Fantasy, seat: i64, one: i64, two: i64) -> None:
    """Two Win Cards change places (FFB-MAG-ABDUCT-1)."""
    card = g.bases[one]
    other = g.bases[two]
    g.bases[one] = other
    g.bases[two] = card
    if g.events is not None:
        g.emit("pass", seat, BASES + one, BASES + two, 1, card, rule="FFB-MAG-ABDUCT-1")
        g.emit("pass", seat, BASES + two, BASES + one, 1, other, rule="FFB-MAG-ABDUCT-1")


def gather_wins(g: Fantasy, rule: str) -> None:
    """All Win Cards, wherever they lie, are shuffled into one deck (FFB-EOS-8, FFB-SER-4)."""
    deck = g.win_deck
    deck.clear()
    for card in range(WIN, EVENT):
        deck.add(card)
    for manager in range(g.managers):
        g.claimed.clear(manager)
    g.flipped.clear()
    for base in range(len(g.bases)):
        g.bases[base] = NO_CARD
    g.forget_cells(deck.cells, 0, deck.count)
    deck.shuffle(g.chance)
    if g.events is not None:
        g.emit("shuffle wins", -1, rule=rule)


def move_peg(g: Fantasy, manager: i64, colour: i64, steps: i64, rule: str) -> None:
    """A peg moves on its Stat Track, never below 0 (FFB-MAG-AXE-2)."""
    place = TRACKS * manager + colour
    g.tracks[place] = max(0, g.tracks[place] + steps)
    if g.events is not None:
        g.emit("peg", manager, dst=PEG + place, count=steps, rule=rule)


def turn_over_event(g: Fantasy, rule: str) -> None:
    """The top Event comes into play."""
    g.event = g.event_deck.pop()
    news = g.learn(g.event, EVERYONE)
    if g.events is not None:
        g.emit("event", -1, EVENT_DECK, EVENT_SPOT, 1, g.event, EVERYONE, news, rule)


def end_event(g: Fantasy) -> None:
    """The Event in play, if there is one, goes under its deck (FFB-CLN-4)."""
    if g.event != NO_CARD:
        g.event_deck.insert(0, g.event)
        if g.events is not None:
            g.emit("event over", -1, EVENT_SPOT, EVENT_DECK, 1, g.event, rule="FFB-CLN-4")
        g.event = NO_CARD
